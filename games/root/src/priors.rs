//! How promising choices look at first sight. Searches try heavy ones first and roll-outs prefer them. Weights are in one
//! table by kind of choice, and a few look at the table.

use crate::action::Action;
use crate::cards::Kind;
use crate::factions::{Faction, Piece};
use crate::question::Question;
use crate::state::Root;

/// Ending a phase or leaving something out while there is more to do.
const IDLE: f32 = 0.3;
/// What gives up the game's substance for little.
const POOR: f32 = 0.15;

impl Root {
    pub(crate) fn weigh(&self, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        let Some((who, question)) = self.asked() else {
            out.resize(actions.len(), 1.0);
            return;
        };
        out.extend(actions.iter().map(|&action| self.weight(who, question, action).max(0.01)));
    }

    fn weight(&self, who: Faction, question: Question, action: Action) -> f32 {
        match action {
            Action::EndDaylight | Action::EndOperations | Action::EndCraft | Action::Done => IDLE,
            Action::Pass => match question {
                Question::BirdsongStart => 1.5,
                Question::Ambush | Question::CounterAmbush => 0.4,
                Question::FieldHospital { warriors, .. } => 1.2 / f32::from(warriors.max(1)),
                _ => IDLE,
            },
            Action::AcceptTurmoil => POOR,
            Action::Craft(card) => match card.kind() {
                Kind::Item(_) => 3.0 + f32::from(card.printed().points),
                Kind::Favor => 5.0,
                _ => 2.5,
            },
            Action::Build(_) | Action::BuildGarden(..) | Action::Establish(_) => 4.0,
            Action::Recruit => 2.5,
            Action::Score(card) => 0.5 + 2.0 * f32::from(self.gardens(card.suit())),
            Action::Sanctify(..) => 4.0,
            Action::Convert(..) | Action::CrusadeBattle => 2.0,
            Action::Organize(_) => 3.0,
            Action::Explore | Action::Quest(_) => 6.0,
            Action::Aid(_) => 2.0,
            Action::Train(_) => 2.0,
            Action::Battle => 1.6,
            Action::ActivateDominance(_) | Action::Coalition(..) => POOR,
            Action::TakeDominance(..) => POOR,
            Action::TaxCollector(_) => 0.4,
            Action::SpendBird(_) if self.marquise.actions > 0 && !self.marquise.birds => 0.02,
            Action::BuyMercenaries | Action::BuyRiverboats => 0.4,
            Action::BuyCard(_) => 0.5,
            Action::RoyalClaim => 0.2 * self.ruled_by(who).len() as f32,
            Action::Decree(card, column) => self.decree_weight(card.suit(), column),
            Action::Clearing(clearing) => match question {
                Question::MoveTo { .. }
                    if who != Faction::Alliance && self.site(clearing).count(Piece::Sympathy) > 0 =>
                {
                    0.5
                }
                Question::Revolt => 3.0 + f32::from(self.site(clearing).buildings()),
                Question::Spread => 2.0,
                _ => 1.0,
            },
            Action::Number(count) => match question {
                Question::MoveCount { .. } | Question::MoveAllyCount { .. } => f32::from(count),
                _ => 1.0,
            },
            Action::Faction(defender) => match question {
                Question::BattleDefender { clearing } => {
                    let site = self.site(clearing);
                    let spoils = 1.0 + 2.0 * f32::from(site.cardboard_of(defender));
                    spoils / (1.0 + f32::from(site.warriors(defender)))
                }
                _ => 1.0,
            },
            _ => 1.0,
        }
    }

    /// Cards for the decree: columns that can still be obeyed with that suit, and few builds.
    fn decree_weight(&self, suit: crate::cards::Suit, column: crate::factions::Column) -> f32 {
        use crate::factions::Column;
        let load = self.eyrie.decree[column.index()].len() as f32;
        let room = match column {
            Column::Recruit => 1.0 + self.with_piece(Piece::Roost).common(self.clearings(suit)).len() as f32,
            Column::Move => 1.0 + self.with_warriors(Faction::Eyrie).common(self.clearings(suit)).len() as f32,
            Column::Battle => 0.6 + 0.6 * self.battlefields(Faction::Eyrie, suit).len() as f32,
            Column::Build => {
                let ruled = self.ruled_by(Faction::Eyrie).common(self.clearings(suit));
                let sites = ruled.iter().filter(|&clearing| self.open_slots(clearing) > 0).count();
                1.5 * sites as f32 / (1.0 + load)
            }
        };
        room / (1.0 + 0.7 * load)
    }
}
