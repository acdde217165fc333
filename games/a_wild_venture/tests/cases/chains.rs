//! Corners of what follows from an action: travels, chests, triggers, the end of a turn and of the game.

use a_wild_venture::{Event, Question};
use engine::{Eyes, Game, Seat};

use crate::table::{Table, autumn, spring};

// Travel (5.10).

#[test]
fn a_toll_is_paid_if_there_is_no_other_way() {
    let mut table = Table::of(autumn().at(0, "a_w7").coins(0, 2));
    table.play("activate:lily_pad").asks("1 2 3");
    assert_eq!((table.at(0), table.coins(0)), ("a_w8".into(), 0));
    let mut table = Table::of(autumn().at(0, "a_w7").coins(0, 1));
    table.play("activate:lily_pad").menu();
    assert_eq!((table.at(0), table.coins(0)), ("a_w7".into(), 2));
    // The only card of the hand is discarded without a question.
    let mut table = Table::of(autumn().at(0, "a_n13").hand(0, "granary").in_play(1, "recycling_bin[1]"));
    table.play("activate:lily_pad").asks("1 2 3");
    assert_eq!((table.discard(), table.coins(0)), ("granary".into(), 1));
}

#[test]
fn a_way_that_cannot_be_paid_is_closed() {
    let mut table = Table::of(autumn());
    table.play("activate:lily_pad").asks("go:a_w1 go:a_n1");
    let mut table = Table::of(autumn().coins(0, 1));
    table.play("activate:lily_pad").asks("go:a_w1 go:a_n1 go:a_e1").play("go:a_e1").menu();
    // One coin of toll, five of the token, one of the lily pad.
    assert_eq!((table.coins(0), table.tokens("a_e1")), (6, 0));
    // Further on there may be no way, but one may stop.
    let mut table = Table::of(autumn().at(0, "a_e11").in_play(0, "mighty_joseph[2]").coins(0, 1));
    table.play("activate:mighty_joseph").menu();
    assert_eq!((table.at(0), table.coins(0)), ("a_e12".into(), 3));
}

#[test]
fn a_smuggler_pays_no_tolls() {
    let mut table = Table::of(autumn().at(0, "a_n3").in_play(0, "marsh_smuggler[2]"));
    table.play("activate:marsh_smuggler").asks("go:a_n4 go:a_n9").play("go:a_n9 stop").menu();
    assert_eq!((table.coins(0), table.view().discard.len()), (6, 0));
    // Nor with enough in hand to pay them: neither cards nor coins.
    let rich = autumn().at(0, "a_n3").in_play(0, "marsh_smuggler[2]").hand(0, "granary toolbox").coins(0, 9);
    let mut table = Table::of(rich);
    table.play("activate:marsh_smuggler").asks("go:a_n4 go:a_n9").play("go:a_n9 stop").menu();
    assert_eq!((table.coins(0), table.hand(0), table.view().discard.len()), (15, "toolbox granary".into(), 0));
}

#[test]
fn modifiers_change_the_reward_that_is_there() {
    let courier = |at: &str| spring().in_play(0, "night_courier[2]").at(0, at);
    let mut table = Table::of(courier("s_w3"));
    table.play("activate:night_courier go:s_w4 stop").menu();
    assert_eq!(table.coins(0), 10);
    let mut table = Table::of(courier("s_w4"));
    table.play("activate:night_courier stop").menu();
    assert_eq!(table.hand_size(0), 4);
    let mut table = Table::of(courier("s_w2"));
    table.play("activate:night_courier go:s_w3 stop activate").menu();
    assert_eq!(table.coins(0), 3);
    // A draw stays a draw for the wizard, a nest stays a nest.
    let mut table = Table::of(spring().in_play(0, "frog_wizard[2]").at(0, "s_w4"));
    table.play("activate:frog_wizard stop").menu();
    assert_eq!((table.hand_size(0), table.coins(0)), (2, 0));
    // An iron chest is gold for the diver; ruby stays ruby.
    let mut table = Table::of(spring().in_play(0, "treasure_diver[2] carrot_farmer[1]").at(0, "s_w10"));
    table.play("activate:treasure_diver 2").asks("treasure_diver carrot_farmer").play("carrot_farmer").menu();
    assert_eq!(table.coins(0), 6);
    let mut table = Table::of(spring().in_play(0, "treasure_diver[2]").at(0, "s_e11").discard("granary"));
    table.play("activate:treasure_diver 2").menu();
    assert_eq!(table.tucked(0), "granary");
}

