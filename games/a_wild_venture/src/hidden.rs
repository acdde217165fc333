//! What eyes cannot see (rules, chapter 7), and worlds that look the same to them.

use engine::{Dice, Eyes, Redeal, Seat, Secrets};

use crate::cards::{Card, Cards};
use crate::state::{AWildVenture, Step};

impl AWildVenture {
    /// The cards that somebody looks at in secret, in the zone of one look or another.
    pub(crate) fn looked_at(&self) -> impl Iterator<Item = usize> {
        let mut secret = [false; 24];
        for step in self.steps.iter() {
            if let Step::Run(run) = step {
                let from = (run.zone as usize).min(secret.len());
                secret[from..].fill(!run.search);
            }
        }
        (0..self.zone.len()).filter(move |&index| secret.get(index).copied().unwrap_or(true))
    }

    /// Does this seat know where this player's tucked cards and hand are?
    fn knows(&self, eyes: Eyes, seat: Seat) -> bool {
        self.is_over() || eyes.own(seat)
    }

    /// Cards of a player that these eyes cannot place: of the hand, and of the tucked pile.
    fn unplaced(&self, eyes: Eyes, seat: Seat) -> [Cards; 2] {
        if self.knows(eyes, seat) {
            return [Cards::EMPTY; 2];
        }
        let player = self.player(seat);
        [player.hand.without(&player.seen), player.tucked.without(&player.shown)]
    }

    /// Every card that these eyes cannot place.
    fn unknown(&self, eyes: Eyes) -> Cards {
        let mut cards = self.deck.rest;
        if eyes == Eyes::Open {
            return cards;
        }
        for placed in self.deck.top.iter().filter(|placed| !eyes.among(placed.known_to)) {
            cards.insert(placed.card);
        }
        for seat in Seat::all(2) {
            let [hand, tucked] = self.unplaced(eyes, seat);
            cards = cards.with(&hand).with(&tucked);
        }
        if !eyes.own(self.active) {
            self.looked_at().for_each(|index| cards.insert(self.zone[index].number()));
        }
        cards
    }

    pub(crate) fn hidden_from(&self, eyes: Eyes) -> Secrets {
        self.unknown(eyes).iter().collect()
    }

    /// Deals anew what these eyes cannot see. A card that was seen to go to a hand stays there, or where it was tucked
    /// from there.
    pub(crate) fn imagine_for(&mut self, eyes: Eyes, dice: &mut Dice) {
        if eyes == Eyes::Open || self.is_over() {
            return;
        }
        let mut pool = self.unknown(eyes);
        let mut places = [[0; 2]; 2];
        let mut known = [[Cards::EMPTY; 2]; 2];
        for seat in Seat::all(2).filter(|&seat| !eyes.own(seat)) {
            let [hand, tucked] = self.unplaced(eyes, seat);
            let left = &mut places[seat.index()];
            *left = [hand.len() as u32, tucked.len() as u32];
            let player = self.player(seat);
            // Among all hidden places of the player, each is equally likely for each card that was kept.
            for card in player.kept.iter() {
                let tuck = dice.below(left[0] + left[1]) >= left[0];
                left[usize::from(tuck)] -= 1;
                known[seat.index()][usize::from(tuck)].insert(card);
                pool.remove(card);
            }
        }
        let mut redeal = Redeal::gather(pool);
        for seat in Seat::all(2).filter(|&seat| !eyes.own(seat)) {
            let [mut hand, mut tucked] = known[seat.index()];
            let [in_hand, in_pile] = places[seat.index()];
            (0..in_hand).for_each(|_| hand.insert(redeal.deal(dice)));
            (0..in_pile).for_each(|_| tucked.insert(redeal.deal(dice)));
            // What was tucked a moment ago is any of the tucked cards.
            let mut any = tucked;
            for moment in self.just_tucked.iter_mut().filter(|moment| moment.who == seat && !moment.shown) {
                if let Some(card) = any.draw(dice) {
                    moment.card = Card::new(card);
                }
            }
            let player = self.player_mut(seat);
            player.hand = hand.with(&player.seen);
            player.tucked = tucked.with(&player.shown);
        }
        if !eyes.own(self.active) {
            let mut looked = [false; 24];
            self.looked_at().for_each(|index| looked[index] = true);
            for (card, _) in self.zone.iter_mut().zip(looked).filter(|(_, looked)| *looked) {
                *card = Card::new(redeal.deal(dice));
            }
        }
        for placed in self.deck.top.iter_mut().filter(|placed| !eyes.among(placed.known_to)) {
            placed.card = redeal.deal(dice);
        }
        self.deck.rest = redeal.rest();
    }
}
