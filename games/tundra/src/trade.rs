//! Trade: the market and its cards, upgrading boards, and prices that cards ask for (rules, 5.9 and 5.11).

use std::ops::ControlFlow;

use engine::{Dice, Log, Row, cannot_be, certainly};

use crate::action::Action;
use crate::boards::Board;
use crate::cards::Card;
use crate::effects::{Gain, Price};
use crate::event::{Event, Why};
use crate::state::{Step, Tundra};

impl Tundra {
    /// Draws a city card; the discard pile becomes the deck if need be.
    fn draw(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = self.discard.take_all();
            log.tell(Event::Reshuffles { cards: self.deck.len() as u8 });
        }
        self.deck.draw(dice).map(Card::new)
    }

    /// All cards of the market go to the discard pile.
    pub(crate) fn clear_market(&mut self) {
        for place in &mut self.market {
            if let Some(card) = place.take() {
                self.discard.insert(card.number());
            }
        }
    }

    /// Fills an empty market from left to right.
    pub(crate) fn lay_market(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut laid: Row<Card, 6> = Row::new();
        for place in 0..self.market_size() {
            let Some(card) = self.draw(dice, log) else { break };
            self.market[place] = Some(card);
            laid.push(card);
        }
        log.tell(Event::LaysMarket { cards: laid });
    }

    pub(crate) fn refresh(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.steps.pop();
        log.tell(Event::Refreshes { who: self.active });
        self.clear_market();
        self.lay_market(dice, log);
    }

    pub(crate) fn offer_market(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.market.iter().flatten().try_for_each(|&card| offer(Action::Card(card)))?;
        offer(Action::Skip)
    }

    /// Takes a card from the market, which is not refilled.
    pub(crate) fn take_card(&mut self, card: Card, log: &mut impl Log<Event>) {
        match self.market.iter_mut().find(|place| **place == Some(card)) {
            Some(place) => *place = None,
            None => cannot_be(),
        }
        log.tell(Event::TakesCard { who: self.active, card });
        if !card.is_advisor() {
            self.set_step(Step::Tuck { card });
        } else if self.me().advisors.len() < usize::from(self.me().title.numbers().advisors) {
            self.me_mut().advisors.push(card);
            self.steps.pop();
        } else {
            self.set_step(Step::Dismiss { card });
        }
    }

    /// One of the advisors already there goes; the new one stays.
    pub(crate) fn dismiss(&mut self, old: Card, card: Card, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        certainly(me.advisors.take(old));
        me.rotated.remove(old.number());
        me.advisors.push(card);
        self.discard.insert(old.number());
        self.steps.pop();
        log.tell(Event::Dismisses { who: self.active, card: old });
    }

    /// Boards with a free place; where there is none, each market boost that could be replaced.
    pub(crate) fn offer_tuck(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        let most = usize::from(me.title.numbers().boosts);
        for &board in Board::ALL {
            let there = &me.boosts[board.index()];
            if there.len() < most {
                offer(Action::Tuck(board))?;
            } else {
                there.iter().try_for_each(|&old| offer(Action::Replace(board, old)))?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn tuck(&mut self, card: Card, board: Board, replaced: Option<Card>, log: &mut impl Log<Event>) {
        let there = &mut self.me_mut().boosts[board.index()];
        let place = there.iter().position(|&old| Some(old) == replaced);
        match place {
            Some(place) => there[place] = card,
            None => there.push(card),
        }
        let place = place.unwrap_or(there.len() - 1);
        if let Some(old) = replaced {
            self.discard.insert(old.number());
        }
        self.steps.pop();
        log.tell(Event::Tucks { who: self.active, card, board, replaced });
        self.join_activation(board, place);
    }

    /// Can the active player pay for upgrading a board?
    #[inline]
    pub(crate) fn can_upgrade(&self, board: Board) -> bool {
        let me = self.me();
        !me.upgraded(board) && board.cost().iter().zip(me.stock).all(|(&cost, stock)| stock >= cost)
    }

    pub(crate) fn offer_upgrades(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        for &board in Board::ALL.iter().filter(|&&board| self.can_upgrade(board)) {
            offer(Action::Upgrade(board))?;
        }
        offer(Action::Done)
    }

    /// Turns a board over; boosts and dice stay where they are.
    pub(crate) fn upgrade(&mut self, board: Board, left: u8, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        for (stock, cost) in me.stock.iter_mut().zip(board.cost()) {
            *stock -= cost;
        }
        me.upgraded |= board.bit();
        log.tell(Event::Upgrades { who: self.active, board });
        self.give(Gain::points(1), Why::Upgrades, log);
        if left > 1 {
            self.set_step(Step::Upgrade { left: left - 1 });
        } else {
            self.steps.pop();
        }
    }

    pub(crate) fn offer_price(
        &self,
        price: Price,
        declinable: bool,
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match price {
            Price::Berries(count) if self.me().berries >= count => offer(Action::PayBerries)?,
            Price::Berries(_) => {}
            Price::Alike(count) => self.me().has(count).try_for_each(|kind| offer(Action::Pay(kind)))?,
        }
        if declinable { offer(Action::Skip) } else { ControlFlow::Continue(()) }
    }

    /// Pays what a card asks for and receives what it gives.
    pub(crate) fn pay(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Step::Trade { card, price, gain, .. } = self.step() else { return cannot_be() };
        let who = self.active;
        match (action, price) {
            (Action::Pay(resource), Price::Alike(count)) => {
                self.me_mut().stock[resource.index()] -= count;
                log.tell(Event::Pays { who, resource, count });
            }
            (_, Price::Berries(count)) => {
                self.me_mut().berries -= count;
                log.tell(Event::PaysBerries { who, count });
            }
            (_, Price::Alike(_)) => return,
        }
        self.steps.pop();
        self.gain(gain, Why::Card(card), log);
    }
}
