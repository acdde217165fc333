//! What eyes cannot see (rules, chapter 7): the hands of others and what is left in the deck. Everything else lies open.

use engine::{Dice, Eyes, Redeal, Seat, Secrets};

use crate::cards::Cards;
use crate::state::Arctic;

impl Arctic {
    /// Secrets are the ice cards by number.
    pub(crate) fn hidden_from(&self, eyes: Eyes) -> Secrets {
        self.unseen(eyes).iter().collect()
    }

    /// The cards that these eyes cannot place.
    fn unseen(&self, eyes: Eyes) -> Cards {
        let others = Seat::all(self.size as usize).filter(|&seat| !eyes.own(seat));
        others.fold(self.deck, |unseen, seat| unseen.with(&self.house(seat).hand))
    }

    /// Deals the hands of the others and the deck anew.
    pub(crate) fn imagine_for(&mut self, eyes: Eyes, dice: &mut Dice) {
        let mut redeal = Redeal::gather(self.unseen(eyes));
        for seat in Seat::all(self.size as usize).filter(|&seat| !eyes.own(seat)) {
            let held = self.house(seat).hand.len();
            self.house_mut(seat).hand = (0..held).map(|_| redeal.deal(dice)).collect();
        }
        self.deck = redeal.rest();
    }
}
