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
//! - **Somebody has to hold the leader back.** Where a game advises it, a choice among several players is worth the own chance and that
//!   the strongest rival does not win. Who asks for chances is told the plain ones.
//! - **First sight is that of the world at hand.** What a choice looks like before it was tried hangs on the luck that fell on the way to it,
//!   and on what its player holds there; only what came of it is shared by all worlds.
//! - **Nothing is given up for good.** A choice whose first continuations went wrong is looked into again now and then: it may
//!   need just the right sequel.
//! - **A win that is there is taken.** Before anything else the search looks whether own choices of this turn end the game
//!   in a sure win ([`victory`]).
//! - **What was found out is kept** from one choice of a turn to the next, as long as nothing was learned between them, and is not
//!   found out again: so most of the thought goes into the first choices of a turn, which decide the others.
//! - **Luck is not a branch.** What the dice or the deck bring is not part of the key: a position stands for all of its
//!   draws, and choices that exist only in some of them are judged by how often they could be made.

mod measure;
mod memory;
mod rivals;
mod rollout;
mod tree;
mod victory;

use engine::{BySeat, Dice, Eyes, Glimpse, Judgement, Ledger, MAX_SEATS, Seat, Terms, Turn};

use crate::{Considered, Limits, Style};
use measure::Spread;
use memory::{Ear, Memory};
use rivals::minding_rivals;
pub(crate) use rollout::Rollout;
use tree::{Step, Tree};
use victory::Victory;

/// How many iterations pass between two questions whether to stop.
const PATIENCE: u32 = 16;

/// No walk through the tree is longer than so many choices.
const DEEPEST: usize = 400;

/// A tree of more positions is not gone on with: it would take too much room.
const MOST_KEPT: usize = 100_000;

/// However much is known from before, this part of a whole thought is thought anew.
const ANEW: u32 = 4;

/// Between two real choices of a player there are no more others than this.
const LONGEST_PAUSE: u32 = 8;

/// The paper and pencil of a search, to be used again and again.
pub struct Search<G: Judgement> {
    tree: Tree<G::Action>,
    victory: Victory<G>,
    world: Option<G>,
    actions: Vec<G::Action>,
    weights: Vec<f32>,
    /// What the choices at the root look like at first sight.
    first_sight: Vec<f32>,
    choices: Vec<G::Action>,
    path: Vec<Step>,
    /// The choices at the root, in the game's order.
    root: Vec<u32>,
    spread: Spread,
    /// Where the last search began, and what was chosen there.
    kept: Option<Kept<G>>,
    /// The sum of the outcomes for each seat below each choice at the root.
    sums: Vec<Sum>,
    /// What these outcomes are made of, if that is asked for.
    terms: Vec<Terms>,
}

/// The outcomes below a choice at the root, added up.
#[derive(Clone, Copy, Default)]
struct Sum {
    visits: u32,
    values: [f64; MAX_SEATS],
    /// What they are worth to the one who chooses.
    worth: f64,
}

/// What connects a search with the next one: where it began, and what was chosen there.
struct Kept<G: Judgement> {
    glimpse: Glimpse<G>,
    memory: Memory,
    chosen: Option<G::Action>,
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
            first_sight: Vec::new(),
            choices: Vec::new(),
            path: Vec::new(),
            root: Vec::new(),
            spread: Spread::new(),
            kept: None,
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
        let kept = self.kept.take();
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
        self.sums.resize(self.actions.len(), Sum::default());
        if limits.reasons {
            self.terms.resize(self.actions.len(), Terms::default());
        }
        let (memory, root) = match kept.filter(|_| style.keep && !limits.reasons) {
            Some(kept) => self.go_on(kept, glimpse),
            None => None,
        }
        .unwrap_or_else(|| {
            self.tree.clear();
            self.spread = Spread::new();
            // The root is there from the start, so that the first iteration already belongs to a choice.
            let memory = Memory::new(seats);
            (memory, self.tree.add(memory.key(seat)))
        });
        world.priors(&self.actions, &mut self.first_sight);
        self.tree.offer(style.narrow, root, seat, &self.actions, &self.first_sight);
        self.tree.choices(root, &self.actions, &mut self.root);

