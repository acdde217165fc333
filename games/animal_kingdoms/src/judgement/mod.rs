//! What bots think of a position (no rule asks for it): how everybody stands, and which choices look promising.

mod outlook;
mod priors;
mod standing;

use engine::{BySeat, Judgement, Ledger};

use crate::state::Stage;
use crate::{Action, AnimalKingdoms};

impl Judgement for AnimalKingdoms {
    // Far: what one card more or less brings is lost in the luck of the draw, and a rally, being a chain of choices of which each may turn out
    // well, looks better than it is. Between two players searches that trusted little rallied without end and lost
    // (docs/arena/animal_kingdoms.md).
    const TRUST: f32 = 0.8;

    // Leaving and rallies are answered by long chains, which are hardly searched below a choice that is seldom looked into.
    const CAUTION: f32 = 1.5;

    /// Far, since the outlook looks at the table only: seven turns of each player. Among four, those who looked fourteen turns ahead in all
    /// played the worse the longer they thought. But not to the end of the age: what is played lightly for long says less and less
    /// (docs/arena/animal_kingdoms.md).
    fn ahead(&self) -> u32 {
        7 * u32::from(self.size)
    }

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
