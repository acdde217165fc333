//! What is on offer: items, deck, dominance cards.

use draw::{Markup, Pen, html};

use crate::view::View;

/// The supply.
pub(super) fn supply(_view: &View, _pen: &Pen<'_>) -> Markup {
    html! {}
}
