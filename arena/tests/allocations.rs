//! Engines allocate nothing while they play, and a table is loaded with little: counted by an allocator that counts.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use engine::Key;
use serde_json::Value;
use shelf::Title;

#[test]
fn no_game_allocates_per_decision() {
    for title in shelf::games() {
        for players in title.facts().seats.clone() {
            let play = |games| {
                let mut decisions = 0;
                let counted = allocation_counter::measure(|| {
                    decisions = title.sprint(&Value::Null, players, games, 7).unwrap().decisions;
                });
                (counted.count_total, decisions)
            };
            let (few, many) = (play(20), play(200));
            assert!(many.1 > 5 * few.1, "{}: no games were played", title.id());
            assert_eq!(few.0, many.0, "{} with {players} players allocates while it plays", title.id());
        }
    }
}

/// The moves of a random game at the fullest table.
fn journal(title: &dyn Title, seats: usize, key: &Key) -> Vec<String> {
    let mut table = title.open(&Value::Null, seats, key.clone()).unwrap();
    let (mut moves, mut luck) = (Vec::new(), 7_u64);
    while let Some(seat) = table.turn().seat() {
        let choices: Vec<_> = table.choices(seat).into_iter().filter(|choice| !choice.gesture).collect();
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = choices[(luck >> 33) as usize % choices.len()].actions[0].clone();
        table.play(seat, &action).unwrap();
        moves.push(action);
    }
    moves
}

/// A table is loaded by playing its journal, and there are no snapshots: what it takes grows with the moves and not with what lies behind
/// them, and nothing is drawn or told on the way. How long it takes says `polyana bench`.
#[test]
fn a_table_is_loaded_with_a_few_allocations_a_move() {
    for title in shelf::games() {
        let (seats, key) = (*title.facts().seats.end(), Key::from_seed(7));
        let moves = journal(title, seats, &key);
        let load = |moves: &[String]| {
            let load = || drop(title.resume(&Value::Null, seats, key.clone(), moves).unwrap());
            allocation_counter::measure(load).count_total
        };
        let (none, half, whole) = (load(&[]), load(&moves[..moves.len() / 2]), load(&moves));
        let per_move = |count: u64, moves: usize| (count - none) as f64 / moves as f64;
        let (first, all) = (per_move(half, moves.len() / 2), per_move(whole, moves.len()));
        println!("{}: {} moves, {first:.2} and {all:.2} allocations each", title.id(), moves.len());
        assert!(all < 30.0, "{}: {all} allocations a move", title.id());
        assert!(all < 1.5 * first + 0.5, "{}: later moves cost more, {all} instead of {first}", title.id());
    }
}
