//! What opens an account beside its password: recovery codes, a mail address, and links that were sent there. Of codes and
//! links only hashes are kept.

use super::{Db, PersonId, Result, params};

/// Gives a person new recovery codes; the old ones are worth nothing any more.
pub fn set_codes(db: &Db, person: PersonId, hashes: &[Vec<u8>]) -> Result<()> {
    db.execute("DELETE FROM recovery WHERE person = ?", [person.0])?;
    for hash in hashes {
        db.execute("INSERT INTO recovery (hash, person) VALUES (?, ?)", params![hash, person.0])?;
    }
    Ok(())
}

/// How many recovery codes a person has left.
pub fn codes_left(db: &Db, person: PersonId) -> Result<usize> {
    db.query_row("SELECT count(*) FROM recovery WHERE person = ?", [person.0], |row| row.get::<i64>(0))
        .map(|count| count as usize)
}

/// Uses a recovery code up, if the person of this login name has it. By one question, so that nobody else can use it too.
pub fn spend_code(db: &Db, login: &str, hash: &[u8]) -> Result<Option<PersonId>> {
    let sql =
        "DELETE FROM recovery WHERE hash = ? AND person IN (SELECT id FROM people WHERE login = ?) RETURNING person";
    db.first(sql, params![hash, login], |row| row.get(0).map(PersonId))
}

/// Where a person gets mail.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mail {
    /// The address.
    pub address: String,
    /// Has its owner shown that it is theirs?
    pub confirmed: bool,
}

/// Sets or removes the mail address of a person. It has to be confirmed before it counts, and links that were sent to an
/// older one are worth nothing any more.
pub fn set_mail(db: &Db, person: PersonId, address: Option<&str>) -> Result<()> {
    db.execute("DELETE FROM mail_links WHERE person = ?", [person.0])?;
    db.execute("DELETE FROM mail WHERE person = ?", [person.0])?;
    // What waits was meant for the older one.
    db.execute("DELETE FROM letters WHERE person = ? AND way = 1", [person.0])?;
    if let Some(address) = address {
        db.execute(
            "INSERT INTO mail (person, address, confirmed) VALUES (?, ?, ?)",
            params![person.0, address, false],
        )?;
    }
    Ok(())
}

/// The mail address of a person.
pub fn mail_of(db: &Db, person: PersonId) -> Result<Option<Mail>> {
    db.first("SELECT address, confirmed FROM mail WHERE person = ?", [person.0], |row| {
        Ok(Mail { address: row.get(0)?, confirmed: row.get(1)? })
    })
}

/// The person of a login name and their confirmed address.
pub fn mail_behind(db: &Db, login: &str) -> Result<Option<(PersonId, String)>> {
    db.first(
        "SELECT people.id, address FROM people JOIN mail ON mail.person = people.id WHERE login = ? AND confirmed",
        [login],
        |row| Ok((PersonId(row.get(0)?), row.get(1)?)),
    )
}

/// What a link in a letter is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkKind {
    /// Shows that the address is theirs.
    Confirm,
    /// Sets a new password.
    Recover,
}

/// Keeps a link that is worth something until some time. Older ones of its kind are worth nothing any more.
pub fn add_link(db: &Db, hash: &[u8], person: PersonId, kind: LinkKind, until: i64) -> Result<()> {
    db.execute("DELETE FROM mail_links WHERE person = ? AND kind = ?", params![person.0, kind as i64])?;
    db.execute(
        "INSERT INTO mail_links (hash, person, kind, until) VALUES (?, ?, ?, ?)",
        params![hash, person.0, kind as i64, until],
    )?;
    Ok(())
}

/// Whose link this is, if it is still worth something.
pub fn link_owner(db: &Db, hash: &[u8], kind: LinkKind, now: i64) -> Result<Option<PersonId>> {
    db.first(
        "SELECT person FROM mail_links WHERE hash = ? AND kind = ? AND until > ?",
        params![hash, kind as i64, now],
        |row| row.get(0).map(PersonId),
    )
}

/// Uses a link up, likewise; also one that is worth nothing, or is of another kind.
pub fn spend_link(db: &Db, hash: &[u8], kind: LinkKind, now: i64) -> Result<Option<PersonId>> {
    let sql = "DELETE FROM mail_links WHERE hash = ? RETURNING person, kind, until";
    let spent = db.first(sql, [hash], |row| {
        let worth = row.get::<i64>(1)? == kind as i64 && row.get::<i64>(2)? > now;
        Ok(worth.then_some(PersonId(row.get(0)?)))
    });
    Ok(spent?.flatten())
}

/// The address of a person is theirs.
pub fn confirm_mail(db: &Db, person: PersonId) -> Result<()> {
    db.execute("UPDATE mail SET confirmed = ? WHERE person = ?", params![true, person.0])?;
    Ok(())
}

/// Forgets links that are worth nothing any more.
pub fn sweep_links(db: &Db, now: i64) -> Result<()> {
    db.execute("DELETE FROM mail_links WHERE until <= ?", [now])?;
    Ok(())
}
