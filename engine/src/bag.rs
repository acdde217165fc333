//! [`Bag`] and [`Deck`]: cards without an order, and cards of which some have one.
//!
//! A shuffled deck has no order until somebody looks: it is a bag from which cards are drawn at random at the moment
//! they are drawn. So no state holds the future, and none can leak it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Dice, Row, Seats};

/// A heap of distinct cards (or tokens, tiles ...) numbered below `64 * W`, without an order. A bit set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<const W: usize> {
    words: [u64; W],
}

impl<const W: usize> Bag<W> {
    /// Nothing.
    pub const EMPTY: Bag<W> = Bag { words: [0; W] };

    /// The cards 0 to `count - 1`.
    pub const fn first(count: usize) -> Bag<W> {
        let mut words = [0; W];
        let mut word = 0;
        while word < W {
            let here = count.saturating_sub(word * 64);
            words[word] = if here >= 64 { u64::MAX } else { (1 << here) - 1 };
            word += 1;
        }
        Bag { words }
    }

    /// A bag from its bits, card 0 being the lowest bit of the first word.
    #[inline]
    pub const fn from_bits(words: [u64; W]) -> Bag<W> {
        Bag { words }
    }

    /// The bits, card 0 being the lowest bit of the first word.
    #[inline]
    pub const fn bits(&self) -> [u64; W] {
        self.words
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(&self) -> usize {
        let mut len = 0;
        let mut word = 0;
        while word < W {
            len += self.words[word].count_ones() as usize;
            word += 1;
        }
        len
    }

    /// Is it empty?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Is the card in it?
    #[inline]
    pub const fn contains(&self, card: u8) -> bool {
        let word = card as usize / 64;
        word < W && self.words[word] & (1 << (card % 64)) != 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: u8) {
        self.words[card as usize / 64] |= 1 << (card % 64);
    }

    /// Takes a certain card out. Says whether it was there.
    #[inline]
    pub const fn remove(&mut self, card: u8) -> bool {
        let there = self.contains(card);
        if there {
            self.words[card as usize / 64] &= !(1 << (card % 64));
        }
        there
    }

    /// This bag with the cards of another.
    #[inline]
    #[must_use]
    pub fn with(mut self, other: &Bag<W>) -> Bag<W> {
        for (word, more) in self.words.iter_mut().zip(other.words) {
            *word |= more;
        }
        self
    }

    /// This bag without the cards of another.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: &Bag<W>) -> Bag<W> {
        for (word, less) in self.words.iter_mut().zip(other.words) {
            *word &= !less;
        }
        self
    }

    /// The cards that are in both.
    #[inline]
    #[must_use]
    pub fn common(mut self, other: &Bag<W>) -> Bag<W> {
        for (word, mask) in self.words.iter_mut().zip(other.words) {
            *word &= mask;
        }
        self
    }

    /// Takes everything out.
    #[inline]
    pub fn take_all(&mut self) -> Bag<W> {
        std::mem::replace(self, Bag::EMPTY)
    }

    /// The `n`-th card in ascending order, counted from 0.
    #[inline]
    pub fn nth(&self, mut n: u32) -> Option<u8> {
        for (index, &word) in self.words.iter().enumerate() {
            let ones = word.count_ones();
            if n < ones {
                return Some((index as u32 * 64 + nth_bit(word, n)) as u8);
            }
            n -= ones;
        }
        None
    }

    /// A random card, which stays in.
    #[inline]
    pub fn peek(&self, dice: &mut Dice) -> Option<u8> {
        self.nth(dice.below(self.len() as u32))
    }

    /// Draws a random card, each equally likely.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        let card = self.peek(dice)?;
        self.remove(card);
        Some(card)
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<W> {
        let (mut words, mut index) = (self.words, 0);
        std::iter::from_fn(move || {
            while index < W {
                let rest = &mut words[index];
                if *rest != 0 {
                    let bit = rest.trailing_zeros();
                    *rest &= *rest - 1;
                    return Some((index as u32 * 64 + bit) as u8);
                }
                index += 1;
            }
            None
        })
    }
}

/// The position of the `n`-th set bit: bits are counted in pairs, nibbles and bytes at once, then the bytes, the nibble and the
/// pair before it are passed over.
#[inline]
const fn nth_bit(word: u64, mut n: u32) -> u32 {
    const ONES: u64 = u64::MAX / 0xff;
    const TOPS: u64 = ONES << 7;
    let pairs = word - (word >> 1 & (u64::MAX / 3));
    let nibbles = (pairs & (u64::MAX / 5)) + (pairs >> 2 & (u64::MAX / 5));
    // In each byte how many bits there are up to its end.
    let sums = ((nibbles + (nibbles >> 4)) & (u64::MAX / 17)).wrapping_mul(ONES);
    let passed = (((n as u64 * ONES) | TOPS) - sums) & TOPS;
    let mut position = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    n -= ((sums << 8) >> position & 0xff) as u32;
    let nibble = (nibbles >> position & 0xf) as u32;
    if n >= nibble {
        n -= nibble;
        position += 4;
    }
    let pair = (pairs >> position & 3) as u32;
    if n >= pair {
        n -= pair;
        position += 2;
    }
    let bit = (word >> position & 1) as u32;
    position + (n >= bit) as u32
}

