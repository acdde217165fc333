//! Pieces as they stand and lie on the map: warriors and pawns, buildings in their slots, tokens along the edge.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::ROWS;
use super::touch::{army_spot, piece_spot};
use crate::cards::Suit;
use crate::factions::{Faction, Piece};
use crate::map::Clearing;
use crate::names;
use crate::view::{ClearingView, View};

/// The row of the one who leads a faction, where its pieces come from and go back to.
fn home(view: &View, faction: Faction) -> Option<&'static str> {
    let place = view.players.iter().position(|player| player.faction == faction)?;
    ROWS.get(place).copied()
}

/// The symbol of a building or token in a clearing of a suit.
pub(super) fn symbol(piece: Piece, suit: Suit) -> String {
    match piece {
        Piece::Base | Piece::Garden => format!("root-piece-{piece}-{suit}"),
        Piece::TradePost => format!("root-piece-post-{suit}"),
        _ => format!("root-piece-{piece}"),
    }
}

/// All armies and pawns of a clearing, each faction as one figure with a count.
pub(super) fn armies(view: &View, pen: &Pen<'_>, seen: &ClearingView) -> Markup {
    let hired = view.this_turn.mercenaries;
    let groups = seen.warriors.len() + seen.pawns.len();
    let size = ["none", "one", "two", "three"].get(groups).copied().unwrap_or("many");
    html! {
        div.armies.(size) {
            @for &(faction, count) in &seen.warriors {
                (army(view, pen, seen.clearing, faction, Some(count), hired && faction == Faction::Riverfolk))
            }
            @for &faction in &seen.pawns { (army(view, pen, seen.clearing, faction, None, false)) }
        }
    }
}

/// A faction's warriors, or its pawn.
fn army(view: &View, pen: &Pen<'_>, clearing: Clearing, faction: Faction, count: Option<u8>, hired: bool) -> Markup {
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
    let home = home(view, faction);
    html! {
        span.{ "army of-" (faction) }.open[open].hired[hired] data-spot=(spot) role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
            aria-label=(said) title=(said) {
            @if let Some(count) = count {
                // Warriors are a heap: those who leave one walk to where another grows.
                svg.figure id=(spot) data-heap={ "warriors-" (faction) } data-count=(count) data-from=[home] data-to=[home]
                    viewBox="-6 -6 112 114" { use href={ "#root-warrior-" (faction) } {} }
                @if count > 1 { b.count { (count) } }
            } @else {
                @let id = format!("pawn-{faction}");
                svg.figure id=(id) data-piece=(id) viewBox="-6 -6 112 114" { use href={ "#root-warrior-" (faction) } {} }
            }
        }
    }
}

/// The slots of a clearing: ruin, buildings, free places.
pub(super) fn slots(view: &View, pen: &Pen<'_>, seen: &ClearingView) -> Markup {
    let buildings = seen.pieces.iter().filter(|(piece, _)| piece.is_building());
    let free = pen.say.word("draw-free-slot");
    html! {
        div.slots {
            @if seen.ruin {
                @let ruin = pen.say.word("text-ruin");
                span.slot role="img" aria-label=(ruin) title=(ruin) { (figure("root-ruin", "tile")) }
            }
            @for &(piece, count) in buildings {
                @for number in 0..count { (tile(view, pen, seen, piece, number)) }
            }
            @for _ in 0..seen.open { span.slot.free role="img" aria-label=(free) title=(free) {} }
        }
    }
}

/// A building in its slot.
fn tile(view: &View, pen: &Pen<'_>, seen: &ClearingView, piece: Piece, number: u8) -> Markup {
    let spot = piece_spot(seen.clearing, piece);
    let open = pen.is_open(&spot);
    let said = pen.say.text(&names::piece(piece));
    let id = format!("{spot}-{number}");
    let home = home(view, piece.owner());
    html! {
        span.slot.open[open] data-spot=(spot) role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] aria-label=(said) title=(said) {
            svg.tile id=(id) data-piece=(id) data-from=[home] data-to=[home] viewBox="0 0 100 100" { use href={ "#" (symbol(piece, seen.suit)) } {} }
        }
    }
}

/// The tokens of a clearing, down its right edge.
pub(super) fn tokens(view: &View, pen: &Pen<'_>, seen: &ClearingView) -> Markup {
    let tokens = seen.pieces.iter().filter(|(piece, _)| !piece.is_building());
    html! {
        @for (place, &(piece, count)) in tokens.enumerate() {
            @let spot = piece_spot(seen.clearing, piece);
            @let open = pen.is_open(&spot);
            @let said = pen.say.text(&Phrase::new("times").phrase("what", names::piece(piece)).number("n", count.into()));
            @let home = home(view, piece.owner());
            span.{ "token t" (place) }.open[open] data-spot=(spot) role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
                aria-label=(said) title=(said) {
                svg.tile id=(spot) data-heap=(piece) data-count=(count) data-from=[home] data-to=[home] viewBox="0 0 100 100" {
                    use href={ "#" (symbol(piece, seen.suit)) } {}
                }
                @if count > 1 { b { (count) } }
            }
        }
    }
}
