//! The woodland: the land of the map, its clearings and camps, and the arrow of a move. Places are fractions of the map,
//! written down as classes in the style sheet, so that it takes all the room there is.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::clearing::clearing;
use super::land::{Land, along, bend, bent};
use super::touch::forest_spot;
use crate::event::Spot;
use crate::factions::Faction;
use crate::map::{Clearing, Forest};
use crate::names;
use crate::question::Question;
use crate::view::{BoardView, View};

/// The arrows are drawn on a map of this size and stretched with it.
const SIZE: (f32, f32) = (1160.0, 1000.0);

/// The whole map.
pub(super) fn map(view: &View, pen: &Pen<'_>) -> Markup {
    let plan = view.map.plan();
    html! {
        div.{ "wood " (view.map) }.boats[view.this_turn.riverboats] data-zooms="top" {
            svg.land.wide aria-hidden="true" { use href={ "#root-land-" (view.map) "-wide" } width="100%" height="100%" {} }
            svg.land.tall aria-hidden="true" { use href={ "#root-land-" (view.map) "-tall" } width="100%" height="100%" {} }
            @for wood in plan.forests { (camp(view, pen, wood.forest)) }
            @for seen in &view.clearings { (clearing(view, pen, seen)) }
            (arrows(view))
        }
    }
}

/// A camp in a forest, where pawns may stand.
fn camp(view: &View, pen: &Pen<'_>, forest: Forest) -> Markup {
    let spot = forest_spot(forest);
    let open = pen.is_open(&spot);
    let pawns: Vec<Faction> = view
        .players
        .iter()
        .filter(
            |player| matches!(&player.board, BoardView::Vagabond { spot: Some(Spot::Forest(at)), .. } if *at == forest),
        )
        .map(|player| player.faction)
        .collect();
    let mut said = pen.say.text(&Phrase::new("draw-forest").arg("forest", names::forest(forest)));
    for &faction in &pawns {
        said.push_str("; ");
        said.push_str(&pen.say.text(&names::faction(faction)));
    }
    html! {
        div.{ "camp " (forest) }.open[open].taken[!pawns.is_empty()] id=(spot) data-spot=(spot) role=(if open { "button" } else { "img" })
            tabindex=[open.then_some("0")] aria-label=(said) title=(said) {
            @if pawns.is_empty() { (figure("root-leaf", "")) }
            @for faction in pawns {
                @let id = format!("pawn-{faction}");
                svg.figure id=(id) data-piece=(id) viewBox="-6 -6 112 114" { use href={ "#root-pawn-" (faction) } {} }
            }
        }
    }
}

/// Arrows from where a move begins to where it may lead: shown while the goal is touched, and once it is chosen.
fn arrows(view: &View) -> Markup {
    let goals: Vec<(Clearing, Clearing, bool)> = match view.question {
        Some(Question::MoveTo { from, .. }) => {
            Clearing::all().filter(|to| *to != from).map(|to| (from, to, false)).collect()
        }
        Some(
            Question::MoveCount { from, to, .. }
            | Question::MoveAlly { from, to }
            | Question::MoveAllyCount { from, to, .. },
        ) => vec![(from, to, true)],
        _ => return html! {},
    };
    let plan = view.map.plan();
    let joined = |a: Clearing, b: Clearing| plan.paths[a.index()].contains(b) || plan.rivers[a.index()].contains(b);
    html! {
        svg.arrows viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } preserveAspectRatio="none" aria-hidden="true" {
            @for (from, to, shown) in goals.into_iter().filter(|&(from, to, _)| joined(from, to)) {
                g.{ "arrow to-c" (to.index() + 1) }.shown[shown] {
                    @let (line, head) = arrow(view, from, to);
                    path.under d=(line) {} path.under d=(head) {}
                    path d=(line) {} path d=(head) {}
                }
            }
        }
    }
}

/// The line of an arrow along its path, and its head.
fn arrow(view: &View, from: Clearing, to: Clearing) -> (String, String) {
    let land = Land::of(view.map);
    let side = if from < to { bend(from, to) } else { -bend(from, to) };
    let way = bent(land.clearing(from), land.clearing(to), SIZE, side);
    let long = (way[2].0 - way[0].0).hypot(way[2].1 - way[0].1);
    // From edge to edge of the clearings.
    let (start, end) = (150.0 / long, 1.0 - 165.0 / long);
    let at = |t: f32| along(way, start + (end - start) * t);
    let mut line = String::new();
    for step in 0_u8..=12 {
        let (x, y) = at(f32::from(step) / 12.0);
        line.push_str(&format!("{}{x:.0} {y:.0}", if step == 0 { 'M' } else { 'L' }));
    }
    let ((x, y), (bx, by)) = (at(1.0), at(0.9));
    let angle = (y - by).atan2(x - bx);
    let wing = |turn: f32| (x - 46.0 * (angle + turn).cos(), y - 46.0 * (angle + turn).sin());
    let (left, right) = (wing(0.62), wing(-0.62));
    (line, format!("M{:.0} {:.0}L{x:.0} {y:.0}L{:.0} {:.0}", left.0, left.1, right.0, right.1))
}
