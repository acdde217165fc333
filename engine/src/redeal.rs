//! [`Secrets`], what a pair of eyes cannot place, and [`Redeal`], which deals exactly that anew.

use crate::{Bag, Dice, Surely};

/// The things whose whereabouts or choice are hidden from a pair of eyes. Each game numbers its own: cards, tokens, and
/// secret choices that have not been revealed yet.
///
/// The engine derives from it which moves can be taken back: a move after which somebody can place a thing that they
/// could not place before has told them something.
pub type Secrets = Bag<4>;

/// Deals hidden cards anew without a bias: first *all* hidden cards of *all* zones are gathered into one pool, and only
/// then each zone is filled again from it. Every consistent deal is equally likely.
///
/// Re-dealing zone by zone would be wrong: the first zone could never receive what the second truly holds.
pub struct Redeal<const W: usize> {
    pool: Bag<W>,
}

impl<const W: usize> Redeal<W> {
    /// Gathers the hidden cards: a bag with those of every zone that the eyes cannot see.
    #[inline]
    pub fn gather(hidden: Bag<W>) -> Redeal<W> {
        Redeal { pool: hidden }
    }

    /// A random card for a hidden place. Keep the order: deal places first that accept only some cards.
    ///
    /// The pool certainly holds at least as many cards as there are hidden places.
    #[inline]
    pub fn deal(&mut self, dice: &mut Dice) -> u8 {
        self.pool.draw(dice).surely()
    }

    /// Deals anew each card of a hidden hand.
    #[inline]
    pub fn deal_into(&mut self, places: &mut [u8], dice: &mut Dice) {
        for place in places {
            *place = self.deal(dice);
        }
    }

    /// What remains: the cards of the deck.
    #[inline]
    pub fn rest(self) -> Bag<W> {
        self.pool
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn every_deal_comes_up_equally_often() {
        let mut dice = Dice::quick(11);
        let mut counts: HashMap<(u8, u8), u32> = HashMap::new();
        for _ in 0..12_000 {
            let mut redeal = Redeal::<1>::gather(Bag::first(4));
            let mut hands = [0; 2];
            redeal.deal_into(&mut hands, &mut dice);
            assert_eq!(redeal.rest().len(), 2);
            *counts.entry((hands[0], hands[1])).or_default() += 1;
        }
        assert_eq!(counts.len(), 12);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
