//! Outrage (rules, 8.4): whoever removes sympathy or marches into a sympathetic clearing owes the Alliance a card.
//! Also how cards join the supporters and leave them.

use engine::{Dice, Log, certainly};

use crate::action::Action;
use crate::cards::{Card, distinct, matching};
use crate::choices::Choices;
use crate::event::{Discarded, Event, Hand, Joining};
use crate::factions::{CAPACITY, Faction, Piece};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::{EVERYBODY, Root, SUPPORTERS, Step};

impl Root {
    /// Outrage happens as soon as what is on the stack now goes on.
    pub(crate) fn start_outrage(&mut self, offender: Faction, clearing: Clearing, log: &mut impl Log<Event>) {
        log.tell(Event::Outrage { who: self.seat(offender), clearing });
        self.then(Step::Outrage { offender, clearing });
    }

    /// The step [`Step::Outrage`], already off the stack. Whoever holds hidden cards is asked, so that the question itself tells
    /// nothing; an empty or an open hand without a card that fits needs no question.
    pub(crate) fn outrage(
        &mut self,
        offender: Faction,
        clearing: Clearing,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let hand = self.hand(offender);
        let fitting = hand.common(&matching(self.suit(clearing)));
        let tells = if offender == Faction::Riverfolk { fitting } else { hand };
        if tells.is_empty() {
            self.owe_nothing(offender, dice, log);
        } else {
            self.ask(offender, Question::OutrageCard { clearing });
        }
    }

    /// [`Question::OutrageCard`]: the cards that fit; there is no way out but to have none.
    pub(crate) fn list_outrage(&self, offender: Faction, clearing: Clearing, out: &mut impl Choices) {
        let fitting = self.hand(offender).common(&matching(self.suit(clearing)));
        distinct(fitting).for_each(|card| out.add(Action::Card(card)));
        if fitting.is_empty() {
            out.add(Action::Nothing);
        }
    }

    /// No card fits: the Alliance sees the hand and draws a supporter instead.
    fn owe_nothing(&mut self, offender: Faction, dice: &mut Dice, log: &mut impl Log<Event>) {
        log.tell(Event::NoCardForOutrage { who: self.seat(offender) });
        if !self.hand(offender).is_empty() && offender != Faction::Riverfolk {
            self.show_hand(offender, Faction::Alliance, log);
        }
        self.draw_supporter(dice, log);
    }

    /// The offender gives a card, or has none.
    pub(crate) fn answer_outrage(
        &mut self,
        offender: Faction,
        clearing: Clearing,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Card(card) => self.give_outrage_card(offender, clearing, card, log),
            _ => self.owe_nothing(offender, dice, log),
        }
    }

    fn give_outrage_card(&mut self, offender: Faction, clearing: Clearing, card: Card, log: &mut impl Log<Event>) {
        if self.supporters_full() {
            return self.discard(offender, card, Discarded::NoRoom, log);
        }
        let (who, us) = (self.seat(offender), self.seat(Faction::Alliance));
        certainly(self.player_mut(offender).hand.remove(card.number()));
        self.alliance.supporters.insert(card.number());
        let truth = Event::JoinsSupporters { who, card: Some(card), why: Joining::Outrage };
        if offender == Faction::Riverfolk {
            self.known.0[card.number() as usize] = EVERYBODY;
            return log.tell(truth);
        }
        let witnesses = self.eye(offender) | self.eye(Faction::Alliance);
        let could = matching(self.suit(clearing));
        self.known.0[card.number() as usize] = self.knowers(card, self.hand(offender), could, witnesses);
        self.mixed |= 1 << offender.index() | SUPPORTERS;
        let public = Event::JoinsSupporters { who, card: None, why: Joining::Outrage };
        log.whisper_all([who, us].into_iter().collect(), truth, Some(public));
    }

    /// A card of the Alliance's own hand joins the supporters; without room it is discarded (ruling 28).
    pub(crate) fn mobilize(&mut self, card: Card, log: &mut impl Log<Event>) {
        let us = Faction::Alliance;
        if self.supporters_full() {
            return self.discard(us, card, Discarded::NoRoom, log);
        }
        let who = self.seat(us);
        certainly(self.player_mut(us).hand.remove(card.number()));
        self.alliance.supporters.insert(card.number());
        let hand = self.hand(us);
        self.known.0[card.number() as usize] = self.knowers(card, hand, hand, self.eye(us));
        self.mixed |= 1 << us.index() | SUPPORTERS;
        let truth = Event::JoinsSupporters { who, card: Some(card), why: Joining::Mobilized };
        let public = Event::JoinsSupporters { who, card: None, why: Joining::Mobilized };
        log.whisper(who, truth, Some(public));
    }

    /// The top card of the deck joins the supporters; without room it is discarded.
    fn draw_supporter(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some(card) = self.next_card(dice, log) else { return };
        let who = self.seat(Faction::Alliance);
        if self.supporters_full() {
            self.bury(card);
            return log.tell(Event::Discards { who, card, why: Discarded::NoRoom });
        }
        self.alliance.supporters.insert(card.number());
        self.known.0[card.number() as usize] = 0;
        let cards: Hand = Some(card).into_iter().collect();
        let truth = Event::DrawsSupporters { who, count: 1, cards: Some(cards) };
        log.whisper(who, truth, Some(Event::DrawsSupporters { who, count: 1, cards: None }));
    }

    /// Without a base there is room for five supporters.
    fn supporters_full(&self) -> bool {
        self.on_map[Piece::Base.index()] == 0 && self.alliance.supporters.len() >= CAPACITY
    }

    /// A supporter is spent or discarded, for all to see.
    pub(crate) fn lose_supporter(&mut self, card: Card, why: Discarded, log: &mut impl Log<Event>) {
        certainly(self.alliance.supporters.remove(card.number()));
        self.bury(card);
        log.tell(Event::Discards { who: self.seat(Faction::Alliance), card, why });
    }

    /// Makes the Alliance discard supporters for which there is no room, if it must.
    pub(crate) fn keep_capacity(&mut self) {
        if self.on_map[Piece::Base.index()] == 0 && self.alliance.supporters.len() > CAPACITY {
            self.ask(Faction::Alliance, Question::DropSupporter);
        }
    }
}
