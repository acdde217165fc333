//! Options of new tables, spoilt: what is found fit opens a table, what is not is refused with a sentence.

use std::ops::Range;

use engine::Key;
use serde_json::Value;

use crate::Tally;
use crate::spoil::Chance;

pub fn feed(numbers: Range<u64>) -> Tally {
    let games: Vec<_> = shelf::games().collect();
    let mut tally = Tally::default();
    for number in numbers {
        let mut chance = Chance::of(number);
        let Some(title) = chance.pick(&games) else { continue };
        let seats = chance.below(9);
        let whole = if chance.below(2) == 0 { title.default_options() } else { title.recommended(seats.clamp(2, 4)) };
        let spoilt = chance.spoil(&whole.to_string());
        let Ok(options) = serde_json::from_str::<Value>(&spoilt) else {
            tally.note(false);
            continue;
        };
        let fit = title.check(&options, seats);
        let _ = title.hint(&options, seats);
        let opened = title.open(&options, seats, Key::from_seed(number));
        assert_eq!(fit.is_ok(), opened.is_ok(), "{}, {seats}: {options}", title.id());
        tally.note(opened.is_ok());
        if let Err(why) = fit {
            assert!(!why.to_string().is_empty());
        }
    }
    tally
}
