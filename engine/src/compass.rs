//! What players call a place on a board whose places have no names: by the winds ("in the north"), and a way by arrows.

use crate::Phrase;

/// A part of a board: its middle, or one of eight winds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wind(usize);

/// The words for the parts, the middle first, then clockwise from the north.
const WINDS: [&str; 9] = [
    "wind-middle",
    "wind-north",
    "wind-north-east",
    "wind-east",
    "wind-south-east",
    "wind-south",
    "wind-south-west",
    "wind-west",
    "wind-north-west",
];

impl Wind {
    /// The part in which something lies that is so far to the east and to the north of the middle; what is nearer than
    /// `near` lies in the middle.
    pub fn of(east: f32, north: f32, near: f32) -> Wind {
        if east.hypot(north) < near {
            return Wind(0);
        }
        // Straight is what lies within an eighth of a turn: the tangent of half of that is 0.414.
        let (straight_east, straight_north) = (north.abs() < 0.414 * east.abs(), east.abs() < 0.414 * north.abs());
        Wind(match (straight_east, straight_north, east > 0.0, north > 0.0) {
            (_, true, _, true) => 1,
            (false, false, true, true) => 2,
            (true, _, true, _) => 3,
            (false, false, true, false) => 4,
            (_, true, _, false) => 5,
            (false, false, false, false) => 6,
            (true, _, false, _) => 7,
            (false, false, false, true) => 8,
        })
    }

    /// "In the north".
    pub fn phrase(self) -> Phrase {
        Phrase::new(WINDS[self.0])
    }

    /// "In the north (2)", where `all` are the winds of several things in the order in which they are counted, and `index` is
    /// that of the one that is meant. What is alone in its part needs no number.
    pub fn one_of(all: &[Wind], index: usize) -> Phrase {
        let Some(wind) = all.get(index) else { return Phrase::new(WINDS[0]) };
        let same = |others: &[Wind]| others.iter().filter(|other| *other == wind).count();
        match same(all) {
            1 => wind.phrase(),
            _ => {
                let number = same(&all[..=index]) as i64;
                Phrase::new("wind-number").phrase("wind", wind.phrase()).number("number", number)
            }
        }
    }
}

/// Ways on a board of hexes with rows from east to west, as arrows: by the axial coordinates `q` (east) and `r` (south-east) of
/// where they begin and end.
pub fn arrows(from: (i8, i8), to: (i8, i8)) -> String {
    // The cube coordinates of each way of one step, and its arrow.
    const STEPS: [((i8, i8), char); 6] =
        [((1, -1), '↗'), ((1, 0), '→'), ((0, 1), '↘'), ((-1, 1), '↙'), ((-1, 0), '←'), ((0, -1), '↖')];
    let length = |(q, r): (i8, i8)| (q.abs() + r.abs() + (q + r).abs()) / 2;
    let (mut left, mut said) = ((to.0 - from.0, to.1 - from.1), String::new());
    while length(left) > 0 {
        let nearer = |((q, r), _): &&((i8, i8), char)| length((left.0 - q, left.1 - r)) < length(left);
        let Some(&((q, r), arrow)) = STEPS.iter().find(nearer) else { break };
        said.push(arrow);
        left = (left.0 - q, left.1 - r);
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winds_are_those_of_a_map() {
        let key = |east: f32, north: f32| Wind::of(east, north, 1.0).phrase().key;
        assert_eq!(key(0.5, 0.5), "wind-middle");
        assert_eq!(
            [key(0.0, 3.0), key(3.0, 0.0), key(0.0, -3.0), key(-3.0, 0.0)],
            ["wind-north", "wind-east", "wind-south", "wind-west"]
        );
        assert_eq!(
            [key(2.0, 3.0), key(2.0, -2.0), key(-3.0, -2.0), key(-2.0, 2.0)],
            ["wind-north-east", "wind-south-east", "wind-south-west", "wind-north-west"]
        );
    }

    #[test]
    fn only_what_is_not_alone_is_numbered() {
        let (north, south) = (Wind::of(0.0, 5.0, 1.0), Wind::of(0.0, -5.0, 1.0));
        let all = [north, south, north];
        assert_eq!(Wind::one_of(&all, 1), Phrase::new("wind-south"));
        assert_eq!(
            Wind::one_of(&all, 2),
            Phrase::new("wind-number").phrase("wind", north.phrase()).number("number", 2)
        );
    }

    #[test]
    fn a_way_is_as_long_as_it_is_far() {
        assert_eq!(arrows((0, 0), (0, 0)), "");
        assert_eq!(arrows((0, 0), (2, -2)), "↗↗");
        assert_eq!(arrows((1, 1), (2, 2)), "→↘");
        assert_eq!(arrows((2, 0), (0, 0)), "←←");
    }
}
