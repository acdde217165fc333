//! Battles among players: cases 11, 21 to 25 and 46 of the rules page, and the rulings about them.

use crate::common::*;
use animal_kingdoms::{Event, Who};
use engine::{Eyes, Game, Seat};

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;

fn won_by(table: &Table) -> Vec<u8> {
    let seat = |who: &Who| match who {
        Who::Player(seat) => seat.0,
        Who::Upstart => unreachable!("nobody is alone"),
    };
    let end = |event: &Event| match event {
        Event::WinsBattle { who, .. } => Some(vec![seat(who)]),
        Event::SharesBattle { winners, .. } => Some(winners.iter().map(seat).collect()),
        _ => None,
    };
    table.events().iter().find_map(end).expect("the battle is over")
}

/// A battle of two for a kingdom of value 8.
fn duel(a: &str, b: &str) -> animal_kingdoms::position::Position {
    let here = position(2).tokens("tidehollow", [8, 9, 10]).cubes("tidehollow", &[A, B]);
    here.hand(A, a).hand(B, b)
}

#[test]
fn case_11_three_way_battle() {
    let here = position(3).tokens("tidehollow", [8, 9, 10]).cubes("tidehollow", &[A, B, C]);
    let here = here.hand(A, "wolf_7 wolf_3 wolf_1 wolf_2").hand(B, "owl_4 owl_1 owl_2 owl_3");
    let mut table = Table::scoring(here.hand(C, "bee_7 bee_6 bee_1 bee_2"));
    table.play("fight:wolf_7 fight:owl_4 fight:bee_7");
    let battle = table.view().battle.unwrap();
    assert_eq!(battle.contenders.iter().map(|seen| seen.standing).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(table.asked(), Some(A));
    table.play("fight:wolf_3 fight:bee_6");
    assert_eq!(table.points("tidehollow"), [3, 3, 8]);
    assert_eq!(table.modifiers(), [1, 1, 0]);
    assert_eq!(table.hand_sizes(), [4, 4, 4]);
}

#[test]
fn case_21_one_beats_eight() {
    let mut table = Table::scoring(duel("wolf_1 wolf_7 wolf_2 wolf_3", "owl_8 owl_7 owl_2 owl_3"));
    table.play("fight:wolf_1 fight:owl_8");
    assert_eq!(won_by(&table), [A]);
    let mut table = Table::scoring(duel("wolf_1 wolf_7 wolf_2 wolf_3", "owl_8 owl_7 owl_2 owl_3"));
    table.play("fight:wolf_1 fight:owl_7");
    assert_eq!(won_by(&table), [B]);
}

#[test]
fn case_22_one_beats_eight_over_the_heads_of_others() {
    let here = position(3).tokens("tidehollow", [8, 9, 10]).cubes("tidehollow", &[A, B, C]);
    let here = here.hand(A, "wolf_8 wolf_3 wolf_1 wolf_2").hand(B, "owl_5 owl_1 owl_2 owl_3");
    let mut table = Table::scoring(here.hand(C, "bee_1 bee_6 bee_7 bee_2"));
    table.play("fight:wolf_8 fight:owl_5 fight:bee_1");
    assert_eq!(won_by(&table), [C]);
    assert_eq!(table.points("tidehollow"), [3, 3, 8]);
    assert_eq!(table.modifiers(), [1, 1, 0]);
}

/// With 8, 1 and 1 the two 1s go on.
#[test]
fn two_ones_fight_on() {
    let here = position(3).tokens("tidehollow", [8, 9, 10]).cubes("tidehollow", &[A, B, C]);
    let here = here.hand(A, "wolf_8 wolf_3 wolf_1 wolf_2").hand(B, "owl_5 owl_1 owl_2 owl_3");
    let mut table = Table::scoring(here.hand(C, "bee_1 bee_6 bee_7 bee_2"));
    table.play("fight:wolf_8 fight:owl_1 fight:bee_1");
    assert_eq!(table.asked(), Some(B));
    table.play("fight:owl_5 fight:bee_2");
    assert_eq!(won_by(&table), [B]);
}

#[test]
fn case_23_modifiers_back_and_forth() {
    let here = duel("wolf_7 wolf_3 wolf_1 wolf_2", "owl_6 owl_1 owl_2 owl_3").modifiers(A, 1).modifiers(B, 1);
    let mut table = Table::scoring(here);
    table.play("fight:wolf_7 fight:owl_6");
    assert_eq!((table.asked(), table.choices()), (Some(A), vec!["pass".to_string(), "add:1".to_string()]));
    table.play("pass");
    assert_eq!(table.asked(), Some(B));
    table.play("add:1");
    assert_eq!(table.asked(), Some(A));
    let battle = table.view().battle.unwrap();
    assert_eq!(battle.contenders[1].shown[0].effective, 8);
    assert_eq!(table.view().modifiers_left, 16);
    table.play("add:1");
    assert_eq!(won_by(&table), [A]);
    assert_eq!((table.modifiers(), table.view().modifiers_left), (vec![0, 1], 17));
}

#[test]
fn case_24_a_raised_card_can_fall_to_a_one() {
    let here = duel("wolf_1 wolf_3 wolf_4 wolf_2", "owl_6 owl_1 owl_2 owl_3").modifiers(B, 1);
    let mut table = Table::scoring(here);
    table.play("fight:wolf_1 fight:owl_6");
    assert_eq!(table.asked(), Some(B));
    table.play("add:1");
    assert_eq!(won_by(&table), [A]);
}

/// Ruling 13: a 1 with a modifier is a 3.
#[test]
fn a_raised_one_is_no_one() {
    let here = duel("wolf_1 wolf_3 wolf_4 wolf_2", "owl_8 owl_1 owl_2 owl_3").modifiers(A, 1);
    let mut table = Table::scoring(here);
    table.play("fight:wolf_1 fight:owl_8 add:1");
    assert_eq!(won_by(&table), [B]);
}

/// Ruling 12: 9 beats 8 where no 1 is about.
#[test]
fn ranks_above_eight_compare_as_usual() {
    let here = duel("wolf_7 wolf_3 wolf_4 wolf_2", "owl_8 owl_1 owl_2 owl_3").modifiers(A, 1);
    let mut table = Table::scoring(here);
    table.play("fight:wolf_7 fight:owl_8 add:1");
    assert_eq!(won_by(&table), [A]);
}

/// Adding wipes all marks: who added is asked again if the others have nothing to say.
#[test]
fn whoever_adds_may_add_again() {
    let here = duel("wolf_5 wolf_3 wolf_4 wolf_2", "owl_8 owl_1 owl_2 owl_3").modifiers(A, 3);
    let mut table = Table::scoring(here);
    table.play("fight:wolf_5 fight:owl_8");
    assert_eq!(table.choices(), ["pass", "add:1", "add:2", "add:3"]);
    table.play("add:1");
    assert_eq!((table.asked(), table.choices()), (Some(A), ["pass", "add:1", "add:2"].map(String::from).to_vec()));
    table.play("add:1 pass");
    assert_eq!(won_by(&table), [A]);
    assert_eq!(table.modifiers(), [1, 1]);
}

/// Ruling 15: modifiers stay on their card and do not help in the next round.
#[test]
fn modifiers_do_not_carry_over() {
    let here = duel("wolf_5 wolf_3 wolf_4 wolf_2", "owl_7 owl_4 owl_2 owl_3").modifiers(A, 1);
    let mut table = Table::scoring(here);
    table.play("fight:wolf_5 fight:owl_7 add:1");
    assert_eq!(table.asked(), Some(A));
    table.play("fight:wolf_3 fight:owl_4");
    assert_eq!(won_by(&table), [B]);
}

#[test]
fn case_25_a_full_tie_is_shared() {
    let here = position(3).tokens("tidehollow", [9, 10, 10]).cubes("tidehollow", &[A, A, B, B, C]);
    let mut table = Table::scoring(here.hand(A, "wolf_8 wolf_3 wolf_4 wolf_2").hand(B, "owl_8 owl_3 owl_4 owl_2"));
    table.play("fight:wolf_8 fight:owl_8 fight:wolf_3 fight:owl_3 fight:wolf_4 fight:owl_4");
    assert_eq!(won_by(&table), [A, B]);
    assert_eq!(table.points("tidehollow"), [9, 9, 3]);
    assert_eq!((table.modifiers(), table.hand_sizes()), (vec![0, 0, 0], vec![4, 4, 4]));
}

#[test]
fn case_46_the_last_card_is_not_asked_for() {
    let mut table = Table::scoring(duel("wolf_8 wolf_3 wolf_4 wolf_2", "owl_8 owl_3 owl_4 owl_1"));
    table.play("fight:wolf_8 fight:owl_8 fight:wolf_3 fight:owl_3");
    assert_eq!(table.choices(), ["fight:wolf_4", "fight:wolf_2"]);
    table.play("fight:wolf_4 fight:owl_4");
    assert_eq!(won_by(&table), [A]);
    let shown: usize = table.events().iter().filter(|event| matches!(event, Event::Reveals { .. })).count();
    assert_eq!(shown, 4);
}

/// Contenders are asked in the turn order of the age; what they choose shows to nobody before all have chosen.
#[test]
fn battle_cards_are_chosen_in_secret() {
    let here = position(3).first(2).cubes("tidehollow", &[A, B, C]);
    let here = here.hand(A, "wolf_7 wolf_3 wolf_1 wolf_2").hand(C, "bee_7 bee_6 bee_1 bee_2");
    let mut table = Table::scoring(here);
    assert_eq!(table.asked(), Some(C));
    let other = |card: &str| {
        let mut table = Table::scoring(
            position(3)
                .first(2)
                .cubes("tidehollow", &[A, B, C])
                .hand(A, "wolf_7 wolf_3 wolf_1 wolf_2")
                .hand(C, "bee_7 bee_6 bee_1 bee_2"),
        );
        table.play(card);
        (table.game.view(Eyes::Of(Seat(A))), table.game.view(Eyes::Crowd), table.heard(Eyes::Of(Seat(A))))
    };
    assert_eq!(other("fight:bee_7"), other("fight:bee_1"));
    table.play("fight:bee_7");
    assert_eq!(table.asked(), Some(A));
    let seen = table.game.view(Eyes::Of(Seat(A))).battle.unwrap();
    assert_eq!((seen.contenders[0].chosen, seen.contenders[0].chosen_card), (true, None));
    let own = table.game.view(Eyes::Of(Seat(C))).battle.unwrap();
    assert_eq!(own.contenders[0].chosen_card, Some(card("bee_7")));
}

/// Whoever holds no modifiers is not asked for any.
#[test]
fn only_who_has_modifiers_is_asked() {
    let here = duel("wolf_7 wolf_3 wolf_1 wolf_2", "owl_6 owl_1 owl_2 owl_3").modifiers(B, 1);
    let mut table = Table::scoring(here);
    table.play("fight:wolf_7 fight:owl_6");
    assert_eq!(table.asked(), Some(B));
}

/// Ruling 16: an empty supply gives nothing, but what was spent in this battle is back in it.
#[test]
fn modifiers_are_limited() {
    let here = duel("wolf_7 wolf_3 wolf_1 wolf_2", "owl_6 owl_1 owl_2 owl_3");
    let mut table = Table::scoring(here.clone().modifiers(A, 18));
    table.play("fight:wolf_7 fight:owl_6 pass");
    assert_eq!(table.modifiers(), [18, 0]);
    let mut table = Table::scoring(here.modifiers(A, 18));
    table.play("fight:wolf_7 fight:owl_6 add:2 pass");
    assert_eq!((table.modifiers(), table.view().modifiers_left), (vec![16, 1], 1));
}

/// Hands are refilled before the next kingdom, and a modifier won in one battle can be used in the next.
#[test]
fn a_modifier_serves_in_the_same_age() {
    let here = position(2).cubes("frostpeak", &[A, B]).cubes("greenwild", &[A, B]);
    let mut table = Table::scoring(here.hand(A, "wolf_7 wolf_3 wolf_1 wolf_2").hand(B, "owl_6 owl_1 owl_2 owl_3"));
    table.play("fight:wolf_7 fight:owl_6");
    assert_eq!((table.hand_sizes(), table.modifiers()), (vec![4, 4], vec![0, 1]));
    assert_eq!(table.view().battle.unwrap().kingdom, kingdom("greenwild"));
    assert_eq!(table.view().discard.len(), 2);
}

/// Ruling 17: five fight as two do.
#[test]
fn a_battle_of_five() {
    let here = position(5).tokens("greenwild", [7, 8, 9]).cubes("greenwild", &[0, 1, 2, 3, 4]);
    let here = here
        .hand(0, "wolf_5 wolf_6 wolf_7 wolf_8")
        .hand(1, "owl_5 owl_6 owl_7 owl_8")
        .hand(2, "bee_4 bee_1 bee_2 bee_3");
    let mut table =
        Table::scoring(here.hand(3, "frog_5 frog_6 frog_7 frog_1").hand(4, "okapi_2 okapi_1 okapi_3 okapi_4"));
    table.play("fight:wolf_5 fight:owl_5 fight:bee_4 fight:frog_5 fight:okapi_2");
    table.play("fight:wolf_8 fight:owl_8 fight:frog_1");
    assert_eq!(won_by(&table), [3]);
    assert_eq!(table.points("greenwild"), [3, 3, 3, 7, 3]);
    assert_eq!(table.modifiers(), [1, 1, 1, 0, 1]);
}
