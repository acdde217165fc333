//! The Vagabonds' relationships: aid, enemies and infamy, allies, coalitions.

use engine::{Eyes, Game, Seat, Seats};
use root::position::Position;
use root::{BoardView, Root, Stance};

#[test]
fn case_03_each_aid_takes_one_card_and_one_item() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c12", "boots torch tea")
        .warriors("eyrie", "c12", 2)
        .hand("vagabond", "anvil foxfolk_steel bake_sale")
        .turn("vagabond", "daylight")
        .build();
    game.choose("aid:eyrie");
    assert_eq!(game.options(), ["card:foxfolk_steel", "card:anvil"], "bake_sale does not match a fox clearing");
    game.choose("card:anvil");
    game.choose("item:boots:ready");
    game.choose("aid:eyrie");
    assert_eq!(game.options(), ["card:foxfolk_steel"], "asked although only one card fits");
    game.choose("card:foxfolk_steel");
    game.choose("item:tea:ready");
    assert_eq!(game.hand_of("eyrie"), ["foxfolk_steel", "anvil"]);
    assert_eq!(game.items_of("vagabond"), ["boots:exhausted", "tea:exhausted", "torch"]);
    assert!(!game.offers("aid:eyrie"), "no card fits any more");
}

#[test]
fn case_08_the_first_warrior_earns_no_infamy() {
    let game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c12", "sword sword sword")
        .stance("vagabond", "eyrie", "amiable")
        .warriors("eyrie", "c12", 3)
        .battle("vagabond", "c12", "eyrie")
        .rolling([3, 1]);
    assert_eq!(game.warriors_at("eyrie", "c12"), 0);
    assert_eq!(game.stance_of("vagabond", "eyrie"), Stance::Hostile);
    assert_eq!(game.points_of("vagabond"), 2);
    assert_eq!(game.items_of("vagabond"), ["sword", "sword", "sword:damaged"]);
}

#[test]
fn every_piece_of_an_enemy_earns_infamy_on_ones_own_turn() {
    let fight = |attacker: &str, defender: &str| {
        let mut game = Position::new("vagabond eyrie")
            .vagabond("vagabond", "thief", "c12", "sword sword sword boots")
            .stance("vagabond", "eyrie", "hostile")
            .warriors("eyrie", "c12", 2)
            .pieces("c12", "roost")
            .battle(attacker, "c12", defender)
            .rolling([3, 3]);
        for _ in 0..2 {
            assert_eq!(game.asks(), "vagabond take_hit");
            game.choose("item:sword:ready");
        }
        game
    };
    // Two warriors and a roost, and the usual point for the roost.
    assert_eq!(fight("vagabond", "eyrie").points_of("vagabond"), 4);
    let defending = fight("eyrie", "vagabond");
    assert_eq!(defending.points_of("vagabond"), 1, "no infamy on the turn of another, but the roost's point");
    assert_eq!((defending.warriors_at("eyrie", "c12"), defending.pieces_at("roost", "c12")), (0, 0));
}

#[test]
fn buildings_alone_make_no_enemy() {
    let game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c12", "sword")
        .pieces("c12", "roost")
        .battle("vagabond", "c12", "eyrie")
        .rolling([1, 0]);
    assert_eq!(game.points_of("vagabond"), 1);
    assert_eq!(game.stance_of("vagabond", "eyrie"), Stance::Indifferent);
}

fn coalition() -> Position {
    Position::new("vagabond marquise eyrie alliance")
        .vagabond("vagabond", "thief", "c1", "boots")
        .dominance("marquise", "dominance_fox")
        .points("eyrie", 5)
        .points("alliance", 9)
        .points("vagabond", 12)
        .hand("vagabond", "dominance_bird")
        .turn("vagabond", "daylight")
}

