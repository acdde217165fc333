//! Reviews of finished games, each made once and kept.

use super::{Db, Result, TableId, params};

/// The review of a table as JSON, if there is one.
pub fn review_of(db: &Db, room: &TableId) -> Result<Option<String>> {
    db.first("SELECT body FROM reviews WHERE room = ?", [room.as_str()], |row| row.get(0))
}

/// Keeps the review of a table; the first one stays.
pub fn keep_review(db: &Db, room: &TableId, body: &str, at: i64) -> Result<()> {
    let insert = "INSERT INTO reviews (room, body, made) VALUES (?, ?, ?) ON CONFLICT (room) DO NOTHING";
    db.execute(insert, params![room.as_str(), body, at]).map(drop)
}
