//! The ground of the maps: edges of clearings by suit, trees, paths and rivers. Each land lies in the page twice, wide and
//! tall, and is stretched a little to the room there is.

use std::fmt::Write;
use std::sync::LazyLock;

use draw::{Markup, PreEscaped, html};
use engine::Dice;

use super::Figure;
use super::Sheet::{self, Hole, Paper};
use super::symbol;
use crate::cards::Suit;
use crate::draw::land::{At, Land, along, bend, bent};
use crate::map::MapKind;

const TREES: [Figure; 3] = [
    Figure {
        id: "fir",
        sheets: &[
            Paper("M50 2 L34 30 L42 30 L22 56 L34 56 L10 84 L45 84 L45 98 L50 98"),
            Hole("M50 40 L44 50 L50 50"),
            Hole("M50 62 L40 74 L50 74"),
        ],
    },
    Figure {
        id: "oak",
        sheets: &[
            Paper("M50 4 C34 2 24 12 25 22 C10 24 5 40 14 50 C8 64 22 76 35 70 C38 74 42 75 45 75 L43 98 L50 98"),
            Hole("M50 24 C44 26 42 32 45 38 L50 40"),
            Hole("M26 44 C30 40 36 42 37 48 C33 52 28 50 26 44"),
        ],
    },
    Figure {
        id: "leaf",
        sheets: &[
            Paper("M50 2 C24 22 16 52 34 74 C40 80 46 82 47 82 L46 98 L50 98"),
            Hole("M50 22 L48 26 L48 76 L50 78"),
            Hole("M46 46 L32 38 L46 52"),
            Hole("M46 62 L33 54 L46 68"),
        ],
    },
];

/// A land is drawn for a wide map and for a tall one: name, width and height, radius of a clearing.
const CUTS: [Cut; 2] = [
    Cut { name: "wide", size: (1160.0, 1000.0), radius: 120.0 },
    Cut { name: "tall", size: (700.0, 1000.0), radius: 90.0 },
];

/// One of the two shapes of a land.
struct Cut {
    name: &'static str,
    size: (f32, f32),
    radius: f32,
}

/// A kind of tree.
pub(in crate::draw) fn tree(kind: usize) -> &'static [Sheet] {
    TREES[kind % 2].sheets
}

/// The edge of a clearing of radius 100: toothed for foxes, scalloped for rabbits, bitten for mice.
pub(in crate::draw) fn rim(suit: Suit) -> String {
    let angle = |step: f32, of: f32| std::f32::consts::TAU * step / of - std::f32::consts::FRAC_PI_2;
    let mut path = String::new();
    if suit == Suit::Fox {
        for step in 0_u8..52 {
            let radius = if step % 2 == 0 { 100.0 } else { 92.0 };
            let (sin, cos) = angle(f32::from(step), 52.0).sin_cos();
            let _ = write!(path, "{}{:.1} {:.1}", if step == 0 { 'M' } else { 'L' }, radius * cos, radius * sin);
        }
    } else {
        let (count, radius, bow, sweep) =
            if suit == Suit::Rabbit { (15_u8, 94.5, 1.03, 1) } else { (13, 100.0, 1.35, 0) };
        let bow = std::f32::consts::PI * radius / f32::from(count) * bow;
        for step in 0..=count {
            let (sin, cos) = angle(f32::from(step), f32::from(count)).sin_cos();
            let (x, y) = (radius * cos, radius * sin);
            let _ = if step == 0 {
                write!(path, "M{x:.1} {y:.1}")
            } else {
                write!(path, "A{bow:.1} {bow:.1} 0 0 {sweep} {x:.1} {y:.1}")
            };
        }
    }
    path + "Z"
}

/// A smooth line through some points.
fn smooth(points: &[At]) -> String {
    let mut path = String::new();
    let at = |index: usize| points[index.min(points.len() - 1)];
    for index in 0..points.len().saturating_sub(1) {
        let (before, from, to, after) = (at(index.saturating_sub(1)), at(index), at(index + 1), at(index + 2));
        if index == 0 {
            let _ = write!(path, "M{:.0} {:.0}", from.0, from.1);
        }
        let out = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
        let into = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
        let _ = write!(path, "C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}", out.0, out.1, into.0, into.1, to.0, to.1);
    }
    path
}

/// What trees must not stand on: points with how far they reach.
fn kept_clear(land: &Land, cut: &Cut, river: &[At]) -> Vec<(At, f32)> {
    let scale = cut.radius / 120.0;
    let stretched = |(x, y): At| (x * cut.size.0, y * cut.size.1);
    let mut kept = Vec::new();
    for &(a, b) in &land.paths {
        let way = bent(land.clearing(a), land.clearing(b), cut.size, bend(a, b));
        kept.extend((0_u8..=16).map(|step| (along(way, f32::from(step) / 16.0), 30.0 * scale)));
    }
    for pair in river.windows(2) {
        let steps = (0_u8..10).map(|step| f32::from(step) / 10.0);
        let between = |t: f32| (pair[0].0 + (pair[1].0 - pair[0].0) * t, pair[0].1 + (pair[1].1 - pair[0].1) * t);
        kept.extend(steps.map(|t| (between(t), 50.0 * scale)));
    }
    kept.extend(land.clearings.iter().map(|&at| (stretched(at), cut.radius + 42.0 * scale)));
    kept.extend(land.camps.iter().map(|&(_, at)| (stretched(at), cut.radius * 0.6)));
    kept
}

