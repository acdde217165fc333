//! Further cases: the menu, single cards, triggers.

use a_wild_venture::{Event, Options};
use engine::{Dice, Game};

use crate::table::{Table, spring};

#[test]
fn case_15_the_same_card_is_not_activated_twice() {
    let mut table = Table::of(spring().at(0, "s_e10"));
    table.play("activate:nest").asks("activate:lily_pad activate:burrow");
    let mut table = Table::of(spring());
    table.play("activate:nest activate:lily_pad go:s_e1 activate");
    assert_eq!(table.hand_size(0), 4);
    table.play("end_turn activate:burrow activate:lily_pad go:s_n1 end_turn");
    assert!(table.offers("activate:nest"));
}

#[test]
fn case_16_a_free_action_that_does_nothing() {
    let mut table = Table::of(spring().in_play(0, "rumour_monger[2]"));
    table.asks("activate:nest activate:lily_pad activate:burrow free:rumour_monger");
    table.play("free:rumour_monger").asks("activate:nest activate:lily_pad activate:burrow");
    assert_eq!((table.supplies("rumour_monger"), table.hand_size(0), table.view().mains), (Some(1), 0, 2));
}

#[test]
fn case_26_no_building_no_investment() {
    let mut table = Table::of(spring().in_play(0, "village_banker[2]"));
    table.play("activate:village_banker").menu();
    assert_eq!(table.coins(0), 3);
}

#[test]
fn case_32_nothing_is_triggered_by_its_own_play() {
    let position = spring().coins(0, 9).hand(0, "town_hall picnic_basket").in_play(1, "toolbox[2]");
    let mut table = Table::of(position);
    table.play("play:town_hall play:picnic_basket").menu();
    assert_eq!((table.coins(0), table.supplies("toolbox")), (2, Some(1)));
    assert_eq!((table.supplies("town_hall"), table.supplies("picnic_basket")), (Some(0), Some(2)));
}

#[test]
fn case_33_the_archive_reacts_to_its_own_enchantment() {
    let mut table = Table::of(spring().coins(0, 2).hand(0, "toolbox").in_play(0, "old_archive[0]"));
    table.play("enchant:old_archive toolbox").asks("0 1").play("1").menu();
    assert_eq!((table.tucked(0), table.hand_size(0)), ("toolbox".into(), 2));
    assert_eq!((table.supplies("old_archive"), table.coins(0)), (Some(1), 1));
}

#[test]
fn case_35_two_different_starters() {
    let mut table = Table::of(spring().in_play(0, "sports_coach[2]"));
    table.play("activate:sports_coach").asks("nest lily_pad burrow");
    table.play("nest").asks("lily_pad burrow");
    table.play("burrow").menu();
    assert!(["activate:nest", "activate:lily_pad", "activate:burrow"].iter().all(|starter| table.offers(starter)));
    assert_eq!((table.hand_size(0), table.coins(0)), (2, 3));
}

#[test]
fn case_36_nobody_to_activate() {
    let mut table = Table::of(spring().in_play(0, "dean_of_frogs[2] retired_postmaster[2]"));
    table.play("activate:dean_of_frogs").menu();
    assert_eq!(table.coins(0), 1);
}

#[test]
fn case_37_an_empty_villager_is_activated_by_a_chest() {
    let mut table = Table::of(spring().in_play(0, "carrot_farmer[1]").at(0, "s_n5"));
    table.play("activate:carrot_farmer");
    assert_eq!((table.coins(0), table.supplies("carrot_farmer")), (6, Some(0)));
    table.play("activate:lily_pad 2").menu();
    assert_eq!(table.coins(0), 13);
    table.play("end_turn");
    assert_eq!(table.tucked(0), "carrot_farmer");
}

#[test]
fn case_39_the_big_variant() {
    let options = Options { variant_big: true, first_player: serde_json::from_str("0").unwrap(), ..Options::default() };
    let mut log = Vec::new();
    let game = a_wild_venture::AWildVenture::new(&options, 2, &mut Dice::quick(3), &mut log).unwrap();
    let mut table = Table::with(game);
    assert_eq!((table.hand_size(0), table.hand_size(1), table.asked()), (8, 8, Some(1)));
    table.asks("errand_crow puddle_scout market_hand").play("puddle_scout");
    assert_eq!(table.asked(), Some(0));
    table.play("market_hand");
    assert_eq!(table.discard(), "errand_crow");
    for seat in [1, 1, 1, 0, 0, 0] {
        assert_eq!(table.asked(), Some(seat));
        let card = table.choices()[0].clone();
        table.play(&card);
    }
    table.menu();
    assert_eq!((table.asked(), table.view().deck, table.view().discard.len()), (Some(0), 83, 7));
    assert_eq!((table.hand_size(0), table.hand_size(1)), (5, 5));
    assert_eq!((table.supplies("puddle_scout"), table.supplies("market_hand")), (Some(2), Some(2)));
}

