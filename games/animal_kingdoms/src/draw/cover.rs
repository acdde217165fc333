//! The picture on the box: beasts before the lands that they want to rule.

use draw::{Cutout, Markup, SIGNS, html};

use super::art::{BEASTS, LANDS};

/// Box art of 320 by 200 units. It brings its own colours and shapes, so that it can be shown anywhere.
pub(super) fn cover() -> Markup {
    // Which beast, where, how large, its paper. Kinds in their order: wolf, lizard, owl, tiger, bee, frog, red panda, okapi.
    let herd = [
        (4, 140, 36, 40, "#8a6500"),
        (7, 244, 54, 72, "#6a4167"),
        (2, 6, 58, 70, "#73522f"),
        (0, 62, 74, 88, "#4d5f70"),
        (6, 176, 78, 88, "#a33a22"),
        (3, 112, 88, 98, "#b3560f"),
        (5, 28, 134, 62, "#16705c"),
        (1, 238, 124, 70, "#43732f"),
    ];
    html! {
        svg viewBox="0 0 320 200" role="img" aria-hidden="true" {
            rect width="320" height="200" fill="#f0e2bd" {}
            circle cx="160" cy="58" r="50" fill="#f7cf6b" {}
            (land(0, -40, 6, 2.0, "#bcd3dc"))
            (land(3, -30, 58, 1.9, "#a9cfc6"))
            (land(4, -60, 54, 2.2, "#a9c88c"))
            @if let Some(crown) = SIGNS.iter().find(|sign| sign.id == "s-crown").and_then(Cutout::path) {
                path d=(crown) fill-rule="evenodd" fill="#b3760c" transform="translate(141 2) scale(.38)" {}
            }
            (land(1, -20, 112, 1.8, "#dfc57f"))
            @for (kind, x, y, size, paper) in herd { (beast(&BEASTS[kind], x, y, size, paper)) }
        }
    }
}

fn land(number: usize, x: i32, y: i32, scale: f32, paper: &str) -> Markup {
    let shape = LANDS[number].silhouette().unwrap_or_default();
    html! { path d=(shape) fill=(paper) transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {} }
}

/// A beast on cream paper, with a soft shadow below.
fn beast(figure: &Cutout, x: i32, y: i32, size: i32, paper: &str) -> Markup {
    let whole = figure.silhouette().unwrap_or_default();
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size as f32 / 100.0) ")" } {
            path d=(whole) fill="#3a2c10" fill-opacity=".22" transform="translate(2 5)" {}
            path d=(whole) fill="#fff6e0" {}
            path d=(figure.path().unwrap_or_default()) fill-rule="evenodd" fill=(paper) {}
        }
    }
}
