//! How the writer writes: all that waits in one transaction, and nobody hears anything but the truth. What is answered as
//! failed is not written, and what is answered as written is durable, whatever goes wrong in between: a transaction that
//! cannot begin or is lost on the way, a job that fails, and a job that panics.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use tokio::sync::oneshot;

use super::db::Db;
use super::journal::append_and_pass;
use super::together::{PlainMove, append_all_and_pass};
use super::{Result, Step, StoreError, keep};

/// Something to be written, and somebody who waits for it.
pub(super) trait Writing: Send {
    /// Does it, inside a transaction. Says whether it is to stay.
    fn work(&mut self, db: &Db) -> bool;
    /// Tells whoever waits how it went, now that everything is durable, or why nothing is.
    fn tell(self: Box<Self>, committed: Result<()>);
    /// The move, if it is one and nothing else is written with it.
    fn plain_move(&self) -> Option<PlainMove<'_>> {
        None
    }
    /// The move was written together with others; the table has changed so often by then.
    fn has_passed(&mut self, _edition: i64) {}
}

/// A deed at a table that is to be written.
pub(super) struct Deed {
    pub step: Arc<Step>,
    /// What it led to: how often the table has changed by then.
    pub result: Result<i64>,
    /// Where the answer goes.
    pub reply: oneshot::Sender<Result<i64>>,
}

impl Writing for Deed {
    fn work(&mut self, db: &Db) -> bool {
        self.result = guarded(db, || keep(db, &self.step));
        self.result.is_ok()
    }

    fn tell(self: Box<Self>, committed: Result<()>) {
        // Whoever asked may have gone away meanwhile.
        let _ = self.reply.send(committed.and(self.result));
    }

    fn plain_move(&self) -> Option<PlainMove<'_>> {
        self.step.plain_move()
    }

    fn has_passed(&mut self, edition: i64) {
        self.result = Ok(edition);
    }
}

/// What somebody wishes to be written.
pub(super) struct Wish<T, F> {
    /// Does the writing, once.
    pub work: Option<F>,
    /// What it led to.
    pub result: Result<T>,
    /// Where the answer goes.
    pub reply: oneshot::Sender<Result<T>>,
}

impl<T: Send, F: FnOnce(&Db) -> Result<T> + Send> Writing for Wish<T, F> {
    fn work(&mut self, db: &Db) -> bool {
        let Some(work) = self.work.take() else { return false };
        self.result = guarded(db, || work(db));
        self.result.is_ok()
    }

    fn tell(self: Box<Self>, committed: Result<()>) {
        // Whoever asked may have gone away meanwhile.
        let _ = self.reply.send(committed.and(self.result));
    }
}

/// Does a job. A panic is a fault of the job, not of those who wait behind it.
fn guarded<T>(db: &Db, work: impl FnOnce() -> Result<T>) -> Result<T> {
    let result = catch_unwind(AssertUnwindSafe(work));
    let result = result.unwrap_or_else(|_| Err(StoreError::Broken("a job panicked".into())))?;
    if db.is_spoilt() {
        return Err(StoreError::Broken("a job went on after something had failed".into()));
    }
    Ok(result)
}

