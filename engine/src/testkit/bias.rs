//! Counting: do two ways of drawing worlds differ, and does each of a few worlds come up equally often?

use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::BuildHasherDefault;

use serde_json::Value;

use super::json::{Quick, hashed, leaves};

/// The square of 4.3 standard deviations: worth a second look.
const SUSPICIOUS: f64 = 18.5;
/// The square of 6.7 standard deviations.
pub(super) const IMPOSSIBLE: f64 = 45.0;
/// How many worlds are drawn in the first and in the second round.
const ROUNDS: [u64; 2] = [400, 3_000];
/// Fewer worlds cannot be compared.
const ENOUGH: u32 = 60;

/// How many standard deviations a chi-square is above its mean, by the approximation of Wilson and Hilferty.
pub(super) fn deviations(square: f64, freedom: usize) -> f64 {
    let width = 2.0 / (9.0 * freedom.max(1) as f64);
    ((square / freedom.max(1) as f64).cbrt() - (1.0 - width)) / width.sqrt()
}

/// The chi-square of a thing that came up so many times in so many worlds of two kinds.
pub(super) fn surprise(times: [u32; 2], worlds: [u32; 2]) -> f64 {
    let [a, b] = times.map(f64::from);
    let [m, n] = worlds.map(f64::from);
    let (with, without) = (a + b, m + n - a - b);
    if with == 0.0 || without == 0.0 || m == 0.0 || n == 0.0 {
        return 0.0;
    }
    (m + n) * (a * (n - b) - b * (m - a)).powi(2) / (with * without * m * n)
}

/// Do two ways of drawing worlds differ? If so, in what. The `n`-th draw may fail to give a world.
pub(super) fn bias(one: impl Fn(u64) -> Option<Value>, other: impl Fn(u64) -> Option<Value>) -> Option<String> {
    let mut suspects = None;
    for (round, worlds) in ROUNDS.into_iter().enumerate() {
        let mut tally = Tally::default();
        let (bound, from) = if round == 0 { (SUSPICIOUS, 0) } else { (IMPOSSIBLE, ROUNDS[0]) };
        for n in from..from + worlds {
            one(n).iter().for_each(|world| tally.add(0, world, suspects.as_ref()));
            other(n).iter().for_each(|world| tally.add(1, world, suspects.as_ref()));
        }
        if tally.worlds.iter().any(|&worlds| worlds < ENOUGH) {
            return None;
        }
        suspects = Some(tally.beyond(bound));
        if suspects.as_ref().is_some_and(HashSet::is_empty) {
            return None;
        }
        if round == 1 {
            let worst = tally.worst()?;
            let (times, [m, n]) = (tally.times[&worst], tally.worlds);
            let name = (0..).map_while(|n| (n < 4 * worlds).then(|| one(n).into_iter().chain(other(n)))).flatten();
            let name = name.flat_map(|world| name_of(worst, &world)).next().unwrap_or_default();
            return Some(format!("{name} in {} of {m} worlds against {} of {n}", times[0], times[1]));
        }
    }
    None
}

/// How often each leaf came up in worlds of two kinds.
#[derive(Default)]
struct Tally {
    times: HashMap<u64, [u32; 2], BuildHasherDefault<Quick>>,
    worlds: [u32; 2],
}

impl Tally {
    fn add(&mut self, kind: usize, world: &Value, only: Option<&HashSet<u64>>) {
        self.worlds[kind] += 1;
        let mut found = Vec::new();
        features(world, |feature, _| {
            if only.is_none_or(|only| only.contains(&feature)) {
                found.push(feature);
            }
        });
        found.sort_unstable();
        found.dedup();
        for feature in found {
            self.times.entry(feature).or_default()[kind] += 1;
        }
    }

    fn beyond(&self, bound: f64) -> HashSet<u64> {
        let beyond = |times: &[u32; 2]| surprise(*times, self.worlds) > bound;
        self.times.iter().filter(|(_, times)| beyond(times)).map(|(feature, _)| *feature).collect()
    }

    fn worst(&self) -> Option<u64> {
        let surprise = |feature: &u64| surprise(self.times[feature], self.worlds);
        self.times.keys().copied().max_by(|a, b| surprise(a).total_cmp(&surprise(b)).then(a.cmp(b)))
    }
}

/// Calls `visit` with a number for each leaf at its place, and for each leaf anywhere in its innermost list.
pub(super) fn features(world: &Value, mut visit: impl FnMut(u64, &dyn Fn() -> String)) {
    leaves(world, &mut |way, leaf| {
        for (place, anywhere) in [(Some(way.here), false), (way.anywhere, true)] {
            if let Some(place) = place {
                visit(hashed(place, leaf), &|| format!("{} = {leaf}", way.spelled(anywhere)));
            }
        }
    });
}

/// How the feature is called, if this world has it.
pub(super) fn name_of(feature: u64, world: &Value) -> Option<String> {
    let mut name = None;
    features(world, |other, named| {
        if other == feature {
            name = Some(named());
        }
    });
    name
}

/// The lists and fields in which two worlds differ.
pub(super) fn hidden_places(one: &Value, other: &Value) -> BTreeSet<String> {
    let mut places = HashMap::<u64, [Vec<&Value>; 2], BuildHasherDefault<Quick>>::default();
    let mut names = BTreeSet::new();
    for (kind, world) in [one, other].into_iter().enumerate() {
        leaves(world, &mut |way, leaf| places.entry(way.anywhere.unwrap_or(way.here)).or_default()[kind].push(leaf));
    }
    places.retain(|_, [here, there]| here != there);
    for world in [one, other] {
        leaves(world, &mut |way, _| {
            if places.contains_key(&way.anywhere.unwrap_or(way.here)) {
                names.insert(way.spelled(true));
            }
        });
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bag, Dice, Redeal};
    use serde_json::json;

    /// Deals two hands out of twenty cards; the first one gets card 7 with an extra chance.
    fn deal(seed: u64, extra: u32) -> Option<Value> {
        let mut dice = Dice::quick(seed);
        let mut redeal = Redeal::<1>::gather(Bag::first(20));
        let mut hands = [[0; 3]; 2];
        hands.iter_mut().for_each(|hand| redeal.deal_into(hand, &mut dice));
        if dice.below(100) < extra {
            hands[0][0] = 7;
        }
        Some(json!({ "hands": hands, "deck": redeal.rest() }))
    }

    #[test]
    fn honest_deals_are_never_called_biased() {
        for run in 0..150 {
            assert_eq!(bias(|n| deal(n << 16 | run, 0), |n| deal(n << 16 | run | 1 << 8, 0)), None, "run {run}");
        }
    }

    #[test]
    fn a_bias_is_found_and_named() {
        let found = bias(|n| deal(n << 16, 0), |n| deal(n << 16 | 1, 15)).unwrap();
        assert!(found.starts_with("/hands/0/0 = 7 in ") || found.starts_with("/hands/0/* = 7 in "), "{found}");
    }

    #[test]
    fn too_few_worlds_prove_nothing() {
        assert_eq!(bias(|n| deal(n, 0).filter(|_| n % 20 == 0), |_| Some(json!(1))), None);
    }

    #[test]
    fn a_fair_chi_square_is_near_its_mean() {
        assert!(deviations(9.0, 9).abs() < 0.5);
        assert!(deviations(40.0, 9) > 3.5);
        assert!(deviations(200.0, 9) > 6.7);
        assert_eq!(surprise([0, 0], [400, 400]), 0.0);
        assert!(surprise([40, 0], [400, 400]) > SUSPICIOUS);
        assert!(surprise([200, 210], [400, 400]) < SUSPICIOUS);
    }
}
