//! The signs of this game: what is stored, what is done, the dice, and the pieces on the map.

use draw::{Cutout, Markup, html};

use super::beasts::{ADVISORS, CANDIDATES, TSAR};
use super::signs::STORES;
use crate::effects::Resource;
use crate::glades::Token;

/// Stores, actions and places.
pub(super) const SIGNS: [Cutout; 17] = [
    Cutout::new(
        "tu-brushwood",
        "M50 3 L45 3 L45 43 L50 43 M27 5 L36 2 L43 43 L38 43 M6 18 L14 11 L36 43 L29 43 M50 59 L45 59 L45 97 L50 97 \
         M38 59 L43 59 L37 98 L28 95 M29 59 L36 59 L17 91 L10 86 M50 46 L27 46 L27 56 L50 56",
    ),
    Cutout::new(
        "tu-stone",
        "M50 12 L34 14 L13 36 L4 66 L14 88 L50 91 M38 22 L22 40 L19 52 L27 44 L41 29 M50 44 L35 56 L38 61 L50 52 \
         M34 64 L29 82 L34 83 L39 66",
    ),
    Cutout::new(
        "tu-peat",
        "M50 12 L25 12 L25 46 L50 46 M46 52 L3 52 L3 88 L46 88 M50 21 L34 21 L34 26 L50 26 M50 33 L40 33 L40 38 L50 38 \
         M11 61 L30 61 L30 66 L11 66 M20 74 L38 74 L38 79 L20 79",
    ),
    Cutout::new(
        "tu-berry",
        "O 26 72 24 M17 60 C21 57 26 57 29 60 C26 61 22 64 20 68 C17 66 16 63 17 60 M50 16 L46 18 C43 30 36 40 28 46 L35 47 \
         C43 41 48 33 50 26 M50 13 C40 2 24 1 12 9 C22 21 38 23 50 13",
    ),
    Cutout::new(
        "tu-acorn",
        "M50 4 L45 4 L45 14 C24 14 10 26 11 42 L50 42 M50 47 L16 47 C17 74 34 90 50 98 M50 23 C40 23 31 26 25 32 L50 32 \
         M34 56 C35 66 38 74 43 80 C41 72 40 64 40 56",
    ),
    Cutout::new("tu-any", "M50 2 L27 15 L27 41 L50 54 M24 46 L1 59 L1 85 L24 98 L47 85 L47 59 O 50 28 8 O 24 72 8"),
    Cutout::new(
        "tu-boot",
        "M46 6 L22 6 L25 50 C25 57 19 60 11 63 C3 66 1 73 1 82 L46 82 M46 87 L1 87 L1 95 L46 95 M46 15 L31 15 L31 21 L46 21",
    ),
    Cutout::new(
        "tu-basket",
        "M50 4 C25 4 14 22 14 44 L22 44 C22 27 31 13 50 13 M50 48 L4 48 L15 95 L50 95 M50 56 L40 56 L40 65 L50 65 \
         M32 56 L17 56 L19 65 L32 65 M44 72 L30 72 L31 81 L44 81",
    ),
    Cutout::new(
        "tu-tower",
        "M50 2 L22 27 L28 27 L28 31 L20 31 L20 48 L31 48 L25 97 L50 97 M50 36 L44 36 L44 43 L50 43 M35 36 L28 36 L28 43 L35 43 \
         M50 70 C44 70 40 75 40 81 L40 92 L50 92",
    ),
    Cutout::new("tu-worker", "M50 5 C38 5 29 13 29 24 C29 31 32 37 37 41 C22 47 13 62 12 84 C12 92 18 96 27 96 L50 96"),
    Cutout::new("tu-upgrade", "M50 3 L12 43 L32 43 L32 68 L50 68 M50 78 L26 78 L26 95 L50 95"),
    Cutout::new(
        "tu-stall",
        "M50 8 L17 8 L4 40 C4 50 18 52 22 43 C24 52 36 52 38 43 C40 50 46 51 50 48 M12 56 L12 95 L21 95 L21 56 \
         M50 68 L25 68 L25 78 L50 78 M50 15 L44 15 L42 36 L50 36 M35 15 L24 15 L14 36 L31 36",
    ),
    Cutout::new(
        "tu-hut",
        "M50 6 L2 48 L9 55 L16 49 L16 93 L50 93 M50 58 C43 58 38 63 38 70 L38 87 L50 87 M50 29 L42 36 L42 44 L50 44",
    ),
    Cutout::new(
        "tu-pine",
        "M50 2 C44 14 36 22 28 28 L36 30 C30 40 22 46 14 52 L26 54 C20 64 12 70 4 76 L44 80 L44 97 L50 97 \
         M50 20 L45 30 L50 36 M50 44 L42 54 L50 60",
    ),
    Cutout::new(
        "tu-seal",
        "M50 3 L40 12 L27 9 L24 22 L11 27 L14 40 L5 50 L14 60 L11 73 L24 78 L27 91 L40 88 L50 97 \
         M50 24 L43 40 L26 42 L38 54 L35 71 L50 63",
    ),
    Cutout::new(
        "tu-feet",
        "M36 8 C26 8 24 26 27 38 C29 46 41 46 43 38 C46 24 44 8 36 8 M30 50 C27 58 30 66 35 66 C40 66 42 58 40 50 C37 52 33 52 30 50",
    ),
    Cutout::new(
        "tu-eye",
        "M50 24 C30 24 14 36 4 50 C14 64 30 76 50 76 M50 33 C40 33 33 41 33 50 C33 59 40 67 50 67 O 50 50 9",
    ),
];

