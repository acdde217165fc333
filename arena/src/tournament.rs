//! A tournament: the same contenders play many games, changing chairs after each, so that neither seat nor luck favours
//! anybody: every deal is played once from every chair.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::Seat;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use shelf::{Outcome, Title};

use crate::interval::{Interval, mean, share};
use crate::meetings::{self, Meeting};
use crate::player::{self, Player, Trouble};
use crate::sides::{self, SideResult};

/// Who meets whom.
pub struct Tournament<'a> {
    /// The game.
    pub title: &'a dyn Title,
    /// Its options.
    pub options: Value,
    /// There are as many players as contenders.
    pub contenders: Vec<Player>,
    /// How many games.
    pub games: u32,
    /// The luck of the whole tournament.
    pub seed: u64,
    /// Are the sides that the options name handed to other chairs for every deal?
    pub shuffle: bool,
}

/// How a tournament ended.
#[derive(Clone, Debug, Serialize)]
pub struct Results {
    /// The id of the game.
    pub game: &'static str,
    /// Its options.
    pub options: Value,
    /// How many players.
    pub players: usize,
    /// How many games were played.
    pub games: u64,
    /// The luck of the tournament.
    pub seed: u64,
    /// One entry for each contender, in the order given.
    pub seats: Vec<Contender>,
    /// One entry for each chair of the table, whoever sat there.
    pub chairs: Vec<SeatResult>,
    /// One entry for each bot and side, in games where each seat leads one.
    pub sides: Vec<SideResult>,
    /// One entry for any two different bots among three and more players: who finished before whom.
    pub meetings: Vec<Meeting>,
    /// Choices made in a game, single-choice questions included.
    pub plies: Spread,
    /// Real choices (two or more) made in a game.
    pub decisions: Spread,
    /// Games in which the victory was shared.
    pub shared: u64,
}

/// How one contender did.
#[derive(Clone, Debug, Serialize)]
pub struct Contender {
    /// The level or the program.
    pub bot: String,
    /// How many games.
    pub games: u64,
    /// How many were won; a shared victory counts in parts.
    pub wins: f64,
    /// The share of games won.
    pub win_rate: f64,
    /// The lower bound of its 95 % interval.
    pub low: f64,
    /// The upper bound of its 95 % interval.
    pub high: f64,
    /// The mean score.
    pub mean_score: f64,
    /// The 95 % interval of the mean score.
    pub score: Interval,
    /// All scores, for plots.
    #[serde(skip)]
    pub scores: Vec<f64>,
}

/// How one chair did.
#[derive(Clone, Debug, Serialize)]
pub struct SeatResult {
    /// Wins in that chair.
    pub wins: f64,
    /// The share of games won there.
    pub win_rate: Interval,
    /// The mean score there.
    pub score: Interval,
}

/// How a number varied from game to game.
#[derive(Clone, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The smallest.
    pub least: f64,
    /// Half of the games lie below.
    pub median: f64,
    /// The largest.
    pub most: f64,
    /// All values, sorted, for plots.
    #[serde(skip)]
    pub values: Vec<f64>,
}

impl Spread {
    fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        let at = |index: usize| values.get(index).copied().unwrap_or_default();
        let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
        Spread { mean, least: at(0), median: at(values.len() / 2), most: at(values.len().saturating_sub(1)), values }
    }
}

/// How many different tables arise when everybody moves on by a chair: one if all are alike. To play a deal again with the
/// same table would tell nothing new.
fn seatings(contenders: &[Player]) -> usize {
    let players = contenders.len();
    let names: Vec<_> = contenders.iter().map(Player::name).collect();
    let alike = |by: &usize| (0..players).all(|chair| names[chair] == names[(chair + by) % players]);
    (1..players).find(alike).unwrap_or(players.max(1))
}

/// The deal of a round. Tournaments of neighbouring seeds have no deals in common.
fn deal_of(seed: u64, round: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ round.wrapping_mul(0x2545_f491_4f6c_dd1d)
}

