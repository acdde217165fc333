//! The picture on the box: a bear on its floe, an orca before it, cod under the ice, northern lights above.

use draw::{Markup, html};

use super::art::{FIGURES, Figure, ICE};

/// Box art of 320 by 200 units. It brings its own colours and shapes, so that it can be shown anywhere.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 320 200" role="img" aria-hidden="true" {
            rect width="320" height="200" fill="#22394f" {}
            path fill="#2f6b66" d="M0 70C40 20 90 62 140 34S250 10 320 44V0H0Z" {}
            path fill="#4c9a83" fill-opacity=".7" d="M0 46C50 10 96 48 150 20S260 0 320 24V0H0Z" {}
            path fill="#a8d5b0" fill-opacity=".55" d="M0 22C60 0 110 26 160 8S270 -6 320 8V0H0Z" {}
            circle cx="268" cy="46" r="16" fill="#f4ead0" {}
            (paper("ar-berg", 206.0, 44.0, 0.78))
            (paper("ar-berg", 24.0, 62.0, 0.5))
            path fill="#3d86a3" d="M0 122C30 116 52 120 80 117S150 124 190 118S270 114 320 120V200H0Z" {}
            (paper("ar-floe", 108.0, 84.0, 0.94))
            (paper("ar-pack", 214.0, 112.0, 0.66))
            (paper("ar-seal", 222.0, 98.0, 0.5))
            (paper("ar-bear", 118.0, 58.0, 0.74))
            path fill="#2c6a88" d="M0 152C40 144 70 152 110 147S190 156 230 149S290 146 320 151V200H0Z" {}
            (paper("ar-orca", 18.0, 86.0, 0.82))
            (paper("ar-kayak", 250.0, 118.0, 0.56))
            path fill="#1f5470" d="M0 170C36 163 66 171 104 166S186 173 226 167S292 165 320 169V200H0Z" {}
            (paper("ar-cod", 120.0, 164.0, 0.32))
            (paper("ar-cod", 166.0, 172.0, 0.26))
            (paper("ar-cod", 210.0, 162.0, 0.3))
        }
    }
}

/// A figure with a soft shadow below.
fn paper(id: &str, x: f32, y: f32, scale: f32) -> Markup {
    let figure: Option<&Figure> = FIGURES.iter().chain(&ICE).find(|figure| figure.id == id);
    html! {
        @if let Some(figure) = figure {
            g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (figure.paths()) }
        }
    }
}
