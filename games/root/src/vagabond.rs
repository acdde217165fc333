//! The Vagabonds (rules, chapter 9): the course of their turn, slipping and moving. Their items are told in
//! `satchel.rs`, relationships in `friends.rs`, ruins, quests, shots and characters in `adventures.rs`.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::{Item, Suit};
use crate::choices::{Choices, not_listed, not_ours};
use crate::event::{Event, Spot};
use crate::factions::Faction;
use crate::map::{Clearing, Clearings};
use crate::question::Question;
use crate::satchel::{DAMAGED, FACE_DOWN};
use crate::state::{Root, Stage};
use crate::turn::Go;

impl Root {
    /// Birdsong of a Vagabond: refresh, then slip.
    pub(crate) fn vagabond_birdsong(&mut self, who: Faction, stage: Stage, log: &mut impl Log<Event>) -> Go {
        match stage {
            Stage::Start => {
                self.refresh(who, log);
                Go::On(Stage::Slip)
            }
            Stage::Slip => {
                self.ask(who, Question::Slip);
                Go::On(Stage::End)
            }
            _ => Go::astray(),
        }
    }

    /// Daylight of a Vagabond: a menu.
    pub(crate) fn vagabond_daylight(&mut self, who: Faction) -> Go {
        self.ask(who, Question::VagabondAction);
        Go::On(Stage::End)
    }

    /// Evening of a Vagabond: rest, cards, hand limit, item limit.
    pub(crate) fn vagabond_evening(
        &mut self,
        who: Faction,
        stage: Stage,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Go {
        match stage {
            Stage::Start => {
                self.vagabond_mut(who).aids = [0; Faction::COUNT];
                if self.pawn(who).is_none() {
                    self.rest(who, log);
                }
                let cards = 1 + self.vagabond(who).on_track(Item::Coins);
                self.draw(who, cards, dice, log);
                self.keep_hand_limit(who);
                Go::On(Stage::Items)
            }
            Stage::Items if self.keep_item_limit(who) => Go::On(Stage::End),
            Stage::Items => Go::Done,
            _ => Go::astray(),
        }
    }

    /// Lists the choices of the Vagabonds' own questions.
    pub(crate) fn vagabond_choices(&self, who: Faction, question: Question, out: &mut impl Choices) {
        use Question as Q;
        match question {
            Q::RefreshItem { .. } => self.list_items(who, FACE_DOWN, Action::Item, out),
            Q::Slip => self.list_slips(who, out),
            Q::VagabondAction => self.list_pursuits(who, out),
            Q::MoveAlly { from, to } => self.list_move_allies(who, from, to, out),
            Q::MoveAllyCount { ally, from, .. } => self.list_counts(ally, from, out),
            Q::ExploreTake { clearing } => self.list_finds(who, clearing, out),
            Q::AidCard { .. } => self.list_aid_cards(who, out),
            Q::AidItem { .. } | Q::PayItem { .. } => self.list_ready(who, out),
            Q::AidTake { from } => self.list_aid_takes(from, out),
            Q::QuestReward { .. } => self.list_rewards(out),
            Q::StrikeTarget => self.list_strikes(who, out),
            Q::RepairItem { .. } => self.list_items(who, DAMAGED, Action::Item, out),
            Q::DropItem => self.list_droppable(who, out),
            _ => not_ours(question),
        }
    }

    /// Carries out the answer to one of the Vagabonds' own questions, which is off the stack; a menu asks itself again.
    pub(crate) fn vagabond_play(
        &mut self,
        who: Faction,
        question: Question,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        use Question as Q;
        match (question, action) {
            (Q::Slip, _) => self.slip(who, action, dice, log),
            (Q::VagabondAction, _) => self.act(who, action, dice, log),
            (Q::RefreshItem { left }, Action::Item(item, condition)) => {
                self.refresh_item(who, left, (item, condition), log);
            }
            (Q::MoveAlly { from, to }, Action::Faction(ally)) => self.ask(who, Q::MoveAllyCount { ally, from, to }),
            (Q::MoveAllyCount { ally, from, to }, Action::Number(count)) => {
                self.move_warriors(who, ally, [from, to], count, log);
            }
            (Q::ExploreTake { clearing }, Action::Take(item)) => self.take_find(who, clearing, item, log),
            (Q::AidCard { to }, Action::Card(card)) => self.give_aid(who, to, card, log),
            (Q::AidItem { to }, Action::Item(item, _)) => {
                self.exhaust(who, item, log);
                self.ask(who, Q::AidTake { from: to });
            }
            (Q::AidTake { from }, _) => self.take_for_aid(who, from, action, log),
            (Q::QuestReward { quest }, _) => self.take_reward(who, quest, action, dice, log),
            (Q::StrikeTarget, _) => self.strike(who, action, log),
            (Q::RepairItem { left }, Action::Item(item, condition)) => {
                self.repair(who, item, condition, log);
                self.repair_some(who, left - 1, log);
            }
            (Q::DropItem, _) => self.drop_item(who, action, log),
            (Q::PayItem { left, purchase }, Action::Item(item, _)) => {
                self.pay_item(who, left, purchase, item, log);
            }
            // Nobody comes along, nothing is taken.
            (Q::MoveAlly { .. } | Q::ExploreTake { .. }, Action::Nothing) => {}
            _ => not_listed(question, action),
        }
    }

    // Slipping and moving.

    /// The clearings next to the pawn: along paths, with riverboats also along the river, or around its forest.
    fn clearings_near(&self, who: Faction) -> Clearings {
        match self.vagabond(who).spot {
            Spot::Clearing(clearing) => self.neighbours(who, clearing),
            Spot::Forest(forest) => self.plan().wood(forest).map_or(Clearings::NONE, |wood| wood.clearings),
        }
    }

    fn list_slips(&self, who: Faction, out: &mut impl Choices) {
        out.add(Action::Stay);
        out.clearings(self.clearings_near(who));
        match self.vagabond(who).spot {
            Spot::Clearing(clearing) => {
                self.plan().woods_at(clearing).for_each(|forest| out.add(Action::Forest(forest)));
            }
            Spot::Forest(forest) => {
                let near = self.plan().wood(forest).map_or(&[][..], |wood| wood.neighbours);
                near.iter().for_each(|&forest| out.add(Action::Forest(forest)));
            }
        }
        self.birdsong_extras(who, out);
    }

    fn slip(&mut self, who: Faction, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::Stay => {}
            Action::Clearing(clearing) => self.walk(who, Spot::Clearing(clearing), true, log),
            Action::Forest(forest) => self.walk(who, Spot::Forest(forest), true, log),
            _ => {
                self.ask(who, Question::Slip);
                self.use_extra(who, action, dice, log);
            }
        }
    }

