//! Both maps as data (rules, 2.6 and 2.7): twelve clearings with slots, paths and rivers, and the forests between.

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, named, set, written_by_name};

use crate::cards::Suit;

named! {
    /// A map.
    MapKind, "map":
    /// Autumn: the suits are printed.
    Autumn = "autumn",
    /// Winter: the suits are dealt.
    Winter = "winter",
}

/// A clearing, called `c1` to `c12` on both maps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Clearing(u8);

impl Clearing {
    /// How many clearings a map has.
    pub const COUNT: usize = 12;

    /// The clearing of this number, counted from 0.
    #[inline]
    pub const fn new(number: u8) -> Clearing {
        Clearing(if number < 12 { number } else { 0 })
    }

    /// Its number, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All clearings.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Clearing> + Clone {
        (0..Clearing::COUNT as u8).map(Clearing)
    }

    /// The set of it alone.
    #[inline]
    pub const fn alone(self) -> Clearings {
        Clearings::only(self)
    }
}

impl fmt::Display for Clearing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for Clearing {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Clearing, NoSuchName> {
        Clearing::all().find(|clearing| clearing.to_string() == text).ok_or(NoSuchName)
    }
}

written_by_name!(Clearing, "clearing");

set! {
    /// A set of clearings.
    Clearings of Clearing in u16
}

impl Clearings {
    /// All twelve.
    pub const ALL: Clearings = Clearings(0xfff);
}

named! {
    /// A forest of one map or the other.
    Forest, "forest":
    /// Autumn, north.
    North = "f_n",
    /// Autumn, north-west.
    NorthWest = "f_nw",
    /// Autumn, north-east.
    NorthEast = "f_ne",
    /// Autumn, west.
    West = "f_w",
    /// Autumn, south-west.
    SouthWest = "f_sw",
    /// Autumn, south.
    South = "f_s",
    /// Autumn, east.
    East = "f_e",
    /// Winter, west.
    WinterWest = "wf_w",
    /// Winter, middle.
    WinterMiddle = "wf_mid",
    /// Winter, east.
    WinterEast = "wf_e",
    /// Winter, south-west.
    WinterSouthWest = "wf_sw",
    /// Winter, south-east.
    WinterSouthEast = "wf_se",
}

/// What is printed on a map.
#[derive(Debug)]
pub struct Plan {
    /// Printed suits; on the winter map they are dealt instead.
    pub suits: [Suit; 12],
    /// Building slots.
    pub slots: [u8; 12],
    /// Clearings with a ruin in one slot.
    pub ruins: Clearings,
    /// Clearings joined by a path.
    pub paths: [Clearings; 12],
    /// Clearings joined by a river segment.
    pub rivers: [Clearings; 12],
    /// Clearings on the river.
    pub(crate) river: Clearings,
    /// What lies beside sets of clearings, on foot and by boat.
    pub(crate) on_foot: Beside,
    pub(crate) by_boat: Beside,
    /// Where the clearings are drawn, in a square of 1000.
    pub positions: [(u16, u16); 12], // reconstructed
    /// The forests.
    pub forests: &'static [Wood],
}

/// A forest on a map.
#[derive(Debug)]
pub struct Wood {
    /// Which one.
    pub forest: Forest,
    /// The clearings around it.
    pub clearings: Clearings,
    /// The forests across one path.
    pub neighbours: &'static [Forest],
    /// Where it is drawn.
    pub position: (u16, u16), // reconstructed
}

/// The clearings beside any set of clearings, looked up for the first six and the last six of the set.
#[derive(Debug)]
pub(crate) struct Beside([[Clearings; 64]; 2]);

impl Beside {
    const fn along(ways: [Clearings; 12]) -> Beside {
        let mut beside = [[Clearings::NONE; 64]; 2];
        let mut number = 0;
        while number < 12 {
            let (half, bit) = (number / 6, 1 << (number % 6));
            let mut set = 0;
            while set < 64 {
                if set & bit != 0 {
                    beside[half][set] = beside[half][set].with(ways[number]);
                }
                set += 1;
            }
            number += 1;
        }
        Beside(beside)
    }

    /// The clearings that are joined to one of these.
    #[inline]
    pub(crate) const fn any(&self, clearings: Clearings) -> Clearings {
        let [first, last] = &self.0;
        first[clearings.0 as usize % 64].with(last[clearings.0 as usize / 64 % 64])
    }
}

