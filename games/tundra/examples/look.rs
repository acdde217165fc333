//! Prints a random table as a terminal shows it, with the choices of the player who is asked.
//!
//! `cargo run --release -p tundra --example look -- [players] [moves] [en|ru|uk]`

use engine::words::{COMMON, Words};
use engine::{Dice, Eyes, Game, Lang, NoLog, Voice};
use tundra::{Options, Tundra};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: usize| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let lang = args.get(2).and_then(|code| Lang::from_code(code)).unwrap_or_default();
    let options = Options { titles: true, personal_goals: true, ..Options::default() };
    let mut dice = Dice::quick(7);
    let mut game = Tundra::new(&options, number(0, 3), &mut dice, &mut NoLog).map_err(|refused| refused.to_string())?;
    let mut actions = Vec::new();
    for _ in 0..number(1, 60) {
        game.actions(&mut actions);
        let Some(&action) = dice.pick(&actions) else { break };
        game.play(action, &mut dice, &mut NoLog);
    }
    let words = Words::new(&[COMMON, Tundra::WORDS])?;
    let say = words.say(lang, &[]);
    let view = game.view(game.turn().seat().map_or(Eyes::Crowd, Eyes::Of));
    println!("{}\n{}", Tundra::board(&view, &say), say.text(&Tundra::prompt(&view)));
    game.actions(&mut actions);
    for action in &actions {
        println!("  {:<24} {}", action.to_string(), say.text(&Tundra::label(&view, action)));
    }
    Ok(())
}
