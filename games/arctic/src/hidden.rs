//! What eyes cannot see (rules, chapter 7): the hands of others and what is left in the deck. Everything else lies open.
//!
//! Whoever watches the discard pile knows more than the bare hands show: when it becomes the deck, every card that is not
//! in it is in somebody's hand. Such *kept* cards are dealt anew only among those who hold them; all other hidden cards
//! among the rest of the hands and the deck.

use engine::{Bag, Dice, Eyes, Redeal, Seat, Secrets};

use crate::cards::Cards;
use crate::state::Arctic;

impl Arctic {
    /// Secrets are the ice cards by number. What only one other player can hold is no secret.
    pub(crate) fn hidden_from(&self, eyes: Eyes) -> Secrets {
        let mut secrets = Secrets::EMPTY;
        for (group, deck) in self.groups() {
            let hands = self.hidden_hands(eyes).map(|seat| self.house(seat).hand.common(&group));
            let holders = hands.clone().filter(|hand| !hand.is_empty()).count();
            if !deck.is_empty() || holders > 1 {
                hands.fold(deck, |all, hand| all.with(&hand)).iter().for_each(|card| secrets.insert(card));
            }
        }
        secrets
    }

    /// The kept cards, and all others with the deck that they are in or came from.
    fn groups(&self) -> [(Cards, Cards); 2] {
        [(self.kept, Cards::EMPTY), (Bag::first(64).without(&self.kept), self.deck)]
    }

    fn hidden_hands(&self, eyes: Eyes) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.size as usize).filter(move |&seat| !eyes.own(seat))
    }

    /// Deals the hands of the others and the deck anew.
    pub(crate) fn imagine_for(&mut self, eyes: Eyes, dice: &mut Dice) {
        for (group, deck) in self.groups() {
            let hands = self.hidden_hands(eyes);
            let pool = hands.clone().fold(deck, |pool, seat| pool.with(&self.house(seat).hand.common(&group)));
            let mut redeal = Redeal::gather(pool);
            for seat in hands {
                let hand = self.house(seat).hand;
                let dealt: Cards = (0..hand.common(&group).len()).map(|_| redeal.deal(dice)).collect();
                self.house_mut(seat).hand = hand.without(&group).with(&dealt);
            }
            if !deck.is_empty() {
                self.deck = redeal.rest();
            }
        }
    }
}
