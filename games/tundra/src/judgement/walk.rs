//! First sight of a walk: which worker goes where.

use super::priors::DOUBT;
use super::rates::Rates;
use crate::action::Action;
use crate::boards::{TOWERS, Worker};
use crate::effects::{MOST_RESOURCES, Resource};
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::Hex;
use crate::state::Tundra;

/// A step into a settlement.
const HOME: f32 = -0.4;

/// What all steps of a walk share.
struct Walk {
    rates: Rates,
    /// Steps to come.
    left: u8,
    /// Is there a tower in the supply?
    builds: bool,
    /// Does the personal goal count where workers stand?
    on_map: bool,
    /// Does any goal count the glade on which somebody stands?
    counted: bool,
    /// What a tower would bring where each worker stands; nothing where none can be built.
    sites: [Option<f32>; Worker::COUNT],
}

impl Tundra {
    /// What each choice seems to be worth.
    pub(super) fn judge_walk(&self, left: u8, actions: &[Action], out: &mut Vec<f32>) {
        let me = self.me();
        let walk = self.walk_at_sight(left);
        let mut sure = false;
        for &action in actions {
            let Action::Move(worker, to) = action else {
                out.push(0.0);
                continue;
            };
            if to.is_settlement() {
                let nowhere = left <= 1 && me.personal != Some(PersonalGoal::Types);
                out.push(if nowhere { DOUBT } else { HOME });
                continue;
            }
            let site = self.is_site(&walk, to).then(|| self.tower_worth(me, &walk.rates, to));
            let rewards = self.rewards(to);
            if rewards && !sure {
                sure = me.workers[worker.index()].is_some_and(|from| self.may_leave(&walk, worker, from, to, site));
            }
            out.push(if rewards || !self.leads_nowhere(&walk, to) {
                self.step_worth(&walk, worker, to, site)
            } else {
                DOUBT
            });
        }
        if sure {
            self.doubt_idleness(actions, out);
        }
    }

    /// With a step at hand that is surely good, nobody stands still or goes home.
    fn doubt_idleness(&self, actions: &[Action], out: &mut [f32]) {
        let at_home = self.me().personal == Some(PersonalGoal::Types);
        for (action, worth) in actions.iter().zip(out) {
            match action {
                Action::Move(_, to) if at_home || !to.is_settlement() => {}
                _ => *worth = DOUBT,
            }
        }
    }

    fn walk_at_sight(&self, left: u8) -> Walk {
        let me = self.me();
        let rates = Rates::of(self, me, 0);
        let builds = me.towers.len() < usize::from(TOWERS);
        let mut sites = [None; Worker::COUNT];
        for (site, place) in sites.iter_mut().zip(me.workers) {
            let free = |hex: &Hex| builds && !hex.is_settlement() && self.towers & hex.bit() == 0;
            *site = place.filter(free).map(|hex| self.tower_worth(me, &rates, hex));
        }
        Walk {
            rates,
            left,
            builds,
            on_map: matches!(
                me.personal,
                Some(
                    PersonalGoal::Types
                        | PersonalGoal::Garrison
                        | PersonalGoal::Edge
                        | PersonalGoal::MajorBrushwood
                        | PersonalGoal::MajorStone
                        | PersonalGoal::MajorPeat
                )
            ),
            counted: me.personal.is_some() || self.goals.iter().any(|card| glades(card.goal).is_some()),
            sites,
        }
    }

    /// A tower could be built on this glade, which is face up.
    fn is_site(&self, walk: &Walk, hex: Hex) -> bool {
        walk.builds && self.towers & hex.bit() == 0 && self.open & hex.bit() != 0
    }

    /// A step onto this glade brings something at once.
    fn rewards(&self, to: Hex) -> bool {
        match self.resource(to) {
            Some(kind) => self.me().stock[kind.index()] < MOST_RESOURCES,
            None => self.hidden_glades() & to.bit() != 0,
        }
    }

    /// Standing here is good for nothing, and no further step follows for which it is on the way.
    fn leads_nowhere(&self, walk: &Walk, to: Hex) -> bool {
        walk.left <= 1 && !walk.counted && !(walk.builds && self.towers & to.bit() == 0)
    }

    /// Nothing is lost if a worker leaves this place for that one: no site for a tower, and no goal.
    fn may_leave(&self, walk: &Walk, worker: Worker, from: Hex, to: Hex, site: Option<f32>) -> bool {
        if walk.on_map {
            return false;
        }
        let me = self.me();
        let alone = me.figures_on(from.bit()) == 1;
        let counts = |hex: Hex, kind: Resource| self.yields[kind.index()] & hex.bit() != 0;
        let mut kinds = self.goals.iter().filter_map(|card| glades(card.goal));
        let missed =
            kinds.any(|kind| alone && counts(from, kind) && !(counts(to, kind) && me.figures_on(to.bit()) == 0));
        // Nobody knows yet what a tower would bring where the glade is still face down.
        let unseen = walk.builds && (self.open | self.towers) & to.bit() == 0;
        let there = site.unwrap_or(if unseen { 1.0 + walk.rates.rounds } else { 0.0 });
        !missed && (!alone || walk.sites[worker.index()].unwrap_or(0.0) <= there)
    }

    /// A step onto a glade: its resource, news, and a place to build.
    fn step_worth(&self, walk: &Walk, worker: Worker, to: Hex, site: Option<f32>) -> f32 {
        let me = self.me();
        let mut worth = 0.1;
        match self.resource(to) {
            Some(kind) if me.stock[kind.index()] < MOST_RESOURCES => {
                worth += walk.rates.resource * (1.0 - 0.05 * f32::from(me.stock[kind.index()]));
            }
            Some(_) => {}
            None if self.hidden_glades() & to.bit() != 0 => worth += walk.rates.resource,
            None => {}
        }
        if let Some(there) = site {
            worth += 0.12 * there;
        }
        // A worker beside the own tower gathers as much, but leaving a site that is good for a tower is a pity.
        if let Some(here) = walk.sites[worker.index()] {
            worth -= 0.1 * here;
        }
        worth
    }
}

/// The glades that a goal counts.
fn glades(goal: CommonGoal) -> Option<Resource> {
    match goal {
        CommonGoal::Brushwood => Some(Resource::Brushwood),
        CommonGoal::Stone => Some(Resource::Stone),
        CommonGoal::Peat => Some(Resource::Peat),
        _ => None,
    }
}
