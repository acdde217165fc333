//! What the load tool found.

use std::fmt;
use std::time::Duration;

use super::Speed;

/// Times, kept one by one.
#[derive(Default)]
pub(super) struct Samples(Vec<u32>);

impl Samples {
    pub fn add(&mut self, took: Duration) {
        self.0.push(took.as_micros().min(u128::from(u32::MAX)) as u32);
    }

    /// Median, 99th percentile and the longest, in milliseconds.
    pub fn summary(&mut self) -> [f64; 3] {
        self.0.sort_unstable();
        let at = |share: f64| {
            let index = (self.0.len() as f64 * share) as usize;
            self.0.get(index.min(self.0.len().saturating_sub(1))).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
        };
        [at(0.5), at(0.99), at(1.0)]
    }
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Report {
    /// How fast it was played.
    pub speed: Speed,
    /// The load average of the machine at the end, with everybody else on it.
    pub load: Option<f64>,
    /// The time that this tool's own processors worked during play, in seconds.
    pub own_work: Option<f64>,
    /// How long it was played.
    pub seconds: f64,
    /// Moves stored and shown.
    pub moves: u64,
    /// Games played to the end.
    pub games: u64,
    /// Frames received by all sockets.
    pub frames: u64,
    /// Bytes received by spectators.
    pub bytes: u64,
    /// Moves that were refused.
    pub refused: u64,
    /// Sockets that were lost.
    pub lost: u64,
    /// From a click to its showing at the mover: median, 99th percentile, longest, in milliseconds.
    pub mine: [f64; 3],
    /// The same at the spectators.
    pub theirs: [f64; 3],
    /// The house's memory in bytes: at first, with all tables made, with one spectator at each (if there are more), at each node, with all spectators
    /// connected, at the end.
    pub memory: [Option<u64>; 5],
    /// The time that the house's processors worked during play, in seconds.
    pub work: Option<f64>,
    /// Tables.
    pub tables: usize,
    /// Nodes of the house.
    pub nodes: usize,
    /// Spectators.
    pub watchers: usize,
}

impl Report {
    /// Moves a second.
    pub fn rate(&self) -> f64 {
        self.moves as f64 / self.seconds.max(0.001)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.speed {
            Speed::Paced(rate) => writeln!(f, "paced: {rate} moves/s over {} tables", self.tables)?,
            Speed::Saturated(at_once) => {
                writeln!(f, "saturated: {} tables, at most {at_once} clicks on the way at once", self.tables)?;
            }
        }
        let [half, most, longest] = self.mine;
        writeln!(f, "{} moves in {:.1} s: {:.0} moves/s stored and shown", self.moves, self.seconds, self.rate())?;
        writeln!(f, "at the mover: median {half:.1} ms, p99 {most:.1} ms, longest {longest:.1} ms")?;
        let [half, most, longest] = self.theirs;
        writeln!(f, "at spectators: median {half:.1} ms, p99 {most:.1} ms, longest {longest:.1} ms")?;
        let mean = self.bytes as f64 / self.frames.max(1) as f64;
        writeln!(f, "{} frames ({mean:.0} bytes each at spectators), {} games ended", self.frames, self.games)?;
        if let Some(work) = self.work {
            let share = work / self.seconds.max(0.001);
            let each = work * 1000.0 / self.moves.max(1) as f64;
            writeln!(
                f,
                "the house worked {work:.1} s ({share:.2} cores): {each:.2} ms for each move with all who saw it"
            )?;
        }
        if let Some(work) = self.own_work {
            let each = work * 1000.0 / self.moves.max(1) as f64;
            writeln!(
                f,
                "this tool worked {work:.1} s: {each:.2} ms for each move with its {} spectators",
                self.watchers
            )?;
        }
        if let Some(load) = self.load {
            writeln!(f, "load average of the machine: {load:.1}")?;
        }
        writeln!(f, "{} moves refused, {} sockets lost", self.refused, self.lost)?;
        let [before, seated, opened, watched, end] = self.memory.map(|bytes| bytes.map(|bytes| bytes as f64 / 1024.0));
        if let (Some(before), Some(seated), Some(end)) = (before, seated, end) {
            writeln!(f, "memory: {before:.0} KiB at first, {end:.0} KiB at the end")?;
            writeln!(f, "  {:.1} KiB for each table made", (seated - before) / self.tables.max(1) as f64)?;
        }
        if let (Some(seated), Some(opened), Some(watched)) = (seated, opened, watched) {
            let tables = self.tables * self.nodes;
            let (others, tables) = (self.watchers.saturating_sub(tables).max(1) as f64, tables.max(1) as f64);
            writeln!(f, "  {:.1} KiB for each table in memory with its first spectator", (opened - seated) / tables)?;
            writeln!(f, "  {:.1} KiB for each further spectator's socket", (watched - opened) / others)?;
        }
        Ok(())
    }
}

/// The memory that a process holds, in bytes.
pub fn resident(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kib * 1024)
}

/// How long a process has worked on all processors, in seconds.
pub fn worked(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program may hold spaces, so counting begins after its bracket. Ticks come a hundred a second.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((user + system) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_read_from_the_sorted_times() {
        let mut samples = Samples::default();
        assert_eq!(samples.summary(), [0.0; 3]);
        (1..=100).rev().for_each(|millis| samples.add(Duration::from_millis(millis)));
        assert_eq!(samples.summary(), [51.0, 100.0, 100.0]);
    }
}
