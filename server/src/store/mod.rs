//! The store: one SQLite file. All writing is done by one thread, which puts everything that waits into one transaction
//! and makes it durable by one flush: a thousand moves a second then cost a few hundred flushes. Nobody is told that
//! something is written before it really is.

mod chat;
mod farewell;
mod file;
mod hooks;
mod journal;
mod keys;
mod learned;
mod lists;
mod names;
mod notices;
mod order;
mod passkeys;
mod people;
mod reviews;
mod schema;
mod steps;
mod tables;
mod upkeep;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;

use rusqlite::{Connection, ErrorCode, OpenFlags};
use tokio::sync::{Semaphore, oneshot};

pub use crate::seats::PersonId;
use file::Lock;
use writer::{Wish, Writing};

pub use chat::{Remark, remark, remarks};
pub use farewell::{erase, everything_about, tables_of};
pub use hooks::{Hook, Letter, Post, hook_of, letter_done, letter_later, letters_due, set_hook};
pub use journal::{By, Entry, SeatNews, What, append, journal};
pub use keys::{
    LinkKind, Mail, add_link, codes_left, confirm_mail, link_owner, mail_behind, mail_of, set_codes, set_mail,
    spend_code, spend_link, sweep_links,
};
pub use learned::{known_games, learn, learned};
pub use lists::{Brief, List, asked_of, count_hosted, list, seated_tables, table_mates};
pub use names::{HELD_DAYS, hold_name, is_held, sweep_names};
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
    Credential, Name, Person, Session, add_session, become_account, count_people, fill_looks, name_taken, new_person,
    password_of, person, remove_other_sessions, remove_session, rename, sessions_of, set_password, spend_session,
    sweep_sessions,
};
pub use reviews::{keep_review, review_of};
pub use steps::{After, Kept, Step, TurnNote, keep, kept};
pub use tables::{
    Half, Room, RoomSeat, Stage, TableId, begun_tables, due_tables, end_of, insert, load, offer_rematch, save_options,
    save_rest, save_seat, save_stage, save_turn, write_seats,
};

pub use upkeep::{abandoned, close_waiting, forget_closed, forget_gone, stale_guests};

/// How many readers may look at once.
const READERS: usize = 4;
/// How many jobs share one transaction at most.
const BATCH: usize = 512;

enum Job {
    Write(Box<dyn Writing>),
    Stop,
}

/// The store. Cheap to share behind an `Arc`.
pub struct Store {
    jobs: mpsc::Sender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Keeps other houses from the file while this one writes.
    lock: Mutex<Option<Lock>>,
    path: PathBuf,
    readers: Arc<Mutex<Vec<Connection>>>,
    seats: Arc<Semaphore>,
    /// How many transactions were made, and how many jobs they held.
    pub commits: Arc<AtomicU64>,
    /// How many jobs were written.
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
    /// Another house has the file.
    InUse,
    /// SQLite says so.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else has written this first"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::InUse => f.write_str("another house that is open uses this file"),
            StoreError::Broken(why) => write!(f, "the store failed: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

impl Store {
    /// Opens the file, making it and bringing it up to date where needed.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let lock = Lock::take(path)?;
        file::make_own(path).map_err(|error| StoreError::Broken(format!("{}: {error}", path.display())))?;
        let mut connection = Connection::open(path)?;
        prepare(&connection)?;
        schema::migrate(&mut connection)?;
        fill_looks(&connection, crate::people::looks)?;
        let (jobs, queue) = mpsc::channel();
        let (commits, written) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let counters = (commits.clone(), written.clone());
        let writer = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || write_all(&connection, &queue, &counters))
            .map_err(|error| StoreError::Broken(error.to_string()))?;
        Ok(Store {
            jobs,
            writer: Mutex::new(Some(writer)),
            lock: Mutex::new(Some(lock)),
            path: path.to_path_buf(),
            readers: Arc::new(Mutex::new(Vec::new())),
            seats: Arc::new(Semaphore::new(READERS)),
            commits,
            written,
            wished: AtomicU64::new(0),
        })
    }

