//! The 30 decrees: rules that say which cards may be played in a kingdom. Each is a row of two values, what it looks at
//! and what it asks of a card, and the answer is always a set of cards.

use std::fmt;
use std::str::FromStr;

use crate::cards::{ALL_CARDS, Card, of_kinds, of_ranks};
use crate::kingdoms::{KINGDOMS, Kingdom, Kingdoms};
use engine::{NoSuchName, written_by_name};

/// A decree card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Decree(u8);

/// What a decree looks at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// Only the card that is played (no arrow).
    Nothing,
    /// The last card of its own column (arrow down).
    LastHere,
    /// Every card of its own column (arrow down).
    AllHere,
    /// The last cards of the two neighbours (single arrows to the sides).
    Neighbours,
    /// The last cards of the four other kingdoms (double arrows to the sides).
    Realm,
}

/// What a decree asks of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Demand {
    /// One of these ranks (bit 0 is rank 1).
    Ranks(u8),
    /// One of these kinds (bit 0 is the wolf).
    Kinds(u8),
    /// A second card of its kind or rank, to be discarded.
    Partner,
    /// No rank in sight.
    NewRank,
    /// No kind in sight.
    NewKind,
    /// Neither rank nor kind in sight.
    NewBoth,
    /// A rank in sight.
    SameRank,
    /// A kind in sight.
    SameKind,
    /// A rank or a kind in sight.
    SameEither,
    /// One above or below a rank in sight.
    Step,
    /// Three or more away from every rank in sight.
    Leap,
    /// Not below the highest rank in sight.
    NotBelow,
    /// Not above the lowest rank in sight.
    NotAbove,
    /// Not strictly between the lowest and the highest rank in sight.
    NotBetween,
    /// Odd after even, even after odd.
    OtherParity,
    /// 1 to 4 after 5 to 8, 5 to 8 after 1 to 4.
    OtherHalf,
}

struct Row(&'static str, Sight, Demand);

use Demand::*;
use Sight::{AllHere, LastHere, Neighbours, Nothing, Realm};

const TABLE: [Row; Decree::COUNT] = [
    Row("ranks_low", Nothing, Ranks(0b0000_0111)),
    Row("ranks_mid", Nothing, Ranks(0b0001_1000)),
    Row("ranks_high", Nothing, Ranks(0b1110_0000)),
    Row("even_only", Nothing, Ranks(0b1010_1010)),
    Row("odd_only", Nothing, Ranks(0b0101_0101)),
    Row("wolf_frog", Nothing, Kinds(0b0010_0001)),
    Row("lizard_tiger", Nothing, Kinds(0b0000_1010)),
    Row("owl_bee", Nothing, Kinds(0b0001_0100)),     // reconstructed
    Row("panda_okapi", Nothing, Kinds(0b1100_0000)), // reconstructed
    Row("pair", Nothing, Partner),
    Row("all_ranks_differ", AllHere, NewRank),
    Row("all_types_differ", AllHere, NewKind),
    Row("step_one", LastHere, Step),
    Row("match_last", LastHere, SameEither),
    Row("alternate_parity", LastHere, OtherParity),
    Row("ascending", LastHere, NotBelow),       // "equal is allowed" reconstructed
    Row("descending", LastHere, NotAbove),      // "equal is allowed" reconstructed
    Row("alternate_half", LastHere, OtherHalf), // reconstructed
    Row("leap_three", LastHere, Leap),          // reconstructed
    Row("match_neighbour", Neighbours, SameEither),
    Row("neighbour_low", Neighbours, NotAbove),
    Row("neighbour_high", Neighbours, NotBelow),
    Row("neighbour_type", Neighbours, SameKind),  // reconstructed
    Row("neighbour_step", Neighbours, Step),      // reconstructed
    Row("avoid_neighbours", Neighbours, NewBoth), // reconstructed
    Row("realm_rank", Realm, SameRank),
    Row("realm_type", Realm, SameKind), // reconstructed
    Row("fresh_rank", Realm, NewRank),
    Row("fresh_type", Realm, NewKind),
    Row("outlier", Realm, NotBetween), // reconstructed
];

/// The kingdoms whose columns each decree looks at, by where it lies.
const SEEN: [[Kingdoms; KINGDOMS]; Decree::COUNT] = {
    let mut seen = [[Kingdoms::NONE; KINGDOMS]; Decree::COUNT];
    let mut decree = 0;
    while decree < Decree::COUNT {
        let mut number = 0;
        while number < KINGDOMS {
            let here = Kingdom::new(number as u8);
            seen[decree][number] = match TABLE[decree].1 {
                Nothing => Kingdoms::NONE,
                LastHere | AllHere => Kingdoms::only(here),
                Neighbours => here.neighbours(),
                Realm => here.others(),
            };
            number += 1;
        }
        decree += 1;
    }
    seen
};

/// The cards that a decree looks at: their ranks and kinds as sets.
#[derive(Clone, Copy, Default)]
pub(crate) struct InSight {
    ranks: u8,
    kinds: u8,
}

impl InSight {
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.ranks |= 1 << (card.rank() - 1);
        self.kinds |= 1 << card.kind().index();
    }
}

