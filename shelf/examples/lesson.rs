//! For whoever writes a lesson: plays choices by their names and says what can be chosen then, what it says, and where it is touched.
//!
//! ```text
//! cargo run -p shelf --example lesson -- tundra 3 7 '{}' "take:2 done"       # game, seats, seed, options, choices
//! cargo run -p shelf --example lesson -- tundra 3 7 '{}' "take:2 bot:40"     # and forty choices of a bot
//! ```

use engine::{Eyes, Key, Lang};
use shelf::Handle;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, seed, options, choices] = &args[..] else { return Err("game seats seed options choices".into()) };
    let title = shelf::game(game).ok_or("there is no such game")?;
    let options = serde_json::from_str(options).map_err(|error| error.to_string())?;
    let number = |text: &str| text.parse::<u64>().map_err(|error| error.to_string());
    let key = Key::from_seed(number(seed)?);
    let mut table = title.open(&options, number(seats)? as usize, key).map_err(|bad| bad.to_string())?;
    for choice in choices.split_whitespace() {
        match choice.strip_prefix("bot:") {
            Some(count) => (0..number(count)?).try_for_each(|_| bot(&mut table))?,
            None => play(&mut table, &serde_json::to_string(choice).unwrap_or_default())?,
        }
    }
    let Some(seat) = table.turn().seat() else {
        println!("the game is over");
        return Ok(());
    };
    let (sight, say) = (table.sight(Eyes::Of(seat)), title.words().say(Lang::En, &[]));
    println!("{}\nseat {}: {} ({})", sight.board(&say), seat.0, say.text(&sight.prompt()), sight.prompt().key);
    for choice in sight.choices() {
        let kind = if choice.gesture { "  ↷ " } else { "" };
        let actions: Vec<String> = choice.actions.iter().map(|action| action.trim_matches('"').to_string()).collect();
        println!("{kind}{}   {}   [{}]", actions.join(" "), say.text(&choice.label), choice.spot.unwrap_or_default());
    }
    Ok(())
}

fn play(table: &mut Handle, action: &str) -> Result<(), String> {
    let seat = table.turn().seat().ok_or("the game is over")?;
    let legal: Vec<String> = table.choices(seat).into_iter().flat_map(|choice| choice.actions).collect();
    table.play(seat, action).map_err(|refusal| format!("{action}: {refusal}; {}", legal.join(" ")))?;
    Ok(())
}

fn bot(table: &mut Handle) -> Result<(), String> {
    let seat = table.turn().seat().ok_or("the game is over")?;
    let level = bots::Level::from_name("easy").ok_or("there is no such level")?;
    let thought = table.thinker(seat).think(level, 1, &bots::Limits::default(), 1).ok_or("it finds nothing")?;
    print!("{} ", thought.action.trim_matches('"'));
    play(table, &thought.action)
}
