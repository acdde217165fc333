//! The cases of the specification, each named after its number: given a position, when this is played, then that holds.

mod cards;
mod dice;
mod goals;
mod map;
mod position;
mod rulebook;
