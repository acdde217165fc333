//! The journal of a table: every move that was shown, every time some were taken back, and what happened to the seats.
//! Nothing in it is ever changed. Its key (table, number) makes it impossible that two houses both accept the same move.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Db, Result, TableId, TurnNote, params};

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player in the seat.
    Player,
    /// The house, where there was only one choice.
    House,
    /// A bot that plays the seat.
    Bot,
}

/// One row of the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Whose move.
    pub seat: u8,
    /// Who made it.
    pub by: By,
    /// What was done.
    pub what: What,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What was done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// An action of the game was played.
    Play(String),
    /// So many moves were taken back.
    Back(usize),
    /// Something happened to the seat, or to the game by the one who sits there.
    Seat(SeatNews),
}

/// What happens to a seat beside the moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatNews {
    /// A bot of this level plays for its player, who wished so.
    HandedOver(String),
    /// A bot of this level plays for its player, whose time was up.
    RanOut(String),
    /// Its player plays again.
    CameBack,
    /// Its player has left for good; a bot of this level plays on.
    Resigned(String),
    /// Its player would like to end the game.
    AsksEnd,
    /// Its player would rather play on: whoever wished to end the game has to ask again.
    PlaysOn,
    /// Its player is on vacation until then, in milliseconds since 1970.
    Away(i64),
    /// Its player is back from a vacation.
    Returned,
    /// Its player asks for help.
    Helped,
    /// Its player is warned before choices that lose much.
    Guarded,
    /// The game is broken off.
    Ended,
}

const APPEND: &str =
    "INSERT INTO journal (room, number, seat, by, back, action, news, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";

/// Appends entries, the first of which is number `first`. All of them are refused if a number is taken.
pub fn append(db: &Db, room: &TableId, first: usize, entries: &[Entry]) -> Result<()> {
    for (number, entry) in (first..).zip(entries) {
        let (back, action, news) = entry.what.columns();
        let (number, by) = (number as i64, entry.by as i64);
        db.execute(APPEND, params![room.as_str(), number, entry.seat, by, back, action, news, entry.at])?;
    }
    Ok(())
}

/// Appends one entry and writes whose turn it is, by one question. Says how often the table has changed by then.
pub(super) fn append_and_pass(db: &Db, room: &TableId, number: usize, entry: &Entry, note: TurnNote) -> Result<i64> {
    static BOTH: LazyLock<String> = LazyLock::new(|| {
        format!(
            "WITH appended AS ({APPEND}) UPDATE tables SET turn = ?9, moved = ?10, due = ?11, edition = edition + 1
             WHERE id = ?1 RETURNING edition"
        )
    });
    let (back, action, news) = entry.what.columns();
    let (room, number, by) = (room.as_str(), number as i64, entry.by as i64);
    let TurnNote { turn, since, due } = note;
    let values = params![room, number, entry.seat, by, back, action, news, entry.at, turn, since, due];
    db.query_row(&BOTH, values, |row| row.get(0))
}

impl What {
    /// How it is kept: moves that are taken back, an action, and news.
    pub(super) fn columns(&self) -> (i64, Option<&str>, Option<String>) {
        match self {
            What::Play(action) => (0, Some(action), None),
            What::Back(plies) => (*plies as i64, None, None),
            What::Seat(news) => (0, None, serde_json::to_string(news).ok()),
        }
    }
}

/// The whole journal of a table.
pub fn journal(db: &Db, room: &TableId) -> Result<Vec<Entry>> {
    db.all(
        "SELECT seat, by, back, action, news, at FROM journal WHERE room = ? ORDER BY number",
        [room.as_str()],
        |row| {
            let by = match row.get::<i64>(1)? {
                0 => By::Player,
                1 => By::House,
                _ => By::Bot,
            };
            let news: Option<String> = row.get(4)?;
            let what = match (row.get(3)?, news.and_then(|news| serde_json::from_str(&news).ok())) {
                (Some(action), _) => What::Play(action),
                (None, Some(news)) => What::Seat(news),
                (None, None) => What::Back(row.get::<i64>(2)? as usize),
            };
            Ok(Entry { seat: row.get(0)?, by, what, at: row.get(5)? })
        },
    )
}
