//! The 64 beast cards: eight kinds of beasts, each with the ranks 1 to 8. A card is a number below 64, so that a set of
//! cards is one 64-bit word and "all sixes" or "all owls" are masks.

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, written_by_name};

/// A kind of beast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The ids of the eight kinds.
    pub const IDS: [&'static str; 8] = ["wolf", "lizard", "owl", "tiger", "bee", "frog", "red_panda", "okapi"];

    /// All kinds.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..8).map(Kind)
    }

    /// The kind as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind's id.
    pub fn id(self) -> &'static str {
        Kind::IDS[self.index()]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Kind, NoSuchName> {
        Kind::IDS.iter().position(|&kind| kind == id).map(|index| Kind(index as u8)).ok_or(NoSuchName)
    }
}

written_by_name!(Kind, "kind of beast");

/// A beast card: kind times 8 plus rank minus 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = 64;

    /// The card with this number below 64.
    #[inline]
    pub const fn new(number: u8) -> Card {
        Card(number & 63)
    }

    /// The card of a kind with a rank from 1 to 8.
    #[inline]
    pub const fn of(kind: Kind, rank: u8) -> Card {
        Card::new(kind.0 * 8 + (rank - 1) % 8)
    }

    /// The card's number below 64.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What beast it shows.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind(self.0 / 8)
    }

    /// Its rank, 1 to 8.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 % 8 + 1
    }

    /// The set of this card alone.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// All cards of the same kind or rank, itself included.
    #[inline]
    pub const fn kin(self) -> u64 {
        of_ranks(1 << (self.0 % 8)) | 0xff << (self.0 & !7)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.kind(), self.rank())
    }
}

impl FromStr for Card {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Card, NoSuchName> {
        let (kind, rank) = id.rsplit_once('_').ok_or(NoSuchName)?;
        match rank.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Card::of(kind.parse()?, digit - b'0')),
            _ => Err(NoSuchName),
        }
    }
}

written_by_name!(Card, "beast card");

/// Every card.
pub const ALL_CARDS: u64 = u64::MAX;

/// All cards with one of these ranks; bit 0 is rank 1.
#[inline]
pub const fn of_ranks(ranks: u8) -> u64 {
    ranks as u64 * 0x0101_0101_0101_0101
}

/// All cards of one of these kinds; bit 0 is the wolf.
#[inline]
pub const fn of_kinds(kinds: u8) -> u64 {
    // Byte i keeps only bit i of the set; a byte that is not zero then becomes 255.
    let spread = of_ranks(kinds) & 0x8040_2010_0804_0201;
    (((spread + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080) >> 7) * 0xff
}

/// The cards of a set in ascending order.
pub fn cards_in(mut set: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let card = (set != 0).then(|| Card::new(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(card)
    })
}

/// The set of some cards.
#[inline]
pub fn set_of(cards: &[Card]) -> u64 {
    cards.iter().fold(0, |set, card| set | card.bit())
}

/// Those of the cards that have a second card of the same kind or rank beside them.
#[inline]
pub fn paired(cards: &[Card]) -> u64 {
    let set = set_of(cards);
    cards.iter().filter(|card| card.kin() & set & !card.bit() != 0).fold(0, |pairs, card| pairs | card.bit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_agree_with_the_cards_one_by_one() {
        for set in 0..=255u8 {
            for card in cards_in(ALL_CARDS) {
                assert_eq!(of_ranks(set) & card.bit() != 0, set & (1 << (card.rank() - 1)) != 0);
                assert_eq!(of_kinds(set) & card.bit() != 0, set & (1 << card.kind().index()) != 0);
            }
        }
        for card in cards_in(ALL_CARDS) {
            let kin = cards_in(ALL_CARDS).filter(|other| other.kind() == card.kind() || other.rank() == card.rank());
            assert_eq!(card.kin(), kin.fold(0, |set, card| set | card.bit()));
        }
    }

    #[test]
    fn cards_are_called_by_kind_and_rank() {
        for card in cards_in(ALL_CARDS) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::new(50).to_string(), "red_panda_3");
        for bad in ["wolf", "wolf_0", "wolf_9", "wolf_11", "panda_3", "wolf_", "_3", ""] {
            assert_eq!(bad.parse::<Card>(), Err(NoSuchName), "{bad}");
        }
    }
}
