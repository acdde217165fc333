//! The eight maps. Each is drawn row by row on a grid of pointy-top hexes: a row starts at the axial coordinates (q, r)
//! and runs to the right, `~~` is a lake. Neighbours and edge glades follow from the drawing (rules, chapter 2).

use engine::{Seat, named};

use crate::hexes::Hex;

named! {
    /// A way to lay out the map.
    Layout, "layout":
    /// The map for two players.
    L2Std = "l2_std",
    /// The standard map for three: a wedge.
    L3Std = "l3_std",
    /// Three players around a lake.
    L3AltLake = "l3_alt_lake",
    /// Three settlements in the heart of a triangle.
    L3AltHeart = "l3_alt_heart",
    /// Three valleys.
    L3AltValleys = "l3_alt_valleys",
    /// The standard map for four.
    L4Std = "l4_std",
    /// Four players around a frozen lake.
    L4AltLake = "l4_alt_lake",
    /// Four settlements inside the map.
    L4AltInner = "l4_alt_inner",
}

/// How a map is drawn.
struct Sketch {
    players: u8,
    /// Where each row starts (q, r), and what stands in it.
    rows: &'static [(i8, i8, &'static str)],
    /// The two start glades of each seat.
    starts: &'static [&'static str],
}

const SKETCHES: [Sketch; Layout::COUNT] = [
    // reconstructed, as are all the others
    Sketch {
        players: 2,
        rows: &[(0, 0, "a1 a2 a3 a4 s1"), (0, 1, "b1 b2 b3 b4"), (-1, 2, "s0 c2 c3 c4 c5")],
        starts: &["b1 c2", "a4 b4"],
    },
    Sketch {
        players: 3,
        rows: &[
            (0, 0, "s0"),
            (-1, 1, "b1 b2"),
            (-2, 2, "c1 c2 c3"),
            (-3, 3, "d1 d2 d3 d4"),
            (-4, 4, "e1 e2 e3 e4 e5"),
            (-5, 5, "s2 f2 f3 f4 f5 s1"),
        ],
        starts: &["b1 b2", "e5 f5", "e1 f2"],
    },
    Sketch {
        players: 3,
        rows: &[
            (1, -3, "s0"),
            (0, -2, "b1 b2 b3"),
            (-1, -1, "c1 c2 c3 c4"),
            (-2, 0, "d1 d2 ~~ d3 d4"),
            (-2, 1, "e1 e2 e3 e4 s1"),
            (-3, 2, "s2 f2 f3 f4"),
        ],
        starts: &["b1 b2", "d4 e4", "e1 f2"],
    },
    Sketch {
        players: 3,
        rows: &[
            (0, 0, "a1"),
            (-1, 1, "b1 b2"),
            (-2, 2, "c1 c2 c3"),
            (-3, 3, "d1 s2 s0 d4"),
            (-4, 4, "e1 e2 s1 e4 e5"),
            (-5, 5, "f1 f2 f3 f4 f5 f6"),
        ],
        starts: &["c3 d4", "f3 f4", "c1 d1"],
    },
    Sketch {
        players: 3,
        rows: &[
            (1, -3, "a1"),
            (0, -2, "b1 s0"),
            (0, -1, "c1 c2 c3"),
            (-1, 0, "d1 d2 d3 d4 d5"),
            (-1, 1, "e1 e2 e3 s1 e5"),
            (-2, 2, "s2 f2 f3"),
            (-3, 3, "g1 g2"),
        ],
        starts: &["c1 c2", "d4 e3", "e1 f2"],
    },
    Sketch {
        players: 4,
        rows: &[
            (0, 0, "s0 a2 a3 a4 a5 s1"),
            (0, 1, "b1 b2 b3 b4 b5"),
            (-1, 2, "c1 c2 c3 c4 c5 c6"),
            (-1, 3, "d1 d2 d3 d4 d5"),
            (-2, 4, "s3 e2 e3 e4 e5 s2"),
        ],
        starts: &["a2 b1", "a5 b5", "d5 e5", "d1 e2"],
    },
    Sketch {
        players: 4,
        rows: &[
            (0, 0, "s0 a2 a3 a4 a5 s1"),
            (0, 1, "b1 b2 b3 b4 b5"),
            (-2, 2, "c1 c2 c3 ~~ ~~ c4 c5 c6"),
            (-1, 3, "d1 d2 d3 d4 d5"),
            (-2, 4, "s3 e2 e3 e4 e5 s2"),
        ],
        starts: &["a2 b1", "a5 b5", "d5 e5", "d1 e2"],
    },
    Sketch {
        players: 4,
        rows: &[
            (0, 0, "a1 a2 a3 a4 a5 a6"),
            (0, 1, "b1 s0 b3 s1 b5"),
            (-1, 2, "c1 c2 c3 c4 c5 c6"),
            (-1, 3, "d1 s3 d3 s2 d5"),
            (-2, 4, "e1 e2 e3 e4 e5 e6"),
        ],
        starts: &["a2 b1", "a5 b5", "d5 e5", "d1 e2"],
    },
];