    /// Does some writing, and returns once it is durable. If `work` fails, nothing of it stays.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Wish { work: Some(work), result: Err(StoreError::Closed), reply };
        self.jobs.send(Job::Write(Box::new(job))).map_err(|_| StoreError::Closed)?;
        self.wished.fetch_add(1, Relaxed);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Can the house both read and write? Something is really written (a number that SQLite keeps for its users and nobody
    /// uses), so that a house which can only show what it knows does not pass for a healthy one.
    pub async fn is_well(&self) -> bool {
        let looks = |db: &Connection| db.query_row("SELECT 1", [], |_| Ok(()));
        let mark = (crate::time::now() % 1_000_000_000) as i32;
        let writes = move |db: &Connection| db.pragma_update(None, "user_version", mark);
        self.read(looks).await.is_ok() && self.write(writes).await.is_ok()
    }

    /// How many jobs wait to be written.
    pub fn waiting(&self) -> usize {
        self.wished.load(Relaxed).saturating_sub(self.written.load(Relaxed)) as usize
    }

    /// Reads something.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let seat = self.seats.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let (readers, path) = (self.readers.clone(), self.path.clone());
        tokio::task::spawn_blocking(move || {
            let _seat = seat;
            let free = readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match free {
                Some(connection) => connection,
                None => open_reader(&path)?,
            };
            let result = work(&connection);
            readers.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            Ok(result?)
        })
        .await
        .map_err(|_| StoreError::Closed)?
    }

    /// Writes what still waits, then closes the file.
    pub fn close(&self) {
        let _ = self.jobs.send(Job::Stop);
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            let _ = writer.join();
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Copies a store into a new file, whole and in one piece, while a house may go on writing into it.
pub fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Broken(format!("{} is there already", to.display())));
    }
    let name = to.to_str().ok_or_else(|| StoreError::Broken("the name of the copy is not text".into()))?;
    let reader = open_reader(from)?;
    // SQLite fills an empty file, which nobody else can read from its first byte on.
    file::make_new(to).map_err(|error| StoreError::Broken(format!("{}: {error}", to.display())))?;
    if let Err(error) = reader.execute("VACUUM INTO ?", [name]) {
        let _ = std::fs::remove_file(to);
        return Err(error.into());
    }
    Ok(())
}

/// Opens a house's file to look at it and nothing else. It must be of this version.
pub fn open_to_look(path: &Path) -> Result<Connection, String> {
    let told = |error: rusqlite::Error| format!("{}: {error}", path.display());
    let db = open_reader(path).map_err(told)?;
    is_current(&db, path)?;
    Ok(db)
}

/// Is a file of the version that this house writes?
fn is_current(db: &Connection, path: &Path) -> Result<(), String> {
    let version = db.query_row("SELECT max(number) FROM version", [], |row| row.get::<_, Option<i64>>(0));
    match version.map_err(|error| format!("{}: {error}", path.display()))? {
        Some(version) if version as usize == schema::VERSION => Ok(()),
        _ => Err(format!("{} was written by another version of the house: open it once with this one", path.display())),
    }
}

/// Is a file whole? If not, the first thing that is wrong with it.
pub fn is_whole(path: &Path) -> Result<(), String> {
    let db = open_reader(path).map_err(|error| error.to_string())?;
    faults(&db).map_err(|error| error.to_string())?.into_iter().next().map_or(Ok(()), Err)
}

/// What is wrong with a file: with its pages, or with rows that name others which are not there.
pub fn faults(db: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut faults: Vec<String> =
        db.prepare("PRAGMA integrity_check(20)")?.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    faults.retain(|fault| fault != "ok");
    let mut orphans = db.prepare("PRAGMA foreign_key_check")?;
    let orphans = orphans.query_map([], |row| {
        Ok(format!(
            "a row of {} names a row of {} that is not there",
            row.get::<_, String>(0)?,
            row.get::<_, String>(2)?
        ))
    })?;
    for orphan in orphans.take(20) {
        faults.push(orphan?);
    }
    Ok(faults)
}

/// Makes an account an owner of the house in a file, or one like all others; also while a house has the file open.
pub fn appoint(path: &Path, name: &str, owner: bool) -> Result<(), String> {
    let known = |error: rusqlite::Error| format!("{}: {error}", path.display());
    let db = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(known)?;
    db.busy_timeout(std::time::Duration::from_secs(10)).map_err(known)?;
    is_current(&db, path)?;
    match set_owner(&db, &crate::people::login_name(name.trim()), owner).map_err(known)? {
        true => Ok(()),
        false => Err(format!("nobody at this house has an account with the name {name}")),
    }
}

