//! A Vagabond: explore, aid, complete quests, craft, and strike once there are swords for it; rest in the forest when hurt.

use engine::DOUBTFUL;

use crate::action::Action;
use crate::cards::{Item, Kind, matching};
use crate::factions::{Character, Condition, Faction, Stance};
use crate::map::{Clearing, Clearings};
use crate::question::Question;
use crate::state::Root;

use super::NUMBERS;

/// Items refreshed without tea, and by each tea.
const REFRESHED: f32 = 3.0;
const BY_TEA: f32 = 2.0;
/// A battle that weighs no more leads nobody anywhere.
const DULL: f32 = 0.3;

impl Root {
    /// Items by kind and condition, what they will do each turn, quests within reach, and friends.
    pub(super) fn vagabond_worth(&self, who: Faction, turns: f32, fade: f32) -> f32 {
        let numbers = &NUMBERS.vagabond;
        let vagabond = self.vagabond(who);
        let resting = self.pawn(who).is_none();
        let (mut worth, mut ready, mut exhausted) = (0.0, 0.0, 0.0);
        for &item in Item::ALL {
            let [up, down, damaged, broken] = vagabond.items[item.index()].map(f32::from);
            // What lies on a track does its work there, face up only.
            let tracked = matches!(item, Item::Tea | Item::Coins | Item::Bag);
            if !tracked {
                ready += up;
                exhausted += down;
            }
            let hurt = (damaged + broken) * if resting { 0.9 } else { numbers.damaged };
            let whole = up + down * if tracked { 0.7 } else { 1.0 } + hurt;
            let value = whole.min(1.0) + (whole - 1.0).clamp(0.0, 2.0) * numbers.again;
            worth += value * numbers.items[item.index()] * fade;
        }
        // What cannot be carried is left behind in the evening.
        worth -= numbers.left * f32::from(vagabond.too_many()) * fade;
        let refreshed = REFRESHED + BY_TEA * f32::from(vagabond.on_track(Item::Tea));
        let soon = ready + exhausted.min(refreshed);
        let steady = (ready + exhausted).min(refreshed + 1.0);
        let deeds = soon.min(steady + 1.0) * turns.min(1.0) + steady * (turns - 1.0).max(0.0);
        worth += numbers.deed * deeds;
        worth += numbers.coin * f32::from(vagabond.on_track(Item::Coins)) * turns;
        worth += self.quest_hopes(who) * turns.min(1.0);
        for other in self.others(who).iter().filter(|other| !other.is_vagabond()) {
            let stance = self.stance(who, other);
            worth += numbers.stances[stance.index()] * fade;
            match stance {
                Stance::Allied => worth += numbers.ally * turns,
                Stance::Hostile => {
                    let swords = f32::from(self.undamaged_swords(who).min(3));
                    worth += numbers.infamy * (swords - 1.0) * turns.min(3.0);
                }
                _ => {}
            }
        }
        worth
    }

    /// Open quests for which the items are there.
    fn quest_hopes(&self, who: Faction) -> f32 {
        let vagabond = self.vagabond(who);
        let whole = |item: Item| vagabond.count(item, Condition::Ready) + vagabond.count(item, Condition::Exhausted);
        let mut hopes = 0.0;
        for quest in self.quests.iter() {
            let [one, other] = quest.items();
            let fits = if one == other { whole(one) > 1 } else { whole(one) > 0 && whole(other) > 0 };
            if fits {
                let done = vagabond.quests.iter().filter(|done| done.suit() == quest.suit()).count();
                hopes += NUMBERS.vagabond.quest * (1 + done) as f32;
            }
        }
        hopes
    }

