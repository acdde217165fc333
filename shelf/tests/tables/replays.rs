//! A table is loaded by playing its journal. That must take less than a blink even for the longest games, since there are no
//! snapshots.

use std::time::{Duration, Instant};

use engine::Key;
use shelf::Title;

/// The moves of the longest of some random games, and its key.
fn longest(title: &dyn Title, seats: usize) -> (Key, Vec<String>) {
    let play = |seed: u64| {
        let key = Key::from_seed(seed);
        let mut table = title.open(&title.default_options(), seats, key.clone()).unwrap();
        let (mut moves, mut luck) = (Vec::new(), seed);
        while let Some(seat) = table.turn().seat() {
            let choices: Vec<_> = table.choices(seat).into_iter().filter(|choice| !choice.gesture).collect();
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = choices[(luck >> 33) as usize % choices.len()].actions[0].clone();
            table.play(seat, &action).unwrap();
            moves.push(action);
        }
        (key, moves)
    };
    (0..10).map(play).max_by_key(|(_, moves)| moves.len()).unwrap()
}

#[test]
fn the_longest_games_are_replayed_in_a_blink() {
    for title in shelf::games() {
        let seats = *title.facts().seats.end();
        let (key, moves) = longest(title, seats);
        let replay = || {
            let begun = Instant::now();
            title.resume(&title.default_options(), seats, key.clone(), &moves).unwrap();
            begun.elapsed()
        };
        // The machine may be busy with other things: the best of several counts.
        let best = (0..10).map(|_| replay()).min().unwrap();
        println!("{}: {} moves in {best:?}", title.id(), moves.len());
        assert!(best < Duration::from_millis(20), "{}: {} moves take {best:?}", title.id(), moves.len());
    }
}
