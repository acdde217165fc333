//! A win that is there is taken: in the last turn of the game, whoever can win by what they tuck does, at every level that
//! searches.

use a_wild_venture::AWildVenture;
use a_wild_venture::position::Position;
use bots::{Bot, LEVELS, Level, Limits, Mind};
use engine::{Dice, Eyes, Game, Glimpse, NoLog, Seat, Seats, Standings, Turn};

use crate::table::spring;

/// How the last turn, that of seat 0, ends if a bot of this level plays it in a hurry.
fn last_turn(position: &Position, level: &Level, seed: u64) -> Standings {
    let mut game = position.clone().build();
    let (mut dice, mut bot) = (Dice::quick(seed), Bot::<AWildVenture>::new(*level));
    let limits = Limits { iterations: Some(60), ..Limits::default() };
    while let Turn::Of(seat) = game.turn() {
        assert_eq!(seat, Seat(0), "it is the last turn");
        let thought = bot.choose(&Glimpse::new(&game, seat), dice.seed(), &limits).unwrap();
        game.play(thought.action, &mut dice, &mut NoLog);
    }
    game.standings(Eyes::Open)
}

fn thinkers() -> impl Iterator<Item = &'static Level> {
    LEVELS.iter().filter(|level| matches!(level.mind, Mind::Search(_)))
}

#[test]
fn the_last_tucks_win_if_they_can() {
    // Alone neither a frog nor a rabbit brings anything, together they are worth 3 points; two gear would be worth 2.
    let tucked = "errand_crow night_librarian shrewd_broker frog_wizard dawn_baker";
    let position = spring().deck("").last_turns(1).mains(1).tokens(0, "").tucked(0, tucked);
    let position = position.in_play(0, "exam_proctor[2] old_archive[7]+ench_a").tokens(1, "");
    // Seat 0 comes to 13 points at most, and to 12 by tucking gear.
    let position = position.hand(0, "lunchbox piggy_bank canteen_cook field_trip_guide").in_play(1, "market_hall[12]");
    for level in thinkers() {
        for seed in 0..5 {
            let standings = last_turn(&position, level, seed);
            assert_eq!(standings.winners, Seats::only(Seat(0)), "{}, seed {seed}: {standings:?}", level.id);
        }
    }
}

#[test]
fn who_has_won_anyway_still_takes_the_points() {
    // Two tucks bring 4 points, and nothing else brings any: coins could be gained, and cards drawn from an empty deck.
    let position = spring().deck("").last_turns(1).mains(1).tokens(0, "").tokens(1, "");
    let position = position.tucked(0, "errand_crow night_librarian frog_wizard puddle_scout");
    let position = position.in_play(0, "exam_proctor[2] granary[7]").hand(0, "dawn_baker carrot_farmer");
    for level in thinkers() {
        for seed in 0..5 {
            let standings = last_turn(&position, level, seed);
            assert_eq!(standings.winners, Seats::only(Seat(0)), "{}, seed {seed}: {standings:?}", level.id);
            assert_eq!(standings.scores[Seat(0)], 11, "{}, seed {seed}", level.id);
        }
    }
}
