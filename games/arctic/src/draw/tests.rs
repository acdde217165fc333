//! What only the drawing itself knows. How positions look is among the cases (`tests/cases/drawing.rs`).

use super::art::{FIGURES, ICE, SIGNS};

#[test]
fn every_figure_is_well_cut() {
    for figure in FIGURES.iter().chain(&ICE).chain(&SIGNS) {
        assert!(figure.is_whole(), "{}", figure.id);
    }
}
