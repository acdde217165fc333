//! Corners of the rules: what comes first, what counts, what is asked, and what is not.

use a_wild_venture::{Event, Options, Question};
use engine::{Dice, Eyes, Game, Seat};

use crate::table::{Table, autumn, spring};

// The table before the first turn (rules, chapter 3).

#[test]
fn the_table_is_laid_for_a_small_game() {
    let options = Options { first_player: serde_json::from_str("1").unwrap(), ..Options::default() };
    let mut log = Vec::new();
    let game = a_wild_venture::AWildVenture::new(&options, 2, &mut Dice::quick(5), &mut log).unwrap();
    let mut table = Table::with(game);
    assert_eq!((table.asked(), table.coins(0), table.coins(1)), (Some(0), 5, 5));
    assert_eq!((table.hand_size(0), table.hand_size(1), table.view().deck), (5, 5, 65));
    table.asks("errand_crow puddle_scout market_hand").play("market_hand");
    assert_eq!(table.asked(), Some(1));
    table.asks("errand_crow puddle_scout").play("errand_crow").menu();
    assert_eq!((table.asked(), table.discard(), table.view().deck), (Some(1), "puddle_scout".into(), 65));
    for seat in [0, 1] {
        let player = table.player(seat);
        assert_eq!((player.tokens.len(), player.space.to_string()), (1, "home".into()));
        assert!(player.starters.iter().all(|starter| !starter.advanced));
        assert_eq!(player.villagers[0].supplies, 2);
    }
    let named = |species: &str| Some(species.parse().unwrap());
    assert_eq!((table.player(0).figure, table.player(1).figure), (named("rabbit"), named("crow")));
}

// The menu (5.2 to 5.6).

#[test]
fn a_turn_ends_only_after_two_main_actions() {
    let mut table = Table::of(spring().in_play(0, "dawn_baker[3] granary[0]"));
    assert!(!table.offers("end_turn") && !table.offers("activate:dawn_baker"));
    table.play("activate:burrow").play("free:dawn_baker");
    assert!(!table.offers("end_turn") && !table.offers("free:dawn_baker"));
    table.play("activate:nest").asks("enchant:granary end_turn");
    assert_eq!(table.coins(0), 5);
}

#[test]
fn a_card_may_be_used_in_the_turn_it_is_played() {
    let mut table = Table::of(spring().coins(0, 4).hand(0, "carrot_farmer granary"));
    table.play("play:granary").play("enchant:granary").play("play:carrot_farmer").asks("end_turn");
    let mut table = Table::of(spring().coins(0, 1).hand(0, "carrot_farmer"));
    table.play("play:carrot_farmer activate:carrot_farmer").asks("end_turn");
    assert_eq!((table.coins(0), table.supplies("carrot_farmer")), (6, Some(2)));
}

#[test]
fn supplies_do_not_allow_a_second_free_use() {
    let mut table = Table::of(spring().in_play(0, "dawn_baker[1] canteen_cook[2]"));
    table.play("free:dawn_baker").play("free:canteen_cook").menu();
    assert_eq!(table.supplies("dawn_baker"), Some(1));
    assert!(!table.offers("free:dawn_baker") && !table.offers("free:canteen_cook"));
}

#[test]
fn an_effect_does_not_use_up_the_free_action() {
    let mut table = Table::of(spring().in_play(0, "dean_of_frogs[2] dawn_baker[3]"));
    table.play("activate:dean_of_frogs").menu();
    assert_eq!((table.coins(0), table.supplies("dawn_baker")), (3, Some(3)));
    assert!(table.offers("free:dawn_baker"));
}

#[test]
fn a_villager_without_supplies_is_activated_by_no_action() {
    let mut table = Table::of(spring().in_play(0, "carrot_farmer[0] dawn_baker[0]"));
    table.asks("activate:nest activate:lily_pad activate:burrow");
}

#[test]
fn a_building_holds_one_token_and_the_pairs_come_in_order() {
    let mut table = Table::of(spring().in_play(0, "granary[0] town_hall[0]").tokens(0, "ench_c ench_a"));
    table.play("enchant:granary");
    assert!(!table.offers("enchant:granary") && table.offers("enchant:town_hall"));
    assert_eq!(table.player(0).buildings[0].token, Some("ench_a".parse().unwrap()));
    let mut table = Table::of(spring().in_play(0, "granary[0]").tokens(0, ""));
    assert!(!table.offers("enchant:granary"));
    table.menu();
}

// Prices (5.3, 5.9, 5.12).

