//! The start of a round: titles, upgraded boards, tower bonuses, the roll; and the end of a round.

use crate::position::{Table, on};
use tundra::Event;

#[test]
fn the_modest_title_may_be_declined_in_part() {
    let start = |stores: [u8; 4]| {
        on("l2_std").glade("b1", "g10").workers(0, &["b1"]).stores(0, stores).first(1).turn_of_the_next_after(1)
    };
    let table = start([0; 4]);
    assert_eq!(table.choices().len(), 5 + 1);
    // A step first, then a resource.
    assert!(table.choices_of("take:").is_empty());
    let table = table.plays("done");
    assert_eq!(table.choices(), ["take:brushwood", "take:stone", "take:peat", "skip"]);
    let table = table.plays("skip");
    assert_eq!((table.asked(), table.stores(0)), (Some(1), [0; 4]));
    // What is full is not offered; where all is full, nothing is asked.
    assert_eq!(start([10, 10, 9, 0]).plays("done").choices(), ["take:peat", "skip"]);
    assert_eq!(start([10, 10, 10, 0]).plays("done").asked(), Some(1));
}

#[test]
fn free_actions_wait_until_the_dice_are_rolled() {
    let table = on("l2_std")
        .glade("b1", "g10")
        .workers(0, &["b1"])
        .stores(0, [0, 0, 0, 20])
        .advisors(0, &["ad18"])
        .first(1)
        .turn_of_the_next_after(1);
    assert!(table.choices().iter().all(|choice| choice.starts_with("move:") || choice == "done"));
}

#[test]
fn each_player_is_through_before_the_next_begins() {
    let table = on("l2_std")
        .glade("b2", "g01")
        .glade("b3", "g04")
        .tower(0, "b2")
        .tower(1, "b3")
        .upgraded(0, "trade")
        .upgraded(1, "trade")
        .first(0)
        .turn_of_the_next_after(1);
    // Seat 1 is first in this round.
    assert_eq!((table.asked(), table.score(1)), (Some(1), 0));
    let table = table.plays("take:stone");
    assert_eq!((table.asked(), table.score(1), table.stores(1)[3], table.score(0)), (Some(0), 2, 1, 0));
    let table = table.plays("take:stone");
    assert_eq!((table.asked(), table.score(0), table.unused(0).len()), (Some(1), 2, 4));
}

#[test]
fn a_special_title_replaces_the_modest_one() {
    for title in ["wise", "inspiring", "resolute", "industrious", "generous"] {
        let position = on("l2_std").title(0, title).glade("b1", "g10").workers(0, &["b1"]);
        let table = position.stores(0, [0, 0, 0, 18]).first(1).turn_of_the_next_after(1);
        // The others are asked nothing; the three berries of the Generous are capped.
        assert_eq!((table.asked(), table.stores(0)[3]), (Some(1), if title == "generous" { 20 } else { 18 }));
    }
}

#[test]
fn the_thrifty_take_a_card_that_does_not_act() {
    let end = on("l2_std").title(0, "thrifty").first(1).after_die_of(1).table();
    let table = end.plays_luckily("end_turn", |table| !table.choices_of("card:bo02").is_empty());
    assert_eq!((table.choices_of("card:").len(), table.offers("skip")), (4, true));
    assert_eq!(table.clone().plays("skip").asked(), Some(1));
    let table = table.plays("card:bo02");
    assert_eq!(table.choices(), ["tuck:architecture", "tuck:movement", "tuck:gathering", "tuck:trade"]);
    let table = table.plays("tuck:trade");
    assert_eq!((table.asked(), table.stores(0)), (Some(1), [0; 4]));
    assert_eq!(table.view().market.iter().flatten().count(), 3);
}

