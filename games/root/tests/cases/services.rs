//! What the Riverfolk sell and build: services in the hands of their buyers, and trade posts.

use engine::{Eyes, Game};
use root::position::Position;
use root::{Faction, Root};

/// A customer with a warrior at two trade posts, who may buy three services.
fn customer(faction: &str) -> Position {
    Position::new(&format!("{faction} riverfolk eyrie"))
        .leader("builder")
        .warriors(faction, "c5", 1)
        .warriors(faction, "c7", 1)
        .pieces("c5", "trade_post")
        .pieces("c7", "trade_post")
        .prices([1, 1, 1])
        .hand("riverfolk", "anvil bake_sale")
        .turn(faction, "start")
}

#[test]
fn riverboats_and_mercenaries_are_bought_once_in_a_turn_and_cards_again_and_again() {
    let mut game = customer("marquise").build();
    game.choose("buy:riverboats");
    assert!(!game.offers("buy:riverboats") && game.offers("buy:mercenaries"));
    game.choose("buy:mercenaries");
    assert!(!game.offers("buy:mercenaries") && game.offers("buy:hand_card:bake_sale"));
    game.choose("buy:hand_card:anvil");
    assert_ne!(game.asks(), "marquise birdsong_start", "three services, and the window closes");
    let mut cards = customer("marquise").build();
    cards.choose("buy:hand_card:anvil");
    cards.choose("buy:hand_card:bake_sale");
    assert_eq!(cards.options(), ["buy:riverboats", "buy:mercenaries", "pass"]);
}

#[test]
fn services_end_with_the_turn() {
    let mut game = customer("marquise").build();
    game.choose("buy:riverboats");
    game.choose("buy:mercenaries");
    let active = |game: &Root| {
        let turn = game.view(Eyes::Crowd).this_turn;
        (turn.riverboats, turn.mercenaries)
    };
    assert_eq!(active(&game), (true, true));
    while game.asks().starts_with("marquise") {
        let last = game.options().last().unwrap().clone();
        game.choose(&last);
    }
    assert_eq!(active(&game), (false, false));
}

#[test]
fn mercenaries_do_nothing_in_birdsong() {
    // A claim to the crown counts clearings in Birdsong: the mercenaries of c10 and c11 count for their own people.
    let mut game = customer("marquise")
        .warriors("riverfolk", "c10", 1)
        .warriors("riverfolk", "c11", 1)
        .in_play("marquise", "royal_claim")
        .build();
    game.choose("buy:mercenaries");
    assert_eq!(game.ruler_of("c10"), Some(Faction::Riverfolk));
    game.choose("royal_claim");
    assert_eq!(game.points_of("marquise"), 2, "c5 and c7");
    while game.asks().contains("birdsong") {
        game.choose("pass");
    }
    assert_eq!(game.ruler_of("c10"), Some(Faction::Marquise), "in Daylight they serve");

    // Nor do they fight in a crusade, which is a matter of Birdsong.
    let mut cult = Position::new("cult riverfolk eyrie")
        .leader("builder")
        .cult("mouse", false, 2)
        .warriors("riverfolk", "c7", 2)
        .warriors("eyrie", "c7", 1)
        .prices([1, 1, 1])
        .turn("cult", "start")
        .build();
    cult.choose("buy:mercenaries");
    assert!(!cult.offers("crusade_battle"), "{:?}", cult.options());
}

#[test]
fn a_trade_post_in_ones_own_clearing_is_paid_in_ones_own_colour() {
    let river = |own: u8, others: u8| {
        Position::new("riverfolk marquise")
            .warriors("riverfolk", "c2", 1)
            .river_box("funds", "riverfolk", own)
            .river_box("funds", "marquise", others)
            .turn("riverfolk", "daylight")
            .build()
    };
    assert!(!river(1, 5).offers("establish:c2"), "two of the ruler's colour, whatever else there is");
    let mut game = river(2, 5);
    game.choose("establish:c2");
    assert_eq!((game.pieces_at("trade_post", "c2"), game.points_of("riverfolk")), (1, 2));
    assert_eq!(game.boxed("funds"), ["5 marquise"]);
    // Two are spent and come back to the supply, one of them is placed.
    assert_eq!((game.supply_of("riverfolk"), game.warriors_at("riverfolk", "c2")), (15 - 1 - 2 + 2 - 1, 2));
}

#[test]
fn there_is_one_post_in_a_clearing_and_three_of_a_suit() {
    let river = |posts: &str| {
        let position = Position::new("riverfolk marquise")
            .warriors("riverfolk", "c2", 1)
            .river_box("funds", "riverfolk", 4)
            .turn("riverfolk", "daylight");
        posts.split_whitespace().fold(position, |position, clearing| position.pieces(clearing, "trade_post")).build()
    };
    assert!(river("").offers("establish:c2") && river("c7 c9").offers("establish:c2"));
    assert!(!river("c2").offers("establish:c2"));
    assert!(!river("c7 c9 c11").offers("establish:c2"), "the mouse posts are all on the map");
}

#[test]
fn hired_boats_join_clearings_for_wood() {
    let build = |boats: bool| {
        let mut game = Position::new("marquise riverfolk")
            .pieces("c5", "sawmill")
            .pieces("c10", "workshop wood")
            .warriors("marquise", "c5", 1)
            .warriors("marquise", "c10", 1)
            .hand("marquise", "anvil")
            .services(boats, false)
            .turn("marquise", "daylight")
            .build();
        game.choose("end_craft");
        game.offers("build:sawmill")
    };
    // There is room in c5 only, the wood lies in c10, and by land these are no neighbours.
    assert!(build(true) && !build(false));
}

#[test]
fn every_symbol_of_a_card_takes_a_fund() {
    let river = |funds: u8| {
        let game = Position::new("riverfolk marquise")
            .pieces("c3", "trade_post")
            .pieces("c4", "trade_post")
            .river_box("funds", "marquise", funds)
            .hand("riverfolk", "bake_sale")
            .turn("riverfolk", "daylight")
            .build();
        game.offers("craft:bake_sale")
    };
    assert!(river(2) && !river(1));
}

#[test]
fn an_export_needs_a_warrior_to_pay_with() {
    let offered = |supply: u8| {
        let game = Position::new("riverfolk marquise")
            .pieces("c1", "trade_post")
            .river_box("funds", "marquise", 1)
            .hand("riverfolk", "anvil")
            .supply("riverfolk", supply)
            .turn("riverfolk", "daylight")
            .build();
        (game.offers("craft:anvil"), game.offers("export:anvil"))
    };
    assert_eq!(offered(1), (true, true));
    assert_eq!(offered(0), (true, false));
}

#[test]
fn a_trade_post_space_takes_one_fund_in_a_turn() {
    let mut game = Position::new("riverfolk marquise")
        .pieces("c1", "trade_post")
        .river_box("funds", "marquise", 3)
        .hand("riverfolk", "anvil armorers#1")
        .turn("riverfolk", "daylight")
        .build();
    assert!(game.offers("craft:armorers#1"));
    game.choose("craft:anvil");
    assert!(!game.offers("craft:armorers#1") && !game.offers("export:armorers#1"), "the only fox space is taken");
}
