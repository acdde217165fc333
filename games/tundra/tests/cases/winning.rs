//! A win that is there is taken: with the last die of the game, whoever can win by it does, at every level that searches.

use bots::{Bot, LEVELS, Limits, Mind};
use engine::{Dice, Eyes, Game, Glimpse, NoLog, Seat, Seats, Turn};
use tundra::Tundra;

use crate::position::{Position, on};

/// Seat 0 has the last die of the game. Only the common goal brings points.
fn last_die() -> Position {
    let position = on("l2_std").round(4).goals(&["cg_upgrades"]).dice(0, &[6]).stores(0, [0, 0, 0, 9]);
    position.upgraded(0, "gathering").upgraded(0, "trade").points(0, 20)
}

#[test]
fn the_last_die_goes_where_it_wins() {
    let gain = last_die().table().plays("goal:6:cg_upgrades").score(0) - 20;
    assert!(gain > 0);
    for level in LEVELS.iter().filter(|level| matches!(level.mind, Mind::Search(_))) {
        for seed in 0..5 {
            let mut game = last_die().points(1, 20 + gain as u8 - 1).table().game;
            let (mut dice, mut bot) = (Dice::quick(seed), Bot::<Tundra>::new(*level));
            let limits = Limits { iterations: Some(60), ..Limits::default() };
            while let Turn::Of(seat) = game.turn() {
                assert_eq!(seat, Seat(0), "nobody else has a die");
                let thought = bot.choose(&Glimpse::new(&game, seat), dice.seed(), &limits).unwrap();
                game.play(thought.action, &mut dice, &mut NoLog);
            }
            assert_eq!(game.standings(Eyes::Open).winners, Seats::only(Seat(0)), "{}, seed {seed}", level.id);
        }
    }
}
