//! By what a search measures: the first-sight weights of a position, and how widely outcomes differ.

use engine::{BySeat, DOUBTFUL, MAX_SEATS, Seat};

/// The least spread of outcomes that is assumed.
const NARROW: f32 = 1e-3;

/// How keenly a doubtful choice is looked into at first sight; others have 1.
const HARDLY: f32 = 0.02;

/// By what the first-sight weights of a position are measured.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub(super) mean: f32,
    heaviest: f32,
}

impl Scale {
    pub(super) fn of(weights: &[f32]) -> Scale {
        let mean = weights.iter().sum::<f32>() / weights.len().max(1) as f32;
        Scale { mean, heaviest: weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max) }
    }

    /// A weight of which 1 is usual, and how keenly such a choice is looked into.
    pub(super) fn measure(self, weight: f32, narrow: bool) -> (f32, f32) {
        if weight > DOUBTFUL * self.heaviest {
            (weight / self.mean, 1.0)
        } else if weight > 0.0 {
            (weight / self.mean, HARDLY)
        } else if narrow {
            (0.0, 0.0)
        } else {
            (1.0, 1.0)
        }
    }
}

/// How widely the outcomes of each seat differ: the measure for all exploration, so that games need no tuning of their
/// own whether their outlook hardly moves or jumps.
pub(super) struct Spread {
    count: f32,
    mean: [f32; MAX_SEATS],
    square: [f32; MAX_SEATS],
    widest: [f32; MAX_SEATS],
}

impl Spread {
    pub(super) fn new() -> Spread {
        let none = [0.0; MAX_SEATS];
        Spread { count: 0.0, mean: none, square: none, widest: [NARROW; MAX_SEATS] }
    }

    #[inline]
    pub(super) fn add(&mut self, outcome: &BySeat<f32>) {
        self.count += 1.0;
        for (index, &value) in outcome.values().iter().enumerate() {
            let off = value - self.mean[index];
            self.mean[index] += off / self.count;
            self.square[index] += off * (value - self.mean[index]);
            // Once the search has settled on one line, all outcomes are alike; others must not be forgotten for that.
            self.widest[index] = self.widest[index].max((self.square[index] / self.count).sqrt());
        }
    }

    /// The widest standard deviation of a seat's outcomes so far.
    #[inline]
    pub(super) fn of(&self, seat: Seat) -> f32 {
        self.widest[seat.index()]
    }
}
