//! Cards on the way (rules, 4.6, 4.7, chapter 13): drawing, spending and discarding, handing over, and who knows
//! which card lies where.

use engine::{Dice, Log};

use crate::action::Action;
use crate::cards::{Card, Cards, DOMINANCE, distinct};
use crate::choices::Choices;
use crate::event::{Discarded, Event, Hand, HandOver};
use crate::factions::{Faction, HAND_LIMIT};
use crate::question::Question;
use crate::state::{EVERYBODY, Root};

impl Root {
    /// The bit of a faction's player among those who know a card.
    #[inline]
    pub(crate) fn eye(&self, faction: Faction) -> u8 {
        1 << self.seat(faction).0
    }

    /// Takes a random card of the deck; an empty deck is first made anew of the discard pile.
    pub(crate) fn next_card(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = self.discard.take_all();
            self.fresh = self.deck;
            self.mixed = 0;
            log.tell(Event::Reshuffles);
        }
        self.deck.draw(dice).map(Card::new)
    }

    /// Is there a card to draw?
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }

    /// Draws cards into a hand, one at a time; not when the game is over.
    pub(crate) fn draw(&mut self, faction: Faction, count: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        if self.is_over() {
            return;
        }
        let mut cards = Hand::new();
        for _ in 0..count {
            let Some(card) = self.next_card(dice, log) else { break };
            self.put_in_hand(faction, card, 0);
            cards.push(card);
        }
        if cards.is_empty() {
            return;
        }
        let (who, count) = (self.seat(faction), cards.len() as u8);
        let truth = Event::Draws { who, count, cards: Some(cards) };
        if faction == Faction::Riverfolk {
            log.tell(truth);
        } else {
            log.whisper(who, truth, Some(Event::Draws { who, count, cards: None }));
        }
    }

    /// Puts a card in a hand; these viewers have seen it go there. Whatever goes to the Riverfolk is seen by all.
    #[inline]
    pub(crate) fn put_in_hand(&mut self, faction: Faction, card: Card, seen_by: u8) {
        self.players[faction.index()].hand.insert(card.number());
        self.known.0[card.number() as usize] = if faction == Faction::Riverfolk { EVERYBODY } else { seen_by };
    }

    /// Some card of `cards` has gone to another hidden place, and only these viewers have seen which: the others cannot be
    /// sure of any of them any more. Not called when everybody saw it.
    #[inline]
    pub(crate) fn grow_unsure(&mut self, cards: Cards, witnesses: u8) {
        for card in cards.iter() {
            self.known.0[card as usize] &= witnesses;
        }
    }

    /// A card has gone from a hand to another hidden place, seen by these witnesses alone; `rest` is what stayed in the hand and
    /// `could` what it could have been for all that others know. Says who knows the card from now on: whoever knew the
    /// whole hand and sees that nothing else of it could have gone still does.
    pub(crate) fn knowers(&mut self, card: Card, rest: Cards, could: Cards, witnesses: u8) -> u8 {
        let others = rest.common(&could);
        let mut sure = 0;
        if others.is_empty() {
            let known = self.known.0[card.number() as usize];
            sure = rest.iter().fold(known, |sure, other| sure & self.known.0[other as usize]);
        }
        self.grow_unsure(others, witnesses);
        sure | witnesses
    }

    /// Puts a card where spent and discarded cards go: with the Cult in the game to the Lost Souls, otherwise dominance cards
    /// become available and all others are discarded.
    #[inline]
    pub(crate) fn bury(&mut self, card: Card) {
        if self.plays(Faction::Cult) {
            self.lost_souls.insert(card.number());
        } else {
            self.bury_for_good(card);
        }
    }

    /// The same without the Lost Souls.
    #[inline]
    pub(crate) fn bury_for_good(&mut self, card: Card) {
        if DOMINANCE.contains(card.number()) {
            self.available.insert(card.number());
        } else {
            self.discard.insert(card.number());
        }
    }

    /// Spends or discards a card of the hand.
    pub(crate) fn discard(&mut self, faction: Faction, card: Card, why: Discarded, log: &mut impl Log<Event>) {
        self.player_mut(faction).hand.remove(card.number());
        self.bury(card);
        log.tell(Event::Discards { who: self.seat(faction), card, why });
    }

    /// Spends a card of the hand.
    pub(crate) fn spend(&mut self, faction: Faction, card: Card, log: &mut impl Log<Event>) {
        self.discard(faction, card, Discarded::Spent, log);
    }

    /// Discards a card that stays in play.
    pub(crate) fn use_up(&mut self, faction: Faction, card: Card, log: &mut impl Log<Event>) {
        self.player_mut(faction).play.remove(card.number());
        self.bury(card);
        log.tell(Event::Discards { who: self.seat(faction), card, why: Discarded::UsedUp });
    }

    /// Gives a card of one hand to another. `could` are the cards that it could have been for all that others know: the
    /// whole hand, or those of a suit.
    pub(crate) fn hand_over(
        &mut self,
        from: Faction,
        to: Faction,
        card: Card,
        could: Cards,
        why: HandOver,
        log: &mut impl Log<Event>,
    ) {
        self.player_mut(from).hand.remove(card.number());
        let (giver, taker) = (self.seat(from), self.seat(to));
        let truth = Event::HandOver { from: giver, to: taker, card: Some(card), why };
        if from == Faction::Riverfolk || to == Faction::Riverfolk {
            self.put_in_hand(to, card, EVERYBODY);
            log.tell(truth);
            return;
        }
        let witnesses = self.eye(from) | self.eye(to);
        let seen_by = self.knowers(card, self.hand(from), could, witnesses);
        self.put_in_hand(to, card, seen_by);
        self.mixed |= 1 << from.index() | 1 << to.index();
        let public = Event::HandOver { from: giver, to: taker, card: None, why };
        log.whisper_all([giver, taker].into_iter().collect(), truth, Some(public));
    }

    /// Takes a random card of another hand.
    pub(crate) fn take_random(
        &mut self,
        from: Faction,
        to: Faction,
        why: HandOver,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let hand = self.hand(from);
        if let Some(card) = hand.peek(dice) {
            self.hand_over(from, to, Card::new(card), hand, why, log);
        }
    }

    /// Shows a hand to one player.
    pub(crate) fn show_hand(&mut self, whose: Faction, to: Faction, log: &mut impl Log<Event>) {
        let hand = self.hand(whose);
        let eye = self.eye(to);
        for card in hand.iter() {
            self.known.0[card as usize] |= eye;
        }
        let (who, whose_seat) = (self.seat(to), self.seat(whose));
        let cards: Hand = hand.iter().map(Card::new).collect();
        let truth = Event::LooksAt { who, whose: whose_seat, cards: Some(cards) };
        let public = Event::LooksAt { who, whose: whose_seat, cards: None };
        log.whisper_all([who, whose_seat].into_iter().collect(), truth, Some(public));
    }

    /// Makes the faction discard down to the limit, if it must; says whether it is asked.
    pub(crate) fn keep_hand_limit(&mut self, faction: Faction) -> bool {
        let over = self.hand(faction).len() > HAND_LIMIT;
        if over {
            self.ask(faction, Question::DiscardCard);
        }
        over
    }

    pub(crate) fn list_discards(&self, faction: Faction, out: &mut impl Choices) {
        distinct(self.hand(faction)).for_each(|card| out.add(Action::Card(card)));
    }

    pub(crate) fn discard_to_limit(&mut self, faction: Faction, card: Card, log: &mut impl Log<Event>) {
        self.discard(faction, card, Discarded::HandLimit, log);
        self.keep_hand_limit(faction);
    }
}
