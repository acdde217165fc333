//! The Eyrie's board (rules, 7): the leader, the decree with what it will come to today, and the roosts.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::super::card;
use super::marks::{pip, step};
use super::{Fact, counted, in_supply, spot_of};
use crate::cards::Suit;
use crate::factions::{Column, Faction, ROOST_POINTS};
use crate::foresight::decree::{Decree, Fate, Order, decree};
use crate::names;
use crate::question::Question;
use crate::view::{BoardView, PlayerView, View};

const COLUMNS: [(&str, &str); Column::COUNT] = [
    ("board-recruit", "root-plus"),
    ("board-move", "root-arrow"),
    ("board-battle", "s-swords"),
    ("board-build", "root-piece-roost"),
];
/// Roosts that bring another card.
const CARDS: [usize; 2] = [2, 5];
/// More orders of a suit in a column than this lie in one heap.
const SINGLE: usize = 3;

pub(super) fn board(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let BoardView::Eyrie { leader, deposed, roosts, column, .. } = &player.board else { return html! {} };
    let Some(decree) = decree(view) else { return html! {} };
    let many = decree.columns.iter().any(|(_, orders)| orders.len() > 4);
    html! {
        div.stocks {
            @if let Some(leader) = leader {
                span.leader {
                    b { (pen.say.text(&names::leader(*leader))) }
                    small { (pen.say.text(&names::leader_gives(*leader))) }
                }
            }
            (in_supply(pen, player))
        }
        div.decree.crowded[many] {
            @for (index, (at, orders)) in decree.columns.iter().enumerate() {
                div.column.now[*column == Some(*at)] {
                    h3 title=(pen.say.text(&names::column(*at))) { (figure(COLUMNS[index].1, "")) (pen.say.word(COLUMNS[index].0)) }
                    (column_of(view, pen, *at, orders, *column == Some(*at), carried_out(view, orders).filter(|_| *column == Some(*at))))
                }
            }
        }
        (foreseen(pen, &decree))
        div.part {
            h3 { (pen.say.word("board-roosts")) }
            small { (counted(pen, "board-roosts-now", ROOST_POINTS[usize::from(*roosts).min(7)])) }
        }
        div.lane.roosts {
            @for place in 0..7 {
                @let points = ROOST_POINTS[place + 1];
                @let said = Phrase::new("board-roost").number("n", place as i64 + 1).phrase("points", names::points(points.into()));
                (step(place, *roosts, &pen.say.text(&said), &html! {
                    (figure("root-piece-roost", "piece")) b { "+" (points) }
                    @if CARDS.contains(&place) { (figure("root-cards", "extra")) }
                }))
            }
        }
        @if !deposed.is_empty() {
            p.note { (pen.say.text(&Phrase::new("board-deposed").list("leaders", deposed.iter().map(|&one| engine::words::Arg::Phrase(names::leader(one)))))) }
        }
    }
}

/// Which order of the present column is just being carried out: it is counted as obeyed as soon as it is picked, but not yet done.
fn carried_out(view: &View, orders: &[Order]) -> Option<usize> {
    use Question::{BattleClearing, BattleDefender, MoveCount, MoveFrom, MoveTo, RecruitClearing, RoostClearing};
    let asked = view.turn.and_then(|seat| view.player(seat)).is_some_and(|player| player.faction == Faction::Eyrie);
    let suit = match view.question.filter(|_| asked)? {
        MoveFrom { suit, .. } | BattleClearing { suit } => Some(suit),
        RecruitClearing { suit } | RoostClearing { suit } => Some(suit),
        MoveTo { .. } | MoveCount { .. } | BattleDefender { .. } => None,
        _ => return None,
    };
    let picked = |order: &Order| order.fate == Fate::Done && suit.is_none_or(|suit| order.suit == suit);
    let several = suit.is_none() && orders.iter().filter(|order| picked(order)).count() > 1;
    // Where the question names no suit and more than one is obeyed, nobody can tell which it is.
    orders.iter().rposition(picked).filter(|_| !several)
}

