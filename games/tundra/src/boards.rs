//! Dice and the four order boards that every player has: six slots each, grouped in frames, on two sides (rules, 2.5).

use std::fmt;
use std::str::FromStr;

use crate::effects::{Effect, Frame, Market, by_value, frame};
use Effect::{Build, Crafts, Gather, Harvest, Hire, Pairs, Walk};
use engine::{NoSuchName, named, written_by_name};

/// The value that a die shows, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// A value from 1 to 6; others are brought into this range.
    #[inline]
    pub const fn new(value: u8) -> Face {
        Face(if value < 1 {
            1
        } else if value > 6 {
            6
        } else {
            value
        })
    }

    /// All six values in ascending order.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Face> {
        (1..=6).map(Face)
    }

    /// The number of pips.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The value as an array index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The set of this value alone.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << (self.0 - 1)
    }

    /// The opposite side of the die.
    #[inline]
    pub const fn opposite(self) -> Face {
        Face(7 - self.0)
    }

    /// One pip more.
    #[inline]
    pub const fn up(self) -> Face {
        Face::new(self.0 + 1)
    }

    /// One pip less.
    #[inline]
    pub const fn down(self) -> Face {
        Face::new(self.0 - 1)
    }
}

impl Default for Face {
    fn default() -> Face {
        Face(1)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Face {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Face, NoSuchName> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Face(digit - b'0')),
            _ => Err(NoSuchName),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl serde::Serialize for Face {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> serde::Deserialize<'de> for Face {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Face, D::Error> {
        match u8::deserialize(deserializer)? {
            value @ 1..=6 => Ok(Face(value)),
            other => Err(serde::de::Error::custom(format_args!("a die shows 1 to 6, not {other}"))),
        }
    }
}

/// A worker of a player: `w1` to `w6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Worker(u8);

impl Worker {
    /// How many each player has.
    pub const COUNT: usize = 6;

    /// The worker with this number, counted from 0.
    #[inline]
    pub const fn new(number: u8) -> Worker {
        Worker(number % Worker::COUNT as u8)
    }

    /// The worker as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "w{}", self.0 + 1)
    }
}

impl FromStr for Worker {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Worker, NoSuchName> {
        match text.as_bytes() {
            [b'w', digit @ b'1'..=b'6'] => Ok(Worker(digit - b'1')),
            _ => Err(NoSuchName),
        }
    }
}

written_by_name!(Worker, "worker");

/// How many towers each player has.
pub const TOWERS: u8 = 4;

named! {
    /// An order board.
    Board, "order board":
    /// Build towers, hire workers.
    Architecture = "architecture",
    /// Walk.
    Movement = "movement",
    /// Gather resources.
    Gathering = "gathering",
    /// The market and upgrades.
    Trade = "trade",
}

/// The frames of each board: base side, upgraded side.
const FRAMES: [[&[Frame]; 2]; Board::COUNT] = [
    // The slots of this board are reconstructed, its actions are not.
    [
        &[frame(6, 5, Build(2)), frame(4, 1, Hire(2))],
        &[frame(6, 5, Build(4)), frame(4, 3, Hire(3)), frame(2, 1, Pairs)],
    ],
    [
        &[frame(6, 4, Walk(2)), frame(3, 1, Walk(1))], // reconstructed, except slot 3
        &[frame(6, 5, Walk(4)), frame(4, 3, Walk(3)), frame(2, 1, Walk(2))], // reconstructed
    ],
    [
        &[frame(6, 5, Gather(4)), frame(4, 3, Gather(3)), frame(2, 1, Gather(2))], // slots reconstructed, except 4
        &[frame(6, 5, Harvest(4)), frame(4, 3, Gather(5)), frame(2, 1, Gather(4))], // the lower two reconstructed
    ],
    [
        // The slots are reconstructed, except 3 of the base side; so are the 2 berries of the upgraded market.
        &[frame(6, 4, Effect::Market(Market { berries: 1, refresh: false })), frame(3, 1, Crafts(2))],
        &[frame(6, 4, Effect::Market(Market { berries: 2, refresh: true })), frame(3, 1, Crafts(6))],
    ],
];

/// What upgrading costs: brushwood, stone, peat.
const COSTS: [[u8; 3]; Board::COUNT] = [[1, 2, 1], [3, 0, 2], [0, 2, 3], [2, 3, 0]]; // reconstructed

static EFFECTS: [[[Effect; 6]; 2]; Board::COUNT] = {
    let mut effects = [[by_value(FRAMES[0][0]); 2]; Board::COUNT];
    let mut board = 0;
    while board < Board::COUNT {
        effects[board] = [by_value(FRAMES[board][0]), by_value(FRAMES[board][1])];
        board += 1;
    }
    effects
};

impl Board {
    /// The frames of one side.
    pub const fn frames(self, upgraded: bool) -> &'static [Frame] {
        FRAMES[self.index()][upgraded as usize]
    }

    /// The action of a slot.
    #[inline]
    pub fn effect(self, upgraded: bool, face: Face) -> Effect {
        EFFECTS[self.index()][usize::from(upgraded)][face.index()]
    }

    /// What upgrading costs: brushwood, stone, peat.
    #[inline]
    pub const fn cost(self) -> [u8; 3] {
        COSTS[self.index()]
    }

    /// The set of this board alone.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}
