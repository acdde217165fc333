//! The frame: points, map and battle on the left, and the column of what is on offer and of my own board.

use draw::{Markup, Pen, html};

use super::{boards, market, supply};
use crate::view::View;

/// The whole stage.
pub(super) fn frame(view: &View, pen: &Pen<'_>) -> Markup {
    html! {
        div.table {
            div.side {
                (supply::supply(view, pen))
                (market::market(view, pen))
                (boards::mine(view, pen))
            }
        }
    }
}
