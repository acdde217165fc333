//! Moves at running tables, spoilt, and moves taken back that nobody made: what is refused changes nothing.

use std::ops::Range;

use engine::{Key, Seat};
use shelf::Handle;

use crate::Tally;
use crate::spoil::Chance;

/// How many inputs one table gets before another is opened.
const SITTING: u64 = 2_000;

fn open(number: u64) -> Option<Handle> {
    let mut chance = Chance::of(number);
    let games: Vec<_> = shelf::games().collect();
    let title = chance.pick(&games)?;
    let seats = *title.facts().seats.start() + chance.below(title.facts().seats.clone().count());
    title.open(&title.recommended(seats), seats, Key::from_seed(number)).ok()
}

pub fn feed(numbers: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    let mut table: Option<Handle> = None;
    for number in numbers {
        let mut chance = Chance::of(number);
        let over = table.as_ref().is_none_or(|table| table.turn().seat().is_none());
        if over || number.is_multiple_of(SITTING) {
            table = open(number);
        }
        let Some(table) = &mut table else { continue };
        let Some(asked) = table.turn().seat() else { continue };
        // Some choices begin with moves taken back.
        let mut choices = table.choices(asked);
        choices.retain(|choice| choice.back == 0);
        let Some(action) = chance.pick(&choices).and_then(|choice| choice.actions.first().cloned()) else { continue };
        // Now and then a whole move, so that the game goes on.
        if chance.below(12) == 0 {
            table.play(asked, &action).expect("an offered choice is taken");
            tally.note(true);
            continue;
        }
        let seat = Seat(chance.below(table.seats() + 2) as u8);
        let (ply, told) = (table.ply(), table.log_len());
        let refused = if chance.below(6) == 0 {
            table.undo(seat, chance.below(1 << 20)).is_err()
        } else {
            table.play(seat, &chance.spoil(&action)).is_err()
        };
        tally.note(!refused);
        if refused {
            assert_eq!((table.ply(), table.log_len()), (ply, told), "what is refused changes nothing");
        }
    }
    tally
}
