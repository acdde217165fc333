//! `polyana calibrate`: bots play games among themselves, and the chances that they saw on the way are compared with who won.

use std::path::PathBuf;

use arena::Player;
use arena::calibration::{Bin, Calibration, Phase, moments, self_play};
use bots::Level;

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Who plays, as medium or medium:iterations=200
    #[arg(long, default_value = "medium")]
    level: String,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 40)]
    games: u32,
    /// An option of the game, as peace_treaty=true; may be given several times
    #[arg(short, long = "option")]
    options: Vec<String>,
    /// The luck of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look at these records, one a line, instead of playing
    #[arg(long)]
    records: Option<PathBuf>,
    /// Keep the records of the games here, one a line
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Print what was found as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    let records: Vec<String> = match &args.records {
        Some(path) => ask::read(path)?.lines().map(str::to_string).collect(),
        None => {
            let player = Player::Bot(args.level.clone(), Level::varied(&args.level)?);
            let options = ask::options(title, &args.options)?;
            self_play(title, &options, &player, args.players, args.games, args.seed)
                .map_err(|trouble| trouble.to_string())?
        }
    };
    if let Some(path) = &args.keep {
        ask::write(path, &(records.join("\n") + "\n"))?;
    }
    let mut seen = Vec::new();
    for record in &records {
        seen.extend(moments(title, record).map_err(|error| error.to_string())?);
    }
    let found = Calibration::of(&seen);
    if args.json {
        tell!("{}", serde_json::to_string_pretty(&found).map_err(|error| error.to_string())?);
        return Ok(());
    }
    tell!("{}, {} games, {} moments", title.id(), records.len(), found.all.moments);
    tell!("");
    tell!("{:>9} {:>8} {:>8} {:>8}", "chance", "seen", "mean", "won");
    for (index, Bin { count, chance, won }) in found.bins.iter().enumerate() {
        let range = format!("{} – {}", 10 * index, 10 * index + 10);
        tell!("{range:>9} {count:>8} {:>6.1} % {:>6.1} %", 100.0 * chance, 100.0 * won);
    }
    tell!("");
    tell!("off by {:.1} % on the average", 100.0 * found.error());
    for (name, Phase { moments, loss, even, temperature }) in ["all", "first third", "second third", "last third"]
        .iter()
        .zip(std::iter::once(&found.all).chain(&found.thirds))
    {
        tell!(
            "{name:>12}: {moments:>6} moments, loss {loss:.3} (even {even:.3}), best with {temperature:.2} times the spread"
        );
    }
    Ok(())
}
