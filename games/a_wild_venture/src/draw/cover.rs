//! The picture on the box: three friends on a winding trail, a forest behind them, a mill on its hill, and the Community Cup.

use draw::{Cutout, Markup, html};

use super::art::{PEOPLES, SIGNS};

/// Box art of 320 by 200 units. It brings its own colours and shapes, so that it can be shown anywhere.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 320 200" role="img" aria-hidden="true" {
            rect width="320" height="200" fill="#f3dfb2" {}
            circle cx="250" cy="46" r="24" fill="#f7b95c" {}
            path fill="#d9c07f" d="M0 96C50 62 96 70 140 84S240 60 320 78V200H0Z" {}
            (paper("wv-mill", 206.0, 18.0, 0.72, "#a5713a"))
            path fill="#a9bf72" d="M0 120C60 92 110 104 168 112S270 96 320 108V200H0Z" {}
            (paper("wv-pine", 6.0, 36.0, 0.86, "#55763f"))
            (paper("wv-pine", 56.0, 54.0, 0.66, "#6b8c4d"))
            (paper("wv-pine", 276.0, 62.0, 0.6, "#6b8c4d"))
            path fill="#7f9c55" d="M0 148C50 132 130 138 190 142S280 134 320 140V200H0Z" {}
            path fill="none" stroke="#f4e3b8" stroke-width="13" stroke-linecap="round" stroke-dasharray="1 21" d="M-6 190C60 150 120 196 180 172S262 120 332 128" {}
            @for (index, (x, y, size)) in [(38.0, 104.0, 0.66), (118.0, 112.0, 0.72), (204.0, 98.0, 0.68)].into_iter().enumerate() {
                @if let Some(figure) = PEOPLES.get(index) {
                    g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } { (figure.paths()) }
                }
            }
            (paper("wv-cup", 134.0, 16.0, 0.62, "#c8871b"))
            (paper("wv-star", 102.0, 30.0, 0.2, "#c8871b"))
            (paper("wv-star", 206.0, 24.0, 0.16, "#c8871b"))
        }
    }
}

fn paper(id: &str, x: f32, y: f32, scale: f32, fill: &str) -> Markup {
    let cut: Option<&Cutout> = SIGNS.iter().find(|cut| cut.id == id);
    html! {
        @if let Some(path) = cut.and_then(Cutout::path) {
            path transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } fill=(fill) fill-rule="evenodd" d=(path) {}
        }
    }
}