impl<const W: usize> Default for Bag<W> {
    fn default() -> Self {
        Bag::EMPTY
    }
}

impl<const W: usize> fmt::Debug for Bag<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> FromIterator<u8> for Bag<W> {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut bag = Bag::EMPTY;
        for card in cards {
            bag.insert(card);
        }
        bag
    }
}

impl<const W: usize> Serialize for Bag<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const W: usize> Deserialize<'de> for Bag<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        if cards.iter().any(|&card| card as usize >= 64 * W) {
            return Err(D::Error::custom("a card number is too large"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// A face-down deck: up to `K` cards on top whose place somebody knows, over a bag whose order nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deck<const W: usize, const K: usize> {
    /// The known cards; the last one of the row is the top card of the deck.
    pub top: Row<Placed, K>,
    /// Everything below them.
    pub rest: Bag<W>,
}

/// A card with a place in a deck, and who knows that it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Placed {
    /// The card.
    pub card: u8,
    /// The seats that have seen it.
    pub known_to: Seats,
}

impl<const W: usize, const K: usize> Deck<W, K> {
    /// A deck of shuffled cards.
    pub fn shuffled(cards: Bag<W>) -> Self {
        Deck { top: Row::new(), rest: cards }
    }

    /// How many cards it holds.
    pub fn len(&self) -> usize {
        self.top.len() + self.rest.len()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.rest.is_empty()
    }

    /// Draws the top card.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        match self.top.pop() {
            Some(placed) => Some(placed.card),
            None => self.rest.draw(dice),
        }
    }

    /// Puts a card on top, seen by `known_to`.
    pub fn put_on_top(&mut self, card: u8, known_to: Seats) {
        self.top.push(Placed { card, known_to });
    }

    /// All its cards, as those who know no place see them.
    pub fn cards(&self) -> Bag<W> {
        self.rest.with(&self.top.iter().map(|placed| placed.card).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut dice = Dice::quick(5);
        let mut counts = [0; 70];
        for _ in 0..70_000 {
            let mut bag = Bag::<2>::first(70);
            counts[bag.draw(&mut dice).unwrap() as usize] += 1;
            assert_eq!(bag.len(), 69);
        }
        assert!(counts.iter().all(|count| (800..1200).contains(count)), "{counts:?}");
    }

    #[test]
    fn nth_agrees_with_counting() {
        let bag: Bag<3> = [0, 5, 63, 64, 100, 191].into_iter().collect();
        for (n, card) in bag.iter().enumerate() {
            assert_eq!(bag.nth(n as u32), Some(card));
        }
        assert_eq!(bag.nth(6), None);
    }

    #[test]
    fn nth_finds_every_card_of_every_kind_of_word() {
        let mut dice = Dice::quick(8);
        for _ in 0..1000 {
            let (full, half, sparse) = (u64::MAX, dice.seed(), dice.seed() & dice.seed() & dice.seed());
            for word in [full, half, !sparse, sparse, 1 << dice.below(64)] {
                let bag = Bag::from_bits([word]);
                assert!(bag.iter().zip(0..).all(|(card, n)| bag.nth(n) == Some(card)), "{word:x}");
            }
        }
    }

    #[test]
    fn the_last_card_needs_no_dice() {
        let mut dice = Dice::quick(5);
        let mut bag: Bag<1> = [17].into_iter().collect();
        assert_eq!(bag.draw(&mut dice), Some(17));
        assert_eq!(bag.draw(&mut dice), None);
        assert!(!dice.rolled());
    }

    #[test]
    fn placed_cards_come_before_shuffled_ones() {
        let mut deck: Deck<1, 4> = Deck::shuffled(Bag::first(3));
        deck.put_on_top(9, Seats::only(Seat(1)));
        deck.put_on_top(8, Seats::only(Seat(1)));
        let mut dice = Dice::quick(1);
        assert_eq!(deck.cards(), [0, 1, 2, 8, 9].into_iter().collect());
        assert_eq!((deck.draw(&mut dice), deck.draw(&mut dice)), (Some(8), Some(9)));
        assert!(deck.draw(&mut dice).unwrap() < 3);
        assert_eq!(deck.len(), 2);
    }

    #[test]
    fn a_bag_is_written_as_a_list_of_its_cards() {
        let bag: Bag<2> = [3, 64, 127].into_iter().collect();
        assert_eq!(serde_json::to_string(&bag).unwrap(), "[3,64,127]");
        assert_eq!(serde_json::from_str::<Bag<2>>("[3,64,127]").unwrap(), bag);
        assert!(serde_json::from_str::<Bag<1>>("[64]").is_err());
    }
}
