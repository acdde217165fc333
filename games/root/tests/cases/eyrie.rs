//! The Eyrie Dynasties.

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
