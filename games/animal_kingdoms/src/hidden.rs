//! What eyes cannot see (rules, chapter 7), and worlds that look the same to them.

use engine::{Dice, Eyes, Redeal, Seat, Secrets};

use crate::cards::Card;
use crate::decrees::Decree;
use crate::state::{AnimalKingdoms, Stage};
use crate::tokens::{Retreat, Retreats};

/// How secrets are numbered: beast cards from 0, then decrees, retreat tokens, and for each seat the card chosen for a
/// battle or those picked for a rally. An unfinished claim needs no number: it becomes known together with a card from the
/// hand.
const DECREES: u8 = Card::COUNT as u8;
const RETREATS: u8 = DECREES + Decree::COUNT as u8;
const CHOICES: u8 = RETREATS + 4;

impl AnimalKingdoms {
    /// May these eyes look into a hand? Alone at the table all cards lie open.
    pub(crate) fn sees_hand(&self, eyes: Eyes, seat: Seat) -> bool {
        self.alone() || eyes.own(seat)
    }

    pub(crate) fn hidden_from(&self, eyes: Eyes) -> Secrets {
        let mut secrets = Secrets::EMPTY;
        self.deck.iter().for_each(|card| secrets.insert(card));
        let decrees = (0..Decree::COUNT as u8).filter(|decree| self.decrees & (1 << decree) != 0);
        decrees.for_each(|decree| secrets.insert(DECREES + decree));
        let mut retreats = self.retreats;
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            let house = self.house(seat);
            if !self.alone() {
                house.hand.iter().for_each(|card| secrets.insert(card.number()));
            }
            if self.stage != Stage::Over {
                retreats = retreats.with(house.retreats);
            }
            let rallies = matches!(self.stage, Stage::Rally { .. }) && seat == self.active;
            if rallies || self.battle.chosen.contains(seat) {
                secrets.insert(CHOICES + seat.0);
            }
        }
        retreats.iter().for_each(|token| secrets.insert(RETREATS + token.number()));
        secrets
    }

    /// Deals anew what these eyes cannot see: the hands of the others with the deck, their retreat tokens with those
    /// that are left. What another player has in mind but has not shown is forgotten or chosen anew.
    pub(crate) fn imagine_for(&mut self, eyes: Eyes, dice: &mut Dice) {
        // Alone at the table every card lies open, but not what the player has in mind.
        if !self.alone() && eyes != Eyes::Open {
            self.redeal_hands(eyes, dice);
            self.redeal_retreats(eyes, dice);
        }
        if !eyes.own(self.active) {
            match &mut self.stage {
                Stage::Card | Stage::Kingdom { .. } | Stage::Partner { .. } => self.stage = Stage::Turn,
                Stage::Rally { picked } => *picked = 0,
                _ => {}
            }
        }
        for seat in self.battle.chosen.iter().filter(|&seat| !eyes.own(seat)) {
            let (hand, cards) = (&self.houses[seat.index()].hand, &mut self.battle.cards[seat.index()]);
            if let (Some(&card), Some(chosen)) = (dice.pick(hand), cards.last_mut()) {
                *chosen = card;
            }
        }
    }

    fn redeal_hands(&mut self, eyes: Eyes, dice: &mut Dice) {
        let mut pool = self.deck;
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            self.house(seat).hand.iter().for_each(|card| pool.insert(card.number()));
        }
        // Cards held since the last shuffle cannot be among those that returned to the deck then. Places that accept only
        // some cards are dealt first; as all others accept these too, every deal stays equally likely.
        let mut older = Redeal::gather(pool.without(&self.returned));
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            let house = self.house_mut(seat);
            let kept = usize::from(house.kept).min(house.hand.len());
            house.hand[..kept].iter_mut().for_each(|card| *card = Card::new(older.deal(dice)));
        }
        let mut newer = Redeal::gather(older.rest().with(&pool.common(&self.returned)));
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            let house = self.house_mut(seat);
            let kept = usize::from(house.kept).min(house.hand.len());
            house.hand[kept..].iter_mut().for_each(|card| *card = Card::new(newer.deal(dice)));
        }
        self.deck = newer.rest();
    }

    fn redeal_retreats(&mut self, eyes: Eyes, dice: &mut Dice) {
        if self.stage == Stage::Over {
            return;
        }
        let mut pool = self.retreats;
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            pool = pool.with(self.house(seat).retreats);
        }
        let mut redeal = Redeal::<1>::gather(engine::Bag::from_bits([u64::from(pool.0)]));
        for seat in self.everyone().filter(|&seat| !eyes.own(seat)) {
            let house = self.house_mut(seat);
            house.retreats = (0..house.retreats.len()).map(|_| Retreat::new(redeal.deal(dice))).collect();
        }
        self.retreats = Retreats(redeal.rest().bits()[0] as u8);
    }
}
