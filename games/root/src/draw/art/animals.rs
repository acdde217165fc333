//! Animals: the heads of the factions and of the suits, the warriors and pawns that stand on the map, each with an outline
//! of its own, and the pips that tell the suits by shape.

use draw::{Markup, html};

use super::Sheet::{self, Flat, FlatHole, Hole, Paper};
use super::{layers, margin, symbol};
use crate::cards::Suit;
use crate::factions::Faction;

/// What an army looks like: its head, its body below it.
struct Beast {
    faction: Faction,
    head: &'static [Sheet],
    body: &'static [Sheet],
}

const BEASTS: [Beast; Faction::COUNT] = [
    Beast {
        faction: Faction::Marquise,
        head: &[
            Paper("M50 92 C28 92 10 78 10 56 C10 48 11 42 14 36 L10 6 L36 22 C40 20.5 45 20 50 20"),
            Hole("M18 17 L20 32 L30 25"),
            Hole("M23 51 C29 43 39 45 43 54 C36 58 28 58 23 51"),
            Paper("M34 46 L37 51 L34 57 L31 51"),
            Hole("M50 66 L42 66 L50 74"),
            Hole("M50 25 L46.5 33 L50 39"),
            Hole("M38 25 L40 36 L35 27"),
        ],
        body: &[Paper("M50 99 L14 99 C13 78 27 60 50 58"), Hole("M50 70 L41 80 L50 93"), Hole("M22 93 L30 76 L27 93")],
    },
    Beast {
        faction: Faction::Eyrie,
        head: &[
            Paper("M50 97 C42 92 35 86 31 77 C17 72 8 58 11 42 C13 29 21 21 29 18 L22 2 L41 13 L50 0"),
            Hole("M18 30 L44 43 L44 48 L16 36"),
            Hole("O 31 52 9"),
            Paper("O 33 52 4.5"),
            Hole("M50 55 L41 61 L50 82"),
            Hole("M50 12 L46 24 L50 30"),
        ],
        body: &[
            Paper("M50 99 C41 99 36 92 34 84 L26 92 L22 84 L12 90 L11 80 L1 82 C3 66 22 56 50 58"),
            Hole("M8 77 L30 68 L14 80"),
            Hole("M18 82 L34 73 L25 85"),
            Hole("M50 76 L45 84 L50 94"),
        ],
    },
    Beast {
        faction: Faction::Alliance,
        head: &[
            Paper("O 23 34 20"),
            Paper("M50 94 C28 94 18 78 18 62 C18 42 32 32 50 32"),
            Paper("M50 34 C40 24 40 10 50 0"),
            Hole("O 22 33 10"),
            Hole("M50 44 L24 51 L25 57 L50 50"),
            Hole("O 36 66 5.5"),
            Hole("M50 80 L43 80 L50 87"),
        ],
        body: &[
            Paper("M50 99 L26 99 C28 86 26 80 22 75 L3 57 L12 49 L32 63 C38 60 44 59 50 59"),
            Hole("M50 74 L36 80 L37 85 L50 80"),
        ],
    },
    Beast {
        faction: Faction::Vagabond,
        head: &[
            Paper("M50 94 C30 94 8 80 7 60 C7 52 9 46 12 40 L10 9 L34 20 C39 18 45 17 50 17"),
            Hole("M17 17 L19 31 L28 24"),
            Hole("M50 48 C42 40 22 38 12 54 C16 68 32 72 41 63 L50 60"),
            Paper("O 31 54 6.5"),
            Hole("M50 76 L42 76 L50 84"),
            Hole("M50 22 L47.5 30 L47.5 42 L50 44"),
        ],
        body: &[
            Flat("M70 97C95 94 99 70 87 56L77 64C82 75 78 84 66 86Z"),
            FlatHole("M82 62 91 66 93 72 80 70ZM80 78 92 82 88 88 77 84Z"),
            Paper("M50 99 L22 99 C20 80 28 60 50 58"),
            Hole("M50 70 L30 92 L36 94 L50 80"),
        ],
    },
    Beast {
        faction: Faction::Vagabond2,
        head: &[
            Paper(
                "M50 97 C42 97 36 90 32 80 C18 72 8 60 8 46 C8 40 9 36 12 32 C7 26 7 17 14 13 C20 10 28 13 31 19 \
                 C37 16 43 15 50 15",
            ),
            Hole("O 18.5 21 4.5"),
            Hole("M50 19 L42 25 C44 36 41 48 41 60 C42 68 46 74 50 76"),
            Hole("M13 38 C22 48 24 62 32 76 C22 70 13 60 11 48"),
            Hole("O 31 48 4.6"),
            Hole("M50 82 L43 82 C44 88 47 91 50 91"),
        ],
        body: &[
            Flat("M80 99 73 99 90 40 95 42Z"),
            Flat("M82 34C78 22 86 12 94 14C104 17 104 34 95 41C90 43 84 40 82 34Z"),
            Paper("M50 99 L14 99 C14 82 22 64 38 58 L50 58"),
            Hole("M50 68 C43 72 40 84 41 97 L37 97 C36 82 40 70 50 64"),
        ],
    },
    Beast {
        faction: Faction::Cult,
        head: &[
            Paper(
                "M50 98 C40 98 33 91 30 80 C22 75 15 67 13 57 L1 54 L10 44 L3 32 L16 33 L14 19 L27 25 C33 19 41 16 44 16 \
                 L50 1",
            ),
            Hole("M17 51 C22 42 35 44 39 54 C31 61 21 59 17 51"),
            Paper("M28 44 L31.5 51.5 L28 59 L24.5 51.5"),
            Hole("O 44 80 2.8"),
            Hole("M50 90 L36 85 L37 89 L50 94"),
            Hole("M50 22 L45 31 L50 40"),
            Hole("M37 27 L41 36 L33 34"),
            Hole("M50 47 L46 54 L50 61"),
        ],
        body: &[
            Flat("M66 99C90 99 100 84 95 70C90 60 77 62 77 71C78 80 88 79 86 73C93 82 86 90 66 90Z"),
            Paper("M50 99 L20 99 C26 90 24 80 13 76 L20 66 C30 60 40 58 50 58"),
            Hole("M50 68 L45 68 L42 97 L50 97"),
        ],
    },
    Beast {
        faction: Faction::Riverfolk,
        head: &[
            Paper("O 16 27 12"),
            Paper("M50 93 C25 93 6 80 8 56 C10 33 27 15 50 15"),
            Hole("O 15 27 5"),
            Hole("O 31 46 5.5"),
            Hole("M50 57 C38 54 23 61 24 73 C26 83 40 87 50 85"),
            Paper("M50 58 C44 57 40 59 41 63 C42 68 47 70 50 71"),
            Paper("O 33 72 2.4 O 40 78 2.4"),
            Hole("M50 19 L47 25 L50 32"),
        ],
        body: &[
            Flat("M89 4C98 8 99 26 93 35L90 36 86 99 80 99 84 36C78 27 80 9 89 4Z"),
            Paper("M50 99 L21 99 C11 88 11 66 30 58 L50 58"),
            Hole("M50 66 C40 66 33 78 35 95 L50 95"),
            Paper("M50 74 L41 77 L50 80 M50 84 L40 87 L50 90"),
        ],
    },
];

