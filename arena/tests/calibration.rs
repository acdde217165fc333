//! The chances that bots see come true, in games among them that are kept with each game: see docs/bots.md.

#![allow(clippy::unwrap_used)]

use arena::calibration::{Calibration, Moment, moments};

/// What the judgement says in the games that are kept.
fn kept(game: &str) -> Vec<Moment> {
    let path = format!("{}/../games/{game}/tests/self_play.jsonl", env!("CARGO_MANIFEST_DIR"));
    let records = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let title = shelf::game(game).unwrap();
    records
        .lines()
        .flat_map(|record| moments(title, record).unwrap_or_else(|error| panic!("{game}: {error}")))
        .collect()
}

/// Bins with fewer chances than this say little.
const ENOUGH: usize = 60;

/// In each of the ten bins as many chances come true as they say, give or take the luck of some dozens of games; all
/// chances together are off by less than `error`; and they tell much more than that everybody may win.
fn come_true(game: &str, error: f64) {
    let moments = kept(game);
    for moment in &moments {
        let sum: f64 = moment.chances.iter().sum();
        assert!(
            (sum - 1.0).abs() < 1e-3 && moment.chances.iter().all(|chance| (0.0..=1.0).contains(chance)),
            "{moment:?}"
        );
    }
    let found = Calibration::of(&moments);
    for bin in found.bins.iter().filter(|bin| bin.count >= ENOUGH) {
        assert!((bin.chance - bin.won).abs() < 0.13, "{game}: {bin:?} in {found:#?}");
    }
    assert!(found.error() < error, "{game}: off by {} in {found:#?}", found.error());
    assert!(found.all.loss < 0.9 * found.all.even, "{game}: {:?}", found.all);
    // Early in a game there is little to tell, but it must not mislead.
    assert!(found.thirds[0].loss < 1.05 * found.thirds[0].even, "{game}: {:?}", found.thirds[0]);
    for third in &found.thirds[1..] {
        assert!(third.loss < 0.95 * third.even && (0.6..1.6).contains(&third.temperature), "{game}: {third:?}");
    }
}

#[test]
fn chances_come_true_in_animal_kingdoms() {
    come_true("animal_kingdoms", 0.05);
}

#[test]
fn chances_come_true_in_tundra() {
    come_true("tundra", 0.05);
}

#[test]
fn chances_come_true_in_arctic() {
    come_true("arctic", 0.05);
}

#[test]
fn chances_come_true_in_a_wild_venture() {
    come_true("a_wild_venture", 0.05);
}

#[test]
fn chances_come_true_in_root() {
    come_true("root", 0.05);
}