/// WAL lets readers and the backup look while the writer writes; FULL flushes every commit.
fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(64);
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000;")
}

fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(32);
    connection.execute_batch("PRAGMA cache_size = -1000;")?;
    Ok(connection)
}

fn write_all(connection: &Connection, queue: &mpsc::Receiver<Job>, counters: &(Arc<AtomicU64>, Arc<AtomicU64>)) {
    let mut open = true;
    while open {
        let Ok(first) = queue.recv() else { break };
        let mut batch = Vec::new();
        for job in std::iter::once(first).chain(queue.try_iter()) {
            match job {
                Job::Write(work) => batch.push(work),
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
        counters.1.fetch_add(batch.len() as u64, Relaxed);
        writer::commit(connection, batch);
    }
    // What the log holds moves into the main file, so that a copy of the closed house is one file.
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A store in a fresh file, which goes away with the returned folder.
    pub(crate) fn fresh() -> (Arc<Store>, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        (Arc::new(Store::open(&folder.path().join("house.db")).unwrap()), folder)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn the_writer_outlives_a_panic_and_a_store_that_cannot_write_is_not_well() {
        let (store, _folder) = fresh();
        let panicked = store.write(|_| -> rusqlite::Result<()> { panic!("on purpose") }).await;
        assert!(matches!(panicked, Err(StoreError::Broken(_))), "{panicked:?}");
        store.write(|db| new_person(db, "Olya", 1)).await.unwrap();
        assert!(store.is_well().await);
        store.close();
        assert!(store.read(|db| db.query_row("SELECT 1", [], |_| Ok(()))).await.is_ok(), "it can still read");
        assert!(!store.is_well().await);
    }

    #[test]
    fn one_house_at_a_time_has_a_file() {
        let (store, folder) = fresh();
        let again = || Store::open(&folder.path().join("house.db"));
        assert!(matches!(again(), Err(StoreError::InUse)));
        store.close();
        assert!(again().is_ok());
    }

    #[cfg(unix)]
    #[tokio::test(flavor = "multi_thread")]
    async fn only_its_owner_can_read_a_house_and_its_copies() {
        use std::os::unix::fs::PermissionsExt;
        let (store, folder) = fresh();
        store.write(|db| new_person(db, "Olya", 1)).await.unwrap();
        copy(&folder.path().join("house.db"), &folder.path().join("copy.db")).unwrap();
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
        let copied = Store::open(&folder.path().join("copy.db")).unwrap();
        assert!(copied.read(|db| person(db, PersonId(1))).await.unwrap().is_some(), "the copy is whole");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_failed_job_takes_nothing_else_of_its_batch_with_it() {
        let (store, _folder) = fresh();
        let people: Vec<_> = (0..50)
            .map(|n| {
                let store = store.clone();
                tokio::spawn(async move {
                    store
                        .write(move |db| {
                            let id = new_person(db, &format!("P{n}"), 1)?;
                            if n % 2 == 1 {
                                db.execute("INSERT INTO people (id, name, created) VALUES (?, 'twice', 0)", [id.0])?;
                            }
                            Ok(id)
                        })
                        .await
                })
            })
            .collect();
        let mut fine = 0;
        for person in people {
            match person.await.unwrap() {
                Ok(_) => fine += 1,
                Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
            }
        }
        assert_eq!(fine, 25);
        let count: i64 =
            store.read(|db| db.query_row("SELECT count(*) FROM people", [], |row| row.get(0))).await.unwrap();
        assert_eq!(count, 25);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_was_written_is_there_after_closing_and_the_schema_is_kept() {
        let (store, folder) = fresh();
        let id = store.write(|db| new_person(db, "Olya", 7)).await.unwrap();
        store.close();
        assert!(matches!(store.write(|db| new_person(db, "late", 7)).await, Err(StoreError::Closed)));
        let again = Store::open(&folder.path().join("house.db")).unwrap();
        let olya = again.read(move |db| person(db, id)).await.unwrap().unwrap();
        assert_eq!((olya.name.as_str(), olya.account), ("Olya", false));
    }
}
