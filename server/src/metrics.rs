//! What the house counts, in the format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the buckets for the time from a click to its showing, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 500, 1000];

/// Counters and gauges.
#[derive(Default)]
pub struct Metrics {
    /// Moves stored and shown.
    pub moves: AtomicU64,
    /// Clicks that were refused.
    pub refused: AtomicU64,
    /// Frames sent to browsers.
    pub frames: AtomicU64,
    /// Their bytes.
    pub frame_bytes: AtomicU64,
    /// Views drawn.
    pub drawn: AtomicU64,
    /// Open sockets.
    pub sockets: AtomicI64,
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Bots that think now.
    pub thinking: AtomicI64,
    /// Moves of bots.
    pub bot_moves: AtomicU64,
    /// Requests that were turned away because of their rate.
    pub limited: AtomicU64,
    /// Requests with forwarded addresses that were not believed.
    pub unexpected_proxy: AtomicU64,
    /// Rows of other nodes that were played as they came by the bus.
    pub followed: AtomicU64,
    /// How often a table was read again since another node had changed it.
    pub caught_up: AtomicU64,
    /// How often another node was first.
    pub overtaken: AtomicU64,
    /// How many tables in memory were behind the store when it was last asked.
    pub behind: AtomicI64,
    /// How long rows of other nodes took to get here, in milliseconds, all together.
    pub lag: AtomicU64,
    /// Choices that a thinker elsewhere made.
    pub thought_elsewhere: AtomicU64,
    /// When a copy was last made, in seconds since 1970.
    pub copied: AtomicI64,
    letters: [AtomicU64; 2],
    shown: [AtomicU64; BOUNDS.len() + 1],
    shown_micros: AtomicU64,
}

impl Metrics {
    /// A letter was tried.
    pub fn letter(&self, arrived: bool) {
        self.letters[usize::from(arrived)].fetch_add(1, Relaxed);
    }

    /// A move was stored and shown, so long after it came in.
    pub fn shown(&self, took: Duration) {
        self.moves.fetch_add(1, Relaxed);
        let millis = took.as_micros().div_ceil(1000) as u64;
        let bucket = BOUNDS.iter().position(|&bound| millis <= bound).unwrap_or(BOUNDS.len());
        self.shown[bucket].fetch_add(1, Relaxed);
        self.shown_micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// Everything as text.
    pub fn text(&self, commits: u64, written: u64, told: [u64; 2]) -> String {
        let mut out = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = write!(out, "# HELP polyana_{name} {help}\n# TYPE polyana_{name} {kind}\npolyana_{name} {value}\n");
        };
        let count = |counter: &AtomicU64| counter.load(Relaxed) as i64;
        line("moves_total", "counter", "Moves stored and shown.", count(&self.moves));
        line("bot_moves_total", "counter", "Moves made by bots.", count(&self.bot_moves));
        line("refused_total", "counter", "Moves that were refused.", count(&self.refused));
        line("frames_total", "counter", "Frames sent to sockets.", count(&self.frames));
        line("frame_bytes_total", "counter", "Bytes of frames sent to sockets.", count(&self.frame_bytes));
        line("drawn_total", "counter", "Views drawn.", count(&self.drawn));
        line("limited_total", "counter", "Requests turned away by rate limits.", count(&self.limited));
        let proxied = "Requests with forwarded addresses while --behind-proxy is off.";
        line("unexpected_proxy_total", "counter", proxied, count(&self.unexpected_proxy));
        line("letters_failed_total", "counter", "Tries of notices that failed.", count(&self.letters[0]));
        line("letters_sent_total", "counter", "Notices that arrived.", count(&self.letters[1]));
        line("followed_total", "counter", "Rows of other nodes that came by the bus.", count(&self.followed));
        let lag = "How long these rows took from their writing, in milliseconds, all together.";
        line("followed_milliseconds_total", "counter", lag, count(&self.lag));
        let read = "How often a table was read again since another node had changed it.";
        line("caught_up_total", "counter", read, count(&self.caught_up));
        line("overtaken_total", "counter", "How often another node wrote a row first.", count(&self.overtaken));
        let elsewhere = "Choices of bots that a thinker elsewhere made.";
        line("thought_elsewhere_total", "counter", elsewhere, count(&self.thought_elsewhere));
        let behind = "Tables in memory that were behind the journal when it was last asked.";
        line("behind", "gauge", behind, self.behind.load(Relaxed));
        line("told_total", "counter", "Messages told to other nodes.", told[0] as i64);
        line("told_bytes_total", "counter", "Their bytes.", told[1] as i64);
        line("commits_total", "counter", "Transactions of the store.", commits as i64);
        line("writes_total", "counter", "Jobs written by the store.", written as i64);
        let copied = "When a copy of the database was last made, in seconds since 1970.";
        line("copied_seconds", "gauge", copied, self.copied.load(Relaxed));
        line("sockets", "gauge", "Open sockets.", self.sockets.load(Relaxed));
        line("tables", "gauge", "Tables in memory.", self.tables.load(Relaxed));
        line("thinking", "gauge", "Bots that think.", self.thinking.load(Relaxed));
        let name = "polyana_shown_seconds";
        let _ = write!(out, "# HELP {name} From a click to its showing.\n# TYPE {name} histogram\n");
        let mut sum = 0;
        for (bucket, bound) in self.shown.iter().zip(BOUNDS) {
            sum += bucket.load(Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", bound as f64 / 1000.0);
        }
        sum += self.shown[BOUNDS.len()].load(Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(out, "{name}_sum {}", self.shown_micros.load(Relaxed) as f64 / 1e6);
        let _ = writeln!(out, "{name}_count {sum}");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        for millis in [0, 3, 7, 2_000] {
            metrics.shown(Duration::from_millis(millis));
        }
        let text = metrics.text(1, 2, [3, 4]);
        assert!(text.contains("polyana_shown_seconds_bucket{le=\"0.005\"} 2"), "{text}");
        assert!(text.contains("polyana_shown_seconds_bucket{le=\"+Inf\"} 4"), "{text}");
        assert!(text.contains("polyana_moves_total 4"), "{text}");
    }
}
