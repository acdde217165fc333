//! Non-interference: what a pair of eyes cannot know makes no difference to anything that they perceive.
//!
//! The checks compare pairs of states or moves that differ in one hidden thing only, and rest on one principle: *a view
//! holds everything its eyes may know.* So for eyes `e`
//!
//! - **(a)** a state and a world that `e` imagine from it have the same turn, view, scores, secrets and, if `e` are to
//!   move, the same choices;
//! - **(b)** the same action with the same dice, played in both, is perceived alike unless it told `e` something. It told
//!   nothing if no dice were rolled and nothing left the secrets of `e`. This also holds if dice were rolled in one world
//!   only: what happens for certain in one must happen for certain in the other. If dice were rolled in both, whose turn
//!   it is afterwards must at least be equally likely in both. A game that lets `e` learn half a secret ("has no fox")
//!   must number that half among the secrets, or else the move could be taken back;
//! - **(c)** two states that look alike to `e`, but are not the same, were reached by telling `e` the same: their turn and
//!   the log lines for `e` are alike. They may be reached by two actions of somebody else in one state, by one action
//!   in two worlds, or by one action with a single roll of the dice changed ([`twins`](super::twins) does the same for
//!   the setup). Where the states are the same nothing is asked: a line may tell which of two ways was taken to one end.
//!
//! Choices of others may depend on their hidden cards: an action is compared only where it is legal in both worlds.

use super::bias::{IMPOSSIBLE, surprise};
use super::json::{difference, written};
use super::stroll::{Sample, chance, chance_seed};
use super::twins::{Origin, Twins};
use super::{Check, Failure, Place, Suite};
use crate::{Dice, Entry, Eyes, Game, Turn, Voice};

/// How many actions are tried in each state.
const BRANCHES: usize = 6;
/// How often a move is repeated to compare who is asked after it.
const REPEATS: u64 = 100;

/// What a move led to.
pub(super) struct Outcome<G: Game> {
    pub state: G,
    pub entries: Vec<Entry<G::Event>>,
    /// How often the dice were rolled.
    pub rolls: u32,
}

impl<G: Game> Outcome<G> {
    fn of(state: &G, action: G::Action, mut dice: Dice) -> Outcome<G> {
        let mut outcome = Outcome { state: state.clone(), entries: Vec::new(), rolls: 0 };
        outcome.state.play(action, &mut dice, &mut outcome.entries);
        outcome.rolls = dice.rolls();
        outcome
    }

    /// Did these eyes learn where something is?
    fn told(&self, before: &G, eyes: Eyes) -> bool {
        !before.secrets(eyes).without(&self.state.secrets(eyes)).is_empty()
    }
}

pub(super) fn check<'a, G: Voice>(
    suite: &Suite<G>,
    sample: &Sample<'a, G>,
    twins: &mut Twins<'a, G>,
) -> Result<(), Failure> {
    let Sample { place, state } = sample;
    let Place { seed, ply, .. } = *place;
    let mut dice = chance(seed, ply, 5);
    let mut actions = Vec::new();
    state.actions(&mut actions);
    dice.shuffle(&mut actions);
    actions.truncate(BRANCHES);
    let luck = |branch: usize| chance_seed(seed, ply, 100 + branch as u64);
    let branches: Vec<_> = actions
        .iter()
        .enumerate()
        .map(|(branch, &action)| (action, Outcome::of(state, action, Dice::counted(luck(branch), None))))
        .collect();

    for eyes in Eyes::everyone(state.seats()).chain([Eyes::Open]) {
        let mut world = state.clone();
        world.imagine(eyes, &mut dice);
        suite.holds(&world, *place, || format!("a world imagined by {eyes:?}"))?;
        alike(state, &world, eyes, *place, "are dealt anew")?;
        // Somebody else's choice may be half made, and imagined as not begun.
        let settled = state.turn().seat().is_none_or(|seat| eyes.own(seat));
        if settled && state.secrets(eyes).is_empty() && written(state) != written(&world) {
            let what =
                format!("{eyes:?} can place everything, but imagine something else: {}", difference(state, &world));
            return Err(place.fails(Check::Imagination, what));
        }
        if eyes == Eyes::Open {
            continue;
        }
        twins.whereabouts.note(state, &world, eyes);
        let mut legal = Vec::new();
        world.actions(&mut legal);
        for (branch, (action, truth)) in branches.iter().enumerate().filter(|(_, (action, _))| legal.contains(action)) {
            let imagined = Outcome::of(&world, *action, Dice::counted(luck(branch), None));
            let pair = Pair {
                suite,
                place: *place,
                eyes,
                action: *action,
                states: [state, &world],
                outcomes: [truth, &imagined],
            };
            pair.perceived_alike(seed)?;
        }
    }
    siblings(suite, *place, state.turn(), &branches, twins)?;
    changed_rolls(suite, *place, state, &branches, luck, &mut dice, twins)
}

