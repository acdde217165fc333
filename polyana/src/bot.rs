//! `polyana bot`: one of our bots as a program that sits at somebody's table. It reads questions and writes answers, one JSON
//! object a line; see docs/bots.md.

use std::io::{self, BufRead, Write};

use arena::bench::cpu_time;
use bots::Limits;

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// How well it plays
    #[arg(long, default_value = "hard")]
    level: String,
    /// Think about each choice for so many milliseconds of processor time, however many worlds that are: so versions of different
    /// speed meet at equal time
    #[arg(long)]
    millis: Option<u64>,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    let level = ask::level(&args.level)?;
    let mut paper = shelf::Paper::default();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let begin = cpu_time();
        let stop =
            || args.millis.is_some_and(|millis| cpu_time().saturating_sub(begin).as_millis() >= u128::from(millis));
        let limits = Limits { iterations: args.millis.map(|_| u32::MAX), stop: Some(&stop), ..Limits::default() };
        tell!("{}", arena::program::answer(title, level, &line, &limits, &mut paper));
        io::stdout().flush()?;
    }
    Ok(())
}
