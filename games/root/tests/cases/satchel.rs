//! A Vagabond's items: sides and damage, and the three spaces of each track.

use root::Root;
use root::position::Position;

fn vagabond(items: &str, part: &str) -> Root {
    Position::new("vagabond marquise").vagabond("vagabond", "ranger", "c9", items).turn("vagabond", part).build()
}

#[test]
fn a_repaired_item_keeps_its_side() {
    let mut game = vagabond("hammer hammer sword:broken boots:damaged", "daylight");
    game.choose("repair:sword:broken");
    game.choose("repair:boots:damaged");
    assert_eq!(game.items_of("vagabond"), ["boots", "hammer:exhausted", "hammer:exhausted", "sword:exhausted"]);
}

#[test]
fn a_hideout_leaves_sides_alone_too() {
    // The Marquise holds a card, so that the game waits in her Daylight.
    let mut game = Position::new("vagabond marquise")
        .vagabond("vagabond", "ranger", "c9", "torch sword:broken boots:damaged")
        .hand("marquise", "anvil")
        .turn("vagabond", "daylight")
        .build();
    game.choose("hideout");
    assert_eq!(game.asks(), "marquise marquise_craft");
    assert_eq!(game.items_of("vagabond"), ["boots", "sword:exhausted", "torch:exhausted"]);
}

#[test]
fn a_damaged_item_keeps_its_side() {
    let game = Position::new("marquise vagabond")
        .warriors("marquise", "c9", 1)
        .vagabond("vagabond", "thief", "c9", "torch:exhausted")
        .battle("marquise", "c9", "vagabond")
        .rolling([0, 0]);
    assert_eq!(game.items_of("vagabond"), ["torch:broken"], "without a sword a Vagabond is defenseless");
}

#[test]
fn a_track_has_three_spaces() {
    let cards = |coins: &str| vagabond(coins, "evening").hand_of("vagabond").len();
    assert_eq!(cards("coins coins coins coins"), 4);
    assert_eq!(cards("coins coins:damaged coins:exhausted"), 2);
    // Four bags: three on the track, and one in the satchel with eleven other items, all that twelve places hold.
    let carried = |count: usize| vagabond(&format!("bag bag bag bag {}", "sword ".repeat(count)), "evening").asks();
    assert_eq!(carried(12), "vagabond drop_item");
    assert_ne!(carried(11), "vagabond drop_item");
}

#[test]
fn only_sound_tea_that_lies_ready_refreshes_more() {
    let refreshed = |tea: &str| {
        let swords = "sword:exhausted ".repeat(12);
        let game = vagabond(&format!("{tea} {swords}"), "start");
        game.items_of("vagabond").iter().filter(|item| *item == "sword").count()
    };
    assert_eq!(refreshed("tea"), 5);
    assert_eq!(refreshed("tea tea:damaged"), 5);
    assert_eq!(refreshed("tea tea tea tea"), 9, "three on the track");
    assert_eq!(refreshed(""), 3);
}

#[test]
fn nobody_collects_taxes_for_a_vagabond() {
    let game = Position::new("vagabond marquise")
        .vagabond("vagabond", "thief", "c9", "sword")
        .warriors("marquise", "c9", 2)
        .in_play("vagabond", "tax_collector#1")
        .turn("vagabond", "daylight")
        .build();
    assert!(!game.options().iter().any(|option| option.starts_with("tax_collector")));
}
