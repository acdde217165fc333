//! Scoring, the treaty, what happens between two ages, and the end: cases 10 and 26 to 34 of the rules page.

use crate::common::*;
use animal_kingdoms::{Event, FirstBecause, Who};
use engine::{Eyes, Game, Seat, Seats};

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;
const D: u8 = 3;
const E: u8 = 4;

#[test]
fn case_10_places_and_points() {
    let here = position(4).tokens("greenwild", [8, 9, 10]).cubes("greenwild", &[A, A, A, B, B, C, C, D]);
    assert_eq!(Table::scoring(here).points("greenwild"), [8, 3, 3, 1]);
}

/// A tie for the second place does not push the third down, and the fourth gets nothing.
#[test]
fn ties_below_the_first_place_take_nothing_away() {
    let here = position(5).tokens("greenwild", [8, 9, 10]).cubes("greenwild", &[A, A, A, B, B, C, D]);
    assert_eq!(Table::scoring(here).points("greenwild"), [8, 3, 1, 1, 0]);
    let here = position(4).tokens("greenwild", [8, 9, 10]).council("greenwild", &[A, B]);
    let here = here.cubes("greenwild", &[A, A, A, B, B, C, C, D]);
    assert_eq!(Table::scoring(here).points("greenwild"), [8, 3, 1, 0]);
}

#[test]
fn case_26_a_battle_takes_two_places() {
    // Eleven cubes are one more than the largest kingdom holds, so here two of them share a seat of the council.
    let here = position(5).tokens("greenwild", [7, 9, 10]).cubes("greenwild", &[A, A, B, B, C, C, D, E]);
    let here = here.council("greenwild", &[A, B]).council("greenwild", &[D]);
    let mut table = Table::scoring(here.hand(A, "wolf_7 owl_2 bee_3 frog_4").hand(B, "wolf_6 owl_1 bee_2 frog_3"));
    table.play("fight:wolf_7 fight:wolf_6");
    assert_eq!(table.points("greenwild"), [7, 3, 1, 1, 0]);
}

#[test]
fn case_27_the_treaty_honours_the_capital() {
    let here = peaceful(3).tokens("tidehollow", [6, 9, 10]).cubes("tidehollow", &[A, A, A, B, B, C, B]);
    let table = Table::scoring(here);
    assert_eq!(table.points("tidehollow"), [3, 6, 1]);
    assert!(table.events().iter().all(|event| !matches!(event, Event::BattleBegins { .. })));
}

#[test]
fn case_28_the_treaty_without_a_capital() {
    let here = peaceful(4).tokens("tidehollow", [6, 9, 10]).cubes("tidehollow", &[A, A, B, B, C]);
    assert_eq!(Table::scoring(here).points("tidehollow"), [6, 6, 3, 0]);
}

/// A third player's capital, and a council seat, decide nothing.
#[test]
fn the_treaty_asks_only_for_the_cube_in_the_capital() {
    let here = peaceful(3).tokens("frostpeak", [6, 9, 10]).cubes("frostpeak", &[A, A, B, C]).council("frostpeak", &[B]);
    assert_eq!(Table::scoring(here).points("frostpeak"), [6, 6, 3]);
    let table = Table::scoring(peaceful(2).cubes("frostpeak", &[A, B]));
    assert_eq!(table.view().modifiers_left, 0);
}

#[test]
fn case_29_the_council() {
    let here = position(2).cubes("mistmarsh", &[B, B, B, B, B, A]);
    let table = Table::scoring(here);
    assert_eq!(table.view().age, 2);
    assert_eq!(table.owner("mistmarsh_council_1"), Some(Who::Player(Seat(A))));
    assert_eq!(table.owner("mistmarsh_capital"), None);
    assert_eq!((table.house(A).supply, table.house(B).supply), (17, 18));
    let tally = &table.kingdom("mistmarsh").tally;
    assert_eq!((tally.len(), tally[0].who, tally[0].cubes), (1, Who::Player(Seat(A)), 1));

    // It counts in the next age: one cube in the council beats none, and two are more than one.
    let here = position(2).age(2).tokens("mistmarsh", [5, 6, 7]).council("mistmarsh", &[A]).cubes("mistmarsh", &[A, B]);
    let table = Table::scoring(here);
    assert_eq!(table.points("mistmarsh"), [6, 3]);
    assert_eq!(table.house(A).supply, 17);
}

