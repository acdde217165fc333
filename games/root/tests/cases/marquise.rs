//! The Marquise de Cat.

use root::position::Position;

/// Her Daylight, crafting skipped.
fn by_day(position: Position) -> root::Root {
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
