//! A card: large in the hand, as a chip with pip and name on boards, or by its name alone. Wherever it lies it is the same
//! element, so that it travels.

use draw::{Markup, Pen, figure, folded, html};
use engine::Phrase;
use engine::words::Arg;

use super::boards::{pip, suits_said};
use crate::cards::{Card, Kind, Power, Suit};
use crate::factions::{Faction, Leader};
use crate::foresight::crafting::{Craft, craft};
use crate::names;
use crate::view::{BoardView, PlayerView, View};

/// What the cards that stay in play do, in a few words.
const SHORT: [&str; Power::COUNT] = [
    "short-sappers",
    "short-brutal-tactics",
    "short-armorers",
    "short-royal-claim",
    "short-stand-and-deliver",
    "short-tax-collector",
    "short-cobbler",
    "short-command-warren",
    "short-better-burrow-bank",
    "short-scouting-party",
    "short-codebreakers",
];

/// The id of a card's element, wherever it lies.
pub(super) fn id(card: Card) -> String {
    format!("card-{card}")
}

/// What one clicks for a card in some place. Copies are the same choice, so they share a spot.
pub(super) fn spot(place: &str, card: Card) -> String {
    format!("{place}-{}", card.name())
}

/// The figure on a card.
pub(super) fn art(card: Card) -> String {
    match card.kind() {
        Kind::Item(item) => format!("root-item-{item}"),
        Kind::Persistent(power) => format!("root-card-{power}"),
        Kind::Ambush => "root-card-ambush".into(),
        Kind::Favor => "root-card-favor".into(),
        Kind::Dominance => "root-dominance".into(),
    }
}

/// Name and effect of a card, for its title.
fn told(pen: &Pen<'_>, card: Card) -> String {
    format!("{}. {}", pen.say.text(&names::card(card)), pen.say.text(&names::effect(card)))
}

/// A card on a board: pip and name.
pub(super) fn chip(pen: &Pen<'_>, card: Card) -> Markup {
    placed(pen, card, None, "chip", &marked(pen, card))
}

/// A card that is for sale.
pub(super) fn ware(pen: &Pen<'_>, card: Card) -> Markup {
    placed(pen, card, Some(spot("ware", card)), "chip", &marked(pen, card))
}

/// A card among the supporters, where its suit is told already.
pub(super) fn supporter(pen: &Pen<'_>, card: Card) -> Markup {
    let name = html! { b { (pen.say.text(&names::title(card))) } };
    placed(pen, card, Some(spot("supporter", card)), "chip bare", &name)
}

fn marked(pen: &Pen<'_>, card: Card) -> Markup {
    html! { (pip(pen, card.suit())) (figure(&art(card), "art")) b { (pen.say.text(&names::title(card))) } }
}

fn placed(pen: &Pen<'_>, card: Card, spot: Option<String>, class: &str, body: &Markup) -> Markup {
    let id = id(card);
    let open = spot.as_ref().is_some_and(|spot| pen.is_open(spot));
    html! {
        span.(class).{ "suit-" (card.suit()) }.open[open] id=(id) data-piece=(id) data-from="deck" data-to="discard" data-spot=[spot]
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(told(pen, card)) { (body) }
    }
}

/// A card of the hand: what it is, what it costs, and whether it can be crafted.
pub(super) fn large(view: &View, pen: &Pen<'_>, player: &PlayerView, card: Card) -> Markup {
    let (id, spot) = (id(card), spot("card", card));
    let open = pen.is_open(&spot);
    let state = craft(view, player, card);
    let points = worth(player, card);
    let class = if state == Craft::Now { "craft-now" } else { "" };
    html! {
        div.hcard.{ "suit-" (card.suit()) }.(class).open[open] id=(id) data-piece=(id) data-from="deck" data-to="discard" data-spot=(spot)
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] aria-label=[(!open).then(|| heard(pen, player, card, state))] aria-description=[open.then(|| heard(pen, player, card, state))] {
            div.band { (figure(&format!("root-suit-{}", card.suit()), "pip")) }
            @if points > 0 { b.worth { "+" (points) } }
            b.name { (folded(&pen.say.text(&names::title(card)))) }
            (figure(&art(card), "art"))
            small.does { (short(pen, card)) }
            div.foot { (cost(pen, player, card, state)) (stamp(state)) }
            div.tells { b { (pen.say.text(&names::title(card))) } p { (pen.say.text(&names::effect(card))) } p.lacks { (verdict(pen, player, state)) } }
        }
    }
}

