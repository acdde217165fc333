//! `polyana puzzles`: looks for moments in which a quick thought goes wrong, and lets every level solve those that are kept.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use arena::Player;
use arena::calibration::self_play;
use arena::puzzles::{Found, Hunt, line, score};
use bots::{LEVELS, Level};
use engine::words::Say;
use engine::{Eyes, Lang};
use shelf::{Handle, Puzzle, Title};

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Who thinks, as medium or medium:turns=3, and plays the games
    #[arg(long, default_value = "medium")]
    level: String,
    /// Who plays the games instead, as greedy or medium:iterations=100: quick games leave more time to look for puzzles
    #[arg(long)]
    by: Option<String>,
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
    /// Think carefully only where a quick thought already contradicts the first glance: sooner found, but never hard
    #[arg(long)]
    hasty: bool,
    /// Look only for wins within the turn that a quick thought passes by
    #[arg(long)]
    wins: bool,
    /// Add what is found to this file, a line for each
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Let every level solve the puzzles that are kept instead of looking for more
    #[arg(long)]
    score: bool,
    /// Think once more about the puzzles that are kept, for as long as --long says, and tell which of them do not hold
    #[arg(long)]
    check: bool,
    /// Show the puzzles that are kept with their boards and with lines that may follow
    #[arg(long)]
    show: bool,
    /// With --score, --check or --show: the puzzles of this file, one a line, instead of those that are kept
    #[arg(long)]
    from: Option<PathBuf>,
    /// With --score: with how many seeds each level thinks about a puzzle
    #[arg(long, default_value_t = 3)]
    seeds: u64,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    match args {
        Args { score: true, .. } => solve(title, args),
        Args { check: true, .. } => check(title, args),
        Args { show: true, .. } => show_all(title, args),
        _ => hunt(title, args),
    }
}

fn hunt(title: &dyn Title, args: &Args) -> Ended {
    let hunt = hunter(args)?;
    let Some(path) = &args.records else {
        let by = args.by.as_ref().unwrap_or(&args.level);
        let player = Player::Bot(by.clone(), Level::varied(by)?);
        let options = ask::options(title, &args.options)?;
        // One game after the other, so that whoever is in a hurry finds something in the first ones.
        for game in 0..args.games {
            let seed = args.seed.wrapping_add(u64::from(game));
            let records = self_play(title, &options, &player, args.players, 1, seed);
            for record in records.map_err(|trouble| trouble.to_string())? {
                look_through(title, &hunt, &record, seed, args)?;
            }
        }
        return Ok(());
    };
    for (game, record) in ask::read(path)?.lines().enumerate() {
        look_through(title, &hunt, record, args.seed.wrapping_add(game as u64), args)?;
    }
    Ok(())
}

/// Shows and keeps what is found in one game.
fn look_through(title: &dyn Title, hunt: &Hunt, record: &str, seed: u64, args: &Args) -> Ended {
    let say = title.words().say(Lang::En, &[]);
    let found = if args.wins { hunt.search_wins(title, record, seed) } else { hunt.search(title, record, seed) };
    for mut found in found.map_err(|error| error.to_string())? {
        let table = found.puzzle.table(title).map_err(|error| error.to_string())?;
        found.puzzle.id = format!("{}-{seed}-{}", found.puzzle.seats(), table.ply());
        show(&table, &found, hunt, &say)?;
        if let Some(path) = &args.keep {
            add(path, &found.puzzle).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        }
    }
    Ok(())
}

/// Shows puzzles that were found earlier.
fn show_all(title: &dyn Title, args: &Args) -> Ended {
    let hunt = hunter(args)?;
    let say = title.words().say(Lang::En, &[]);
    for puzzle in collection(title, args)? {
        let table = puzzle.table(title).map_err(|error| error.to_string())?;
        show(&table, &Found { puzzle, weighed: Vec::new() }, &hunt, &say)?;
    }
    Ok(())
}

/// Everything that helps to understand a puzzle: the board, what is right and what tempts, and where both lead.
fn show(table: &Handle, found: &Found, hunt: &Hunt, say: &Say<'_>) -> Ended {
    let puzzle = &found.puzzle;
    let choices = table.choices(puzzle.seat());
    let label = |action: &str| {
        let choice = choices.iter().find(|choice| choice.actions.first().is_some_and(|it| it == action));
        format!("{} [{}]", choice.map_or_else(String::new, |choice| say.text(&choice.label)), action.trim_matches('"'))
    };
    let [right, tempting] = puzzle.values;
    tell!("=== {}, for {}, seat {}:", puzzle.id, puzzle.level, puzzle.seat + 1);
    tell!("{}", table.sight(Eyes::Of(puzzle.seat())).board(say));
    for action in &puzzle.right {
        tell!("    {right:.2} {} (right)", label(&action.to_string()));
    }
    tell!("    {tempting:.2} {} (tempting)", label(&puzzle.tempting.to_string()));
    for (action, value) in &found.weighed {
        tell!("        {value:.3} {}", label(action));
    }
    for action in puzzle.right.first().into_iter().chain([&puzzle.tempting]) {
        tell!("    after {action}:");
        for phrase in line(table, puzzle.seat(), &action.to_string(), &hunt.level) {
            tell!("        {}", say.text(&phrase));
        }
    }
    Ok(())
}

/// Adds a puzzle to a collection.
fn add(path: &Path, puzzle: &Puzzle) -> std::io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    writeln!(file, "{}", serde_json::to_string(puzzle)?)
}

/// Every puzzle that is kept, thought about once more.
fn check(title: &dyn Title, args: &Args) -> Ended {
    let hunt = hunter(args)?;
    let puzzles = collection(title, args)?;
    let mut held = 0;
    for puzzle in &puzzles {
        let check = hunt.check(title, puzzle, args.seed).map_err(|error| error.to_string())?;
        held += usize::from(check.holds);
        tell!("{} {}", if check.holds { "holds " } else { "DOUBTS" }, puzzle.id);
        for (action, value) in check.weighed.iter().filter(|_| !check.holds) {
            tell!("    {value:.3} {action}{}", if puzzle.is_right(action) { " (right)" } else { "" });
        }
    }
    tell!("{}: {held} of {} puzzles hold", title.id(), puzzles.len());
    Ok(())
}

fn hunter(args: &Args) -> Result<Hunt, String> {
    let level = Level::varied(&args.level)?;
    Ok(Hunt { level, iterations: [args.quick, args.long], every: args.every, gap: args.gap, hasty: args.hasty })
}

/// The puzzles that are kept, or those of a file.
fn collection(title: &dyn Title, args: &Args) -> Result<Vec<Puzzle>, String> {
    let Some(path) = &args.from else { return Ok(title.puzzles().to_vec()) };
    let lines = ask::read(path)?;
    lines.lines().map(|line| Puzzle::read(line).map_err(|error| error.to_string())).collect()
}

fn solve(title: &dyn Title, args: &Args) -> Ended {
    let puzzles = collection(title, args)?;
    tell!("{}: {} puzzles", title.id(), puzzles.len());
    for level in &LEVELS {
        let solved = score(title, &puzzles, level, args.seeds).map_err(|error| error.to_string())?;
        tell!("{:<10} {:>5.1} % solved", level.id, 100.0 * solved);
    }
    Ok(())
}
