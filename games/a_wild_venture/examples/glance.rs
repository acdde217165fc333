//! Looks over the shoulders of bots: every line of the log, and the board at the end.
//!
//! `cargo run --release -p a_wild_venture --example glance -- [level] [seed] [plies] [en|ru|uk]`

use a_wild_venture::{AWildVenture, Options};
use bots::{Bot, LEVELS, Level, Limits};
use engine::words::{COMMON, Words};
use engine::{Eyes, Game, Key, Lang, Match, Voice};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let level = args.first().and_then(|name| Level::from_name(name)).unwrap_or(&LEVELS[1]);
    let lang = args.get(3).and_then(|code| Lang::from_code(code)).unwrap_or_default();
    let Ok(words) = Words::new(&[COMMON, AWildVenture::WORDS]) else { return };
    let names = ["Ada".to_string(), "Bob".to_string()];
    let say = words.say(lang, &names);
    let Ok(mut game) = Match::<AWildVenture>::new(Options::default(), 2, Key::from_seed(number(1, 1))) else { return };
    let mut bot = Bot::new(*level);
    for ply in 0..number(2, 10_000) {
        let Some(seat) = game.state().turn().seat() else { break };
        let glimpse = game.glimpse(seat);
        let Some(thought) = bot.choose(&glimpse, number(1, 1) * 1_000 + ply, &Limits::default()) else { break };
        let Ok(lines) = game.play(seat, thought.action) else { break };
        for event in lines.iter().filter_map(|line| line.entry.seen_by(Eyes::Open)) {
            println!("{}", say.text(&AWildVenture::sentence(event)));
        }
    }
    let view = game.state().view(game.state().turn().seat().map_or(Eyes::Crowd, Eyes::Of));
    println!("\n{}\n{}", AWildVenture::board(&view, &say), say.text(&AWildVenture::prompt(&view)));
    let mut actions = Vec::new();
    game.state().actions(&mut actions);
    for action in &actions {
        println!("  {:<24} {}", action.to_string(), say.text(&AWildVenture::label(&view, action)));
    }
}
