//! The Marquise de Cat.

use root::position::Position;

/// Her Daylight, crafting skipped.
pub(crate) fn by_day(position: Position) -> root::Root {
    let mut game = position.turn("marquise", "daylight").build();
    if game.asks() == "marquise marquise_craft" {
        game.choose("end_craft");
    }
    game
}

#[test]
fn case_26_wood_comes_through_ruled_clearings_only() {
    let game = Position::new("marquise eyrie")
        .warriors("marquise", "c1", 1)
        .warriors("marquise", "c10", 1)
        .warriors("marquise", "c12", 1)
        .warriors("eyrie", "c9", 1)
        .pieces("c12", "wood wood")
        .pieces("c9", "wood")
        .pieces("c2", "sawmill")
        .pieces("c5", "sawmill")
        .hand("marquise", "bake_sale");
    let mut game = by_day(game);
    game.choose("build:sawmill");
    assert!(game.options().contains(&"c1".into()));
    game.choose("c1");
    assert_eq!(
        (game.pieces_at("sawmill", "c1"), game.pieces_at("wood", "c12"), game.pieces_at("wood", "c9")),
        (1, 0, 1)
    );
    assert_eq!(game.points_of("marquise"), 2);
}

#[test]
fn case_27_birds_add_actions_and_recruiting_stays_once_a_turn() {
    let game = Position::new("marquise eyrie")
        .warriors("marquise", "c1", 3)
        .warriors("eyrie", "c5", 3)
        .pieces("c1", "recruiter")
        .hand("marquise", "ambush_bird#1 sappers#1");
    let mut game = by_day(game);
    game.choose("recruit");
    for _ in 0..2 {
        game.choose("march");
        let from = game.options()[0].clone();
        game.choose(&from);
        if game.asks() == "marquise move_to" {
            let to = game.options()[0].clone();
            game.choose(&to);
        }
        while game.asks() == "marquise move_count" {
            game.choose("1");
        }
        if game.asks() == "marquise march_second" {
            game.choose("stop");
        }
    }
    assert_eq!(game.options(), ["spend_bird:ambush_bird#1", "spend_bird:sappers#1", "end_daylight"]);
    game.choose("spend_bird:ambush_bird#1");
    game.choose("spend_bird:sappers#1");
    let options = game.options();
    assert!(options.contains(&"march".into()) && options.contains(&"battle".into()));
    assert!(!options.contains(&"recruit".into()));
}

#[test]
fn case_28_a_lost_building_steps_back_and_scores_again() {
    let game = Position::new("marquise eyrie")
        .warriors("marquise", "c1", 3)
        .warriors("marquise", "c10", 3)
        .pieces("c1", "wood wood recruiter")
        .pieces("c9", "recruiter")
        .hand("marquise", "bake_sale");
    let mut game = by_day(game);
    game.choose("build:recruiter");
    game.choose("c10");
    assert_eq!(
        (game.pieces_at("recruiter", "c10"), game.pieces_at("wood", "c1"), game.points_of("marquise")),
        (1, 0, 2)
    );
    // Three recruiters draw two cards.
    game.choose("end_daylight");
    assert_eq!(game.hand_of("marquise").len(), 3);
    // With two of them only one card.
    let game = Position::new("marquise eyrie").pieces("c1", "recruiter").pieces("c9", "recruiter");
    let game = game.turn("marquise", "evening").build();
    assert_eq!(game.hand_of("marquise").len(), 1);
}

#[test]
fn case_58_an_early_bird_gives_up_the_other_base_actions() {
    let game = Position::new("marquise eyrie")
        .warriors("marquise", "c1", 3)
        .pieces("c1", "recruiter")
        .hand("marquise", "ambush_bird#1 bake_sale");
    let mut game = by_day(game);
    game.choose("recruit");
    game.choose("spend_bird:ambush_bird#1");
    assert!(game.options().contains(&"march".into()));
    game.choose("march");
    while game.asks() != "marquise marquise_action" {
        let last = game.options().last().cloned().unwrap();
        game.choose(&last);
    }
    assert_eq!(game.options(), ["end_daylight"]);
}

