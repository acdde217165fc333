//! Corners of the rules for two to five players: limits, ties among several, and who is asked when.

use crate::common::*;
use animal_kingdoms::{Action, AnimalKingdoms, Event, FirstBecause, Options, Retreat, Who};
use engine::{Eyes, Game, Key, Match, Seat, Seats};

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;
const D: u8 = 3;
const E: u8 = 4;

fn player(seat: u8) -> Who {
    Who::Player(Seat(seat))
}

fn first_player(table: &Table) -> (Who, FirstBecause) {
    let found = table.events().into_iter().find_map(|event| match event {
        Event::FirstPlayer { who, why } => Some((who, why)),
        _ => None,
    });
    found.expect("an age has ended")
}

fn drawing(table: &Table) -> Vec<(Who, u8)> {
    let draw = |event: Event| match event {
        Event::Draws { who, count, .. } => Some((who, count)),
        _ => None,
    };
    table.events().into_iter().filter_map(draw).collect()
}

// Rallying (5.4).

/// The guard counts ten rallies for each player, whoever rallied.
#[test]
fn the_guard_grows_with_the_table() {
    for players in 2..=5u8 {
        let here = position(players.into()).decree("greenwild", "odd_only").hand(A, "wolf_1 owl_2 bee_3 frog_4");
        let open = |rallies| Table::turn(here.clone().rallies_in_a_row(rallies)).choices().contains(&"rally".into());
        assert!(open(10 * players - 1) && !open(10 * players), "{players} players");
    }
}

/// Played out: two players rally twenty times, then it is closed until somebody claims; a new age opens it again.
#[test]
fn twenty_rallies_and_then_a_claim() {
    let mut table = Table::turn(position(2));
    for _ in 0..20 {
        table.play("rally");
        let pick = table.choices()[0].clone();
        table.play(&pick).play("done");
    }
    assert_eq!(table.scores(), [10, 10]);
    assert!(!table.choices().contains(&"rally".to_string()) && !table.view().rally_open);
    let mut other = Table(engine::testkit::Table { game: table.game, dice: engine::Dice::quick(3), log: Vec::new() });
    for _ in 0..3 {
        let choice = table.choices()[0].clone();
        table.play(&choice);
    }
    assert!(table.choices().contains(&"rally".to_string()));
    other.play("withdraw withdraw");
    assert_eq!(other.view().age, 2);
    assert!(other.choices().contains(&"rally".to_string()));
}

/// The cards given away are in the pile before new ones are drawn: they are shuffled with it if the deck runs out.
#[test]
fn discarded_cards_are_shuffled_with_the_pile() {
    let mut table = Table::turn(position(2).hand(A, "wolf_1 owl_2 bee_3 frog_4").deck("okapi_1"));
    let pile = table.view().discard.len() as u8;
    table.play("rally discard:wolf_1 discard:owl_2 done");
    assert!(table.events().contains(&Event::Reshuffles { cards: pile + 2 }));
    assert_eq!((table.view().discard.len(), table.view().deck), (0, pile + 1));
    assert!(table.hand(A).contains(&card("okapi_1")));
}

// Claiming and withdrawing (5.2 to 5.5).

/// Under `pair` either card may be the one that stays, and one card may have partners by type and by rank.
#[test]
fn a_pair_may_be_played_either_way_round() {
    let here = position(2).decree("tidehollow", "pair").hand(A, "bee_5 owl_5 bee_7 frog_1");
    let mut table = Table::turn(here.clone());
    table.play("claim card:bee_5 kingdom:tidehollow");
    assert_eq!(table.choices(), ["partner:owl_5", "partner:bee_7"]);
    let mut table = Table::turn(here);
    table.play("claim card:bee_7 kingdom:tidehollow");
    assert_eq!(table.choices(), ["partner:bee_5"]);
    table.play("partner:bee_5");
    assert_eq!((table.kingdom("tidehollow").column, table.view().discard), (vec![card("bee_7")], vec![card("bee_5")]));
    assert_eq!(drawing(&table), [(player(A), 2)]);
}

