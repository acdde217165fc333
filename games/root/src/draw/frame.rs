//! The frame: points and map on the left, with the battle over it, and the column of what is on offer and of my own board. On
//! a phone the column is a sheet that a button of the dock opens.

use draw::{Markup, Pen, html};

use super::{battle, boards, hand, map, market, supply, track};
use crate::view::View;

/// The whole stage.
pub(super) fn frame(view: &View, pen: &Pen<'_>) -> Markup {
    html! {
        div.table {
            (track::track(view, pen))
            div.field { (map::map(view, pen)) (battle::battle(view, pen)) }
            div.side id=(boards::SIDE) popover {
                (hand::sheet_head(pen, boards::SIDE, "board-mine", None))
                (supply::supply(view, pen))
                (market::market(view, pen))
                (boards::mine(view, pen))
            }
        }
    }
}
