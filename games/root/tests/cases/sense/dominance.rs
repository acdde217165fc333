//! What bots make of dominance cards: their own, those that lie on offer, and those by which somebody else is about to win.

use engine::{Game, Judgement, Seat, Turn};
use root::position::Position;

use super::{four, stands, takes, weight};
use crate::marquise::by_day;

#[test]
fn a_dominance_card_that_cannot_be_fulfilled_is_not_activated() {
    let position = four().points("eyrie", 14).points("marquise", 13).hand("eyrie", "dominance_fox");
    let game = position.turn("eyrie", "daylight").build();
    let mut active = game;
    active.choose("activate_dominance:dominance_fox");
    assert!(stands(&active, 1) < 0.5 * stands(&game, 1));
    for seed in 0..3 {
        assert_ne!(takes(&game, "medium", seed), "activate_dominance:dominance_fox");
    }
}

#[test]
fn a_dominance_card_that_is_as_good_as_fulfilled_is_worth_much() {
    let strong = four().warriors("eyrie", "c6", 6).warriors("eyrie", "c8", 6).warriors("eyrie", "c12", 4);
    let weak = four().warriors("eyrie", "c2", 6).warriors("eyrie", "c5", 6).warriors("eyrie", "c11", 4);
    let [strong, weak] =
        [strong, weak].map(|position| position.dominance("eyrie", "dominance_fox").turn("eyrie", "start"));
    // At the very start of the turn it would be won, so look from the Marquise's turn.
    let [strong, weak] = [strong, weak].map(|position| position.turn("marquise", "daylight").build());
    assert!(stands(&strong, 1) > 3.0 * stands(&weak, 1));
}

/// The Marquise's day, with the Eyrie in three fox clearings: only in c6 could she break their rule.
fn foxes_held() -> Position {
    four()
        .warriors("eyrie", "c6", 2)
        .warriors("eyrie", "c8", 5)
        .warriors("eyrie", "c12", 5)
        .warriors("marquise", "c6", 2)
        .pieces("c5", "sawmill workshop")
        .warriors("marquise", "c5", 2)
        .turn("marquise", "daylight")
}

#[test]
fn whoever_is_about_to_win_by_dominance_is_fought_where_it_decides() {
    let calm = by_day(foxes_held());
    let alarm = by_day(foxes_held().dominance("eyrie", "dominance_fox"));
    assert!(weight(&alarm, "battle") > 1.5 * weight(&calm, "battle"), "at first sight");
    for seed in 0..4 {
        let mut game = alarm;
        let mut fought = false;
        while game.active() == Some(Seat(0)) {
            let Turn::Of(seat) = game.turn() else { break };
            let text = takes(&game, "medium", seed);
            fought |= seat == Seat(0) && text == "battle";
            game.choose(&text);
        }
        assert!(fought, "seed {seed}");
    }
}

#[test]
fn a_dominance_card_is_no_way_out_of_a_game_that_goes_well() {
    // Early in the game and well ahead; the Eyrie can march and fight twice before her next turn.
    let game = four()
        .leader("commander")
        .decree("move", "arms_trader birdy_bindle")
        .decree("battle", "crossbow_bird royal_claim")
        .points("marquise", 12)
        .points("eyrie", 7)
        .points("alliance", 6)
        .points("vagabond", 7)
        .warriors("marquise", "c6", 3)
        .warriors("marquise", "c8", 3)
        .warriors("eyrie", "c7", 6)
        .warriors("eyrie", "c11", 4)
        .hand("marquise", "dominance_fox")
        .turn("marquise", "daylight")
        .build();
    for seed in 0..4 {
        assert_ne!(takes(&game, "medium", seed), "activate_dominance:dominance_fox");
    }
}

#[test]
fn nobody_gives_a_card_for_a_dominance_card_long_before_it_can_be_used() {
    let position =
        || four().available("dominance_mouse").hand("marquise", "sappers#1 anvil").turn("marquise", "daylight");
    let take = "take_dominance:dominance_mouse:sappers#1";
    let early = position().points("marquise", 3).build();
    assert!(weight(&early, take) < 1e-3, "at first sight");
    for seed in 0..6 {
        for level in ["greedy", "medium"] {
            assert_ne!(takes(&early, level, seed), take, "{level}, seed {seed}");
        }
    }
    // Later it may be a way to win for whoever holds the mice.
    let mice =
        |position: Position| ["c2", "c7", "c9", "c11"].iter().fold(position, |it, at| it.warriors("marquise", at, 5));
    let late = mice(position()).points("marquise", 10).points("eyrie", 26).build();
    assert!(weight(&late, take) > 1e-3, "late");
}
