//! What is mine: the hand, each card with what it costs me now.

use draw::{Markup, Pen, html};

use super::card::{Shown, card};
use crate::cards::Card;
use crate::language::{Price, Zone};
use crate::question::Question;
use crate::view::{PlayerView, View};

/// My hand; for those who only watch, the cards of hands that they know.
pub(super) fn dock(view: &View, pen: &Pen<'_>) -> Markup {
    match view.me.and_then(|me| view.player(me)) {
        Some(me) => html! { (hand(view, pen, me)) },
        None => html! {
            div.hands {
                @for player in view.players.iter().filter(|player| !player.cards.is_empty()) {
                    b { (pen.say.name(player.who)) }
                    (hand(view, pen, player))
                }
            }
        },
    }
}

fn hand(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    html! {
        div.hand.many[player.cards.len() > 5] role="group" aria-label=(pen.say.word("draw-hand")) {
            @for &one in &player.cards { (held(view, pen, player, one)) }
        }
    }
}

fn held(view: &View, pen: &Pen<'_>, player: &PlayerView, one: Card) -> Markup {
    let price = match view.question {
        Some(Question::Play { zone: Zone::Hand, price, .. }) if view.turn == Some(player.who) => price,
        _ => Price::Less(0),
    };
    let to = match view.question {
        Some(Question::Tuck { .. }) => format!("tucked-{}", player.who.0),
        _ => "discard".to_string(),
    };
    card(pen, &Shown { price: Some(player.price(one, price)), to, ..Shown::printed(one) })
}
