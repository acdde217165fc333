//! A game's rules on a page of their own.

use maud::{Markup, html};

use super::boxes::GameBox;
use super::{Visitor, frame::frame};

/// The rules page at `/rules/<game>`. `help` is drawn by the game.
pub fn rules(visitor: &Visitor<'_>, game: &GameBox, help: &Markup) -> Markup {
    frame(visitor, &game.name, &html! { h1 { (game.name) } (help) })
}