#[test]
fn wood_is_placed_where_she_wants_if_it_is_short() {
    let game = Position::new("marquise eyrie")
        .pieces("c1", "sawmill")
        .pieces("c9", "sawmill sawmill")
        .pieces("c5", "wood wood wood wood wood wood");
    let mut game = game.turn("marquise", "birdsong").build();
    assert_eq!((game.asks(), game.options()), ("marquise place_wood".into(), vec!["c1".into(), "c9".into()]));
    game.choose("c1");
    // The other goes to the only clearing left.
    assert_eq!((game.pieces_at("wood", "c1"), game.pieces_at("wood", "c9")), (1, 1));
}

#[test]
fn overwork_needs_wood_and_a_matching_sawmill() {
    let game = Position::new("marquise eyrie").pieces("c9", "sawmill").hand("marquise", "sword_card anvil sappers#1");
    let mut game = by_day(game);
    let options = game.options();
    assert!(options.contains(&"overwork:sword_card".into()) && options.contains(&"overwork:sappers#1".into()));
    assert!(!options.contains(&"overwork:anvil".into()));
    game.choose("overwork:sword_card");
    assert_eq!((game.pieces_at("wood", "c9"), game.discarded()), (1, vec!["sword_card".to_string()]));
}

#[test]
fn warriors_move_out_of_or_into_a_ruled_clearing() {
    let march = |eyrie_at_c9: u8, eyrie_at_c1: u8| {
        let mut game = Position::new("marquise eyrie")
            .warriors("marquise", "c9", 1)
            .warriors("marquise", "c1", 1)
            .warriors("eyrie", "c9", eyrie_at_c9)
            .warriors("eyrie", "c1", eyrie_at_c1)
            .hand("marquise", "anvil")
            .turn("marquise", "daylight")
            .build();
        game.choose("end_craft");
        if !game.options().contains(&"march".into()) {
            return Vec::new();
        }
        game.choose("march");
        if game.asks() == "marquise move_from" {
            game.choose("c9");
        }
        game.options()
    };
    assert_eq!(march(0, 0), ["c1", "c4", "c12"], "out of c9, which she rules, anywhere");
    assert_eq!(march(2, 2), Vec::<String>::new(), "she rules neither");
    // Out of c9, which she does not rule, only into c1, which she does: the one way is taken at once.
    assert_ne!(march(2, 0), Vec::<String>::new());
}

#[test]
fn into_a_ruled_clearing_is_the_only_way_out_of_one_that_is_not() {
    let mut game = Position::new("marquise eyrie")
        .warriors("marquise", "c9", 2)
        .warriors("eyrie", "c9", 3)
        .warriors("marquise", "c12", 1)
        .pieces("c12", "sawmill")
        .hand("marquise", "anvil")
        .turn("marquise", "daylight")
        .build();
    game.choose("end_craft");
    game.choose("march");
    game.choose("c9");
    assert_eq!(game.asks(), "marquise move_count", "c12 is the only place to go");
    game.choose("2");
    assert_eq!(game.warriors_at("marquise", "c12"), 3);
}

#[test]
fn recruiters_bring_cards_and_three_actions_are_three() {
    let clearings = ["c2", "c5", "c7", "c8", "c9"];
    for (recruiters, cards) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        let position = Position::new("marquise eyrie").turn("marquise", "evening");
        let build = |position: Position, clearing: &&str| position.pieces(clearing, "recruiter");
        let game = clearings[..recruiters].iter().fold(position, build).build();
        assert_eq!(game.hand_of("marquise").len(), cards, "{recruiters} recruiters");
    }
    let mut game = Position::new("marquise eyrie")
        .pieces("c9", "sawmill")
        .hand("marquise", "sword_card favor_mice investments crossbow_mouse")
        .turn("marquise", "daylight")
        .build();
    game.choose("end_craft");
    for card in ["sword_card", "favor_mice", "investments"] {
        game.choose(&format!("overwork:{card}"));
    }
    assert_eq!(game.pieces_at("wood", "c9"), 3);
    assert_eq!(game.options(), ["end_daylight"]);
}

#[test]
fn without_wood_in_the_supply_nobody_works_overtime() {
    let overtime = |wood: &str| {
        let mut game = Position::new("marquise eyrie")
            .pieces("c9", "sawmill")
            .pieces("c9", wood)
            .hand("marquise", "sword_card")
            .turn("marquise", "daylight")
            .build();
        game.choose("end_craft");
        game.options().contains(&"overwork:sword_card".to_string())
    };
    assert!(overtime("wood wood wood wood wood wood wood"));
    assert!(!overtime("wood wood wood wood wood wood wood wood"));
}
