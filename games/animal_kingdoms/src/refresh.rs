//! Between two ages (rules 5.10 and 5.11): councils, returning cubes, a new deck, new decrees, a new first player.

use engine::{Bag, Dice, Log, Seat, Surely};

use crate::event::{Event, FirstBecause};
use crate::kingdoms::{COUNCIL_SEATS, Kingdom, Slot, Space};
use crate::state::{AnimalKingdoms, Battle};
use crate::tokens::HAND;

/// The two council seats among a kingdom's places.
const COUNCIL: u16 = 0b11 << 8;

impl AnimalKingdoms {
    pub(crate) fn refresh(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        // Who took a capital can only be seen before the cubes move.
        let (first, why) = self.new_first_player();
        self.battle = Battle::default();
        let mut open = self.discard.take_all();
        for kingdom in Kingdom::all() {
            self.join_council(kingdom, log);
            self.clear(kingdom, &mut open);
        }
        self.shuffle_in(open);
        log.tell(Event::Refreshes { deck: self.deck.len() as u8 });
        for seat in self.first.round(self.size as usize) {
            if seat.index() < self.players() {
                self.refill(seat, HAND, dice, log);
            }
        }
        for kingdom in Kingdom::all() {
            self.land_mut(kingdom).decree = self.new_decree(dice);
        }
        self.look_everywhere();
        if !self.alone() {
            self.first = first;
            log.tell(Event::FirstPlayer { who: self.who(first), why });
        }
        self.age += 1;
        self.begin_age(log);
    }

    fn join_council(&mut self, kingdom: Kingdom, log: &mut impl Log<Event>) {
        let Some(seat) = self.capital(kingdom) else { return };
        let seats = (1..=COUNCIL_SEATS).map(|number| Space { kingdom, slot: Slot::Council(number) });
        let Some(space) = seats.into_iter().find(|&space| self.land(kingdom).owner(space).is_none()) else { return };
        let capital = Space { kingdom, slot: Slot::Capital }.bit();
        let cubes = &mut self.land_mut(kingdom).cubes[seat.index()];
        *cubes = *cubes & !capital | space.bit();
        log.tell(Event::JoinsCouncil { who: self.who(seat), space });
    }

    /// Cubes return to their owners, all but those in the council, and the column goes to the `open` cards.
    fn clear(&mut self, kingdom: Kingdom, open: &mut Bag<1>) {
        for seat in self.everyone() {
            let cubes = &mut self.lands[kingdom.index()].cubes[seat.index()];
            self.houses[seat.index()].supply += (*cubes & !COUNCIL).count_ones() as u8;
            *cubes &= COUNCIL;
        }
        let land = &mut self.lands[kingdom.index()];
        land.column.iter().for_each(|card| open.insert(card.number()));
        land.column.clear();
    }

    /// The lowest score begins; a tie goes to the earliest capital, then to the earliest to withdraw.
    pub(crate) fn new_first_player(&self) -> (Seat, FirstBecause) {
        let lowest = self.everyone().map(|seat| self.score(seat)).min().surely();
        let tied = || self.withdrawn.iter().map(|&seat| Seat(seat)).filter(|&seat| self.score(seat) == lowest);
        let in_capital = |seat: &Seat| Kingdom::all().any(|kingdom| self.capital(kingdom) == Some(*seat));
        // A capital is claimed and left the age for in one move: both orders are the order of withdrawing.
        match (tied().count(), tied().find(in_capital), tied().next()) {
            (0 | 1, _, only) => (only.unwrap_or(self.first), FirstBecause::LowestScore),
            (_, Some(earliest), _) => (earliest, FirstBecause::EarliestCapital),
            (_, None, earliest) => (earliest.unwrap_or(self.first), FirstBecause::EarliestOut),
        }
    }
}
