//! Whole games among bots, for the arena.

use bots::{Bot, Level, Limits};
use engine::{BadOptions, Dice, Eyes, Glimpse, Judgement, NoLog, Standings, Turn};
use serde_json::Value;

/// How a game among bots ended.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The result.
    pub standings: Standings,
    /// How many choices were made, single-choice questions included.
    pub plies: u32,
    /// How many choices among two or more were made by each seat.
    pub decisions: Vec<u32>,
    /// The options by which the same sides play again: what was left to chance is named as it fell.
    pub played: Value,
}

pub(crate) fn play<G: Judgement>(options: &G::Options, levels: &[&Level], seed: u64) -> Result<Outcome, BadOptions> {
    let seats = levels.len();
    if !G::SEATS.contains(&seats) {
        return Err(BadOptions::seats(seats, &G::SEATS));
    }
    let mut dice = Dice::quick(seed);
    let mut state = G::new(options, seats, &mut dice, &mut NoLog)?;
    let mut players: Vec<Bot<G>> = levels.iter().map(|&level| Bot::new(*level)).collect();
    let mut actions = Vec::new();
    let mut plies = 0;
    let mut decisions = vec![0; seats];
    while let Turn::Of(seat) = state.turn() {
        state.actions(&mut actions);
        let action = match actions.as_slice() {
            [only] => Some(*only),
            _ => {
                decisions[seat.index()] += 1;
                let glimpse = Glimpse::new(&state, seat);
                let thought = players[seat.index()].choose(&glimpse, dice.seed(), &Limits::default());
                thought.map(|thought| thought.action)
            }
        };
        let Some(action) = action else { break };
        state.play(action, &mut dice, &mut NoLog);
        plies += 1;
    }
    let played = serde_json::to_value(state.played(options)).unwrap_or_default();
    Ok(Outcome { standings: state.standings(Eyes::Open), plies, decisions, played })
}
