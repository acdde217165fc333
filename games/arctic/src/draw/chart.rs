//! The sea chart under everything: a frame in six colours with arrows that say where each side drives the ice, and 43
//! cells of water. Where no cell fits, the frame fills the gap.

use std::fmt::Write;

use draw::{Markup, html};

use crate::cells::{Cell, Cells, Direction};

/// From the middle to a side of the frame.
const OUTER: f32 = 410.0;
/// Half the width of a cell, and its radius.
const HALF: f32 = 53.69;
const RADIUS: f32 = 62.0;

/// The part of the chart that is shown: left, top, width, height.
pub(super) const WINDOW: (f32, f32, f32, f32) = (90.0, 26.6, 820.0, 946.8);

/// The colours of the sides, in the order of the directions.
pub(super) const SIDES: [&str; 6] = ["#8ccbe0", "#6da763", "#e6c14b", "#de8a3c", "#c4504a", "#8d6cb4"];

/// A point so far from the middle, at an angle in sixths of a turn counted clockwise from the top.
fn at(far: f32, sixths: f32) -> (f32, f32) {
    let (sin, cos) = (sixths * std::f32::consts::FRAC_PI_3).sin_cos();
    (500.0 + far * sin, 500.0 - far * cos)
}

fn outline(points: &[(f32, f32)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { " " });
    }
    path.push('Z');
    path
}

/// The outline of a cell, a little smaller than the cell.
fn hexagon(cell: Cell, shrink: f32) -> String {
    let (x, y) = cell.centre();
    let (w, h) = (HALF * shrink, RADIUS * shrink);
    outline(&[
        (x, y - h),
        (x + w, y - h / 2.0),
        (x + w, y + h / 2.0),
        (x, y + h),
        (x - w, y + h / 2.0),
        (x - w, y - h / 2.0),
    ])
}

/// The chart as a symbol.
pub(super) fn symbol() -> Markup {
    let (left, top, width, height) = WINDOW;
    let corner = |apothem: f32, sixths: f32| at(apothem / 0.866_025, sixths);
    let cells = |shrink: f32| Cells::BOARD.iter().map(|cell| hexagon(cell, shrink)).collect::<String>();
    let corners = Cells::CORNERS.iter().map(|cell| cell.centre());
    html! {
        symbol id="ar-chart" viewBox={ (left) " " (top) " " (width) " " (height) } {
            @for direction in Direction::all() {
                @let number = direction.index() as f32;
                @let (from, to) = (corner(OUTER, number), corner(OUTER, number + 1.0));
                path fill=(SIDES[direction.index()]) d=(outline(&[(500.0, 500.0), from, to])) {}
            }
            path fill="var(--rim)" stroke="var(--rim)" stroke-width="7" stroke-linejoin="round" d=(cells(1.0)) {}
            path fill="var(--sea)" d=(cells(0.968)) {}
            @for (x, y) in corners {
                use color="var(--rose)" href="#ar-snow" x=(format!("{:.1}", x - 24.0)) y=(format!("{:.1}", y - 24.0)) width="48" height="48" {}
            }
            @for direction in Direction::all() {
                @let turn = 30 + 60 * direction.index() as i32;
                @for along in [-190, 0, 190] {
                    use color="var(--way)" href="#ar-arrow" width="24" height="24" x="-12" y="-12"
                        transform={ "translate(500 500) rotate(" (turn) ") translate(" (along) " -397)" } {}
                }
            }
        }
    }
}
