//! PostgreSQL: a database on this machine or another one. Questions are translated once, prepared once for each connection, and every
//! number, text or truth goes over as itself. A connection that is lost stays lost: whoever holds it opens another one.

use std::cell::RefCell;
use std::collections::HashMap;
use std::error::Error;
use std::time::Duration;

use postgres::types::private::BytesMut;
use postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Statement};

use super::db::{Cell, Db, Engine};
use super::place::Sharing;
use super::way::Way;
use super::{Result, StoreError};

/// How long it may take to reach the database, and how long it may be silent while something is on its way.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a house that has just been killed may still be there.
const SHADE: Duration = Duration::from_secs(2);

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        match error.as_db_error() {
            // Class 23: a key that is taken, or a row that names another which is not there.
            Some(told) if told.code().code().starts_with("23") => StoreError::Conflict,
            // Another node writes at the same table, and was first: a deadlock, a lock that is not free, a transaction that came too late.
            Some(told) if matches!(told.code().code(), "40001" | "40P01" | "55P03") => StoreError::Conflict,
            Some(told) => StoreError::Broken(format!("{}: {}", told.code().code(), told.message())),
            None => {
                StoreError::Broken(error.source().map_or_else(|| error.to_string(), |why| format!("{error}: {why}")))
            }
        }
    }
}

/// A connection and the questions that it knows.
pub(super) struct Session {
    inner: RefCell<Inner>,
}

struct Inner {
    client: Client,
    known: HashMap<String, Statement>,
    /// Has something failed since the transaction began or was put back? Then the database will not keep it, whatever it says.
    failed: bool,
}

