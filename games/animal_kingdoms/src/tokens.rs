//! Tokens and pieces: what each kingdom is worth, what the first to withdraw takes along, and how many cubes there are.

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, written_by_name};

/// Cubes of each colour.
pub const CUBES: u8 = 18;
/// Battle modifiers in the common supply.
pub const MODIFIERS: u8 = 18;
/// What one battle modifier adds to a rank.
pub const MODIFIER_STRENGTH: u8 = 2;
/// Cards that a hand is refilled to.
pub const HAND: usize = 4;
/// The colours in seat order.
pub const COLOURS: [&str; 5] = ["yellow", "red", "white", "purple", "blue"]; // blue reconstructed

/// A kingdom token: what the first place in a kingdom is worth in one age.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Token(u8);

/// Ids and values, ascending.
const TOKENS: [(&str, u8); Token::COUNT] = [
    ("kt_5a", 5), // how often each value occurs is reconstructed
    ("kt_5b", 5),
    ("kt_6a", 6),
    ("kt_6b", 6),
    ("kt_6c", 6),
    ("kt_7a", 7),
    ("kt_7b", 7),
    ("kt_7c", 7),
    ("kt_8a", 8),
    ("kt_8b", 8),
    ("kt_8c", 8),
    ("kt_9a", 9),
    ("kt_9b", 9),
    ("kt_10a", 10),
    ("kt_10b", 10),
];

impl Token {
    /// How many there are.
    pub const COUNT: usize = 15;

    /// The token with this number below 15.
    pub(crate) const fn new(number: u8) -> Token {
        Token(number % Token::COUNT as u8)
    }

    /// What it is worth.
    #[inline]
    pub fn value(self) -> u8 {
        TOKENS[self.0 as usize].1
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TOKENS[self.0 as usize].0)
    }
}

impl FromStr for Token {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Token, NoSuchName> {
        TOKENS.iter().position(|token| token.0 == id).map(|index| Token(index as u8)).ok_or(NoSuchName)
    }
}

written_by_name!(Token, "kingdom token");

/// A retreat token: points at the end for the first to withdraw in an age.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Retreat(u8);

impl Retreat {
    /// How many there are; one more than there are ages, and it stays in the box.
    pub const COUNT: usize = 4;

    /// The token with this number below 4.
    pub(crate) const fn new(number: u8) -> Retreat {
        Retreat(number % Retreat::COUNT as u8)
    }

    /// The token worth so many points.
    pub fn worth(points: u8) -> Option<Retreat> {
        (2..=5).contains(&points).then(|| Retreat(points - 2))
    }

    /// Its number below 4.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is worth: 2, 3, 4 or 5.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 + 2 // one of each value: reconstructed
    }
}

impl fmt::Display for Retreat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rt_{}", self.value())
    }
}

impl FromStr for Retreat {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Retreat, NoSuchName> {
        (0..4).map(Retreat).find(|token| token.to_string() == id).ok_or(NoSuchName)
    }
}

written_by_name!(Retreat, "retreat token");

engine::set! {
    /// A set of retreat tokens.
    Retreats of Retreat in u8
}

impl Retreats {
    /// All of them.
    pub(crate) const ALL: Retreats = Retreats(0b1111);

    /// What they are worth together.
    pub(crate) fn points(self) -> u8 {
        self.iter().map(Retreat::value).sum()
    }
}
