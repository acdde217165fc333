//! What a Vagabond finds to do in a clearing (rules, 9.9 to 9.12): ruins, quests, shots, and the actions of the characters.

use engine::{Dice, Log, Row, cannot_be, certainly};

use crate::action::Action;
use crate::cards::{Card, Item, RUIN_ITEMS, distinct, matching};
use crate::choices::{Choices, not_listed};
use crate::event::{Event, HandOver, ItemFrom};
use crate::factions::{Character, Condition, Faction, Piece, Source};
use crate::map::Clearing;
use crate::question::Question;
use crate::quests::Quest;
use crate::removal::{Batch, Cause, Loss};
use crate::state::{EVERYBODY, Root, Site};

/// Cards drawn as the reward of a quest.
const QUEST_CARDS: u8 = 2;
/// Items repaired in the hideout.
const HIDEOUT: u8 = 3;

/// The items of a set of ruin items, by their numbers.
fn of_ruin(set: u8) -> impl Iterator<Item = (u8, Item)> {
    (0..8u8).filter(move |number| set & 1 << number != 0).map(|number| (number, RUIN_ITEMS[usize::from(number) % 4]))
}

impl Root {
    /// Ruin, quests and shots in the pawn's clearing.
    pub(crate) fn list_adventures(&self, who: Faction, clearing: Clearing, out: &mut impl Choices) {
        let vagabond = self.vagabond(who);
        if vagabond.ready(Item::Torch) > 0 && self.ruins.contains(clearing) {
            out.add(Action::Explore);
        }
        for quest in self.quests.iter().filter(|quest| quest.suit() == self.suit(clearing)) {
            let [one, other] = quest.items();
            let enough =
                if one == other { vagabond.ready(one) > 1 } else { vagabond.ready(one) * vagabond.ready(other) > 0 };
            if enough {
                out.add(Action::Quest(quest));
            }
        }
        if vagabond.ready(Item::Crossbow) > 0 {
            let mut armies = self.others(who).iter().filter(|other| !other.is_vagabond());
            if armies.any(|other| self.is_present(other, clearing)) {
                out.add(Action::Strike);
            }
        }
    }

    // Ruins.

    /// Explores the ruin: its items are drawn when it is first explored. With one Vagabond the item is taken at once, with
    /// two the explorer looks and may take one.
    pub(crate) fn explore(&mut self, who: Faction, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some(clearing) = self.pawn(who) else { return cannot_be() };
        self.exhaust(who, Item::Torch, log);
        let at = clearing.index();
        if self.ruin_items.left[at] == 0 {
            for _ in 0..self.ruin_items.each {
                self.ruin_items.left[at] |= self.draw_ruin_item(dice);
            }
        }
        let items: Row<Item, 2> = of_ruin(self.ruin_items.left[at]).map(|(_, item)| item).collect();
        let seat = self.seat(who);
        let truth = Event::Explores { who: seat, clearing, items: Some(items) };
        if self.plays(Faction::Vagabond2) {
            self.ruin_items.known[at] |= 1 << u8::from(who == Faction::Vagabond2);
            log.whisper(seat, truth, Some(Event::Explores { who: seat, clearing, items: None }));
            self.ask(who, Question::ExploreTake { clearing });
        } else {
            log.tell(truth);
            if let Some(&item) = items.first() {
                self.take_find(who, clearing, item, log);
            }
        }
    }

    /// A random item of those that lie under ruins nobody has explored, as a set.
    fn draw_ruin_item(&mut self, dice: &mut Dice) -> u8 {
        let bag = self.ruin_items.bag;
        let drawn = of_ruin(bag).nth(dice.index(bag.count_ones() as usize)).map_or(0, |(number, _)| 1 << number);
        self.ruin_items.bag &= !drawn;
        drawn
    }

    /// [`Question::ExploreTake`]: kinds of which the Vagabond owns no ruin item yet, or `none`.
    pub(crate) fn list_finds(&self, who: Faction, clearing: Clearing, out: &mut impl Choices) {
        let mut seen = 0u8;
        for (_, item) in of_ruin(self.ruin_items.left[clearing.index()]) {
            if seen & 1 << item.index() == 0 && self.vagabond(who).marked[item.index()].is_none() {
                seen |= 1 << item.index();
                out.add(Action::Take(item));
            }
        }
        out.add(Action::Nothing);
    }

    /// Takes an item of the ruin, which is gone with the last one.
    pub(crate) fn take_find(&mut self, who: Faction, clearing: Clearing, item: Item, log: &mut impl Log<Event>) {
        let at = clearing.index();
        let Some((number, _)) = of_ruin(self.ruin_items.left[at]).find(|(_, other)| *other == item) else {
            return cannot_be();
        };
        self.ruin_items.left[at] &= !(1 << number);
        self.vagabond_mut(who).marked[item.index()] = Some(Condition::Ready);
        self.gain_item(who, item, ItemFrom::Ruin, log);
        if self.ruin_items.left[at] == 0 {
            self.ruin_items.known[at] = 0;
            self.clear_ruin(clearing);
            log.tell(Event::RuinGone { clearing });
        }
        self.score(who, 1, Source::Quests, log);
    }

