//! The board: five kingdoms in a ring, their territories, capitals and council seats. The names, the order round the
//! board and the places on the drawing are reconstructed; the sizes are those of the rulebook.

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, written_by_name};

/// How many kingdoms there are.
pub const KINGDOMS: usize = 5;
/// Council seats of each kingdom.
pub const COUNCIL_SEATS: u8 = 2;

/// A kingdom, counted clockwise from the smallest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Kingdom(u8);

struct Row {
    id: &'static str,
    /// Territories, the capital included.
    territories: u8,
}

/// Clockwise round the board.
const TABLE: [Row; KINGDOMS] = [
    Row { id: "frostpeak", territories: 4 },  // name and place reconstructed
    Row { id: "sunsteppe", territories: 5 },  // name and place reconstructed
    Row { id: "mistmarsh", territories: 6 },  // name and place reconstructed
    Row { id: "tidehollow", territories: 7 }, // name and place reconstructed
    Row { id: "greenwild", territories: 8 },  // name and place reconstructed
];

impl Kingdom {
    /// The smallest kingdom.
    pub const FROSTPEAK: Kingdom = Kingdom(0);
    /// The kingdom of five territories.
    pub const SUNSTEPPE: Kingdom = Kingdom(1);
    /// The kingdom of six territories.
    pub const MISTMARSH: Kingdom = Kingdom(2);
    /// The kingdom of seven territories.
    pub const TIDEHOLLOW: Kingdom = Kingdom(3);
    /// The largest kingdom.
    pub const GREENWILD: Kingdom = Kingdom(4);

    /// The kingdom with this number below 5.
    pub(crate) const fn new(number: u8) -> Kingdom {
        Kingdom(number % KINGDOMS as u8)
    }

    /// The kingdom with this number, if there is one.
    pub const fn nth(number: usize) -> Option<Kingdom> {
        if number < KINGDOMS { Some(Kingdom(number as u8)) } else { None }
    }

    /// All kingdoms, clockwise from the smallest.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Kingdom> + ExactSizeIterator + Clone {
        (0..KINGDOMS as u8).map(Kingdom)
    }

    /// All kingdoms, clockwise from this one.
    pub fn ring(self) -> impl Iterator<Item = Kingdom> + Clone {
        (0..KINGDOMS as u8).map(move |step| Kingdom((self.0 + step) % KINGDOMS as u8))
    }

    /// The kingdom as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        TABLE[self.index()].id
    }

    /// Its territories, the capital included.
    #[inline]
    pub const fn territories(self) -> u8 {
        TABLE[self.0 as usize].territories
    }

    /// The kingdom with so many territories.
    pub fn with_territories(territories: u8) -> Option<Kingdom> {
        Kingdom::all().find(|kingdom| kingdom.territories() == territories)
    }

    /// The next kingdom clockwise.
    #[inline]
    pub const fn clockwise(self) -> Kingdom {
        Kingdom(if self.0 == 4 { 0 } else { self.0 + 1 })
    }

    /// The next kingdom anticlockwise.
    #[inline]
    pub const fn anticlockwise(self) -> Kingdom {
        Kingdom(if self.0 == 0 { 4 } else { self.0 - 1 })
    }

    /// Its two neighbours.
    #[inline]
    pub const fn neighbours(self) -> Kingdoms {
        Kingdoms::only(self.clockwise()).with(Kingdoms::only(self.anticlockwise()))
    }

    /// The four others.
    #[inline]
    pub const fn others(self) -> Kingdoms {
        Kingdoms(0b11111).but(self)
    }
}

impl fmt::Display for Kingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kingdom {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Kingdom, NoSuchName> {
        TABLE.iter().position(|row| row.id == id).map(|index| Kingdom(index as u8)).ok_or(NoSuchName)
    }
}

written_by_name!(Kingdom, "kingdom");

engine::set! {
    /// A set of kingdoms.
    Kingdoms of Kingdom in u8
}

