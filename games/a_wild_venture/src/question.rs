//! What is asked, as everybody may know it: who is asked and why is public, only the cards in question may not be.

use serde::Serialize;

use crate::cards::{Card, Kind, Starter};
use crate::language::{Fate, Mods, Price, Text, Zone};
use crate::state::{AWildVenture, Source, Step, Why};

/// A question to the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "question", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each question says what its parts are")]
pub enum Question {
    /// Which starting villager?
    ChooseInitial,
    /// Which card is discarded before the first turn? So many are left.
    SetupDiscard { left: u8 },
    /// What next in this turn?
    TurnMenu,
    /// Which card is discarded? So many are left.
    Discard { left: u8, why: Why },
    /// Which card is discarded, if any? At most so many are left.
    DiscardUpTo { left: u8 },
    /// Which card of the hand is tucked? So many are left.
    Tuck { left: u8 },
    /// Where to? So many spaces are left, so many were moved.
    Travel { left: u8, moved: u8, mods: Mods },
    /// Activate the starter card or upgrade it?
    StarterReward { starter: Starter },
    /// Which card of the zone is drawn, tucked or discarded? So many are left.
    Sort { fate: Fate, left: u8 },
    /// Which card of the zone is played, if any?
    LookPlay { price: Price },
    /// Which card goes back on the deck next?
    LookReturn,
    /// Which card is picked out of the discard pile? So many are left.
    Search { left: u8 },
    /// Which card of the discard pile goes to the hand? So many are left.
    Take { left: u8 },
    /// Which villager gets so many supplies?
    Supply { n: u8 },
    /// Which villager is activated?
    ActivateVillager,
    /// Which starter card is activated?
    ActivateStarter,
    /// Which starter card is upgraded?
    UpgradeStarter,
    /// Which card is played, if any?
    Play { kind: Option<Kind>, zone: Zone, price: Price },
    /// Is the discarded card played?
    PlayTrigger { card: Card, price: Price },
    /// Apply this or not?
    May {
        /// The effect in question.
        #[serde(skip)]
        text: Text,
    },
    /// Which effect of a text or a chest?
    Choose {
        source: Source,
        /// The effects in question.
        #[serde(skip)]
        text: Text,
    },
    /// Which building gets up to so many coins?
    InvestTarget { n: u8 },
    /// How many coins, at most so many, go to this building?
    InvestAmount { card: Card, most: u8 },
    /// Which trigger is resolved next?
    TriggerOrder,
    /// Which card without supplies is tucked next?
    EndTuck,
}

impl AWildVenture {
    /// What is asked now.
    pub(crate) fn question(&self) -> Option<Question> {
        let text = Text(self.run().map_or(0, |run| run.at));
        Some(match self.step()? {
            Step::Offer => Question::ChooseInitial,
            Step::Sift { left } => Question::SetupDiscard { left },
            Step::Menu => Question::TurnMenu,
            Step::Discard { left, up_to: true, .. } => Question::DiscardUpTo { left },
            Step::Discard { left, why, .. } => Question::Discard { left, why },
            Step::Tuck { left, .. } => Question::Tuck { left },
            Step::Travel { left, moved, mods, .. } => Question::Travel { left, moved, mods },
            Step::Reward { starter } => Question::StarterReward { starter },
            Step::Sort { fate, left, .. } => Question::Sort { fate, left },
            Step::PlaySorted { price } => Question::LookPlay { price },
            Step::PutBack => Question::LookReturn,
            Step::Search { left } => Question::Search { left },
            Step::Take { left } => Question::Take { left },
            Step::Supply { n, .. } => Question::Supply { n },
            Step::Activate { .. } => Question::ActivateVillager,
            Step::ActivateStarter { .. } => Question::ActivateStarter,
            Step::Upgrade => Question::UpgradeStarter,
            Step::Play { kind, zone, price } => Question::Play { kind, zone, price },
            Step::PlayTrigger { card, price } => Question::PlayTrigger { card, price },
            Step::May { .. } => Question::May { text },
            Step::Choose => Question::Choose { source: self.run()?.source, text },
            Step::InvestWhere { n } => Question::InvestTarget { n },
            Step::Invest { house, n } => {
                Question::InvestAmount { card: house, most: self.me().coins.min(n.into()) as u8 }
            }
            Step::Batch { .. } => Question::TriggerOrder,
            Step::Ending { .. } => Question::EndTuck,
            Step::Run(_) | Step::Travelled { .. } => return None,
        })
    }
}
