//! Moving house: everything goes from one place into another, empty one, of the other engine as a rule. Both are compared row by row before
//! anything counts, and the journal of every table for itself; the old place stays as it was.

use super::db::{AsCell, Cell, Db};
use super::file::Lock;
use super::place::{Sharing, aside};
use super::{Database, Result, StoreError};

/// All that is kept, in an order in which nothing names what is not there yet. What belongs to a table is moved table by table.
const ALL: [(&str, bool); 22] = [
    ("people", false),
    ("sessions", false),
    ("tables", false),
    ("seats", true),
    ("journal", true),
    ("chat", true),
    ("hooks", false),
    ("letters", false),
    ("recovery", false),
    ("mail", false),
    ("mail_links", false),
    ("held_names", false),
    ("blocks", false),
    ("reports", false),
    ("closed_networks", false),
    ("notice_wishes", false),
    ("pushes", false),
    ("house_keys", false),
    ("passkeys", false),
    ("challenges", false),
    ("reviews", false),
    ("learned", false),
];

/// So many rows go over at once.
const AT_ONCE: usize = 200;

/// What was moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    /// Tables, each with a journal that is the same in both places.
    pub tables: usize,
    /// Entries of all journals.
    pub entries: usize,
    /// Rows of all kinds.
    pub rows: usize,
}

/// Moves a house. Nobody may have either place open, and the new one must be empty.
pub fn move_house(from: &Database, to: &Database) -> Result<Moved, String> {
    let moved = aside(|| {
        let _locks = (lock(from)?, lock(to)?);
        let old = from.open_writer(Sharing::Alone).map_err(|error| format!("{from}: {error}"))?;
        let new = to.open_writer(Sharing::Alone).map_err(|error| format!("{to}: {error}"))?;
        new.begin().and_then(|()| move_all(&old, &new)).map_err(|error| format!("nothing was moved: {error}"))
    });
    moved.map_err(|error| error.to_string())?
}

fn lock(place: &Database) -> Result<Option<Lock>, String> {
    place.file().map(Lock::take).transpose().map_err(|error| format!("{place}: {error}"))
}

fn move_all(old: &Db, new: &Db) -> Result<Moved> {
    let mut moved = Moved::default();
    for (table, _) in ALL {
        if new.query_row(&format!("SELECT count(*) FROM {table}"), (), |row| row.get::<i64>(0))? > 0 {
            return Err(StoreError::Broken("somebody lives in the new place already".into()));
        }
    }
    let rooms: Vec<String> = old.all("SELECT id FROM tables ORDER BY id", (), |row| row.get(0))?;
    moved.tables = rooms.len();
    for (table, by_room) in ALL {
        let columns = old.columns(table)?;
        let asked = columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
        let (mut all, mut sql) = (vec![None], format!("SELECT {asked} FROM {table}"));
        if by_room {
            (all, sql) = (rooms.iter().map(Some).collect(), format!("{sql} WHERE room = ?"));
        }
        let truths: Vec<bool> = columns.iter().map(|(name, _)| new.is_truth(table, name)).collect::<Result<_>>()?;
        for room in all {
            let rows = read(old, &sql, room)?;
            let width = columns.len();
            let line = format!("({})", vec!["?"; width].join(", "));
            for some in rows.chunks(AT_ONCE) {
                let lines = vec![line.as_str(); some.len()].join(", ");
                let cells = some.iter().flat_map(|row| row.iter().zip(&truths).map(|(held, truth)| held.cell(*truth)));
                let cells: Vec<Cell<'_>> = cells.collect();
                new.execute(&format!("INSERT INTO {table} ({asked}) VALUES {lines}"), &cells[..])?;
            }
            if read(new, &sql, room)? != rows {
                let whose = room.map(|room| format!(" of table {room}")).unwrap_or_default();
                return Err(StoreError::Broken(format!("what was written into {table}{whose} is not what was read")));
            }
            moved.rows += rows.len();
            moved.entries += if table == "journal" { rows.len() } else { 0 };
        }
    }
    new.count_on()?;
    new.commit()?;
    Ok(moved)
}