/// Signs that are not symmetrical: a few strokes each.
const STROKES: [(&str, &str); 4] = [
    ("tu-again", "M84 46A35 35 0 1 0 76 74M88 22 85 48 60 44"),
    ("tu-turn", "M32 12V80M12 62 32 84 52 62M70 88V20M50 38 70 16 90 38"),
    ("tu-to", "M8 50H86L60 24M86 50 60 76"),
    ("tu-plus", "M50 12V88M12 50H88"),
];

/// Where the pips of a die lie.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(50, 50)],
    &[(28, 28), (72, 72)],
    &[(26, 26), (50, 50), (74, 74)],
    &[(28, 28), (72, 28), (28, 72), (72, 72)],
    &[(26, 26), (74, 26), (50, 50), (26, 74), (74, 74)],
    &[(28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)],
];

/// The marks of the seats, as on the cubes of the house: dot, bar, ring, cross.
const MARKS: [&str; 4] = [
    "M50 60a11 11 0 1 0 .01 0Z",
    "M33 64h34v13h-34Z",
    "M50 56a15 15 0 1 0 .01 0ZM50 64a7 7 0 1 1-.01 0Z",
    "M44.5 56h11v9.500h9.500v11h-9.500v9.500h-11v-9.500h-9.500v-11h9.500Z",
];

/// The outline of a hex around its middle, a hundred units wide with the gap to the next one.
pub(super) const HEX: &str = "tu-hex";

/// What is printed on a glade token.
pub(super) fn token_id(token: Token) -> String {
    format!("tu-{token}")
}

