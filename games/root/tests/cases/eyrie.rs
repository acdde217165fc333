//! The Eyrie Dynasties.

use engine::{Dice, Entry, Eyes, Game};
use root::Event;
use root::position::Position;

#[test]
fn case_29_disdain_for_trade() {
    let craft = |leader: &str, card: &str| {
        let mut game = Position::new("eyrie marquise")
            .leader(leader)
            .pieces("c3", "roost")
            .pieces("c4", "roost")
            .pieces("c2", "roost")
            .hand("eyrie", &format!("{card} ambush_fox"))
            .turn("eyrie", "daylight")
            .build();
        game.choose(&format!("craft:{card}"));
        game.points_of("eyrie")
    };
    assert_eq!((craft("despot", "bake_sale"), craft("builder", "bake_sale"), craft("despot", "sappers#1")), (1, 3, 0));
}

#[test]
fn case_30_a_hand_of_birds_gives_one_card() {
    let mut game = Position::new("eyrie marquise")
        .leader("despot")
        .pieces("c3", "roost")
        .hand("eyrie", "sappers#1 armorers#1 royal_claim")
        .turn("eyrie", "birdsong")
        .build();
    assert_eq!(game.options().len(), 12);
    game.choose("decree:sappers#1:move");
    assert_eq!((game.asks(), game.options()), ("eyrie decree_add_second".into(), vec!["stop".into()]));
}

#[test]
fn case_31_turmoil_costs_a_point_for_each_bird() {
    let mut game = Position::new("eyrie marquise")
        .leader("commander")
        .points("eyrie", 2)
        .pieces("c3", "roost")
        .warriors("eyrie", "c3", 3)
        .hand("eyrie", "bake_sale")
        .decree("move", "sappers#1")
        .decree("build", "anvil foxfolk_steel")
        .decree_at("battle")
        .build();
    // Nobody is there to fight, and no dominance card can matter: turmoil comes without a question.
    assert_eq!((game.asks(), game.points_of("eyrie")), ("eyrie choose_leader".into(), 0));
    assert_eq!(game.options(), ["builder", "charismatic", "despot"]);
    assert_eq!(game.discarded(), ["sappers#1", "foxfolk_steel", "anvil"]);
    game.choose("despot");
    assert_eq!(game.hand_of("eyrie").len(), 2);
}

#[test]
fn case_32_charismatic_recruits_two_or_falls() {
    let game = Position::new("eyrie marquise")
        .leader("charismatic")
        .pieces("c3", "roost")
        .supply("eyrie", 1)
        .decree_at("recruit")
        .build();
    assert_eq!((game.asks(), game.warriors_at("eyrie", "c3")), ("eyrie choose_leader".into(), 0));
}

#[test]
fn case_33_when_all_leaders_have_fallen_all_return() {
    let game = Position::new("eyrie marquise")
        .leader("commander")
        .deposed("builder charismatic despot")
        .pieces("c3", "roost")
        .decree_at("move")
        .build();
    assert_eq!(game.options(), ["builder", "charismatic", "commander", "despot"]);
}

#[test]
fn case_34_a_new_roost_where_the_fewest_warriors_are() {
    // Every other slot is taken.
    let game = Position::new("eyrie marquise cult")
        .leader("despot")
        .pieces("c1", "sawmill")
        .pieces("c2", "sawmill sawmill")
        .pieces("c3", "sawmill")
        .pieces("c4", "sawmill")
        .pieces("c6", "sawmill")
        .pieces("c7", "workshop workshop")
        .pieces("c8", "workshop")
        .pieces("c9", "workshop workshop")
        .pieces("c10", "workshop")
        .pieces("c11", "recruiter recruiter")
        .pieces("c12", "recruiter")
        .pieces("c5", "recruiter")
        .warriors("marquise", "c5", 1)
        .warriors("marquise", "c8", 2)
        .supply("eyrie", 2)
        .deck("")
        .turn("eyrie", "birdsong")
        .build();
    assert_eq!((game.pieces_at("roost", "c5"), game.pieces_at("roost", "c8")), (1, 0));
    assert_eq!((game.warriors_at("eyrie", "c5"), game.supply_of("eyrie")), (2, 0));
}

#[test]
fn case_57_turmoil_may_be_chosen_while_another_card_could_be_obeyed() {
    let game = Position::new("eyrie marquise")
        .leader("charismatic")
        .pieces("c3", "roost")
        .warriors("eyrie", "c3", 3)
        .decree("move", "sword_card bake_sale")
        .decree_at("move")
        .build();
    assert_eq!(game.options(), ["rabbit", "accept_turmoil"]);
}

#[test]
fn case_20_the_eyrie_may_move_beside_the_keep_but_not_build_there() {
    let position = Position::new("eyrie marquise").leader("charismatic").pieces("c1", "keep").pieces("c5", "roost");
    let moving = position.clone().warriors("eyrie", "c5", 3).decree("move", "bake_sale").decree_at("move").build();
    assert_eq!(moving.options(), ["c1", "c2"]);
    // They rule c1, where a slot is free, and no other fox clearing: the decree cannot be obeyed.
    let building = position.warriors("eyrie", "c1", 3).decree("build", "anvil").decree_at("build").build();
    assert_eq!(building.options(), ["builder", "commander", "despot"]);
}

