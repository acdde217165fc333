//! The setup for experienced players, case by case.

use crate::common::Table;
use arctic::{Arctic, Options, Setup};
use engine::{Dice, Game};

fn building(players: usize, seed: u64) -> Table {
    let (mut dice, mut log) = (Dice::quick(seed), Vec::new());
    let options = Options { setup: Setup::Expert };
    let game = Arctic::new(&options, players, &mut dice, &mut log).unwrap();
    Table(engine::testkit::Table { game, dice, log })
}

/// Lays ice on the cells in turn: floes, then pack ice (which goes by itself once no floe is left).
fn lay(table: &mut Table, floes: &str, packs: &str) {
    for cell in floes.split_whitespace() {
        table.play(&format!("kind:floe place:{cell}"));
    }
    for cell in packs.split_whitespace() {
        table.play(&format!("place:{cell}"));
    }
}

#[test]
fn case_39_expert_icebergs() {
    let mut table = building(4, 1);
    let first = table.asked().unwrap();
    lay(&mut table, "a1 c7 g7 i1 g1 c1 d3 e4", "b1 b2 b3 b4");
    // Twelve placements with four players: the first player is next, and no floe can take an iceberg.
    assert_eq!(table.asked(), Some(first));
    table.asks("hunter:orca hunter:bear hunter:eskimo hunter:seal_1");
    assert_eq!(table.written()["bergs"], serde_json::json!([null, null]));
    let stays = table.events().iter().filter(|event| matches!(event, arctic::Event::BergStays { .. })).count();
    assert_eq!(stays, 2);
}

#[test]
fn builders_take_turns_without_a_break_from_phase_to_phase() {
    for players in 2..=4u8 {
        let mut table = building(players.into(), 5);
        let first = table.asked().unwrap();
        let mut placed = 0;
        let mut dice = Dice::quick(3);
        while table.events().iter().all(|event| !matches!(event, arctic::Event::Hunters { .. })) {
            assert_eq!(table.asked(), Some((first + placed) % players));
            let before = table.log.len();
            while table.log.len() == before {
                let choices = table.choices();
                let choice = dice.pick(&choices).unwrap().clone();
                // Keep some floes where icebergs can stand.
                table.play(&choice);
            }
            let stays = table.log[before..].iter().filter_map(|entry| entry.seen_by(engine::Eyes::Crowd));
            let done = stays.filter(|event| {
                use arctic::Event::{LaysIce, PutsBerg, PutsHunter};
                matches!(event, LaysIce { .. } | PutsBerg { .. } | PutsHunter { .. })
            });
            placed += done.count() as u8;
        }
    }
}

/// The eskimo begins in the water at c1; the seeds differ in who plays whom.
fn with_eskimo_at_c1(floes: &str, seed: u64) -> Table {
    let mut table = building(4, seed);
    lay(&mut table, floes, "e1 e7 f1 f6");
    for _ in 0..2 {
        let berg =
            table.choices().into_iter().find(|choice| choice.ends_with(":h1") || choice.ends_with(":h4")).unwrap();
        table.play(&berg);
    }
    table.play("hunter:eskimo corner:c1 hunter:orca corner:a1 hunter:bear corner:c7");
    table.play("corner:g1 corner:g7");
    table
}

#[test]
fn case_40_expert_igloo() {
    let with_choice = "d1 c2 h1 h2 h3 h4 g4 g5";
    let seed = (0..200).find(|&seed| with_eskimo_at_c1(with_choice, seed).written()["owners"][2] == 2).unwrap();
    let mut table = with_eskimo_at_c1(with_choice, seed);
    assert_eq!(table.asked(), Some(2));
    table.asks("place_igloo:c2 place_igloo:d1");
    table.play("place_igloo:d1");
    assert_eq!(table.igloo(), "d1");
    assert_eq!(table.written()["active"], table.written()["first"]);
    let table = with_eskimo_at_c1("c1 c2 h1 h2 h3 h4 g4 g5", seed);
    assert_eq!((table.igloo().as_str(), table.whereabouts("eskimo").as_str()), ("c1", "c1:ice"));
}

#[test]
fn a_seal_on_a_corner_with_ice_chooses_its_level_and_cod_lie_under_new_ice() {
    let mut table = building(2, 2);
    lay(&mut table, "a1 c7 g7 i1 d3 d1 d2 e1", "b1 b2 b3 b4");
    assert_eq!(table.whereabouts("cod_1"), "d3:water");
    table.asks("place_berg:d1 place_berg:d2 place_berg:e1");
    table.play("place_berg:d1 place_berg:d2 hunter:seal_1 corner:a1").asks("level:ice level:water");
    table.play("level:ice hunter:seal_2");
    assert!(!table.offered("corner:").contains(&"a1".to_string()));
    table.play("corner:g1");
    assert_eq!((table.whereabouts("seal_1").as_str(), table.whereabouts("seal_2").as_str()), ("a1:ice", "g1:water"));
    table.play("hunter:bear corner:c7 hunter:orca corner:g7");
    assert_eq!((table.whereabouts("bear").as_str(), table.whereabouts("orca").as_str()), ("c7:ice", "g7:water"));
}
