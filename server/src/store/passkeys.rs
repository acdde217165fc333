//! Passkeys of accounts, and the questions that they answer. A question is asked once, and soon forgotten.

use super::{Db, PersonId, Result, params};
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
pub fn add_passkey(db: &Db, person: PersonId, key: &Passkey, label: &str, now: i64) -> Result<()> {
    db.execute(
        "INSERT INTO passkeys (id, person, algorithm, key, counter, label, created, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        params![key.id, person.0, key.algorithm, key.key, key.counter, label, now, now],
    )?;
    Ok(())
}

/// The passkeys of a person.
pub fn passkeys_of(db: &Db, person: PersonId) -> Result<Vec<PasskeyNote>> {
    db.all("SELECT id, label, used FROM passkeys WHERE person = ? ORDER BY created", [person.0], |row| {
        Ok(PasskeyNote { id: row.get(0)?, label: row.get(1)?, used: row.get(2)? })
    })
}

/// A passkey by its id, and whose it is.
pub fn passkey(db: &Db, id: &[u8]) -> Result<Option<(PersonId, Passkey)>> {
    db.first("SELECT person, algorithm, key, counter FROM passkeys WHERE id = ?", [id], |row| {
        let key = Passkey { id: id.to_vec(), algorithm: row.get(1)?, key: row.get(2)?, counter: row.get(3)? };
        Ok((PersonId(row.get(0)?), key))
    })
}

/// A passkey was used.
pub fn passkey_used(db: &Db, id: &[u8], counter: u32, now: i64) -> Result<()> {
    db.execute("UPDATE passkeys SET counter = ?, used = ? WHERE id = ?", params![counter, now, id])?;
    Ok(())
}

/// Forgets a passkey of a person.
pub fn remove_passkey(db: &Db, person: PersonId, id: &[u8]) -> Result<()> {
    db.execute("DELETE FROM passkeys WHERE person = ? AND id = ?", params![person.0, id])?;
    Ok(())
}

/// Keeps a question until some time; to make a key it is asked of a person, to log in of nobody yet.
pub fn add_challenge(db: &Db, hash: &[u8], person: Option<PersonId>, until: i64) -> Result<()> {
    db.execute(
        "INSERT INTO challenges (hash, person, until) VALUES (?, ?, ?)",
        params![hash, person.map(|person| person.0), until],
    )?;
    Ok(())
}

/// Uses a question up; says whether it was asked of that person, or of nobody. By one question, so that it is answered once.
pub fn spend_challenge(db: &Db, hash: &[u8], person: Option<PersonId>, now: i64) -> Result<bool> {
    let sql = "DELETE FROM challenges WHERE hash = ? RETURNING person, until";
    let asked = db.first(sql, [hash], |row| {
        Ok(row.get::<Option<i64>>(0)? == person.map(|person| person.0) && row.get::<i64>(1)? > now)
    });
    Ok(asked?.unwrap_or(false))
}

/// Forgets questions that nobody has answered.
pub fn sweep_challenges(db: &Db, now: i64) -> Result<()> {
    db.execute("DELETE FROM challenges WHERE until <= ?", [now])?;
    Ok(())
}
