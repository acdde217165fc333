//! Information-set tree search.
//!
//! Each iteration imagines a fresh world that fits what the seat knows, walks down the tree by the choices that are
//! legal in that world, adds one position, plays on lightly for a few turns, and tells the outcome to every choice on
//! the way. Everybody in the tree plays for themselves (max^n): a choice is judged by what its own seat got out of it.
//!
//! - **One tree over single choices.** A long turn is a path of small choices. A choice without an alternative is played
//!   but is no part of the tree.
//! - **What a player does not know cannot guide them.** A position in the tree belongs to the player who chooses there
//!   and is recognised by what that player has learned since the root, not by what truly happened ([`memory`]). So nobody
//!   answers a secret choice before it is shown, and all worlds that look alike to the chooser share their statistics:
//!   no choice may be good only because one secretly knows the world.
//! - **Looking around costs nothing.** A player who tries a choice known to be worse than another loses something by it,
//!   but that is not held against the choices before, nor credited to the others. So a turn of many small choices is not judged
//!   by its side paths, and nobody hopes for mistakes.
//! - **Nothing is given up for good.** A choice whose first continuations went wrong is looked into again now and then: it may
//!   need just the right sequel.
//! - **A win that is there is taken.** Before anything else the search looks whether own choices of this turn end the game
//!   in a sure win ([`victory`]).
//! - **Luck is not a branch.** What the dice or the deck bring is not part of the key: a position stands for all of its
//!   draws, and choices that exist only in some of them are judged by how often they could be made.

mod memory;
mod rollout;
mod tree;
mod victory;

use engine::{BySeat, Dice, Eyes, Glimpse, Judgement, Ledger, MAX_SEATS, Seat, Terms, Turn};

use crate::{Considered, Limits, Style};
use memory::{Ear, Memory};
pub(crate) use rollout::Rollout;
use tree::{Spread, Step, Tree};
use victory::Victory;

/// How many iterations pass between two questions whether to stop.
const PATIENCE: u32 = 16;

/// No walk through the tree is longer than so many choices.
const DEEPEST: usize = 400;

/// The paper and pencil of a search, to be used again and again.
pub struct Search<G: Judgement> {
    tree: Tree<G::Action>,
    victory: Victory<G>,
    world: Option<G>,
    actions: Vec<G::Action>,
    weights: Vec<f32>,
    path: Vec<Step>,
    /// The sum of the outcomes for each seat below each choice at the root.
    sums: Vec<[f64; MAX_SEATS]>,
    /// What these outcomes are made of, if that is asked for.
    terms: Vec<Terms>,
}

impl<G: Judgement> Default for Search<G> {
    fn default() -> Self {
        Search::new()
    }
}

impl<G: Judgement> Search<G> {
    /// Empty paper.
    pub fn new() -> Search<G> {
        Search {
            tree: Tree::new(),
            victory: Victory::new(),
            world: None,
            actions: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
            sums: Vec::new(),
            terms: Vec::new(),
        }
    }

    /// Looks into each of the seat's choices; none if it is not its turn.
    pub fn consider(
        &mut self,
        style: &Style,
        glimpse: &Glimpse<G>,
        limits: &Limits<'_>,
        dice: &mut Dice,
    ) -> Vec<Considered<G::Action>> {
        let seats = glimpse.seats();
        let seat = glimpse.seat();
        self.terms.clear();
        glimpse.actions(&mut self.actions);
        if self.actions.is_empty() {
            return Vec::new();
        }
        if style.care > 0
            && self.actions.len() > 1
            && let Some(action) = self.victory.find(glimpse, style.care, dice)
        {
            return self.actions.iter().map(|&choice| Considered::won(choice, seat, seats, choice == action)).collect();
        }
        let mut world = self.world.take().unwrap_or_else(|| glimpse.imagine(dice));
        glimpse.imagine_into(&mut world, dice);
        self.sums.clear();
        self.sums.resize(self.actions.len(), [0.0; MAX_SEATS]);
        if limits.reasons {
            self.terms.resize(self.actions.len(), Terms::default());
        }
        self.tree.clear();
        // The root is there from the start, so that the first iteration already belongs to a choice.
        let memory = Memory::new(seats);
        let root = self.tree.add(memory.key(seat));
        let priors = |weights: &mut Vec<f32>| world.priors(&self.actions, weights);
        self.tree.offer(style.narrow, root, seat, &self.actions, priors, &mut self.weights);

        let mut spread = Spread::new();
        // A single choice that is worth a thought needs none.
        let alone = self.tree.on_offer() <= 1;
        let iterations = if alone { 1 } else { limits.iterations.unwrap_or(style.iterations).max(1) };
        for iteration in 0..iterations {
            if iteration % PATIENCE == 0 && iteration > 0 && limits.reached() {
                break;
            }
            glimpse.imagine_into(&mut world, dice);
            let outcome = self.iterate(style, &mut world, memory, &spread, dice);
            spread.add(&outcome);
            self.learn(&outcome);
            if limits.reasons {
                self.note_terms(&world);
            }
        }
        self.world = Some(world);
        glimpse.actions(&mut self.actions);
        self.summary(seat, seats)
    }

