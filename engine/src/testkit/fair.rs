//! Unbiased imagination. Three questions, each answered by counting:
//!
//! - *Does what is imagined depend on the truth?* From two states that look alike, the same worlds must come up equally
//!   often. They are compared leaf by leaf of their JSON ("card 7 is in hand 1"). One of the two is imagined from the other,
//!   or both are [`twins`](super::twins), so that an imagination that changes nothing is found out.
//! - *Is each deal equally likely?* Where few worlds are possible, each must come up equally often; and the worlds
//!   imagined right after the setup must be spread as true setups that look the same.
//! - *Is anything imagined that is known?* Whoever has no secrets imagines the truth (see `testkit/eyes.rs`).
//!
//! Thousands of counts are compared in every run, so that chance alone would now and then look like a bias. Therefore
//! a first round only raises suspicions; a second one, with fresh dice and many more worlds, tests just these, and fails
//! only at more than 6.7 standard deviations (once in fifty thousand million). All dice are seeded: a run that has
//! passed passes again.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::Value;

use super::json::{Step, leaves, value, written};
use super::stroll::{Sample, chance, chance_seed};
use super::twins::Twins;
use super::{Case, Check, Failure, Place, Suite};
use crate::{Dice, Eyes, Game, NoLog, Voice};

/// The square of 4.3 standard deviations: worth a second look.
const SUSPICIOUS: f64 = 18.5;
/// The square of 6.7 standard deviations.
pub(super) const IMPOSSIBLE: f64 = 45.0;
/// How many worlds are imagined in the first and in the second round.
const ROUNDS: [u64; 2] = [400, 3_000];
/// How many states of a case are compared with an imagined one, by two pairs of eyes each.
const COMPARED: usize = 6;
/// How many states are looked at for small sets of worlds, and how many such sets are counted.
const SURVEYED: usize = 60;
const COUNTED: usize = 6;
/// What is a small set of worlds.
const FEW: usize = 60;

/// Keeps one state of a game.
pub(super) fn keep<'a, G: Game>(twins: &mut Twins<'a, G>, mut samples: Vec<Sample<'a, G>>) {
    if twins.samples.len() < SURVEYED && !samples.is_empty() {
        let index = twins.samples.len() % samples.len();
        twins.samples.push(samples.swap_remove(index));
    }
}

pub(super) fn check<G: Voice>(suite: &Suite<G>, case: &Case<G>, twins: &Twins<'_, G>) -> Result<(), Failure> {
    for twin in &twins.pairs {
        let [one, other] = &twin.states;
        truth_makes_no_difference(one, other, twin.eyes, twin.place)?;
    }
    let eyes: Vec<Eyes> = Eyes::everyone(case.seats).collect();
    let turn = |index: usize| eyes[index % eyes.len()];
    let mut counted = 0;
    for (index, Sample { place, state }) in twins.samples.iter().enumerate() {
        if !suite.identical && counted < COUNTED && equally_often(state, turn(index), *place)? {
            counted += 1;
        }
    }
    for (index, Sample { place, state }) in twins.samples.iter().take(COMPARED).enumerate() {
        for eyes in [turn(2 * index), turn(2 * index + 1)] {
            let other = imagined(state, eyes, chance(place.seed, place.ply, 7));
            if written(state) != written(&other) {
                truth_makes_no_difference(state, &other, eyes, *place)?;
            }
        }
    }
    eyes.into_iter().try_for_each(|eyes| as_after_the_setup(suite, case, eyes))
}

fn imagined<G: Game>(state: &G, eyes: Eyes, mut dice: Dice) -> G {
    let mut world = state.clone();
    world.imagine(eyes, &mut dice);
    world
}

/// From two states that look alike, the same is imagined.
fn truth_makes_no_difference<G: Game>(one: &G, other: &G, eyes: Eyes, place: Place<'_>) -> Result<(), Failure> {
    let draw = |state: &G, purpose: u64, n: u64| {
        Some(value(&imagined(state, eyes, chance(place.seed ^ n << 20, place.ply, purpose))))
    };
    match bias(|n| draw(one, 8, n), |n| draw(other, 9, n)) {
        None => Ok(()),
        Some(bias) => {
            let what = format!("what {eyes:?} imagine depends on what they cannot know: {bias}");
            Err(place.fails(Check::Imagination, what))
        }
    }
}

