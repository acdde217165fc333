//! Cases by chapters of the rules, and what else must hold: random games, memory, words.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod alliance;
mod battle;
mod cards;
mod conformance;
mod counting;
mod cult;
mod drawing;
mod ends;
mod eyrie;
mod friends;
mod hits;
mod line_ups;
mod losses;
mod marquise;
mod memory;
mod outrage;
mod phases;
mod plain_choices;
mod random;
mod reasons;
mod riverfolk;
mod satchel;
mod sense;
mod services;
mod setup;
mod vagabond;
mod words;
