//! How people want to be told that something is asked of them: by mail at once or once a day, in their browsers, never at
//! night. A letter is put into a box for each way when the turn passes, with the time when it should go out.

use super::{Db, PersonId, Post, Result, params};

/// When mail goes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MailWish {
    /// Never.
    #[default]
    Never,
    /// At once.
    Once,
    /// All of a day together, in the morning.
    Daily,
}

impl MailWish {
    /// All of them.
    pub const ALL: [MailWish; 3] = [MailWish::Never, MailWish::Once, MailWish::Daily];

    /// The name in forms.
    pub const fn code(self) -> &'static str {
        match self {
            MailWish::Never => "never",
            MailWish::Once => "once",
            MailWish::Daily => "daily",
        }
    }
}

/// How somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// By mail.
    pub mail: MailWish,
    /// The hours in which nothing goes out, as minutes of their day.
    pub quiet: Option<(u16, u16)>,
    /// How many minutes their clock is ahead of UTC.
    pub offset: i16,
    /// The language that they read.
    pub lang: String,
}

/// The time of the daily letter where there are no quiet hours: eight in the morning.
const MORNING: u16 = 8 * 60;
const MINUTE: i64 = 60_000;

impl Wishes {
    /// The minute of their day.
    fn minute(&self, now: i64) -> i64 {
        (now.div_euclid(MINUTE) + i64::from(self.offset)).rem_euclid(1_440)
    }

    /// When their clock says this minute next; now, if it says so now.
    fn next(&self, minute: u16, now: i64) -> i64 {
        let wait = (i64::from(minute) - self.minute(now)).rem_euclid(1_440);
        if wait == 0 { now } else { (now.div_euclid(MINUTE) + wait) * MINUTE }
    }

    /// When something may go out: now, or when the quiet hours end.
    pub fn awake(&self, now: i64) -> i64 {
        let Some((from, to)) = self.quiet else { return now };
        let (minute, from, until) = (self.minute(now), i64::from(from), i64::from(to));
        let quiet = if from <= until { (from..until).contains(&minute) } else { minute >= from || minute < until };
        if quiet { self.next(to, now) } else { now }
    }

    /// When the next daily letter goes out.
    pub fn morning(&self, now: i64) -> i64 {
        let minute = self.quiet.map_or(MORNING, |(_, to)| to);
        self.next(minute, now + MINUTE)
    }
}

/// How somebody wants to be told, or what is usual.
pub fn wishes_of(db: &Db, person: PersonId) -> Result<Wishes> {
    Ok(kept_wishes(db, person)?.unwrap_or_default())
}

/// How somebody has said that they want to be told.
pub fn kept_wishes(db: &Db, person: PersonId) -> Result<Option<Wishes>> {
    db.first(
        "SELECT mail, quiet_from, quiet_to, clock_offset, lang FROM notice_wishes WHERE person = ?",
        [person.0],
        |row| {
            let number: i64 = row.get(0)?;
            let mail = MailWish::ALL.into_iter().find(|wish| *wish as i64 == number);
            let quiet: (Option<u16>, Option<u16>) = (row.get(1)?, row.get(2)?);
            Ok(Wishes {
                mail: mail.unwrap_or_default(),
                quiet: quiet.0.zip(quiet.1),
                offset: row.get(3)?,
                lang: row.get(4)?,
            })
        },
    )
}

/// Keeps how somebody wants to be told. What waits goes by the new wishes.
pub fn set_wishes(db: &Db, person: PersonId, wishes: &Wishes, now: i64) -> Result<()> {
    db.execute("DELETE FROM notice_wishes WHERE person = ?", [person.0])?;
    let (from, to) = wishes.quiet.unzip();
    db.execute(
        "INSERT INTO notice_wishes (person, mail, quiet_from, quiet_to, clock_offset, lang) VALUES (?, ?, ?, ?, ?, ?)",
        params![person.0, wishes.mail as i64, from, to, wishes.offset, wishes.lang],
    )?;
    match mail_due(wishes, now) {
        Some(due) => db.execute("UPDATE letters SET due = ? WHERE person = ? AND way = 1", params![due, person.0])?,
        None => db.execute("DELETE FROM letters WHERE person = ? AND way = 1", [person.0])?,
    };
    Ok(())
}

fn mail_due(wishes: &Wishes, now: i64) -> Option<i64> {
    match wishes.mail {
        MailWish::Never => None,
        MailWish::Once => Some(wishes.awake(now)),
        MailWish::Daily => Some(wishes.morning(now)),
    }
}

