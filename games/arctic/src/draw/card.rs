//! Ice cards: a large arrow in the colour of its side and the tiles that drift, or a sun and a drop.

use draw::{Markup, figure, html};
use engine::words::Say;

use super::names;
use super::touch::card_id;
use crate::cards::Card;

/// The class that gives a card the colour of its side.
pub(super) fn hue(card: Card) -> String {
    card.direction().map_or_else(|| "side-melt".to_string(), |direction| format!("side-{}", direction.index()))
}

/// What is printed on a card.
pub(super) fn print(card: Card) -> Markup {
    html! {
        @match card.direction() {
            Some(direction) => {
                (figure("ar-arrow", &format!("arrow way-{}", direction.index())))
                span.tiles { @for _ in 0..card.tiles() { (figure("ar-hex", "")) } }
            }
            None => (figure("ar-sun", "sun")),
        }
    }
}

/// A card that lies open.
pub(super) fn open_card(say: &Say<'_>, card: Card, class: &str) -> Markup {
    let id = card_id(card);
    html! {
        div.card.(hue(card)).(class) id=(id) data-piece=(id) data-from="deck" data-to="discard" role="img"
            title=(names::card(say, card)) {
            (print(card))
        }
    }
}
