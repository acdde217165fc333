//! The picture on the box: the candidates before a snowy wood, where the tsar sleeps.

use draw::{Cutout, Markup, html};

use super::art::SIGNS;
use super::beasts::{CANDIDATES, TSAR};

/// Box art of 320 by 200 units. It brings its own colours and shapes, so that it can be shown anywhere.
pub(super) fn cover() -> Markup {
    let pines = [(8, 52, 58), (60, 66, 44), (98, 60, 50), (176, 60, 50), (216, 66, 44), (254, 52, 58)];
    // Which candidate, where, how large, its paper.
    let court = [
        (3, 28, 92, 78, "#6d3b90"),
        (0, 214, 92, 78, "#a8740b"),
        (1, 84, 106, 80, "#a82b24"),
        (2, 158, 106, 80, "#46586a"),
    ];
    html! {
        svg viewBox="0 0 320 200" role="img" aria-hidden="true" {
            rect width="320" height="200" fill="#bcd4df" {}
            circle cx="160" cy="52" r="58" fill="#dcebf1" {}
            path d="M-10 118C40 84 90 92 130 96C190 72 260 80 330 110V210H-10Z" fill="#d3e3ea" {}
            (cut(&TSAR, 112, 4, 96, "#7a5a41", "#f6efe2"))
            @for (x, y, size) in pines { (pine(x, y, size)) }
            path d="M-10 136C60 112 110 124 160 126C220 116 270 118 330 134V210H-10Z" fill="#eef4f6" {}
            @for (who, x, y, size, paper) in court { (cut(&CANDIDATES[who], x, y, size, paper, "#fff9ec")) }
            @for (x, y) in [(24, 24), (70, 14), (250, 20), (292, 44), (40, 70), (282, 84), (206, 10), (118, 22)] {
                circle cx=(x) cy=(y) r="3" fill="#ffffff" {}
            }
        }
    }
}

fn pine(x: i32, y: i32, size: i32) -> Markup {
    let shape = SIGNS.iter().find(|sign| sign.id == "tu-pine").and_then(Cutout::path).unwrap_or_default();
    html! {
        path d=(shape) fill-rule="evenodd" fill="#4f7268" transform={ "translate(" (x) " " (y) ") scale(" (size as f32 / 100.0) ")" } {}
    }
}

/// A beast on its paper, with a soft shadow below.
fn cut(figure: &Cutout, x: i32, y: i32, size: i32, paper: &str, behind: &str) -> Markup {
    let whole = figure.silhouette().unwrap_or_default();
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size as f32 / 100.0) ")" } {
            path d=(whole) fill="#1d3440" fill-opacity=".2" transform="translate(2 5)" {}
            path d=(whole) fill=(behind) {}
            path d=(figure.path().unwrap_or_default()) fill-rule="evenodd" fill=(paper) {}
        }
    }
}
