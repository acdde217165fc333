//! A table that is set up for one look and kept nowhere, as those of lessons and puzzles are.

use std::sync::atomic::AtomicU64;

use engine::{Eyes, Key, Lang, Seat, Seats};
use serde_json::Value;
use shelf::Title;

use super::clocks::Clocks;
use super::crowd::Stand;
use super::play::Play;
use super::sight::{Present, Pupil, Sight};
use crate::seats::Sitter;
use crate::store::{By, Entry, Kept, PersonId, Room, RoomSeat, Stage, What};

/// Nobody in the store: whoever looks sits here.
const LOOKER: PersonId = PersonId(0);

/// What such a table follows from.
pub(super) struct Setting<'a> {
    pub title: &'static dyn Title,
    pub options: &'a Value,
    pub seats: usize,
    pub key: Key,
    /// Where whoever looks sits.
    pub seat: Seat,
    /// What they are called.
    pub name: &'a str,
    /// May they take choices back?
    pub undo: bool,
}

/// A table that is looked at once.
pub(super) struct Glance {
    pub play: Play,
    clocks: Clocks,
    drawn: AtomicU64,
    seat: Seat,
}

impl Setting<'_> {
    /// The table after these choices, each as JSON; nothing if one of them is not legal.
    pub fn table<'m>(&self, moves: impl Iterator<Item = &'m str>) -> Option<Glance> {
        let mut game = self.title.open(self.options, self.seats, self.key.clone()).ok()?;
        let mut journal = Vec::new();
        for action in moves {
            let seat = game.turn().seat()?;
            game.play(seat, action).ok()?;
            journal.push(Entry { seat: seat.0, by: By::Player, what: What::Play(action.to_string()), at: 0 });
        }
        let over = game.turn().seat().is_none();
        let sits = |seat| match seat == self.seat {
            true => RoomSeat { sitter: Sitter::Person(LOOKER), name: self.name.to_string(), ..RoomSeat::open() },
            false => RoomSeat { sitter: Sitter::Bot(super::STAND_IN.to_string()), ..RoomSeat::open() },
        };
        let room = Room {
            game: self.title.id().to_string(),
            rules: self.title.facts().rules,
            options: self.options.to_string(),
            undo: self.undo,
            help: false,
            stage: if over { Stage::Over } else { Stage::Playing },
            seats: Seat::all(self.seats).map(sits).collect(),
            ..Room::bare(self.key.clone(), LOOKER)
        };
        let kept = Kept { room, journal, remarks: Vec::new(), first: None, blocks: Vec::new() };
        let clocks = Clocks::new(&kept, 1_000, 0);
        let play = Play::new(kept);
        play.game.is_some().then_some(Glance { play, clocks, drawn: AtomicU64::new(0), seat: self.seat })
    }
}

impl Glance {
    /// What whoever looks sees.
    pub fn sight(&self, lang: Lang, pupil: Pupil) -> Sight<'_> {
        let (play, clocks, drawn) = (&self.play, &self.clocks, &self.drawn);
        let here = Seats::all(play.room.seats.len());
        let stand = Stand { eyes: Eyes::Of(self.seat), own: Seats::only(self.seat), lang };
        Present { play, clocks, here, now: 0, drawn, drafts: None, lesson: Some(pupil) }.sight(stand)
    }
}
