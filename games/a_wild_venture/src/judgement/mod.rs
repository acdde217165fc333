//! What bots think of a position (no rule asks for it): what things are worth, how everybody stands, which choices look
//! promising, which are pointless, and what the last tucks can bring.

mod glance;
mod last_tucks;
mod outlook;
mod paths;
mod pointless;
mod priors;
mod worth;

use engine::{BySeat, Judgement, Ledger};

use crate::{AWildVenture, Action};

impl Judgement for AWildVenture {
    // What a hand, the trails and the other's secret pile bring is full of luck; first sight knows better what to look into
    // (docs/arena/search.md).
    const TRUST: f32 = 0.8;

    /// Villagers and buildings pay over several turns, so one must look further than the next: since first sight is trusted, eight turns
    /// are better than four (docs/arena/a_wild_venture.md).
    fn ahead(&self) -> u32 {
        8
    }

    /// In the very last turn.
    fn may_end(&self) -> bool {
        self.last_turns == Some(1)
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
