//! Advisors: when each can be asked, and what it does.

use crate::position::{Position, Table, on};

const GLADES: [&str; 12] = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c2", "c3", "c4", "c5"];

/// A turn with two dice, an advisor and these stores.
fn with(card: &str, stores: [u8; 4]) -> Position {
    on("l2_std").advisors(0, &[card]).stores(0, stores).dice(0, &[1, 2])
}

fn can(card: &str, position: Position) -> bool {
    position.table().offers(&format!("advisor:{card}"))
}

fn all_open(position: Position) -> Position {
    let tokens = (1..=12).map(|number| format!("g{number:02}"));
    GLADES.iter().zip(tokens).fold(position, |position, (hex, token)| position.glade(hex, &token))
}

fn asked(card: &str, position: Position) -> Table {
    position.table().plays(&format!("advisor:{card}"))
}

#[test]
fn gains_are_offered_while_something_fits() {
    assert!(can("ad02", with("ad02", [0, 0, 0, 19])) && !can("ad02", with("ad02", [0, 0, 0, 20])));
    for (card, kind) in [("ad03", 0), ("ad04", 1), ("ad05", 2)] {
        let stores = |amount: u8, berries: u8| {
            let mut stores = [0, 0, 0, berries];
            stores[kind] = amount;
            stores
        };
        assert!(can(card, with(card, stores(10, 19))) && can(card, with(card, stores(9, 20))));
        assert!(!can(card, with(card, stores(10, 20))));
        assert_eq!(asked(card, with(card, stores(9, 20))).stores(0), stores(10, 20));
        assert_eq!(asked(card, with(card, stores(0, 0))).stores(0), stores(1, 1));
    }
    assert!(can("ad18", with("ad18", [10, 10, 10, 20])));
}

#[test]
fn dice_are_turned_only_while_some_are_unused() {
    for card in ["ad06", "ad07", "ad20"] {
        assert!(can(card, with(card, [0; 4])));
        assert!(!can(card, on("l2_std").advisors(0, &[card]).dice(1, &[1]).after_die_of(0)));
        assert!(can(card, on("l2_std").advisors(0, &[card]).dice(0, &[1]).after_die_of(0)));
    }
}

#[test]
fn the_stargazer_sets_another_value() {
    let table = asked("ad06", with("ad06", [0; 4]));
    assert_eq!(table.choices(), ["die:1", "die:2"]);
    let table = table.plays("die:2");
    assert_eq!(table.choices(), ["face:1", "face:3", "face:4", "face:5", "face:6"]);
    assert_eq!(table.plays("face:6").unused(0), [1, 6]);
}

#[test]
fn the_gossip_rerolls_twice_for_nothing() {
    let table = asked("ad07", with("ad07", [0, 0, 0, 1]));
    assert_eq!(table.choices(), ["reroll:1", "reroll:2", "done"]);
    // The same die may be taken again.
    let table = table.plays_luckily("reroll:1", |table| table.unused(0) == [2, 5]);
    assert_eq!(table.choices(), ["reroll:2", "reroll:5", "done"]);
    let again = table.clone().plays_luckily("reroll:5", |table| table.unused(0) == [2, 3]);
    assert_eq!((again.stores(0)[3], again.offers("use:3:trade"), again.offers("advisor:ad07")), (1, true, false));
    let enough = table.plays("done");
    assert!(enough.offers("use:5:trade") && enough.seat(0).advisors[0].rotated);
}

#[test]
fn prices_of_advisors_are_part_of_asking_them() {
    assert!(can("ad08", with("ad08", [10, 10, 10, 0])) && !can("ad08", with("ad08", [0, 0, 0, 9])));
    let broker = asked("ad08", with("ad08", [1, 0, 1, 0]));
    assert_eq!(broker.choices(), ["pay:brushwood", "pay:peat"]);
    let broker = broker.plays("pay:peat");
    assert_eq!(broker.choices(), ["take:brushwood", "take:stone", "take:peat"]);
    let broker = broker.plays("take:stone");
    assert_eq!(broker.plays("take:stone").stores(0), [1, 2, 0, 0]);
    // With full stores the second resource is lost.
    assert_eq!(asked("ad08", with("ad08", [10, 10, 10, 0])).plays("pay:stone").stores(0), [10, 10, 10, 0]);

    assert!(!can("ad09", with("ad09", [1, 0, 0, 20])) && !can("ad09", with("ad09", [0; 4])));
    assert_eq!(asked("ad09", with("ad09", [0, 1, 0, 18])).stores(0), [0, 0, 0, 20]);

    assert!(!can("ad10", with("ad10", [0, 0, 0, 1])) && !can("ad10", with("ad10", [10, 10, 10, 2])));
    let shop = asked("ad10", with("ad10", [10, 10, 9, 2]));
    assert_eq!(shop.stores(0), [10, 10, 10, 0]);

    assert!(!can("ad11", with("ad11", [1, 1, 1, 20])));
    let herald = asked("ad11", with("ad11", [2, 3, 1, 0]));
    assert_eq!(herald.choices(), ["pay:brushwood", "pay:stone"]);
    let herald = herald.plays("pay:stone");
    assert_eq!((herald.score(0), herald.stores(0)), (2, [2, 1, 1, 0]));
}

#[test]
fn the_courier_rests_even_if_nobody_walks() {
    assert!(!can("ad01", with("ad01", [0; 4])));
    let table = asked("ad01", with("ad01", [0; 4]).workers(0, &["s0"]));
    assert_eq!(table.choices(), ["move:w1:b1", "move:w1:c2", "done"]);
    let table = table.plays("done");
    assert!(table.seat(0).advisors[0].rotated && !table.offers("advisor:ad01"));
}