#[test]
fn steps_are_those_of_the_own_travel() {
    let guide = |at: &str| spring().in_play(0, "field_trip_guide[2]").at(0, at);
    let mut table = Table::of(guide("s_w4"));
    table.play("activate:field_trip_guide go:s_w6 stop").menu();
    assert_eq!(table.coins(0), 4);
    // At the end of a trail nobody moves.
    let mut table = Table::of(guide("s_w7"));
    table.play("activate:field_trip_guide").menu();
    assert_eq!((table.coins(0), table.at(0)), (0, "s_w7".into()));
    // A lily pad on the way travels by itself: one step of the guide, one of the pad.
    let mut table = Table::of(guide("s_n2"));
    table.play("activate:field_trip_guide stop activate go:s_n4").menu();
    assert_eq!((table.coins(0), table.at(0)), (3 + 1 + 1, "s_n4".into()));
}

#[test]
fn an_inner_travel_is_over_first() {
    let play = "hiking_boots[3] skipping_rope[3]";
    let mut table = Table::of(spring().in_play(0, play).at(0, "s_n2"));
    table.play("activate:lily_pad activate go:s_n4").menu();
    // Two pads, two travels of one space, four coins of gear; 3 of the space and 1 of each pad.
    assert_eq!((table.supplies("hiking_boots"), table.supplies("skipping_rope")), (Some(1), Some(1)));
    assert_eq!(table.coins(0), 9);
}

#[test]
fn an_advanced_nest_is_activated_by_a_token() {
    let mut table = Table::of(spring().advanced(0, "nest"));
    table.play("activate:lily_pad go:s_e1").menu();
    assert_eq!((table.hand_size(0), table.tokens("s_e1")), (3, 0));
}

#[test]
fn an_upgrade_by_a_reward_is_no_activation() {
    let mut table = Table::of(spring().in_play(0, "signal_flag[3] enchanted_quill[2]"));
    table.play("activate:lily_pad go:s_e1 upgrade").menu();
    assert_eq!((table.supplies("signal_flag"), table.supplies("enchanted_quill")), (Some(3), Some(1)));
    assert_eq!((table.hand_size(0), table.coins(0)), (0, 2));
}

#[test]
fn a_chest_counts_even_if_its_option_does_nothing() {
    let mut table = Table::of(spring().in_play(1, "treasure_map[2]").at(0, "s_e5"));
    table.play("activate:lily_pad").asks("1 2 3").play("2").menu();
    assert_eq!((table.coins(0), table.supplies("treasure_map")), (2, Some(1)));
}

#[test]
fn chest_and_travel_are_one_batch() {
    let play = "potion_shop[0] ferry_dock[0] mighty_joseph[2] chain_whip[3]";
    let mut table = Table::of(spring().in_play(0, play).at(0, "s_w4"));
    table.play("activate:mighty_joseph go:s_w6 go:s_w7 1");
    assert_eq!(table.view().question, Some(Question::TriggerOrder));
    assert_eq!(table.choices().len(), 3);
}

#[test]
fn an_empty_enchantment_space_gives_nothing() {
    let mut table = Table::of(spring().pairs(0, 2).at(0, "s_w8"));
    table.play("activate:lily_pad").menu();
    assert_eq!((table.player(0).tokens.len(), table.coins(0)), (1, 1));
    // Each player may take one of the pair.
    let mut table = Table::of(spring().at(0, "s_w8").at(1, "s_w8"));
    table.play("activate:lily_pad activate:burrow end_turn activate:lily_pad");
    assert_eq!((table.tokens("s_w9"), table.player(0).tokens.len(), table.player(1).tokens.len()), (0, 2, 2));
}

