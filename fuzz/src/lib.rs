//! Spoilt input for every door of the house: records, options, moves, requests and words over a socket. A target takes the number of an
//! input, which says everything about it, so that a failure can be met again; it panics where the house does wrong.
//!
//! `cargo run --release -p fuzz -- --inputs 1000000` tries so many at each target; the tests try a few thousand.

#![allow(clippy::expect_used, clippy::panic, reason = "a target that finds a fault ends with it")]

mod house;
mod moves;
mod options;
mod records;
mod requests;
mod spoil;
mod words;

/// Something that is fed with spoilt input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line.
    pub name: &'static str,
    /// Feeds the inputs of these numbers.
    pub feed: fn(std::ops::Range<u64>) -> Tally,
}

/// What became of the inputs.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many were refused.
    pub refused: u64,
    /// How many were taken, being whole after all.
    pub taken: u64,
}

impl Tally {
    fn note(&mut self, taken: bool) {
        *(if taken { &mut self.taken } else { &mut self.refused }) += 1;
    }
}

/// All targets.
pub const TARGETS: [Target; 5] = [
    Target { name: "records", feed: records::feed },
    Target { name: "options", feed: options::feed },
    Target { name: "moves", feed: moves::feed },
    Target { name: "requests", feed: requests::feed },
    Target { name: "words", feed: words::feed },
];
