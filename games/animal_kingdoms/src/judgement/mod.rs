//! What bots think of a position (no rule asks for it): how everybody stands, and which choices look promising.

mod outlook;
mod priors;

use engine::{BySeat, Judgement, Ledger};

use crate::state::Stage;
use crate::{Action, AnimalKingdoms};

impl Judgement for AnimalKingdoms {
    /// To the end of the age, when the kingdoms are scored.
    const AHEAD: u32 = 30;

    /// The cards of a battle between players are turned over together.
    fn is_covered(&self) -> bool {
        self.stage == Stage::BattleCard && !self.alone()
    }

    /// In the last age, once all others have withdrawn.
    fn may_end(&self) -> bool {
        self.age == 3 && self.withdrawn.len() + 1 >= usize::from(self.size)
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
