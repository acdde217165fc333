//! A clearing. It always has the same anatomy: its suit at the top with its number, the flag of its ruler on the left, those
//! who stand there in the middle, slots on the lower edge, tokens down the right edge.

use draw::{Markup, Pen, figure, html};

use super::pieces;
use super::touch::{clearing_spot, counts_for};
use crate::board::clearing_line;
use crate::map::Clearing;
use crate::question::Question;
use crate::view::{ClearingView, View};

/// Where a move comes from or a deed is done, so that its place is marked.
pub(super) fn origin(view: &View) -> Option<Clearing> {
    match view.question? {
        Question::MoveTo { from, .. }
        | Question::MoveCount { from, .. }
        | Question::MoveAlly { from, .. }
        | Question::MoveAllyCount { from, .. } => Some(from),
        Question::BattleDefender { clearing }
        | Question::BattleAlly { clearing, .. }
        | Question::PayWood { clearing, .. }
        | Question::SpendSupporter { clearing, .. }
        | Question::OutrageCard { clearing }
        | Question::CrusadeFollow { clearing } => Some(clearing),
        _ => None,
    }
}

/// A clearing with everything in it.
pub(super) fn clearing(view: &View, pen: &Pen<'_>, seen: &ClearingView) -> Markup {
    let spot = clearing_spot(seen.clearing);
    let open = pen.is_open(&spot);
    let fought = view.battle.as_ref().is_some_and(|battle| battle.on && battle.clearing == seen.clearing);
    let number = seen.clearing.index() + 1;
    let ruler = seen.ruler.map_or_else(|| "of-nobody".to_string(), |ruler| format!("of-{ruler}"));
    html! {
        div.{ "clearing c" (number) " suit-" (seen.suit) " " (ruler) }.open[open].origin[origin(view) == Some(seen.clearing)].fought[fought]
            id=(spot) data-spot=(spot) role=(if open { "button" } else { "group" }) tabindex=[open.then_some("0")]
            aria-label=(pen.say.text(&clearing_line(view, seen))) {
            (edge(seen))
            span.mark title=(pen.say.text(&clearing_line(view, seen))) { b { (number) } (figure(&format!("root-suit-{}", seen.suit), "")) }
            @if fought { span.fight { (figure("s-swords", "")) } }
            (flag(view, seen))
            (pieces::armies(view, pen, seen))
            (pieces::slots(view, pen, seen))
            (pieces::tokens(view, pen, seen))
        }
    }
}

/// The paper of a clearing: what can be touched has a gap and a bold edge with pointers around the rim of its ruler.
fn edge(seen: &ClearingView) -> Markup {
    let rim = format!("#root-rim-{}", seen.suit);
    html! {
        svg.edge viewBox="-130 -130 260 260" aria-hidden="true" {
            use.ring href=(rim) transform="scale(1.34)" {}
            use.gap href=(rim) transform="scale(1.21)" {}
            use.rule href=(rim) transform="scale(1.12)" {}
            use.floor href=(rim) {}
            circle.inner r="80" {}
        }
    }
}

/// The flag of the ruler; a crown on it if the clearing counts for an activated dominance.
fn flag(view: &View, seen: &ClearingView) -> Markup {
    let Some(ruler) = seen.ruler else { return html! {} };
    let dominance = view.players.iter().find(|player| player.faction == ruler).and_then(|player| player.dominance);
    let crowned = dominance.is_some_and(|card| counts_for(card.suit(), seen));
    html! {
        svg.flag viewBox="0 0 100 122" aria-hidden="true" {
            path d="M4 4H96V116L50 92 4 116Z" {}
            use href={ "#root-head-" (ruler) } x="14" y="10" width="72" height="72" {}
        }
        @if crowned { span.crowned { (figure("root-dominance", "")) } }
    }
}