#[test]
fn case_10_no_coalition_with_a_player_without_a_marker() {
    let offered = coalition().build().options();
    let offered: Vec<_> = offered.iter().filter(|option| option.starts_with("coalition")).collect();
    assert_eq!(offered, ["coalition:dominance_bird:eyrie"]);
    let poor = coalition().points("vagabond", 9).build();
    assert!(!poor.options().iter().any(|option| option.starts_with("coalition")), "ten points are needed");
}

#[test]
fn a_coalition_ends_hostility_and_wins_together() {
    let mut game = coalition().stance("vagabond", "eyrie", "hostile").points("eyrie", 5).build();
    game.choose("coalition:dominance_bird:eyrie");
    assert_eq!(game.stance_of("vagabond", "eyrie"), Stance::Indifferent);
    assert_eq!(game.view(Eyes::Crowd).players[0].points, None);

    // The Marquise hands the Eyrie their last point with Brutal Tactics, in a turn of her own.
    let mut game = coalition()
        .warriors("eyrie", "c2", 5)
        .warriors("marquise", "c2", 5)
        .in_play("marquise", "brutal_tactics#1")
        .points("eyrie", 29)
        .points("alliance", 29)
        .build();
    game.choose("coalition:dominance_bird:eyrie");
    game.choose("end_daylight");
    while game.asks() != "marquise marquise_action" {
        let last = game.options().last().unwrap().clone();
        game.choose(&last);
    }
    game.choose("battle");
    game.choose("brutal_tactics");
    let winners: Seats = game.view(Eyes::Crowd).winners;
    assert_eq!(winners, [Seat(0), Seat(2)].into_iter().collect(), "the Vagabond wins with the Eyrie");
}

#[test]
fn case_38_steps_take_one_two_and_three_aids() {
    let mut game = Position::new("vagabond marquise")
        .vagabond("vagabond", "thief", "c12", "boots boots boots torch torch torch tea")
        .warriors("marquise", "c12", 1)
        .hand("vagabond", "anvil foxfolk_steel travel_gear_fox sappers#1 sappers#2 armorers#1 armorers#2")
        .turn("vagabond", "daylight")
        .build();
    let mut seen = Vec::new();
    for _ in 0..7 {
        game.choose("aid:marquise");
        let card = game.options()[0].clone();
        game.choose(&card);
        if game.asks() == "vagabond aid_item" {
            let item = game.options()[0].clone();
            game.choose(&item);
        }
        seen.push((game.points_of("vagabond"), game.stance_of("vagabond", "marquise")));
    }
    use Stance::{Allied, Amiable, Friendly};
    let expected = [(1, Amiable), (1, Amiable), (3, Friendly), (3, Friendly), (3, Friendly), (5, Allied), (7, Allied)];
    assert_eq!(seen, expected, "the seventh goes to an ally: two points");
}

#[test]
fn aids_of_a_turn_are_forgotten() {
    let mut game = Position::new("vagabond marquise")
        .vagabond("vagabond", "thief", "c12", "boots torch")
        .stance("vagabond", "marquise", "amiable")
        .warriors("marquise", "c12", 1)
        .hand("vagabond", "anvil foxfolk_steel")
        .turn("vagabond", "daylight")
        .build();
    game.choose("aid:marquise");
    game.choose("card:anvil");
    game.choose("item:boots:ready");
    let counted = |game: &Root| match &game.view(Eyes::Crowd).players[0].board {
        BoardView::Vagabond { relationships, .. } => relationships[0].2,
        _ => 99,
    };
    assert_eq!(counted(&game), 1);
    game.choose("end_daylight");
    assert_eq!(counted(&game), 0);
}

