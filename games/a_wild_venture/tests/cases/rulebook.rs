//! Examples of the rulebook.

use a_wild_venture::position::Position;
use a_wild_venture::{Kind, Species};
use engine::{Eyes, Game, Seat};

use crate::table::{Table, autumn, spring};

#[test]
fn case_01_walking_west() {
    let mut table = Table::of(spring().in_play(0, "mighty_joseph[2]"));
    table.play("activate:mighty_joseph").asks("go:s_w1 go:s_n1 go:s_e1");
    table.play("go:s_w1").asks("go:s_w2 stop");
    table.play("go:s_w2").asks("go:s_w3 go:s_w12 stop");
    table.play("go:s_w3").asks("activate upgrade");
    assert_eq!(
        table.view().question,
        Some(a_wild_venture::Question::StarterReward { starter: "burrow".parse().unwrap() })
    );
    assert_eq!(table.supplies("mighty_joseph"), Some(1));
    table.play("upgrade activate:lily_pad").asks("go:s_w4 go:s_w8");
}

fn librarian(deck: &str) -> Table {
    let mut table = Table::of(spring().in_play(0, "night_librarian[2]").deck(deck));
    table.play("activate:night_librarian carrot_farmer letter_carrier");
    table
}

#[test]
fn case_02_a_look_draws_discards_and_puts_back() {
    let mut table = librarian("carrot_farmer letter_carrier swamp_cook stonemason relic_peddler");
    table.play("swamp_cook").menu();
    assert_eq!(table.hand(0), "letter_carrier carrot_farmer");
    assert_eq!(table.discard(), "swamp_cook");
    assert_eq!(table.deck_top(), "stonemason relic_peddler");
    assert_eq!((table.view().deck, table.coins(0)), (2, 2));
}

#[test]
fn case_03_a_look_with_too_few_cards() {
    let mut table = librarian("carrot_farmer letter_carrier swamp_cook");
    table.menu();
    assert_eq!(table.hand(0), "letter_carrier carrot_farmer");
    assert_eq!(table.discard(), "swamp_cook");
    assert!(table.view().deck == 0 && table.view().exhausted);
}

#[test]
fn case_04_the_frog_wizard_travels_twice() {
    let position =
        spring().in_play(0, "frog_wizard[2] mighty_joseph[2]").at(0, "s_n1").tokens(0, "ench_b ench_c").pairs(2, 1);
    let mut table = Table::of(position);
    // The first space of a trail without forks is no choice.
    table.play("activate:frog_wizard go:s_n3 go:s_n4").menu();
    assert_eq!((table.hand_size(0), table.coins(0)), (3, 0));
    assert!(!table.offers("activate:frog_wizard"));
    table
        .play("activate:mighty_joseph")
        .asks("go:s_n6 stop")
        .play("go:s_n6")
        .asks("go:s_n7 stop")
        .play("stop")
        .asks("1 2 3");
    table.play("2").asks("frog_wizard mighty_joseph");
    table.play("frog_wizard go:s_n8 go:s_n9").menu();
    assert_eq!((table.hand_size(0), table.coins(0)), (6, 0));
    assert_eq!((table.supplies("frog_wizard"), table.supplies("mighty_joseph")), (Some(1), Some(1)));
    assert_eq!((table.tokens("s_n6"), table.tokens("s_n8"), table.view().mains), (0, 1, 0));
}

#[test]
fn case_05_gear_pays_whoever_acts() {
    let mut table = Table::of(spring().in_play(1, "postal_contract[3]").coins(0, 4).hand(0, "sky_surveyor"));
    table.play("play:sky_surveyor").menu();
    assert_eq!((table.coins(0), table.supplies("postal_contract")), (1, Some(2)));
}

#[test]
fn case_06_the_telegraph_office_reacts_to_the_nest() {
    let mut table = Table::of(spring().in_play(0, "telegraph_office[0]"));
    table.play("activate:nest").asks("0 1");
    assert_eq!((table.hand_size(0), table.coins(0)), (2, 1));
    table.play("1").menu();
    assert_eq!(table.supplies("telegraph_office"), Some(1));
    let mut table = Table::of(spring().in_play(0, "telegraph_office[0]"));
    table.play("activate:lily_pad go:s_e1 activate").asks("0 1");
    assert_eq!((table.hand_size(0), table.coins(0)), (2, 1));
}

#[test]
fn case_07_the_order_of_tucking_matters() {
    let end = || {
        let mut table = Table::of(spring().in_play(0, "generous_pension[0] carrot_farmer[0]").mains(0));
        table.play("end_turn").asks("generous_pension carrot_farmer");
        table
    };
    let mut table = end();
    table.play("generous_pension").menu();
    assert_eq!((table.supplies("carrot_farmer"), table.tucked(0)), (Some(1), "generous_pension".into()));
    assert_eq!(table.asked(), Some(1));
    let mut table = end();
    table.play("carrot_farmer").menu();
    assert_eq!(table.tucked(0), "carrot_farmer generous_pension");
}

#[test]
fn case_08_no_toll_no_way() {
    let mut table = Table::of(autumn().at(0, "a_n3").in_play(0, "mighty_joseph[2]"));
    table.play("activate:mighty_joseph").menu();
    assert_eq!((table.at(0), table.supplies("mighty_joseph")), ("a_n3".into(), Some(1)));
    assert_eq!((table.coins(0), table.hand_size(0)), (0, 0));
}

#[test]
fn case_09_the_only_way_is_taken_for_a_coin() {
    let mut table = Table::of(autumn().at(0, "a_n3").in_play(0, "mighty_joseph[2]").coins(0, 1));
    table.play("activate:mighty_joseph").asks("go:a_n5 stop");
    assert_eq!((table.at(0), table.coins(0)), ("a_n4".into(), 0));
    table.play("stop").asks("1 2 3");
}

