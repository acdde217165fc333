//! How promising choices look at first sight. Searches try heavy ones first and roll-outs prefer them. What all factions share
//! is weighed here; each faction's own questions are weighed in its chapter. Bad bargains and hopeless dominance cards are
//! doubtful: hardly anybody at the table would waste a thought on them.

use engine::DOUBTFUL;

use crate::action::Action;
use crate::cards::{Card, DOMINANCE, Kind};
use crate::factions::{DOMINANCE_POINTS, Faction};
use crate::question::Question;
use crate::state::Root;

/// Points that are made until the next turn at least.
const SOON: u8 = 2;
/// The least weight.
const LEAST: f32 = 0.01;

impl Root {
    pub(crate) fn weigh(&self, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        let Some((who, question)) = self.asked() else {
            out.resize(actions.len(), 1.0);
            return;
        };
        out.extend(actions.iter().map(|&action| {
            let least = if may_be_doubted(question, action) { DOUBTFUL } else { LEAST };
            self.weight(who, question, action).max(least)
        }));
        // What is doubtful is so in relation to the heaviest.
        let heaviest = out.iter().copied().fold(0.0, f32::max);
        if heaviest < 1.0 {
            out.iter_mut().filter(|weight| **weight > DOUBTFUL).for_each(|weight| *weight /= heaviest);
        }
    }

    fn weight(&self, who: Faction, question: Question, action: Action) -> f32 {
        use Question as Q;
        if let Some(weight) = self.common_weight(who, action) {
            return weight;
        }
        match question {
            Q::SetupKeep
            | Q::SetupSawmill
            | Q::SetupWorkshop
            | Q::SetupRecruiter
            | Q::SetupEyrieCorner
            | Q::SetupCultCorner => self.setup_weight(question, action),
            Q::BirdsongStart => match action {
                Action::Pass => 1.5,
                _ => self.purchase_weight(who, action),
            },
            Q::MoveFrom { .. } | Q::MoveTo { .. } | Q::MoveCount { .. } | Q::MoveAllyCount { .. } => {
                self.move_weight(who, question, action)
            }
            Q::MarchSecond if action != Action::Stop => self.move_weight(who, question, action),
            Q::Cobbler if !who.is_vagabond() => match action {
                Action::Pass => 0.5,
                _ => self.move_weight(who, question, action),
            },
            Q::BattleClearing { .. } | Q::CommandWarren => match action {
                Action::Clearing(clearing) => self.battlefield_weight(who, clearing),
                _ => 0.5,
            },
            Q::BattleDefender { clearing } => match action {
                Action::Faction(defender) => self.attack_weight(who, defender, clearing),
                _ => 1.0,
            },
            Q::Ambush | Q::CounterAmbush | Q::BattleEffects | Q::TakeHit { .. } | Q::FieldHospital { .. } => {
                self.fight_weight(who, question, action)
            }
            Q::DiscardCard | Q::OutrageCard { .. } => match action {
                Action::Card(card) => 0.3 / self.card_worth(who, card, self.tools(who), 3.0).max(0.05),
                _ => 1.0,
            },
            _ => match who {
                Faction::Marquise => self.marquise_weight(question, action),
                Faction::Eyrie => self.eyrie_weight(question, action),
                Faction::Alliance => self.alliance_weight(question, action),
                Faction::Vagabond | Faction::Vagabond2 => self.vagabond_weight(who, question, action),
                Faction::Cult => self.cult_weight(question, action),
                Faction::Riverfolk => self.riverfolk_weight(question, action),
            },
        }
    }

    /// Choices that every faction has.
    fn common_weight(&self, who: Faction, action: Action) -> Option<f32> {
        let late = self.shown_points(who) >= 22;
        Some(match action {
            Action::Craft(card) => match card.kind() {
                Kind::Item(_) => 1.5 + 1.5 * self.craft_points(who, card),
                Kind::Favor => 4.0,
                _ => 1.5,
            },
            Action::EndCraft => 0.3,
            // Only if it promises more than to go on.
            Action::ActivateDominance(card) => {
                let chance = self.dominance_chance(who, card, &self.look_over());
                if chance < self.guess()[self.seat(who)] { DOUBTFUL } else { 0.5 }
            }
            Action::Coalition(..) => 0.15,
            Action::TakeDominance(card, _) => {
                if self.could_use_dominance(who, card) {
                    0.1
                } else {
                    DOUBTFUL
                }
            }
            Action::TaxCollector(clearing) => {
                let site = self.site(clearing);
                let idle = site.warriors(who) > 2 || site.cardboard_of(who) == 0;
                if idle && self.hand(who).len() < 4 { 0.5 } else { 0.1 }
            }
            Action::Codebreakers(_) => 0.3,
            Action::RoyalClaim => {
                let ruled = self.ruled_by(who).len() as f32;
                if late { ruled } else { 0.1 * ruled }
            }
            Action::StandAndDeliver(other) => 1.5 - 0.05 * self.shown_points(other) as f32,
            Action::Bank(other) => 0.2 + 0.05 * (30 - self.shown_points(other)).max(0) as f32,
            _ => return None,
        })
    }

    /// Would a dominance card soon be of use to whoever takes it? Until then it is a card of its suit like the one that it costs.
    pub(super) fn could_use_dominance(&self, who: Faction, card: Card) -> bool {
        let player = self.player(who);
        if player.no_marker || player.points + SOON < DOMINANCE_POINTS {
            return false;
        }
        if who.is_vagabond() {
            // Any of them makes a coalition.
            return player.hand.common(&DOMINANCE).is_empty();
        }
        self.dominance_chance(who, card, &self.look_over()) >= self.guess()[self.seat(who)]
    }

    /// Is it a card that is better kept: an ambush, or something that can be crafted soon?
    pub(super) fn is_precious(&self, who: Faction, card: Card) -> bool {
        match card.kind() {
            Kind::Ambush => true,
            Kind::Dominance => false,
            _ => self.is_craftable(who, card, self.tools(who)),
        }
    }
}

/// Does it give something for a hope, or up for nothing? If there is little in it, the choice is doubtful.
const fn may_be_doubted(question: Question, action: Action) -> bool {
    use Action as A;
    match action {
        A::BuyCard(_) | A::BuyRiverboats | A::BuyMercenaries => true,
        A::ActivateDominance(_) | A::TakeDominance(..) | A::EndDaylight => true,
        A::Card(_) => matches!(question, Question::FieldHospital { .. }),
        A::Number(_) => matches!(question, Question::MoveCount { .. }),
        A::Clearing(_) => matches!(question, Question::MoveFrom { .. } | Question::MarchSecond | Question::Cobbler),
        // Partners do not hurt each other.
        A::Faction(_) => matches!(question, Question::BattleDefender { .. }),
        A::Piece(_) | A::Warrior(_) => matches!(question, Question::StrikeTarget),
        _ => false,
    }
}
