//! What lies docked beside my hand.

use draw::{Markup, Pen, html};

use crate::view::View;

/// The dock.
pub(super) fn dock(_view: &View, _pen: &Pen<'_>) -> Markup {
    html! {}
}