/// What follows from a drawing.
#[derive(Clone, Copy)]
struct Map {
    /// The neighbours of each hex.
    next_to: [u64; Hex::COUNT],
    glades: u64,
    edge: u64,
    starts: [[Hex; 2]; 4],
    /// The coordinates of each hex.
    coordinates: [(i8, i8); Hex::COUNT],
}

static MAPS: [Map; Layout::COUNT] = {
    let mut maps = [read(&SKETCHES[0]); Layout::COUNT];
    let mut map = 1;
    while map < Layout::COUNT {
        maps[map] = read(&SKETCHES[map]);
        map += 1;
    }
    maps
};

/// The six directions.
const SIDES: [(i8, i8); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];

enum Spot {
    Outside,
    Lake,
    Place(Hex),
}

/// What lies at some coordinates.
const fn spot(sketch: &Sketch, q: i8, r: i8) -> Spot {
    let mut row = 0;
    while row < sketch.rows.len() {
        let (first, height, text) = sketch.rows[row];
        let letters = text.as_bytes();
        let at = 3 * (q - first) as isize;
        if height == r && at >= 0 && (at as usize) < letters.len() {
            let at = at as usize;
            return match Hex::called(letters[at], letters[at + 1]) {
                Some(hex) => Spot::Place(hex),
                None => Spot::Lake,
            };
        }
        row += 1;
    }
    Spot::Outside
}

const fn read(sketch: &Sketch) -> Map {
    let none = Hex::settlement(Seat(0));
    let mut map =
        Map { next_to: [0; Hex::COUNT], glades: 0, edge: 0, starts: [[none; 2]; 4], coordinates: [(0, 0); Hex::COUNT] };
    let mut row = 0;
    while row < sketch.rows.len() {
        let (first, r, text) = sketch.rows[row];
        let mut column = 0;
        while 3 * column < text.len() {
            let q = first + column as i8;
            if let Spot::Place(hex) = spot(sketch, q, r) {
                map.coordinates[hex.index()] = (q, r);
                if !hex.is_settlement() {
                    map.glades |= hex.bit();
                }
                let mut side = 0;
                while side < SIDES.len() {
                    match spot(sketch, q + SIDES[side].0, r + SIDES[side].1) {
                        Spot::Place(other) => map.next_to[hex.index()] |= other.bit(),
                        Spot::Outside if !hex.is_settlement() => map.edge |= hex.bit(),
                        Spot::Outside | Spot::Lake => {}
                    }
                    side += 1;
                }
            }
            column += 1;
        }
        row += 1;
    }
    let mut seat = 0;
    while seat < sketch.starts.len() {
        let letters = sketch.starts[seat].as_bytes();
        if let (Some(one), Some(two)) = (Hex::called(letters[0], letters[1]), Hex::called(letters[3], letters[4])) {
            map.starts[seat] = [one, two];
        }
        seat += 1;
    }
    map
}

impl Layout {
    /// The standard map.
    pub const fn standard(players: usize) -> Layout {
        match players {
            2 => Layout::L2Std,
            3 => Layout::L3Std,
            _ => Layout::L4Std,
        }
    }

