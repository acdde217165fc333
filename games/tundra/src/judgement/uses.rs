//! What dice could do: on each of the boards, with the boosts under it, and for the common goals. Neighbouring values often do the
//! same, so that most of it is reckoned once for several of them.

use engine::Seat;

use super::rates::Rates;
use crate::boards::{Board, Face};
use crate::effects::Effect;
use crate::state::Tundra;

/// What a die could do.
#[derive(Clone, Copy, Default)]
pub(crate) struct Places {
    pub(crate) best: f32,
    pub(crate) next: f32,
}

impl Places {
    fn add(&mut self, worth: f32) {
        self.next = self.next.max(worth.min(self.best));
        self.best = self.best.max(worth);
    }

    /// The best besides a use that is worth so much.
    pub(crate) fn besides(&self, worth: f32) -> f32 {
        if worth >= self.best { self.next } else { self.best }
    }
}

/// What dice would bring on each board, by their values.
#[derive(Default)]
pub(crate) struct Uses([[f32; 6]; Board::COUNT]);

impl Uses {
    /// A die of this value on that board.
    #[inline]
    pub(crate) fn of(&self, face: Face, board: Board) -> f32 {
        self.0[board.index()][face.index()]
    }
}

impl Tundra {
    /// What dice of these values, as a set, would bring a player wherever their slots are free.
    pub(crate) fn uses(&self, seat: Seat, rates: &Rates, faces: u8) -> Uses {
        let me = self.player(seat);
        let mut uses = Uses::default();
        for &board in Board::ALL {
            let row = &mut uses.0[board.index()];
            let faces = faces & !me.slots[board.index()];
            for card in me.starting[board.index()].iter().chain(&me.boosts[board.index()]) {
                self.add_uses(seat, rates, faces, |face| card.effect(face), row);
            }
            let upgraded = me.upgraded(board);
            self.add_uses(seat, rates, faces, |face| board.effect(upgraded, face), row);
        }
        uses
    }

    #[inline]
    fn add_uses(&self, seat: Seat, rates: &Rates, faces: u8, effect: impl Fn(Face) -> Effect, row: &mut [f32; 6]) {
        let mut last: Option<(Effect, f32)> = None;
        for face in Face::all().filter(|face| faces & face.bit() != 0) {
            let effect = effect(face);
            let worth = match last {
                Some((same, worth)) if same == effect => worth,
                _ => self.effect_worth(seat, rates, effect),
            };
            last = Some((effect, worth));
            row[face.index()] += worth;
        }
    }

    /// The best that a die of this value could do now, and the next best.
    pub(crate) fn places_of(&self, seat: Seat, uses: &Uses, face: Face) -> Places {
        let me = self.player(seat);
        let mut places = Places::default();
        for &board in Board::ALL.iter().filter(|board| me.slots[board.index()] & face.bit() == 0) {
            places.add(uses.of(face, board));
        }
        for card in self.goals.iter().filter(|card| card.die.is_none() && card.goal.faces() & face.bit() != 0) {
            places.add(f32::from(card.goal.tiers().points(self.counts(seat, card.goal))));
        }
        places
    }
}