#[test]
fn a_search_plays_the_other_card_for_nothing_and_must() {
    let position = spring().discard("granary sports_coach toolbox").at(0, "s_e11").in_play(0, "town_hall[0]");
    let mut table = Table::of(position);
    table.play("activate:lily_pad 2 toolbox granary").asks("toolbox granary").play("toolbox");
    // The granary is played, and the town hall reacts.
    table.asks("0 1 2").play("2").menu();
    assert_eq!((table.supplies("granary"), table.discard()), (Some(0), "sports_coach".into()));
    assert_eq!((table.view().mains, table.coins(0)), (1, 1));
    let mut table = Table::of(spring().at(0, "s_e11"));
    table.play("activate:lily_pad 2").menu();
    assert_eq!(table.coins(0), 1);
}

// Triggers (5.11 to 5.13).

#[test]
fn each_tucked_card_counts_by_its_origin() {
    let gear = "graduation_cap[2] letter_opener[2]";
    let mut table = Table::of(spring().in_play(1, gear).hand(0, "granary toolbox spyglass").at(0, "s_e11"));
    table.play("activate:lily_pad 1 granary toolbox").menu();
    assert_eq!(
        (table.coins(0), table.supplies("graduation_cap"), table.supplies("letter_opener")),
        (5, Some(0), Some(0))
    );
    let mut table = Table::of(spring().in_play(1, gear).in_play(0, "clipping_collector[1]").discard("granary"));
    table.play("activate:clipping_collector").menu();
    assert_eq!(
        (table.coins(0), table.supplies("graduation_cap"), table.supplies("letter_opener")),
        (3, Some(2), Some(1))
    );
    // At the end of the turn the collector is tucked from play, which neither of them counts.
    table.play("activate:burrow end_turn");
    assert_eq!((table.supplies("letter_opener"), table.tucked(0)), (Some(1), "granary clipping_collector".into()));
    let position = spring().in_play(0, "old_archive[0] letter_opener[2]").discard("granary").at(0, "s_e11").coins(0, 3);
    let mut table = Table::of(position);
    table.play("activate:lily_pad 2").menu();
    assert_eq!((table.coins(0), table.supplies("old_archive")), (5, Some(0)));
}

#[test]
fn the_printing_house_counts_villagers_and_gear_tucked_from_play() {
    let play = "printing_house[0] carrot_farmer[0] wheelbarrow[0]";
    let mut table = Table::of(spring().in_play(0, play).mains(0));
    table.play("end_turn").asks("carrot_farmer wheelbarrow").play("wheelbarrow");
    assert_eq!(table.coins(0), 4);
    table.asks("0 1").play("1").asks("0 1").play("1");
    assert_eq!((table.supplies("printing_house"), table.asked()), (Some(2), Some(1)));
}

#[test]
fn a_building_works_for_its_owner_only_and_gear_for_everybody() {
    let mut table = Table::of(spring().in_play(1, "telegraph_office[0] signal_flag[2]").in_play(0, "hiking_boots[1]"));
    table.play("activate:nest").menu();
    assert_eq!((table.coins(0), table.coins(1), table.supplies("signal_flag")), (1, 0, Some(1)));
    // The own gear pays its owner, and once empty it pays nobody.
    table.play("activate:lily_pad go:s_n1").menu();
    assert_eq!((table.coins(0), table.supplies("hiking_boots")), (1 + 2 + 1 + 1, Some(0)));
}

#[test]
fn gear_emptied_at_the_end_of_the_turn_joins() {
    let mut table = Table::of(spring().in_play(0, "postal_contract[0] typewriter[1]").mains(0));
    table.play("end_turn");
    assert_eq!((table.tucked(0), table.asked()), ("postal_contract typewriter".into(), Some(1)));
    // Twice two cards; a coin of the typewriter and one of its relic effect.
    assert_eq!((table.hand_size(0), table.coins(0)), (4, 2));
}

