//! What has been left behind: waiting rooms that nobody came to, games that nobody plays on, guests who never came back.

use super::{Db, PersonId, Result, Stage, TableId, Values, params};

fn ids(db: &Db, sql: &str, values: impl Values) -> Result<Vec<TableId>> {
    db.all(sql, values, |row| Ok(TableId(row.get(0)?)))
}

/// Closes tables that have waited since before a time; returns them.
pub fn close_waiting(db: &Db, before: i64, now: i64) -> Result<Vec<TableId>> {
    let left =
        ids(db, "SELECT id FROM tables WHERE stage = ? AND created < ?", params![Stage::Waiting as i64, before])?;
    for id in &left {
        super::save_stage(db, id, Stage::Closed, now)?;
    }
    Ok(left)
}

/// Some games in which nobody has moved since before a time.
pub fn abandoned(db: &Db, before: i64, limit: usize) -> Result<Vec<TableId>> {
    let sql = "SELECT id FROM tables WHERE stage = ? AND coalesce(moved, created) < ? ORDER BY created LIMIT ?";
    ids(db, sql, params![Stage::Playing as i64, before, limit as i64])
}

/// Forgets tables that were closed before a time without ever having begun, unless somebody has complained there.
pub fn forget_closed(db: &Db, before: i64) -> Result<usize> {
    let sql = "SELECT id FROM tables WHERE stage = ? AND coalesce(ended, created) < ?
               AND NOT EXISTS (SELECT 1 FROM journal WHERE room = tables.id)
               AND NOT EXISTS (SELECT 1 FROM reports WHERE room = tables.id)";
    let closed = ids(db, sql, params![Stage::Closed as i64, before])?;
    for id in &closed {
        for rest in
            ["DELETE FROM chat WHERE room = ?", "DELETE FROM seats WHERE room = ?", "DELETE FROM tables WHERE id = ?"]
        {
            db.execute(rest, [id.as_str()])?;
        }
    }
    Ok(closed.len())
}

/// Some guests who were last seen before a time.
pub fn stale_guests(db: &Db, before: i64, limit: usize) -> Result<Vec<PersonId>> {
    db.all(
        "SELECT id FROM people WHERE login IS NULL AND gone IS NULL AND created < ?
         AND id NOT IN (SELECT person FROM sessions WHERE used >= ?) ORDER BY id LIMIT ?",
        params![before, before, limit as i64],
        |row| row.get(0).map(PersonId),
    )
}

/// Forgets even the numbers of people who have left and whom nothing mentions any more.
pub fn forget_gone(db: &Db) -> Result<usize> {
    db.execute(
        "DELETE FROM people WHERE gone IS NOT NULL
         AND id NOT IN (SELECT host FROM tables)
         AND id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL)
         AND id NOT IN (SELECT person FROM chat)
         AND id NOT IN (SELECT by_person FROM reports) AND id NOT IN (SELECT about FROM reports)",
        (),
    )
}
