//! Attacks, captures and returns, case by case.

use crate::common::{Table, sea};
use arctic::position::Position;

/// The attacks that a hunter is offered where it stands.
fn attacks(position: Position, hunter: &str, seat: u8) -> Vec<String> {
    let mut table = Table::of(position.turn(seat).card_done());
    table.play(&format!("activate:{hunter}"));
    table.offered("attack:")
}

#[test]
fn case_14_out_of_reach() {
    let crowd = sea().floe("e4").in_water("orca", "e4").in_water("seal_1", "e4").in_water("cod_1", "e4");
    assert!(attacks(crowd.clone().on_ice("bear", "e4"), "bear", 1).is_empty());
    assert_eq!(attacks(crowd.clone().on_ice("bear", "e4"), "orca", 0), ["orca:seal_1", "orca:cod_1"]);
    assert_eq!(attacks(crowd.on_ice("eskimo", "e4"), "eskimo", 2), ["eskimo:cod_1"]);
}

#[test]
fn case_15_walking_into_a_mouth() {
    let mut table = Table::of(sea().in_water("orca", "e4").in_water("seal_1", "e5").turn(3).card_done());
    table.play("activate:seal move:seal_1:e4:water");
    assert_eq!(table.whereabouts("seal_1"), "e4:water");
    assert_eq!(table.asked(), Some(0), "the turn is over and nobody was captured");
    assert_eq!((table.score(0), table.score(3)), (12, 12));
}

#[test]
fn case_16_melt_and_bite() {
    let position = sea().pack("e4").floe("a1").on_ice("bear", "e4").in_water("orca", "e6");
    let mut table = Table::of(position.hand(0, "melt_2 drift_red_1a drift_red_1b"));
    table.play("play:melt_2 melt:e4 activate:orca move:orca:e4:water attack:orca:bear");
    assert_eq!(table.whereabouts("bear"), "waiting");
    assert_eq!(table.written()["houses"][0]["trophies"], serde_json::json!([0, 1, 0, 0]));
    assert_eq!((table.score(0), table.score(1)), (12 + 6, 12 - 6));
}

#[test]
fn case_27_return() {
    let position = sea().off("bear", "waiting").captured("bear", 1, 0).iceberg("g1").floe("c1").turn(1);
    let mut table = Table::turn(position.in_water("cod_1", "c7").in_water("cod_2", "a1"));
    table.asks("return:a1 return:c1 return:c7 return:g7 return:i1");
    table.play("return:c7");
    assert_eq!(table.whereabouts("bear"), "c7:water");
    table.play("activate:bear");
    assert!(!table.offered("move:bear:").is_empty());
    assert!(table.offered("attack").is_empty());
    table.play("move:bear:c6:water");
    assert!(table.offered("activate").is_empty(), "nothing to attack, so the hunt is over");
}

#[test]
fn a_bear_that_returns_to_ice_stands_on_it_and_a_seal_chooses() {
    let mut table = Table::turn(sea().off("bear", "waiting").captured("bear", 1, 0).floe("c1").turn(1));
    table.play("return:c1");
    assert_eq!(table.whereabouts("bear"), "c1:ice");
    let mut table = Table::turn(sea().off("seal_2", "waiting").captured("seal", 1, 0).floe("c1").turn(3));
    table.asks("return:a1 return:c1:ice return:c1:water return:c7 return:g1 return:g7 return:i1");
    table.play("return:c1:water");
    assert_eq!(table.whereabouts("seal_2"), "c1:water");
}

