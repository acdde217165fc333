//! The journal of a table: every move that was shown, and every time some were taken back. Nothing in it is ever changed.
//! Its key (table, number) makes it impossible that two houses both accept the same move.

use rusqlite::{Connection, params};

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
    /// How many moves are taken back; 0 if an action is played.
    pub back: usize,
    /// The action that is played.
    pub action: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Appends entries, the first of which is number `first`.
pub fn append(db: &Connection, room: &TableId, first: usize, entries: &[Entry]) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO journal (room, number, seat, by, back, action, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (number, entry) in (first..).zip(entries) {
        insert.execute(params![
            room.as_str(),
            number as i64,
            entry.seat,
            entry.by as i64,
            entry.back as i64,
            entry.action,
            entry.at
        ])?;
    }
    Ok(())
}

/// The whole journal of a table.
pub fn journal(db: &Connection, room: &TableId) -> rusqlite::Result<Vec<Entry>> {
    db.prepare_cached("SELECT seat, by, back, action, at FROM journal WHERE room = ? ORDER BY number")?
        .query_map([room.as_str()], |row| {
            let by = match row.get::<_, i64>(1)? {
                0 => By::Player,
                1 => By::House,
                _ => By::Bot,
            };
            Ok(Entry {
                seat: row.get(0)?,
                by,
                back: row.get::<_, i64>(2)? as usize,
                action: row.get(3)?,
                at: row.get(4)?,
            })
        })?
        .collect()
}
