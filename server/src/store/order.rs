//! Order in the house: who owns it, who may not speak or play for a while, who does not want to sit with whom, what players
//! have reported, and networks from which nobody new comes in.

use super::{Db, PersonId, Result, TableId, params};

/// How somebody stands in the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Do they look after the house?
    pub owner: bool,
    /// Until when they may not say anything, in milliseconds since 1970.
    pub muted: i64,
    /// Until when they may not do anything.
    pub banned: i64,
}

/// How somebody stands.
pub fn standing(db: &Db, person: PersonId) -> Result<Standing> {
    let found = db.first("SELECT owner, muted, banned FROM people WHERE id = ?", [person.0], |row| {
        Ok(Standing { owner: row.get(0)?, muted: row.get(1)?, banned: row.get(2)? })
    })?;
    Ok(found.unwrap_or_default())
}

/// Makes the account of a login name an owner of the house, or one like all others. Says whether there is one.
pub fn set_owner(db: &Db, login: &str, owner: bool) -> Result<bool> {
    Ok(db.execute("UPDATE people SET owner = ? WHERE login = ?", params![owner, login])? > 0)
}

/// Until when somebody may not say anything.
pub fn mute(db: &Db, person: PersonId, until: i64) -> Result<()> {
    db.execute("UPDATE people SET muted = ? WHERE id = ?", params![until, person.0])?;
    Ok(())
}

/// Until when somebody may not do anything. Returns their cookies and tokens: what is open in them has to be closed.
pub fn ban(db: &Db, person: PersonId, until: i64) -> Result<Vec<Vec<u8>>> {
    db.execute("UPDATE people SET banned = ? WHERE id = ?", params![until, person.0])?;
    db.all("SELECT hash FROM sessions WHERE person = ?", [person.0], |row| row.get(0))
}

/// Nobody new comes in from a network until some time.
pub fn close_network(db: &Db, network: &str, until: i64) -> Result<()> {
    db.execute("DELETE FROM closed_networks WHERE network = ?", [network])?;
    db.execute("INSERT INTO closed_networks (network, until) VALUES (?, ?)", params![network, until])?;
    Ok(())
}

/// Does nobody new come in from a network?
pub fn is_closed(db: &Db, network: &str, now: i64) -> Result<bool> {
    let sql = "SELECT count(*) FROM closed_networks WHERE network = ? AND until > ?";
    db.query_row(sql, params![network, now], |row| row.get::<i64>(0)).map(|count| count > 0)
}

/// Somebody does not want to sit with somebody else, or does not mind any more.
pub fn block(db: &Db, person: PersonId, other: PersonId, blocked: bool) -> Result<()> {
    db.execute("DELETE FROM blocks WHERE person = ? AND other = ?", params![person.0, other.0])?;
    if blocked {
        db.execute("INSERT INTO blocks (person, other) VALUES (?, ?)", params![person.0, other.0])?;
    }
    Ok(())
}

/// Whom somebody has blocked, with what they are called.
pub fn blocked_by(db: &Db, person: PersonId) -> Result<Vec<(PersonId, String)>> {
    db.all(
        "SELECT other, name FROM blocks JOIN people ON people.id = other WHERE person = ? ORDER BY name",
        [person.0],
        |row| Ok((PersonId(row.get(0)?), row.get(1)?)),
    )
}

/// All whom somebody has blocked, and all who have blocked them.
pub fn not_with(db: &Db, person: PersonId) -> Result<Vec<PersonId>> {
    db.all(
        "SELECT other FROM blocks WHERE person = ?1 UNION SELECT person FROM blocks WHERE other = ?1",
        [person.0],
        |row| row.get(0).map(PersonId),
    )
}

/// Who of those at a table has blocked whom of them.
pub fn blocks_at(db: &Db, room: &TableId) -> Result<Vec<(PersonId, PersonId)>> {
    db.all(
        "SELECT person, other FROM blocks WHERE person IN (SELECT person FROM seats WHERE room = ?1)
         AND other IN (SELECT person FROM chat WHERE room = ?1)",
        [room.as_str()],
        |row| Ok((PersonId(row.get(0)?), PersonId(row.get(1)?))),
    )
}

/// What a player complains of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// Who complains.
    pub by: PersonId,
    /// What they are called.
    pub by_name: String,
    /// Of whom.
    pub about: PersonId,
    /// What they are called.
    pub about_name: String,
    /// At which table.
    pub room: TableId,
    /// Of what, by the name of a reason.
    pub reason: String,
    /// In their own words.
    pub text: String,
    /// When.
    pub at: i64,
    /// What the other one said last at that table.
    pub said: Vec<String>,
}

