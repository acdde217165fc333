//! `polyana watch`: bots play one game in the terminal, and say what they think.

use std::io;
use std::path::PathBuf;

use bots::{Level, Limits};
use engine::words::Say;
use engine::{Eyes, Seat, Turn};
use shelf::{Considered, Handle, Thought, Told};

use crate::tell::{Ended, tell};
use crate::{ask, ending};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// A bot for each player, as hard,greedy,greedy
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// An option of the game, as peace_treaty=true; may be given several times
    #[arg(short, long = "option")]
    options: Vec<String>,
    /// The luck of the game; from the operating system by default
    #[arg(long)]
    seed: Option<u64>,
    /// The language: en, ru or uk
    #[arg(long, default_value = "en")]
    lang: String,
    /// How many other choices are shown with each decision
    #[arg(long, default_value_t = 2)]
    others: usize,
    /// Show the board before each so many moves, besides at the end
    #[arg(long)]
    board_every: Option<usize>,
    /// Write the record here when the game is over
    #[arg(long)]
    record: Option<PathBuf>,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    let lang = ask::lang(&args.lang)?;
    let levels = ask::levels(&args.seats)?;
    let options = ask::options(title, &args.options)?;
    let mut table = title.open(&options, levels.len(), ask::key(args.seed)?).map_err(|error| error.to_string())?;
    let house = ask::words()?;
    let names = ask::names_of_levels(&levels, &house.say(lang, &[]));
    let say = title.words().say(lang, &names);
    let mut moods = ask::moods(args.seed)?;
    let mut told = 0;
    loop {
        told = log(&table, told, &say)?;
        if args.board_every.is_some_and(|every| every > 0 && table.ply() % every == 0) {
            tell!("\n{}\n", table.sight(Eyes::Open).board(&say));
        }
        let Turn::Of(seat) = table.turn() else { break };
        let level = levels.get(seat.index()).ok_or("a seat has no player")?;
        let thought = decide(&table, seat, level, moods.seed())?;
        if thought.considered.len() > 1 {
            tell!(
                "{:>4}  {}: {}",
                table.ply() + 1,
                say.name(seat),
                considered(&table, seat, &thought, args.others, &say)
            );
        }
        table.play(seat, &thought.action).map_err(|error| error.to_string())?;
    }
    tell!("\n{}", table.sight(Eyes::Open).board(&say));
    ending::print(title, &table, &say, &house.say(lang, &names))?;
    match &args.record {
        Some(path) => Ok(ask::write(path, &table.record())?),
        None => Ok(()),
    }
}

/// Prints what has happened since, as all eyes may see it once the game is over.
fn log(table: &Handle, told: usize, say: &Say<'_>) -> io::Result<usize> {
    for Told { phrase, .. } in table.log(Eyes::Open, told) {
        tell!("      · {}", say.text(&phrase));
    }
    Ok(table.log_len())
}

fn decide(table: &Handle, seat: Seat, level: &Level, seed: u64) -> Result<Thought, &'static str> {
    table.thinker(seat).think(level, seed, &Limits::default(), 1).ok_or("a bot has no choice")
}

/// What it takes, and what else it thought of most.
fn considered(table: &Handle, seat: Seat, thought: &Thought, others: usize, say: &Say<'_>) -> String {
    let taken = table.choices(seat).into_iter().find(|choice| choice.actions == [thought.action.as_str()]);
    let taken = taken.map(|choice| choice.label);
    let mut choices: Vec<_> = thought.considered.iter().collect();
    choices.sort_by(|a, b| {
        (taken.as_ref() == Some(&b.label)).cmp(&(taken.as_ref() == Some(&a.label))).then(b.share.total_cmp(&a.share))
    });
    // What took no thought, or all of it because nothing else was worth one, was not weighed: its value says nothing.
    let weighed = |choice: &Considered| choice.share > 0.0 && choice.share < 1.0;
    let shown = |choice: &&Considered| match say.text(&choice.label) {
        label if weighed(choice) => format!("{label} ({:.2}, {:.0} %)", choice.value, 100.0 * choice.share),
        label => label,
    };
    choices.iter().take(others + 1).map(shown).collect::<Vec<_>>().join(" | ")
}
