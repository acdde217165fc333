//! How a game ended: the panel `result` on the table page.

use engine::{Lang, Seat};
use maud::{Markup, html};

/// The end of a game.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The table's id.
    pub id: String,
    /// The players, best place first.
    pub places: Vec<Placed>,
    /// Where the points come from: the name of the source, and the points of each seat in the order of `places`.
    pub breakdown: Vec<(String, Vec<i32>)>,
    /// A sentence of the house or the game about the end (a tie-break, say); may be empty.
    pub note: String,
    /// May the viewer ask for a rematch?
    pub may_rematch: bool,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
}

/// A player at the end.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The place, 1 being the best.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// Have they won?
    pub won: bool,
    /// Is it the viewer?
    pub mine: bool,
}

/// The panel `result`; empty while the game runs.
pub fn result(lang: Lang, outcome: Option<&Outcome>) -> Markup {
    let _ = lang;
    html! { @if let Some(outcome) = outcome { @for placed in &outcome.places { p { (placed.name) " " (placed.score) } } } }
}
