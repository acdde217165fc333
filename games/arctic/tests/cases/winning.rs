//! A win that is there is taken: with one plankton token or one cod left, whoever leads ends the game at once, at every level
//! that searches. Each position is played until the turn passes.

use crate::common::{Table, sea};
use arctic::Arctic;
use arctic::position::Position;
use bots::{Bot, LEVELS, Level, Limits, Mind};
use engine::{Dice, Eyes, Game, Glimpse, NoLog, Seat, Seats, Turn};

/// Everybody who searches, the stronger ones with less time than they have.
fn levels() -> impl Iterator<Item = &'static Level> {
    LEVELS.iter().filter(|level| matches!(level.mind, Mind::Search(_)))
}

/// Plays the turn of seat 0 out.
fn turn(game: Arctic, level: &Level, seed: u64) -> Arctic {
    let (mut game, mut dice) = (game, Dice::quick(seed));
    let mut bot = Bot::<Arctic>::new(*level);
    let limits = Limits { iterations: Some(200), ..Limits::default() };
    while game.turn() == Turn::Of(Seat(0)) {
        let thought = bot.choose(&Glimpse::new(&game, Seat(0)), dice.seed(), &limits).unwrap();
        game.play(thought.action, &mut dice, &mut NoLog);
    }
    game
}

/// One plankton token is left, and seat 0 wins by taking it: the usual layout, for all hunters and numbers of players.
fn one_plankton() -> Vec<(String, Position)> {
    let hunters = ["orca", "bear", "eskimo", "seal"];
    let mut positions = Vec::new();
    for own in hunters {
        for other in hunters.into_iter().filter(|&other| other != own) {
            let two = Position::new(2).standard().hunters(&format!("{own} {other}")).plankton(0, 5).plankton(1, 3);
            positions.push((format!("{own} against {other}"), two));
        }
    }
    for own in hunters {
        let others: Vec<_> = hunters.into_iter().filter(|&other| other != own).collect();
        let table = |players: usize| Position::new(players).standard().plankton(0, 4).plankton(1, 2).plankton(2, 2);
        let four = table(4).hunters(&format!("{own} {}", others.join(" ")));
        positions.push((format!("{own} against {others:?}"), four.card_done()));
        let three = table(3).hunters(&format!("{own} {} {}", others[0], others[1]));
        positions.push((format!("{own} against {} and {}", others[0], others[1]), three.card_done()));
    }
    positions
}

#[test]
fn who_leads_takes_the_last_plankton() {
    let positions = one_plankton();
    assert_eq!(positions.len(), 20);
    for level in levels() {
        for (index, (name, position)) in positions.iter().enumerate() {
            let end = turn(position.clone().build(), level, index as u64);
            assert_eq!(end.turn(), Turn::Over, "{}, {name}: the win was left lying", level.id);
            assert_eq!(end.standings(Eyes::Open).winners, Seats::only(Seat(0)), "{}, {name}", level.id);
        }
    }
}

#[test]
fn who_leads_catches_the_last_cod() {
    // The only cod lies three cells away; the bear of the other player would catch it next.
    let position = sea().off("cod_9", "caught:0").in_water("cod_1", "c3").in_water("orca", "a1").in_water("bear", "c5");
    for level in levels() {
        let end = turn(position.clone().plankton(0, 1).card_done().build(), level, 1);
        assert_eq!(end.standings(Eyes::Open).winners, Seats::only(Seat(0)), "{}", level.id);
    }
    let mut table = Table::of(position.plankton(0, 1).card_done());
    table.play("activate:orca");
    assert!(table.choices().iter().any(|choice| choice.starts_with("move:orca:c3")), "{:?}", table.choices());
}