#[test]
fn case_28_second_capture() {
    let position = sea().captured("bear", 1, 2).in_water("bear", "e4").in_water("orca", "e4").card_done();
    let mut table = Table::of(position.hand(0, "melt_1 melt_2").hand(1, "melt_3 melt_4 melt_5"));
    table.play("activate:orca attack:orca:bear");
    assert_eq!(table.whereabouts("bear"), "gone");
    table.play("keep");
    table.asks("play:melt_3 play:melt_4 play:melt_5 activate:cod");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn case_29_seal_lives() {
    // Without cards the seal cannot flee.
    let position = || sea().hand(3, "").card_done();
    let once = position().captured("seal", 1, 1).in_water("seal_1", "c7").in_water("seal_2", "e4");
    let mut table = Table::of(once.in_water("orca", "e4"));
    table.play("activate:orca attack:orca:seal_2");
    assert_eq!((table.whereabouts("seal_2").as_str(), table.whereabouts("seal_1").as_str()), ("gone", "c7:water"));
    assert_eq!(table.score(3), 4, "one token of two points is left");
    let twice = position().captured("seal", 2, 1).in_water("seal_1", "e4").in_water("orca", "e4");
    let mut table = Table::of(twice);
    table.play("activate:orca attack:orca:seal_1");
    assert_eq!(table.whereabouts("seal_1"), "gone");
    assert_eq!(table.score(3), 0);
}

#[test]
fn the_first_of_two_captured_seals_returns() {
    let position = Position::new(3).hunters("orca bear seal").in_water("seal_1", "e4").in_water("seal_2", "e4");
    let mut table = Table::of(position.in_water("orca", "e4").in_water("bear", "e4").card_done());
    table.play("activate:orca attack:orca:seal_2 skip");
    let card = table.choices()[0].clone();
    assert_eq!(table.asked(), Some(1));
    assert!(card.starts_with("play:"));
    table.play("activate:bear attack:bear:seal_1");
    assert_eq!((table.whereabouts("seal_2").as_str(), table.whereabouts("seal_1").as_str()), ("waiting", "gone"));
}

#[test]
fn case_30_one_attack_for_two_seals() {
    let position =
        sea().in_water("seal_1", "e4").in_water("cod_1", "e4").in_water("seal_2", "g4").in_water("cod_2", "g4");
    let mut table = Table::of(position.turn(3).card_done());
    table.play("activate:seal attack:seal_1:cod_1");
    assert!(table.offered("attack").is_empty());
    assert!(table.offered("move:seal_1:").is_empty());
    assert!(!table.offered("move:seal_2:").is_empty());
    table.play("move:seal_2:g5:water");
    assert!(table.offered("move").is_empty());
}

#[test]
fn case_31_three_players() {
    let position = Position::new(3).hunters("orca bear seal").in_water("orca", "e4").in_water("eskimo", "e4");
    let position = position.in_water("bear", "e4").in_water("seal_1", "e4").hand(2, "drift_red_1a drift_red_1b melt_1");
    let mut table = Table::of(position.card_done());
    table.asks("activate:orca activate:eskimo activate:cod end_turn");
    table.play("activate:orca finish").asks("activate:eskimo activate:cod skip");
    table.play("activate:eskimo");
    assert_eq!(table.offered("attack:"), ["eskimo:bear", "eskimo:seal_1"]);
    table.play("attack:eskimo:seal_1");
    assert_eq!(table.whereabouts("seal_1"), "waiting");
    assert_eq!((table.score(0), table.score(2)), (12 + 4, 12 - 4));
    assert!(table.events().iter().all(|event| !matches!(event, arctic::Event::DoesNotFlee { .. })));
}

#[test]
fn case_32_neutral_captured() {
    let position = Position::new(3).hunters("orca bear seal").in_water("bear", "e4").in_water("eskimo", "e4");
    let mut table = Table::of(position.turn(1).card_done().in_water("cod_1", "c1").in_water("seal_1", "g7"));
    table.play("activate:bear attack:bear:eskimo skip");
    assert_eq!(table.written()["houses"][1]["trophies"], serde_json::json!([0, 0, 1, 0]));
    // The next seat, though it is not the owner, places the neutral hunter.
    assert_eq!(table.asked(), Some(2));
    table.play("return:c1 activate:eskimo");
    assert!(table.offered("attack").is_empty());
    assert!(!table.offered("move:eskimo:").is_empty());
}

#[test]
fn a_neutral_hunter_given_first_leaves_the_own_one_out() {
    let position = Position::new(3).hunters("orca bear seal").in_water("orca", "e4").in_water("eskimo", "a1");
    let mut table = Table::of(position);
    table.play("activate:eskimo finish");
    assert_eq!(table.asked(), Some(0));
    assert!(table.choices().iter().all(|choice| !choice.starts_with("activate")));
}

#[test]
fn a_neutral_bear_does_not_raid_the_igloo_for_its_owner() {
    let sea = |players: &str| {
        Position::new(2).hunters(players).floe("d1").igloo("d1").on_ice("bear", "d1").in_water("orca", "e4")
    };
    assert!(attacks(sea("eskimo orca"), "bear", 0).is_empty());
    assert_eq!(attacks(sea("eskimo orca"), "bear", 1), ["bear:igloo"]);
}

#[test]
fn case_35_last_cod() {
    let position = sea().off("cod_9", "gone").in_water("cod_1", "e4").in_water("eskimo", "e4").turn(2);
    let mut table = Table::of(position.hand(2, "melt_1 melt_2 melt_3"));
    let cards = table.deck();
    table.play("activate:eskimo attack:eskimo:cod_1");
    assert_eq!(table.asked(), None);
    assert!(table.choices().is_empty());
    assert_eq!((table.hand(2).len(), table.deck()), (3, cards));
}

#[test]
fn case_38_igloo_raid() {
    let position = sea().floe("d1").igloo("d1").pack("d2");
    let mut table = Table::of(position.clone().on_ice("bear", "d2").turn(1).card_done());
    table.play("activate:bear move:bear:d1:ice attack:bear:igloo");
    assert_eq!(table.igloo(), "caught:1");
    assert_eq!((table.score(1), table.score(2)), (12 + 4, 8));
    assert!(attacks(position.clone().in_water("seal_1", "d1"), "seal", 3).is_empty());
    assert_eq!(attacks(position.on_ice("seal_1", "d1"), "seal", 3), ["seal_1:igloo"]);
}

#[test]
fn case_41_one_of_many_cod() {
    let position = sea().in_water("orca", "e4").in_water("cod_2", "e4").in_water("cod_5", "e4").in_water("cod_7", "e4");
    assert_eq!(attacks(position, "orca", 0), ["orca:cod_2"]);
}

#[test]
fn who_reaches_whom_on_one_cell() {
    let afloat = sea().in_water("orca", "e4").in_water("bear", "e4").in_water("eskimo", "e4");
    let afloat = afloat.in_water("seal_1", "e4").in_water("cod_1", "e4").in_water("seal_2", "g4");
    assert_eq!(attacks(afloat.clone(), "orca", 0), ["orca:bear", "orca:eskimo", "orca:seal_1", "orca:cod_1"]);
    assert_eq!(attacks(afloat.clone(), "bear", 1), ["bear:orca", "bear:eskimo", "bear:seal_1", "bear:cod_1"]);
    assert_eq!(attacks(afloat.clone(), "eskimo", 2), ["eskimo:orca", "eskimo:bear", "eskimo:seal_1", "eskimo:cod_1"]);
    assert_eq!(attacks(afloat, "seal", 3), ["seal_1:cod_1"]);
    let floe = sea().floe("e4").igloo("e4").on_ice("bear", "e4").on_ice("eskimo", "e4").on_ice("seal_1", "e4");
    let floe = floe.in_water("orca", "e4").in_water("seal_2", "e4").in_water("cod_1", "e4");
    assert_eq!(attacks(floe.clone(), "orca", 0), ["orca:seal_2", "orca:cod_1"]);
    assert_eq!(attacks(floe.clone(), "bear", 1), ["bear:eskimo", "bear:seal_1", "bear:igloo"]);
    assert_eq!(attacks(floe.clone(), "eskimo", 2), ["eskimo:bear", "eskimo:seal_1", "eskimo:cod_1"]);
    assert_eq!(attacks(floe, "seal", 3), ["seal_1:igloo", "seal_2:cod_1"]);
}

#[test]
fn a_figure_that_has_just_come_back_does_not_raid_the_igloo() {
    let corner = |figure: &str, seat| {
        let hunter = figure.split('_').next().unwrap();
        sea().floe("c7").igloo("c7").off(figure, "waiting").captured(hunter, 1, 0).turn(seat).card_done()
    };
    let mut bear = Table::turn(corner("bear", 1));
    bear.play("return:c7");
    assert_eq!(bear.whereabouts("bear"), "c7:ice");
    bear.play("activate:bear");
    assert!(bear.offered("attack:").is_empty(), "{:?}", bear.choices());
    let mut seal = Table::turn(corner("seal_1", 3).on_ice("seal_2", "c7"));
    seal.play("return:c7:ice activate:seal");
    assert_eq!(seal.offered("attack:"), ["seal_2:igloo"]);
}

#[test]
fn a_returned_seal_waits_while_the_other_hunts() {
    let position = sea().off("seal_1", "waiting").captured("seal", 1, 0).turn(3).in_water("cod_1", "c7");
    let mut table = Table::turn(position.in_water("seal_2", "e4").in_water("cod_2", "e4"));
    table.play("return:c7 activate:seal");
    assert_eq!(table.offered("attack:"), ["seal_2:cod_2"]);
}