/// The orders of a column. Many of one suit that fare alike lie in one heap.
fn column_of(view: &View, pen: &Pen<'_>, column: Column, orders: &[Order], now: bool, doing: Option<usize>) -> Markup {
    let alike =
        |order: &Order| orders.iter().filter(|other| other.suit == order.suit && other.fate == order.fate).count();
    let first = |index: usize| {
        !orders[..index].iter().any(|other| other.suit == orders[index].suit && other.fate == orders[index].fate)
    };
    html! {
        @for (index, order) in orders.iter().enumerate() {
            @let heap = alike(order);
            @let doing = doing == Some(index);
            @if heap <= SINGLE { (one(view, pen, column, order, now, doing, 1)) } @else if first(index) { (one(view, pen, column, order, now, doing, heap)) }
        }
    }
}

fn one(view: &View, pen: &Pen<'_>, column: Column, order: &Order, now: bool, doing: bool, heap: usize) -> Markup {
    let spot = format!("order-{}", order.suit);
    let open = now && order.fate == Fate::Can && pen.is_open(&spot) && view.question == Some(Question::DecreeCard);
    let (class, word, sign) = match order.fate {
        Fate::Done if doing => ("now", "order-now", None),
        Fate::Done => ("done", "order-done", Some("root-tick")),
        Fate::Can if open => ("now", "order-now", None),
        Fate::Can => ("can", "order-can", None),
        Fate::Risk(_) => ("risk", "order-risk", Some("root-warn")),
    };
    let name = match order.card {
        Some(card) => pen.say.text(&names::card(card)),
        None => pen.say.word("card-vizier"),
    };
    let said = match order.fate {
        Fate::Risk(why) => format!("{name}: {}", pen.say.text(&why.said(order.suit))),
        _ => format!("{name}: {}", pen.say.word(word)),
    };
    let id = order.card.map(card::id);
    let (role, tab) = if open { spot_of(pen, &spot) } else { ("img", None) };
    html! {
        span.order.(class).vizier[order.card.is_none()].open[open] id=[id.as_ref()] data-piece=[id.as_ref()] data-spot=[(now || open).then_some(&spot)]
            role=(role) tabindex=[tab] title=(said) aria-label={ (pen.say.text(&names::column(column))) ", " (said) } {
            (pip(pen, order.suit))
            @if heap > 1 { b.heap { "×" (heap) } }
            @if let Some(sign) = sign { (figure(sign, "state")) }
            small { (pen.say.word(word)) }
        }
    }
}

/// One sentence: what will go wrong and what it costs, or that nothing will.
fn foreseen(pen: &Pen<'_>, decree: &Decree) -> Markup {
    match decree.risk() {
        Some((column, suit, why)) => {
            let said = Phrase::new("board-risk")
                .phrase("column", names::column(column))
                .phrase("suit", names::suit(suit))
                .phrase("why", why.said(suit));
            let cost = Phrase::new("board-turmoil").phrase("points", names::points(decree.cost.into()));
            html! { p.note.risk { (figure("root-warn", "")) span { (pen.say.text(&said)) " " (pen.say.text(&cost)) } } }
        }
        None if decree.left().1 == 0 => html! {},
        None => html! { p.note.safe { (figure("root-tick", "")) (pen.say.word("board-no-risk")) } },
    }
}

pub(super) fn facts(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Vec<Fact> {
    let BoardView::Eyrie { leader, roosts, .. } = &player.board else { return Vec::new() };
    let decree = decree(view);
    let (left, all) = decree.as_ref().map_or((0, 0), Decree::left);
    let risk = decree.as_ref().is_some_and(|decree| decree.risk().is_some());
    let orders = if left == all { all.to_string() } else { format!("{}/{all}", all - left) };
    let leader = leader.map(|leader| pen.say.text(&names::leader(leader))).unwrap_or_default();
    let sign = if risk { figure("root-warn", "risk") } else { figure(&format!("root-suit-{}", Suit::Bird), "pip") };
    vec![
        Fact::new(pen, sign, &orders, if risk { "fact-decree-risk" } else { "fact-decree" }),
        Fact::new(pen, figure("root-piece-roost", "piece"), &roosts, "fact-roosts"),
        Fact::new(pen, html! {}, &leader, "fact-leader"),
    ]
}
