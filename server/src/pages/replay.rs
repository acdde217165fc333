//! A finished game, seen again move by move through anybody's eyes. Every moment has its own address.

use draw::Panel;
use engine::{Eyes, Seat};
use maud::{Markup, html};

use super::panels::LogLine;
use super::{Visitor, frame::frame};

/// One moment of a finished game.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// How many moves have been made at this moment.
    pub ply: usize,
    /// How many were made in all.
    pub plies: usize,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// The players in seat order.
    pub seats: &'a [(Seat, String)],
    /// What the game draws for these eyes.
    pub panels: &'a [Panel],
    /// The log up to here, oldest first, with plies.
    pub log: &'a [LogLine],
}

/// The replay page, at `/table/<id>/replay?ply=<n>&eyes=<open|crowd|seat number>`.
pub fn replay(visitor: &Visitor<'_>, page: &Replay<'_>) -> Markup {
    frame(visitor, page.game_name, &html! { @for panel in page.panels { div id=(panel.id) { (panel.markup) } } })
}

/// How eyes are written in addresses.
pub fn eyes_code(eyes: Eyes) -> String {
    match eyes {
        Eyes::Open => "open".into(),
        Eyes::Crowd => "crowd".into(),
        Eyes::Of(seat) => seat.0.to_string(),
    }
}

/// The eyes of an address, at a table of `seats`.
pub fn eyes_from_code(code: &str, seats: usize) -> Option<Eyes> {
    match code {
        "open" => Some(Eyes::Open),
        "crowd" => Some(Eyes::Crowd),
        _ => code.parse().ok().filter(|&seat: &u8| usize::from(seat) < seats).map(|seat| Eyes::Of(Seat(seat))),
    }
}
