//! What a player can choose: one small step at a time, written as in `play:spyglass` or `go:s_w3`.

use crate::cards::{Card, Starter};
use crate::trails::Space;
use engine::actions;

actions! {
    /// One choice.
    Action:
    /// Main action: play a card of the hand.
    Play(card: Card) = "play",
    /// Main action: activate a starter card.
    ActivateStarter(starter: Starter) = "activate",
    /// Main action: activate a villager.
    Activate(card: Card) = "activate",
    /// Free action: activate a villager.
    Free(card: Card) = "free",
    /// Free action: enchant a building.
    Enchant(card: Card) = "enchant",
    /// End the turn.
    EndTurn = "end_turn",
    /// This card: to be discarded, tucked, drawn, put back, taken, played, supplied, activated, invested in, resolved …
    Card(card: Card) = "",
    /// This starter card.
    Starter(starter: Starter) = "",
    /// Go to a space.
    Go(space: Space) = "go",
    /// Enough: of moving, or of discarding.
    Stop = "stop",
    /// The reward activates the starter card.
    UseIt = "activate",
    /// The reward upgrades the starter card.
    UpgradeIt = "upgrade",
    /// Play nothing.
    Decline = "decline",
    /// Play the card that was discarded.
    PlayIt = "play",
    /// Do not apply it.
    No = "no",
    /// Apply it.
    Yes = "yes",
    /// The option of a chest or of a text, counted from 1, or a number of coins.
    Number(n: u8) = "",
    /// Resolve this building for that card next.
    ResolveFor(card: Card, about: Card) = "",
}

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
