//! [`Thought`]: what a bot chose and what it saw in every choice, so that it can explain itself and so that several
//! threads can put their heads together.

use engine::maths::power;
use engine::{BySeat, Dice, Seat, Terms};

use crate::{Level, Mind};

/// A decision and the reasons for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Who thought.
    pub seat: Seat,
    /// The choice.
    pub action: A,
    /// Every legal choice, in the game's order. How often it was looked into and what was expected of it is only known
    /// if the bot thought at all: random players do not, and nobody does about a single choice.
    pub considered: Vec<Considered<A>>,
    /// Was the choice drawn by how much each was looked into, because there is no best one? See
    /// [`Judgement::is_covered`](engine::Judgement::is_covered).
    pub mixed: bool,
    /// How little was made of choices that were seldom looked into: see [`Judgement::CAUTION`](engine::Judgement::CAUTION).
    pub caution: f32,
    /// What the outcomes of each choice were made of, added up over its visits, in the same order; empty unless reasons were asked
    /// for ([`Limits::reasons`](crate::Limits::reasons)) and there were any.
    pub reasons: Vec<Terms>,
}

/// One of the choices a bot had.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The choice.
    pub action: A,
    /// How often the bot looked into it.
    pub visits: u32,
    /// What it expects for each seat after this choice, from 0 (lost) to 1 (won), on average over its visits.
    pub values: BySeat<f32>,
    /// What that is worth to the one who chooses: their own chance, and that rivals are held back where the game advises it
    /// ([`Judgement::RIVALRY`](engine::Judgement::RIVALRY)). By this they choose.
    pub worth: f32,
    /// How promising the choice looked at first sight; all choices together have 1.
    pub prior: f32,
    /// Does it lead to a sure win within this turn? Then nothing else was looked into.
    pub sure: bool,
}

impl<A: Copy + PartialEq> Thought<A> {
    /// Weighs up the choices as the level would; nothing if there are none.
    pub(crate) fn conclude(
        level: &Level,
        seat: Seat,
        considered: Vec<Considered<A>>,
        mixed: bool,
        caution: f32,
        dice: &mut Dice,
    ) -> Option<Thought<A>> {
        let index = match level.mind {
            Mind::Random => dice.index(considered.len()),
            Mind::Greedy(_) => best(&considered, |choice| (choice.visits, choice.value(seat))),
            Mind::Search(style) => {
                if let Some(sure) = considered.iter().position(|choice| choice.sure) {
                    sure
                } else if style.slips > 0.0 && dice.fraction() < style.slips {
                    dice.index(considered.len())
                } else if mixed {
                    drawn(&considered, 1.0, dice)
                } else if style.temperature > 0.0 {
                    drawn(&considered, 1.0 / style.temperature, dice)
                } else {
                    best(&considered, |choice| (choice.surely(caution), choice.prior))
                }
            }
        };
        Some(Thought { seat, action: considered.get(index)?.action, considered, mixed, caution, reasons: Vec::new() })
    }

    /// What several bots of one level found about the same glimpse with different seeds, taken together: visits add up,
    /// and the choice is made anew. Nothing if there are no thoughts.
    pub fn merge(level: &Level, thoughts: impl IntoIterator<Item = Thought<A>>, seed: u64) -> Option<Thought<A>> {
        let mut thoughts = thoughts.into_iter();
        let Thought { seat, mut considered, mixed, caution, mut reasons, .. } = thoughts.next()?;
        for other in thoughts {
            // All looked at the same choices in the same order.
            reasons.iter_mut().zip(&other.reasons).for_each(|(ours, theirs)| ours.merge(theirs));
            for theirs in other.considered {
                match considered.iter_mut().find(|ours| ours.action == theirs.action) {
                    Some(ours) => ours.add(&theirs),
                    None => considered.push(theirs),
                }
            }
        }
        let thought = Thought::conclude(level, seat, considered, mixed, caution, &mut Dice::quick(seed))?;
        Some(Thought { reasons, ..thought })
    }