/// Writes a batch in one transaction, and tells everybody how it went. If the connection was lost since the last time, `again` opens
/// another one.
pub(super) fn commit(db: &mut Db, again: impl FnOnce() -> Result<Db>, batch: Vec<Box<dyn Writing>>) {
    let mut batch = if db.is_sqlite() { batch } else { write_moves(db, batch) };
    if batch.is_empty() {
        return;
    }
    let committed = begin(db, again).and_then(|()| write(db, &mut batch));
    if let Err(error) = &committed {
        tracing::error!(%error, "cannot write");
        if !db.is_lost()
            && let Err(error) = db.roll_back()
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

/// Writes all moves of a batch by one walk to the database, which is a transaction of its own. Returns what is to be written otherwise: all of it, if
/// one of them fails or the answer was lost.
fn write_moves(db: &Db, mut batch: Vec<Box<dyn Writing>>) -> Vec<Box<dyn Writing>> {
    let moves: Vec<_> = batch.iter().filter_map(|job| job.plain_move()).collect();
    let written = match &moves[..] {
        [] => None,
        [only] => append_and_pass(db, only.table, only.number, only.entry, only.note).ok().map(|edition| vec![edition]),
        many if many.is_sorted_by(|one, next| one.table < next.table) => append_all_and_pass(db, many).ok(),
        _ => None,
    };
    drop(moves);
    let Some(editions) = written else { return batch };
    for (mut job, edition) in batch.extract_if(.., |job| job.plain_move().is_some()).zip(editions) {
        job.has_passed(edition);
        job.tell(Ok(()));
    }
    batch
}

fn begin(db: &mut Db, again: impl FnOnce() -> Result<Db>) -> Result<()> {
    match db.begin() {
        // There is no other reason why PostgreSQL would not begin.
        Err(error) if !db.is_sqlite() => {
            tracing::warn!(%error, "the connection to the database was lost");
            *db = again()?;
            db.begin()
        }
        begun => begun,
    }
}

fn write(db: &Db, batch: &mut [Box<dyn Writing>]) -> Result<()> {
    // One job needs no marks: what does not stay takes the transaction with it.
    if let [job] = batch {
        if !job.work(db) {
            return db.roll_back();
        }
        db.stands()?;
        return db.commit();
    }
    for (number, job) in batch.iter_mut().enumerate() {
        db.mark(number == 0)?;
        if !job.work(db) {
            db.back_to_mark()?;
        }
        db.stands()?;
    }
    db.commit()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::db::Engine;
    use rusqlite::Connection;

    type Answer = oneshot::Receiver<Result<()>>;

    /// A table of numbers in a file, the writer's connection to it, and another one.
    fn two_connections() -> (tempfile::TempDir, Db, Connection) {
        let folder = tempfile::tempdir().unwrap();
        let open = || Connection::open(folder.path().join("numbers.db")).unwrap();
        let (writer, other) = (open(), open());
        writer.busy_timeout(std::time::Duration::ZERO).unwrap();
        writer.execute_batch("CREATE TABLE numbers (n INTEGER PRIMARY KEY)").unwrap();
        (folder, Db(Engine::Sqlite(writer)), other)
    }

    fn wish(work: impl FnOnce(&Db) -> Result<()> + Send + 'static) -> (Box<dyn Writing>, Answer) {
        let (reply, answer) = oneshot::channel();
        (Box::new(Wish { work: Some(work), result: Err(StoreError::Closed), reply }), answer)
    }

    fn insert(n: i64) -> (Box<dyn Writing>, Answer) {
        wish(move |db| db.execute("INSERT INTO numbers VALUES (?)", [n]).map(drop))
    }

    /// Writes some jobs in one batch; says of each whether it was answered as written.
    fn written(db: &mut Db, jobs: impl IntoIterator<Item = (Box<dyn Writing>, Answer)>) -> Vec<bool> {
        let (batch, answers): (Vec<_>, Vec<_>) = jobs.into_iter().unzip();
        commit(db, || Err(StoreError::Closed), batch);
        answers.into_iter().map(|mut answer| answer.try_recv().unwrap().is_ok()).collect()
    }

    fn numbers(db: &Db) -> Vec<i64> {
        db.all("SELECT n FROM numbers ORDER BY n", (), |row| row.get(0)).unwrap()
    }

    #[test]
    fn without_a_transaction_nothing_is_written_and_everybody_hears_it() {
        let (_folder, mut writer, other) = two_connections();
        // Somebody else writes just as the transaction should begin, and has finished a moment later.
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let finish = wish(move |_| Ok(other.execute_batch("ROLLBACK")?));
        assert_eq!(written(&mut writer, [finish, insert(1), insert(2)]), [false, false, false]);
        assert!(numbers(&writer).is_empty());
        assert_eq!(written(&mut writer, [insert(3)]), [true], "it goes on");
        assert_eq!(numbers(&writer), [3]);
    }

    #[test]
    fn a_transaction_that_is_lost_on_the_way_is_lost_for_all() {
        let (_folder, mut writer, _other) = two_connections();
        let lose = wish(|db| db.execute_batch("ROLLBACK"));
        assert_eq!(written(&mut writer, [insert(1), lose, insert(2)]), [false, false, false]);
        assert!(numbers(&writer).is_empty());
        assert_eq!(written(&mut writer, [insert(3)]), [true]);
        assert_eq!(numbers(&writer), [3]);
    }

    #[test]
    fn a_job_that_fails_or_panics_takes_nothing_else_with_it() {
        let (_folder, mut writer, _other) = two_connections();
        let half = |n: i64, end: fn() -> Result<()>| {
            wish(move |db| {
                db.execute("INSERT INTO numbers VALUES (?)", [n])?;
                end()
            })
        };
        let fails = half(2, || Err(StoreError::Conflict));
        let panics = half(3, || panic!("on purpose"));
        assert_eq!(written(&mut writer, [insert(1), fails, panics, insert(4)]), [true, false, false, true]);
        assert_eq!(numbers(&writer), [1, 4]);
    }
}