#[test]
fn aid_brings_an_item_even_from_an_enemy() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c12", "boots torch")
        .stance("vagabond", "eyrie", "hostile")
        .warriors("eyrie", "c12", 1)
        .crafted("eyrie", "tea sword")
        .hand("vagabond", "anvil foxfolk_steel")
        .turn("vagabond", "daylight")
        .build();
    game.choose("aid:eyrie");
    game.choose("card:anvil");
    game.choose("item:boots:ready");
    assert_eq!(game.options(), ["take:sword", "take:tea", "none"]);
    game.choose("take:tea");
    assert_eq!(game.items_of("vagabond"), ["boots:exhausted", "tea", "torch"]);
    assert_eq!((game.points_of("vagabond"), game.stance_of("vagabond", "eyrie")), (0, Stance::Hostile));
    let hand = |eyes: Eyes| game.view(eyes).players[1].cards.len();
    assert_eq!((hand(Eyes::Of(Seat(0))), hand(Eyes::Crowd)), (1, 0), "the giver knows the card, the crowd does not");
}

#[test]
fn case_39_hostile_warriors_take_another_pair_of_boots() {
    let go = |boots: &str| {
        Position::new("vagabond eyrie")
            .vagabond("vagabond", "thief", "c9", boots)
            .stance("vagabond", "eyrie", "hostile")
            .warriors("eyrie", "c12", 1)
    };
    let one = go("boots torch").turn("vagabond", "daylight").build();
    assert!(one.offers("move:c4") && !one.offers("move:c12"));
    let mut two = go("boots boots torch").turn("vagabond", "daylight").build();
    two.choose("move:c12");
    assert_eq!(two.items_of("vagabond"), ["boots:exhausted", "boots:exhausted", "torch"]);
    let mut slip = go("torch").turn("vagabond", "birdsong").build();
    slip.choose("c12");
    assert_eq!(slip.items_of("vagabond"), ["torch"]);
}

fn with_ally(items: &str) -> Root {
    let mut game = Position::new("vagabond marquise eyrie")
        .vagabond("vagabond", "thief", "c12", items)
        .stance("vagabond", "marquise", "allied")
        .warriors("marquise", "c12", 2)
        .warriors("eyrie", "c12", 5)
        .battle("vagabond", "c12", "eyrie")
        .build();
    assert_eq!(game.options(), ["none", "marquise"]);
    game.choose_rolling("marquise", [3, 3]);
    game
}

#[test]
fn case_40_an_ally_who_pays_more_becomes_an_enemy() {
    let mut game = with_ally("sword torch boots");
    assert_eq!(game.warriors_at("eyrie", "c12"), 5, "nothing is removed before both have assigned their hits");
    for hit in ["warrior:marquise", "warrior:marquise", "item:torch:ready"] {
        game.choose(hit);
    }
    assert_eq!((game.warriors_at("marquise", "c12"), game.warriors_at("eyrie", "c12")), (0, 2));
    assert_eq!(game.stance_of("vagabond", "marquise"), Stance::Hostile);
    assert_eq!(game.stance_of("vagabond", "eyrie"), Stance::Hostile);

    let mut game = with_ally("sword torch boots");
    for hit in ["warrior:marquise", "item:boots:ready", "item:torch:ready"] {
        game.choose(hit);
    }
    assert_eq!(game.warriors_at("marquise", "c12"), 1);
    assert_eq!(game.stance_of("vagabond", "marquise"), Stance::Allied);
}

#[test]
fn an_ally_who_pays_as_much_stays_an_ally() {
    let mut game = Position::new("vagabond marquise eyrie")
        .vagabond("vagabond", "thief", "c12", "sword torch boots")
        .stance("vagabond", "marquise", "allied")
        .warriors("marquise", "c12", 2)
        .warriors("eyrie", "c12", 5)
        .battle("vagabond", "c12", "eyrie")
        .build();
    game.choose_rolling("marquise", [2, 2]);
    game.choose("warrior:marquise");
    game.choose("item:torch:ready");
    assert_eq!(game.stance_of("vagabond", "marquise"), Stance::Allied, "one warrior for one item");
}

