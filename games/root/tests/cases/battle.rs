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

#[test]
fn tokens_pawns_and_ruins_rule_nothing() {
    let position = Position::new("marquise eyrie alliance vagabond riverfolk")
        .vagabond("vagabond", "thief", "c12", "boots")
        .pieces("c12", "keep wood wood sympathy trade_post");
    assert_eq!(position.clone().build().ruler_of("c12"), None, "an empty clearing has no ruler");
    assert_eq!(position.clone().warriors("eyrie", "c12", 1).build().ruler_of("c12"), Some(Faction::Eyrie));
    let warrior = position.warriors("marquise", "c12", 1).warriors("alliance", "c12", 1);
    assert_eq!(warrior.clone().build().ruler_of("c12"), None, "one warrior each, whatever tokens lie there");
    assert_eq!(warrior.pieces("c12", "workshop").build().ruler_of("c12"), Some(Faction::Marquise));
}

#[test]
fn a_scouting_party_is_never_ambushed() {
    let attack = |cards: &str| {
        Position::new("eyrie marquise")
            .leader("builder")
            .warriors("eyrie", "c12", 2)
            .warriors("marquise", "c12", 2)
            .in_play("eyrie", cards)
            .hand("marquise", "ambush_fox")
            .battle("eyrie", "c12", "marquise")
            .rolling([0, 0])
    };
    let game = attack("scouting_party#1");
    assert_eq!(game.asks(), "eyrie setup_leader", "the battle is over without a question");
    assert_eq!(game.hand_of("marquise"), ["ambush_fox"]);
    // It helps attackers only.
    let game = Position::new("eyrie marquise")
        .leader("builder")
        .warriors("eyrie", "c12", 2)
        .warriors("marquise", "c12", 2)
        .in_play("marquise", "scouting_party#1")
        .hand("marquise", "ambush_fox")
        .battle("eyrie", "c12", "marquise");
    assert_eq!(game.build().asks(), "marquise ambush");
}

#[test]
fn guerrilla_war_needs_no_warriors() {
    let fight = |dice: [u8; 2]| {
        let game = Position::new("marquise alliance")
            .warriors("marquise", "c9", 5)
            .pieces("c9", "base sympathy")
            .battle("marquise", "c9", "alliance")
            .rolling(dice);
        (
            game.asks(),
            game.pieces_at("base", "c9") + game.pieces_at("sympathy", "c9"),
            game.warriors_at("marquise", "c9"),
        )
    };
    // The attacker has the lower die and one hit for the defenseless; the higher die finds no warriors to strike with.
    assert_eq!(fight([3, 0]), ("alliance take_hit".into(), 2, 5), "one hit, and two pieces to choose from");
    assert_eq!(fight([3, 1]).1, 0);
}

#[test]
fn the_attacking_alliance_rolls_like_everybody() {
    let game = Position::new("alliance marquise")
        .warriors("alliance", "c9", 4)
        .warriors("marquise", "c9", 4)
        .battle("alliance", "c9", "marquise")
        .rolling([3, 1]);
    assert_eq!((game.warriors_at("alliance", "c9"), game.warriors_at("marquise", "c9")), (3, 1));
}

#[test]
fn rolled_hits_are_limited_by_warriors_and_extra_hits_are_not() {
    let game = Position::new("eyrie marquise")
        .leader("commander")
        .warriors("eyrie", "c9", 1)
        .warriors("marquise", "c9", 1)
        .pieces("c9", "sawmill wood wood")
        .battle("eyrie", "c9", "marquise")
        .rolling([3, 2]);
    // One of the three that were rolled and the Commander's: the warrior and one of three other pieces.
    assert_eq!((game.asks().as_str(), game.options()), ("marquise take_hit", vec!["sawmill".into(), "wood".into()]));
    let attacked = Position::new("marquise eyrie")
        .leader("commander")
        .warriors("eyrie", "c9", 3)
        .warriors("marquise", "c9", 3)
        .battle("marquise", "c9", "eyrie")
        .rolling([1, 1]);
    let left = (attacked.warriors_at("marquise", "c9"), attacked.warriors_at("eyrie", "c9"));
    assert_eq!(left, (2, 2), "the Commander strikes when attacking only");
}

#[test]
fn a_side_without_warriors_is_defenseless() {
    let game = Position::new("eyrie marquise")
        .leader("builder")
        .warriors("eyrie", "c9", 1)
        .pieces("c9", "sawmill")
        .battle("eyrie", "c9", "marquise")
        .rolling([0, 0]);
    assert_eq!((game.pieces_at("sawmill", "c9"), game.points_of("eyrie")), (0, 1));
    let game = Position::new("eyrie marquise")
        .leader("builder")
        .warriors("eyrie", "c9", 1)
        .warriors("marquise", "c9", 1)
        .battle("eyrie", "c9", "marquise")
        .rolling([0, 0]);
    assert_eq!(game.warriors_at("marquise", "c9"), 1);
}

