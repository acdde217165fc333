//! What boards show follows from what the eyes may know.

use engine::{Eyes, Game};

use super::super::tests::studio;
use crate::cards::Card;

#[test]
fn cards_that_are_hidden_are_nowhere_on_the_page() {
    studio().never_shows(|game, eyes| {
        let (open, seen) = (game.view(Eyes::Open), game.view(eyes));
        let hidden = |of: &[Card], known: &[Card]| -> Vec<String> {
            of.iter().filter(|card| !known.contains(card)).map(|card| format!("\"card-{card}\"")).collect()
        };
        open.players.iter().zip(&seen.players).flat_map(|(all, known)| hidden(&all.cards, &known.cards)).collect()
    });
}
