//! Random games at a real table: a [`Match`] refuses what is not legal, takes back what told nothing, and its
//! [`Record`] replays exactly.

use std::collections::HashSet;

use super::failure::LastSeen;
use super::json::{difference, written};
use super::stroll::chance;
use super::{Case, Check, Failure, Place, Suite};
use crate::{Dice, Eyes, Game, Key, Match, Record, Refusal, Seat, Voice};

/// How many games are played in each case.
const MATCHES: usize = 6;
/// At about how many plies of each the dear questions are asked.
const STOPS: u32 = 12;
/// How many foreign actions are tried at each.
const FOREIGN: usize = 24;

pub(super) fn check<G: Voice>(suite: &Suite<G>, case: &Case<G>, games: &[Vec<G::Action>]) -> Result<(), Failure> {
    let mut known = HashSet::new();
    let foreign: Vec<G::Action> =
        games.iter().take(40).flatten().copied().filter(|&action| known.insert(action)).collect();
    let usual = games.iter().map(Vec::len).sum::<usize>() / games.len().max(1);
    for (seed, _) in suite.seeds().zip(0..MATCHES) {
        play(suite, case, seed, &foreign, usual)?;
    }
    Ok(())
}

fn play<G: Voice>(
    suite: &Suite<G>,
    case: &Case<G>,
    seed: u64,
    foreign: &[G::Action],
    usual: usize,
) -> Result<(), Failure> {
    let mut last_seen = LastSeen(Place { game: G::ID, case: &case.name, seed, ply: 0 });
    let mut game = Match::<G>::new(case.options.clone(), case.seats, Key::from_seed(seed))
        .map_err(|refused| last_seen.0.fails(Check::Options, refused.to_string()))?;
    let mut past = Vec::new();
    let mut actions = Vec::new();
    let mut choices = chance(seed, usize::MAX, 3);
    let mut stops = chance(seed, usize::MAX, 4);
    while let Some(seat) = game.state().turn().seat() {
        let place = last_seen.0;
        past.push((game.state().clone(), game.log().len()));
        if stops.below((usual as u32 / STOPS).max(1)) == 0 {
            refuses(&game, foreign, &mut stops, place)?;
            takes_back(&game, &past, place)?;
        }
        if game.ply() >= suite.longest {
            return Err(place.fails(Check::Length, format!("the game is not over after {} moves", suite.longest)));
        }
        game.state().actions(&mut actions);
        let Some(action) = suite.choose(game.state(), &actions, &mut choices) else { break };
        game.play(seat, action).map_err(|refusal| {
            place.fails(Check::Refusals, format!("the legal choice {action:?} is refused: {refusal}"))
        })?;
        last_seen.0.ply += 1;
    }
    past.push((game.state().clone(), game.log().len()));
    refuses(&game, foreign, &mut stops, last_seen.0)?;
    takes_back(&game, &past, last_seen.0)?;
    replays(&game, last_seen.0)
}

/// Actions of other moments, other seats and finished games are refused, and nothing changes.
fn refuses<G: Game>(game: &Match<G>, foreign: &[G::Action], dice: &mut Dice, place: Place<'_>) -> Result<(), Failure> {
    let mut legal = Vec::new();
    game.state().actions(&mut legal);
    let turn = game.state().turn().seat();
    let illegal = (0..FOREIGN).filter_map(|_| dice.pick(foreign).copied()).filter(|action| !legal.contains(action));
    let mut tries: Vec<(Seat, G::Action, Refusal)> = match turn {
        None => foreign.iter().take(FOREIGN).map(|&action| (Seat(0), action, Refusal::Over)).collect(),
        Some(seat) => illegal.map(|action| (seat, action, Refusal::Illegal)).collect(),
    };
    if let (Some(seat), Some(&action)) = (turn, legal.first()) {
        let others = Seat::all(game.state().seats()).filter(|&other| other != seat);
        tries.extend(others.map(|other| (other, action, Refusal::NotYourTurn)));
    }
    if tries.is_empty() {
        return Ok(());
    }
    let mut table = game.clone();
    for (seat, action, expected) in tries {
        match table.play(seat, action) {
            Err(refusal) if refusal == expected => {}
            other => {
                let what = format!("{action:?} of {seat:?} should be refused ({expected}), but: {other:?}");
                return Err(place.fails(Check::Refusals, what));
            }
        }
    }
    unchanged(game, &table).map_err(|what| place.fails(Check::Refusals, format!("a refused move changed {what}")))
}

/// Every allowed number of moves can be taken back exactly, and no more.
fn takes_back<G: Game>(game: &Match<G>, past: &[(G, usize)], place: Place<'_>) -> Result<(), Failure> {
    let fails = |what: String| Err(place.fails(Check::Undo, what));
    let free = game.moves().iter().rev().take_while(|made| !made.settled).count();
    for seat in Seat::all(game.state().seats()) {
        let undoable = game.undoable(seat);
        if undoable > free {
            return fails(format!("{seat:?} may take back {undoable} moves, but only {free} told nobody anything"));
        }
        let mut table = game.clone();
        for refused in [0, undoable + 1, usize::MAX] {
            if table.undo(seat, refused) != Err(Refusal::NoUndo) {
                return fails(format!(
                    "{seat:?} took back {refused} moves, but only 1 to {undoable} may be taken back"
                ));
            }
        }
        unchanged(game, &table).or_else(|what| fails(format!("a refused undo changed {what}")))?;
        for depth in 1..=undoable {
            let mut table = game.clone();
            if let Err(refusal) = table.undo(seat, depth) {
                return fails(format!("{seat:?} cannot take back {depth} of {undoable} moves: {refusal}"));
            }
            let ply = game.ply() - depth;
            let Some((state, told)) = past.get(ply) else { continue };
            if written(table.state()) != written(state) {
                return fails(format!("taking back {depth} moves: {}", difference(state, table.state())));
            }
            if table.moves() != &game.moves()[..ply] || table.log() != &game.log()[..*told] {
                return fails(format!("taking back {depth} moves leaves other moves or another log than before"));
            }
        }
    }
    Ok(())
}

fn unchanged<G: Game>(before: &Match<G>, after: &Match<G>) -> Result<(), String> {
    if written(before.state()) != written(after.state()) {
        return Err(format!("the state: {}", difference(before.state(), after.state())));
    }
    if before.moves() != after.moves() || before.log() != after.log() {
        return Err("the moves or the log".into());
    }
    Ok(())
}

/// The record, written and read, gives the same match.
fn replays<G: Game>(game: &Match<G>, place: Place<'_>) -> Result<(), Failure> {
    let fails = |what: String| Err(place.fails(Check::Replay, what));
    let record = game.record();
    let again = match Record::<G>::from_json(&record.to_json()) {
        Ok(read) if read.to_json() == record.to_json() => read,
        Ok(_) => return fails("the record, written and read, is another".into()),
        Err(bad) => return fails(bad.to_string()),
    };
    let replayed = match again.replay() {
        Ok(replayed) => replayed,
        Err(bad) => return fails(bad.to_string()),
    };
    unchanged(game, &replayed).or_else(|what| fails(format!("the record replays to another end: {what}")))?;
    let results = [game, &replayed].map(|game| game.state().standings(Eyes::Open));
    if results[0] != results[1] { fails("the record replays to other standings".into()) } else { Ok(()) }
}