/// The head of a faction.
pub(in crate::draw) fn head(faction: Faction) -> &'static [Sheet] {
    BEASTS[faction.index()].head
}

/// The heads of the suits: bird cards show a bird in flight.
pub(super) const SUITS: [(Suit, &[Sheet]); Suit::COUNT] = [
    (
        Suit::Fox,
        &[
            Paper("M50 97 L38 82 C24 76 10 66 7 54 L12 6 L35 26 C40 24 45 23 50 23"),
            Hole("M18 18 L20 36 L30 30"),
            Hole("M12 57 C26 56 38 62 44 76 L47 86 L37 76 C27 72 17 66 12 57"),
            Hole("M25 46 L41 52 L33 56"),
        ],
    ),
    (
        Suit::Rabbit,
        &[
            Paper("M50 97 C28 97 17 83 17 68 C17 56 25 48 33 44 C21 30 19 4 31 2 C43 0 47 24 47.5 42 L50 42"),
            Hole("M32 11 C28 20 33 33 39 40 C41 28 39 13 32 11"),
            Hole("O 36 66 5.5"),
            Hole("M50 76 L43 76 L50 84"),
        ],
    ),
    (
        Suit::Mouse,
        &[
            Paper("O 23 31 22"),
            Paper("M50 96 C28 96 17 80 17 62 C17 42 32 30 50 30"),
            Hole("O 22 30 12"),
            Hole("O 36 60 6"),
            Hole("M50 78 L42 78 L50 87"),
        ],
    ),
    (
        Suit::Bird,
        &[
            Paper("M50 8 C43 8 40 14 41 21 C33 31 20 27 1 18 C4 42 18 54 36 57 L28 70 L40 67 L37 86 L50 97"),
            Hole("O 46 18 2.4"),
            Hole("M12 29 L36 40 L34 44"),
            Hole("M18 39 L37 47 L35 51"),
            Hole("M50 66 L45 74 L50 84"),
        ],
    ),
];

