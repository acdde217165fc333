//! *What if?* The table as I imagine it, where a line can be tried and taken back. It looks like a table, but for the frame that says
//! that nothing here is true.

use draw::{Panel, Place};
use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, html};

use super::frame::{brand, document, settings};
use super::icons::icon;
use super::panels::PromptState;
use super::table::{sprite, style, tabs, zoom_buttons};
use super::{Visitor, assets};

/// A moment of an imagined line.
#[derive(Clone, Debug)]
pub struct Imagined {
    /// What the game draws for whoever chooses there.
    pub panels: Vec<Panel>,
    /// What is asked.
    pub prompt: Markup,
    /// Of whom.
    pub state: PromptState,
    /// What they are called.
    pub chooser: String,
    /// The panel `choices`.
    pub choices: Markup,
    /// What was chosen so far.
    pub line: Vec<String>,
}

/// The page of a shadow.
#[derive(Clone, Debug)]
pub struct WhatIf<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// The game's symbols.
    pub symbols: &'a Markup,
    /// How many moves stand at the table.
    pub ply: usize,
    /// What all that cannot be known was dealt by.
    pub seed: u64,
    /// How it begins.
    pub now: &'a Imagined,
}

/// The panel `prompt` of a shadow: what is asked, and of whom, if it is not the one who imagines it.
pub fn prompt(visitor: &Visitor<'_>, now: &Imagined) -> Markup {
    let say = visitor.say();
    html! {
        span.pill.over { (icon("hint")) (say.word("what-if-imagined")) }
        @if now.state == PromptState::Theirs {
            span.pill.theirs { (say.text(&Phrase::new("what-if-answers").arg("name", Arg::Text(now.chooser.clone())))) }
        }
        p.sentence { (now.prompt) }
    }
}

/// The page, at `/table/<id>/what-if`.
pub fn what_if(visitor: &Visitor<'_>, page: &WhatIf<'_>) -> Markup {
    let say = visitor.say();
    let head = [style(page.game), html! { script type="module" src=(assets::href("what_if.js")) {} }];
    let tool = |id: &'static str, sign: &'static str, word: &'static str| {
        html! { button.quiet type="button" id=(id) disabled { (icon(sign)) span { (say.word(word)) } } }
    };
    let body = html! {
        (sprite(page.symbols))
        a.skip href="#prompt" { (say.word("skip-to-prompt")) }
        header.top {
            (brand(visitor))
            h1 { (page.game_name) }
            span.pill.calm { (icon("hint")) (say.word("what-if")) }
            span.room {}
            a.button.quiet #back-to-table href={ "/table/" (page.id) } { (say.word("what-if-back")) }
            (settings(visitor))
        }
        main #table.what-if data-table=(page.id) data-ply=(page.ply) data-seed=(page.seed) data-tab="board" {
            section.stage aria-label=(say.word("board")) data-zoom {
                div.zoomed { (place(page, Place::Board)) }
            }
            (zoom_buttons(visitor))
            section.dock aria-label=(say.word("my-area")) {
                div #prompt tabindex="-1" { (prompt(visitor, page.now)) }
                div.line {
                    (tool("step-back", "undo", "what-if-step-back"))
                    (tool("start-again", "undo-all", "what-if-start"))
                    label.check { input #answer-myself type="checkbox"; span { (say.word("what-if-answer")) } }
                }
                div.mine { (place(page, Place::Dock)) }
                div #choices role="group" aria-label=(say.word("choices")) { (page.now.choices) }
            }
            aside.rail {
                section.players #players aria-label=(say.word("players")) { (place(page, Place::Rail)) }
                p.small { (say.word("what-if-help")) }
            }
        }
        (tabs(visitor, &["board", "players"]))
        p #toast.banner role="alert" hidden {}
        p #announce.unseen aria-live="polite" {}
        noscript { p.banner { (say.word("needs-script")) } }
    };
    document(visitor, page.game_name, "playing imagining", &head, &body)
}

fn place(page: &WhatIf<'_>, place: Place) -> Markup {
    html! {
        @for panel in page.now.panels.iter().filter(|panel| panel.place == place) {
            div.panel.(page.game) id=(panel.id) { (panel.markup) }
        }
    }
}
