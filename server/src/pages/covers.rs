//! Covers for games that are still to come: small paper cut-outs of 320 by 200, each in the paper of its game. Most figures
//! are half a figure and its mirror image, as paper is folded before it is cut.

use maud::{Markup, html};

/// A figure cut from folded paper: the left half in the given colour, and its mirror image.
fn fold(fill: &str, half: &str) -> Markup {
    // The halves overlap by a hair, so that no seam shows along the fold.
    html! {
        g fill=(fill) fill-rule="evenodd" {
            path d=(half) {}
            path d=(half) transform="matrix(-1 0 0 1 319.4 0)" {}
        }
    }
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

fn picture(ground: &str, figures: &Markup) -> Markup {
    html! {
        svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" {
            rect width="320" height="200" fill=(ground) {}
            (figures)
        }
    }
}

/// Animal Kingdoms: five lands under a crown.
pub fn kingdoms() -> Markup {
    picture(
        "#f3ecd9",
        &html! {
            (fold("#bfd9e6", "M0 200L0 96L34 52L70 100L92 128L92 200Z"))
            (fold("#c9bfd6", "M40 200C44 140 92 110 128 150L140 200Z"))
            (fold("#b9d3a0", "M92 200C96 156 128 136 160 136L160 200Z"))
            (fold("#b98a1c", "M160 34L140 72L112 46L120 104L160 104ZM160 80L150 90L160 98Z"))
            (fold("#b98a1c", "M160 112L120 112L121 122L160 122Z"))
            (fold("#b5482a", "M52 168l10 -14l10 14l-10 14Z"))
        },
    )
}

/// Tundra: a reindeer in the snow, cranberries, lichen.
pub fn tundra() -> Markup {
    picture(
        "#d9e4e8",
        &html! {
            circle cx="160" cy="72" r="56" fill="#f6f3e6" {}
            (fold("#b7c3a4", "M0 200L0 120C40 96 76 112 104 140C128 160 146 168 160 168L160 200Z"))
            (fold("#8d9f80", "M0 200L0 152C36 140 70 152 96 172L108 200Z"))
            (strip("#5b4538", 8.0, "M150 92C128 84 106 66 98 30M112 62C98 58 88 48 86 36M122 76C104 78 90 74 78 64M104 46C112 40 116 30 116 20"))
            (fold("#5b4538", "M160 84C150 84 142 88 138 96L110 92C112 108 124 114 138 112C140 136 146 152 148 166C150 178 156 182 160 182ZM160 128L154 134L160 140ZM146 112a4 4 0 1 0 .100 0Z"))
            (fold("#e9ddc8", "M160 164C154 164 151 168 152 173C154 178 158 179 160 179Z"))
            (fold("#b02e3c", "M28 168a8 8 0 1 0 .100 0ZM46 178a8 8 0 1 0 .100 0ZM34 150a7 7 0 1 0 .100 0Z"))
            (fold("#4f6b46", "M40 168C46 156 58 152 68 156C62 166 52 170 40 168Z"))
            (fold("#ffffff", "M20 30l4 6l-4 6l-4 -6ZM56 16l3 5l-3 5l-3 -5ZM48 62l3 5l-3 5l-3 -5ZM18 84l3 4l-3 4l-3 -4Z"))
        },
    )
}

/// Arctic: an orca under the ice.
pub fn arctic() -> Markup {
    picture(
        "#1f516f",
        &html! {
            (fold("#2a6687", "M0 60C40 84 60 60 100 84C124 98 140 90 160 92L160 0L0 0Z"))
            (fold("#e8f2f5", "M0 0L0 44L26 36L44 58L72 40L98 62L118 34L138 46L160 30L160 0Z"))
            (fold("#bcd6e0", "M0 44L26 36L44 58L72 40L98 62L104 56L98 76L70 54L46 72L26 50L0 58Z"))
            (fold("#142028", "M160 58C146 64 138 82 136 102L106 124C104 132 108 138 116 136L138 128C140 148 148 160 154 168L124 182C122 188 128 192 136 190L160 184Z"))
            (fold("#f3f0e6", "M152 84C146 86 143 94 145 100C150 98 153 92 152 84ZM160 112C154 116 151 128 154 142C156 148 158 152 160 154Z"))
            (fold("#7fb2c8", "M30 132C40 124 54 124 62 132C54 140 40 140 30 132ZM30 132L20 124L20 140ZM70 168C78 162 88 162 94 168C88 174 78 174 70 168ZM70 168L62 162L62 174Z"))
            (fold("#bcd6e0", "M84 106a4 4 0 1 0 .100 0ZM96 92a2.500 2.500 0 1 0 .100 0ZM36 96a3 3 0 1 0 .100 0Z"))
        },
    )
}

