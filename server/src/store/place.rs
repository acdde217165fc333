//! Where a house keeps everything: in a file of SQLite, or in a database of PostgreSQL.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::db::Db;
use super::porter::Porter;
use super::{Result, StoreError, postgres, sqlite};

/// Where a house keeps everything.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file of SQLite.
    File(PathBuf),
    /// A database of PostgreSQL, by its address.
    Postgres(String),
}

/// Who else may write where a house writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// Nobody: the house is one process.
    Alone,
    /// Other nodes of the same house.
    Nodes,
}

impl Database {
    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Database::File(path) => Some(path),
            Database::Postgres(_) => None,
        }
    }

    /// The file; otherwise a sentence that says what is done with a database instead.
    pub fn only_file(&self, instead: &str) -> Result<&Path, String> {
        self.file().ok_or_else(|| format!("{self} is no file: {instead}"))
    }

    /// Opens it to write, making it and bringing it up to date where needed. A file is always the house's alone.
    pub(super) fn open_writer(&self, sharing: Sharing) -> Result<Db> {
        match self {
            Database::File(path) => sqlite::open_writer(path),
            Database::Postgres(url) => postgres::open_writer(url, sharing),
        }
    }

    /// Opens it to write once more, after the connection was lost.
    pub(super) fn open_again(&self, sharing: Sharing) -> Result<Db> {
        match self {
            Database::File(path) => sqlite::open_writer(path),
            Database::Postgres(url) => postgres::open_again(url, sharing),
        }
    }

    /// Somebody who brings what is written from SQLite's log into the file; PostgreSQL has its own people for that.
    pub(super) fn hire_porter(&self) -> Result<Option<Porter>> {
        let Some(path) = self.file() else { return Ok(None) };
        let porter = Porter::hire(sqlite::open_beside(path)?);
        porter.map(Some).map_err(|error| StoreError::Broken(error.to_string()))
    }

    /// Opens it to look.
    pub(super) fn open_reader(&self) -> Result<Db> {
        match self {
            Database::File(path) => sqlite::open_reader(path),
            Database::Postgres(url) => postgres::connect(url),
        }
    }

    /// Opens it to change something small, though a house may have it open.
    pub(super) fn open_beside(&self) -> Result<Db> {
        match self {
            Database::File(path) => sqlite::open_beside(path),
            Database::Postgres(url) => postgres::connect(url),
        }
    }
}

/// Does something on a thread of its own, and waits for it: the client of PostgreSQL waits by itself, which a thread that drives others
/// must not do.
pub(super) fn aside<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T> {
    std::thread::scope(|scope| scope.spawn(work).join()).map_err(|_| StoreError::Broken("a thread panicked".into()))
}

impl FromStr for Database {
    type Err = Infallible;

    fn from_str(text: &str) -> std::result::Result<Database, Infallible> {
        let address = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if address { Database::Postgres(text.to_string()) } else { Database::File(text.into()) })
    }
}

// Not from text: that may be an address, and is parsed.
impl From<PathBuf> for Database {
    fn from(path: PathBuf) -> Database {
        Database::File(path)
    }
}

/// Passwords are not told.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(path) => write!(f, "{}", path.display()),
            Database::Postgres(text) => match url::Url::parse(text) {
                Ok(url) => {
                    let (host, port) = (url.host_str().unwrap_or_default(), url.port().unwrap_or(5432));
                    write!(f, "postgres://{host}:{port}{}", url.path())
                }
                Err(_) => f.write_str("postgres://…"),
            },
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_without_its_password() {
        let database: Database = "postgres://olya:secret@db.example/house?password=secret".parse().unwrap();
        assert_eq!(format!("{database} {database:?}").matches("secret").count(), 0);
        assert_eq!(database.to_string(), "postgres://db.example:5432/house");
        assert!(database.only_file("use pg_dump").unwrap_err().contains("pg_dump"));
        let file: Database = "house.db".parse().unwrap();
        assert_eq!(file, Database::File("house.db".into()));
        assert_eq!(file.file(), Some(Path::new("house.db")));
    }
}
