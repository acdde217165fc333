//! The cases of the specification, each named after its number: given a position, when this is played, then that holds.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod chains;
mod conformance;
mod corners;
mod drawing;
mod further;
mod looks;
mod rulebook;
mod rules_page;
mod secrets;
mod sense;
mod spoken;
mod table;
mod trails;
mod winning;
