//! A player's row at the side: who they are, the score, lives, catch and hand. Below them the hunters that nobody plays.

use draw::{Markup, Pen, cube, figure as sign, html};
use engine::words::Arg;
use engine::{Game, Phrase, points};

use crate::figures::Hunter;
use crate::names;
use crate::state::Arctic;
use crate::view::{HouseView, View};

/// The row of one player.
pub(super) fn row(view: &View, pen: &Pen<'_>, house: &HouseView) -> Markup {
    let asked = view.asked == Some(house.seat);
    let active = view.active == house.seat && view.outcome.is_none();
    let mine = view.me == Some(house.seat);
    let winner = view.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(house.seat));
    let name = pen.say.name(house.seat);
    let score = points(house.score_x2, Arctic::POINT);
    let title = pen.say.text(&Phrase::new("draw-score").arg("points", Arg::Text(score.clone())));
    html! {
        div.house.on[asked].active[active].mine[mine] aria-current=[asked.then_some("true")] {
            (portrait(pen, house))
            b.name title=(name) { (cube(house.seat)) (name) }
            b.score title=(title) { (score) }
            div.holds {
                @if let Some(hunter) = house.hunter {
                    (lives(view, pen, hunter))
                    @for trophy in &house.trophies {
                        @let title = pen.say.text(&Phrase::new("draw-trophy").phrase("hunter", names::hunter(trophy.hunter)).number("count", trophy.count.into()).number("points", trophy.hunter.token().into()));
                        span.fact.trophy role="img" title=(title) {
                            @for _ in 0..trophy.count { span.token { (head(trophy.hunter)) b { (trophy.hunter.token()) } } }
                        }
                    }
                    (fact(pen, "draw-cod", house.cod, "ar-cod"))
                    (fact(pen, "draw-plankton", house.plankton, "ar-plankton"))
                    @if house.igloo { span.fact role="img" title=(pen.say.word("draw-igloo-scores")) { (sign("ar-igloo", "")) } }
                }
                (fact(pen, "draw-hand-size", house.hand_size, "s-card"))
                @if winner { span.tag.won { (sign("s-crown", "")) (pen.say.word("draw-winner")) } }
            }
        }
    }
}

/// The neutral hunters, in one row.
pub(super) fn neutrals(view: &View, pen: &Pen<'_>) -> Markup {
    let neutral = || view.hunters.iter().filter(|hunter| hunter.owner.is_none() && hunter.hunter != Hunter::Cod);
    html! {
        @if view.turn > 0 && neutral().next().is_some() {
            div.house.neutral {
                (sign("ar-stone", "stone"))
                b.name { (pen.say.word("draw-neutral")) }
                div.holds {
                    @for hunter in neutral() { span.fact { (head(hunter.hunter)) (lives(view, pen, hunter.hunter)) } }
                }
            }
        }
    }
}

fn portrait(pen: &Pen<'_>, house: &HouseView) -> Markup {
    let title = house.hunter.map(|hunter| pen.say.text(&names::hunter(hunter)));
    html! {
        span.portrait.{ "by-" (house.seat.0) } role="img" title=[title] {
            @if let Some(hunter) = house.hunter { (head(hunter)) } @else { (cube(house.seat)) }
        }
    }
}

/// A hunter's picture, for small places.
pub(super) fn head(hunter: Hunter) -> Markup {
    sign(&format!("ar-{hunter}"), "head")
}

/// A hunter's tokens: those it has, and those it has lost.
pub(super) fn lives(view: &View, pen: &Pen<'_>, hunter: Hunter) -> Markup {
    let Some(seen) = view.hunters.get(hunter.index()) else { return html! {} };
    let title = pen.say.text(
        &Phrase::new("draw-lives")
            .phrase("hunter", names::hunter(hunter))
            .number("count", seen.lives.into())
            .number("points", seen.token.into()),
    );
    html! {
        span.lives role="img" title=(title) {
            @for number in 0..seen.lives + seen.lost { b.life.lost[number >= seen.lives] { (seen.token) } }
        }
    }
}

fn fact(pen: &Pen<'_>, word: &'static str, count: u8, symbol: &str) -> Markup {
    let title = pen.say.text(&Phrase::new(word).number("count", count.into()));
    html! { span.fact.none[count == 0] role="img" title=(title) { (sign(symbol, "")) (count) } }
}
