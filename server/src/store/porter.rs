//! What is written to a file of SQLite lies in a log beside it at first. The porter carries it from there into the file, on a thread and a
//! connection of its own: if the writer did that, as it would within some commit, the moves of that commit and all behind it would wait for it.

use std::io;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle};

use super::Db;

/// After so many jobs there is something to carry.
const LOAD: usize = 250;

/// Carries the log into the file while others write.
pub(super) struct Porter {
    call: SyncSender<()>,
    thread: JoinHandle<()>,
    /// How many jobs were written since the last call.
    jobs: usize,
}

impl Porter {
    /// A porter with this connection.
    pub fn hire(db: Db) -> io::Result<Porter> {
        let (call, calls) = sync_channel(1);
        let carry = move || {
            while calls.recv().is_ok() {
                // What cannot be carried now lies safe in the log.
                if let Err(error) = db.carry_log() {
                    tracing::warn!(%error, "cannot bring what is written into the file");
                }
            }
        };
        let thread = Builder::new().name("porter".into()).spawn(carry)?;
        Ok(Porter { call, thread, jobs: 0 })
    }

    /// So many jobs have been written.
    pub fn note(&mut self, jobs: usize) {
        self.jobs += jobs;
        if self.jobs >= LOAD && self.call.try_send(()).is_ok() {
            self.jobs = 0;
        }
    }

    /// Lets the porter finish and go.
    pub fn dismiss(self) {
        drop(self.call);
        let _ = self.thread.join();
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::super::tests::fresh;
    use super::*;

    /// How many people the file itself holds, without its log: a copy of it alone is what would be left.
    fn in_file(folder: &std::path::Path) -> i64 {
        let copy = folder.join("alone.db");
        std::fs::copy(folder.join("house.db"), &copy).unwrap();
        let db = rusqlite::Connection::open(&copy).unwrap();
        db.query_row("SELECT count(*) FROM people", [], |row| row.get(0)).unwrap_or(0)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_written_comes_into_the_file_while_the_house_is_open() {
        let (store, folder) = fresh();
        let until = Instant::now() + Duration::from_secs(30);
        while in_file(folder.path()) < 200 {
            assert!(Instant::now() < until, "nobody carries anything");
            for _ in 0..LOAD {
                store.write(|db| super::super::new_person(db, "Olya", 1)).await.unwrap();
            }
        }
        store.close();
        let log = std::fs::metadata(folder.path().join("house.db-wal")).map_or(0, |log| log.len());
        assert_eq!(log, 0, "nothing is left in the log of a house that is closed");
    }
}
