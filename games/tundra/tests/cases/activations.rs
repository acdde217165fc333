//! A die acts on a board: actions and their order, and what each board's action may and may not do.

use crate::position::on;
use tundra::Event;

#[test]
fn the_rest_may_be_forgone() {
    let table = on("l2_std")
        .starting(0, "trade", "sb01")
        .boost(0, "trade", "bo02")
        .dice(0, &[3, 4])
        .table()
        .plays("use:3:trade")
        .plays("act:sb01");
    assert_eq!(table.choices(), ["act:board", "act:bo02", "act:stop"]);
    let table = table.plays("act:stop");
    assert_eq!((table.stores(0), table.asked(), table.unused(0)), ([1, 0, 0, 0], Some(0), vec![4]));
}

#[test]
fn an_action_that_can_do_nothing_is_listed_all_the_same() {
    let table = on("l2_std").boost(0, "movement", "bo01").dice(0, &[3, 4]).table().plays("use:3:movement");
    assert_eq!(table.choices(), ["act:board", "act:bo01", "act:stop"]);
    // Neither has anybody to walk: both are over at once.
    assert_eq!(table.plays("act:bo01").asked(), Some(0));
}

#[test]
fn the_successor_of_a_boost_that_has_acted_acts_too() {
    let table = on("l2_std")
        .boost(0, "trade", "bo05")
        .market(&["bo02"])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:trade")
        .plays("act:bo05")
        .plays("card:bo02")
        .plays("tuck:trade:bo05");
    assert_eq!(table.stores(0), [1, 0, 0, 3]);
}

#[test]
fn where_there_is_room_nothing_is_replaced() {
    let table = on("l2_std")
        .title(0, "industrious")
        .boost(0, "trade", "bo05")
        .market(&["bo02"])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:trade")
        .plays("act:board")
        .plays("card:bo02");
    assert_eq!(table.choices(), ["tuck:architecture", "tuck:movement", "tuck:gathering", "tuck:trade"]);
    let table = table.plays("tuck:trade");
    assert_eq!(table.choices(), ["act:bo05", "act:bo02", "act:stop"]);
}

#[test]
fn trade_that_is_upgraded_by_a_boost_still_acts_as_it_was() {
    let table = on("l2_std")
        .boost(0, "trade", "bo16")
        .market(&["ad01"])
        .stores(0, [2, 3, 0, 0])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:trade")
        .plays("act:bo16")
        .plays("upgrade:trade");
    // One berry, and no new market.
    assert_eq!((table.choices(), table.stores(0)[3]), (vec!["card:ad01".to_string(), "skip".into()], 1));
}

#[test]
fn an_empty_market_leaves_the_berries() {
    let table = on("l2_std").dice(0, &[6, 5]).table().plays("use:6:trade");
    assert_eq!((table.stores(0)[3], table.offers("end_turn")), (1, true));
    // It may be laid out anew even so.
    let table = on("l2_std").upgraded(0, "trade").dice(0, &[6, 5]).table().plays("use:6:trade");
    assert_eq!(table.choices(), ["refresh", "keep"]);
    assert_eq!(table.plays("refresh").choices_of("card:").len(), 4);
}

#[test]
fn the_discard_pile_becomes_the_deck_in_the_middle_of_a_new_market() {
    let position = on("l2_std").upgraded(0, "trade").market(&["ad01", "bo01"]).deck_of(1).dice(0, &[6, 6]);
    let table = position.table().plays("use:6:trade").plays("refresh");
    let view = table.view();
    assert_eq!((view.market.iter().flatten().count(), view.deck, view.discard.len()), (4, 36, 0));
    assert!(table.events().iter().any(|event| matches!(event, Event::Reshuffles { cards: 39 })));
}

