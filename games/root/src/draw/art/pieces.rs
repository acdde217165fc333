//! Buildings and tokens as they lie on the map: square tiles and round chips in the colour of their faction, with a paper
//! edge; what has a suit shows its pip in a corner.

use draw::{Markup, html};

use super::Sheet::{self, Flat, FlatHole, Hole, Paper};
use super::animals::pip;
use crate::cards::Suit;
use crate::factions::Piece;

/// The figure on a piece.
const fn sheets(piece: Piece) -> &'static [Sheet] {
    match piece {
        Piece::Sawmill => &[
            Flat(
                "M86 50 L95.1 62.1 81.2 68 83.2 83.2 68 81.2 62.2 95.4 50 86 37.8 95.4 32 81.2 16.8 83.2 18.8 68 4.6 62.2 \
                 14 50 4.6 37.8 18.8 32 16.8 16.8 32 18.8 37.8 4.6 50 14 62.2 4.6 68 18.8 83.2 16.8 81.2 32 95.4 37.8Z",
            ),
            FlatHole("M39 50a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z"),
            FlatHole("M50 22 56 34 50 33ZM78 50 66 56 67 50ZM50 78 44 66 50 67ZM22 50 34 44 33 50Z"),
        ],
        Piece::Workshop => &[
            Flat("M4 22H96V34C78 36 64 46 62 58L76 76V88H24V76L38 58C36 48 24 42 4 38Z"),
            FlatHole("M34 30H66V34H34Z"),
        ],
        Piece::Recruiter => &[
            Paper("M50 20 L6 90 L38 90 L50 62"),
            Paper("M50 4 L47 4 L47 24 L50 24"),
            Hole("M50 34 L40 52 L42 54 L50 44"),
        ],
        Piece::Roost => &[
            Paper("M50 94 C24 94 8 78 3 56 L50 56"),
            Paper("M48.5 52 C38 52 30 52 29 45 C27 33 35 22 39 22 C45 22 48.5 34 48.5 52"),
            Hole("M50 65 L16 65 L19 70 L50 70"),
            Hole("M50 78 L27 78 L32 83 L50 83"),
        ],
        Piece::Base => &[
            Paper("M50 8 L4 46 L15 46 L15 93 L50 93"),
            Hole("O 40 58 5"),
            Hole("O 31 66 4.5"),
            Hole("M50 62 C42 62 34 72 36 79 C38 83 44 80 50 80"),
        ],
        Piece::Garden => &[
            Paper("M50 4 C38 18 38 40 50 54"),
            Paper("M46 57 C28 55 13 42 10 24 C29 26 42 38 48 55"),
            Paper("M45 62 C30 68 12 64 4 51 C20 45 37 50 47 60"),
            Paper("M50 67 L20 67 L28 96 L50 96"),
            Hole("M50 75 L28 75 L29 80 L50 80"),
        ],
        Piece::Keep => &[
            Paper("M50 12 L43 12 L43 22 L33 22 L33 12 L18 12 L18 40 L25 46 L25 94 L50 94"),
            Hole("M50 66 C43 66 41 71 41 76 L41 94 L50 94"),
            Hole("M36 44 L40 44 L40 58 L36 58"),
        ],
        Piece::Wood => &[
            Paper("O 50 32 24"),
            Paper("O 27 70 24"),
            Hole("O 50 32 15"),
            Paper("O 50 32 8"),
            Hole("O 27 70 15"),
            Paper("O 27 70 8"),
        ],
        Piece::Sympathy => &[
            Paper("M50 48 C36 48 22 64 24 80 C26 92 40 88 50 86"),
            Paper("M41 42 C32 44 28 34 31 24 C34 14 43 12 46 24 C48 34 47 40 41 42"),
            Paper("M21 58 C13 58 9 50 12 42 C15 34 23 34 26 42 C29 50 28 56 21 58"),
        ],
        Piece::TradePost => &[
            Paper("M50 8 L12 8 L4 34 C5 44 17 44 19 35 C21 45 33 45 35 35 C37 45 48 45 50 38"),
            Paper("M11 46 L19 46 L19 66 L11 66"),
            Paper("M50 62 L9 62 L9 94 L50 94"),
            Hole("M50 68 L41 78 L50 88"),
        ],
    }
}

const RUIN: &[Sheet] = &[
    Flat("M4 94V44L16 30 24 44 38 18 50 38 60 26 74 46 84 36 96 56V94Z"),
    FlatHole("M38 30 42 52 36 66 44 94H38L30 66 36 52Z"),
    FlatHole("M52 56 92 62V66L52 60ZM8 62H26V66H8ZM66 66H70V90H66Z"),
];

/// The name of a piece in ids.
const fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::TradePost => "post",
        other => other.id(),
    }
}

/// A tile or chip with a figure on it.
fn tile(id: &str, sheets: &[Sheet], ground: &str, round: bool, mark: Option<Suit>) -> Markup {
    let (shift, size) = if round { (22.0, 0.56) } else { (15.0, 0.7) };
    html! {
        symbol id={ "root-" (id) } viewBox="0 0 100 100" {
            rect x="3" y="3" width="94" height="94" rx=(if round { 47 } else { 15 }) fill=(ground) stroke="#fffdf7" stroke-width="6" {}
            g color="#fffdf7" transform={ "translate(" (shift) " " (shift) ") scale(" (size) ")" } {
                @for sheet in sheets { path d=(sheet.path()) fill=(if sheet.is_paper() { "#fffdf7" } else { ground }) {} }
            }
            @if let Some(suit) = mark {
                circle cx="77" cy="77" r="27" fill="#fffdf7" {}
                g transform="translate(55 55) scale(.44)" { (pip(suit)) }
            }
        }
    }
}

/// The symbols of buildings, tokens and ruins.
pub(super) fn symbols() -> Markup {
    html! {
        @for &piece in Piece::ALL {
            @let ground = format!("var(--root-{})", piece.owner());
            @let round = !piece.is_building();
            (tile(&format!("piece-{}", name(piece)), sheets(piece), &ground, round, None))
            @if matches!(piece, Piece::Base | Piece::Garden | Piece::TradePost) {
                @for suit in Suit::GROUND {
                    (tile(&format!("piece-{}-{suit}", name(piece)), sheets(piece), &ground, round, Some(suit)))
                }
            }
        }
        (tile("ruin", RUIN, "var(--root-ruin)", false, None))
    }
}
