//! Records of finished games, spoilt: they are refused with a sentence, or replay and write themselves down as a record again.

use std::ops::Range;
use std::sync::LazyLock;

use engine::Key;
use serde_json::Value;
use shelf::Title;

use crate::Tally;
use crate::spoil::Chance;

/// A finished game of each box at each number of players, played at random.
static RECORDS: LazyLock<Vec<(&'static dyn Title, String)>> = LazyLock::new(|| {
    let boxes = shelf::games().flat_map(|title| title.facts().seats.clone().map(move |seats| (title, seats)));
    boxes.map(|(title, seats)| (title, played(title, seats).expect("every box can be played"))).collect()
});

fn played(title: &'static dyn Title, seats: usize) -> Option<String> {
    let options = title.recommended(seats);
    let mut table = title.open(&options, seats, Key::from_seed(seats as u64)).ok()?;
    let mut chance = Chance::of(seats as u64);
    while let Some(seat) = table.turn().seat() {
        let mut choices = table.choices(seat);
        choices.retain(|choice| choice.back == 0);
        let choice = chance.pick(&choices)?;
        for action in &choice.actions {
            table.play(seat, action).ok()?;
        }
    }
    Some(table.record())
}

fn left_early(record: &str, chance: &mut Chance) -> String {
    let mut record: Value = serde_json::from_str(record).expect("a record is JSON");
    if let Some(moves) = record.get_mut("moves").and_then(Value::as_array_mut) {
        moves.truncate(chance.below(moves.len() + 1));
    }
    record.to_string()
}

pub fn feed(numbers: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for number in numbers {
        let mut chance = Chance::of(number);
        let Some((title, record)) = chance.pick(&RECORDS) else { continue };
        // A game that was left early is a record too.
        let spoilt = if chance.below(10) == 0 { left_early(record, &mut chance) } else { chance.spoil(record) };
        let answer = title.replay(&spoilt);
        tally.note(answer.is_ok());
        match answer {
            Ok(table) => drop(title.replay(&table.record()).expect("what replays once replays again")),
            Err(why) => assert!(!why.to_string().is_empty()),
        }
    }
    tally
}
