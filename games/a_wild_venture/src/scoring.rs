//! The end of the game and its scoring (rules, chapter 6).

use engine::{BySeat, Eyes, Log, Seat, Standings};

use crate::cards::{Card, Cards, Kind, Species};
use crate::event::{Event, From};
use crate::options::TieRule;
use crate::state::{AWildVenture, Player};
use crate::tables::{of_kind, villagers_of_all};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Points {
    pub(crate) villagers: u16,
    pub(crate) buildings: u16,
    pub(crate) gear: u16,
}

impl Points {
    pub(crate) fn total(self) -> i32 {
        i32::from(self.villagers) + i32::from(self.buildings) + i32::from(self.gear)
    }
}

/// How many tucked villagers of each species, and how many gear.
#[inline]
pub(crate) fn piles(tucked: Cards) -> ([u8; Species::COUNT], u8) {
    let count = |cards: Cards| tucked.common(&cards).len() as u8;
    (villagers_of_all().map(count), count(of_kind(Kind::Gear)))
}

impl Player {
    pub(crate) fn points(&self) -> Points {
        let (villagers, gear) = piles(self.tucked);
        let [crows, frogs, rabbits] = villagers.map(u16::from);
        Points {
            villagers: crows.min(frogs).min(rabbits) * crows.max(frogs).max(rabbits),
            buildings: self.building_points(),
            gear: u16::from(gear) * self.enchanted() as u16,
        }
    }

    /// What everybody can see.
    #[inline]
    pub(crate) fn building_points(&self) -> u16 {
        self.buildings.iter().map(|house| house.supplies).sum()
    }
}

impl AWildVenture {
    /// The last turn is over: the other player's empty gear is tucked, and the hands are discarded, in silence.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        let other = self.rival();
        while let Some(gear) = self.player(other).gear.iter().find(|gear| gear.supplies == 0).copied() {
            self.retire_from_play(other, gear.card);
            log.tell(Event::Tucks { who: other, card: Some(gear.card), from: From::Play });
        }
        for seat in Seat::all(2) {
            let player = self.player_mut(seat);
            player.seen = Cards::EMPTY;
            player.spied = Cards::EMPTY;
            player.recalled.clear();
            player.stowed.clear();
            player.shown = player.tucked;
            for card in player.hand.take_all().iter() {
                self.discard.push(Card::new(card));
            }
        }
        self.steps.clear();
        for who in Seat::all(2) {
            let Points { villagers, buildings, gear } = self.player(who).points();
            log.tell(Event::Scores { who, villagers, buildings, gear });
        }
        log.tell(Event::GameOver { winners: self.ranking().winners });
    }

    pub(crate) fn ranking(&self) -> Standings {
        let points = [Seat(0), Seat(1)].map(|seat| self.player(seat).points());
        let scores = BySeat::from_fn(2, |seat| points[seat.index()].total());
        Standings::ranked(scores, |seat| match self.tie_rule {
            TieRule::Break => (scores[seat], self.player(seat).coins, points[seat.index()].villagers),
            TieRule::Share => (scores[seat], 0, 0),
        })
    }

    /// What these eyes may know of a player's points: those of buildings are public, the own ones are known where tucked
    /// cards may be looked at (rules, chapter 7).
    pub(crate) fn known_points(&self, seat: Seat, eyes: Eyes) -> Points {
        let points = self.player(seat).points();
        if self.is_over() || eyes == Eyes::Open || (self.open_tuck && eyes.own(seat)) {
            points
        } else {
            Points { villagers: 0, gear: 0, ..points }
        }
    }
}
