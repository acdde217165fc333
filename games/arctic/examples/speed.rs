//! How fast is uniform random play? Counts decisions among two or more choices in processor time, setups included.
//!
//! `cargo run --release -p arctic --example speed -- [players] [seconds]`

use arctic::{Arctic, Options};
use engine::{Dice, Game, NoLog};

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let players = args.next().unwrap_or(4).clamp(2, 4) as usize;
    let seconds = args.next().unwrap_or(5) as f64;
    println!("a state takes {} bytes", size_of::<Arctic>());
    let mut dice = Dice::quick(1);
    let mut actions = Vec::new();
    let (mut games, mut plies, mut decisions) = (0u64, 0u64, 0u64);
    let start = processor_time();
    while processor_time() - start < seconds {
        for _ in 0..200 {
            let Ok(mut game) = Arctic::new(&Options::default(), players, &mut dice, &mut NoLog) else { return };
            loop {
                game.actions(&mut actions);
                let Some(&action) = dice.pick(&actions) else { break };
                plies += 1;
                decisions += u64::from(actions.len() > 1);
                game.play(action, &mut dice, &mut NoLog);
            }
            games += 1;
        }
    }
    let spent = processor_time() - start;
    println!(
        "{players} players: {games} games, {plies} plies, {decisions} decisions in {spent:.2} s of processor time"
    );
    println!("{:.2} million decisions a second", decisions as f64 / spent / 1e6);
    println!("{:.1} decisions and {:.1} plies a game", decisions as f64 / games as f64, plies as f64 / games as f64);
}

/// Seconds of processor time used by this process, where the system tells; otherwise the clock on the wall.
fn processor_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    match stat.split_whitespace().next().and_then(|nanos| nanos.parse::<f64>().ok()) {
        Some(nanos) => nanos / 1e9,
        None => {
            static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
            START.get_or_init(std::time::Instant::now).elapsed().as_secs_f64()
        }
    }
}
