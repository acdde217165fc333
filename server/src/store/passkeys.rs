//! Passkeys of accounts, and the questions that they answer. A question is asked once, and soon forgotten.

use rusqlite::{Connection, OptionalExtension, params};

use super::PersonId;
use crate::people::Passkey;

/// A passkey in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyNote {
    /// What the authenticator calls it.
    pub id: Vec<u8>,
    /// What its owner calls it.
    pub label: String,
    /// When it was last used; when it was made, if never.
    pub used: i64,
}

/// Keeps a new passkey.
pub fn add_passkey(db: &Connection, person: PersonId, key: &Passkey, label: &str, now: i64) -> rusqlite::Result<()> {
    db.execute(
        "INSERT INTO passkeys (id, person, algorithm, key, counter, label, created, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        params![key.id, person.0, key.algorithm, key.key, key.counter, label, now, now],
    )?;
    Ok(())
}

/// The passkeys of a person.
pub fn passkeys_of(db: &Connection, person: PersonId) -> rusqlite::Result<Vec<PasskeyNote>> {
    db.prepare("SELECT id, label, used FROM passkeys WHERE person = ? ORDER BY created")?
        .query_map([person.0], |row| Ok(PasskeyNote { id: row.get(0)?, label: row.get(1)?, used: row.get(2)? }))?
        .collect()
}

/// A passkey by its id, and whose it is.
pub fn passkey(db: &Connection, id: &[u8]) -> rusqlite::Result<Option<(PersonId, Passkey)>> {
    db.query_row("SELECT person, algorithm, key, counter FROM passkeys WHERE id = ?", [id], |row| {
        let key = Passkey { id: id.to_vec(), algorithm: row.get(1)?, key: row.get(2)?, counter: row.get(3)? };
        Ok((PersonId(row.get(0)?), key))
    })
    .optional()
}

/// A passkey was used.
pub fn passkey_used(db: &Connection, id: &[u8], counter: u32, now: i64) -> rusqlite::Result<()> {
    db.execute("UPDATE passkeys SET counter = ?, used = ? WHERE id = ?", params![counter, now, id])?;
    Ok(())
}

/// Forgets a passkey of a person.
pub fn remove_passkey(db: &Connection, person: PersonId, id: &[u8]) -> rusqlite::Result<()> {
    db.execute("DELETE FROM passkeys WHERE person = ? AND id = ?", params![person.0, id])?;
    Ok(())
}

/// Keeps a question until some time; to make a key it is asked of a person, to log in of nobody yet.
pub fn add_challenge(db: &Connection, hash: &[u8], person: Option<PersonId>, until: i64) -> rusqlite::Result<()> {
    db.execute(
        "INSERT INTO challenges (hash, person, until) VALUES (?, ?, ?)",
        params![hash, person.map(|person| person.0), until],
    )?;
    Ok(())
}

/// Uses a question up; says whether it was asked of that person, or of nobody.
pub fn spend_challenge(db: &Connection, hash: &[u8], person: Option<PersonId>, now: i64) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM challenges WHERE hash = ? AND coalesce(person, 0) = ? AND until > ?";
    let asked: i64 = db.query_row(sql, params![hash, person.map_or(0, |person| person.0), now], |row| row.get(0))?;
    db.execute("DELETE FROM challenges WHERE hash = ?", [hash])?;
    Ok(asked > 0)
}

/// Forgets questions that nobody has answered.
pub fn sweep_challenges(db: &Connection, now: i64) -> rusqlite::Result<()> {
    db.execute("DELETE FROM challenges WHERE until <= ?", [now])?;
    Ok(())
}
