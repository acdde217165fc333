//! The 24 glade tokens: what each glade yields, and what a tower there brings when it is built and at the start of every
//! later round (rules, 2.4).

use std::fmt;
use std::str::FromStr;

use engine::{Bag, NoSuchName, written_by_name};

use crate::cards::two_digits;
use crate::effects::{Gain, Resource};
use Resource::{Brushwood, Peat, Stone};

/// A glade token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Token(u8);

/// What is printed on a token. With 2 players the first 12 are used, with 3 the first 18, with 4 all.
const TOKENS: [(Option<Resource>, Gain); Token::COUNT] = {
    const POINT: Gain = Gain::points(1);
    const BERRY: Gain = Gain::berries(1);
    const ANY: Gain = Gain::any(1);
    // reconstructed: all of them
    [
        (Some(Brushwood), POINT.and(BERRY)),
        (Some(Brushwood), Gain::of(Stone, 1).and(BERRY)),
        (Some(Brushwood), Gain::WORKER),
        (Some(Stone), POINT.and(BERRY)),
        (Some(Stone), Gain::of(Peat, 1).and(BERRY)),
        (Some(Stone), Gain::WORKER),
        (Some(Peat), POINT.and(BERRY)),
        (Some(Peat), Gain::of(Brushwood, 1).and(BERRY)),
        (Some(Peat), Gain::WORKER),
        (None, Gain::points(2)),
        (None, ANY.and(Gain::berries(2))),
        (None, POINT.and(ANY)),
        // From 3 players on.
        (Some(Brushwood), Gain::berries(3)),
        (Some(Brushwood), POINT.and(Gain::of(Peat, 1))),
        (Some(Stone), Gain::berries(3)),
        (Some(Stone), POINT.and(Gain::of(Brushwood, 1))),
        (Some(Peat), Gain::berries(3)),
        (Some(Peat), POINT.and(Gain::of(Stone, 1))),
        // With 4 players.
        (Some(Brushwood), POINT.and(BERRY)),
        (Some(Brushwood), ANY.and(BERRY)),
        (Some(Stone), POINT.and(BERRY)),
        (Some(Stone), ANY.and(BERRY)),
        (Some(Peat), POINT.and(BERRY)),
        (Some(Peat), ANY.and(BERRY)),
    ]
};

impl Token {
    /// How many there are.
    pub const COUNT: usize = 24;

    /// The token with this number below 24.
    #[inline]
    pub const fn new(number: u8) -> Token {
        Token(number % Token::COUNT as u8)
    }

    /// The tokens for so many players.
    pub const fn used(players: usize) -> Bag<1> {
        Bag::first(6 * players)
    }

    /// The token's number below 24.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the glade yields.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        TOKENS[self.0 as usize].0
    }

    /// What a tower here brings.
    #[inline]
    pub const fn bonus(self) -> Gain {
        TOKENS[self.0 as usize].1
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "g{:02}", self.0 + 1)
    }
}

impl FromStr for Token {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Token, NoSuchName> {
        two_digits(id, "g", Token::COUNT).map(Token)
    }
}

written_by_name!(Token, "glade token");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_resource_lies_on_equally_many_glades() {
        for (players, each) in [(2, 3), (3, 5), (4, 7)] {
            let tokens: Vec<_> = Token::used(players).iter().map(Token::new).collect();
            let count = |resource| tokens.iter().filter(|token| token.resource() == resource).count();
            assert_eq!([Some(Brushwood), Some(Stone), Some(Peat), None].map(count), [each, each, each, 3]);
        }
    }
}
