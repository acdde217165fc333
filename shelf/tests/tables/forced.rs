//! Questions with one choice: whether they are answered quickly follows from what everybody can see, and from nothing else.

use engine::{Key, Seat};

/// Plays random games and counts questions, those with one choice, those that everybody can see to be forced, and those that
/// nobody else knows to be asked.
fn forced(game: &str, seats: usize, games: u64) -> [usize; 4] {
    let title = shelf::game(game).unwrap();
    let (mut questions, mut single, mut plain, mut unseen) = (0, 0, 0, 0);
    for seed in 0..games {
        let mut table = title.open(&title.default_options(), seats, Key::from_seed(seed)).unwrap();
        let mut luck = seed;
        while let Some(seat) = table.turn().seat() {
            let choices: Vec<_> = table.choices(seat).into_iter().filter(|choice| !choice.gesture).collect();
            let forced = table.is_plainly_forced();
            assert!(!forced || choices.len() == 1, "only what has one choice is forced");
            questions += 1;
            single += usize::from(choices.len() == 1);
            plain += usize::from(forced);
            unseen += usize::from(choices.len() == 1 && table.is_asked_unseen());
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = choices[(luck >> 33) as usize % choices.len()].actions[0].clone();
            table.play(Seat(seat.0), &action).unwrap();
        }
    }
    println!("{game}: {single} of {questions} questions have one choice, {plain} plainly, {unseen} unseen");
    [questions, single, plain, unseen]
}

#[test]
fn what_a_hidden_hand_decides_is_never_answered_quickly() {
    let [questions, single, plain, unseen] = forced("animal_kingdoms", 3, 300);
    assert!(single > 0 && single < questions, "{single} of {questions}");
    assert!(plain < single && unseen < single, "{plain} and {unseen} of {single}");
}

#[test]
fn every_game_can_be_asked() {
    for title in shelf::games() {
        forced(title.id(), *title.facts().seats.end(), 5);
    }
}
