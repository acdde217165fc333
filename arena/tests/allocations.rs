//! Engines allocate nothing while they play: counted by an allocator that counts.

use serde_json::Value;

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
