//! Claiming a territory: a card goes under a kingdom and a cube into it (rules 5.2 and 5.3).

use engine::{Dice, Log, Seat};

use crate::cards::Card;
use crate::event::Event;
use crate::kingdoms::{Kingdom, Slot, Space};
use crate::state::{AnimalKingdoms, Stage};
use crate::tokens::HAND;

impl AnimalKingdoms {
    pub(crate) fn claim(
        &mut self,
        card: Card,
        kingdom: Kingdom,
        partner: Option<Card>,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        self.give_up(seat, card);
        if let Some(partner) = partner {
            self.give_up(seat, partner);
            self.discard.insert(partner.number());
        }
        let space = self.place(seat, card, kingdom);
        log.tell(Event::Claims { who: self.who(seat), card, kingdom, space, partner });
        self.rallies_in_a_row = 0;
        self.solo.last = Some(kingdom);
        self.refill(seat, HAND, dice, log);
        if self.must_leave(seat, space) {
            self.withdraw(seat, dice, log);
        }
        self.next_turn(log);
    }

    /// Puts a card at the end of a column and a cube into the lowest empty territory, the capital last.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, card: Card, kingdom: Kingdom) -> Space {
        // While it is not decided that the turn is over, nobody may act on it.
        self.stage = Stage::Turn;
        let land = self.land_mut(kingdom);
        let space = Space::territory(kingdom, land.column.len() as u8);
        land.column.push(card);
        land.cubes[seat.index()] |= space.bit();
        self.house_mut(seat).supply -= 1;
        self.look_after(kingdom);
        space
    }

    /// Who takes a capital or places the last cube withdraws at once.
    #[inline]
    pub(crate) fn must_leave(&self, seat: Seat, space: Space) -> bool {
        space.slot == Slot::Capital || self.house(seat).supply == 0
    }
}
