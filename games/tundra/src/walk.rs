//! Walking: steps from glade to glade, what is turned up and received on the way (rules, 5.3); and gathering from where
//! one's figures stand (5.5).

use std::ops::ControlFlow;

use engine::{Dice, Log, cannot_be};

use crate::action::Action;
use crate::boards::Worker;
use crate::effects::{Gain, Resource};
use crate::event::{Event, Why};
use crate::hexes::{Hex, hexes_in};
use crate::state::{Decline, Step, Tundra};

impl Tundra {
    /// A walk of so many steps: one action, in which no worker enters a place twice.
    pub(crate) fn begin_walk(&mut self, left: u8) {
        let workers = self.me().workers;
        for (track, place) in self.tracks.iter_mut().zip(workers) {
            *track = place.map_or(0, Hex::bit);
        }
        self.steps.push(Step::Walk { left });
    }

    pub(crate) fn end_walk(&mut self) {
        self.tracks = [0; Worker::COUNT];
        self.steps.pop();
    }

    /// Each worker and each place beside it where it has not been. Workers that stand together and have been at the
    /// same places are alike: the first of them goes.
    #[inline]
    pub(crate) fn offer_steps(&self, offer: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let workers = &self.me().workers;
        for (index, place) in workers.iter().enumerate() {
            let Some(hex) = *place else { continue };
            let track = self.tracks[index];
            if (0..index).any(|other| workers[other] == *place && self.tracks[other] == track) {
                continue;
            }
            let worker = Worker::new(index as u8);
            for next in hexes_in(self.layout.next_to(hex) & !track) {
                offer(Action::Move(worker, next))?;
            }
        }
        offer(Action::Done)
    }

    pub(crate) fn walk(&mut self, worker: Worker, to: Hex, left: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let who = self.active;
        match self.me_mut().workers[worker.index()].replace(to) {
            Some(from) => log.tell(Event::Walks { who, worker, from, to }),
            None => cannot_be(),
        }
        self.tracks[worker.index()] |= to.bit();
        if self.hidden_glades() & to.bit() != 0 {
            self.turn_up(to, dice, log);
        }
        self.yield_of(to, log);
        if left > 1 {
            self.set_step(Step::Walk { left: left - 1 });
        } else {
            self.end_walk();
        }
    }

    /// The active player receives the resource of a glade, if it has one.
    pub(crate) fn yield_of(&mut self, hex: Hex, log: &mut impl Log<Event>) {
        if let Some(resource) = self.resource(hex) {
            self.give(Gain::of(resource, 1), Why::Glade(hex), log);
        }
    }

    /// Each figure on a glade with a resource can bring one of it.
    pub(crate) fn begin_gather(&mut self, left: u8) {
        let from = self.yields.map(|glades| self.me().figures_on(glades));
        self.steps.push(Step::Gather { left, from });
    }

    /// Would gathering bring anything?
    #[inline]
    pub(crate) fn can_gather(&self) -> bool {
        self.me().room().any(|kind| self.me().figures_on(self.yields[kind.index()]) > 0)
    }

    pub(crate) fn offer_gather(
        &self,
        from: [u8; 3],
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for kind in self.me().room().filter(|kind| from[kind.index()] > 0) {
            offer(Action::Take(kind))?;
        }
        offer(Action::Done)
    }

    pub(crate) fn offer_take(
        &self,
        decline: Decline,
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for kind in self.me().room() {
            offer(Action::Take(kind))?;
        }
        match decline {
            Decline::Never => ControlFlow::Continue(()),
            Decline::Skip => offer(Action::Skip),
            Decline::Done => offer(Action::Done),
        }
    }

    /// Takes one resource, gathered or freely chosen.
    pub(crate) fn take(&mut self, resource: Resource, log: &mut impl Log<Event>) {
        self.give(Gain::of(resource, 1), Why::Choice, log);
        match self.step() {
            Step::Gather { left, mut from } if left > 1 => {
                from[resource.index()] -= 1;
                self.set_step(Step::Gather { left: left - 1, from });
            }
            Step::Take { left, decline } if left > 1 => self.set_step(Step::Take { left: left - 1, decline }),
            _ => {
                self.steps.pop();
            }
        }
    }
}
