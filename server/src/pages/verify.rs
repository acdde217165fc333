//! "Verify the luck": the seal shown before the first deal, the key shown after the game, and how to check them.

use engine::Phrase;
use maud::{Markup, html};

use super::icons::icon;
use super::{Visitor, frame::frame};

/// The luck of a table.
#[derive(Clone, Debug)]
pub struct Luck {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game_name: String,
    /// SHA-256 of the key, shown since before the first deal, in hexadecimal.
    pub commitment: String,
    /// The key in hexadecimal, once the game is over.
    pub key: Option<String>,
    /// What the server found when it replayed the record: how many moves, or what is wrong. `None` while the game runs.
    pub checked: Option<Result<usize, String>>,
}

/// The page at `/table/<id>/verify`.
pub fn verify(visitor: &Visitor<'_>, luck: &Luck) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            h1 { (say.word("verify")) }
            p.lead { (luck.game_name) }
            @match &luck.checked {
                Some(Ok(moves)) => p.done { (icon("seal")) (say.text(&Phrase::new("luck-good").number("n", *moves as i64))) },
                Some(Err(why)) => p.complaint role="alert" { (icon("warn")) (say.word("luck-bad")) " " (why) },
                None => p.done { (icon("seal")) (say.word("luck-running")) },
            }
            section.sheet.prose {
                h2 { (say.word("luck-how")) }
                ol {
                    li { (say.word("luck-step-key")) }
                    li { (say.word("luck-step-seal")) br; code.long { (luck.commitment) } }
                    li { (say.word("luck-step-dice")) }
                    li {
                        (say.word("luck-step-shown"))
                        @if let Some(key) = &luck.key { br; code.long { (key) } }
                    }
                }
                @if luck.key.is_some() {
                    h2 { (say.word("luck-yourself")) }
                    p { (say.word("luck-yourself-help")) }
                    pre tabindex="0" { code { "polyana verify record.json --commitment " (luck.commitment) } }
                    p { a.button href={ "/table/" (luck.id) "/record.json" } download { (say.word("record")) } }
                }
            }
            p { a href={ "/table/" (luck.id) } { (say.word("to-table")) } }
        }
    };
    frame(visitor, &say.word("verify"), &content)
}
