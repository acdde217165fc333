//! The engine's promises, kept by toy games: the suite that tests games, golden games, matches and records.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod conformance;
mod golden_games;
mod matches;
mod records;
mod toys;