/// Under `pair` the capital costs a partner too; both cards are drawn again before the player is out.
#[test]
fn a_capital_under_two_by_two() {
    let here = position(2).decree("frostpeak", "pair").cubes("frostpeak", &[A, B, A]);
    let mut table = Table::turn(here.hand(A, "bee_5 owl_5 bee_7 frog_1"));
    table.play("claim card:owl_5 kingdom:frostpeak partner:bee_5");
    let order: Vec<&str> = table
        .events()
        .iter()
        .map(|event| match event {
            Event::Claims { .. } => "claims",
            Event::Draws { count: 2, .. } => "draws two",
            Event::Withdraws { .. } => "withdraws",
            Event::TakesRetreat { .. } => "takes a token",
            _ => "?",
        })
        .collect();
    assert_eq!(order, ["claims", "draws two", "withdraws", "takes a token"]);
}

/// Three tokens in three ages, one each; the fourth is never seen by anybody, not even at the end.
#[test]
fn one_retreat_token_for_each_age() {
    let mut table = Table::turn(position(2));
    for age in 1..=3u8 {
        assert_eq!((table.view().age, table.view().retreats_left), (age, 4 - age));
        let early = table.asked().unwrap();
        let before = table.house(early).retreats;
        table.play("withdraw");
        assert_eq!(table.house(early).retreats, before + 1);
        table.play("withdraw");
    }
    let view = table.game.view(Eyes::Crowd);
    let shown: Vec<Retreat> = view.houses.iter().flat_map(|house| house.retreat_tokens.clone().unwrap()).collect();
    assert_eq!((shown.len(), view.retreats_left), (3, 0));
    let hidden = table.game.secrets(Eyes::Open);
    assert_eq!((94..98).filter(|&token| hidden.contains(token)).count(), 1);
}

/// With the treaty one may rally and withdraw as ever, and the first to go takes a token.
#[test]
fn the_treaty_changes_nothing_but_battles() {
    let mut table = Table::turn(peaceful(3));
    assert!(table.choices().contains(&"rally".to_string()));
    table.play("withdraw");
    assert_eq!((table.house(A).retreats, table.view().rally_open), (1, false));
}

/// The turn goes clockwise over those who are out, round the end of the table.
#[test]
fn turns_pass_over_who_is_out() {
    let mut table = Table::turn(position(5).turn(D).first(D).withdrawn(&[E, A]));
    table.play("withdraw");
    assert_eq!(table.asked(), Some(B));
    table.play("withdraw");
    assert_eq!(table.asked(), Some(C));
}

/// 4.4: steps of a claim can be taken back until the card is played, and nothing after a draw.
#[test]
fn a_claim_can_be_taken_back_until_it_is_made() {
    let mut game: Match<AnimalKingdoms> = Match::new(Options::default(), 3, Key::from_seed(3)).unwrap();
    let seat = game.state().turn().seat().unwrap();
    let mut actions = Vec::new();
    for steps in 0..2 {
        assert_eq!(game.undoable(seat), steps);
        game.state().actions(&mut actions);
        game.play(seat, actions[0]).unwrap();
    }
    assert_eq!(game.undoable(seat), 2);
    game.undo(seat, 2).unwrap();
    game.play(seat, Action::Rally).unwrap();
    game.state().actions(&mut actions);
    game.play(seat, actions[0]).unwrap();
    assert_eq!(game.undoable(seat), 2);
    game.play(seat, Action::Done).unwrap();
    assert_eq!(game.undoable(seat), 0);
    // A first withdrawal draws a token: that stands.
    let next = game.state().turn().seat().unwrap();
    game.play(next, Action::Withdraw).unwrap();
    assert_eq!(game.undoable(next), 0);
}

// Battles (5.8).

fn fight_of_three(a: &str, b: &str, c: &str) -> animal_kingdoms::position::Position {
    let here = position(3).tokens("tidehollow", [8, 9, 10]).cubes("tidehollow", &[A, B, C]);
    here.hand(A, a).hand(B, b).hand(C, c)
}

/// Three level to the last card share the first place: the whole token each, no modifier for anybody.
#[test]
fn three_share_a_full_tie() {
    let here = position(5).tokens("greenwild", [9, 10, 10]).cubes("greenwild", &[A, A, B, B, C, C, D]);
    let here = here.hand(A, "wolf_8 wolf_3 wolf_4 wolf_2").hand(B, "owl_8 owl_3 owl_4 owl_2");
    let mut table = Table::scoring(here.hand(C, "bee_8 bee_3 bee_4 bee_2"));
    table.play("fight:wolf_8 fight:owl_8 fight:bee_8 fight:wolf_3 fight:owl_3 fight:bee_3");
    table.play("fight:wolf_4 fight:owl_4 fight:bee_4");
    assert_eq!(table.points("greenwild"), [9, 9, 9, 3, 0]);
    assert_eq!((table.modifiers(), table.hand_sizes()), (vec![0; 5], vec![4; 5]));
}