/// What is imagined right after the setup is spread as true setups that look the same.
fn as_after_the_setup<G: Voice>(suite: &Suite<G>, case: &Case<G>, eyes: Eyes) -> Result<(), Failure> {
    let Some(seed) = suite.seeds().next() else { return Ok(()) };
    let place = Place { game: G::ID, case: &case.name, seed, ply: 0 };
    let set_up = |n: u64| G::new(&case.options, case.seats, &mut Dice::quick(n), &mut NoLog).ok();
    let Some(truth) = set_up(chance_seed(seed, 0, 0)) else { return Ok(()) };
    let view = truth.view(eyes);
    let true_setup =
        |n: u64| set_up(chance_seed(n, 1, 10)).filter(|other| other.view(eyes) == view).map(|other| value(&other));
    let imagine = |n: u64| Some(value(&imagined(&truth, eyes, chance(n, 1, 11))));
    match bias(true_setup, imagine) {
        None => Ok(()),
        Some(bias) => {
            let what = format!("{eyes:?} do not imagine setups as they are dealt: {bias}");
            Err(place.fails(Check::Imagination, what))
        }
    }
}

/// Where few worlds are possible each comes up equally often. Says whether they were few.
fn equally_often<G: Game>(state: &G, eyes: Eyes, place: Place<'_>) -> Result<bool, Failure> {
    let world = |n: u64| written(&imagined(state, eyes, chance(place.seed ^ n << 20, place.ply, 12)));
    let distinct = |worlds: std::ops::Range<u64>| worlds.map(world).collect::<HashSet<_>>().len();
    // A quick look: two dozen of a few worlds are hardly all different.
    if !(2..24).contains(&distinct(0..24)) {
        return Ok(false);
    }
    let few = distinct(0..3 * FEW as u64);
    if few > FEW {
        return Ok(false);
    }
    let times = 60 * few as u64;
    let mut counts: HashMap<String, u64> = HashMap::new();
    for n in 0..times {
        *counts.entry(world(1_000_000 + n)).or_default() += 1;
    }
    let expected = times as f64 / counts.len() as f64;
    let square: f64 = counts.values().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
    if deviations(square, counts.len() - 1) <= IMPOSSIBLE.sqrt() {
        return Ok(true);
    }
    let most = counts.iter().max_by_key(|(text, count)| (**count, text.as_str()));
    let least = counts.iter().min_by_key(|(text, count)| (**count, text.as_str()));
    let what = format!(
        "of {} worlds that {eyes:?} imagine, each should come up about {expected:.0} times, but:\n{most:?}\n{least:?}",
        counts.len()
    );
    Err(place.fails(Check::Imagination, what))
}

/// How many standard deviations a chi-square is above its mean, by the approximation of Wilson and Hilferty.
fn deviations(square: f64, freedom: usize) -> f64 {
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

/// Do two ways of drawing worlds differ? If so, in what.
fn bias(one: impl Fn(u64) -> Option<Value>, other: impl Fn(u64) -> Option<Value>) -> Option<String> {
    let mut suspects = None;
    for (round, worlds) in ROUNDS.into_iter().enumerate() {
        let mut tally = Tally::default();
        let (bound, from) = if round == 0 { (SUSPICIOUS, 0) } else { (IMPOSSIBLE, ROUNDS[0]) };
        for n in from..from + worlds {
            one(n).iter().for_each(|world| tally.add(0, world, suspects.as_ref()));
            other(n).iter().for_each(|world| tally.add(1, world, suspects.as_ref()));
        }
        // Too few worlds to compare.
        if tally.worlds.iter().any(|&worlds| worlds < 60) {
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
    times: HashMap<u64, [u32; 2]>,
    worlds: [u32; 2],
}

impl Tally {
    fn add(&mut self, kind: usize, world: &Value, only: Option<&HashSet<u64>>) {
        self.worlds[kind] += 1;
        let mut found = HashSet::new();
        features(world, |feature, _| {
            if only.is_none_or(|only| only.contains(&feature)) && found.insert(feature) {
                self.times.entry(feature).or_default()[kind] += 1;
            }
        });
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
fn features(world: &Value, mut visit: impl FnMut(u64, &dyn Fn() -> String)) {
    leaves(world, &mut Vec::new(), &mut |path, leaf| {
        let innermost = path.iter().rposition(|step| matches!(step, Step::At(_)));
        for anywhere in [None, innermost] {
            if anywhere.is_none() || innermost.is_some() {
                let mut hasher = DefaultHasher::new();
                for (index, step) in path.iter().enumerate() {
                    if Some(index) == anywhere { "anywhere".hash(&mut hasher) } else { step.hash(&mut hasher) }
                }
                leaf.hash(&mut hasher);
                visit(hasher.finish(), &|| named(path, anywhere, leaf));
            }
        }
    });
}

fn named(path: &[Step], anywhere: Option<usize>, leaf: &Value) -> String {
    let step = |(index, step): (usize, &Step)| match step {
        _ if Some(index) == anywhere => "/*".to_string(),
        Step::Field(name) => format!("/{name}"),
        Step::At(index) => format!("/{index}"),
    };
    format!("{} = {leaf}", path.iter().enumerate().map(step).collect::<String>())
}

fn name_of(feature: u64, world: &Value) -> Option<String> {
    let mut name = None;
    features(world, |other, named| {
        if other == feature {
            name = Some(named());
        }
    });
    name
}
