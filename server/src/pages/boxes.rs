//! A game's box as it stands on the shelf of the home page.

use maud::{Markup, html};

/// What is printed on a box.
#[derive(Clone, Debug)]
pub struct GameBox {
    /// The game's id, as in addresses.
    pub id: String,
    /// Its name in the visitor's language.
    pub name: String,
    /// One sentence about it.
    pub tagline: String,
    /// The fewest and the most players.
    pub seats: (usize, usize),
    /// How long a game takes, in minutes: from, to.
    pub minutes: (u16, u16),
    /// How demanding the rules are, from 1 to 5.
    pub weight: u8,
    /// The picture, an `svg` of 320 by 200 units.
    pub cover: Markup,
    /// Can it be played, or is it still to come?
    pub ready: bool,
}

/// The picture on a box.
pub fn cover(game: &GameBox) -> Markup {
    html! { div.cover aria-hidden="true" { (game.cover) } }
}
