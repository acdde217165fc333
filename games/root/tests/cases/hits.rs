//! Ambushes and hits where they are easily taken for each other: who may ambush, what takes a hit, and who goes on fighting.

use root::Stance;
use root::position::Position;

#[test]
fn an_ambush_needs_no_warriors_and_its_hits_go_on_to_buildings() {
    let mut game = Position::new("marquise alliance")
        .warriors("marquise", "c9", 1)
        .pieces("c9", "sawmill sympathy")
        .hand("alliance", "ambush_mouse")
        .battle("marquise", "c9", "alliance")
        .build();
    assert_eq!(game.asks(), "alliance ambush", "sympathy alone is a defender");
    game.choose("card:ambush_mouse");
    assert_eq!((game.warriors_at("marquise", "c9"), game.pieces_at("sawmill", "c9")), (0, 0));
    assert_eq!((game.points_of("alliance"), game.pieces_at("sympathy", "c9")), (1, 1));
    assert_eq!(game.asks(), "marquise setup_leader", "nobody is left to fight");
}

#[test]
fn the_commander_deals_the_extra_hit_only_when_attacking() {
    let between = |attacker: &str, defender: &str| {
        Position::new("eyrie marquise")
            .leader("commander")
            .warriors("eyrie", "c12", 3)
            .warriors("marquise", "c12", 3)
            .battle(attacker, "c12", defender)
            .rolling([0, 0])
    };
    assert_eq!(between("eyrie", "marquise").warriors_at("marquise", "c12"), 2);
    assert_eq!(between("marquise", "eyrie").warriors_at("marquise", "c12"), 3);
}

#[test]
fn both_sides_deal_their_hits_at_once_even_if_nobody_is_left() {
    let game = Position::new("marquise eyrie")
        .warriors("marquise", "c9", 1)
        .warriors("eyrie", "c9", 1)
        .battle("marquise", "c9", "eyrie")
        .rolling([1, 1]);
    assert_eq!((game.warriors_at("marquise", "c9"), game.warriors_at("eyrie", "c9")), (0, 0));
}

#[test]
fn armorers_do_not_stop_an_ambush() {
    let mut game = Position::new("marquise eyrie")
        .warriors("marquise", "c9", 2)
        .warriors("eyrie", "c9", 1)
        .in_play("marquise", "armorers#1")
        .hand("eyrie", "ambush_mouse")
        .battle("marquise", "c9", "eyrie")
        .build();
    game.choose("card:ambush_mouse");
    assert_eq!((game.warriors_at("marquise", "c9"), game.discarded()), (0, vec!["ambush_mouse".into()]));
}

#[test]
fn warriors_healed_where_they_fell_go_on_fighting() {
    let mut game = Position::new("marquise eyrie")
        .pieces("c1", "keep")
        .warriors("marquise", "c1", 2)
        .warriors("eyrie", "c1", 2)
        .hand("eyrie", "ambush_fox")
        .hand("marquise", "anvil")
        .battle("marquise", "c1", "eyrie")
        .build();
    game.choose("card:ambush_fox");
    assert_eq!(game.asks(), "marquise counter_ambush");
    game.choose("pass");
    assert_eq!(game.asks(), "marquise field_hospital");
    game.choose_rolling("card:anvil", [1, 0]);
    assert_eq!((game.warriors_at("marquise", "c1"), game.warriors_at("eyrie", "c1")), (2, 1));
}

#[test]
fn mercenaries_left_after_an_ambush_go_on_fighting() {
    let mut game = Position::new("marquise riverfolk eyrie")
        .services(false, true)
        .warriors("riverfolk", "c11", 3)
        .warriors("eyrie", "c11", 2)
        .hand("eyrie", "ambush_mouse")
        .battle("marquise", "c11", "eyrie")
        .build();
    game.choose_rolling("card:ambush_mouse", [2, 0]);
    assert_eq!(game.warriors_at("riverfolk", "c11"), 1);
    assert_eq!(game.warriors_at("eyrie", "c11"), 1, "one mercenary deals no more than one rolled hit");
}