impl Decree {
    /// How many there are.
    pub const COUNT: usize = 30;
    /// The decree that asks for a second card.
    pub const PAIR: Decree = Decree(9);

    /// The decree with this number, if there is one.
    pub const fn new(number: u8) -> Option<Decree> {
        if (number as usize) < Decree::COUNT { Some(Decree(number)) } else { None }
    }

    /// All decrees.
    pub fn all() -> impl Iterator<Item = Decree> {
        (0..Decree::COUNT as u8).map(Decree)
    }

    /// The decree's number below 30.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        TABLE[self.0 as usize].0
    }

    /// What it looks at.
    #[inline]
    pub fn sight(self) -> Sight {
        TABLE[self.0 as usize].1
    }

    /// The kingdoms whose columns it looks at when it lies on `here`.
    #[inline]
    pub fn looks_at(self, here: Kingdom) -> Kingdoms {
        SEEN[self.0 as usize][here.index()]
    }

    /// The cards that may be played under it. Where it looks at cards but there are none, any card will do; whether a
    /// hand holds the partner that `pair` asks for is another question.
    #[inline]
    pub(crate) fn allows(self, InSight { ranks, kinds }: InSight) -> u64 {
        let Row(_, sight, demand) = TABLE[self.0 as usize];
        if ranks == 0 && sight != Nothing {
            return ALL_CARDS;
        }
        // Read as numbers, the lowest and highest bit of `ranks` are the lowest and highest rank in sight.
        let not_above = |ranks: u8| (ranks & ranks.wrapping_neg()).wrapping_mul(2).wrapping_sub(1);
        let not_below = |ranks: u8| not_above(ranks.reverse_bits()).reverse_bits();
        match demand {
            Ranks(ranks) => of_ranks(ranks),
            Kinds(kinds) => of_kinds(kinds),
            Partner => ALL_CARDS,
            NewRank => of_ranks(!ranks),
            NewKind => of_kinds(!kinds),
            NewBoth => of_ranks(!ranks) & of_kinds(!kinds),
            SameRank => of_ranks(ranks),
            SameKind => of_kinds(kinds),
            SameEither => of_ranks(ranks) | of_kinds(kinds),
            Step => of_ranks(ranks << 1 | ranks >> 1),
            Leap => of_ranks(!(ranks | ranks << 1 | ranks << 2 | ranks >> 1 | ranks >> 2)),
            NotBelow => of_ranks(not_below(ranks)),
            NotAbove => of_ranks(not_above(ranks)),
            NotBetween => of_ranks(not_above(ranks) | not_below(ranks)),
            OtherParity => of_ranks(if ranks & 0b0101_0101 != 0 { 0b1010_1010 } else { 0b0101_0101 }),
            OtherHalf => of_ranks(if ranks & 0b0000_1111 != 0 { 0b1111_0000 } else { 0b0000_1111 }),
        }
    }
}

impl fmt::Display for Decree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Decree {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Decree, NoSuchName> {
        TABLE.iter().position(|row| row.0 == id).map(|index| Decree(index as u8)).ok_or(NoSuchName)
    }
}

written_by_name!(Decree, "decree");
