//! Raids: what a Vagabond threatens, where warriors and pawns are drawn, and what a trade post in danger means.

use root::position::Position;

use super::{stands, weight};
use crate::marquise::by_day;

/// A sawmill with so many guards in clearing 10, and a Vagabond who may come.
fn raided(guards: u8, pawn: &str, items: &str) -> f32 {
    let position = Position::new("marquise eyrie alliance vagabond")
        .warriors("marquise", "c4", 5 - guards)
        .pieces("c4", "keep")
        .pieces("c10", "sawmill")
        .warriors("eyrie", "c3", 4)
        .pieces("c3", "roost")
        .leader("despot")
        .vagabond("vagabond", "ranger", pawn, items);
    let position = if guards > 0 { position.warriors("marquise", "c10", guards) } else { position };
    stands(&position.turn("eyrie", "birdsong").build(), 0)
}

#[test]
fn a_single_guard_does_not_stop_a_crossbow() {
    let second_guard = |items: &str| raided(2, "c2", items) - raided(1, "c2", items);
    let (shot, battle) =
        (second_guard("boots torch sword crossbow"), second_guard("boots torch sword crossbow:damaged"));
    assert!(shot > 4.0 * battle, "{shot} against a crossbow, {battle} against one that is damaged");
}

#[test]
fn a_vagabond_two_steps_away_is_near() {
    // From clearing 6 by clearing 2; from clearing 8 it is too far for one pair of boots.
    let [two, far] = ["c6", "c8"].map(|pawn| raided(0, pawn, "boots torch sword"));
    assert!(two < far, "{two} two steps away, {far} further away");
    // Whoever cannot walk slips one step.
    let [two, far] = ["c6", "c8"].map(|pawn| raided(0, pawn, "boots:damaged torch sword"));
    assert_eq!(two, far);
}

#[test]
fn half_of_funds_is_lost_once() {
    let river = |posts: &[&str]| {
        let position = Position::new("eyrie riverfolk marquise vagabond")
            .warriors("eyrie", "c11", 4)
            .pieces("c11", "roost")
            .warriors("eyrie", "c6", 3)
            .leader("commander")
            .vagabond("vagabond", "tinker", "c9", "boots torch bag hammer")
            .river_box("funds", "riverfolk", 12);
        let position = posts.iter().fold(position, |position, post| position.pieces(post, "trade_post"));
        stands(&position.turn("marquise", "daylight").build(), 1)
    };
    let (one, three) = (river(&["c3"]), river(&["c3", "c7", "c12"]));
    // What is lost besides are two posts more.
    assert!(three > 0.9 * one, "{three} with three posts in danger, {one} with one");
}

#[test]
fn bands_that_have_somewhere_to_go_march() {
    // Three warriors stand among their own, three beside a roost that nobody guards.
    let position = Position::new("marquise eyrie alliance vagabond")
        .warriors("marquise", "c1", 3)
        .pieces("c1", "keep sawmill")
        .points("eyrie", 12)
        .warriors("marquise", "c5", 2)
        .warriors("marquise", "c9", 1)
        .warriors("marquise", "c10", 2)
        .warriors("marquise", "c7", 3)
        .pieces("c3", "roost")
        .warriors("eyrie", "c2", 4)
        .pieces("c2", "roost")
        .leader("despot")
        .vagabond("vagabond", "tinker", "c6", "boots torch bag hammer");
    let mut game = by_day(position);
    game.choose("march");
    assert!(weight(&game, "c7") > 1.2 * weight(&game, "c1"), "{:?}", game.options());
}

#[test]
fn a_vagabond_who_leads_is_hunted() {
    let march = |points: u8| {
        let position = Position::new("marquise eyrie alliance vagabond")
            .warriors("marquise", "c1", 4)
            .pieces("c1", "keep")
            .warriors("eyrie", "c3", 4)
            .pieces("c3", "roost")
            .leader("despot")
            .points("vagabond", points)
            .vagabond("vagabond", "ranger", "c9", "boots torch crossbow sword");
        let mut game = by_day(position);
        game.choose("march");
        weight(&game, "c9")
    };
    assert!(march(20) > 1.3 * march(0), "{} with twenty points, {} without any", march(20), march(0));
}

#[test]
fn a_vagabond_goes_where_something_can_be_taken() {
    let goes = |items: &str| {
        let game = Position::new("marquise eyrie alliance vagabond")
            .warriors("marquise", "c1", 3)
            .pieces("c1", "keep")
            .pieces("c5", "sawmill workshop")
            .warriors("eyrie", "c3", 4)
            .pieces("c3", "roost")
            .leader("despot")
            .vagabond("vagabond", "ranger", "c2", items)
            .no_ruins("c6 c10")
            .turn("vagabond", "daylight")
            .build();
        weight(&game, "move:c5") / weight(&game, "move:c6")
    };
    assert!(goes("boots torch sword") > 1.5, "{} with a sword", goes("boots torch sword"));
    assert!(goes("boots torch crossbow") > 1.5, "{} with a crossbow", goes("boots torch crossbow"));
    let unarmed = goes("boots torch sword:damaged crossbow:exhausted");
    assert!((unarmed - 1.0).abs() < 0.2, "{unarmed} without either");
}
