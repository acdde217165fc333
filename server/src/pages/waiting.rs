//! A table before the game: who sits where, the link to invite others, and the start.

use maud::{Markup, html};

use super::new_table::Clock;
use super::{Visitor, frame::frame};

/// A table that has not begun.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The chairs in order.
    pub chairs: Vec<WaitingChair>,
    /// The address to give to others, in full.
    pub invite: String,
    /// Is the visitor the host, who may start the game and close the table?
    pub host: bool,
    /// May the visitor take a free chair?
    pub may_join: bool,
    /// May the visitor leave?
    pub may_leave: bool,
    /// Can the game begin now? Otherwise why not, in a sentence.
    pub ready: Result<(), String>,
    /// Are the seats shuffled at the start?
    pub shuffle: bool,
    /// Is the table listed on the home page?
    pub public: bool,
    /// The clock.
    pub clock: Clock,
    /// May moves be taken back?
    pub undo: bool,
    /// The game's options that differ from the usual: name and value.
    pub options: Vec<(String, String)>,
    /// The seal on the luck: SHA-256 of the key, in hexadecimal.
    pub commitment: String,
    /// Lines of the chat so far.
    pub chat: Vec<super::panels::ChatLine>,
    /// Number of the last message that this page already shows; goes into the socket's address.
    pub seen: u64,
}

/// A chair before the game.
#[derive(Clone, Debug)]
pub struct WaitingChair {
    /// Who sits there, if anybody.
    pub name: Option<String>,
    /// A bot's level, in the visitor's language.
    pub bot: Option<String>,
    /// Is it the visitor's?
    pub mine: bool,
}

/// The waiting room. What changes is the panel `waiting`.
pub fn waiting(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    frame(visitor, &page.game_name, &html! { div #waiting { (waiting_panel(visitor, page)) } })
}

/// The inner part, sent again whenever somebody comes or goes.
pub fn waiting_panel(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    let _ = visitor;
    html! { h1 { (page.game_name) } }
}
