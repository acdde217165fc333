//! What things are called. A drawing says the names of dozens of cards, so these are put together once for each language.

use std::sync::LazyLock;

use engine::words::{COMMON, Words};
use engine::{Lang, Voice};

use crate::cards::{ALL_CARDS, Card, cards_in};
use crate::names::card;
use crate::options::Level;
use crate::state::AnimalKingdoms;

/// The game's words, for what is drawn without a pen.
pub(super) static WORDS: LazyLock<Option<Words>> = LazyLock::new(|| Words::new(&[COMMON, AnimalKingdoms::WORDS]).ok());

static CARDS: LazyLock<[Vec<String>; 3]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        let Some(words) = WORDS.as_ref() else { return Vec::new() };
        cards_in(ALL_CARDS).map(|which| words.say(lang, &[]).text(&card(which))).collect()
    })
});

/// How a card is called.
pub(super) fn card_name(lang: Lang, card: Card) -> &'static str {
    CARDS[lang as usize].get(usize::from(card.number())).map_or("", |name| name)
}

/// The word for how strong the upstart is.
pub(super) fn level_word(level: Level) -> &'static str {
    match level {
        Level::Easy => "option-solo-level-easy",
        Level::Medium => "option-solo-level-medium",
        Level::Normal => "option-solo-level-normal",
        Level::Hard => "option-solo-level-hard",
        Level::ExtraHard => "option-solo-level-extra-hard",
    }
}
