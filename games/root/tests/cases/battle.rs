//! Battles: who rules, ambushes, hits, effects of cards.

use engine::Dice;
use root::Faction;
use root::position::Position;

#[test]
fn case_01_a_foiled_ambush_deals_no_hits() {
    let mut game = Position::new("eyrie marquise")
        .leader("builder")
        .warriors("eyrie", "c12", 4)
        .warriors("marquise", "c12", 3)
        .pieces("c12", "roost")
        .hand("marquise", "ambush_fox")
        .hand("eyrie", "ambush_bird#1")
        .battle("eyrie", "c12", "marquise")
        .build();
    assert_eq!(game.asks(), "marquise ambush");
    game.choose("card:ambush_fox");
    assert_eq!(game.asks(), "eyrie counter_ambush");
    game.choose_rolling("card:ambush_bird#1", [0, 0]);
    assert_eq!((game.warriors_at("eyrie", "c12"), game.warriors_at("marquise", "c12")), (4, 3));
    assert_eq!(game.discarded(), ["ambush_bird#1", "ambush_fox"]);
}

#[test]
fn case_13_the_eyrie_win_ties_and_others_do_not() {
    let position = Position::new("marquise eyrie alliance")
        .warriors("marquise", "c11", 2)
        .warriors("eyrie", "c11", 1)
        .warriors("alliance", "c11", 2);
    assert_eq!(position.clone().pieces("c11", "roost").build().ruler_of("c11"), Some(Faction::Eyrie));
    assert_eq!(position.build().ruler_of("c11"), None);
}

#[test]
fn case_14_gardens_rule() {
    let position = Position::new("eyrie cult").pieces("c3", "garden").warriors("eyrie", "c3", 5);
    assert_eq!(position.build().ruler_of("c3"), Some(Faction::Cult));
}

#[test]
fn case_17_armorers_ignore_rolled_hits_only() {
    let mut game = Position::new("eyrie marquise")
        .leader("commander")
        .pieces("c12", "roost")
        .warriors("eyrie", "c12", 4)
        .warriors("marquise", "c12", 3)
        .in_play("marquise", "armorers#1")
        .battle("eyrie", "c12", "marquise")
        .rolling([2, 0]);
    assert_eq!(game.asks(), "marquise battle_effects");
    game.choose("armorers");
    assert_eq!((game.warriors_at("eyrie", "c12"), game.warriors_at("marquise", "c12")), (4, 2));
    assert_eq!(game.discarded(), ["armorers#1"]);
}

#[test]
fn case_18_an_ambush_can_end_the_battle() {
    let game = Position::new("marquise eyrie")
        .warriors("marquise", "c9", 2)
        .warriors("eyrie", "c9", 2)
        .hand("eyrie", "ambush_mouse anvil");
    let mut game = game.battle("marquise", "c9", "eyrie").build();
    assert_eq!((game.asks(), game.options()), ("eyrie ambush".into(), vec!["card:ambush_mouse".into(), "pass".into()]));
    let mut dice = Dice::quick(1);
    game.choose_with("card:ambush_mouse", &mut dice);
    assert!(!dice.rolled());
    assert_eq!((game.warriors_at("marquise", "c9"), game.warriors_at("eyrie", "c9")), (0, 2));
    assert_eq!(game.asks(), "marquise setup_leader");
}

#[test]
fn case_19_ambush_and_dice_are_two_occasions_for_the_hospital() {
    let game = Position::new("marquise eyrie")
        .pieces("c1", "keep")
        .warriors("marquise", "c9", 4)
        .warriors("eyrie", "c9", 3)
        .hand("eyrie", "ambush_mouse")
        .hand("marquise", "sword_card favor_mice");
    let mut game = game.battle("marquise", "c9", "eyrie").build();
    game.choose("card:ambush_mouse");
    // The attacker's hand is not empty: asked, though there is nothing to foil with.
    assert_eq!((game.asks(), game.options()), ("marquise counter_ambush".into(), vec!["pass".into()]));
    game.choose("pass");
    assert_eq!(game.asks(), "marquise field_hospital");
    game.choose_rolling("card:sword_card", [2, 1]);
    assert_eq!(game.warriors_at("marquise", "c1"), 2);
    assert_eq!((game.asks(), game.warriors_at("marquise", "c9")), ("marquise field_hospital".into(), 1));
    game.choose("card:favor_mice");
    assert_eq!(game.warriors_at("marquise", "c1"), 3);
}

