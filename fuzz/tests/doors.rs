//! A few thousand spoilt inputs for every door; `cargo run --release -p fuzz` tries as many as one likes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use fuzz::{TARGETS, Tally};

fn fed(name: &str, inputs: u64) -> Tally {
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    (target.feed)(0..inputs)
}

fn feed(name: &str, inputs: u64) {
    let tally = fed(name, inputs);
    assert!(tally.refused > inputs / 4 && tally.taken > 0, "{name}: {tally:?}");
}

#[test]
fn spoilt_records_are_refused() {
    feed("records", 3_000);
}

#[test]
fn spoilt_options_are_refused() {
    feed("options", 20_000);
}

#[test]
fn spoilt_moves_are_refused_and_change_nothing() {
    feed("moves", 20_000);
}

#[test]
fn spoilt_requests_never_break_the_house() {
    feed("requests", 3_000);
}

#[test]
fn spoilt_words_never_silence_a_table() {
    // Words are taken as they come, and answered later.
    assert_eq!(fed("words", 3_000).refused, 0);
}
