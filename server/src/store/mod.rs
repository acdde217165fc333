//! The store: a file of SQLite, or a database of PostgreSQL. All writing is done by one thread, which puts everything that waits into one
//! transaction and makes it durable by one flush: a thousand moves a second then cost a few hundred flushes. Nobody is told that
//! something is written before it really is.

mod chat;
mod db;
mod farewell;
mod file;
mod hooks;
mod journal;
mod keys;
mod learned;
mod lists;
mod moving;
mod names;
mod nodes;
mod notices;
mod order;
mod passkeys;
mod people;
mod place;
mod porter;
mod postgres;
mod reviews;
mod schema;
mod schema_postgres;
mod sqlite;
mod steps;
#[cfg(test)]
mod suite;
mod tables;
mod together;
mod turns;
mod upkeep;
mod way;
mod writer;

use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;

use tokio::sync::{Semaphore, oneshot};

pub use crate::seats::PersonId;
use file::Lock;
use place::aside;
use porter::Porter;
use writer::{Deed, Wish, Writing};

pub use chat::{Remark, remark, remarks};
pub(crate) use db::params;
pub use db::{AsCell, Cell, Db, FromCell, Row, Values};
pub use farewell::{erase, everything_about, tables_of};
pub use hooks::{Hook, Letter, Post, hook_of, letter_done, letter_later, letters_due, set_hook};
pub use journal::{By, Entry, SeatNews, What, append, journal};
pub use keys::{
    LinkKind, Mail, add_link, codes_left, confirm_mail, link_owner, mail_behind, mail_of, set_codes, set_mail,
    spend_code, spend_link, sweep_links,
};
pub use learned::{known_games, learn, learned};
pub use lists::{Brief, List, asked_of, count_hosted, list, seated_tables, table_mates};
pub use moving::{Moved, move_house};
pub use names::{HELD_DAYS, hold_name, is_held, sweep_names};
pub use nodes::{Pulse, changed, claim, claim_due, leave_house, pulse, release};
pub use notices::{
    Bag, MailWish, PushWord, Subscription, Wishes, Word, house_key, is_asked, kept_wishes, mail_waiting, post_letters,
    pushes_waiting, set_wishes, subscribe, subscriptions, unsubscribe, unsubscribe_all, wishes_of,
};
pub use order::{
    Dossier, Report, Standing, ban, block, blocked_by, blocks_at, close_network, close_report, find_people, is_closed,
    mute, not_with, open_reports, release_name, report, reserved_names, set_owner, standing, sweep_order,
};
pub use passkeys::{
    PasskeyNote, add_challenge, add_passkey, passkey, passkey_used, passkeys_of, remove_passkey, spend_challenge,
    sweep_challenges,
};
pub use people::{
    Credential, Name, Person, SESSIONS, Session, add_session, become_account, count_people, fill_looks, name_taken,
    new_person, password_of, person, remove_other_sessions, remove_session, rename, sessions_of, set_password,
    spend_session, sweep_sessions,
};
pub use place::{Database, Sharing};
pub use reviews::{keep_review, review_of};
pub use steps::{After, Kept, Step, TurnNote, keep, kept};
#[cfg(test)]
pub(crate) use suite::services;
pub use tables::{
    Half, Room, RoomSeat, Stage, TableId, begun_tables, due_tables, edition, end_of, insert, load, offer_rematch,
    save_options, save_rest, save_rules, save_seat, save_stage, save_turn, touch, write_seats,
};

pub use upkeep::{abandoned, close_waiting, forget_closed, forget_gone, stale_guests};

/// How many readers may look at once.
const READERS: usize = 4;
/// How many jobs share one transaction at most.
const BATCH: usize = 512;

enum Job {
    /// Something to be written, and at which table, if it is at one.
    Write(Option<TableId>, Box<dyn Writing>),
    Stop,
}

/// What the store answers.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// The store. Cheap to share behind an `Arc`.
pub struct Store {
    jobs: mpsc::Sender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Keeps other houses from the file while this one writes.
    lock: Mutex<Option<Lock>>,
    place: Database,
    readers: Arc<Mutex<Vec<Db>>>,
    seats: Arc<Semaphore>,
    /// How many transactions were made, and how many jobs they held.
    pub commits: Arc<AtomicU64>,
    /// How many jobs were done, whether or not they could be.
    pub written: Arc<AtomicU64>,
    /// How many jobs were ever asked for.
    wished: AtomicU64,
}

