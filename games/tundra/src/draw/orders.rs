//! An order board: six slots from 6 down to 1, what each does, and the boosts tucked under it, so that a row reads: slot,
//! action of the board, actions of the boosts.

use draw::{Markup, Pen, figure, html};

use super::names::lexicon;
use super::signs::{cost, die, effect, emblem, hue_of};
use super::touch::{board_spot, card_spot, slot_spot};
use crate::boards::Face;
use crate::cards::Card;
use crate::effects::Effect;
use crate::question::Question;
use crate::view::{BoardView, PlayerView, View};

/// A board that can be played on.
pub(super) fn order(view: &View, pen: &Pen<'_>, player: &PlayerView, board: &BoardView) -> Markup {
    let names = lexicon(&pen.say);
    let own = view.me == Some(player.who);
    let head = board_spot(board.board);
    let open = pen.is_open(&head);
    let active = active(view).filter(|(active, _)| *active == board.board && view.turn == Some(player.who));
    let affordable = !board.upgraded && (0..3).all(|kind| player.stock[kind] >= board.cost[kind]);
    let live = |face: Face| player.unused.contains(&face) && pen.is_open(&slot_spot(board.board, face));
    let live = Face::all().filter(|&face| live(face)).map(Face::value).collect::<Vec<_>>();
    html! {
        section.order.upgraded[board.upgraded].with-1[boosts(board) == 1].with-2[boosts(board) == 2].with-3[boosts(board) == 3]
            aria-label=(names.board(board.board)) {
            div.head.open[open] id=(head) data-spot=(head) role=(if open { "button" } else { "group" })
                tabindex=[open.then_some("0")] aria-label=(names.board(board.board)) {
                (figure(emblem(board.board), "emblem"))
                b { (names.board(board.board)) }
                @if board.upgraded { span.ribbon role="img" title=(pen.say.word("draw-upgraded")) { (figure("tu-upgrade", "")) } }
            }
            div.slots.(rows(&live, active.map(|(_, face)| face))) {
                @for face in Face::all().rev() {
                    (slot(pen, player, board, face, own, active.is_some_and(|(_, now)| now == face)))
                }
                @for frame in &board.frames {
                    @let doing = active.is_some_and(|(_, face)| (frame.low..=frame.high).contains(&face.value()));
                    (frame_of(frame.high, frame.low, frame.effect, if doing { "own doing" } else { "own" }, &live))
                }
                @for (index, card) in tucked(board).enumerate() { (boost(view, pen, card, index + 1, own, &live)) }
            }
            @if !board.upgraded {
                div.price.affordable[affordable] role="img" title=(pen.say.word("draw-upgrade-cost")) {
                    (figure("tu-upgrade", "")) (cost(board.cost))
                }
            }
        }
    }
}

/// Rows that matter now are as high as a thumb on a small screen.
fn rows(live: &[u8], active: Option<Face>) -> String {
    let mut classes = String::new();
    for value in live.iter().copied().chain(active.map(Face::value)) {
        classes.push_str(" held-");
        classes.push(char::from(b'0' + value));
    }
    classes
}

/// The boosts under a board, the starting one first.
pub(super) fn tucked(board: &BoardView) -> impl Iterator<Item = Card> {
    board.starting.iter().chain(&board.boosts).copied()
}

fn boosts(board: &BoardView) -> usize {
    tucked(board).count()
}

/// The slot that is being carried out.
fn active(view: &View) -> Option<(crate::boards::Board, Face)> {
    view.within.iter().chain(&view.question).find_map(|question| match question {
        Question::Activation { board, face, .. } => Some((*board, *face)),
        _ => None,
    })
}

fn slot(pen: &Pen<'_>, player: &PlayerView, board: &BoardView, face: Face, own: bool, active: bool) -> Markup {
    let names = lexicon(&pen.say);
    let spot = slot_spot(board.board, face);
    let open = pen.is_open(&spot);
    let taken = board.taken.contains(&face);
    let held = player.unused.contains(&face);
    let near = open && !held && !active;
    let mut title =
        format!("{face} · {}: {}", names.board(board.board), names.board_effect(board.board, board.upgraded, face));
    for card in tucked(board) {
        title.push_str("; ");
        title.push_str(names.card(card));
        title.push_str(": ");
        title.push_str(names.card_effect(card, face));
    }
    html! {
        div.slot.{ "v" (face) }.open[open && !near].near[near].taken[taken].active[active] id=(spot) data-spot=(spot)
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(title) {
            @if taken {
                @let id = format!("used-{}-{}-{face}", player.who.0, board.board);
                span.socket id=[own.then_some(&id)] data-piece=[own.then_some(&id)] data-from={ "tray-" (player.who.0) } {
                    (die(face, &hue_of(player.who)))
                }
            } @else {
                span.socket.empty { (face) }
            }
        }
    }
}

/// An action over the slots that it belongs to; `live` are the values that can be used now.
fn frame_of(high: u8, low: u8, what: Effect, class: &str, live: &[u8]) -> Markup {
    let live = live.iter().any(|value| (low..=high).contains(value));
    html! { div.frame.(class).{ "f" (high) (low) }.live[live] aria-hidden="true" { (effect(what)) } }
}

/// A boost under the board: its frames beside those of the board.
fn boost(view: &View, pen: &Pen<'_>, card: Card, column: usize, own: bool, live: &[u8]) -> Markup {
    let names = lexicon(&pen.say);
    let id = card_spot(card);
    let open = pen.is_open(&id);
    let waiting = matches!(&view.question, Some(Question::Activation { waiting, .. }) if waiting.contains(&card));
    let title = format!("{}: {}", names.card(card), names.card_text(card));
    html! {
        div.tucked.{ "c" (column) }.open[open].waiting[waiting] id=[own.then_some(&id)] data-piece=[own.then_some(&id)] data-from="deck" data-to="discard" data-spot=(id)
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(title) {
            @for frame in card.frames() { (frame_of(frame.high, frame.low, frame.effect, "extra", live)) }
        }
    }
}

/// A board of somebody else, small: only what lies on it.
pub(super) fn small(pen: &Pen<'_>, player: &PlayerView, board: &BoardView, pieces: bool) -> Markup {
    let names = lexicon(&pen.say);
    let name = names.board(board.board);
    html! {
        div.small-order.upgraded[board.upgraded] role="group" aria-label=(name) title=(name) {
            span.head { (figure(emblem(board.board), "emblem")) @if board.upgraded { (figure("tu-upgrade", "ribbon")) } }
            span.used {
                @for &face in board.taken.iter().rev() {
                    @let id = format!("used-{}-{}-{face}", player.who.0, board.board);
                    span.socket id=[pieces.then_some(&id)] data-piece=[pieces.then_some(&id)] data-from={ "tray-" (player.who.0) } {
                        (die(face, &hue_of(player.who)))
                    }
                }
            }
            span.under {
                @for card in tucked(board) {
                    @let id = card_spot(card);
                    @let title = format!("{}: {}", names.card(card), names.card_text(card));
                    span.chip id=[pieces.then_some(&id)] data-piece=[pieces.then_some(&id)] data-from="deck" data-to="discard" role="img" title=(title) {
                        (main_sign(card))
                    }
                }
            }
        }
    }
}

/// What a boost mostly gives, as one sign: its lowest frame.
fn main_sign(card: Card) -> Markup {
    html! { @if let Some(frame) = card.frames().last() { (effect(frame.effect)) } }
}
