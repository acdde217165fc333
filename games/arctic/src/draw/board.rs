//! The board: the sea in the middle, and beside it what belongs to everybody. Two rows of pips are the clock of the game, since it
//! ends with the last plankton or the last cod.

use draw::{Markup, Pen, cube, figure as sign, html};
use engine::Phrase;

use super::card::{open_card, print};
use super::cell::{self, Scene, piece};
use super::rail::head;
use super::sea;
use super::touch::{arrivals, stock_id};
use crate::cards::Card;
use crate::cells::{Cells, Direction};
use crate::figures::{Figure, Figures, Hunter};
use crate::ice::{Ice, Place};
use crate::state::{Arctic, PLANKTON};
use crate::view::{Question, StockView, View};

/// The whole board.
pub(super) fn board(view: &View, pen: &Pen<'_>) -> Markup {
    let sea = sea::laid_out(view);
    let scene =
        Scene { view, pen, arrivals: arrivals(view, &sea), reach: reach(view, &sea), drifts: drifts(view, &sea), sea };
    let way = match &view.question {
        Question::Drift { direction, .. } => Some(*direction),
        Question::Answer { direction, .. } => Some(*direction),
        _ => None,
    };
    html! {
        div.table.laying[view.turn == 0] {
            div.shore.left { (clock(view, pen)) (tray(view, pen, &sea)) }
            div.sea.{ "asks-" (kind(&view.question)) }.{ @if let Some(way) = way { "towards-" (way.id()) } } {
                svg.chart aria-hidden="true" { use href="#ar-chart" {} }
                @for at in Cells::BOARD.iter() { (cell::cell(&scene, at)) }
            }
            div.shore.right { (piles(view, pen)) }
            @if view.turn > 0 { (spent(view, pen)) (diet(pen)) }
        }
    }
}

/// A word for what is asked, for the style sheet.
fn kind(question: &Question) -> &'static str {
    match question {
        Question::Drift { .. } => "drift",
        Question::Melt => "melt",
        Question::Action | Question::Neutral | Question::Cod => "figure",
        Question::Hunt { .. } | Question::Destination { .. } | Question::Displace { .. } => "way",
        Question::Escape { .. } | Question::Answer { .. } | Question::FleeTo { .. } => "flight",
        Question::Over => "nothing",
        _ => "place",
    }
}

/// Where the hunters could go as the ice lies now: shown while one of them is touched.
fn reach(view: &View, sea: &Arctic) -> Vec<(Figure, Cells)> {
    if view.turn == 0 || view.outcome.is_some() {
        return Vec::new();
    }
    let hunting = Figure::all().filter(|figure| figure.hunter() != Hunter::Cod && sea.cell_of(*figure).is_some());
    hunting
        .map(|figure| {
            let reach = sea.destinations(figure);
            (figure, reach.ice.with(reach.water))
        })
        .collect()
}

/// Which tiles could drift by the cards that I may play: shown while a card is touched.
fn drifts(view: &View, sea: &Arctic) -> Vec<(Direction, Cells)> {
    if view.card_done || view.turn == 0 || view.me != Some(view.active) {
        return Vec::new();
    }
    let hand = view.mine().and_then(|house| house.hand.as_ref());
    let has = |direction: &Direction| hand.iter().copied().flatten().any(|card| card.direction() == Some(*direction));
    Direction::all().filter(has).map(|direction| (direction, sea.drifters(direction))).collect()
}

/// What is left of plankton and cod, and whose turn it is.
fn clock(view: &View, pen: &Pen<'_>) -> Markup {
    let row = |id: &'static str, word: &'static str, symbol: &'static str, left: u8| {
        let title = pen.say.text(&Phrase::new(word).number("count", left.into()));
        html! {
            div.pips.short[left <= 2] id=(id) role="img" title=(title) {
                span { @for number in 0..PLANKTON { (sign(symbol, if number < left { "" } else { "gone" })) } }
                b { (left) }
            }
        }
    };
    html! {
        div.sands {
            (row("cod-left", "draw-cod-left", "ar-cod", view.cod))
            (row("plankton-left", "draw-plankton-left", "ar-plankton", view.plankton))
            p { (pen.say.word("draw-clock")) }
        }
    }
}

/// Pieces beside the sea: what is still to be placed, and who waits to return.
fn tray(view: &View, pen: &Pen<'_>, sea: &Arctic) -> Markup {
    let waiting = view.figures.iter().filter(|figure| figure.returns_with.is_some());
    let hunters = matches!(view.question, Question::Hunter | Question::Corner { .. } | Question::Level { .. });
    let boxed = view.figures.iter().filter(|figure| figure.piece.place == Place::BOX);
    html! {
        @if let Some(stock) = &view.stock { (stocks(view, pen, stock, hunters)) }
        @if view.turn == 0 {
            div.tray.reserve.later[!hunters] {
                h2 { (pen.say.word("draw-reserve")) }
                div.heaps { @for figure in boxed { (spare(view, pen, sea, figure.figure)) } }
            }
        }
        @for figure in waiting {
            @let who = figure.returns_with.unwrap_or(view.active);
            @let text = pen.say.text(&Phrase::new("draw-returns").seat("who", who));
            div.tray.waiting {
                (piece(view, pen, sea, figure.figure, true))
                p { (cube(who)) span { (text) } }
            }
        }
    }
}

