//! The paper figures of this game: the three peoples in several papers, signs in one, and the land behind the trails. Most are
//! the left half of a folded sheet; see [`Cutout`].

use draw::{Cutout, Markup, html};

/// A figure of several sheets from below: the left half of each, and its paper.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) sheets: &'static [(&'static str, &'static str)],
}

const INK: &str = "#25221e";

/// One of each people, in the order of the peoples.
pub(super) const PEOPLES: [Figure; 3] = [
    Figure {
        id: "wv-crow",
        sheets: &[
            ("M50 1 C46 6 43 10 42 15 C38 11 34 9 29 9 C32 13 34 16 35 20 L50 26", "#2b3752"),
            ("M50 13 C29 13 14 29 13 50 C12 60 15 68 19 75 L12 88 L25 84 L24 97 L37 89 C41 92 45 94 50 94", "#3b4a6b"),
            ("M50 62 C38 62 30 70 28 80 C34 87 41 91 50 92", "#5c6f9a"),
            ("M33 72 C31 76 31 80 34 84 C38 80 38 76 33 72 M43 78 C41 82 42 86 45 90 C48 86 47 81 43 78", "#3b4a6b"),
            ("O 32 42 11", "#f4efe2"),
            ("O 34 43 5", INK),
            ("M50 42 C42 44 38 49 39 54 C43 58 47 66 50 76", "#e0a53a"),
            ("M50 55 C46 54 43 53 40 54 C44 57 47 59 50 60", "#8a5a10"),
        ],
    },
    Figure {
        id: "wv-frog",
        sheets: &[
            (
                "M50 28 C46 27 43 27 41 28 C42 16 35 8 25 8 C14 8 8 18 12 30 C4 37 1 46 3 56 C6 78 27 92 50 92",
                "#4f8a4b",
            ),
            ("M50 62 C34 62 20 57 8 48 C10 70 30 86 50 86", "#cfe0a4"),
            ("M50 62 C34 62 20 57 8 48 C8 51 8 54 10 56 C22 65 36 68 50 68", "#2f5d31"),
            ("O 25.5 23 10", "#fbf6e4"),
            ("O 27 24 5", INK),
            ("O 44 46 2.4 O 20 42 3 O 33 38 2.4", "#2f5d31"),
        ],
    },
    Figure {
        id: "wv-rabbit",
        sheets: &[
            (
                "M50 38 C47 37 45 37 43 38 C43 22 38 2 28 2 C17 2 18 26 27 44 C19 51 15 61 17 71 C20 88 34 97 50 97",
                "#c98a3c",
            ),
            ("M29 10 C23 12 26 28 33 40 C38 32 36 12 29 10", "#f0c9a8"),
            ("M50 66 C40 64 31 70 31 79 C32 90 41 94 50 94", "#f7e6c8"),
            ("O 34 60 5.4", INK),
            ("O 35.4 58.4 1.7", "#ffffff"),
            ("M50 69 C46 68 44 70 45 73 C46 76 48 77 50 78", "#a34a3a"),
            ("M50 84 L45 84 L45 93 L50 93", "#fffdf7"),
        ],
    },
];

/// Signs of one paper.
pub(super) const SIGNS: [Cutout; 22] = [
    Cutout::new("wv-coin", "O 50 50 45 O 50 50 36 M50 30 L37 50 L50 70"),
    Cutout::new("wv-sack", "M50 30 L38 30 C20 44 10 62 12 78 C14 92 30 96 50 96 M50 3 L34 6 C40 12 40 18 38 24 L50 24"),
    Cutout::new("wv-eye", "M50 20 C30 20 14 34 3 50 C14 66 30 80 50 80 O 50 50 19 O 50 50 9"),
    Cutout::new("wv-tuck", "M50 3 L38 3 L38 36 L18 36 L50 68 M50 76 L8 76 L8 95 L50 95"),
    Cutout::new(
        "wv-bin",
        "M50 30 L18 30 L24 97 L50 97 M50 8 L40 8 L40 14 L10 14 L10 23 L50 23 M38 42 L40 85 L45 85 L44 42",
    ),
    Cutout::new(
        "wv-chest",
        "M50 14 L26 14 C14 14 8 24 8 40 L8 46 L50 46 M50 52 L8 52 L8 90 L50 90 M50 57 L42 57 L42 70 L50 75",
    ),
    Cutout::new("wv-star", "M50 1 L39 37 L3 50 L39 63 L50 99"),
    Cutout::new(
        "wv-nest",
        "M50 54 L3 54 C8 80 26 93 50 93 O 50 40 9 O 29 42 9 M50 64 L20 64 C24 69 30 71 36 71 L50 71",
    ),
    Cutout::new(
        "wv-lily_pad",
        "M50 46 L37 7 C17 12 3 30 3 52 C3 76 25 94 50 94 M50 60 C42 58 34 60 28 66 C36 70 44 70 50 76",
    ),
    Cutout::new(
        "wv-burrow",
        "M50 12 C22 12 3 44 3 90 L50 90 M50 46 C36 46 28 62 28 90 L50 90 M24 40 L18 52 L24 54 L30 42",
    ),
    Cutout::new("wv-building", "M50 4 L3 46 L15 46 L15 95 L50 95 M50 60 L38 60 L38 95 L50 95 M50 28 L43 36 L50 44"),
    Cutout::new(
        "wv-gear",
        "M50 5 C38 5 33 11 33 21 C21 26 14 38 14 54 L14 86 C14 93 19 97 27 97 L50 97 M50 13 C44 13 41 16 41 20 L50 20 \
         M50 54 L27 54 L27 86 L50 86 M50 62 L44 62 L44 70 L50 70",
    ),
    Cutout::new("wv-villager", "O 50 24 20 M50 50 C26 50 12 66 10 96 L50 96 M50 60 L42 70 L50 84"),
    Cutout::new("wv-up", "M50 3 L10 46 L32 46 L32 95 L50 95"),
    Cutout::new("wv-take", "M50 60 L14 22 L34 22 L34 3 L50 3 M50 78 L42 70 L6 70 L6 96 L50 96"),
    Cutout::new("wv-starter", "M50 4 L16 4 L16 96 L50 96 M50 14 L26 14 L26 86 L50 86 M50 30 L38 50 L50 70"),
    Cutout::new("wv-home", "M50 6 L4 46 L16 46 L16 92 L50 92 M50 56 L40 56 L40 92 L50 92"),
    Cutout::new("wv-pine", "M50 2 L32 28 L40 28 L22 54 L33 54 L12 82 L44 82 L44 98 L50 98"),
    Cutout::new(
        "wv-mill",
        "M50 40 L38 44 L32 98 L50 98 M50 44 L46 40 L14 10 L8 16 L40 46 L45 50 L50 47 M50 49 L44 53 L14 82 L20 88 L50 60",
    ),
    Cutout::new(
        "wv-lantern",
        "M50 4 L44 4 L44 16 L30 26 L30 34 L50 34 M50 38 L33 38 L36 74 L50 74 M50 46 C44 52 44 62 50 68 M50 78 L32 78 L32 86 \
         L46 86 L46 98 L50 98",
    ),
    Cutout::new(
        "wv-reed",
        "M47 98 L48 40 C42 36 42 18 50 10 M22 98 C24 76 20 58 10 44 C26 56 32 78 29 98 M36 98 C38 80 36 66 32 56 C42 68 44 84 42 98",
    ),
    Cutout::new(
        "wv-cup",
        "M50 10 L24 10 L24 18 L6 18 C6 38 14 48 28 50 C32 60 40 64 45 66 L45 80 L32 84 L32 93 L50 93 \
         M24 26 L13 26 C14 34 18 40 25 42 C24 37 24 31 24 26",
    ),
];

