//! What somebody wishes a new table to be.

use serde_json::Value;
use shelf::Title;

use super::{Turned, clock_fits};
use crate::people::tidy_name;
use crate::store::{Clock, PersonId, Room, RoomSeat, Sitter};

/// A wish for a table.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The game.
    pub game: String,
    /// Its options as JSON; `null` for the usual ones.
    pub options: Value,
    /// Who takes each chair.
    pub seats: Vec<Chair>,
    /// Are the seats shuffled at the start?
    pub shuffle: bool,
    /// Is the table listed?
    pub public: bool,
    /// How time is kept.
    pub clock: Clock,
    /// May moves be taken back?
    pub undo: bool,
}

/// Who takes a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// The one who makes the table; more than once at a hot-seat table.
    Me,
    /// Somebody else at the screen of the one who makes the table, by a name of their own.
    Beside(String),
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl Chair {
    /// As it is written in forms and the API: `me`, `me:<name>`, `open`, `bot:<level>`.
    pub fn parse(text: &str) -> Option<Chair> {
        match text {
            "me" => Some(Chair::Me),
            "open" => Some(Chair::Open),
            _ => match text.split_once(':')? {
                ("bot", level) => Some(Chair::Bot(level.to_string())),
                ("me", name) => Some(Chair::Beside(name.to_string())),
                _ => None,
            },
        }
    }
}

impl Wish {
    /// A quick game of one person against bots.
    pub fn quick(title: &dyn Title, level: &str) -> Wish {
        let facts = title.facts();
        let players = (*facts.seats.end()).min(3).max(*facts.seats.start());
        let bots = (1..players).map(|_| Chair::Bot(level.to_string()));
        Wish {
            game: title.id().to_string(),
            options: title.default_options(),
            seats: std::iter::once(Chair::Me).chain(bots).collect(),
            shuffle: true,
            public: false,
            clock: Clock::None,
            undo: true,
        }
    }

    /// The same as an older table, with the chairs of other people free.
    pub(super) fn again(old: &Room, me: PersonId) -> Wish {
        let chair = |seat: &RoomSeat| match &seat.sitter {
            Sitter::Person(person) if *person == me && seat.given.is_empty() => Chair::Me,
            Sitter::Person(person) if *person == me => Chair::Beside(seat.given.clone()),
            Sitter::Bot(level) => Chair::Bot(level.clone()),
            Sitter::Person(_) | Sitter::Open => Chair::Open,
        };
        Wish {
            game: old.game.clone(),
            options: serde_json::from_str(&old.options).unwrap_or_default(),
            seats: old.seats.iter().map(chair).collect(),
            shuffle: old.shuffle,
            public: old.public,
            clock: old.clock,
            undo: old.undo,
        }
    }

    /// Can such a table be made?
    pub(super) fn check(&self, title: &dyn Title) -> Result<(), Turned> {
        let unknown = |chair: &Chair| matches!(chair, Chair::Bot(level) if bots::Level::from_name(level).is_none());
        if self.seats.iter().any(unknown) {
            return Err(Turned::Word("desk-no-such-level"));
        }
        if self.seats.iter().any(|chair| matches!(chair, Chair::Beside(name) if tidy_name(name).is_none())) {
            return Err(Turned::Word("desk-bad-name"));
        }
        if self.seats.iter().all(|chair| matches!(chair, Chair::Bot(_))) {
            return Err(Turned::Word("desk-nobody-sits"));
        }
        if !clock_fits(self.clock) {
            return Err(Turned::Word("desk-bad-form"));
        }
        title.check(&self.options, self.seats.len()).map_err(|bad| Turned::Options(self.game.clone(), bad))
    }
}
