//! Tables and their seats, from the day they are made.

use std::fmt;

use super::{Db, PersonId, Result, Row, TurnNote, params};
use crate::seats::{Clock, Sitter};
use engine::Key;

/// The name of a table in addresses. It cannot be guessed: who knows it has been given it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TableId(pub(super) String);

impl TableId {
    /// A new one.
    pub fn fresh() -> TableId {
        TableId(crate::secret::short_id())
    }

    /// The id in an address; nothing if it cannot be one.
    pub fn parse(text: &str) -> Option<TableId> {
        let fine = text.len() == 12 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        fine.then(|| TableId(text.to_string()))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for players or the start.
    Waiting,
    /// Being played.
    Playing,
    /// Played to the end.
    Over,
    /// Closed by its host before it began.
    Closed,
    /// Broken off by its players before it was played to the end.
    Ended,
}

impl Stage {
    pub(super) fn from_number(number: i64) -> Stage {
        match number {
            0 => Stage::Waiting,
            1 => Stage::Playing,
            2 => Stage::Over,
            4 => Stage::Ended,
            _ => Stage::Closed,
        }
    }

    /// Is the game played no more, to the end or not?
    pub const fn is_finished(self) -> bool {
        matches!(self, Stage::Over | Stage::Ended)
    }
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomSeat {
    /// Who takes it.
    pub sitter: Sitter,
    /// What the player is called; empty for an open seat and for bots, who are called by their level.
    pub name: String,
    /// A name for this table only, as at a hot-seat table; empty otherwise.
    pub given: String,
    /// Time left in the bank of a live clock, in milliseconds.
    pub left: Option<i64>,
    /// Until when they are on vacation, in milliseconds since 1970.
    pub away: i64,
    /// What is left of their vacation, in milliseconds; everything, if none was taken.
    pub vacation: Option<i64>,
}

impl RoomSeat {
    /// A free chair.
    pub fn open() -> RoomSeat {
        RoomSeat {
            sitter: Sitter::Open,
            name: String::new(),
            given: String::new(),
            left: None,
            away: 0,
            vacation: None,
        }
    }

    /// Does the seat belong to this person?
    pub fn belongs_to(&self, person: PersonId) -> bool {
        self.sitter.person() == Some(person)
    }

    /// Has its player left for good?
    pub fn is_resigned(&self) -> bool {
        matches!(self.sitter, Sitter::Resigned { .. })
    }

    /// Is something asked of this person when this seat is asked?
    pub fn asks(&self, person: Option<PersonId>) -> bool {
        person.is_some_and(|person| self.sitter == Sitter::Person(person))
    }
}

/// Everything about a table but its moves.
#[derive(Clone, Debug)]
pub struct Room {
    /// Its name in addresses.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the game's rules that it is played by.
    pub rules: u32,
    /// The game's options as JSON.
    pub options: String,
    /// The secret behind all its dice.
    pub key: Key,
    /// Who made it.
    pub host: PersonId,
    /// What they are called.
    pub host_name: String,
    /// Is it listed?
    pub public: bool,
    /// Are the seats shuffled at the start?
    pub shuffle: bool,
    /// May moves be taken back?
    pub undo: bool,
    /// May players ask for help?
    pub help: bool,
    /// How time is kept.
    pub clock: Clock,
    /// Where it stands.
    pub stage: Stage,
    /// When it was made.
    pub created: i64,
    /// When the present turn began.
    pub moved: Option<i64>,
    /// When somebody has to look at it again.
    pub due: Option<i64>,
    /// The rematch, once somebody has asked for it.
    pub rematch: Option<TableId>,
    /// Is it one of the two games of a match?
    pub double_header: bool,
    /// The first game of the match, if this is the second.
    pub first: Option<TableId>,
    /// The second game of the match, once the first is over.
    pub second: Option<TableId>,
    /// Has its only player put it away, to go on some other day?
    pub rests: bool,
    /// How often it has changed: a node that knows another number has missed something.
    pub edition: i64,
    /// The seats.
    pub seats: Vec<RoomSeat>,
}

impl Room {
    /// A table as it usually is, before anybody sits down or anything is played.
    pub fn bare(key: Key, host: PersonId) -> Room {
        Room {
            id: TableId::fresh(),
            game: String::new(),
            rules: 0,
            options: "{}".into(),
            key,
            host,
            host_name: String::new(),
            public: false,
            shuffle: false,
            undo: true,
            help: true,
            clock: Clock::None,
            stage: Stage::Waiting,
            created: 0,
            moved: None,
            due: None,
            rematch: None,
            double_header: false,
            first: None,
            second: None,
            rests: false,
            edition: 0,
            seats: Vec::new(),
        }
    }