/// Signs that have a left and a right: the data of a path.
const FLAT: [(&str, &str); 2] = [
    ("wv-boot", "M28 4H58V50C72 54 90 58 92 76V84H22V60C27 40 28 24 28 4ZM22 89H92V97H22Z"),
    ("wv-bolt", "M62 1 16 56H45L34 99 84 40H55Z"),
];

impl Figure {
    /// The figure's sheets as paths.
    pub(super) fn paths(&self) -> Markup {
        html! {
            @for (half, paper) in self.sheets {
                path fill-rule="evenodd" fill=(paper) d=(Cutout::new(self.id, half).path().unwrap_or_default()) {}
            }
        }
    }

    /// Are all its sheets well cut?
    #[cfg(test)]
    pub(super) fn is_whole(&self) -> bool {
        self.sheets.iter().all(|(half, _)| Cutout::new(self.id, half).path().is_some())
    }
}

/// Where trees, mills and lanterns stand behind the trails: figure, place, size.
const SCENERY: [(&str, i32, i32, i32); 20] = [
    ("wv-pine", 14, 600, 84),
    ("wv-pine", 58, 640, 104),
    ("wv-pine", 8, 690, 96),
    ("wv-pine", 150, 290, 78),
    ("wv-pine", 132, 470, 64),
    ("wv-pine", 176, 440, 88),
    ("wv-pine", 372, 560, 70),
    ("wv-pine", 10, 250, 90),
    ("wv-mill", 478, 66, 96),
    ("wv-mill", 288, 160, 70),
    ("wv-mill", 690, 150, 76),
    ("wv-mill", 458, 190, 56),
    ("wv-lantern", 808, 560, 74),
    ("wv-lantern", 838, 420, 58),
    ("wv-reed", 780, 480, 70),
    ("wv-reed", 850, 610, 66),
    ("wv-reed", 610, 540, 64),
    ("wv-reed", 760, 600, 56),
    ("wv-lantern", 640, 400, 52),
    ("wv-reed", 860, 200, 70),
];

/// The land behind the trails, coloured by the side's own papers. It goes on at both sides, since the board may be wider than the trails.
fn land() -> Markup {
    html! {
        symbol id="wv-land" viewBox="-300 -40 1600 860" {
            rect x="-300" y="-40" width="1600" height="860" fill="var(--meadow)" {}
            path fill="var(--wood)" d="M-300 180H0C70 200 96 260 190 250S330 330 360 420S392 600 340 660S220 800 190 820H-300Z" {}
            path fill="var(--hills)" d="M-300-40H1300V90H1000C930 60 880 150 790 150S700 260 640 330S560 420 500 420S420 400 380 330S300 190 220 170S90 190 0 150H-300Z" {}
            path fill="var(--marsh)" d="M1300 200H1000C930 240 860 230 800 290S660 380 640 470S690 640 650 700S700 800 720 820H1300Z" {}
            path fill="var(--marsh-deep)" d="M1300 560H1000C960 560 900 600 880 660S820 760 840 820H1300Z" {}
            g fill="var(--scenery)" {
                @for (id, x, y, size) in SCENERY { use href=(format_args!("#{id}")) x=(x) y=(y) width=(size) height=(size) {} }
            }
        }
    }
}

/// Everything that the drawings of this game refer to.
pub(super) fn symbols() -> Markup {
    html! {
        (draw::symbols(&SIGNS))
        @for figure in &PEOPLES { symbol id=(figure.id) viewBox="0 0 100 100" { (figure.paths()) } }
        @for (id, path) in FLAT { symbol id=(id) viewBox="0 0 100 100" { path d=(path) {} } }
        (land())
        (super::trail::paths())
    }
}
