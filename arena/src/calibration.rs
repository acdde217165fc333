//! Do the chances that bots see come true? Games among bots are played and recorded; at every change of turn the judgement says
//! how likely each seat wins, and the end says who did. In ten bins the two should agree, early in a game as well as late.

use engine::{BadRecord, Eyes, Key, Seat, Turn};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use shelf::{BadMatch, Handle, Title};

use crate::player::{self, Player, Trouble};

/// What the judgement said at one moment, and what came of it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How much of the game was over, from 0 to 1.
    pub phase: f64,
    /// Everybody's chance to win.
    pub chances: Vec<f64>,
    /// Who won in the end; a shared victory counts in parts.
    pub won: Vec<f64>,
}

/// How chances and victories agree.
#[derive(Clone, Debug, Serialize)]
pub struct Calibration {
    /// All moments.
    pub all: Phase,
    /// The first, the second and the last third of the games.
    pub thirds: Vec<Phase>,
    /// Ten bins, from hopeless to won.
    pub bins: Vec<Bin>,
}

/// How far chances told who would win.
#[derive(Clone, Debug, Serialize)]
pub struct Phase {
    /// So many moments.
    pub moments: usize,
    /// The mean of the logarithm of the winner's chance, negated: the smaller the better.
    pub loss: f64,
    /// What it would be if everybody were given the same chance.
    pub even: f64,
    /// How many times wider the spread of points should be taken for the best agreement: below 1 the judgement is too shy, above
    /// 1 too sure.
    pub temperature: f64,
}

/// All chances of about the same size.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Bin {
    /// So many chances.
    pub count: usize,
    /// Their mean.
    pub chance: f64,
    /// The share of them that came true.
    pub won: f64,
}

/// How many bins.
const BINS: usize = 10;
/// No chance counts as less than this: a game may surprise anybody.
const LEAST: f64 = 1e-4;

/// Games among copies of a bot, as records.
pub fn self_play(
    title: &dyn Title,
    options: &Value,
    player: &Player,
    seats: usize,
    games: u32,
    seed: u64,
) -> Result<Vec<String>, Trouble> {
    let players = vec![player; seats];
    let deal = |game: u32| seed.wrapping_mul(1_000_003).wrapping_add(u64::from(game));
    let game = |game| player::table_of(title, options, &players, deal(game)).map(|(table, _)| table.record());
    (0..games).into_par_iter().map(game).collect()
}

/// A record played again move by move: `look` is shown the table before each of them.
pub fn replay(title: &dyn Title, record: &str, mut look: impl FnMut(&Handle)) -> Result<Handle, BadMatch> {
    let whole = title.replay(record)?;
    let bad = |error: serde_json::Error| BadRecord::Malformed(error.to_string());
    let mut record: Value = serde_json::from_str(record).map_err(bad)?;
    let key: Key = serde_json::from_value(record["key"].take()).map_err(bad)?;
    let mut table = title.open(&record["options"], whole.seats(), key)?;
    for (index, action) in record["moves"].as_array().into_iter().flatten().enumerate() {
        look(&table);
        let Turn::Of(seat) = table.turn() else { break };
        table.play(seat, &action.to_string()).map_err(|why| BadRecord::Move(index + 1, why))?;
    }
    Ok(table)
}

/// What the judgement said in the course of a finished game, at every change of turn.
pub fn moments(title: &dyn Title, record: &str) -> Result<Vec<Moment>, BadMatch> {
    let mut seen: Vec<(usize, Vec<f64>)> = Vec::new();
    let mut last = None;
    let end = replay(title, record, |table| {
        let turn = table.turn().seat();
        if table.ply() > 0 && turn != last {
            seen.push((table.ply(), table.outlook().into_iter().map(f64::from).collect()));
        }
        last = turn;
    })?;
    let (standings, plies) = (end.standings(Eyes::Open), end.ply().max(1) as f64);
    let winners = standings.winners;
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let won: Vec<f64> = Seat::all(end.seats()).map(share).collect();
    let moment = |(ply, chances)| Moment { phase: ply as f64 / plies, chances, won: won.clone() };
    Ok(seen.into_iter().map(moment).collect())
}

