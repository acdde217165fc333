//! Cards, the end of the game, and points, case by case.

use crate::common::{Table, sea};
use arctic::EndsBecause;
use arctic::position::Position;
use engine::{Eyes, Game, Seat, Seats};

#[test]
fn case_33_refresh() {
    let position = sea().hand(0, "melt_1 melt_2").card_done().hunted();
    let mut table = Table::of(position.clone());
    table.play("end_turn").asks("keep refresh");
    table.play("refresh");
    assert_eq!(table.discard(), ["melt_1", "melt_2"]);
    assert_eq!((table.hand(0).len(), table.asked()), (3, Some(1)));
    let mut table = Table::of(position);
    table.play("end_turn keep");
    assert_eq!(table.hand(0).len(), 3);
    assert!(table.hand(0).contains(&"melt_1".to_string()) && table.hand(0).contains(&"melt_2".to_string()));
}

#[test]
fn case_34_deck_runs_out() {
    let mut table = Table::of(sea().hand(0, "melt_1 melt_2 melt_3").deck("").hunted());
    let discarded = table.discard().len();
    table.play("play:melt_1 keep");
    assert_eq!(table.hand(0).len(), 3);
    assert_eq!((table.deck().len(), table.discard().len()), (discarded, 0));
    assert!(table.events().contains(&arctic::Event::Reshuffles { cards: discarded as u8 + 1 }));
}

#[test]
fn case_36_last_plankton() {
    let position = sea().plankton(1, 8).in_water("cod_1", "e4");
    let mut table = Table::of(position);
    table.play("activate:cod pick:cod_1 move:cod_1:e5:water finish");
    assert_eq!(table.asked(), None);
    let ended = table
        .events()
        .iter()
        .any(|event| matches!(event, arctic::Event::GameOver { why: EndsBecause::NoPlankton, .. }));
    assert!(ended);
    assert_eq!((table.score(0), table.written()["plankton"].as_u64()), (12 + 1, Some(0)));
}

#[test]
fn case_37_scoring() {
    // Seat 0 orca, 1 bear, 2 Inuit hunter, 3 seal. The seal's player catches the last cod now.
    let mut position = sea().off("cod_9", "gone").floe("d1").igloo("d1");
    for (cod, seat) in [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 3), (7, 3), (8, 3)] {
        position = position.off(&format!("cod_{cod}"), &format!("caught:{seat}"));
    }
    position = position.captured("bear", 1, 2).captured("orca", 1, 1).captured("eskimo", 1, 0).captured("seal", 1, 0);
    position = position.plankton(0, 2).plankton(1, 2).plankton(3, 2);
    let mut table = Table::of(position.in_water("cod_9", "e4").in_water("seal_1", "e4").turn(3));
    table.play("activate:seal attack:seal_1:cod_9");
    assert_eq!([0, 1, 2, 3].map(|seat| table.score(seat)), [18, 18, 18, 18]);
    let standings = table.game.standings(Eyes::Crowd);
    assert_eq!(standings.winners, Seats::only(Seat(3)));
    assert_eq!(standings.places.unwrap().values(), [4, 2, 2, 1]);
}

#[test]
fn a_remaining_tie_is_shared_and_a_neutral_igloo_scores_for_nobody() {
    let position = Position::new(2).hunters("orca bear").floe("d1").igloo("d1").plankton(1, 8);
    let mut table = Table::of(position.captured("orca", 0, 1).turn(0));
    assert_eq!((table.score(0), table.score(1)), (12, 20));
    let position = Position::new(2).hunters("orca bear").off("cod_1", "caught:0").off("cod_2", "caught:1");
    let position = position.plankton(0, 4).plankton(1, 4);
    table = Table::of(position.in_water("orca", "i1"));
    // The last cod gives the orca's player the lead; without it both are level in points and cod.
    assert_eq!((table.score(0), table.score(1)), (18, 18));
    table.play("activate:orca attack:orca:cod_9");
    assert_eq!(table.game.standings(Eyes::Crowd).winners, Seats::only(Seat(0)));
}

#[test]
fn the_igloo_scores_for_its_player_even_without_the_hunter() {
    let position = sea().captured("eskimo", 2, 1).floe("d1").igloo("d1");
    assert_eq!(Table::of(position).score(2), 4);
}

#[test]
fn after_two_hundred_turns_the_game_is_over() {
    let position = sea().hand(0, "melt_1 melt_2").card_done().hunted();
    let mut table = Table::of(position.clone().turns(199));
    table.play("end_turn keep");
    assert_eq!(table.asked(), Some(1));
    let mut table = Table::of(position.turns(200));
    table.play("end_turn keep");
    assert_eq!(table.asked(), None);
    // Nobody has a cod and all hunters have six points but the igloo's owner: three share the victory.
    assert_eq!(table.game.standings(Eyes::Crowd).winners.len(), 3);
}

#[test]
fn the_first_hands_hold_three_cards_and_every_hunter_is_equally_likely() {
    let mut counts = [[0u32; 4]; 4];
    let mut firsts = [0u32; 4];
    let mut dice = engine::Dice::quick(9);
    for _ in 0..2_000 {
        let game = arctic::Arctic::new(&arctic::Options::default(), 4, &mut dice, &mut engine::NoLog).unwrap();
        let state = serde_json::to_value(game).unwrap();
        for seat in 0..4 {
            assert_eq!(state["houses"][seat]["hand"].as_array().unwrap().len(), 3);
            counts[seat][state["owners"][seat].as_u64().unwrap() as usize] += 1;
        }
        assert_eq!(state["deck"].as_array().unwrap().len(), 24);
        firsts[state["first"].as_u64().unwrap() as usize] += 1;
    }
    assert!(counts.iter().flatten().chain(&firsts).all(|&count| (400..600).contains(&count)), "{counts:?} {firsts:?}");
}
