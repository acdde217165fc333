//! A player's row at the side: whose turn it is, the points that are known, and where they come from.

use draw::{Markup, Pen, cube, figure, html};
use engine::Phrase;

use super::card::people;
use super::names;
use crate::cards::{Kind, Species};
use crate::view::{PlayerView, View};

/// The row of one player.
pub(super) fn row(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let asked = view.turn == Some(player.who);
    let winner = view.winners.is_some_and(|winners| winners.contains(player.who));
    let points = &player.points;
    let known = points.buildings + points.villagers.unwrap_or(0) + points.gear.unwrap_or(0);
    let whole = points.villagers.is_some() && points.gear.is_some();
    let title = pen.say.word(if whole { "draw-points" } else { "draw-points-known" });
    html! {
        div.house.on[asked] aria-current=[asked.then_some("true")] {
            @match player.figure { Some(species) => (people(species, "head")), None => (cube(player.who)) }
            b.name { @if player.figure.is_some() { (cube(player.who)) } (pen.say.name(player.who)) }
            b.points title=(title) aria-label=(format_args!("{title}: {known}")) { (known) @if !whole { "+?" } }
            div.holds {
                (source(pen, "source-villagers", "wv-villager", points.villagers))
                (source(pen, "source-buildings", "wv-building", Some(points.buildings)))
                (source(pen, "source-gear", "wv-gear", points.gear))
                @if view.first == player.who && view.winners.is_none() { span.tag { (pen.say.word("draw-first")) } }
                @if winner { span.tag.won { (figure("wv-cup", "")) (pen.say.word("draw-winner")) } }
            }
            @if let Some(tucked) = &player.tucked_cards && !tucked.is_empty() {
                div.holds {
                    span.label { (pen.say.word("draw-tucked-word")) }
                    @for &species in Species::ALL {
                        @let count = tucked.iter().filter(|card| card.kind() == Kind::Villager && card.species() == species).count();
                        @let name = pen.say.text(&crate::names::species(species));
                        span.fact role="img" title=(name) aria-label=(format_args!("{name}: {count}")) { (people(species, "")) (count) }
                    }
                    @let gear = tucked.iter().filter(|card| card.kind() == Kind::Gear).count();
                    (source(pen, "source-gear", "wv-gear", Some(gear as u16)))
                }
            }
            @if view.me != Some(player.who) && view.me.is_some() && !player.cards.is_empty() {
                div.holds { span.label { (pen.say.word("draw-known")) } (list(pen, player)) }
            }
        }
    }
}

fn list(pen: &Pen<'_>, player: &PlayerView) -> String {
    player.cards.iter().map(|&card| names::card(&pen.say, card)).collect::<Vec<_>>().join(", ")
}

fn source(pen: &Pen<'_>, word: &'static str, sign: &str, points: Option<u16>) -> Markup {
    let name = pen.say.word(word);
    let shown = points.map_or_else(|| "?".to_string(), |points| points.to_string());
    let title = pen.say.text(
        &Phrase::new("draw-source")
            .arg("source", engine::words::Arg::Text(name))
            .arg("points", engine::words::Arg::Text(shown.clone())),
    );
    html! { span.fact role="img" title=(title) aria-label=(title) { (figure(sign, "")) (shown) } }
}