impl Tournament<'_> {
    /// Plays the tournament on all threads of the pool. `after_each` is called after each game; `cancel` stops early
    /// and leaves the results of the games played so far.
    pub fn run(&self, after_each: impl Fn() + Sync, cancel: &AtomicBool) -> Result<Results, Trouble> {
        let players = self.contenders.len();
        self.title.check(&self.options, players)?;
        let seatings = seatings(&self.contenders);
        let games: Result<Vec<_>, Trouble> = (0..self.games as usize)
            .into_par_iter()
            .filter_map(|game| {
                if cancel.load(Ordering::Relaxed) {
                    return None;
                }
                // The players change chairs; the deal stays until everybody has sat in every chair.
                let (round, rotation) = (game / seatings, game % seatings);
                let chairs: Vec<_> = (0..players).map(|chair| &self.contenders[(chair + rotation) % players]).collect();
                let deal = deal_of(self.seed, round as u64);
                let shuffled = self.shuffle.then(|| sides::shuffled(self.title, &self.options, deal));
                let outcome = player::play(self.title, shuffled.as_ref().unwrap_or(&self.options), &chairs, deal);
                after_each();
                Some(outcome.map(|outcome| (rotation, outcome)))
            })
            .collect();
        Ok(self.tally(&games?))
    }

    fn tally(&self, games: &[(usize, Outcome)]) -> Results {
        let players = self.contenders.len();
        let point = f64::from(self.title.facts().point);
        let mut contenders: Vec<(f64, Vec<f64>)> = vec![(0.0, Vec::new()); players];
        let mut chairs = contenders.clone();
        let mut shared = 0;
        for (rotation, outcome) in games {
            let winners = outcome.standings.winners;
            shared += u64::from(winners.len() > 1);
            for seat in Seat::all(players) {
                let win = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                let score = f64::from(outcome.standings.scores[seat]) / point;
                let contender = (seat.index() + rotation) % players;
                for (wins, scores) in [&mut contenders[contender], &mut chairs[seat.index()]] {
                    *wins += win;
                    scores.push(score);
                }
            }
        }
        let count = games.len() as u64;
        let seats = contenders.into_iter().zip(&self.contenders).map(|((wins, scores), player)| {
            let rate = share(wins, count);
            let score = mean(&scores);
            Contender {
                bot: player.name(),
                games: count,
                wins,
                win_rate: rate.value,
                low: rate.low,
                high: rate.high,
                mean_score: score.value,
                score,
                scores,
            }
        });
        let chairs = chairs.into_iter().map(|(wins, scores)| SeatResult {
            wins,
            win_rate: share(wins, count),
            score: mean(&scores),
        });
        Results {
            game: self.title.id(),
            options: self.options.clone(),
            players,
            games: count,
            seed: self.seed,
            seats: seats.collect(),
            chairs: chairs.collect(),
            sides: sides::tally(self.title, &self.contenders, games),
            meetings: meetings::tally(&self.contenders, games),
            plies: Spread::of(games.iter().map(|(_, outcome)| f64::from(outcome.plies)).collect()),
            decisions: Spread::of(
                games.iter().map(|(_, outcome)| f64::from(outcome.decisions.iter().sum::<u32>())).collect(),
            ),
            shared,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;

    #[test]
    fn a_deal_is_played_once_by_each_different_table() {
        let table = |names: &[&str]| {
            names.iter().filter_map(|name| Level::from_name(name)).map(Player::from).collect::<Vec<_>>()
        };
        for (names, tables) in [
            (&["greedy"][..], 1),
            (&["greedy", "greedy", "greedy", "greedy"], 1),
            (&["hard", "greedy", "greedy"], 3),
            (&["hard", "easy", "hard", "easy"], 2),
            (&["hard", "easy"], 2),
        ] {
            assert_eq!(seatings(&table(names)), tables, "{names:?}");
        }
    }

    #[test]
    fn tournaments_of_neighbouring_seeds_share_no_deal() {
        let deals = |seed| (0..1_000).map(move |round| deal_of(seed, round));
        let first: std::collections::HashSet<_> = deals(1).collect();
        assert_eq!(first.len(), 1_000);
        assert!(!deals(2).any(|deal| first.contains(&deal)));
    }
}
