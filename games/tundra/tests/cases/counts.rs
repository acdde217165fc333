//! What goals count, and how the game ends.

use crate::position::{Position, on};
use engine::{Eyes, Game};

fn common(position: Position, goal: &str) -> (u8, u8) {
    let standing = position.goals(&[goal]).table().view().goals[0].standing[0];
    (standing.count, standing.points)
}

fn personal(position: Position, goal: &str) -> (u8, u8) {
    let standing = position.personal(0, goal).table().seat(0).personal.unwrap().standing;
    (standing.count, standing.points)
}

#[test]
fn starting_boosts_are_no_city_cards() {
    let position = || {
        on("l2_std")
            .starting(0, "trade", "sb01")
            .starting(0, "movement", "sb02")
            .boost(0, "trade", "bo01")
            .boost(0, "movement", "bo02")
            .advisors(0, &["ad01"])
            .upgraded(0, "trade")
    };
    assert_eq!(common(position(), "cg_city_cards"), (3, 2));
    assert_eq!(personal(position(), "pg_city"), (4, 2));
}

#[test]
fn common_goals_count_what_one_has_now() {
    let stores = |stores| on("l2_std").stores(0, stores);
    assert_eq!(common(stores([0, 0, 0, 15]), "cg_berries"), (15, 4));
    assert_eq!(common(stores([6, 5, 6, 20]), "cg_resources"), (17, 4));
    assert_eq!(common(stores([6, 6, 6, 0]), "cg_resources"), (18, 6));
    let boards = on("l2_std").upgraded(0, "trade").upgraded(0, "movement").upgraded(0, "gathering");
    assert_eq!(common(boards, "cg_upgrades"), (3, 4));
}

#[test]
fn a_glade_counts_once_however_many_figures_are_there() {
    let position = || {
        on("l3_std")
            .glade("b1", "g04")
            .glade("b2", "g05")
            .glade("c1", "g01")
            .tower(0, "b1")
            .workers(0, &["b1", "b1", "b2", "c1", "s0"])
            .workers(1, &["b2", "b2"])
    };
    assert_eq!(common(position(), "cg_stone"), (2, 2));
    assert_eq!(common(position(), "cg_brushwood"), (1, 0));
    assert_eq!(common(position(), "cg_workers"), (5, 4));
    assert_eq!(common(position(), "cg_towers"), (1, 0));
}

#[test]
fn a_majority_is_more_than_each_single_opponent() {
    let position = on("l3_std")
        .glade("b1", "g04")
        .glade("b2", "g05")
        .glade("c1", "g06")
        .glade("c2", "g15")
        .tower(0, "b1")
        .workers(0, &["b1", "b2", "c1"])
        .workers(1, &["b1", "b2"])
        .workers(2, &["b1"]);
    // b1 is 2 to 1 and 1, b2 is level, on c1 nobody else stands, on c2 nobody at all.
    assert_eq!(personal(position, "pg_major_stone"), (2, 0));
}

#[test]
fn settlements_and_lake_shores_are_no_edge() {
    let workers = ["s0", "s1", "c2", "b1", "b1", "f4"];
    let position = on("l3_alt_lake").glade("c2", "g01").glade("b1", "g02").glade("f4", "g04").glade("d1", "g05");
    assert_eq!(personal(position.tower(0, "d1").workers(0, &workers), "pg_edge"), (4, 0));
}

#[test]
fn a_garrison_stands_by_an_own_tower() {
    let position = on("l3_std").glade("b1", "g01").glade("b2", "g02").tower(0, "b1").tower(1, "b2");
    assert_eq!(personal(position.workers(0, &["b1", "b1", "b2", "s0"]), "pg_garrison"), (2, 2));
}

#[test]
fn any_settlements_and_bare_glades_are_kinds_of_land() {
    let position = on("l3_std").glade("b1", "g10").glade("b2", "g11").glade("c1", "g07").tower(0, "b1");
    assert_eq!(personal(position.workers(0, &["s0", "s1", "b2", "c1", "c1"]), "pg_types"), (3, 8));
}

#[test]
fn figures_at_home_count() {
    let position = || on("l2_std").glade("b1", "g01").tower(0, "b1").workers(0, &["b1", "b1"]);
    assert_eq!(personal(position(), "pg_idle_workers"), (4, 10));
    assert_eq!(personal(position(), "pg_idle_towers"), (3, 10));
    assert_eq!(personal(on("l2_std"), "pg_idle_towers"), (4, 17));
    assert_eq!(personal(on("l2_std"), "pg_idle_workers"), (6, 17));
}

#[test]
fn personal_goals_are_shown_and_paid_at_the_end() {
    let table = on("l2_std").round(4).personal(0, "pg_idle_towers").personal(1, "pg_chain").points(0, 3).points(1, 20);
    let running = table.after_die_of(0).table();
    let seen = |seat: u8| running.game.view(Eyes::Of(engine::Seat(seat))).seats[0].personal.is_some();
    assert_eq!((running.score(0), seen(0), seen(1)), (3, true, false));
    let over = running.plays("end_turn");
    assert_eq!((over.asked(), over.score(0), over.score(1)), (None, 20, 20));
    let crowd = over.game.view(Eyes::Crowd);
    assert!(crowd.seats.iter().all(|seat| seat.personal.is_some()));
}

#[test]
fn ties_are_broken_by_resources_then_berries_and_else_shared() {
    let places = |stores: [[u8; 4]; 4]| {
        let mut position = on("l4_std").round(4);
        for (seat, stores) in stores.into_iter().enumerate() {
            position = position.points(seat, if seat == 3 { 9 } else { 30 }).stores(seat, stores);
        }
        let over = position.turn_of_the_next_after(2);
        over.game.standings(Eyes::Crowd).places.unwrap().values().to_vec()
    };
    // Fewer points lose, whatever lies in the stores.
    assert_eq!(places([[1, 1, 1, 0], [4, 0, 0, 0], [0, 0, 3, 9], [10, 10, 10, 20]]), [3, 1, 2, 4]);
    assert_eq!(places([[0, 2, 0, 5], [1, 1, 0, 5], [0, 0, 1, 20], [0; 4]]), [1, 1, 3, 4]);
}