/// Where a browser can be told something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The address of its push service.
    pub endpoint: String,
    /// Its public key.
    pub key: Vec<u8>,
    /// A secret that it shares with the house.
    pub auth: Vec<u8>,
}

/// A person has so many browsers that are told.
const BROWSERS: i64 = 10;

/// A browser of a person is told from now on. The oldest one is dropped where there are too many.
pub fn subscribe(db: &Db, person: PersonId, to: &Subscription, now: i64) -> Result<()> {
    unsubscribe(db, &to.endpoint)?;
    db.execute(
        "INSERT INTO pushes (endpoint, person, p256dh, auth, created) VALUES (?, ?, ?, ?, ?)",
        params![to.endpoint, person.0, to.key, to.auth, now],
    )?;
    let all: Vec<String> =
        db.all("SELECT endpoint FROM pushes WHERE person = ? ORDER BY created DESC", [person.0], |row| row.get(0))?;
    all.iter().skip(BROWSERS as usize).try_for_each(|old| unsubscribe(db, old))
}

/// A browser is told nothing any more.
pub fn unsubscribe(db: &Db, endpoint: &str) -> Result<()> {
    db.execute("DELETE FROM letters WHERE way = 2 AND target = ?", [endpoint])?;
    db.execute("DELETE FROM pushes WHERE endpoint = ?", [endpoint])?;
    Ok(())
}

/// No browser of a person is told anything any more.
pub fn unsubscribe_all(db: &Db, person: PersonId) -> Result<()> {
    db.execute("DELETE FROM letters WHERE way = 2 AND person = ?", [person.0])?;
    db.execute("DELETE FROM pushes WHERE person = ?", [person.0])?;
    Ok(())
}

/// How many browsers of a person are told.
pub fn subscriptions(db: &Db, person: PersonId) -> Result<usize> {
    db.query_row("SELECT count(*) FROM pushes WHERE person = ?", [person.0], |row| row.get::<i64>(0))
        .map(|count| count as usize)
}

/// Puts letters into the boxes of those who want them, for each way that they want. By mail and in a browser only the newest
/// word about a table counts.
pub fn post_letters(db: &Db, posts: &[Post], now: i64) -> Result<()> {
    for Post { person, room, body } in posts {
        db.execute(
            "INSERT INTO letters (person, body, tries, due, room) SELECT person, ?2, 0, ?3, ?4 FROM hooks WHERE person = ?1", params![person.0, body, now, room.as_str()])?;
        let wishes = wishes_of(db, *person)?;
        db.execute("DELETE FROM letters WHERE person = ? AND room = ? AND way > 0", params![person.0, room.as_str()])?;
        if let Some(due) = mail_due(&wishes, now) {
            db.execute(
                "INSERT INTO letters (person, body, tries, due, room, way)
                 SELECT person, ?2, 0, ?3, ?4, 1 FROM mail WHERE person = ?1 AND confirmed",
                params![person.0, body, due, room.as_str()],
            )?;
        }
        db.execute(
            "INSERT INTO letters (person, body, tries, due, room, way, target)
             SELECT person, ?2, 0, ?3, ?4, 2, endpoint FROM pushes WHERE person = ?1",
            params![person.0, body, wishes.awake(now), room.as_str()],
        )?;
    }
    Ok(())
}

/// Something that waits to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// Its number.
    pub id: i64,
    /// What it says, as JSON.
    pub body: String,
    /// How often it was tried.
    pub tries: u32,
}

/// All that one person is told by one letter of mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bag {
    /// Whom.
    pub person: PersonId,
    /// Where.
    pub address: String,
    /// In which language.
    pub lang: String,
    /// What; never nothing.
    pub words: Vec<Word>,
}

/// Mail that should go out now, a bag for each person.
pub fn mail_waiting(db: &Db, now: i64) -> Result<Vec<Bag>> {
    let words = db.all(
        "SELECT letters.id, letters.person, address, coalesce(lang, ''), body, tries FROM letters
         JOIN mail ON mail.person = letters.person LEFT JOIN notice_wishes ON notice_wishes.person = letters.person
         WHERE way = 1 AND confirmed AND due <= ? ORDER BY letters.person, letters.id LIMIT 1000",
        [now],
        |row| {
            let words = vec![Word { id: row.get(0)?, body: row.get(4)?, tries: row.get(5)? }];
            Ok(Bag { person: PersonId(row.get(1)?), address: row.get(2)?, lang: row.get(3)?, words })
        },
    )?;
    let mut bags: Vec<Bag> = Vec::new();
    for bag in words {
        match bags.last_mut().filter(|last| last.person == bag.person) {
            Some(last) => last.words.extend(bag.words),
            None => bags.push(bag),
        }
    }
    Ok(bags)
}