#[test]
fn an_ally_does_not_fight_themselves() {
    let game = Position::new("vagabond marquise eyrie")
        .vagabond("vagabond", "thief", "c12", "sword torch")
        .stance("vagabond", "marquise", "allied")
        .stance("vagabond", "eyrie", "allied")
        .warriors("marquise", "c12", 2)
        .warriors("eyrie", "c12", 2)
        .battle("vagabond", "c12", "marquise")
        .build();
    assert_eq!(game.options(), ["none", "eyrie"]);
}

#[test]
fn an_ambush_counts_among_the_losses_of_the_battle() {
    let mut game = Position::new("vagabond marquise eyrie")
        .vagabond("vagabond", "thief", "c12", "sword torch boots")
        .stance("vagabond", "marquise", "allied")
        .warriors("marquise", "c12", 2)
        .warriors("eyrie", "c12", 5)
        .hand("eyrie", "ambush_fox")
        .battle("vagabond", "c12", "eyrie")
        .build();
    game.choose("marquise");
    game.choose("card:ambush_fox");
    game.choose("warrior:marquise");
    game.choose_rolling("warrior:marquise", [1, 1]);
    game.choose("item:torch:ready");
    assert_eq!(game.stance_of("vagabond", "marquise"), Stance::Hostile, "two warriors for one item");
}

#[test]
fn exhausted_swords_strike_and_defend_and_damaged_ones_do_not() {
    let fight = |items: &str, attacker: &str, defender: &str, dice: [u8; 2]| {
        Position::new("vagabond eyrie")
            .leader("builder")
            .vagabond("vagabond", "thief", "c12", items)
            .warriors("eyrie", "c12", 4)
            .battle(attacker, "c12", defender)
            .rolling(dice)
    };
    let struck = |items: &str| 4 - fight(items, "vagabond", "eyrie", [3, 0]).warriors_at("eyrie", "c12");
    assert_eq!(struck("sword:exhausted sword:exhausted"), 2);
    assert_eq!(struck("sword:exhausted sword:damaged sword:broken"), 1);
    assert_eq!(struck("boots torch"), 0);
    // Without a sound sword the Vagabond is defenseless: an extra hit, and none to give back.
    let damaged = |items: &str| {
        let game = fight(items, "eyrie", "vagabond", [0, 0]);
        game.items_of("vagabond").iter().filter(|item| item.contains("damaged") || item.contains("broken")).count()
    };
    assert_eq!(damaged("sword:exhausted"), 0);
    assert_eq!(damaged("tea"), 1);
    assert_eq!(damaged("sword:damaged tea"), 2);
}

#[test]
fn an_ally_comes_along_by_the_general_rules_and_the_vagabond_pays_for_outrage() {
    let position = Position::new("vagabond alliance")
        .vagabond("vagabond", "thief", "c9", "boots torch")
        .stance("vagabond", "alliance", "allied")
        .warriors("alliance", "c9", 2)
        .pieces("c12", "sympathy")
        .hand("vagabond", "anvil bake_sale")
        .turn("vagabond", "daylight");
    let mut game = position.clone().build();
    game.choose("move:c12");
    assert_eq!(game.options(), ["alliance", "none"]);
    game.choose("alliance");
    game.choose("2");
    assert_eq!(game.warriors_at("alliance", "c12"), 2);
    assert_eq!((game.asks(), game.options()), ("vagabond outrage_card".into(), vec!["card:anvil".into()]));

    let mut alone = position.build();
    alone.choose("move:c12");
    alone.choose("none");
    assert_eq!(alone.asks(), "vagabond vagabond_action", "a pawn outrages nobody");
}

