//! The ice: twelve tiles, two icebergs, the igloo, and where they lie at the start (rules, 2.3, 2.6).

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, Seat, named, written_by_name};

use crate::cells::Cell;

named! {
    /// What kind of ice a tile is.
    Ice, "ice":
    /// Thin and broken; it pushes only its own kind.
    Pack = "pack",
    /// Thick and white; it pushes pack ice.
    Floe = "floe",
    /// A floe with an iceberg on it: no entry, and it pushes everything.
    Iceberg = "iceberg",
}

/// A tile, `ice_1` to `ice_12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tile(u8);

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// The tile with this number, counted from 0.
    #[inline]
    pub(crate) const fn new(number: u8) -> Tile {
        Tile(if (number as usize) < Tile::COUNT { number } else { 0 })
    }

    /// The tile as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ice_{}", self.0 + 1)
    }
}

impl FromStr for Tile {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Tile, NoSuchName> {
        Tile::all().find(|tile| tile.to_string() == id).ok_or(NoSuchName)
    }
}

written_by_name!(Tile, "ice tile");

/// The icebergs, `berg_1` and `berg_2`.
pub const BERGS: usize = 2;
/// In the box lie so many tiles floe side up when players build the sea themselves; the other four are pack ice.
pub const FLOES: u8 = 8; // reconstructed
/// See [`FLOES`].
pub const PACKS: u8 = 4; // reconstructed

/// Where a piece is: on a cell, or off the board in one of several ways. One byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u8);

impl Place {
    /// Not on the board yet.
    pub const BOX: Place = Place(64);
    /// Captured, and coming back.
    pub const WAITING: Place = Place(65);
    /// Out of the game.
    pub const GONE: Place = Place(66);
    const CAUGHT: u8 = 68;

    /// On a cell.
    #[inline]
    pub const fn on(cell: Cell) -> Place {
        Place(cell.index() as u8)
    }

    /// In a player's collection.
    #[inline]
    pub const fn caught(by: Seat) -> Place {
        Place(Place::CAUGHT + by.0)
    }

    /// The cell, if it is on the board.
    #[inline]
    pub const fn cell(self) -> Option<Cell> {
        if self.0 < 64 { Some(Cell::new(self.0)) } else { None }
    }

    /// Whose it is, if it was caught for good.
    #[inline]
    pub const fn owner(self) -> Option<Seat> {
        if self.0 >= Place::CAUGHT { Some(Seat(self.0 - Place::CAUGHT)) } else { None }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.cell(), self.owner(), *self) {
            (Some(cell), ..) => cell.fmt(f),
            (_, Some(seat), _) => write!(f, "caught:{}", seat.0),
            (.., Place::WAITING) => f.write_str("waiting"),
            (.., Place::GONE) => f.write_str("gone"),
            _ => f.write_str("box"),
        }
    }
}

impl FromStr for Place {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Place, NoSuchName> {
        match id {
            "waiting" => Ok(Place::WAITING),
            "gone" => Ok(Place::GONE),
            "box" => Ok(Place::BOX),
            _ => match id.strip_prefix("caught:").map(str::as_bytes) {
                Some(&[seat @ b'0'..=b'3']) => Ok(Place::caught(Seat(seat - b'0'))),
                Some(_) => Err(NoSuchName),
                None => id.parse().map(Place::on),
            },
        }
    }
}

written_by_name!(Place, "place");

/// The standard layout: the twelve tiles in order. // reconstructed
pub const TILES: [(&str, Ice); Tile::COUNT] = [
    ("c7", Ice::Floe),
    ("d6", Ice::Floe),
    ("c1", Ice::Floe),
    ("d1", Ice::Floe),
    ("e5", Ice::Floe),
    ("e3", Ice::Floe),
    ("d5", Ice::Pack),
    ("d2", Ice::Pack),
    ("g5", Ice::Pack),
    ("g3", Ice::Pack),
    ("e6", Ice::Iceberg),
    ("e2", Ice::Iceberg),
];

/// The standard layout: the igloo's cell. // reconstructed
pub const IGLOO: &str = "d1";

/// The standard layout: the figures in order. Bear and Inuit hunter stand on the ice, all others are in the
/// water. // reconstructed
pub const FIGURES: [&str; crate::figures::Figure::COUNT] =
    ["a1", "c7", "c1", "g7", "g1", "d3", "d4", "e3", "e4", "e5", "f3", "f4", "h2", "h3"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_by_name() {
        let cells = crate::cells::Cells::BOARD.iter().map(Place::on);
        let off = [Place::BOX, Place::WAITING, Place::GONE, Place::caught(Seat(0)), Place::caught(Seat(3))];
        for place in cells.chain(off) {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        assert!("caught:4".parse::<Place>().is_err() && "caught:".parse::<Place>().is_err());
        assert_eq!(Place::WAITING.owner(), None);
        assert_eq!(size_of::<Place>(), 1);
    }

    #[test]
    fn the_standard_layout_has_every_tile_once() {
        let cells: crate::cells::Cells = TILES.iter().map(|(cell, _)| cell.parse::<Cell>().unwrap()).collect();
        assert_eq!(cells.len(), 12);
        let count = |ice| TILES.iter().filter(|(_, kind)| *kind == ice).count();
        assert_eq!((count(Ice::Iceberg), count(Ice::Floe), count(Ice::Pack)), (2, 6, 4));
        assert_eq!((FLOES + PACKS) as usize, Tile::COUNT);
        assert!(FIGURES.iter().all(|cell| cell.parse::<Cell>().is_ok()));
    }
}