/// Everything that the drawings of this game refer to.
pub(super) fn symbols() -> Markup {
    html! {
        (draw::symbols(&SIGNS)) (draw::symbols(&CANDIDATES)) (draw::symbols(&ADVISORS)) (TSAR.symbol())
        @for (id, strokes) in STROKES {
            symbol id=(id) viewBox="0 0 100 100" {
                path d=(strokes) fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round"
                    stroke-linejoin="round" {}
            }
        }
        @for (value, pips) in (1..).zip(PIPS) {
            symbol id={ "tu-d" (value) } viewBox="0 0 100 100" {
                rect x="4" y="7" width="92" height="91" rx="22" fill="var(--edge)" {}
                rect x="4" y="2" width="92" height="91" rx="22" fill="var(--die)" {}
                g fill="var(--pip)" { @for (x, y) in pips { circle cx=(x) cy={ (y - 2) } r="10" {} } }
            }
        }
        defs {
            g id="tu-race" {
                @for step in 0..=50 {
                    circle cx=(12 + 9 * step) cy="17" r=(if step % 10 == 0 { "3.4" } else { "1.6" }) {}
                    @if step > 0 && step % 10 == 0 { text x=(12 + 9 * step) y="33" font-size="11" text-anchor="middle" { (step) } }
                }
            }
            path id=(HEX) d="M0-55.9 48.4-28V28L0 55.9-48.4 28V-28Z" {}
            @for number in 0..Token::COUNT as u8 { (token(Token::new(number))) }
        }
        @for (seat, mark) in MARKS.iter().enumerate() {
            (piece("tu-worker-", seat, "tu-worker", Some(mark)))
            (piece("tu-tower-", seat, "tu-tower", None))
        }
    }
}

/// A wooden piece in the colours of a seat.
fn piece(id: &str, seat: usize, sign: &str, mark: Option<&str>) -> Markup {
    let shape = SIGNS.iter().find(|cutout| cutout.id == sign);
    let whole = shape.and_then(Cutout::silhouette).unwrap_or_default();
    let cut = shape.and_then(Cutout::path).unwrap_or_default();
    html! {
        symbol id={ (id) (seat) } viewBox="0 0 100 100" {
            path d=(whole) fill={ "var(--seat-" (seat) "-mark)" } stroke={ "var(--seat-" (seat) "-edge)" } stroke-width="9" stroke-linejoin="round" {}
            path d=(cut) fill-rule="evenodd" fill={ "var(--seat-" (seat) ")" } {}
            @if let Some(mark) = mark {
                path d=(mark) fill-rule="evenodd" fill={ "var(--seat-" (seat) "-mark)" } {}
            }
        }
    }
}

/// A glade token: what it yields, and on a strip of paper what a tower brings.
fn token(token: Token) -> Markup {
    let bonus = token.bonus();
    let mut parts: Vec<(u8, &str, &str)> = Vec::new();
    if bonus.points > 0 {
        parts.push((bonus.points, "tu-acorn", "acorn"));
    }
    for &kind in Resource::ALL.iter().filter(|kind| bonus.resources[kind.index()] > 0) {
        parts.push((bonus.resources[kind.index()], STORES[kind.index()], kind.id()));
    }
    if bonus.any > 0 {
        parts.push((bonus.any, "tu-any", "any"));
    }
    if bonus.berries > 0 {
        parts.push((bonus.berries, "tu-berry", "berry"));
    }
    if bonus.worker {
        parts.push((1, "tu-worker", "act"));
    }
    let width = |count: u8| if count > 1 { 28.0 } else { 18.0 };
    let wide = 22.0 + parts.iter().map(|&(count, _, _)| width(count)).sum::<f32>();
    let mut x = 22.0 - wide / 2.0;
    let placed = parts.into_iter().map(|(count, id, hue)| {
        let left = x;
        x += width(count);
        (left, x - 18.0, count, id, hue)
    });
    html! {
        g id=(token_id(token)) {
            @if let Some(kind) = token.resource() {
                use href={ "#" (STORES[kind.index()]) } x="-14" y="-50" width="28" height="28" fill={ "var(--" (kind) ")" } {}
            }
            rect x=(-wide / 2.0) y="17.5" width=(wide) height="22" rx="9" fill="#fffdf7" fill-opacity=".93" {}
            use href="#tu-tower" x=(3.0 - wide / 2.0) y="20" width="17" height="17" fill="var(--site)" {}
            @for (left, right, count, id, hue) in placed {
                @if count > 1 { text x=(left) y="34" font-size="16" font-weight="700" fill="#2d2a26" { (count) } }
                use href={ "#" (id) } x=(right) y="20" width="16.5" height="16.5" fill={ "var(--" (hue) ")" } {}
            }
        }
    }
}
