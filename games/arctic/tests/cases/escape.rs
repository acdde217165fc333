//! The seal's escape with four players, case by case. The orca has played its card and attacks at e4.

use crate::common::{Table, sea};
use arctic::position::Position;

fn attacked(position: Position) -> Table {
    let mut table = Table::of(position.in_water("orca", "e4").in_water("seal_1", "e4").card_done());
    table.play("activate:orca attack:orca:seal_1");
    table
}

#[test]
fn case_17_escape_succeeds() {
    let position = sea().hand(0, "drift_red_1a melt_1").hand(3, "drift_violet_2a drift_violet_3a melt_2");
    let mut table = attacked(position.deck("drift_green_1a melt_3 melt_4"));
    assert_eq!(table.asked(), Some(3));
    table.asks("flee:drift_violet_2a flee:drift_violet_3a stay");
    table.play("flee:drift_violet_2a");
    // Whatever was drawn is not violet; the attacker is asked all the same.
    assert_eq!((table.asked(), table.hand(0).len()), (Some(0), 3));
    table.asks("pass");
    table.play("pass");
    assert_eq!(table.whereabouts("seal_1"), "d3:water");
    assert_eq!((table.score(0), table.score(3)), (12, 12));
    assert_eq!((table.hand(0).len(), table.hand(3).len()), (3, 2));
    // The hand is full, so nothing was drawn at the end of the turn.
    assert_eq!((table.asked(), table.deck().len()), (Some(1), 2));
}

#[test]
fn case_18_escape_answered() {
    let position = sea().floe("a1").hand(0, "drift_violet_1a melt_1").hand(3, "drift_violet_2a drift_violet_3a melt_2");
    let mut table = attacked(position.deck("drift_green_1a melt_3 melt_4"));
    table.play("flee:drift_violet_2a");
    assert_eq!(table.hand(0).len(), 3);
    table.asks("answer:drift_violet_1a pass");
    table.play("answer:drift_violet_1a");
    assert_eq!(table.whereabouts("seal_1"), "waiting");
    assert_eq!((table.hand(0).len(), table.deck().len()), (3, 1));
    for card in ["drift_violet_1a", "drift_violet_2a"] {
        assert!(table.discard().contains(&card.to_string()), "{card}");
    }
    assert_eq!(table.ice(), ["floe@a1"]);
    assert_eq!((table.score(0), table.score(3)), (12 + 4, 12 - 4));
}

#[test]
fn case_19_escape_blocked() {
    for hand in ["drift_yellow_1a drift_yellow_2a melt_2", "melt_1 melt_2 melt_3"] {
        let position = sea().iceberg("f4").hand(0, "drift_red_1a drift_red_1b").hand(3, hand);
        let mut table = attacked(position);
        let deck = table.deck();
        assert_eq!(table.asked(), Some(3));
        table.asks("stay");
        table.play("stay");
        assert_eq!(table.whereabouts("seal_1"), "waiting");
        assert_eq!(table.hand(3).len(), 3);
        assert_eq!(table.deck(), deck, "nobody drew");
        assert_eq!(table.asked(), Some(0));
    }
}

#[test]
fn a_seal_flees_onto_or_under_the_ice() {
    for (level, place) in [("ice", "d3:ice"), ("water", "d3:water")] {
        let position = sea().floe("d3").hand(0, "melt_1 melt_5").hand(3, "drift_violet_2a").deck("melt_3 melt_4");
        let mut table = attacked(position);
        table.play("flee:drift_violet_2a pass");
        assert_eq!(table.asked(), Some(3));
        table.asks("ice water");
        table.play(level);
        assert_eq!(table.whereabouts("seal_1"), place);
    }
}

#[test]
fn attacking_before_the_card_leads_to_four_cards_for_a_while() {
    let position = sea().hand(0, "drift_red_1a melt_1 drift_violet_1a").hand(3, "drift_violet_2a melt_2 melt_3");
    let mut table = Table::of(position.in_water("orca", "e4").in_water("seal_1", "e4").deck("melt_4 melt_5"));
    table.play("activate:orca attack:orca:seal_1 flee:drift_violet_2a");
    assert_eq!(table.hand(0).len(), 4);
    table.play("answer:drift_violet_1a");
    assert_eq!((table.hand(0).len(), table.deck().len()), (3, 1));
    assert!(table.offered("play:").len() == 3);
}

#[test]
fn the_flee_card_is_not_drawn_at_once_from_a_new_deck() {
    // The deck is empty and only one other card is discarded: the attacker must draw that one.
    let rest: Vec<String> = arctic::Card::all().map(|card| card.to_string()).collect();
    let mine = ["drift_red_1a", "melt_1"];
    let seal = ["drift_violet_2a"];
    let discarded = "melt_6";
    let others: Vec<&str> =
        rest.iter().map(String::as_str).filter(|card| !mine.contains(card) && !seal.contains(card)).collect();
    let others: Vec<&str> = others.into_iter().filter(|&card| card != discarded).collect();
    let (one, two) = others.split_at(others.len() / 2);
    let position = sea().hand(0, &mine.join(" ")).hand(1, &one.join(" ")).hand(2, &two.join(" ")).hand(3, seal[0]);
    let mut table = attacked(position.deck("").discarded(discarded));
    table.play("flee:drift_violet_2a");
    assert!(table.hand(0).contains(&discarded.to_string()));
    assert_eq!(table.discard(), ["drift_violet_2a"]);
}

#[test]
fn without_cards_the_seal_is_not_asked() {
    let table = attacked(sea().hand(3, ""));
    assert_eq!(table.whereabouts("seal_1"), "waiting");
}

#[test]
fn an_empty_hand_has_no_card_to_play() {
    let mut table = Table::turn(sea().in_water("seal_1", "e4").turn(3).hand(3, ""));
    table.asks("activate:seal activate:cod end_turn");
    table.play("end_turn");
    assert_eq!(table.hand(3).len(), 3);
}
