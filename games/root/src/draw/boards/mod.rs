//! The boards of the factions: what every board has in common, which facts matter most to others, and what can be touched on
//! a board. Each faction has a chapter of its own.

mod alliance;
mod cult;
mod eyrie;
mod marks;
mod marquise;
mod riverfolk;
mod vagabond;

use std::fmt::Display;

use draw::{Markup, Pen, figure, html};
use engine::Phrase;
use engine::words::Say;

pub(super) use marks::{count, emblem, item, pip, spot_of, suits_said};
use marks::{head, part, pips, titled};

use super::card;
use crate::action::Action;
use crate::factions::Faction;
use crate::foresight::crafting;
use crate::names;
use crate::question::Question;
use crate::view::{BoardView, PlayerView, View};

/// The id of the column with what is on offer and my board, which a phone shows as a sheet.
pub(super) const SIDE: &str = "side";

/// How the factions are called on their boards.
const TITLES: [&str; Faction::COUNT] = [
    "option-factions-marquise",
    "option-factions-eyrie",
    "option-factions-alliance",
    "option-factions-vagabond",
    "option-factions-vagabond2",
    "option-factions-cult",
    "option-factions-riverfolk",
];

/// Their names where there is little room.
const SHORT: [&str; Faction::COUNT] = [
    "faction-short-marquise",
    "faction-short-eyrie",
    "faction-short-alliance",
    "faction-short-vagabond",
    "faction-short-vagabond2",
    "faction-short-cult",
    "faction-short-riverfolk",
];

/// What each faction wants, in a sentence.
const WANTS: [&str; Faction::COUNT] =
    ["want-marquise", "want-eyrie", "want-alliance", "want-vagabond", "want-vagabond", "want-cult", "want-riverfolk"];

/// The guide to a faction in the help drawer. Both Vagabonds share one.
pub(super) fn guide(faction: Faction) -> String {
    let faction = if faction == Faction::Vagabond2 { Faction::Vagabond } else { faction };
    format!("guide-{faction}")
}

/// The name of a faction as a title.
pub(super) fn title(say: &Say<'_>, faction: Faction) -> String {
    say.word(TITLES[faction.index()])
}

/// What a faction wants.
pub(super) fn want(say: &Say<'_>, faction: Faction) -> String {
    say.word(WANTS[faction.index()])
}

/// The name of a faction where there is little room.
pub(super) fn short_title(pen: &Pen<'_>, faction: Faction) -> String {
    pen.say.word(SHORT[faction.index()])
}

/// Whose board lies in the column: one's own, or that of whoever has the turn.
pub(super) fn watched(view: &View) -> Option<&PlayerView> {
    view.player(view.me.unwrap_or(view.active))
}

/// The board in the column.
pub(super) fn mine(view: &View, pen: &Pen<'_>) -> Markup {
    let Some(player) = watched(view) else { return html! {} };
    let faction = player.faction;
    html! {
        section.fboard.mine.{ "of-" (faction) } aria-label=(title(&pen.say, faction)) {
            header {
                (emblem(faction))
                div { h2 { (title(&pen.say, faction)) } p.want { (want(&pen.say, faction)) } }
                (guide_button(pen, faction))
            }
            (faction_board(view, pen, player, true))
            (belongings(view, pen, player))
        }
    }
}

fn guide_button(pen: &Pen<'_>, faction: Faction) -> Markup {
    let said = pen.say.word("board-guide");
    html! { button.guide type="button" data-help=(guide(faction)) title=(said) aria-label=(said) { "?" } }
}

/// The board of somebody else, unfolded below their row.
pub(super) fn other(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    html! {
        div.fboard.{ "of-" (player.faction) } {
            header { p.want { (want(&pen.say, player.faction)) } (guide_button(pen, player.faction)) }
            (faction_board(view, pen, player, false))
            (belongings(view, pen, player))
        }
    }
}

fn faction_board(view: &View, pen: &Pen<'_>, player: &PlayerView, mine: bool) -> Markup {
    match &player.board {
        BoardView::Marquise { .. } => marquise::board(view, pen, player),
        BoardView::Eyrie { .. } => eyrie::board(view, pen, player),
        BoardView::Alliance { .. } => alliance::board(view, pen, player),
        BoardView::Vagabond { .. } => vagabond::board(view, pen, player, mine),
        BoardView::Cult { .. } => cult::board(view, pen, player),
        BoardView::Riverfolk { .. } => riverfolk::board(view, pen, player, mine),
    }
}