#[test]
fn notice_boards_make_gear_cheaper_whichever_way_it_is_played() {
    let board = |token: &str| spring().in_play(0, &format!("notice_board[0]{token} tinker_pedlar[2]"));
    let mut table = Table::of(board("").coins(0, 2).hand(0, "picnic_basket granary"));
    assert!(table.offers("play:picnic_basket") && !table.offers("play:granary"));
    table.play("play:picnic_basket");
    assert_eq!(table.coins(0), 0);
    // 3 − 2 − 2 is no less than nothing.
    let mut table = Table::of(board("+ench_c").hand(0, "picnic_basket potion_kit"));
    table.play("activate:tinker_pedlar").asks("decline picnic_basket");
    table.play("picnic_basket").menu();
    assert_eq!((table.coins(0), table.supplies("picnic_basket")), (0, Some(2)));
    // One card of the board, two of the pedlar.
    assert_eq!(table.hand_size(0), 4);
}

#[test]
fn zero_waste_asks_the_reduced_price() {
    let play = "zero_waste[0] notice_board[0]+ench_c town_crier[2]";
    let mut table = Table::of(spring().in_play(0, play).coins(0, 1).hand(0, "spyglass granary"));
    table.play("free:town_crier spyglass").asks("decline play").play("play").menu();
    // Its only coin is paid before the crier brings three; the board has drawn a card.
    assert_eq!((table.coins(0), table.supplies("spyglass"), table.hand_size(0)), (3, Some(2), 2));
}

#[test]
fn zero_waste_ignores_other_cards_and_what_cannot_be_paid() {
    let mut table = Table::of(spring().in_play(0, "zero_waste[0] town_crier[2]").coins(0, 2).hand(0, "granary toolbox"));
    table.play("free:town_crier granary").menu();
    assert_eq!(table.coins(0), 5);
    let mut table = Table::of(spring().in_play(0, "zero_waste[0] town_crier[2]").coins(0, 2).hand(0, "granary toolbox"));
    table.play("free:town_crier toolbox").menu();
    assert_eq!((table.coins(0), table.discard()), (5, "toolbox".into()));
}

#[test]
fn a_raft_plays_from_the_pile_only_what_can_be_paid() {
    let raft = || spring().in_play(0, "parcel_raft[0]").mains(0);
    let mut table = Table::of(raft().discard("sports_coach carrot_farmer"));
    table.play("end_turn").asks("decline carrot_farmer").play("carrot_farmer");
    assert_eq!((table.supplies("carrot_farmer"), table.discard()), (Some(3), "sports_coach".into()));
    let mut table = Table::of(raft().discard("sports_coach"));
    table.play("end_turn").menu();
    assert_eq!((table.tucked(0), table.asked()), ("parcel_raft".into(), Some(1)));
}

// Texts (5.8, 5.9).

#[test]
fn a_price_that_cannot_be_paid_in_full_is_not_paid() {
    let mut table = Table::of(spring().in_play(0, "auctioneer[2]").coins(0, 1));
    table.play("activate:auctioneer").asks("1 2").play("2").menu();
    assert_eq!((table.coins(0), table.hand_size(0)), (1, 0));
    let mut table = Table::of(spring().in_play(0, "auctioneer[2]").coins(0, 2));
    table.play("activate:auctioneer 2").menu();
    assert_eq!((table.coins(0), table.hand_size(0)), (0, 5));
    // The only card of the hand is no choice.
    let mut table = Table::of(spring().in_play(0, "auctioneer[2]").hand(0, "granary"));
    table.play("activate:auctioneer 1").menu();
    assert_eq!((table.coins(0), table.discard()), (7, "granary".into()));
}

#[test]
fn nothing_gained_is_no_gain() {
    let mut table = Table::of(spring().in_play(0, "bottle_mailer[2]").hand(0, "granary toolbox"));
    table.play("activate:bottle_mailer").asks("stop granary toolbox").play("stop").menu();
    assert_eq!(table.told(|event| matches!(event, Event::Gains { .. })), 0);
    let mut table = Table::of(spring().in_play(0, "bottle_mailer[2]").hand(0, "granary toolbox"));
    table.play("activate:bottle_mailer toolbox granary").menu();
    assert_eq!((table.coins(0), table.discard()), (6, "toolbox granary".into()));
    let mut table = Table::of(spring().in_play(0, "bottle_mailer[2]"));
    table.play("activate:bottle_mailer").menu();
}

