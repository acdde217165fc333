//! Architecture: towers and their bonuses, hiring workers, pairs for points (rules, 5.6, 5.7 and 5.10).

use std::ops::ControlFlow;

use engine::{Log, Surely, cannot_be};

use crate::action::Action;
use crate::boards::{TOWERS, Worker};
use crate::effects::{Gain, Resource};
use crate::event::{Event, Why};
use crate::hexes::{ALL_SETTLEMENTS, Hex, hexes_in};
use crate::state::{Step, Tower, Tundra, Workers};

impl Tundra {
    /// Glades where the active player could build now: an own worker, no tower, a tower in the supply and a pair.
    #[inline]
    pub(crate) fn sites(&self) -> u64 {
        let me = self.me();
        if me.towers.len() < TOWERS as usize && me.has_pair() {
            me.worker_hexes() & !self.towers & !ALL_SETTLEMENTS
        } else {
            0
        }
    }

    pub(crate) fn offer_sites(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        hexes_in(self.sites()).try_for_each(|hex| offer(Action::Build(hex)))?;
        offer(Action::Done)
    }

    /// The kinds of resources of which one has a pair.
    #[inline]
    pub(crate) fn offer_pairs(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.me().has(2).try_for_each(|kind| offer(Action::Pay(kind)))
    }

    /// A worker goes home and a tower takes its place.
    pub(crate) fn build(&mut self, hex: Hex, paid: Resource, log: &mut impl Log<Event>) {
        self.steps.pop();
        let token = self.token(hex).surely();
        let me = self.me_mut();
        me.stock[paid.index()] -= 2;
        match me.workers.iter_mut().find(|place| **place == Some(hex)) {
            Some(worker) => *worker = None,
            None => cannot_be(),
        }
        me.towers.push(Tower { hex, token });
        self.towers |= hex.bit();
        log.tell(Event::Builds { who: self.active, hex, paid });
        if let Step::Build { left, built } = self.step() {
            if left > 1 {
                self.set_step(Step::Build { left: left - 1, built: built + 1 });
            } else {
                self.end_build(built + 1);
            }
        }
    }

    /// Bonuses come only after the whole action.
    pub(crate) fn end_build(&mut self, built: u8) {
        let next = self.me().towers.len() as u8 - built;
        self.set_step(Step::Bonuses { next, workers: Workers::Each });
    }

    /// The bonus of the next tower, or the end of bonuses.
    pub(crate) fn receive_bonus(&mut self, next: u8, workers: Workers, log: &mut impl Log<Event>) {
        let Some(&Tower { hex, token }) = self.me().towers.get(next as usize) else {
            self.steps.pop();
            return;
        };
        let bonus = token.bonus();
        if bonus.worker && workers == Workers::Choose {
            let to_come = self.me().towers[next as usize..].iter();
            let wanted = to_come.filter(|tower| tower.token.bonus().worker).count() as u8;
            let idle = self.me().idle_workers();
            if idle > 0 && idle < wanted {
                self.set_step(Step::Bonuses { next: next + 1, workers: Workers::Served });
                self.steps.push(Step::Station { served: 0 });
                return;
            }
        }
        self.set_step(Step::Bonuses { next: next + 1, workers });
        if bonus.worker && workers != Workers::Served {
            self.stand_worker(hex, log);
        }
        self.gain(bonus, Why::Tower(hex), log);
    }

    /// A worker from the supply stands on a glade with a tower, if there is one left.
    fn stand_worker(&mut self, hex: Hex, log: &mut impl Log<Event>) {
        if let Some(worker) = self.me().idle_worker() {
            self.me_mut().workers[worker.index()] = Some(hex);
            log.tell(Event::Stations { who: self.active, hex });
        }
    }

    pub(crate) fn offer_stations(
        &self,
        served: u8,
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (index, tower) in self.me().towers.iter().enumerate() {
            if served & (1 << index) == 0 && tower.token.bonus().worker {
                offer(Action::Station(tower.hex))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The player has chosen the tower that gets a worker.
    pub(crate) fn station(&mut self, hex: Hex, served: u8, log: &mut impl Log<Event>) {
        self.stand_worker(hex, log);
        let index = self.me().towers.iter().position(|tower| tower.hex == hex).surely();
        if self.me().idle_worker().is_some() {
            self.set_step(Step::Station { served: served | 1 << index });
        } else {
            self.steps.pop();
        }
    }

    /// Where a worker can be hired: the own settlement, or an own tower that has not got one in this action.
    pub(crate) fn offer_hire(
        &self,
        berry: bool,
        used: u8,
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let me = self.me();
        if me.idle_worker().is_some() && me.has_pair() && (!berry || me.berries > 0) {
            for (index, tower) in me.towers.iter().enumerate() {
                if used & (1 << index) == 0 {
                    offer(Action::Place(tower.hex))?;
                }
            }
            offer(Action::Place(Hex::settlement(self.active)))?;
        }
        offer(Action::Done)
    }

    pub(crate) fn hire(&mut self, hex: Hex, paid: Resource, berry: bool, log: &mut impl Log<Event>) {
        self.steps.pop();
        let me = self.me_mut();
        me.stock[paid.index()] -= 2;
        me.berries -= u8::from(berry);
        let worker = me.idle_worker().map_or(0, Worker::index);
        me.workers[worker] = Some(hex);
        let index = me.towers.iter().position(|tower| tower.hex == hex);
        log.tell(Event::Hires { who: self.active, hex, paid, berry });
        match self.step() {
            Step::Hire { left, berry, used } if left > 1 => {
                let used = used | index.map_or(0, |index| 1 << index);
                self.set_step(Step::Hire { left: left - 1, berry, used });
            }
            _ => {
                self.steps.pop();
            }
        }
    }

    /// Two identical resources become a point.
    pub(crate) fn pair_for_point(&mut self, resource: Resource, left: u8, log: &mut impl Log<Event>) {
        self.me_mut().stock[resource.index()] -= 2;
        log.tell(Event::Pays { who: self.active, resource, count: 2 });
        self.give(Gain::points(1), Why::Pair, log);
        if left > 1 {
            self.set_step(Step::Pairs { left: left - 1 });
        } else {
            self.steps.pop();
        }
    }
}
