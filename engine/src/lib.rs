//! The heart of Polyana: the contract that every game at the table fulfils, and the tools to play, record and test it.
//!
//! A table is a pure function of its record. A [`Game`] turns a state, an action and [`Dice`] into the next state and
//! some events, and a state into a view for one pair of [`Eyes`]. Everything else consumes these two arrows:
//!
//! - [`Match`] plays a game for real: it checks moves, seals the dice of every ply, keeps the log and the undo frontier;
//! - [`Record`] is a match written down: options, key and moves. It replays exactly and can be verified by anyone;
//! - [`Glimpse`] is all that a bot gets, and [`Judgement`] what it makes of it;
//! - [`Voice`] says what happens in three languages;
//! - [`testkit`] plays thousands of random games and checks every promise of the contract.
//!
//! ```
//! use engine::{Eyes, Game, Key, Match, Record};
//! use hedgehogs::{Hedgehogs, Options};
//!
//! // All chance of a match follows from its key, whose hash is shown before the first deal.
//! let mut game = Match::<Hedgehogs>::new(Options {}, 2, Key::from_seed(5)).unwrap();
//! let mut choices = Vec::new();
//! while let Some(seat) = game.state().turn().seat() {
//!     game.state().actions(&mut choices);
//!     game.play(seat, choices[0]).unwrap();
//! }
//! println!("the places are {:?}", game.state().standings(Eyes::Crowd).places);
//!
//! // What happened is its record: anybody can play it again and see the same.
//! let record = game.record().to_json();
//! let again = Record::<Hedgehogs>::from_json(&record).unwrap().replay().unwrap();
//! assert_eq!(again.state(), game.state());
//! ```
//!
//! Nothing in here uses a clock, a file, a socket or a thread, except for the testkit, which only tests switch on.

mod action;
mod bag;
mod certain;
#[cfg(feature = "words")]
pub mod compass;
mod dice;
mod game;
mod glimpse;
mod ids;
mod judgement;
mod ledger;
#[cfg(feature = "words")]
pub mod lesson;
mod log;
mod matches;
pub mod maths;
mod options;
mod phrase;
#[cfg(feature = "words")]
pub mod puzzles;
mod record;
mod redeal;
mod row;
mod seat;
mod set;
mod standings;
#[cfg(feature = "testkit")]
pub mod testkit;
#[cfg(feature = "words")]
mod voice;
#[cfg(feature = "words")]
pub mod words;

pub use bag::{Bag, Deck, Placed};
pub use certain::{Surely, cannot_be, certainly};
pub use dice::{Commitment, Dice, Key};
pub use game::{Game, Turn};
pub use glimpse::Glimpse;
pub use ids::NoSuchName;
pub use judgement::{DOUBTFUL, Judgement, chances};
pub use ledger::{Ledger, NEVER, Term, Terms};
pub use log::{Entry, Log, NoLog};
pub use matches::{Line, Match, Move, Refusal};
pub use options::{BadOptions, Knob, KnobKind};
pub use phrase::{Arg, Phrase};
pub use record::{BadRecord, Record};
pub use redeal::{Redeal, Secrets};
pub use row::Row;
pub use seat::{BySeat, Eyes, MAX_SEATS, Seat, Seats};
pub use standings::{Standings, points, prospect};
#[cfg(feature = "words")]
pub use voice::{Chapter, Tally, Voice, has_section};
#[cfg(feature = "words")]
pub use words::Lang;

/// For the macros by which games write things down.
#[doc(hidden)]
pub use {action::written, serde};
