//! Where people want to be told that something is asked of them, and the letters that wait to be sent there.

use rusqlite::{Connection, OptionalExtension, params};

use super::PersonId;

/// A notice on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Its number.
    pub id: i64,
    /// Where it goes.
    pub url: String,
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
    /// What it says, as JSON.
    pub body: String,
}

/// Sets or removes the address of a person.
pub fn set_hook(db: &Connection, person: PersonId, url: Option<&str>) -> rusqlite::Result<()> {
    db.execute("DELETE FROM letters WHERE person = ?", [person.0])?;
    match url {
        Some(url) => db.execute(
            "INSERT INTO hooks (person, url) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET url = excluded.url",
            params![person.0, url],
        )?,
        None => db.execute("DELETE FROM hooks WHERE person = ?", [person.0])?,
    };
    Ok(())
}

/// The address of a person.
pub fn hook_of(db: &Connection, person: PersonId) -> rusqlite::Result<Option<String>> {
    db.query_row("SELECT url FROM hooks WHERE person = ?", [person.0], |row| row.get(0)).optional()
}

/// Puts letters into the boxes of those who have an address.
pub fn post_letters(db: &Connection, posts: &[Post], now: i64) -> rusqlite::Result<()> {
    for post in posts {
        db.execute(
            "INSERT INTO letters (person, body, tries, due) SELECT person, ?2, 0, ?3 FROM hooks WHERE person = ?1",
            params![post.person.0, post.body, now],
        )?;
    }
    Ok(())
}

/// Letters that should go out now.
pub fn letters_due(db: &Connection, now: i64) -> rusqlite::Result<Vec<Letter>> {
    db.prepare_cached(
        "SELECT letters.id, hooks.url, body, tries FROM letters JOIN hooks USING (person) WHERE due <= ? ORDER BY due LIMIT 32",
    )?
    .query_map([now], |row| Ok(Letter { id: row.get(0)?, url: row.get(1)?, body: row.get(2)?, tries: row.get(3)? }))?
    .collect()
}

/// A letter has arrived, or is given up.
pub fn letter_done(db: &Connection, id: i64) -> rusqlite::Result<()> {
    db.execute("DELETE FROM letters WHERE id = ?", [id])?;
    Ok(())
}

/// A letter is tried again later.
pub fn letter_later(db: &Connection, id: i64, due: i64) -> rusqlite::Result<()> {
    db.execute("UPDATE letters SET tries = tries + 1, due = ? WHERE id = ?", params![due, id])?;
    Ok(())
}
