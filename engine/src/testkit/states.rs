//! What a single state promises: it survives being written and read, lists its choices the same way each time, and
//! guesses within bounds. And what a whole game promises: played again, it is the same.

use super::json::{difference, value, written};
use super::stroll::{Sample, Stroll, chance, start};
use super::{Case, Check, Failure, Place};
use crate::{BySeat, Eyes, Game, Judgement, NEVER, NoLog, Seat, Turn};

/// How many moves a state that was read again must follow the true one.
const FOLLOW: usize = 25;

pub(super) fn check<G: Judgement>(sample: &Sample<'_, G>, game: &Stroll<'_, G>) -> Result<(), Failure> {
    survives_writing(sample, game)?;
    result_is_agreed(sample)?;
    choices_are_steady(sample)?;
    guesses_are_sane(sample)
}

/// Written twice, a state is the same text.
pub(super) fn writes_steadily<G: Game>(sample: &Sample<'_, G>) -> Result<(), Failure> {
    let fails = |what: String| sample.place.fails(Check::Serialisation, what);
    let state = &sample.state;
    let text = serde_json::to_string(state).map_err(|error| fails(format!("the state cannot be written: {error}")))?;
    if text == written(&state.clone()) {
        Ok(())
    } else {
        Err(fails("the state is written differently each time".into()))
    }
}

fn survives_writing<G: Game>(sample: &Sample<'_, G>, game: &Stroll<'_, G>) -> Result<(), Failure> {
    let fails = |what: String| sample.place.fails(Check::Serialisation, what);
    let state = &sample.state;
    let mut again: G = serde_json::from_str(&written(state))
        .map_err(|error| fails(format!("the state cannot be read again: {error}")))?;
    if let Some(differs) = written_apart(state, &again).or_else(|| seen_apart(state, &again)) {
        return Err(fails(format!("the state that was read again differs: {differs}")));
    }
    // What was not written shows at the latest when the game goes on.
    let mut truth = state.clone();
    let mut steps = 0;
    for &action in game.moves.iter().skip(sample.place.ply).take(FOLLOW) {
        steps += 1;
        let ply = sample.place.ply + steps;
        truth.play(action, &mut chance(game.seed, ply, 0), &mut NoLog);
        again.play(action, &mut chance(game.seed, ply, 0), &mut NoLog);
        if let Some(differs) = written_apart(&truth, &again) {
            return Err(fails(format!("the state that was read again differs {steps} moves later: {differs}")));
        }
    }
    match seen_apart(&truth, &again) {
        Some(differs) => Err(fails(format!("the state that was read again differs {steps} moves later: {differs}"))),
        None => Ok(()),
    }
}

/// How these two states differ as they are written and as they can be played on, if they do.
fn written_apart<G: Game>(one: &G, other: &G) -> Option<String> {
    if written(one) != written(other) {
        return Some(difference(one, other));
    }
    if one.turn() != other.turn() {
        return Some(format!("turn: {:?} against {:?}", one.turn(), other.turn()));
    }
    let (mut these, mut those) = (Vec::new(), Vec::new());
    one.actions(&mut these);
    other.actions(&mut those);
    (these != those).then(|| format!("choices: {these:?} against {those:?}"))
}

/// How these two states differ as they are seen, if they do.
fn seen_apart<G: Game>(one: &G, other: &G) -> Option<String> {
    Eyes::everyone(one.seats()).chain([Eyes::Open]).find_map(|eyes| {
        let (here, there) = (one.view(eyes), other.view(eyes));
        if here != there {
            return Some(format!("view of {eyes:?}: {}", difference(&here, &there)));
        }
        if one.secrets(eyes) != other.secrets(eyes) {
            return Some(format!("secrets of {eyes:?}: {:?} against {:?}", one.secrets(eyes), other.secrets(eyes)));
        }
        let (here, there) = (one.standings(eyes), other.standings(eyes));
        (here != there).then(|| format!("standings of {eyes:?}: {}", difference(&here, &there)))
    })
}

/// Everybody knows whether the game is over.
fn result_is_agreed<G: Game>(sample: &Sample<'_, G>) -> Result<(), Failure> {
    let turn = sample.state.turn();
    let wrong = |eyes: &Eyes| sample.state.standings(*eyes).over() != (turn == Turn::Over);
    match Eyes::everyone(sample.state.seats()).chain([Eyes::Open]).find(wrong) {
        Some(eyes) => {
            let what = format!("the turn is {turn:?}, but the standings for {eyes:?} say otherwise");
            Err(sample.place.fails(Check::Standings, what))
        }
        None => Ok(()),
    }
}

