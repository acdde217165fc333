//! A player's row at the side: score, dice, stores, pieces, boards and advisors, small but complete.

use draw::{Markup, Pen, cube, figure, html};
use engine::Phrase;

use super::candidate;
use super::city::face;
use super::names::lexicon;
use super::orders::small;
use super::signs::{STORES, counter, die, hue_of};
use super::touch::card_spot;
use crate::effects::Resource;
use crate::names;
use crate::titles::Title;
use crate::view::{PlayerView, View};

/// The row of one player.
pub(super) fn row(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let seat = player.who;
    let asked = view.turn == Some(seat);
    let won = view.winners.is_some_and(|winners| winners.contains(seat));
    // My own pieces lie in the dock.
    let pieces = view.me != Some(seat);
    let name = pen.say.name(seat);
    let score = pen.say.text(&Phrase::new("draw-score").number("n", player.score.into()));
    html! {
        div.player.(hue_of(seat)).on[asked].mine[view.me == Some(seat)] aria-current=[asked.then_some("true")] {
            div.who {
                (candidate(player.character)) (cube(seat))
                b.name title=(name) { (name) }
                @if view.first == Some(seat) && view.winners.is_none() {
                    span.first role="img" title=(pen.say.word("draw-first")) { (figure("tu-bear", "")) }
                }
                @if won { span.tag.won { (figure("s-crown", "")) } }
                (home(pen, player, pieces))
                span.score title=(score) { (figure("tu-acorn", "acorn")) (counter(&format!("score-{}", seat.0), player.score)) }
            }
            div.has {
                (cast(pen, player, pieces))
                span.facts {
                    @for kind in Resource::ALL { (fact(&pen.say.text(&names::resource(Some(*kind))), &format!("r{}-{kind}", seat.0), STORES[kind.index()], kind.id(), player.stock[kind.index()])) }
                    (fact(&pen.say.word("draw-berries"), &format!("r{}-berry", seat.0), "tu-berry", "berry", player.berries))
                }
            }
            @if view.round == 0 {
                div.has { span.tag { (pen.say.word(if player.chosen { "draw-chosen" } else { "text-choosing" })) } }
            } @else {
                div.boards { @for board in &player.boards { (small(pen, player, board, pieces)) } }
            }
            (people(pen, player, pieces))
        }
    }
}

/// Dice that are left.
fn cast(pen: &Pen<'_>, player: &PlayerView, pieces: bool) -> Markup {
    let seat = player.who.0;
    html! {
        span.cast-row id=[pieces.then(|| format!("tray-{seat}"))] role="group" aria-label=(pen.say.word("draw-dice")) {
            @for &face in &player.unused { (die(face, "")) }
            @for _ in 0..player.unrolled { span.blank role="img" title=(pen.say.word("draw-unrolled")) { "?" } }
            @if player.supply > 0 {
                @let said = Phrase::new("draw-supply").number("n", player.supply.into()).number("price", player.numbers.buy.into());
                small title=(pen.say.text(&said)) { "+" (player.supply) }
            }
        }
    }
}

/// Workers and towers that are left.
fn home(pen: &Pen<'_>, player: &PlayerView, pieces: bool) -> Markup {
    let seat = player.who.0;
    let left = |kind: &str| pieces.then(|| format!("{kind}-{seat}"));
    let workers = pen.say.text(&Phrase::new("draw-workers-home").number("n", player.idle_workers.into()));
    let towers = pen.say.text(&Phrase::new("draw-towers-home").number("n", player.idle_towers.into()));
    html! {
        span.facts.left {
            span.fact id=[left("workers")] role="img" title=(workers) { (figure(&format!("tu-worker-{seat}"), "")) (player.idle_workers) }
            span.fact id=[left("towers")] role="img" title=(towers) { (figure(&format!("tu-tower-{seat}"), "")) (player.idle_towers) }
        }
    }
}

fn fact(name: &str, id: &str, sign: &str, hue: &str, count: u8) -> Markup {
    html! { span.fact role="img" title={ (name) ": " (count) } { (figure(sign, hue)) (counter(id, count)) } }
}

/// A special title, the advisors and the personal goal.
fn people(pen: &Pen<'_>, player: &PlayerView, pieces: bool) -> Markup {
    let names = lexicon(&pen.say);
    html! {
        div.people {
            @if player.title != Title::Modest {
                span.tag title=(names.title(player.title)) { (pen.say.text(&names::title(player.title, player.character))) }
            }
            @for advisor in &player.advisors {
                @let id = card_spot(advisor.card);
                @let said = format!("{}: {}", names.card(advisor.card), names.card_text(advisor.card));
                span.adviser.rotated[advisor.rotated] id=[pieces.then_some(&id)] data-piece=[pieces.then_some(&id)] data-from="deck"
                    data-to="discard" role="img" title=(said) { (face(advisor.card)) }
            }
            @if player.has_goal {
                @match &player.personal {
                    Some(own) => {
                        @let (goal, what) = names.personal_goal(own.goal);
                        span.tag title=(what) { (figure("tu-seal", "")) (goal) " " b { (own.standing.points) } }
                    }
                    None => span.tag title=(pen.say.word("text-personal-hidden")) { (figure("tu-seal", "")) "?" },
                }
            }
        }
    }
}
