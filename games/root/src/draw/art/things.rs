//! Things: the eight kinds of items, and what the cards in play show.

use draw::{Markup, html};

use super::Figure;
use super::Sheet::{Flat, FlatHole, Hole, Paper};
use super::symbol;

const THINGS: [Figure; 8] = [
    Figure {
        id: "item-bag",
        sheets: &[
            Paper("M50 95 C22 95 10 82 12 64 C14 48 24 40 38 33 L28 12 L50 19"),
            Hole("M50 34 L36 36 L37 41 L50 40"),
            Hole("M50 56 L42 65 L50 76"),
        ],
    },
    Figure {
        id: "item-boots",
        sheets: &[Flat("M26 6H60L58 50C70 57 93 60 95 78V92H24Z"), FlatHole("M30 17H58V23H30ZM24 80H95V84H24Z")],
    },
    Figure {
        id: "item-crossbow",
        sheets: &[
            Paper("M50 3 L44 11 L44 23 C26 25 11 34 3 50 L11 55 C19 43 31 37 44 36 L44 97 L50 97"),
            Paper("M50 64 L5 50 L5 55 L50 69"),
        ],
    },
    Figure {
        id: "item-hammer",
        sheets: &[Flat("M12 10H70L90 28V42H12Z"), Flat("M42 46H60V97H42Z"), FlatHole("M24 18H30V34H24Z")],
    },
    Figure {
        id: "item-sword",
        sheets: &[
            Paper("M50 2 L41 15 L41 60 L22 60 L22 71 L43 71 L43 87 L38 97 L50 97"),
            Hole("M50 16 L47.6 20 L47.6 56 L50 56"),
        ],
    },
    Figure {
        id: "item-tea",
        sheets: &[
            Flat("M8 42H72C72 70 62 86 40 86C18 86 8 70 8 42Z"),
            Flat("M71 47C98 42 98 77 63 76L67 67C84 68 84 53 71 57Z"),
            Flat("M8 90H74L68 97H14Z"),
            Flat("M26 35C19 26 33 20 26 8H34C41 20 27 26 34 35ZM46 35C39 26 53 20 46 8H54C61 20 47 26 54 35Z"),
        ],
    },
    Figure {
        id: "item-coins",
        sheets: &[
            Flat("M3 64a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z"),
            Flat("M42 34a27 27 0 1 0 54 0a27 27 0 1 0-54 0Z"),
            FlatHole("M13 64a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z"),
            Flat("M33 50 44 64 33 78 22 64Z"),
            FlatHole("M52 34a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z"),
            Flat("M69 24 77 34 69 44 61 34Z"),
        ],
    },
    Figure {
        id: "item-torch",
        sheets: &[
            Paper("M50 2 C39 20 25 28 27 43 C28 53 38 58 50 58"),
            Hole("M50 26 C44 34 38 38 39 45 C40 50 45 52 50 52"),
            Paper("M50 63 L35 63 L42 98 L50 98"),
        ],
    },
];

