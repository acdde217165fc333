//! The market of the Riverfolk.

use draw::{Markup, Pen, html};

use crate::view::View;

/// Their prices and services.
pub(super) fn market(_view: &View, _pen: &Pen<'_>) -> Markup {
    html! {}
}
