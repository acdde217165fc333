//! What players say to each other at a table.

use super::{Db, PersonId, Result, TableId, params, touch};

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Who said it.
    pub person: PersonId,
    /// The name they had then.
    pub name: String,
    /// What they said.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Keeps a remark as number `number` of a table.
pub fn remark(db: &Db, room: &TableId, number: usize, remark: &Remark) -> Result<()> {
    db.execute(
        "INSERT INTO chat (room, number, person, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
        params![room.as_str(), number as i64, remark.person.0, remark.name, remark.text, remark.at],
    )?;
    touch(db, room)
}

/// Everything said at a table.
pub fn remarks(db: &Db, room: &TableId) -> Result<Vec<Remark>> {
    db.all("SELECT person, name, text, at FROM chat WHERE room = ? ORDER BY number", [room.as_str()], |row| {
        Ok(Remark { person: PersonId(row.get(0)?), name: row.get(1)?, text: row.get(2)?, at: row.get(3)? })
    })
}
