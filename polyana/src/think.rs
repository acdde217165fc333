//! `polyana think`: what a bot sees at one moment of a recorded game, so that a report about a bot can be checked by anybody.

use std::path::PathBuf;

use bots::Limits;
use engine::{Seat, Turn};
use serde_json::json;
use shelf::Thought;

use crate::tell::{Ended, tell};
use crate::{ask, replay};

#[derive(clap::Args)]
pub struct Args {
    /// The record, a JSON file
    record: PathBuf,
    /// After so many moves
    #[arg(long)]
    ply: usize,
    /// How well it plays
    #[arg(long, default_value = "hard")]
    level: String,
    /// How many worlds it imagines, instead of as many as its level does
    #[arg(long)]
    iterations: Option<u32>,
    /// The luck of its thoughts
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The language: en, ru or uk
    #[arg(long, default_value = "en")]
    lang: String,
    /// Print what it thinks as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Ended {
    let level = ask::level(&args.level)?;
    let lang = ask::lang(&args.lang)?;
    let (title, table) = replay::open(&args.record)?;
    let moves = table.ply();
    let table = table.rewound(args.ply).ok_or_else(|| format!("the game has only {moves} moves, not {}", args.ply))?;
    let Turn::Of(seat) = table.turn() else { return Err("the game is over: nobody has to choose".into()) };
    let limits = Limits { iterations: args.iterations, ..Limits::default() };
    let thought = table.thinker(seat).think(level, args.seed, &limits, 1).ok_or("the bot has no choice")?;
    let say = title.words().say(lang, &[]);
    if args.json {
        let considered = thought.considered.iter().map(|choice| {
            json!({
                "action": as_value(&choice.action), "label": say.text(&choice.label), "visits": choice.visits,
                "value": choice.value, "values": choice.values, "prior": choice.prior,
            })
        });
        let report = json!({
            "game": title.id(), "ply": args.ply, "seat": seat.0, "level": level.id, "seed": args.seed,
            "iterations": args.iterations, "choice": as_value(&thought.action),
            "considered": considered.collect::<Vec<_>>(),
        });
        tell!("{}", serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?);
        return Ok(());
    }
    tell!("{}, after {} moves: seat {} as {}", title.id(), args.ply, seat.0 + 1, level.id);
    tell!("");
    tell!("{:>8} {:>7} {:>7}  choice", "visits", "value", "prior");
    for choice in by_visits(&thought) {
        let taken = if choice.action == thought.action { "*" } else { " " };
        tell!(
            "{:>8} {:>7.3} {:>7.3} {taken}{}  [{}]",
            choice.visits,
            choice.value,
            choice.prior,
            say.text(&choice.label),
            choice.action.trim_matches('"')
        );
    }
    if let Some(chosen) = thought.considered.iter().find(|choice| choice.action == thought.action) {
        let values = Seat::all(table.seats()).zip(&chosen.values);
        let values: Vec<_> = values.map(|(seat, value)| format!("seat {} {value:.3}", seat.0 + 1)).collect();
        tell!("");
        tell!("expects: {}", values.join(", "));
    }
    Ok(())
}

/// What it looked into most comes first.
fn by_visits(thought: &Thought) -> Vec<&shelf::Considered> {
    let mut choices: Vec<_> = thought.considered.iter().collect();
    choices.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.prior.total_cmp(&one.prior)));
    choices
}

fn as_value(action: &str) -> serde_json::Value {
    serde_json::from_str(action).unwrap_or_default()
}