    /// The choice with what was thought of it.
    pub fn chosen(&self) -> Option<&Considered<A>> {
        self.considered.iter().find(|choice| choice.action == self.action)
    }

    /// How often the bot looked into anything at all.
    pub fn visits(&self) -> u64 {
        self.considered.iter().map(|choice| u64::from(choice.visits)).sum()
    }
}

impl<A> Considered<A> {
    /// One of the choices of `seat`, of which one was found to win.
    pub(crate) fn won(action: A, seat: Seat, seats: usize, sure: bool) -> Considered<A> {
        let value = |other| if sure && other == seat { 1.0 } else { 0.0 };
        Considered {
            action,
            visits: u32::from(sure),
            values: BySeat::from_fn(seats, value),
            worth: f32::from(u8::from(sure)),
            prior: f32::from(u8::from(sure)),
            sure,
        }
    }

    /// What is expected for one seat.
    pub fn value(&self, seat: Seat) -> f32 {
        self.values.get(seat).copied().unwrap_or(0.0)
    }

    /// What can be hoped for even if the visits were a little lucky. So a good choice that was found late is
    /// taken, but not one that was hardly looked into.
    fn surely(&self, caution: f32) -> f32 {
        self.worth - caution / (self.visits.max(1) as f32).sqrt()
    }

    fn add(&mut self, other: &Considered<A>) {
        let visits = self.visits + other.visits;
        if visits > 0 {
            let share = other.visits as f32 / visits as f32;
            for (ours, theirs) in self.values.values_mut().iter_mut().zip(other.values.values()) {
                *ours += (theirs - *ours) * share;
            }
            self.worth += (other.worth - self.worth) * share;
        }
        self.visits = visits;
        self.sure |= other.sure;
    }
}

/// The first choice with the largest worth.
fn best<A, W: PartialOrd>(considered: &[Considered<A>], worth: impl Fn(&Considered<A>) -> W) -> usize {
    let mut best = 0;
    for (index, choice) in considered.iter().enumerate() {
        if considered.get(best).is_some_and(|leader| worth(choice) > worth(leader)) {
            best = index;
        }
    }
    best
}

/// What was looked into less than this, in relation to the most examined choice, was only looked into in case.
const SELDOM: f32 = 0.1;

/// A choice drawn with a chance that grows with its visits.
fn drawn<A>(considered: &[Considered<A>], sharpness: f32, dice: &mut Dice) -> usize {
    let most = considered.iter().map(|choice| choice.visits).max().unwrap_or(0).max(1) as f32;
    let weight = |choice: &Considered<A>| match choice.visits as f32 / most {
        share if share < SELDOM => 0.0,
        share => power(share, sharpness),
    };
    let total: f32 = considered.iter().map(weight).sum();
    let mut left = dice.fraction() * total;
    for (index, choice) in considered.iter().enumerate() {
        left -= weight(choice);
        if left < 0.0 {
            return index;
        }
    }
    best(considered, |choice| choice.visits)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A choice looked into so often and worth so much.
    fn looked_into(action: char, visits: u32, worth: f32) -> Considered<char> {
        Considered { action, visits, values: BySeat::new(2, worth), worth, prior: 0.5, sure: false }
    }

    #[test]
    fn the_more_cautious_a_game_is_the_less_is_made_of_what_was_seldom_looked_into() {
        let level = Level::from_name("hard").expect("a level that searches");
        let considered = vec![looked_into('a', 1_600, 0.52), looked_into('b', 400, 0.54)];
        for (caution, expected) in [(0.5, 'b'), (1.5, 'a')] {
            let mut dice = Dice::quick(1);
            let thought = Thought::conclude(level, Seat(0), considered.clone(), false, caution, &mut dice);
            assert_eq!(thought.as_ref().map(|thought| thought.action), Some(expected));
            // Several heads are as cautious as one.
            let merged = Thought::merge(level, thought, 1);
            assert_eq!(merged.map(|thought| thought.action), Some(expected));
        }
    }
}
