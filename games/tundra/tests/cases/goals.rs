//! Goals and the end of the game.

use crate::position::on;
use engine::{Dice, Game, NoLog};
use tundra::{Options, Title, Tundra};

#[test]
fn case_19_a_goal_pays_the_tier_reached() {
    let table = on("l2_std")
        .goals(&["cg_city_cards", "cg_towers"])
        .boost(0, "trade", "bo01")
        .boost(0, "movement", "bo02")
        .advisors(0, &["ad01", "ad02"])
        .dice(0, &[2, 2])
        .dice(1, &[2, 3])
        .table()
        .plays("goal:2:cg_city_cards");
    assert_eq!((table.score(0), table.seat(0).advisors.len()), (2, 2));
    let table = table.plays("end_turn");
    assert_eq!(table.asked(), Some(1));
    assert!(table.choices_of("goal:2:cg_city_cards").is_empty() && table.choices_of("goal:3").is_empty());
    assert!(table.offers("goal:2:cg_towers"));
}

#[test]
fn case_20_a_goal_for_nothing() {
    let table = on("l2_std").goals(&["cg_towers", "cg_upgrades"]).dice(0, &[4]).dice(1, &[4, 6]).table();
    assert!(table.offers("goal:4:cg_towers"));
    let table = table.plays("goal:4:cg_towers");
    assert_eq!((table.score(0), table.asked()), (0, Some(1)));
    assert!(!table.offers("goal:4:cg_towers") && table.offers("goal:4:cg_upgrades"));
}

#[test]
fn case_29_the_inspiring_begin_with_four_workers() {
    let options = Options { titles: true, ..Options::default() };
    let inspiring = (0..200).find_map(|seed| {
        let game = Tundra::new(&options, 4, &mut Dice::quick(seed), &mut NoLog).unwrap();
        let view = game.view(engine::Eyes::Open);
        view.seats
            .iter()
            .find(|seat| seat.title == Title::Inspiring)
            .map(|seat| seat.who)
            .map(|who| (view.clone(), who))
    });
    let (view, who) = inspiring.unwrap();
    let home = view.hexes.iter().find(|hex| hex.settlement == Some(who)).unwrap();
    assert_eq!(home.workers[0].workers.len(), 2);
    assert_eq!(view.seats[who.index()].idle_workers, 2);
    let goal = on("l2_std").goals(&["cg_workers"]).workers(0, &["b1", "c2", "s0", "s0"]).dice(0, &[2]).table();
    assert_eq!(goal.view().goals[0].standing[0].points, 4);
    assert_eq!(goal.plays("goal:2:cg_workers").score(0), 4);
}

fn towers(hexes: [&str; 4], goal: &str) -> (u8, u8) {
    let mut position = on("l3_std").personal(0, goal);
    for (hex, token) in hexes.into_iter().zip(["g01", "g02", "g04", "g05"]) {
        position = position.glade(hex, token).tower(0, hex);
    }
    let standing = position.table().seat(0).personal.unwrap().standing;
    (standing.count, standing.points)
}

#[test]
fn case_30_a_chain_may_be_a_star() {
    assert_eq!(towers(["c2", "b1", "c3", "d2"], "pg_chain"), (4, 9));
    assert_eq!(towers(["c2", "b1", "c3", "d2"], "pg_isolated"), (0, 0));
}

#[test]
fn case_31_lonely_towers() {
    assert_eq!(towers(["b1", "d2", "e4", "f2"], "pg_isolated"), (4, 9));
    assert_eq!(towers(["b1", "d2", "e4", "f2"], "pg_chain"), (1, 0));
}

#[test]
fn case_32_varied_lands() {
    let table = on("l3_std")
        .glade("b1", "g04")
        .glade("b2", "g05")
        .glade("c1", "g07")
        .tower(0, "b1")
        .workers(0, &["s0", "s0", "b2", "c1"])
        .personal(0, "pg_types")
        .table();
    let standing = table.seat(0).personal.unwrap().standing;
    assert_eq!((standing.count, standing.points), (2, 4));
}

#[test]
fn case_33_a_tie() {
    let end = |berries: [u8; 2]| {
        let table = on("l2_std")
            .round(4)
            .points(0, 41)
            .points(1, 41)
            .stores(0, [3, 3, 1, berries[0]])
            .stores(1, [7, 0, 0, berries[1]])
            .turn_of_the_next_after(0);
        assert_eq!(table.asked(), None);
        table.view().winners.unwrap().iter().map(|seat| seat.0).collect::<Vec<_>>()
    };
    assert_eq!(end([2, 5]), [1]);
    assert_eq!(end([4, 4]), [0, 1]);
}

#[test]
fn case_42_an_upgrade_in_the_last_round() {
    let end = |round: u8| {
        on("l2_std")
            .round(round)
            .stores(0, [2, 3, 0, 0])
            .dice(0, &[1])
            .table()
            .plays("use:1:trade")
            .plays("upgrade:trade")
    };
    let over = end(4);
    assert_eq!((over.asked(), over.score(0)), (None, 1));
    // One round earlier it is worth a point more.
    let next = end(3).plays("skip");
    assert_eq!((next.view().round, next.score(0)), (4, 1));
    let next = next.plays("skip");
    assert_eq!((next.view().round, next.score(0)), (4, 2));
}
