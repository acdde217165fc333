//! The home page: the shelf with the boxes, and the tables around the room.

use maud::{Markup, html};

use super::boxes::GameBox;
use super::{Visitor, frame::frame};

/// What the home page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The games that can be played. Boxes of games still to come are added by the page.
    pub games: Vec<GameBox>,
    /// Tables where the visitor has a seat and the game is not over; those that wait for them first.
    pub mine: Vec<TableCard>,
    /// Public tables with a free seat.
    pub open: Vec<TableCard>,
    /// Public games being played.
    pub watch: Vec<TableCard>,
    /// Finished games: the visitor's own first.
    pub finished: Vec<TableCard>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// The table's id, as in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name in the visitor's language.
    pub game_name: String,
    /// Who sits there, in seat order; `None` is a free chair.
    pub seats: Vec<Option<String>>,
    /// Where the game stands.
    pub stage: Stage,
    /// Minutes since something happened there.
    pub idle: u64,
}

/// Where a game in a list stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for players, or for the start.
    Waiting,
    /// Something is asked of the visitor.
    MyTurn,
    /// Somebody else, called so, is asked.
    TurnOf(String),
    /// Over, and these have won (nobody in a lost solo game).
    Over(Vec<String>),
}

/// The home page.
pub fn home(visitor: &Visitor<'_>, home: &Home) -> Markup {
    frame(visitor, "Polyana", &html! { h1 { "Polyana" } @for game in &home.games { p { (game.name) } } })
}