/// The rows of a table, or of a room in it, in an order that depends on nothing but themselves.
fn read(db: &Db, sql: &str, room: Option<&String>) -> Result<Vec<Vec<Held>>> {
    let whole = |row: &super::Row<'_>| (0..row.columns().len()).map(|column| row.value(column).map(Held::of)).collect();
    let mut rows = match room {
        Some(room) => db.all(sql, [room], whole)?,
        None => db.all(sql, (), whole)?,
    };
    rows.sort();
    Ok(rows)
}

/// A value on its way.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Held {
    Null,
    Number(i64),
    Text(String),
    Blob(Vec<u8>),
}

impl Held {
    fn of(cell: Cell<'_>) -> Held {
        match cell {
            Cell::Null => Held::Null,
            Cell::Number(number) => Held::Number(number),
            // SQLite knows only numbers.
            Cell::Truth(truth) => Held::Number(i64::from(truth)),
            // As PostgreSQL can keep it.
            Cell::Text(text) => Held::Text(text.replace('\0', "\u{fffd}")),
            Cell::Blob(bytes) => Held::Blob(bytes.to_vec()),
        }
    }

    fn cell(&self, truth: bool) -> Cell<'_> {
        match self {
            Held::Null => Cell::Null,
            Held::Number(number) if truth => Cell::Truth(*number != 0),
            Held::Number(number) => Cell::Number(*number),
            Held::Text(text) => text.as_cell(),
            Held::Blob(bytes) => bytes.as_cell(),
        }
    }
}

impl Db {
    /// The columns of a table, and whether they hold yes or no.
    fn columns(&self, table: &str) -> Result<Vec<(String, bool)>> {
        let sql = match self.is_sqlite() {
            true => "SELECT name, 0 FROM pragma_table_info(?) ORDER BY cid",
            false => {
                "SELECT column_name, data_type = 'boolean' FROM information_schema.columns
                 WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"
            }
        };
        self.all(sql, [table], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    fn is_truth(&self, table: &str, column: &str) -> Result<bool> {
        let known = self.columns(table)?.into_iter().find(|(name, _)| name == column);
        known.map(|(_, truth)| truth).ok_or_else(|| StoreError::Broken(format!("there is no {column} in {table}")))
    }

    /// PostgreSQL counts on from the numbers that came with the rows; SQLite does so by itself.
    fn count_on(&self) -> Result<()> {
        if self.is_sqlite() {
            return Ok(());
        }
        for table in ["people", "letters", "reports"] {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', 'id'), greatest(max(id), 1), max(id) IS NOT NULL) FROM {table}"
            );
            self.query_row(&sql, (), |_| Ok(()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::suite::{life, places};
    use super::super::{Store, count_people, new_person};
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_house_moves_with_everything_and_back_again() {
        let (places, (back, _folder)) = (places(), places().remove(0));
        let [(file, _one), (database, _two)] = &places[..] else { return };
        let store = Store::open(file.clone()).unwrap();
        store.write(|db| life(db, 1_000, false)).await.unwrap();
        let people = store.read(count_people).await.unwrap();
        assert!(move_house(file, database).unwrap_err().contains("another house"), "while it is open");
        store.close();
        let moved = move_house(file, database).unwrap();
        assert!(moved.tables == 5 && moved.entries == 6 && moved.rows > 40, "{moved:?}");
        assert!(move_house(file, database).unwrap_err().contains("somebody lives"), "only into an empty place");
        let store = Store::open(database.clone()).unwrap();
        assert_eq!(store.read(count_people).await.unwrap(), people);
        store.write(|db| new_person(db, "Olya", 1)).await.unwrap();
        store.close();
        assert_eq!(move_house(database, &back).unwrap().rows, moved.rows + 1);
        let store = Store::open(back).unwrap();
        assert_eq!(store.read(count_people).await.unwrap(), people + 1);
        store.close();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_is_forgotten_when_a_house_moves() {
        let (place, _folder) = places().remove(0);
        let store = Store::open(place).unwrap();
        // Which nodes are alive is true for the old place alone.
        let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('version', 'nodes')";
        let mut tables: Vec<String> = store.read(move |db| db.all(sql, (), |row| row.get(0))).await.unwrap();
        let mut moved: Vec<_> = ALL.iter().map(|(table, _)| table.to_string()).collect();
        tables.sort();
        moved.sort();
        assert_eq!(moved, tables);
    }
}