    /// Which game of a match it is, 1 or 2.
    pub fn part(&self) -> Option<u8> {
        self.double_header.then(|| if self.first.is_some() { 2 } else { 1 })
    }

    /// The people who play themselves, each once: those for whom a bot stands in do not.
    pub fn players(&self) -> Vec<PersonId> {
        let players = self.seats.iter().filter_map(|seat| match seat.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        });
        let mut players: Vec<_> = players.collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    /// Does this person sit here, and nobody else but bots?
    pub fn is_alone(&self, person: PersonId) -> bool {
        let others = self.seats.iter().filter_map(|seat| seat.sitter.person()).any(|other| other != person);
        !others && !self.seats_of(person).is_empty()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: PersonId) -> engine::Seats {
        engine::Seat::all(self.seats.len())
            .filter(|seat| self.seats.get(seat.index()).is_some_and(|sits| sits.belongs_to(person)))
            .collect()
    }
}

/// A game of a match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Half {
    /// Its table.
    pub table: TableId,
    /// The scores by seat.
    pub scores: Vec<i32>,
}

/// Keeps a new table with its seats.
pub fn insert(db: &Db, room: &Room) -> Result<()> {
    db.execute(
        "INSERT INTO tables
         (id, game, rules, options, key, host, public, shuffle, undo, clock, stage, created, double_header, first, help)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            room.id.0,
            room.game,
            room.rules,
            room.options,
            room.key.bytes(),
            room.host.0,
            room.public,
            room.shuffle,
            room.undo,
            serde_json::to_string(&room.clock).unwrap_or_default(),
            room.stage as i64,
            room.created,
            room.double_header,
            room.first.as_ref().map(|first| &first.0),
            room.help
        ],
    )?;
    write_seats(db, &room.id, &room.seats)
}

/// Writes all seats of a table anew.
pub fn write_seats(db: &Db, id: &TableId, seats: &[RoomSeat]) -> Result<()> {
    db.execute("DELETE FROM seats WHERE room = ?", [&id.0])?;
    for (number, seat) in seats.iter().enumerate() {
        save_seat(db, id, number as u8, seat)?;
    }
    Ok(())
}

/// Writes one seat.
pub fn save_seat(db: &Db, id: &TableId, number: u8, seat: &RoomSeat) -> Result<()> {
    let (person, bot, stand_in) = match &seat.sitter {
        Sitter::Open => (None, None, None),
        Sitter::Person(person) => (Some(person.0), None, None),
        Sitter::Bot(level) => (None, Some(level), None),
        Sitter::StandIn { person, level } | Sitter::Resigned { person, level } => (Some(person.0), None, Some(level)),
    };
    db.execute(
        "INSERT INTO seats (room, seat, person, bot, name, stand_in, resigned, left_ms, away, vacation)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (room, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot, name = excluded.name,
         stand_in = excluded.stand_in, resigned = excluded.resigned, left_ms = excluded.left_ms, away = excluded.away,
         vacation = excluded.vacation",
        params![
            id.0,
            number,
            person,
            bot,
            seat.given,
            stand_in,
            seat.is_resigned(),
            seat.left,
            seat.away,
            seat.vacation
        ],
    )?;
    Ok(())
}