/// A place for one cube.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Space {
    /// In which kingdom.
    pub kingdom: Kingdom,
    /// Which of its places.
    pub slot: Slot,
}

/// How many cubes lie on each set of places. Not every processor counts bits by itself, and judgements count cubes all the time.
const CUBES_ON: [u8; 1 << 10] = {
    let mut counts = [0; 1 << 10];
    let mut places = 0;
    while places < counts.len() {
        counts[places] = places.count_ones() as u8;
        places += 1;
    }
    counts
};

/// How many cubes lie on a set of places of a kingdom, given by their [bits](Space::bit).
#[inline]
pub(crate) const fn cubes_on(places: u16) -> u8 {
    CUBES_ON[places as usize % CUBES_ON.len()]
}

/// The kinds of places in a kingdom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// An ordinary territory, counted from 1.
    Territory(u8),
    /// The capital.
    Capital,
    /// A council seat, 1 or 2.
    Council(u8),
}

impl Space {
    /// All places of a kingdom in the order in which they are filled, then its council.
    pub fn all(kingdom: Kingdom) -> impl Iterator<Item = Space> {
        let ordinary = (1..kingdom.territories()).map(Slot::Territory);
        let council = (1..=COUNCIL_SEATS).map(Slot::Council);
        ordinary.chain([Slot::Capital]).chain(council).map(move |slot| Space { kingdom, slot })
    }

    /// The territory that is filled after `cubes` others.
    pub(crate) const fn territory(kingdom: Kingdom, cubes: u8) -> Space {
        let slot = if cubes + 1 >= kingdom.territories() { Slot::Capital } else { Slot::Territory(cubes + 1) };
        Space { kingdom, slot }
    }

    /// The place's bit in a kingdom's sets of cubes: territories from bit 0, the capital last, the council at 8 and 9.
    pub(crate) const fn bit(self) -> u16 {
        match self.slot {
            Slot::Territory(number) => 1 << (number - 1),
            Slot::Capital => 1 << (self.kingdom.territories() - 1),
            Slot::Council(number) => 1 << (7 + number),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.slot {
            Slot::Territory(number) => write!(f, "{}_t{number}", self.kingdom),
            Slot::Capital => write!(f, "{}_capital", self.kingdom),
            Slot::Council(number) => write!(f, "{}_council_{number}", self.kingdom),
        }
    }
}

impl FromStr for Space {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Space, NoSuchName> {
        let (kingdom, _) = id.split_once('_').ok_or(NoSuchName)?;
        Space::all(kingdom.parse()?).find(|space| space.to_string() == id).ok_or(NoSuchName)
    }
}

written_by_name!(Space, "space");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_closes_between_the_largest_and_the_smallest() {
        assert_eq!(Kingdom::GREENWILD.clockwise(), Kingdom::FROSTPEAK);
        assert_eq!(
            Kingdom::FROSTPEAK.neighbours().iter().collect::<Vec<_>>(),
            [Kingdom::SUNSTEPPE, Kingdom::GREENWILD]
        );
        assert_eq!(
            Kingdom::TIDEHOLLOW.ring().map(Kingdom::id).collect::<Vec<_>>().join(" "),
            "tidehollow greenwild frostpeak sunsteppe mistmarsh"
        );
        for kingdom in Kingdom::all() {
            assert_eq!(Kingdom::with_territories(kingdom.territories()), Some(kingdom));
        }
    }

    #[test]
    fn spaces_have_names_and_bits_of_their_own() {
        for kingdom in Kingdom::all() {
            let mut bits = 0;
            for space in Space::all(kingdom) {
                assert_eq!(space.to_string().parse(), Ok(space));
                assert_eq!(bits & space.bit(), 0);
                bits |= space.bit();
            }
            assert_eq!(bits.count_ones(), u32::from(kingdom.territories() + COUNCIL_SEATS));
        }
        assert_eq!("frostpeak_t4".parse::<Space>(), Err(NoSuchName));
    }
}