#[test]
fn a_shot_takes_warriors_first_and_makes_enemies() {
    let mut game = Position::new("vagabond marquise eyrie")
        .vagabond("vagabond", "ranger", "c12", "crossbow crossbow")
        .warriors("marquise", "c12", 1)
        .pieces("c12", "workshop wood roost")
        .turn("vagabond", "daylight")
        .build();
    game.choose("strike");
    assert_eq!(game.options(), ["warrior:marquise", "roost"]);
    game.choose("warrior:marquise");
    assert_eq!(game.stance_of("vagabond", "marquise"), Stance::Hostile);
    assert_eq!(game.points_of("vagabond"), 0, "a shot earns no infamy");
    game.choose("strike");
    assert_eq!(game.options(), ["workshop", "wood", "roost"]);
    game.choose("roost");
    assert_eq!((game.points_of("vagabond"), game.stance_of("vagabond", "eyrie")), (1, Stance::Indifferent));
}

#[test]
fn a_ruthless_favor_makes_enemies_without_infamy() {
    let mut game = Position::new("vagabond marquise eyrie")
        .vagabond("vagabond", "tinker", "c7", "hammer hammer hammer")
        .warriors("marquise", "c2", 3)
        .pieces("c9", "roost")
        .hand("vagabond", "favor_mice")
        .turn("vagabond", "daylight")
        .build();
    game.choose("craft:favor_mice");
    assert_eq!(
        (game.stance_of("vagabond", "marquise"), game.stance_of("vagabond", "eyrie")),
        (Stance::Hostile, Stance::Indifferent)
    );
    assert_eq!(game.points_of("vagabond"), 1);
    assert_eq!(game.items_of("vagabond"), ["hammer:exhausted", "hammer:exhausted", "hammer:exhausted"]);
}

#[test]
fn two_vagabonds_have_no_relationship() {
    let mut game = Position::new("vagabond vagabond2 eyrie")
        .vagabond("vagabond", "thief", "c12", "sword torch boots")
        .vagabond("vagabond2", "ranger", "c12", "sword boots")
        .hand("vagabond", "anvil")
        .turn("vagabond", "daylight")
        .build();
    assert!(game.offers("battle") && !game.offers("strike"));
    game.choose("aid:vagabond2");
    game.choose("card:anvil");
    game.choose("item:boots:ready");
    assert_eq!((game.asks().as_str(), game.points_of("vagabond")), ("vagabond vagabond_action", 0));
    assert!(game.offers("steal:vagabond2"));
    game.choose("battle");
    assert_eq!(game.asks(), "vagabond2 ambush");
    game.choose_rolling("pass", [1, 1]);
    assert_eq!(game.points_of("vagabond"), 0);
}

#[test]
fn warriors_beside_another_vagabond_make_no_enemy() {
    let mut game = Position::new("vagabond2 vagabond marquise")
        .vagabond("vagabond2", "ranger", "c12", "sword")
        .vagabond("vagabond", "thief", "c12", "sword sword sword")
        .stance("vagabond2", "marquise", "allied")
        .warriors("marquise", "c12", 2)
        .battle("vagabond2", "c12", "vagabond")
        .build();
    game.choose_rolling("marquise", [1, 1]);
    game.choose("warrior:marquise");
    assert_eq!(game.warriors_at("marquise", "c12"), 1);
    assert_eq!(game.stance_of("vagabond", "marquise"), Stance::Indifferent, "they fought for the second Vagabond");
}

#[test]
fn only_the_riverfolk_swim_along_with_a_vagabond() {
    let mut game = Position::new("vagabond riverfolk marquise")
        .vagabond("vagabond", "thief", "c10", "boots torch")
        .stance("vagabond", "riverfolk", "allied")
        .stance("vagabond", "marquise", "allied")
        .warriors("riverfolk", "c10", 1)
        .warriors("marquise", "c10", 3)
        .services(true, false)
        .turn("vagabond", "daylight")
        .build();
    game.choose("move:c11");
    assert_eq!(game.options(), ["riverfolk", "none"], "the Marquise rules c10, but the boats are not hers");
    game.choose("riverfolk");
    assert_eq!(game.warriors_at("riverfolk", "c11"), 1);
}
