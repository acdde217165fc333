//! First places: corners with room around them, and buildings that are reached and held.

use crate::action::Action;
use crate::factions::{Faction, Piece};
use crate::map::{Clearing, Clearings};
use crate::question::Question;
use crate::state::Root;

impl Root {
    pub(super) fn setup_weight(&self, question: Question, action: Action) -> f32 {
        let Action::Clearing(clearing) = action else { return 1.0 };
        let near = self.plan().paths[clearing.index()];
        let at_keep = || f32::from(self.site(clearing).count(Piece::Keep));
        match question {
            Question::SetupKeep | Question::SetupEyrieCorner | Question::SetupCultCorner => {
                let slots = self.slots_in(near.with(clearing.alone()));
                // Slots of the corner itself are the safest.
                (f32::from(slots + 2 * self.open_slots(clearing)) - 6.0).max(0.5)
            }
            // Room is left for what follows, and the way to the others is not blocked by one's own.
            Question::SetupSawmill => f32::from(self.open_slots(clearing)) + at_keep(),
            // Recruits stand beside what they guard.
            Question::SetupRecruiter => {
                0.7 + f32::from(self.site(clearing).buildings_of(Faction::Marquise)) + at_keep()
            }
            _ => 1.0 + at_keep(),
        }
    }

    fn slots_in(&self, clearings: Clearings) -> u8 {
        clearings.iter().map(|clearing: Clearing| self.open_slots(clearing)).sum()
    }
}
