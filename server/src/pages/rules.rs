//! A game's rules on a page of their own.

use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, html};

use super::Visitor;
use super::boxes::{GameBox, cover, facts};
use super::frame::framed;
use super::table::sprite;

/// The rules page at `/rules/<game>`. `help` is drawn by the game with its `symbols`.
pub fn rules(visitor: &Visitor<'_>, game: &GameBox, symbols: &Markup, help: &Markup) -> Markup {
    let say = visitor.say();
    let head = [html! { link rel="stylesheet" href={ "/static/games/" (game.id) ".css" }; }];
    let title = say.text(&Phrase::new("rules-of").arg("game", Arg::Text(game.name.clone())));
    let content = html! {
        (sprite(symbols))
        div.rules-page {
            (cover(game))
            article.sheet.prose.(game.id) {
                h1 { (title) }
                (facts(visitor, game))
                h2.unseen { (say.word("rules-short")) }
                (help)
                p { a href={ "/rules/" (game.id) "/full" } { (say.word("rules-full")) } }
            }
            div.acts {
                form method="post" action={ "/play/" (game.id) } { button.go { (say.word("play-now")) } }
                @if game.taught { a.button href={ "/learn/" (game.id) } { (say.word("learn-link")) } }
                a.button href={ "/new/" (game.id) } { (say.word("new-table")) }
            }
        }
    };
    framed(visitor, &title, &head, &content)
}
