//! Which choices there are: each question goes to its chapter, for listing and for carrying out.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::{Power, Suit};
use crate::event::Event;
use crate::factions::Faction;
use crate::map::Clearings;
use crate::question::{MoveWhy, Question};
use crate::state::Root;

/// Where choices are listed.
pub(crate) trait Choices {
    /// One more choice.
    fn add(&mut self, action: Action);

    /// Is nothing more of interest? Then a long list may be cut short.
    #[inline]
    fn is_enough(&self) -> bool {
        false
    }

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

/// Counts choices, at least up to two, and remembers the first.
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
    fn is_enough(&self) -> bool {
        self.choices > 1
    }

    #[inline]
    fn clearings(&mut self, set: Clearings) {
        // More than two need not be told apart.
        let mut clearings = set.iter();
        let (first, second) = (clearings.next(), clearings.next());
        self.choices += u32::from(first.is_some()) + u32::from(second.is_some());
        self.first = self.first.or(first.map(Action::Clearing));
    }
}

/// Where a question is told, for listing and for carrying out alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Chapter {
    Setup,
    Turn,
    Moving,
    Battle,
    Removal,
    Cards,
    Marquise,
    Eyrie,
    Alliance,
    Vagabond,
    Cult,
    Riverfolk,
}

impl Question {
    /// The one list of all questions; both [`Root::list`] and [`Root::answer`] go by it.
    #[inline(always)]
    const fn chapter(self) -> Chapter {
        use Question as Q;
        match self {
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
            | Q::SetupPrice { .. } => Chapter::Setup,

            Q::BirdsongStart | Q::BirdsongEnd | Q::CommandWarren | Q::Cobbler => Chapter::Turn,

            Q::MoveFrom { .. } | Q::MoveTo { .. } | Q::MoveCount { .. } => Chapter::Moving,

            Q::BattleClearing { .. }
            | Q::BattleDefender { .. }
            | Q::BattleAlly { .. }
            | Q::Ambush
            | Q::CounterAmbush
            | Q::EffectsFirst
            | Q::BattleEffects
            | Q::TakeHit { .. } => Chapter::Battle,

            Q::OrderTriggers | Q::OutrageCard { .. } | Q::FieldHospital { .. } => Chapter::Removal,

            Q::CraftAnySuit { .. } | Q::DiscardCard => Chapter::Cards,

            Q::PlaceWood { .. }
            | Q::MarquiseCraft
            | Q::MarquiseAction
            | Q::MarchSecond
            | Q::BuildClearing { .. }
            | Q::PayWood { .. }
            | Q::OverworkClearing { .. }
            | Q::PlaceRecruit { .. } => Chapter::Marquise,

            Q::DecreeAdd
            | Q::DecreeAddSecond
            | Q::NewRoost
            | Q::EyrieCraft
            | Q::DecreeCard
            | Q::Turmoil
            | Q::RecruitClearing { .. }
            | Q::RoostClearing { .. }
            | Q::ChooseLeader
            | Q::EyrieEnd => Chapter::Eyrie,

            Q::Revolt
            | Q::Spread
            | Q::SpendSupporter { .. }
            | Q::DropSupporter
            | Q::AllianceDaylight
            | Q::Operation => Chapter::Alliance,

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
            | Q::PayItem { .. } => Chapter::Vagabond,

            Q::Conspiracy | Q::CrusadeFollow { .. } | Q::Ritual | Q::CultCraft => Chapter::Cult,

            Q::RiverAction | Q::PayFund { .. } | Q::SetPrice { .. } | Q::LoseFund { .. } => Chapter::Riverfolk,
        }
    }
}

/// A chapter was asked for the choices of a question that is not its own.
#[cold]
pub(crate) fn not_ours(question: Question) {
    debug_assert!(false, "{question:?} belongs to another chapter");
}

/// Something was chosen that was not listed.
#[cold]
pub(crate) fn not_listed(question: Question, action: Action) {
    debug_assert!(false, "{action} is no answer to {question:?}");
}

