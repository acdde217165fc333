//! The last cards that a player tucks from the hand: nothing comes after them, so what each of them brings can be reckoned
//! exactly, and nobody settles for less.

use super::pointless::ops;
use crate::action::Action;
use crate::cards::{Card, Kind, Species, cards_of};
use crate::language::Op;
use crate::scoring::piles;
use crate::state::{AWildVenture, Source, Step};

/// Kinds of cards that make a difference: villagers of each people, gear, buildings.
const KINDS: usize = Species::COUNT + 2;

/// What the last tucks of the game come to, by the kind of card that is tucked first.
pub(crate) struct LastTucks {
    points: [u16; KINDS],
    best: u16,
}

impl LastTucks {
    /// Is there a card to be tucked that brings more in the end?
    pub(crate) fn is_lesser(&self, action: Action) -> bool {
        matches!(action, Action::Card(card) if self.points[kind(card)] < self.best)
    }
}

impl AWildVenture {
    /// What can be reckoned, if the cards that are tucked now are the last ones.
    pub(crate) fn last_tucks(&self) -> Option<LastTucks> {
        let Some(Step::Tuck { left, .. }) = self.step() else { return None };
        if !self.tucks_for_the_last_time() {
            return None;
        }
        let me = self.me();
        let (villagers, gear) = piles(me.tucked);
        let mut pile = Pile { villagers, gear, enchanted: me.enchanted() as u16 };
        for used_up in me.villagers.iter().filter(|villager| villager.supplies == 0) {
            pile.add(kind(used_up.card));
        }
        let mut hand = [0; KINDS];
        cards_of(me.hand).for_each(|card| hand[kind(card)] += 1);
        let points = std::array::from_fn(|first| pile.tuck(first, hand, left).unwrap_or(0));
        let best = points.iter().copied().max().unwrap_or(0);
        Some(LastTucks { points, best })
    }

    /// Can the player tuck nothing from hand or deck any more after this?
    fn tucks_for_the_last_time(&self) -> bool {
        let me = self.me();
        let relic = self.run().and_then(|run| if let Source::Relic(card) = run.source { Some(card) } else { None });
        let rests = self.steps.iter().all(|step| match step {
            Step::Run(run) => ops(run.at).take_while(|op| !matches!(op, Op::Jump(_))).all(tucks_nothing),
            _ => true,
        });
        self.last_turns.is_some()
            && self.mains == 0
            && rests
            && me.gear.iter().all(|gear| Some(gear.card) == relic || ops(gear.card.printed().text.0).all(tucks_nothing))
            && me
                .villagers
                .iter()
                .all(|one| one.supplies == 0 || !one.card.printed().free || self.rested.contains(one.card.number()))
            && (me.tokens == 0 || me.enchanted() == me.buildings.len())
    }
}

/// A step that neither tucks anything nor leads to it, nor keeps a villager from being tucked.
fn tucks_nothing(op: Op) -> bool {
    matches!(op, Op::Gain(_) | Op::Draw(_) | Op::DrawDiscarded(_) | Op::Take(_) | Op::Invest(_))
}

/// Which kind of card it is, as far as points go.
fn kind(card: Card) -> usize {
    match card.kind() {
        Kind::Villager => card.species().index(),
        Kind::Gear => Species::COUNT,
        Kind::Building => Species::COUNT + 1,
    }
}

/// What lies under a score card.
#[derive(Clone, Copy)]
struct Pile {
    villagers: [u8; Species::COUNT],
    gear: u8,
    enchanted: u16,
}

impl Pile {
    fn add(&mut self, kind: usize) {
        match self.villagers.get_mut(kind) {
            Some(pile) => *pile += 1,
            None => self.gear += u8::from(kind == Species::COUNT),
        }
    }

    /// The points once a card of this kind and then the best others have been tucked, if there is such a card.
    fn tuck(mut self, kind: usize, mut hand: [u8; KINDS], left: u8) -> Option<u16> {
        hand[kind] = hand[kind].checked_sub(1)?;
        self.add(kind);
        let more = if left > 1 { (0..KINDS).filter_map(|next| self.tuck(next, hand, left - 1)).max() } else { None };
        Some(more.unwrap_or_else(|| self.points()))
    }

    fn points(&self) -> u16 {
        let [crows, frogs, rabbits] = self.villagers.map(u16::from);
        crows.min(frogs).min(rabbits) * crows.max(frogs).max(rabbits) + u16::from(self.gear) * self.enchanted
    }
}