#[test]
fn the_overseer_gathers_what_fits() {
    let on_stone = |stores| with("ad12", stores).glade("b1", "g04").glade("b2", "g10").workers(0, &["b1", "b2"]);
    assert!(can("ad12", on_stone([0; 4])) && !can("ad12", on_stone([0, 10, 0, 0])));
    assert!(!can("ad12", with("ad12", [0; 4]).workers(0, &["s0"])));
    assert_eq!(asked("ad12", on_stone([0; 4])).plays("take:stone").stores(0), [0, 1, 0, 0]);
}

#[test]
fn the_recruiter_asks_no_berry() {
    assert!(!can("ad13", with("ad13", [2, 0, 0, 5]).workers(0, &["s0"; 6])));
    assert!(!can("ad13", with("ad13", [1, 1, 1, 5])));
    let table = asked("ad13", with("ad13", [2, 0, 0, 0]));
    assert_eq!(table.choices(), ["place:s0", "done"]);
    let table = table.plays("place:s0");
    assert_eq!((table.stores(0), table.seat(0).idle_workers), ([0; 4], 5));
}

#[test]
fn the_builder_builds_one_tower() {
    let site = |stores| with("ad14", stores).glade("b1", "g10").glade("b2", "g11").workers(0, &["b1", "b2"]);
    assert!(!can("ad14", site([1, 1, 1, 9])) && !can("ad14", with("ad14", [2, 0, 0, 0]).workers(0, &["s0"])));
    let table = asked("ad14", site([4, 0, 0, 0])).plays("build:b1");
    assert_eq!((table.score(0), table.stores(0)), (2, [2, 0, 0, 0]));
    assert!(table.choices_of("build:").is_empty() && table.offers("use:1:trade"));
}

#[test]
fn the_gambler_sells_a_die_for_three_whatever_the_title() {
    assert!(!can("ad15", with("ad15", [0, 0, 0, 2])));
    assert!(!can("ad15", on("l2_std").advisors(0, &["ad15"]).stores(0, [0, 0, 0, 20]).dice(0, &[1; 7])));
    let position = on("l2_std").title(0, "resolute").advisors(0, &["ad15"]).stores(0, [0, 0, 0, 3]).dice(0, &[1, 2]);
    let table = asked("ad15", position);
    assert_eq!((table.stores(0)[3], table.unused(0).len(), table.seat(0).supply), (0, 3, 4));
}

#[test]
fn the_prospector_with_nothing_left_to_turn_up() {
    assert!(!can("ad16", all_open(with("ad16", [0, 0, 0, 20]))));
    let table = asked("ad16", all_open(with("ad16", [0, 0, 0, 19])));
    assert_eq!((table.stores(0), table.offers("use:1:trade")), ([0, 0, 0, 20], true));
    // A glade that is face down can be turned up with full stores, too.
    let table = asked("ad16", with("ad16", [0, 0, 0, 20]));
    assert_eq!(table.choices(), GLADES.map(|hex| format!("reveal:{hex}")));
}

#[test]
fn the_postmaster_carries_to_another_open_glade() {
    let open = |hexes: &[&str]| with("ad17", [0; 4]).glade("b2", "g04").glade("c3", "g10").workers(0, hexes);
    assert!(!can("ad17", open(&[])));
    assert!(!can("ad17", with("ad17", [0; 4]).glade("b2", "g04").workers(0, &["b2"])));
    assert!(!can("ad17", with("ad17", [0; 4]).workers(0, &["s0"])));
    // Workers that stand together are alike, and no settlement is a goal.
    let table = asked("ad17", open(&["s0", "s0"]));
    assert_eq!(table.choices(), ["post:w1:b2", "post:w1:c3"]);
    let table = table.plays("post:w1:b2");
    assert_eq!((table.stores(0), table.hex("b2").workers[0].workers[0].to_string()), ([0, 1, 0, 0], "w1".into()));
    let table = asked("ad17", open(&["s0", "b2"]));
    assert_eq!(table.choices(), ["post:w1:b2", "post:w1:c3", "post:w2:c3"]);
    assert_eq!(table.plays("post:w2:c3").hex("c3").workers[0].workers[0].to_string(), "w2");
}

#[test]
fn the_watchman_counts_towers() {
    let towers = |berries| {
        let position = with("ad19", [0, 0, 0, berries]).glade("b1", "g01").glade("b2", "g04").glade("b3", "g05");
        position.tower(0, "b1").tower(0, "b2").tower(1, "b3")
    };
    assert!(!can("ad19", with("ad19", [0; 4])) && !can("ad19", towers(20)));
    assert_eq!(asked("ad19", towers(3)).stores(0)[3], 5);
}

#[test]
fn a_dismissed_advisor_is_ready_when_they_come_back() {
    let table = on("l2_std")
        .title(0, "industrious")
        .upgraded(0, "trade")
        .advisors(0, &["ad01", "ad02"])
        .rotated(0, &["ad01", "ad02"])
        .market(&["ad18"])
        .deck_of(0)
        .dice(0, &[6, 4])
        .table()
        .plays("use:6:trade")
        .plays("keep")
        .plays("card:ad18")
        .plays("dismiss:ad01");
    let table = if table.offers("end_turn") { table.plays("end_turn") } else { table };
    let back = |table: &Table| table.offers("card:ad01");
    let table = table.plays("use:4:trade").plays_luckily("refresh", back).plays("card:ad01").plays("dismiss:ad02");
    let spent = |advisor: &tundra::AdvisorView| (advisor.card.to_string(), advisor.rotated);
    let advisors: Vec<_> = table.seat(0).advisors.iter().map(spent).collect();
    assert_eq!(advisors, [("ad18".to_string(), false), ("ad01".to_string(), false)]);
}
