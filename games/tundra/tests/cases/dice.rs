//! Dice, turns and rounds.

use crate::position::on;
use engine::{Dice, Game, NoLog};
use tundra::{Event, Options, Tundra};

#[test]
fn case_11_dice_do_not_wrap() {
    let table = on("l2_std").dice(0, &[6, 1]).stores(0, [0, 0, 0, 4]).table();
    assert!(table.offers("dec:6") && table.offers("inc:1"));
    assert!(!table.offers("inc:6") && !table.offers("dec:1"));
}

#[test]
fn case_16_dice_stay_when_a_board_is_upgraded() {
    let table = on("l3_std")
        .glade("b1", "g01")
        .workers(0, &["b1"])
        .used(0, "movement", &[6])
        .stores(0, [3, 0, 2, 0])
        .dice(0, &[1, 6])
        .dice(1, &[1])
        .table()
        .plays("use:1:trade")
        .plays("upgrade:movement")
        .plays("end_turn");
    let movement = &table.seat(0).boards[1];
    assert!(movement.upgraded);
    assert_eq!(movement.taken.iter().map(|face| face.value()).collect::<Vec<_>>(), [6]);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Walks { .. })));
    assert_eq!(table.asked(), Some(1));
    let table = table.plays("use:1:movement");
    assert_eq!(table.asked(), Some(0));
    assert!(table.offers("use:6:trade") && !table.offers("use:6:movement"));
}

#[test]
fn case_22_a_die_that_fits_nowhere() {
    let blocked = on("l2_std")
        .round(3)
        .goals(&["cg_towers", "cg_upgrades"])
        .used(0, "architecture", &[3])
        .used(0, "movement", &[3])
        .used(0, "gathering", &[3])
        .used(0, "trade", &[3])
        .dice(0, &[3])
        .dice(1, &[1, 2])
        .table();
    assert_eq!(blocked.choices(), ["drop:3"]);
    // It is dropped without being asked, when the turn comes round.
    let mut position = on("l2_std").round(3).goals(&["cg_towers", "cg_upgrades"]).dice(0, &[3]).dice(1, &[1, 2]);
    for board in ["architecture", "movement", "gathering", "trade"] {
        position = position.used(0, board, &[3]);
    }
    let table = position.turn_of_the_next_after(1);
    assert_eq!(table.asked(), Some(1));
    assert_eq!((table.unused(0), table.seat(0).dropped), (vec![], 1));
}

#[test]
fn case_23_buying_after_the_last_die() {
    let table = on("l2_std").dice(0, &[5]).dice(1, &[5]).stores(0, [0, 0, 0, 5]).table().plays("use:5:trade");
    // The market's berry makes it six.
    assert_eq!(table.stores(0)[3], 6);
    assert_eq!(table.choices(), ["end_turn", "buy"]);
    // No berry is left: the turn ends by itself.
    let table = table.plays("buy");
    assert_eq!(table.asked(), Some(1));
    let table = table.plays("use:5:movement");
    assert_eq!((table.asked(), table.unused(0).len()), (Some(0), 1));
}

#[test]
fn case_24_without_dice_a_turn_is_skipped() {
    let table = on("l3_std")
        .dice(0, &[1, 2])
        .dice(2, &[4, 5])
        .stores(1, [0, 0, 0, 12])
        .advisors(1, &["ad02"])
        .turn_of_the_next_after(0);
    assert_eq!(table.asked(), Some(2));
}