/// What an ambush and the cards that stay in play show.
const CARDS: [Figure; 13] = [
    Figure {
        id: "card-ambush",
        sheets: &[
            Paper("M50 14 C42 4 28 8 27 22 C13 20 5 34 12 46 C1 54 5 72 19 74 L16 88 L50 88"),
            Hole("M20 52 C28 44 40 48 44 60 C34 64 24 62 20 52"),
            Paper("O 33 55 4.5"),
            Hole("M50 24 L46 30 L50 36"),
            Hole("M24 78 L34 72 L31 84"),
        ],
    },
    Figure {
        id: "card-sappers",
        sheets: &[
            Flat("M10 62a31 31 0 1 0 62 0a31 31 0 1 0-62 0Z"),
            Flat("M54 28 70 22 80 40 66 48Z"),
            Flat("M72 26C76 14 86 10 94 16L90 22C85 18 81 22 79 30Z"),
            FlatHole("M20 58C22 48 30 42 38 42L38 48C32 48 27 53 26 60Z"),
            Flat("M88 2 91 9 98 8 94 14 88 14 84 8Z"),
        ],
    },
    Figure {
        id: "card-brutal_tactics",
        sheets: &[
            Paper(
                "M50 40 L20 6 L4 2 L8 18 L41 50 L27 64 L18 55 L11 62 L21 71 L4 88 L13 97 L30 80 L39 89 L46 82 L37 73 L50 60",
            ),
            Hole("M14 11 L44 43 L41 46"),
        ],
    },
    Figure {
        id: "card-armorers",
        sheets: &[
            Paper("M50 2 C38 10 24 14 8 14 C6 52 20 82 50 98"),
            Hole("M50 14 C40 20 30 23 19 24 C19 36 21 46 25 55 L50 55"),
            Paper("M50 28 L40 40 L50 50"),
        ],
    },
    Figure {
        id: "card-royal_claim",
        sheets: &[
            Paper("M50 10 L38 48 L12 24 L18 82 L50 82"),
            Hole("M50 66 L22 66 L22.6 72 L50 72"),
            Paper("O 50 8 6 O 10 20 6"),
            Paper("M50 86 L19 86 L19 95 L50 95"),
        ],
    },
    Figure {
        id: "card-stand_and_deliver",
        sheets: &[
            Paper("M50 30 C34 22 16 24 2 34 C4 58 18 70 34 68 C42 67 46 60 50 60"),
            Hole("M14 42 C22 36 36 38 42 48 C34 56 20 56 14 42"),
            Paper("M4 30 L0 12 L16 26"),
        ],
    },
    Figure {
        id: "card-tax_collector",
        sheets: &[
            Flat("M8 72C20 62 34 64 44 72L62 70C70 70 70 80 62 80L46 82 78 72C88 70 90 80 82 84L48 98 8 92Z"),
            Flat("M30 34a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z"),
            FlatHole("M38 34a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z"),
            Flat("M54 24 62 34 54 44 46 34Z"),
        ],
    },
    Figure {
        id: "card-cobbler",
        sheets: &[
            Flat("M20 4H52L50 44C60 51 80 54 82 68V80H18Z"),
            FlatHole("M24 14H50V20H24Z"),
            Flat("M12 86H94V94H12Z"),
            Flat("M66 10 90 22 86 30 62 18ZM78 20 84 23 70 50 64 47Z"),
        ],
    },
    Figure {
        id: "card-command_warren",
        sheets: &[
            Paper("M50 96 L8 96 C8 62 24 44 50 44"),
            Hole("M50 62 C38 62 32 76 32 96 L50 96"),
            Flat("M47 4H53V46H47Z"),
            Flat("M53 6 90 16 53 28Z"),
        ],
    },
    Figure {
        id: "card-better_burrow_bank",
        sheets: &[
            Paper("M50 6 L4 34 L4 42 L50 42"),
            Paper("M10 48 L22 48 L22 80 L10 80 M32 48 L44 48 L44 80 L32 80"),
            Paper("M50 84 L4 84 L4 95 L50 95"),
            Hole("O 50 28 8"),
        ],
    },
    Figure {
        id: "card-scouting_party",
        sheets: &[
            Flat("M6 58 62 22 76 44 20 80Z"),
            Flat("M60 14 84 6 98 30 80 48Z"),
            FlatHole("M26 52 32 48 42 64 36 68Z"),
            Flat("M44 70 54 64 62 98H52Z"),
            Flat("M40 72 46 76 30 98H20Z"),
        ],
    },
    Figure {
        id: "card-codebreakers",
        sheets: &[
            Flat("M4 40a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z"),
            FlatHole("M14 40a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z"),
            Flat("M52 60 62 52 96 86 86 96Z"),
            Flat("M24 34H44V39H24ZM24 43H38V48H24Z"),
        ],
    },
    Figure {
        id: "card-favor",
        sheets: &[
            Paper("M50 10 C44 22 38 26 22 26 C24 42 22 48 8 52 C20 60 22 66 20 82 C36 80 42 82 50 96"),
            Hole("M50 32 L44 46 L30 48 L41 57 L38 71 L50 64"),
        ],
    },
];

/// The symbols of items and cards.
pub(super) fn symbols() -> Markup {
    html! {
        @for thing in THINGS.iter().chain(&CARDS) { (symbol(thing.id, thing.sheets)) }
    }
}