#[test]
fn the_columns_of_the_decree_are_carried_out_from_left_to_right() {
    let position = Position::new("eyrie marquise")
        .leader("builder")
        .pieces("c1", "roost")
        .warriors("eyrie", "c1", 4)
        .warriors("eyrie", "c5", 2)
        .warriors("marquise", "c1", 1)
        .decree("build", "bake_sale")
        .decree("battle", "anvil")
        .decree("move", "foxfolk_steel")
        .decree("recruit", "travel_gear_fox")
        .turn("eyrie", "daylight");
    let (mut dice, mut log, mut actions) = (Dice::quick(3), Vec::<Entry<Event>>::new(), Vec::new());
    let mut game = position.play(&mut dice, &mut log);
    while game.asks().starts_with("eyrie") {
        game.actions(&mut actions);
        game.play(actions[0], &mut dice, &mut log);
    }
    let columns = log.iter().filter_map(|entry| match entry.seen_by(Eyes::Crowd)? {
        Event::Obeys { column, .. } => Some(*column),
        _ => None,
    });
    use root::Column::{Battle, Build, Move, Recruit};
    assert!(
        columns.take(6).eq([Recruit, Recruit, Move, Move, Battle, Build]),
        "the Builder's viziers recruit and move"
    );
}

#[test]
fn emergency_orders_draw_a_card_for_an_empty_hand_alone() {
    let dawn = |hand: &str| {
        let game = Position::new("eyrie marquise")
            .leader("despot")
            .pieces("c3", "roost")
            .hand("eyrie", hand)
            .turn("eyrie", "birdsong")
            .build();
        (game.asks(), game.hand_of("eyrie").len())
    };
    assert_eq!(dawn(""), ("eyrie decree_add".into(), 1));
    assert_eq!(dawn("anvil"), ("eyrie decree_add".into(), 1));
}

#[test]
fn two_cards_may_be_added_and_one_of_them_a_bird() {
    let position = Position::new("eyrie marquise")
        .leader("despot")
        .pieces("c3", "roost")
        .hand("eyrie", "sappers#1 armorers#1 anvil bake_sale")
        .turn("eyrie", "birdsong");
    let mut bird = position.clone().build();
    bird.choose("decree:sappers#1:move");
    assert!(!bird.options().iter().any(|option| option.contains("armorers")), "{:?}", bird.options());
    bird.choose("decree:anvil:build");
    assert_eq!(bird.asks(), "eyrie eyrie_craft", "no third card");
    let mut fox = position.build();
    fox.choose("decree:anvil:move");
    assert!(fox.options().iter().any(|option| option.contains("armorers")));
    assert_eq!(fox.options().last().unwrap(), "stop");
}

#[test]
fn roosts_score_in_the_evening_and_bring_cards() {
    let clearings = ["c2", "c5", "c7", "c8", "c9", "c3", "c4"];
    for (roosts, points, cards) in
        [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)]
    {
        let position = Position::new("eyrie marquise").leader("despot").turn("eyrie", "evening");
        let nest = |position: Position, clearing: &&str| position.pieces(clearing, "roost");
        let game = clearings[..roosts].iter().fold(position, nest).build();
        assert_eq!((game.points_of("eyrie"), game.hand_of("eyrie").len()), (points, cards), "{roosts} roosts");
    }
}

#[test]
fn a_roost_is_built_where_the_eyrie_rule_and_have_none() {
    let build = |position: Position| position.leader("builder").decree_at("build").build();
    let position = Position::new("eyrie marquise")
        .pieces("c1", "keep")
        .pieces("c8", "roost")
        .warriors("eyrie", "c1", 2)
        .warriors("eyrie", "c6", 1)
        .warriors("eyrie", "c8", 1)
        .warriors("eyrie", "c12", 1)
        .warriors("marquise", "c12", 2)
        .decree("build", "anvil");
    let mut game = build(position.clone());
    // Beside the keep nobody else places, c8 has a roost, c12 belongs to the Marquise: c6 alone is left.
    assert_ne!(game.asks(), "eyrie turmoil");
    game = build(position.pieces("c6", "sawmill"));
    assert_eq!(game.asks(), "eyrie choose_leader", "no slot is open in c6: turmoil");
}

#[test]
fn recruits_come_to_roosts_that_match_the_card() {
    let mut game = Position::new("eyrie marquise")
        .leader("commander")
        .pieces("c1", "roost")
        .pieces("c8", "roost")
        .pieces("c3", "roost")
        .decree("recruit", "anvil sappers#1")
        .decree_at("recruit")
        .build();
    assert_eq!(game.options(), ["fox", "bird"]);
    game.choose("fox");
    assert_eq!(game.options(), ["c1", "c8"]);
    game.choose("c8");
    assert_eq!(game.warriors_at("eyrie", "c8"), 1);
    assert_eq!(game.options(), ["c1", "c3", "c8"], "a bird card matches every clearing");
}

#[test]
fn the_charismatic_recruits_two_in_one_place() {
    let mut game = Position::new("eyrie marquise")
        .leader("charismatic")
        .pieces("c1", "roost")
        .pieces("c8", "roost")
        .decree_at("recruit")
        .build();
    game.choose("c8");
    assert_eq!((game.warriors_at("eyrie", "c8"), game.warriors_at("eyrie", "c1")), (2, 0));
}
