//! Small marks that all boards share: emblems, pips, items, headed parts, steps of tracks.

use draw::{Markup, Pen, figure, html};

use crate::cards::{Item, Suit};
use crate::factions::Faction;
use crate::names;

/// The round emblem of a faction: an ornament.
pub(in super::super) fn emblem(faction: Faction) -> Markup {
    figure(&format!("root-emblem-{faction}"), "emblem")
}

/// A faction by its emblem, named for those who do not know it.
pub(in super::super) fn head(pen: &Pen<'_>, faction: Faction) -> Markup {
    titled(&pen.say.text(&names::faction(faction)), &emblem(faction))
}

/// Warriors by owner: emblems with numbers; each is a spot if `spots` names one.
pub(in super::super) fn heads(pen: &Pen<'_>, owners: &[(Faction, u8)], spots: Option<&str>) -> Markup {
    html! {
        @if owners.is_empty() { small.none { (pen.say.word("nothing")) } }
        @for &(owner, n) in owners {
            @let spot = spots.map(|spots| format!("{spots}-{owner}"));
            @let open = spot.as_ref().is_some_and(|spot| pen.is_open(spot));
            @let said = format!("{}: {n}", pen.say.text(&names::faction(owner)));
            span.heads.open[open] data-spot=[spot] role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(said) aria-label=(said) {
                (emblem(owner)) b { (n) }
            }
        }
    }
}

/// A suit's pip, named.
pub(in super::super) fn pip(pen: &Pen<'_>, suit: Suit) -> Markup {
    titled(&pen.say.text(&names::suit(suit)), &figure(&format!("root-suit-{suit}"), "pip"))
}

/// So many pips of each suit.
pub(in super::super) fn pips(pen: &Pen<'_>, counts: [u8; 3]) -> Markup {
    html! {
        @for (suit, n) in Suit::GROUND.into_iter().zip(counts) {
            @if n > 0 { span.pips title=(pen.say.text(&names::suit(suit))) { (pip(pen, suit)) @if n > 1 { small { "×" (n) } } } }
        }
    }
}

/// Suits in words, for those who hear the page.
pub(in super::super) fn suits_said(pen: &Pen<'_>, suits: impl Iterator<Item = Suit>) -> String {
    suits.map(|suit| pen.say.text(&names::suit(suit))).collect::<Vec<_>>().join(", ")
}

/// An item, named.
pub(in super::super) fn item(pen: &Pen<'_>, kind: Item) -> Markup {
    html! { span.item role="img" title=(pen.say.text(&names::item(kind))) { (figure(&format!("root-item-{kind}"), "")) } }
}

/// A number with a sign, and what it counts.
pub(in super::super) fn count(sign: &Markup, n: impl std::fmt::Display, said: &str) -> Markup {
    titled(said, &html! { (sign) b { (n) } })
}

/// What can be touched carries the role of a button, whatever else is a picture.
pub(in super::super) fn spot_of(pen: &Pen<'_>, spot: &str) -> (&'static str, Option<&'static str>) {
    if pen.is_open(spot) { ("button", Some("0")) } else { ("img", None) }
}

/// A picture with a name.
pub(super) fn titled(said: &str, body: &Markup) -> Markup {
    html! { span.sign role="img" title=(said) aria-label=(said) { (body) } }
}

/// A named part of a board, on one line if it fits.
pub(super) fn part(head: &str, body: &Markup) -> Markup {
    html! { div.part { h3 { (head) } div.row-of { (body) } } }
}

/// A step of a track: gone to the map, next, or still to come.
pub(super) fn step(place: usize, on_map: u8, said: &str, body: &Markup) -> Markup {
    let class = match place.cmp(&usize::from(on_map)) {
        std::cmp::Ordering::Less => "out",
        std::cmp::Ordering::Equal => "next",
        std::cmp::Ordering::Greater => "later",
    };
    html! { span.step.(class) role="img" title=(said) aria-label=(said) { (body) } }
}
