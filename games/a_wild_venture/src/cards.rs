//! Cards: what is printed on them, and the book in which all their texts stand. The tables themselves are in `decks.rs`.

use std::fmt;
use std::str::FromStr;

use engine::{Bag, NoSuchName, named, written_by_name};

use crate::decks::{ACADEMY, CHESTS, MAIN, NEWS, Row, STARTERS, STARTING};
use crate::language::{Ability, Enchant, Labels, Op, Text, Trigger};
use crate::scribe::{self, Scribe};

named! {
    /// One of the three peoples of the village.
    Species, "species":
    /// Crows.
    Crow = "crow",
    /// Frogs.
    Frog = "frog",
    /// Rabbits.
    Rabbit = "rabbit",
}

named! {
    /// What sort of card it is.
    Kind, "kind of card":
    /// Used up by activations, then tucked.
    Villager = "villager",
    /// Used up by what players do, then tucked.
    Gear = "gear",
    /// Stays and reacts to its owner.
    Building = "building",
}

named! {
    /// A starter card: each player has one of each for the whole game.
    Starter, "starter card":
    /// Draws.
    Nest = "nest",
    /// Travels.
    LilyPad = "lily_pad",
    /// Gains.
    Burrow = "burrow",
}

named! {
    /// How good a chest is.
    Chest, "chest":
    /// The simplest.
    Iron = "iron",
    /// Better.
    Gold = "gold",
    /// The best.
    Ruby = "ruby",
}

impl Kind {
    pub(crate) const fn labels(self) -> Labels {
        Labels(1 << self as u8)
    }
}

impl Species {
    pub(crate) const fn labels(self) -> Labels {
        Labels(1 << (3 + self as u8))
    }
}

impl Starter {
    /// The other two.
    #[inline]
    pub(crate) const fn others(self) -> [Starter; 2] {
        match self {
            Starter::Nest => [Starter::LilyPad, Starter::Burrow],
            Starter::LilyPad => [Starter::Nest, Starter::Burrow],
            Starter::Burrow => [Starter::Nest, Starter::LilyPad],
        }
    }

    pub(crate) const fn labels(self) -> Labels {
        Labels(1 << (7 + self as u8)).and(Labels::STARTER).and(self.species().labels())
    }

    /// Whose card it is.
    pub const fn species(self) -> Species {
        match self {
            Starter::Nest => Species::Crow,
            Starter::LilyPad => Species::Frog,
            Starter::Burrow => Species::Rabbit,
        }
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// What it does on its basic or its advanced side.
    #[inline]
    pub(crate) const fn text(self, advanced: bool) -> Text {
        BOOK.starters[self as usize][advanced as usize]
    }
}

impl Chest {
    /// What it offers.
    #[inline]
    pub(crate) fn text(self) -> Text {
        BOOK.chests[self.index()]
    }

