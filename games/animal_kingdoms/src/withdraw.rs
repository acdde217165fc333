//! Withdrawing from the age (rules 5.5): by choice, with a capital or with the last cube. Nobody is told which.

use engine::{Bag, Dice, Log, Seat};

use crate::event::Event;
use crate::state::AnimalKingdoms;
use crate::tokens::Retreat;

impl AnimalKingdoms {
    pub(crate) fn withdraw(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let first = self.withdrawn.is_empty();
        self.withdrawn.push(seat.0);
        self.out.insert(seat);
        log.tell(Event::Withdraws { who: self.who(seat) });
        if first {
            self.take_retreat(seat, dice, log);
        }
    }

    /// The first to withdraw takes a token at random. The one in the box is as unknown as those beside the board, so
    /// it is simply the one that nobody ever draws. The solo game has no tokens.
    fn take_retreat(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let left: Bag<1> = Bag::from_bits([u64::from(self.retreats.0)]);
        let Some(token) = left.peek(dice).map(Retreat::new) else { return };
        self.retreats.remove(token);
        self.house_mut(seat).retreats.insert(token);
        let who = self.who(seat);
        let secret = Event::TakesRetreat { who, token: Some(token) };
        log.whisper(seat, secret, Some(Event::TakesRetreat { who, token: None }));
    }
}
