//! How a game ended: the panel `result` on the table page.

use engine::words::Arg;
use engine::{Lang, Phrase, Seat};
use maud::{Markup, html};

use super::icons::{cube, icon};
use super::say;

/// The end of a game.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The table's id.
    pub id: String,
    /// The players, best place first.
    pub places: Vec<Placed>,
    /// Where the points come from: the name of the source, and the points of each seat in the order of `places`.
    pub breakdown: Vec<(String, Vec<String>)>,
    /// A sentence of the house or the game about the end (a tie-break, say); may be empty.
    pub note: String,
    /// May the viewer ask for a rematch?
    pub may_rematch: bool,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
}

/// A player at the end.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The place, 1 being the best.
    pub place: u8,
    /// The points.
    pub score: String,
    /// Have they won?
    pub won: bool,
    /// Is it the viewer?
    pub mine: bool,
}

/// The panel `result`; empty while the game runs.
pub fn result(lang: Lang, outcome: Option<&Outcome>) -> Markup {
    let Some(outcome) = outcome else { return html! {} };
    let say = say(lang);
    let winners: Vec<_> = outcome.places.iter().filter(|placed| placed.won).collect();
    let names = winners.iter().map(|placed| Arg::Text(placed.name.clone()));
    let title = match winners.as_slice() {
        [] => say.word("result-lost"),
        [only] if only.mine => say.word("result-you"),
        _ => say.text(&Phrase::new("stage-won").list("names", names).number("n", winners.len() as i64)),
    };
    html! {
        section.result aria-labelledby="result-title" {
            header {
                (icon("cup"))
                h2 #result-title { (title) }
                button.tool type="button" #close-result aria-label=(say.word("result-hide")) title=(say.word("result-hide")) { (icon("close")) }
            }
            @if !outcome.note.is_empty() { p.note { (outcome.note) } }
            (score_sheet(lang, outcome))
            div.acts {
                @if let Some(table) = &outcome.rematch {
                    a.button.go href={ "/table/" (table) } { (say.word("rematch-join")) }
                } @else if outcome.may_rematch {
                    form method="post" action={ "/table/" (outcome.id) "/rematch" } { button.go { (say.word("rematch")) } }
                }
                a.button href={ "/table/" (outcome.id) "/replay" } { (icon("next")) (say.word("replay")) }
                a.button href={ "/table/" (outcome.id) "/record.json" } download { (say.word("record")) }
                a.button href={ "/table/" (outcome.id) "/verify" } { (icon("seal")) (say.word("verify")) }
            }
        }
    }
}

/// Places, and where the points come from.
fn score_sheet(lang: Lang, outcome: &Outcome) -> Markup {
    let say = say(lang);
    html! {
        div.scroll tabindex="0" role="region" aria-label=(say.word("score-sheet")) {
            table.scores {
                thead {
                    tr {
                        th scope="col" { span.unseen { (say.word("score-source")) } }
                        @for placed in &outcome.places {
                            th scope="col" .won[placed.won] .mine[placed.mine] {
                                span.place { (say.text(&Phrase::new("place").number("n", i64::from(placed.place)))) }
                                span.who { (cube(placed.seat.0)) b { (placed.name) } }
                            }
                        }
                    }
                }
                tbody {
                    @for (source, points) in &outcome.breakdown {
                        tr {
                            th scope="row" { (source) }
                            @for value in points { td { (value) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (say.word("score-total")) }
                        @for placed in &outcome.places { td .won[placed.won] { (placed.score) } }
                    }
                }
            }
        }
    }
}
