//! Transactions of a connection, in the words of either engine.

use super::db::{Db, Engine};
use super::{Result, StoreError, params};

impl Db {
    /// Is it SQLite?
    pub(super) fn is_sqlite(&self) -> bool {
        matches!(self.0, Engine::Sqlite(_))
    }

    /// Is the connection gone?
    pub(super) fn is_lost(&self) -> bool {
        matches!(&self.0, Engine::Postgres(session) if session.is_lost())
    }

    /// Begins to write.
    pub(super) fn begin(&self) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(db) => Ok(db.execute_batch("BEGIN IMMEDIATE")?),
            Engine::Postgres(session) => session.anew("BEGIN"),
        }
    }

    /// Whoever decides about the same thing at another node waits until this transaction is over. SQLite has one writer anyway.
    pub(super) fn decide_alone(&self, about: &str) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(_) => {
                let lock = "SELECT pg_advisory_xact_lock(7656, hashtext(current_schema() || ?))";
                self.first(lock, [about], |_| Ok(())).map(drop)
            }
        }
    }

    /// Makes everything durable that was written since [`begin`](Db::begin). PostgreSQL would answer politely though it keeps nothing,
    /// once something has failed.
    pub(super) fn commit(&self) -> Result<()> {
        match &self.0 {
            Engine::Postgres(session) if session.has_failed() => Err(lost()),
            _ => self.execute_batch("COMMIT"),
        }
    }

    /// Forgets everything since [`begin`](Db::begin).
    pub(super) fn roll_back(&self) -> Result<()> {
        match &self.0 {
            // SQLite may have done so by itself.
            Engine::Sqlite(db) if db.is_autocommit() => Ok(()),
            Engine::Sqlite(db) => Ok(db.execute_batch("ROLLBACK")?),
            Engine::Postgres(session) => session.anew("ROLLBACK"),
        }
    }

    /// Does the transaction still stand? A full disk, say, makes SQLite give it up. Without one the next job would be written by itself.
    pub(super) fn stands(&self) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(db) if db.is_autocommit() => Err(lost()),
            Engine::Postgres(session) if session.is_lost() || session.has_failed() => Err(lost()),
            _ => Ok(()),
        }
    }

    /// Marks where a job begins, in place of where the last one began.
    pub(super) fn mark(&self, first: bool) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(db) => {
                if !first {
                    db.prepare_cached("RELEASE job")?.execute([])?;
                }
                db.prepare_cached("SAVEPOINT job")?.execute([])?;
                Ok(())
            }
            Engine::Postgres(session) => {
                session.batch(if first { "SAVEPOINT job" } else { "RELEASE job; SAVEPOINT job" })
            }
        }
    }

    /// Forgets everything since the [mark](Db::mark).
    pub(super) fn back_to_mark(&self) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(db) => db.prepare_cached("ROLLBACK TO job")?.execute([]).map(drop).map_err(StoreError::from),
            Engine::Postgres(session) => session.anew("ROLLBACK TO job"),
        }
    }

    /// Has something failed that nobody minded? PostgreSQL keeps nothing then.
    pub(super) fn is_spoilt(&self) -> bool {
        matches!(&self.0, Engine::Postgres(session) if session.has_failed())
    }

    /// Begins to look: everything that is read belongs to one moment. What is read of a file is written by the same house.
    pub(super) fn look(&self) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(session) => session.anew("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"),
        }
    }

    /// Has seen enough.
    pub(super) fn look_away(&self) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(session) => session.anew("ROLLBACK"),
        }
    }

    /// Writes something that nobody needs, to see whether it can be done.
    pub(super) fn leave_a_mark(&self, now: i64) -> Result<()> {
        match &self.0 {
            // A number that SQLite keeps for its users and nobody uses.
            Engine::Sqlite(db) => Ok(db.pragma_update(None, "user_version", (now % 1_000_000_000) as i32)?),
            Engine::Postgres(_) => {
                let sql = "INSERT INTO house_keys (name, value) VALUES ('pulse', ?)
                           ON CONFLICT (name) DO UPDATE SET value = excluded.value";
                self.execute(sql, params![now.to_be_bytes()]).map(drop)
            }
        }
    }

    /// Brings what SQLite's log holds into the file, as far as nobody still needs it there. Nobody waits for that.
    pub(super) fn carry_log(&self) -> Result<()> {
        match &self.0 {
            Engine::Sqlite(db) => Ok(db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?),
            Engine::Postgres(_) => Ok(()),
        }
    }

    /// The last thing before the place is closed.
    pub(super) fn tidy_away(&self) {
        if let Engine::Sqlite(db) = &self.0 {
            // What the log holds moves into the main file, so that a copy of the closed house is one file.
            let _ = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        }
    }
}

fn lost() -> StoreError {
    StoreError::Broken("the transaction was lost".into())
}
