//! SQLite: one file. WAL lets readers and copies look while the writer writes, and every commit is flushed.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::db::{Cell, Db, Engine};
use super::{Result, StoreError, file, schema};

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

impl ToSql for Cell<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Cell::Null => ValueRef::Null,
            Cell::Number(number) => ValueRef::Integer(number),
            Cell::Truth(truth) => ValueRef::Integer(i64::from(truth)),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
            Cell::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// What stands in a column.
pub(super) fn cell<'a>(row: &'a rusqlite::Row<'_>, column: usize) -> Result<Cell<'a>> {
    match row.get_ref(column)? {
        ValueRef::Null => Ok(Cell::Null),
        ValueRef::Integer(number) => Ok(Cell::Number(number)),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text);
            text.map(Cell::Text).map_err(|_| StoreError::Broken(format!("column {column} of a row is no text")))
        }
        ValueRef::Blob(bytes) => Ok(Cell::Blob(bytes)),
        ValueRef::Real(_) => Err(StoreError::Broken(format!("column {column} of a row is a fraction"))),
    }
}

/// Sets a connection up. Without this the plan of a question whose values compare, as with a time, would be made anew whenever they change.
fn settle(connection: &Connection, statements: usize) -> Result<()> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(statements);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// The porter carries the log into the file; where it cannot keep up, the writer helps as soon as the log has so many pages.
const LONGEST_LOG: i64 = 4_000;

/// Opens the file to write, making it and bringing it up to date where needed.
pub(super) fn open_writer(path: &Path) -> Result<Db> {
    file::make_own(path).map_err(|error| StoreError::Broken(format!("{}: {error}", path.display())))?;
    let mut connection = Connection::open(path)?;
    settle(&connection, 128)?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000;")?;
    connection.pragma_update(None, "wal_autocheckpoint", LONGEST_LOG)?;
    schema::migrate(&mut connection)?;
    Ok(Db(Engine::Sqlite(connection)))
}

/// Opens the file to look.
pub(super) fn open_reader(path: &Path) -> Result<Db> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    settle(&connection, 64)?;
    connection.execute_batch("PRAGMA cache_size = -1000;")?;
    Ok(Db(Engine::Sqlite(connection)))
}

/// Opens the file to change something small in it, though a house may have it open.
pub(super) fn open_beside(path: &Path) -> Result<Db> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.execute_batch("PRAGMA synchronous = FULL;")?;
    Ok(Db(Engine::Sqlite(connection)))
}

/// Copies a store into a new file, whole and in one piece, while a house may go on writing into it.
pub(super) fn copy(from: &Path, to: &Path) -> Result<()> {
    if to.exists() {
        return Err(StoreError::Broken(format!("{} is there already", to.display())));
    }
    let name = to.to_str().ok_or_else(|| StoreError::Broken("the name of the copy is not text".into()))?;
    let reader = open_reader(from)?;
    // SQLite fills an empty file, which nobody else can read from its first byte on.
    file::make_new(to).map_err(|error| StoreError::Broken(format!("{}: {error}", to.display())))?;
    if let Err(error) = reader.execute("VACUUM INTO ?", [name]) {
        let _ = std::fs::remove_file(to);
        return Err(error);
    }
    Ok(())
}

/// What is wrong with a file: with its pages, or with rows that name others which are not there.
pub(super) fn faults(db: &Db) -> Result<Vec<String>> {
    let mut faults: Vec<String> = db.all("PRAGMA integrity_check(20)", (), |row| row.get(0))?;
    faults.retain(|fault| fault != "ok");
    let mut orphans = db.all("PRAGMA foreign_key_check", (), |row| {
        let (from, to): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(format!("a row of {from} names a row of {to} that is not there"))
    })?;
    orphans.truncate(20);
    faults.extend(orphans);
    Ok(faults)
}