#[test]
fn counters_are_read_when_the_step_is_performed() {
    let mut table = Table::of(spring().in_play(0, "shrewd_broker[2]").hand(0, "granary toolbox spyglass"));
    table.play("activate:shrewd_broker").menu();
    assert_eq!((table.hand_size(0), table.coins(0)), (7, 0));
    let mut table = Table::of(spring().in_play(0, "shrewd_broker[2]").hand(0, "granary toolbox spyglass zero_waste"));
    table.play("activate:shrewd_broker").menu();
    assert_eq!((table.hand_size(0), table.coins(0)), (4, 6));
    let rivals = "carrot_farmer[1] swamp_cook[1] letter_carrier[0] lady_mayor[2]";
    let mut table = Table::of(spring().in_play(0, "gossip_columnist[2]").in_play(1, rivals));
    table.play("activate:gossip_columnist").menu();
    assert_eq!((table.hand_size(0), table.coins(0)), (3, 3));
    let houses = "rune_scholar[2] granary[0]+ench_c town_hall[0]+ench_a market_hall[0]";
    let mut table = Table::of(spring().in_play(0, houses));
    table.play("activate:rune_scholar 0").menu();
    assert_eq!(table.coins(0), 7);
}

#[test]
fn a_supply_for_another_villager_is_offered_only_if_there_is_one() {
    let mut table = Table::of(spring().in_play(0, "generous_host[2]").in_play(1, "carrot_farmer[1]"));
    table.play("activate:generous_host").menu();
    let mut table = Table::of(spring().in_play(0, "generous_host[2] carrot_farmer[0]"));
    table.play("activate:generous_host").asks("no yes").play("yes").menu();
    assert_eq!((table.coins(0), table.supplies("carrot_farmer")), (5, Some(1)));
    let mut table = Table::of(spring().in_play(0, "generous_host[2] carrot_farmer[0] lady_mayor[1]"));
    table.play("activate:generous_host yes").asks("carrot_farmer lady_mayor").play("lady_mayor").menu();
    assert_eq!(table.supplies("lady_mayor"), Some(2));
}

#[test]
fn an_upgrade_finds_only_basic_starters() {
    let tutor = || spring().in_play(0, "charms_tutor[2]");
    let mut table = Table::of(tutor().advanced(0, "nest"));
    table.play("activate:charms_tutor").asks("1 2").play("1").asks("lily_pad burrow").play("burrow").menu();
    assert!(table.player(0).starters[2].advanced);
    let mut table = Table::of(tutor().advanced(0, "nest lily_pad"));
    table.play("activate:charms_tutor 1").menu();
    assert!(table.player(0).starters[2].advanced);
    // All are advanced: it may be chosen and does nothing.
    let mut table = Table::of(tutor().advanced(0, "nest lily_pad burrow"));
    table.play("activate:charms_tutor").asks("1 2").play("1").menu();
    assert_eq!(table.coins(0), 1);
    let mut table = Table::of(tutor());
    table.play("activate:charms_tutor 2").asks("nest lily_pad burrow");
}

#[test]
fn an_investment_may_be_nothing_and_then_nobody_notices() {
    let play = "bursar[3] granary[0] piggy_bank[3]";
    let mut table = Table::of(spring().in_play(0, play));
    table.play("activate:bursar").asks("0 1 2").play("0").menu();
    assert_eq!((table.coins(0), table.supplies("piggy_bank")), (4, Some(3)));
    let mut table = Table::of(spring().in_play(0, play));
    table.play("activate:bursar 2").menu();
    // Two of four coins are invested, and the bank pays one.
    assert_eq!((table.coins(0), table.supplies("piggy_bank"), table.supplies("granary")), (3, Some(2), Some(2)));
}

#[test]
fn a_relic_asks_which_building_gets_the_coins() {
    let mut table = Table::of(spring().in_play(0, "toolbox[0] granary[0] town_hall[0]").mains(0));
    table.play("end_turn").asks("granary town_hall").play("town_hall").asks("0 1 2").play("2");
    assert_eq!((table.supplies("town_hall"), table.tucked(0)), (Some(2), "toolbox".into()));
}

#[test]
fn the_text_of_a_building_invests_in_itself() {
    let mut table = Table::of(spring().in_play(0, "bathhouse[0] town_hall[0]").coins(0, 5));
    table.play("enchant:bathhouse").asks("0 1 2 3").play("3").menu();
    assert_eq!((table.supplies("bathhouse"), table.supplies("town_hall")), (Some(3), Some(0)));
}

