//! How fast is uniform random play? Counts decisions among two or more choices in processor time, setups included.
//!
//! `cargo run --release -p a_wild_venture --example speed -- [seconds] [big] [autumn]`

use a_wild_venture::{AWildVenture, Options, Side};
use engine::{Dice, Game, NoLog};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seconds = args.iter().find_map(|arg| arg.parse::<f64>().ok()).unwrap_or(5.0);
    let has = |word: &str| args.iter().any(|arg| arg == word);
    println!("a state takes {} bytes", size_of::<AWildVenture>());
    let board_side = if has("autumn") { Side::Autumn } else { Side::Spring };
    let options = Options { board_side, variant_big: has("big"), ..Options::default() };
    let mut dice = Dice::quick(1);
    let mut longest = 0;
    let mut actions = Vec::new();
    let (mut games, mut plies, mut decisions) = (0u64, 0u64, 0u64);
    let start = processor_time();
    while processor_time() - start < seconds {
        for _ in 0..200 {
            let Ok(mut game) = AWildVenture::new(&options, 2, &mut dice, &mut NoLog) else { return };
            let before = plies;
            loop {
                game.actions(&mut actions);
                let Some(&action) = dice.pick(&actions) else { break };
                plies += 1;
                decisions += u64::from(actions.len() > 1);
                game.play(action, &mut dice, &mut NoLog);
            }
            longest = longest.max(plies - before);
            games += 1;
        }
    }
    let spent = processor_time() - start;
    println!("{games} games, {plies} plies, {decisions} decisions in {spent:.2} s of processor time");
    println!("{:.2} million decisions a second", decisions as f64 / spent / 1e6);
    println!("{:.1} decisions and {:.1} plies a game", decisions as f64 / games as f64, plies as f64 / games as f64);
    println!("the longest game had {longest} plies");
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
