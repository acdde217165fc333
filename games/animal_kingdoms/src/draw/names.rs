//! What things are called. A drawing says the names of dozens of cards, so these are put together once for each language.

use engine::words::Say;

use crate::cards::{ALL_CARDS, Card, cards_in};
use crate::names::card;
use crate::options::Level;

/// How each card is called.
struct Names(Vec<String>);

/// How a card is called.
pub(super) fn card_name<'a>(say: &Say<'a>, which: Card) -> &'a str {
    let names = say.kept(|say| Names(cards_in(ALL_CARDS).map(|which| say.text(&card(which))).collect()));
    &names.0[usize::from(which.number())]
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