#[test]
fn buildings_of_the_buyer_fall_only_after_all_mercenaries() {
    let game = Position::new("marquise riverfolk eyrie")
        .services(false, true)
        .warriors("marquise", "c11", 1)
        .pieces("c11", "sawmill")
        .warriors("riverfolk", "c11", 1)
        .warriors("eyrie", "c11", 3)
        .battle("marquise", "c11", "eyrie")
        .rolling([3, 3]);
    let left =
        [game.warriors_at("marquise", "c11"), game.warriors_at("riverfolk", "c11"), game.warriors_at("eyrie", "c11")];
    assert_eq!((left, game.pieces_at("sawmill", "c11"), game.points_of("eyrie")), ([0, 0, 1], 0, 1));
}

#[test]
fn a_vagabond_who_defends_makes_an_enemy_but_earns_no_infamy() {
    let mut game = Position::new("marquise vagabond")
        .warriors("marquise", "c9", 3)
        .vagabond("vagabond", "thief", "c9", "sword sword torch")
        .battle("marquise", "c9", "vagabond")
        .rolling([2, 2]);
    assert_eq!((game.asks(), game.options().len()), ("vagabond take_hit".into(), 2));
    game.choose("item:torch:ready");
    assert_eq!(game.items_of("vagabond"), ["sword", "sword:damaged", "torch:damaged"]);
    assert_eq!(game.warriors_at("marquise", "c9"), 1);
    assert_eq!((game.stance_of("vagabond", "marquise"), game.points_of("vagabond")), (Stance::Hostile, 0));
}

#[test]
fn an_ambush_of_a_vagabond_makes_an_enemy_too() {
    let mut game = Position::new("marquise vagabond")
        .warriors("marquise", "c9", 3)
        .vagabond("vagabond", "thief", "c9", "sword")
        .hand("vagabond", "ambush_mouse")
        .battle("marquise", "c9", "vagabond")
        .build();
    game.choose_rolling("card:ambush_mouse", [0, 0]);
    assert_eq!((game.warriors_at("marquise", "c9"), game.points_of("vagabond")), (1, 0));
    assert_eq!(game.stance_of("vagabond", "marquise"), Stance::Hostile);
}

#[test]
fn a_vagabond_whose_last_sword_fell_in_the_ambush_still_fights() {
    let mut game = Position::new("vagabond marquise")
        .vagabond("vagabond", "thief", "c9", "sword torch")
        .warriors("marquise", "c9", 1)
        .hand("marquise", "ambush_mouse")
        .turn("vagabond", "daylight")
        .build();
    game.choose("battle");
    game.choose("card:ambush_mouse");
    assert_eq!(game.asks(), "vagabond take_hit");
    game.choose_rolling("item:sword:exhausted", [1, 1]);
    assert_eq!(game.warriors_at("marquise", "c9"), 1, "without a sound sword no rolled hit is dealt");
    assert_eq!(game.items_of("vagabond"), ["sword:broken", "torch:damaged"]);
}

#[test]
fn the_despot_scores_once_even_if_ambush_and_dice_remove_tokens() {
    // Healed in the clearing of the battle, the only warrior of the Marquise fights on after the ambush.
    let mut game = Position::new("marquise eyrie")
        .leader("despot")
        .pieces("c1", "keep wood wood")
        .warriors("marquise", "c1", 1)
        .warriors("eyrie", "c1", 3)
        .hand("eyrie", "ambush_fox")
        .hand("marquise", "anvil")
        .battle("marquise", "c1", "eyrie")
        .build();
    game.choose("card:ambush_fox");
    game.choose("pass");
    game.choose("wood");
    assert_eq!((game.asks(), game.points_of("eyrie")), ("marquise field_hospital".into(), 2));
    game.choose_rolling("card:anvil", [2, 2]);
    game.choose("wood");
    assert_eq!((game.points_of("eyrie"), game.pieces_at("keep", "c1")), (3, 1));
}

#[test]
fn friends_who_are_no_allies_do_not_fight() {
    let attack = |stance: &str| {
        let mut game = Position::new("vagabond marquise eyrie")
            .vagabond("vagabond", "thief", "c9", "sword boots")
            .stance("vagabond", "marquise", stance)
            .warriors("marquise", "c9", 2)
            .warriors("eyrie", "c9", 2)
            .turn("vagabond", "daylight")
            .build();
        game.choose("battle");
        game
    };
    let mut game = attack("allied");
    game.choose("eyrie");
    assert_eq!(game.asks(), "vagabond battle_ally");
    let mut game = attack("friendly");
    game.choose_rolling("eyrie", [2, 0]);
    assert_eq!(game.warriors_at("eyrie", "c9"), 1, "one sword, one hit");
}