/// Something about a table is about to change that is no deed of its game. Until that is written or given up, no other node changes anything
/// there: what is read afterwards stays true.
pub fn touch(db: &Db, id: &TableId) -> Result<()> {
    db.execute("UPDATE tables SET edition = edition + 1 WHERE id = ?", [&id.0])?;
    Ok(())
}

/// How often a table has changed.
pub fn edition(db: &Db, id: &TableId) -> Result<i64> {
    db.query_row("SELECT edition FROM tables WHERE id = ?", [&id.0], |row| row.get(0))
}

/// Writes whether a table rests.
pub fn save_rest(db: &Db, id: &TableId, rests: bool) -> Result<()> {
    db.execute("UPDATE tables SET rests = ? WHERE id = ?", params![rests, id.0])?;
    Ok(())
}

/// Writes by which rules the game is played, before the game.
pub fn save_rules(db: &Db, id: &TableId, rules: u32) -> Result<()> {
    db.execute("UPDATE tables SET rules = ? WHERE id = ?", params![rules, id.0])?;
    Ok(())
}

/// Writes the game's options, before the game.
pub fn save_options(db: &Db, id: &TableId, options: &str) -> Result<()> {
    db.execute("UPDATE tables SET options = ? WHERE id = ?", [options, &id.0])?;
    Ok(())
}

/// Writes what is left in a player's bank.
pub(super) fn save_left(db: &Db, id: &TableId, seat: u8, left: i64) -> Result<()> {
    db.execute("UPDATE seats SET left_ms = ? WHERE room = ? AND seat = ?", params![left, id.0, seat])?;
    Ok(())
}

/// Writes whose turn it is, since when, and when somebody has to look at the table again. Says how often the table has changed by then.
pub fn save_turn(db: &Db, id: &TableId, note: TurnNote) -> Result<i64> {
    db.query_row(
        "UPDATE tables SET turn = ?, moved = ?, due = ?, edition = edition + 1 WHERE id = ? RETURNING edition",
        params![note.turn, note.since, note.due, id.0],
        |row| row.get(0),
    )
}

/// Writes that a table begins, ends or is closed.
pub fn save_stage(db: &Db, id: &TableId, stage: Stage, now: i64) -> Result<()> {
    let sql = match stage {
        Stage::Playing => {
            "UPDATE tables SET stage = ?, started = ?2, moved = ?2, due = ?2, edition = edition + 1 WHERE id = ?3"
        }
        _ => "UPDATE tables SET stage = ?, ended = ?, due = NULL, turn = NULL, edition = edition + 1 WHERE id = ?",
    };
    db.execute(sql, params![stage as i64, now, id.0])?;
    Ok(())
}

/// Writes how a game ended: the seats of the winners, and the score of each seat, as JSON lists of numbers.
pub(super) fn save_end(db: &Db, id: &TableId, winners: &str, scores: &str, now: i64) -> Result<()> {
    save_stage(db, id, Stage::Over, now)?;
    db.execute("UPDATE tables SET result = ?, scores = ? WHERE id = ?", params![winners, scores, id.0])?;
    Ok(())
}

/// The second game of a match begins as the first one ends.
pub(super) fn begin_second(db: &Db, first: &TableId, second: &Room, now: i64) -> Result<()> {
    insert(db, second)?;
    save_stage(db, &second.id, Stage::Playing, now)?;
    db.execute("UPDATE tables SET second = ? WHERE id = ?", params![second.id.0, first.0])?;
    Ok(())
}

/// The first game of a match.
pub(super) fn first_half(db: &Db, room: &Room) -> Result<Option<Half>> {
    let Some(first) = &room.first else { return Ok(None) };
    let scores: Option<String> =
        db.first("SELECT scores FROM tables WHERE id = ?", [&first.0], |row| row.get(0))?.flatten();
    Ok(scores.map(|scores| Half { table: first.clone(), scores: numbers(&scores) }))
}

pub(super) fn numbers(list: &str) -> Vec<i32> {
    serde_json::from_str(list).unwrap_or_default()
}