    /// One walk from the root to a new position and a little further. Leaves the path behind.
    fn iterate(
        &mut self,
        style: &Style,
        world: &mut G,
        mut memory: Memory,
        spread: &Spread,
        dice: &mut Dice,
    ) -> BySeat<f32> {
        self.path.clear();
        let mut last = world.active();
        let more = if style.scatter { dice.below(world.seats() as u32) } else { 0 };
        let mut turns = style.turns.unwrap_or(G::AHEAD) + more;
        for _ in 0..DEEPEST {
            let Turn::Of(mover) = world.turn() else { break };
            let active = world.active();
            if last != active {
                turns = turns.saturating_sub(1);
                last = active;
            }
            world.actions(&mut self.actions);
            let action = if let [only] = self.actions[..] {
                only
            } else {
                let key = memory.key(mover);
                let Some(node) = self.tree.find(key) else {
                    self.tree.add(key);
                    break;
                };
                let priors = |weights: &mut Vec<f32>| world.priors(&self.actions, weights);
                self.tree.offer(style.narrow, node, mover, &self.actions, priors, &mut self.weights);
                let step = self.tree.select(style, spread.of(mover), dice);
                self.path.push(step);
                self.tree.action(step.edge)
            };
            let mut ear = Ear::new();
            world.play(action, dice, &mut ear);
            memory.remember(mover, &action, &ear);
        }
        let mut rollout = Rollout { style, actions: &mut self.actions, weights: &mut self.weights };
        rollout.play(world, last, turns, dice)
    }

    /// Tells the outcome to every choice on the path.
    fn learn(&mut self, outcome: &BySeat<f32>) {
        if let Some(first) = self.path.first()
            && let Some(sums) = self.sums.get_mut(first.edge as usize)
        {
            for (sum, value) in sums.iter_mut().zip(outcome.values()) {
                *sum += f64::from(*value);
            }
        }
        self.tree.learn(&self.path, outcome);
    }

    /// Takes down what the outcome of the last walk is made of.
    fn note_terms(&mut self, end: &G) {
        let first = self.path.first().map(|first| first.edge as usize);
        let Some(terms) = first.and_then(|first| self.terms.get_mut(first)) else { return };
        match end.turn() {
            Turn::Of(_) => end.expect(terms),
            Turn::Over => {
                let scores = end.standings(Eyes::Open).scores;
                Seat::all(end.seats()).for_each(|seat| terms.add(seat, "term-points", scores[seat] as f32));
            }
        }
    }

    /// What the outcomes of each choice were made of in the last search, added up over all visits; empty if that was not asked for.
    pub fn reasons(&self) -> &[Terms] {
        &self.terms
    }

    /// What was found about each choice at the root. They were the first to be added, so that their numbers count from 0.
    fn summary(&self, seat: Seat, seats: usize) -> Vec<Considered<G::Action>> {
        let whole: f32 = (0..self.actions.len() as u32).map(|edge| self.tree.seen(edge).2).sum();
        let choice = |(edge, &action): (usize, &G::Action)| {
            let (visits, mean, weight) = self.tree.seen(edge as u32);
            let usual = |seat: Seat| (self.sums[edge][seat.index()] / f64::from(visits.max(1))) as f32;
            let values = BySeat::from_fn(seats, |other| if other == seat { mean } else { usual(other) });
            Considered { action, visits, values, prior: weight / whole, sure: false }
        };
        self.actions.iter().enumerate().map(choice).collect()
    }
}