/// (a) Two states that must look alike do.
pub(super) fn alike<G: Game>(one: &G, other: &G, eyes: Eyes, place: Place<'_>, how: &str) -> Result<(), Failure> {
    let fails = |check, what: &str, differs: String| {
        let what = format!("when the things that {eyes:?} cannot know {how}, {what} changes: {differs}");
        Err(place.fails(check, what))
    };
    let (turn, other_turn) = (one.turn(), other.turn());
    if turn != other_turn {
        return fails(Check::Turn, "whose turn it is", format!("{turn:?} against {other_turn:?}"));
    }
    let (view, other_view) = (one.view(eyes), other.view(eyes));
    if view != other_view {
        return fails(Check::View, "their view", difference(&view, &other_view));
    }
    let (standings, other_standings) = (one.standings(eyes), other.standings(eyes));
    if standings != other_standings {
        return fails(Check::View, "what they see of the scores", difference(&standings, &other_standings));
    }
    let (secrets, other_secrets) = (one.secrets(eyes), other.secrets(eyes));
    if secrets != other_secrets {
        return fails(Check::View, "the list of their secrets", format!("{secrets:?} against {other_secrets:?}"));
    }
    if turn.seat().is_some_and(|seat| eyes.own(seat)) {
        let (mut choices, mut other_choices) = (Vec::new(), Vec::new());
        one.actions(&mut choices);
        other.actions(&mut other_choices);
        if choices != other_choices {
            return fails(Check::View, "what they may choose", format!("{choices:?} against {other_choices:?}"));
        }
    }
    Ok(())
}

/// (c) If both ends look alike to these eyes but are not the same, nothing told them apart on the way. Says whether
/// they are such twins.
fn twins_were_told_alike<G: Voice>(
    suite: &Suite<G>,
    one: &Outcome<G>,
    other: &Outcome<G>,
    eyes: Eyes,
    place: Place<'_>,
    how: &str,
) -> Result<bool, Failure> {
    if one.state.view(eyes) != other.state.view(eyes) || written(&one.state) == written(&other.state) {
        return Ok(false);
    }
    alike(&one.state, &other.state, eyes, place, how)?;
    let (heard, other_heard) = (suite.heard(&one.entries, eyes), suite.heard(&other.entries, eyes));
    if heard != other_heard {
        let what = format!(
            "the log tells {eyes:?} what their view does not, when the things that they cannot know {how}:\n\
             {heard:?}\nagainst\n{other_heard:?}"
        );
        return Err(place.fails(Check::Log, what));
    }
    Ok(true)
}

