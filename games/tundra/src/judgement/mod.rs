//! What bots think of a position (no rule asks for it): what things are worth and needed, how everybody stands, which choices
//! look promising, and which are pointless.

mod needs;
mod outlook;
mod pointless;
mod post;
mod priors;
mod promises;
mod rates;
mod turn;
mod uses;
mod walk;
mod worth;

use engine::{BySeat, Judgement, Ledger};

use crate::{Action, ROUNDS, Tundra};

impl Judgement for Tundra {
    const AHEAD: u32 = 6;

    /// In the last round, once nobody else has a die.
    fn may_end(&self) -> bool {
        let others = self.everyone().filter(|&seat| seat != self.active);
        self.round == ROUNDS && others.into_iter().all(|seat| !self.player(seat).has_dice())
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