#[test]
fn villagers_alone_are_tucked_in_the_order_they_came() {
    let mut table = Table::of(spring().in_play(0, "swamp_cook[0] carrot_farmer[0] lady_mayor[1]").mains(0));
    table.play("end_turn");
    assert_eq!(table.asked(), Some(1));
    let tucked: Vec<String> = table
        .log
        .iter()
        .filter_map(|entry| match entry.seen_by(Eyes::Crowd)? {
            Event::Tucks { card, .. } => card.map(|card| card.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(tucked, ["swamp_cook", "carrot_farmer"]);
}

#[test]
fn a_quill_sees_upgrades_and_the_enchantment() {
    let mut table = Table::of(spring().in_play(0, "alchemy_lab[0] enchanted_quill[2]").in_play(1, "toolbox[2]"));
    table.play("enchant:alchemy_lab").asks("nest lily_pad burrow").play("nest").asks("lily_pad burrow").play("burrow");
    table.menu();
    // Two upgrades empty the quill before the enchantment is done; the toolbox sees only the latter.
    assert_eq!((table.coins(0), table.supplies("enchanted_quill"), table.supplies("toolbox")), (3, Some(0), Some(1)));
}

#[test]
fn the_activation_counts_after_the_whole_text() {
    let play = "clocktower_warden[3] telegraph_office[0]";
    let mut table = Table::of(spring().in_play(0, play));
    table.play("activate:clocktower_warden").asks("0 1");
    // The nest is done, the warden is not.
    assert_eq!((table.hand_size(0), table.coins(0)), (2, 1));
    table.play("0").menu();
    assert_eq!(table.coins(0), 4);
    let mut table = Table::of(spring().in_play(0, "swamp_cook[2] bathhouse[0]").coins(0, 1));
    table.play("activate:swamp_cook").asks("0 1");
    assert_eq!(table.hand_size(0), 3);
}

#[test]
fn a_played_card_is_seen_by_kind_and_species() {
    let gear = "postal_contract[3] generous_pension[2] picnic_basket[2] carrot_coupon[3] lily_stamp[3]";
    let mut table = Table::of(spring().in_play(1, gear).hand(0, "old_archive spyglass").coins(0, 9));
    table.play("play:old_archive").menu();
    assert_eq!((table.coins(0), table.supplies("postal_contract")), (6, Some(2)));
    table.play("play:spyglass").menu();
    assert_eq!(
        (table.coins(0), table.supplies("postal_contract"), table.supplies("picnic_basket")),
        (5, Some(1), Some(1))
    );
    assert_eq!((table.supplies("generous_pension"), table.supplies("carrot_coupon")), (Some(2), Some(3)));
}

// The end (chapter 6).

#[test]
fn only_tucked_villagers_count_at_the_end() {
    let position = spring()
        .last_turns(1)
        .mains(0)
        .tucked(0, "letter_carrier swamp_cook")
        .in_play(0, "carrot_farmer[0] lady_mayor[1] granary[2]+ench_c treasure_map[1]")
        .in_play(1, "lunchbox[0] piggy_bank[1] granary[0]")
        .hand(1, "toolbox");
    let mut table = Table::of(position);
    table.play("end_turn");
    assert_eq!(table.asked(), None);
    assert_eq!(
        (table.tucked(0), table.tucked(1)),
        ("letter_carrier swamp_cook carrot_farmer".into(), "lunchbox".into())
    );
    assert_eq!(table.game.standings(Eyes::Crowd).scores.values(), [3, 0]);
    assert_eq!((table.discard(), table.hand_size(1)), ("toolbox".into(), 0));
    // Nothing has reacted to it.
    assert_eq!(table.coins(1), 0);
}

#[test]
fn coins_break_a_tie_before_villager_points() {
    use a_wild_venture::TieRule::{Break, Share};
    let position = |rule, coins| {
        let villagers = "letter_carrier swamp_cook carrot_farmer";
        let first = spring().tucked(0, villagers).in_play(0, "granary[1]");
        first.in_play(1, "town_hall[2]").coins(0, coins).coins(1, 4).tie_rule(rule).over().standings(Eyes::Crowd)
    };
    let winners = |rule, coins| position(rule, coins).winners.iter().collect::<Vec<_>>();
    assert_eq!(position(Break, 4).scores.values(), [2, 2]);
    assert_eq!(winners(Break, 3), [Seat(1)]);
    assert_eq!(winners(Break, 4), [Seat(0)]);
    assert_eq!(winners(Share, 3), [Seat(0), Seat(1)]);
    let even = spring().in_play(0, "granary[2]").in_play(1, "town_hall[2]").over().standings(Eyes::Crowd);
    assert_eq!(even.winners.len(), 2);
}
