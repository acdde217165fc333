//! Memory: imagined worlds fit not only what a pair of eyes see now, but all that they have seen on the way.
//!
//! It is checked move by move. Take a move of a random game and somebody who watched it. Worlds that they imagine *before* the
//! move are played on, by the same choice or by others, with other dice; those in which they would have seen and heard
//! exactly what they did see and hear are *followed* worlds: each of them may be the true one. Now let the same eyes imagine
//! worlds *after* the move. Fact by fact ("card 7 is in hand 1", as in `testkit/fair.rs`) and by pairs of facts,
//!
//! - nothing may be imagined that no followed world shows, and nothing may be missing that all of them show: that cannot be,
//!   for all that they know;
//! - nothing that followed worlds often show may never be imagined: that is ruled out although it may be.
//!
//! Where every move passes and the setup is imagined as it is dealt, so is the whole game. Moves by which somebody loses
//! sight of something that they could place are looked at first: it is there that games forget.
//!
//! What is half made may be imagined as not begun (see `testkit/fair.rs`): where all imagined worlds agree on something, nothing
//! is asked about it, unless it is the watcher's turn.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use serde_json::Value;

use super::bias::{features, hidden_places, name_of};
use super::json::{Quick, value};
use super::stroll::chance;
use super::{Check, Failure, Place, Suite};
use crate::{Dice, Entry, Eyes, Game, Voice};

/// How many moves of a case are looked at, and how many of them because somebody lost sight of something.
const MOVES: usize = 9;
const BLURRED: usize = 7;
/// How many worlds are imagined, followed and at least to be followed in the first and in the second round.
const ROUNDS: [[usize; 3]; 2] = [[250, 400, 120], [1_000, 2_000, 400]];
/// How many worlds are played on to find one that can be followed, on average, and how many at first to see whether it pays.
const PATIENCE: usize = 15;
const FIRST_LOOK: usize = 1_000;
/// Which part of all worlds is often.
const OFTEN: f64 = 0.1;
/// How many worlds are kept to name facts.
const SOME: usize = 60;

/// A move, and somebody who watched it.
pub(super) struct Watched<'a, G: Game> {
    place: Place<'a>,
    eyes: Eyes,
    before: G,
    action: G::Action,
    after: G,
    told: Vec<Entry<G::Event>>,
}

/// Moves of a kind: the kind of choice, and of how many things somebody lost sight, as far as small numbers tell.
type Kind<G> = (usize, Discriminant<<G as Game>::Action>);

/// Moves of random games, some of each kind, each equally likely to be kept.
pub(super) struct Memory<'a, G: Game> {
    kept: HashMap<Kind<G>, (u32, Watched<'a, G>)>,
    order: Vec<Kind<G>>,
}

impl<'a, G: Voice> Memory<'a, G> {
    pub fn new() -> Memory<'a, G> {
        Memory { kept: HashMap::new(), order: Vec::new() }
    }

    /// Perhaps keeps a move of a random game, from one state to the next.
    pub fn watch(
        &mut self,
        suite: &Suite<G>,
        place: Place<'a>,
        [before, after]: [&G; 2],
        action: G::Action,
        told: &[Entry<G::Event>],
        dice: &mut Dice,
    ) {
        let lost = |eyes: &Eyes| after.secrets(*eyes).without(&before.secrets(*eyes)).len().min(3);
        let forgets = |eyes: &Eyes| suite.forgets.as_ref().is_some_and(|forgets| forgets(before, after, *eyes));
        let everyone: Vec<Eyes> = Eyes::everyone(before.seats()).filter(|eyes| !forgets(eyes)).collect();
        let most = everyone.iter().map(lost).max().unwrap_or_default();
        let losers: Vec<Eyes> = everyone.into_iter().filter(|eyes| lost(eyes) == most).collect();
        let Some(&eyes) = dice.pick(&losers) else { return };
        let kind = (most, discriminant(&action));
        let watched =
            || Watched { place, eyes, before: before.clone(), action, after: after.clone(), told: told.to_vec() };
        match self.kept.get_mut(&kind) {
            None => {
                self.order.push(kind);
                self.kept.insert(kind, (1, watched()));
            }
            Some((times, kept)) => {
                *times += 1;
                if dice.below(*times) == 0 {
                    *kept = watched();
                }
            }
        }
    }

    pub fn check(&self, suite: &Suite<G>) -> Result<(), Failure> {
        let blurred = self.order.iter().filter(|(lost, _)| *lost > 0).take(BLURRED);
        let clear = self.order.iter().filter(|(lost, _)| *lost == 0);
        let moves = blurred.chain(clear).take(MOVES).filter_map(|kind| self.kept.get(kind));
        moves.map(|(_, watched)| watched).try_for_each(|watched| watched.check(suite))
    }
}

