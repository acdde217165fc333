//! A die acts on a board: the board's action and those of the boosts under it, in any order, each as a whole (rules, 4.5);
//! and what each kind of action begins with.

use std::ops::ControlFlow;

use engine::{Dice, Log, cannot_be};

use crate::action::Action;
use crate::boards::{Board, Face};
use crate::cards::Card;
use crate::effects::{Effect, Gain};
use crate::event::{Event, Why};
use crate::state::{Decline, Step, Tundra};

/// Bits of what is left to do: the board's action, that of the starting boost, those of market boosts.
pub(crate) const OF_BOARD: u8 = 1;
pub(crate) const OF_STARTING: u8 = 2;
pub(crate) const OF_BOOST: u8 = 4;
const CARD_BITS: [u8; 3] = [OF_STARTING, OF_BOOST, OF_BOOST << 1];

impl Tundra {
    /// Puts a die on an own board. The side that is up at this moment counts.
    pub(crate) fn use_die(&mut self, face: Face, board: Board, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.unused[face.index()] -= 1;
        me.slots[board.index()] |= face.bit();
        let starting = if me.starting[board.index()].is_some() { OF_STARTING } else { 0 };
        let boosts = OF_BOOST * ((1 << me.boosts[board.index()].len()) - 1);
        let left = OF_BOARD | starting | boosts;
        let upgraded = me.upgraded(board);
        self.set_step(Step::Post);
        self.steps.push(Step::Activation { board, face, upgraded, left });
        log.tell(Event::Uses { who: self.active, face, board });
    }

    pub(crate) fn offer_activation(
        &self,
        board: Board,
        left: u8,
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left & OF_BOARD != 0 {
            offer(Action::ActBoard)?;
        }
        self.waiting(board, left).try_for_each(|card| offer(Action::Act(card)))?;
        offer(Action::Stop)
    }

    /// The boosts under a board whose actions are left.
    #[inline]
    pub(crate) fn waiting(&self, board: Board, left: u8) -> impl Iterator<Item = Card> {
        CARD_BITS.into_iter().filter_map(move |bit| self.acting_card(board, left & bit))
    }

    /// The boost under a board that a single bit stands for.
    #[inline]
    fn acting_card(&self, board: Board, bit: u8) -> Option<Card> {
        let me = self.me();
        match bit {
            OF_STARTING => me.starting[board.index()],
            OF_BOOST => me.boosts[board.index()].first().copied(),
            0 | OF_BOARD => None,
            _ => me.boosts[board.index()].get(1).copied(),
        }
    }

    /// The only action that is left starts by itself; without one, the die is done.
    #[inline]
    pub(crate) fn act_last(&mut self, left: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        match left {
            0 => {
                self.steps.pop();
            }
            OF_BOARD => self.act_board(dice, log),
            _ => self.act_bit(left, dice, log),
        }
    }

    pub(crate) fn act_board(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Step::Activation { board, face, upgraded, left } = self.step() else { return cannot_be() };
        self.set_step(Step::Activation { board, face, upgraded, left: left & !OF_BOARD });
        self.start(board.effect(upgraded, face), Why::Board(board), dice, log);
    }

    pub(crate) fn act_card(&mut self, card: Card, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Step::Activation { board, left, .. } = self.step() else { return cannot_be() };
        for bit in CARD_BITS {
            if self.acting_card(board, left & bit) == Some(card) {
                self.act_bit(bit, dice, log);
                return;
            }
        }
    }

    fn act_bit(&mut self, bit: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Step::Activation { board, face, upgraded, left } = self.step() else { return cannot_be() };
        self.set_step(Step::Activation { board, face, upgraded, left: left & !bit });
        let Some(card) = self.acting_card(board, bit) else { return cannot_be() };
        log.tell(Event::Acts { who: self.active, card });
        self.start(card.effect(face), Why::Card(card), dice, log);
    }

    /// A boost was tucked under a board: if that board is acting right now, the boost may act too (4.5).
    pub(crate) fn join_activation(&mut self, under: Board, place: usize) {
        for step in self.steps.iter_mut() {
            if let Step::Activation { board, left, .. } = step
                && *board == under
            {
                *left |= OF_BOOST << place;
            }
        }
    }

    /// Begins an action.
    pub(crate) fn start(&mut self, effect: Effect, why: Why, dice: &mut Dice, log: &mut impl Log<Event>) {
        match effect {
            Effect::Gain(gain) => self.gain(gain, why, log),
            Effect::Walk(steps) => self.begin_walk(steps),
            Effect::Gather(count) => self.begin_gather(count),
            Effect::Harvest(left) => self.steps.push(Step::Take { left, decline: Decline::Done }),
            Effect::Build(left) => self.steps.push(Step::Build { left, built: 0 }),
            Effect::Hire(left) => self.steps.push(Step::Hire { left, berry: true, used: 0 }),
            Effect::Recruit => self.steps.push(Step::Hire { left: 1, berry: false, used: 0 }),
            Effect::Pairs => {
                let left = self.me().towers.len() as u8;
                if left > 0 {
                    self.steps.push(Step::Pairs { left });
                }
            }
            Effect::Market(market) => {
                self.give(Gain::berries(market.berries), why, log);
                self.steps.push(Step::Market);
                if market.refresh {
                    self.steps.push(Step::Refresh);
                }
            }
            Effect::Crafts(berries) => {
                self.give(Gain::berries(berries), why, log);
                self.steps.push(Step::Upgrade { left: 4 });
            }
            Effect::Upgrade(left) => self.steps.push(Step::Upgrade { left }),
            Effect::Trade(price, gain) => {
                let Why::Card(card) = why else { return cannot_be() };
                // For an advisor the price is part of the commitment.
                self.steps.push(Step::Trade { card, price, gain, declinable: !card.is_advisor() });
            }
            Effect::SetDie => self.steps.push(Step::SetDie),
            Effect::Rerolls(left) => self.steps.push(Step::Rerolls { left }),
            Effect::Flip => self.steps.push(Step::Flip),
            Effect::BuyDie(price) => self.buy_die(price, dice, log),
            Effect::Prospect => self.begin_prospect(why, log),
            Effect::Post => self.steps.push(Step::Posting),
            Effect::TowerBerries => {
                let towers = self.me().towers.len() as u8;
                self.give(Gain::berries(towers), why, log);
            }
        }
    }

    /// Receives something, and then chooses what may be chosen of it.
    pub(crate) fn gain(&mut self, gain: Gain, why: Why, log: &mut impl Log<Event>) {
        self.give(gain, why, log);
        if gain.any > 0 {
            self.steps.push(Step::Take { left: gain.any, decline: Decline::Never });
        }
    }
}
