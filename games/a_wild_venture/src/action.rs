//! What a player can choose: one small step at a time, written as in `play:spyglass` or `go:s_w3`.

use std::fmt;
use std::str::FromStr;

use crate::cards::{Card, Starter};
use crate::trails::Space;
use engine::{NoSuchName, written_by_name};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Main action: play a card of the hand.
    Play(Card),
    /// Main action: activate a starter card.
    ActivateStarter(Starter),
    /// Main action: activate a villager.
    Activate(Card),
    /// Free action: activate a villager.
    Free(Card),
    /// Free action: enchant a building.
    Enchant(Card),
    /// End the turn.
    EndTurn,
    /// This card: to be discarded, tucked, drawn, put back, taken, played, supplied, activated, invested in, resolved …
    Card(Card),
    /// This starter card.
    Starter(Starter),
    /// Go to a space.
    Go(Space),
    /// Enough: of moving, or of discarding.
    Stop,
    /// The reward activates the starter card.
    UseIt,
    /// The reward upgrades the starter card.
    UpgradeIt,
    /// Play nothing.
    Decline,
    /// Play the card that was discarded.
    PlayIt,
    /// Do not apply it.
    No,
    /// Apply it.
    Yes,
    /// The option of a chest or of a text, counted from 1, or a number of coins.
    Number(u8),
    /// Resolve this building for that card next.
    ResolveFor(Card, Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play:{card}"),
            Action::ActivateStarter(starter) => write!(f, "activate:{starter}"),
            Action::Activate(card) => write!(f, "activate:{card}"),
            Action::Free(card) => write!(f, "free:{card}"),
            Action::Enchant(card) => write!(f, "enchant:{card}"),
            Action::EndTurn => f.write_str("end_turn"),
            Action::Card(card) => write!(f, "{card}"),
            Action::Starter(starter) => write!(f, "{starter}"),
            Action::Go(space) => write!(f, "go:{space}"),
            Action::Stop => f.write_str("stop"),
            Action::UseIt => f.write_str("activate"),
            Action::UpgradeIt => f.write_str("upgrade"),
            Action::Decline => f.write_str("decline"),
            Action::PlayIt => f.write_str("play"),
            Action::No => f.write_str("no"),
            Action::Yes => f.write_str("yes"),
            Action::Number(n) => write!(f, "{n}"),
            Action::ResolveFor(card, about) => write!(f, "{card}:{about}"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Action, NoSuchName> {
        let Some((verb, rest)) = text.split_once(':') else {
            return Ok(match text {
                "end_turn" => Action::EndTurn,
                "stop" => Action::Stop,
                "activate" => Action::UseIt,
                "upgrade" => Action::UpgradeIt,
                "decline" => Action::Decline,
                "play" => Action::PlayIt,
                "no" => Action::No,
                "yes" => Action::Yes,
                other => return Action::named(other),
            });
        };
        Ok(match verb {
            "play" => Action::Play(rest.parse()?),
            "activate" => match rest.parse() {
                Ok(starter) => Action::ActivateStarter(starter),
                Err(_) => Action::Activate(rest.parse()?),
            },
            "free" => Action::Free(rest.parse()?),
            "enchant" => Action::Enchant(rest.parse()?),
            "go" => Action::Go(rest.parse()?),
            card => Action::ResolveFor(card.parse()?, rest.parse()?),
        })
    }
}

impl Action {
    /// A number, a starter card or a card.
    fn named(text: &str) -> Result<Action, NoSuchName> {
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            // Only as it would be written: no leading zeros.
            let number: u8 = text.parse().map_err(|_| NoSuchName)?;
            return if number.to_string() == text { Ok(Action::Number(number)) } else { Err(NoSuchName) };
        }
        match text.parse() {
            Ok(starter) => Ok(Action::Starter(starter)),
            Err(_) => text.parse().map(Action::Card),
        }
    }
}

written_by_name!(Action, "choice");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_written_as_on_the_rules_page() {
        let all = "play:spyglass activate:nest activate:carrot_farmer free:dawn_baker enchant:granary end_turn spyglass lily_pad \
                   go:s_w3 go:home stop activate upgrade decline play no yes 0 12 zero_waste:spyglass";
        for text in all.split_whitespace() {
            let action: Action = text.parse().unwrap();
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
        }
    }

    #[test]
    fn a_bad_choice_is_refused_by_name() {
        for bad in [
            "play:unicorn",
            "play:",
            "go:s_x9",
            "fly",
            "",
            "007",
            "256",
            "-1",
            "zero_waste:b",
            "a:spyglass",
            "activate:",
            "free:nest",
        ] {
            let error = serde_json::from_str::<Action>(&format!("\"{bad}\"")).unwrap_err().to_string();
            assert!(error.contains(&format!("there is no choice `{bad}`")), "{error}");
        }
        assert!(serde_json::from_str::<Action>("3").is_err());
    }
}
