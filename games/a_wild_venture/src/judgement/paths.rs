//! First sight of the trails: where an adventurer should go, and where it should stop.

use super::glance::Glance;
use super::priors::INSTINCTS;
use super::worth;
use crate::language::Mods;
use crate::state::{AWildVenture, Step};
use crate::trails::{Marker, Reward, Space, Toll};

impl AWildVenture {
    /// The best that the own adventurer finds within so many steps.
    pub(super) fn best_way(&self, steps: u8, glance: &Glance<'_>) -> f32 {
        glance.way(steps, || self.way(glance.me.space, steps, glance))
    }

    /// The best that can be found within so many steps from a space.
    fn way(&self, from: Space, left: u8, glance: &Glance<'_>) -> f32 {
        if left == 0 {
            return 0.0;
        }
        let exits = from.exits(self.side).iter();
        let ways = exits.map(|exit| {
            let here = self.arriving(exit.to, glance);
            here.max(self.way(exit.to, left - 1, glance)) - self.toll(exit.toll, glance)
        });
        ways.fold(0.0, f32::max)
    }

    fn toll(&self, toll: Toll, glance: &Glance<'_>) -> f32 {
        match toll {
            Toll::Nothing => 0.0,
            Toll::Coins(n) => glance.coin * f32::from(n),
            Toll::Cards(n) => 0.4 * glance.time.ramp * f32::from(n),
        }
    }

    /// What it is worth to stop on a space.
    pub(super) fn arriving(&self, space: Space, glance: &Glance<'_>) -> f32 {
        let ramp = glance.time.ramp;
        let me = glance.me;
        let now = match self.reward_at(space) {
            Reward::Chest(chest) => {
                let tucks = self.best_tucks(chest.index() as u8 + 1, glance);
                tucks.max(ramp * worth::reward(Reward::Chest(chest), me.advanced) * 0.6)
            }
            Reward::Enchantment => match space.marker() {
                Marker::Pair(token) if self.pairs[token.index() & 1] > 0 && me.pairs() & token.bit() == 0 => {
                    ramp * 1.2 + 0.6 * glance.gear() * ramp
                }
                _ => 0.0,
            },
            Reward::Gain(n) => glance.coin * f32::from(n),
            Reward::Starter(starter) if !me.is_advanced(starter) => 0.3 + INSTINCTS.upgrade * glance.time.turns,
            other => ramp * worth::reward(other, me.advanced),
        };
        let from = if space.is_end() { Space::HOME } else { space };
        now + 0.3 * ramp * self.nearby(from)
    }

    /// What lies right behind a space.
    fn nearby(&self, space: Space) -> f32 {
        let next = space.exits(self.side).iter();
        next.map(|exit| self.space_worth(exit.to, 0)).fold(0.0, f32::max)
    }

    pub(super) fn going(&self, space: Space, glance: &Glance<'_>) -> f32 {
        let (left, toll) = match glance.step {
            Step::Travel { left, mods, .. } => {
                let exit = glance.me.space.exits(self.side).iter().find(|exit| exit.to == space);
                let free = mods.has(Mods::TOLL_FREE);
                (left, exit.filter(|_| !free).map_or(0.0, |exit| self.toll(exit.toll, glance)))
            }
            _ => (1, 0.0),
        };
        self.arriving(space, glance).max(self.way(space, left.saturating_sub(1), glance)) - toll
    }
}
