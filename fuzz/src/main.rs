//! `cargo run --release -p fuzz -- --inputs 1000000`: so many spoilt inputs for each target, or for one of them.

use std::time::Instant;

use clap::Parser;
use fuzz::TARGETS;

/// Feeds every door of the house with spoilt input.
#[derive(Parser)]
struct Wish {
    /// One target alone: records, options, moves, requests or words.
    target: Option<String>,
    /// How many inputs each target gets.
    #[arg(long, default_value_t = 100_000)]
    inputs: u64,
    /// The number of the first input.
    #[arg(long, default_value_t = 0)]
    from: u64,
}

fn main() {
    let wish = Wish::parse();
    for target in TARGETS.iter().filter(|target| wish.target.as_deref().is_none_or(|name| name == target.name)) {
        let begun = Instant::now();
        let tally = (target.feed)(wish.from..wish.from.saturating_add(wish.inputs));
        let seconds = begun.elapsed().as_secs_f64();
        println!("{}: {} refused, {} taken, {seconds:.0} s", target.name, tally.refused, tally.taken);
    }
}
