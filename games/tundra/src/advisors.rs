//! Free actions: rerolling, changing and buying dice for berries, and what advisors do (rules, 4.3 and 4.7).

use std::ops::ControlFlow;

use engine::{Dice, Log, cannot_be};

use crate::action::Action;
use crate::boards::{Face, Worker};
use crate::cards::Card;
use crate::effects::{Effect, Gain, MOST_BERRIES, MOST_RESOURCES, Price};
use crate::event::{Event, Why};
use crate::hexes::{Hex, hexes_in};
use crate::round::roll_one;
use crate::state::{Step, Tundra};

/// What the prospector finds where there is no resource.
const FOUND_BERRIES: Gain = Gain::berries(2);

impl Tundra {
    /// Rolls an unused die again.
    pub(crate) fn reroll(&mut self, from: Face, price: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let to = roll_one(dice);
        let me = self.me_mut();
        me.berries -= price;
        me.unused[from.index()] -= 1;
        me.unused[to.index()] += 1;
        log.tell(Event::Rerolls { who: self.active, from, to, price });
    }

    pub(crate) fn reroll_free(&mut self, face: Face, left: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.reroll(face, 0, dice, log);
        if left > 1 {
            self.set_step(Step::Rerolls { left: left - 1 });
        } else {
            self.steps.pop();
        }
    }

    /// Makes an unused die one higher or lower for berries.
    pub(crate) fn change(&mut self, from: Face, to: Face, log: &mut impl Log<Event>) {
        let price = self.me().title.numbers().change;
        self.me_mut().berries -= price;
        self.turn_die(from, to, price, log);
    }

    fn turn_die(&mut self, from: Face, to: Face, price: u8, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.unused[from.index()] -= 1;
        me.unused[to.index()] += 1;
        log.tell(Event::Turns { who: self.active, from, to, price });
    }

    /// Buys a die and rolls it at once.
    pub(crate) fn buy_die(&mut self, price: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let face = roll_one(dice);
        let me = self.me_mut();
        me.berries -= price;
        me.supply -= 1;
        me.unused[face.index()] += 1;
        log.tell(Event::Buys { who: self.active, face, price });
    }

    /// Asks an advisor, who then rests until the next round, whatever is declined.
    pub(crate) fn ask(&mut self, card: Card, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.me_mut().rotated.insert(card.number());
        log.tell(Event::Asks { who: self.active, card });
        self.start(card.effect(Face::default()), Why::Card(card), dice, log);
    }

    /// Can an advisor do anything now?
    pub(crate) fn advisor_helps(&self, card: Card) -> bool {
        let me = self.me();
        let berry_room = me.berries < MOST_BERRIES;
        match card.effect(Face::default()) {
            Effect::Walk(_) => me.workers.iter().flatten().any(|&hex| self.layout.next_to(hex) != 0),
            Effect::Gain(gain) => {
                let store = me.stock.iter().zip(gain.resources);
                let fits = store.into_iter().any(|(&stock, count)| count > 0 && stock < MOST_RESOURCES);
                gain.points > 0 || fits || (gain.berries > 0 && berry_room)
            }
            Effect::SetDie | Effect::Rerolls(_) | Effect::Flip => me.has_dice(),
            Effect::Trade(price, gain) => {
                let affordable = match price {
                    Price::Berries(count) => me.berries >= count,
                    Price::Alike(count) => me.stock.iter().any(|&stock| stock >= count),
                };
                // Paying with a resource makes room for one.
                let room = match price {
                    Price::Berries(_) => me.room().next().is_some(),
                    Price::Alike(_) => true,
                };
                affordable && (gain.any == 0 || room) && (gain.berries == 0 || berry_room)
            }
            Effect::Gather(_) => self.can_gather(),
            Effect::Recruit => me.idle_worker().is_some() && me.has_pair(),
            Effect::Build(_) => self.sites() != 0,
            Effect::BuyDie(price) => me.berries >= price && me.supply > 0,
            Effect::Prospect => self.hidden_glades() != 0 || berry_room,
            Effect::Post => self.postable().next().is_some(),
            Effect::TowerBerries => !me.towers.is_empty() && berry_room,
            Effect::Harvest(_)
            | Effect::Hire(_)
            | Effect::Pairs
            | Effect::Market(_)
            | Effect::Crafts(_)
            | Effect::Upgrade(_) => false,
        }
    }

    /// Sets an unused die to another value.
    pub(crate) fn set_die(&mut self, from: Face, to: Face, log: &mut impl Log<Event>) {
        self.steps.pop();
        self.turn_die(from, to, 0, log);
    }

    /// Turns an unused die to its opposite face.
    pub(crate) fn flip(&mut self, face: Face, log: &mut impl Log<Event>) {
        self.steps.pop();
        self.turn_die(face, face.opposite(), 0, log);
        self.give(Gain::berries(1), Why::Choice, log);
    }

    pub(crate) fn begin_prospect(&mut self, why: Why, log: &mut impl Log<Event>) {
        if self.hidden_glades() == 0 {
            self.give(FOUND_BERRIES, why, log);
        } else {
            self.steps.push(Step::Prospect);
        }
    }

    pub(crate) fn offer_prospects(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        hexes_in(self.hidden_glades()).try_for_each(|hex| offer(Action::Reveal(hex)))
    }

    pub(crate) fn prospect(&mut self, hex: Hex, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.steps.pop();
        self.turn_up(hex, dice, log);
        match self.resource(hex) {
            Some(_) => self.yield_of(hex, log),
            None => self.give(FOUND_BERRIES, Why::Glade(hex), log),
        }
    }

    /// Workers that can be carried to another open glade; of those that stand together, the first.
    fn postable(&self) -> impl Iterator<Item = Worker> {
        let workers = &self.me().workers;
        let alone = move |index: usize| !workers[..index].contains(&workers[index]);
        let leaves = move |index: usize| workers[index].is_some_and(|hex| self.open & !hex.bit() != 0);
        (0..Worker::COUNT).filter(move |&index| leaves(index) && alone(index)).map(|index| Worker::new(index as u8))
    }

    pub(crate) fn offer_posts(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.postable().try_for_each(|worker| {
            let here = self.me().workers[worker.index()].map_or(0, Hex::bit);
            hexes_in(self.open & !here).try_for_each(|hex| offer(Action::Post(worker, hex)))
        })
    }

    /// Carries a worker to an open glade. That is no step, but brings the glade's resource.
    pub(crate) fn post(&mut self, worker: Worker, to: Hex, log: &mut impl Log<Event>) {
        self.steps.pop();
        let who = self.active;
        match self.me_mut().workers[worker.index()].replace(to) {
            Some(from) => log.tell(Event::Posts { who, worker, from, to }),
            None => cannot_be(),
        }
        self.yield_of(to, log);
    }
}
