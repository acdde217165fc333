//! The pieces that every game shares: cubes in the colours of the seats, small signs, chips with a number.

use engine::Seat;
use maud::{Markup, html};

use crate::cutout::{Cutout, figure, symbols};

/// The signs of the house, for [`figure`].
pub const SIGNS: [Cutout; 11] = [
    Cutout::new(
        "s-crown",
        "M50 14 L37 46 L9 27 L18 72 L50 72 M19 79 L19 88 L50 88 L50 79 L50 79 O 50 9 6 O 7 21 6 M50 48 L44 57 L50 66",
    ),
    Cutout::new(
        "s-swords",
        "M50 38 L16 4 L4 2 L6 14 L41 49 L27 63 L18 54 L12 60 L21 69 L8 83 L4 86 L14 96 L17 92 L31 79 L40 88 L46 82 \
         L37 73 L50 60",
    ),
    Cutout::new(
        "s-paw",
        "M50 47 C40 47 33 55 28 63 C20 74 24 89 36 89 C42 89 46 86 50 86 \
         M31 7 C23 7 20 17 22 26 C24 35 30 40 36 39 C43 37 44 27 41 19 C39 12 36 7 31 7 \
         M11 34 C4 36 2 46 6 54 C10 61 17 65 22 62 C27 59 26 50 22 43 C19 37 16 33 11 34",
    ),
    Cutout::new(
        "s-card",
        "M50 4 L29 4 C22 4 18 8 18 15 L18 85 C18 92 22 96 29 96 L50 96 M50 13 L30 13 C28 13 27 14 27 16 L27 84 \
         C27 86 28 87 30 87 L50 87 M50 32 C42 40 40 46 40 50 C40 54 42 60 50 68",
    ),
    Cutout::new("s-down", "M50 4 L38 4 L38 50 L14 50 L50 96"),
    Cutout::new("s-side", "M50 40 L36 40 L36 20 L3 50 L36 80 L36 60 L50 60"),
    Cutout::new("s-realm", "M22 22 L0 50 L22 78 M50 42 L47 42 L47 22 L25 50 L47 78 L47 58 L50 58"),
    Cutout::new("s-night", "M50 70 C33 70 19 58 12 36 C4 66 22 95 50 95 M50 8 L45 23 L30 28 L45 33 L50 48"),
    Cutout::new(
        "s-bell",
        "M50 8 C45 8 42 12 43 17 C29 21 24 34 23 50 C22 62 18 68 10 74 L10 79 L50 79 M50 84 L39 84 C40 91 45 95 50 95 \
         M50 30 C45 34 43 40 43 48 L50 56",
    ),
    Cutout::new(
        "s-flower",
        "O 50 50 9 M50 2 C38 13 38 28 50 38 M16 16 C15 32 26 43 41 41 C43 26 32 15 16 16 \
         M2 50 C13 38 28 38 38 50 C28 62 13 62 2 50 M16 84 C15 68 26 57 41 59 C43 74 32 85 16 84 M50 62 C38 72 38 87 50 98",
    ),
    Cutout::new("s-rank", "M50 12 L36 12 L36 88 L50 88 M6 46 L31 46 L31 88 L6 88"),
];

/// Signs of comparison, which many fonts draw badly: they are not symmetrical, so each is a few strokes.
const COMPARISONS: [(&str, &str); 6] = [
    ("s-equal", "M14 36H86M14 66H86"),
    ("s-unequal", "M14 36H86M14 66H86M66 12 34 90"),
    ("s-least", "M18 12 82 38 18 64M18 88H82"),
    ("s-most", "M82 12 18 38 82 64M18 88H82"),
    ("s-swap", "M10 34H88L68 14M90 66H12L32 86"),
    ("s-off", "M20 20 80 80M80 20 20 80"),
];

/// The symbols that every table page needs: signs, and the cubes `seat-0` to `seat-5`.
///
/// Seats are told apart by colour and by mark: yellow dot, red bar, white ring, purple cross, blue triangle, green diamond.
pub fn shared_symbols() -> Markup {
    let marks = [
        html! { circle cx="16" cy="14" r="5.5" {} },
        html! { rect x="7" y="11" width="18" height="6" rx="2" {} },
        html! { path fill-rule="evenodd" d="M16 6.5a7.5 7.5 0 1 0 .01 0ZM16 10a4 4 0 1 1-.01 0Z" {} },
        html! { path d="M13.4 6.5h5.2v4.9h4.9v5.2h-4.9v4.9h-5.2v-4.9H8.5v-5.2h4.9Z" {} },
        html! { path d="M16 5.5 24.5 20.5H7.5Z" {} },
        html! { path d="M16 5 24 14 16 23 8 14Z" {} },
    ];
    html! {
        (symbols(&SIGNS))
        @for (id, strokes) in COMPARISONS {
            symbol id=(id) viewBox="0 0 100 100" {
                path d=(strokes) fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round"
                    stroke-linejoin="round" {}
            }
        }
        @for (seat, mark) in marks.iter().enumerate() {
            symbol id={ "seat-" (seat) } viewBox="0 0 32 32" {
                rect x="2" y="4" width="28" height="26" rx="7" fill={ "var(--seat-" (seat) "-edge)" } {}
                rect x="2" y="2" width="28" height="25" rx="7" fill={ "var(--seat-" (seat) ")" } {}
                g fill={ "var(--seat-" (seat) "-mark)" } { (mark) }
            }
        }
    }
}

/// A seat's cube: an ornament, so say beside it whose it is.
pub fn cube(seat: Seat) -> Markup {
    figure(&format!("seat-{}", seat.0), "cube")
}
