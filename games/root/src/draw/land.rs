//! Where everything lies on the two maps. Clearings and forests are fractions of the map between its outermost clearings,
//! so that it can be stretched: wide on a desk, tall on a phone.

use std::sync::LazyLock;

use crate::map::{Clearing, Forest, MapKind};

/// A point as a fraction of width and height.
pub(super) type At = (f32, f32);

/// Where the places of a map lie.
pub(super) struct Land {
    /// The clearings.
    pub(super) clearings: [At; Clearing::COUNT],
    /// The camps in the forests.
    pub(super) camps: Vec<(Forest, At)>,
    /// The bends of the river, from one edge to the other.
    pub(super) river: Vec<At>,
    /// The ends of the paths.
    pub(super) paths: Vec<(Clearing, Clearing)>,
}

/// Clearings that are drawn a little aside of the plan, so that no edges touch.
const NUDGED: [(MapKind, u8, (u16, u16)); 3] =
    [(MapKind::Autumn, 4, (566, 97)), (MapKind::Autumn, 9, (424, 305)), (MapKind::Winter, 5, (584, 216))];

/// Camps that are drawn aside of the plan, off paths and river.
const CAMPS: [(Forest, (u16, u16)); 11] = [
    (Forest::North, (330, 178)),
    (Forest::NorthWest, (256, 340)),
    (Forest::NorthEast, (720, 372)),
    (Forest::West, (176, 628)),
    (Forest::SouthWest, (440, 772)),
    (Forest::South, (515, 628)),
    (Forest::East, (822, 668)),
    (Forest::WinterWest, (222, 572)),
    (Forest::WinterEast, (797, 420)),
    (Forest::WinterSouthWest, (290, 690)),
    (Forest::WinterSouthEast, (722, 728)),
];

/// A bend of the river: a clearing, or a point of the plan.
enum Bend {
    At(u8),
    Via(i16, i16),
}

use Bend::{At as C, Via};

const AUTUMN_RIVER: [Bend; 12] = [
    Via(-150, 900),
    C(4),
    Via(255, 748),
    Via(440, 700),
    C(7),
    Via(620, 640),
    C(11),
    Via(545, 360),
    C(10),
    Via(505, 210),
    C(5),
    Via(640, -120),
];
const WINTER_RIVER: [Bend; 9] =
    [Via(-120, 372), C(10), Via(245, 436), C(11), Via(495, 470), C(12), Via(770, 536), C(7), Via(1200, 700)];

static LANDS: LazyLock<[Land; 2]> = LazyLock::new(|| [land(MapKind::Autumn), land(MapKind::Winter)]);

impl Land {
    /// The land of a map.
    pub(super) fn of(map: MapKind) -> &'static Land {
        &LANDS[map as usize]
    }

    /// Where a clearing lies.
    pub(super) fn clearing(&self, clearing: Clearing) -> At {
        self.clearings[clearing.index()]
    }
}

fn land(map: MapKind) -> Land {
    let plan = map.plan();
    let mut spots = plan.positions;
    for (kind, clearing, at) in NUDGED {
        if kind == map {
            spots[usize::from(clearing)] = at;
        }
    }
    let range = |pick: fn(&(u16, u16)) -> u16| {
        let (least, most) = spots.iter().map(pick).fold((u16::MAX, 0), |(a, b), x| (a.min(x), b.max(x)));
        (f32::from(least), f32::from(most - least))
    };
    let ((left, wide), (top, high)) = (range(|at| at.0), range(|at| at.1));
    let place = |x: f32, y: f32| ((x - left) / wide, (y - top) / high);
    let at = |(x, y): (u16, u16)| place(f32::from(x), f32::from(y));
    let river: &[Bend] = match map {
        MapKind::Autumn => &AUTUMN_RIVER,
        MapKind::Winter => &WINTER_RIVER,
    };
    let camps = plan.forests.iter().map(|wood| {
        let moved = CAMPS.iter().find(|(forest, _)| *forest == wood.forest);
        (wood.forest, at(moved.map_or(wood.position, |&(_, at)| at)))
    });
    Land {
        clearings: spots.map(at),
        camps: camps.collect(),
        river: river
            .iter()
            .map(|bend| match *bend {
                C(number) => at(spots[usize::from(number) - 1]),
                Via(x, y) => place(f32::from(x), f32::from(y)),
            })
            .collect(),
        paths: Clearing::all()
            .flat_map(|a| plan.paths[a.index()].iter().filter(move |b| a < *b).map(move |b| (a, b)))
            .collect(),
    }
}

/// The way from one clearing to another, bent a little: its ends and the handle between, on a map of this width and height.
pub(super) fn bent(from: At, to: At, (wide, high): (f32, f32), side: f32) -> [At; 3] {
    let ((ax, ay), (bx, by)) = ((from.0 * wide, from.1 * high), (to.0 * wide, to.1 * high));
    let handle = (f32::midpoint(ax, bx) - (by - ay) * side, f32::midpoint(ay, by) + (bx - ax) * side);
    [(ax, ay), handle, (bx, by)]
}

/// A point on a bent way, from 0 to 1.
pub(super) fn along([a, b, c]: [At; 3], t: f32) -> At {
    let u = 1.0 - t;
    let mix = |a: f32, b: f32, c: f32| u * u * a + 2.0 * u * t * b + t * t * c;
    (mix(a.0, b.0, c.0), mix(a.1, b.1, c.1))
}

/// How much and to which side a path is bent.
pub(super) fn bend(a: Clearing, b: Clearing) -> f32 {
    let (a, b) = (a.min(b).index(), a.max(b).index());
    if (a * 7 + b * 3) % 2 == 0 { 0.07 } else { -0.07 }
}
