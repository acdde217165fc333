//! How cards, kingdoms, decrees and people are called: ids of words for everything that a sentence can be about.

use engine::words::Arg;
use engine::{Phrase, Seat};

use crate::cards::{Card, Kind};
use crate::decrees::Decree;
use crate::event::Who;
use crate::kingdoms::{KINGDOMS, Kingdom};

const KINDS: [&str; 8] =
    ["kind-wolf", "kind-lizard", "kind-owl", "kind-tiger", "kind-bee", "kind-frog", "kind-red-panda", "kind-okapi"];

const KINGDOM_NAMES: [&str; KINGDOMS] =
    ["kingdom-frostpeak", "kingdom-sunsteppe", "kingdom-mistmarsh", "kingdom-tidehollow", "kingdom-greenwild"];

const COLOUR_NAMES: [&str; 5] =
    ["board-colour-yellow", "board-colour-red", "board-colour-white", "board-colour-purple", "board-colour-blue"];

/// Title and text of each decree.
const DECREES: [(&str, &str); Decree::COUNT] = [
    ("decree-ranks-low", "decree-ranks-low-text"),
    ("decree-ranks-mid", "decree-ranks-mid-text"),
    ("decree-ranks-high", "decree-ranks-high-text"),
    ("decree-even-only", "decree-even-only-text"),
    ("decree-odd-only", "decree-odd-only-text"),
    ("decree-wolf-frog", "decree-wolf-frog-text"),
    ("decree-lizard-tiger", "decree-lizard-tiger-text"),
    ("decree-owl-bee", "decree-owl-bee-text"),
    ("decree-panda-okapi", "decree-panda-okapi-text"),
    ("decree-pair", "decree-pair-text"),
    ("decree-all-ranks-differ", "decree-all-ranks-differ-text"),
    ("decree-all-types-differ", "decree-all-types-differ-text"),
    ("decree-step-one", "decree-step-one-text"),
    ("decree-match-last", "decree-match-last-text"),
    ("decree-alternate-parity", "decree-alternate-parity-text"),
    ("decree-ascending", "decree-ascending-text"),
    ("decree-descending", "decree-descending-text"),
    ("decree-alternate-half", "decree-alternate-half-text"),
    ("decree-leap-three", "decree-leap-three-text"),
    ("decree-match-neighbour", "decree-match-neighbour-text"),
    ("decree-neighbour-low", "decree-neighbour-low-text"),
    ("decree-neighbour-high", "decree-neighbour-high-text"),
    ("decree-neighbour-type", "decree-neighbour-type-text"),
    ("decree-neighbour-step", "decree-neighbour-step-text"),
    ("decree-avoid-neighbours", "decree-avoid-neighbours-text"),
    ("decree-realm-rank", "decree-realm-rank-text"),
    ("decree-realm-type", "decree-realm-type-text"),
    ("decree-fresh-rank", "decree-fresh-rank-text"),
    ("decree-fresh-type", "decree-fresh-type-text"),
    ("decree-outlier", "decree-outlier-text"),
];

/// The kind of a beast.
pub(crate) fn kind(kind: Kind) -> Phrase {
    Phrase::new(KINDS[kind.index()])
}

/// A card, as "wolf 3".
pub(crate) fn card(card: Card) -> Phrase {
    Phrase::new("card").phrase("kind", kind(card.kind())).number("rank", i64::from(card.rank()))
}

/// A kingdom.
pub(crate) fn kingdom(kingdom: Kingdom) -> Phrase {
    Phrase::new(KINGDOM_NAMES[kingdom.index()])
}

/// A decree's title.
pub(crate) fn decree(decree: Decree) -> Phrase {
    Phrase::new(DECREES[usize::from(decree.number())].0)
}

/// What a decree says.
pub(crate) fn decree_text(decree: Decree) -> Phrase {
    Phrase::new(DECREES[usize::from(decree.number())].1)
}

/// The colour of a seat's cubes.
pub(crate) fn colour(seat: usize) -> Phrase {
    Phrase::new(COLOUR_NAMES[seat % COLOUR_NAMES.len()])
}

/// Somebody by name, or the upstart.
pub(crate) fn who(who: Who) -> Arg {
    match who {
        Who::Player(seat) => Arg::Seat(seat),
        Who::Upstart => Arg::Phrase(Phrase::new("upstart")),
    }
}

/// Somebody's seat; the upstart sits in the second one.
pub(crate) fn seat_of(who: Who) -> Seat {
    match who {
        Who::Player(seat) => seat,
        Who::Upstart => crate::state::UPSTART,
    }
}

/// Sentences about things on the table: each is marked with the id of its element on the page.
pub(crate) trait About {
    /// Fills `$who`.
    fn who(self, someone: Who) -> Phrase;
    /// Fills a placeholder by a card.
    fn card(self, name: &'static str, card: Card) -> Phrase;
    /// Fills a placeholder by cards in a row.
    fn cards(self, name: &'static str, cards: &[Card]) -> Phrase;
    /// Fills `$kingdom`.
    fn kingdom(self, kingdom: Kingdom) -> Phrase;
}

impl About for Phrase {
    fn who(self, someone: Who) -> Phrase {
        self.arg("who", who(someone))
    }

    fn card(self, name: &'static str, card: Card) -> Phrase {
        self.arg(name, card_thing(card))
    }

    fn cards(self, name: &'static str, cards: &[Card]) -> Phrase {
        self.list(name, cards.iter().map(|&card| card_thing(card)))
    }

    fn kingdom(self, kingdom: Kingdom) -> Phrase {
        self.arg("kingdom", kingdom_thing(kingdom))
    }
}

/// A card on the table.
pub(crate) fn card_thing(which: Card) -> Arg {
    Arg::Thing(format!("card-{which}"), card(which))
}

/// A kingdom on the table.
pub(crate) fn kingdom_thing(which: Kingdom) -> Arg {
    Arg::Thing(format!("kingdom-{which}"), kingdom(which))
}

/// A decree on the table.
pub(crate) fn decree_thing(which: Decree) -> Arg {
    Arg::Thing(format!("decree-{which}"), decree(which))
}