impl Calibration {
    /// How chances and victories agree in these moments.
    pub fn of(moments: &[Moment]) -> Calibration {
        let third = |index: usize| {
            let within = |moment: &&Moment| ((moment.phase * 3.0) as usize).min(2) == index;
            Phase::of(&moments.iter().filter(within).collect::<Vec<_>>())
        };
        let mut bins = vec![Bin::default(); BINS];
        for moment in moments {
            for (chance, won) in moment.chances.iter().zip(&moment.won) {
                let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
                bin.count += 1;
                bin.chance += chance;
                bin.won += won;
            }
        }
        for bin in bins.iter_mut().filter(|bin| bin.count > 0) {
            bin.chance /= bin.count as f64;
            bin.won /= bin.count as f64;
        }
        let all = Phase::of(&moments.iter().collect::<Vec<_>>());
        Calibration { all, thirds: (0..3).map(third).collect(), bins }
    }

    /// How far the bins are off, on the average of all chances.
    pub fn error(&self) -> f64 {
        let all: usize = self.bins.iter().map(|bin| bin.count).sum();
        let off = |bin: &Bin| bin.count as f64 * (bin.chance - bin.won).abs();
        self.bins.iter().map(off).sum::<f64>() / all.max(1) as f64
    }
}

impl Phase {
    fn of(moments: &[&Moment]) -> Phase {
        let count = moments.len().max(1) as f64;
        let even = moments.iter().map(|moment| (moment.chances.len() as f64).ln()).sum::<f64>() / count;
        let mean = |temperature: f64| moments.iter().map(|moment| moment.loss(temperature)).sum::<f64>() / count;
        Phase { moments: moments.len(), loss: mean(1.0), even, temperature: least(mean) }
    }
}

impl Moment {
    /// What the judgement lost by the end, had it taken the spread of points so much wider.
    fn loss(&self, temperature: f64) -> f64 {
        let shares: Vec<f64> = self.chances.iter().map(|chance| chance.max(LEAST).powf(1.0 / temperature)).collect();
        let all: f64 = shares.iter().sum();
        let lost = |(share, won): (&f64, &f64)| -won * (share / all).ln();
        shares.iter().zip(&self.won).map(lost).sum()
    }
}

/// The temperature between 1/4 and 4 at which the loss is least, by halving the range of its logarithm again and again.
fn least(loss: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (-4.0f64.ln(), 4.0f64.ln());
    for _ in 0..24 {
        let third = (high - low) / 3.0;
        if loss((low + third).exp()) < loss((high - third).exp()) {
            high -= third;
        } else {
            low += third;
        }
    }
    ((low + high) / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many moments in which the first of two players was given this chance and won so often.
    fn moments(chance: f64, of: usize, won: usize) -> Vec<Moment> {
        let moment = |index: usize| {
            let share = if index < won { 1.0 } else { 0.0 };
            let phase = (index as f64 + 0.5) / of as f64;
            Moment { phase, chances: vec![chance, 1.0 - chance], won: vec![share, 1.0 - share] }
        };
        (0..of).map(moment).collect()
    }

    #[test]
    fn chances_that_come_true_are_calibrated() {
        let fair = Calibration::of(&moments(0.85, 100, 85));
        assert!(fair.error() < 1e-9, "{fair:?}");
        assert!((fair.all.temperature - 1.0).abs() < 0.01, "{:?}", fair.all);
        assert!(fair.all.loss < fair.all.even);
        assert_eq!((fair.bins[8].count, fair.bins[1].count, fair.all.moments), (100, 100, 100));
        assert_eq!(fair.thirds.iter().map(|third| third.moments).sum::<usize>(), 100);
    }

    #[test]
    fn whoever_is_too_sure_is_told_so() {
        let sure = Calibration::of(&moments(0.9, 100, 70));
        assert!((sure.error() - 0.2).abs() < 1e-9 && sure.all.temperature > 2.0, "{sure:?}");
        let shy = Calibration::of(&moments(0.55, 100, 70));
        assert!((shy.error() - 0.15).abs() < 1e-9 && shy.all.temperature < 0.3, "{shy:?}");
    }
}
