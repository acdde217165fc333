//! What a touch means: which element stands for a choice, and clicks that stand for several choices at once.

use draw::Gesture;
use engine::Phrase;

use super::card::card_id;
use super::dock::MODIFIERS;
use super::kingdom::kingdom_id;
use crate::Action;
use crate::cards::Card;
use crate::names::{card as card_phrase, kingdom as kingdom_phrase};
use crate::view::{HandCard, Question, View};

/// The element that one clicks for a choice.
pub(super) fn spot(_view: &View, action: &Action) -> Option<String> {
    match action {
        Action::Card(card) | Action::Partner(card) | Action::Discard(card) | Action::Fight(card) => {
            Some(card_id(*card))
        }
        Action::Kingdom(kingdom) => Some(kingdom_id(*kingdom)),
        Action::Add(_) => Some(MODIFIERS.to_string()),
        Action::Claim | Action::Rally | Action::Withdraw | Action::Done | Action::Pass => None,
    }
}

/// Taking a card claims with it; taking another card, or another kingdom, changes one's mind; a card picked for the rally
/// can be kept after all.
pub(super) fn gestures(view: &View) -> Vec<Gesture<Action>> {
    let Some(hand) = view.mine().and_then(|house| house.hand.as_ref()) else { return Vec::new() };
    let playable = || hand.iter().filter(|held| !held.kingdoms.is_empty());
    let mut gestures = Vec::new();
    match &view.question {
        Some(Question::Action) => {
            gestures.extend(playable().map(|held| take(held, 0, vec![Action::Claim, Action::Card(held.card)])));
        }
        Some(Question::Kingdom { card }) => {
            gestures.extend(
                playable().filter(|held| held.card != *card).map(|held| take(held, 1, vec![Action::Card(held.card)])),
            );
        }
        Some(Question::Partner { card, kingdom }) => {
            let Some(held) = hand.iter().find(|held| held.card == *card) else { return gestures };
            for &other in held.kingdoms.iter().filter(|other| *other != kingdom) {
                gestures.push(Gesture {
                    spot: kingdom_id(other),
                    label: Phrase::new("draw-instead").phrase("kingdom", kingdom_phrase(other)),
                    back: 1,
                    actions: vec![Action::Kingdom(other)],
                });
            }
            let partner = |held: &&HandCard| !held.partners.contains(card) && held.card != *card;
            gestures.extend(playable().filter(partner).map(|held| take(held, 2, vec![Action::Card(held.card)])));
        }
        Some(Question::Discard { picked }) => {
            gestures.extend(picked.iter().filter(|_| picked.len() > 1).map(|&card| keep(card, picked)));
        }
        Some(Question::Card | Question::BattleCard | Question::BattleModifier) | None => {}
    }
    gestures
}

fn take(held: &HandCard, back: usize, actions: Vec<Action>) -> Gesture<Action> {
    Gesture {
        spot: card_id(held.card),
        label: Phrase::new("draw-take").phrase("card", card_phrase(held.card)),
        back,
        actions,
    }
}

/// All picks are taken back and all but one are made again.
fn keep(card: Card, picked: &[Card]) -> Gesture<Action> {
    Gesture {
        spot: card_id(card),
        label: Phrase::new("draw-keep").phrase("card", card_phrase(card)),
        back: picked.len(),
        actions: picked.iter().filter(|&&other| other != card).map(|&other| Action::Discard(other)).collect(),
    }
}
