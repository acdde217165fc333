//! What a bot hardly thinks about: given a position, when it looks at its choices, then pointless ones have next to no weight.

use engine::{DOUBTFUL, Game, Judgement};

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
        assert!(table.weight(&format!("play:{card}")) <= DOUBTFUL, "{card}");
    }
    assert!(table.weight("activate:burrow") > DOUBTFUL);
    // A granary still pays for villagers.
    let table = Table::of(last_action.in_play(0, "granary[0]"));
    assert!(table.weight("play:carrot_farmer") > DOUBTFUL);
    assert!(table.weight("play:hiking_boots") <= DOUBTFUL);
}

#[test]
fn a_building_that_can_be_enchanted_is_still_worth_playing() {
    let table = Table::of(spring().last_turns(1).mains(1).coins(0, 9).hand(0, "market_hall"));
    assert!(table.weight("play:market_hall") > DOUBTFUL);
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
    assert!(Table::of(position.clone()).weight("activate:nest") <= DOUBTFUL);
    let table = Table::of(position.in_play(0, "telegraph_office[0]"));
    assert!(table.weight("activate:nest") > DOUBTFUL);
}

#[test]
fn the_last_turn_does_not_end_before_the_last_token_is_placed() {
    let position = spring().last_turns(1).mains(0);
    let table = Table::of(position.clone().in_play(0, "zero_waste[0]"));
    assert!(table.weight("end_turn") <= DOUBTFUL);
    // Supplies would keep the villager from being tucked.
    let table = Table::of(position.in_play(0, "granary[0] market_hand[0]"));
    assert!(table.weight("end_turn") > DOUBTFUL);
}

#[test]
fn the_last_turn_does_not_end_before_a_villager_is_used_up_for_free() {
    let position = spring().last_turns(1).mains(0);
    assert!(Table::of(position.clone().in_play(0, "pond_pilgrim[1]")).weight("end_turn") <= DOUBTFUL);
    assert!(Table::of(position.in_play(0, "pond_pilgrim[2]")).weight("end_turn") > DOUBTFUL);
}

#[test]
fn no_turn_ends_before_coins_are_taken_that_cost_nothing() {
    let position = spring().mains(0);
    assert!(Table::of(position.clone().in_play(0, "dawn_baker[3]")).weight("end_turn") <= DOUBTFUL);
    // A travel may wait for a better moment.
    assert!(Table::of(position.in_play(0, "pond_pilgrim[2]")).weight("end_turn") > DOUBTFUL);
}

#[test]
fn coins_of_gear_are_taken_before_a_building_asks_for_them() {
    let position =
        spring().hand(0, "granary market_hall").in_play(0, "bubble_alchemist[2] wishing_well[0] recycling_bin[3]");
    let mut table = Table::of(position);
    table.play("activate:bubble_alchemist granary").asks("wishing_well recycling_bin");
    assert!(table.weight("wishing_well") <= DOUBTFUL);
    assert!(table.weight("recycling_bin") > DOUBTFUL);
}

#[test]
fn nobody_saves_a_coin_when_many_more_are_coming() {
    let mut table =
        Table::of(spring().hand(0, "granary market_hall").in_play(0, "bubble_alchemist[2] wishing_well[0]"));
    table.play("activate:bubble_alchemist granary").asks("0 1");
    assert!(table.weight("0") <= DOUBTFUL);
    // After a discard that pays nothing else, the coin may be kept.
    let mut table = Table::of(spring().hand(0, "granary market_hall").in_play(0, "rumour_monger[2] wishing_well[0]"));
    table.play("free:rumour_monger granary").asks("0 1");
    assert!(table.weight("0") > DOUBTFUL);
}

#[test]
fn everything_is_invested_when_nothing_can_be_bought_any_more() {
    let position = spring().last_turns(1).mains(1).coins(0, 1);
    let mut table = Table::of(position.in_play(0, "village_banker[1] zero_waste[0]"));
    table.play("activate:village_banker").asks("0 1 2 3");
    assert!(["0", "1", "2"].iter().all(|coins| table.weight(coins) <= DOUBTFUL));
    assert!(table.weight("3") > DOUBTFUL);
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
    assert!(table.weight("marsh_oracle") <= DOUBTFUL);
}

#[test]
fn nobody_chooses_to_play_a_building_without_one_that_can_be_paid() {
    let position = spring().in_play(0, "stonemason[1]");
    let mut table = Table::of(position.clone().hand(0, "telegraph_office carrot_farmer"));
    table.play("activate:stonemason").asks("1 2");
    assert!(table.weight("1") <= DOUBTFUL);
    assert!(table.weight("2") > DOUBTFUL);
    // With two coins it is a bargain.
    let mut table = Table::of(position.coins(0, 2).hand(0, "telegraph_office carrot_farmer"));
    assert!(table.play("activate:stonemason").weight("1") > DOUBTFUL);
}