#[test]
fn what_is_picked_last_lies_on_top() {
    let play = "weather_prophet[2]";
    let deck = "carrot_farmer letter_carrier swamp_cook stonemason granary toolbox spyglass";
    let mut table = Table::of(spring().in_play(0, play).deck(deck));
    table.play("activate:weather_prophet carrot_farmer letter_carrier swamp_cook granary stonemason").menu();
    assert_eq!((table.discard(), table.deck_top()), ("granary stonemason".into(), "toolbox spyglass".into()));
    let mut table = Table::of(spring().in_play(0, "head_librarian[2]").deck(deck));
    table.play("activate:head_librarian toolbox granary stonemason swamp_cook carrot_farmer").menu();
    assert_eq!(table.deck_top(), "letter_carrier carrot_farmer swamp_cook spyglass");
}

// Looks and the deck (5.9, 5.15).

#[test]
fn an_interruption_draws_from_below_the_cards_looked_at() {
    let position = spring()
        .in_play(0, "fortune_teller[2] post_office[0]")
        .deck("letter_carrier granary toolbox spyglass")
        .coins(0, 1);
    let mut table = Table::of(position);
    table.play("activate:fortune_teller letter_carrier");
    // The office has drawn the last card, but a look is in progress.
    assert_eq!((table.hand(0), table.view().deck, table.view().exhausted), ("spyglass".into(), 0, false));
    table.play("granary").menu();
    assert_eq!((table.deck_top(), table.view().exhausted), ("toolbox".into(), false));
    assert_eq!((table.coins(0), table.supplies("letter_carrier")), (1, Some(3)));
}

#[test]
fn an_empty_deck_gives_nothing_and_is_noticed_by_nobody() {
    let position = spring().in_play(0, "night_librarian[2] spyglass[2] letter_carrier[2] typewriter[3]").deck("");
    let mut table = Table::of(position.last_turns(2));
    table.play("activate:night_librarian").menu();
    assert_eq!((table.coins(0), table.supplies("spyglass")), (2, Some(2)));
    table.play("activate:letter_carrier").menu();
    assert_eq!((table.coins(0), table.hand_size(0), table.supplies("typewriter")), (5, 0, Some(3)));
}

#[test]
fn the_deck_may_run_out_at_the_end_of_a_turn() {
    let mut table = Table::of(spring().in_play(0, "printing_house[0]+ench_c carrot_farmer[0]").deck("granary").mains(0));
    table.play("end_turn");
    assert_eq!((table.asked(), table.view().exhausted, table.view().last_turns), (Some(1), true, Some(2)));
    table.play("activate:nest activate:burrow end_turn");
    assert_eq!((table.asked(), table.view().last_turns), (Some(0), Some(1)));
    table.play("activate:nest activate:burrow end_turn");
    assert_eq!(table.asked(), None);
}

#[test]
fn one_draw_of_several_cards_is_one_deed() {
    let mut table = Table::of(spring().in_play(0, "head_librarian[2] thick_textbook[3]").in_play(1, "typewriter[3]"));
    table.play("activate:head_librarian");
    for _ in 0..3 {
        let card = table.choices()[0].clone();
        table.play(&card);
    }
    assert_eq!((table.supplies("thick_textbook"), table.supplies("typewriter")), (Some(2), Some(2)));
    // A single card of the pile is a draw of one.
    let mut table = Table::of(spring().in_play(0, "scrap_collector[2] typewriter[3]").discard("granary"));
    table.play("activate:scrap_collector").menu();
    assert_eq!((table.supplies("typewriter"), table.hand(0)), (Some(3), "granary".into()));
    // To take a card is no draw at all.
    let mut table = Table::of(spring().in_play(0, "paper_editor[2] thick_textbook[3]").discard("granary"));
    table.play("activate:paper_editor").menu();
    assert_eq!(table.told(|event| matches!(event, Event::Draws { .. })), 0);
}

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
    assert_eq!((table.coins(0), table.supplies("graduation_cap"), table.supplies("letter_opener")), (5, Some(0), Some(0)));
    let mut table = Table::of(spring().in_play(1, gear).in_play(0, "clipping_collector[1]").discard("granary"));
    table.play("activate:clipping_collector").menu();
    assert_eq!((table.coins(0), table.supplies("graduation_cap"), table.supplies("letter_opener")), (3, Some(2), Some(1)));
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
    assert_eq!((table.coins(0), table.supplies("postal_contract"), table.supplies("picnic_basket")), (5, Some(1), Some(1)));
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
    assert_eq!((table.tucked(0), table.tucked(1)), ("letter_carrier swamp_cook carrot_farmer".into(), "lunchbox".into()));
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
