//! The Vagabonds: items, ruins, quests and characters.

use engine::{Eyes, Game, Seat};
use root::Root;
use root::position::Position;

#[test]
fn case_04_two_explores_take_both_items() {
    let position = Position::new("vagabond marquise vagabond2")
        .vagabond("vagabond", "thief", "c6", "torch torch")
        .vagabond("vagabond2", "ranger", "f_e", "torch")
        .ruin("c6", "sword boots")
        .turn("vagabond", "daylight");
    let mut game = position.clone().build();
    game.choose("explore");
    assert_eq!(game.options(), ["take:boots", "take:sword", "none"]);
    game.choose("take:sword");
    game.choose("explore");
    game.choose("take:boots");
    assert_eq!(game.items_of("vagabond"), ["boots", "sword", "torch:exhausted", "torch:exhausted"]);
    assert_eq!(game.points_of("vagabond"), 2);
    assert!(!game.view(Eyes::Crowd).clearings[5].ruin);

    let mut game = position.build();
    game.choose("explore");
    game.choose("none");
    assert_eq!(game.points_of("vagabond"), 0);
    assert_eq!(game.items_of("vagabond"), ["torch", "torch:exhausted"]);
    let known = |eyes: Eyes| game.view(eyes).clearings[5].ruin_items.len();
    assert_eq!((known(Eyes::Of(Seat(0))), known(Eyes::Of(Seat(2))), known(Eyes::Crowd)), (2, 0, 0));
}

#[test]
fn a_vagabond_takes_no_second_ruin_item_of_a_kind() {
    let mut game = Position::new("vagabond marquise vagabond2")
        .vagabond("vagabond", "thief", "c6", "torch torch boots sword")
        .vagabond("vagabond2", "ranger", "f_e", "torch")
        .ruin("c6", "sword sword")
        .turn("vagabond", "daylight")
        .build();
    game.choose("explore");
    assert_eq!(game.options(), ["take:sword", "none"], "a sword of the character does not matter");
    game.choose("take:sword");
    game.choose("explore");
    assert_eq!(game.options(), ["none"], "asked although nothing can be taken");
}

/// The evening of a Vagabond who carries seven items: a sword of a ruin in this condition, and the sword of the thief in that.
fn two_swords(of_ruin: &str, own: &str) -> Root {
    Position::new("vagabond marquise vagabond2")
        .vagabond("vagabond", "thief", "c6", &format!("torch boots boots crossbow hammer sword:{own}"))
        .ruin_item("vagabond", &format!("sword:{of_ruin}"))
        .vagabond("vagabond2", "ranger", "f_e", "torch")
        .ruin("c6", "sword boots")
        .turn("vagabond", "evening")
        .build()
}

/// What the ruin offers in the Vagabond's next Daylight.
fn finds(mut game: Root) -> Vec<String> {
    while game.asks() != "vagabond vagabond_action" {
        let options = game.options();
        let choice = if options[0] == "stay" { "stay" } else { options.last().unwrap() };
        game.choose(choice);
    }
    game.choose("explore");
    game.options()
}

#[test]
fn an_item_of_the_ruins_that_is_given_up_takes_its_mark_along() {
    let mut game = two_swords("damaged", "ready");
    game.choose("item:sword:damaged");
    assert_eq!(finds(game), ["take:boots", "take:sword", "none"], "the sword that is left is no item of the ruins");

    let mut game = two_swords("damaged", "ready");
    game.choose("item:sword:ready");
    assert_eq!(finds(game), ["take:boots", "none"]);

    // Side by side they are two choices.
    let game = two_swords("ready", "ready");
    let swords: Vec<_> = game.options().into_iter().filter(|option| option.contains("sword")).collect();
    assert_eq!(swords, ["item:sword:ready", "ruin_item:sword:ready"]);
    for (given_up, found) in [("item:sword:ready", 2), ("ruin_item:sword:ready", 3)] {
        let mut game = game;
        game.choose(given_up);
        assert_eq!(finds(game).len(), found, "{given_up}");
    }
}

