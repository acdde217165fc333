//! The cases of the specification, each named after its number, and corners of the rules, each named after the rule: given a
//! position, when this is played, then that holds.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod activations;
mod advisors;
mod cards;
mod conformance;
mod counts;
mod dice;
mod drawing;
mod goals;
mod judgement;
mod map;
mod position;
mod rounds;
mod rulebook;
mod rules_page;
mod said;
mod tables;
mod turns;
mod winning;