/// One of three loses at once, the others stay level to the last card: they share the first place, the loser is second.
#[test]
fn two_of_three_share_and_the_third_is_second() {
    let here = position(4).tokens("greenwild", [9, 10, 10]).cubes("greenwild", &[A, A, B, B, C, C, D]);
    let here = here.hand(A, "wolf_8 wolf_3 wolf_4 wolf_2").hand(B, "owl_7 owl_6 owl_5 owl_1");
    let mut table = Table::scoring(here.hand(C, "bee_8 bee_3 bee_4 bee_2"));
    table.play("fight:wolf_8 fight:owl_7 fight:bee_8 fight:wolf_3 fight:bee_3 fight:wolf_4 fight:bee_4");
    assert_eq!(table.points("greenwild"), [9, 3, 9, 1]);
    assert_eq!((table.modifiers(), table.hand_sizes()), (vec![0, 1, 0, 0], vec![4; 4]));
}

/// Three with equal cards fight on together, and a 1 may decide later.
#[test]
fn three_level_cards_eliminate_nobody() {
    let here = fight_of_three("wolf_5 wolf_8 wolf_2 wolf_3", "owl_5 owl_8 owl_2 owl_3", "bee_5 bee_1 bee_2 bee_3");
    let mut table = Table::scoring(here);
    table.play("fight:wolf_5 fight:owl_5 fight:bee_5");
    assert_eq!(table.view().battle.unwrap().contenders.iter().filter(|seen| seen.standing).count(), 3);
    table.play("fight:wolf_8 fight:owl_8 fight:bee_1");
    assert_eq!(table.points("tidehollow"), [3, 3, 8]);
}

/// A plain 1 beats every raised card at once, even two that are level above 8.
#[test]
fn a_one_beats_two_nines() {
    let here = fight_of_three("wolf_7 wolf_8 wolf_2 wolf_3", "owl_7 owl_8 owl_2 owl_3", "bee_5 bee_1 bee_2 bee_3");
    let mut table = Table::scoring(here.modifiers(A, 1).modifiers(B, 1));
    table.play("fight:wolf_7 fight:owl_7 fight:bee_1 add:1 add:1");
    assert_eq!(table.points("tidehollow"), [3, 3, 8]);
}

/// 1 against 2 to 7: the 1 is just the lowest card, and of several cards the highest wins.
#[test]
fn a_one_without_an_eight_is_the_lowest() {
    let here = fight_of_three("wolf_7 wolf_8 wolf_2 wolf_3", "owl_2 owl_8 owl_7 owl_3", "bee_5 bee_1 bee_2 bee_3");
    let mut table = Table::scoring(here);
    table.play("fight:wolf_7 fight:owl_2 fight:bee_1");
    assert_eq!(table.points("tidehollow"), [8, 3, 3]);
}

/// Modifiers are offered in battle order from the first player of the age; an addition wipes every mark, and asking
/// goes on with the next contender.
#[test]
fn an_addition_gives_everybody_another_chance() {
    let here = fight_of_three("wolf_5 wolf_8 wolf_2 wolf_3", "owl_5 owl_8 owl_2 owl_3", "bee_5 bee_1 bee_2 bee_3");
    let mut table = Table::scoring(here.first(1).modifiers(A, 2).modifiers(B, 2).modifiers(C, 2));
    assert_eq!(table.asked(), Some(B));
    table.play("fight:owl_5 fight:bee_5 fight:wolf_5");
    let mut asked = Vec::new();
    for choice in ["pass", "pass", "add:1", "pass", "add:2", "pass", "pass"] {
        asked.push(table.asked().unwrap());
        table.play(choice);
    }
    // B, C pass, A adds; B passes, C adds both; A has one left and passes; B passes; C has none.
    assert_eq!(asked, [B, C, A, B, C, A, B]);
    assert_eq!(table.points("tidehollow"), [3, 3, 8]);
    assert_eq!((table.modifiers(), table.view().modifiers_left), (vec![2, 3, 0], 13));
}