/// What is wrong with what is imagined.
enum Wrong {
    /// These facts come together in no followed world.
    Impossible(u64, Option<u64>),
    /// This fact is in every followed world.
    Missing(u64),
    /// This fact is in no imagined world.
    RuledOut(u64),
}

impl<G: Voice> Watched<'_, G> {
    fn check(&self, suite: &Suite<G>) -> Result<(), Failure> {
        // A first round raises suspicions, a second one with fresh dice and more worlds must confirm them.
        let mut found = None;
        for (round, counts) in ROUNDS.into_iter().enumerate() {
            let Some(worlds) = self.worlds(suite, counts, round as u64) else { return Ok(()) };
            found = worlds.wrong(self, found.as_ref()).map(|wrong| (worlds.told(&wrong), wrong));
            if found.is_none() {
                return Ok(());
            }
        }
        let Some((what, _)) = found else { return Ok(()) };
        let (eyes, action, mover) = (self.eyes, self.action, self.before.turn());
        let what = format!("after {action:?} by {mover:?}, {eyes:?} {what}");
        Err(self.place.fails(Check::Imagination, what))
    }

    /// Some worlds of both kinds; none if too few can be followed.
    fn worlds(&self, suite: &Suite<G>, [imagined, followed, least]: [usize; 3], round: u64) -> Option<Worlds> {
        let mut dice = chance(self.place.seed, self.place.ply, 30 + round);
        let mut worlds = Worlds::default();
        let seen = (self.after.turn(), self.after.view(self.eyes));
        let heard = suite.heard(&self.told, self.eyes);
        let own = self.before.turn().seat().is_some_and(|seat| self.eyes.own(seat));
        let mut actions = Vec::new();
        for attempt in 0..PATIENCE * followed {
            if attempt == FIRST_LOOK && worlds.followed.count * PATIENCE * followed < least * FIRST_LOOK {
                return None;
            }
            let mut world = self.before.clone();
            world.imagine(self.eyes, &mut dice);
            world.actions(&mut actions);
            let same = actions.contains(&self.action).then_some(self.action);
            let action = if own || attempt % 2 == 0 { same } else { suite.choose(&world, &actions, &mut dice) };
            let Some(action) = action else { continue };
            let mut entries = Vec::new();
            world.play(action, &mut dice, &mut entries);
            if seen.0 == world.turn() && heard == suite.heard(&entries, self.eyes) && seen.1 == world.view(self.eyes) {
                worlds.followed.add(facts_of(suite, &world));
                if worlds.followed.count == followed {
                    break;
                }
            }
        }
        if worlds.followed.count < least {
            return None;
        }
        for _ in 0..imagined {
            let mut world = self.after.clone();
            world.imagine(self.eyes, &mut dice);
            worlds.imagined.add(facts_of(suite, &world));
        }
        Some(worlds)
    }

    /// Do all imagined worlds agree on the place of this fact? Then something half made may have been forgotten.
    fn forgotten(&self, fact: u64, worlds: &Worlds) -> bool {
        let Some(first) = worlds.imagined.some.first() else { return false };
        let name = worlds.name(fact);
        let place = name.split(" = ").next().unwrap_or_default();
        // A fact may be named by its exact place in a list, hidden places never are.
        let within = |other: &String| *other == place || listed(place) == *other;
        !worlds.imagined.some.iter().any(|world| hidden_places(first, world).iter().any(within))
    }
}

/// A world without what is put aside.
fn facts_of<G: Game>(suite: &Suite<G>, world: &G) -> Value {
    let mut facts = value(world);
    if let Value::Object(fields) = &mut facts {
        suite.aside.iter().for_each(|field| _ = fields.remove(*field));
    }
    facts
}

/// A place with a star for its innermost number.
fn listed(place: &str) -> String {
    let mut steps: Vec<&str> = place.split('/').collect();
    if let Some(innermost) = steps.iter_mut().rev().find(|step| step.bytes().all(|byte| byte.is_ascii_digit())) {
        *innermost = "*";
    }
    steps.join("/")
}

/// Worlds as they are imagined, and as they are followed.
#[derive(Default)]
struct Worlds {
    imagined: Facts,
    followed: Facts,
}