impl Root {
    /// Lists the choices of a question.
    #[inline]
    pub(crate) fn list(&self, who: Faction, question: Question, out: &mut impl Choices) {
        match question.chapter() {
            Chapter::Setup => self.list_setup(question, out),
            Chapter::Turn => self.turn_choices(who, question, out),
            Chapter::Moving => self.moving_choices(who, question, out),
            Chapter::Battle => self.battle_choices(who, question, out),
            Chapter::Removal => self.removal_choices(who, question, out),
            Chapter::Cards => self.card_choices(who, question, out),
            Chapter::Marquise => self.marquise_choices(question, out),
            Chapter::Eyrie => self.eyrie_choices(question, out),
            Chapter::Alliance => self.alliance_choices(question, out),
            Chapter::Vagabond => self.vagabond_choices(who, question, out),
            Chapter::Cult => self.cult_choices(question, out),
            Chapter::Riverfolk => self.riverfolk_choices(question, out),
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
        match question.chapter() {
            Chapter::Setup => self.play_setup(who, question, action, log),
            Chapter::Turn => self.turn_play(who, question, action, dice, log),
            Chapter::Moving => self.moving_play(who, question, action, log),
            Chapter::Battle => self.battle_play(who, question, action, log),
            Chapter::Removal => self.removal_play(who, question, action, dice, log),
            Chapter::Cards => self.card_play(who, question, action, log),
            Chapter::Marquise => self.marquise_play(question, action, dice, log),
            Chapter::Eyrie => self.eyrie_play(question, action, dice, log),
            Chapter::Alliance => self.alliance_play(question, action, dice, log),
            Chapter::Vagabond => self.vagabond_play(who, question, action, dice, log),
            Chapter::Cult => self.cult_play(question, action, dice, log),
            Chapter::Riverfolk => self.riverfolk_play(question, action, dice, log),
        }
    }

    #[inline]
    fn turn_choices(&self, who: Faction, question: Question, out: &mut impl Choices) {
        match question {
            Question::BirdsongStart => self.list_birdsong_start(who, out),
            Question::BirdsongEnd => {
                self.birdsong_extras(who, out);
                out.add(Action::Pass);
            }
            Question::CommandWarren => {
                self.list_battlefields(who, Suit::Bird, out);
                out.add(Action::Pass);
            }
            Question::Cobbler => {
                if who.is_vagabond() {
                    self.list_pawn_cobbler(who, out);
                } else {
                    self.list_origins(who, Suit::Bird, out);
                }
                out.add(Action::Pass);
            }
            _ => not_ours(question),
        }
    }

    fn turn_play(
        &mut self,
        who: Faction,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match (question, action) {
            (Question::BirdsongStart, _) => self.play_birdsong_start(who, action, dice, log),
            (Question::BirdsongEnd | Question::CommandWarren | Question::Cobbler, Action::Pass) => {}
            (Question::BirdsongEnd, _) => {
                self.ask(who, Question::BirdsongEnd);
                self.use_extra(who, action, dice, log);
            }
            (Question::CommandWarren, Action::Clearing(clearing)) => {
                self.use_power(who, Power::CommandWarren, log);
                self.battle_in(who, clearing);
            }
            (Question::Cobbler, Action::Clearing(clearing)) => {
                self.use_power(who, Power::Cobbler, log);
                if who.is_vagabond() {
                    self.pawn_cobbler(who, clearing, log);
                } else {
                    self.move_from(who, clearing, MoveWhy::Plain);
                }
            }
            _ => not_listed(question, action),
        }
    }

    #[inline]
    fn moving_choices(&self, who: Faction, question: Question, out: &mut impl Choices) {
        match question {
            Question::MoveFrom { suit, .. } => self.list_origins(who, suit, out),
            Question::MoveTo { from, .. } => self.list_targets(who, from, out),
            Question::MoveCount { from, .. } => self.list_counts(who, from, out),
            _ => not_ours(question),
        }
    }

    #[inline]
    fn moving_play(&mut self, who: Faction, question: Question, action: Action, log: &mut impl Log<Event>) {
        match (question, action) {
            (Question::MoveFrom { why, .. }, Action::Clearing(from)) => self.move_from(who, from, why),
            (Question::MoveTo { from, why }, Action::Clearing(to)) => self.move_to(who, from, to, why),
            (Question::MoveCount { from, to, why }, Action::Number(count)) => {
                self.move_count(who, [from, to], count, why, log);
            }
            _ => not_listed(question, action),
        }
    }

    fn battle_choices(&self, who: Faction, question: Question, out: &mut impl Choices) {
        match question {
            Question::BattleClearing { suit } => self.list_battlefields(who, suit, out),
            Question::BattleDefender { clearing } => self.list_defenders(who, clearing, out),
            Question::BattleAlly { clearing, defender } => self.list_battle_allies(who, clearing, defender, out),
            Question::Ambush | Question::CounterAmbush => self.list_ambushes(who, out),
            Question::EffectsFirst => {
                out.add(Action::Attacker);
                out.add(Action::Defender);
            }
            Question::BattleEffects => self.list_battle_effects(who, out),
            Question::TakeHit { .. } => self.list_hits(who, out),
            _ => not_ours(question),
        }
    }

    fn battle_play(&mut self, who: Faction, question: Question, action: Action, log: &mut impl Log<Event>) {
        match (question, action) {
            (Question::BattleClearing { .. }, Action::Clearing(clearing)) => self.battle_in(who, clearing),
            (Question::BattleDefender { clearing }, Action::Faction(defender)) => {
                self.battle_against(who, clearing, defender, log);
            }
            (Question::BattleAlly { clearing, defender }, Action::Nothing) => {
                self.begin_battle(who, clearing, defender, None, log);
            }
            (Question::BattleAlly { clearing, defender }, Action::Faction(ally)) => {
                self.begin_battle(who, clearing, defender, Some(ally), log);
            }
            (Question::Ambush | Question::CounterAmbush, _) => self.play_ambush(who, question, action, log),
            (Question::EffectsFirst, _) => self.pick_first(who, action, log),
            (Question::BattleEffects, _) => self.play_battle_effect(who, action, log),
            (Question::TakeHit { left }, _) => self.take_hit(who, left, action, log),
            _ => not_listed(question, action),
        }
    }

    fn removal_choices(&self, who: Faction, question: Question, out: &mut impl Choices) {
        match question {
            Question::OrderTriggers => self.list_triggers(out),
            Question::OutrageCard { clearing } => self.list_outrage(who, clearing, out),
            Question::FieldHospital { clearing, .. } => self.list_hospital(clearing, out),
            _ => not_ours(question),
        }
    }

    fn removal_play(
        &mut self,
        who: Faction,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match (question, action) {
            (Question::OrderTriggers, Action::Resolve(kind)) => self.pick_trigger(kind, dice, log),
            (Question::OutrageCard { clearing }, _) => self.answer_outrage(who, clearing, action, dice, log),
            (Question::FieldHospital { clearing, warriors }, _) => self.use_hospital(clearing, warriors, action, log),
            _ => not_listed(question, action),
        }
    }

    fn card_choices(&self, who: Faction, question: Question, out: &mut impl Choices) {
        match question {
            Question::CraftAnySuit { .. } => self.list_any_suit(who, out),
            Question::DiscardCard => self.list_discards(who, out),
            _ => not_ours(question),
        }
    }

    fn card_play(&mut self, who: Faction, question: Question, action: Action, log: &mut impl Log<Event>) {
        match (question, action) {
            (Question::CraftAnySuit { card, left, export }, Action::Suit(suit)) => {
                self.pay_any_suit(who, card, left, export, suit, log);
            }
            (Question::DiscardCard, Action::Card(card)) => self.discard_to_limit(who, card, log),
            _ => not_listed(question, action),
        }
    }
}
