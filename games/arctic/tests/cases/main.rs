//! Cases of the specification and corners of the rules, by chapters: given a position, when this is played, then that holds. And what
//! else must hold: the promises of every game, secrets, words.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

mod building;
mod common;
mod conformance;
mod corners;
mod drawing;
mod escape;
mod floating;
mod hunting;
mod ice;
mod laying;
mod moves;
mod rounds;
mod secrets;
mod sense;
mod told;
mod winning;
