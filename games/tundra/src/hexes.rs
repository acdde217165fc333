//! Places on the map. A hex is named by its row and its place in the row, as `d3`, or `s0` for the settlement of seat 0.
//! The same names are used by every layout, so that a hex is one number below 46 and a set of hexes one 64-bit word.

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, Seat, written_by_name};

/// The longest row of a map.
const COLUMNS: u8 = 6;
/// Rows are called a to g.
const ROWS: u8 = 7;
/// Settlements are numbered after all glades.
const SETTLEMENTS: u8 = ROWS * COLUMNS;

/// A place for a glade or a settlement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex(u8);

impl Hex {
    /// How many names there are.
    pub const COUNT: usize = SETTLEMENTS as usize + 4;

    /// The settlement of a seat.
    #[inline]
    pub const fn settlement(seat: Seat) -> Hex {
        Hex(SETTLEMENTS + seat.0 % 4)
    }

    /// Is it a settlement?
    #[inline]
    pub const fn is_settlement(self) -> bool {
        self.0 >= SETTLEMENTS
    }

    /// The hex as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this hex alone.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The hex called by a letter and a digit.
    pub(crate) const fn called(letter: u8, digit: u8) -> Option<Hex> {
        match (letter, digit) {
            (b's', b'0'..=b'3') => Some(Hex(SETTLEMENTS + digit - b'0')),
            (b'a'..=b'g', b'1'..=b'6') => Some(Hex((letter - b'a') * COLUMNS + digit - b'1')),
            _ => None,
        }
    }
}

/// All settlements.
pub(crate) const ALL_SETTLEMENTS: u64 = 0b1111 << SETTLEMENTS;

/// The hexes of a set, in the order of their names.
#[inline]
pub fn hexes_in(mut set: u64) -> impl Iterator<Item = Hex> {
    std::iter::from_fn(move || {
        let hex = (set != 0).then(|| Hex(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(hex)
    })
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_settlement() {
            write!(f, "s{}", self.0 - SETTLEMENTS)
        } else {
            write!(f, "{}{}", char::from(b'a' + self.0 / COLUMNS), self.0 % COLUMNS + 1)
        }
    }
}

impl FromStr for Hex {
    type Err = NoSuchName;

    fn from_str(name: &str) -> Result<Hex, NoSuchName> {
        match name.as_bytes() {
            [letter, digit] => Hex::called(*letter, *digit).ok_or(NoSuchName),
            _ => Err(NoSuchName),
        }
    }
}

written_by_name!(Hex, "hex");