/// Who has lost the first round is asked neither for a card nor for modifiers in the second.
#[test]
fn losers_have_no_say_any_more() {
    let here = fight_of_three("wolf_7 wolf_8 wolf_2 wolf_3", "owl_4 owl_8 owl_2 owl_3", "bee_7 bee_6 bee_2 bee_3");
    let mut table = Table::scoring(here.modifiers(B, 1));
    table.play("fight:wolf_7 fight:owl_4 fight:bee_7");
    assert_eq!(table.asked(), Some(B));
    table.play("pass fight:wolf_8 fight:bee_6");
    assert_eq!(table.points("tidehollow"), [8, 3, 3]);
    assert_eq!(table.modifiers(), [0, 2, 1]);
}

/// A modifier may lift a card into the lead, and the leader may add as well.
#[test]
fn anybody_may_add_at_any_time() {
    let here = fight_of_three("wolf_7 wolf_8 wolf_2 wolf_3", "owl_4 owl_8 owl_2 owl_3", "bee_2 bee_6 bee_7 bee_3");
    let mut table = Table::scoring(here.modifiers(A, 1).modifiers(B, 3));
    table.play("fight:wolf_7 fight:owl_4 fight:bee_2 add:1 add:3");
    // 9, 10 and 2.
    assert_eq!(table.points("tidehollow"), [3, 8, 3]);
}

/// With one modifier left in the supply, the first loser in battle order takes it.
#[test]
fn the_last_modifier_goes_to_the_first_loser() {
    let here = position(4).tokens("tidehollow", [8, 9, 10]).cubes("tidehollow", &[A, B, C]);
    let here = here.hand(A, "wolf_2 wolf_8 wolf_7 wolf_3").hand(B, "owl_8 owl_4 owl_2 owl_3");
    let mut table = Table::scoring(here.hand(C, "bee_5 bee_6 bee_7 bee_3").first(C).modifiers(D, 17));
    table.play("fight:bee_5 fight:wolf_2 fight:owl_8");
    assert_eq!((table.modifiers(), table.view().modifiers_left), (vec![0, 0, 1, 17], 0));
}

/// The battle's cards are in the pile before hands are refilled, in battle order.
#[test]
fn battle_cards_can_be_drawn_again() {
    let here = position(3).cubes("tidehollow", &[A, B]).hand(A, "wolf_7 wolf_8 wolf_2 wolf_3");
    let mut table = Table::scoring(here.hand(B, "owl_7 owl_4 owl_2 owl_3").first(B).deck("okapi_1"));
    table.play("fight:owl_7 fight:wolf_7 fight:owl_4 fight:wolf_8");
    let drawn: Vec<_> = drawing(&table).into_iter().take(2).collect();
    assert_eq!(drawn, [(player(B), 2), (player(A), 2)]);
    assert!(table.hand(B).contains(&card("okapi_1")));
}

/// Each kingdom is finished before the next: points and modifiers of frostpeak are there when greenwild is fought for.
#[test]
fn kingdoms_are_scored_one_by_one() {
    let here = position(2).tokens("frostpeak", [5, 6, 7]).cubes("frostpeak", &[A]).cubes("sunsteppe", &[A, B]);
    let here = here.cubes("greenwild", &[A, B]).hand(A, "wolf_7 wolf_8 wolf_2 wolf_3");
    let mut table = Table::scoring(here.hand(B, "owl_6 owl_4 owl_2 owl_3"));
    assert_eq!((table.scores(), table.view().battle.unwrap().kingdom), (vec![5, 0], kingdom("sunsteppe")));
    table.play("fight:wolf_7 fight:owl_6");
    assert_eq!((table.scores()[1], table.modifiers()), (3, vec![0, 1]));
    assert_eq!(table.view().battle.unwrap().kingdom, kingdom("greenwild"));
    // The modifier just won is offered in this battle.
    table.play("fight:wolf_8 fight:owl_4");
    assert_eq!((table.asked(), table.choices()), (Some(B), vec!["pass".to_string(), "add:1".to_string()]));
}

// Scoring, treaty, between the ages, the end (5.7, 5.9 to 5.11, 6).

