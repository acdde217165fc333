//! My hand; on a phone a sheet. Those who watch see the hand of whoever has the turn, as far as they may.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::boards::watched;
use super::card;
use crate::view::View;

/// The id of the hand, which a phone shows as a sheet.
pub(super) const HAND: &str = "my-hand";

/// The cards that I hold.
pub(super) fn hand(view: &View, pen: &Pen<'_>) -> Markup {
    let Some(player) = watched(view) else { return html! {} };
    let hidden = usize::from(player.hand).saturating_sub(player.cards.len());
    let mut cards = player.cards.clone();
    cards.sort_by_key(|card| (card.suit(), card.number()));
    html! {
        div.hand id=(HAND) popover role="group" aria-label=(pen.say.word("board-hand")) {
            (sheet_head(pen, HAND, "board-hand", Some("board-hand-do")))
            @for &one in &cards { div.holder { (card::large(view, pen, player, one)) } }
            @if hidden > 0 {
                @let said = pen.say.text(&Phrase::new("board-hidden").number("n", hidden as i64));
                div.backs role="img" title=(said) aria-label=(said) { (figure("root-cards", "")) b { (hidden) } }
            }
            @if player.hand == 0 { p.empty { (pen.say.word("board-hand-empty")) } }
        }
    }
}

/// The head of a sheet on a phone: its name, a word about it, and a way to close it.
pub(super) fn sheet_head(pen: &Pen<'_>, sheet: &str, name: &'static str, about: Option<&'static str>) -> Markup {
    html! {
        div.sheet-head {
            b { (pen.say.word(name)) }
            small { @if let Some(about) = about { (pen.say.word(about)) } }
            button.shut type="button" popovertarget=(sheet) popovertargetaction="hide" aria-label=(pen.say.word("board-close")) { (figure("root-cross", "")) }
        }
    }
}
