//! The seal's escape, in the game of four (rules, 5.11): a drift card shows where it flees, and a card of the same
//! direction stops it.

use engine::{Dice, Log, Seat, cannot_be};

use crate::action::Action;
use crate::cards::{Card, HAND};
use crate::cells::{Cell, Direction};
use crate::choices::Offer;
use crate::event::Event;
use crate::figures::{Figure, Hunter, Level, Target};
use crate::state::{Arctic, Stage};

impl Arctic {
    /// Is the seal's player asked? Everybody can see how many cards they hold, but not which.
    #[inline]
    pub(crate) fn can_flee(&self, prey: Figure) -> bool {
        self.size == 4 && prey.hunter() == Hunter::Seal && !self.house(self.seal_player()).hand.is_empty()
    }

    /// Who plays the seal; with four players somebody does.
    #[inline]
    pub(crate) fn seal_player(&self) -> Seat {
        self.owner(Hunter::Seal).unwrap_or(self.active)
    }

    /// The cell that a seal would reach in a direction.
    #[inline]
    fn way_out(&self, seal: Figure, direction: Direction) -> Option<Cell> {
        self.cell_of(seal)?.step(direction).filter(|&cell| !self.berg.contains(cell))
    }

    /// The drift cards of the seal's player that lead somewhere, or no flight.
    #[inline]
    pub(crate) fn offer_flights(&self, seal: Figure, offer: &mut impl Offer) {
        let hand = self.house(self.seal_player()).hand;
        for direction in Direction::all() {
            let cards = hand.common(&Card::of_direction(direction));
            if !cards.is_empty() && self.way_out(seal, direction).is_some() {
                Card::each(cards).for_each(|card| offer.one(Action::Flee(card)));
            }
        }
        offer.one(Action::Stay);
    }

    /// The attacker's cards that stop the flight, or none of them.
    #[inline]
    pub(crate) fn offer_answers(&self, card: Card, offer: &mut impl Offer) {
        if let Some(direction) = card.direction() {
            let fitting = self.house(self.active).hand.common(&Card::of_direction(direction));
            Card::each(fitting).for_each(|card| offer.one(Action::Answer(card)));
        }
        offer.one(Action::Pass);
    }

    /// The seal does not flee: it is captured and nobody draws.
    pub(crate) fn stay(&mut self, attacker: Figure, seal: Figure, log: &mut impl Log<Event>) {
        log.tell(Event::DoesNotFlee { who: self.seal_player(), figure: seal });
        self.capture(attacker, Target::Figure(seal), log);
    }

    /// The seal's player shows a card; the attacker draws one, but never that one, and is asked for an answer.
    pub(crate) fn flee(
        &mut self,
        attacker: Figure,
        seal: Figure,
        card: Card,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let who = self.seal_player();
        self.give_up(who, card);
        log.tell(Event::Flees { who, figure: seal, card });
        self.draw_up_to(self.active, self.house(self.active).hand.len() + 1, dice, log);
        self.discard.insert(card.number());
        self.stage = Stage::Answer { attacker, seal, card };
    }

    /// A card of the same direction: the seal is captured after all.
    pub(crate) fn answer(
        &mut self,
        attacker: Figure,
        seal: Figure,
        card: Card,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let who = self.active;
        self.give_up(who, card);
        self.discard.insert(card.number());
        log.tell(Event::Answers { who, card });
        self.capture(attacker, Target::Figure(seal), log);
        self.replace_answer(dice, log);
    }

    /// No answer: the seal gets away, onto or under the ice if there is some.
    pub(crate) fn let_go(
        &mut self,
        attacker: Figure,
        seal: Figure,
        card: Card,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        log.tell(Event::DoesNotAnswer { who: self.active });
        let Some(cell) = card.direction().and_then(|direction| self.way_out(seal, direction)) else {
            return cannot_be();
        };
        if self.ice.contains(cell) {
            self.stage = Stage::FleeTo { attacker, seal, cell };
        } else {
            self.get_away(attacker, seal, cell, Level::Water, dice, log);
        }
    }

    /// The seal arrives.
    pub(crate) fn get_away(
        &mut self,
        attacker: Figure,
        seal: Figure,
        to: Cell,
        level: Level,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        if let Some(from) = self.cell_of(seal) {
            log.tell(Event::Escapes { figure: seal, from, to, depth: self.depth(to, level) });
        }
        self.put(seal, to, level);
        self.stage = Stage::Hunt { hunter: attacker.hunter() };
        self.replace_answer(dice, log);
    }

    /// After a flight the attacker draws one card if there are fewer than three.
    fn replace_answer(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let held = self.house(self.active).hand.len();
        if held < HAND {
            self.draw_up_to(self.active, held + 1, dice, log);
        }
    }
}