#[test]
fn case_40_each_gain_step_counts_by_itself() {
    let position = spring()
        .in_play(0, "relic_peddler[2] market_hall[0] spyglass[2] toolbox[2]")
        .in_play(1, "picnic_basket[2] treasure_map[0]");
    let mut table = Table::of(position);
    table.play("activate:relic_peddler").asks("0 1").play("0").menu();
    assert_eq!(table.coins(0), 7);
}

#[test]
fn case_41_coins_of_gear_are_no_gain() {
    let position = spring()
        .in_play(0, "newsstand_cart[3] wishing_well[0]")
        .in_play(1, "recycling_bin[3]")
        .hand(0, "granary spyglass stonemason toolbox");
    let mut table = Table::of(position);
    table.play("enchant:wishing_well granary spyglass stonemason");
    // The well reacts to each discarded card, too.
    while table.offers("recycling_bin") {
        table.play("recycling_bin");
    }
    assert_eq!((table.coins(0), table.supplies("newsstand_cart")), (4, Some(3)));
    assert_eq!(table.told(|event| matches!(event, Event::GearPays { coins: 1, .. })), 3);
}

#[test]
fn case_42_a_counter_has_its_limit() {
    let hand = "granary spyglass stonemason toolbox town_hall letter_carrier carrot_farmer swamp_cook";
    let mut table = Table::of(spring().in_play(0, "hoarder_of_shinies[1]").hand(0, hand));
    table.play("activate:hoarder_of_shinies").menu();
    assert_eq!(table.coins(0), 6);
    assert_eq!(table.told(|event| matches!(event, Event::Gains { coins: 6, .. })), 1);
    assert_eq!(table.told(|event| matches!(event, Event::Gains { .. })), 1);
}

#[test]
fn case_44_an_optional_play_is_asked_although_nothing_fits() {
    let mut table = Table::of(spring().in_play(0, "stonemason[2]").hand(0, "letter_carrier carrot_farmer").coins(0, 9));
    table.play("activate:stonemason 1").asks("decline").play("decline").menu();
    assert_eq!(table.coins(0), 10);
    let mut table = Table::of(spring().in_play(0, "stonemason[2]"));
    table.play("activate:stonemason 1").menu();
    assert_eq!(table.coins(0), 1);
}

#[test]
fn players_who_refuse_to_draw_come_to_an_end() {
    let mut table = Table::of(spring().turn(199).mains(0));
    table.play("end_turn");
    assert!(!table.view().exhausted);
    let mut table = Table::of(spring().turn(200).mains(0));
    table.play("end_turn");
    assert_eq!((table.view().exhausted, table.view().last_turns), (true, Some(2)));
    assert_eq!(table.told(|event| matches!(event, Event::Dawdles)), 1);
}

#[test]
fn a_villager_asks_which_building_is_invested_in() {
    let mut table = Table::of(spring().in_play(0, "village_banker[2] granary[0] market_hall[1]"));
    table.play("activate:village_banker").asks("granary market_hall");
    table.play("market_hall").asks("0 1 2 3").play("2").menu();
    assert_eq!((table.supplies("market_hall"), table.coins(0)), (Some(3), 1));
}

#[test]
fn an_ability_reacts_to_each_of_several_cards() {
    let position = spring().in_play(0, "wishing_well[0] zero_waste[0]").hand(0, "toolbox spyglass granary").coins(0, 7);
    let mut table = Table::of(position);
    table.play("enchant:wishing_well toolbox spyglass granary");
    table.asks("wishing_well zero_waste:toolbox zero_waste:spyglass");
    table.play("zero_waste:spyglass play");
    assert_eq!((table.coins(0), table.supplies("spyglass")), (4, Some(2)));
    table.asks("wishing_well zero_waste").play("zero_waste decline");
    // Three times the well, one after the other, then two coins for each card.
    table.play("0 0 0").menu();
    assert_eq!((table.coins(0), table.discard()), (4 + 3 + 6, "toolbox granary".into()));
}
