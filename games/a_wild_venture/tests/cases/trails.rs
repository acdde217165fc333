//! Adventures: chests, tokens and the way home.

use crate::table::{Table, autumn, spring};

#[test]
fn case_20_gear_pays_only_what_it_has() {
    let mut table = Table::of(spring().in_play(1, "recycling_bin[2]").at(0, "s_w6"));
    table.play("activate:lily_pad 3");
    for _ in 0..2 + 2 {
        let card = table.choices()[0].clone();
        table.play(&card);
    }
    table.menu();
    // Two coins of the bin and one of the lily pad.
    assert_eq!((table.coins(0), table.supplies("recycling_bin")), (3, Some(0)));
    assert_eq!((table.hand_size(0), table.view().discard.len()), (2, 3));
}

#[test]
fn case_21_a_search_with_one_card() {
    let mut table = Table::of(spring().discard("errand_crow").at(0, "s_e11"));
    table.play("activate:lily_pad 2").menu();
    assert_eq!((table.tucked(0), table.discard()), ("errand_crow".into(), String::new()));
    assert!(table.player(0).villagers.is_empty());
}

#[test]
fn case_22_a_search_tucks_one_and_plays_the_other() {
    let discard = "errand_crow spyglass marsh_oracle";
    let mut table = Table::of(spring().discard(discard).in_play(1, "generous_pension[2]").at(0, "s_e11"));
    table.play("activate:lily_pad 2").asks("errand_crow spyglass marsh_oracle");
    table.play("marsh_oracle errand_crow").asks("errand_crow marsh_oracle");
    table.play("errand_crow").menu();
    assert_eq!((table.supplies("marsh_oracle"), table.tucked(0)), (Some(2), "errand_crow".into()));
    // One coin of the pension and one of the lily pad.
    assert_eq!((table.coins(0), table.supplies("generous_pension")), (2, Some(1)));
    assert_eq!(table.discard(), "spyglass");
}

#[test]
fn case_23_home_first_then_relics() {
    let mut table = Table::of(spring().at(0, "s_n13").in_play(0, "signal_flag[0]"));
    table.play("activate:lily_pad 1 activate:burrow end_turn").asks("go:s_w1 go:s_n1 go:s_e1");
    assert_eq!(table.at(0), "home");
    table.play("go:s_n1 stop");
    assert_eq!((table.at(0), table.tucked(0), table.asked()), ("s_n1".into(), "signal_flag".into(), Some(1)));
}

#[test]
fn case_24_a_relic_may_end_a_trail() {
    let mut table = Table::of(spring().at(0, "s_e10").in_play(0, "signal_flag[0]").mains(0));
    table.play("end_turn").asks("go:s_e12 stop").play("go:s_e12").asks("1 2 3");
    assert_eq!(table.asked(), Some(0));
    table.play("1");
    assert_eq!((table.at(0), table.tucked(0), table.asked()), ("home".into(), "signal_flag".into(), Some(1)));
}

#[test]
fn case_25_emptied_gear_waits_for_its_owner() {
    let mut table = Table::of(spring().in_play(1, "treasure_map[1]").in_play(0, "pond_pilgrim[2]").at(0, "s_n5"));
    table.play("free:pond_pilgrim 2");
    // The gold chest activates the only villager, who goes on to the burrow.
    table.play("upgrade").menu();
    assert_eq!((table.coins(0), table.supplies("treasure_map")), (1, Some(0)));
    let mut table = Table::of(spring().in_play(1, "treasure_map[1]").in_play(0, "puddle_scout[2]").at(0, "s_w6"));
    table.play("activate:lily_pad 1");
    assert_eq!((table.coins(0), table.supplies("treasure_map")), (2, Some(0)));
    table.play("activate:burrow end_turn");
    assert_eq!((table.supplies("treasure_map"), table.asked()), (Some(0), Some(1)));
    table.play("activate:burrow activate:nest end_turn");
    assert_eq!((table.coins(1), table.hand_size(1), table.tucked(1)), (6, 3, "treasure_map".into()));
}

#[test]
fn case_25_a_second_chest_pays_nothing() {
    let position =
        autumn().in_play(1, "treasure_map[1]").in_play(0, "mighty_joseph[2] puddle_scout[2]").at(0, "a_n3").coins(0, 1);
    let mut table = Table::of(position);
    table.play("activate:mighty_joseph stop 1");
    assert_eq!((table.coins(0), table.supplies("treasure_map")), (1, Some(0)));
    let position = spring().in_play(1, "treasure_map[0]").at(0, "s_w6");
    let mut table = Table::of(position);
    table.play("activate:lily_pad 1").menu();
    assert_eq!((table.coins(0), table.supplies("treasure_map")), (1, Some(0)));
}

#[test]
fn case_27_an_advanced_starter_is_activated_without_a_question() {
    let mut table = Table::of(spring().advanced(0, "burrow").at(0, "s_w2"));
    table.play("activate:lily_pad go:s_w3").menu();
    assert_eq!(table.coins(0), 6);
}

#[test]
fn case_28_a_nest_token_is_used_once() {
    let mut table = Table::of(spring());
    table.play("activate:lily_pad go:s_e1").asks("activate upgrade");
    table.play("upgrade activate:burrow end_turn activate:lily_pad go:s_e1").menu();
    assert_eq!((table.tokens("s_e1"), table.hand_size(1), table.asked()), (0, 1, Some(1)));
}

#[test]
fn case_29_the_wizard_draws_what_a_token_would_pay() {
    let mut table = Table::of(spring().in_play(0, "frog_wizard[2]").at(0, "s_w3"));
    table.play("activate:frog_wizard go:s_w4 stop").menu();
    assert_eq!((table.hand_size(0), table.coins(0), table.tokens("s_w4")), (5, 0, 0));
}

#[test]
fn case_30_the_diver_finds_a_better_chest() {
    let position = spring().in_play(0, "treasure_diver[2]").at(0, "s_n5").hand(0, "spyglass toolbox granary");
    let mut table = Table::of(position);
    table.play("activate:treasure_diver stop").asks("1 2 3");
    assert_eq!(table.tokens("s_n6"), 0);
    table.play("1 spyglass toolbox").menu();
    assert_eq!(table.tucked(0), "spyglass toolbox granary");
}

#[test]
fn case_31_gear_tucked_from_hand_has_no_relic_effect() {
    let mut table =
        Table::of(spring().at(0, "s_w6").hand(0, "wheelbarrow treasure_map").in_play(0, "granary[0]+ench_c"));
    table.play("activate:lily_pad 1 treasure_map").menu();
    assert_eq!(table.tucked(0), "treasure_map wheelbarrow");
    assert_eq!((table.coins(0), table.hand_size(0)), (1, 0));
    assert_eq!(table.player(0).points.gear, Some(2));
}
