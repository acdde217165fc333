//! A game of thoughtless players, told line by line, with the board after each age.
//!
//! `cargo run -p animal_kingdoms --example show -- [players] [en|ru|uk] [seed]`

use animal_kingdoms::{AnimalKingdoms, Event, Options};
use engine::words::{COMMON, Words};
use engine::{Dice, Entry, Eyes, Game, Lang, Seat, Voice};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players = args.first().and_then(|text| text.parse().ok()).unwrap_or(3);
    let lang = args.get(1).and_then(|code| Lang::from_code(code)).unwrap_or_default();
    let seed = args.get(2).and_then(|text| text.parse().ok()).unwrap_or(1);
    let words = Words::new(&[COMMON, AnimalKingdoms::WORDS])?;
    let say = words.say(lang, &[]);
    let mut dice = Dice::quick(seed);
    let mut log: Vec<Entry<Event>> = Vec::new();
    let new = AnimalKingdoms::new(&Options::default(), players, &mut dice, &mut log);
    let mut game = new.map_err(|bad| bad.to_string())?;
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    let (mut told, mut turns) = (0, 0);
    loop {
        for entry in &log[told..] {
            if let Some(event) = entry.seen_by(Eyes::Of(Seat(0))) {
                println!("  {}", say.text(&AnimalKingdoms::sentence(event)));
            }
        }
        told = log.len();
        let view = game.view(Eyes::Of(Seat(0)));
        game.actions(&mut actions);
        if actions.is_empty() || view.battle.is_some() || turns % 40 == 39 {
            println!("\n{}\n{}", AnimalKingdoms::board(&view, &say), say.text(&AnimalKingdoms::prompt(&view)));
        }
        turns += 1;
        game.priors(&actions, &mut weights);
        let mut left = dice.fraction() * weights.iter().sum::<f32>();
        let drawn = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        let Some(&action) = drawn.and_then(|index| actions.get(index)) else { break };
        game.play(action, &mut dice, &mut log);
    }
    Ok(())
}
