//! Cards in hand: playing, drawing, and the exchange at the end of a turn (rules, 5.10).

use engine::{Dice, Log, Row, Seat, certainly};

use crate::cards::{Card, Cards, HAND};
use crate::event::Event;
use crate::state::{Arctic, Stage};

impl Arctic {
    /// An ice card is played and goes face up to the discard pile.
    #[inline]
    pub(crate) fn play_card(&mut self, card: Card, log: &mut impl Log<Event>) {
        let who = self.active;
        self.give_up(who, card);
        self.discard.insert(card.number());
        self.now.card_done = true;
        log.tell(Event::Plays { who, card });
        self.stage = match card.direction() {
            Some(_) => Stage::Drift { card, left: card.tiles() },
            None => Stage::Melt,
        };
    }

    /// A card leaves a hand, for all to see.
    #[inline]
    pub(crate) fn give_up(&mut self, seat: Seat, card: Card) {
        certainly(self.house_mut(seat).hand.remove(card.number()));
        self.kept.remove(card.number());
    }

    /// Draws until the hand holds so many cards. An empty deck is made anew from the discard pile.
    #[inline]
    pub(crate) fn draw_up_to(&mut self, seat: Seat, size: usize, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut drawn: Row<Card, HAND> = Row::new();
        let missing = size.saturating_sub(self.house(seat).hand.len()).min(HAND);
        for _ in 0..missing {
            if self.deck.is_empty() {
                self.deck = self.discard.take_all();
                self.kept = self.houses.iter().fold(Cards::EMPTY, |kept, house| kept.with(&house.hand));
                log.tell(Event::Reshuffles { cards: self.deck.len() as u8 });
            }
            let Some(card) = self.deck.draw(dice) else { break };
            self.house_mut(seat).hand.insert(card);
            drawn.push(Card::new(card));
        }
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            let public = Event::Draws { who: seat, count, cards: None };
            log.whisper(seat, Event::Draws { who: seat, count, cards: Some(drawn) }, Some(public));
        }
    }

    /// All cards in hand are discarded.
    pub(crate) fn refresh(&mut self, log: &mut impl Log<Event>) {
        let who = self.active;
        let hand = self.house_mut(who).hand.take_all();
        self.discard = self.discard.with(&hand);
        self.kept = self.kept.without(&hand);
        log.tell(Event::Refreshes { who, cards: Card::each(hand).take(2).collect() });
    }
}
