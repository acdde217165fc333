//! Battles: what an attack promises, and what a battle under way will bring.

use engine::DOUBTFUL;

use crate::action::Action;
use crate::cards::{Card, Item, Suit};
use crate::factions::{Condition, Faction, Leader, Piece, Stance};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::Root;

use super::NUMBERS;

/// Hits of the higher and the lower die for so many warriors at most.
const HIGHER: [f32; 4] = [0.0, 0.94, 1.69, 2.13];
const LOWER: [f32; 4] = [0.0, 0.56, 0.81, 0.88];

impl Root {
    /// What an attack is expected to bring: points for the attacker, and what both lose.
    fn expected(&self, attacker: Faction, defender: Faction, clearing: Clearing) -> Expected {
        let site = self.site(clearing);
        let men = |faction: Faction| {
            if faction.is_vagabond() { self.undamaged_swords(faction) } else { site.warriors(faction) }
        };
        let mut attackers = men(attacker);
        if self.battle.on && self.battle.mercenaries || !self.battle.on && self.mercenary_buyer() == Some(attacker) {
            attackers += site.warriors(Faction::Riverfolk);
        }
        let defenders = men(defender);
        let (mut dealt, mut taken) = (HIGHER[usize::from(attackers.min(3))], LOWER[usize::from(defenders.min(3))]);
        if defender == Faction::Alliance {
            (dealt, taken) = (LOWER[usize::from(attackers.min(3))], HIGHER[usize::from(defenders.min(3))]);
        }
        let commander = attacker == Faction::Eyrie && self.eyrie.leader == Some(Leader::Commander);
        dealt += f32::from(u8::from(defenders == 0)) + f32::from(u8::from(commander));
        // A Vagabond fights with swords and bleeds with everything.
        let bearable = |faction: Faction, men: u8| {
            let losses = if faction.is_vagabond() { self.vagabond(faction).sound() } else { men };
            f32::from(losses)
        };
        let men_lost = dealt.min(bearable(defender, defenders));
        let cardboard = f32::from(site.cardboard_of(defender));
        let spoils = if defender.is_vagabond() { 0.0 } else { (dealt - f32::from(defenders)).clamp(0.0, cardboard) };
        Expected { spoils, men_lost, men_paid: taken.min(bearable(attacker, attackers)) }
    }

    /// What a battle under way adds to how its attacker and its defender stand: greedy players look no further than its dice.
    pub(super) fn foresee_battle(&self) -> Option<[(Faction, f32); 2]> {
        if !self.battle.on {
            return None;
        }
        let (attacker, defender) = (self.battle.attacker, self.battle.defender);
        let expected = self.expected(attacker, defender, self.battle.clearing);
        let [gain, loss] = self.stakes([attacker, defender], self.battle.clearing, &expected);
        Some([(attacker, gain), (defender, -loss)])
    }

    /// What an expected battle means to attacker and defender, in points.
    fn stakes(&self, [attacker, defender]: [Faction; 2], clearing: Clearing, expected: &Expected) -> [f32; 2] {
        let loss = &NUMBERS.loss;
        let site = self.site(clearing);
        let best = Piece::of(defender).iter().filter(|piece| site.count(**piece) > 0);
        let piece = best.map(|piece| loss.pieces[piece.index()]).fold(0.0, f32::max);
        let piece = piece + self.lost_funds(defender) + self.lost_followers(defender, site);
        let man = |faction: Faction| loss.fallen[faction.index()];
        let mut gain = expected.spoils - expected.men_paid * man(attacker);
        if attacker.is_vagabond() {
            let hostile = self.stance(attacker, defender) == Stance::Hostile;
            gain += if hostile { expected.men_lost + expected.spoils } else { -0.5 };
        }
        [gain, expected.spoils * piece + expected.men_lost * man(defender)]
    }

