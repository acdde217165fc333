//! The command line of Polyana.

// A line that is printed may find nobody who reads it: see `tell`.
#![warn(clippy::print_stdout)]

mod arena;
mod ask;
mod backup;
mod bench;
mod bot;
mod calibrate;
mod chaos;
mod check;
mod ending;
mod games;
mod growth;
mod load;
mod move_house;
mod owner;
mod play;
mod puzzles;
mod replay;
mod review;
mod serve;
mod tell;
mod think;
mod thinker;
mod town;
mod watch;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use tell::Stop;

/// The house asks for memory a thousand times for each move. `polyana bench` with the feature `count` has a counting allocator instead.
#[cfg(not(feature = "count"))]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// One open table for five animal games.
#[derive(Parser)]
#[command(
    version,
    about,
    long_about = "One open table for five animal games. Without a command it opens the web table."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the web table
    Serve(serve::Args),
    /// The shelf: every game with its player counts and options
    Games(games::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Watch bots play a game in the terminal, and what they think
    Watch(watch::Args),
    /// Let bots play many games against each other
    Arena(arena::Args),
    /// What a bot sees at one moment of a recorded game
    Think(think::Args),
    /// Let bots play games, and say whether the chances that they saw came true
    Calibrate(calibrate::Args),
    /// Look for moments in which a quick thought of a bot goes wrong, or let the bots solve those that are kept
    Puzzles(puzzles::Args),
    /// Be a bot for other programs: read questions and write answers, one JSON object a line
    Bot(bot::Args),
    /// Measure how fast the engines are
    Bench(bench::Args),
    /// Measure how many moves and watchers a web table bears on this machine
    Load(load::Args),
    /// Let things fall over in a house of many machines on this one while people play, and say whether anything was lost
    Chaos(chaos::Args),
    /// Think for the bots of a house of many machines
    Thinker(thinker::Args),
    /// Copy the file of a web table, also while it is open
    Backup(backup::Args),
    /// Say whether the file of a web table is whole and every game in it still plays as it was played
    Check(check::Args),
    /// Move a web table with everything that it keeps from its file into a database of PostgreSQL, or back
    MoveHouse(move_house::Args),
    /// Say who looks after a web table
    Owner(owner::Args),
    /// Show a recorded game again
    Replay(replay::Args),
    /// Look at a recorded game once more: chances, turning points, luck and skill
    Review(review::Args),
    /// Check a record: its moves are legal and its luck is the one promised before the first deal
    Verify(replay::VerifyArgs),
}

fn main() -> ExitCode {
    let command = Cli::parse().command.unwrap_or_else(|| Command::Serve(serve::Args::default()));
    let result = match command {
        Command::Serve(args) => serve::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Watch(args) => watch::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Think(args) => think::run(&args),
        Command::Calibrate(args) => calibrate::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Chaos(args) => chaos::run(&args),
        Command::Thinker(args) => thinker::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Check(args) => check::run(&args),
        Command::MoveHouse(args) => move_house::run(&args),
        Command::Owner(args) => owner::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Verify(args) => replay::verify(&args),
    };
    match result {
        Ok(()) | Err(Stop::NobodyReads) => ExitCode::SUCCESS,
        Err(Stop::Complaint(sentence)) => {
            eprintln!("polyana: {sentence}");
            ExitCode::FAILURE
        }
    }
}
