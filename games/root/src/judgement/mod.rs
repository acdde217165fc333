//! What a good player sees at a glance: how everybody stands (`outlook.rs`) and which choices look promising
//! (`priors.rs`). Each faction has a chapter on what its board promises and how it is played; what all share has
//! chapters too: what threatens whom, cards, battles, the two other ways to win. All numbers stand in one table.

mod alliance;
mod battle;
mod cards;
mod cult;
mod eyrie;
mod marquise;
mod moves;
mod numbers;
mod outlook;
mod priors;
mod riverfolk;
mod setup;
mod survey;
mod vagabond;
mod victory;

use engine::{BySeat, Judgement, Ledger, Seat};

use crate::action::Action;
use crate::factions::GOAL;
use crate::state::Root;

use numbers::NUMBERS;
use survey::Survey;

/// More points than so many are never made in one turn.
const MOST: u8 = 20;

impl Judgement for Root {
    /// A turn is a chain of choices among many, and dice fall in between: first sight knows better what to look into
    /// (docs/arena/search.md).
    const TRUST: f32 = 0.7;

    /// A day is a long chain of choices, and a little foolishness in each of them adds up (docs/arena/root.md).
    const FIRMLY: bool = true;

    /// Nobody gains enough alone by going after a Vagabond who runs away: docs/arena/root.md.
    const RIVALRY: f32 = 1.5;

    /// Thirty points end the game.
    const RACE: bool = true;

    #[inline]
    fn active(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.seat(self.active))
    }

    fn are_rivals(&self, one: Seat, other: Seat) -> bool {
        self.are_opponents(self.factions[one], self.factions[other])
    }

    fn may_end(&self) -> bool {
        let near = |points: u8| points + MOST >= GOAL;
        self.round >= self.round_cap || self.playing.iter().any(|faction| near(self.player(faction).points))
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
