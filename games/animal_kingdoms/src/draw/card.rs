//! Beast cards, large and small.

use draw::{Markup, Pen, figure, html};

use super::names::card_name;
use crate::cards::{Card, Kind};
use crate::names::kind as kind_phrase;

/// The id of a card's element, wherever it lies; also its spot.
pub(super) fn card_id(card: Card) -> String {
    format!("card-{card}")
}

/// The class that gives a card the colour of its beast.
pub(super) fn hue(kind: Kind) -> String {
    format!("beast-{kind}")
}

/// The paper figure of a kind.
pub(super) fn beast(kind: Kind, class: &str) -> Markup {
    figure(&format!("ak-{kind}"), class)
}

/// What is printed on a card.
pub(super) fn print(card: Card) -> Markup {
    html! { b.rank { (card.rank()) } (beast(card.kind(), "glyph")) }
}

/// A card that lies open on the table.
pub(super) fn open_card(pen: &Pen<'_>, card: Card, class: &str) -> Markup {
    let id = card_id(card);
    let name = card_name(&pen.say, card);
    html! {
        div.card.(hue(card.kind())).(class) id=(id) data-piece=(id) data-from="deck" data-to="discard"
            role="img" title=(name) {
            (print(card))
        }
    }
}

/// A card as a small sign: no piece, only a picture of one.
pub(super) fn chip(pen: &Pen<'_>, card: Card) -> Markup {
    let name = card_name(&pen.say, card);
    html! { span.chip.(hue(card.kind())) role="img" title=(name) { (print(card)) } }
}

/// A kind as a small sign.
pub(super) fn kind_chip(pen: &Pen<'_>, kind: Kind) -> Markup {
    let name = pen.say.text(&kind_phrase(kind));
    html! { span.kind.(hue(kind)) role="img" title=(name) { (beast(kind, "glyph")) } }
}

/// The back of a card.
pub(super) fn back(class: &str) -> Markup {
    html! { div.card.back.(class) aria-hidden="true" { (figure("s-flower", "glyph")) } }
}
