//! The picture on the box: a fox in an autumn wood, clearings and inked paths.

use draw::{Cutout, Markup, html};

/// A figure cut from folded paper.
fn fold(fill: &str, half: &'static str) -> Markup {
    let path = Cutout::sized("", 320.0, 200.0, half).path().unwrap_or_default();
    html! { path fill=(fill) fill-rule="evenodd" d=(path) {} }
}

/// A narrow strip of paper along a line, and its mirror image.
fn strip(colour: &str, width: f32, half: &str) -> Markup {
    html! {
        g fill="none" stroke=(colour) stroke-width=(width) stroke-linecap="round" stroke-linejoin="round" {
            path d=(half) {}
            path d=(half) transform="matrix(-1 0 0 1 320 0)" {}
        }
    }
}

/// The cover.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" {
            rect width="320" height="200" fill="#e9d3a6" {}
            (strip("#6b4a33", 3.0, "M30 150C60 120 60 90 44 60M44 60C80 40 120 44 160 24M30 150C70 176 120 180 160 178"))
            (fold("#f6ead0", "O 30 150 14 O 44 60 14 O 160 24 13"))
            (fold("#7c8a3f", "M86 70 L70 98 L78 98 L64 122 L82 122 L82 134 L90 134 L90 122 L108 122 L94 98 L102 98"))
            (fold("#c98a2b", "M14 74 L2 96 L8 96 L0 112 L10 112 L10 122 L18 122 L18 112 L28 112 L20 96 L26 96"))
            (fold("#a8452a", "M70 150 L58 172 L64 172 L54 188 L66 188 L66 198 L74 198 L74 188 L86 188 L76 172 L82 172"))
            (fold(
                "#c25a24",
                "M160 182 C150 176 132 158 122 136 L104 120 C108 104 108 84 114 62 L138 86 C146 83 154 82 160 82 \
                 M118 78 L117 96 L128 92 M128 116 L148 122 L142 130 L132 126",
            ))
            (fold("#fbf3e2", "M160 182 C150 176 136 160 128 142 C142 142 154 150 160 162"))
            (fold("#2e2320", "M160 162 C154 162 151 166 153 170 C156 175 158 177 160 178"))
        }
    }
}
