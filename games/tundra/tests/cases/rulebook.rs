//! The examples of the rulebook.

use crate::position::on;

#[test]
fn case_01_a_round_starts() {
    let table = on("l3_std")
        .glade("c2", "g01")
        .glade("d2", "g10")
        .next_token("g05")
        .tower(0, "c2")
        .workers(0, &["d2"])
        .stores(0, [1, 0, 2, 3])
        .points(0, 5)
        .upgraded(0, "gathering")
        .first(2)
        .turn_of_the_next_after(2);
    assert_eq!(table.view().round, 2);
    assert_eq!(table.hex("d3").token, None);
    let table = table.plays("move:w1:d3").plays("take:peat");
    assert_eq!(table.hex("d3").token, "g05".parse().ok());
    assert_eq!(table.stores(0), [1, 1, 3, 4]);
    assert_eq!(table.score(0), 7);
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn case_02_one_step() {
    let table = on("l3_std")
        .glade("b1", "g01")
        .workers(0, &["b1"])
        .dice(0, &[3, 4])
        .stores(0, [0, 0, 0, 1])
        .table()
        .plays("use:3:movement");
    assert!(table.offers("done"));
    let steps = table.choices_of("move:");
    assert_eq!(steps, ["move:w1:b2", "move:w1:c1", "move:w1:c2", "move:w1:s0"]);
    let table = table.plays("move:w1:s0");
    assert!(table.choices_of("move:").is_empty());
    assert!(table.offers("end_turn"));
}

#[test]
fn case_03_buying_a_die() {
    let table = on("l2_std").dice(0, &[5]).used(0, "trade", &[6, 1, 2]).stores(0, [0, 0, 0, 6]).table();
    assert_eq!(table.seat(0).supply, 3);
    let table = table.plays_luckily("buy", |table| table.unused(0).contains(&2));
    assert_eq!((table.stores(0)[3], table.unused(0), table.seat(0).supply), (0, vec![2, 5], 2));
    assert!(table.offers("use:2:movement") && table.offers("use:5:movement"));
    // Nothing can be walked, gathered or done afterwards; the other die gives one more turn.
    let table = table.plays("use:2:movement");
    assert_eq!((table.asked(), table.unused(0)), (Some(0), vec![5]));
}

#[test]
fn case_04_actions_in_any_order_but_not_split() {
    let table = on("l3_std")
        .glade("b1", "g01")
        .workers(0, &["b1"])
        .starting(0, "trade", "sb03")
        .boost(0, "trade", "bo01")
        .stores(0, [2, 3, 0, 0])
        .dice(0, &[3])
        .table()
        .plays("use:3:trade");
    assert_eq!(table.choices(), ["act:board", "act:sb03", "act:bo01", "act:stop"]);
    let board_first = on("l3_std")
        .glade("b1", "g01")
        .workers(0, &["b1"])
        .starting(0, "trade", "sb03")
        .boost(0, "trade", "bo01")
        .stores(0, [2, 3, 0, 0])
        .dice(0, &[3])
        .table()
        .plays("use:3:trade")
        .plays("act:board");
    assert_eq!(board_first.choices(), ["upgrade:trade", "done"]);
    let table = table.plays("act:sb03");
    assert_eq!(table.stores(0), [2, 3, 1, 0]);
    let table = table.plays("act:bo01");
    assert_eq!(table.choices_of("move:").len(), 4);
    // The last action starts by itself.
    let table = table.plays("move:w1:s0");
    assert_eq!(table.stores(0), [2, 3, 1, 2]);
    assert_eq!(table.choices(), ["upgrade:architecture", "upgrade:trade", "done"]);
}

#[test]
fn case_05_pairs_for_points() {
    let table = on("l3_std")
        .glade("b1", "g01")
        .glade("b2", "g02")
        .glade("c1", "g04")
        .tower(0, "b1")
        .tower(0, "b2")
        .tower(0, "c1")
        .upgraded(0, "architecture")
        .stores(0, [3, 2, 1, 0])
        .dice(0, &[2, 2])
        .table()
        .plays("use:2:architecture")
        .plays("pay:brushwood")
        .plays("pay:stone");
    assert_eq!((table.score(0), table.stores(0)), (2, [1, 0, 1, 0]));
    assert!(table.choices_of("pay").is_empty());
}

#[test]
fn case_06_gathering() {
    let position = || {
        on("l3_std")
            .glade("b1", "g04")
            .glade("b2", "g07")
            .glade("c1", "g01")
            .tower(0, "b1")
            .workers(0, &["b2", "b2", "c1"])
            .dice(0, &[4, 4])
            .table()
            .plays("use:4:gathering")
    };
    // All ways to take three; what is left over ends the turn.
    let mut results = std::collections::BTreeSet::new();
    let mut ways = vec![position()];
    for _ in 0..3 {
        let mut longer = Vec::new();
        for table in ways {
            for choice in table.choices_of("take:") {
                longer.push(table.clone().plays(&choice));
            }
        }
        ways = longer;
    }
    for table in ways {
        let [brushwood, stone, peat, _] = table.stores(0);
        assert_eq!(brushwood + stone + peat, 3);
        assert!(table.choices_of("take:").is_empty());
        results.insert([brushwood, stone, peat]);
    }
    assert_eq!(results.into_iter().collect::<Vec<_>>(), [[0, 1, 2], [1, 0, 2], [1, 1, 1]]);
}

#[test]
fn case_07_majorities() {
    // Seat 0 is Khoma, seat 1 Polkan.
    let table = |goal: &str| {
        on("l3_std")
            .glade("b1", "g07")
            .glade("b2", "g01")
            .tower(0, "b1")
            .workers(0, &["b1", "b2"])
            .workers(1, &["b1", "b2", "b2"])
            .personal(0, goal)
            .personal(1, goal)
            .table()
    };
    let counts = |goal: &str| [0, 1].map(|seat| table(goal).seat(seat).personal.unwrap().standing.count);
    assert_eq!(counts("pg_major_peat"), [1, 0]);
    assert_eq!(counts("pg_major_brushwood"), [0, 1]);
    assert_eq!(counts("pg_major_stone"), [0, 0]);
}

#[test]
fn case_08_the_title_limits_advisors() {
    let takes = |title: &str| {
        on("l2_std")
            .title(0, title)
            .advisors(0, &["ad01", "ad02", "ad03"])
            .market(&["ad18"])
            .dice(0, &[6, 6])
            .table()
            .plays("use:6:trade")
            .plays("card:ad18")
    };
    let modest = takes("modest");
    assert_eq!(modest.choices(), ["dismiss:ad01", "dismiss:ad02", "dismiss:ad03"]);
    let modest = modest.plays("dismiss:ad02");
    let cards = |table: &crate::position::Table| {
        table.seat(0).advisors.iter().map(|advisor| advisor.card.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(cards(&modest), ["ad01", "ad03", "ad18"]);
    assert_eq!(cards(&takes("thrifty")), ["ad01", "ad02", "ad03", "ad18"]);
}

#[test]
fn case_09_upgrading_trade_with_trade() {
    let table =
        on("l2_std").stores(0, [2, 3, 0, 0]).dice(0, &[1, 1]).table().plays("use:1:trade").plays("upgrade:trade");
    assert_eq!((table.stores(0), table.score(0)), ([0, 0, 0, 2], 1));
    let trade = &table.seat(0).boards[3];
    assert!(trade.upgraded);
    assert_eq!(trade.taken.iter().map(|face| face.value()).collect::<Vec<_>>(), [1]);
}

#[test]
fn case_10_three_steps_shared_by_two_workers() {
    let table = on("l3_std")
        .glade("b1", "g10")
        .glade("b2", "g11")
        .glade("c1", "g01")
        .glade("d1", "g04")
        .glade("c3", "g07")
        .workers(0, &["b1", "b2"])
        .upgraded(0, "movement")
        .dice(0, &[4, 4])
        .table()
        .plays("use:4:movement")
        .plays("move:w1:c1")
        .plays("move:w1:d1")
        .plays("move:w2:c3");
    assert_eq!(table.stores(0), [1, 1, 1, 0]);
    assert!(table.choices_of("move:").is_empty());
}