/// Keeps a complaint, unless the same person has an open one of the same at this table.
pub fn report(
    db: &Db,
    (by, about): (PersonId, PersonId),
    room: &TableId,
    (reason, text): (&str, &str),
    at: i64,
) -> Result<()> {
    db.execute(
        "DELETE FROM reports WHERE by_person = ? AND about = ? AND room = ? AND closed IS NULL",
        params![by.0, about.0, room.as_str()],
    )?;
    db.execute(
        "INSERT INTO reports (by_person, about, room, reason, text, at) VALUES (?, ?, ?, ?, ?, ?)",
        params![by.0, about.0, room.as_str(), reason, text, at],
    )?;
    Ok(())
}

/// Complaints that nobody has dealt with, the oldest first.
pub fn open_reports(db: &Db, limit: usize) -> Result<Vec<Report>> {
    let mut reports: Vec<Report> = db.all(
        "SELECT reports.id, by_person, who.name, about, whom.name, room, reason, text, at FROM reports
             JOIN people AS who ON who.id = by_person JOIN people AS whom ON whom.id = about
             WHERE closed IS NULL ORDER BY at LIMIT ?",
        [limit as i64],
        |row| {
            Ok(Report {
                id: row.get(0)?,
                by: PersonId(row.get(1)?),
                by_name: row.get(2)?,
                about: PersonId(row.get(3)?),
                about_name: row.get(4)?,
                room: TableId(row.get(5)?),
                reason: row.get(6)?,
                text: row.get(7)?,
                at: row.get(8)?,
                said: Vec::new(),
            })
        },
    )?;
    for report in &mut reports {
        report.said = db.all(
            "SELECT text FROM chat WHERE room = ? AND person = ? ORDER BY number DESC LIMIT 8",
            params![report.room.as_str(), report.about.0],
            |row| row.get(0),
        )?;
        report.said.reverse();
    }
    Ok(reports)
}

/// A complaint is dealt with.
pub fn close_report(db: &Db, id: i64, now: i64) -> Result<()> {
    db.execute("UPDATE reports SET closed = ? WHERE id = ?", params![now, id])?;
    Ok(())
}

/// Somebody as the owner of the house sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dossier {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Have they an account?
    pub account: bool,
    /// Since when they are here.
    pub created: i64,
    /// When they were last seen, to the hour; none if they cannot come back.
    pub used: Option<i64>,
    /// How they stand.
    pub standing: Standing,
}

/// People whose name begins so, or looks so; and those who may not do something now, if nothing is given.
pub fn find_people(db: &Db, start: &str, now: i64, limit: usize) -> Result<Vec<Dossier>> {
    // Letters that a pattern would take for something else stand for themselves.
    let pattern = |text: &str| {
        let letters = text.chars().flat_map(|letter| ["%_^".contains(letter).then_some('^'), Some(letter)]);
        letters.flatten().chain(['%']).collect::<String>()
    };
    db.all(
        "SELECT id, name, login IS NOT NULL, created, (SELECT max(used) FROM sessions WHERE person = people.id),
         owner, muted, banned FROM people
         WHERE gone IS NULL AND ((?1 <> '' AND (login LIKE ?2 ESCAPE '^' OR lower(name) LIKE lower(?5) ESCAPE '^'))
             OR (?1 = '' AND (muted > ?3 OR banned > ?3 OR owner)))
         ORDER BY login IS NULL, name LIMIT ?4",
        params![start, pattern(&start.to_lowercase()), now, limit as i64, pattern(start)],
        |row| {
            Ok(Dossier {
                id: PersonId(row.get(0)?),
                name: row.get(1)?,
                account: row.get(2)?,
                created: row.get(3)?,
                used: row.get(4)?,
                standing: Standing { owner: row.get(5)?, muted: row.get(6)?, banned: row.get(7)? },
            })
        },
    )
}

/// Names that the owner keeps from everybody.
pub fn reserved_names(db: &Db) -> Result<Vec<(String, String)>> {
    db.all("SELECT looks, name FROM held_names WHERE until IS NULL ORDER BY name", (), |row| {
        Ok((row.get(0)?, row.get(1)?))
    })
}

/// Anybody may take a name again.
pub fn release_name(db: &Db, looks: &str) -> Result<()> {
    db.execute("DELETE FROM held_names WHERE looks = ? AND until IS NULL", [looks])?;
    Ok(())
}

/// Forgets what is over: bans of networks, and complaints that were dealt with before a time.
pub fn sweep_order(db: &Db, now: i64, before: i64) -> Result<()> {
    db.execute("DELETE FROM closed_networks WHERE until <= ?", [now])?;
    db.execute("DELETE FROM reports WHERE closed < ?", [before])?;
    Ok(())
}
