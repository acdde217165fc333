//! How figures move, and picking them, case by case.

use crate::common::{Table, sea};

/// The destinations of a figure as `e4:ice`, sorted.
fn destinations(mut position: arctic::position::Position, figure: &str, seat: u8) -> Vec<String> {
    position = position.turn(seat).card_done();
    let mut table = Table::of(position);
    let hunter = figure.split('_').next().unwrap();
    table.play(&format!("activate:{hunter}"));
    let pick = format!("pick:{figure}");
    if table.choices().contains(&pick) {
        table.play(&pick);
    }
    let mut found = table.offered(&format!("move:{figure}:"));
    found.sort();
    found
}

/// "d4 d5" becomes `d4:water`, `d5:water`; "f5!" becomes `f5:ice`.
fn places(text: &str) -> Vec<String> {
    let place = |text: &str| match text.strip_suffix('!') {
        Some(cell) => format!("{cell}:ice"),
        None => format!("{text}:water"),
    };
    let mut places: Vec<String> = text.split_whitespace().map(place).collect();
    places.sort();
    places
}

#[test]
fn case_13_diving_seal() {
    let position = sea().floe("e4").on_ice("seal_1", "e4").in_water("cod_1", "g4").turn(3).card_done();
    let mut table = Table::of(position);
    table.play("activate:seal move:seal_1:g4:water");
    assert!(table.choices().contains(&"attack:seal_1:cod_1".to_string()));
    let before = table.score(3);
    table.play("attack:seal_1:cod_1");
    assert_eq!(table.whereabouts("cod_1"), "caught:3");
    assert_eq!(table.score(3), before + 2);
}

#[test]
fn case_20_orca_and_ice() {
    let found = destinations(sea().floe("e5").pack("f4").in_water("orca", "e4"), "orca", 0);
    for (cell, reached) in [("e5", true), ("f4", true), ("f5", false), ("e6", false), ("d5", true)] {
        assert_eq!(found.contains(&format!("{cell}:water")), reached, "{cell}");
    }
}

#[test]
fn case_21_bear_on_foot() {
    let position = sea().floe("e5").pack("f5").iceberg("e6").on_ice("bear", "e5");
    assert_eq!(destinations(position, "bear", 1), places("d4 d5 e4 f4 f5! f6 g5 g6"));
}

#[test]
fn case_22_bear_swimming() {
    let position = sea().floe("e5").in_water("bear", "e4");
    assert_eq!(destinations(position, "bear", 1), places("d3 d4 e3 f3 f4 e5! d5 e6 f5"));
}

#[test]
fn case_23_eskimo() {
    let position = sea().floe("e4 e5").pack("e6");
    let on_foot = destinations(position.clone().on_ice("eskimo", "e4"), "eskimo", 2);
    assert_eq!(on_foot, places("d3 d4 e3 f3 f4 e5! e6!"));
    let kayak = destinations(position.in_water("eskimo", "f5"), "eskimo", 2);
    for (place, reached) in
        [("e5:ice", true), ("e6:ice", true), ("d5:water", false), ("d5:ice", false), ("g4:water", true)]
    {
        assert_eq!(kayak.contains(&place.to_string()), reached, "{place}");
    }
}

#[test]
fn case_24_standard_start() {
    let position = || arctic::position::Position::new(4).standard();
    let expected = [
        ("orca", 0, "b1 b2 b3 b4 c3 c4 c5"),
        ("bear", 1, "d6! d5! c6 e7"),
        ("eskimo", 2, "d1! d2! c2"),
        ("seal_1", 3, "e7 f5 f6 g6 h4 g5! g5"),
    ];
    for (figure, seat, cells) in expected {
        let found = destinations(position(), figure, seat);
        assert_eq!(found, places(cells), "{figure}");
        for place in found {
            let mut table = Table::of(position().turn(seat).card_done());
            let hunter = figure.split('_').next().unwrap();
            table.play(&format!("activate:{hunter}"));
            if hunter == "seal" {
                table.play("pick:seal_1");
            }
            table.play(&format!("move:{figure}:{place}"));
            assert!(table.offered("attack").is_empty(), "{figure} at {place}");
        }
    }
    let mut table = Table::of(position().hand(0, "drift_red_1a melt_1 melt_2"));
    table.play("play:drift_red_1a");
    table.asks("drift:c7 drift:d5 drift:d6 drift:e2 drift:e5 drift:e6 drift:g3 drift:g5");
}

#[test]
fn case_26_plankton() {
    let position = sea().in_water("cod_1", "e4").in_water("cod_2", "e4").in_water("cod_3", "e5");
    let mut table = Table::of(position.card_done());
    table.play("activate:cod").asks("pick:cod_1 pick:cod_3 pick:cod_9");
    table.play("pick:cod_1 move:cod_1:e5:water").asks("pick:cod_2 pick:cod_3 pick:cod_9 finish");
    table.play("pick:cod_2 move:cod_2:d4:water pick:cod_3 move:cod_3:d5:water finish");
    assert_eq!(table.written()["houses"][0]["plankton"], 1);
    assert_eq!(table.written()["plankton"], 8);
}

#[test]
fn case_42_picking_a_seal() {
    let position = sea().in_water("seal_1", "e4").in_water("seal_2", "g1").in_water("cod_1", "e4").turn(3).card_done();
    let mut table = Table::of(position);
    table.play("activate:seal").asks("pick:seal_1 pick:seal_2 attack:seal_1:cod_1 finish");
    table.play("pick:seal_2");
    assert!(table.choices().iter().all(|choice| choice.starts_with("move:seal_2:")));
    table.play("move:seal_2:g3:water");
    let choices = table.choices();
    let moves = table.offered("move:seal_1:").len();
    assert!(moves > 0);
    assert_eq!(choices.len(), moves + 2);
    assert!(choices.contains(&"attack:seal_1:cod_1".to_string()) && choices.contains(&"finish".to_string()));
}

#[test]
fn a_seal_dives_under_its_own_floe_only_by_way_of_the_sea() {
    // e4 with open sea around it: out and back again, on the other level.
    let found = destinations(sea().floe("e4").on_ice("seal_1", "e4"), "seal_1", 3);
    assert!(found.contains(&"e4:water".to_string()) && !found.contains(&"e4:ice".to_string()));
    // Surrounded by ice there is no way through the sea.
    let found = destinations(sea().floe("e4 d3 d4 e3 e5 f3 f4").on_ice("seal_1", "e4"), "seal_1", 3);
    assert!(!found.contains(&"e4:water".to_string()));
    assert_eq!(found, places("d3 d3! d4 d4! e3 e3! e5 e5! f3 f3! f4 f4!"));
}

#[test]
fn all_cod_moved_ends_the_activation_by_itself() {
    let mut table = Table::of(sea().in_water("cod_1", "e4").card_done());
    table.play("activate:cod pick:cod_1 move:cod_1:e5:water pick:cod_9");
    let to = table.choices()[0].clone();
    table.play(&to);
    assert_eq!(table.written()["houses"][0]["plankton"], 1);
    // The card is played and the hunter used, so the turn is over but for the exchange of cards.
    assert_eq!(table.asked(), Some(1));
}