/// How large trees are, in clearings' radiuses.
const SIZES: [f32; 3] = [0.36, 0.46, 0.56];

/// Trees of a cut in each size, to be planted by a short reference.
fn saplings(cut: &Cut) -> Markup {
    html! {
        @for (number, size) in SIZES.iter().map(|size| size * cut.radius).enumerate() {
            @for tree in &TREES[..2] {
                g id={ "root-" (tree.id) "-" (cut.name) (number) } {
                    use href={ "#root-" (tree.id) } x=(-size / 2.0) y=(-size / 2.0) width=(size) height=(size) {}
                }
            }
        }
    }
}

/// A wood: trees by kind, size and colour.
fn trees(land: &Land, cut: &Cut, river: &[At], winter: bool) -> Markup {
    let kept = kept_clear(land, cut, river);
    let mut dice = Dice::quick(11);
    let mut within = |from: f32, to: f32| from + (to - from) * f32::from(dice.below(1000) as u16) / 1000.0;
    let mut stand: Vec<(f32, f32, usize, usize)> = Vec::new();
    for _ in 0..2400 {
        let (x, y) = (within(-0.19, 1.19) * cut.size.0, within(-0.19, 1.19) * cut.size.1);
        let (number, kind) = (within(0.0, 2.99) as usize, within(0.0, 11.99) as usize);
        let size = SIZES[number] * cut.radius;
        let apart = |&(a, b, other, _): &(f32, f32, usize, usize)| {
            (x - a).hypot((y - b) * 1.25) > (size + SIZES[other] * cut.radius) * 0.48
        };
        if kept.iter().all(|&((a, b), reach)| (x - a).hypot(y - b) > reach + size * 0.4) && stand.iter().all(apart) {
            stand.push((x, y, number, kind));
        }
    }
    html! {
        @for colour in 0..4 {
            g color=(format_args!("var(--root-tree-{colour})")) {
                @for &(x, y, number, kind) in stand.iter().filter(|tree| tree.3 % 4 == colour) {
                    @let tree = &TREES[usize::from(!winter && kind % 3 == 0)];
                    use href={ "#root-" (tree.id) "-" (cut.name) (number) } x=(format_args!("{x:.0}")) y=(format_args!("{y:.0}")) {}
                }
            }
        }
    }
}

/// A land: patches of wood, river, paths, trees.
fn ground(map: MapKind, cut: &Cut) -> Markup {
    let land = Land::of(map);
    let scale = cut.radius / 120.0;
    let river: Vec<At> = land.river.iter().map(|&(x, y)| (x * cut.size.0, y * cut.size.1)).collect();
    let water = smooth(&river);
    html! {
        symbol id={ "root-land-" (map) "-" (cut.name) } viewBox={ "0 0 " (cut.size.0) " " (cut.size.1) } preserveAspectRatio="none" overflow="visible" {
            @for &(_, (x, y)) in &land.camps {
                ellipse cx=(format_args!("{:.0}", x * cut.size.0)) cy=(format_args!("{:.0}", y * cut.size.1)) rx=(cut.radius * 1.6) ry=(cut.radius * 1.15)
                    fill="var(--root-patch)" {}
            }
            g fill="none" stroke-linecap="round" stroke-linejoin="round" {
                path d=(water) stroke="var(--root-bank)" stroke-width=(72.0 * scale) {}
                path d=(water) stroke="var(--root-river)" stroke-width=(56.0 * scale) {}
                path d=(water) stroke="var(--root-wave)" stroke-width=(4.6 * scale) stroke-dasharray="34 42" transform="translate(0 -8)" {}
                path d=(water) stroke="var(--root-wave)" stroke-width=(4.6 * scale) stroke-dasharray="25 55" stroke-dashoffset="34" transform="translate(0 10)" {}
                @for &(a, b) in &land.paths {
                    @let [from, by, to] = bent(land.clearing(a), land.clearing(b), cut.size, bend(a, b));
                    @let way = format!("M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}", from.0, from.1, by.0, by.1, to.0, to.1);
                    path d=(way) stroke="var(--root-path-edge)" stroke-width=(30.0 * scale) {}
                    path d=(way) stroke="var(--root-path)" stroke-width=(24.0 * scale) {}
                    path d=(way) stroke="var(--root-steps)" stroke-width=(6.0 * scale) stroke-dasharray="0.1 18" {}
                }
            }
            (trees(land, cut, &river, map == MapKind::Winter))
        }
    }
}

static GROUND: LazyLock<String> = LazyLock::new(|| {
    let lands = MapKind::ALL.iter().flat_map(|&map| CUTS.iter().map(move |cut| ground(map, cut).0));
    lands.collect()
});

/// The symbols of the ground.
pub(super) fn symbols() -> Markup {
    html! {
        @for tree in &TREES { (symbol(tree.id, tree.sheets)) }
        @for suit in Suit::GROUND { path id={ "root-rim-" (suit) } d=(rim(suit)) {} }
        @for cut in &CUTS { (saplings(cut)) }
        (PreEscaped(GROUND.as_str()))
    }
}
