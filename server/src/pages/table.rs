//! The table itself, on one screen: the board takes all the room there is, what is mine is docked below it, the other
//! players, the log and the chat stand at the side.

use draw::{Panel, Place};
use maud::{DOCTYPE, Markup, html};

use super::panels::{self, ChatLine, Choice, LogLine, Prompt, SeatChip};
use super::result::{Outcome, result};
use super::{Visitor, assets};

/// A table where a game has begun.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game's id, which is also the class of its panels.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// What the game draws for these eyes.
    pub panels: &'a [Panel],
    /// Prompt.
    pub prompt: &'a Prompt,
    /// Choices and gestures of the viewer; empty if nothing is asked of them.
    pub choices: &'a [Choice],
    /// The ply that goes back with a move; only if something is asked of the viewer (others never learn it).
    pub ply: Option<usize>,
    /// The players.
    pub seats: &'a [SeatChip],
    /// The bots that may stand in for a player: id and name.
    pub levels: &'a [(String, String)],
    /// The log as these eyes see it, oldest first.
    pub log: &'a [LogLine],
    /// How many lines at the end of the log are news since the viewer's last move.
    pub news: usize,
    /// The chat, oldest first.
    pub chat: &'a [ChatLine],
    /// May the viewer write in the chat?
    pub may_chat: bool,
    /// Does the viewer only watch?
    pub watching: bool,
    /// Hot-seat: who is to take the chair next; everything is hidden until then.
    pub curtain: Option<(engine::Seat, &'a str)>,
    /// The end, once the game is over.
    pub outcome: Option<&'a Outcome>,
    /// The rules for the help drawer, drawn by the game.
    pub help: &'a Markup,
    /// The number of the last message that this page contains; goes into the socket's address.
    pub seen: u64,
}

/// The table page.
pub fn table(visitor: &Visitor<'_>, page: &TablePage<'_>) -> Markup {
    let place = |place: Place| {
        html! {
            @for panel in page.panels.iter().filter(|panel| panel.place == place) {
                div.panel.(page.game) id=(panel.id) { (panel.markup) }
            }
        }
    };
    html! {
        (DOCTYPE)
        html lang=(visitor.lang.code()) data-theme=(visitor.theme.code()) {
            head {
                meta charset="utf-8";
                title { (page.game_name) }
                link rel="stylesheet" href=(assets::href("style.css"));
                link rel="stylesheet" href={ "/static/games/" (page.game) ".css" };
                script type="module" src=(assets::href("table.js")) {}
            }
            body {
                main #table data-table=(page.id) data-seen=(page.seen) data-ply=[page.ply] {
                    div #seats-bar { (panels::seats_bar(visitor.lang, page.seats, page.levels)) }
                    (place(Place::Board)) (place(Place::Dock)) (place(Place::Rail))
                    div #prompt { (panels::prompt(visitor.lang, page.prompt)) }
                    div #choices { (panels::choices(visitor.lang, page.choices)) }
                    div #result { (result(visitor.lang, page.outcome)) }
                    div #curtain { (panels::curtain(visitor.lang, page.curtain)) }
                    ol #log { @for line in page.log { (panels::log_line(line)) } }
                    ol #chat { @for line in page.chat { (panels::chat_line(line)) } }
                    div #help { (page.help) }
                }
            }
        }
    }
}
