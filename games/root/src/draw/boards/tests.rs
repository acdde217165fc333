//! What boards show follows from what the eyes may know.

use draw::Face;
use engine::{Eyes, Game, Lang};

use super::super::tests::studio;
use crate::cards::Card;
use crate::factions::Faction;
use crate::state::Root;

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

#[test]
fn the_guide_of_every_faction_is_in_the_help() {
    let studio = studio();
    for lang in Lang::ALL {
        let help = Root::help(&studio.words().say(lang, &[])).0;
        for &faction in Faction::ALL {
            assert!(help.contains(&format!("id=\"{}\"", super::guide(faction))), "{faction}");
        }
    }
}