    fn walk(&mut self, who: Faction, to: Spot, slips: bool, log: &mut impl Log<Event>) {
        self.put_pawn(who, to);
        log.tell(Event::PawnMoves { who: self.seat(who), to, slips });
    }

    /// Where the pawn can go if the move itself takes so many boots; a clearing with hostile warriors takes one more.
    fn list_pawn_moves(&self, who: Faction, boots: u8, out: &mut impl Choices, as_choice: fn(Clearing) -> Action) {
        let ready = self.vagabond(who).ready(Item::Boots);
        if ready < boots {
            return;
        }
        let barred = if ready > boots { Clearings::NONE } else { self.hostile_clearings(who) };
        self.clearings_near(who).without(barred).iter().for_each(|clearing| out.add(as_choice(clearing)));
    }

    /// The pawn moves for so many boots, and one more among hostile warriors.
    fn move_pawn(&mut self, who: Faction, to: Clearing, boots: u8, log: &mut impl Log<Event>) {
        for _ in 0..boots + u8::from(self.is_hostile(who, to)) {
            self.exhaust(who, Item::Boots, log);
        }
        self.walk(who, Spot::Clearing(to), false, log);
    }

    /// Where the pawn can go by the Cobbler: no basic boots, but those for hostile warriors.
    pub(crate) fn list_pawn_cobbler(&self, who: Faction, out: &mut impl Choices) {
        self.list_pawn_moves(who, 0, out, Action::Clearing);
    }

    /// The pawn goes there by the Cobbler, without an ally.
    pub(crate) fn pawn_cobbler(&mut self, who: Faction, to: Clearing, log: &mut impl Log<Event>) {
        self.move_pawn(who, to, 0, log);
    }

    // Daylight.

    fn list_pursuits(&self, who: Faction, out: &mut impl Choices) {
        self.list_pawn_moves(who, 1, out, Action::MoveTo);
        let vagabond = self.vagabond(who);
        if vagabond.ready(Item::Sword) > 0 && !self.battlefields(who, Suit::Bird).is_empty() {
            out.add(Action::Battle);
        }
        self.aidable(who).iter().for_each(|other| out.add(Action::Aid(other)));
        if let Some(clearing) = self.pawn(who) {
            self.list_adventures(who, clearing, out);
        }
        if vagabond.ready(Item::Hammer) > 0 {
            self.list_items(who, DAMAGED, Action::Repair, out);
            self.list_crafts(who, out);
        }
        if vagabond.ready(Item::Torch) > 0 {
            self.list_special(who, out);
        }
        self.daylight_extras(who, out);
        out.add(Action::EndDaylight);
    }

    /// One deed of Daylight; the menu comes back unless it ends the phase.
    fn act(&mut self, who: Faction, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::EndDaylight => return,
            Action::Hideout => return self.hide_out(who, log),
            _ => self.ask(who, Question::VagabondAction),
        }
        match action {
            Action::MoveTo(to) => {
                if let Some(from) = self.pawn(who) {
                    self.ask(who, Question::MoveAlly { from, to });
                }
                self.move_pawn(who, to, 1, log);
            }
            Action::Battle => {
                self.exhaust(who, Item::Sword, log);
                if let Some(clearing) = self.pawn(who) {
                    self.battle_in(who, clearing);
                }
            }
            Action::Aid(to) => self.ask(who, Question::AidCard { to }),
            Action::Repair(item, condition) => {
                self.exhaust(who, Item::Hammer, log);
                self.repair(who, item, condition, log);
            }
            Action::Craft(card) => self.craft(who, card, false, log),
            Action::Explore => self.explore(who, dice, log),
            Action::Quest(quest) => self.complete_quest(who, quest, dice, log),
            Action::Strike => {
                self.exhaust(who, Item::Crossbow, log);
                self.ask(who, Question::StrikeTarget);
            }
            Action::Steal(from) => self.steal(who, from, dice, log),
            Action::DayLabor(card) => self.day_labor(who, card, log),
            _ => self.use_extra(who, action, dice, log),
        }
    }
}
