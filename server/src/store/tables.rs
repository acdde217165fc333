//! Tables and their seats, from the day they are made.

use std::fmt;

use engine::Key;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{PersonId, TurnNote};
use crate::seats::{Clock, Sitter};

/// The name of a table in addresses. It cannot be guessed: who knows it has been given it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TableId(String);

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
}

impl Stage {
    fn from_number(number: i64) -> Stage {
        match number {
            0 => Stage::Waiting,
            1 => Stage::Playing,
            2 => Stage::Over,
            _ => Stage::Closed,
        }
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
}

impl RoomSeat {
    /// A free chair.
    pub fn open() -> RoomSeat {
        RoomSeat { sitter: Sitter::Open, name: String::new(), given: String::new(), left: None }
    }

    /// Does the seat belong to this person?
    pub fn belongs_to(&self, person: PersonId) -> bool {
        self.sitter.person() == Some(person)
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
    /// Is it listed?
    pub public: bool,
    /// Are the seats shuffled at the start?
    pub shuffle: bool,
    /// May moves be taken back?
    pub undo: bool,
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
    /// The seats.
    pub seats: Vec<RoomSeat>,
}

impl Room {
    /// Which game of a match it is, 1 or 2.
    pub fn part(&self) -> Option<u8> {
        self.double_header.then(|| if self.first.is_some() { 2 } else { 1 })
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
pub fn insert(db: &Connection, room: &Room) -> rusqlite::Result<()> {
    db.prepare_cached(
        "INSERT INTO tables
         (id, game, rules, options, key, host, public, shuffle, undo, clock, stage, created, double_header, first)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
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
        room.first.as_ref().map(|first| &first.0)
    ])?;
    write_seats(db, &room.id, &room.seats)
}

/// Writes all seats of a table anew.
pub fn write_seats(db: &Connection, id: &TableId, seats: &[RoomSeat]) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM seats WHERE room = ?")?.execute([&id.0])?;
    for (number, seat) in seats.iter().enumerate() {
        save_seat(db, id, number as u8, seat)?;
    }
    Ok(())
}

/// Writes one seat.
pub fn save_seat(db: &Connection, id: &TableId, number: u8, seat: &RoomSeat) -> rusqlite::Result<()> {
    let person = seat.sitter.person().map(|person| person.0);
    let (bot, stand_in) = match &seat.sitter {
        Sitter::Open | Sitter::Person(_) => (None, None),
        Sitter::Bot(level) => (Some(level), None),
        Sitter::StandIn { level, .. } => (None, Some(level)),
    };
    db.prepare_cached(
        "INSERT OR REPLACE INTO seats (room, seat, person, bot, name, stand_in, left_ms) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![id.0, number, person, bot, seat.given, stand_in, seat.left])?;
    Ok(())
}

/// Writes the game's options, before the game.
pub fn save_options(db: &Connection, id: &TableId, options: &str) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE tables SET options = ? WHERE id = ?")?.execute([options, &id.0])?;
    Ok(())
}

/// Writes what is left in a player's bank.
pub(super) fn save_left(db: &Connection, id: &TableId, seat: u8, left: i64) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE seats SET left_ms = ? WHERE room = ? AND seat = ?")?
        .execute(params![left, id.0, seat])?;
    Ok(())
}

/// Writes whose turn it is, since when, and when somebody has to look at the table again.
pub fn save_turn(db: &Connection, id: &TableId, note: TurnNote) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE tables SET turn = ?, moved = ?, due = ? WHERE id = ?")?
        .execute(params![note.turn, note.since, note.due, id.0])?;
    Ok(())
}

/// Writes that a table begins, ends or is closed.
pub fn save_stage(db: &Connection, id: &TableId, stage: Stage, now: i64) -> rusqlite::Result<()> {
    let sql = match stage {
        Stage::Playing => "UPDATE tables SET stage = ?, started = ?2, moved = ?2, due = ?2 WHERE id = ?3",
        _ => "UPDATE tables SET stage = ?, ended = ?, due = NULL, turn = NULL WHERE id = ?",
    };
    db.execute(sql, params![stage as i64, now, id.0])?;
    Ok(())
}

