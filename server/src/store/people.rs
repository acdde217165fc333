//! People and what they identify themselves with.

use super::{Db, HELD_DAYS, Result, Standing, hold_name, is_held, params};
use crate::seats::PersonId;
use crate::time::now;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What others call them.
    pub name: String,
    /// Have they a password, and so can log in elsewhere?
    pub account: bool,
    /// How they stand in the house.
    pub standing: Standing,
}

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Credential {
    /// A browser's cookie.
    Cookie,
    /// A token of the API.
    Token,
}

/// A cookie or token, without its secret.
#[derive(Clone, Debug)]
pub struct Session {
    /// The hash that it is kept under.
    pub hash: Vec<u8>,
    /// What it is for.
    pub kind: Credential,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used, to the hour.
    pub used: i64,
}

/// Adds a guest.
pub fn new_person(db: &Db, name: &str, now: i64) -> Result<PersonId> {
    let sql = "INSERT INTO people (name, created) VALUES (?, ?) RETURNING id";
    db.query_row(sql, params![name, now], |row| row.get(0).map(PersonId))
}

/// How many people are known.
pub fn count_people(db: &Db) -> Result<usize> {
    let sql = "SELECT count(*) FROM people WHERE gone IS NULL";
    db.query_row(sql, (), |row| row.get::<i64>(0)).map(|count| count as usize)
}

/// Finds a person.
pub fn person(db: &Db, id: PersonId) -> Result<Option<Person>> {
    db.first("SELECT name, login IS NOT NULL, owner, muted, banned FROM people WHERE id = ?", [id.0], |row| {
        let standing = Standing { owner: row.get(2)?, muted: row.get(3)?, banned: row.get(4)? };
        Ok(Person { id, name: row.get(0)?, account: row.get(1)?, standing })
    })
}

/// A name in all its forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// As others read it.
    pub shown: String,
    /// As it is typed to log in: large and small letters are the same.
    pub login: String,
    /// What it looks like: names that can be mistaken for each other have the same.
    pub looks: String,
}