#[test]
fn case_10_zero_waste_interrupts_before_the_reward() {
    let position = |coins| {
        let play = "zero_waste[0] mighty_joseph[2]";
        autumn().at(0, "a_n3").coins(0, coins).hand(0, "potion_kit signal_flag").in_play(0, play)
    };
    let mut table = Table::of(position(3));
    table.play("activate:mighty_joseph go:a_n9 potion_kit").asks("go:a_n10 stop");
    table.play("stop").menu();
    assert_eq!(table.coins(0), 8);
    let mut table = Table::of(position(4));
    table.play("activate:mighty_joseph go:a_n9 signal_flag").asks("play decline");
    assert_eq!(table.at(0), "a_n3");
    table.play("play");
    assert_eq!((table.at(0), table.coins(0)), ("a_n9".into(), 0));
    table.play("stop").menu();
    assert_eq!((table.coins(0), table.supplies("signal_flag")), (5, Some(3)));
}

#[test]
fn case_11_nested_triggers() {
    let position = autumn()
        .at(0, "a_n3")
        .coins(0, 3)
        .hand(0, "chain_whip")
        .in_play(0, "mighty_joseph[2] postal_contract[3] zero_waste[0]+ench_c")
        .in_play(1, "recycling_bin[3]");
    let mut table = Table::of(position);
    table.play("activate:mighty_joseph go:a_n9").asks("recycling_bin zero_waste");
    table.play("recycling_bin");
    assert_eq!((table.coins(0), table.supplies("recycling_bin")), (4, Some(2)));
    table.asks("play decline").play("play");
    assert_eq!((table.coins(0), table.supplies("chain_whip")), (0, Some(3)));
    table.asks("postal_contract zero_waste").play("postal_contract");
    assert_eq!((table.coins(0), table.supplies("postal_contract")), (1, Some(2)));
    assert_eq!(table.at(0), "a_n3");
    table.asks("0 1").play("1");
    assert_eq!((table.supplies("zero_waste"), table.at(0)), (Some(1), "a_n9".into()));
}

fn tucked(position: Position, seat: u8, [crows, frogs, rabbits]: [usize; 3]) -> Position {
    let villager =
        |species| move |card: a_wild_venture::Card| card.kind() == Kind::Villager && card.species() == species;
    position
        .tucked_some(seat, villager(Species::Crow), crows)
        .tucked_some(seat, villager(Species::Frog), frogs)
        .tucked_some(seat, villager(Species::Rabbit), rabbits)
}

fn points(position: Position) -> (Option<u16>, u16, Option<u16>, i32) {
    let game = position.over();
    let points = game.view(Eyes::Crowd).players[0].points;
    (points.villagers, points.buildings, points.gear, game.standings(Eyes::Crowd).scores[Seat(0)])
}

#[test]
fn case_12_scoring() {
    let position = tucked(spring(), 0, [6, 3, 5])
        .tucked_some(0, |card| card.kind() == Kind::Gear, 7)
        .in_play(0, "granary[5]+ench_a town_hall[3]+ench_b")
        .tokens(0, "ench_c");
    assert_eq!(points(position), (Some(18), 8, Some(14), 40));
}

#[test]
fn case_13_one_token_of_each_pair() {
    let mut table = Table::of(spring().in_play(0, "granary[0]+ench_a").pairs(1, 2).at(0, "s_w8"));
    table.play("activate:lily_pad").menu();
    assert_eq!((table.at(0), table.tokens("s_w9"), table.coins(0)), ("s_w9".into(), 1, 1));
    assert_eq!(table.player(0).tokens.len(), 1);
    let mut table = Table::of(spring().in_play(0, "granary[0]+ench_b").pairs(2, 1).at(0, "s_w8"));
    table.play("activate:lily_pad").menu();
    assert_eq!((table.tokens("s_w9"), table.player(0).tokens.len()), (1, 2));
}

#[test]
fn case_14_gear_emptied_in_the_last_turn() {
    let position = spring().last_turns(1).in_play(1, "treasure_map[1]").at(0, "s_w6").coins(1, 2).hand(0, "spyglass");
    let mut table = Table::of(position);
    table.play("activate:lily_pad 2 activate:burrow end_turn");
    assert_eq!(table.asked(), None);
    assert_eq!((table.tucked(1), table.coins(1), table.hand_size(1)), ("treasure_map".into(), 2, 0));
    assert_eq!(table.view().discard.len(), 1);
}

#[test]
fn case_43_what_scores_and_what_does_not() {
    let position = tucked(spring(), 0, [4, 4, 0])
        .tucked(0, "town_hall")
        .tucked_some(0, |card| card.kind() == Kind::Gear, 2)
        .in_play(0, "granary[0]+ench_c market_hall[0]");
    assert_eq!(points(position), (Some(0), 0, Some(2), 2));
}

#[test]
fn case_38_ties() {
    use a_wild_venture::TieRule::{Break, Share};
    let position = |rule| {
        // 12 and 9 villager points; three more of the first building make up for it.
        let first = tucked(spring(), 0, [3, 3, 4]);
        let both = tucked(first, 1, [3, 3, 3]).in_play(1, "granary[3]").coins(0, 4).coins(1, 4);
        both.tie_rule(rule).over().standings(Eyes::Crowd)
    };
    assert_eq!(position(Break).scores.values(), [12, 12]);
    assert_eq!(position(Break).winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(position(Share).winners.len(), 2);
}
