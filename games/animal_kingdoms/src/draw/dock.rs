//! What is mine: the hand with the kingdoms that each card fits, and my tokens.

use draw::{Markup, Pen, figure, html};
use engine::Phrase;
use engine::words::Arg;

use super::called;
use super::card::{card_id, hue, print};
use super::kingdom::emblem;
use super::names::card_name;
use crate::names::kingdom as kingdom_phrase;
use crate::view::{HandCard, HouseView, Question, View};

/// The spot of my battle modifiers.
pub(super) const MODIFIERS: &str = "my-modifiers";

/// My hand and tokens; for those who only watch, the hands that lie open.
pub(super) fn dock(view: &View, pen: &Pen<'_>) -> Markup {
    match view.mine() {
        Some(house) => html! {
            div.hand role="group" aria-label=(pen.say.word("draw-hand")) {
                @for held in house.hand.iter().flatten() { @if !fights(view, held) { (hand_card(view, pen, held)) } }
            }
            (tokens(pen, house))
        },
        None => html! {
            div.hands {
                @for house in view.houses.iter().filter(|house| house.hand.is_some()) {
                    div.hand.small {
                        b { (called(pen, house.who)) }
                        @for held in house.hand.iter().flatten() { @if !fights(view, held) { (hand_card(view, pen, held)) } }
                    }
                }
            }
        },
    }
}

/// Does the card lie face down in the battle already?
fn fights(view: &View, held: &HandCard) -> bool {
    let fight = view.battle.iter().flat_map(|battle| &battle.contenders);
    fight.filter_map(|contender| contender.chosen_card).any(|card| card == held.card)
}

fn hand_card(view: &View, pen: &Pen<'_>, held: &HandCard) -> Markup {
    let id = card_id(held.card);
    let open = pen.is_open(&id);
    let question = view.question.as_ref().filter(|_| view.me.is_some());
    let (chosen, picked, asked) = match question {
        Some(Question::Action | Question::Card) => (false, false, true),
        Some(Question::Kingdom { card }) => (*card == held.card, false, false),
        Some(Question::Partner { card, .. }) => (*card == held.card, false, held.partners.contains(card)),
        Some(Question::Discard { picked }) => (false, picked.contains(&held.card), true),
        Some(Question::BattleCard) => (false, false, true),
        Some(Question::BattleModifier) | None => (false, false, false),
    };
    // A card that fits nowhere steps back while I am asked for one; one that I could take instead does not shout.
    let idle = asked && !open && !picked;
    let instead = open && !asked;
    html! {
        div.card.(hue(held.card.kind())).open[open && asked].instead[instead].chosen[chosen].picked[picked].idle[idle]
            id=(id) data-piece=(id) data-from="deck" data-to="discard" data-spot=(id)
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(label(pen, held)) {
            (print(held.card))
            div.fits aria-hidden="true" {
                @for &kingdom in &held.kingdoms { span.{ "land-" (kingdom.index()) } { (emblem(kingdom)) } }
            }
        }
    }
}

fn label(pen: &Pen<'_>, held: &HandCard) -> String {
    let name = card_name(&pen.say, held.card);
    if held.kingdoms.is_empty() {
        return name.to_string();
    }
    let kingdoms = held.kingdoms.iter().map(|&kingdom| Arg::Phrase(kingdom_phrase(kingdom)));
    format!("{name}. {}", pen.say.text(&Phrase::new("draw-fits").list("kingdoms", kingdoms)))
}

fn tokens(pen: &Pen<'_>, house: &HouseView) -> Markup {
    let open = pen.is_open(MODIFIERS);
    let title = pen.say.text(&Phrase::new("draw-modifiers").number("count", i64::from(house.modifiers)));
    html! {
        div.kept {
            @for token in house.retreat_tokens.iter().flatten() {
                @let title = pen.say.text(&Phrase::new("draw-retreat-worth").number("value", i64::from(token.value())));
                span.token.retreat id=(token) data-piece=(token) data-from="retreats" role="img" title=(title) {
                    (figure("s-night", "")) b { (token.value()) }
                }
            }
            @if house.modifiers > 0 {
                span.token.stack.open[open] id=(MODIFIERS) data-spot=(MODIFIERS)
                    role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] title=(title) {
                    span.plus { "+2" } b { "×" (house.modifiers) }
                }
            }
        }
    }
}