/// The corners; each lies opposite the one two further on.
pub const CORNERS: [Clearing; 4] = [Clearing(0), Clearing(1), Clearing(2), Clearing(3)];

/// The corner opposite a corner.
#[inline]
pub fn opposite(corner: Clearing) -> Clearing {
    Clearing((corner.0 + 2) % 4)
}

const fn joined<const N: usize>(pairs: [(u8, u8); N]) -> [Clearings; 12] {
    let mut sets = [Clearings::NONE; 12];
    let mut next = 0;
    while next < N {
        let (a, b) = (pairs[next].0 - 1, pairs[next].1 - 1);
        sets[a as usize].0 |= 1 << b;
        sets[b as usize].0 |= 1 << a;
        next += 1;
    }
    sets
}

const fn either(a: [Clearings; 12], b: [Clearings; 12]) -> [Clearings; 12] {
    let mut sets = a;
    let mut next = 0;
    while next < 12 {
        sets[next] = sets[next].with(b[next]);
        next += 1;
    }
    sets
}

const fn set<const N: usize>(numbers: [u8; N]) -> Clearings {
    let mut bits = 0;
    let mut next = 0;
    while next < N {
        bits |= 1 << (numbers[next] - 1);
        next += 1;
    }
    Clearings(bits)
}

const fn wood<const N: usize>(
    forest: Forest,
    clearings: [u8; N],
    neighbours: &'static [Forest],
    position: (u16, u16),
) -> Wood {
    Wood { forest, clearings: set(clearings), neighbours, position }
}

use Forest as Fo;
use Suit::{Fox, Mouse, Rabbit};

const AUTUMN_PATHS: [Clearings; 12] = joined([
    (1, 5),
    (1, 9),
    (1, 10),
    (2, 5),
    (2, 6),
    (2, 10),
    (3, 6),
    (3, 7),
    (3, 11),
    (4, 8),
    (4, 9),
    (4, 12),
    (6, 11),
    (7, 8),
    (7, 12),
    (9, 12),
    (10, 12),
    (11, 12),
]);
const AUTUMN_RIVERS: [Clearings; 12] = joined([(4, 7), (7, 11), (11, 10), (10, 5)]);

static AUTUMN: Plan = Plan {
    suits: [Fox, Mouse, Rabbit, Rabbit, Rabbit, Fox, Mouse, Fox, Mouse, Rabbit, Mouse, Fox],
    slots: [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2],
    ruins: set([6, 10, 11, 12]),
    paths: AUTUMN_PATHS,
    rivers: AUTUMN_RIVERS,
    river: Beside::along(AUTUMN_RIVERS).any(Clearings::ALL),
    on_foot: Beside::along(AUTUMN_PATHS),
    by_boat: Beside::along(either(AUTUMN_PATHS, AUTUMN_RIVERS)),
    positions: [
        (120, 143),
        (868, 234),
        (821, 867),
        (122, 808),
        (540, 97),
        (895, 520),
        (582, 767),
        (368, 889),
        (108, 410),
        (430, 291),
        (629, 483),
        (311, 553),
    ],
    forests: &[
        wood(Fo::North, [1, 2, 5, 10], &[Fo::NorthWest, Fo::NorthEast], (345, 175)),
        wood(Fo::NorthWest, [1, 9, 10, 12], &[Fo::North, Fo::NorthEast, Fo::West], (245, 345)),
        wood(Fo::NorthEast, [2, 6, 10, 11, 12], &[Fo::North, Fo::NorthWest, Fo::South, Fo::East], (690, 365)),
        wood(Fo::West, [4, 9, 12], &[Fo::NorthWest, Fo::SouthWest], (175, 600)),
        wood(Fo::SouthWest, [4, 7, 8, 12], &[Fo::West, Fo::South], (350, 740)),
        wood(Fo::South, [3, 7, 11, 12], &[Fo::SouthWest, Fo::NorthEast, Fo::East], (575, 640)),
        wood(Fo::East, [3, 6, 11], &[Fo::NorthEast, Fo::South], (785, 625)),
    ],
};

