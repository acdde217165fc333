//! A win that is there is taken: in the last age, whoever leads and is alone on the board withdraws before a battle could cost
//! them the game, at every level that searches.

use crate::common::position;
use animal_kingdoms::AnimalKingdoms;
use bots::{Bot, LEVELS, Limits, Mind};
use engine::{Dice, Eyes, Game, Glimpse, NoLog, Seat, Seats, Turn};

#[test]
fn who_has_won_ends_the_game() {
    let position = position(2).age(3).first(1).withdrawn(&[1]).turn(0).score(0, 30).score(1, 24);
    for level in LEVELS.iter().filter(|level| matches!(level.mind, Mind::Search(_))) {
        for seed in 0..3 {
            let mut game: AnimalKingdoms = position.clone().build();
            let (mut dice, mut bot) = (Dice::quick(seed), Bot::<AnimalKingdoms>::new(*level));
            let limits = Limits { iterations: Some(60), ..Limits::default() };
            let mut choices = 0;
            while let Turn::Of(seat) = game.turn() {
                let thought = bot.choose(&Glimpse::new(&game, seat), dice.seed(), &limits).unwrap();
                game.play(thought.action, &mut dice, &mut NoLog);
                choices += 1;
            }
            assert_eq!(game.standings(Eyes::Open).winners, Seats::only(Seat(0)), "{}, seed {seed}", level.id);
            assert_eq!(choices, 1, "{}, seed {seed}", level.id);
        }
    }
}
