//! The rows of the players at the side.

use draw::{Markup, Pen, html};
use engine::Seat;

use crate::view::View;

/// The row of a player.
pub(super) fn row(_view: &View, _pen: &Pen<'_>, _seat: Seat) -> Markup {
    html! {}
}
