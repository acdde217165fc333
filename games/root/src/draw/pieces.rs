//! Pieces as they stand and lie on the map: warriors and pawns, buildings in their slots, tokens along the edge.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::touch::{army_spot, piece_spot};
use crate::cards::Suit;
use crate::factions::{Faction, Piece};
use crate::map::Clearing;
use crate::names;
use crate::view::ClearingView;

/// The symbol of a building or token in a clearing of a suit.
pub(super) fn symbol(piece: Piece, suit: Suit) -> String {
    match piece {
        Piece::Base | Piece::Garden => format!("root-piece-{piece}-{suit}"),
        Piece::TradePost => format!("root-piece-post-{suit}"),
        _ => format!("root-piece-{piece}"),
    }
}

/// All armies and pawns of a clearing, each faction as one figure with a count.
pub(super) fn armies(pen: &Pen<'_>, seen: &ClearingView, hired: bool) -> Markup {
    let groups = seen.warriors.len() + seen.pawns.len();
    let size = ["none", "one", "two", "three"].get(groups).copied().unwrap_or("many");
    html! {
        div.armies.(size) {
            @for &(faction, count) in &seen.warriors {
                (army(pen, seen.clearing, faction, Some(count), hired && faction == Faction::Riverfolk))
            }
            @for &faction in &seen.pawns { (army(pen, seen.clearing, faction, None, false)) }
        }
    }
}

/// A faction's warriors, or its pawn.
fn army(pen: &Pen<'_>, clearing: Clearing, faction: Faction, count: Option<u8>, hired: bool) -> Markup {
    let spot = army_spot(clearing, faction);
    let open = pen.is_open(&spot);
    let said = match count {
        Some(count) => pen.say.text(
            &Phrase::new("draw-army")
                .phrase("faction", names::faction(faction))
                .phrase("warriors", names::warriors(count)),
        ),
        None => pen.say.text(&names::faction(faction)),
    };
    // A group that grew or shrank is news: its count is part of its name.
    let id = count.map_or_else(|| format!("pawn-{faction}"), |count| format!("{spot}-{count}"));
    html! {
        span.{ "army of-" (faction) }.open[open].hired[hired] data-spot=(spot) role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
            aria-label=(said) title=(said) {
            svg.figure id=(id) data-piece=(id) viewBox="-6 -6 112 114" { use href={ "#root-warrior-" (faction) } {} }
            @if let Some(count) = count.filter(|count| *count > 1) { b.count { (count) } }
        }
    }
}

/// The slots of a clearing: ruin, buildings, free places.
pub(super) fn slots(pen: &Pen<'_>, seen: &ClearingView) -> Markup {
    let buildings = seen.pieces.iter().filter(|(piece, _)| piece.is_building());
    let free = pen.say.word("draw-free-slot");
    html! {
        div.slots {
            @if seen.ruin {
                @let ruin = pen.say.word("text-ruin");
                span.slot role="img" aria-label=(ruin) title=(ruin) { (figure("root-ruin", "tile")) }
            }
            @for &(piece, count) in buildings {
                @for number in 0..count { (tile(pen, seen, piece, number)) }
            }
            @for _ in 0..seen.open { span.slot.free role="img" aria-label=(free) title=(free) {} }
        }
    }
}

/// A building in its slot.
fn tile(pen: &Pen<'_>, seen: &ClearingView, piece: Piece, number: u8) -> Markup {
    let spot = piece_spot(seen.clearing, piece);
    let open = pen.is_open(&spot);
    let said = pen.say.text(&names::piece(piece));
    let id = format!("{spot}-{number}");
    html! {
        span.slot.open[open] data-spot=(spot) role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] aria-label=(said) title=(said) {
            svg.tile id=(id) data-piece=(id) viewBox="0 0 100 100" { use href={ "#" (symbol(piece, seen.suit)) } {} }
        }
    }
}

/// The tokens of a clearing, down its right edge.
pub(super) fn tokens(pen: &Pen<'_>, seen: &ClearingView) -> Markup {
    let tokens = seen.pieces.iter().filter(|(piece, _)| !piece.is_building());
    html! {
        @for (place, &(piece, count)) in tokens.enumerate() {
            @let spot = piece_spot(seen.clearing, piece);
            @let open = pen.is_open(&spot);
            @let said = pen.say.text(&Phrase::new("times").phrase("what", names::piece(piece)).number("n", count.into()));
            @let id = format!("{spot}-{count}");
            span.{ "token t" (place) }.open[open] data-spot=(spot) role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
                aria-label=(said) title=(said) {
                svg.tile id=(id) data-piece=(id) viewBox="0 0 100 100" { use href={ "#" (symbol(piece, seen.suit)) } {} }
                @if count > 1 { b { (count) } }
            }
        }
    }
}
