//! What only the drawing itself knows. How positions look is among the cases (`tests/cases/drawing.rs`).

use super::art::SIGNS;
use super::beasts::{ADVISORS, CANDIDATES, TSAR};

#[test]
fn every_figure_is_well_cut() {
    for figure in SIGNS.iter().chain(&CANDIDATES).chain(&ADVISORS).chain([&TSAR]) {
        assert!(figure.path().is_some(), "{}", figure.id);
    }
}