#[test]
fn an_item_of_the_ruins_suffers_first_and_recovers_last() {
    let ruin_items = |game: &Root| match &game.view(Eyes::Crowd).players[0].board {
        root::BoardView::Vagabond { ruin_items, .. } => ruin_items.clone(),
        _ => Vec::new(),
    };
    let position = Position::new("vagabond marquise")
        .vagabond("vagabond", "thief", "c12", "sword hammer hammer torch")
        .ruin_item("vagabond", "sword")
        .warriors("marquise", "c12", 5)
        .turn("vagabond", "daylight");
    let mut game = position.build();
    game.choose_rolling("battle", [2, 2]);
    assert_eq!(ruin_items(&game), [(root::Item::Sword, root::Condition::Exhausted)]);
    game.choose("item:sword:ready");
    game.choose("item:sword:exhausted");
    assert_eq!(ruin_items(&game), [(root::Item::Sword, root::Condition::Broken)]);
    game.choose("repair:sword:damaged");
    assert_eq!(ruin_items(&game), [(root::Item::Sword, root::Condition::Broken)], "the other one was repaired");
    game.choose("repair:sword:broken");
    assert_eq!(ruin_items(&game), [(root::Item::Sword, root::Condition::Exhausted)]);
}

#[test]
fn one_vagabond_takes_the_item_of_a_ruin_at_once() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c10", "torch boots")
        .ruin("c10", "hammer")
        .turn("vagabond", "daylight")
        .build();
    game.choose("explore");
    assert_eq!(game.items_of("vagabond"), ["boots", "hammer", "torch:exhausted"]);
    assert_eq!(game.points_of("vagabond"), 1);
    assert!(!game.view(Eyes::Crowd).clearings[9].ruin);
}

#[test]
fn case_09_day_labor_takes_a_matching_card_or_a_bird() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "tinker", "c7", "torch")
        .discard("anvil sappers#1 root_tea_mouse")
        .turn("vagabond", "daylight")
        .build();
    let labor: Vec<String> = game.options().into_iter().filter(|option| option.starts_with("day")).collect();
    assert_eq!(labor, ["day_labor:sappers#1", "day_labor:root_tea_mouse"]);
    game.choose("day_labor:root_tea_mouse");
    assert_eq!(game.hand_of("vagabond"), ["root_tea_mouse"]);
    assert_eq!(game.discarded(), ["anvil", "sappers#1"].map(String::from).into_iter().rev().collect::<Vec<_>>());
    assert_eq!(game.view(Eyes::Crowd).players[0].cards.len(), 1, "everybody has seen it");
}

#[test]
fn case_12_tea_refreshes_two_items_more() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c1", "tea tea")
        .vagabond("vagabond", "thief", "c1", "boots:exhausted boots:exhausted boots:exhausted torch:exhausted")
        .vagabond(
            "vagabond",
            "thief",
            "c1",
            "sword:exhausted sword:exhausted hammer:broken hammer:broken bag:exhausted",
        )
        .turn("vagabond", "start")
        .build();
    let mut flipped = 0;
    while game.asks() == "vagabond refresh_item" {
        let first = game.options()[0].clone();
        game.choose(&first);
        flipped += 1;
    }
    assert_eq!(flipped, 7);
    assert_eq!(
        game.items_of("vagabond").iter().filter(|item| item.ends_with("exhausted") || item.ends_with("broken")).count(),
        2
    );
}

#[test]
fn few_items_are_refreshed_without_a_question() {
    let game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c1", "boots:exhausted torch:broken tea:damaged")
        .turn("vagabond", "start")
        .build();
    assert_eq!(game.asks(), "vagabond slip");
    assert_eq!(game.items_of("vagabond"), ["boots", "tea:damaged", "torch:damaged"]);
}

#[test]
fn slipping_leads_to_clearings_and_forests_without_boots() {
    let slips = |spot: &str| {
        Position::new("vagabond eyrie")
            .vagabond("vagabond", "thief", spot, "torch")
            .stance("vagabond", "eyrie", "hostile")
            .warriors("eyrie", "c9", 3)
            .turn("vagabond", "birdsong")
            .build()
            .options()
    };
    assert_eq!(slips("c1"), ["stay", "c5", "c9", "c10", "f_n", "f_nw"]);
    assert_eq!(slips("f_w"), ["stay", "c4", "c9", "c12", "f_nw", "f_sw"]);
}