    /// Their own choices.
    pub(super) fn vagabond_weight(&self, who: Faction, question: Question, action: Action) -> f32 {
        match (question, action) {
            (Question::SetupCharacter, Action::Character(character)) => match character {
                Character::Thief => 1.5,
                Character::Tinker => 1.2,
                Character::Ranger => 1.1,
            },
            (Question::SetupForest, Action::Forest(forest)) => {
                let around = self.plan().wood(forest).map_or(Clearings::NONE, |wood| wood.clearings);
                0.3 + around.common(self.ruins).len() as f32
            }
            (Question::Slip, Action::Stay) => self.pawn(who).map_or(0.3, |clearing| self.goal_weight(who, clearing)),
            (Question::Slip | Question::Cobbler, Action::Clearing(clearing)) => self.goal_weight(who, clearing),
            (Question::Slip, Action::Forest(_)) => self.rest_weight(who),
            (_, Action::MoveTo(clearing)) => 0.6 * self.goal_weight(who, clearing),
            (_, Action::Explore) => 6.0,
            (_, Action::Quest(_)) => 6.0,
            (Question::QuestReward { quest }, Action::RewardPoints) => {
                let done = self.vagabond(who).quests.iter().filter(|done| done.suit() == quest.suit()).count();
                done as f32
            }
            (Question::QuestReward { .. }, _) => 0.8,
            (_, Action::Aid(other)) => self.aid_weight(who, other),
            (Question::AidCard { .. }, Action::Card(card)) => {
                if self.is_precious(who, card) {
                    0.3
                } else {
                    1.5
                }
            }
            (Question::AidItem { .. } | Question::PayItem { .. }, Action::Item(item, _)) => self.idle_weight(who, item),
            (Question::AidTake { .. } | Question::ExploreTake { .. }, Action::Take(item)) => {
                1.0 + 2.0 * NUMBERS.vagabond.items[item.index()]
            }
            (_, Action::Nothing) => 0.3,
            (_, Action::Battle) => {
                let here = self.pawn(who).map_or(0.05, |clearing| self.battlefield_weight(who, clearing));
                here * 1.2
            }
            (_, Action::Strike) => self.best_shot(who),
            (Question::StrikeTarget, Action::Piece(piece)) if !self.are_opponents(who, piece.owner()) => DOUBTFUL,
            (Question::StrikeTarget, Action::Piece(_)) => 4.0,
            (Question::StrikeTarget, Action::Warrior(other)) => self.shot_weight(who, other),
            (_, Action::Repair(item, _)) => 2.0 * NUMBERS.vagabond.items[item.index()],
            (Question::RefreshItem { .. }, Action::Item(item, condition))
            | (Question::RepairItem { .. }, Action::Item(item, condition)) => {
                let hurt =
                    if condition.is_damaged() && !matches!(question, Question::RepairItem { .. }) { 0.2 } else { 1.0 };
                hurt * NUMBERS.vagabond.items[item.index()]
            }
            (Question::DropItem, Action::Item(item, condition)) => self.sacrifice_weight(who, item, condition),
            (_, Action::Steal(_)) => 1.6,
            (_, Action::DayLabor(card)) => match card.kind() {
                Kind::Item(item) if self.items[item.index()] > 0 => 0.8 + 0.4 * f32::from(card.printed().points),
                Kind::Ambush => 0.8,
                _ => 0.5,
            },
            (_, Action::Hideout) => {
                let damaged = self.vagabond(who).damaged();
                if damaged >= 3 { 1.5 } else { 0.1 * f32::from(damaged) }
            }
            (Question::MoveAlly { .. }, _) => 1.0,
            (_, Action::EndDaylight) => 0.4,
            _ => 1.0,
        }
    }

