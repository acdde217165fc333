//! Which choices there are: each question goes to its chapter, for listing and for carrying out.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::Suit;
use crate::event::Event;
use crate::factions::Faction;
use crate::map::Clearings;
use crate::question::{MoveWhy, Question};
use crate::state::Root;

/// Where choices are listed.
pub(crate) trait Choices {
    /// One more choice.
    fn add(&mut self, action: Action);

    /// Each of these clearings.
    #[inline]
    fn clearings(&mut self, set: Clearings) {
        set.iter().for_each(|clearing| self.add(Action::Clearing(clearing)));
    }
}

impl Choices for Vec<Action> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// Counts choices and remembers the first.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) choices: u32,
    pub(crate) first: Option<Action>,
}

impl Choices for Count {
    #[inline]
    fn add(&mut self, action: Action) {
        self.choices += 1;
        self.first.get_or_insert(action);
    }

    #[inline]
    fn clearings(&mut self, set: Clearings) {
        self.choices += set.len() as u32;
        self.first = self.first.or(set.iter().next().map(Action::Clearing));
    }
}

impl Root {
    /// Lists the choices of a question.
    #[inline]
    pub(crate) fn list(&self, who: Faction, question: Question, out: &mut impl Choices) {
        use Question as Q;
        match question {
            Q::SetupKeep
            | Q::SetupSawmill
            | Q::SetupWorkshop
            | Q::SetupRecruiter
            | Q::SetupEyrieCorner
            | Q::SetupLeader
            | Q::SetupCharacter
            | Q::SetupForest
            | Q::SetupCultCorner
            | Q::SetupOutcast
            | Q::SetupRiverWarrior { .. }
            | Q::SetupPrice { .. } => self.list_setup(who, question, out),

            Q::BirdsongStart => self.list_birdsong_start(who, out),
            Q::BirdsongEnd => {
                self.birdsong_extras(who, out);
                out.add(Action::Pass);
            }
            Q::CommandWarren => {
                self.list_battlefields(who, Suit::Bird, out);
                out.add(Action::Pass);
            }
            Q::Cobbler => {
                if who.is_vagabond() {
                    self.list_pawn_cobbler(who, out);
                } else {
                    self.list_origins(who, Suit::Bird, out);
                }
                out.add(Action::Pass);
            }

            Q::MoveFrom { suit, .. } => self.list_origins(who, suit, out),
            Q::MoveTo { from, .. } => self.list_targets(who, from, out),
            Q::MoveCount { from, .. } => self.list_counts(who, from, out),

            Q::BattleClearing { suit } => self.list_battlefields(who, suit, out),
            Q::BattleDefender { clearing } => self.list_defenders(who, clearing, out),
            Q::BattleAlly { clearing, defender } => self.list_battle_allies(who, clearing, defender, out),
            Q::Ambush | Q::CounterAmbush => self.list_ambushes(who, out),
            Q::EffectsFirst => {
                out.add(Action::Attacker);
                out.add(Action::Defender);
            }
            Q::BattleEffects => self.list_battle_effects(who, out),
            Q::TakeHit { .. } => self.list_hits(who, out),

            Q::OrderTriggers => self.list_triggers(out),
            Q::OutrageCard { clearing } => self.list_outrage(who, clearing, out),
            Q::FieldHospital { clearing, .. } => self.list_hospital(clearing, out),

            Q::CraftAnySuit { .. } => self.list_any_suit(who, out),
            Q::DiscardCard => self.list_discards(who, out),

            Q::PlaceWood { .. }
            | Q::MarquiseCraft
            | Q::MarquiseAction
            | Q::MarchSecond
            | Q::BuildClearing { .. }
            | Q::PayWood { .. }
            | Q::OverworkClearing { .. }
            | Q::PlaceRecruit { .. } => self.marquise_choices(question, out),

            Q::DecreeAdd
            | Q::DecreeAddSecond
            | Q::NewRoost
            | Q::EyrieCraft
            | Q::DecreeCard
            | Q::Turmoil
            | Q::RecruitClearing { .. }
            | Q::RoostClearing { .. }
            | Q::ChooseLeader
            | Q::EyrieEnd => self.eyrie_choices(question, out),

            Q::Revolt
            | Q::Spread
            | Q::SpendSupporter { .. }
            | Q::DropSupporter
            | Q::AllianceDaylight
            | Q::Operation => self.alliance_choices(question, out),

            Q::RefreshItem { .. }
            | Q::Slip
            | Q::VagabondAction
            | Q::MoveAlly { .. }
            | Q::MoveAllyCount { .. }
            | Q::ExploreTake { .. }
            | Q::AidCard { .. }
            | Q::AidItem { .. }
            | Q::AidTake { .. }
            | Q::QuestReward { .. }
            | Q::StrikeTarget
            | Q::RepairItem { .. }
            | Q::DropItem
            | Q::PayItem { .. } => self.vagabond_choices(who, question, out),

            Q::Conspiracy | Q::CrusadeFollow { .. } | Q::Ritual | Q::CultCraft => self.cult_choices(question, out),

            Q::RiverAction | Q::PayFund { .. } | Q::SetPrice { .. } | Q::LoseFund { .. } => {
                self.riverfolk_choices(question, out);
            }
        }
    }

