//! Players that think: [random](Mind::Random), [greedy](Mind::Greedy) and information-set tree [search](Mind::Search),
//! for any [game](engine::Game) with a [`Judgement`].
//!
//! A bot gets a [`Glimpse`] and nothing else, so it knows exactly what a player in its seat knows. How long and how
//! well it thinks is one row of the table of [`LEVELS`]. What it thought comes back as a [`Thought`]: the choice, and
//! what it saw in every other one.
//!
//! Nothing in here uses a clock, a file, a socket or a thread. Time is handed in as a question ([`Limits::stop`]), and
//! several threads think by calling [`choose`] with a seed each and [merging](Thought::merge) what they found:
//!
//! ```
//! use bots::{LEVELS, Limits, choose};
//! use engine::{Dice, Game, Glimpse, NoLog, Seat};
//! use hedgehogs::{Hedgehogs, Options};
//!
//! let game = Hedgehogs::new(&Options {}, 2, &mut Dice::quick(1), &mut NoLog).unwrap();
//! let hard = LEVELS.iter().find(|level| level.id == "hard").unwrap();
//! let limits = Limits { iterations: Some(200), ..Limits::default() };
//! let thought = choose(hard, &Glimpse::new(&game, Seat(0)), 7, &limits).unwrap();
//! println!("{} looks best of {} choices", thought.action, thought.considered.len());
//! # assert!(thought.considered.iter().any(|considered| considered.action == thought.action));
//! ```
//!
//! With threads:
//!
//! ```text
//! let limits = Limits { stop: Some(&|| cancelled.load(Relaxed) || clock.elapsed() > patience), ..Limits::default() };
//! let thoughts = (0..threads).map(|n| spawn(|| choose(&level, &glimpse, seed + n, &limits)));
//! let thought = Thought::merge(&level, thoughts, seed);
//! ```

mod greedy;
mod level;
mod limits;
mod reason;
pub mod review;
mod search;
mod thought;

use engine::{BySeat, Dice, Glimpse, Judgement};

pub use level::{Glance, LEVELS, Level, Mind, Style};
pub use limits::Limits;
pub use reason::Reason;
pub use search::Search;
pub use thought::{Considered, Thought};

/// What a bot of this level does now; nothing if it is not its seat's turn.
///
/// Follows from the seed alone unless `limits` stop it early. Whoever asks many times saves allocations by keeping a
/// [`Bot`].
pub fn choose<G: Judgement>(
    level: &Level,
    glimpse: &Glimpse<G>,
    seed: u64,
    limits: &Limits<'_>,
) -> Option<Thought<G::Action>> {
    Bot::new(*level).choose(glimpse, seed, limits)
}

/// A player of some level who keeps their paper and pencil between two moves. If nothing was learned since the last choice, a search
/// goes on where it has stopped ([`Style::keep`]); otherwise nothing is remembered.
pub struct Bot<G: Judgement> {
    level: Level,
    actions: Vec<G::Action>,
    search: Search<G>,
}

impl<G: Judgement> Bot<G> {
    /// A player of this level.
    pub fn new(level: Level) -> Bot<G> {
        Bot { level, actions: Vec::new(), search: Search::new() }
    }

    /// The player's level.
    pub fn level(&self) -> &Level {
        &self.level
    }

    /// Tells the player that something else was done in the end than what they chose last.
    pub fn overrule(&mut self, action: G::Action) {
        self.search.choose(action);
    }

    /// What the player does now; nothing if it is not their seat's turn. See [`choose`].
    pub fn choose(&mut self, glimpse: &Glimpse<G>, seed: u64, limits: &Limits<'_>) -> Option<Thought<G::Action>> {
        glimpse.actions(&mut self.actions);
        let mut dice = Dice::quick(seed);
        let seats = glimpse.seats();
        let considered = match self.level.mind {
            // There is nothing to think about.
            _ if self.actions.len() <= 1 => unconsidered(&self.actions, seats),
            Mind::Random => unconsidered(&self.actions, seats),
            Mind::Greedy(glance) => greedy::consider(glance, glimpse, &self.actions, &mut dice),
            Mind::Search(style) => self.search.consider(&style, glimpse, limits, &mut dice),
        };
        let searched = limits.reasons && matches!(self.level.mind, Mind::Search(_)) && self.actions.len() > 1;
        let reasons = if searched { self.search.reasons().to_vec() } else { Vec::new() };
        let caution = match self.level.mind {
            Mind::Search(style) => style.caution.unwrap_or(G::CAUTION),
            _ => 0.0,
        };
        let mixed = glimpse.is_covered();
        let thought = Thought::conclude(&self.level, glimpse.seat(), considered, mixed, caution, &mut dice)?;
        self.search.choose(thought.action);
        Some(Thought { reasons, ..thought })
    }
}

fn unconsidered<A: Copy>(actions: &[A], seats: usize) -> Vec<Considered<A>> {
    let prior = 1.0 / actions.len().max(1) as f32;
    let values = BySeat::new(seats, 0.0);
    actions.iter().map(|&action| Considered { action, visits: 0, values, worth: 0.0, prior, sure: false }).collect()
}