const WINTER_PATHS: [Clearings; 12] = joined([
    (1, 5),
    (1, 10),
    (1, 11),
    (2, 6),
    (2, 7),
    (2, 12),
    (3, 7),
    (3, 8),
    (3, 12),
    (4, 9),
    (4, 10),
    (4, 11),
    (5, 6),
    (8, 9),
    (8, 12),
    (9, 11),
]);
const WINTER_RIVERS: [Clearings; 12] = joined([(10, 11), (11, 12), (12, 7)]);

static WINTER: Plan = Plan {
    suits: [Fox; 12],
    slots: [1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3],
    ruins: set([8, 9, 11, 12]),
    paths: WINTER_PATHS,
    rivers: WINTER_RIVERS,
    river: Beside::along(WINTER_RIVERS).any(Clearings::ALL),
    on_foot: Beside::along(WINTER_PATHS),
    by_boat: Beside::along(either(WINTER_PATHS, WINTER_RIVERS)),
    positions: [
        (131, 130),
        (859, 230),
        (828, 841),
        (138, 796),
        (371, 172),
        (584, 236),
        (899, 575),
        (575, 714),
        (363, 843),
        (136, 419),
        (364, 502),
        (623, 461),
    ],
    forests: &[
        wood(Fo::WinterWest, [1, 4, 10, 11], &[Fo::WinterMiddle, Fo::WinterSouthWest], (215, 540)),
        wood(
            Fo::WinterMiddle,
            [1, 2, 5, 6, 8, 9, 11, 12],
            &[Fo::WinterWest, Fo::WinterEast, Fo::WinterSouthWest, Fo::WinterSouthEast],
            (480, 340),
        ),
        wood(Fo::WinterEast, [2, 3, 7, 12], &[Fo::WinterMiddle, Fo::WinterSouthEast], (785, 490)),
        wood(Fo::WinterSouthWest, [4, 9, 11], &[Fo::WinterWest, Fo::WinterMiddle], (300, 708)),
        wood(Fo::WinterSouthEast, [3, 8, 12], &[Fo::WinterMiddle, Fo::WinterEast], (690, 690)),
    ],
};

impl MapKind {
    /// What is printed on the map.
    #[inline]
    pub fn plan(self) -> &'static Plan {
        match self {
            MapKind::Autumn => &AUTUMN,
            MapKind::Winter => &WINTER,
        }
    }
}

impl Plan {
    /// A forest of this map.
    pub fn wood(&self, forest: Forest) -> Option<&'static Wood>
    where
        Self: 'static,
    {
        [&AUTUMN, &WINTER].into_iter().flat_map(|plan| plan.forests).find(|wood| wood.forest == forest)
    }

    /// The clearings on the river.
    #[inline]
    pub fn river_clearings(&self) -> Clearings {
        self.river
    }

    /// The forests that touch a clearing.
    pub fn woods_at(&'static self, clearing: Clearing) -> impl Iterator<Item = Forest> {
        self.forests.iter().filter(move |wood| wood.clearings.contains(clearing)).map(|wood| wood.forest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_maps_hang_together() {
        for (plan, paths, slots, woods) in [(&AUTUMN, 18, 22, 7), (&WINTER, 16, 22, 5)] {
            assert_eq!(plan.paths.iter().map(|set| set.len()).sum::<usize>(), 2 * paths);
            assert_eq!(plan.slots.iter().sum::<u8>(), slots);
            assert_eq!((plan.ruins.len(), plan.forests.len()), (4, woods));
            for wood in plan.forests {
                for &other in wood.neighbours {
                    let back = plan.wood(other).unwrap();
                    assert!(back.neighbours.contains(&wood.forest), "{} {}", wood.forest, other);
                    assert!(wood.clearings.common(back.clearings).len() >= 2);
                }
            }
        }
        for suit in Suit::GROUND {
            assert_eq!(AUTUMN.suits.iter().filter(|&&other| other == suit).count(), 4);
        }
        for (clearing, bit) in Clearing::all().zip(0..) {
            assert_eq!(AUTUMN.on_foot.any(Clearings(1 << bit)), AUTUMN.paths[clearing.index()]);
        }
        let rivers: Vec<_> = AUTUMN.river_clearings().iter().map(|clearing| clearing.to_string()).collect();
        assert_eq!(rivers, ["c4", "c5", "c7", "c10", "c11"]);
    }
}
