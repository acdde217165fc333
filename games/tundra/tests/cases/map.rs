//! Walking, building, hiring.

use crate::position::{Table, on};

#[test]
fn case_12_no_place_twice_in_one_walk() {
    let walk = |boost: bool| {
        let position = on("l3_std").glade("c2", "g01").glade("c3", "g04").workers(0, &["c2"]).dice(0, &[5, 5]);
        let position = if boost { position.boost(0, "movement", "bo18") } else { position };
        position.table().plays("use:5:movement")
    };
    let table = walk(false).plays("move:w1:c3");
    assert!(!table.offers("move:w1:c2") && table.offers("move:w1:b2"));
    let table = walk(true).plays("act:board").plays("move:w1:c3").plays("done");
    assert_eq!(table.stores(0), [0, 1, 0, 0]);
    // The boost's walk has begun by itself.
    assert!(table.offers("move:w1:c2"));
    assert_eq!(table.plays("move:w1:c2").stores(0), [1, 1, 0, 0]);
}

#[test]
fn case_13_bonuses_come_after_the_action() {
    let built = |stores: [u8; 4]| {
        on("l3_std")
            .glade("c2", "g05")
            .glade("c3", "g02")
            .workers(0, &["c2", "c3"])
            .stores(0, stores)
            .dice(0, &[6, 6])
            .table()
            .plays("use:6:architecture")
            .plays("build:c2")
    };
    let table = built([2, 1, 0, 0]);
    assert_eq!(table.stores(0), [0, 1, 1, 1]);
    assert_eq!(table.hex("c2").tower.map(|seat| seat.0), Some(0));
    assert!(table.choices_of("build:").is_empty());
    // The bonus completes a pair of peat, but too late.
    let table = built([2, 0, 1, 0]);
    assert_eq!(table.stores(0), [0, 0, 2, 1]);
    assert!(table.choices_of("build:").is_empty());
}

#[test]
fn case_14_a_worker_bonus() {
    let table = on("l3_std")
        .glade("d2", "g06")
        .glade("d3", "g10")
        .workers(0, &["d3", "d2", "d3", "d3", "d3", "d3"])
        .stores(0, [0, 2, 0, 0])
        .dice(0, &[5])
        .first(2)
        .table()
        .plays("use:5:architecture")
        .plays("build:d2");
    assert_eq!(table.seat(0).idle_workers, 0);
    let here = &table.hex("d2").workers;
    assert_eq!((here.len(), here[0].workers.len()), (1, 1));
    // Nobody else had dice: the next round has begun, and seat 0 is first.
    assert_eq!((table.view().round, table.asked()), (2, Some(0)));
    let table = table.plays("done").plays("skip");
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.seat(0).idle_workers, 0);
}

#[test]
fn case_15_one_worker_for_each_tower() {
    let table = on("l3_std")
        .glade("c2", "g01")
        .tower(0, "c2")
        .workers(0, &["s0", "s0", "s0"])
        .upgraded(0, "architecture")
        .stores(0, [6, 0, 0, 5])
        .dice(0, &[3, 3])
        .table()
        .plays("use:3:architecture");
    assert_eq!(table.choices(), ["place:c2", "place:s0", "done"]);
    let table = table.plays("place:c2");
    assert_eq!(table.choices(), ["place:s0", "done"]);
    let table = table.plays("place:s0").plays("place:s0");
    assert_eq!((table.seat(0).idle_workers, table.stores(0)), (0, [0, 0, 0, 2]));
    assert!(table.choices_of("place:").is_empty());
}

#[test]
fn case_21_what_is_above_the_limit_is_lost() {
    let table = on("l3_std")
        .glade("b1", "g10")
        .glade("c1", "g07")
        .glade("d1", "g08")
        .workers(0, &["b1"])
        .stores(0, [0, 0, 9, 0])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:movement")
        .plays("move:w1:c1");
    assert_eq!(table.stores(0)[2], 10);
    assert_eq!(table.plays("move:w1:d1").stores(0)[2], 10);
    let crafts = on("l2_std").upgraded(0, "trade").stores(0, [0, 0, 0, 17]).dice(0, &[1, 1]).table();
    assert_eq!(crafts.plays("use:1:trade").stores(0)[3], 20);
}

#[test]
fn case_36_a_foreign_settlement() {
    let table = on("l2_std")
        .glade("a4", "g01")
        .workers(0, &["a4", "s0"])
        .goals(&["cg_workers", "cg_towers"])
        .personal(0, "pg_types")
        .stores(0, [4, 0, 0, 4])
        .dice(0, &[3, 1])
        .dice(1, &[1])
        .table()
        .plays("use:3:movement")
        .plays("move:w1:s1");
    assert_eq!(table.stores(0), [4, 0, 0, 4]);
    assert_eq!(table.view().goals[0].standing[0].count, 2);
    assert_eq!(table.seat(0).personal.unwrap().standing.count, 1);
    let table = table.plays("end_turn").plays("use:1:movement").plays("use:1:architecture");
    assert_eq!(table.choices_of("place:"), ["place:s0"]);
}

#[test]
fn case_37_workers_that_have_been_elsewhere_are_told_apart() {
    let table = on("l3_std")
        .glade("b1", "g10")
        .glade("c1", "g11")
        .workers(0, &["b1", "c1"])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:movement")
        .plays("move:w1:c1");
    assert!(table.offers("move:w2:b1") && !table.offers("move:w1:b1"));
    assert!(table.offers("move:w1:d1") && table.offers("move:w2:d1"));
    // Workers that have been at the same places are alike.
    let alike = on("l3_std").glade("c1", "g11").workers(0, &["c1", "c1"]).dice(0, &[6, 6]).table();
    let alike = alike.plays("use:6:movement");
    assert!(alike.offers("move:w1:b1") && !alike.offers("move:w2:b1"));
}

#[test]
fn case_40_the_prospector_finds_berries() {
    let table = on("l2_std")
        .next_token("g10")
        .advisors(0, &["ad16"])
        .dice(0, &[1, 2])
        .table()
        .plays("advisor:ad16")
        .plays("reveal:b2");
    assert_eq!(table.stores(0), [0, 0, 0, 2]);
    assert_eq!(table.hex("b2").token, "g10".parse().ok());
    let stone = on("l2_std").next_token("g04").advisors(0, &["ad16"]).dice(0, &[1, 2]).table();
    assert_eq!(stone.plays("advisor:ad16").plays("reveal:b2").stores(0), [0, 1, 0, 0]);
}

#[test]
fn case_43_too_few_workers_for_all_towers() {
    let start = |workers: &[&str]| -> Table {
        on("l3_std")
            .glade("b1", "g03")
            .glade("b2", "g06")
            .tower(0, "b1")
            .tower(0, "b2")
            .workers(0, workers)
            .first(2)
            .turn_of_the_next_after(2)
            .plays("done")
            .plays("skip")
    };
    let table = start(&["s0", "s0", "s0", "s0", "s0"]);
    assert_eq!(table.choices(), ["worker:b1", "worker:b2"]);
    let table = table.plays("worker:b2");
    assert_eq!((table.seat(0).idle_workers, table.asked()), (0, Some(1)));
    assert!(table.hex("b1").workers.is_empty());
    assert_eq!(table.hex("b2").workers.len(), 1);
    // Enough for both: nothing is asked.
    let table = start(&["s0", "s0", "s0", "s0"]);
    assert_eq!((table.seat(0).idle_workers, table.asked()), (0, Some(1)));
}
