//! Corners of the turn: the table before it, the menu, prices, texts, looks and the deck.

use a_wild_venture::{Event, Options};
use engine::{Dice, Game};

use crate::table::{Table, spring};

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
    let mut table =
        Table::of(spring().in_play(0, "zero_waste[0] town_crier[2]").coins(0, 2).hand(0, "granary toolbox"));
    table.play("free:town_crier granary").menu();
    assert_eq!(table.coins(0), 5);
    let mut table =
        Table::of(spring().in_play(0, "zero_waste[0] town_crier[2]").coins(0, 2).hand(0, "granary toolbox"));
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
    let mut table =
        Table::of(spring().in_play(0, "printing_house[0]+ench_c carrot_farmer[0]").deck("granary").mains(0));
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

#[test]
fn a_watchtower_looks_further_into_chests_too() {
    let deck = "carrot_farmer letter_carrier swamp_cook stonemason granary";
    let mut table = Table::of(spring().in_play(0, "watchtower[0]").at(0, "s_e5").deck(deck));
    table.play("activate:lily_pad 3").asks("carrot_farmer letter_carrier swamp_cook stonemason");
    table.play("letter_carrier stonemason carrot_farmer");
    assert_eq!((table.deck_top(), table.discard()), ("swamp_cook granary".into(), "stonemason carrot_farmer".into()));
    table.asks("0 1");
}