/// (b) One action played in two worlds that look alike to `eyes`.
struct Pair<'a, G: Game> {
    suite: &'a Suite<G>,
    place: Place<'a>,
    eyes: Eyes,
    action: G::Action,
    states: [&'a G; 2],
    outcomes: [&'a Outcome<G>; 2],
}

impl<G: Voice> Pair<'_, G> {
    fn perceived_alike(&self, seed: u64) -> Result<(), Failure> {
        let Pair { suite, place, eyes, action, states, outcomes: [one, other] } = self;
        let told = one.told(states[0], *eyes) || other.told(states[1], *eyes);
        let how = format!("are others and {action:?} is played");
        if told || (one.rolls > 0 && other.rolls > 0) {
            twins_were_told_alike(suite, one, other, *eyes, *place, &how)?;
            return if told || one.state.turn() == other.state.turn() {
                Ok(())
            } else {
                self.asked_equally_often(seed)
            };
        }
        if one.state.view(*eyes) == other.state.view(*eyes) {
            twins_were_told_alike(suite, one, other, *eyes, *place, &how)?;
        } else if one.rolls > 0 || other.rolls > 0 {
            let what = format!(
                "whether {action:?} leads to a roll of the dice at once depends on what {eyes:?} cannot know: \
                 somebody was asked, or not, because of a hidden thing"
            );
            return Err(place.fails(Check::Turn, what));
        } else {
            alike(&one.state, &other.state, *eyes, *place, &how)?;
        }
        // The button that takes a move back must not tell either.
        let settled = |state: &G, outcome: &Outcome<G>| {
            outcome.rolls > 0 || Eyes::everyone(state.seats()).any(|eyes| outcome.told(state, eyes))
        };
        let own = states[0].turn().seat().is_some_and(|seat| eyes.own(seat));
        if own && settled(states[0], one) != settled(states[1], other) {
            let what = format!("whether {eyes:?} may take back {action:?} depends on what they cannot know");
            return Err(place.fails(Check::Undo, what));
        }
        Ok(())
    }

    /// Dice were rolled in both worlds and told these eyes nothing else: then each seat is asked next equally often.
    fn asked_equally_often(&self, seed: u64) -> Result<(), Failure> {
        let Pair { place, eyes, action, states, .. } = self;
        let mut asked: [Vec<Turn>; 2] = [Vec::new(), Vec::new()];
        for repeat in 0..REPEATS {
            for (state, asked) in states.iter().zip(&mut asked) {
                let dice = Dice::counted(chance_seed(seed, place.ply, 1_000 + repeat), None);
                let outcome = Outcome::of(*state, *action, dice);
                if outcome.told(state, *eyes) {
                    return Ok(());
                }
                asked.push(outcome.state.turn());
            }
        }
        let count = |world: usize, turn: Turn| asked[world].iter().filter(|&&other| other == turn).count() as u32;
        let biased = asked.iter().flatten().copied().find(|&turn| {
            let counts = [count(0, turn), count(1, turn)];
            surprise(counts, [REPEATS as u32; 2]) > IMPOSSIBLE
        });
        match biased {
            None => Ok(()),
            Some(turn) => {
                let (one, other) = (count(0, turn), count(1, turn));
                let what = format!(
                    "how often {action:?} leads to {turn:?} depends on what {eyes:?} cannot know: \
                     {one} against {other} times of {REPEATS}"
                );
                Err(place.fails(Check::Turn, what))
            }
        }
    }
}

/// (c) Two choices of somebody else in the same state, without dice.
fn siblings<'a, G: Voice>(
    suite: &Suite<G>,
    place: Place<'a>,
    turn: Turn,
    branches: &[(G::Action, Outcome<G>)],
    twins: &mut Twins<'a, G>,
) -> Result<(), Failure> {
    let Some(mover) = turn.seat() else { return Ok(()) };
    for (index, (action, one)) in branches.iter().enumerate().filter(|(_, (_, one))| one.rolls == 0) {
        for (other_action, other) in branches[index + 1..].iter().filter(|(_, other)| other.rolls == 0) {
            for eyes in Eyes::everyone(one.state.seats()).filter(|eyes| !eyes.own(mover)) {
                let how = format!("are changed by {mover:?} playing {other_action:?} instead of {action:?}");
                if twins_were_told_alike(suite, one, other, eyes, place, &how)? {
                    twins.keep(Origin::Choice, place, eyes, &one.state, &other.state);
                }
            }
        }
    }
    Ok(())
}

/// (c) The same choice with one roll of the dice changed.
fn changed_rolls<'a, G: Voice>(
    suite: &Suite<G>,
    place: Place<'a>,
    state: &G,
    branches: &[(G::Action, Outcome<G>)],
    luck: impl Fn(usize) -> u64,
    dice: &mut Dice,
    twins: &mut Twins<'a, G>,
) -> Result<(), Failure> {
    for (branch, (action, one)) in branches.iter().enumerate().filter(|(_, (_, one))| one.rolls > 0) {
        let change = (dice.below(one.rolls), dice.seed());
        let other = Outcome::of(state, *action, Dice::counted(luck(branch), Some(change)));
        for eyes in Eyes::everyone(state.seats()) {
            let how = format!("are decided by another roll when {action:?} is played");
            if twins_were_told_alike(suite, one, &other, eyes, place, &how)? {
                twins.keep(Origin::Dice, place, eyes, &one.state, &other.state);
            }
        }
    }
    Ok(())
}
