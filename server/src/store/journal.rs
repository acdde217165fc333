//! The journal of a table: every move that was shown, every time some were taken back, and what happened to the seats.
//! Nothing in it is ever changed. Its key (table, number) makes it impossible that two houses both accept the same move.

use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};

use super::TableId;

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The player in the seat.
    Player,
    /// The house, where there was only one choice.
    House,
    /// A bot that plays the seat.
    Bot,
}

/// One row of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// Appends entries, the first of which is number `first`.
pub fn append(db: &Connection, room: &TableId, first: usize, entries: &[Entry]) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO journal (room, number, seat, by, back, action, news, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (number, entry) in (first..).zip(entries) {
        let (back, action, news) = match &entry.what {
            What::Play(action) => (0, Some(action), None),
            What::Back(plies) => (*plies as i64, None, None),
            What::Seat(news) => (0, None, serde_json::to_string(news).ok()),
        };
        let (number, by) = (number as i64, entry.by as i64);
        insert.execute(params![room.as_str(), number, entry.seat, by, back, action, news, entry.at])?;
    }
    Ok(())
}

/// The whole journal of a table.
pub fn journal(db: &Connection, room: &TableId) -> rusqlite::Result<Vec<Entry>> {
    db.prepare_cached("SELECT seat, by, back, action, news, at FROM journal WHERE room = ? ORDER BY number")?
        .query_map([room.as_str()], |row| {
            let by = match row.get::<_, i64>(1)? {
                0 => By::Player,
                1 => By::House,
                _ => By::Bot,
            };
            let news: Option<String> = row.get(4)?;
            let what = match (row.get(3)?, news.and_then(|news| serde_json::from_str(&news).ok())) {
                (Some(action), _) => What::Play(action),
                (None, Some(news)) => What::Seat(news),
                (None, None) => What::Back(row.get::<_, i64>(2)? as usize),
            };
            Ok(Entry { seat: row.get(0)?, by, what, at: row.get(5)? })
        })?
        .collect()
}
