//! Unbiased imagination. Three questions, each answered by counting:
//!
//! - *Does what is imagined depend on the truth?* From two states that look alike, the same worlds must come up equally
//!   often. They are compared leaf by leaf of their JSON ("card 7 is in hand 1"). One of the two is imagined from the other,
//!   or both are [`twins`](super::twins), so that an imagination that changes nothing is found out.
//! - *Is each deal equally likely?* Where few worlds are possible, each must come up equally often, and one of them is
//!   the truth; and the worlds imagined right after the setup must be spread as true setups that look the same.
//! - *Is anything imagined that is known?* Whoever has no secrets imagines the truth (see `testkit/eyes.rs`).
//!
//! That the truth must be possible is asked only in one's own turn: whoever waits for another may imagine that the other
//! has not begun to choose yet, where really a choice is half made.
//!
//! Thousands of counts are compared in every run, so that chance alone would now and then look like a bias. Therefore
//! a first round only raises suspicions; a second one, with fresh dice and many more worlds, tests just these, and fails
//! only at more than 6.7 standard deviations (once in fifty thousand million). All dice are seeded: a run that has
//! passed passes again.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use serde_json::Value;

use super::bias::{IMPOSSIBLE, bias, deviations, hidden_places};
use super::json::{value, written};
use super::stroll::{Question, Sample, chance, chance_seed, question};
use super::twins::Twins;
use super::{Case, Check, Failure, Place, Suite};
use crate::{Dice, Eyes, Game, NoLog, Voice};

/// How many states of a case are compared with an imagined one, by two pairs of eyes each.
const COMPARED: usize = 6;
/// How many states are looked at for small sets of worlds.
const SURVEYED: usize = 250;
/// What is a small set of worlds.
const FEW: usize = 150;
/// How many worlds are imagined at most to find and to count small sets.
const PATIENCE: u64 = 100_000;

/// Keeps the states of the first games.
pub(super) fn keep<'a, G: Game>(twins: &mut Twins<'a, G>, samples: Vec<Sample<'a, G>>) {
    let room = SURVEYED.saturating_sub(twins.samples.len());
    twins.samples.extend(samples.into_iter().take(room));
}

pub(super) fn check<G: Voice>(suite: &Suite<G>, case: &Case<G>, twins: &Twins<'_, G>) -> Result<(), Failure> {
    for twin in &twins.pairs {
        let [one, other] = &twin.states;
        truth_makes_no_difference(one, other, twin.eyes, twin.place)?;
    }
    let eyes: Vec<Eyes> = Eyes::everyone(case.seats).collect();
    let mut census = Census { left: if suite.identical { 0 } else { PATIENCE }, known: HashSet::new() };
    // Each kind of question is compared once, then, in the later half, each once more.
    let mut compared: HashMap<Question<G>, usize> = HashMap::new();
    for (index, Sample { place, state }) in twins.samples.iter().enumerate() {
        let looking = [eyes[index % eyes.len()], eyes[(index + 1) % eyes.len()]];
        looking.into_iter().try_for_each(|eyes| census.take(state, eyes, *place))?;
        let half = 2 * index / twins.samples.len();
        if compared.values().sum::<usize>() < COMPARED && *compared.entry(question(state)).or_default() <= half {
            *compared.entry(question(state)).or_default() += 1;
            for eyes in looking {
                let other = imagined(state, eyes, chance(place.seed, place.ply, 7));
                if written(state) != written(&other) {
                    truth_makes_no_difference(state, &other, eyes, *place)?;
                }
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

/// Counts worlds where few are possible: each comes up equally often, and one of them is the true one.
struct Census<G: Game> {
    /// How many worlds may still be imagined.
    left: u64,
    /// The kinds of question, and what was hidden, that were counted.
    known: HashSet<(Question<G>, BTreeSet<String>)>,
}

/// Is one of the worlds the true one? Only what differs among the worlds counts: where all agree but the truth does not,
/// they have forgotten that somebody is half way through a hidden choice, and let them begin it anew.
fn holds_truth(truth: &Value, worlds: &HashMap<String, u64>) -> bool {
    let worlds: Vec<Value> = worlds.keys().filter_map(|world| serde_json::from_str(world).ok()).collect();
    let Some(first) = worlds.first() else { return false };
    let varied: BTreeSet<String> = worlds.iter().flat_map(|world| hidden_places(first, world)).collect();
    worlds.iter().any(|world| hidden_places(truth, world).is_disjoint(&varied))
}

impl<G: Game> Census<G> {
    fn take(&mut self, state: &G, eyes: Eyes, place: Place<'_>) -> Result<(), Failure> {
        if self.left < 50 * FEW as u64 {
            return Ok(());
        }
        // A quick look: some out of few worlds are hardly all different.
        let first = self.look(state, eyes, place, 0..40);
        if !(2..37).contains(&first.len()) {
            return Ok(());
        }
        let truth = value(state);
        let worlds = first.keys().filter_map(|world| serde_json::from_str(world).ok());
        let kind = (question(state), worlds.flat_map(|world| hidden_places(&truth, &world)).collect());
        let known = self.known.contains(&kind);
        if known && holds_truth(&truth, &first) {
            return Ok(());
        }
        let second = self.look(state, eyes, place, 0..3 * FEW as u64);
        if second.len() > FEW || (known && holds_truth(&truth, &second)) {
            return Ok(());
        }
        self.known.insert(kind);
        let times = 40 * second.len() as u64;
        let counts = self.look(state, eyes, place, 1_000_000..1_000_000 + times);
        let fails = |what: String| Err(place.fails(Check::Imagination, what));
        let few = counts.len();
        if !holds_truth(&truth, &counts) {
            return fails(format!("of {few} worlds that {eyes:?} imagine, none is the true one: {}", written(state)));
        }
        let expected = times as f64 / few as f64;
        let square: f64 = counts.values().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
        if deviations(square, few - 1) <= IMPOSSIBLE.sqrt() {
            return Ok(());
        }
        let most = counts.iter().max_by_key(|(text, count)| (**count, text.as_str()));
        let least = counts.iter().min_by_key(|(text, count)| (**count, text.as_str()));
        fails(format!(
            "of {few} worlds that {eyes:?} imagine, each should come up about {expected:.0} times, but:\n\
             {most:?}\n{least:?}"
        ))
    }

    /// Some imagined worlds, and how often each came up.
    fn look(&mut self, state: &G, eyes: Eyes, place: Place<'_>, worlds: Range<u64>) -> HashMap<String, u64> {
        let mut counts = HashMap::new();
        for n in worlds {
            self.left = self.left.saturating_sub(1);
            let world = imagined(state, eyes, chance(place.seed ^ n << 20, place.ply, 12));
            *counts.entry(written(&world)).or_default() += 1;
        }
        counts
    }
}
