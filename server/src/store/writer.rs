//! How the writer writes: all that waits in one transaction, and nobody hears anything but the truth. What is answered as
//! failed is not written, and what is answered as written is durable, whatever goes wrong in between: a transaction that
//! cannot begin or is lost on the way, a job that fails, and a job that panics.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreError;

/// Something to be written, and somebody who waits for it.
pub(super) trait Writing: Send {
    /// Does it, inside a transaction.
    fn work(&mut self, connection: &Connection);
    /// Tells whoever waits how it went, now that everything is durable, or why nothing is.
    fn tell(self: Box<Self>, committed: Result<(), StoreError>);
}

/// What somebody wishes to be written.
pub(super) struct Wish<T, F> {
    /// Does the writing, once.
    pub work: Option<F>,
    /// What it led to.
    pub result: Result<T, StoreError>,
    /// Where the answer goes.
    pub reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnOnce(&Connection) -> rusqlite::Result<T> + Send> Writing for Wish<T, F> {
    fn work(&mut self, connection: &Connection) {
        if let Some(work) = self.work.take() {
            self.result = in_savepoint(connection, work);
        }
    }

    fn tell(self: Box<Self>, committed: Result<(), StoreError>) {
        // Whoever asked may have gone away meanwhile.
        let _ = self.reply.send(committed.and(self.result));
    }
}

/// Does some work whole or not at all.
fn in_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    connection.prepare_cached("SAVEPOINT job")?.execute([])?;
    // A panic is a fault of the job, not of those who wait behind it.
    let result = catch_unwind(AssertUnwindSafe(|| work(connection)))
        .map_or_else(|_| Err(StoreError::Broken("a job panicked".into())), |result| result.map_err(StoreError::from));
    if result.is_err() {
        connection.prepare_cached("ROLLBACK TO job")?.execute([])?;
    }
    connection.prepare_cached("RELEASE job")?.execute([])?;
    result
}

/// Writes a batch in one transaction, and tells everybody how it went.
pub(super) fn commit(connection: &Connection, mut batch: Vec<Box<dyn Writing>>) {
    let committed = write(connection, &mut batch);
    if let Err(error) = &committed {
        tracing::error!(%error, "cannot write");
        if !connection.is_autocommit()
            && let Err(error) = connection.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "cannot even undo what was not written");
        }
    }
    for job in batch {
        job.tell(match &committed {
            Ok(()) => Ok(()),
            Err(error) => Err(StoreError::Broken(error.to_string())),
        });
    }
}

fn write(connection: &Connection, batch: &mut [Box<dyn Writing>]) -> Result<(), String> {
    connection.execute_batch("BEGIN IMMEDIATE").map_err(|error| error.to_string())?;
    for job in batch {
        job.work(connection);
        // A full disk, say, makes SQLite give up the whole transaction. Without one the next job would be written by itself.
        if connection.is_autocommit() {
            return Err("the transaction was lost".into());
        }
    }
    connection.execute_batch("COMMIT").map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    type Answer = oneshot::Receiver<Result<(), StoreError>>;

    /// A table of numbers in a file, the writer's connection to it, and another one.
    fn two_connections() -> (tempfile::TempDir, Connection, Connection) {
        let folder = tempfile::tempdir().unwrap();
        let open = || Connection::open(folder.path().join("numbers.db")).unwrap();
        let (writer, other) = (open(), open());
        writer.busy_timeout(std::time::Duration::ZERO).unwrap();
        writer.execute_batch("CREATE TABLE numbers (n INTEGER PRIMARY KEY)").unwrap();
        (folder, writer, other)
    }

    fn wish(work: impl FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static) -> (Box<dyn Writing>, Answer) {
        let (reply, answer) = oneshot::channel();
        (Box::new(Wish { work: Some(work), result: Err(StoreError::Closed), reply }), answer)
    }

    fn insert(n: i64) -> (Box<dyn Writing>, Answer) {
        wish(move |db| db.execute("INSERT INTO numbers VALUES (?)", [n]).map(drop))
    }

    /// Writes some jobs in one batch; says of each whether it was answered as written.
    fn written(connection: &Connection, jobs: impl IntoIterator<Item = (Box<dyn Writing>, Answer)>) -> Vec<bool> {
        let (batch, answers): (Vec<_>, Vec<_>) = jobs.into_iter().unzip();
        commit(connection, batch);
        answers.into_iter().map(|mut answer| answer.try_recv().unwrap().is_ok()).collect()
    }

    fn numbers(connection: &Connection) -> Vec<i64> {
        let mut all = connection.prepare("SELECT n FROM numbers ORDER BY n").unwrap();
        all.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn without_a_transaction_nothing_is_written_and_everybody_hears_it() {
        let (_folder, writer, other) = two_connections();
        // Somebody else writes just as the transaction should begin, and has finished a moment later.
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let finish = wish(move |_| other.execute_batch("ROLLBACK"));
        assert_eq!(written(&writer, [finish, insert(1), insert(2)]), [false, false, false]);
        assert!(numbers(&writer).is_empty());
        assert_eq!(written(&writer, [insert(3)]), [true], "it goes on");
        assert_eq!(numbers(&writer), [3]);
    }

    #[test]
    fn a_transaction_that_is_lost_on_the_way_is_lost_for_all() {
        let (_folder, writer, _other) = two_connections();
        let lose = wish(|db| db.execute_batch("ROLLBACK"));
        assert_eq!(written(&writer, [insert(1), lose, insert(2)]), [false, false, false]);
        assert!(numbers(&writer).is_empty());
        assert_eq!(written(&writer, [insert(3)]), [true]);
        assert_eq!(numbers(&writer), [3]);
    }

    #[test]
    fn a_job_that_fails_or_panics_takes_nothing_else_with_it() {
        let (_folder, writer, _other) = two_connections();
        let half = |n: i64, end: fn() -> rusqlite::Result<()>| {
            wish(move |db| {
                db.execute("INSERT INTO numbers VALUES (?)", [n])?;
                end()
            })
        };
        let fails = half(2, || Err(rusqlite::Error::InvalidQuery));
        let panics = half(3, || panic!("on purpose"));
        assert_eq!(written(&writer, [insert(1), fails, panics, insert(4)]), [true, false, false, true]);
        assert_eq!(numbers(&writer), [1, 4]);
    }
}
