//! The points from 0 to 30. Those who play for dominance have left the track and stand above it with their card's suit.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use crate::factions::GOAL;
use crate::names;
use crate::view::{PlayerView, View};

/// The points of everybody.
pub(super) fn track(view: &View, pen: &Pen<'_>) -> Markup {
    let crowned: Vec<&PlayerView> = view.players.iter().filter(|player| player.points.is_none()).collect();
    html! {
        div.points {
            div.crowns {
                (figure("root-dominance", "goal"))
                @for player in crowned { (contender(pen, player)) }
            }
            ol.track {
                @for points in (0..=GOAL).rev() {
                    li.fifth[points % 5 == 0] {
                        @if points % 5 == 0 { b title=(pen.say.text(&names::points(points.into()))) { (points) } }
                        @for (lane, player) in at(view, points).enumerate() {
                            (marker(pen, player, lane + usize::from(points % 2)))
                        }
                    }
                }
            }
        }
    }
}

/// Who has so many points; the track ends at 30.
fn at(view: &View, points: u8) -> impl Iterator<Item = &PlayerView> {
    view.players.iter().filter(move |player| player.points.map(|now| now.min(GOAL)) == Some(points))
}

fn said(pen: &Pen<'_>, player: &PlayerView) -> String {
    let points = player.points.unwrap_or_default();
    pen.say.text(
        &Phrase::new("draw-points")
            .phrase("faction", names::faction(player.faction))
            .phrase("points", names::points(points.into())),
    )
}

/// A player's marker; neighbours stand in two lanes.
fn marker(pen: &Pen<'_>, player: &PlayerView, lane: usize) -> Markup {
    let id = format!("score-{}", player.faction);
    let said = said(pen, player);
    html! {
        span.{ "marker of-" (player.faction) " l" (lane) } role="img" aria-label=(said) title=(said) {
            svg id=(id) data-piece=(id) viewBox="0 0 100 100" { use href={ "#root-emblem-" (player.faction) } {} }
        }
    }
}

/// Somebody who plays for dominance, or for a coalition.
fn contender(pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let said = match (player.dominance, player.partner) {
        (Some(card), _) => pen.say.text(
            &Phrase::new("draw-dominance")
                .phrase("faction", names::faction(player.faction))
                .phrase("suit", names::suit(card.suit())),
        ),
        (None, Some(partner)) => pen.say.text(
            &Phrase::new("draw-coalition")
                .phrase("faction", names::faction(player.faction))
                .phrase("partner", names::faction(partner)),
        ),
        (None, None) => pen.say.text(&names::faction(player.faction)),
    };
    html! {
        span.{ "contender of-" (player.faction) } role="img" aria-label=(said) title=(said) {
            (figure(&format!("root-emblem-{}", player.faction), ""))
            @if let Some(card) = player.dominance { (figure(&format!("root-suit-{}", card.suit()), "small")) }
            @if let Some(partner) = player.partner { (figure(&format!("root-emblem-{partner}"), "small")) }
        }
    }
}
