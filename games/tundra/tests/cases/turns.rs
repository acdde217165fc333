//! Turns: which dice may go where, free actions, goals, and dice that fit nowhere.

use crate::position::{Position, on};
use engine::words::{COMMON, Words};
use engine::{Eyes, Game, Lang, Seat, Voice};
use tundra::Tundra;

#[test]
fn a_turn_cannot_be_passed_and_dice_alike_are_listed_once() {
    let table = on("l2_std").goals(&["cg_berries", "cg_peat"]).dice(0, &[3, 3, 4]).used(0, "trade", &[3]).table();
    let boards = ["architecture", "movement", "gathering", "trade"];
    let mut expected: Vec<String> = boards[..3].iter().map(|board| format!("use:3:{board}")).collect();
    expected.extend(boards.iter().map(|board| format!("use:4:{board}")));
    expected.extend(["goal:3:cg_berries".to_string(), "goal:3:cg_peat".into()]);
    assert_eq!(table.choices(), expected);
}

/// One die that fits nowhere, and another like it.
fn blocked(berries: u8) -> Position {
    let boards = ["architecture", "movement", "gathering", "trade"];
    let position = on("l2_std").stores(0, [0, 0, 0, berries]).dice(0, &[3, 3]).dice(1, &[1, 2]);
    boards.iter().fold(position, |position, board| position.used(0, board, &[3]))
}

#[test]
fn a_die_is_set_aside_only_if_none_fits() {
    let table = blocked(2).table();
    assert_eq!(table.choices(), ["reroll:3", "inc:3", "dec:3", "drop:3"]);
    let dropped = table.clone().plays("drop:3");
    assert_eq!(
        (dropped.choices(), dropped.seat(0).dropped),
        (["end_turn", "reroll:3", "inc:3", "dec:3"].map(String::from).to_vec(), 1)
    );
    // A changed die fits: nothing is set aside any more, not even the other one.
    let changed = table.plays("inc:3");
    assert!(changed.offers("use:4:trade") && changed.choices_of("drop:").is_empty());
}

#[test]
fn no_die_is_set_aside_while_a_goal_takes_it() {
    let table = blocked(2).goals(&["cg_berries"]).table();
    assert_eq!(table.choices(), ["goal:3:cg_berries", "reroll:3", "inc:3", "dec:3"]);
    // A goal that takes other dice, or one that has its die, is no help.
    let other = blocked(2).goals(&["cg_towers"]).table();
    assert!(other.offers("drop:3") && other.choices_of("goal:").is_empty());
    let taken = table.plays("goal:3:cg_berries").plays("end_turn").plays("use:1:trade").plays("end_turn");
    assert_eq!((taken.asked(), taken.choices_of("drop:")), (Some(0), vec!["drop:3".to_string()]));
}

#[test]
fn the_prompt_says_that_no_die_fits() {
    let words = Words::new(&[COMMON, Tundra::WORDS]).unwrap();
    let asks = |position: Position| {
        let game = position.table().game;
        Lang::ALL.map(|lang| words.say(lang, &[]).text(&Tundra::prompt(&game.view(Eyes::Of(Seat(0))))))
    };
    let [en, ru, uk] = asks(blocked(2));
    assert_eq!(en, "None of your dice fits anywhere: take a free action, or set a die aside.");
    assert!(ru.contains("поставить некуда") && uk.contains("поставити нікуди"));
    let [en, ..] = asks(on("l2_std").dice(0, &[3]));
    assert_eq!(en, "Use a die, or take a free action first.");
    // A goal that takes the die is enough.
    let [en, ..] = asks(blocked(2).goals(&["cg_berries"]));
    assert_eq!(en, "Use a die, or take a free action first.");
}

#[test]
fn a_die_bought_after_the_last_one_waits_for_a_later_turn() {
    let table = on("l2_std").dice(0, &[5]).dice(1, &[5, 6]).stores(0, [0, 0, 0, 12]).table();
    let table = table.plays("use:5:movement").plays("buy");
    assert!(table.choices_of("use:").is_empty() && table.choices_of("goal:").is_empty() && table.offers("end_turn"));
    let table = table.plays("end_turn").plays("use:5:movement");
    assert_eq!((table.asked(), table.unused(0).len()), (Some(0), 1));
}

#[test]
fn nothing_is_inserted_into_an_action() {
    let table = on("l2_std")
        .glade("b1", "g10")
        .workers(0, &["b1"])
        .stores(0, [2, 2, 2, 20])
        .advisors(0, &["ad18", "ad02"])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:movement");
    assert!(table.choices().iter().all(|choice| choice.starts_with("move:") || choice == "done"));
}

#[test]
fn the_generous_change_dice_for_one_berry() {
    let table = on("l2_std").title(0, "generous").stores(0, [0, 0, 0, 1]).dice(0, &[3]).table();
    let table = table.plays("inc:3");
    assert_eq!((table.unused(0), table.stores(0)[3]), (vec![4], 0));
    assert!(!on("l2_std").stores(0, [0, 0, 0, 1]).dice(0, &[3]).table().offers("inc:3"));
}

#[test]
fn one_player_may_use_several_goals() {
    let position = on("l2_std").goals(&["cg_towers", "cg_upgrades"]).upgraded(0, "trade").upgraded(0, "movement");
    let table = position.dice(0, &[4, 5, 6]).table().plays("goal:4:cg_towers").plays("goal:5:cg_upgrades");
    assert_eq!((table.asked(), table.score(0)), (Some(0), 2));
    assert!(table.choices_of("goal:").is_empty());
}

#[test]
fn a_new_advisor_can_be_asked_at_once() {
    let table = on("l2_std").market(&["ad18"]).dice(0, &[6, 6]).dice(1, &[1]).table();
    let table = table.plays("use:6:trade").plays("card:ad18");
    assert_eq!(table.choices(), ["end_turn", "reroll:6", "advisor:ad18"]);
    assert_eq!(table.plays("advisor:ad18").score(0), 1);
}

#[test]
fn an_advisor_who_rests_may_leave_and_a_new_one_is_ready() {
    let table = on("l2_std")
        .advisors(0, &["ad01", "ad02", "ad03"])
        .rotated(0, &["ad02", "ad03"])
        .market(&["ad18"])
        .dice(0, &[6, 6])
        .table()
        .plays("use:6:trade")
        .plays("card:ad18")
        .plays("dismiss:ad02");
    let advisors = table.seat(0).advisors;
    let told: Vec<_> = advisors.iter().map(|advisor| (advisor.card.to_string(), advisor.rotated)).collect();
    assert_eq!(told, [("ad01".to_string(), false), ("ad03".into(), true), ("ad18".into(), false)]);
    assert_eq!(table.view().discard.iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["ad02"]);
}
