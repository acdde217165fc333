//! What a move costs a house of many machines, measured, and how far that reaches: rows, bytes and messages for each move, and what follows from
//! them for ten thousand, a hundred thousand and a million players.

use std::fmt;

use load::{Guest, Report};
use server::{Database, store};

use crate::town::Node;

/// What has been counted so far.
#[derive(Clone, Copy, Default)]
pub struct Count {
    /// Rows of the journal, and the bytes that they take on disk with their key.
    rows: f64,
    disk: f64,
    /// Bytes of PostgreSQL's log.
    log: f64,
    /// What all nodes have counted: transactions, messages that were told on the bus and their bytes, rows that came by it, frames and their bytes.
    nodes: [f64; 6],
}

/// What nodes count, as `/metrics` calls it.
const NAMES: [&str; 6] = ["commits", "told", "told_bytes", "followed", "frames", "frame_bytes"];

impl Count {
    /// Asks the database and all nodes.
    pub async fn now(database: &str, nodes: &[Node]) -> Result<Count, String> {
        let place: Database = database.parse().map_err(|_| "no address".to_string())?;
        let mut count =
            tokio::task::spawn_blocking(move || of_database(&place)).await.map_err(|error| error.to_string())??;
        for node in nodes {
            let told = Guest::new(&node.numbers()).get("/metrics").await.map_err(|error| error.to_string())?.body;
            for (sum, name) in count.nodes.iter_mut().zip(NAMES) {
                let line = told.lines().find_map(|line| line.strip_prefix(&format!("polyana_{name}_total ")));
                *sum += line.and_then(|value| value.trim().parse::<f64>().ok()).unwrap_or_default();
            }
        }
        Ok(count)
    }
}

fn of_database(place: &Database) -> Result<Count, String> {
    let db = store::open_to_look(place)?;
    let sql = "SELECT (SELECT count(*) FROM journal), CAST(pg_total_relation_size('journal') AS BIGINT),
               CAST(pg_current_wal_insert_lsn() - '0/0' AS BIGINT)";
    let numbers = db.query_row(sql, (), |row| Ok([row.get::<i64>(0)?, row.get(1)?, row.get(2)?]));
    let [rows, disk, log] = numbers.map_err(|error| error.to_string())?.map(|number| number as f64);
    Ok(Count { rows, disk, log, nodes: [0.0; 6] })
}

/// What a move costs.
pub struct Growth {
    rows: f64,
    disk: f64,
    log: f64,
    commits: f64,
    messages: f64,
    message: f64,
    heard: f64,
    sent: f64,
    /// Seconds of a core in all nodes.
    work: f64,
}

impl Growth {
    /// What lies between two counts, for each move.
    pub fn between(before: &Count, after: &Count, report: &Report) -> Growth {
        let each = |after: f64, before: f64| (after - before) / (report.moves as f64).max(1.0);
        let of = |index: usize| each(after.nodes[index], before.nodes[index]);
        let [commits, messages, bytes, heard, _, sent] = std::array::from_fn(of);
        Growth {
            rows: each(after.rows, before.rows),
            disk: (after.disk - before.disk) / (after.rows - before.rows).max(1.0),
            log: each(after.log, before.log),
            commits,
            messages,
            message: bytes / messages.max(f64::MIN_POSITIVE),
            heard,
            sent,
            work: report.work.unwrap_or_default() / (report.moves as f64).max(1.0),
        }
    }
}

/// A player moves every so many seconds.
const PACE: f64 = 10.0;
/// A node of so many cores is filled up to this share, so that a neighbour may fall.
const CORES: f64 = 4.0;
const FILLED: f64 = 0.6;

impl fmt::Display for Growth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "for each move, with everything that was done to make and end tables:")?;
        writeln!(
            f,
            "  {:.2} rows of {:.0} bytes on disk, {:.0} bytes of PostgreSQL's log",
            self.rows, self.disk, self.log
        )?;
        writeln!(
            f,
            "  {:.2} transactions, {:.2} messages of {:.0} bytes on the bus",
            self.commits, self.messages, self.message
        )?;
        writeln!(f, "  {:.2} times followed by another node, {:.1} KiB to browsers", self.heard, self.sent / 1024.0)?;
        writeln!(f, "so that, with a move of everybody every {PACE:.0} seconds:")?;
        writeln!(
            f,
            "  players    moves/s   rows/day   disk/day   log MB/s   bus msgs/s   bus MB/s   to browsers   nodes of {CORES:.0} cores"
        )?;
        for players in [1e4, 1e5, 1e6] {
            let moves = players / PACE;
            let rows = moves * self.rows * 86_400.0;
            writeln!(
                f,
                "  {players:>8} {moves:>9.0} {:>8.0} M {:>7.0} GB {:>10.1} {:>12.0} {:>10.1} {:>8.0} MB/s {:>12.0}",
                rows / 1e6,
                rows * self.disk / 1e9,
                moves * self.log / 1e6,
                moves * self.messages,
                moves * self.messages * self.message / 1e6,
                moves * self.sent / 1e6,
                (moves * self.work / (CORES * FILLED)).ceil(),
            )?;
        }
        Ok(())
    }
}
