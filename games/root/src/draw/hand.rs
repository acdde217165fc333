//! My hand.

use draw::{Markup, Pen, html};

use crate::view::View;

/// The cards that I hold.
pub(super) fn hand(_view: &View, _pen: &Pen<'_>) -> Markup {
    html! {}
}