/// Why something could not be stored or read.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has written it first.
    Conflict,
    /// The house is closing.
    Closed,
    /// Another house has the place.
    InUse,
    /// The database says so.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else has written this first"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::InUse => f.write_str("another house that is open uses it"),
            StoreError::Broken(why) => write!(f, "the store failed: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl Store {
    /// Opens the place for a house alone, making it and bringing it up to date where needed.
    pub fn open(place: impl Into<Database>) -> Result<Store> {
        Store::open_as(place, Sharing::Alone)
    }

    /// Opens the place, making it and bringing it up to date where needed.
    pub fn open_as(place: impl Into<Database>, sharing: Sharing) -> Result<Store> {
        let place = place.into();
        let lock = place.file().map(Lock::take).transpose()?;
        let (jobs, queue) = mpsc::channel();
        let (commits, written) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let counters = (commits.clone(), written.clone());
        let (opened, open) = mpsc::channel();
        let home = place.clone();
        let writer = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || {
                let ready = home.open_writer(sharing).and_then(|db| {
                    fill_looks(&db, crate::people::looks)?;
                    Ok((db, home.hire_porter()?))
                });
                match ready {
                    Ok((mut db, porter)) => {
                        let _ = opened.send(Ok(()));
                        write_all(|| home.open_again(sharing), &mut db, porter, &queue, &counters);
                    }
                    Err(error) => drop(opened.send(Err(error))),
                }
            })
            .map_err(|error| StoreError::Broken(error.to_string()))?;
        open.recv().unwrap_or_else(|_| Err(StoreError::Broken("the writer could not begin".into())))?;
        Ok(Store {
            jobs,
            writer: Mutex::new(Some(writer)),
            lock: Mutex::new(lock),
            place,
            readers: Arc::new(Mutex::new(Vec::new())),
            seats: Arc::new(Semaphore::new(READERS)),
            commits,
            written,
            wished: AtomicU64::new(0),
        })
    }

    /// Does some writing, and returns once it is durable. If `work` fails, nothing of it stays.
    pub async fn write<T: Send + 'static>(&self, work: impl FnOnce(&Db) -> Result<T> + Send + 'static) -> Result<T> {
        self.write_job(None, work).await
    }

    /// Does some writing at a table. Nodes write at tables in the same order, so that they do not wait for each other in a circle.
    pub async fn write_at<T: Send + 'static>(
        &self,
        table: &TableId,
        work: impl FnOnce(&Db) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.write_job(Some(table.clone()), work).await
    }

    /// Writes what a deed at a table changes, whole or not at all. Says how often the table has changed by then.
    pub async fn keep(&self, step: Arc<Step>) -> Result<i64> {
        let (reply, answer) = oneshot::channel();
        let table = step.table.clone();
        self.hand_over(Some(table), Box::new(Deed { step, result: Err(StoreError::Closed), reply }))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn write_job<T: Send + 'static>(
        &self,
        table: Option<TableId>,
        work: impl FnOnce(&Db) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        self.hand_over(table, Box::new(Wish { work: Some(work), result: Err(StoreError::Closed), reply }))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    fn hand_over(&self, table: Option<TableId>, job: Box<dyn Writing>) -> Result<()> {
        self.jobs.send(Job::Write(table, job)).map_err(|_| StoreError::Closed)?;
        self.wished.fetch_add(1, Relaxed);
        Ok(())
    }

    /// Can the house both read and write? Something is really written, so that a house which can only show what it knows does not pass
    /// for a healthy one.
    pub async fn is_well(&self) -> bool {
        let looks = |db: &Db| db.query_row("SELECT 1", (), |_| Ok(()));
        self.read(looks).await.is_ok() && self.write(|db| db.leave_a_mark(crate::time::now())).await.is_ok()
    }

    /// How many jobs wait to be written.
    pub fn waiting(&self) -> usize {
        self.wished.load(Relaxed).saturating_sub(self.written.load(Relaxed)) as usize
    }

    /// Reads something.
    pub async fn read<T: Send + 'static>(&self, work: impl FnOnce(&Db) -> Result<T> + Send + 'static) -> Result<T> {
        let seat = self.seats.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let (readers, place) = (self.readers.clone(), self.place.clone());
        tokio::task::spawn_blocking(move || {
            let _seat = seat;
            let free = readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
            // A connection may have been lost while nobody used it.
            let db = match free {
                Some(db) if db.look().is_ok() => db,
                _ => place.open_reader().and_then(|db| db.look().map(|()| db))?,
            };
            let result = work(&db);
            if db.look_away().is_ok() {
                readers.lock().unwrap_or_else(PoisonError::into_inner).push(db);
            }
            result
        })
        .await
        .map_err(|_| StoreError::Closed)?
    }

    /// Writes what still waits, then closes the place.
    pub fn close(&self) {
        let _ = self.jobs.send(Job::Stop);
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            let _ = writer.join();
        }
        self.let_readers_go();
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn let_readers_go(&self) {
        let readers = std::mem::take(&mut *self.readers.lock().unwrap_or_else(PoisonError::into_inner));
        // Files are closed at once; other connections say goodbye first, and wait for that.
        if self.place.file().is_none() && !readers.is_empty() {
            let _ = aside(move || drop(readers));
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.let_readers_go();
    }
}

/// Copies a house's file into a new one, whole and in one piece, while a house may go on writing into it.
pub fn copy(from: &Database, to: &Path) -> Result<()> {
    let from = from.only_file("pg_dump makes a copy of it").map_err(StoreError::Broken)?;
    sqlite::copy(from, to)
}

