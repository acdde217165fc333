//! A table for the tests of its parts: Anna and Borys play Animal Kingdoms, and nothing has been done yet.

use engine::Key;

use super::play::Play;
use crate::seats::Sitter;
use crate::store::{Kept, PersonId, Room, RoomSeat, Stage};

pub(super) const ANNA: PersonId = PersonId(1);
pub(super) const BORYS: PersonId = PersonId(2);
pub(super) const STRANGER: PersonId = PersonId(3);

/// A table with two players, just begun.
pub(super) fn kept() -> Kept {
    let title = shelf::game("animal_kingdoms").unwrap();
    let seat = |person, name: &str| RoomSeat { sitter: Sitter::Person(person), name: name.into(), ..RoomSeat::open() };
    let room = Room {
        game: title.id().into(),
        rules: title.facts().rules,
        options: title.default_options().to_string(),
        host_name: "Anna".into(),
        stage: Stage::Playing,
        seats: vec![seat(ANNA, "Anna"), seat(BORYS, "Borys")],
        ..Room::bare(Key::from_seed(3), ANNA)
    };
    Kept { room, journal: Vec::new(), remarks: Vec::new(), first: None, blocks: Vec::new() }
}

/// Any game of the shelf, just begun by as few people as can play it together.
pub(super) fn of_game(title: &'static dyn shelf::Title, seed: u64) -> Play {
    seated(title, (*title.facts().seats.start()).max(2), seed)
}

/// Any game of the shelf, just begun by as many people as can play it.
pub(super) fn full_table(title: &'static dyn shelf::Title, seed: u64) -> Play {
    seated(title, *title.facts().seats.end(), seed)
}

fn seated(title: &'static dyn shelf::Title, seats: usize, seed: u64) -> Play {
    let mut kept = kept();
    kept.room.game = title.id().into();
    kept.room.rules = title.facts().rules;
    kept.room.options = title.recommended(seats).to_string();
    kept.room.key = Key::from_seed(seed);
    kept.room.seats = (0..seats).map(|seat| kept.room.seats[seat % 2].clone()).collect();
    Play::new(kept)
}

/// The same in memory.
pub(super) fn table() -> Play {
    Play::new(kept())
}
