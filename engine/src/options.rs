//! What can be chosen before a game begins, described so that a page, a command line and a test can offer it.

use std::fmt;
use std::ops::RangeInclusive;

use crate::Phrase;

/// One thing to choose before the game: a field of the game's options.
///
/// Its name is the word `option-<id>`, its explanation `option-<id>-help`, and each value of a list is called
/// `option-<id>-<value>`, with `_` written as `-`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knob {
    /// The name of the field in the options' JSON.
    pub id: &'static str,
    /// What values it takes.
    pub kind: KnobKind,
    /// With how many players it is offered.
    pub players: RangeInclusive<usize>,
}

/// The values that a [`Knob`] takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnobKind {
    /// `true` or `false`.
    Switch,
    /// One of these strings.
    OneOf(&'static [&'static str]),
    /// A whole number.
    Number(RangeInclusive<i64>),
    /// `"random"` or the number of a seat.
    SeatOrRandom,
    /// One of these strings, or `"random"`, for each seat in turn.
    PerSeat(&'static [&'static str]),
}

/// Options that do not fit: why, in a sentence that a user can act on.
#[derive(Clone, Debug, PartialEq)]
pub struct BadOptions {
    /// The reason in English.
    pub reason: String,
    /// The same for pages in any language.
    pub phrase: Phrase,
}

impl BadOptions {
    /// A reason in English and the same as a phrase of the game's words.
    pub fn new(reason: impl Into<String>, phrase: Phrase) -> BadOptions {
        BadOptions { reason: reason.into(), phrase }
    }

    /// The game does not seat so many players.
    pub fn seats(wanted: usize, allowed: &RangeInclusive<usize>) -> BadOptions {
        let (least, most) = (allowed.start(), allowed.end());
        BadOptions::new(
            format!("this game is for {least} to {most} players, not for {wanted}"),
            Phrase::new("bad-seats")
                .number("wanted", wanted as i64)
                .number("least", *least as i64)
                .number("most", *most as i64),
        )
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for BadOptions {}