/// Points for crafting; Disdain for Trade leaves the Eyrie one.
fn worth(player: &PlayerView, card: Card) -> u8 {
    let printed = card.printed().points;
    match player.board {
        BoardView::Eyrie { leader, .. } if leader != Some(Leader::Builder) => printed.min(1),
        _ => printed,
    }
}

fn short(pen: &Pen<'_>, card: Card) -> String {
    match card.kind() {
        Kind::Item(item) => pen.say.text(&names::item(item)),
        Kind::Persistent(power) => pen.say.word(SHORT[power.index()]),
        Kind::Ambush => pen.say.word("short-ambush"),
        Kind::Favor => pen.say.word("short-favor"),
        Kind::Dominance if card.suit() == Suit::Bird => pen.say.word("short-dominance-bird"),
        Kind::Dominance => pen.say.word("short-dominance"),
    }
}

/// The symbols of the cost: whole if there is a tool for them, hollow if not. What is not crafted says where it works.
fn cost(pen: &Pen<'_>, player: &PlayerView, card: Card, state: Craft) -> Markup {
    if state == Craft::Never {
        return html! { span.cost { @if card.kind() == Kind::Ambush { small { (pen.say.word("card-works-in")) } (pip(pen, card.suit())) } } };
    }
    let lacks = if let Craft::Lacks(lacks) = state { lacks } else { [0; Suit::COUNT] };
    let said = suits_said(pen, symbols(card));
    let hammers = player.faction.is_vagabond();
    html! {
        span.cost role="img" title=(said) {
            @for &suit in Suit::ALL {
                @let all = card.printed().cost[suit.index()];
                @for nth in 0..all {
                    @let off = if nth + lacks[suit.index()] >= all { "-off" } else { "" };
                    (figure(&format!("root-suit-{suit}{off}"), if hammers { "pip hammer" } else { "pip" }))
                }
            }
        }
    }
}

fn symbols(card: Card) -> impl Iterator<Item = Suit> {
    let cost = card.printed().cost;
    Suit::ALL.iter().copied().flat_map(move |suit| std::iter::repeat_n(suit, cost[suit.index()].into()))
}

/// Green: craft it now. Outlined: it could be paid for. Grey cross: not.
fn stamp(state: Craft) -> Markup {
    let (class, sign) = match state {
        Craft::Now => ("yes", "root-tick"),
        Craft::Payable => ("later", "root-tick"),
        Craft::Never => return html! {},
        _ => ("no", "root-cross"),
    };
    html! { span.stamp.(class) { (figure("root-item-hammer", "")) (figure(sign, "")) } }
}

/// Whether it can be crafted, in a sentence.
fn verdict(pen: &Pen<'_>, player: &PlayerView, state: Craft) -> String {
    pen.say.text(&match state {
        Craft::Now => Phrase::new("craft-now"),
        Craft::Payable => Phrase::new("craft-later"),
        Craft::NoItem => Phrase::new("craft-no-item"),
        Craft::InPlay => Phrase::new("craft-in-play"),
        Craft::LacksFunds(n) => Phrase::new("craft-lacks-funds").number("n", n.into()),
        Craft::Lacks(lacks) => {
            let missing = Suit::ALL.iter().filter(|suit| lacks[suit.index()] > 0);
            let missing = missing.map(|&suit| {
                let what = if suit == Suit::Bird { Phrase::new("craft-any") } else { names::suit(suit) };
                Arg::Phrase(Phrase::new("times").phrase("what", what).number("n", lacks[suit.index()].into()))
            });
            Phrase::new(lacking(player.faction)).list("suits", missing)
        }
        Craft::Never => return String::new(),
    })
}

/// What a faction crafts with, and lacks.
fn lacking(faction: Faction) -> &'static str {
    match faction {
        Faction::Marquise => "craft-lacks-workshops",
        Faction::Eyrie => "craft-lacks-roosts",
        Faction::Alliance => "craft-lacks-sympathy",
        Faction::Vagabond | Faction::Vagabond2 => "craft-lacks-hammers",
        Faction::Cult => "craft-lacks-gardens",
        Faction::Riverfolk => "craft-lacks-posts",
    }
}

/// The whole card in words.
fn heard(pen: &Pen<'_>, player: &PlayerView, card: Card, state: Craft) -> String {
    format!("{} {}", told(pen, card), verdict(pen, player, state))
}
