//! A game's box as it stands on the shelf of the home page.

use engine::Phrase;
use maud::{Markup, html};

use super::Visitor;
use super::icons::icon;

/// What is printed on a box.
#[derive(Clone, Debug)]
pub struct GameBox {
    /// The game's id, as in addresses.
    pub id: String,
    /// Its name in the visitor's language.
    pub name: String,
    /// One sentence about it.
    pub tagline: String,
    /// The fewest and the most players.
    pub seats: (usize, usize),
    /// How long a game takes, in minutes: from, to.
    pub minutes: (u16, u16),
    /// How demanding the rules are, from 1 to 5.
    pub weight: u8,
    /// The picture, an `svg` of 320 by 200 units.
    pub cover: Markup,
    /// Is it drawn, or still being carved?
    pub ready: bool,
    /// Are there lessons?
    pub taught: bool,
    /// Has the visitor neither played nor learned it yet? Then "Play now" offers the lessons first.
    pub new: bool,
}

/// A box on the shelf, with "Play now" where the game can be played.
pub fn game_box(visitor: &Visitor<'_>, game: &GameBox) -> Markup {
    let say = visitor.say();
    html! {
        article.box.coming[!game.ready] aria-labelledby={ "box-" (game.id) } {
            (cover(game))
            div.print {
                h3 id={ "box-" (game.id) } { (game.name) }
                p.tagline { (game.tagline) }
                (facts(visitor, game))
                @if game.ready {
                    div.acts {
                        (play_now(visitor, game))
                        @if game.seats.1 > 1 {
                            form method="post" action={ "/friend/" (game.id) } { button { (say.word("play-friend")) } }
                        }
                        a.button href={ "/new/" (game.id) } { (say.word("new-table")) }
                    }
                    p.small { (say.word("play-now-help")) }
                    p.small.links {
                        a href={ "/rules/" (game.id) } { (say.word("rules")) }
                        @if game.taught { a href={ "/learn/" (game.id) } { (say.word("learn-link")) } }
                    }
                } @else {
                    p.soon { (say.word("coming")) }
                }
            }
        }
    }
}

/// "Play now"; a newcomer is asked first whether they know the game.
fn play_now(visitor: &Visitor<'_>, game: &GameBox) -> Markup {
    let say = visitor.say();
    let play = |word: &'static str, go: bool| {
        html! { form method="post" action={ "/play/" (game.id) } { button.go[go] { (say.word(word)) } } }
    };
    html! {
        @if game.new && game.taught {
            details.newcomer name="newcomer" {
                summary.button.go { (say.word("play-now")) }
                div.acts {
                    a.button.go href={ "/learn/" (game.id) } { (say.word("teach-me")) }
                    (play("know-it", false))
                }
            }
        } @else {
            (play("play-now", true))
        }
    }
}

/// Players, time and weight, as signs with words.
pub fn facts(visitor: &Visitor<'_>, game: &GameBox) -> Markup {
    let say = visitor.say();
    let range = |from: usize, to: usize| if from == to { from.to_string() } else { format!("{from}–{to}") };
    let players = Phrase::new("fact-players")
        .arg("range", engine::words::Arg::Text(range(game.seats.0, game.seats.1)))
        .number("most", game.seats.1 as i64);
    let minutes = Phrase::new("fact-minutes")
        .arg("range", engine::words::Arg::Text(range(usize::from(game.minutes.0), usize::from(game.minutes.1))));
    let weight = say.text(&Phrase::new("fact-weight").number("weight", i64::from(game.weight)));
    html! {
        ul.facts {
            li { (icon("players")) (say.text(&players)) }
            li { (icon("clock")) (say.text(&minutes)) }
            li title=(weight) {
                span.weight role="img" aria-label=(weight) {
                    @for step in 1..=5 { span.full[step <= game.weight] { (icon("leaf")) } }
                }
            }
        }
    }
}

/// The picture on a box.
pub fn cover(game: &GameBox) -> Markup {
    html! { div.cover aria-hidden="true" { (game.cover) } }
}
