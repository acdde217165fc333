//! What only the drawing itself knows. How positions look is among the cases (`tests/cases/drawing.rs`).

use draw::Face;

use super::land::Land;
use crate::map::{Clearing, MapKind};
use crate::state::Root;

/// Two decimals of a custom property in a rule.
fn property(rule: &str, name: &str) -> f32 {
    let value = rule.split(&format!("{name}: ")).nth(1).and_then(|rest| rest.split(';').next());
    value.and_then(|value| value.parse().ok()).unwrap()
}

#[test]
fn places_in_the_style_sheet_are_those_of_the_plan() {
    let rule =
        |selector: String| Root::STYLE.split(&format!("{selector} {{")).nth(1).unwrap().split('}').next().unwrap();
    for &map in MapKind::ALL {
        let land = Land::of(map);
        let clearings = Clearing::all().map(|one| (format!(".root .{map} .c{}", one.index() + 1), land.clearing(one)));
        let camps = land.camps.iter().map(|&(forest, at)| (format!(".root .{forest}"), at));
        for (selector, (u, v)) in clearings.chain(camps) {
            let rule = rule(selector.clone());
            let drawn = (property(rule, "--u"), property(rule, "--v"));
            assert!((drawn.0 - u).abs() < 0.002 && (drawn.1 - v).abs() < 0.002, "{selector}: {drawn:?}, not {u} {v}");
        }
    }
}
