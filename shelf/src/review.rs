//! [`Review`]: a game that was played, looked at once more. How everybody stood from move to move, where a choice turned the game, and
//! how much of it all was luck. It holds numbers and choices, no words, so that it can be kept and shown in any language.

use std::collections::BTreeMap;

use bots::review::{Look, Samples, look, result};
use bots::{Level, Limits};
use draw::Face;
use engine::{Match, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::table::to_json;

/// What everybody expects and what a choice is worth is averaged over so many worlds.
const SAMPLES: Samples = Samples { chooser: 48, others: 16 };
/// So many iterations go into each choice at first …
const GLANCE: u32 = 250;
/// … and so many into those that seem to have turned the game.
const CARE: u32 = 2_000;
/// A choice is worth a second look if it seems to have lost so much.
const SUSPECT: f32 = 0.03;
/// It has turned the game if it did lose so much.
const TURNED: f32 = 0.04;
/// No more turning points are named than these.
const MOST: usize = 8;
/// What must have been looked into so often is known well enough.
const KNOWN: u32 = 12;

/// A game looked at once more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// How many worlds were imagined for each choice.
    pub samples: u32,
    /// What each seat could expect before each move by what it knew, and in the end what it got; from 0 to 1.
    pub chances: Vec<Vec<f32>>,
    /// Who made each move.
    pub movers: Vec<u8>,
    /// By how much each choice changed what its player expected for each seat.
    pub choices: Vec<Vec<f32>>,
    /// Luck and skill, by seat.
    pub accounts: Vec<Account>,
    /// Where choices turned the game, in the order of play.
    pub turning: Vec<Turning>,
}

/// Where what a seat got came from. All of it adds up: the start, its own choices, those of others and luck make the end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// What it could expect before the first move.
    pub start: f32,
    /// What it got.
    pub end: f32,
    /// What its own choices changed.
    pub own: f32,
    /// What the choices of others changed.
    pub others: f32,
    /// What dice, draws and reveals changed.
    pub luck: f32,
    /// The usual error of the own choices' share, and with it of the luck's.
    pub doubt: f32,
}

/// A choice that lost much, as far as its player could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turning {
    /// How many moves stood before it.
    pub ply: usize,
    /// Who chose.
    pub seat: u8,
    /// What they chose, as it is played.
    pub made: String,
    /// What would have been better.
    pub better: String,
    /// The chance to win by what was chosen, and by what would have been better.
    pub chances: [f32; 2],
}

/// Looks at a game move by move. Whoever holds the clock decides how much is done at once.
pub trait Reviewer: Send {
    /// How many steps there are in all.
    fn steps(&self) -> usize;

    /// How many were done.
    fn done(&self) -> usize;

    /// Does one more step. Nothing is left to do once it says so.
    fn step(&mut self) -> bool;

    /// What was found, once all is done.
    fn review(&self) -> Option<Review>;
}

/// A certain game that is looked at.
pub(crate) struct Reviewing<G: Face> {
    /// Every position from the first to the last.
    states: Vec<G>,
    moves: Vec<(Seat, G::Action)>,
    bot: bots::Bot<G>,
    looks: Vec<Look>,
    /// Choices that seem to have lost much, by how much.
    suspects: Vec<(usize, f32)>,
    verdicts: BTreeMap<usize, Turning>,
    judged: usize,
}

impl<G: Face> Reviewing<G> {
    /// The game of a match that is over; nothing if it is not.
    pub(crate) fn new(game: &Match<G>) -> Option<Reviewing<G>> {
        if game.state().turn() != Turn::Over {
            return None;
        }
        let mut again = game.rewound(0)?;
        let mut states = vec![again.state().clone()];
        let moves: Vec<_> = game.moves().iter().map(|made| (made.seat, made.action)).collect();
        for &(seat, action) in &moves {
            again.play(seat, action).ok()?;
            states.push(again.state().clone());
        }
        let level = Level::from_name("hard")?;
        let (looks, suspects, verdicts) = (Vec::new(), Vec::new(), BTreeMap::new());
        Some(Reviewing { states, moves, bot: bots::Bot::new(*level), looks, suspects, verdicts, judged: 0 })
    }

