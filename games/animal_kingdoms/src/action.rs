//! What a player can choose: one small step at a time, written as in `card:wolf_3` or `add:2`.

use std::fmt;
use std::str::FromStr;

use crate::cards::Card;
use crate::kingdoms::Kingdom;
use crate::tokens::MODIFIERS;
use engine::{NoSuchName, written_by_name};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Claim a territory.
    Claim,
    /// Rally: one point and new cards.
    Rally,
    /// Take no more turns in this age.
    Withdraw,
    /// The card to play.
    Card(Card),
    /// The kingdom to play it in.
    Kingdom(Kingdom),
    /// The card to discard with it.
    Partner(Card),
    /// A card to discard in a rally.
    Discard(Card),
    /// Enough cards are picked for the rally.
    Done,
    /// The card for this round of the battle.
    Fight(Card),
    /// Add no battle modifier.
    Pass,
    /// Add so many battle modifiers.
    Add(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Claim => f.write_str("claim"),
            Action::Rally => f.write_str("rally"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Card(card) => write!(f, "card:{card}"),
            Action::Kingdom(kingdom) => write!(f, "kingdom:{kingdom}"),
            Action::Partner(card) => write!(f, "partner:{card}"),
            Action::Discard(card) => write!(f, "discard:{card}"),
            Action::Done => f.write_str("done"),
            Action::Fight(card) => write!(f, "fight:{card}"),
            Action::Pass => f.write_str("pass"),
            Action::Add(count) => write!(f, "add:{count}"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Action, NoSuchName> {
        Ok(match text.split_once(':') {
            None => match text {
                "claim" => Action::Claim,
                "rally" => Action::Rally,
                "withdraw" => Action::Withdraw,
                "done" => Action::Done,
                "pass" => Action::Pass,
                _ => return Err(NoSuchName),
            },
            Some(("card", card)) => Action::Card(card.parse()?),
            Some(("kingdom", kingdom)) => Action::Kingdom(kingdom.parse()?),
            Some(("partner", card)) => Action::Partner(card.parse()?),
            Some(("discard", card)) => Action::Discard(card.parse()?),
            Some(("fight", card)) => Action::Fight(card.parse()?),
            Some(("add", count)) => match count.parse() {
                // "add:+2" and "add:02" are numbers, but not how we write them.
                Ok(number) if (1..=MODIFIERS).contains(&number) && number.to_string() == count => Action::Add(number),
                _ => return Err(NoSuchName),
            },
            Some(_) => return Err(NoSuchName),
        })
    }
}

written_by_name!(Action, "choice");

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
