//! What leaves the map and what that sets off: the keep, field hospitals, tokens, trade posts, and cards that are discarded.

use engine::{Eyes, Game};
use root::position::Position;
use root::{BoardView, Suit};

#[test]
fn where_the_keep_has_fallen_everybody_may_place() {
    // The battle of the decree removes the keep, and the next column builds in its clearing.
    let game = Position::new("eyrie marquise")
        .leader("builder")
        .warriors("eyrie", "c1", 3)
        .pieces("c1", "keep")
        .decree("battle", "anvil")
        .decree("build", "foxfolk_steel")
        .decree_at("battle")
        .rolling([0, 0]);
    assert_eq!((game.pieces_at("keep", "c1"), game.pieces_at("roost", "c1")), (0, 1));
    assert_eq!((game.points_of("eyrie"), game.warriors_at("eyrie", "c1")), (1, 3));
}

#[test]
fn each_clearing_has_a_field_hospital_of_its_own() {
    let favor = |hand: &str| {
        let mut game = Position::new("eyrie marquise")
            .leader("builder")
            .pieces("c2", "roost")
            .pieces("c7", "roost")
            .pieces("c11", "roost")
            .pieces("c1", "keep")
            .warriors("marquise", "c7", 1)
            .warriors("marquise", "c9", 2)
            .hand("eyrie", "favor_mice")
            .hand("marquise", hand)
            .turn("eyrie", "daylight")
            .build();
        game.choose("craft:favor_mice");
        game
    };
    let mut game = favor("sword_card investments");
    game.choose("card:sword_card");
    assert_eq!((game.asks(), game.warriors_at("marquise", "c1")), ("marquise field_hospital".into(), 1));
    game.choose("card:investments");
    assert_eq!(game.warriors_at("marquise", "c1"), 3);
    let mut game = favor("sword_card");
    game.choose("card:sword_card");
    assert!(game.asks().starts_with("eyrie"), "with an empty hand nobody is asked: {}", game.asks());
    assert_eq!(game.warriors_at("marquise", "c1"), 1);
}

#[test]
fn wood_falls_and_scores_like_any_token() {
    let game = Position::new("eyrie marquise")
        .warriors("eyrie", "c9", 1)
        .pieces("c9", "wood wood wood")
        .battle("eyrie", "c9", "marquise")
        .rolling([1, 0]);
    assert_eq!((game.pieces_at("wood", "c9"), game.points_of("eyrie")), (1, 2));
}

#[test]
fn a_lost_trade_post_never_comes_back() {
    let game = Position::new("marquise riverfolk")
        .warriors("marquise", "c9", 1)
        .pieces("c9", "trade_post")
        .battle("marquise", "c9", "riverfolk")
        .rolling([0, 0]);
    let BoardView::Riverfolk { posts, .. } = &game.view(Eyes::Crowd).players[1].board else { panic!("no trade posts") };
    assert!(posts.contains(&(Suit::Mouse, 2)) && posts.contains(&(Suit::Fox, 3)), "{posts:?}");
    assert_eq!((game.points_of("marquise"), game.pieces_at("trade_post", "c9")), (1, 0));
}

#[test]
fn the_despot_scores_for_battles_and_not_for_favors() {
    let mut game = Position::new("eyrie marquise")
        .leader("despot")
        .pieces("c2", "roost")
        .pieces("c7", "roost")
        .pieces("c11", "roost")
        .pieces("c9", "sawmill")
        .hand("eyrie", "favor_mice anvil")
        .turn("eyrie", "daylight")
        .build();
    game.choose("craft:favor_mice");
    assert_eq!((game.pieces_at("sawmill", "c9"), game.points_of("eyrie")), (0, 1));
}

#[test]
fn a_discarded_dominance_card_becomes_available_like_a_spent_one() {
    let mut game = Position::new("marquise eyrie alliance")
        .hand("marquise", "dominance_fox anvil bake_sale sword_card investments")
        .turn("marquise", "evening")
        .build();
    assert_eq!(game.asks(), "marquise discard_card", "six cards are too many");
    game.choose("card:dominance_fox");
    let available: Vec<String> = game.view(Eyes::Crowd).available.iter().map(ToString::to_string).collect();
    assert_eq!((available, game.discarded().len()), (vec!["dominance_fox".to_owned()], 0));
}

#[test]
fn what_battles_use_up_lies_among_the_lost_souls() {
    let mut game = Position::new("marquise eyrie cult")
        .warriors("marquise", "c9", 2)
        .warriors("eyrie", "c9", 2)
        .in_play("eyrie", "sappers#1")
        .battle("marquise", "c9", "eyrie")
        .rolling([0, 0]);
    game.choose("sappers");
    let souls: Vec<String> = game.view(Eyes::Crowd).lost_souls.iter().map(ToString::to_string).collect();
    assert_eq!((souls, game.discarded().len()), (vec!["sappers#1".to_owned()], 0));
    assert_eq!(game.warriors_at("marquise", "c9"), 1);
}

#[test]
fn no_tinker_works_for_lost_souls() {
    let game = Position::new("vagabond cult")
        .vagabond("vagabond", "tinker", "c7", "torch boots")
        .lost_souls("sword_card")
        .discard("root_tea_mouse")
        .turn("vagabond", "daylight")
        .build();
    assert!(game.offers("day_labor:root_tea_mouse") && !game.offers("day_labor:sword_card"));
}

#[test]
fn a_sanctification_needs_a_garden_on_its_track() {
    let gardens = |more: &str| {
        let position = Position::new("cult marquise")
            .no_ruins("c12")
            .cult("fox", false, 3)
            .pieces("c1", "garden")
            .pieces("c6", "garden")
            .pieces("c8", "garden garden")
            .pieces("c12", "sawmill")
            .warriors("marquise", "c1", 1);
        position.pieces("c12", more).turn("cult", "birdsong").build()
    };
    assert!(gardens("").offers("sanctify:c12:sawmill"));
    assert!(!gardens("garden").offers("sanctify:c12:sawmill"), "all five fox gardens are on the map");
    assert!(gardens("garden").offers("convert:c1:marquise"));
}

#[test]
fn rituals_that_place_a_warrior_need_one_in_the_supply() {
    let game = Position::new("cult marquise")
        .supply("cult", 0)
        .hand("cult", "anvil sappers#1")
        .turn("cult", "daylight")
        .build();
    assert_eq!(game.options(), ["score:anvil", "end_daylight"]);
}

#[test]
fn a_suit_has_five_gardens() {
    let build = |more: &str| {
        let position = Position::new("cult marquise")
            .no_ruins("c12")
            .pieces("c1", "garden")
            .pieces("c8", "garden garden")
            .pieces("c12", "garden")
            .pieces("c6", more)
            .hand("cult", "anvil");
        position.turn("cult", "daylight").build().offers("build:anvil:c12")
    };
    assert!(build(""));
    assert!(!build("garden"), "there is room, and the Cult rules, but no garden is left");
}
