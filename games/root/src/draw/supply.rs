//! What is on offer: the round and the part of the turn, items, deck and discard pile, dominance cards, ruins.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::boards::{item, spot_of};
use super::card;
use crate::cards::{ITEM_SUPPLY, Item};
use crate::event::Part;
use crate::names;
use crate::view::View;

/// The sign of a part of a turn.
pub(super) fn sign(part: Part) -> &'static str {
    match part {
        Part::Birdsong => "root-birdsong",
        Part::Daylight => "root-daylight",
        Part::Evening => "root-evening",
    }
}

/// The supply.
pub(super) fn supply(view: &View, pen: &Pen<'_>) -> Markup {
    let ruins = view.clearings.iter().filter(|seen| seen.ruin).count();
    html! {
        section.offer aria-label=(pen.say.word("offer")) {
            (day(view, pen))
            div.items role="group" aria-label=(pen.say.word("offer-items")) {
                @for &kind in Item::ALL {
                    @let left = view.items.iter().find(|(other, _)| *other == kind).map_or(0, |(_, n)| *n);
                    @for nth in 0..ITEM_SUPPLY[kind.index()] {
                        @if nth < left { (item(pen, kind)) } @else {
                            span.item.gone role="img" title=(pen.say.text(&Phrase::new("offer-gone").phrase("item", names::item(kind)))) { (figure(&format!("root-item-{kind}"), "")) }
                        }
                    }
                }
            }
            div.piles {
                (pile(pen, "deck", "offer-deck", view.deck))
                (discard(view, pen))
                @if ruins > 0 { span.pile role="img" title=(pen.say.text(&Phrase::new("offer-ruins").number("n", ruins as i64))) { (figure("root-ruin", "piece")) b { (ruins) } } }
                @for &one in &view.available { (free(pen, one)) }
            }
        }
    }
}

/// The round, and where the turn stands.
fn day(view: &View, pen: &Pen<'_>) -> Markup {
    let round = pen.say.text(&Phrase::new("offer-round").number("n", view.round.into()));
    html! {
        div.day {
            b { (round) }
            @for part in [Part::Birdsong, Part::Daylight, Part::Evening] {
                @let name = pen.say.text(&names::phase(part));
                @let now = view.part == Some(part) && view.ending.is_none();
                span.part-of.now[now] role="img" title=(name) aria-label=(name) aria-current=[now.then_some("step")] { (figure(sign(part), "")) @if now { (name) } }
            }
        }
    }
}

fn pile(pen: &Pen<'_>, id: &str, word: &'static str, n: u8) -> Markup {
    let said = format!("{}: {n}", pen.say.word(word));
    html! { span.pile id=(id) role="img" title=(said) aria-label=(said) { (figure("root-cards", "")) b { (n) } } }
}

/// The discard pile, which everybody may look through.
fn discard(view: &View, pen: &Pen<'_>) -> Markup {
    let mut cards = view.discard.clone();
    cards.sort_by_key(|card| (card.suit(), card.number()));
    html! {
        button.pile id="discard" type="button" popovertarget="discards" disabled[cards.is_empty()] title=(pen.say.word("offer-look")) {
            (pen.say.word("offer-discard")) b { (cards.len()) }
        }
        div.discards id="discards" popover { b { (pen.say.word("offer-discard")) } div.row-of { @for one in cards { (card::chip(pen, one)) } } }
    }
}

/// A dominance card that can be taken for a card of its suit.
fn free(pen: &Pen<'_>, one: crate::cards::Card) -> Markup {
    let (id, spot) = (card::id(one), card::spot("free", one));
    let (role, tab) = spot_of(pen, &spot);
    let said = format!("{}. {}", pen.say.text(&names::card(one)), pen.say.word("offer-dominance"));
    html! {
        span.pile.crown.open[pen.is_open(&spot)] id=(id) data-piece=(id) data-spot=(spot) role=(role) tabindex=[tab] title=(said) aria-label=(said) {
            (figure("root-dominance", "")) (figure(&format!("root-suit-{}", one.suit()), "pip"))
        }
    }
}
