//! What somebody has learned of a game: lessons that they have taken to their end, and kinds of questions that were explained to them.

use super::{Db, PersonId, Result, Stage, params};

/// Somebody has learned something.
pub fn learn(db: &Db, person: PersonId, game: &str, what: &str, now: i64) -> Result<()> {
    let sql = "INSERT INTO learned (person, game, what, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
    db.execute(sql, params![person.0, game, what, now])?;
    Ok(())
}

/// What somebody has learned of a game.
pub fn learned(db: &Db, person: PersonId, game: &str) -> Result<Vec<String>> {
    db.all("SELECT what FROM learned WHERE person = ? AND game = ?", params![person.0, game], |row| row.get(0))
}

/// The games of which somebody has learned something, or that they have played.
pub fn known_games(db: &Db, person: PersonId) -> Result<Vec<String>> {
    db.all(
        "SELECT game FROM learned WHERE person = ?1
         UNION SELECT game FROM seats JOIN tables ON tables.id = room WHERE person = ?1 AND stage IN (?2, ?3, ?4)",
        params![person.0, Stage::Playing as i64, Stage::Over as i64, Stage::Ended as i64],
        |row| row.get(0),
    )
}
