//! `polyana puzzles`: looks for moments in which a quick thought goes wrong, and lets every level solve those that are kept.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use arena::Player;
use arena::calibration::self_play;
use arena::puzzles::{Hunt, score};
use bots::{LEVELS, Level};
use shelf::{Puzzle, Title};

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Who plays the games, as medium or medium:iterations=200
    #[arg(long, default_value = "medium")]
    level: String,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 4)]
    games: u32,
    /// An option of the game, as peace_treaty=true; may be given several times
    #[arg(short, long = "option")]
    options: Vec<String>,
    /// The luck of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look through these records, one a line, instead of playing
    #[arg(long)]
    records: Option<PathBuf>,
    /// How many worlds the quick thought imagines
    #[arg(long, default_value_t = 400)]
    quick: u32,
    /// How many worlds the long thought imagines
    #[arg(long, default_value_t = 40_000)]
    long: u32,
    /// Look at one of so many choices
    #[arg(long, default_value_t = 3)]
    every: u32,
    /// How much more the long thought must expect of its choice, of 1 for a victory
    #[arg(long, default_value_t = 0.08)]
    gap: f32,
    /// Look only for wins within the turn that a quick thought passes by
    #[arg(long)]
    wins: bool,
    /// Add what is found to this file, a line for each
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Let every level solve the puzzles that are kept instead of looking for more
    #[arg(long)]
    score: bool,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    if args.score { solve(title) } else { hunt(title, args) }
}

fn hunt(title: &dyn Title, args: &Args) -> Ended {
    let level = Level::varied(&args.level)?;
    let player = Player::Bot(args.level.clone(), level);
    let options = ask::options(title, &args.options)?;
    let records: Vec<String> = match &args.records {
        Some(path) => ask::read(path)?.lines().map(str::to_string).collect(),
        None => self_play(title, &options, &player, args.players, args.games, args.seed)
            .map_err(|trouble| trouble.to_string())?,
    };
    let hunt = Hunt { level, iterations: [args.quick, args.long], every: args.every, gap: args.gap };
    let say = title.words().say(engine::Lang::En, &[]);
    for (game, record) in records.iter().enumerate() {
        let found =
            if args.wins { hunt.search_wins(title, record, args.seed) } else { hunt.search(title, record, args.seed) };
        for mut puzzle in found.map_err(|error| error.to_string())? {
            let table = puzzle.table(title).map_err(|error| error.to_string())?;
            puzzle.id = format!("{}-{}-{game}-{}", puzzle.seats(), args.seed, table.ply());
            let label = |action: &serde_json::Value| {
                let action = action.to_string();
                let choices = table.choices(puzzle.seat());
                let choice = choices.into_iter().find(|choice| choice.actions.contains(&action));
                choice.map_or(action, |choice| say.text(&choice.label))
            };
            let [right, tempting] = puzzle.values;
            tell!("{}, for {}, seat {}:", puzzle.id, puzzle.level, puzzle.seat + 1);
            tell!("    {right:.2} {}", puzzle.right.iter().map(label).collect::<Vec<_>>().join(" | "));
            tell!("    {tempting:.2} {} (tempting)", label(&puzzle.tempting));
            if let Some(path) = &args.keep {
                add(path, &puzzle).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
            }
        }
    }
    Ok(())
}

/// Adds a puzzle to a collection.
fn add(path: &Path, puzzle: &Puzzle) -> std::io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    writeln!(file, "{}", serde_json::to_string(puzzle)?)
}

fn solve(title: &dyn Title) -> Ended {
    let puzzles = title.puzzles();
    tell!("{}: {} puzzles", title.id(), puzzles.len());
    for level in &LEVELS {
        let solved = score(title, puzzles, level, 3).map_err(|error| error.to_string())?;
        tell!("{:<10} {:>5.1} % solved", level.id, 100.0 * solved);
    }
    Ok(())
}
