//! The boards of the factions.

use draw::{Markup, Pen, html};

use crate::action::Action;
use crate::view::View;

/// My own board.
pub(super) fn mine(_view: &View, _pen: &Pen<'_>) -> Markup {
    html! {}
}

/// The element of a board, a card or an item that one clicks for a choice.
pub(super) fn spot(_view: &View, _action: &Action) -> Option<String> {
    None
}