/// The round starts for seat 0, who has no question about a title, with towers on these tokens in this order.
fn with_towers(tokens: &[&str], workers: usize, stores: [u8; 4]) -> Table {
    let mut position = on("l2_std").title(0, "wise").workers(0, &["s0"; 6][..workers]).stores(0, stores).first(1);
    for (token, hex) in tokens.iter().zip(["b1", "b2", "b3", "b4"]) {
        position = position.glade(hex, token).tower(0, hex);
    }
    position.turn_of_the_next_after(1)
}

#[test]
fn a_bonus_of_any_resource_is_chosen_but_not_declined() {
    let table = with_towers(&["g11"], 0, [0; 4]);
    assert_eq!(table.choices(), ["take:brushwood", "take:stone", "take:peat"]);
    assert_eq!(table.plays("take:peat").stores(0), [0, 0, 1, 2]);
    // One kind fits, or none.
    assert_eq!(with_towers(&["g12"], 0, [10, 9, 10, 0]).stores(0), [10, 10, 10, 0]);
    let full = with_towers(&["g12"], 0, [10, 10, 10, 0]);
    assert_eq!((full.asked(), full.score(0)), (Some(1), 1));
}

#[test]
fn bonuses_come_in_the_order_of_building() {
    let table = with_towers(&["g11", "g03", "g06", "g01"], 5, [0; 4]);
    assert_eq!((table.score(0), table.choices_of("take:").len()), (0, 3));
    let table = table.plays("take:stone");
    // One worker, two towers that bring one: the first of them asks.
    assert_eq!((table.score(0), table.choices()), (0, vec!["worker:b2".to_string(), "worker:b3".into()]));
    let table = table.plays("worker:b3");
    assert_eq!((table.asked(), table.score(0), table.stores(0)), (Some(1), 1, [0, 1, 0, 3]));
    assert!(table.hex("b2").workers.is_empty() && table.hex("b3").workers.len() == 1);
}

#[test]
fn two_workers_for_three_towers() {
    let table = with_towers(&["g03", "g06", "g09"], 4, [0; 4]);
    assert_eq!(table.choices(), ["worker:b1", "worker:b2", "worker:b3"]);
    let table = table.plays("worker:b2");
    assert_eq!(table.choices(), ["worker:b1", "worker:b3"]);
    let table = table.plays("worker:b3");
    assert_eq!((table.asked(), table.seat(0).idle_workers, table.stores(0)), (Some(1), 0, [0; 4]));
    // Nobody in the supply: nothing happens, nothing is asked.
    let none = with_towers(&["g03", "g06", "g09"], 6, [0; 4]);
    assert_eq!(none.asked(), Some(1));
    assert!(!none.events().iter().any(|event| matches!(event, Event::Stations { .. })));
}

#[test]
fn the_resolute_have_six_dice_from_round_three_on() {
    for first in [0, 1] {
        let table = on("l2_std").round(2).title(0, "resolute").first(1 - first).turn_of_the_next_after(1);
        let table = table.plays("skip");
        assert_eq!((table.view().round, table.asked()), (3, Some(first)));
        assert_eq!([0, 1].map(|seat| (table.unused(seat).len(), table.seat(seat).supply)), [(6, 1), (5, 2)]);
    }
}

#[test]
fn everything_returns_at_the_end_of_a_round() {
    let table = on("l2_std")
        .goals(&["cg_towers", "cg_upgrades"])
        .used(0, "trade", &[6])
        .dice(0, &[4])
        .advisors(0, &["ad18"])
        .market(&["ad01", "bo01"])
        .table()
        .plays("advisor:ad18")
        .plays("goal:4:cg_towers");
    let view = table.view();
    assert_eq!((view.round, view.market.iter().flatten().count(), view.discard.len()), (2, 4, 2));
    assert!(view.goals.iter().all(|goal| goal.die.is_none()));
    let seat = table.seat(0);
    assert_eq!((seat.unrolled, seat.supply), (4, 3));
    assert!(seat.boards.iter().all(|board| board.taken.is_empty()) && !seat.advisors[0].rotated);
}