/// A hunter that is not on the board yet.
fn spare(view: &View, pen: &Pen<'_>, sea: &Arctic, figure: Figure) -> Markup {
    let id = super::touch::figure_id(figure);
    let open = pen.is_open(&id);
    let chosen = matches!(view.question, Question::Corner { figure: one } | Question::Level { figure: one, .. } if one == figure);
    html! {
        div.spare.open[open].chosen[chosen] data-spot=(id) role=[open.then_some("button")] tabindex=[open.then_some("0")]
            aria-label=(super::names::figure(&pen.say, figure, crate::figures::Depth::OnIce)) {
            (piece(view, pen, sea, figure, true))
        }
    }
}

/// The ice that is left to lay.
fn stocks(view: &View, pen: &Pen<'_>, stock: &StockView, done: bool) -> Markup {
    let heap = |ice: Ice, symbol: &'static str, word: &'static str, left: u8| {
        let id = stock_id(ice);
        let open = pen.is_open(&id);
        let chosen = matches!(view.question, Question::Tile { ice: one } if one == ice)
            || (ice == Ice::Iceberg && view.question == Question::Berg);
        let title = pen.say.text(&Phrase::new(word).number("count", left.into()));
        html! {
            div.heap.open[open].chosen[chosen].gone[left == 0] id=(id) data-spot=(id) title=(title)
                role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] {
                (sign(symbol, "")) b { "×" (left) }
            }
        }
    };
    html! {
        div.tray.later[done] {
            h2 { (pen.say.word("draw-stock")) }
            div.heaps {
                (heap(Ice::Floe, "ar-floe", "draw-stock-floes", stock.floes))
                (heap(Ice::Pack, "ar-pack", "draw-stock-packs", stock.packs))
                (heap(Ice::Iceberg, "ar-berg", "draw-stock-bergs", stock.bergs))
            }
        }
    }
}

/// The card in effect, the deck, and the discard pile by directions.
fn piles(view: &View, pen: &Pen<'_>) -> Markup {
    let deck = pen.say.text(&Phrase::new("draw-deck").number("count", view.deck.into()));
    let discard = pen.say.text(&Phrase::new("draw-discard").number("count", view.discard.len() as i64));
    html! {
        div.piles {
            span.pile #deck role="img" title=(deck) { (sign("s-card", "")) span.word { (pen.say.word("draw-deck-short")) } b { (view.deck) } }
            span.pile #discard role="img" title=(discard) { (sign("s-card", "tilted")) span.word { (pen.say.word("draw-discard-short")) } b { (view.discard.len()) } }
        }
        @if let Some(effect) = &view.effect {
            div.effect {
                (open_card(&pen.say, effect.card, "small"))
                p { (pen.say.text(&Phrase::new("draw-effect").number("left", effect.left.into()))) }
            }
        } @else if let Question::Answer { card, .. } = &view.question {
            div.effect {
                (open_card(&pen.say, *card, "small"))
                p { (pen.say.word("draw-flight")) }
            }
        }
    }
}

/// The discard pile: how many cards of each direction have gone, as rows of pips.
fn spent(view: &View, pen: &Pen<'_>) -> Markup {
    let row = |class: String, sample: Card, all: usize, gone: usize, name: String| {
        html! {
            li.(class) title=(format!("{name}: {gone}/{all}")) {
                span.what { @match sample.direction() { Some(direction) => (sign("ar-arrow", &format!("way-{}", direction.index()))), None => (sign("ar-sun", "")) } }
                span.dots aria-hidden="true" { @for number in 0..all { i.gone[number < gone] {} } }
                span.unseen { (name) ": " (gone) "/" (all) }
            }
        }
    };
    let gone = |direction: Option<Direction>| view.discard.iter().filter(|card| card.direction() == direction).count();
    html! {
        div.spent {
            h2 { (pen.say.word("draw-spent")) }
            ul {
                @for direction in Direction::all() {
                    @let sample = Card::new(5 * direction.index() as u8);
                    (row(format!("side-{}", direction.index()), sample, 5, gone(Some(direction)), pen.say.text(&crate::names::side(direction))))
                }
                (row("side-melt".to_string(), Card::new(30), 6, gone(None), pen.say.word("draw-melting")))
            }
        }
    }
}

/// Who eats whom, on the ice, in open sea and under the ice (5.3): a reminder that never changes.
fn diet(pen: &Pen<'_>) -> Markup {
    let heads = |prey: Figures, igloo: bool| {
        html! {
            @for hunter in Hunter::ALL { @if !prey.common(hunter.figures()).is_empty() { (head(hunter)) } }
            @if igloo { (sign("ar-igloo", "head")) }
        }
    };
    let of = |able: fn(Hunter) -> bool| -> Figures { Figure::all().filter(|figure| able(figure.hunter())).collect() };
    let (walkers, divers) = (of(Hunter::walks), of(Hunter::dives));
    html! {
        div.diet role="note" title=(pen.say.word("draw-diet-help")) {
            h2 { (pen.say.word("draw-diet")) }
            div.meals aria-hidden="true" {
                i {} (sign("ar-floe", "")) (sign("ar-wave", "wave")) i.hole {}
                @for hunter in Hunter::PLAYED {
                    @let prey = hunter.prey();
                    @let fished = if hunter == Hunter::Eskimo { Figures::COD } else { Figures::NONE };
                    b { (head(hunter)) }
                    span { @if hunter.walks() { (heads(prey.common(walkers).with(fished), hunter.raids())) } }
                    span { (heads(prey, false)) }
                    span { @if hunter.dives() { (heads(prey.common(divers), false)) } }
                }
            }
        }
    }
}

/// What is printed on a card, for the help.
pub(super) fn sample(card: Card) -> Markup {
    html! { span.card.small.(super::card::hue(card)) { (print(card)) } }
}
