//! `polyana arena`: bots play many games against each other.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arena::program::Program;
use arena::{Player, Results, Tournament, report};
use bots::Level;
use indicatif::{ProgressBar, ProgressStyle};
use shelf::Trust;

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// A bot for each player, as hard,greedy,greedy; hard:turns=3:trust=0.5 varies its numbers, exec:./mybot lets another
    /// program sit down
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 100)]
    games: u32,
    /// An option of the game, as peace_treaty=true; may be given several times
    #[arg(short, long = "option")]
    options: Vec<String>,
    /// The luck of the tournament: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Hand the sides that the options name, as Root's factions, to other chairs for every deal
    #[arg(long)]
    shuffle: bool,
    /// Begin no game after so many minutes
    #[arg(long)]
    minutes: Option<f64>,
    /// How many threads; all by default
    #[arg(long)]
    threads: Option<usize>,
    /// Hand other programs the whole record instead of what their seat sees: for other versions of this program
    #[arg(long)]
    trusted: bool,
    /// How many milliseconds another program may think about one choice
    #[arg(long, default_value_t = 10_000)]
    limit: u64,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Write a report with plots
    #[arg(long)]
    html: Option<PathBuf>,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    if let Some(threads) = args.threads {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.max(1));
        pool.build_global().map_err(|error| error.to_string())?;
    }
    let tournament = Tournament {
        title,
        options: ask::options(title, &args.options)?,
        contenders: contenders(args)?,
        games: args.games,
        seed: args.seed,
        shuffle: args.shuffle,
    };
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(u64::from(args.games)) };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let (begin, late) = (Instant::now(), AtomicBool::new(false));
    let after_each = || {
        bar.inc(1);
        if args.minutes.is_some_and(|minutes| begin.elapsed().as_secs_f64() > 60.0 * minutes) {
            late.store(true, Ordering::Relaxed);
        }
    };
    let results = tournament.run(after_each, &late).map_err(|error| error.to_string())?;
    bar.finish_and_clear();
    if let Some(path) = &args.html {
        let name = title.words().say(engine::Lang::En, &[]).word("name");
        ask::write(path, &report::html(&results, &name))?;
    }
    if args.json {
        tell!("{}", serde_json::to_string_pretty(&results).map_err(|error| error.to_string())?);
    } else {
        print(&results)?;
    }
    Ok(())
}

/// Bots by their names, programs by their commands.
fn contenders(args: &Args) -> Result<Vec<Player>, String> {
    let trust = if args.trusted { Trust::Family } else { Trust::Guest };
    let player = |name: &String| match name.strip_prefix("exec:") {
        None => Ok(Player::Bot(name.clone(), Level::varied(name)?)),
        Some(command) => {
            let command: Vec<_> = command.split_whitespace().map(str::to_string).collect();
            if command.is_empty() {
                return Err("exec: needs the name of a program, as exec:./mybot".to_string());
            }
            Ok(Player::Program(Program { command, trust, limit: Duration::from_millis(args.limit) }))
        }
    };
    args.seats.iter().map(player).collect()
}

fn print(results: &Results) -> io::Result<()> {
    tell!("{}, {} players, {} games, seed {}", results.game, results.players, results.games, results.seed);
    tell!("");
    tell!("{:<10} {:>7} {:>8} {:>9} {:>17} {:>7} {:>15}", "bot", "games", "wins", "win rate", "95 %", "score", "95 %");
    for seat in &results.seats {
        tell!(
            "{:<10} {:>7} {:>8.1} {:>7.1} % {:>6.1} – {:>5.1} % {:>7.1} {:>6.1} – {:>5.1}",
            seat.bot,
            seat.games,
            seat.wins,
            seat.win_rate * 100.0,
            seat.low * 100.0,
            seat.high * 100.0,
            seat.mean_score,
            seat.score.low,
            seat.score.high
        );
    }
    tell!("");
    for (chair, result) in results.chairs.iter().enumerate() {
        tell!(
            "chair {}: {:.1} % won ({:.1} – {:.1} %), score {:.1}",
            chair + 1,
            result.win_rate.value * 100.0,
            result.win_rate.low * 100.0,
            result.win_rate.high * 100.0,
            result.score.value
        );
    }
    for result in &results.sides {
        tell!(
            "{} as {}: {:.1} % of {} games won ({:.1} – {:.1} %), score {:.1}",
            result.bot,
            result.side,
            result.win_rate.value * 100.0,
            result.games,
            result.win_rate.low * 100.0,
            result.win_rate.high * 100.0,
            result.score.value
        );
    }
    for met in &results.meetings {
        tell!(
            "{} finished before {} in {:.1} % of {} games ({:.1} – {:.1} %)",
            met.bot,
            met.other,
            met.ahead.value * 100.0,
            met.games,
            met.ahead.low * 100.0,
            met.ahead.high * 100.0
        );
    }
    let (decisions, plies) = (&results.decisions, &results.plies);
    tell!(
        "decisions per game: mean {:.0}, median {:.0} ({:.0} – {:.0}); questions in all: mean {:.0}; shared victories: {}",
        decisions.mean,
        decisions.median,
        decisions.least,
        decisions.most,
        plies.mean,
        results.shared
    );
    Ok(())
}
