//! Cards and the market.

use crate::position::on;

/// Trade with a boost whose action waits, and another boost in the market.
fn taking_a_boost() -> crate::position::Table {
    on("l2_std")
        .boost(0, "trade", "bo05")
        .market(&["bo02", "ad01"])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:trade")
        .plays("act:board")
        .plays("card:bo02")
}

#[test]
fn case_17_a_replaced_boost_acts_no_more() {
    let table = taking_a_boost();
    assert_eq!(table.choices(), ["tuck:architecture", "tuck:movement", "tuck:gathering", "tuck:trade:bo05"]);
    // The new boost acts by itself: it is the only action that is left.
    let table = table.plays("tuck:trade:bo05");
    assert_eq!(table.stores(0), [1, 0, 0, 1]);
    assert_eq!(table.view().discard.iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["bo05"]);
}

#[test]
fn case_18_only_under_the_acting_board() {
    let table = taking_a_boost().plays("tuck:movement");
    assert_eq!(table.stores(0), [0, 0, 0, 3]);
    assert_eq!(table.seat(0).boards[1].boosts[0].to_string(), "bo02");
}

#[test]
fn case_25_a_new_market() {
    let table = on("l4_std").upgraded(0, "trade").market(&["ad01", "bo03"]).dice(0, &[5]).table().plays("use:5:trade");
    assert_eq!(table.choices(), ["refresh", "keep"]);
    let table = table.plays("refresh");
    assert_eq!(table.view().market.iter().flatten().count(), 6);
    assert_eq!(table.view().discard.len(), 2);
    assert_eq!((table.choices_of("card:").len(), table.offers("skip")), (6, true));
    assert_eq!(table.stores(0)[3], 2);
}

#[test]
fn case_26_the_deck_runs_out() {
    let mut position = on("l3_std");
    for (seat, numbers) in [(0, 1..=7), (1, 8..=14), (2, 15..=18)] {
        let mut boosts: Vec<String> = numbers.map(|number| format!("bo{number:02}")).collect();
        let advisors: Vec<String> =
            boosts.split_off(boosts.len().min(4)).iter().map(|id| id.replace("bo", "ad")).collect();
        for (card, board) in boosts.iter().zip(["architecture", "movement", "gathering", "trade"]) {
            position = position.boost(seat, board, card);
        }
        position = position.advisors(seat, &advisors.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let table = position.deck_of(1).turn_of_the_next_after(0);
    let view = table.view();
    assert_eq!((view.market.iter().flatten().count(), view.deck, view.discard.len()), (5, 17, 0));
}

#[test]
fn case_34_the_industrious_have_two_market_boosts() {
    let table = on("l2_std")
        .title(0, "industrious")
        .starting(0, "trade", "sb03")
        .boost(0, "trade", "bo02")
        .boost(0, "trade", "bo03")
        .advisors(0, &["ad01", "ad02"])
        .market(&["ad18", "bo05"])
        .dice(0, &[4, 4, 6])
        .table()
        .plays("use:4:trade");
    assert_eq!(table.choices(), ["act:board", "act:sb03", "act:bo02", "act:bo03", "act:stop"]);
    let table = table.plays("act:bo03").plays("act:bo02").plays("act:sb03");
    // The market is the last action and begins by itself.
    assert_eq!(table.stores(0), [1, 1, 0, 3]);
    let boost = table.plays("card:bo05");
    assert!(boost.offers("tuck:movement") && boost.offers("tuck:trade:bo02") && boost.offers("tuck:trade:bo03"));
    let advisor = on("l2_std")
        .title(0, "industrious")
        .advisors(0, &["ad01", "ad02"])
        .market(&["ad18"])
        .dice(0, &[4])
        .table()
        .plays("use:4:trade")
        .plays("card:ad18");
    assert_eq!(advisor.choices(), ["dismiss:ad01", "dismiss:ad02"]);
}

#[test]
fn case_38_the_market_is_not_refilled() {
    let mut position = on("l4_std").market(&["ad01", "ad02", "ad03", "ad04", "ad05", "ad06"]);
    for seat in 0..4 {
        position = position.dice(seat, &[4, 5]);
    }
    let mut table = position.table();
    for card in ["ad01", "ad02", "ad03", "ad04"] {
        table = table.plays("use:4:trade").plays(&format!("card:{card}"));
        if table.offers("end_turn") {
            table = table.plays("end_turn");
        }
    }
    let table = table.plays("use:5:trade");
    assert_eq!(table.choices(), ["card:ad05", "card:ad06", "skip"]);
}

#[test]
fn case_39_the_side_at_placement_counts() {
    let table = on("l3_std")
        .glade("b1", "g10")
        .workers(0, &["b1"])
        .boost(0, "movement", "bo16")
        .stores(0, [3, 0, 2, 0])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:movement")
        .plays("act:bo16")
        .plays("upgrade:movement");
    assert!(table.seat(0).boards[1].upgraded);
    let table = table.plays("move:w1:s0");
    // Two steps were offered, not four; back is not allowed, so to the other glade.
    let table = table.plays("move:w1:b2");
    assert!(table.choices_of("move:").is_empty());
}