/// Changes the name. Accounts keep the forms of their name in step with it, and nobody takes their old one for a while.
pub fn rename(db: &Db, id: PersonId, name: &Name, now: i64) -> Result<()> {
    let old: Option<(String, String)> =
        db.first("SELECT name, looks FROM people WHERE id = ? AND looks IS NOT NULL", [id.0], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    if let Some((shown, looks)) = old.filter(|(_, looks)| *looks != name.looks) {
        hold_name(db, &shown, &looks, Some(id), Some(now + HELD_DAYS * 86_400_000))?;
    }
    db.execute(
        "UPDATE people SET name = ?2, login = CASE WHEN login IS NULL THEN NULL ELSE ?3 END,
         looks = CASE WHEN login IS NULL THEN NULL ELSE ?4 END
         WHERE id = ?1",
        params![id.0, name.shown, name.login, name.looks],
    )?;
    // Tables that are open show the name.
    let shown = "UPDATE tables SET edition = edition + 1
                 WHERE stage IN (0, 1) AND id IN (SELECT room FROM seats WHERE person = ?)";
    db.execute(shown, [id.0])?;
    Ok(())
}

/// Has an account of somebody else this name, or one that looks like it? Or is it kept from them? Of two who want it at once, the second
/// is answered when the first has it.
pub fn name_taken(db: &Db, id: Option<PersonId>, name: &Name) -> Result<bool> {
    db.decide_alone(&name.looks)?;
    if is_held(db, id, name, now())? {
        return Ok(true);
    }
    let sql = "SELECT EXISTS (SELECT 1 FROM people WHERE (login = ?1 OR looks = ?2) AND id IS DISTINCT FROM ?3)";
    db.query_row(sql, params![name.login, name.looks, id.map(|id| id.0)], |row| row.get(0))
}

/// Turns a guest into an account.
pub fn become_account(db: &Db, id: PersonId, name: &Name, hash: &str) -> Result<()> {
    db.execute(
        "UPDATE people SET name = ?2, login = ?3, looks = ?4, password = ?5 WHERE id = ?1",
        params![id.0, name.shown, name.login, name.looks, hash],
    )?;
    Ok(())
}

/// Notes what the names of older accounts look like.
pub fn fill_looks(db: &Db, looks: impl Fn(&str) -> String) -> Result<()> {
    let sql = "SELECT id, name FROM people WHERE login IS NOT NULL AND looks IS NULL";
    let older: Vec<(i64, String)> = db.all(sql, (), |row| Ok((row.get(0)?, row.get(1)?)))?;
    for (id, name) in older {
        db.execute("UPDATE people SET looks = ? WHERE id = ?", params![looks(&name), id])?;
    }
    Ok(())
}

/// Changes the password of an account.
pub fn set_password(db: &Db, id: PersonId, hash: &str) -> Result<()> {
    db.execute("UPDATE people SET password = ? WHERE id = ? AND login IS NOT NULL", params![hash, id.0])?;
    Ok(())
}

/// The person and password hash behind a login name.
pub fn password_of(db: &Db, login: &str) -> Result<Option<(PersonId, String)>> {
    db.first("SELECT id, password FROM people WHERE login = ? AND password IS NOT NULL", [login], |row| {
        Ok((PersonId(row.get(0)?), row.get(1)?))
    })
}

/// A person is known in so many browsers and programs at once.
pub const SESSIONS: usize = 100;

/// Keeps a new token by its hash. Where there are too many, those are forgotten that were not used for longest; returns them.
pub fn add_session(
    db: &Db,
    hash: &[u8],
    id: PersonId,
    kind: Credential,
    label: &str,
    now: i64,
) -> Result<Vec<Vec<u8>>> {
    db.execute(
        "INSERT INTO sessions (hash, person, kind, label, created, used) VALUES (?, ?, ?, ?, ?5, ?5)",
        params![hash, id.0, kind as i64, label, now],
    )?;
    db.all(
        "DELETE FROM sessions WHERE person = ?1 AND hash <> ?2 AND hash NOT IN
         (SELECT hash FROM sessions WHERE person = ?1 ORDER BY used DESC, created DESC LIMIT ?3) RETURNING hash",
        params![id.0, hash, SESSIONS as i64],
        |row| row.get(0),
    )
}

/// Who is behind a token, and when it was last used.
pub fn spend_session(db: &Db, hash: &[u8], kind: Credential) -> Result<Option<(Person, i64)>> {
    db.first(
        "SELECT people.id, people.name, people.login IS NOT NULL, sessions.used, owner, muted, banned
         FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.hash = ? AND sessions.kind = ?",
        params![hash, kind as i64],
        |row| {
            let standing = Standing { owner: row.get(4)?, muted: row.get(5)?, banned: row.get(6)? };
            Ok((Person { id: PersonId(row.get(0)?), name: row.get(1)?, account: row.get(2)?, standing }, row.get(3)?))
        },
    )
}

/// Forgets a token of a person.
pub fn remove_session(db: &Db, id: PersonId, hash: &[u8]) -> Result<bool> {
    Ok(db.execute("DELETE FROM sessions WHERE hash = ? AND person = ?", params![hash, id.0])? > 0)
}

/// Forgets all tokens of a person but one; returns those that are gone.
pub fn remove_other_sessions(db: &Db, id: PersonId, keep: &[u8]) -> Result<Vec<Vec<u8>>> {
    db.all("DELETE FROM sessions WHERE person = ? AND hash <> ? RETURNING hash", params![id.0, keep], |row| row.get(0))
}

/// All cookies and tokens of a person.
pub fn sessions_of(db: &Db, id: PersonId) -> Result<Vec<Session>> {
    db.all("SELECT hash, kind, label, created, used FROM sessions WHERE person = ? ORDER BY created", [id.0], |row| {
        let kind = if row.get::<i64>(1)? == 0 { Credential::Cookie } else { Credential::Token };
        Ok(Session { hash: row.get(0)?, kind, label: row.get(2)?, created: row.get(3)?, used: row.get(4)? })
    })
}

/// Notes that a token was used, and forgets those unused since `before`.
pub fn sweep_sessions(db: &Db, used: &[Vec<u8>], now: i64, before: i64) -> Result<()> {
    for hash in used {
        db.execute("UPDATE sessions SET used = ? WHERE hash = ?", params![now, hash])?;
    }
    db.execute("DELETE FROM sessions WHERE used < ?", [before])?;
    Ok(())
}
