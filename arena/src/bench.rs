//! How fast an engine is. Figures are per second of CPU time and the median of several rounds, so that a busy machine does
//! not spoil them.

use std::sync::Barrier;
use std::time::Duration;

use engine::{BadRecord, Dice, Key};
use rustix::time::{ClockId, clock_gettime};
use serde::Serialize;
use serde_json::Value;
use shelf::{BadMatch, Title};

/// What a benchmark found.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// The id of the game.
    pub game: &'static str,
    /// How many players.
    pub players: usize,
    /// Choices among two or more, in random play, on one thread.
    pub decisions_per_second: f64,
    /// Whole random games on one thread, setup included.
    pub games_per_second: f64,
    /// Runs of choices by the same seat, on one thread.
    pub turns_per_second: f64,
    /// Copies of a state on one thread.
    pub clones_per_second: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// Allocations per decision, setup and all; none where the program was built without the feature `count`.
    pub allocations_per_decision: Option<f64>,
    /// Decisions in a random game; half of the games have fewer.
    pub median_decisions_per_game: u32,
    /// How long the lists of two or more choices are.
    pub mean_choices: f64,
    /// Iterations of the tree search from the middle of a game, on one thread.
    pub search_iterations_per_second: f64,
    /// Moves of a journal read, checked and played, on one thread: that is how a table is loaded.
    pub moves_loaded_per_second: f64,
    /// How many threads the figures above were measured on.
    pub threads: usize,
    /// The same with all threads at work.
    pub all_threads: AllThreads,
}

/// Random play with all threads at work.
#[derive(Clone, Debug, Serialize)]
pub struct AllThreads {
    /// How many threads.
    pub threads: usize,
    /// Choices among two or more, all threads together.
    pub decisions_per_second: f64,
    /// Whole random games, all threads together.
    pub games_per_second: f64,
}

/// How many rounds are measured.
const ROUNDS: usize = 7;
/// How long a round takes at least.
const ROUND: Duration = Duration::from_millis(250);

/// Measures a game with `players` players.
pub fn measure(title: &dyn Title, options: &Value, players: usize, threads: usize) -> Result<Figures, BadMatch> {
    let games = games_per_round(title, options, players)?;
    let rounds = random_play(title, options, players, games)?;
    let first = title.sprint(options, players, games, 0)?;
    let mut lengths = first.lengths.clone();
    lengths.sort_unstable();

    Ok(Figures {
        game: title.id(),
        players,
        decisions_per_second: median(rounds.iter().map(|round| round.decisions / round.seconds)),
        games_per_second: median(rounds.iter().map(|round| round.games / round.seconds)),
        turns_per_second: median(rounds.iter().map(|round| round.turns / round.seconds)),
        clones_per_second: clones(title, options, players)?,
        state_bytes: title.facts().state_bytes,
        allocations_per_decision: allocations(title, options, players, games)?,
        median_decisions_per_game: lengths.get(lengths.len() / 2).copied().unwrap_or_default(),
        mean_choices: first.choices as f64 / first.decisions.max(1) as f64,
        search_iterations_per_second: search(title, options, players)?,
        moves_loaded_per_second: loading(title, options, players)?,
        threads: 1,
        all_threads: together(title, options, players, games, threads)?,
    })
}

/// The CPU time that this thread has used.
pub fn cpu_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Runs `work` and says how many seconds of CPU time it took.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = cpu_time();
    let result = work();
    (result, (cpu_time() - start).as_secs_f64().max(1e-9))
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// How much of `work` fills a round: doubled until it takes long enough.
fn enough(mut work: impl FnMut(u32) -> Result<(), BadMatch>) -> Result<u32, BadMatch> {
    let mut amount = 16;
    loop {
        let (result, seconds) = timed(|| work(amount));
        result?;
        if seconds >= ROUND.as_secs_f64() || amount >= 1 << 30 {
            return Ok(amount);
        }
        amount *= 2;
    }
}

fn games_per_round(title: &dyn Title, options: &Value, players: usize) -> Result<u32, BadMatch> {
    enough(|games| title.sprint(options, players, games, 0).map(drop))
}

struct Round {
    decisions: f64,
    games: f64,
    turns: f64,
    seconds: f64,
}

