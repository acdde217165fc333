//! What somebody wishes a new table to be.

use serde_json::Value;
use shelf::Title;

use crate::people::tidy_name;
use crate::refused::Refused;
use crate::seats::{Chair, Clock, Sitter};
use crate::store::{PersonId, Room, RoomSeat};

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
    /// May players ask for help?
    pub help: bool,
    /// Is it a match of two games, in the second of which the two players change sides?
    pub double_header: bool,
}

impl Wish {
    /// A quick game of one person against bots.
    pub fn quick(title: &dyn Title, level: &str) -> Wish {
        let facts = title.facts();
        let players = (*facts.seats.end()).min(3).max(*facts.seats.start());
        let bots = (1..players).map(|_| Chair::Bot(level.to_string()));
        Wish::usual(title, std::iter::once(Chair::Me).chain(bots).collect())
    }

    /// A game with a friend, who gets the link; bots take the other chairs of a game for more.
    pub fn with_friend(title: &dyn Title, level: &str) -> Wish {
        let bots = (2..*title.facts().seats.start()).map(|_| Chair::Bot(level.to_string()));
        Wish::usual(title, [Chair::Me, Chair::Open].into_iter().chain(bots).collect())
    }

    /// What most people want, for these chairs.
    fn usual(title: &dyn Title, seats: Vec<Chair>) -> Wish {
        Wish {
            game: title.id().to_string(),
            options: title.recommended(seats.len()),
            seats,
            shuffle: true,
            public: false,
            clock: Clock::None,
            undo: true,
            help: true,
            double_header: false,
        }
    }

    /// The same as an older table, with the chairs of other people free.
    pub(super) fn again(old: &Room, me: PersonId) -> Wish {
        let chair = |seat: &RoomSeat| match &seat.sitter {
            Sitter::Bot(level) => Chair::Bot(level.clone()),
            _ if !seat.belongs_to(me) => Chair::Open,
            _ if seat.given.is_empty() => Chair::Me,
            _ => Chair::Beside(seat.given.clone()),
        };
        Wish {
            game: old.game.clone(),
            options: serde_json::from_str(&old.options).unwrap_or_default(),
            seats: old.seats.iter().map(chair).collect(),
            shuffle: old.shuffle,
            public: old.public,
            clock: old.clock,
            undo: old.undo,
            help: old.help,
            double_header: old.double_header,
        }
    }

    /// Can such a table be made?
    pub(super) fn check(&self, title: &dyn Title) -> Result<(), Refused> {
        let unknown = |chair: &Chair| matches!(chair, Chair::Bot(level) if bots::Level::from_name(level).is_none());
        if self.seats.iter().any(unknown) {
            return Err(Refused::NoSuchLevel);
        }
        if self.seats.iter().any(|chair| matches!(chair, Chair::Beside(name) if tidy_name(name).is_none())) {
            return Err(Refused::BadName);
        }
        if self.seats.iter().all(|chair| matches!(chair, Chair::Bot(_))) {
            return Err(Refused::NobodySits);
        }
        if self.double_header && self.seats.len() != 2 {
            return Err(Refused::OnlyForTwo);
        }
        if !self.clock.fits() {
            return Err(Refused::BadForm);
        }
        title.check(&self.options, self.seats.len()).map_err(|bad| Refused::Options { game: self.game.clone(), bad })
    }
}
