//! The Riverfolk's board (rules, 11): prices, Payments, Funds and Commitments by owner, trade posts, and the open hand.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::super::{card, market};
use super::marks::{heads, pip};
use super::{Fact, in_supply, part};
use crate::cards::Suit;
use crate::factions::{Faction, POSTS, Piece};
use crate::names;
use crate::view::{BoardView, PlayerView, View};

fn sum(owners: &[(Faction, u8)]) -> u8 {
    owners.iter().map(|(_, n)| n).sum()
}

/// Trade posts on the map; those that were removed are out of the game.
fn standing(view: &View) -> u8 {
    view.clearings.iter().map(|seen| seen.count(Piece::TradePost)).sum()
}

pub(super) fn board(view: &View, pen: &Pen<'_>, player: &PlayerView, mine: bool) -> Markup {
    let BoardView::Riverfolk { prices, payments, funds, commitments, spaces, posts } = &player.board else {
        return html! {};
    };
    let dividends = match standing(view) {
        0 => Phrase::new("board-no-dividends"),
        _ => Phrase::new("board-dividends").phrase("points", names::points(sum(funds).into())),
    };
    html! {
        div.stocks { (in_supply(pen, player)) }
        (market::prices(view, pen, prices, mine))
        div.boxes {
            (kept(pen, "board-payments", "board-payments-do", payments, None))
            (kept(pen, "board-funds", "board-funds-do", funds, mine.then_some("fund")))
            (kept(pen, "board-commitments", "board-commitments-do", commitments, None))
        }
        p.note { (figure("root-item-coins", "")) (pen.say.text(&dividends)) }
        div.track-name { b { (pen.say.word("board-posts")) } small { (pen.say.word("board-posts-do")) } }
        div.posts {
            @for (index, &(suit, left)) in posts.iter().enumerate() {
                div.post-row { (pip(pen, suit)) (places(pen, suit, left, spaces.get(index).map_or(&[][..], |space| &space.1))) }
            }
        }
        @if !mine && !market::is_open(view) {
            (part(&pen.say.word("board-open-hand"), &html! {
                @for &one in &player.cards { (card::chip(pen, one)) }
                @if player.cards.is_empty() { small.none { (pen.say.word("nothing")) } }
            }))
        }
    }
}

/// A box of the board with warriors by owner.
fn kept(
    pen: &Pen<'_>,
    name: &'static str,
    does: &'static str,
    owners: &[(Faction, u8)],
    spots: Option<&str>,
) -> Markup {
    html! { div.kept title=(pen.say.word(does)) { h3 { (pen.say.word(name)) b { (sum(owners)) } } div.row-of { (heads(pen, owners, spots)) } } }
}

/// The three places of a suit: posts that wait, places to craft with, and those that are busy.
fn places(pen: &Pen<'_>, suit: Suit, left: u8, busy: &[(Faction, u8)]) -> Markup {
    let used = sum(busy);
    let free = POSTS.saturating_sub(left + used);
    let said = |word: &'static str| pen.say.word(word);
    html! {
        @for _ in 0..left { span.place role="img" title=(said("board-post-here")) { (figure(&format!("root-piece-post-{suit}"), "piece")) } }
        @for &(owner, n) in busy { @for _ in 0..n { span.place.busy role="img" title=(said("board-post-busy")) { (super::emblem(owner)) } } }
        @for _ in 0..free { span.place.vacant role="img" title=(said("board-post-free")) { (figure("root-item-hammer", "kit")) } }
    }
}

pub(super) fn facts(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Vec<Fact> {
    let BoardView::Riverfolk { funds, prices, .. } = &player.board else { return Vec::new() };
    let prices = prices.iter().map(|(_, price)| price.to_string()).collect::<Vec<_>>().join("-");
    vec![
        Fact::new(pen, figure("root-item-coins", "kit"), &sum(funds), "fact-funds"),
        Fact::new(pen, figure("root-piece-post", "piece"), &standing(view), "fact-posts"),
        Fact::new(pen, figure("root-boat", "kit"), &prices, "fact-prices"),
    ]
}