impl Worlds {
    /// What is wrong with the imagined worlds, or whether the suspect is.
    fn wrong<G: Voice>(&self, watched: &Watched<'_, G>, suspect: Option<&(String, Wrong)>) -> Option<Wrong> {
        let own = watched.after.turn().seat().is_some_and(|seat| watched.eyes.own(seat));
        let (imagined, followed) = (&self.imagined, &self.followed);
        let impossible = |fact: u64, other: Option<u64>| {
            let together = imagined.together(fact, other);
            imagined.often(together) && followed.together(fact, other) == 0 && (own || together < imagined.count)
        };
        let ruled_out = |fact: u64| {
            followed.often(followed.together(fact, None))
                && imagined.together(fact, None) == 0
                && (own || !watched.forgotten(fact, self))
        };
        let missing = |fact: u64| {
            let there = imagined.together(fact, None);
            followed.together(fact, None) == followed.count
                && imagined.often(imagined.count - there)
                && (own || there > 0)
        };
        match suspect {
            Some((_, Wrong::Missing(fact))) => return missing(*fact).then_some(Wrong::Missing(*fact)),
            Some((_, Wrong::Impossible(fact, other))) => {
                return impossible(*fact, *other).then_some(Wrong::Impossible(*fact, *other));
            }
            Some((_, Wrong::RuledOut(fact))) => return ruled_out(*fact).then_some(Wrong::RuledOut(*fact)),
            None => {}
        }
        if let Some(fact) = followed.facts().find(|&fact| missing(fact)) {
            return Some(Wrong::Missing(fact));
        }
        if let Some(fact) = imagined.facts().find(|&fact| impossible(fact, None)) {
            return Some(Wrong::Impossible(fact, None));
        }
        if let Some(fact) = followed.facts().find(|&fact| ruled_out(fact)) {
            return Some(Wrong::RuledOut(fact));
        }
        // What is alone possible may be impossible together. What all worlds agree on makes no pair.
        let varied = |facts: &Facts, fact: &u64| (1..facts.count).contains(&facts.together(*fact, None));
        let often = |fact: &u64| imagined.often(imagined.together(*fact, None));
        let facts: Vec<u64> =
            imagined.facts().filter(|fact| often(fact) && varied(imagined, fact) && varied(followed, fact)).collect();
        facts.iter().enumerate().find_map(|(index, &fact)| {
            let other = facts[index + 1..].iter().find(|&&other| impossible(fact, Some(other)))?;
            Some(Wrong::Impossible(fact, Some(*other)))
        })
    }

    fn told(&self, wrong: &Wrong) -> String {
        match *wrong {
            Wrong::Impossible(fact, other) => {
                let name = [Some(fact), other].into_iter().flatten().map(|fact| self.name(fact));
                let name = name.collect::<Vec<_>>().join(" and ");
                let times = self.imagined.together(fact, other);
                format!(
                    "imagine what cannot be after all that they have seen: {name}, in {times} of {} worlds",
                    self.imagined.count
                )
            }
            Wrong::Missing(fact) => {
                let (name, count) = (self.name(fact), self.imagined.count);
                let times = count - self.imagined.together(fact, None);
                format!(
                    "imagine otherwise what must be after all that they have seen: {name}, in {times} of {count} worlds"
                )
            }
            Wrong::RuledOut(fact) => {
                let (name, times) = (self.name(fact), self.followed.together(fact, None));
                format!(
                    "never imagine what may be for all that they have seen: {name}, as in {times} of {} worlds",
                    self.followed.count
                )
            }
        }
    }

    fn name(&self, fact: u64) -> String {
        let worlds = self.imagined.some.iter().chain(&self.followed.some);
        worlds.flat_map(|world| name_of(fact, world)).next().unwrap_or_default()
    }
}

/// In which of some worlds each fact holds, as bits.
#[derive(Default)]
struct Facts {
    /// How many worlds.
    count: usize,
    /// The first of them, to name facts.
    some: Vec<Value>,
    holds: HashMap<u64, Vec<u64>, std::hash::BuildHasherDefault<Quick>>,
}

impl Facts {
    fn add(&mut self, world: Value) {
        let number = self.count;
        features(&world, |fact, _| {
            let bits = self.holds.entry(fact).or_default();
            bits.resize(number / 64 + 1, 0);
            bits[number / 64] |= 1 << (number % 64);
        });
        self.count += 1;
        if self.some.len() < SOME {
            self.some.push(world);
        }
    }

    /// The facts, always in the same order.
    fn facts(&self) -> impl Iterator<Item = u64> {
        let mut facts: Vec<u64> = self.holds.keys().copied().collect();
        facts.sort_unstable();
        facts.into_iter()
    }

    /// In how many worlds both hold.
    fn together(&self, fact: u64, other: Option<u64>) -> usize {
        let none = Vec::new();
        let bits = self.holds.get(&fact).unwrap_or(&none);
        let both = other.map_or(bits, |other| self.holds.get(&other).unwrap_or(&none));
        bits.iter().zip(both).map(|(one, other)| (one & other).count_ones() as usize).sum()
    }

    fn often(&self, times: usize) -> bool {
        times as f64 >= OFTEN * self.count as f64
    }
}
