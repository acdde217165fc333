//! Names that nobody may take though no account has them: those that the owner of the house keeps for themselves, and those
//! that an account had until lately, so that nobody can pass for it.

use super::{Db, Name, PersonId, Result, params};

/// For so many days nobody else may take a name that an account has given up.
pub const HELD_DAYS: i64 = 60;

/// Keeps a name from others until some time; for ever without one. The person may take it back.
pub fn hold_name(db: &Db, shown: &str, looks: &str, person: Option<PersonId>, until: Option<i64>) -> Result<()> {
    // What is kept for ever stays so.
    db.execute("DELETE FROM held_names WHERE looks = ? AND until IS NOT NULL", [looks])?;
    db.execute(
        "INSERT INTO held_names (looks, name, person, until) VALUES (?, ?, ?, ?) ON CONFLICT (looks) DO NOTHING",
        params![looks, shown, person.map(|person| person.0), until],
    )?;
    Ok(())
}

/// Is a name kept from this person?
pub fn is_held(db: &Db, id: Option<PersonId>, name: &Name, now: i64) -> Result<bool> {
    let person = id.map_or(-1, |id| id.0);
    db.query_row(
        "SELECT count(*) FROM held_names
         WHERE looks = ? AND coalesce(until, ?) >= ? AND coalesce(person, 0) <> ?",
        params![name.looks, now, now, person],
        |row| row.get::<i64>(0),
    )
    .map(|count| count > 0)
}

/// Forgets names that were kept long enough.
pub fn sweep_names(db: &Db, now: i64) -> Result<()> {
    db.execute("DELETE FROM held_names WHERE until < ?", [now])?;
    Ok(())
}