#[test]
fn each_action_has_its_own_limit_of_one_worker_for_a_tower() {
    let table = on("l2_std")
        .glade("b2", "g01")
        .tower(0, "b2")
        .boost(0, "architecture", "bo13")
        .stores(0, [6, 0, 0, 2])
        .dice(0, &[3, 3])
        .table()
        .plays("use:3:architecture")
        .plays("act:board")
        .plays("place:b2");
    // Nothing is received for standing on a glade.
    assert_eq!((table.stores(0), table.choices()), ([4, 0, 0, 1], vec!["place:s0".to_string(), "done".into()]));
    let table = table.plays("done");
    assert_eq!(table.choices(), ["place:b2", "place:s0", "done"]);
    let table = table.plays("place:b2");
    assert_eq!((table.stores(0), table.hex("b2").workers[0].workers.len()), ([2, 0, 0, 1], 2));
}

#[test]
fn a_hire_needs_a_worker_a_pair_and_a_berry() {
    let hires = |stores: [u8; 4], workers: usize| {
        let position = on("l2_std").workers(0, &["s0"; 6][..workers]).stores(0, stores).dice(0, &[1, 2]);
        !position.table().plays("use:1:architecture").choices_of("place:").is_empty()
    };
    assert!(hires([0, 2, 0, 1], 5));
    assert!(!hires([0, 2, 0, 0], 5) && !hires([1, 1, 1, 1], 5) && !hires([0, 2, 0, 1], 6));
}

#[test]
fn bonuses_come_before_the_next_action() {
    let table = on("l2_std")
        .glade("b2", "g05")
        .workers(0, &["b2"])
        .boost(0, "architecture", "bo16")
        .stores(0, [3, 2, 0, 0])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:architecture")
        .plays("act:board")
        .plays("build:b2")
        .plays("pay:brushwood");
    // The peat of the tower completes the price.
    assert_eq!(
        (table.stores(0), table.choices()),
        ([1, 2, 1, 1], vec!["upgrade:architecture".to_string(), "done".into()])
    );
}

#[test]
fn a_tower_needs_an_own_worker_on_a_glade_without_a_tower() {
    let table = on("l2_std")
        .glade("b1", "g01")
        .glade("b2", "g02")
        .glade("b3", "g04")
        .glade("c3", "g10")
        .tower(0, "b1")
        .tower(1, "b2")
        .workers(0, &["b1", "b2", "c3", "c3", "s0", "s1"])
        .workers(1, &["b3"])
        .stores(0, [2, 2, 2, 0])
        .dice(0, &[5, 5])
        .table()
        .plays("use:5:architecture");
    assert_eq!(table.choices(), ["build:c3", "done"]);
    let table = table.plays("build:c3");
    assert_eq!(table.choices(), ["pay:brushwood", "pay:stone", "pay:peat"]);
    // The first of the two workers goes home; the other may not build a second tower there.
    let table = table.plays("pay:peat");
    assert_eq!(table.hex("c3").workers[0].workers.iter().map(|w| w.to_string()).collect::<Vec<_>>(), ["w4"]);
    assert_eq!((table.score(0), table.stores(0)), (2, [2, 2, 0, 0]));
}

#[test]
fn four_towers_are_all_there_are() {
    let mut position = on("l2_std").upgraded(0, "architecture").stores(0, [10, 0, 0, 0]).dice(0, &[6, 5]);
    for (hex, token) in ["b1", "b2", "b3", "b4", "c2"].into_iter().zip(["g03", "g06", "g11", "g01", "g04"]) {
        position = position.glade(hex, token);
    }
    let mut table = position.workers(0, &["b1", "b2", "b3", "b4", "c2", "c2"]).table().plays("use:6:architecture");
    for hex in ["b2", "b1", "b3"] {
        table = table.plays(&format!("build:{hex}"));
        assert_eq!(table.score(0), 0);
    }
    // After the fourth the action is over: both worker bonuses are served, and one resource is chosen.
    let table = table.plays("build:b4");
    assert_eq!(table.choices(), ["take:brushwood", "take:stone", "take:peat"]);
    let table = table.plays("take:stone");
    assert_eq!((table.score(0), table.stores(0), table.seat(0).idle_workers), (1, [2, 1, 0, 3], 2));
    assert_eq!((table.hex("b1").workers.len(), table.hex("b2").workers.len()), (1, 1));
    let order: Vec<_> = table.seat(0).towers.iter().map(|hex| hex.to_string()).collect();
    assert_eq!(order, ["b2", "b1", "b3", "b4"]);
    // The other die of this frame finds no tower in the supply.
    let table = table.plays("end_turn").plays("use:5:architecture");
    assert!(table.choices_of("build:").is_empty());
}