/// Opens what a house keeps to look at it and nothing else. It must be of this version.
pub fn open_to_look(place: &Database) -> Result<Db, String> {
    let db = place.open_reader().map_err(|error| format!("{place}: {error}"))?;
    is_current(&db, place)?;
    Ok(db)
}

/// Is it of the version that this house writes?
fn is_current(db: &Db, place: &Database) -> Result<(), String> {
    let version = db.query_row("SELECT max(number) FROM version", (), |row| row.get::<Option<i64>>(0));
    match version.map_err(|error| format!("{place}: {error}"))? {
        Some(version) if version as usize == schema::VERSION => Ok(()),
        _ => Err(format!("{place} was written by another version of the house: open it once with this one")),
    }
}

/// Is a file whole? If not, the first thing that is wrong with it.
pub fn is_whole(path: &Path) -> Result<(), String> {
    let db = sqlite::open_reader(path).map_err(|error| error.to_string())?;
    sqlite::faults(&db).map_err(|error| error.to_string())?.into_iter().next().map_or(Ok(()), Err)
}

/// What is wrong with what a house keeps, below all that it means. PostgreSQL looks after that by itself.
pub fn faults(db: &Db) -> Result<Vec<String>> {
    if db.is_sqlite() { sqlite::faults(db) } else { Ok(Vec::new()) }
}

/// Makes an account an owner of the house, or one like all others; also while the house is open.
pub fn appoint(place: &Database, name: &str, owner: bool) -> Result<(), String> {
    let known = |error: StoreError| format!("{place}: {error}");
    let appointed = aside(|| {
        let db = place.open_beside().map_err(known)?;
        is_current(&db, place)?;
        set_owner(&db, &crate::people::login_name(name.trim()), owner).map_err(known)
    });
    match appointed.map_err(known)?? {
        true => Ok(()),
        false => Err(format!("nobody at this house has an account with the name {name}")),
    }
}

fn write_all(
    again: impl Fn() -> Result<Db>,
    db: &mut Db,
    mut porter: Option<Porter>,
    queue: &mpsc::Receiver<Job>,
    counters: &(Arc<AtomicU64>, Arc<AtomicU64>),
) {
    let mut open = true;
    while open {
        let Ok(first) = queue.recv() else { break };
        let mut batch = Vec::new();
        for job in std::iter::once(first).chain(queue.try_iter()) {
            match job {
                Job::Write(table, work) => batch.push((table, work)),
                Job::Stop => {
                    open = false;
                    break;
                }
            }
            if batch.len() == BATCH {
                break;
            }
        }
        if batch.is_empty() {
            continue;
        }
        counters.0.fetch_add(1, Relaxed);
        let jobs = batch.len();
        counters.1.fetch_add(jobs as u64, Relaxed);
        if !db.is_sqlite() {
            batch.sort_by(|(one, _), (other, _)| one.cmp(other));
        }
        writer::commit(db, &again, batch.into_iter().map(|(_, work)| work).collect());
        if let Some(porter) = &mut porter {
            porter.note(jobs);
        }
    }
    if let Some(porter) = porter {
        porter.dismiss();
    }
    db.tidy_away();
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A store in a fresh file, which goes away with the returned folder.
    pub(crate) fn fresh() -> (Arc<Store>, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        (Arc::new(Store::open(folder.path().join("house.db")).unwrap()), folder)
    }

    #[test]
    fn one_house_at_a_time_has_a_file() {
        let (store, folder) = fresh();
        let again = || Store::open(folder.path().join("house.db"));
        assert!(matches!(again(), Err(StoreError::InUse)));
        #[cfg(unix)]
        {
            let link = folder.path().join("link.db");
            std::os::unix::fs::symlink(folder.path().join("house.db"), &link).unwrap();
            assert!(matches!(Store::open(link), Err(StoreError::InUse)), "by another name too");
        }
        store.close();
        assert!(again().is_ok());
    }

    #[cfg(unix)]
    #[tokio::test(flavor = "multi_thread")]
    async fn only_its_owner_can_read_a_house_and_its_copies() {
        use std::os::unix::fs::PermissionsExt;
        let (store, folder) = fresh();
        store.write(|db| new_person(db, "Olya", 1)).await.unwrap();
        copy(&folder.path().join("house.db").into(), &folder.path().join("copy.db")).unwrap();
        let mut seen = Vec::new();
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{:?} has {mode:o}", file.path());
            seen.push(file.file_name().into_string().unwrap());
        }
        assert!(
            seen.iter().any(|name| name == "house.db-wal") && seen.iter().any(|name| name == "copy.db"),
            "{seen:?}"
        );
        // A file that was open to others is closed to them.
        let path = folder.path().join("copy.db");
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
        let copied = Store::open(path.clone()).unwrap();
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(copied.read(|db| person(db, PersonId(1))).await.unwrap().is_some(), "the copy is whole");
    }
}
