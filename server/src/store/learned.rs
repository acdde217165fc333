//! What somebody has learned of a game: lessons that they have taken to their end, and kinds of questions that were explained to them.

use rusqlite::{Connection, params};

use super::{PersonId, Stage};

/// Somebody has learned something.
pub fn learn(db: &Connection, person: PersonId, game: &str, what: &str, now: i64) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO learned (person, game, what, at) VALUES (?, ?, ?, ?)";
    db.prepare_cached(sql)?.execute(params![person.0, game, what, now])?;
    Ok(())
}

/// What somebody has learned of a game.
pub fn learned(db: &Connection, person: PersonId, game: &str) -> rusqlite::Result<Vec<String>> {
    db.prepare_cached("SELECT what FROM learned WHERE person = ? AND game = ?")?
        .query_map(params![person.0, game], |row| row.get(0))?
        .collect()
}

/// The games of which somebody has learned something, or that they have played.
pub fn known_games(db: &Connection, person: PersonId) -> rusqlite::Result<Vec<String>> {
    db.prepare_cached(
        "SELECT game FROM learned WHERE person = ?1
         UNION SELECT game FROM seats JOIN tables ON tables.id = room WHERE person = ?1 AND stage IN (?2, ?3, ?4)",
    )?
    .query_map(params![person.0, Stage::Playing as i64, Stage::Over as i64, Stage::Ended as i64], |row| row.get(0))?
    .collect()
}
