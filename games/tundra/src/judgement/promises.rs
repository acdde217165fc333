//! What common goals promise.

use engine::Seat;

use super::rates::{Rates, WEIGHTS};
use crate::effects::MOST_RESOURCES;
use crate::goals::{CommonGoal, PersonalGoal, Tiers};
use crate::state::{GoalCard, Tundra};

impl Tundra {
    /// What counting so many more would bring a player for a common goal.
    pub(crate) fn nearing(&self, seat: Seat, rates: &Rates, goal: CommonGoal, more: u8) -> f32 {
        let Some(card) = self.goals.iter().find(|card| more > 0 && card.goal == goal) else { return 0.0 };
        let (tiers, count) = (goal.tiers(), self.counts(seat, goal));
        let later = promise(goal, count + more) - promise(goal, count);
        let now = if card.die.is_none() && goal.faces() & self.player(seat).faces() != 0 {
            f32::from(tiers.points(count + more) - tiers.points(count))
        } else {
            0.0
        };
        WEIGHTS.goal_later * rates.rounds * later + WEIGHTS.goal_now * now
    }

    /// Who could take a common goal with a die as it is, as a set of seats.
    pub(crate) fn takers(&self, card: &GoalCard) -> u8 {
        if card.die.is_some() {
            return 0;
        }
        let able = |seat: &Seat| {
            self.player(*seat).faces() & card.goal.faces() != 0
                && card.goal.tiers().points(self.counts(*seat, card.goal)) > 0
        };
        self.everyone().filter(able).fold(0, |set, seat| set | 1 << seat.index())
    }

    /// What common goals promise a player; `takers` are those who could take each of them now.
    pub(crate) fn goals_worth(&self, seat: Seat, rates: &Rates, takers: &[u8; 4]) -> f32 {
        let player = self.player(seat);
        let faces = player.faces();
        // Values that a die can be changed to.
        let near = (faces << 1 | faces >> 1) & 0b11_1111;
        let change = player.title.numbers().change;
        // Everybody rolled the same, so whoever comes first takes what both could have.
        let next = self.next_to_use();
        let mut worth = 0.0;
        for (card, takers) in self.goals.iter().zip(takers) {
            let count = self.counts(seat, card.goal);
            worth += WEIGHTS.goal_later * rates.rounds * promise(card.goal, count);
            let points = card.goal.tiers().points(count);
            if card.die.is_none() && points > 0 && faces != 0 {
                let price = if card.goal.faces() & faces != 0 {
                    0.0
                } else if card.goal.faces() & near != 0 && player.berries >= change {
                    f32::from(change) * rates.berry
                } else {
                    continue;
                };
                let rivals = takers & !(1 << seat.index());
                let chance = match rivals {
                    0 => 1.0,
                    _ if next == Some(seat) => WEIGHTS.contested.0,
                    _ => WEIGHTS.contested.1,
                };
                let chance = WEIGHTS.goal_now * chance;
                worth += (chance * f32::from(points) - price).max(0.0);
            }
        }
        worth
    }
}

/// Nothing that a goal counts exceeds this, and no goal asks for as much.
const MOST_COUNTED: usize = 3 * MOST_RESOURCES as usize + 1;

/// What each goal promises by what it counts: see [`on_the_way`].
type Promises<const GOALS: usize> = [[f32; MOST_COUNTED + 1]; GOALS];

static COMMON: Promises<{ CommonGoal::COUNT }> = {
    let mut promises = [[0.0; MOST_COUNTED + 1]; CommonGoal::COUNT];
    let mut goal = 0;
    while goal < CommonGoal::COUNT {
        promises[goal] = all_the_way(&CommonGoal::ALL[goal].tiers());
        goal += 1;
    }
    promises
};

static PERSONAL: Promises<{ PersonalGoal::COUNT }> = {
    let mut promises = [[0.0; MOST_COUNTED + 1]; PersonalGoal::COUNT];
    let mut goal = 0;
    while goal < PersonalGoal::COUNT {
        promises[goal] = all_the_way(&PersonalGoal::ALL[goal].tiers());
        goal += 1;
    }
    promises
};

/// What a common goal promises to somebody who has so much of what it counts.
#[inline]
pub(crate) fn promise(goal: CommonGoal, count: u8) -> f32 {
    COMMON[goal.index()][usize::from(count).min(MOST_COUNTED)]
}

/// What a personal goal promises.
#[inline]
pub(crate) fn promise_of(goal: PersonalGoal, count: u8) -> f32 {
    PERSONAL[goal.index()][usize::from(count).min(MOST_COUNTED)]
}

const fn all_the_way(tiers: &Tiers) -> [f32; MOST_COUNTED + 1] {
    let mut promises = [0.0; MOST_COUNTED + 1];
    let mut count = 0;
    while count < promises.len() {
        promises[count] = on_the_way(tiers, count as f32);
        count += 1;
    }
    promises
}

/// The points of a goal with what has been reached on the way to the next tier.
const fn on_the_way(tiers: &Tiers, count: f32) -> f32 {
    let mut below = (0.0, 0.0);
    let mut tier = 0;
    while tier < tiers.points.len() {
        let (threshold, points) = (tiers.thresholds[tier] as f32, tiers.points[tier] as f32);
        if count < threshold {
            let part = (count - below.0) / (threshold - below.0);
            // Half of it, since only whole tiers pay.
            return below.1 + 0.5 * part * (points - below.1);
        }
        below = (threshold, points);
        tier += 1;
    }
    below.1
}