    /// Carries out the answer to a question that has been taken off the stack.
    #[inline]
    pub(crate) fn answer(
        &mut self,
        who: Faction,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        use Question as Q;
        match (question, action) {
            (
                Q::SetupKeep
                | Q::SetupSawmill
                | Q::SetupWorkshop
                | Q::SetupRecruiter
                | Q::SetupEyrieCorner
                | Q::SetupLeader
                | Q::SetupCharacter
                | Q::SetupForest
                | Q::SetupCultCorner
                | Q::SetupOutcast
                | Q::SetupRiverWarrior { .. }
                | Q::SetupPrice { .. },
                _,
            ) => self.play_setup(who, question, action, log),

            (Q::BirdsongStart, _) => self.play_birdsong_start(who, action, dice, log),
            (Q::BirdsongEnd, Action::Pass) => {}
            (Q::BirdsongEnd, _) => {
                self.ask(who, Q::BirdsongEnd);
                self.use_extra(who, action, dice, log);
            }
            (Q::CommandWarren, Action::Clearing(clearing)) => {
                self.use_power(who, crate::cards::Power::CommandWarren, log);
                self.battle_in(who, clearing);
            }
            (Q::Cobbler, Action::Clearing(clearing)) => {
                self.use_power(who, crate::cards::Power::Cobbler, log);
                if who.is_vagabond() {
                    self.pawn_cobbler(who, clearing, log);
                } else {
                    self.move_from(who, clearing, MoveWhy::Plain);
                }
            }
            (Q::CommandWarren | Q::Cobbler, _) => {}

            (Q::MoveFrom { why, .. }, Action::Clearing(from)) => self.move_from(who, from, why),
            (Q::MoveTo { from, why }, Action::Clearing(to)) => self.move_to(who, from, to, why),
            (Q::MoveCount { from, to, why }, Action::Number(count)) => {
                self.move_count(who, [from, to], count, why, log);
            }

            (Q::BattleClearing { .. }, Action::Clearing(clearing)) => self.battle_in(who, clearing),
            (Q::BattleDefender { clearing }, Action::Faction(defender)) => {
                self.battle_against(who, clearing, defender, log);
            }
            (Q::BattleAlly { clearing, defender }, _) => {
                let ally = if let Action::Faction(ally) = action { Some(ally) } else { None };
                self.begin_battle(who, clearing, defender, ally, log);
            }
            (Q::Ambush | Q::CounterAmbush, _) => self.play_ambush(who, question, action, log),
            (Q::EffectsFirst, _) => self.pick_first(who, action, log),
            (Q::BattleEffects, _) => self.play_battle_effect(who, action, log),
            (Q::TakeHit { left }, _) => self.take_hit(who, left, action, log),

            (Q::OrderTriggers, Action::Resolve(kind)) => self.pick_trigger(kind, dice, log),
            (Q::OutrageCard { clearing }, _) => self.answer_outrage(who, clearing, action, dice, log),
            (Q::FieldHospital { clearing, warriors }, _) => self.use_hospital(clearing, warriors, action, log),

            (Q::CraftAnySuit { card, left, export }, Action::Suit(suit)) => {
                self.pay_any_suit(who, card, left, export, suit, log);
            }
            (Q::DiscardCard, Action::Card(card)) => self.discard_to_limit(who, card, log),

            (
                Q::PlaceWood { .. }
                | Q::MarquiseCraft
                | Q::MarquiseAction
                | Q::MarchSecond
                | Q::BuildClearing { .. }
                | Q::PayWood { .. }
                | Q::OverworkClearing { .. }
                | Q::PlaceRecruit { .. },
                _,
            ) => self.marquise_play(question, action, dice, log),

            (
                Q::DecreeAdd
                | Q::DecreeAddSecond
                | Q::NewRoost
                | Q::EyrieCraft
                | Q::DecreeCard
                | Q::Turmoil
                | Q::RecruitClearing { .. }
                | Q::RoostClearing { .. }
                | Q::ChooseLeader
                | Q::EyrieEnd,
                _,
            ) => self.eyrie_play(question, action, dice, log),

            (
                Q::Revolt
                | Q::Spread
                | Q::SpendSupporter { .. }
                | Q::DropSupporter
                | Q::AllianceDaylight
                | Q::Operation,
                _,
            ) => self.alliance_play(question, action, dice, log),

            (
                Q::RefreshItem { .. }
                | Q::Slip
                | Q::VagabondAction
                | Q::MoveAlly { .. }
                | Q::MoveAllyCount { .. }
                | Q::ExploreTake { .. }
                | Q::AidCard { .. }
                | Q::AidItem { .. }
                | Q::AidTake { .. }
                | Q::QuestReward { .. }
                | Q::StrikeTarget
                | Q::RepairItem { .. }
                | Q::DropItem
                | Q::PayItem { .. },
                _,
            ) => self.vagabond_play(who, question, action, dice, log),

            (Q::Conspiracy | Q::CrusadeFollow { .. } | Q::Ritual | Q::CultCraft, _) => {
                self.cult_play(question, action, dice, log);
            }

            (Q::RiverAction | Q::PayFund { .. } | Q::SetPrice { .. } | Q::LoseFund { .. }, _) => {
                self.riverfolk_play(question, action, dice, log);
            }

            // Only listed choices come here.
            _ => {}
        }
    }
}