/// What every player may have: tools to craft with, cards in play, crafted items, a dominance card, a partner; and of others
/// the cards of the hand that these eyes know.
fn belongings(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let tools = crafting::tools(view, player);
    let own = watched(view).is_some_and(|watched| watched.who == player.who);
    let known = if own || player.faction == Faction::Riverfolk { &[][..] } else { &player.cards };
    let none = tools == [0; 3];
    html! {
        div.belongs {
            (part(&pen.say.word("board-crafts"), &html! { @if none { small.none { (pen.say.word("nothing")) } } @else { (pips(pen, tools)) } }))
            @if !player.crafted.is_empty() {
                (part(&pen.say.word("board-crafted"), &html! {
                    @for &(kind, n) in &player.crafted { @for _ in 0..n { (item(pen, kind)) } }
                }))
            }
            @if let Some(dominance) = player.dominance {
                (part(&pen.say.word("board-dominance"), &card::chip(pen, dominance)))
            }
            @if let Some(partner) = player.partner {
                (part(&pen.say.word("board-partner"), &head(pen, partner)))
            }
            @if !player.play.is_empty() {
                (part(&pen.say.word("board-play"), &html! { @for &one in &player.play { (card::chip(pen, one)) } }))
            }
            @if !known.is_empty() {
                (part(&pen.say.word("board-known"), &html! { @for &one in known { (card::chip(pen, one)) } }))
            }
        }
    }
}

/// A fact in a player's row: a sign, what it says, and what it means.
pub(super) struct Fact {
    pub(super) sign: Markup,
    pub(super) text: String,
    pub(super) means: String,
}

impl Fact {
    fn new(pen: &Pen<'_>, sign: Markup, text: &dyn Display, means: &'static str) -> Fact {
        Fact { sign, text: text.to_string(), means: pen.say.word(means) }
    }
}

/// The three facts of a faction that matter most to others.
pub(super) fn facts(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Vec<Fact> {
    match &player.board {
        BoardView::Marquise { .. } => marquise::facts(view, pen, player),
        BoardView::Eyrie { .. } => eyrie::facts(view, pen, player),
        BoardView::Alliance { .. } => alliance::facts(pen, player),
        BoardView::Vagabond { .. } => vagabond::facts(pen, player),
        BoardView::Cult { .. } => cult::facts(pen, player),
        BoardView::Riverfolk { .. } => riverfolk::facts(view, pen, player),
    }
}

/// What is touched on boards and cards for a choice.
pub(super) fn spot(view: &View, action: &Action) -> Option<String> {
    Some(match *action {
        Action::Card(card)
            if matches!(view.question, Some(Question::SpendSupporter { .. } | Question::DropSupporter)) =>
        {
            card::spot("supporter", card)
        }
        Action::Card(card)
        | Action::Craft(card)
        | Action::Overwork(card)
        | Action::SpendBird(card)
        | Action::Mobilize(card)
        | Action::Train(card)
        | Action::Score(card)
        | Action::Sacrifice(card)
        | Action::Export(card)
        | Action::Decree(card, _)
        | Action::ActivateDominance(card)
        | Action::Coalition(card, _) => card::spot("card", card),
        Action::BuyCard(card) => card::spot("ware", card),
        Action::TakeDominance(card, _) => card::spot("free", card),
        Action::Suit(suit) if matches!(view.question, Some(Question::DecreeCard)) => format!("order-{suit}"),
        Action::Item(item, condition) | Action::Repair(item, condition) => format!("item-{item}-{condition}"),
        Action::Quest(quest) => format!("quest-{quest}"),
        Action::Faction(faction)
            if matches!(view.question, Some(Question::PayFund { .. } | Question::LoseFund { .. })) =>
        {
            format!("fund-{faction}")
        }
        Action::Number(price) => match view.question {
            Some(Question::SetPrice { service } | Question::SetupPrice { service }) => {
                format!("price-{service}-{price}")
            }
            _ => return None,
        },
        Action::BuyRiverboats => "buy-riverboats".into(),
        Action::BuyMercenaries => "buy-mercenaries".into(),
        _ => return None,
    })
}

/// So many of something that has a message for its plural.
fn counted(pen: &Pen<'_>, key: &'static str, n: impl Into<i64>) -> String {
    pen.say.text(&Phrase::new(key).number("n", n.into()))
}

/// Warriors in the supply.
fn in_supply(pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let said = pen.say.text(&Phrase::new("board-supply").phrase("warriors", names::warriors(player.supply)));
    titled(
        &said,
        &html! { (figure(&format!("root-warrior-{}", player.faction), "warrior")) b { (player.supply) } small { (pen.say.word("board-in-supply")) } },
    )
}
