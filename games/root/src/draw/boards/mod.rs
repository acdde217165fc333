//! The boards of the factions.

use draw::{Markup, Pen, html};

use crate::view::View;

/// My own board.
pub(super) fn mine(_view: &View, _pen: &Pen<'_>) -> Markup {
    html! {}
}
