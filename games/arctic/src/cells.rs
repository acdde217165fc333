//! The sea: 43 hexagonal cells in nine rows, six directions, each towards a coloured side of the board (rules, 2.2).
//!
//! A cell is a bit of a 64-bit word, so that a set of cells is one number. Row and column are laid out with gaps: a step
//! in a direction moves the bit by the same distance everywhere, and a step over the edge lands in a gap.

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, set, written_by_name};

/// A direction, named by the compass; each runs squarely at one coloured side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Direction(u8);

impl Direction {
    /// The ids of the six directions, clockwise.
    pub const IDS: [&'static str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

    /// The ids of the sides they run at. That light blue, yellow and violet exist is printed.
    // reconstructed: their order, and green, orange and red
    pub const COLOURS: [&'static str; 6] = ["light_blue", "green", "yellow", "orange", "red", "violet"];

    /// How far a bit moves: a column is one bit, a row eight.
    const STEPS: [i8; 6] = [-7, 1, 8, 7, -1, -8];

    /// All directions, clockwise.
    pub fn all() -> impl Iterator<Item = Direction> {
        (0..6).map(Direction)
    }

    /// The direction with this number below 6.
    #[inline]
    pub const fn new(number: u8) -> Direction {
        Direction(number % 6)
    }

    /// The direction as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The direction's id.
    pub const fn id(self) -> &'static str {
        Direction::IDS[self.index()]
    }

    /// The id of the side it runs at.
    pub const fn colour(self) -> &'static str {
        Direction::COLOURS[self.index()]
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Direction {
        Direction((self.0 + 3) % 6)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Direction {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Direction, NoSuchName> {
        Direction::IDS.iter().position(|&name| name == id).map(|index| Direction(index as u8)).ok_or(NoSuchName)
    }
}

written_by_name!(Direction, "direction");

/// The first column and the length of each row, from the top. // reconstructed
const ROWS: [(i8, i8); 9] = [(2, 1), (0, 4), (-2, 7), (-2, 6), (-3, 7), (-3, 6), (-4, 7), (-3, 4), (-2, 1)];

/// The bit of the middle cell; the cells fill the bits 1 to 61 with gaps.
const MIDDLE: i8 = 31;

/// A cell, as the number of its bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = 43;

    /// The cell at axial coordinates that are on the board.
    const fn at(q: i8, r: i8) -> Cell {
        Cell((MIDDLE + q + 8 * r) as u8)
    }

    /// The cell of this name.
    const fn read(id: &str) -> Option<Cell> {
        let &[letter @ b'a'..=b'i', digit @ b'1'..=b'7'] = id.as_bytes() else { return None };
        let row = letter - b'a';
        let (first, length) = ROWS[row as usize];
        let place = (digit - b'1') as i8;
        if place < length { Some(Cell::at(first + place, row as i8 - 4)) } else { None }
    }

    /// The cell of this name, for the tables of components: another name does not compile.
    pub(crate) const fn named(id: &str) -> Cell {
        match Cell::read(id) {
            Some(cell) => cell,
            None => panic!("there is no such cell"),
        }
    }

    /// The cell of a bit that is on the board.
    #[inline]
    pub(crate) const fn new(bit: u8) -> Cell {
        Cell(bit)
    }

    /// The number of its bit, 1 to 61.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row from -4 at the top to 4.
    const fn row(self) -> i8 {
        // Within a row the columns reach from -4 to 4 at most, less than half of the eight bits of a row, but for the
        // overlaps that the lengths of the rows rule out.
        let mut row = 0;
        while row < 9 {
            let column = self.0 as i8 - MIDDLE - 8 * (row as i8 - 4);
            let (first, length) = ROWS[row];
            if column >= first && column < first + length {
                return row as i8 - 4;
            }
            row += 1;
        }
        0
    }

    /// The axial coordinates: column and row.
    pub const fn axial(self) -> (i8, i8) {
        let row = self.row();
        (self.0 as i8 - MIDDLE - 8 * row, row)
    }

    /// The middle of the cell in a drawing of 1000 by 1000 units with hexagons of radius 62.
    pub fn centre(self) -> (f32, f32) {
        let (q, r) = self.axial();
        let (q, r) = (f32::from(q), f32::from(r));
        (500.0 + 62.0 * 3f32.sqrt() * (q + r / 2.0), 500.0 + 93.0 * r)
    }

    /// The set of this cell alone.
    #[inline]
    pub const fn only(self) -> Cells {
        Cells(1 << self.0)
    }

    /// The neighbours.
    #[inline]
    pub const fn around(self) -> Cells {
        self.only().around()
    }

    /// The next cell in a direction, if the board goes on there.
    #[inline]
    pub fn step(self, direction: Direction) -> Option<Cell> {
        let next = Cell((self.0 as i8 + Direction::STEPS[direction.index()]) as u8 & 63);
        Cells::BOARD.contains(next).then_some(next)
    }

    /// How many steps lie between two cells.
    pub const fn distance(self, other: Cell) -> u8 {
        let ((q, r), (to_q, to_r)) = (self.axial(), other.axial());
        let (dq, dr) = (to_q - q, to_r - r);
        let (dq, dr, both) = (dq.unsigned_abs(), dr.unsigned_abs(), (dq + dr).unsigned_abs());
        let most = if dq > dr { dq } else { dr };
        if most > both { most } else { both }
    }
}

/// The row's letter and the position in the row from the left.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.axial();
        let row = (r + 4) as usize;
        write!(f, "{}{}", (b'a' + row as u8) as char, q - ROWS[row].0 + 1)
    }
}