    /// One level better, if there is one.
    pub(crate) const fn better(self) -> Chest {
        match self {
            Chest::Iron => Chest::Gold,
            Chest::Gold | Chest::Ruby => Chest::Ruby,
        }
    }
}

/// A set of cards.
pub type Cards = Bag<2>;

/// A card of the deck or a starting villager. Every card is there once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Its name in records and views.
    pub id: &'static str,
    /// Its people.
    pub species: Species,
    /// What sort of card it is.
    pub kind: Kind,
    /// What it costs.
    pub cost: u8,
    /// With how many supplies it enters play.
    pub supplies: u8,
    /// Is it activated by a free action?
    pub free: bool,
    /// What a villager does, or the relic effect of a gear.
    pub text: Text,
    /// What a gear waits for.
    pub trigger: Option<Trigger>,
    /// What a building does for its owner.
    pub abilities: [Ability; 2],
    /// What an enchantment does to a building.
    pub enchant: Enchant,
    /// Does its text activate villagers?
    pub activates: bool,
}

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = STARTING.len() + MAIN.len() + ACADEMY.len() + NEWS.len();

    /// The card with this number.
    #[inline]
    pub const fn new(number: u8) -> Card {
        assert!((number as usize) < Card::COUNT);
        Card(number)
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every card, in the order of the rules page.
    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// What is printed on it.
    #[inline]
    pub const fn printed(self) -> &'static Printed {
        &BOOK.cards[self.0 as usize]
    }

    /// What sort of card it is.
    #[inline]
    pub fn kind(self) -> Kind {
        self.brief().kind
    }

    /// Its people.
    #[inline]
    pub fn species(self) -> Species {
        self.brief().species
    }

    /// Is it one of the three starting villagers, whose backs are unlike all others?
    #[inline]
    pub const fn is_starting(self) -> bool {
        (self.0 as usize) < STARTING.len()
    }

    #[inline]
    pub(crate) fn labels(self) -> Labels {
        self.kind().labels().and(self.species().labels())
    }

    /// The abilities of a building.
    #[inline]
    pub(crate) const fn abilities(self, enchanted: bool) -> &'static [Ability; 2] {
        let printed = self.printed();
        match &printed.enchant {
            Enchant::Becomes(others) if enchanted => others,
            _ => &printed.abilities,
        }
    }
}

/// The cards with these numbers, in ascending order.
#[inline]
pub(crate) fn cards_of(cards: Cards) -> CardsOf {
    CardsOf(cards.bits())
}

/// The cards of a set, one after the other. To go through all of them, `for_each` and `fold` are quicker than a loop: they look at each word
/// of the set once.
#[derive(Clone)]
pub(crate) struct CardsOf([u64; 2]);

impl Iterator for CardsOf {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let [low, high] = &mut self.0;
        let (word, first) = if *low != 0 { (low, 0) } else { (high, 64) };
        (*word != 0).then(|| take_lowest(word, first))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.0[0].count_ones() + self.0[1].count_ones()) as usize;
        (len, Some(len))
    }

    #[inline]
    fn fold<T, F: FnMut(T, Card) -> T>(self, start: T, mut with: F) -> T {
        let mut result = start;
        for (mut word, first) in self.0.into_iter().zip([0, 64]) {
            while word != 0 {
                result = with(result, take_lowest(&mut word, first));
            }
        }
        result
    }
}

/// Takes the lowest card out of a word of a set whose first card has this number.
#[inline]
const fn take_lowest(word: &mut u64, first: u8) -> Card {
    let card = Card(first + word.trailing_zeros() as u8);
    *word &= *word - 1;
    card
}

/// The starting villagers.
pub(crate) const STARTING_CARDS: Cards = Cards::first(STARTING.len());

const fn span(from: usize, len: usize) -> Cards {
    let (before, all) = (Cards::first(from).bits(), Cards::first(from + len).bits());
    Cards::from_bits([all[0] & !before[0], all[1] & !before[1]])
}

/// The cards of the main deck, the academy deck and the news deck.
pub(crate) const DECKS: [Cards; 3] = [
    span(STARTING.len(), MAIN.len()),
    span(STARTING.len() + MAIN.len(), ACADEMY.len()),
    span(STARTING.len() + MAIN.len() + ACADEMY.len(), NEWS.len()),
];

/// All that is written on cards and chests.
pub(crate) struct Book {
    cards: [Printed; Card::COUNT],
    starters: [[Text; 2]; Starter::COUNT],
    chests: [Text; Chest::COUNT],
    ops: [Op; OPS],
}

/// At least as many as all texts have ops together: a power of two, so that any place is brought within by a single mask.
pub(crate) const OPS: usize = 1024;

static BOOK: Book = Book::compose();

/// The op at a place of a text.
#[inline]
pub(crate) fn op(at: u16) -> Op {
    BOOK.ops[at as usize % OPS]
}

/// All texts, one after the other.
pub(crate) const fn all_ops() -> &'static [Op; OPS] {
    &BOOK.ops
}

