//! What things are called, and what is written on cards. A drawing says dozens of texts, so these are put together once for each
//! language.

use draw::folded;
use engine::Phrase;
use engine::words::{Arg, Say};

use crate::card_text::{card_text, effect, starter_text};
use crate::cards::{Card, Chest, Kind, Species, Starter};
use crate::names;

/// The names and texts of one language.
struct Names {
    cards: Vec<String>,
    /// The same with places where a long word may be broken.
    folded: Vec<String>,
    texts: Vec<String>,
    /// People by kind, as "crow villager".
    kinds: Vec<String>,
    starters: Vec<String>,
    /// Basic and advanced side of each.
    starter_texts: Vec<String>,
    chests: Vec<String>,
    chest_names: Vec<String>,
    words: Vec<String>,
}

/// Words that are said on every card.
const SAID: [&str; 4] = ["draw-cost", "draw-supplies", "draw-used", "draw-free"];

impl Names {
    fn of(say: &Say<'_>) -> Names {
        let kind = |species: Species, kind: Kind| {
            let phrase = Phrase::new("draw-kind").arg("kind", Arg::Text(kind.id().into()));
            say.text(&phrase.phrase("species", names::species(species)))
        };
        let sides = |&starter: &Starter| [false, true].map(|advanced| say.text(&starter_text(starter, advanced)));
        Names {
            cards: Card::all().map(|card| say.text(&names::card(card))).collect(),
            folded: Card::all().map(|card| folded(&say.text(&names::card(card)))).collect(),
            texts: Card::all().map(|card| say.text(&card_text(card))).collect(),
            kinds: Species::ALL.iter().flat_map(|&one| Kind::ALL.iter().map(move |&other| kind(one, other))).collect(),
            starters: Starter::ALL.iter().map(|&starter| capital(&say.text(&names::starter(starter)))).collect(),
            starter_texts: Starter::ALL.iter().flat_map(sides).collect(),
            chests: Chest::ALL.iter().map(|chest| say.text(&effect(chest.text()))).collect(),
            chest_names: Chest::ALL.iter().map(|&chest| capital(&say.text(&names::chest(chest)))).collect(),
            words: SAID.iter().map(|word| say.word(word)).collect(),
        }
    }
}

/// With a capital letter, as a name on a card.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How a card is called.
pub(super) fn card<'a>(say: &Say<'a>, card: Card) -> &'a str {
    &say.kept(Names::of).cards[usize::from(card.number())]
}

/// How a card is called on its small face, word by word: long ones may be broken.
pub(super) fn on_card<'a>(say: &Say<'a>, card: Card) -> impl Iterator<Item = &'a str> {
    say.kept(Names::of).folded[usize::from(card.number())].split(' ')
}

/// What is written on a card.
pub(super) fn text<'a>(say: &Say<'a>, card: Card) -> &'a str {
    &say.kept(Names::of).texts[usize::from(card.number())]
}

/// What sort of card it is, and of which people.
pub(super) fn kind<'a>(say: &Say<'a>, card: Card) -> &'a str {
    &say.kept(Names::of).kinds[card.species().index() * Kind::COUNT + card.kind().index()]
}

/// How a starter card is called.
pub(super) fn starter<'a>(say: &Say<'a>, starter: Starter) -> &'a str {
    &say.kept(Names::of).starters[starter.index()]
}

/// What is written on a side of a starter card.
pub(super) fn starter_side<'a>(say: &Say<'a>, starter: Starter, advanced: bool) -> &'a str {
    &say.kept(Names::of).starter_texts[starter.index() * 2 + usize::from(advanced)]
}

/// What a chest offers.
pub(super) fn chest<'a>(say: &Say<'a>, chest: Chest) -> &'a str {
    &say.kept(Names::of).chests[chest.index()]
}

/// How a chest is called.
pub(super) fn chest_name<'a>(say: &Say<'a>, chest: Chest) -> &'a str {
    &say.kept(Names::of).chest_names[chest.index()]
}

/// One of the words that are said on every card.
pub(super) fn word<'a>(say: &Say<'a>, word: &str) -> &'a str {
    SAID.iter().position(|said| *said == word).map_or("", |index| &say.kept(Names::of).words[index])
}
