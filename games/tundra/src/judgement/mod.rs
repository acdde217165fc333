//! What bots think of a position (no rule asks for it): what things are worth and needed, how everybody stands, which choices
//! look promising, and which are pointless.

mod needs;
mod outlook;
mod pointless;
mod post;
mod priors;
mod promises;
mod rates;
#[cfg(test)]
mod tests;
mod turn;
mod uses;
mod walk;
mod worth;

use engine::{BySeat, Judgement, Ledger};

use crate::state::Step;
use crate::{Action, ROUNDS, Tundra};

impl Judgement for Tundra {
    const TRUST: f32 = 0.38;
    const FIRMLY: bool = true;
    const ALONG: f32 = 0.6;

    fn ahead(&self) -> u32 {
        7
    }

    /// In the last round, once nobody else has a die. At its start nobody has one yet either, but all are about to get some.
    fn may_end(&self) -> bool {
        let others = self.everyone().filter(|&seat| seat != self.active);
        let begun = !matches!(self.steps.first(), Some(Step::Opening(_)));
        self.round == ROUNDS && begun && others.into_iter().all(|seat| !self.player(seat).has_dice())
    }

    fn outlook(&self) -> BySeat<f32> {
        self.guess()
    }

    fn expect(&self, ledger: &mut impl Ledger) {
        self.enter(ledger);
    }

    fn priors(&self, actions: &[Action], out: &mut Vec<f32>) {
        self.weigh(actions, out);
    }
}

/// The larger of two worths. None is ever not a number, and without that question it is a single instruction.
#[inline]
fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// The smaller of two worths.
#[inline]
fn smaller(one: f32, other: f32) -> f32 {
    if one < other { one } else { other }
}
