//! What dice could do: on each of the boards, with the boosts under it, and for the common goals. Values of the same frame do the
//! same, so that it is reckoned once for all of them.

use engine::Seat;

use super::rates::Rates;
use crate::boards::{Board, Face};
use crate::effects::Effect;
use crate::state::{Player, Tundra};

/// The values of a die, as a set.
pub(crate) const ALL_FACES: u8 = 0b11_1111;

/// Something for each value of a die, 1 first. There are only six; eight are quicker to reckon side by side.
type ByFace = [f32; 8];

/// The best that a die of each value could do, and the next best.
#[derive(Default)]
pub(crate) struct Places {
    best: ByFace,
    next: ByFace,
}

impl Places {
    #[inline]
    fn add(&mut self, worth: &ByFace) {
        for ((best, next), &worth) in self.best.iter_mut().zip(&mut self.next).zip(worth) {
            *next = next.max(worth.min(*best));
            *best = best.max(worth);
        }
    }

    /// The best that a die of this value could do.
    #[inline]
    pub(crate) fn best(&self, face: Face) -> f32 {
        self.best[face.index()]
    }

    /// The best that dice of these values, as a set, could do.
    pub(crate) fn best_of(&self, faces: u8) -> f32 {
        Face::all().filter(|face| faces & face.bit() != 0).map(|face| self.best(face)).fold(0.0, f32::max)
    }

    /// The best besides a use of a die that is worth so much.
    #[inline]
    pub(crate) fn besides(&self, face: Face, worth: f32) -> f32 {
        if worth >= self.best[face.index()] { self.next[face.index()] } else { self.best[face.index()] }
    }
}

/// What dice would bring on each board, by their values. Where their slots are taken, that is nothing.
#[derive(Default)]
pub(crate) struct Uses([ByFace; Board::COUNT]);

impl Uses {
    /// A die of this value on that board.
    #[inline]
    pub(crate) fn of(&self, face: Face, board: Board) -> f32 {
        self.0[board.index()][face.index()]
    }
}

impl Player {
    /// What dice on a board bring about: each action once, with the set of its values. Boosts come before the board.
    #[inline]
    pub(crate) fn each_use(&self, board: Board, mut visit: impl FnMut(u8, Effect)) {
        let boosts = self.starting[board.index()].iter().chain(&self.boosts[board.index()]);
        for frame in boosts.flat_map(|card| card.frames()).chain(board.frames(self.upgraded(board))) {
            visit(frame.faces(), frame.effect);
        }
    }
}

impl Tundra {
    /// What dice of these values, as a set, would bring a player wherever their slots are free.
    pub(crate) fn uses(&self, seat: Seat, rates: &Rates, faces: u8) -> Uses {
        let me = self.player(seat);
        let mut uses = Uses::default();
        for &board in Board::ALL {
            let row = &mut uses.0[board.index()];
            let free = faces & !me.slots[board.index()];
            me.each_use(board, |faces, effect| {
                let mut faces = faces & free;
                if faces == 0 {
                    return;
                }
                let worth = self.effect_worth(seat, rates, effect);
                while faces != 0 {
                    row[faces.trailing_zeros() as usize & 7] += worth;
                    faces &= faces - 1;
                }
            });
        }
        uses
    }

    /// The best that dice could do now, and the next best.
    pub(crate) fn places_for(&self, seat: Seat, uses: &Uses) -> Places {
        let mut places = Places::default();
        uses.0.iter().for_each(|row| places.add(row));
        for card in self.goals.iter().filter(|card| card.die.is_none()) {
            let points = f32::from(card.goal.tiers().points(self.counts(seat, card.goal)));
            let pays = |index: usize| if card.goal.faces() & 1 << index != 0 { points } else { 0.0 };
            places.add(&std::array::from_fn(pays));
        }
        places
    }
}
