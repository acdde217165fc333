//! The course of play: what can be chosen at each moment, what a choice does, and how the game goes on until somebody
//! has to choose again (rules, chapter 4).

use engine::{Bag, Dice, Log, Row, Seat, Seats, cannot_be, certainly};

use crate::action::Action;
use crate::cards::Card;
use crate::decrees::Decree;
use crate::event::Event;
use crate::kingdoms::Kingdom;
use crate::state::{AnimalKingdoms, Stage, UPSTART};
use crate::tokens::HAND;

impl AnimalKingdoms {
    /// Hands every legal choice to `offer`, in the fixed order of the rules page.
    #[inline]
    pub(crate) fn each_choice(&self, mut offer: impl FnMut(Action)) {
        let house = self.house(self.active);
        let hand = &house.hand;
        match self.stage {
            Stage::Turn => {
                if self.playable(hand) != 0 {
                    offer(Action::Claim);
                }
                if self.rally_open() {
                    offer(Action::Rally);
                }
                offer(Action::Withdraw);
            }
            Stage::Card => {
                let playable = self.playable(hand);
                hand.iter().filter(|card| playable & card.bit() != 0).for_each(|&card| offer(Action::Card(card)));
            }
            Stage::Kingdom { card } => {
                let fitting = Kingdom::all().filter(|&kingdom| self.fits(hand, card, kingdom));
                fitting.for_each(|kingdom| offer(Action::Kingdom(kingdom)));
            }
            Stage::Partner { card, .. } => {
                let partners = card.kin() & !card.bit();
                hand.iter().filter(|other| partners & other.bit() != 0).for_each(|&card| offer(Action::Partner(card)));
            }
            Stage::Rally { picked } => {
                for (place, &card) in hand.iter().enumerate() {
                    if picked & (1 << place) == 0 {
                        offer(Action::Discard(card));
                    }
                }
                if picked != 0 {
                    offer(Action::Done);
                }
            }
            Stage::BattleCard => hand.iter().for_each(|&card| offer(Action::Fight(card))),
            Stage::BattleModifier => {
                offer(Action::Pass);
                (1..=house.modifiers).for_each(|count| offer(Action::Add(count)));
            }
            Stage::Scoring | Stage::Over => {}
        }
    }

    /// Carries out a choice, without asking anything further.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (action, self.stage) {
            (Action::Claim, _) => self.stage = Stage::Card,
            (Action::Card(card), _) => self.stage = Stage::Kingdom { card },
            (Action::Kingdom(kingdom), Stage::Kingdom { card }) => {
                if self.land(kingdom).decree == Decree::PAIR {
                    self.stage = Stage::Partner { card, kingdom };
                } else {
                    self.claim(card, kingdom, None, dice, log);
                }
            }
            (Action::Partner(partner), Stage::Partner { card, kingdom }) => {
                self.claim(card, kingdom, Some(partner), dice, log);
            }
            (Action::Rally, _) => self.rally(log),
            (Action::Discard(card), Stage::Rally { picked }) => self.pick(card, picked, dice, log),
            (Action::Done, Stage::Rally { picked }) => self.exchange(picked, dice, log),
            (Action::Withdraw, _) => {
                self.withdraw(self.active, dice, log);
                self.next_turn(log);
            }
            (Action::Fight(card), _) if self.alone() => self.fight_upstart(card, dice, log),
            (Action::Fight(card), _) => self.choose_battle_card(card, dice, log),
            (Action::Pass, _) => self.pass_modifiers(dice, log),
            (Action::Add(count), _) => self.add_modifiers(count, dice, log),
            (Action::Kingdom(_) | Action::Partner(_) | Action::Discard(_) | Action::Done, _) => cannot_be(),
        }
    }

    /// Goes on until somebody has to choose.
    #[inline]
    pub(crate) fn go_on(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        loop {
            if self.stage == Stage::Scoring {
                self.score_next(dice, log);
            } else if self.alone() && self.stage == Stage::Turn && self.active == UPSTART {
                self.upstart_turn(dice, log);
                self.next_turn(log);
            } else if let Some(only) = self.only_choice() {
                self.carry_out(only, dice, log);
            } else {
                return;
            }
        }
    }

    /// The one legal choice, if there is no other and everybody can see that. Alone at the table all cards are open;
    /// otherwise only the last card for a battle is forced in plain sight, and that is seen to by the battle itself.
    #[inline]
    fn only_choice(&self) -> Option<Action> {
        if !self.alone() {
            return None;
        }
        let (mut only, mut count) = (None, 0);
        self.each_choice(|action| {
            only = Some(action);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// The turn passes clockwise to the next who has not withdrawn, or the age ends.
    #[inline]
    pub(crate) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        let playing = Seats(Seats::all(self.size as usize).0 & !self.out.0);
        match AnimalKingdoms::first_of(Seat(self.active.0 + 1), playing) {
            Some(seat) => {
                self.active = seat;
                self.stage = Stage::Turn;
            }
            None => {
                self.stage = Stage::Scoring;
                log.tell(Event::AgeEnds { age: self.age });
            }
        }
    }

    /// Draws one card, shuffling the discard pile if need be (5.1).
    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) -> Option<Card> {
        if self.deck.is_empty() {
            let pile = self.discard.take_all();
            self.shuffle_in(pile);
            log.tell(Event::Reshuffles { cards: self.deck.len() as u8 });
        }
        self.deck.draw(dice).map(Card::new)
    }

    /// Shuffles cards that lay open into the deck. Everybody remembers which: no card that is in a hand already can be one
    /// of them.
    pub(crate) fn shuffle_in(&mut self, open: Bag<1>) {
        self.deck = self.deck.with(&open);
        if self.shuffled {
            // Twice without a question in between: what is remembered of both holds only for cards held through both.
            self.returned = self.returned.with(&open);
            return;
        }
        self.shuffled = true;
        self.returned = open;
        for house in &mut self.houses {
            house.kept = house.hand.len() as u8;
        }
    }

    /// Takes a card out of a hand for all to see. Unless it must have been drawn since the last shuffle, it may have been
    /// one that was held before.
    #[inline]
    pub(crate) fn give_up(&mut self, seat: Seat, card: Card) {
        let drawn_since = self.returned.contains(card.number());
        let house = self.house_mut(seat);
        certainly(house.hand.take(card));
        if !drawn_since {
            house.kept = house.kept.saturating_sub(1);
        }
    }

    /// Draws cards until the hand holds `size`.
    #[inline]
    pub(crate) fn refill(&mut self, seat: Seat, size: usize, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut drawn: Row<Card, HAND> = Row::new();
        while self.house(seat).hand.len() < size.min(HAND) {
            let Some(card) = self.draw(dice, log) else { break };
            self.house_mut(seat).hand.push(card);
            drawn.push(card);
        }
        if drawn.is_empty() {
            return;
        }
        let (who, count) = (self.who(seat), drawn.len() as u8);
        let open = Event::Draws { who, count, cards: Some(drawn) };
        if self.alone() {
            log.tell(open);
        } else {
            log.whisper(seat, open, Some(Event::Draws { who, count, cards: None }));
        }
    }
}
