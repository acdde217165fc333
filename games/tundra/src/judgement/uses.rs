//! What dice could do: on each of the boards, with the boosts under it, and for the common goals. Values of the same frame do the
//! same, so that it is reckoned once for all of them.

use engine::Seat;

use super::rates::Rates;
use super::{larger, smaller};
use crate::boards::{Board, Face};
use crate::effects::Frame;
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
            *next = larger(*next, smaller(worth, *best));
            *best = larger(*best, worth);
        }
    }

    /// The best that a die of this value could do.
    #[inline]
    pub(crate) fn best(&self, face: Face) -> f32 {
        self.best[face.index()]
    }

    /// The best that dice of these values, as a set, could do.
    pub(crate) fn best_of(&self, faces: u8) -> f32 {
        let of = |index: usize| if faces & 1 << index != 0 { self.best[index] } else { 0.0 };
        (0..6).map(of).fold(0.0, larger)
    }

    /// The best that can be expected if a die is rolled and there is something else that brings `now`.
    pub(crate) fn usual(&self, now: f32) -> f32 {
        Face::all().map(|face| larger(self.best(face), now)).sum::<f32>() / 6.0
    }

    /// The best besides a use of a die that is worth so much.
    #[inline]
    pub(crate) fn besides(&self, face: Face, worth: f32) -> f32 {
        if worth >= self.best[face.index()] { self.next[face.index()] } else { self.best[face.index()] }
    }
}

/// What dice would bring on each board, by their values. Where their slots are taken, that is nothing.
#[derive(Default)]
pub(crate) struct Uses {
    worth: [ByFace; Board::COUNT],
    /// The values that would do anything at all on each board, as sets.
    pub(crate) acts: [u8; Board::COUNT],
}

impl Uses {
    /// A die of this value on that board.
    #[inline]
    pub(crate) fn of(&self, face: Face, board: Board) -> f32 {
        self.worth[board.index()][face.index()]
    }
}

impl Player {
    /// What dice on a board bring about: each action once, with the set of its values. Boosts come before the board.
    #[inline]
    fn each_use(&self, board: Board, mut visit: impl FnMut(&Frame)) {
        if let Some(card) = self.starting[board.index()] {
            card.frames().iter().for_each(&mut visit);
        }
        for card in &self.boosts[board.index()] {
            card.frames().iter().for_each(&mut visit);
        }
        board.frames(self.upgraded(board)).iter().for_each(visit);
    }
}

impl Tundra {
    /// What dice of these values, as a set, would bring a player wherever their slots are free. Of some of them, which only the
    /// active player may ask, also whether they would do anything.
    pub(crate) fn uses(&self, seat: Seat, rates: &Rates, faces: u8, asked: u8) -> Uses {
        let me = self.player(seat);
        let mut uses = Uses::default();
        for &board in Board::ALL {
            let (row, acts) = (&mut uses.worth[board.index()], &mut uses.acts[board.index()]);
            let free = faces & ALL_FACES & !me.slots[board.index()];
            me.each_use(board, |frame| {
                let fitting = frame.faces & free;
                if fitting == 0 {
                    return;
                }
                let worth = self.effect_worth(seat, rates, &frame.effect);
                // All of them are read before one is written, so that they are reckoned side by side.
                let fits = &SPREAD[usize::from(fitting)];
                *row = std::array::from_fn(|index| row[index] + fits[index] * worth);
                let asked = fitting & asked & !*acts;
                if asked != 0 && self.does_something(rates, &frame.effect) {
                    *acts |= asked;
                }
            });
        }
        uses
    }

    /// The points that each common goal would pay a player now; nothing if it is taken.
    pub(crate) fn pays(&self, seat: Seat) -> [u8; 4] {
        let mut pays = [0; 4];
        for (pays, card) in pays.iter_mut().zip(&self.goals) {
            if card.die.is_none() {
                *pays = card.goal.tiers().points(self.counts(seat, card.goal));
            }
        }
        pays
    }

    /// The best that dice could do now, and the next best, on boards and for goals that pay so much.
    pub(crate) fn places_for(&self, uses: &Uses, pays: &[u8; 4]) -> Places {
        let mut places = Places::default();
        uses.worth.iter().for_each(|row| places.add(row));
        for (card, &pays) in self.goals.iter().zip(pays).filter(|(_, pays)| **pays > 0) {
            places.add(&SPREAD[usize::from(card.goal.faces())].map(|fits| fits * f32::from(pays)));
        }
        places
    }
}

/// One for each value of a set, and nothing for the others.
static SPREAD: [ByFace; ALL_FACES as usize + 1] = {
    let mut spread = [[0.0; 8]; ALL_FACES as usize + 1];
    let mut faces = 0;
    while faces < spread.len() {
        let mut index = 0;
        while index < 6 {
            spread[faces][index] = (faces >> index & 1) as f32;
            index += 1;
        }
        faces += 1;
    }
    spread
};