impl Session {
    pub fn execute(&self, sql: &str, cells: &[Cell<'_>]) -> Result<usize> {
        self.ask(sql, cells, |client, statement, values| Ok(client.execute(statement, values)? as usize))
    }

    pub fn query(&self, sql: &str, cells: &[Cell<'_>]) -> Result<Vec<postgres::Row>> {
        self.ask(sql, cells, |client, statement, values| Ok(client.query(statement, values)?))
    }

    pub fn batch(&self, sql: &str) -> Result<()> {
        let Inner { client, failed, .. } = &mut *self.inner.borrow_mut();
        Ok(client.batch_execute(sql).inspect_err(|_| *failed = true)?)
    }

    /// Runs what begins a transaction or puts it back: all is well again.
    pub fn anew(&self, sql: &str) -> Result<()> {
        self.inner.borrow_mut().failed = false;
        self.batch(sql)
    }

    /// Has something failed since the transaction began or was put back?
    pub fn has_failed(&self) -> bool {
        self.inner.borrow().failed
    }

    /// Is the connection gone?
    pub fn is_lost(&self) -> bool {
        self.inner.borrow().client.is_closed()
    }

    fn ask<T>(
        &self,
        sql: &str,
        cells: &[Cell<'_>],
        act: impl FnOnce(&mut Client, &Statement, &[&(dyn ToSql + Sync)]) -> Result<T>,
    ) -> Result<T> {
        let Inner { client, known, failed } = &mut *self.inner.borrow_mut();
        let asked = || {
            if !known.contains_key(sql) {
                let types: Vec<Type> = cells.iter().map(kind).collect();
                known.insert(sql.to_string(), client.prepare_typed(&numbered(sql), &types)?);
            }
            let values: Vec<&(dyn ToSql + Sync)> = cells.iter().map(|cell| cell as _).collect();
            act(client, &known[sql], &values)
        };
        asked().inspect_err(|_| *failed = true)
    }
}

/// The type of a value; for nothing the database finds it out by itself.
fn kind(cell: &Cell<'_>) -> Type {
    match cell {
        Cell::Null => Type::UNKNOWN,
        Cell::Number(_) => Type::INT8,
        Cell::Truth(_) => Type::BOOL,
        Cell::Text(_) => Type::TEXT,
        Cell::Blob(_) => Type::BYTEA,
    }
}

/// A question as PostgreSQL numbers its values: `$1` for `?1`, and for each `?` the number after the greatest so far.
fn numbered(sql: &str) -> String {
    let mut told = String::with_capacity(sql.len() + 8);
    let mut greatest = 0;
    let mut letters = sql.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '?' {
            told.push(letter);
            continue;
        }
        let mut digits = String::new();
        while let Some(digit) = letters.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        let number = digits.parse().unwrap_or(greatest + 1);
        greatest = greatest.max(number);
        told.push_str(&format!("${number}"));
    }
    told
}

impl ToSql for Cell<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> std::result::Result<IsNull, Box<dyn Error + Sync + Send>> {
        match *self {
            Cell::Null => Ok(IsNull::Yes),
            Cell::Number(number) if *kind == Type::INT4 => i32::try_from(number)?.to_sql(kind, out),
            Cell::Number(number) => number.to_sql(kind, out),
            Cell::Truth(truth) => truth.to_sql(kind, out),
            // The one character that PostgreSQL cannot keep; nobody can read it either.
            Cell::Text(text) if text.contains('\0') => text.replace('\0', "\u{fffd}").to_sql(kind, out),
            Cell::Text(text) => text.to_sql(kind, out),
            Cell::Blob(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Cell<'a> {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> std::result::Result<Cell<'a>, Box<dyn Error + Sync + Send>> {
        Ok(match *kind {
            Type::BOOL => Cell::Truth(bool::from_sql(kind, raw)?),
            Type::INT2 => Cell::Number(i16::from_sql(kind, raw)?.into()),
            Type::INT4 => Cell::Number(i32::from_sql(kind, raw)?.into()),
            Type::INT8 => Cell::Number(i64::from_sql(kind, raw)?),
            Type::BYTEA => Cell::Blob(raw),
            _ => Cell::Text(<&str>::from_sql(kind, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> std::result::Result<Cell<'a>, Box<dyn Error + Sync + Send>> {
        Ok(Cell::Null)
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::BOOL | Type::INT2 | Type::INT4 | Type::INT8 | Type::BYTEA)
            || <&str as FromSql<'_>>::accepts(kind)
    }
}

/// Connects to a database.
pub(super) fn connect(url: &str) -> Result<Db> {
    let mut way = Way::read(url)?;
    way.config.connect_timeout(PATIENCE).tcp_user_timeout(2 * PATIENCE).keepalives_idle(PATIENCE);
    if way.config.get_application_name().is_none() {
        way.config.application_name("polyana");
    }
    let client = way.connect()?;
    Ok(Db(Engine::Postgres(Box::new(Session {
        inner: RefCell::new(Inner { client, known: HashMap::new(), failed: false }),
    }))))
}

/// Opens a database to write, and brings it up to date where needed. A house alone has it as long as its connection lasts; nodes share it, but
/// not with a house alone.
pub(super) fn open_writer(url: &str, sharing: Sharing) -> Result<Db> {
    let db = take(url, sharing)?;
    // A node waits here as long as another one needs for the steps to the next version: nobody hurries it yet.
    db.execute_batch("SELECT pg_advisory_lock(7655, hashtext(current_schema()))")?;
    let migrated = super::schema_postgres::migrate(&db);
    db.execute_batch("SELECT pg_advisory_unlock(7655, hashtext(current_schema()))")?;
    migrated?;
    hurry(&db, sharing)?;
    Ok(db)
}

/// Opens a database to write that was lost meanwhile. Another node may have brought it up to date for the next version: this one goes on.
pub(super) fn open_again(url: &str, sharing: Sharing) -> Result<Db> {
    let db = take(url, sharing)?;
    hurry(&db, sharing)?;
    Ok(db)
}

/// Connects to a database that is a house's own, or that it shares with other nodes.
fn take(url: &str, sharing: Sharing) -> Result<Db> {
    let db = connect(url)?;
    let mine = match sharing {
        Sharing::Alone => "SELECT pg_try_advisory_lock(7654, hashtext(current_schema()))",
        Sharing::Nodes => "SELECT pg_try_advisory_lock_shared(7654, hashtext(current_schema()))",
    };
    let begun = std::time::Instant::now();
    while !db.query_row(mine, (), |row| row.get::<bool>(0))? {
        if begun.elapsed() > SHADE {
            return Err(StoreError::InUse);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(db)
}

/// If the way between the two is cut, the database lets the house go soon, so that it can come back. Nobody waits long for a row that another
/// node has, and a node that stands still in the middle of a transaction lets its rows go.
fn hurry(db: &Db, sharing: Sharing) -> Result<()> {
    db.execute_batch("SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3")?;
    match sharing {
        Sharing::Alone => Ok(()),
        Sharing::Nodes => db.execute_batch("SET lock_timeout = '1s'; SET idle_in_transaction_session_timeout = '3s'"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_numbered_as_sqlite_numbers_them() {
        assert_eq!(numbered("a = ? AND b = ?"), "a = $1 AND b = $2");
        assert_eq!(numbered("SET a = ?, b = ?2, c = ?2 WHERE d = ?3"), "SET a = $1, b = $2, c = $2 WHERE d = $3");
        assert_eq!(numbered("VALUES (?, ?, ?4, ?)"), "VALUES ($1, $2, $4, $5)");
    }
}
