//! Looks and searches (rules, 5.9): cards set aside in a zone, sorted by the subs of the text, and put back.

use engine::{Dice, Log, Seat, Seats, cannot_be, certainly};

use crate::cards::Card;
use crate::event::{Event, Few, From};
use crate::language::{Deed, Fate, Labels};
use crate::state::{AWildVenture, Step};

impl AWildVenture {
    /// Takes the top cards of the deck into a zone of their own; without any the look is passed over.
    pub(crate) fn look(&mut self, n: u8, skip: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let who = self.active;
        let n = (i16::from(n) + i16::from(self.look_change())).max(0);
        let mut cards = Few::new();
        for _ in 0..n {
            let Some(card) = self.deck.draw(dice) else { break };
            self.zone.push(Card::new(card));
            if cards.is_full() {
                tell_looks(who, &mut cards, log);
            }
            cards.push(Card::new(card));
        }
        if cards.is_empty() {
            return self.jump(skip);
        }
        tell_looks(who, &mut cards, log);
        self.looks += 1;
    }

    fn leave_zone(&mut self, card: Card) {
        let from = self.run().map_or(0, |run| run.zone as usize);
        match self.zone.iter().skip(from).position(|&other| other == card) {
            Some(index) => _ = self.zone.remove(from + index),
            None => cannot_be(),
        }
    }

    /// A card of the zone goes where the sub says.
    pub(crate) fn sort(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(Step::Sort { fate, left, done }) = self.step() else { return cannot_be() };
        let who = self.active;
        self.leave_zone(card);
        match fate {
            Fate::Draw => {
                self.me_mut().hand.insert(card.number());
                let cards = Some([card].into_iter().collect());
                log.whisper(
                    who,
                    Event::Draws { who, count: 1, cards },
                    Some(Event::Draws { who, count: 1, cards: None }),
                );
            }
            Fate::Tuck if self.run().is_some_and(|run| run.search) => {
                self.tuck_openly(who, card);
                log.tell(Event::Tucks { who, card: Some(card), from: From::Discard });
            }
            Fate::Tuck => self.tuck_secretly(card, From::Look, log),
            Fate::Discard => {
                self.discard.push(card);
                log.tell(Event::Discards { who, card });
            }
        }
        self.set_step(Step::Sort { fate, left: left - 1, done: done + 1 });
    }

    /// A sub is complete: its deeds are raised.
    pub(crate) fn end_sort(&mut self, fate: Fate, done: u8, log: &mut impl Log<Event>) {
        self.steps.pop();
        if done == 0 {
            return;
        }
        match fate {
            Fate::Draw => self.raise(Deed::Draw, Labels::ANY, done, log),
            Fate::Tuck if self.run().is_some_and(|run| run.search) => {
                self.raise_times(done, Deed::Tuck, Labels::DISCARD, log);
            }
            Fate::Tuck => self.raise_times(done, Deed::Tuck, Labels::LOOK, log),
            Fate::Discard => self.raise_discards(done, log),
        }
    }

    /// A card of the zone is played.
    pub(crate) fn play_sorted(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(Step::PlaySorted { price }) = self.step() else { return cannot_be() };
        self.steps.pop();
        self.leave_zone(card);
        let search = self.run().is_some_and(|run| run.search);
        let from = if search { From::Discard } else { From::Look };
        self.put_into_play(card, self.price(card, price), from, log);
    }

    /// A card of the zone goes back on the deck; only the one who does it knows which.
    pub(crate) fn put_back(&mut self, card: Card, log: &mut impl Log<Event>) {
        let who = self.active;
        self.leave_zone(card);
        self.deck.put_on_top(card.number(), Seats::only(who));
        log.whisper(who, Event::PutsBack { who, card: Some(card) }, Some(Event::PutsBack { who, card: None }));
    }

    /// The zone is empty: the look is over. A search ends in silence.
    pub(crate) fn end_look(&mut self, log: &mut impl Log<Event>) {
        self.steps.pop();
        if let Some(run) = self.run_mut()
            && run.search
        {
            run.search = false;
            return;
        }
        certainly(self.looks > 0);
        self.looks = self.looks.saturating_sub(1);
        self.note_exhaustion(log);
        self.raise(Deed::Look, Labels::ANY, 0, log);
    }

    /// A card of the discard pile goes to the zone.
    pub(crate) fn search(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(Step::Search { left }) = self.step() else { return cannot_be() };
        certainly(self.discard.take(card));
        self.zone.push(card);
        log.tell(Event::Searches { who: self.active, card });
        self.set_step(Step::Search { left: left - 1 });
    }

    /// A card of the discard pile goes to the hand; this is no draw.
    pub(crate) fn take(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(Step::Take { left }) = self.step() else { return cannot_be() };
        certainly(self.discard.take(card));
        self.me_mut().take_openly(card);
        let cards = [card].into_iter().collect();
        log.tell(Event::TakesDiscarded { who: self.active, cards });
        self.set_step(Step::Take { left: left - 1 });
    }
}

fn tell_looks(who: Seat, cards: &mut Few, log: &mut impl Log<Event>) {
    let count = cards.len() as u8;
    let public = Event::Looks { who, count, cards: None };
    log.whisper(who, Event::Looks { who, count, cards: Some(*cards) }, Some(public));
    cards.clear();
}
