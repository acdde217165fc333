//! Small signs: dominance, cards, the parts of a day, what can be done.

use draw::{Markup, html};

use super::Figure;
use super::Sheet::{Flat, FlatHole, Hole, Paper};
use super::symbol;

const SIGNS: [Figure; 13] = [
    Figure {
        id: "dominance",
        sheets: &[
            Paper("M50 10 L38 48 L14 24 L18 80 L50 80"),
            Hole("M50 66 L22 66 L22.6 71 L50 71"),
            Paper("O 50 8 6 O 12 20 6"),
        ],
    },
    Figure {
        id: "cards",
        sheets: &[
            Flat("M34 6 86 18C91 19 93 22 92 27L80 82C79 87 76 89 71 88L62 86 72 30C73 22 70 18 62 16L34 10Z"),
            Flat("M14 14H56C62 14 66 18 66 24V86C66 92 62 96 56 96H14C8 96 4 92 4 86V24C4 18 8 14 14 14Z"),
            FlatHole("M35 36 46 55 35 74 24 55Z"),
        ],
    },
    Figure {
        id: "birdsong",
        sheets: &[
            Flat("M8 52C18 26 44 18 58 30L84 20 74 40C76 66 56 84 34 80L20 94 24 74C14 70 8 62 8 52Z"),
            FlatHole("M56 40a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM24 52C34 62 48 62 56 54C50 70 30 70 24 52Z"),
        ],
    },
    Figure {
        id: "daylight",
        sheets: &[
            Paper("O 50 50 22"),
            Paper(
                "M50 3 L45 20 L50 22 M50 97 L45 80 L50 78 M3 50 L20 45 L22 50 L20 55 M17 17 L32 25 L25 32 M17 83 L32 75 L25 68",
            ),
        ],
    },
    Figure {
        id: "evening",
        sheets: &[
            Flat("M62 6C32 8 14 28 14 52C14 78 36 96 60 94C74 92 84 86 90 76C66 82 46 66 46 44C46 28 52 14 62 6Z"),
            FlatHole("M24 52 30 48 28 58Z"),
        ],
    },
    Figure { id: "arrow", sheets: &[Flat("M6 40H54V16L96 50 54 84V60H6Z")] },
    Figure { id: "plus", sheets: &[Flat("M40 8H60V40H92V60H60V92H40V60H8V40H40Z")] },
    Figure { id: "cross", sheets: &[Flat("M20 6 50 36 80 6 94 20 64 50 94 80 80 94 50 64 20 94 6 80 36 50 6 20Z")] },
    Figure { id: "tick", sheets: &[Flat("M8 54 22 38 42 58 78 14 94 28 43 90Z")] },
    Figure {
        id: "warn",
        sheets: &[
            Paper("M50 6 L2 92 L50 92"),
            FlatHole("M45 36H55L53 66H47ZM44.5 77a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z"),
        ],
    },
    Figure {
        id: "map",
        sheets: &[
            Flat("M6 20 34 8 64 20 94 8V80L64 92 34 80 6 92Z"),
            FlatHole("M33 18H37V72L33 70ZM63 28H67V82L63 80Z"),
        ],
    },
    Figure {
        id: "boat",
        sheets: &[
            Flat("M4 60H96C92 80 78 90 60 90H40C22 90 8 80 4 60Z"),
            Flat("M46 6H54V54H46Z"),
            Flat("M58 10C78 18 86 34 88 52H58Z"),
            Flat("M42 22C28 30 20 40 16 52H42Z"),
        ],
    },
    Figure {
        id: "soul",
        sheets: &[
            Paper("M50 4 C26 4 16 24 16 46 L16 94 L28 84 L39 96 L50 84"),
            Hole("O 38 40 6"),
            Hole("M50 58 C45 58 42 62 43 68 C45 72 48 72 50 72"),
        ],
    },
];

/// A die by what it shows: diamonds on paper.
fn die(shows: u8) -> Markup {
    let dots: &[(u8, u8)] = match shows {
        0 => &[],
        1 => &[(50, 50)],
        2 => &[(31, 31), (69, 69)],
        _ => &[(28, 28), (50, 50), (72, 72)],
    };
    html! {
        symbol id={ "root-die-" (shows) } viewBox="0 0 100 100" {
            rect x="4" y="4" width="92" height="92" rx="20" fill="#fffdf7" stroke="#8d8678" stroke-width="4" {}
            @for (x, y) in dots { path transform={ "translate(" (x) " " (y) ")" } d="M0-12 12 0 0 12-12 0Z" fill="#2d2a26" {} }
        }
    }
}

/// The symbols of signs and dice.
pub(super) fn symbols() -> Markup {
    html! {
        @for sign in &SIGNS { (symbol(sign.id, sign.sheets)) }
        @for shows in 0..4 { (die(shows)) }
    }
}
