//! The 36 ice cards: thirty that make ice drift, six that make it melt (rules, 2.5). A hand or a pile is a set of cards
//! in a 64-bit word.

use std::fmt;
use std::str::FromStr;

use engine::{Bag, NoSuchName, written_by_name};

use crate::cells::Direction;

/// A set of cards: a hand, the deck or the discard pile.
pub type Cards = Bag<1>;

/// A card: five of each direction, then the six melting cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

/// The five cards of each direction: how many tiles drift, and the letter of the copy. // reconstructed
const SUIT: [(u8, char); 5] = [(1, 'a'), (1, 'b'), (2, 'a'), (2, 'b'), (3, 'a')];

/// How many drift cards there are.
const DRIFTS: u8 = 30;

/// A hand is filled up to so many cards.
pub const HAND: usize = 3;

impl Card {
    /// How many there are. That 6 of the 36 melt ice is reconstructed.
    pub const COUNT: usize = 36;

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The card with this number below 36.
    #[inline]
    pub(crate) const fn new(number: u8) -> Card {
        Card(if (number as usize) < Card::COUNT { number } else { 0 })
    }

    /// The card's number below 36.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where it makes ice drift, unless it melts.
    #[inline]
    pub const fn direction(self) -> Option<Direction> {
        if self.0 < DRIFTS { Some(Direction::new(self.0 / 5)) } else { None }
    }

    /// How many tiles drift or melt.
    #[inline]
    pub const fn tiles(self) -> u8 {
        if self.0 < DRIFTS { SUIT[(self.0 % 5) as usize].0 } else { 1 }
    }

    /// All drift cards of a direction.
    #[inline]
    pub const fn of_direction(direction: Direction) -> Cards {
        Cards::from_bits([0b11111 << (direction.index() * 5)])
    }

    /// The cards of a set, in order.
    pub fn each(cards: Cards) -> impl Iterator<Item = Card> {
        cards.iter().map(Card::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.direction() {
            Some(direction) => {
                let (tiles, copy) = SUIT[(self.0 % 5) as usize];
                write!(f, "drift_{}_{tiles}{copy}", direction.colour())
            }
            None => write!(f, "melt_{}", self.0 - DRIFTS + 1),
        }
    }
}

impl FromStr for Card {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Card, NoSuchName> {
        Card::all().find(|card| card.to_string() == id).ok_or(NoSuchName)
    }
}

written_by_name!(Card, "ice card");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_five_drift_cards_of_each_direction_and_six_that_melt() {
        for direction in Direction::all() {
            let suit: Vec<Card> = Card::all().filter(|card| card.direction() == Some(direction)).collect();
            assert_eq!(suit.iter().map(|card| card.tiles()).collect::<Vec<_>>(), [1, 1, 2, 2, 3]);
            assert_eq!(Card::each(Card::of_direction(direction)).collect::<Vec<_>>(), suit);
        }
        assert_eq!(Card::all().filter(|card| card.direction().is_none()).count(), 6);
    }

    #[test]
    fn cards_are_called_by_colour_and_number() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card(2).to_string(), "drift_light_blue_2a");
        assert_eq!("melt_6".parse(), Ok(Card(35)));
        for bad in ["melt_7", "melt_0", "drift_green_3b", "drift_pink_1a", ""] {
            assert_eq!(bad.parse::<Card>(), Err(NoSuchName), "{bad}");
        }
    }
}