#[test]
fn the_despot_scores_once_for_a_battle_whatever_is_removed() {
    let despot = |leader: &str, pieces: &str, warriors: u8| {
        Position::new("eyrie marquise")
            .leader(leader)
            .warriors("eyrie", "c11", 4)
            .warriors("marquise", "c11", warriors)
            .pieces("c11", pieces)
            .battle("eyrie", "c11", "marquise")
            .rolling([3, 0])
            .points_of("eyrie")
    };
    assert_eq!(despot("despot", "wood wood", 1), 3, "a point for each token and one for the battle");
    assert_eq!(despot("builder", "wood wood", 1), 2);
    assert_eq!(despot("despot", "wood", 4), 0, "warriors alone bring nothing");
    // A favor is no battle.
    let mut game = Position::new("eyrie marquise")
        .leader("despot")
        .pieces("c7", "roost")
        .pieces("c9", "roost")
        .pieces("c2", "roost wood")
        .hand("eyrie", "favor_mice anvil")
        .turn("eyrie", "daylight")
        .build();
    game.choose("craft:favor_mice");
    assert_eq!(game.points_of("eyrie"), 1, "the point for the wood alone");
}

#[test]
fn the_despot_scores_in_defence_too() {
    let game = Position::new("marquise eyrie")
        .leader("despot")
        .warriors("eyrie", "c11", 4)
        .pieces("c11", "wood")
        .warriors("marquise", "c11", 1)
        .in_play("eyrie", "sappers#1")
        .battle("marquise", "c11", "eyrie")
        .rolling([1, 1]);
    let mut game = game;
    game.choose("sappers");
    assert_eq!((game.pieces_at("wood", "c11"), game.points_of("eyrie")), (0, 2));
}

#[test]
fn battle_cards_are_for_one_side_and_armorers_for_hits_that_were_rolled() {
    let offered = |attacker: &str, defender: &str, dice: [u8; 2]| {
        let game = Position::new("eyrie marquise")
            .leader("builder")
            .warriors("eyrie", "c12", 3)
            .warriors("marquise", "c12", 3)
            .in_play("eyrie", attacker)
            .in_play("marquise", defender)
            .battle("eyrie", "c12", "marquise")
            .rolling(dice);
        (game.asks(), game.options())
    };
    // Sappers of an attacker and Brutal Tactics of a defender are of no use.
    assert_eq!(offered("sappers#1", "brutal_tactics#1", [2, 1]).0, "eyrie setup_leader");
    // Armorers turn away rolled hits, if there are any, on either side.
    assert_eq!(offered("armorers#1", "armorers#2", [0, 0]).0, "eyrie setup_leader");
    assert_eq!(offered("armorers#1", "", [2, 0]).0, "eyrie setup_leader");
    assert_eq!(
        offered("armorers#1", "", [2, 1]),
        ("eyrie battle_effects".into(), vec!["armorers".into(), "done".into()])
    );
    assert_eq!(offered("", "armorers#1", [2, 1]).0, "marquise battle_effects");
}

#[test]
fn brutal_tactics_are_used_once_in_a_battle_and_stay() {
    let mut game = Position::new("eyrie marquise")
        .leader("builder")
        .warriors("eyrie", "c12", 3)
        .warriors("marquise", "c12", 3)
        .in_play("eyrie", "brutal_tactics#1")
        .battle("eyrie", "c12", "marquise")
        .rolling([0, 0]);
    game.choose("brutal_tactics");
    assert_eq!(game.asks(), "eyrie setup_leader", "it is not offered again");
    assert_eq!((game.points_of("marquise"), game.discarded().len()), (1, 0));
}

#[test]
fn a_lone_mercenary_attacks_anybody_but_the_riverfolk() {
    let attack = |hired: bool| {
        let mut game = Position::new("marquise riverfolk eyrie")
            .warriors("riverfolk", "c11", 2)
            .warriors("eyrie", "c11", 1)
            .warriors("riverfolk", "c7", 2)
            .hand("marquise", "anvil")
            .services(false, hired)
            .turn("marquise", "daylight")
            .build();
        game.choose("end_craft");
        game
    };
    assert!(!attack(false).options().contains(&"battle".into()));
    let mut game = attack(true);
    // In c7 nobody but the Riverfolk stands, in c11 only the Eyrie can be attacked.
    game.choose_rolling("battle", [1, 0]);
    assert_eq!((game.warriors_at("eyrie", "c11"), game.warriors_at("riverfolk", "c11")), (0, 2));
}
