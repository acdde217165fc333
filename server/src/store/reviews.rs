//! Reviews of finished games, each made once and kept.

use rusqlite::{Connection, OptionalExtension, params};

use super::TableId;

/// The review of a table as JSON, if there is one.
pub fn review_of(db: &Connection, room: &TableId) -> rusqlite::Result<Option<String>> {
    db.prepare_cached("SELECT body FROM reviews WHERE room = ?")?
        .query_row([room.as_str()], |row| row.get(0))
        .optional()
}

/// Keeps the review of a table; the first one stays.
pub fn keep_review(db: &Connection, room: &TableId, body: &str, at: i64) -> rusqlite::Result<()> {
    let insert = "INSERT INTO reviews (room, body, made) VALUES (?, ?, ?) ON CONFLICT (room) DO NOTHING";
    db.prepare_cached(insert)?.execute(params![room.as_str(), body, at]).map(drop)
}
