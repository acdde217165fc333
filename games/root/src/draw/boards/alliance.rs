//! The Alliance's board (rules, 8): the track of sympathy, supporters by suit, bases and officers.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::super::card;
use super::marks::{pip, step, titled};
use super::{Fact, counted, in_supply, part};
use crate::cards::{Card, Suit};
use crate::factions::{CAPACITY, SYMPATHY_COST, SYMPATHY_POINTS};
use crate::names;
use crate::view::{BoardView, PlayerView, View};

pub(super) fn board(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let BoardView::Alliance { sympathy, bases, officers, operations, supporters, known_supporters, .. } = &player.board
    else {
        return html! {};
    };
    let evening = view.active == player.who && *operations > 0;
    html! {
        div.stocks {
            (titled(&counted(pen, "board-officers-said", *officers), &html! {
                (figure("root-warrior-alliance", "warrior")) b { @if evening { (officers.saturating_sub(*operations)) "/" } (officers) } small { (counted(pen, "board-officers", *officers)) }
            }))
            (in_supply(pen, player))
        }
        div.track-name { b { (pen.say.word("board-sympathy")) } small { (pen.say.word("board-sympathy-do")) } }
        div.lane.sympathy {
            @for place in 0..SYMPATHY_COST.len() {
                @let said = Phrase::new("board-sympathy-step").number("cost", SYMPATHY_COST[place].into()).phrase("points", names::points(SYMPATHY_POINTS[place].into()));
                (step(place, *sympathy, &pen.say.text(&said), &html! {
                    i.price { (figure("root-cards", "")) (SYMPATHY_COST[place]) } (figure("root-piece-sympathy", "piece")) b { "+" (SYMPATHY_POINTS[place]) }
                }))
            }
        }
        (part(&pen.say.word("board-bases"), &html! {
            @for suit in Suit::GROUND {
                @let out = bases.contains(&suit);
                span.base.out[out] role="img" title={ (pen.say.text(&names::suit(suit))) ": " (pen.say.word(if out { "board-base-out" } else { "board-base-here" })) } {
                    (figure(&format!("root-piece-base-{suit}"), "piece")) @if out { (figure("root-tick", "state")) }
                }
            }
            small { (counted(pen, "board-evening-cards", 1 + bases.len() as i64)) }
        }))
        (following(pen, *supporters, known_supporters, bases.is_empty()))
    }
}

/// The supporters: those that these eyes know by suit, and how many there are.
fn following(pen: &Pen<'_>, all: u8, known: &[Card], small: bool) -> Markup {
    let hidden = usize::from(all).saturating_sub(known.len());
    let total = if small {
        pen.say.text(&Phrase::new("board-supporters-of").number("n", all.into()).number("most", CAPACITY as i64))
    } else {
        all.to_string()
    };
    html! {
        div.track-name { b { (pen.say.word("board-supporters")) } span.total { (total) } small { (pen.say.word("board-supporters-do")) } }
        @if all > 0 {
            div.following {
                @for &suit in Suit::ALL {
                    @let cards: Vec<Card> = known.iter().copied().filter(|card| card.suit() == suit).collect();
                    @if !cards.is_empty() {
                        div.suit-row { (pip(pen, suit)) b { (cards.len()) } span.row-of { @for one in cards { (card::supporter(pen, one)) } } }
                    }
                }
                @if hidden > 0 { span.hidden { (figure("root-cards", "")) (counted(pen, "board-hidden", hidden as i64)) } }
            }
        }
    }
}

pub(super) fn facts(pen: &Pen<'_>, player: &PlayerView) -> Vec<Fact> {
    let BoardView::Alliance { bases, officers, supporters, .. } = &player.board else { return Vec::new() };
    vec![
        Fact::new(pen, figure("root-piece-sympathy", "piece"), &supporters, "fact-supporters"),
        Fact::new(pen, figure("root-warrior-alliance", "warrior"), &officers, "fact-officers"),
        Fact::new(pen, figure("root-piece-base", "piece"), &bases.len(), "fact-bases"),
    ]
}
