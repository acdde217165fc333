//! The Cult's board (rules, 10): the outcast, acolytes with the price of each conspiracy, gardens, and the Lost Souls with the
//! outcast to come.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::super::card;
use super::marks::{pip, titled};
use super::{Fact, counted, in_supply, part};
use crate::cards::{Card, Suit};
use crate::factions::{GARDEN_POINTS, GARDENS};
use crate::names;
use crate::view::{BoardView, PlayerView, View};

/// The conspiracies and the acolytes that they take.
const PLOTS: [(&str, u8); 3] = [("board-crusade", 2), ("board-convert", 2), ("board-sanctify", 3)];
/// Gardens of a suit that bring another card.
const CARD_GARDENS: u8 = 2;

pub(super) fn board(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let BoardView::Cult { outcast, hated, acolytes, gardens, revealed, scored } = &player.board else {
        return html! {};
    };
    let bonus = gardens.iter().filter(|(_, n)| *n >= CARD_GARDENS).count() as i64;
    html! {
        div.stocks {
            span.outcast.hated[*hated] {
                (pip(pen, *outcast))
                b { (pen.say.word(if *hated { "board-hated" } else { "board-outcast" })) }
            }
            (in_supply(pen, player))
        }
        div.track-name { b { (pen.say.word("board-acolytes")) } span.total { (acolytes) } small { (pen.say.word("board-acolytes-do")) } }
        div.plots {
            @for (name, price) in PLOTS {
                @let price = price - u8::from(*hated);
                span.plot.payable[*acolytes >= price] { (pen.say.word(name)) b { (figure("root-warrior-cult", "warrior")) (price) } }
            }
        }
        div.track-name { b { (pen.say.word("board-gardens")) } small { (pen.say.word("board-gardens-do")) } }
        div.tracks.gardens {
            @for &(suit, n) in gardens {
                div.lane {
                    (pip(pen, suit))
                    @for place in 1..=GARDENS {
                        @let points = GARDEN_POINTS[usize::from(place)];
                        @let class = if place == n + 1 { "next" } else { "" };
                        @let said = Phrase::new("board-garden").number("n", place.into()).phrase("suit", names::suit(suit)).phrase("points", names::points(points.into()));
                        span.step.(class).planted[place <= n] role="img" title=(pen.say.text(&said)) aria-label=(pen.say.text(&said)) {
                            (figure("root-piece-garden", "piece")) b { "+" (points) }
                            @if place == CARD_GARDENS { (figure("root-cards", "extra")) }
                        }
                    }
                    @if scored.contains(&suit) { span.sign title=(pen.say.word("board-scored")) { (figure("root-tick", "state")) } } @else { b.yields { "+" (GARDEN_POINTS[usize::from(n).min(5)]) } }
                }
            }
        }
        p.note { (figure("root-cards", "")) (counted(pen, "board-evening-cards", 1 + bonus)) " " (pen.say.word("board-garden-cards")) }
        @if !revealed.is_empty() {
            (part(&pen.say.word("board-revealed"), &html! { @for &one in revealed { (card::chip(pen, one)) } }))
        }
        (souls(view, pen, *outcast))
    }
}

/// The Lost Souls by suit, and which suit will be outcast next.
fn souls(view: &View, pen: &Pen<'_>, outcast: Suit) -> Markup {
    let next = next_outcast(&view.lost_souls);
    let said = match next {
        Some(suit) if suit == outcast => Phrase::new("board-next-hated").phrase("suit", names::suit(suit)),
        Some(suit) => Phrase::new("board-next-outcast").phrase("suit", names::suit(suit)),
        None => Phrase::new("board-next-same"),
    };
    html! {
        div.track-name { b { (pen.say.word("board-souls")) } small { (pen.say.text(&said)) } }
        div.row-of.souls {
            @for &suit in Suit::ALL {
                @let n = view.lost_souls.iter().filter(|card| card.suit() == suit).count();
                (titled(&format!("{}: {n}", pen.say.text(&names::suit(suit))), &html! { (figure(&format!("root-suit-{suit}"), "pip")) b.top[next == Some(suit)] { (n) } }))
            }
        }
    }
}

/// The suit of which most cards lie among the Lost Souls; a tie changes nothing.
pub(in super::super) fn next_outcast(souls: &[Card]) -> Option<Suit> {
    let counts = Suit::GROUND.map(|suit| (souls.iter().filter(|card| card.suit() == suit).count(), suit));
    let most = counts.iter().map(|(n, _)| *n).max().filter(|&most| most > 0)?;
    let mut leading = counts.iter().filter(|(n, _)| *n == most);
    match (leading.next(), leading.next()) {
        (Some(&(_, suit)), None) => Some(suit),
        _ => None,
    }
}

pub(super) fn facts(pen: &Pen<'_>, player: &PlayerView) -> Vec<Fact> {
    let BoardView::Cult { outcast, hated, acolytes, gardens, .. } = &player.board else { return Vec::new() };
    let sign = html! { span.outcast.hated[*hated] { (figure(&format!("root-suit-{outcast}"), "pip")) } };
    let planted: u8 = gardens.iter().map(|(_, n)| n).sum();
    vec![
        Fact::new(pen, sign, &"", if *hated { "board-hated" } else { "board-outcast" }),
        Fact::new(pen, figure("root-warrior-cult", "warrior"), &acolytes, "fact-acolytes"),
        Fact::new(pen, figure("root-piece-garden", "piece"), &planted, "fact-gardens"),
    ]
}