/// Council seats count for places, and so they may bring about a battle.
#[test]
fn the_council_fights_too() {
    let here = position(2).age(2).cubes("frostpeak", &[A, A]).council("frostpeak", &[B, B]);
    let table = Table::scoring(here);
    assert_eq!(table.view().battle.unwrap().contenders.len(), 2);
    // And alone it is worth a place.
    let here = position(2).age(2).tokens("frostpeak", [5, 6, 7]).council("frostpeak", &[B]);
    assert_eq!(Table::scoring(here).points("frostpeak"), [0, 6]);
}

/// Three level under the treaty: the one in the capital is first, both others second, the next group third.
#[test]
fn the_treaty_among_three() {
    let here = peaceful(5).tokens("greenwild", [6, 9, 10]).cubes("greenwild", &[A, A, B, B, C, D, E, C]);
    assert_eq!(Table::scoring(here).points("greenwild"), [3, 3, 6, 1, 1]);
    let here = peaceful(4).tokens("greenwild", [6, 9, 10]).cubes("greenwild", &[A, A, B, B, C, C, D]);
    assert_eq!(Table::scoring(here).points("greenwild"), [6, 6, 6, 3]);
}

/// With the treaty no modifier exists: nobody is asked for one and none is counted at the end.
#[test]
fn the_treaty_knows_no_modifiers() {
    let here = peaceful(2).age(3).tokens("frostpeak", [5, 6, 7]).cubes("frostpeak", &[A, B]);
    let table = Table::scoring(here);
    assert_eq!((table.asked(), table.scores()), (None, vec![7, 7]));
    assert!(!table.events().iter().any(|event| matches!(event, Event::ModifierPoints { .. })));
}

/// After the third age nothing is refreshed: capitals stay capitals.
#[test]
fn no_refresh_after_the_third_age() {
    let table = Table::scoring(position(2).age(3).cubes("frostpeak", &[A, A, A, B]));
    assert_eq!((table.asked(), table.view().age), (None, 3));
    assert_eq!((table.owner("frostpeak_capital"), table.owner("frostpeak_council_1")), (Some(player(B)), None));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Refreshes { .. })));
}

/// 5.11: only those on the lowest score are compared; an earlier capital of somebody else does not matter.
#[test]
fn only_the_lowest_compare_their_capitals() {
    let here = peaceful(3).tokens("frostpeak", [5, 6, 7]).tokens("sunsteppe", [5, 6, 7]);
    // frostpeak: A alone 5; sunsteppe: B alone 5. C has 5 from before.
    let here = here.cubes("frostpeak", &[A, A, A, A]).cubes("sunsteppe", &[B, B, B, B, B]).score(A, 20).score(C, 5);
    let table = Table::scoring(here.withdrawn(&[A, C, B]));
    assert_eq!((table.scores(), first_player(&table)), (vec![25, 5, 5], (player(B), FirstBecause::EarliestCapital)));
}

/// Points of rallies are on the board and count for the lowest score.
#[test]
fn rallies_decide_who_begins() {
    let mut table = Table::turn(position(2));
    table.play("rally");
    let pick = table.choices()[0].clone();
    table.play(&pick).play("done withdraw withdraw");
    assert_eq!(first_player(&table), (player(B), FirstBecause::LowestScore));
    assert_eq!(table.asked(), Some(B));
}

/// Three are level at the end and one of them holds greenwild: one winner, and the others share the second place.
#[test]
fn a_final_tie_of_three() {
    let here = peaceful(4).age(3).tokens("greenwild", [5, 6, 10]).cubes("greenwild", &[A, A, A, B, B, B, C, C]);
    let here = here.score(A, 10).score(B, 10).score(C, 17).score(D, 4);
    let table = Table::scoring(here.retreats(D, &[3]));
    assert_eq!(table.scores(), [20, 20, 20, 7]);
    let standings = table.game.standings(Eyes::Crowd);
    assert_eq!((standings.winners, standings.places.unwrap().values()), (Seats::only(Seat(C)), &[2, 2, 1, 4][..]));
}

/// Retreat tokens and modifiers count before ties are looked at.
#[test]
fn what_is_held_can_make_a_tie() {
    let here = position(2).age(3).score(A, 12).score(B, 9).retreats(B, &[2]).modifiers(B, 1);
    let standings = Table::scoring(here).game.standings(Eyes::Crowd);
    assert_eq!(standings.winners.len(), 2);
    assert_eq!(standings.places.unwrap().values(), [1, 1]);
}
