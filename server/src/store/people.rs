//! People and what they identify themselves with.

use rusqlite::{Connection, OptionalExtension, params};

use super::{HELD_DAYS, Standing, hold_name, is_held};
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
pub fn new_person(db: &Connection, name: &str, now: i64) -> rusqlite::Result<PersonId> {
    db.prepare_cached("INSERT INTO people (name, created) VALUES (?, ?)")?.execute(params![name, now])?;
    Ok(PersonId(db.last_insert_rowid()))
}

/// How many people are known.
pub fn count_people(db: &Connection) -> rusqlite::Result<usize> {
    let sql = "SELECT count(*) FROM people WHERE gone IS NULL";
    db.query_row(sql, [], |row| row.get::<_, i64>(0)).map(|count| count as usize)
}

/// Finds a person.
pub fn person(db: &Connection, id: PersonId) -> rusqlite::Result<Option<Person>> {
    db.prepare_cached("SELECT name, login IS NOT NULL, owner, muted, banned FROM people WHERE id = ?")?
        .query_row([id.0], |row| {
            let standing = Standing { owner: row.get(2)?, muted: row.get(3)?, banned: row.get(4)? };
            Ok(Person { id, name: row.get(0)?, account: row.get(1)?, standing })
        })
        .optional()
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
pub fn rename(db: &Connection, id: PersonId, name: &Name, now: i64) -> rusqlite::Result<()> {
    let old: Option<(String, String)> = db
        .query_row("SELECT name, looks FROM people WHERE id = ? AND looks IS NOT NULL", [id.0], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    if let Some((shown, looks)) = old.filter(|(_, looks)| *looks != name.looks) {
        hold_name(db, &shown, &looks, Some(id), Some(now + HELD_DAYS * 86_400_000))?;
    }
    db.execute(
        "UPDATE people SET name = ?2, login = iif(login IS NULL, NULL, ?3), looks = iif(login IS NULL, NULL, ?4)
         WHERE id = ?1",
        params![id.0, name.shown, name.login, name.looks],
    )?;
    Ok(())
}

/// Has an account of somebody else this name, or one that looks like it? Or is it kept from them?
pub fn name_taken(db: &Connection, id: Option<PersonId>, name: &Name) -> rusqlite::Result<bool> {
    if is_held(db, id, name, now())? {
        return Ok(true);
    }
    let sql = "SELECT EXISTS (SELECT 1 FROM people WHERE (login = ?1 OR looks = ?2) AND id IS NOT ?3)";
    db.query_row(sql, params![name.login, name.looks, id.map(|id| id.0)], |row| row.get(0))
}

/// Turns a guest into an account.
pub fn become_account(db: &Connection, id: PersonId, name: &Name, hash: &str) -> rusqlite::Result<()> {
    db.execute(
        "UPDATE people SET name = ?2, login = ?3, looks = ?4, password = ?5 WHERE id = ?1",
        params![id.0, name.shown, name.login, name.looks, hash],
    )?;
    Ok(())
}

/// Notes what the names of older accounts look like.
pub fn fill_looks(db: &Connection, looks: impl Fn(&str) -> String) -> rusqlite::Result<()> {
    let sql = "SELECT id, name FROM people WHERE login IS NOT NULL AND looks IS NULL";
    let older: Vec<(i64, String)> =
        db.prepare(sql)?.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?;
    for (id, name) in older {
        db.execute("UPDATE people SET looks = ? WHERE id = ?", params![looks(&name), id])?;
    }
    Ok(())
}

/// Changes the password of an account.
pub fn set_password(db: &Connection, id: PersonId, hash: &str) -> rusqlite::Result<()> {
    db.execute("UPDATE people SET password = ? WHERE id = ? AND login IS NOT NULL", params![hash, id.0])?;
    Ok(())
}

/// The person and password hash behind a login name.
pub fn password_of(db: &Connection, login: &str) -> rusqlite::Result<Option<(PersonId, String)>> {
    db.query_row("SELECT id, password FROM people WHERE login = ? AND password IS NOT NULL", [login], |row| {
        Ok((PersonId(row.get(0)?), row.get(1)?))
    })
    .optional()
}

/// Keeps a new token by its hash.
pub fn add_session(
    db: &Connection,
    hash: &[u8],
    id: PersonId,
    kind: Credential,
    label: &str,
    now: i64,
) -> rusqlite::Result<()> {
    db.prepare_cached("INSERT INTO sessions (hash, person, kind, label, created, used) VALUES (?, ?, ?, ?, ?5, ?5)")?
        .execute(params![hash, id.0, kind as i64, label, now])?;
    Ok(())
}

/// Who is behind a token, and when it was last used.
pub fn spend_session(db: &Connection, hash: &[u8], kind: Credential) -> rusqlite::Result<Option<(Person, i64)>> {
    db.prepare_cached(
        "SELECT people.id, people.name, people.login IS NOT NULL, sessions.used, owner, muted, banned
         FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.hash = ? AND sessions.kind = ?",
    )?
    .query_row(params![hash, kind as i64], |row| {
        let standing = Standing { owner: row.get(4)?, muted: row.get(5)?, banned: row.get(6)? };
        Ok((Person { id: PersonId(row.get(0)?), name: row.get(1)?, account: row.get(2)?, standing }, row.get(3)?))
    })
    .optional()
}

/// Forgets a token of a person.
pub fn remove_session(db: &Connection, id: PersonId, hash: &[u8]) -> rusqlite::Result<bool> {
    Ok(db.execute("DELETE FROM sessions WHERE hash = ? AND person = ?", params![hash, id.0])? > 0)
}

/// Forgets all tokens of a person but one; returns those that are gone.
pub fn remove_other_sessions(db: &Connection, id: PersonId, keep: &[u8]) -> rusqlite::Result<Vec<Vec<u8>>> {
    db.prepare("DELETE FROM sessions WHERE person = ? AND hash <> ? RETURNING hash")?
        .query_map(params![id.0, keep], |row| row.get(0))?
        .collect()
}

/// All cookies and tokens of a person.
pub fn sessions_of(db: &Connection, id: PersonId) -> rusqlite::Result<Vec<Session>> {
    db.prepare("SELECT hash, kind, label, created, used FROM sessions WHERE person = ? ORDER BY created")?
        .query_map([id.0], |row| {
            let kind = if row.get::<_, i64>(1)? == 0 { Credential::Cookie } else { Credential::Token };
            Ok(Session { hash: row.get(0)?, kind, label: row.get(2)?, created: row.get(3)?, used: row.get(4)? })
        })?
        .collect()
}

/// Notes that a token was used, and forgets those unused since `before`.
pub fn sweep_sessions(db: &Connection, used: &[Vec<u8>], now: i64, before: i64) -> rusqlite::Result<()> {
    for hash in used {
        db.prepare_cached("UPDATE sessions SET used = ? WHERE hash = ?")?.execute(params![now, hash])?;
    }
    db.prepare_cached("DELETE FROM sessions WHERE used < ?")?.execute([before])?;
    Ok(())
}
