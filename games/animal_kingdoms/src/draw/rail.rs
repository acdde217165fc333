//! A player's row at the side: whose turn it is, the score, and all that lies open before a player.

use draw::{Markup, Pen, cube, figure, html};
use engine::{Phrase, Seat};

use super::{called, colour};
use crate::event::Who;
use crate::view::{HouseView, View};

/// The row of one house.
pub(super) fn row(view: &View, pen: &Pen<'_>, house: &HouseView) -> Markup {
    let seat = colour(house.who);
    let asked = view.turn.map(Who::Player) == Some(house.who);
    let mine = view.me.map(Who::Player) == Some(house.who);
    let winner = view.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(&house.who));
    let out = house.withdrawn.is_some() && view.outcome.is_none();
    let first = view.first == house.who && view.solo.is_none() && view.outcome.is_none();
    let score = pen.say.text(&Phrase::new("draw-score").number("points", house.score.into()));
    html! {
        div.house.on[asked].mine[mine].out[out] aria-current=[asked.then_some("true")] {
            (cube(seat))
            b.name title=(called(pen, house.who)) { (called(pen, house.who)) }
            b.score title=(score) { (house.score) }
            div.holds {
                (fact(pen, Some(seat), "draw-supply", house.supply, &cube(seat)))
                @if house.who != Who::Upstart {
                    (fact(pen, None, "draw-hand-size", house.hand_size, &figure("s-card", "")))
                }
                @if house.modifiers > 0 {
                    (fact(pen, None, "draw-modifiers", house.modifiers, &html! { span.plus { "+2" } }))
                }
                @if house.retreats > 0 {
                    (fact(pen, None, "draw-retreats", house.retreats, &figure("s-night", "")))
                }
                @if first { span.tag { (pen.say.word("draw-first")) } }
                @if out { span.tag.gone { (pen.say.word("draw-withdrawn")) } }
                @if winner { span.tag.won { (figure("s-crown", "")) (pen.say.word("draw-winner")) } }
            }
        }
    }
}

fn fact(pen: &Pen<'_>, supply: Option<Seat>, word: &'static str, count: u8, sign: &Markup) -> Markup {
    let title = pen.say.text(&Phrase::new(word).number("count", i64::from(count)));
    let id = supply.map(|seat| format!("supply-{}", seat.0));
    html! { span.fact id=[id] role="img" title=(title) { (sign) (count) } }
}
