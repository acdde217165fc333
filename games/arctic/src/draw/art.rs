//! The paper figures of this game. Most are the left half of a folded sheet ([`Cutout`]), laid in several papers one upon
//! the other; what has a left and a right (fish, spear, cliffs) is written down whole.

use draw::{Cutout, Markup, html};

/// A sheet of a figure: what it is cut to, and its paper.
pub(super) enum Sheet {
    /// The left half of a folded sheet.
    Folded(&'static str, &'static str),
    /// A sheet that is not folded: the data of a path.
    Flat(&'static str, &'static str),
    /// A drawn line of some width.
    Line(&'static str, &'static str, f32),
}

use Sheet::{Flat, Folded, Line};

/// A figure: its id, its box, its sheets from below.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) size: (f32, f32),
    pub(super) sheets: &'static [Sheet],
}

const fn square(id: &'static str, sheets: &'static [Sheet]) -> Figure {
    Figure { id, size: (100.0, 100.0), sheets }
}

const fn hexagon(id: &'static str, sheets: &'static [Sheet]) -> Figure {
    Figure { id, size: (100.0, 115.5), sheets }
}

const INK: &str = "#22303a";
const FUR: &str = "#f6ead2";

/// Everybody who hunts or is hunted, and what they live in.
pub(super) const FIGURES: [Figure; 9] = [
    square(
        "ar-orca",
        &[
            Folded("M18 70 C9 74 3 83 2 94 C12 94 21 90 27 84", INK),
            Folded("M50 1 C45 12 42 25 41 38 C27 40 15 51 12 66 C10 78 15 88 26 92 C34 95 42 96 50 96", INK),
            Folded("M21 60 C25 52 35 50 40 56 C38 63 29 67 22 64 C20 63 20 62 21 60", "#fbfaf4"),
            Folded("M50 77 C41 77 33 79 27 85 C33 91 42 93 50 93", "#fbfaf4"),
            Folded("M50 72 C41 73 30 73 22 70 C30 77 41 77 50 76", "#5d7482"),
            Folded("O 38 69 2.2", "#b9cbd3"),
        ],
    ),
    square(
        "ar-bear",
        &[
            Folded(
                "M50 7 C44 7 39 8 35 11 C31 4 21 5 19 13 C18 19 21 23 25 25 C23 32 25 39 29 44 C17 52 10 66 11 82 \
                 C11 92 17 97 26 97 L40 97 C43 97 44 95 44 92 L50 92",
                "#fffaf0",
            ),
            Folded("M50 54 C40 55 34 64 34 75 C34 84 41 90 50 90", "#e3dccb"),
            Folded("O 26.5 15 4.2", "#d9c7b3"),
            Folded("M50 29 C42 29 37 35 38 41 C39 47 44 49 50 49", "#eee5d2"),
            Folded("M50 33 C46 33 43 35 44 38 C45 41 48 42 50 42 O 40 26 3", INK),
            Folded("M17 91 L19 97 L21 91 M24 91 L26 97 L28 91 M31 91 L33 97 L35 91", "#8e8a80"),
        ],
    ),
    square(
        "ar-eskimo",
        &[
            Line("M86 8V92", "#6b4a2e", 4.0),
            Flat("M86 0 92 16H80Z", "#7c8a92"),
            Folded("M32 84 L31 97 L47 97 L48 84", "#5c3a24"),
            Folded(
                "M50 4 C36 4 27 14 27 28 C27 36 30 42 34 46 C25 50 18 58 14 68 L21 74 L28 67 L24 86 L50 86",
                "#d8702a",
            ),
            Folded("M50 78 L26 78 L24 87 L50 87 M13 67 L22 75 L19 79 L10 72", FUR),
            Folded("M50 11 C39 11 33 19 33 28 C33 37 40 44 50 44", FUR),
            Folded("M50 16 C42 16 38 21 38 28 C38 35 43 40 50 40", "#d9a27a"),
            Folded("O 45 27 1.9 M50 33 C48 34 46 34 45 33 C46 36 48 37 50 37", INK),
            Folded("M50 50 L42 58 L50 66", "#8f3f16"),
        ],
    ),
    square(
        "ar-kayak",
        &[
            Folded("M50 12 C36 12 28 22 28 34 C28 42 31 47 35 51 C28 56 24 66 24 80 L50 80", "#d8702a"),
            Folded("M50 19 C40 19 34 26 34 34 C34 43 41 49 50 49", FUR),
            Folded("M50 24 C42 24 39 28 39 34 C39 41 44 45 50 45", "#d9a27a"),
            Folded("O 45 33 1.9 M50 39 C48 40 46 40 45 39 C46 42 48 42 50 42", INK),
            Line("M8 52 92 68", "#6b4a2e", 4.0),
            Flat("M0 44 18 47 16 58 -1 54ZM100 76 82 73 84 62 101 66Z", "#b98450"),
            Folded("M50 74 L22 74 C12 73 5 69 -2 62 C2 82 16 93 34 94 L50 94", "#7a4a2a"),
            Folded("M50 80 L26 80 C18 80 12 78 8 75 C14 84 22 87 32 87 L50 87", "#f0dcb8"),
        ],
    ),
    square(
        "ar-seal",
        &[
            Folded("M27 74 C17 77 8 84 4 94 C14 97 26 96 34 90", "#5f6d77"),
            Folded("M50 4 C39 4 31 12 30 23 C30 31 32 37 36 41 C27 50 22 63 22 76 C22 90 33 97 50 97", "#7b8993"),
            Folded("M50 48 C41 50 35 62 35 75 C35 87 41 93 50 93", "#cfd6d8"),
            Folded("M50 27 C42 26 37 31 38 37 C39 43 45 44 50 43", "#d9dfe0"),
            Folded("M50 26 C46 25 44 27 45 30 C46 33 48 34 50 34 O 40 21 3.6", INK),
            Folded("O 39 20 1.1", "#ffffff"),
            Line("M37 35 22 32M37 39 23 41M63 35 78 32M63 39 77 41", "#eef2f2", 1.6),
        ],
    ),
    square(
        "ar-cod",
        &[
            Flat("M44 30 C50 16 62 14 72 20 L64 36ZM40 70 C44 80 54 84 64 80 L60 64Z", "#55652f"),
            Flat(
                "M2 52 C12 32 36 24 58 32 C68 36 75 42 80 46 L97 28 C93 42 93 58 97 74 L80 56 C72 64 62 70 48 72 \
                 C28 74 10 66 2 52Z",
                "#75843f",
            ),
            Flat("M4 54 C20 60 44 62 76 51 C68 62 60 69 48 71 C28 73 12 66 4 54Z", "#d6cf9c"),
            Flat("M30 34 C38 42 38 60 30 69 C35 58 35 46 30 34Z", "#4a592a"),
            Flat("M13 48a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z", "#fffdf4"),
            Flat("M15 48a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0Z", INK),
            Line("M9 63C10 68 8 71 6 73", "#75843f", 2.4),
            Flat(
                "M46 42a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0ZM56 46a2 2 0 1 1 4 0a2 2 0 1 1 -4 0ZM64 42a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z",
                "#4a592a",
            ),
        ],
    ),
    square(
        "ar-igloo",
        &[
            Folded("M50 14 C24 14 5 40 4 84 L50 84", "#f7fbfb"),
            Flat("M50 14 C76 14 95 40 96 84 L66 84 C68 56 62 30 50 14Z", "#cfe2e8"),
            Line(
                "M12 56C36 49 64 49 88 56M25 34C42 29 58 29 75 34M36 32V51M62 31V50M22 53V82M80 53V82",
                "#8fb1bf",
                2.4,
            ),
            Folded("M50 56 C38 56 32 66 32 84 L50 84", "#8fb1bf"),
            Folded("M50 62 C42 62 38 70 38 84 L50 84", INK),
        ],
    ),
    Figure {
        id: "ar-berg",
        size: (100.0, 110.0),
        sheets: &[
            Flat("M46 2 29 36 34 46 6 94 22 104 50 108 80 102 96 90 71 50 75 38 60 22Z", "#e8f3f6"),
            Flat("M46 2 60 22 75 38 71 50 96 90 80 102 50 108 58 66 48 44Z", "#a5cbd8"),
            Flat("M46 2 48 44 58 66 50 108 38 76 41 50Z", "#cbe2ea"),
            Flat("M34 46 41 50 38 76 22 104 6 94Z", "#ffffff"),
            Flat("M71 50 96 90 80 102 66 74Z", "#83b2c4"),
        ],
    },
    square(
        "ar-plankton",
        &[
            Folded("O 50 50 46", "#2f8a80"),
            Folded(
                "M50 18 C38 22 28 32 28 46 C28 64 38 74 50 80 M50 30 C44 34 38 40 38 48 C38 58 44 64 50 68",
                "#d9f2e4",
            ),
            Folded("O 50 49 6 O 30 24 4 O 24 70 4.5", "#d9f2e4"),
        ],
    ),
];