/// Notes the rematch of a table, unless there is one; returns the one that counts.
pub fn offer_rematch(db: &Db, id: &TableId, next: &TableId) -> Result<TableId> {
    touch(db, id)?;
    db.execute("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", params![next.0, id.0])?;
    db.query_row("SELECT rematch FROM tables WHERE id = ?", [&id.0], |row| row.get(0)).map(TableId)
}

const ROOM: &str = "id, game, rules, options, key, host, public, shuffle, undo, clock, stage, created, moved, rematch, due, double_header, \
     first, second, rests, (SELECT name FROM people WHERE people.id = host), help, edition";

/// Reads a table.
pub fn load(db: &Db, id: &TableId) -> Result<Option<Room>> {
    let room = db.first(&format!("SELECT {ROOM} FROM tables WHERE id = ?"), [&id.0], read_room)?;
    let Some(mut room) = room else { return Ok(None) };
    room.seats = read_seats(db, id)?;
    Ok(Some(room))
}

fn read_room(row: &Row<'_>) -> Result<Room> {
    let clock: String = row.get(9)?;
    Ok(Room {
        id: TableId(row.get(0)?),
        game: row.get(1)?,
        rules: row.get(2)?,
        options: row.get(3)?,
        key: Key::new(row.get(4)?),
        host: PersonId(row.get(5)?),
        public: row.get(6)?,
        shuffle: row.get(7)?,
        undo: row.get(8)?,
        clock: serde_json::from_str(&clock).unwrap_or_default(),
        stage: Stage::from_number(row.get(10)?),
        created: row.get(11)?,
        moved: row.get(12)?,
        rematch: row.get::<Option<String>>(13)?.map(TableId),
        due: row.get(14)?,
        double_header: row.get(15)?,
        first: row.get::<Option<String>>(16)?.map(TableId),
        second: row.get::<Option<String>>(17)?.map(TableId),
        rests: row.get(18)?,
        host_name: row.get(19)?,
        help: row.get(20)?,
        edition: row.get(21)?,
        seats: Vec::new(),
    })
}

pub(super) fn read_seats(db: &Db, id: &TableId) -> Result<Vec<RoomSeat>> {
    db.all(
        "SELECT seats.person, bot, coalesce(people.name, ''), coalesce(seats.name, ''), stand_in, left_ms, resigned, away,
         vacation
         FROM seats LEFT JOIN people ON people.id = seats.person WHERE room = ? ORDER BY seat", [&id.0], |row| {
        let sitter = match (row.get::<Option<i64>>(0)?, row.get::<Option<String>>(1)?) {
            (Some(person), _) => {
                let sitter = Sitter::Person(PersonId(person)).with_stand_in(row.get(4)?);
                if row.get(6)? { sitter.resigned() } else { sitter }
            }
            (None, Some(level)) => Sitter::Bot(level),
            (None, None) => Sitter::Open,
        };
        let (name, given): (String, String) = (row.get(2)?, row.get(3)?);
        let name = if given.is_empty() { name } else { given.clone() };
        Ok(RoomSeat { sitter, name, given, left: row.get(5)?, away: row.get(7)?, vacation: row.get(8)? })
    })
}

/// All tables whose game has begun.
pub fn begun_tables(db: &Db) -> Result<Vec<TableId>> {
    db.all("SELECT id FROM tables WHERE stage IN (1, 2, 4) ORDER BY created", (), |row| Ok(TableId(row.get(0)?)))
}

/// How a game is said to have ended: the seats of the winners and the score of each seat, as JSON lists of numbers.
pub fn end_of(db: &Db, id: &TableId) -> Result<(Option<String>, Option<String>)> {
    db.query_row("SELECT result, scores FROM tables WHERE id = ?", [&id.0], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Tables that should be looked at now: a bot has to move, the house has to answer, or somebody's time is up.
pub fn due_tables(db: &Db, now: i64) -> Result<Vec<TableId>> {
    db.all("SELECT id FROM tables WHERE due <= ? ORDER BY due", [now], |row| Ok(TableId(row.get(0)?)))
}
