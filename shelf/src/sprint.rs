//! The plain work of an engine, without a clock: random games, copies of a state, search. The arena measures how long they
//! take.

use bots::{Level, Limits, Mind, Search, Style};
use engine::{BadOptions, Dice, Glimpse, Judgement, NoLog, Turn};

/// What was done in a number of random games.
#[derive(Clone, Debug, Default)]
pub struct Sprint {
    /// Choices among two or more.
    pub decisions: u64,
    /// All choices, single ones included.
    pub plies: u64,
    /// Runs of choices by the same seat.
    pub turns: u64,
    /// The sum of the lengths of all lists of two or more.
    pub choices: u64,
    /// Decisions of each game.
    pub lengths: Vec<u32>,
}

/// Plays `games` random games: fresh setup, full list of choices at each step, a uniform pick, to the end.
pub(crate) fn run<G: Judgement>(
    options: &G::Options,
    seats: usize,
    games: u32,
    seed: u64,
) -> Result<Sprint, BadOptions> {
    check_seats::<G>(seats)?;
    let mut sprint = Sprint { lengths: Vec::with_capacity(games as usize), ..Sprint::default() };
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::with_capacity(256);
    for _ in 0..games {
        let mut state = G::new(options, seats, &mut dice, &mut NoLog)?;
        let mut decisions = 0;
        let mut last = Turn::Over;
        while state.turn() != Turn::Over {
            if state.turn() != last {
                last = state.turn();
                sprint.turns += 1;
            }
            state.actions(&mut actions);
            if actions.len() > 1 {
                decisions += 1;
                sprint.choices += actions.len() as u64;
            }
            sprint.plies += 1;
            state.play(actions[dice.index(actions.len())], &mut dice, &mut NoLog);
        }
        sprint.decisions += u64::from(decisions);
        sprint.lengths.push(decisions);
    }
    Ok(sprint)
}

fn check_seats<G: Judgement>(seats: usize) -> Result<(), BadOptions> {
    if G::SEATS.contains(&seats) { Ok(()) } else { Err(BadOptions::seats(seats, &G::SEATS)) }
}

/// A state some way into a random game, where there is something to choose.
fn midgame<G: Judgement>(options: &G::Options, seats: usize) -> Result<G, BadOptions> {
    check_seats::<G>(seats)?;
    let mut dice = Dice::quick(1);
    let mut state = G::new(options, seats, &mut dice, &mut NoLog)?;
    let mut choice = state.clone();
    let mut actions = Vec::new();
    for _ in 0..40 {
        state.actions(&mut actions);
        if actions.len() > 1 {
            choice.clone_from(&state);
        }
        let Some(&action) = dice.pick(&actions) else { break };
        state.play(action, &mut dice, &mut NoLog);
    }
    Ok(choice)
}

/// Copies a state in the middle of a game.
pub(crate) fn copy<G: Judgement>(options: &G::Options, seats: usize, copies: u32) -> Result<(), BadOptions> {
    let state = midgame::<G>(options, seats)?;
    let mut copy = state.clone();
    for _ in 0..copies {
        copy.clone_from(std::hint::black_box(&state));
        std::hint::black_box(&mut copy);
    }
    Ok(())
}

/// Searches from a state in the middle of a game.
pub(crate) fn search<G: Judgement>(options: &G::Options, seats: usize, iterations: u32) -> Result<u64, BadOptions> {
    let state = midgame::<G>(options, seats)?;
    let (Some(seat), Some(style)) = (state.turn().seat(), style("hard")) else { return Ok(0) };
    let limits = Limits { iterations: Some(iterations), ..Limits::default() };
    let considered = Search::new().consider(&style, &Glimpse::new(&state, seat), &limits, &mut Dice::quick(1));
    Ok(considered.iter().map(|choice| u64::from(choice.visits)).sum())
}

fn style(level: &str) -> Option<Style> {
    match Level::from_name(level)?.mind {
        Mind::Search(style) => Some(style),
        Mind::Random | Mind::Greedy(_) => None,
    }
}