/// A word for a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushWord {
    /// Whom.
    pub person: PersonId,
    /// Where.
    pub to: Subscription,
    /// In which language.
    pub lang: String,
    /// What.
    pub word: Word,
}

/// Words that should go to browsers now.
pub fn pushes_waiting(db: &Db, now: i64) -> Result<Vec<PushWord>> {
    db.all(
        "SELECT letters.id, letters.person, endpoint, p256dh, auth, coalesce(lang, ''), body, tries FROM letters
         JOIN pushes ON endpoint = target LEFT JOIN notice_wishes ON notice_wishes.person = letters.person
         WHERE way = 2 AND due <= ? ORDER BY due LIMIT 1000",
        [now],
        |row| {
            Ok(PushWord {
                person: PersonId(row.get(1)?),
                to: Subscription { endpoint: row.get(2)?, key: row.get(3)?, auth: row.get(4)? },
                lang: row.get(5)?,
                word: Word { id: row.get(0)?, body: row.get(6)?, tries: row.get(7)? },
            })
        },
    )
}

/// Is something still asked of a person at a table?
pub fn is_asked(db: &Db, person: PersonId, room: &str) -> Result<bool> {
    db.query_row(
        "SELECT count(*) FROM seats JOIN tables ON tables.id = room
         WHERE room = ? AND person = ? AND stage = 1 AND turn = seat AND stand_in IS NULL",
        params![room, person.0],
        |row| row.get::<i64>(0),
    )
    .map(|count| count > 0)
}

/// The house's key of some name; made by `fresh` where there is none.
pub fn house_key(db: &Db, name: &str, fresh: &[u8]) -> Result<Vec<u8>> {
    db.execute(
        "INSERT INTO house_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        params![name, fresh],
    )?;
    db.query_row("SELECT value FROM house_keys WHERE name = ?", [name], |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A time of the first days of 1970, in UTC.
    fn at(day: i64, hour: i64, minute: i64) -> i64 {
        ((day * 24 + hour) * 60 + minute) * MINUTE
    }

    #[test]
    fn nothing_goes_out_in_quiet_hours() {
        let night = Wishes { quiet: Some((22 * 60, 7 * 60 + 30)), ..Wishes::default() };
        for (now, due) in [
            (at(3, 12, 0) + 5, at(3, 12, 0) + 5),
            (at(3, 22, 0), at(4, 7, 30)),
            (at(3, 23, 59) + 999, at(4, 7, 30)),
            (at(4, 7, 29), at(4, 7, 30)),
            (at(4, 7, 30), at(4, 7, 30)),
        ] {
            assert_eq!(night.awake(now), due, "{now}");
        }
        let noon = Wishes { quiet: Some((12 * 60, 13 * 60)), ..Wishes::default() };
        assert_eq!((noon.awake(at(3, 12, 10)), noon.awake(at(3, 13, 0))), (at(3, 13, 0), at(3, 13, 0)));
        // Two hours ahead of UTC it is night earlier.
        let kyiv = Wishes { offset: 120, ..night.clone() };
        assert_eq!(kyiv.awake(at(3, 20, 30)), at(4, 5, 30));
        let west = Wishes { offset: -300, ..night };
        assert_eq!(west.awake(at(4, 4, 0)), at(4, 12, 30));
        assert_eq!(Wishes::default().awake(7), 7);
    }

    #[test]
    fn the_daily_letter_goes_out_in_the_morning() {
        let day = Wishes { mail: MailWish::Daily, ..Wishes::default() };
        assert_eq!(day.morning(at(3, 12, 0)), at(4, 8, 0));
        assert_eq!(day.morning(at(3, 7, 0)), at(3, 8, 0));
        assert_eq!(day.morning(at(3, 8, 0)), at(4, 8, 0), "not twice a day");
        let late = Wishes { quiet: Some((0, 10 * 60)), offset: 60, ..day };
        assert_eq!(late.morning(at(3, 12, 0)), at(4, 9, 0));
    }
}