#[test]
fn the_cobbler_saves_the_boots_but_not_those_for_enemies() {
    let evening = |boots: &str| {
        let mut game = Position::new("vagabond eyrie")
            .vagabond("vagabond", "thief", "c9", boots)
            .stance("vagabond", "eyrie", "hostile")
            .warriors("eyrie", "c12", 1)
            .in_play("vagabond", "cobbler#1")
            .turn("vagabond", "daylight")
            .build();
        if game.asks() == "vagabond vagabond_action" {
            game.choose("end_daylight");
        }
        game
    };
    assert_eq!(evening("boots:exhausted").options(), ["c1", "c4", "pass"]);
    let mut game = evening("boots");
    assert_eq!(game.options(), ["c1", "c4", "c12", "pass"]);
    game.choose("c12");
    assert_eq!(game.items_of("vagabond"), ["boots:exhausted"]);
}

#[test]
fn case_41_bags_on_their_track_make_room() {
    let ten = "boots boots boots torch sword sword hammer crossbow:damaged";
    let with_bag = |bag: &str| {
        Position::new("vagabond eyrie")
            .vagabond("vagabond", "thief", "c1", &format!("{ten} {bag}"))
            .turn("vagabond", "evening")
            .build()
    };
    assert!(with_bag("bag").asks().starts_with("eyrie"), "seven and one damaged: the limit is eight");
    let mut game = with_bag("bag:exhausted");
    for _ in 0..3 {
        assert_eq!(game.asks(), "vagabond drop_item");
        let last = game.options().last().unwrap().clone();
        game.choose(&last);
    }
    assert!(game.asks().starts_with("eyrie"));
    assert_eq!(game.items_of("vagabond").len(), 6);
}

#[test]
fn items_on_a_track_cannot_be_left_behind() {
    let game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c1", "tea tea tea tea torch torch torch torch torch torch coins")
        .turn("vagabond", "evening")
        .build();
    assert_eq!(game.options(), ["item:tea:ready", "item:torch:ready"], "the fourth tea lies in the satchel");
}

#[test]
fn coins_on_their_track_bring_cards() {
    let game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c1", "coins coins coins:exhausted")
        .turn("vagabond", "evening")
        .build();
    assert_eq!(game.hand_of("vagabond").len(), 3);
}

#[test]
fn case_42_a_night_in_the_forest_mends_what_is_damaged() {
    let game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "f_w", "sword:broken torch:exhausted")
        .turn("vagabond", "evening")
        .build();
    assert_eq!(game.items_of("vagabond"), ["sword", "torch:exhausted"]);
}

#[test]
fn a_forest_is_no_place_for_deeds() {
    let game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "ranger", "f_w", "sword torch crossbow hammer boots tea:broken")
        .warriors("eyrie", "c9", 1)
        .hand("vagabond", "anvil")
        .quests("q_shed_fox")
        .turn("vagabond", "daylight")
        .build();
    assert_eq!(game.options(), ["move:c4", "move:c9", "move:c12", "repair:tea:broken", "hideout", "end_daylight"]);
}

#[test]
fn the_hideout_repairs_three_items_and_ends_daylight() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "ranger", "c1", "torch sword:damaged boots:broken tea:damaged bag:broken")
        .turn("vagabond", "daylight")
        .build();
    game.choose("hideout");
    for item in ["item:sword:damaged", "item:boots:broken", "item:tea:damaged"] {
        assert_eq!(game.asks(), "vagabond repair_item");
        game.choose(item);
    }
    assert!(game.asks().starts_with("eyrie"));
    let left = ["bag:broken", "boots:exhausted", "sword", "tea", "torch:exhausted"];
    assert_eq!(game.items_of("vagabond"), left);
}

#[test]
fn a_thief_steals_what_only_both_know() {
    let mut game = Position::new("vagabond eyrie marquise")
        .vagabond("vagabond", "thief", "c1", "torch")
        .pieces("c1", "roost")
        .warriors("marquise", "c5", 1)
        .hand("eyrie", "anvil")
        .hand("marquise", "bake_sale")
        .turn("vagabond", "daylight")
        .build();
    assert_eq!(game.options(), ["steal:eyrie", "end_daylight"]);
    game.choose("steal:eyrie");
    assert_eq!(game.hand_of("vagabond"), ["anvil"]);
    let known = |seat: u8| game.view(Eyes::Of(Seat(seat))).players[0].cards.len();
    assert_eq!((known(1), known(2)), (1, 0));
}

#[test]
fn hammers_craft_for_the_suit_of_the_clearing() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "tinker", "c7", "hammer boots")
        .hand("vagabond", "root_tea_fox anvil")
        .turn("vagabond", "daylight")
        .build();
    assert!(!game.offers("craft:anvil"), "it takes a fox clearing");
    game.choose("craft:root_tea_fox");
    assert_eq!(game.items_of("vagabond"), ["boots", "hammer:exhausted", "tea"]);
    assert_eq!(game.points_of("vagabond"), 2);
}

