//! A [`Ledger`] takes down the points that an outlook expects for each seat, and where they come from. The outlook itself only needs the
//! sums; whoever shall say why one position is better than another keeps the [`Terms`] apart. Both are filled by the same lines of a
//! game, so that what is said can never differ from what is thought.

use crate::{BySeat, MAX_SEATS, Row, Seat};

/// Where the points of an outlook are entered.
pub trait Ledger {
    /// Enters points that a seat can expect. `term` is the id of the message that names where they come from; it is named so that more
    /// of it is always better ("safety", not "danger").
    fn add(&mut self, seat: Seat, term: &'static str, points: f32);
}

/// The points of somebody who does not win by points any more: then the sums say nothing about who is ahead.
pub const NEVER: f32 = -1e3;

/// The sums alone.
impl Ledger for BySeat<f32> {
    #[inline]
    fn add(&mut self, seat: Seat, _term: &'static str, points: f32) {
        self[seat] += points;
    }
}

/// A game's outlook has at most so many terms.
const MOST: usize = 16;

/// The points of each seat by where they come from, added up over any number of positions.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Terms {
    rows: Row<Term, MOST>,
}

/// One source of points, and what each seat has from it.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Term {
    /// The id of the message that names it.
    pub name: &'static str,
    /// The points of each seat.
    pub points: [f32; MAX_SEATS],
}

impl Ledger for Terms {
    fn add(&mut self, seat: Seat, term: &'static str, points: f32) {
        let known = self.rows.iter().position(|row| row.name == term);
        let index = known.unwrap_or_else(|| {
            if !self.rows.is_full() {
                self.rows.push(Term { name: term, points: [0.0; MAX_SEATS] });
            }
            self.rows.len() - 1
        });
        if let Some(sum) = self.rows.get_mut(index).and_then(|row| row.points.get_mut(seat.index())) {
            *sum += points;
        }
    }
}

impl Terms {
    /// Every term.
    pub fn iter(&self) -> impl Iterator<Item = &Term> {
        self.rows.iter()
    }

    /// What a seat has from a term.
    pub fn of(&self, seat: Seat, name: &str) -> f32 {
        let row = self.rows.iter().find(|row| row.name == name);
        row.and_then(|row| row.points.get(seat.index())).copied().unwrap_or(0.0)
    }

    /// All that a seat can expect.
    pub fn sum(&self, seat: Seat) -> f32 {
        self.rows.iter().filter_map(|row| row.points.get(seat.index())).sum()
    }

    /// All of it so many times.
    #[must_use]
    pub fn scaled(&self, factor: f32) -> Terms {
        let mut scaled = *self;
        for row in scaled.rows.iter_mut() {
            row.points = row.points.map(|points| points * factor);
        }
        scaled
    }

    /// Adds what was found elsewhere.
    pub fn merge(&mut self, other: &Terms) {
        for row in other.iter() {
            for (index, &points) in row.points.iter().enumerate() {
                self.add(Seat(index as u8), row.name, points);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_add_up_to_the_same_sums() {
        let entries = [(0, "a", 1.5), (1, "a", 2.0), (0, "b", -0.5), (0, "a", 1.0)];
        let (mut sums, mut terms) = (BySeat::new(2, 0.0), Terms::default());
        for (seat, term, points) in entries {
            sums.add(Seat(seat), term, points);
            terms.add(Seat(seat), term, points);
        }
        assert_eq!(Seat::all(2).map(|seat| terms.sum(seat)).collect::<Vec<_>>(), sums.values());
        assert_eq!((terms.of(Seat(0), "a"), terms.of(Seat(0), "b"), terms.of(Seat(1), "b")), (2.5, -0.5, 0.0));
        let mut twice = terms;
        twice.merge(&terms);
        assert_eq!(twice.of(Seat(0), "a"), 5.0);
        assert_eq!(twice.scaled(0.5), terms);
    }
}
