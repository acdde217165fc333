//! Moving: from where warriors are not needed to where they are, and all of them but a guard.

use engine::DOUBTFUL;

use crate::action::Action;
use crate::factions::{Faction, Piece};
use crate::map::Clearing;
use crate::question::Question;
use crate::state::Root;

use super::NUMBERS;

impl Root {
    pub(super) fn move_weight(&self, who: Faction, question: Question, action: Action) -> f32 {
        match (question, action) {
            (Question::MoveFrom { .. } | Question::MarchSecond | Question::Cobbler, Action::Clearing(from)) => {
                self.leave_weight(who, from)
            }
            (Question::MoveTo { from, .. }, Action::Clearing(to)) => self.enter_weight(who, from, to),
            (Question::MoveCount { from, .. }, Action::Number(count)) => {
                let here = self.site(from).warriors(who);
                let guard = u8::from(self.site(from).cardboard_of(who) > 0);
                match here - count {
                    // All guards together are the last guard, too.
                    left if left < guard && self.strips(who, from) => DOUBTFUL,
                    left if left < guard => 0.4,
                    left if left == guard => 3.0,
                    left => 0.5 + 1.0 / f32::from(left),
                }
            }
            (Question::MoveAllyCount { .. }, Action::Number(count)) => f32::from(count),
            _ => 1.0,
        }
    }

    /// Large bands move, and those that have somewhere to go; guards stay.
    fn leave_weight(&self, who: Faction, from: Clearing) -> f32 {
        let site = self.site(from);
        let men = f32::from(site.warriors(who).min(5));
        if site.cardboard_of(who) == 0 || site.warriors(who) > 1 {
            return 0.2 + 0.5 * men + NUMBERS.lure.march * self.lure(who, from);
        }
        if self.strips(who, from) { DOUBTFUL } else { 0.15 }
    }

    /// The best place to go to from here, as far as it is better than a usual one.
    fn lure(&self, who: Faction, from: Clearing) -> f32 {
        let ruled = self.ruled_by(who);
        let near = self.plan().paths[from.index()];
        let open = if ruled.contains(from) { near } else { near.common(ruled) };
        let best = open.iter().map(|to| self.enter_weight(who, from, to)).fold(0.0, f32::max);
        (best - NUMBERS.lure.usual).max(0.0)
    }

    /// Would something dear be left to others next door if the last warrior went away?
    fn strips(&self, who: Faction, from: Clearing) -> bool {
        let site = self.site(from);
        site.cardboard_of(who) > 0 && self.stake(who, site) * self.exposure(who, from, 0) > NUMBERS.loss.dear
    }

    /// To what can be taken, ruled or must be guarded, and after a Vagabond who leads; not into sympathy without need.
    fn enter_weight(&self, who: Faction, from: Clearing, to: Clearing) -> f32 {
        let (site, men) = (self.site(to), self.site(from).warriors(who));
        let mut weight = 0.4;
        for other in self.others(who).iter() {
            if other.is_vagabond() {
                if self.pawn(other) == Some(to) && self.are_opponents(who, other) {
                    let leads = self.shown_points(other) as f32 / 15.0;
                    weight += NUMBERS.lure.hunt * leads * f32::from(men.min(3)) / 3.0;
                }
                continue;
            }
            let cardboard = site.cardboard_of(other);
            if cardboard > 0 && self.are_opponents(who, other) {
                let leads = 0.5 + self.shown_points(other) as f32 / 20.0;
                weight += 0.5 * self.stake(other, site) * leads * super::survey::breaks(men, site.warriors(other));
            }
        }
        if site.cardboard_of(who) > 0 && site.warriors(who) < 2 {
            weight += 0.8;
        }
        if self.open_slots(to) > 0 && !self.rules(who, to) {
            weight += 0.5;
        }
        if who != Faction::Alliance && site.count(Piece::Sympathy) > 0 {
            weight *= 0.5;
        }
        if self.alarm(who).contains(to) {
            weight += NUMBERS.victory.alarm * f32::from(men.min(3)) / 3.0;
        }
        weight
    }
}