    /// What there is to do for the pawn in a clearing.
    fn goal_weight(&self, who: Faction, clearing: Clearing) -> f32 {
        let vagabond = self.vagabond(who);
        let suit = self.suit(clearing);
        let mut weight = 0.4;
        if self.ruins.contains(clearing) && vagabond.ready(Item::Torch) > 0 {
            weight += 3.0;
        }
        for quest in self.quests.iter().filter(|quest| quest.suit() == suit) {
            let [one, other] = quest.items();
            let (one, other, twice) = (vagabond.ready(one), vagabond.ready(other), one == other);
            if if twice { one > 1 } else { one > 0 && other > 0 } {
                weight += 2.0;
            }
        }
        if !self.hand(who).common(&matching(suit)).is_empty() {
            let friends = self.present(clearing).but(who);
            weight += friends.iter().map(|other| self.aid_weight(who, other)).fold(0.0, f32::max) * 0.6;
        }
        weight += self.prey(who, clearing);
        if self.is_hostile(who, clearing) {
            weight *= 0.6;
        }
        if self.alarm(who).contains(clearing) {
            weight += NUMBERS.victory.alarm * f32::from(self.undamaged_swords(who).min(3)) / 3.0;
        }
        weight
    }

    /// What there is to take here, with swords and crossbow.
    fn prey(&self, who: Faction, clearing: Clearing) -> f32 {
        let (vagabond, lure) = (self.vagabond(who), &NUMBERS.lure);
        let mut prey = 0.0;
        if vagabond.ready(Item::Sword) > 0 {
            prey += lure.raid * (self.battlefield_weight(who, clearing) - DULL).max(0.0);
        }
        if vagabond.ready(Item::Crossbow) > 0 && self.is_bare(who, clearing) {
            prey += lure.shot;
        }
        prey
    }

    /// Has an opponent left buildings or tokens here without a warrior?
    fn is_bare(&self, who: Faction, clearing: Clearing) -> bool {
        let site = self.site(clearing);
        let bare = |other: Faction| site.warriors(other) == 0 && site.cardboard_of(other) > 0;
        self.others(who).iter().any(|other| bare(other) && self.are_opponents(who, other))
    }

    fn rest_weight(&self, who: Faction) -> f32 {
        match self.vagabond(who).damaged() {
            0 => 0.05,
            1 => 0.15,
            2 => 0.6,
            3 => 2.0,
            _ => 4.0,
        }
    }

    /// Aid brings points by friendship, and items of those who have crafted some.
    fn aid_weight(&self, who: Faction, other: Faction) -> f32 {
        let crafted = &self.player(other).crafted;
        let loot = Item::ALL
            .iter()
            .filter(|item| crafted[item.index()] > 0)
            .map(|item| NUMBERS.vagabond.items[item.index()])
            .fold(0.0, f32::max);
        if other.is_vagabond() {
            return 0.1 + loot;
        }
        let vagabond = self.vagabond(who);
        let friendship = match self.stance(who, other) {
            Stance::Hostile => 0.0,
            Stance::Allied => 2.0,
            stance => match stance.next() {
                Some((_, needed, points)) => {
                    let left = needed.saturating_sub(vagabond.aids[other.index()]).max(1);
                    let cards = self.hand(who).len() as u8;
                    if cards >= left { f32::from(points) / f32::from(left) } else { 0.1 }
                }
                None => 0.0,
            },
        };
        0.1 + friendship + 1.5 * loot
    }

    /// Which item can best be exhausted for aid or a service: one that does nothing else today.
    fn idle_weight(&self, who: Faction, item: Item) -> f32 {
        let spare = self.vagabond(who).ready(item) > 1;
        let idle = match item {
            Item::Crossbow | Item::Hammer => 1.5,
            Item::Tea | Item::Coins | Item::Bag => 0.7,
            Item::Sword => 1.0,
            Item::Boots | Item::Torch => 0.5,
        };
        if spare { 1.6 * idle } else { idle }
    }

    fn best_shot(&self, who: Faction) -> f32 {
        match self.pawn(who) {
            None => 0.1,
            Some(clearing) if self.is_bare(who, clearing) => 3.5,
            Some(_) => 0.3,
        }
    }

    fn shot_weight(&self, who: Faction, other: Faction) -> f32 {
        match self.stance(who, other) {
            _ if !self.are_opponents(who, other) => DOUBTFUL,
            Stance::Hostile => 1.0,
            Stance::Indifferent => 0.4,
            _ => 0.1,
        }
    }
}
