//! The frame: points and map on the left, with the battle over it, and the column of what is on offer and of my own board. On
//! a phone the column is a sheet that a switch below the map opens.

use draw::{Markup, Pen, figure, html};

use super::{battle, boards, map, market, supply, track};
use crate::view::View;

/// The whole stage.
pub(super) fn frame(view: &View, pen: &Pen<'_>) -> Markup {
    let mine = view.me.and_then(|me| view.player(me)).map(|player| player.faction);
    html! {
        div.table {
            (track::track(view, pen))
            div.field { (map::map(view, pen)) (battle::battle(view, pen)) }
            details.sheet-switch #side-switch {
                summary {
                    @if let Some(faction) = mine { (figure(&format!("root-emblem-{faction}"), "")) }
                    span.to-open { (pen.say.word("draw-open-boards")) }
                    span.to-close { (pen.say.word("draw-close-boards")) }
                }
            }
            div.side {
                (supply::supply(view, pen))
                (market::market(view, pen))
                (boards::mine(view, pen))
            }
        }
    }
}