    /// How promising it looks to attack somebody here.
    pub(super) fn attack_weight(&self, attacker: Faction, defender: Faction, clearing: Clearing) -> f32 {
        if !self.are_opponents(attacker, defender) {
            return DOUBTFUL;
        }
        let expected = self.expected(attacker, defender, clearing);
        let [gain, loss] = self.stakes([attacker, defender], clearing, &expected);
        // Whoever leads is held back by all.
        let leads = self.shown_points(defender) as f32 / 15.0;
        let usual = (0.25 + gain + 0.5 * loss * (0.5 + leads)).clamp(0.05, 6.0);
        // Whoever is about to win by dominance is fought whatever it costs.
        let decides = self.player(defender).dominance.is_some() && self.alarm(attacker).contains(clearing);
        if decides { usual + NUMBERS.victory.alarm * (expected.men_lost + expected.spoils) } else { usual }
    }

    /// The best attack of a player in a clearing.
    pub(super) fn battlefield_weight(&self, attacker: Faction, clearing: Clearing) -> f32 {
        let targets = self.battle_targets(attacker, clearing);
        targets.iter().map(|defender| self.attack_weight(attacker, defender, clearing)).fold(0.05, f32::max)
    }

    /// Is there anything worth a battle?
    pub(super) fn battle_weight(&self, attacker: Faction, suit: Suit) -> f32 {
        let fields = self.battlefields(attacker, suit);
        fields.iter().map(|clearing| self.battlefield_weight(attacker, clearing)).fold(0.05, f32::max)
    }

    /// Answers within a battle.
    pub(super) fn fight_weight(&self, who: Faction, question: Question, action: Action) -> f32 {
        match (question, action) {
            (Question::Ambush, Action::Card(_)) => {
                let site = self.site(self.battle.clearing);
                let worth =
                    f32::from(site.cardboard_of(who)) + 0.5 * f32::from(site.warriors(self.battle.attacker).min(3));
                0.3 + worth
            }
            (Question::CounterAmbush, Action::Card(_)) => 2.5,
            (Question::BattleEffects, Action::BrutalTactics) => 0.6,
            (Question::BattleEffects, Action::Armorers) => {
                let against = self.battle.rolled[usize::from(who == self.battle.attacker)];
                0.4 * f32::from(against * against)
            }
            (Question::BattleEffects, Action::Sappers) => 0.8,
            (Question::TakeHit { .. }, Action::Piece(piece)) => match piece {
                Piece::Wood => 3.0,
                Piece::Sympathy => 3.0,
                Piece::Keep => 0.5,
                Piece::Base => 0.3,
                _ => 1.0,
            },
            (Question::TakeHit { .. }, Action::Warrior(_)) => 0.8,
            (Question::TakeHit { .. }, Action::Item(item, condition)) => self.sacrifice_weight(who, item, condition),
            (Question::FieldHospital { warriors, .. }, Action::Card(card)) => self.hospital_weight(warriors, card),
            _ => 1.0,
        }
    }

    /// Warriors for a card. A bird is an action, with which she recruits as many at least, and what can be crafted is points: a lone
    /// warrior is worth neither.
    fn hospital_weight(&self, warriors: u8, card: Card) -> f32 {
        let dear = card.suit() == Suit::Bird || self.is_precious(Faction::Marquise, card);
        match (dear, warriors) {
            (true, 0..=1) => DOUBTFUL,
            (true, _) => 0.2 * f32::from(warriors),
            (false, _) => 0.5 * f32::from(warriors),
        }
    }

    /// Which item a Vagabond can best do without: one that is used already, and no bag that others are carried in.
    pub(super) fn sacrifice_weight(&self, who: Faction, item: Item, condition: Condition) -> f32 {
        let used = if condition.is_down() { 2.0 } else { 1.0 };
        let carries = item == Item::Bag && condition == Condition::Ready && self.vagabond(who).is_full();
        let needed = if carries { 0.2 } else { 1.0 };
        needed * used / (0.2 + NUMBERS.vagabond.items[item.index()])
    }
}

/// Means of a battle's outcome.
struct Expected {
    /// Buildings and tokens that the defender loses.
    spoils: f32,
    /// Warriors (or items) that the defender loses, and the attacker.
    men_lost: f32,
    men_paid: f32,
}
