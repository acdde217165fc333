//! The buttons of a phone that open my board (with what is on offer) and my hand as sheets.

use draw::{Markup, Pen, figure, html};

use super::boards::{SIDE, emblem, title, watched};
use super::hand::HAND;
use crate::cards::Suit;
use crate::view::View;

/// The dock.
pub(super) fn dock(view: &View, pen: &Pen<'_>) -> Markup {
    let Some(player) = watched(view) else { return html! {} };
    let suits = Suit::ALL.iter().filter(|&&suit| player.cards.iter().any(|card| card.suit() == suit));
    html! {
        div.sheets {
            button type="button" popovertarget=(SIDE) {
                (emblem(player.faction))
                span { @if view.me.is_some() { (pen.say.word("board-mine")) } @else { (title(&pen.say, player.faction)) } }
            }
            button type="button" popovertarget=(HAND) {
                @for suit in suits { (figure(&format!("root-suit-{suit}"), "pip")) }
                span { (pen.say.word("board-hand")) " " (player.hand) }
            }
        }
    }
}
