//! How fast random games are played: decisions with at least two choices, for each second of one core.
//!
//! `cargo run --release -p root --example speed [games] [seats]`

use std::time::Instant;

use engine::{Dice, Game, NoLog, Turn};
use root::{Options, Root};

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let (games, seats) = (args.next().unwrap_or(2_000), args.next().unwrap_or(4) as usize);
    let options = Options::default();
    let mut actions = Vec::with_capacity(256);
    let (mut decisions, mut asked, mut widest, mut rounds) = (0u64, 0u64, 0usize, 0u64);
    let clock = Clock::start();
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let Ok(mut game) = Root::new(&options, seats, &mut dice, &mut NoLog) else { return };
        while game.turn() != Turn::Over {
            game.actions(&mut actions);
            asked += 1;
            decisions += u64::from(actions.len() > 1);
            widest = widest.max(actions.len());
            if let Some(&action) = dice.pick(&actions) {
                game.play(action, &mut dice, &mut NoLog);
            }
        }
        rounds += u64::from(game.rounds());
    }
    let seconds = clock.seconds();
    println!(
        "{games} games of {seats}: {:.0} decisions and {:.1} rounds a game, {:.2} million decisions a second; \
         {asked} questions, at most {widest} choices; a state takes {} bytes",
        decisions as f64 / games as f64,
        rounds as f64 / games as f64,
        decisions as f64 / seconds / 1e6,
        size_of::<Root>()
    );
}

/// Seconds of the processor where the system tells them, else of the wall.
struct Clock {
    wall: Instant,
    cpu: Option<f64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { wall: Instant::now(), cpu: cpu_seconds() }
    }

    fn seconds(&self) -> f64 {
        match (self.cpu, cpu_seconds()) {
            (Some(start), Some(end)) => end - start,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
