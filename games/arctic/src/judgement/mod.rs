//! What bots think of a position (no rule asks for it): who can bite whom next, how everybody stands, which choices look
//! promising, and where cod should swim.

mod catches;
mod grasp;
mod outlook;
mod priors;
mod prospects;
mod sea;
mod shoal;
#[cfg(test)]
mod tests;
mod trial;

use engine::{BySeat, Judgement, Ledger};

use crate::{Action, Arctic};

impl Judgement for Arctic {
    // First sight tries every choice out; the few outcomes that a search has for each of some dozen choices in a row tell less
    // (docs/arena/arctic.md).
    const TRUST: f32 = 0.75;

    /// The outlook reckons with everybody's next catch; more turns played lightly blur it. At equal time one turn is better than two
    /// (docs/arena/search.md).
    fn ahead(&self) -> u32 {
        1
    }

    fn may_end(&self) -> bool {
        self.ends_soon()
    }

    fn outlook(&self) -> BySeat<f32> {
        self.guess()
    }

    fn expect(&self, ledger: &mut impl Ledger) {
        self.enter(ledger);
    }

    fn priors(&self, actions: &[Action], out: &mut Vec<f32>) {
        self.impressions(actions, out);
    }
}