#[test]
fn case_60_the_new_quest_comes_before_the_reward() {
    let position = Position::new("vagabond eyrie")
        .vagabond("vagabond", "tinker", "c8", "torch hammer tea")
        .quests("q_shed_fox q_guard_mouse q_fundraising_fox")
        .completed("vagabond", "q_errand_fox q_bear_mouse")
        .turn("vagabond", "daylight");
    let mut game = position.build();
    assert!(!game.offers("quest:q_fundraising_fox") && !game.offers("quest:q_guard_mouse"));
    game.choose("quest:q_shed_fox");
    assert_eq!(game.asks(), "vagabond quest_reward");
    let open = game.view(Eyes::Crowd).quests;
    assert!(open.len() == 3 && !open.iter().any(|quest| quest.to_string() == "q_shed_fox"));
    assert_eq!(game.options(), ["vp", "cards"]);
    let mut cards = game;
    game.choose("vp");
    assert_eq!(game.points_of("vagabond"), 2, "two fox quests by now");
    cards.choose("cards");
    assert_eq!((cards.points_of("vagabond"), cards.hand_of("vagabond").len()), (0, 2));
}

#[test]
fn a_quest_for_two_of_a_kind_needs_both() {
    let open = |items: &str| {
        let game = Position::new("vagabond eyrie")
            .vagabond("vagabond", "thief", "c5", items)
            .quests("q_bandits_rabbit")
            .turn("vagabond", "daylight")
            .build();
        game.offers("quest:q_bandits_rabbit")
    };
    assert!(open("sword sword boots") && !open("sword sword:exhausted boots"));
}

#[test]
fn an_ambush_does_not_stop_a_vagabond() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c12", "sword torch boots")
        .warriors("eyrie", "c12", 1)
        .hand("eyrie", "ambush_fox")
        .battle("vagabond", "c12", "eyrie")
        .build();
    game.choose("card:ambush_fox");
    game.choose("item:torch:ready");
    game.choose_rolling("item:boots:ready", [1, 0]);
    assert_eq!(game.warriors_at("eyrie", "c12"), 0);
}

#[test]
fn command_warren_gives_a_battle_without_a_sword() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c12", "boots sword")
        .warriors("eyrie", "c12", 1)
        .in_play("vagabond", "command_warren#1")
        .turn("vagabond", "birdsong")
        .build();
    game.choose("stay");
    assert_eq!((game.asks(), game.options()), ("vagabond command_warren".into(), vec!["c12".into(), "pass".into()]));
    game.choose_rolling("c12", [1, 0]);
    assert_eq!(game.warriors_at("eyrie", "c12"), 0);
    assert_eq!(game.items_of("vagabond"), ["boots", "sword"], "the sword stays face up");
}

#[test]
fn after_the_hideout_there_is_no_more_daylight() {
    let mut game = Position::new("vagabond eyrie")
        .vagabond("vagabond", "ranger", "f_w", "torch boots boots sword:damaged")
        .hand("vagabond", "anvil bake_sale")
        .turn("vagabond", "daylight")
        .build();
    game.choose("hideout");
    assert!(!game.asks().starts_with("vagabond vagabond_action"), "{}", game.asks());
    assert_eq!(game.view(Eyes::Crowd).active, Seat(1), "nothing is left of the turn");
}

#[test]
fn a_quest_is_done_in_a_clearing_of_its_suit_for_points_or_two_cards() {
    let position = Position::new("vagabond eyrie")
        .vagabond("vagabond", "thief", "c12", "torch tea boots")
        .quests("q_speech_fox q_speech_rabbit q_guard_mouse")
        .completed("vagabond", "q_errand_fox q_errand_rabbit")
        .turn("vagabond", "daylight");
    let mut game = position.clone().build();
    assert!(game.offers("quest:q_speech_fox") && !game.offers("quest:q_speech_rabbit"));
    game.choose("quest:q_speech_fox");
    game.choose("vp");
    assert_eq!(game.points_of("vagabond"), 2, "two fox quests");
    let mut cards = position.build();
    cards.choose("quest:q_speech_fox");
    cards.choose("cards");
    assert_eq!((cards.points_of("vagabond"), cards.hand_of("vagabond").len()), (0, 2));
}