fn choices_are_steady<G: Game>(sample: &Sample<'_, G>) -> Result<(), Failure> {
    let mut fresh = Vec::new();
    sample.state.actions(&mut fresh);
    let mut reused = fresh.repeat(2);
    sample.state.actions(&mut reused);
    if reused != fresh {
        let what = "asked twice, the choices differ; `actions` must replace what stands in `out`, in a fixed order";
        return Err(sample.place.fails(Check::Actions, what));
    }
    for action in &fresh {
        let text = written(action);
        match serde_json::from_str::<G::Action>(&text) {
            Ok(again) if again == *action && written(&again) == text => {}
            Ok(again) => {
                let what = format!("the action {action:?} is written as {text} but read as {again:?}");
                return Err(sample.place.fails(Check::Serialisation, what));
            }
            Err(error) => {
                let what = format!("the action {action:?}, written as {text}, cannot be read: {error}");
                return Err(sample.place.fails(Check::Serialisation, what));
            }
        }
    }
    Ok(())
}

fn guesses_are_sane<G: Judgement>(sample: &Sample<'_, G>) -> Result<(), Failure> {
    let fails = |what: String| Err(sample.place.fails(Check::Guesses, what));
    let outlook: BySeat<f32> = sample.state.outlook();
    let seats = sample.state.seats();
    if outlook.seats() != seats || Seat::all(seats).any(|seat| !(0.0..=1.0).contains(&outlook[seat])) {
        return fails(format!("the outlook {outlook:?} is not one number from 0 to 1 for each seat"));
    }
    follows_its_terms(sample, &outlook)?;
    let (mut actions, mut priors) = (Vec::new(), vec![f32::NAN; 3]);
    sample.state.actions(&mut actions);
    sample.state.priors(&actions, &mut priors);
    let good = priors.iter().all(|&prior| prior >= 0.0 && prior.is_finite()) && priors.iter().sum::<f32>() > 0.0;
    if priors.len() != actions.len() || !(good || actions.is_empty()) {
        return fails(format!(
            "the priors {priors:?} are not one number for each of {} actions, none negative and not all 0",
            actions.len()
        ));
    }
    Ok(())
}

/// Who can expect more points stands no worse, unless somebody does not win by points any more.
fn follows_its_terms<G: Judgement>(sample: &Sample<'_, G>, outlook: &BySeat<f32>) -> Result<(), Failure> {
    if sample.state.turn() == Turn::Over {
        return Ok(());
    }
    let terms = sample.state.terms();
    let sums = BySeat::from_fn(sample.state.seats(), |seat| terms.sum(seat));
    let seats = || Seat::all(sample.state.seats());
    let numbers = terms.iter().all(|term| term.points.iter().all(|points| points.is_finite()));
    let by_points = seats().all(|seat| sums[seat] > NEVER / 2.0);
    let worse = |one: Seat, other: Seat| sums[one] > sums[other] + 1e-3 && outlook[one] < outlook[other] - 1e-5;
    if !numbers || by_points && seats().any(|one| seats().any(|other| worse(one, other))) {
        let what = format!("the outlook {outlook:?} does not follow from its terms: {terms:?}");
        return Err(sample.place.fails(Check::Guesses, what));
    }
    Ok(())
}

/// Plays the same moves with the same dice once more.
pub(super) fn same_again<G: Game>(case: &Case<G>, game: &Stroll<'_, G>) -> Result<(), Failure> {
    let place = Place { game: G::ID, case: &case.name, seed: game.seed, ply: game.moves.len() };
    let mut state = start(case, place, &mut chance(game.seed, 0, 0), &mut Vec::new())?;
    for (index, &action) in game.moves.iter().enumerate() {
        state.play(action, &mut chance(game.seed, index + 1, 0), &mut NoLog);
    }
    if value(&state) == value(&game.end) {
        return Ok(());
    }
    let what = format!("the same moves with the same dice end elsewhere: {}", difference(&state, &game.end));
    Err(place.fails(Check::Replay, what))
}
