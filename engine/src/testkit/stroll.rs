//! A random game. At every ply the cheap promises are checked; a few states are kept as samples for the dear ones.

use std::collections::{HashMap, HashSet};
use std::mem::{Discriminant, discriminant};

use super::failure::LastSeen;
use super::memory::Memory;
use super::speech::Speech;
use super::{Case, Check, Failure, Place, Suite};
use crate::{Dice, Entry, Eyes, Game, Judgement, Seat, Standings, Turn, Voice};

/// How many states of each game are kept.
const SAMPLES: usize = 4;
/// Of how many questions that offer a certain kind of choice every state is kept.
const RARE: u32 = 12;

/// A random game that was played to its end.
pub(super) struct Stroll<'a, G: Game> {
    pub seed: u64,
    pub moves: Vec<G::Action>,
    pub samples: Vec<Sample<'a, G>>,
    pub end: G,
}

/// A state of a random game.
#[derive(Clone)]
pub(super) struct Sample<'a, G> {
    pub place: Place<'a>,
    pub state: G,
}

/// How often each kind of choice was on offer, so that rare questions are looked at, too.
pub(super) struct Rare<A>(HashMap<Discriminant<A>, u32>);

impl<A> Default for Rare<A> {
    fn default() -> Rare<A> {
        Rare(HashMap::new())
    }
}

impl<A> Rare<A> {
    fn offers(&mut self, actions: &[A]) -> bool {
        let mut rare = false;
        let mut counted: Option<Discriminant<A>> = None;
        for kind in actions.iter().map(discriminant) {
            // Choices of a kind usually stand together: do not count them one by one.
            if counted.replace(kind) != Some(kind) {
                let times = self.0.entry(kind).or_default();
                rare |= *times < RARE;
                *times += 1;
            }
        }
        rare
    }
}

/// The kind of question that is asked in a state: that of its first choice.
pub(super) type Question<G> = Option<Discriminant<<G as Game>::Action>>;

/// The kind of question that is asked in a state.
pub(super) fn question<G: Game>(state: &G) -> Question<G> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.first().map(discriminant)
}

/// The dice of a ply of a random game, and other dice of the same moment for other `purpose`s.
pub(super) fn chance(seed: u64, ply: usize, purpose: u64) -> Dice {
    Dice::quick(chance_seed(seed, ply, purpose))
}

/// The seed behind [`chance`].
pub(super) fn chance_seed(seed: u64, ply: usize, purpose: u64) -> u64 {
    let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (ply as u64).wrapping_mul(0xd1b5_4a32_d192_ed03);
    (mixed ^ (mixed >> 29)).wrapping_add(purpose.wrapping_mul(0x94d0_49bb_1331_11eb))
}

impl<G: Voice> Suite<G> {
    /// One of the actions, by the weights of random play.
    pub(super) fn choose(&self, state: &G, actions: &[G::Action], dice: &mut Dice) -> Option<G::Action> {
        let Some(weight) = &self.weight else { return dice.pick(actions).copied() };
        let weights: Vec<f32> = actions.iter().map(|action| weight(state, action).clamp(0.0, f32::MAX)).collect();
        let mut left = dice.fraction() * weights.iter().sum::<f32>();
        let chosen = actions.iter().zip(&weights).find(|&(_, weight)| {
            left -= weight;
            left < 0.0
        });
        chosen.map(|(action, _)| *action).or_else(|| dice.pick(actions).copied())
    }
}

/// Sets the case up.
pub(super) fn start<G: Game>(
    case: &Case<G>,
    place: Place<'_>,
    dice: &mut Dice,
    entries: &mut Vec<Entry<G::Event>>,
) -> Result<G, Failure> {
    G::new(&case.options, case.seats, dice, entries)
        .map_err(|refused| place.fails(Check::Options, format!("the case's options are refused: {refused}")))
}

