//! [`Reason`]: why a bot prefers one choice to another, in terms of its outlook. What the outcomes of the two were made of is
//! compared: whatever differs most in favour of a choice is the reason for it.

use engine::{Seat, Terms};

use crate::Thought;

/// A choice that was looked into less often is known too little to be compared.
const KNOWN: u32 = 8;
/// A term counts as a reason if it makes so much of the whole difference …
const SHARE: f32 = 0.2;
/// … and so many points at least.
const LEAST: f32 = 0.1;
/// More reasons than these only confuse.
const MOST: usize = 2;

/// A difference between two choices.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// Whose points they are.
    pub seat: Seat,
    /// Where they come from: the id of the message that names it.
    pub term: &'static str,
    /// How many points more this seat can expect from it; less than 0 if fewer.
    pub points: f32,
}

impl<A: Copy + PartialEq> Thought<A> {
    /// What speaks for choice `index` when it is compared with `other`: more for the one who chooses, or less for the others. The
    /// weightiest come first; none if too little is known of either.
    pub fn speaks_for(&self, index: usize, other: usize) -> Vec<Reason> {
        let (Some(ours), Some(theirs)) = (self.usual_terms(index), self.usual_terms(other)) else { return Vec::new() };
        let seats = self.considered.first().map_or(0, |choice| choice.values.seats());
        let mut names: Vec<_> = ours.iter().chain(theirs.iter()).map(|term| term.name).collect();
        names.sort_unstable();
        names.dedup();
        let compared = |term| Seat::all(seats).map(move |seat| (seat, term));
        let weighed = names.into_iter().flat_map(compared).map(|(seat, term)| {
            let points = ours.of(seat, term) - theirs.of(seat, term);
            // With many others each of them matters less.
            let weight = if seat == self.seat { 1.0 } else { -1.0 / (seats.max(2) - 1) as f32 };
            (weight * points, Reason { seat, term, points })
        });
        let mut weighed: Vec<_> = weighed.collect();
        let whole: f32 = weighed.iter().map(|(gain, _)| gain.abs()).sum();
        weighed.retain(|(gain, _)| *gain >= LEAST.max(SHARE * whole));
        weighed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        weighed.into_iter().take(MOST).map(|(_, reason)| reason).collect()
    }

    /// What the outcomes of a choice are made of on average; nothing if it is hardly known.
    fn usual_terms(&self, index: usize) -> Option<Terms> {
        let visits = self.considered.get(index)?.visits;
        (visits >= KNOWN).then_some(self.reasons.get(index)?.scaled(1.0 / visits as f32))
    }
}
