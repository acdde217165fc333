//! Cards, wherever they lie: a small face with signs, and beside it the same card large, with its words. Large cards open under a
//! pointer or the focus, and on a phone by a touch of the portrait.

use draw::{Markup, Pen, figure, html};
use engine::words::Say;

use super::{names, signs};
use crate::cards::{Card, Kind, Species};
use crate::trails::Enchantment;

/// The id of a card's element, wherever it lies; also its spot.
pub(super) fn card_id(card: Card) -> String {
    format!("card-{card}")
}

/// A card to be shown.
pub(super) struct Shown {
    pub(super) card: Card,
    /// Supplies that lie on it, or those with which it would come.
    pub(super) supplies: u16,
    /// What it costs now, where it can be bought.
    pub(super) price: Option<u8>,
    pub(super) token: Option<Enchantment>,
    pub(super) used: bool,
    /// Are its words on its small face too?
    pub(super) wordy: bool,
    /// Another element that stands for it: its id and spot.
    pub(super) stands_in: Option<String>,
    /// Where it comes from and where it goes when it leaves: the ids of elements.
    pub(super) from: String,
    pub(super) to: String,
}

impl Shown {
    /// A card that is not in play.
    pub(super) fn printed(card: Card) -> Shown {
        Shown {
            card,
            supplies: card.printed().supplies.into(),
            price: None,
            token: None,
            used: false,
            wordy: true,
            stands_in: None,
            from: "deck".to_string(),
            to: "discard".to_string(),
        }
    }
}

/// The figure of a people.
pub(super) fn people(species: Species, class: &str) -> Markup {
    figure(
        match species {
            Species::Crow => "wv-crow",
            Species::Frog => "wv-frog",
            Species::Rabbit => "wv-rabbit",
        },
        class,
    )
}

/// What stands for a card in its portrait: a villager's head; the thing itself otherwise, with the head small beside it.
fn portrait(card: Card) -> Markup {
    html! {
        span.portrait aria-hidden="true" {
            @match card.kind() {
                Kind::Villager => (people(card.species(), "")),
                Kind::Gear => { (figure("wv-gear", "thing")) (people(card.species(), "whose")) }
                Kind::Building => { (figure("wv-building", "thing")) (people(card.species(), "whose")) }
            }
        }
    }
}

fn stock(kind: Kind, supplies: u16) -> Markup {
    let sign = if kind == Kind::Building { "wv-coin" } else { "wv-sack" };
    html! { span.stock.none[supplies == 0] { (figure(sign, "")) (supplies) } }
}

/// A letter for a pair of enchantments.
pub(super) fn letter(token: Enchantment) -> &'static str {
    match token {
        Enchantment::A => "A",
        Enchantment::B => "B",
        Enchantment::C => "C",
    }
}

/// How much there is to read on a card: where there is room, wordy ones are wider.
fn length(words: &str) -> &'static str {
    match words.chars().count() {
        0..=80 => "brief",
        81..=125 => "long",
        126..=170 => "longer",
        _ => "longest",
    }
}

/// A card with its large self.
pub(super) fn card(pen: &Pen<'_>, shown: &Shown) -> Markup {
    let say = &pen.say;
    let Shown { card, supplies, price, token, used, wordy, stands_in, from, to } = shown;
    let id = stands_in.clone().unwrap_or_else(|| card_id(*card));
    let piece = stands_in.is_none().then_some(&id);
    let open = pen.is_open(&id);
    let large = format!("large-{id}");
    let kind = card.kind();
    let name = names::card(say, *card);
    let words = names::text(say, *card);
    let label = format!("{name}. {}. {}: {supplies}", names::kind(say, *card), names::word(say, "draw-supplies"));
    html! {
        div.slot.(length(words)) {
            div.card.(card.species()).(kind).open[open].used[*used] id=(id) data-piece=[piece] data-from=(from) data-to=(to)
                data-spot=[open.then_some(&id)] role=(if open { "button" } else { "img" }) tabindex="0"
                aria-label=[(!open).then_some(label)] aria-describedby=(large) {
                // A button is called by what stands on it, the name first.
                b.name { @for word in names::on_card(say, *card) { span { (word) } " " } }
                (portrait(*card))
                @if let Some(price) = price { span.price { (price) } }
                @if price.is_none() || kind != Kind::Building { (stock(kind, *supplies)) }
                @if let Some(token) = token { span.token { (figure("wv-star", "")) (letter(*token)) } }
                (signs::of_card(*card, token.is_some()))
                @if *wordy { span.words data-fits { (words) } }
            }
            button.read type="button" popovertarget=(large) aria-labelledby=(id) {}
            (large_card(say, shown, &large))
        }
    }
}

fn large_card(say: &Say<'_>, shown: &Shown, id: &str) -> Markup {
    let Shown { card, supplies, price, used, .. } = shown;
    let printed = card.printed();
    html! {
        div.large.(card.species()).(card.kind()) popover id=(id) {
            div.top { (portrait(*card)) div { b { (names::card(say, *card)) } small { (names::kind(say, *card)) } } }
            p.words { (names::text(say, *card)) }
            p.facts {
                span { span.price { (price.unwrap_or(printed.cost)) } (names::word(say, "draw-cost")) }
                span { (stock(card.kind(), *supplies)) (names::word(say, "draw-supplies")) }
                @if printed.free { span { (figure("wv-bolt", "")) (names::word(say, "draw-free")) } }
                @if *used { span { (names::word(say, "draw-used")) } }
            }
        }
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! { div.slot { div.card.back aria-hidden="true" { (figure("wv-cup", "")) } } }
}
