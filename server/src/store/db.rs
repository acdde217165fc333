//! One connection to what the house keeps, whichever engine keeps it. The rest of the store speaks to it in the SQL that both engines
//! understand; what only one of them knows lives in [`super::sqlite`] and [`super::postgres`].

use super::postgres::Session;
use super::{Result, StoreError};

/// A value in a row, or one that is put into a question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cell<'a> {
    /// Nothing.
    Null,
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Truth(bool),
    /// Text.
    Text(&'a str),
    /// Bytes.
    Blob(&'a [u8]),
}

/// A connection: to write within the transaction of a batch, or to look.
pub struct Db(pub(super) Engine);

/// What stands behind a connection.
pub(super) enum Engine {
    Sqlite(rusqlite::Connection),
    Postgres(Box<Session>),
}

/// A row of an answer.
pub enum Row<'a> {
    /// From SQLite.
    Sqlite(&'a rusqlite::Row<'a>),
    /// From PostgreSQL.
    Postgres(&'a postgres::Row),
}

impl Db {
    /// Changes something; says how many rows.
    pub fn execute(&self, sql: &str, values: impl Values) -> Result<usize> {
        values.with(|cells| match &self.0 {
            Engine::Sqlite(db) => Ok(db.prepare_cached(sql)?.execute(rusqlite::params_from_iter(cells))?),
            Engine::Postgres(session) => session.execute(sql, cells),
        })
    }

    /// Runs statements one after the other.
    pub fn execute_batch(&self, sql: &str) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(db) => Ok(db.execute_batch(sql)?),
            Engine::Postgres(session) => session.batch(sql),
        }
    }

    /// All rows of an answer.
    pub fn all<T>(&self, sql: &str, values: impl Values, read: impl FnMut(&Row<'_>) -> Result<T>) -> Result<Vec<T>> {
        self.some(usize::MAX, sql, values, read)
    }

    /// The first row of an answer, if there is one.
    pub fn first<T>(
        &self,
        sql: &str,
        values: impl Values,
        read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.some(1, sql, values, read)?.pop())
    }

    /// The first row of an answer that has one.
    pub fn query_row<T>(&self, sql: &str, values: impl Values, read: impl FnMut(&Row<'_>) -> Result<T>) -> Result<T> {
        self.first(sql, values, read)?.ok_or_else(|| StoreError::Broken("a row is missing".into()))
    }

    fn some<T>(
        &self,
        most: usize,
        sql: &str,
        values: impl Values,
        mut read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>> {
        values.with(|cells| match &self.0 {
            Engine::Sqlite(db) => {
                let mut query = db.prepare_cached(sql)?;
                let mut rows = query.query(rusqlite::params_from_iter(cells))?;
                let mut found = Vec::new();
                while found.len() < most
                    && let Some(row) = rows.next()?
                {
                    found.push(read(&Row::Sqlite(row))?);
                }
                Ok(found)
            }
            Engine::Postgres(session) => {
                session.query(sql, cells)?.iter().take(most).map(|row| read(&Row::Postgres(row))).collect()
            }
        })
    }
}

impl Row<'_> {
    /// What stands in a column.
    pub fn get<T: FromCell>(&self, column: usize) -> Result<T> {
        T::from_cell(self.value(column)?)
            .ok_or_else(|| StoreError::Broken(format!("column {column} of a row holds something else")))
    }

    /// What stands in a column, as it is.
    pub fn value(&self, column: usize) -> Result<Cell<'_>> {
        match self {
            Row::Sqlite(row) => super::sqlite::cell(row, column),
            Row::Postgres(row) => Ok(row.try_get(column)?),
        }
    }

    /// What the columns are called.
    pub fn columns(&self) -> Vec<&str> {
        match self {
            Row::Sqlite(row) => row.as_ref().column_names().collect(),
            Row::Postgres(row) => row.columns().iter().map(postgres::Column::name).collect(),
        }
    }
}

