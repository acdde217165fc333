//! What a player can choose: one small step at a time, written as in `card:wolf_3` or `add:2`.

use crate::cards::Card;
use crate::kingdoms::Kingdom;
use crate::tokens::MODIFIERS;
use engine::actions;

actions! {
    /// One choice.
    Action:
    /// Claim a territory.
    Claim = "claim",
    /// Rally: one point and new cards.
    Rally = "rally",
    /// Take no more turns in this age.
    Withdraw = "withdraw",
    /// The card to play.
    Card(card: Card) = "card",
    /// The kingdom to play it in.
    Kingdom(kingdom: Kingdom) = "kingdom",
    /// The card to discard with it.
    Partner(card: Card) = "partner",
    /// A card to discard in a rally.
    Discard(card: Card) = "discard",
    /// Enough cards are picked for the rally.
    Done = "done",
    /// The card for this round of the battle.
    Fight(card: Card) = "fight",
    /// Add no battle modifier.
    Pass = "pass",
    /// Add so many battle modifiers.
    Add(count: u8) = "add" if (1..=MODIFIERS).contains(&count),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{ALL_CARDS, cards_in};

    #[test]
    fn choices_are_written_as_on_the_rules_page() {
        let mut all = vec![Action::Claim, Action::Rally, Action::Withdraw, Action::Done, Action::Pass];
        all.extend(Kingdom::all().map(Action::Kingdom));
        all.extend((1..=MODIFIERS).map(Action::Add));
        for card in cards_in(ALL_CARDS) {
            all.extend([Action::Card(card), Action::Partner(card), Action::Discard(card), Action::Fight(card)]);
        }
        for action in all {
            let text = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
        }
        assert_eq!(serde_json::to_string(&Action::Card("wolf_3".parse().unwrap())).unwrap(), "\"card:wolf_3\"");
    }

    #[test]
    fn a_bad_choice_is_refused_by_name() {
        for bad in ["\"card:wolf_9\"", "\"add:0\"", "\"add:02\"", "\"add:19\"", "\"flee\"", "\"done:1\"", "\"\""] {
            let error = serde_json::from_str::<Action>(bad).unwrap_err().to_string();
            assert!(error.contains(&format!("there is no choice `{}`", bad.trim_matches('"'))), "{error}");
        }
        assert!(serde_json::from_str::<Action>("3").is_err());
    }
}