/// The ice, cut to the shape of a cell.
pub(super) const ICE: [Figure; 2] = [
    hexagon(
        "ar-floe",
        &[
            Folded("M50 10 L12 31 C8 33 6 36 6 40 L6 84 C6 88 8 90 11 92 L50 113", "#7fb0c4"),
            Folded("M50 3 L11 25 C7 27 5 30 5 34 L5 77 C5 81 7 83 10 85 L50 107", "#f2f8f9"),
            Folded("M50 9 L15 29 C12 31 10 33 10 36 L10 75 C10 78 12 80 14 81 L50 101", "#fdfefe"),
            Flat(
                "M22 36 C30 32 36 34 42 31 C36 37 28 38 22 36ZM60 84 C68 80 74 82 80 77 C75 85 67 87 60 84Z",
                "#dcebf0",
            ),
        ],
    ),
    hexagon(
        "ar-pack",
        &[
            Folded(
                "M50 8 L29 20 L35 36 L50 41 M26 23 L8 33 L8 57 L24 54 L31 39 M50 47 L36 43 L28 56 L34 72 L50 78 \
                 M8 63 L24 59 L30 75 L22 95 L11 88 L8 84 M50 84 L34 78 L26 98 L50 112",
                "#5f8ba0",
            ),
            Folded(
                "M50 4 L29 16 L35 32 L50 37 M26 19 L8 29 L8 53 L24 50 L31 35 M50 43 L36 39 L28 52 L34 68 L50 74 \
                 M8 59 L24 55 L30 71 L22 91 L11 84 L8 80 M50 80 L34 74 L26 94 L50 108",
                "#c7d8df",
            ),
            Folded("M50 10 L35 18 L38 26 M14 34 L14 42 L22 40 M50 49 L40 46 L36 53 M14 66 L20 64 L22 72", "#e4eef1"),
        ],
    ),
];

