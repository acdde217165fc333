//! Cases of the specification and corners of the rules, by chapters: given a position, when this is played, then that holds. And what
//! else must hold: the promises of every game, random games, words.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

mod battles;
mod common;
mod conformance;
mod corners;
mod decrees;
mod drawing;
mod judgement;
mod options;
mod random_games;
mod scoring;
mod second_reading;
mod solo;
mod solo_corners;
mod text_board;
mod turns;
mod winning;
mod words;