/// One player may hold both seats of a council.
#[test]
fn the_second_capital_takes_the_second_seat() {
    let here = position(2).age(2).council("frostpeak", &[A]).cubes("frostpeak", &[B, B, B, A]);
    let table = Table::scoring(here);
    assert_eq!(table.owner("frostpeak_council_1"), Some(Who::Player(Seat(A))));
    assert_eq!(table.owner("frostpeak_council_2"), Some(Who::Player(Seat(A))));
    assert_eq!(table.house(A).supply, 16);
}

#[test]
fn case_30_an_empty_kingdom_loses_its_token() {
    let here = position(2).age(2).tokens("tidehollow", [5, 7, 10]);
    let table = Table::scoring(here);
    assert_eq!(table.points("tidehollow"), [0, 0]);
    let here = table.kingdom("tidehollow");
    assert_eq!(
        here.tokens.iter().map(|token| (token.value, token.gone)).collect::<Vec<_>>(),
        [(5, true), (7, true), (10, false)]
    );
    assert_eq!(here.value, 10);
}

fn new_first(table: &Table) -> (Who, FirstBecause) {
    let found = table.events().into_iter().find_map(|event| match event {
        Event::FirstPlayer { who, why } => Some((who, why)),
        _ => None,
    });
    found.unwrap()
}

#[test]
fn case_31_the_earliest_capital_begins() {
    // C claimed frostpeak's capital, then B sunsteppe's: everybody scores once in both kingdoms, so the tie stays.
    let here = peaceful(3).tokens("frostpeak", [5, 6, 7]).tokens("sunsteppe", [5, 6, 7]);
    let here = here.cubes("frostpeak", &[B, B, C, C]).cubes("sunsteppe", &[C, C, A, B, B]);
    // frostpeak: C 5, B 3; sunsteppe: B 5, C 3, A 1.
    let here = here.score(A, 30).withdrawn(&[C, B, A]);
    let table = Table::scoring(here);
    assert_eq!(table.scores(), [31, 8, 8]);
    assert_eq!(new_first(&table), (Who::Player(Seat(C)), FirstBecause::EarliestCapital));
    assert_eq!((table.view().first, table.asked()), (Who::Player(Seat(C)), Some(C)));
}

#[test]
fn case_32_the_earliest_to_withdraw_begins() {
    let here = position(3).age(2).score(A, 10).score(B, 7).score(C, 7).withdrawn(&[A, B, C]);
    let table = Table::scoring(here);
    assert_eq!(new_first(&table), (Who::Player(Seat(B)), FirstBecause::EarliestOut));
}

/// Who has no capital comes after all who have one, however early they withdrew.
#[test]
fn a_capital_goes_before_an_early_retreat() {
    let here = peaceful(3).tokens("frostpeak", [5, 6, 7]).cubes("frostpeak", &[C, C, B, B]);
    // The treaty gives frostpeak to B (5), and 3 to C; A has nothing: with 5 points from before A ties with B.
    let here = here.score(A, 5).score(C, 10).withdrawn(&[A, C, B]);
    assert_eq!(new_first(&Table::scoring(here)), (Who::Player(Seat(B)), FirstBecause::EarliestCapital));
}

#[test]
fn the_lowest_score_begins_and_nothing_held_counts() {
    let here = position(3).score(A, 4).score(B, 3).score(C, 9).retreats(B, &[5]).modifiers(B, 3);
    assert_eq!(new_first(&Table::scoring(here)), (Who::Player(Seat(B)), FirstBecause::LowestScore));
}

