//! The market of the Riverfolk: what each service costs and what it is good for. Buyers see it at the start of their Birdsong;
//! the Riverfolk set their prices in it.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;

use super::boards::{count, emblem, spot_of};
use super::card;
use crate::factions::{Condition, Faction, Service};
use crate::names;
use crate::question::Question;
use crate::view::{BoardView, PlayerView, View};

/// The highest price.
const TOP: u8 = 4;

/// How a service looks and what it is good for.
const SERVICES: [(&str, &str); Service::COUNT] = [
    ("root-cards", "service-hand-card-do"),
    ("root-boat", "service-riverboats-do"),
    ("s-swords", "service-mercenaries-do"),
];

/// Is it the moment of buying, for the one who looks?
pub(super) fn is_open(view: &View) -> bool {
    let mine = view.me.is_some() && view.me == view.turn;
    mine && match view.question {
        Some(Question::BirdsongStart) => {
            view.led(Faction::Riverfolk).is_some() && view.acting() != Some(Faction::Riverfolk)
        }
        Some(Question::PayItem { .. }) => true,
        _ => false,
    }
}

/// The market at the start of one's Birdsong.
pub(super) fn market(view: &View, pen: &Pen<'_>) -> Markup {
    let seller = view.led(Faction::Riverfolk).filter(|_| is_open(view));
    let Some((seller, buyer)) = seller.zip(view.me.and_then(|me| view.player(me))) else { return html! {} };
    let BoardView::Riverfolk { prices, .. } = &seller.board else { return html! {} };
    let left = view.this_turn.purchases;
    html! {
        section.fboard.market.of-riverfolk aria-label=(pen.say.word("market")) {
            header {
                (emblem(Faction::Riverfolk))
                div { h2 { (pen.say.word("market")) } p.want { (pen.say.text(&Phrase::new("market-left").number("n", left.into()))) } }
                (purse(pen, buyer))
            }
            @for &(service, price) in prices { (offer(view, pen, seller, service, price)) }
        }
    }
}

/// What one pays with: warriors of the supply, or ready items.
fn purse(pen: &Pen<'_>, buyer: &PlayerView) -> Markup {
    match &buyer.board {
        BoardView::Vagabond { items, .. } => {
            let ready: u8 = items.iter().filter(|one| one.1 == Condition::Ready).map(|one| one.2).sum();
            count(&figure("root-item-bag", "kit"), ready, &pen.say.word("market-items"))
        }
        _ => count(
            &figure(&format!("root-warrior-{}", buyer.faction), "warrior"),
            buyer.supply,
            &pen.say.word("market-warriors"),
        ),
    }
}

/// One service: price, what it is good for, and where to click.
fn offer(view: &View, pen: &Pen<'_>, seller: &PlayerView, service: Service, price: u8) -> Markup {
    let (sign, does) = SERVICES[service.index()];
    let bought = match service {
        Service::HandCard => false,
        Service::Riverboats => view.this_turn.riverboats,
        Service::Mercenaries => view.this_turn.mercenaries,
    };
    let spot = format!("buy-{service}");
    let open = service != Service::HandCard && pen.is_open(&spot);
    let (role, tab) = if open { spot_of(pen, &spot) } else { ("group", None) };
    html! {
        div.deal.open[open].bought[bought] data-spot=[(service != Service::HandCard).then_some(&spot)] role=(role) tabindex=[tab] {
            (figure(sign, "kit"))
            b { (pen.say.text(&names::service(service))) }
            span.price { @for _ in 0..price { i.coin {} } b { (price) } }
            small { @if bought { (pen.say.word("market-bought")) } @else { (pen.say.word(does)) } }
            @if service == Service::HandCard {
                div.row-of.wares {
                    @for &one in &seller.cards { (card::ware(pen, one)) }
                    @if seller.cards.is_empty() { small.none { (pen.say.word("nothing")) } }
                }
            }
        }
    }
}

/// The three price tracks on the Riverfolk's board; while a price is set its steps can be clicked.
pub(super) fn prices(view: &View, pen: &Pen<'_>, prices: &[(Service, u8)], mine: bool) -> Markup {
    let asked = match view.question {
        Some(Question::SetPrice { service } | Question::SetupPrice { service }) if mine => Some(service),
        _ => None,
    };
    html! {
        div.prices {
            @for &(service, price) in prices {
                div.price-row.asked[asked == Some(service)] {
                    span.service title=(pen.say.word(SERVICES[service.index()].1)) { (figure(SERVICES[service.index()].0, "kit")) (pen.say.text(&names::service(service))) }
                    @for step in 1..=TOP {
                        @let spot = format!("price-{service}-{step}");
                        @let (role, tab) = spot_of(pen, &spot);
                        @let said = format!("{}: {step}", pen.say.text(&names::service(service)));
                        span.step.set[step == price].open[pen.is_open(&spot)] data-spot=[(asked == Some(service)).then_some(&spot)] role=(role) tabindex=[tab] title=(said) aria-label=(said) { (step) }
                    }
                }
            }
        }
    }
}
