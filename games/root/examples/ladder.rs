//! How often a player of one level wins against players of another, seat and faction changing from game to game.
//!
//! `cargo run --release -p root --example ladder [games] [seats] [level] [others]`

use bots::{Bot, Level, Limits};
use engine::{Dice, Eyes, Game, Glimpse, NoLog, Seat, Turn};
use root::{Options, Root};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: u64| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(otherwise);
    let level = |at: usize, otherwise: &str| Level::from_name(args.get(at).map_or(otherwise, String::as_str));
    let (games, seats) = (number(0, 100), number(1, 2) as usize);
    let (Some(first), Some(others)) = (level(2, "greedy"), level(3, "random")) else { return };
    let mut bots = [Bot::<Root>::new(*first), Bot::<Root>::new(*others)];
    let (mut wins, mut rounds) = (0.0, 0u64);
    for game in 0..games {
        let mut dice = Dice::quick(game);
        let hero = Seat((game % seats as u64) as u8);
        let Ok(mut table) = Root::new(&Options::default(), seats, &mut dice, &mut NoLog) else { return };
        while let Turn::Of(seat) = table.turn() {
            let bot = &mut bots[usize::from(seat != hero)];
            let thought = bot.choose(&Glimpse::new(&table, seat), dice.seed(), &Limits::default());
            let Some(thought) = thought else { break };
            table.play(thought.action, &mut dice, &mut NoLog);
        }
        let standings = table.standings(Eyes::Open);
        rounds += u64::from(table.rounds());
        if standings.winners.contains(hero) {
            wins += 1.0 / standings.winners.len() as f64;
        }
    }
    println!(
        "{} against {}, {seats} players: {:.1} % of {games} games won, {:.1} rounds each",
        first.id,
        others.id,
        100.0 * wins / games as f64,
        rounds as f64 / games as f64
    );
}
