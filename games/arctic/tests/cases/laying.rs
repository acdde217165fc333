//! Corners of the setup for experienced players that the specification's cases leave out (rules, 3.2).

use crate::common::Table;
use arctic::{Arctic, Event, Options, Setup};
use engine::{Dice, Game};

/// A sea under construction with this ice: eight floes, then four pieces of pack ice.
fn laid(players: usize, seed: u64, floes: &str, packs: &str) -> (Table, u8) {
    let (mut dice, mut log) = (Dice::quick(seed), Vec::new());
    let game = Arctic::new(&Options { setup: Setup::Expert }, players, &mut dice, &mut log).unwrap();
    let mut table = Table(engine::testkit::Table { game, dice, log });
    let first = table.asked().unwrap();
    for cell in floes.split_whitespace() {
        table.play(&format!("kind:floe place:{cell}"));
    }
    for cell in packs.split_whitespace() {
        table.play(&format!("place:{cell}"));
    }
    (table, first)
}

const PACKS: &str = "b1 b4 e1 e7";

#[test]
fn before_the_first_tile_only_cod_are_in_the_sea_and_nobody_holds_cards() {
    let (table, first) = laid(3, 4, "", "");
    assert_eq!(table.written()["first"], first);
    table.asks("kind:floe kind:pack");
    for (cod, cell) in ["d3", "d4", "e3", "e4", "e5", "f3", "f4", "h2", "h3"].into_iter().enumerate() {
        assert_eq!(table.whereabouts(&format!("cod_{}", cod + 1)), format!("{cell}:water"));
    }
    for figure in ["orca", "bear", "eskimo", "seal_1", "seal_2"] {
        assert_eq!(table.whereabouts(figure), "box");
    }
    assert!(table.ice().is_empty() && (0..3).all(|seat| table.hand(seat).is_empty()));
    assert_eq!(
        (table.deck().len(), table.written()["owners"].clone()),
        (36, serde_json::json!([null, null, null, null]))
    );
}

#[test]
fn tiles_may_lie_on_corners_and_on_cod_but_not_on_each_other() {
    let (mut table, _) = laid(2, 4, "a1 d3", "");
    table.play("kind:pack");
    let free = table.offered("place:");
    assert_eq!(free.len(), 41);
    assert!(!free.contains(&"a1".to_string()) && free.contains(&"c7".to_string()) && free.contains(&"e4".to_string()));
}

#[test]
fn once_a_kind_is_used_up_it_is_not_asked_for() {
    let (mut table, _) = laid(2, 4, "", "");
    for cell in ["b1", "b2", "b3", "b4"] {
        table.play(&format!("kind:pack place:{cell}"));
    }
    assert!(table.choices().iter().all(|choice| choice.starts_with("place:")), "only floes are left");
}

#[test]
fn the_only_floe_for_an_iceberg_takes_it_and_the_second_stays_in_the_box() {
    // Corners and cod take all floes but d1: berg_1 goes there by itself, by the first player.
    for players in 2..=4 {
        let (table, first) = laid(players, 6, "a1 c7 g7 i1 g1 c1 d3 d1", PACKS);
        assert_eq!(table.written()["berg"], serde_json::json!(["d1"]));
        assert!(table.events().contains(&Event::BergStays { berg: 2 }));
        assert_eq!(table.asked(), Some((first + 1) % players as u8), "the same player makes the next placement");
        table.asks("hunter:orca hunter:bear hunter:eskimo hunter:seal_1");
    }
}

#[test]
fn an_iceberg_is_not_put_on_another_or_on_pack_ice() {
    let (mut table, _) = laid(4, 6, "d1 d2 c7 g7 i1 g1 c1 a1", PACKS);
    table.asks("place_berg:d1 place_berg:d2");
    table.play("place_berg:d1");
    // Only d2 is left, so the second went there by itself.
    assert_eq!(table.written()["berg"], serde_json::json!(["d1", "d2"]));
    assert_eq!(table.written()["bergs"], serde_json::json!(["ice_1", "ice_2"]));
}

/// Everybody in a corner, the Inuit hunter at c1 in the water.
fn put_up(table: &mut Table) {
    table.play("place_berg:c2 place_berg:h1 hunter:eskimo corner:c1");
    table.play("hunter:bear corner:g1 hunter:seal_1");
    assert_eq!(table.offered("corner:").len(), 4);
    table.play("corner:a1 hunter:seal_2 corner:g7 corner:i1");
}

#[test]
fn the_igloo_never_goes_on_an_iceberg_and_a_neutral_hunters_first_player_chooses() {
    // Nearest to c1 is c2, but it carries an iceberg; d2 and c3 are two steps away.
    let floes = "c2 d2 c3 h1 h4 g4 g5 g6";
    let mut chosen = [0; 2];
    for seed in 0..40 {
        let (mut table, first) = laid(2, seed, floes, PACKS);
        put_up(&mut table);
        let owner = table.written()["owners"][2].as_u64().map(|seat| seat as u8);
        assert_eq!(table.asked(), Some(owner.unwrap_or(first)));
        chosen[usize::from(owner.is_some())] += 1;
        table.asks("place_igloo:c3 place_igloo:d2");
        assert!(table.hand(0).is_empty(), "cards are dealt last");
        table.play("place_igloo:d2");
        assert_eq!((table.igloo().as_str(), table.asked()), ("d2", Some(first)));
        assert_eq!((table.hand(0).len(), table.hand(1).len(), table.deck().len()), (3, 3, 30));
    }
    assert!(chosen.iter().all(|&times| times > 5), "{chosen:?}");
}
