//! What a bot does not even think about: given a position, when it looks at its choices, then pointless ones have no weight.

use engine::Game;

use crate::table::{Table, spring};

impl Table {
    /// The first-sight weight of a choice.
    #[track_caller]
    fn weight(&self, choice: &str) -> f32 {
        let (mut actions, mut weights) = (Vec::new(), Vec::new());
        self.game.actions(&mut actions);
        self.game.priors(&actions, &mut weights);
        let index = actions.iter().position(|action| action.to_string() == choice);
        weights[index.unwrap_or_else(|| panic!("{choice} is not among {:?}", self.choices()))]
    }
}

#[test]
fn nobody_plays_a_card_that_cannot_be_used_any_more() {
    let last_action = spring().last_turns(1).mains(1).tokens(0, "").coins(0, 9);
    let last_action = last_action.hand(0, "scholarship_kid carrot_farmer hiking_boots market_hall");
    let table = Table::of(last_action.clone());
    for card in ["scholarship_kid", "carrot_farmer", "hiking_boots", "market_hall"] {
        assert_eq!(table.weight(&format!("play:{card}")), 0.0, "{card}");
    }
    assert!(table.weight("activate:burrow") > 0.0);
    // A granary still pays for villagers.
    let table = Table::of(last_action.in_play(0, "granary[0]"));
    assert!(table.weight("play:carrot_farmer") > 0.0);
    assert_eq!(table.weight("play:hiking_boots"), 0.0);
}

#[test]
fn a_building_that_can_be_enchanted_is_still_worth_playing() {
    let table = Table::of(spring().last_turns(1).mains(1).coins(0, 9).hand(0, "market_hall"));
    assert!(table.weight("play:market_hall") > 0.0);
}

#[test]
fn a_villager_is_played_for_the_end_only_if_it_can_be_used_up() {
    let table = Table::of(spring().last_turns(2).coins(0, 9).hand(0, "scholarship_kid market_hand carrot_farmer"));
    let kid = table.weight("play:scholarship_kid");
    assert!(kid > table.weight("play:carrot_farmer"));
    assert!(kid > table.weight("play:market_hand"));
}

#[test]
fn nobody_draws_from_an_empty_deck() {
    let position = spring().deck("").last_turns(1);
    assert_eq!(Table::of(position.clone()).weight("activate:nest"), 0.0);
    let table = Table::of(position.in_play(0, "telegraph_office[0]"));
    assert!(table.weight("activate:nest") > 0.0);
}

#[test]
fn the_last_turn_does_not_end_before_the_last_token_is_placed() {
    let position = spring().last_turns(1).mains(0);
    let table = Table::of(position.clone().in_play(0, "zero_waste[0]"));
    assert_eq!(table.weight("end_turn"), 0.0);
    // Supplies would keep the villager from being tucked.
    let table = Table::of(position.in_play(0, "granary[0] market_hand[0]"));
    assert!(table.weight("end_turn") > 0.0);
}

#[test]
fn the_last_turn_does_not_end_before_a_villager_is_used_up_for_free() {
    let position = spring().last_turns(1).mains(0);
    assert_eq!(Table::of(position.clone().in_play(0, "pond_pilgrim[1]")).weight("end_turn"), 0.0);
    assert!(Table::of(position.in_play(0, "pond_pilgrim[2]")).weight("end_turn") > 0.0);
}

#[test]
fn no_turn_ends_before_coins_are_taken_that_cost_nothing() {
    let position = spring().mains(0);
    assert_eq!(Table::of(position.clone().in_play(0, "dawn_baker[3]")).weight("end_turn"), 0.0);
    // A travel may wait for a better moment.
    assert!(Table::of(position.in_play(0, "pond_pilgrim[2]")).weight("end_turn") > 0.0);
}

#[test]
fn coins_of_gear_are_taken_before_a_building_asks_for_them() {
    let position =
        spring().hand(0, "granary market_hall").in_play(0, "bubble_alchemist[2] wishing_well[0] recycling_bin[3]");
    let mut table = Table::of(position);
    table.play("activate:bubble_alchemist granary").asks("wishing_well recycling_bin");
    assert_eq!(table.weight("wishing_well"), 0.0);
    assert!(table.weight("recycling_bin") > 0.0);
}

#[test]
fn nobody_saves_a_coin_when_many_more_are_coming() {
    let mut table =
        Table::of(spring().hand(0, "granary market_hall").in_play(0, "bubble_alchemist[2] wishing_well[0]"));
    table.play("activate:bubble_alchemist granary").asks("0 1");
    assert_eq!(table.weight("0"), 0.0);
    // After a discard that pays nothing else, the coin may be kept.
    let mut table = Table::of(spring().hand(0, "granary market_hall").in_play(0, "rumour_monger[2] wishing_well[0]"));
    table.play("free:rumour_monger granary").asks("0 1");
    assert!(table.weight("0") > 0.0);
}

#[test]
fn everything_is_invested_when_nothing_can_be_bought_any_more() {
    let position = spring().last_turns(1).mains(1).coins(0, 1);
    let mut table = Table::of(position.in_play(0, "village_banker[1] zero_waste[0]"));
    table.play("activate:village_banker").asks("0 1 2 3");
    assert!(["0", "1", "2"].iter().all(|coins| table.weight(coins) == 0.0));
    assert!(table.weight("3") > 0.0);
}

#[test]
fn a_villager_about_to_be_tucked_gets_no_supplies_in_the_last_turn() {
    let position = spring().last_turns(1).mains(1).tucked(0, "errand_crow puddle_scout");
    let mut table = Table::of(position.in_play(0, "generous_host[1] market_hand[0]"));
    table.play("activate:generous_host").asks("no yes");
    assert!(table.weight("no") > 2.0 * table.weight("yes"));
}

#[test]
fn a_strong_card_is_not_discarded_where_a_useless_one_will_do() {
    let position = spring().last_turns(2).hand(0, "exam_proctor post_office").in_play(0, "bubble_alchemist[2]");
    let mut table = Table::of(position);
    table.play("activate:bubble_alchemist").asks("exam_proctor post_office");
    assert!(table.weight("post_office") > table.weight("exam_proctor"));
    let mut table =
        Table::of(spring().hand(0, "marsh_oracle zero_waste hoarder_of_shinies").in_play(0, "bubble_alchemist[2]"));
    table.play("activate:bubble_alchemist");
    assert_eq!(table.weight("marsh_oracle"), 0.0);
}