/// What can be read from a cell.
pub trait FromCell: Sized {
    /// Reads it; nothing if the cell holds something else.
    fn from_cell(cell: Cell<'_>) -> Option<Self>;
}

/// What can be put into a cell.
pub trait AsCell {
    /// As a cell.
    fn as_cell(&self) -> Cell<'_>;
}

/// What a question is asked with: nothing, or an array of cells and what can be put into them.
pub trait Values {
    /// Hands the cells over.
    fn with<T>(self, act: impl FnOnce(&[Cell<'_>]) -> T) -> T;
}

impl Values for () {
    fn with<T>(self, act: impl FnOnce(&[Cell<'_>]) -> T) -> T {
        act(&[])
    }
}

impl<V: AsCell, const N: usize> Values for [V; N] {
    fn with<T>(self, act: impl FnOnce(&[Cell<'_>]) -> T) -> T {
        act(&self.each_ref().map(AsCell::as_cell))
    }
}

impl Values for &[Cell<'_>] {
    fn with<T>(self, act: impl FnOnce(&[Cell<'_>]) -> T) -> T {
        act(self)
    }
}

/// Values of different kinds, to ask with.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        [$($crate::store::AsCell::as_cell(&$value)),*]
    };
}
pub(crate) use params;

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl FromCell for $number {
            fn from_cell(cell: Cell<'_>) -> Option<$number> {
                match cell {
                    Cell::Number(number) => number.try_into().ok(),
                    _ => None,
                }
            }
        }

        impl AsCell for $number {
            fn as_cell(&self) -> Cell<'_> {
                Cell::Number(i64::from(*self))
            }
        }
    )*};
}
numbers!(u8, u16, i16, i32, u32, i64);

impl FromCell for bool {
    fn from_cell(cell: Cell<'_>) -> Option<bool> {
        match cell {
            Cell::Truth(truth) => Some(truth),
            Cell::Number(number) => Some(number != 0),
            _ => None,
        }
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell<'_>) -> Option<String> {
        match cell {
            Cell::Text(text) => Some(text.to_string()),
            _ => None,
        }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell<'_>) -> Option<Vec<u8>> {
        match cell {
            Cell::Blob(bytes) => Some(bytes.to_vec()),
            _ => None,
        }
    }
}

impl<const N: usize> FromCell for [u8; N] {
    fn from_cell(cell: Cell<'_>) -> Option<[u8; N]> {
        match cell {
            Cell::Blob(bytes) => bytes.try_into().ok(),
            _ => None,
        }
    }
}

impl<V: FromCell> FromCell for Option<V> {
    fn from_cell(cell: Cell<'_>) -> Option<Option<V>> {
        match cell {
            Cell::Null => Some(None),
            cell => V::from_cell(cell).map(Some),
        }
    }
}

impl AsCell for Cell<'_> {
    fn as_cell(&self) -> Cell<'_> {
        *self
    }
}

impl AsCell for bool {
    fn as_cell(&self) -> Cell<'_> {
        Cell::Truth(*self)
    }
}

impl AsCell for str {
    fn as_cell(&self) -> Cell<'_> {
        Cell::Text(self)
    }
}

impl AsCell for String {
    fn as_cell(&self) -> Cell<'_> {
        Cell::Text(self)
    }
}

impl AsCell for [u8] {
    fn as_cell(&self) -> Cell<'_> {
        Cell::Blob(self)
    }
}

impl AsCell for Vec<u8> {
    fn as_cell(&self) -> Cell<'_> {
        Cell::Blob(self)
    }
}

impl<const N: usize> AsCell for [u8; N] {
    fn as_cell(&self) -> Cell<'_> {
        Cell::Blob(self)
    }
}

impl<V: AsCell> AsCell for Option<V> {
    fn as_cell(&self) -> Cell<'_> {
        self.as_ref().map_or(Cell::Null, AsCell::as_cell)
    }
}

impl<V: AsCell + ?Sized> AsCell for &V {
    fn as_cell(&self) -> Cell<'_> {
        V::as_cell(self)
    }
}
