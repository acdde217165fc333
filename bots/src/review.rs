//! Looking back at a game that was played: how everybody stood at every moment by what they could know, and how much each choice changed
//! that. The measure is fixed before anything is looked at: worlds that fit what a player knows are imagined, played on lightly as a
//! search does, and what comes of them is averaged.
//!
//! What a choice is worth is its outcome compared with what is usually chosen there, in the very same worlds with the very same luck, all as
//! its player could know it. What then still changes from one moment to the next is luck: dice, draws, and what is revealed.

use engine::{BySeat, Dice, Eyes, Game, Glimpse, Judgement, NoLog, Seat, Turn, prospect};

use crate::greedy::outcome;
use crate::search::Rollout;
use crate::{Level, Mind, Style};

/// How much is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Samples {
    /// Worlds for the player who chooses.
    pub chooser: u32,
    /// Worlds for each of the others.
    pub others: u32,
}

/// How everybody stood before a move, and what the move was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// What each seat could expect by what it knew, from 0 (lost) to 1 (won).
    pub chances: BySeat<f32>,
    /// By how much the choice changed what its player expected for each seat; 0 where nothing was chosen.
    pub choice: BySeat<f32>,
    /// The square of the usual error of that.
    pub doubt: BySeat<f32>,
}

/// Looks at a position of `state`, in which `action` was chosen out of `choices` choices.
pub fn look<G: Judgement>(state: &G, action: G::Action, choices: usize, samples: Samples, seed: u64) -> Look {
    let seats = state.seats();
    let mut eye = Eye::new();
    let chooser = state.turn().seat();
    let mut chances = BySeat::new(seats, 0.0);
    for seat in Seat::all(seats).filter(|&seat| Some(seat) != chooser) {
        let glimpse = Glimpse::new(state, seat);
        let sum: f32 = (0..samples.others).map(|n| eye.play_on(&glimpse, None, luck(seed, n))[seat]).sum();
        chances[seat] = sum / samples.others.max(1) as f32;
    }
    let none = BySeat::new(seats, 0.0);
    let Some(chooser) = chooser else { return Look { chances, choice: none, doubt: none } };
    let glimpse = Glimpse::new(state, chooser);
    let count = samples.chooser.max(2);
    let (mut usual, mut change, mut square) = (0.0, none, none);
    for n in 0..count {
        let before = eye.play_on(&glimpse, None, luck(seed, n));
        usual += before[chooser];
        if choices > 1 {
            let after = eye.play_on(&glimpse, Some(action), luck(seed, n));
            for seat in Seat::all(seats) {
                let difference = after[seat] - before[seat];
                change[seat] += difference;
                square[seat] += difference * difference;
            }
        }
    }
    let count = count as f32;
    chances[chooser] = usual / count;
    let choice = change.map(|sum| sum / count);
    let spread = |seat: Seat| ((square[seat] - count * choice[seat] * choice[seat]) / (count - 1.0)).max(0.0) / count;
    Look { chances, choice, doubt: BySeat::from_fn(seats, spread) }
}

/// What everybody got out of a finished game.
pub fn result<G: Game>(state: &G) -> BySeat<f32> {
    state.standings(Eyes::Open).rewards().map(chance)
}

/// What an outcome is worth to a search, told as a chance to win: what is won counts 1, however narrowly, and what is lost 0.
fn chance(worth: f32) -> f32 {
    let (least, most) = (prospect(0.0), prospect(1.0));
    ((worth - least) / (most - least)).clamp(0.0, 1.0)
}

fn luck(seed: u64, n: u32) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(u64::from(n))
}

/// Plays imagined worlds on.
struct Eye<G: Judgement> {
    world: Option<G>,
    style: Style,
    actions: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Judgement> Eye<G> {
    fn new() -> Eye<G> {
        let style = Level::from_name("hard").and_then(|level| match level.mind {
            Mind::Search(style) => Some(style),
            _ => None,
        });
        // There is always a level that searches.
        Eye { world: None, style: style.unwrap_or(crate::level::SEARCH), actions: Vec::new(), weights: Vec::new() }
    }

    /// What comes of a world that fits the glimpse, after a choice or with whatever is usually chosen.
    fn play_on(&mut self, glimpse: &Glimpse<G>, action: Option<G::Action>, seed: u64) -> BySeat<f32> {
        let mut dice = Dice::quick(seed);
        let mut world = match self.world.take() {
            Some(mut world) => {
                glimpse.imagine_into(&mut world, &mut dice);
                world
            }
            None => glimpse.imagine(&mut dice),
        };
        let turns = self.style.turns.unwrap_or(world.ahead()) + dice.below(world.seats() as u32);
        // What is imagined and what falls are told apart, so that one more choice does not change all luck.
        let mut dice = Dice::quick(dice.seed());
        let last = world.active();
        if let Some(action) = action {
            world.play(action, &mut dice, &mut NoLog);
        }
        let mut rollout = Rollout { style: &self.style, actions: &mut self.actions, weights: &mut self.weights };
        let end =
            if world.turn() == Turn::Over { outcome(&world) } else { rollout.play(&mut world, last, turns, &mut dice) };
        self.world = Some(world);
        end.map(chance)
    }
}