    /// Looks at the next move.
    fn look_on(&mut self) {
        let ply = self.looks.len();
        let (Some(state), Some(&(seat, action))) = (self.states.get(ply), self.moves.get(ply)) else { return };
        let mut actions = Vec::new();
        state.actions(&mut actions);
        self.looks.push(look(state, action, actions.len(), SAMPLES, ply as u64 + 1));
        if actions.len() > 1
            && let Some(turning) = self.judge(ply, seat, action, GLANCE)
        {
            let lost = turning.chances[1] - turning.chances[0];
            if lost >= SUSPECT {
                self.suspects.push((ply, lost));
            }
        }
    }

    /// Looks closely at the choice that seems to have lost most.
    fn look_closer(&mut self) {
        self.suspects.sort_by(|one, other| other.1.total_cmp(&one.1));
        let next = self.suspects.get(self.judged).copied();
        self.judged += 1;
        let Some((ply, _)) = next else { return };
        let Some(&(seat, action)) = self.moves.get(ply) else { return };
        if let Some(turning) = self.judge(ply, seat, action, CARE)
            && turning.chances[1] - turning.chances[0] >= TURNED
        {
            self.verdicts.insert(ply, turning);
        }
    }

    /// What a strong bot that knows what the player knew would have chosen, if that is something else and what was chosen is known too.
    fn judge(&mut self, ply: usize, seat: Seat, made: G::Action, iterations: u32) -> Option<Turning> {
        let glimpse = engine::Glimpse::new(self.states.get(ply)?, seat);
        let limits = Limits { iterations: Some(iterations), ..Limits::default() };
        let thought = self.bot.choose(&glimpse, ply as u64 + 1, &limits)?;
        let best = thought.chosen()?;
        let ours = thought.considered.iter().find(|choice| choice.action == made)?;
        let known = best.sure || ours.visits.min(best.visits) >= KNOWN;
        (best.action != made && !thought.mixed && known).then(|| Turning {
            ply,
            seat: seat.0,
            made: to_json(&made),
            better: to_json(&best.action),
            // Beside a win that was there, what was chosen is worth what it was worth at a glance.
            chances: [if best.sure { self.glance(ply, seat) } else { ours.value(seat) }, best.value(seat)],
        })
    }

    /// What a player could expect after a move.
    fn glance(&self, ply: usize, seat: Seat) -> f32 {
        let Some(look) = self.looks.get(ply) else { return 0.0 };
        (look.chances[seat] + look.choice[seat]).clamp(0.0, 1.0)
    }

    /// How many choices are looked at twice.
    fn second_looks(&self) -> usize {
        self.suspects.len().min(2 * MOST)
    }
}

impl<G: Face> Reviewer for Reviewing<G> {
    fn steps(&self) -> usize {
        self.moves.len() + 2 * MOST
    }

    fn done(&self) -> usize {
        self.looks.len() + self.judged
    }

    fn step(&mut self) -> bool {
        if self.looks.len() < self.moves.len() {
            self.look_on();
        } else if self.judged < self.second_looks() {
            self.look_closer();
        } else {
            return false;
        }
        true
    }

    fn review(&self) -> Option<Review> {
        let last = self.states.last().filter(|_| self.looks.len() == self.moves.len())?;
        let seats = last.seats();
        let ends = result(last);
        let chances = self.looks.iter().map(|look| look.chances).chain([ends]);
        let chances: Vec<Vec<f32>> = chances.map(|chances| chances.values().to_vec()).collect();
        let account = |seat: Seat| {
            let by = |own: bool| -> f32 {
                let played = self.looks.iter().zip(&self.moves).filter(|(_, made)| (made.0 == seat) == own);
                played.map(|(look, _)| look.choice[seat]).sum()
            };
            let start = self.looks.first().map_or(ends[seat], |look| look.chances[seat]);
            let (own, others) = (by(true), by(false));
            let doubt: f32 = self.looks.iter().map(|look| look.doubt[seat]).sum();
            let luck = ends[seat] - start - own - others;
            Account { start, end: ends[seat], own, others, luck, doubt: doubt.sqrt() }
        };
        let mut turning: Vec<_> = self.verdicts.values().cloned().collect();
        turning.sort_by(|one, other| {
            let lost = |turning: &Turning| turning.chances[1] - turning.chances[0];
            lost(other).total_cmp(&lost(one))
        });
        turning.truncate(MOST);
        turning.sort_by_key(|turning| turning.ply);
        Some(Review {
            samples: SAMPLES.chooser,
            chances,
            movers: self.moves.iter().map(|made| made.0.0).collect(),
            choices: self.looks.iter().map(|look| look.choice.values().to_vec()).collect(),
            accounts: Seat::all(seats).map(account).collect(),
            turning,
        })
    }
}
