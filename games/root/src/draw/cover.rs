//! The picture on the box: a corner of the autumn wood. The Marquise and the Eyrie face each other across the river, the
//! Alliance gathers between them, and the Vagabond goes their own way.

use draw::{Markup, html};

use super::art::{self, Sheet};
use crate::cards::Suit;
use crate::factions::Faction;

const PAPER: &str = "#fffdf7";

/// A figure in two papers at a place: its middle and its size.
fn cut(sheets: &[Sheet], paper: &str, hole: &str, (x, y): (f32, f32), size: f32) -> Markup {
    html! {
        g transform=(format!("translate({} {}) scale({})", x - size / 2.0, y - size / 2.0, size / 100.0)) {
            @for sheet in sheets { path d=(sheet.path()) fill=(if sheet.is_paper() { paper } else { hole }) {} }
        }
    }
}

/// A clearing with the head of its ruler.
fn clearing(faction: Faction, suit: Suit, colours: [&str; 2], (x, y): (f32, f32), radius: f32) -> Markup {
    let [colour, ground] = colours;
    let rim = art::rim(suit);
    html! {
        g transform=(format!("translate({x} {y}) scale({})", radius / 100.0)) {
            path d=(rim) transform="translate(2 6) scale(1.16)" fill="#3a2a1040" {}
            path d=(rim) transform="scale(1.18)" fill=(PAPER) {}
            path d=(rim) transform="scale(1.12)" fill=(colour) {}
            path d=(rim) fill=(ground) {}
        }
        (cut(art::head(faction), colour, ground, (x, y), radius * 1.3))
    }
}

/// Trees by place, size, kind and colour.
const TREES: [(f32, f32, f32, usize, &str); 22] = [
    (16.0, 26.0, 34.0, 0, "#8a9657"),
    (44.0, 16.0, 28.0, 1, "#c0913f"),
    (70.0, 30.0, 36.0, 0, "#b0683c"),
    (100.0, 18.0, 30.0, 0, "#6e7f4f"),
    (124.0, 34.0, 26.0, 1, "#b0683c"),
    (200.0, 20.0, 32.0, 0, "#c0913f"),
    (226.0, 34.0, 28.0, 0, "#6e7f4f"),
    (252.0, 16.0, 30.0, 1, "#8a9657"),
    (282.0, 30.0, 36.0, 0, "#b0683c"),
    (306.0, 18.0, 28.0, 0, "#8a9657"),
    (14.0, 66.0, 28.0, 1, "#b0683c"),
    (306.0, 60.0, 30.0, 1, "#c0913f"),
    (14.0, 176.0, 34.0, 0, "#6e7f4f"),
    (42.0, 188.0, 28.0, 0, "#c0913f"),
    (74.0, 182.0, 30.0, 1, "#8a9657"),
    (104.0, 190.0, 26.0, 0, "#b0683c"),
    (216.0, 188.0, 28.0, 0, "#8a9657"),
    (246.0, 180.0, 32.0, 1, "#b0683c"),
    (276.0, 188.0, 28.0, 0, "#6e7f4f"),
    (304.0, 176.0, 34.0, 0, "#c0913f"),
    (116.0, 66.0, 22.0, 0, "#8a9657"),
    (206.0, 62.0, 22.0, 0, "#b0683c"),
];

/// The cover.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" {
            rect width="320" height="200" fill="#d9cb9b" {}
            ellipse cx="160" cy="60" rx="90" ry="46" fill="#cfbf88" {}
            g fill="none" stroke-linecap="round" {
                path d="M150 -10C140 30 190 70 168 104C150 132 176 170 150 214" stroke="#c2b37c" stroke-width="30" {}
                path d="M150 -10C140 30 190 70 168 104C150 132 176 170 150 214" stroke="#86b1c1" stroke-width="23" {}
                path d="M147 -10C137 30 187 70 165 104C147 132 173 170 147 214" stroke="#d3e6ea" stroke-width="2" stroke-dasharray="13 17" {}
                @for way in ["M78 104Q120 80 160 62", "M242 104Q200 80 160 62", "M78 104Q112 142 160 152", "M242 104Q208 142 160 152"] {
                    path d=(way) stroke="#f2e8cb" stroke-width="9" {}
                    path d=(way) stroke="#7a5a38" stroke-width="2.4" stroke-dasharray=".1 7" {}
                }
            }
            @for (x, y, size, kind, colour) in TREES { (cut(art::tree(kind), colour, "#d9cb9b", (x, y), size)) }
            (clearing(Faction::Marquise, Suit::Rabbit, ["#d2691e", "#f8e9b0"], (70.0, 104.0), 48.0))
            (clearing(Faction::Eyrie, Suit::Fox, ["#3c67ab", "#f4cdb8"], (250.0, 104.0), 48.0))
            (clearing(Faction::Alliance, Suit::Mouse, ["#45854a", "#e6d3e2"], (160.0, 152.0), 34.0))
            circle cx="160" cy="56" r="29" fill=(PAPER) {}
            circle cx="160" cy="56" r="26" fill="#66625f" {}
            (cut(art::head(Faction::Vagabond), PAPER, "#66625f", (160.0, 56.0), 38.0))
        }
    }
}
