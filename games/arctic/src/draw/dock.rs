//! What is mine: who I am, with my lives, and the ice cards in my hand.

use draw::{Markup, Pen, html};
use engine::Phrase;

use super::card::{hue, open_card, print};
use super::cell::pose;
use super::names;
use super::rail::lives;
use super::touch::card_id;
use crate::cards::Card;
use crate::figures::Depth;
use crate::view::{HouseView, Question, View};

/// My hunter and hand; for those who only watch, the hands that lie open.
pub(super) fn dock(view: &View, pen: &Pen<'_>) -> Markup {
    match view.mine() {
        Some(house) => html! {
            (myself(view, pen, house))
            div.hand role="group" aria-label=(pen.say.word("draw-hand")) {
                @for &card in house.hand.iter().flatten() { (held(view, pen, card)) }
            }
        },
        None => html! {
            div.hands {
                @for house in view.houses.iter().filter(|house| house.hand.is_some()) {
                    div.hand {
                        b { (pen.say.name(house.seat)) }
                        @for &card in house.hand.iter().flatten() { (open_card(&pen.say, card, "small")) }
                    }
                }
            }
        },
    }
}

fn myself(view: &View, pen: &Pen<'_>, house: &HouseView) -> Markup {
    html! {
        @if let Some(hunter) = house.hunter && let Some(figure) = hunter.figures().first() {
            div.myself.{ "by-" (house.seat.0) } {
                (pose(figure, Depth::OnIce))
                div {
                    p { (pen.say.text(&Phrase::new("draw-you-are").phrase("hunter", crate::names::hunter(hunter)))) }
                    (lives(view, pen, hunter))
                }
            }
        }
    }
}

fn held(view: &View, pen: &Pen<'_>, card: Card) -> Markup {
    let id = card_id(card);
    let open = pen.is_open(&id);
    let asked = view.me == view.asked
        && (matches!(view.question, Question::Escape { .. } | Question::Answer { .. })
            || (view.question == Question::Action && !view.card_done));
    html! {
        div.card.(hue(card)).open[open].idle[asked && !open] id=(id) data-piece=(id) data-from="deck" data-to="discard" data-spot=(id)
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(names::card(&pen.say, card)) {
            (print(card))
        }
    }
}