impl Book {
    const fn compose() -> Book {
        let mut scribe = Scribe::<OPS>::new();
        let mut cards = [Printed::of(&STARTING[0], &mut scribe); Card::COUNT];
        let mut at = 0;
        let decks: [&[Row]; 4] = [&STARTING, &MAIN, &ACADEMY, &NEWS];
        let mut deck = 0;
        while deck < decks.len() {
            let mut row = 0;
            while row < decks[deck].len() {
                cards[at] = Printed::of(&decks[deck][row], &mut scribe);
                at += 1;
                row += 1;
            }
            deck += 1;
        }
        let mut starters = [[Text(0); 2]; Starter::COUNT];
        let mut chests = [Text(0); Chest::COUNT];
        let mut index = 0;
        while index < 3 {
            starters[index] = [scribe.text(STARTERS[index][0]), scribe.text(STARTERS[index][1])];
            chests[index] = scribe.text(CHESTS[index]);
            index += 1;
        }
        Book { cards, starters, chests, ops: scribe.ops }
    }
}

impl Printed {
    const fn of(row: &Row, scribe: &mut Scribe<OPS>) -> Printed {
        let start = scribe.len;
        let text = match row.text {
            Some(text) => scribe.text(text),
            None => Text(0),
        };
        let mut activates = false;
        let mut at = start;
        while at < scribe.len {
            activates |= matches!(scribe.ops[at], Op::ActivateVillager(_));
            at += 1;
        }
        Printed {
            id: row.id,
            species: row.species,
            kind: row.kind,
            cost: row.cost,
            supplies: row.supplies,
            free: row.free,
            text,
            trigger: match row.trigger {
                Some(text) => Some(scribe::trigger(text)),
                None => None,
            },
            abilities: match row.abilities {
                Some(text) => scribe.abilities(text),
                None => [Ability::None; 2],
            },
            enchant: match row.enchant {
                Some((text, true)) => Enchant::Instant(scribe.text(text)),
                Some((text, false)) => Enchant::Becomes(scribe.abilities(text)),
                None => Enchant::None,
            },
            activates: activates && matches!(row.kind, Kind::Villager),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.printed().id)
    }
}

impl FromStr for Card {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Card, NoSuchName> {
        Card::all().find(|card| card.printed().id == id).ok_or(NoSuchName)
    }
}

written_by_name!(Card, "card");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_the_cards_that_the_box_promises() {
        let count = |deck: Cards, kind: Kind, species: Species| {
            cards_of(deck).filter(|card| card.kind() == kind && card.species() == species).count()
        };
        for &species in Species::ALL {
            for (deck, expected) in DECKS.into_iter().zip([[9, 4, 4], [5, 2, 1], [5, 2, 1]]) {
                for (&kind, expected) in Kind::ALL.iter().zip(expected) {
                    assert_eq!(count(deck, kind, species), expected, "{species} {kind}");
                }
            }
            assert_eq!(count(STARTING_CARDS, Kind::Villager, species), 1);
        }
    }

    #[test]
    fn a_set_is_gone_through_in_ascending_order() {
        let mut dice = engine::Dice::quick(3);
        for _ in 0..200 {
            let cards: Cards = (0..Card::COUNT as u8).filter(|_| dice.below(3) == 0).collect();
            let expected: Vec<Card> = cards.iter().map(Card::new).collect();
            assert_eq!(cards_of(cards).collect::<Vec<_>>(), expected);
            let mut folded = Vec::new();
            cards_of(cards).for_each(|card| folded.push(card));
            assert_eq!(folded, expected);
            assert_eq!(cards_of(cards).size_hint(), (expected.len(), Some(expected.len())));
        }
    }

    #[test]
    fn every_card_is_found_by_its_name() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert!("unicorn".parse::<Card>().is_err());
    }

    #[test]
    fn two_villagers_activate_others() {
        let names: Vec<_> = Card::all().filter(|card| card.printed().activates).map(|card| card.to_string()).collect();
        assert_eq!(names, ["dean_of_frogs", "retired_postmaster"]);
    }
}
