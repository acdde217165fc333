//! Looks over the shoulders of bots: every question, choice and line of the log, and the board at the end.
//!
//! `cargo run --release -p arctic --example glance -- [players] [seed] [plies] [en|ru|uk] [standard|expert] [level]`

use arctic::{Arctic, Options, Setup};
use bots::{Bot, LEVELS, Level, Limits};
use engine::words::{COMMON, Words};
use engine::{Eyes, Game, Key, Lang, Match, Voice};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let lang = args.get(3).and_then(|code| Lang::from_code(code)).unwrap_or_default();
    let setup = if args.get(4).is_some_and(|setup| setup == "expert") { Setup::Expert } else { Setup::Standard };
    let Ok(words) = Words::new(&[COMMON, Arctic::WORDS]) else { return };
    let say = words.say(lang, &[]);
    let key = Key::from_seed(number(1, 1));
    let Ok(mut game) = Match::<Arctic>::new(Options { setup }, number(0, 4) as usize, key) else { return };
    let level = args.get(5).and_then(|name| Level::from_name(name)).unwrap_or(&LEVELS[0]);
    let mut bot = Bot::new(*level);
    for ply in 0..number(2, 60) {
        let Some(seat) = game.state().turn().seat() else { break };
        let Some(thought) = bot.choose(&game.glimpse(seat), number(1, 1) * 1_000 + ply, &Limits::default()) else {
            break;
        };
        let action = thought.action;
        let view = game.state().view(Eyes::Of(seat));
        println!("? {} > {}", say.text(&Arctic::prompt(&view)), say.text(&Arctic::label(&view, &action)));
        let Ok(lines) = game.play(seat, action) else { break };
        for line in lines {
            if let Some(event) = line.entry.seen_by(Eyes::Crowd) {
                println!("    {}", say.text(&Arctic::sentence(event)));
            }
        }
    }
    let eyes = game.state().turn().seat().map_or(Eyes::Open, Eyes::Of);
    let view = game.state().view(eyes);
    println!("\n{}\n\n{}", Arctic::board(&view, &say), say.text(&Arctic::prompt(&view)));
}