impl FromStr for Cell {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Cell, NoSuchName> {
        Cell::read(id).ok_or(NoSuchName)
    }
}

written_by_name!(Cell, "cell");

set! {
    /// A set of cells, in reading order.
    Cells of Cell in u64
}

impl Cells {
    /// All cells. // reconstructed
    pub const BOARD: Cells = {
        let mut bits = 0;
        let mut row = 0;
        while row < 9 {
            let (first, length) = ROWS[row];
            let mut place = 0;
            while place < length {
                bits |= Cell::at(first + place, row as i8 - 4).only().0;
                place += 1;
            }
            row += 1;
        }
        Cells(bits)
    };

    /// The six corner cells, each with two neighbours.
    pub const CORNERS: Cells = Cells(
        Cell::at(2, -4).only().0
            | Cell::at(4, -2).only().0
            | Cell::at(2, 2).only().0
            | Cell::at(-2, 4).only().0
            | Cell::at(-4, 2).only().0
            | Cell::at(-2, -2).only().0,
    );

    /// All cells that border on one of these.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Cells {
        let west_east = self.0 << 1 | self.0 >> 1;
        let rows = self.0 << 8 | self.0 >> 8 | self.0 << 7 | self.0 >> 7;
        Cells((west_east | rows) & Cells::BOARD.0)
    }

    /// All cells moved one step; those that would leave the board are lost.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Cells {
        let by = Direction::STEPS[direction.index()];
        let moved = if by > 0 { self.0 << by } else { self.0 >> -by };
        Cells(moved & Cells::BOARD.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rule of the board in words: at most six from the middle, measured across the sides.
    fn on_board(q: i8, r: i8) -> bool {
        (2 * q + r).abs() <= 6 && (q + 2 * r).abs() <= 6 && (q - r).abs() <= 6
    }

    fn cell(id: &str) -> Cell {
        id.parse().unwrap()
    }

    #[test]
    fn the_board_is_a_hexagon_of_43_cells() {
        let by_rule = (-6..=6).flat_map(|q| (-6..=6).map(move |r| (q, r))).filter(|&(q, r)| on_board(q, r)).count();
        assert_eq!((by_rule, Cells::BOARD.len()), (43, 43));
        for place in Cells::BOARD.iter() {
            let (q, r) = place.axial();
            assert!(on_board(q, r), "{place}");
            assert_eq!(Cell::at(q, r), place);
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        let rows: Vec<String> = Cells::BOARD.iter().map(|cell| cell.to_string()).collect();
        assert_eq!((rows[0].as_str(), rows[1].as_str(), rows[42].as_str()), ("a1", "b1", "i1"));
        assert!(rows.is_sorted());
    }

    #[test]
    fn a_step_is_the_same_everywhere_and_ends_at_the_edge() {
        let by_compass = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
        for place in Cells::BOARD.iter() {
            let (q, r) = place.axial();
            let mut neighbours = Cells::NONE;
            for (direction, (dq, dr)) in Direction::all().zip(by_compass) {
                let next = on_board(q + dq, r + dr).then(|| Cell::at(q + dq, r + dr));
                assert_eq!(place.step(direction), next, "{place} to {direction}");
                assert_eq!(place.only().step(direction).first(), next, "{place} to {direction}");
                if let Some(next) = next {
                    assert_eq!(next.step(direction.opposite()), Some(place));
                    assert_eq!(place.distance(next), 1);
                    neighbours.insert(next);
                }
            }
            assert_eq!(place.around(), neighbours, "{place}");
            assert_eq!(neighbours.len() == 2, Cells::CORNERS.contains(place), "{place}");
        }
    }

    #[test]
    fn cells_are_called_by_row_and_place() {
        assert_eq!(cell("e4").axial(), (0, 0));
        assert_eq!(cell("g1").axial(), (-4, 2));
        assert_eq!(cell("a1").distance(cell("i1")), 8);
        assert_eq!(cell("c1").distance(cell("c7")), 6);
        assert_eq!(cell("e4").centre(), (500.0, 500.0));
        assert_eq!(cell("c7").centre().0.round(), 822.0);
        for bad in ["", "a", "a2", "b5", "e0", "e8", "j1", "e44", "E4", "a1 "] {
            assert_eq!(bad.parse::<Cell>(), Err(NoSuchName), "{bad}");
        }
    }
}
