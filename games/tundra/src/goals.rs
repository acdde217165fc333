//! Common and personal goals: what they count, and what they pay (rules, 2.7 and 2.8). The counting itself is in
//! `scoring`.

use engine::named;

named! {
    /// A common goal.
    CommonGoal, "common goal":
    /// Advisors and market boosts.
    CityCards = "cg_city_cards",
    /// Upgraded boards.
    Upgrades = "cg_upgrades",
    /// Berries.
    Berries = "cg_berries",
    /// Towers on the map.
    Towers = "cg_towers",
    /// Workers on the map.
    Workers = "cg_workers",
    /// Resources of all kinds.
    Resources = "cg_resources",
    /// Glades with brushwood on which one has a figure.
    Brushwood = "cg_brushwood",
    /// Glades with stone.
    Stone = "cg_stone",
    /// Glades with peat.
    Peat = "cg_peat",
}

/// What a goal asks for and pays, by tiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Tiers {
    /// What must be reached.
    pub thresholds: [u8; 3],
    /// What it is worth.
    pub points: [u8; 3],
}

impl Tiers {
    /// The points of the highest tier reached.
    #[inline]
    pub const fn points(&self, count: u8) -> u8 {
        let mut tier = 3;
        while tier > 0 {
            tier -= 1;
            if count >= self.thresholds[tier] {
                return self.points[tier];
            }
        }
        0
    }
}

const fn pays(points: [u8; 3], thresholds: [u8; 3]) -> Tiers {
    Tiers { thresholds, points }
}

const fn common(thresholds: [u8; 3], values: [u8; 3]) -> (Tiers, u8) {
    let [a, b, c] = values;
    (pays([2, 4, 6], thresholds), 1 << (a - 1) | 1 << (b - 1) | 1 << (c - 1))
}

/// The tiers of each common goal, as they are printed; and the die values that activate it. // die values reconstructed
const COMMON: [(Tiers, u8); CommonGoal::COUNT] = [
    common([3, 5, 7], [1, 2, 3]),
    common([2, 3, 4], [4, 5, 6]),
    common([10, 15, 20], [1, 3, 5]),
    common([2, 3, 4], [2, 4, 6]),
    common([2, 4, 6], [2, 3, 5]),
    common([6, 12, 18], [1, 4, 6]),
    common([2, 3, 4], [1, 2, 5]),
    common([2, 3, 4], [1, 3, 4]),
    common([2, 3, 4], [2, 3, 6]),
];

impl CommonGoal {
    /// The goals for so many players; with two, those of single resources stay in the box.
    pub const fn used(players: usize) -> usize {
        if players == 2 { 6 } else { CommonGoal::COUNT }
    }

    /// What it asks for and pays.
    #[inline]
    pub const fn tiers(self) -> Tiers {
        COMMON[self.index()].0
    }

    /// The die values that activate it, as a set: bit 0 is value 1.
    #[inline]
    pub const fn faces(self) -> u8 {
        COMMON[self.index()].1
    }
}

named! {
    /// A personal goal.
    PersonalGoal, "personal goal":
    /// The largest group of own towers on neighbouring glades.
    Chain = "pg_chain",
    /// Kinds of places with two or more own figures.
    Types = "pg_types",
    /// Workers in the supply.
    IdleWorkers = "pg_idle_workers",
    /// Workers on glades with an own tower.
    Garrison = "pg_garrison",
    /// Figures on edge glades.
    Edge = "pg_edge",
    /// City cards and upgraded boards.
    City = "pg_city",
    /// Towers in the supply.
    IdleTowers = "pg_idle_towers",
    /// Towers without a neighbouring own tower.
    Isolated = "pg_isolated",
    /// Glades with brushwood on which one has the most figures.
    MajorBrushwood = "pg_major_brushwood",
    /// Glades with stone.
    MajorStone = "pg_major_stone",
    /// Glades with peat.
    MajorPeat = "pg_major_peat",
}

const PERSONAL: [Tiers; PersonalGoal::COUNT] = [
    pays([2, 5, 9], [2, 3, 4]),
    pays([4, 8, 10], [2, 3, 4]),
    pays([4, 10, 17], [2, 4, 6]),
    pays([2, 5, 9], [2, 4, 6]),
    pays([4, 10, 17], [6, 8, 10]),
    pays([2, 5, 9], [4, 7, 11]),
    pays([4, 10, 17], [2, 3, 4]),
    pays([2, 5, 9], [2, 3, 4]),
    pays([4, 8, 11], [3, 4, 5]),
    pays([4, 8, 11], [3, 4, 5]),
    pays([4, 8, 11], [3, 4, 5]),
];

impl PersonalGoal {
    /// How many are shuffled for so many players: with two, the majorities (the last three) stay in the box.
    pub const fn used(players: usize) -> usize {
        if players == 2 { 8 } else { PersonalGoal::COUNT }
    }

    /// What it asks for and pays.
    #[inline]
    pub const fn tiers(self) -> Tiers {
        PERSONAL[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_tier_reached_pays() {
        let tiers = CommonGoal::Berries.tiers();
        let points: Vec<_> = [0, 9, 10, 14, 15, 19, 20].map(|count| tiers.points(count)).into();
        assert_eq!(points, [0, 0, 2, 2, 4, 4, 6]);
        assert_eq!(PersonalGoal::IdleTowers.tiers().points(4), 17);
    }
}
