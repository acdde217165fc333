//! `polyana bot`: one of our bots as a program that sits at somebody's table. It reads questions and writes answers, one JSON
//! object a line; see docs/bots.md.

use std::io::{self, BufRead, Write};

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// How well it plays
    #[arg(long, default_value = "hard")]
    level: String,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    let level = ask::level(&args.level)?;
    let mut paper = shelf::Paper::default();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if !line.trim().is_empty() {
            tell!("{}", arena::program::answer(title, level, &line, &mut paper));
            io::stdout().flush()?;
        }
    }
    Ok(())
}