        // A single choice that is worth a thought needs none.
        let alone = self.tree.on_offer() <= 1;
        let iterations = if alone { 1 } else { limits.iterations.unwrap_or(style.iterations).max(1) };
        // What is known from before need not be found out again; but a little is thought about every choice.
        let known: u32 = self.root.iter().map(|&edge| self.tree.seen(edge).0).sum();
        let iterations = iterations.saturating_sub(known).max(iterations.div_ceil(ANEW));
        for iteration in 0..iterations {
            if iteration % PATIENCE == 0 && iteration > 0 && limits.reached() {
                break;
            }
            glimpse.imagine_into(&mut world, dice);
            let outcome = self.iterate(style, &mut world, memory, dice);
            let rivalry = style.rivalry.unwrap_or(G::RIVALRY);
            let worth = minding_rivals(&outcome, rivalry, |seat, other| world.are_rivals(seat, other));
            self.spread.add(&worth);
            self.add_up(&outcome, worth[seat]);
            self.tree.learn(&self.path, &outcome, &worth);
            if limits.reasons {
                self.note_terms(&world);
            }
        }
        self.world = Some(world);
        if style.keep {
            self.kept = Some(Kept { glimpse: glimpse.clone(), memory, chosen: None });
        }
        glimpse.actions(&mut self.actions);
        self.summary(seat, seats)
    }

    /// Remembers what was chosen in the end: the next search may go on from there.
    pub(crate) fn choose(&mut self, action: G::Action) {
        if let Some(kept) = &mut self.kept {
            kept.chosen = Some(action);
        }
    }

    /// Finds the present in the tree of the last search. It stands there if the seat has learned nothing since but that its choice
    /// was carried out: no luck came between, nobody else chose, nothing was uncovered. Then all that was found out still holds.
    fn go_on(&mut self, kept: Kept<G>, glimpse: &Glimpse<G>) -> Option<(Memory, u32)> {
        let Kept { glimpse: before, mut memory, chosen } = kept;
        let seat = glimpse.seat();
        if before.seat() != seat || self.tree.len() > MOST_KEPT {
            return None;
        }
        let view = glimpse.view();
        let mut luck = Dice::quick(0);
        let mut world = before.imagine(&mut luck);
        let mut luck = Dice::quick(1);
        let mut next = chosen;
        for _ in 0..LONGEST_PAUSE {
            let (Some(action), Turn::Of(mover)) = (next, world.turn()) else { return None };
            let mut ear = Ear::new();
            world.play(action, &mut luck, &mut ear);
            memory.remember(mover, &action, &ear);
            if luck.rolled() {
                return None;
            }
            world.actions(&mut self.choices);
            if world.turn() == Turn::Of(seat) && self.choices == self.actions && world.view(Eyes::Of(seat)) == view {
                return self.tree.find(memory.key(seat)).map(|root| (memory, root));
            }
            // What has a single answer was answered.
            next = match self.choices[..] {
                [only] => Some(only),
                _ => None,
            };
        }
        None
    }

    /// One walk from the root to a new position and a little further. Leaves the path behind.
    fn iterate(&mut self, style: &Style, world: &mut G, mut memory: Memory, dice: &mut Dice) -> BySeat<f32> {
        self.path.clear();
        let mut last = world.active();
        let more = if style.scatter { dice.below(world.seats() as u32) } else { 0 };
        let mut turns = style.turns.unwrap_or(world.ahead()) + more;
        for depth in 0..DEEPEST {
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
                // At the root nothing has happened yet that could make a difference.
                let weights = if depth == 0 {
                    &self.first_sight
                } else {
                    world.priors(&self.actions, &mut self.weights);
                    &self.weights
                };
                self.tree.offer(style.narrow, node, mover, &self.actions, weights);
                let trust = style.trust.unwrap_or(G::TRUST);
                let step = self.tree.select(style, trust, self.spread.of(mover), dice);
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

    /// Adds an outcome to those of the choice at the root, and what it is worth to the one who chooses there.
    fn add_up(&mut self, outcome: &BySeat<f32>, worth: f32) {
        if let Some(sum) = self.first_choice().and_then(|first| self.sums.get_mut(first)) {
            sum.visits += 1;
            sum.worth += f64::from(worth);
            for (sum, value) in sum.values.iter_mut().zip(outcome.values()) {
                *sum += f64::from(*value);
            }
        }
    }

    /// The choice at the root with which the last walk began.
    #[inline]
    fn first_choice(&self) -> Option<usize> {
        let first = self.path.first()?;
        self.root.iter().position(|&edge| edge == first.edge)
    }

    /// Takes down what the outcome of the last walk is made of.
    fn note_terms(&mut self, end: &G) {
        let Some(terms) = self.first_choice().and_then(|first| self.terms.get_mut(first)) else { return };
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

    /// What was found about each choice at the root.
    fn summary(&self, seat: Seat, seats: usize) -> Vec<Considered<G::Action>> {
        let whole: f32 = self.first_sight.iter().sum();
        let choice = |(((&edge, sum), &action), &weight): (((&u32, &Sum), &G::Action), &f32)| {
            let (visits, worth) = self.tree.seen(edge);
            // Whatever the others got is known of this search alone.
            let chance = self.tree.chance(edge);
            let usual = |seat: Seat| (sum.values[seat.index()] / f64::from(sum.visits)) as f32;
            let values = BySeat::from_fn(seats, |other| match sum.visits {
                0 if other == seat => chance,
                0 => (1.0 - chance) / (seats - 1).max(1) as f32 * f32::from(u8::from(visits > 0)),
                // The plain chance, mended as the worth was: by lapses that are forgiven and by what is known from before.
                _ if other == seat => {
                    (usual(seat) + worth - (sum.worth / f64::from(sum.visits)) as f32).clamp(0.0, 1.0)
                }
                _ => usual(other),
            });
            Considered { action, visits, values, worth, prior: weight / whole, sure: false }
        };
        self.root.iter().zip(&self.sums).zip(&self.actions).zip(&self.first_sight).map(choice).collect()
    }
}