/// Writes how a game ended: the seats of the winners, and the score of each seat, as JSON lists of numbers.
pub(super) fn save_end(db: &Connection, id: &TableId, winners: &str, scores: &str, now: i64) -> rusqlite::Result<()> {
    save_stage(db, id, Stage::Over, now)?;
    db.execute("UPDATE tables SET result = ?, scores = ? WHERE id = ?", params![winners, scores, id.0])?;
    Ok(())
}

/// The second game of a match begins as the first one ends.
pub(super) fn begin_second(db: &Connection, first: &TableId, second: &Room, now: i64) -> rusqlite::Result<()> {
    insert(db, second)?;
    save_stage(db, &second.id, Stage::Playing, now)?;
    db.execute("UPDATE tables SET second = ? WHERE id = ?", params![second.id.0, first.0])?;
    Ok(())
}

/// The first game of a match.
pub(super) fn first_half(db: &Connection, room: &Room) -> rusqlite::Result<Option<Half>> {
    let Some(first) = &room.first else { return Ok(None) };
    let scores: Option<String> = db
        .prepare_cached("SELECT scores FROM tables WHERE id = ?")?
        .query_row([&first.0], |row| row.get(0))
        .optional()?
        .flatten();
    Ok(scores.map(|scores| Half { table: first.clone(), scores: numbers(&scores) }))
}

fn numbers(list: &str) -> Vec<i32> {
    serde_json::from_str(list).unwrap_or_default()
}

/// Notes the rematch of a table, unless there is one; returns the one that counts.
pub fn offer_rematch(db: &Connection, id: &TableId, next: &TableId) -> rusqlite::Result<TableId> {
    db.execute("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", params![next.0, id.0])?;
    db.query_row("SELECT rematch FROM tables WHERE id = ?", [&id.0], |row| row.get(0)).map(TableId)
}

const ROOM: &str = "id, game, rules, options, key, host, public, shuffle, undo, clock, stage, created, moved, rematch, due, double_header, \
     first, second";

/// Reads a table.
pub fn load(db: &Connection, id: &TableId) -> rusqlite::Result<Option<Room>> {
    let room = db
        .prepare_cached(&format!("SELECT {ROOM} FROM tables WHERE id = ?"))?
        .query_row([&id.0], read_room)
        .optional()?;
    let Some(mut room) = room else { return Ok(None) };
    room.seats = read_seats(db, id)?;
    Ok(Some(room))
}

fn read_room(row: &Row<'_>) -> rusqlite::Result<Room> {
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
        rematch: row.get::<_, Option<String>>(13)?.map(TableId),
        due: row.get(14)?,
        double_header: row.get(15)?,
        first: row.get::<_, Option<String>>(16)?.map(TableId),
        second: row.get::<_, Option<String>>(17)?.map(TableId),
        seats: Vec::new(),
    })
}

