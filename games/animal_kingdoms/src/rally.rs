//! Rallying: one point, and new cards for old ones (rules 5.4).

use engine::{Dice, Log, Row, cannot_be};

use crate::cards::Card;
use crate::event::Event;
use crate::state::{AnimalKingdoms, Stage};
use crate::tokens::HAND;

/// So many rounds of nothing but rallies, and somebody has to do something else.
const GUARD_ROUNDS: u8 = 10; // reconstructed: a program must end

impl AnimalKingdoms {
    /// May anybody rally now? Not once somebody has withdrawn.
    #[inline]
    pub(crate) fn rally_open(&self) -> bool {
        self.withdrawn.is_empty() && (self.alone() || self.rallies_in_a_row < GUARD_ROUNDS * self.size)
    }

    /// The point comes first, for all to see.
    pub(crate) fn rally(&mut self, log: &mut impl Log<Event>) {
        self.house_mut(self.active).rallied += 1;
        self.rallies_in_a_row = self.rallies_in_a_row.saturating_add(1);
        self.stage = Stage::Rally { picked: 0 };
        log.tell(Event::Rallies { who: self.who(self.active) });
    }

    /// Picks a card to give away; after the last one there is nothing left to decide.
    pub(crate) fn pick(&mut self, card: Card, picked: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let hand = &self.house(self.active).hand;
        let Some(place) = hand.iter().position(|&other| other == card) else { return cannot_be() };
        let picked = picked | 1 << place;
        if picked.count_ones() as usize == hand.len() {
            self.exchange(picked, dice, log);
        } else {
            self.stage = Stage::Rally { picked };
        }
    }

    /// The picked cards are discarded together and as many are drawn.
    pub(crate) fn exchange(&mut self, picked: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active;
        let hand = self.house(seat).hand;
        let mut given: Row<Card, HAND> = Row::new();
        for (_, &card) in hand.iter().enumerate().filter(|(place, _)| picked & (1 << place) != 0) {
            given.push(card);
            self.give_up(seat, card);
            self.discard.insert(card.number());
        }
        log.tell(Event::Discards { who: self.who(seat), cards: given });
        self.refill(seat, hand.len(), dice, log);
        self.next_turn(log);
    }
}
