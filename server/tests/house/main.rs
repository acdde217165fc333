//! The house from outside: real HTTP and real sockets against a house that runs in this process.

// Helpers of tests may fail loudly too.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod accounts;
mod api;
mod away;
mod clocks;
mod common;
mod crash;
mod duel;
mod expiry;
mod guard;
mod help;
mod hot_seat;
mod identity;
mod learn;
mod leaving;
mod loaded;
mod lobby;
mod many;
mod notices;
mod order;
mod pages;
mod passkeys;
mod play;
mod puzzles;
mod samples;
mod secrecy;
mod services;
mod sides;
mod strangers;
mod told;
mod trails;
mod turns;
mod upkeep;
mod vacation;
mod versions;
mod waits;
