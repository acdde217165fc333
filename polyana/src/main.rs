//! The command line of Polyana.

mod arena;
mod ask;
mod bench;
mod games;
mod play;
mod replay;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// One open table for five animal games.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The shelf: every game with its player counts and options
    Games(games::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Let bots play many games against each other
    Arena(arena::Args),
    /// Measure how fast the engines are
    Bench(bench::Args),
    /// Show a recorded game again
    Replay(replay::Args),
    /// Check a record: its moves are legal and its luck is the one promised before the first deal
    Verify(replay::VerifyArgs),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => replay::verify(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("polyana: {sentence}");
            ExitCode::FAILURE
        }
    }
}
