//! Formulas: amounts, prices and effects written in signs instead of words, and dice.

use draw::{Markup, figure, html};
use engine::Seat;

use crate::boards::{Board, Face};
use crate::effects::{Effect, Gain, Price, Resource};

/// The signs of the resources.
pub(super) const STORES: [&str; Resource::COUNT] = ["tu-brushwood", "tu-stone", "tu-peat"];

/// The classes that give resources their colours.
const HUES: [&str; Resource::COUNT] = ["brushwood", "stone", "peat"];

/// The emblem of an order board.
pub(super) fn emblem(board: Board) -> &'static str {
    match board {
        Board::Architecture => "tu-tower",
        Board::Movement => "tu-boot",
        Board::Gathering => "tu-basket",
        Board::Trade => "tu-stall",
    }
}

/// A sign with a number; one thing needs none.
fn amount(count: u8, sign: &str, hue: &str) -> Markup {
    html! { span.amt { @if count != 1 { b { (count) } } (figure(sign, hue)) } }
}

/// A sign with a number, always written.
fn times(count: u8, sign: &str, hue: &str) -> Markup {
    html! { span.amt { b { (count) } (figure(sign, hue)) } }
}

fn sign(id: &str, hue: &str) -> Markup {
    html! { span.amt { (figure(id, hue)) } }
}

pub(super) fn resource(kind: Resource) -> Markup {
    figure(STORES[kind.index()], HUES[kind.index()])
}

pub(super) fn berries(count: u8) -> Markup {
    times(count, "tu-berry", "berry")
}

/// So many of each resource.
pub(super) fn cost(counts: [u8; 3]) -> Markup {
    html! {
        @for kind in Resource::ALL {
            @if counts[kind.index()] > 0 { (times(counts[kind.index()], STORES[kind.index()], HUES[kind.index()])) }
        }
    }
}

pub(super) fn gain(gain: Gain) -> Markup {
    html! {
        @if gain.points > 0 { (amount(gain.points, "tu-acorn", "acorn")) }
        @for kind in Resource::ALL {
            @if gain.resources[kind.index()] > 0 {
                (amount(gain.resources[kind.index()], STORES[kind.index()], HUES[kind.index()]))
            }
        }
        @if gain.any > 0 { (amount(gain.any, "tu-any", "any")) }
        @if gain.berries > 0 { (amount(gain.berries, "tu-berry", "berry")) }
        @if gain.worker { (sign("tu-worker", "ink")) }
    }
}

fn price(price: Price) -> Markup {
    match price {
        Price::Berries(count) => times(count, "tu-berry", "berry"),
        Price::Alike(1) => sign("tu-any", "any"),
        Price::Alike(count) => html! { span.amt { b { "=" (count) } (figure("tu-any", "any")) } },
    }
}

/// What an action does, in signs.
pub(super) fn effect(effect: Effect) -> Markup {
    let to = || sign("tu-to", "to");
    match effect {
        Effect::Gain(gained) => gain(gained),
        Effect::Walk(count) => times(count, "tu-boot", "act"),
        Effect::Gather(count) => times(count, "tu-basket", "act"),
        Effect::Harvest(count) => times(count, "tu-any", "any"),
        Effect::Build(count) => times(count, "tu-tower", "act"),
        Effect::Hire(count) => times(count, "tu-worker", "act"),
        Effect::Recruit => html! {
            (times(1, "tu-worker", "act"))
            span.amt.without { (figure("tu-berry", "berry")) }
        },
        Effect::Pairs => html! { (price(Price::Alike(2))) (to()) (sign("tu-acorn", "acorn")) },
        Effect::Market(market) => html! {
            (times(market.berries, "tu-berry", "berry"))
            @if market.refresh { (sign("tu-again", "act")) }
            (sign("s-card", "act"))
        },
        Effect::Crafts(count) => html! { (times(count, "tu-berry", "berry")) (sign("tu-upgrade", "act")) },
        Effect::Upgrade(count) => times(count, "tu-upgrade", "act"),
        Effect::Trade(asked, gained) => html! { (price(asked)) (to()) (gain(gained)) },
        Effect::SetDie => html! { (small_die(Face::new(1))) (to()) (small_die(Face::new(6))) },
        Effect::Rerolls(count) => html! { (times(count, "tu-again", "act")) (small_die(Face::new(5))) },
        Effect::Flip => html! { (sign("tu-turn", "act")) (small_die(Face::new(5))) (sign("tu-berry", "berry")) },
        Effect::BuyDie(count) => html! {
            (times(count, "tu-berry", "berry")) (to()) (sign("tu-plus", "act")) (small_die(Face::new(5)))
        },
        Effect::Prospect => html! { (sign("tu-eye", "act")) (sign("s-paw", "act")) (to()) (sign("tu-any", "any")) },
        Effect::Post => html! { (sign("tu-worker", "act")) (to()) (sign("tu-any", "any")) },
        Effect::TowerBerries => html! { (sign("tu-tower", "act")) (to()) (sign("tu-berry", "berry")) },
    }
}

fn small_die(face: Face) -> Markup {
    html! { span.amt { (die(face, "plain")) } }
}

/// A die that shows a value; `class` gives colours and size.
pub(super) fn die(face: Face, class: &str) -> Markup {
    figure(&format!("tu-d{face}"), &format!("die {class}"))
}

/// The class that gives things the colours of a seat.
pub(super) fn hue_of(seat: Seat) -> String {
    format!("of-{}", seat.0)
}

/// A number that glows when it has changed: another number is another element.
pub(super) fn counter(id: &str, value: impl std::fmt::Display) -> Markup {
    html! { b.num id={ (id) "-" (value) } { (value) } }
}