#[test]
fn case_27_the_resolute_roll_one_more() {
    let table = on("l3_std").round(0).title(2, "resolute").first(2).turn_of_the_next_after(2);
    // Titles of the others ask for resources; afterwards dice are rolled.
    let table = table.plays("take:stone").plays("take:stone");
    assert_eq!((table.view().round, table.asked()), (1, Some(0)));
    let rolls =
        table.events().into_iter().filter(|event| matches!(event, Event::Rolls { faces, .. } if faces.len() == 4));
    assert_eq!(rolls.count(), 1);
    let extra = table.events().into_iter().filter(|event| matches!(event, Event::RollsExtra { who, .. } if who.0 == 2));
    assert_eq!(extra.count(), 1);
    assert_eq!([0, 1, 2].map(|seat| table.unused(seat).len()), [4, 4, 5]);
    assert_eq!(table.unused(0), table.unused(1));
    assert_eq!((table.seat(2).supply, table.seat(2).numbers.buy), (2, 9));
    let bought = on("l3_std").title(2, "resolute").dice(2, &[1, 2]).stores(2, [0, 0, 0, 9]).turn_of_the_next_after(1);
    assert_eq!(bought.plays("buy").stores(2)[3], 0);
    let poor = on("l3_std").title(2, "resolute").dice(2, &[1, 2]).stores(2, [0, 0, 0, 8]).turn_of_the_next_after(1);
    assert!(!poor.offers("buy"));
}

#[test]
fn case_28_the_first_player_token_goes_clockwise() {
    let mut firsts = Vec::new();
    for (round, first) in [(1, 2), (2, 0), (3, 1)] {
        let table = on("l3_std").round(round).first(first).turn_of_the_next_after(first);
        assert_eq!(table.view().round, round + 1);
        firsts.push(table.view().first.unwrap().0);
    }
    assert_eq!(firsts, [0, 1, 2]);
}

#[test]
fn case_35_the_wise_have_eight_dice() {
    let table = on("l2_std").round(3).title(0, "wise").dice(0, &[1, 2, 3, 4, 5]).stores(0, [0, 0, 0, 20]).table();
    assert_eq!(table.seat(0).supply, 3);
    let table = table.plays("buy").plays("buy").plays("buy");
    assert_eq!((table.stores(0)[3], table.seat(0).supply, table.unused(0).len()), (5, 0, 8));
    assert!(!table.offers("buy"));
}

#[test]
fn case_41_the_trickster_flips_a_die() {
    let table = on("l2_std").advisors(0, &["ad20"]).dice(0, &[2, 2]).table().plays("advisor:ad20");
    assert_eq!((table.unused(0), table.stores(0)[3]), (vec![2, 5], 1));
    assert!(table.seat(0).advisors[0].rotated);
    assert!(!table.offers("advisor:ad20"));
    let next_round = on("l2_std").advisors(0, &["ad20"]).dice(0, &[2]).table().plays("advisor:ad20");
    let next_round = next_round.plays("use:5:movement");
    let next_round = if next_round.offers("end_turn") { next_round.plays("end_turn") } else { next_round };
    assert_eq!(next_round.view().round, 2);
    assert!(!next_round.seat(0).advisors[0].rotated);
}

#[test]
fn case_44_start_glades() {
    let maps = ["standard", "l3_alt_lake", "l3_alt_heart", "l3_alt_valleys", "l4_alt_lake", "l4_alt_inner"];
    let mut seen = std::collections::BTreeSet::new();
    for (map, players) in maps.iter().flat_map(|map| (2..=4).map(move |players| (map, players))) {
        let options: Options = serde_json::from_value(serde_json::json!({"layout": map})).unwrap();
        let Ok(game) = Tundra::new(&options, players, &mut Dice::quick(3), &mut NoLog) else { continue };
        let view = game.view(engine::Eyes::Open);
        seen.insert(view.layout);
        assert_eq!(view.hexes.iter().filter(|hex| hex.token.is_some()).count(), 2 * players);
        for hex in view.hexes.iter().filter(|hex| hex.token.is_some()) {
            let [workers] = &hex.workers[..] else { panic!("{map}: {hex:?}") };
            assert_eq!(workers.workers.len(), 1);
            let home = tundra::Hex::settlement(workers.who);
            assert!(view.layout.next_to(home) & hex.hex.bit() != 0, "{map}: {}", hex.hex);
        }
        assert!(view.seats.iter().all(|seat| seat.idle_workers == 4));
    }
    assert_eq!(seen.len(), 8);
}
