//! What lies between the players: the deck, which is the clock of the game, the discard pile, what is being resolved; and the tray
//! on which cards are laid out while somebody picks among them.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::card::{Shown, back, card};
use super::{names, touch};
use crate::cards::Card;
use crate::language::{Fate, Price};
use crate::question::Question;
use crate::view::{PendingView, View};

/// Deck, discard pile, and the way to the present question.
pub(super) fn piles(view: &View, pen: &Pen<'_>) -> Markup {
    let say = &pen.say;
    let deck = pen.say.text(&Phrase::new("draw-deck").number("count", view.deck.into()));
    let known: Vec<&str> = view.deck_top.iter().map_while(|card| *card).map(|card| names::card(say, card)).collect();
    let top = view.discard.last().copied().filter(|top| !view.laid_out().contains(top));
    html! {
        div.middle {
            div.deck.low[view.deck <= 10] id="deck" role="img" title=(deck) aria-label=(deck) { (figure("wv-cup", "")) b { (view.deck) } small { (pen.say.word("draw-deck-word")) } }
            div.heap id="discard" {
                @if let Some(top) = top { (card(pen, &Shown { wordy: false, ..Shown::printed(top) })) }
                @else { div.slot { div.card.gone aria-hidden="true" { (figure("wv-bin", "")) } } }
                button.browse type="button" popovertarget="spread" disabled[view.discard.is_empty()] {
                    (figure("wv-bin", "")) b { (view.discard.len()) } span { (pen.say.word("draw-discard-word")) }
                }
            }
            div.news {
                @if let Some(last) = last_turns(view, pen) { p.last { (last) } }
                @if !known.is_empty() { p { b { (pen.say.word("draw-deck-top")) } " " (known.join(", ")) } }
                @if !view.within.is_empty() {
                    p.within {
                        b { (pen.say.word("draw-within")) } " "
                        @for (index, source) in view.within.iter().enumerate() {
                            @if index > 0 { " › " }
                            span { (pen.say.text(&crate::names::source(*source))) }
                        }
                    }
                }
                @if !view.pending.is_empty() && view.question != Some(Question::TriggerOrder) {
                    p { b { (pen.say.word("draw-pending")) } " " (waiting(view, pen)) }
                }
                @if view.within.is_empty() && view.pending.is_empty() && view.turn.is_some() && view.round > 0 {
                    p.calm { (pen.say.text(&Phrase::new("draw-round").number("turn", view.round.into()))) }
                }
            }
        }
    }
}

fn last_turns(view: &View, pen: &Pen<'_>) -> Option<String> {
    match (view.exhausted, view.last_turns) {
        _ if view.turn.is_none() => None,
        (_, Some(left)) => Some(pen.say.text(&Phrase::new("draw-last-turns").number("left", left.into()))),
        (true, None) => Some(pen.say.word("draw-exhausted")),
        _ => None,
    }
}

fn waiting(view: &View, pen: &Pen<'_>) -> String {
    let name = |pending: &PendingView| names::card(&pen.say, pending.card);
    view.pending.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The whole discard pile from the top, to be opened. It is a panel of its own, since it seldom changes.
pub(super) fn spread(view: &View, pen: &Pen<'_>) -> Markup {
    let say = &pen.say;
    html! {
        div.spread popover id="spread" {
            h2 { (pen.say.word("draw-discard-title")) }
            ol { @for &card in view.discard.iter().rev() {
                li.(card.species()) { (super::card::people(card.species(), "")) span { b { (names::card(say, card)) } " " (names::text(say, card)) } }
            } }
        }
    }
}

/// Cards laid out to be picked, and triggers to be put in order.
pub(super) fn tray(view: &View, pen: &Pen<'_>) -> Markup {
    let cards = view.laid_out();
    let title = match view.question {
        Some(Question::ChooseInitial) => "draw-offer",
        Some(Question::PlayTrigger { .. }) => "draw-discarded",
        _ => "draw-discard-title",
    };
    let price = match view.question {
        Some(Question::Play { price, .. } | Question::PlayTrigger { price, .. }) => Some(price),
        _ => None,
    };
    let ordering = view.question == Some(Question::TriggerOrder);
    let zones: Vec<_> = view.zones.iter().collect();
    html! {
        @if !cards.is_empty() || !zones.is_empty() || ordering {
            div.tray {
                @if ordering { (triggers(view, pen)) }
                @if !cards.is_empty() {
                    h2 { (pen.say.word(title)) }
                    @let many = cards.len() > 8;
                    div.laid.many[many] { @for one in cards { (card(pen, &Shown { wordy: !many, ..picked(view, one, price) })) } }
                }
                @for (index, zone) in zones.iter().enumerate() {
                    @let inner = index + 1 == zones.len();
                    div.zone.under[!inner] {
                        h2 { (pen.say.word(if zone.search { "draw-search" } else { "draw-look" })) }
                        div.laid {
                            @for one in &zone.cards {
                                @match one { Some(one) => (card(pen, &picked(view, *one, look_price(view)))), None => (back()) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn look_price(view: &View) -> Option<Price> {
    match view.question {
        Some(Question::LookPlay { price }) => Some(price),
        _ => None,
    }
}

/// A card on the tray: what it would cost, and where it goes.
fn picked(view: &View, card: Card, price: Option<Price>) -> Shown {
    let who = view.turn.map_or(0, |seat| seat.0);
    let to = match view.question {
        Some(Question::Sort { fate: Fate::Tuck, .. }) => format!("tucked-{who}"),
        Some(Question::Sort { fate: Fate::Draw, .. } | Question::Take { .. }) => format!("hand-{who}"),
        Some(Question::LookReturn) => "deck".to_string(),
        _ => "discard".to_string(),
    };
    let price = price.and_then(|price| Some(view.chooser()?.price(card, price)));
    Shown { price: Some(price.unwrap_or(card.printed().cost)), to, ..Shown::printed(card) }
}

/// Triggers that wait, side by side.
fn triggers(view: &View, pen: &Pen<'_>) -> Markup {
    let say = &pen.say;
    html! {
        h2 { (pen.say.word("draw-triggers")) }
        div.laid {
            @for pending in &view.pending {
                @let id = touch::pending_id(view, pending);
                div.waiting {
                    (card(pen, &Shown { stands_in: Some(id), ..Shown::printed(pending.card) }))
                    @if let Some(about) = pending.about { small { (figure("wv-bin", "")) (names::card(say, about)) } }
                    @if pending.times > 1 { small { "×" (pending.times) } }
                }
            }
        }
    }
}