/// The ground of a pip, and where the head lies on it: left, top, size.
const PIPS: [(&str, [f32; 3]); Suit::COUNT] = [
    ("M50 98 7 42 18 5H82L93 42Z", [24.0, 12.0, 0.52]),
    ("M3 50a47 47 0 1 0 94 0a47 47 0 1 0-94 0Z", [21.0, 13.0, 0.58]),
    ("M16 5H84L95 16V84L84 95H16L5 84V16Z", [20.0, 19.0, 0.6]),
    ("M50 0 100 50 50 100 0 50Z", [24.0, 24.0, 0.52]),
];

/// A pip in a box of 100 by 100.
pub(super) fn pip(suit: Suit) -> Markup {
    let (ground, [x, y, size]) = PIPS[suit as usize];
    let colour = format!("var(--root-{suit})");
    html! {
        path d=(ground) fill=(colour) {}
        g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } {
            @for sheet in SUITS[suit as usize].1 { path d=(sheet.path()) fill=(if sheet.is_paper() { "#fffdf7" } else { &colour }) {} }
        }
    }
}

/// A pip that is not filled: what is missing.
fn hollow(suit: Suit) -> Markup {
    let (ground, [x, y, size]) = PIPS[suit as usize];
    html! {
        path d=(ground) transform="translate(5 5) scale(.9)" fill="none" stroke="currentColor" stroke-width="8" stroke-dasharray="14 9" {}
        g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } { (layers(SUITS[suit as usize].1)) }
    }
}

/// A standing figure in the colours of its faction, with a paper margin; pawns have a foot to stand on.
fn standing(beast: &Beast, foot: bool) -> Markup {
    let colour = format!("var(--root-{})", beast.faction);
    html! {
        g fill="#fffdf7" stroke="#fffdf7" stroke-width="11" stroke-linejoin="round" {
            (margin(beast.body))
            g transform="translate(18 0) scale(.64)" { (margin(beast.head)) }
            @if foot { ellipse cx="50" cy="98" rx="44" ry="9" {} }
        }
        g color=(colour) {
            @if foot { ellipse cx="50" cy="98" rx="44" ry="9" fill={ "var(--root-" (beast.faction) "-deep)" } {} }
            (layers(beast.body))
            g transform="translate(18 0) scale(.64)" { (layers(beast.head)) }
        }
    }
}

/// The symbols of heads, emblems, warriors, pawns and suits.
pub(super) fn symbols() -> Markup {
    html! {
        @for beast in &BEASTS {
            @let name = beast.faction.id();
            (symbol(&format!("head-{name}"), beast.head))
            symbol id={ "root-emblem-" (name) } viewBox="0 0 100 100" {
                circle cx="50" cy="50" r="50" fill={ "var(--root-" (name) ")" } {}
                g transform="translate(15 14) scale(.7)" {
                    @for sheet in beast.head {
                        path d=(sheet.path()) fill=(if sheet.is_paper() { "#fffdf7".to_string() } else { format!("var(--root-{name})") }) {}
                    }
                }
            }
            @let vagabond = beast.faction.is_vagabond();
            symbol id={ "root-warrior-" (name) } viewBox="-6 -6 112 114" { (standing(beast, vagabond)) }
            @if vagabond { symbol id={ "root-pawn-" (name) } viewBox="-6 -6 112 114" { (standing(beast, true)) } }
        }
        @for &suit in Suit::ALL {
            symbol id={ "root-suit-" (suit) } viewBox="0 0 100 100" { (pip(suit)) }
            symbol id={ "root-suit-" (suit) "-off" } viewBox="0 0 100 100" { (hollow(suit)) }
        }
    }
}