/// Small signs.
pub(super) const SIGNS: [Figure; 6] = [
    square("ar-arrow", &[Folded("M50 6 L12 50 L34 50 L34 94 L50 94", "currentColor")]),
    square(
        "ar-sun",
        &[
            Folded("O 50 44 18", "#e0a526"),
            Folded("M50 8 L46 20 L50 21 M27 16 L32 27 L36 24 M12 34 L24 39 L25 34 M12 56 L24 51 L25 56", "#e0a526"),
            Folded("M50 62 C42 74 38 80 38 86 C38 93 43 98 50 98", "#3f8fb0"),
        ],
    ),
    square("ar-hex", &[Folded("M50 3 L9 26 L9 74 L50 97", "currentColor")]),
    square(
        "ar-flag",
        &[Line("M26 6V96", "#6b4a2e", 8.0), Flat("M30 8 C48 2 62 20 88 10 L88 54 C62 64 48 46 30 52Z", "#fffdf7")],
    ),
    square(
        "ar-stone",
        &[Folded("M50 6 C26 6 8 24 8 50 C8 76 26 94 50 94 M50 32 C40 32 32 40 32 50 C32 60 40 68 50 68", "#8f979b")],
    ),
    square(
        "ar-snow",
        &[Line("M50 8V92M14 29 86 71M86 29 14 71M38 14 50 26 62 14M38 86 50 74 62 86", "currentColor", 6.0)],
    ),
];

/// Who swims in open sea: the symbol, which figure it shows, and how deep it lies.
const AFLOAT: [(&str, &str, i8); 5] = [
    ("ar-orca-sea", "#ar-orca", 4),
    ("ar-bear-sea", "#ar-bear", 26),
    ("ar-eskimo-sea", "#ar-kayak", -6),
    ("ar-seal-sea", "#ar-seal", 24),
    ("ar-cod-sea", "#ar-cod", 14),
];

impl Figure {
    /// The figure's sheets as paths.
    pub(super) fn paths(&self) -> Markup {
        html! {
            @for sheet in self.sheets {
                @match sheet {
                    Folded(half, paper) => {
                        @let cut = Cutout { id: self.id, size: self.size, half };
                        path fill-rule="evenodd" fill=(paper) d=(cut.path().unwrap_or_default()) {}
                    }
                    Flat(path, paper) => path fill=(paper) d=(path) {},
                    Line(path, ink, width) => {
                        path fill="none" stroke=(ink) stroke-width=(width) stroke-linecap="round" stroke-linejoin="round" d=(path) {}
                    }
                }
            }
        }
    }

    /// Are all its sheets well cut?
    #[cfg(test)]
    pub(super) fn is_whole(&self) -> bool {
        self.sheets.iter().all(|sheet| match sheet {
            Folded(half, _) => Cutout { id: self.id, size: self.size, half }.path().is_some(),
            Flat(path, _) | Line(path, ..) => path.starts_with('M'),
        })
    }

    fn symbol(&self) -> Markup {
        html! {
            symbol id=(self.id) viewBox=(format!("0 0 {} {}", self.size.0, self.size.1)) overflow="visible" { (self.paths()) }
        }
    }
}

/// Everything that the drawings of this game refer to.
pub(super) fn symbols() -> Markup {
    html! {
        @for figure in FIGURES.iter().chain(&ICE).chain(&SIGNS) { (figure.symbol()) }
        clipPath id="ar-above" {
            path d="M-10 -20H110V80C102 76 96 76 88 80S74 84 66 80S50 76 42 80S28 84 20 80S4 76 -10 80Z" {}
        }
        symbol id="ar-wave" viewBox="0 0 100 100" overflow="visible" {
            path fill="none" stroke="#e9f5f8" stroke-width="5" stroke-linecap="round"
                d="M2 82C10 76 14 76 20 80S34 84 42 80S58 76 66 80S80 84 88 80S94 76 98 78" {}
            path fill="none" stroke="#e9f5f8" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"
                d="M16 92C22 89 26 90 31 92S42 94 48 92S60 90 66 92S76 93 84 91" {}
        }
        @for (id, figure, sunk) in AFLOAT {
            symbol id=(id) viewBox="0 0 100 100" overflow="visible" {
                g clip-path="url(#ar-above)" { use href=(figure) y=(sunk) width="100" height="100" {} }
                use href="#ar-wave" width="100" height="100" {}
            }
        }
        (super::chart::symbol())
    }
}