fn random_play(title: &dyn Title, options: &Value, players: usize, games: u32) -> Result<Vec<Round>, BadMatch> {
    (1..=ROUNDS as u64)
        .map(|seed| {
            let (sprint, seconds) = timed(|| title.sprint(options, players, games, seed));
            let sprint = sprint?;
            Ok(Round {
                decisions: sprint.decisions as f64,
                games: f64::from(games),
                turns: sprint.turns as f64,
                seconds,
            })
        })
        .collect()
}

/// Allocations of twice as many games minus those of as many: what is set up once for all games is not the engine's.
#[cfg(feature = "count")]
fn allocations(title: &dyn Title, options: &Value, players: usize, games: u32) -> Result<Option<f64>, BadMatch> {
    let count = |games| {
        let mut sprint = Ok(shelf::Sprint::default());
        let allocations = allocation_counter::measure(|| sprint = title.sprint(options, players, games, 1));
        sprint.map(|sprint| (allocations.count_total as f64, sprint.decisions as f64))
    };
    let (few, many) = (count(games)?, count(2 * games)?);
    Ok(Some((many.0 - few.0) / (many.1 - few.1).max(1.0)))
}

/// An allocator that counts is slower than one that does not: nobody counts unless it is asked for.
#[cfg(not(feature = "count"))]
fn allocations(_: &dyn Title, _: &Value, _: usize, _: u32) -> Result<Option<f64>, BadMatch> {
    Ok(None)
}

fn clones(title: &dyn Title, options: &Value, players: usize) -> Result<f64, BadMatch> {
    let copies = enough(|copies| title.copy(options, players, copies))?;
    rate(|| title.copy(options, players, copies).map(|()| f64::from(copies)))
}

fn search(title: &dyn Title, options: &Value, players: usize) -> Result<f64, BadMatch> {
    let iterations = enough(|iterations| title.search(options, players, iterations).map(drop))?;
    rate(|| title.search(options, players, iterations).map(|made| made as f64))
}

fn loading(title: &dyn Title, options: &Value, players: usize) -> Result<f64, BadMatch> {
    let key = Key::from_seed(1);
    let moves = random_moves(title, options, players, &key)?;
    let load = |times: u32| (0..times).try_for_each(|_| title.resume(options, players, key.clone(), &moves).map(drop));
    let times = enough(load)?;
    rate(|| load(times).map(|()| f64::from(times) * moves.len() as f64))
}

/// The moves of a random game.
fn random_moves(title: &dyn Title, options: &Value, players: usize, key: &Key) -> Result<Vec<String>, BadMatch> {
    let mut table = title.open(options, players, key.clone())?;
    let (mut moves, mut dice) = (Vec::new(), Dice::quick(1));
    while let Some(seat) = table.turn().seat() {
        let choices = table.choices(seat);
        let all: Vec<_> = choices.iter().filter(|choice| !choice.gesture).flat_map(|choice| &choice.actions).collect();
        let Some(&action) = dice.pick(&all) else { break };
        table.play(seat, action).map_err(|refusal| BadRecord::Move(moves.len() + 1, refusal))?;
        moves.push(action.clone());
    }
    Ok(moves)
}

/// How much of something is done in a second: the median of several rounds, each of which says how much it did.
fn rate(round: impl Fn() -> Result<f64, BadMatch>) -> Result<f64, BadMatch> {
    let round = |_| {
        let (done, seconds) = timed(&round);
        done.map(|done| done / seconds)
    };
    let rounds: Result<Vec<f64>, BadMatch> = (0..ROUNDS).map(round).collect();
    Ok(median(rounds?.into_iter()))
}

/// All threads begin together; each counts its own CPU time, and their rates are added up.
fn together(
    title: &dyn Title,
    options: &Value,
    players: usize,
    games: u32,
    threads: usize,
) -> Result<AllThreads, BadMatch> {
    let barrier = Barrier::new(threads);
    let rates: Result<Vec<(f64, f64)>, BadMatch> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    barrier.wait();
                    let rounds = random_play(title, options, players, games)?;
                    let rate =
                        |value: fn(&Round) -> f64| median(rounds.iter().map(|round| value(round) / round.seconds));
                    Ok((rate(|round| round.decisions), rate(|round| round.games)))
                })
            })
            .collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let rates = rates?;
    Ok(AllThreads {
        threads: rates.len(),
        decisions_per_second: rates.iter().map(|(decisions, _)| decisions).sum(),
        games_per_second: rates.iter().map(|(_, games)| games).sum(),
    })
}
