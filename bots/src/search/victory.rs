//! Looks for a win that is there: own choices of this turn after which the game is over and won, without luck and whatever
//! is hidden. A search by chance may overlook it or put it off; this looks on purpose, at what the game advises first.
//!
//! The lines of play are opened best first: the fewer choices and the likelier each of them at first sight, the sooner. No
//! choice is left out, whatever its weight. A line that wins is played again in other imagined worlds; one that does not win
//! in all of them was only lucky.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use engine::{Dice, Eyes, Glimpse, Judgement, NoLog, Seat, Seats, Turn};

/// In so many imagined worlds a line must win.
const WORLDS: u32 = 32;

/// How much of the trust in a choice is shared out evenly, whatever it weighs at first sight.
const EVEN: f32 = 0.5;

/// Beginnings of lines, to be used again and again.
pub(super) struct Victory<G: Judgement> {
    lines: Vec<Line<G>>,
    open: BinaryHeap<Open>,
    actions: Vec<G::Action>,
    weights: Vec<f32>,
    choices: Vec<G::Action>,
}

/// Some own choices one after the other, and where they lead in one imagined world.
struct Line<G: Judgement> {
    world: G,
    /// The line that is one choice shorter, and that choice.
    before: Option<(usize, G::Action)>,
    /// The product of the trust in each of its choices.
    trust: f32,
    length: u16,
}

/// A line that may be gone on with.
struct Open {
    /// How far it is from what one would try first.
    effort: f32,
    line: usize,
}

impl Ord for Open {
    fn cmp(&self, other: &Open) -> Ordering {
        // The heap gives the largest first; that has to be the least effort, and among equals the oldest line.
        other.effort.total_cmp(&self.effort).then(other.line.cmp(&self.line))
    }
}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Open) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Open {
    fn eq(&self, other: &Open) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Open {}

impl<G: Judgement> Victory<G> {
    pub(super) fn new() -> Victory<G> {
        Victory {
            lines: Vec::new(),
            open: BinaryHeap::new(),
            actions: Vec::new(),
            weights: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// The first choice of the best sure win that is found by trying out `moves`.
    pub(super) fn find(&mut self, glimpse: &Glimpse<G>, moves: u32, dice: &mut Dice) -> Option<G::Action> {
        let seat = glimpse.seat();
        let world = glimpse.imagine(dice);
        if !world.may_end() {
            return None;
        }
        let turn = world.active();
        self.lines.clear();
        self.open.clear();
        self.lines.push(Line { world, before: None, trust: 1.0, length: 0 });
        self.open.push(Open { effort: 0.0, line: 0 });
        let mut best = ((0.0, i32::MAX), None);
        let mut left = moves;
        while let Some(Open { line, .. }) = self.open.pop() {
            let Line { world, trust, length, .. } = &self.lines[line];
            let (trust, length) = (*trust, length + 1);
            world.actions(&mut self.actions);
            world.priors(&self.actions, &mut self.weights);
            let total = self.weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
            let even = EVEN / self.actions.len().max(1) as f32;
            for index in 0..self.actions.len() {
                if left == 0 {
                    return best.1;
                }
                left -= 1;
                let action = self.actions[index];
                let mut world = self.lines[line].world.clone();
                let mut luck = Dice::quick(dice.seed());
                world.play(action, &mut luck, &mut NoLog);
                self.pass_by(&mut world, &mut luck);
                if luck.rolled() {
                    continue;
                }
                let trust = trust * (even + (1.0 - EVEN) * self.weights[index] / total);
                let before = Some((line, action));
                match reward(&world, seat) {
                    Some(reward) if reward > best.0 => {
                        self.lines.push(Line { world, before, trust, length });
                        let line = self.choices_of(self.lines.len() - 1);
                        if self.always_wins(glimpse, &line, dice) {
                            best = (reward, line.first().copied());
                        }
                    }
                    None if world.turn() == Turn::Of(seat) && world.active() == turn && world.may_end() => {
                        let effort = f32::from(length) / trust.max(f32::MIN_POSITIVE);
                        self.open.push(Open { effort, line: self.lines.len() });
                        self.lines.push(Line { world, before, trust, length });
                    }
                    _ => {}
                }
            }
        }
        best.1
    }

    /// Answers all questions to which there is one answer.
    fn pass_by(&mut self, world: &mut G, luck: &mut Dice) {
        while world.turn() != Turn::Over {
            world.actions(&mut self.choices);
            let [only] = self.choices[..] else { break };
            world.play(only, luck, &mut NoLog);
        }
    }

    /// The choices that make up a line.
    fn choices_of(&self, line: usize) -> Vec<G::Action> {
        let mut choices = Vec::new();
        let mut last = self.lines[line].before;
        while let Some((before, action)) = last {
            choices.push(action);
            last = self.lines[before].before;
        }
        choices.reverse();
        choices
    }

    /// Does a line win in other worlds, too?
    fn always_wins(&mut self, glimpse: &Glimpse<G>, line: &[G::Action], dice: &mut Dice) -> bool {
        let seat = glimpse.seat();
        (0..WORLDS).all(|_| {
            let mut world = glimpse.imagine(dice);
            let mut luck = Dice::quick(dice.seed());
            for action in line {
                world.actions(&mut self.choices);
                if world.turn() != Turn::Of(seat) || !self.choices.contains(action) {
                    return false;
                }
                world.play(*action, &mut luck, &mut NoLog);
                self.pass_by(&mut world, &mut luck);
            }
            !luck.rolled() && reward(&world, seat).is_some_and(|(share, _)| share > 0.0)
        })
    }
}

/// What a player gets out of a game that is over, if they have won it alone, and nothing otherwise; `None` while it runs. Among equals more
/// points are better, unless the game is a race: a winner who idles in the last turn looks like somebody who sees nothing.
fn reward<G: Judgement>(world: &G, seat: Seat) -> Option<(f32, i32)> {
    if world.turn() != Turn::Over {
        return None;
    }
    let standings = world.standings(Eyes::Open);
    let won = standings.winners == Seats::only(seat);
    let points = if G::RACE { 0 } else { standings.scores[seat] };
    Some((if won { standings.rewards()[seat] } else { 0.0 }, points))
}
