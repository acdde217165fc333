//! Where people want to be told that something is asked of them, and the letters that wait to be sent there.

use super::{Db, PersonId, Result, TableId, params};

/// Where a person wants letters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hook {
    /// The address.
    pub url: String,
    /// What letters are signed with.
    pub secret: String,
}

/// A notice on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Its number.
    pub id: i64,
    /// Where it goes.
    pub url: String,
    /// What it is signed with.
    pub secret: String,
    /// What it says, as JSON.
    pub body: String,
    /// How often it was tried.
    pub tries: u32,
}

/// A letter for a person's box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Post {
    /// Who gets it.
    pub person: PersonId,
    /// The table that it speaks of.
    pub room: TableId,
    /// What it says, as JSON.
    pub body: String,
}

/// Sets or removes the address of a person. The secret stays when the address changes.
pub fn set_hook(db: &Db, person: PersonId, hook: Option<&Hook>) -> Result<()> {
    db.execute("DELETE FROM letters WHERE person = ? AND way = 0", [person.0])?;
    match hook {
        Some(hook) => db.execute(
            "INSERT INTO hooks (person, url, secret) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET url = excluded.url",
            params![person.0, hook.url, hook.secret],
        )?,
        None => db.execute("DELETE FROM hooks WHERE person = ?", [person.0])?,
    };
    Ok(())
}

/// The address of a person.
pub fn hook_of(db: &Db, person: PersonId) -> Result<Option<Hook>> {
    let sql = "SELECT url, secret FROM hooks WHERE person = ?";
    db.first(sql, [person.0], |row| Ok(Hook { url: row.get(0)?, secret: row.get(1)? }))
}

/// Letters that should go out now.
pub fn letters_due(db: &Db, now: i64) -> Result<Vec<Letter>> {
    db.all(
        "SELECT letters.id, hooks.url, hooks.secret, body, tries FROM letters JOIN hooks USING (person)
         WHERE way = 0 AND due <= ? ORDER BY due LIMIT 1000",
        [now],
        |row| {
            Ok(Letter { id: row.get(0)?, url: row.get(1)?, secret: row.get(2)?, body: row.get(3)?, tries: row.get(4)? })
        },
    )
}

/// A letter has arrived, or is given up.
pub fn letter_done(db: &Db, id: i64) -> Result<()> {
    db.execute("DELETE FROM letters WHERE id = ?", [id])?;
    Ok(())
}

/// A letter is tried again later.
pub fn letter_later(db: &Db, id: i64, due: i64) -> Result<()> {
    db.execute("UPDATE letters SET tries = tries + 1, due = ? WHERE id = ?", params![due, id])?;
    Ok(())
}
