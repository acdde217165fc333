//! What only the drawing itself knows. How positions look is among the cases (`tests/cases/drawing.rs`).

use super::art::{Figure, PEOPLES, SIGNS};

#[test]
fn every_figure_is_well_cut() {
    assert!(SIGNS.iter().all(|sign| sign.path().is_some()));
    assert!(PEOPLES.iter().all(Figure::is_whole));
}