/// Plays a random game.
pub(super) fn play<'a, G: Voice + Judgement>(
    suite: &Suite<G>,
    case: &'a Case<G>,
    seed: u64,
    rare: &mut Rare<G::Action>,
    speech: &mut Speech<'_, G>,
    memory: &mut Memory<'a, G>,
) -> Result<Stroll<'a, G>, Failure> {
    let mut last_seen = LastSeen(Place { game: G::ID, case: &case.name, seed, ply: 0 });
    let mut entries = Vec::new();
    let mut state = start(case, last_seen.0, &mut chance(seed, 0, 0), &mut entries)?;
    let mut moves = Vec::new();
    let mut samples: Vec<Sample<'a, G>> = Vec::new();
    let mut kept = Vec::new();
    let mut choices = chance(seed, usize::MAX, 1);
    let mut lottery = chance(seed, usize::MAX, 2);
    let mut watchers = chance(seed, usize::MAX, 3);
    let mut actions = Vec::new();
    let mut distinct = HashSet::new();
    loop {
        let place = last_seen.0;
        speech.hears(&entries, place)?;
        entries.clear();
        suite.holds(&state, place, || "the true state".into())?;
        let over = liveness(case, &state, &mut actions, &mut distinct, place)?;
        // Every state has the same chance to be kept, however long the game lasts.
        let sample = || Sample { place, state: state.clone() };
        if over || place.ply == 0 || rare.offers(&actions) {
            kept.push(sample());
        } else if samples.len() < SAMPLES {
            samples.push(sample());
        } else if let Some(lot) = samples.get_mut(lottery.index(place.ply)) {
            *lot = sample();
        }
        if over {
            break;
        }
        if place.ply >= suite.longest {
            return Err(place.fails(Check::Length, format!("the game is not over after {} moves", suite.longest)));
        }
        let Some(action) = suite.choose(&state, &actions, &mut choices) else { break };
        last_seen.0.ply += 1;
        let before = state.clone();
        state.play(action, &mut chance(seed, last_seen.0.ply, 0), &mut entries);
        memory.watch(suite, last_seen.0, [&before, &state], action, &entries, &mut watchers);
        moves.push(action);
    }
    samples.extend(kept);
    Ok(Stroll { seed, moves, samples, end: state })
}

/// Is the game over? If so nobody has a choice and the places are known, else the seat to move has choices.
fn liveness<G: Game>(
    case: &Case<G>,
    state: &G,
    actions: &mut Vec<G::Action>,
    distinct: &mut HashSet<G::Action>,
    place: Place<'_>,
) -> Result<bool, Failure> {
    let fails = |check, what: String| Err(place.fails(check, what));
    if state.seats() != case.seats {
        return fails(Check::Actions, format!("{} players sat down, the state says {}", case.seats, state.seats()));
    }
    state.actions(actions);
    distinct.clear();
    if let Some(twice) = actions.iter().find(|&&action| !distinct.insert(action)) {
        return fails(Check::Actions, format!("{twice:?} is offered twice"));
    }
    let turn = state.turn();
    match turn {
        Turn::Of(seat) if seat.index() >= case.seats => {
            return fails(Check::Actions, format!("it is the turn of {seat:?}, which nobody sits on"));
        }
        Turn::Of(seat) if actions.is_empty() => return fails(Check::Actions, format!("{seat:?} has no choice")),
        Turn::Over if !actions.is_empty() => {
            return fails(Check::Actions, format!("the game is over but offers {:?}", actions[0]));
        }
        _ => {}
    }
    let over = turn == Turn::Over;
    let standings = state.standings(Eyes::Crowd);
    if standings.over() != over {
        let says = if standings.over() { "has" } else { "has no" };
        return fails(Check::Standings, format!("the turn is {turn:?} but the game {says} places"));
    }
    if over {
        for eyes in Eyes::everyone(case.seats).chain([Eyes::Open]) {
            let seen = state.standings(eyes);
            if let Err(wrong) = well_ranked(&seen, case.seats) {
                return fails(Check::Standings, format!("{eyes:?} see {wrong}: {seen:?}"));
            }
            if (seen.places, seen.winners) != (standings.places, standings.winners) {
                return fails(Check::Standings, format!("{eyes:?} see another result than the crowd: {seen:?}"));
            }
        }
    }
    Ok(over)
}

/// Places count from 1, equal ones are shared, and the winners are exactly those in the first place.
fn well_ranked(standings: &Standings, seats: usize) -> Result<(), &'static str> {
    let Some(places) = standings.places else { return Err("no places although the game is over") };
    if places.seats() != seats || standings.scores.seats() != seats {
        return Err("another number of seats");
    }
    let better = |seat: Seat| Seat::all(seats).filter(|&other| places[other] < places[seat]).count();
    let lost_alone = seats == 1 && places[Seat(0)] == 2;
    if !lost_alone && Seat::all(seats).any(|seat| usize::from(places[seat]) != 1 + better(seat)) {
        return Err("places that are not well ranked");
    }
    let first = Seat::all(seats).filter(|&seat| places[seat] == 1).collect();
    if standings.winners != first { Err("winners who are not exactly those in the first place") } else { Ok(()) }
}