#[test]
fn stopping_after_a_tower_still_brings_its_bonus() {
    let position = on("l2_std").glade("b1", "g10").glade("b2", "g04").workers(0, &["b1", "b2"]);
    let table = position.stores(0, [4, 0, 0, 0]).dice(0, &[5, 5]).table();
    let table = table.plays("use:5:architecture").plays("build:b1");
    assert_eq!((table.score(0), table.choices()), (0, vec!["build:b2".to_string(), "done".into()]));
    assert_eq!(table.plays("done").score(0), 2);
}

#[test]
fn without_towers_no_pair_becomes_a_point() {
    let table = on("l2_std").upgraded(0, "architecture").stores(0, [4, 4, 4, 0]).dice(0, &[1, 2]).table();
    let table = table.plays("use:1:architecture");
    assert_eq!((table.score(0), table.stores(0), table.unused(0)), (0, [4, 4, 4, 0], vec![2]));
}

#[test]
fn only_figures_on_glades_with_a_resource_gather_what_fits() {
    let table = on("l2_std")
        .glade("b1", "g04")
        .glade("b2", "g07")
        .glade("b3", "g10")
        .tower(0, "b1")
        .workers(0, &["b1", "b2", "b3", "s0"])
        .stores(0, [0, 0, 10, 0])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:gathering");
    assert_eq!(table.choices(), ["take:stone", "done"]);
    let table = table.plays("take:stone").plays("take:stone");
    assert_eq!((table.stores(0), table.choices_of("take:").len(), table.asked()), ([0, 2, 10, 0], 0, Some(0)));
}

#[test]
fn the_upgraded_harvest_ends_when_nothing_fits() {
    let table = on("l2_std").upgraded(0, "gathering").stores(0, [10, 10, 8, 0]).dice(0, &[6, 5]).table();
    let table = table.plays("use:6:gathering");
    assert_eq!(table.choices(), ["take:peat", "done"]);
    let table = table.plays("take:peat").plays("take:peat");
    assert_eq!((table.stores(0), table.unused(0)), ([10, 10, 10, 0], vec![5]));
    // It may be broken off.
    let table = on("l2_std").upgraded(0, "gathering").dice(0, &[6, 5]).table();
    let table = table.plays("use:6:gathering").plays("take:peat").plays("done");
    assert_eq!((table.stores(0), table.unused(0)), ([0, 0, 1, 0], vec![5]));
}

#[test]
fn with_all_boards_upgraded_crafts_bring_berries_alone() {
    let boards = ["architecture", "movement", "gathering", "trade"];
    let position = boards.iter().fold(on("l2_std"), |position, board| position.upgraded(0, board));
    let table = position.stores(0, [9, 9, 9, 0]).dice(0, &[1, 2]).table().plays("use:1:trade");
    assert_eq!((table.stores(0)[3], table.choices_of("upgrade:").len(), table.offers("end_turn")), (6, 0, true));
}

#[test]
fn a_boost_that_asks_a_price_may_be_declined() {
    let trade = |stores: [u8; 4], die: u8| {
        let position = on("l2_std").boost(0, "movement", "bo11").stores(0, stores).dice(0, &[die, die]);
        position.table().plays(&format!("use:{die}:movement")).plays("act:board")
    };
    let table = trade([0, 0, 0, 3], 6);
    assert_eq!(table.choices(), ["pay", "skip"]);
    let paid = table.clone().plays("pay");
    assert_eq!((paid.score(0), paid.stores(0)[3]), (2, 0));
    assert_eq!(table.plays("skip").score(0), 0);
    // What cannot be paid is not asked.
    assert!(trade([0, 0, 0, 2], 6).choices_of("pay").is_empty());
    assert_eq!(trade([0, 0, 0, 1], 3).plays("pay").score(0), 1);
}
