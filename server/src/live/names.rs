//! What players and bots are called.

use std::sync::LazyLock;

use engine::Lang;

use crate::pages::{self, level_name};
use crate::people::name_in;
use crate::seats::Sitter;
use crate::store::{Remark, Room, RoomSeat};

/// All levels: id and name.
pub fn level_names(lang: Lang) -> &'static [(String, String)] {
    static NAMES: LazyLock<[Vec<(String, String)>; 3]> = LazyLock::new(|| {
        let name = |lang, id: &str| (id.to_string(), level_name(lang, id));
        Lang::ALL.map(|lang| bots::LEVELS.iter().map(|level| name(lang, level.id)).collect())
    });
    &NAMES[lang as usize]
}

/// What the players at these seats are called: people by their names, and bots by a first name each, which no piece of a game
/// has. What the house has named itself is said in the reader's language. A bot that has `swapped` its chair for the second
/// game of a match keeps its name.
pub(crate) fn bot_names(lang: Lang, seats: &[RoomSeat], swapped: bool) -> Vec<String> {
    let of_bot = |number: usize| if swapped { seats.len() - 1 - number } else { number } % 6 + 1;
    let names = seats.iter().enumerate().map(|(number, seat)| match seat.sitter {
        Sitter::Bot(_) => pages::say(lang).word_named(&format!("desk-bot-{}", of_bot(number))),
        Sitter::Person(_) | Sitter::StandIn { .. } | Sitter::Resigned { .. } => name_in(lang, &seat.name),
        Sitter::Open => String::new(),
    });
    let mut told = Vec::<String>::new();
    for name in names {
        // Several seats of one person are told apart by a number.
        let twice = 1 + told.iter().filter(|other| **other == name || other.starts_with(&format!("{name} "))).count();
        told.push(if twice > 1 && !name.is_empty() { format!("{name} {twice}") } else { name });
    }
    told
}

/// Something said, for a reader of this language: who said it, and what. Who has left the house has taken both along.
pub(super) fn said(lang: Lang, remark: &Remark) -> (String, String) {
    let text = if remark.name.is_empty() { pages::say(lang).word("desk-remark-gone") } else { remark.text.clone() };
    (name_in(lang, &remark.name), text)
}

/// What the players of a table are called, for each language.
pub(super) fn seat_names(room: &Room) -> [Vec<String>; 3] {
    Lang::ALL.map(|lang| bot_names(lang, &room.seats, room.first.is_some()))
}