fn read_seats(db: &Connection, id: &TableId) -> rusqlite::Result<Vec<RoomSeat>> {
    db.prepare_cached(
        "SELECT seats.person, bot, coalesce(people.name, ''), coalesce(seats.name, ''), stand_in, left_ms
         FROM seats LEFT JOIN people ON people.id = seats.person WHERE room = ? ORDER BY seat",
    )?
    .query_map([&id.0], |row| {
        let sitter = match (row.get::<_, Option<i64>>(0)?, row.get::<_, Option<String>>(1)?) {
            (Some(person), _) => Sitter::Person(PersonId(person)).with_stand_in(row.get(4)?),
            (None, Some(level)) => Sitter::Bot(level),
            (None, None) => Sitter::Open,
        };
        let (name, given): (String, String) = (row.get(2)?, row.get(3)?);
        let name = if given.is_empty() { name } else { given.clone() };
        Ok(RoomSeat { sitter, name, given, left: row.get(5)? })
    })?
    .collect()
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// Where this person sits and the game is not over.
    Mine(PersonId),
    /// Public ones with a free seat.
    Open,
    /// Public ones being played.
    Watch,
    /// Finished games of this person. A match is listed by its last game.
    MyFinished(PersonId),
    /// Finished public games, likewise.
    Finished,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Brief {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Where it stands.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Option<u8>,
    /// When something happened last.
    pub moved: i64,
    /// The seats of the winners as a JSON list of numbers; none before the end.
    pub result: Option<String>,
    /// Is it one of the two games of a match?
    pub double_header: bool,
    /// The first game of the match, if this is the second.
    pub first: Option<Half>,
    /// The scores by seat, once the game is over.
    pub scores: Vec<i32>,
    /// Who sits there.
    pub seats: Vec<RoomSeat>,
}

/// Lists tables, the newest first.
pub fn list(db: &Connection, list: List, limit: usize) -> rusqlite::Result<Vec<Brief>> {
    let (filter, person) = match list {
        List::Mine(person) => ("stage < 2 AND id IN (SELECT room FROM seats WHERE person = ?1)", person.0),
        List::Open => (
            "stage = 0 AND public AND ?1 = 0 AND id IN (SELECT room FROM seats WHERE person IS NULL AND bot IS NULL)",
            0,
        ),
        List::Watch => ("stage = 1 AND public AND ?1 = 0", 0),
        List::MyFinished(person) => {
            ("stage = 2 AND second IS NULL AND id IN (SELECT room FROM seats WHERE person = ?1)", person.0)
        }
        List::Finished => ("stage = 2 AND second IS NULL AND public AND ?1 = 0", 0),
    };
    let mut briefs: Vec<Brief> = db
        .prepare_cached(&format!(
            "SELECT id, game, rules, stage, turn, coalesce(ended, moved, created) AS last, result, double_header,
             coalesce(scores, '[]'), first, (SELECT scores FROM tables AS half WHERE half.id = tables.first)
             FROM tables WHERE {filter} ORDER BY last DESC LIMIT ?2"
        ))?
        .query_map(params![person, limit as i64], |row| {
            Ok(Brief {
                id: TableId(row.get(0)?),
                game: row.get(1)?,
                rules: row.get(2)?,
                stage: Stage::from_number(row.get(3)?),
                turn: row.get(4)?,
                moved: row.get(5)?,
                result: row.get(6)?,
                double_header: row.get(7)?,
                scores: numbers(&row.get::<_, String>(8)?),
                first: match (row.get::<_, Option<String>>(9)?, row.get::<_, Option<String>>(10)?) {
                    (Some(first), Some(scores)) => Some(Half { table: TableId(first), scores: numbers(&scores) }),
                    _ => None,
                },
                seats: Vec::new(),
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    for brief in &mut briefs {
        brief.seats = read_seats(db, &brief.id)?;
    }
    Ok(briefs)
}

/// Tables that should be looked at now: a bot has to move, the house has to answer, or somebody's time is up.
pub fn due_tables(db: &Connection, now: i64) -> rusqlite::Result<Vec<TableId>> {
    db.prepare_cached("SELECT id FROM tables WHERE due <= ? ORDER BY due")?
        .query_map([now], |row| Ok(TableId(row.get(0)?)))?
        .collect()
}

/// What the other people are called who sit at unfinished tables with a person.
pub fn table_mates(db: &Connection, person: PersonId) -> rusqlite::Result<Vec<String>> {
    db.prepare_cached(
        "SELECT DISTINCT people.name FROM seats AS mine JOIN tables ON tables.id = mine.room AND tables.stage < 2
         JOIN seats AS theirs ON theirs.room = mine.room JOIN people ON people.id = theirs.person
         WHERE mine.person = ?1 AND theirs.person <> ?1",
    )?
    .query_map([person.0], |row| row.get(0))?
    .collect()
}

/// How many unfinished tables a person has made.
pub fn count_hosted(db: &Connection, person: PersonId) -> rusqlite::Result<usize> {
    db.query_row("SELECT count(*) FROM tables WHERE host = ? AND stage < 2", [person.0], |row| row.get::<_, i64>(0))
        .map(|count| count as usize)
}

/// Unfinished tables where a person sits.
pub fn seated_tables(db: &Connection, person: PersonId) -> rusqlite::Result<Vec<TableId>> {
    db.prepare_cached("SELECT id FROM tables WHERE stage < 2 AND id IN (SELECT room FROM seats WHERE person = ?)")?
        .query_map([person.0], |row| Ok(TableId(row.get(0)?)))?
        .collect()
}

/// At how many tables something is asked of a person.
pub fn asked_of(db: &Connection, person: PersonId) -> rusqlite::Result<usize> {
    db.prepare_cached(
        "SELECT count(*) FROM seats JOIN tables ON tables.id = seats.room
         WHERE seats.person = ? AND stage = 1 AND turn = seat AND stand_in IS NULL",
    )?
    .query_row([person.0], |row| row.get::<_, i64>(0))
    .map(|count| count as usize)
}
