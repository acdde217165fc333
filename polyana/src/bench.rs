//! `polyana bench`: how fast the engines are.

use std::io;

use arena::bench::{Figures, measure};

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The game; all by default
    game: Option<String>,
    /// How many players; the most by default
    #[arg(long)]
    players: Option<usize>,
    /// An option of the game, as peace_treaty=true; may be given several times
    #[arg(short, long = "option")]
    options: Vec<String>,
    /// How many threads for the figures with all threads at work; as many as there are cores by default
    #[arg(long)]
    threads: Option<usize>,
    /// Print one JSON object for each game
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Ended {
    let titles = match &args.game {
        Some(id) => vec![ask::game(id)?],
        None => shelf::games().collect(),
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    for title in titles {
        let players = args.players.unwrap_or(*title.facts().seats.end());
        let options = ask::options(title, &args.options)?;
        let threads = args.threads.unwrap_or(cores).max(1);
        let figures = measure(title, &options, players, threads).map_err(|error| error.to_string())?;
        if args.json {
            tell!("{}", serde_json::to_string(&figures).map_err(|error| error.to_string())?);
        } else {
            print(&figures)?;
        }
    }
    Ok(())
}

fn print(figures: &Figures) -> io::Result<()> {
    tell!("{}, {} players (per second of CPU time, median of several rounds)", figures.game, figures.players);
    let million = |value: f64| format!("{:.2} million", value / 1e6);
    tell!("  decisions/s on one thread    {}", million(figures.decisions_per_second));
    tell!("  games/s on one thread        {:.0}", figures.games_per_second);
    tell!("  turns/s on one thread        {}", million(figures.turns_per_second));
    let all = &figures.all_threads;
    tell!("  decisions/s on {} threads     {}", all.threads, million(all.decisions_per_second));
    tell!("  games/s on {} threads         {:.0}", all.threads, all.games_per_second);
    tell!("  median decisions per game    {}", figures.median_decisions_per_game);
    tell!("  mean number of choices       {:.1}", figures.mean_choices);
    tell!("  size of a state              {} bytes", figures.state_bytes);
    tell!(
        "  copies of a state per second {} ({:.0} ns each)",
        million(figures.clones_per_second),
        1e9 / figures.clones_per_second.max(1.0)
    );
    match figures.allocations_per_decision {
        Some(count) => tell!("  allocations per decision     {count}"),
        None => tell!("  allocations per decision     not counted; cargo run --release --features count -- bench"),
    }
    tell!("  search iterations/s          {:.0}", figures.search_iterations_per_second);
    tell!("  moves of a journal loaded/s  {}", million(figures.moves_loaded_per_second));
    Ok(())
}