/// A Wild Venture: a storybook, spring on one page and autumn on the other, and a rabbit between them.
pub fn venture() -> Markup {
    picture(
        "#7a4a34",
        &html! {
            path fill="#d8e6b8" d="M160 30C120 14 60 14 20 26L20 178C60 168 120 168 160 184Z" {}
            path fill="#f0cf93" d="M160 30C200 14 260 14 300 26L300 178C260 168 200 168 160 184Z" {}
            path fill="#a9c97c" d="M20 150C60 128 110 132 160 150L160 184C120 168 60 168 20 178Z" {}
            path fill="#d98f4a" d="M300 150C260 128 210 132 160 150L160 184C200 168 260 168 300 178Z" {}
            (fold("#f7f1e3", "M160 96C154 96 150 97 147 99C146 76 140 50 128 46C116 52 122 84 134 108C124 118 120 132 126 146C132 160 146 166 160 166ZM131 58C137 68 140 84 140 98C132 86 127 70 131 58ZM144 124a5 5 0 1 0 .100 0ZM160 140L152 140L160 148ZM160 150L153 154L160 157Z"))
            path fill="#d4708f" d="M62 66l8 -10l8 10l10 8l-10 8l-8 10l-8 -10l-10 -8ZM70 70a4 4 0 1 0 .100 0Z" fill-rule="evenodd" {}
            path fill="#5c8a4a" d="M68 92L72 92L72 134L68 134ZM72 118C80 108 90 108 94 112C90 120 80 122 72 120ZM68 124C60 114 50 114 46 118C50 126 60 128 68 126Z" {}
            path fill="#b5482a" d="M250 60C262 70 266 84 256 98C244 92 240 76 250 60ZM272 96C276 108 272 118 262 122C256 112 260 102 272 96ZM226 104C236 106 240 116 236 124C226 124 222 114 226 104Z" {}
            path fill="#7a4a34" d="M250 66L256 96L262 126L256 132L252 132L256 122Z" {}
        },
    )
}

/// Root: a fox in an autumn wood, clearings and inked paths.
pub fn root() -> Markup {
    picture(
        "#e9d3a6",
        &html! {
            (strip("#6b4a33", 3.0, "M30 150C60 120 60 90 44 60M44 60C80 40 120 44 160 24M30 150C70 176 120 180 160 178"))
            (fold("#f6ead0", "M30 136a14 14 0 1 0 .100 0ZM44 46a14 14 0 1 0 .100 0Z"))
            circle cx="160" cy="24" r="13" fill="#f6ead0" {}
            (fold("#7c8a3f", "M86 70L70 98L78 98L64 122L82 122L82 134L90 134L90 122L108 122L94 98L102 98Z"))
            (fold("#c98a2b", "M14 74L2 96L8 96L0 112L10 112L10 122L18 122L18 112L28 112L20 96L26 96Z"))
            (fold("#a8452a", "M70 150L58 172L64 172L54 188L66 188L66 198L74 198L74 188L86 188L76 172L82 172Z"))
            (fold("#c25a24", "M160 182C150 176 132 158 122 136L104 120C108 104 108 84 114 62L138 86C146 83 154 82 160 82ZM118 78L117 96L128 92ZM128 116L148 122L142 130L132 126Z"))
            (fold("#fbf3e2", "M160 182C150 176 136 160 128 142C142 142 154 150 160 162Z"))
            (fold("#2e2320", "M160 162C154 162 151 166 153 170C156 175 158 177 160 178Z"))
        },
    )
}
