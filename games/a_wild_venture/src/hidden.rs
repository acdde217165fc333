//! What eyes cannot see (rules, chapter 7), and worlds that look the same to them.

use engine::{Dice, Eyes, Redeal, Seat, Secrets};

use crate::cards::{Card, Cards};
use crate::state::{AWildVenture, Player, Recalled, Step};

/// How often places for recalled cards are tried. There are rarely more than two or three.
const PATIENCE: u32 = 1_000;

impl Player {
    /// Where each recalled card may be, every way equally likely: in the hand, which has so many hidden places, or which of the
    /// stowed cards it is.
    fn places(&self, in_hand: u32, dice: &mut Dice) -> [Option<usize>; 12] {
        let mut places = [None; 12];
        for _ in 0..PATIENCE {
            let (mut taken, mut held, mut fits) = (0u32, 0, true);
            for (recalled, place) in self.recalled.iter().zip(&mut places) {
                let slots = (self.stowed.len() - usize::from(recalled.before)) as u32;
                let drawn = dice.below(in_hand + slots);
                *place = drawn.checked_sub(in_hand).map(|slot| slot as usize + usize::from(recalled.before));
                match *place {
                    Some(slot) => {
                        fits &= taken & 1 << slot == 0;
                        taken |= 1 << slot;
                    }
                    None => {
                        held += 1;
                        fits &= held <= recalled.room;
                    }
                }
            }
            if fits && u32::from(held) <= in_hand {
                return places;
            }
        }
        // Hardly ever: the one seen last was tucked last, and so on as long as there is room.
        let mut taken = 0u32;
        for (recalled, place) in self.recalled.iter().zip(places.iter_mut()).rev() {
            let free = (usize::from(recalled.before)..self.stowed.len()).rev().find(|slot| taken & 1 << slot == 0);
            taken |= free.map_or(0, |slot| 1 << slot);
            *place = free;
        }
        places
    }

    /// The cards of this player's hand that others know.
    pub(crate) fn known_to(&self, eyes: Eyes) -> Cards {
        if eyes == Eyes::Crowd { self.seen } else { self.seen.with(&self.spied) }
    }
}

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
        [player.hand.without(&player.known_to(eyes)), player.tucked.without(&player.shown)]
    }

    /// Cards that these eyes saw go to another's hand, and that may have been tucked from there since, the oldest first.
    pub(crate) fn recalled_by(&self, seat: Seat, eyes: Eyes) -> impl Iterator<Item = &Recalled> {
        let knows = self.knows(eyes, seat);
        self.player(seat).recalled.iter().filter(move |recalled| !knows && (!recalled.spied || eyes != Eyes::Crowd))
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
    /// from there since.
    pub(crate) fn imagine_for(&mut self, eyes: Eyes, dice: &mut Dice) {
        if eyes == Eyes::Open || self.is_over() {
            return;
        }
        let mut pool = self.unknown(eyes);
        for seat in Seat::all(2) {
            self.recalled_by(seat, eyes).for_each(|recalled| _ = pool.remove(recalled.card.number()));
        }
        let mut redeal = Redeal::gather(pool);
        for seat in Seat::all(2).filter(|&seat| !eyes.own(seat)) {
            self.redeal_player(seat, eyes, &mut redeal, dice);
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

    /// Deals the hand and the pile of another player anew: first the recalled cards, which fit only some places, then all
    /// others.
    fn redeal_player(&mut self, seat: Seat, eyes: Eyes, redeal: &mut Redeal<2>, dice: &mut Dice) {
        let [hidden_hand, hidden_pile] = self.unplaced(eyes, seat);
        let player = self.player_mut(seat);
        let mut in_hand = hidden_hand.len() as u32;
        let mut hand = player.known_to(eyes);
        if eyes == Eyes::Crowd {
            // Cards that only the other player knows are any cards.
            player.spied = (0..player.spied.len()).map(|_| redeal.deal(dice)).collect();
            in_hand -= player.spied.len() as u32;
            hand = hand.with(&player.spied);
            let unknown = player.recalled.iter_mut().filter(|recalled| recalled.spied);
            unknown.for_each(|recalled| recalled.card = Card::new(redeal.deal(dice)));
        }
        let mut stowed = [None; 24];
        for (recalled, place) in player.recalled.iter().zip(player.places(in_hand, dice)) {
            match place.and_then(|place| stowed.get_mut(place)) {
                Some(place) => *place = Some(recalled.card),
                None => {
                    hand.insert(recalled.card.number());
                    in_hand -= 1;
                }
            }
        }
        (0..in_hand).for_each(|_| hand.insert(redeal.deal(dice)));
        let mut pile = Cards::EMPTY;
        for (card, place) in player.stowed.iter_mut().zip(stowed) {
            *card = place.unwrap_or_else(|| Card::new(redeal.deal(dice)));
            pile.insert(card.number());
        }
        let mut others: Cards = (pile.len()..hidden_pile.len()).map(|_| redeal.deal(dice)).collect();
        player.hand = hand;
        player.tucked = pile.with(&others).with(&player.shown);
        // What was tucked from the hand a moment ago was stowed last, if that is noted; else it is any tucked card.
        let mut last = player.stowed;
        for moment in self.just_tucked.iter_mut().rev().filter(|moment| moment.who == seat && !moment.shown) {
            let card = if moment.from_hand { last.pop() } else { None };
            moment.card = card.or_else(|| others.draw(dice).map(Card::new)).unwrap_or(moment.card);
        }
    }
}