/// Columns, discard pile and deck become the new deck, hands are kept, and the decrees are new.
#[test]
fn the_refresh() {
    let here = position(3).hand(A, "wolf_1 owl_2 bee_3 frog_4").column("greenwild", "okapi_1 okapi_2").deck("bee_8");
    let before = Table::turn(here.clone());
    let old: Vec<_> = before.view().kingdoms.iter().map(|kingdom| kingdom.decree).collect();
    let table = Table::scoring(here);
    let view = table.view();
    assert_eq!((view.age, view.deck, view.discard.len()), (2, 64 - 12, 0));
    assert_eq!(table.hand(A), ["wolf_1", "owl_2", "bee_3", "frog_4"].map(card));
    assert!(view.kingdoms.iter().all(|kingdom| !old.contains(&kingdom.decree) && kingdom.column.is_empty()));
    assert!(view.rally_open && view.houses.iter().all(|house| house.withdrawn.is_none() && house.supply == 18));
    assert_eq!(view.decrees_left, 20);
}

#[test]
fn case_33_the_largest_capital_breaks_a_final_tie() {
    // The treaty gives B ten points for the capital and A three.
    let here = peaceful(3).age(3).tokens("greenwild", [5, 6, 10]).cubes("greenwild", &[A, A, A, A, B, B, B, B]);
    let table = Table::scoring(here.score(A, 20).score(B, 13));
    assert_eq!(table.scores(), [23, 23, 0]);
    let standings = table.game.standings(Eyes::Crowd);
    assert_eq!(standings.winners, Seats::only(Seat(B)));
    assert_eq!(standings.places.unwrap().values(), [2, 1, 3]);
    assert!(
        table
            .events()
            .contains(&Event::GameOver { winners: [Who::Player(Seat(B))].into_iter().collect(), by_capital: true })
    );

    // C holds it but is not among the best.
    let here = peaceful(3).age(3).tokens("greenwild", [5, 6, 10]).cubes("greenwild", &[A, A, A, B, B, B, C, C]);
    let table = Table::scoring(here.score(A, 20).score(B, 20));
    assert_eq!(table.scores(), [30, 30, 3]);
    let standings = table.game.standings(Eyes::Crowd);
    assert_eq!(standings.winners, Seats::only(Seat(A)) | Seats::only(Seat(B)));
    assert_eq!(standings.places.unwrap().values(), [1, 1, 3]);
}

/// Ruling 20: only the largest kingdom's capital counts, and only in the third age.
#[test]
fn no_other_capital_breaks_a_final_tie() {
    let here =
        peaceful(2).age(3).tokens("frostpeak", [5, 6, 10]).cubes("frostpeak", &[A, A, B, B]).council("greenwild", &[B]);
    let here = here.tokens("greenwild", [5, 7, 8]);
    // frostpeak: B 10, A 3; greenwild: B 8.
    let table = Table::scoring(here.score(A, 25).score(B, 10));
    assert_eq!(table.scores(), [28, 28]);
    assert_eq!(table.game.standings(Eyes::Open).winners.len(), 2);
}

#[test]
fn case_34_tokens_and_modifiers_count_at_the_end() {
    let here = position(2).age(3).score(A, 10).score(B, 11).retreats(A, &[5, 2]).modifiers(A, 3);
    let table = Table::scoring(here);
    assert_eq!(table.scores(), [20, 11]);
    assert!(table.events().iter().any(|event| matches!(event, Event::RevealsRetreat { points: 7, .. })));
    assert!(table.events().iter().any(|event| matches!(event, Event::ModifierPoints { points: 3, .. })));
    // Everybody sees the tokens now, but no hand.
    let view = table.game.view(Eyes::Crowd);
    assert_eq!(view.houses[0].retreat_tokens.as_ref().unwrap().len(), 2);
    assert!(view.houses[0].hand.is_none());
}
