//! The city: cards of the market, the deck and the discard pile; and cards wherever they lie.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::names::lexicon;
use super::signs::effect;
use super::touch::{DECK, card_spot};
use crate::cards::Card;
use crate::effects::Frame;
use crate::view::View;

/// The market with its deck and discard pile.
pub(super) fn market(view: &View, pen: &Pen<'_>) -> Markup {
    let deck = pen.say.text(&Phrase::new("draw-deck").number("n", i64::from(view.deck)));
    let refresh = pen.is_open(DECK);
    html! {
        section.market aria-label=(pen.say.word("draw-market")) {
            header {
                (figure("tu-stall", "")) h2 { (pen.say.word("draw-market")) }
                span.pile.open[refresh] id=(DECK) data-spot=(DECK) role=(if refresh { "button" } else { "img" })
                    tabindex=[refresh.then_some("0")] title=(deck) {
                    @if refresh { (figure("tu-again", "")) } @else { (figure("s-card", "")) }
                    b { (view.deck) }
                }
                (discard(view, pen))
            }
            @if view.round == 0 { p.soon { (pen.say.word("draw-market-soon")) } }
            @for (place, card) in view.market.iter().enumerate() {
                @match card {
                    Some(card) => (card_of(pen, *card, "sale", true)),
                    None if view.round > 0 => div.gap id={ "gap-" (place) } { (pen.say.word("text-gap")) },
                    None => {},
                }
            }
        }
    }
}

/// The discard pile: its cards unfold when it is touched.
fn discard(view: &View, pen: &Pen<'_>) -> Markup {
    let title = pen.say.text(&Phrase::new("draw-discard").number("n", view.discard.len() as i64));
    let names = lexicon(&pen.say);
    html! {
        div.pile.shed #discard tabindex="0" role="group" aria-label=(title) {
            (figure("s-card", "tilted")) b title=(title) { (view.discard.len()) }
            div.spread {
                p { (title) }
                @for &card in &view.discard { div { (face(card)) b { (names.card(card)) } span { (names.card_text(card)) } } }
            }
        }
    }
}

/// A card that lies open. If it is a `piece`, not only a picture of one, it can be touched and slides to whoever takes it.
pub(super) fn card_of(pen: &Pen<'_>, card: Card, class: &str, piece: bool) -> Markup {
    let id = card_spot(card);
    let open = piece && pen.is_open(&id);
    let known = piece.then_some(&id);
    let names = lexicon(&pen.say);
    let kind = pen.say.word(if card.is_advisor() { "draw-advisor" } else { "draw-boost" });
    let title = format!("{} ({kind}): {}", names.card(card), names.card_text(card));
    html! {
        div.card.(class).advisor[card.is_advisor()].open[open] id=[known] data-piece=[known] data-from=(DECK) data-to="discard"
            data-spot=[known] role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
            title=(title) {
            (face(card))
            b.called { (names.card(card)) }
            @if class == "sale" && card.is_advisor() { p.tells { (names.card_text(card)) } } @else { (frames(card)) }
        }
    }
}

/// The picture on a card: an advisor's head, or a boost's sign.
pub(super) fn face(card: Card) -> Markup {
    if card.is_advisor() { figure(&format!("tu-{card}"), "beast") } else { figure("tu-plus", "beast boost") }
}

/// What a card does, in signs, with the die values of each part.
fn frames(card: Card) -> Markup {
    let whole = |frame: &Frame| (frame.high, frame.low) == (6, 1);
    html! {
        div.does {
            @for frame in card.frames() {
                span.part {
                    @if !whole(frame) || !card.is_advisor() { span.values { (values(frame)) } }
                    span.fx { (effect(frame.effect)) }
                }
            }
        }
    }
}

fn values(frame: &Frame) -> Markup {
    html! { (frame.high) "–" (frame.low) }
}