    // Quests.

    /// Completes a quest: its items are exhausted, a new one is revealed, then the reward is chosen (ruling 39).
    pub(crate) fn complete_quest(&mut self, who: Faction, quest: Quest, dice: &mut Dice, log: &mut impl Log<Event>) {
        quest.items().into_iter().for_each(|item| self.exhaust(who, item, log));
        certainly(self.quests.contains(quest));
        self.quests.remove(quest);
        self.vagabond_mut(who).quests.insert(quest);
        log.tell(Event::CompletesQuest { who: self.seat(who), quest });
        if let Some(quest) = self.quest_deck.draw(dice) {
            self.quests.insert(quest);
            log.tell(Event::NewQuest { quest });
        }
        self.ask(who, Question::QuestReward { quest });
    }

    pub(crate) fn list_rewards(&self, out: &mut impl Choices) {
        out.add(Action::RewardPoints);
        if self.can_draw() {
            out.add(Action::RewardCards);
        }
    }

    pub(crate) fn take_reward(
        &mut self,
        who: Faction,
        quest: Quest,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        if action == Action::RewardCards {
            return self.draw(who, QUEST_CARDS, dice, log);
        }
        let done = self.vagabond(who).quests.iter().filter(|other| other.suit() == quest.suit()).count();
        self.score(who, done as i8, Source::Quests, log);
    }

    // Shots.

    /// [`Question::StrikeTarget`]: a warrior of another player here, or a building or token of one without warriors here.
    pub(crate) fn list_strikes(&self, who: Faction, out: &mut impl Choices) {
        let Some(clearing) = self.pawn(who) else { return cannot_be() };
        let site = self.site(clearing);
        for other in self.others(who).iter() {
            if site.warriors(other) > 0 {
                out.add(Action::Warrior(other));
            } else {
                let pieces = Piece::of(other).iter().filter(|&&piece| site.count(piece) > 0);
                pieces.for_each(|&piece| out.add(Action::Piece(piece)));
            }
        }
    }

    pub(crate) fn strike(&mut self, who: Faction, action: Action, log: &mut impl Log<Event>) {
        let Some(clearing) = self.pawn(who) else { return cannot_be() };
        let mut pieces = Site::default();
        match action {
            Action::Warrior(other) => pieces.warriors[other.index()] = 1,
            Action::Piece(piece) => pieces.pieces[piece.index()] = 1,
            _ => return not_listed(Question::StrikeTarget, action),
        }
        log.tell(Event::Strikes { who: self.seat(who), clearing });
        let mut batch = Batch::new();
        batch.push(Loss { clearing, remover: who, pieces });
        self.remove(&batch, Cause::Other, log);
    }

    // Characters.

    /// What the character does with a torch.
    pub(crate) fn list_special(&self, who: Faction, out: &mut impl Choices) {
        match (self.vagabond(who).character, self.pawn(who)) {
            (Some(Character::Thief), Some(clearing)) => {
                let rich = self.present(clearing).but(who);
                let rich = rich.iter().filter(|&other| !self.hand(other).is_empty());
                rich.for_each(|other| out.add(Action::Steal(other)));
            }
            (Some(Character::Tinker), Some(clearing)) => {
                let cards = self.discard.common(&matching(self.suit(clearing)));
                distinct(cards).for_each(|card| out.add(Action::DayLabor(card)));
            }
            (Some(Character::Ranger), _) if self.vagabond(who).damaged() > 0 => out.add(Action::Hideout),
            // In a forest there is nobody to rob or to work for, and a ranger with sound items has nothing to hide for.
            (Some(_) | None, _) => {}
        }
    }

    pub(crate) fn steal(&mut self, who: Faction, from: Faction, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.exhaust(who, Item::Torch, log);
        self.take_random(from, who, HandOver::Steal, dice, log);
    }

    pub(crate) fn day_labor(&mut self, who: Faction, card: Card, log: &mut impl Log<Event>) {
        self.exhaust(who, Item::Torch, log);
        certainly(self.discard.remove(card.number()));
        self.put_in_hand(who, card, EVERYBODY);
        let seat = self.seat(who);
        log.tell(Event::HandOver { from: seat, to: seat, card: Some(card), why: HandOver::DayLabor });
    }

    /// Repairs three items; Daylight is over, so the menu does not come back.
    pub(crate) fn hide_out(&mut self, who: Faction, log: &mut impl Log<Event>) {
        self.exhaust(who, Item::Torch, log);
        log.tell(Event::HidesOut { who: self.seat(who) });
        self.repair_some(who, HIDEOUT, log);
    }
}
