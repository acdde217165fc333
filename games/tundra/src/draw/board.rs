//! The table: the round and the race for acorns on top, goals, map and market side by side below.

use draw::{Markup, Pen, cube, figure, html};
use engine::Phrase;

use super::asks;
use super::city::market;
use super::goals::goals;
use super::map::map;
use crate::titles::ROUNDS;
use crate::view::{PlayerView, View};

const NUMERALS: [&str; ROUNDS as usize] = ["I", "II", "III", "IV"];

/// The whole table.
pub(super) fn board(view: &View, pen: &Pen<'_>) -> Markup {
    html! {
        div.table.(asks(view)) {
            div.strip { (rounds(view, pen)) (race(view, pen)) (scores(view, pen)) }
            (goals(view, pen))
            div.land { (map(view, pen)) }
            (market(view, pen))
        }
    }
}

fn rounds(view: &View, pen: &Pen<'_>) -> Markup {
    let now = pen.say.text(&Phrase::new("draw-round").number("round", view.round.into()));
    html! {
        span.rounds role="img" aria-label=(now) title=(now) {
            b.word { (pen.say.word("draw-round-word")) }
            @for (round, numeral) in (1..).zip(NUMERALS) {
                span.round.past[round < view.round].now[round == view.round] {
                    (numeral)
                    @if round == 3 { span.more title=(pen.say.word("draw-five-dice")) { "+" (figure("tu-d5", "die plain")) } }
                }
            }
        }
    }
}

/// The same in numbers, where there is no room for a track.
fn scores(view: &View, pen: &Pen<'_>) -> Markup {
    html! {
        span.scores {
            @for player in &view.seats {
                @let said = format!("{}: {}", pen.say.name(player.who), player.score);
                span role="img" title=(said) { (cube(player.who)) b { (player.score) } }
            }
        }
    }
}

/// Everybody on the way from 0 to 50 acorns; who has gone round carries a sign.
fn race(view: &View, pen: &Pen<'_>) -> Markup {
    let at = |player: &PlayerView| 12 + 9 * player.score.rem_euclid(50);
    html! {
        svg.race viewBox="0 0 486 34" role="img" aria-label=(pen.say.word("draw-race")) {
            use href="#tu-race" {}
            @for (index, player) in view.seats.iter().enumerate() {
                @let same = view.seats[..index].iter().filter(|other| at(other) == at(player)).count();
                @let id = format!("race-{}", player.who.0);
                svg.runner id=(id) data-piece=(id) x=(at(player) - 9) y=({ 8 - 5 * same as i32 }) width="18" height="18" viewBox="0 0 32 32" {
                    use href={ "#seat-" (player.who.0) } {}
                }
                @if player.score >= 50 { text.lap x=(at(player)) y="7" { "+" (player.score / 50 * 50) } }
            }
        }
    }
}
