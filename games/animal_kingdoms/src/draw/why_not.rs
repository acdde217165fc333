//! Why a card or a kingdom cannot be chosen now: decrees, room, pairs.

use draw::WhyNot;
use engine::Phrase;

use crate::cards::Card;
use crate::kingdoms::Kingdom;
use crate::names;
use crate::view::{Allowed, Question, View};

/// The rule that forbids it.
pub(super) fn why_not(view: &View, thing: &str) -> Option<WhyNot> {
    let question = view.question.as_ref()?;
    match thing.split_once('-')? {
        ("kingdom", name) => kingdom(view, question, name.parse().ok()?),
        ("card", name) => Some(card(view, question, name.parse().ok()?)),
        _ => None,
    }
}

/// A kingdom that does not take the card in question.
fn kingdom(view: &View, question: &Question, kingdom: Kingdom) -> Option<WhyNot> {
    let card = match question {
        Question::Partner { kingdom: chosen, .. } if *chosen == kingdom => {
            return Some(WhyNot::new("why-not-chosen-kingdom", "5.3"));
        }
        Question::Kingdom { card } | Question::Partner { card, .. } => *card,
        _ => return None,
    };
    let seen = view.kingdom(kingdom)?;
    let about = |key| Phrase::new(key).phrase("card", names::card(card)).phrase("kingdom", names::kingdom(kingdom));
    let because = if seen.allowed == Allowed::Full {
        Phrase::new("why-not-full").phrase("kingdom", names::kingdom(kingdom))
    } else if !seen.allowed.contains(card) {
        about("why-not-decree")
            .phrase("decree", names::decree(seen.decree))
            .phrase("text", names::decree_text(seen.decree))
    } else {
        about("why-not-partner")
    };
    Some(WhyNot { because, rule: "5.2" })
}

/// A card that fits nowhere, is no partner, or does not lie in the hand.
fn card(view: &View, question: &Question, card: Card) -> WhyNot {
    let named = |key, rule| WhyNot { because: Phrase::new(key).phrase("card", names::card(card)), rule };
    let hand = view.mine().and_then(|house| house.hand.as_deref()).unwrap_or_default();
    if !hand.iter().any(|held| held.card == card) {
        return WhyNot::new("why-not-lies", "5.3");
    }
    match question {
        Question::Kingdom { card: chosen } | Question::Partner { card: chosen, .. } if *chosen == card => {
            named("why-not-chosen-card", "5.3")
        }
        Question::Partner { card: chosen, .. } => {
            let because = Phrase::new("why-not-pair").phrase("card", names::card(card));
            WhyNot { because: because.phrase("other", names::card(*chosen)), rule: "5.3" }
        }
        Question::Discard { .. } => named("why-not-picked", "5.4"),
        _ => named("why-not-nowhere", "5.2"),
    }
}