    /// All maps for so many players.
    pub fn of(players: usize) -> impl Iterator<Item = Layout> + Clone {
        Layout::ALL.iter().copied().filter(move |layout| layout.players() == players)
    }

    /// For how many players it is.
    pub const fn players(self) -> usize {
        SKETCHES[self.index()].players as usize
    }

    /// The glades and settlements beside a hex.
    #[inline]
    pub fn next_to(self, hex: Hex) -> u64 {
        MAPS[self.index()].next_to[hex.index()]
    }

    /// All glades.
    #[inline]
    pub fn glades(self) -> u64 {
        MAPS[self.index()].glades
    }

    /// The glades that face the outside of the map (a lake is not outside).
    #[inline]
    pub fn edge(self) -> u64 {
        MAPS[self.index()].edge
    }

    /// The two start glades of a seat, in the order of their names.
    #[inline]
    pub fn starts(self, seat: Seat) -> [Hex; 2] {
        MAPS[self.index()].starts[seat.index() % 4]
    }

    /// The axial coordinates (q, r) of a hex: draw it at x = q + r/2, y = 0.866 r.
    pub fn coordinates(self, hex: Hex) -> (i8, i8) {
        MAPS[self.index()].coordinates[hex.index()]
    }

    /// Where the lakes lie, as axial coordinates.
    pub fn lakes(self) -> Vec<(i8, i8)> {
        let rows = SKETCHES[self.index()].rows.iter();
        let lakes = rows.flat_map(|&(q, r, text)| {
            let names = text.split(' ').enumerate();
            names.filter(|(_, name)| *name == "~~").map(move |(column, _)| (q + column as i8, r))
        });
        lakes.collect()
    }

    /// The rows of the drawing: where each begins (q, r), and its places from left to right; a lake is `None`.
    pub fn rows(self) -> impl Iterator<Item = (i8, i8, Vec<Option<Hex>>)> {
        SKETCHES[self.index()]
            .rows
            .iter()
            .map(|&(q, r, text)| (q, r, text.split(' ').map(|name| name.parse().ok()).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hexes::hexes_in;

    /// Neighbouring pairs, edge glades and inner glades of each map.
    const FACTS: [(&str, u32, u32, &str); Layout::COUNT] = [
        ("l2_std", 27, 10, "b2 b3"),
        ("l3_std", 45, 12, "c2 d2 d3 e2 e3 e4"),
        ("l3_alt_lake", 42, 12, "c2 c3 d2 d3 e2 e3"),
        ("l3_alt_heart", 45, 15, "c2 e2 e4"),
        ("l3_alt_valleys", 42, 15, "d2 d3 e2"),
        ("l4_std", 63, 14, "b2 b3 b4 c2 c3 c4 c5 d2 d3 d4"),
        ("l4_alt_lake", 54, 16, "b2 b3 b4 c3 c4 d2 d3 d4"),
        ("l4_alt_inner", 63, 18, "b3 c2 c3 c4 c5 d3"),
    ];

    #[test]
    fn neighbours_and_edges_are_those_of_the_rules_page() {
        for (&layout, (id, pairs, edge, inner)) in Layout::ALL.iter().zip(FACTS) {
            assert_eq!(layout.id(), id);
            let places =
                layout.glades() | Seat::all(layout.players()).fold(0, |set, seat| set | Hex::settlement(seat).bit());
            assert_eq!(layout.glades().count_ones() as usize, 6 * layout.players());
            let sides: u32 = hexes_in(places).map(|hex| layout.next_to(hex).count_ones()).sum();
            assert_eq!(sides, 2 * pairs, "{id}");
            assert!(hexes_in(places).all(|hex| layout.next_to(hex) & !places == 0));
            assert_eq!(layout.edge().count_ones(), edge, "{id}");
            let named = hexes_in(layout.glades() & !layout.edge()).map(|hex| hex.to_string()).collect::<Vec<_>>();
            assert_eq!(named.join(" "), inner);
        }
    }
}