#[test]
fn case_21_warriors_go_before_buildings_and_tokens() {
    let game = Position::new("marquise alliance")
        .warriors("marquise", "c12", 3)
        .warriors("alliance", "c12", 1)
        .pieces("c12", "sympathy base");
    let mut game = game.battle("marquise", "c12", "alliance").rolling([2, 2]);
    assert_eq!(game.asks(), "alliance take_hit");
    assert_eq!(game.options(), ["base", "sympathy"]);
    game.choose("base");
    assert_eq!((game.pieces_at("base", "c12"), game.pieces_at("sympathy", "c12")), (0, 1));
    assert_eq!((game.warriors_at("alliance", "c12"), game.points_of("marquise")), (0, 1));
}

#[test]
fn case_49_mercenaries_take_the_smaller_half() {
    for (own, left) in [(2, (0, 2)), (1, (0, 1))] {
        let game = Position::new("marquise alliance riverfolk")
            .warriors("marquise", "c11", own)
            .warriors("riverfolk", "c11", 3)
            .warriors("alliance", "c11", 5)
            .services(false, true);
        let game = game.battle("marquise", "c11", "alliance").rolling([3, 3]);
        assert_eq!((game.warriors_at("marquise", "c11"), game.warriors_at("riverfolk", "c11")), left);
        assert_eq!(game.warriors_at("alliance", "c11"), 2);
    }
}

#[test]
fn case_53_brutal_tactics_can_give_the_game_away() {
    let mut game = Position::new("eyrie marquise")
        .leader("despot")
        .points("marquise", 29)
        .pieces("c12", "roost")
        .warriors("eyrie", "c12", 4)
        .warriors("marquise", "c12", 3)
        .in_play("eyrie", "brutal_tactics#1")
        .battle("eyrie", "c12", "marquise")
        .build();
    assert_eq!(
        (game.asks(), game.options()),
        ("eyrie battle_effects".into(), vec!["brutal_tactics".into(), "done".into()])
    );
    game.choose("brutal_tactics");
    assert_eq!(game.points_of("marquise"), 30);
    let standings = engine::Game::standings(&game, engine::Eyes::Crowd);
    assert_eq!(standings.winners, engine::Seats::only(engine::Seat(1)));
}

#[test]
fn case_55_nobody_is_told_by_a_question_whether_an_ambush_is_held() {
    let attack = |hand: &str| {
        let game = Position::new("eyrie marquise")
            .leader("commander")
            .pieces("c12", "roost")
            .warriors("eyrie", "c12", 4)
            .warriors("marquise", "c12", 3)
            .hand("marquise", hand)
            .battle("eyrie", "c12", "marquise");
        let game = game.build();
        (game.asks(), game.options())
    };
    assert_eq!(attack("bake_sale ambush_mouse"), ("marquise ambush".into(), vec!["pass".into()]));
    assert_ne!(attack("").0, "marquise ambush");
}

#[test]
fn case_55_the_riverfolk_hand_is_open() {
    let game = Position::new("marquise riverfolk")
        .warriors("marquise", "c12", 4)
        .warriors("riverfolk", "c12", 3)
        .hand("riverfolk", "bake_sale ambush_mouse");
    assert_ne!(game.battle("marquise", "c12", "riverfolk").build().asks(), "riverfolk ambush");
}

#[test]
fn case_56_an_empty_hospital_is_asked_about_too() {
    let game = Position::new("eyrie marquise")
        .leader("commander")
        .pieces("c1", "keep")
        .pieces("c9", "roost")
        .warriors("eyrie", "c9", 4)
        .warriors("marquise", "c9", 3)
        .hand("marquise", "anvil foxfolk_steel")
        .battle("eyrie", "c9", "marquise");
    let mut game = game.build();
    game.choose_rolling("pass", [1, 0]);
    assert_eq!((game.asks(), game.options()), ("marquise field_hospital".into(), vec!["pass".into()]));
}

#[test]
fn case_59_the_attacker_says_who_uses_effects_first() {
    let mut game = Position::new("eyrie marquise")
        .leader("despot")
        .pieces("c12", "roost")
        .warriors("eyrie", "c12", 4)
        .warriors("marquise", "c12", 3)
        .in_play("eyrie", "brutal_tactics#1")
        .in_play("marquise", "sappers#1")
        .battle("eyrie", "c12", "marquise")
        .rolling([0, 0]);
    assert_eq!(
        (game.asks(), game.options()),
        ("eyrie effects_first".into(), vec!["attacker".into(), "defender".into()])
    );
    game.choose("defender");
    assert_eq!(
        (game.asks(), game.options()),
        ("marquise battle_effects".into(), vec!["sappers".into(), "done".into()])
    );
    game.choose("sappers");
    assert_eq!(game.asks(), "eyrie battle_effects");
    game.choose("brutal_tactics");
    assert_eq!((game.warriors_at("eyrie", "c12"), game.warriors_at("marquise", "c12")), (3, 2));
    assert_eq!(game.points_of("marquise"), 1);
}