#[test]
fn nobody_chooses_to_draw_from_an_empty_deck() {
    let mut table = Table::of(spring().deck("").last_turns(2).in_play(0, "debate_champion[1]"));
    table.play("activate:debate_champion").asks("1 2");
    assert!(table.weight("1") <= DOUBTFUL);
}

#[test]
fn the_last_coin_of_the_other_players_gear_may_be_left_there() {
    let position = spring().in_play(0, "stonemason[1]").hand(0, "telegraph_office carrot_farmer");
    let mut table = Table::of(position.in_play(1, "wheelbarrow[1]"));
    assert!(table.play("activate:stonemason").weight("1") > DOUBTFUL);
}

#[test]
fn no_building_is_tucked_where_gear_scores() {
    let position = spring().hand(0, "telegraph_office postal_contract enchanted_quill").tokens(0, "");
    let position = position.in_play(0, "old_chronicler[2] market_hall[3]+ench_a ferry_dock[1]+ench_c");
    let mut table = Table::of(position);
    table.play("activate:old_chronicler");
    assert!(table.weight("telegraph_office") <= DOUBTFUL);
    assert!(table.weight("postal_contract") > DOUBTFUL);
}

#[test]
fn a_coin_is_invested_if_the_own_piggy_bank_gives_it_back() {
    let weight = |piggy_bank: &str| {
        let mut table = Table::of(spring().in_play(0, "alchemy_lab[0]").in_play(0, piggy_bank));
        table.play("activate:lily_pad go:s_n1").asks("0 1");
        table.weight("0")
    };
    assert!(weight("piggy_bank[2]") <= DOUBTFUL);
    assert!(weight("piggy_bank[0]") > DOUBTFUL);
}

#[test]
fn the_last_coins_are_invested_when_no_card_is_worth_buying() {
    let position = spring().deck("").last_turns(1).tokens(0, "").coins(0, 1);
    let position = position.in_play(0, "village_banker[1] old_archive[0]").hand(0, "town_hall relic_peddler");
    let mut table = Table::of(position.clone());
    table.play("activate:village_banker").asks("0 1 2 3");
    assert!(["0", "1", "2"].iter().all(|coins| table.weight(coins) <= DOUBTFUL));
    // A token makes a building worth its price.
    let mut table = Table::of(position.clone().tokens(0, "ench_a"));
    assert!(table.play("activate:village_banker").weight("0") > DOUBTFUL);
    // A granary pays for villagers.
    let mut table = Table::of(position.clone().in_play(0, "granary[0]"));
    assert!(table.play("activate:village_banker old_archive").weight("0") > DOUBTFUL);
    // Nobody empties the other player's piggy bank unless they like.
    let mut table = Table::of(position.in_play(1, "piggy_bank[1]"));
    assert!(table.play("activate:village_banker").weight("0") > DOUBTFUL);
}

#[test]
fn the_very_last_tuck_brings_as_much_as_it_can() {
    // Crows 3, frogs 3, rabbits 2: one more rabbit is worth 3 points, a frog 2, gear 1.
    let tucked = "errand_crow night_librarian shrewd_broker frog_wizard swamp_cook relic_peddler dawn_baker bursar";
    let position = spring().deck("").last_turns(1).mains(1).tokens(0, "").tucked(0, tucked);
    let position = position.in_play(0, "old_chronicler[2] old_archive[7]+ench_a");
    let position = position.hand(0, "lunchbox canteen_cook field_trip_guide");
    let mut table = Table::of(position.clone());
    table.play("activate:old_chronicler").asks("lunchbox canteen_cook field_trip_guide");
    assert!(table.weight("lunchbox") <= DOUBTFUL);
    assert!(table.weight("field_trip_guide") <= DOUBTFUL);
    assert!(table.weight("canteen_cook") > DOUBTFUL);
    // A relic effect may tuck more.
    let mut table = Table::of(position.clone().in_play(0, "graduation_cap[1]"));
    assert!(table.play("activate:old_chronicler").weight("lunchbox") > DOUBTFUL);
    // So may another action.
    let mut table = Table::of(position.mains(2));
    assert!(table.play("activate:old_chronicler").weight("lunchbox") > DOUBTFUL);
}

#[test]
fn two_last_tucks_are_reckoned_together() {
    // Alone neither a frog nor a rabbit brings anything, together they are worth 3 points; two gear would be worth 2.
    let tucked = "errand_crow night_librarian shrewd_broker frog_wizard dawn_baker";
    let position = spring().deck("").last_turns(1).mains(1).tokens(0, "").tucked(0, tucked);
    let position = position.in_play(0, "exam_proctor[2] old_archive[7]+ench_a");
    let mut table = Table::of(position.hand(0, "lunchbox piggy_bank canteen_cook field_trip_guide"));
    table.play("activate:exam_proctor");
    assert!(["lunchbox", "piggy_bank"].iter().all(|card| table.weight(card) <= DOUBTFUL));
    assert!(["canteen_cook", "field_trip_guide"].iter().all(|card| table.weight(card) > DOUBTFUL));
}
