//! What a hunter can get at in somebody's hands: of all that is in its grasp the best that is no friend of theirs.

use engine::{Row, Seat};

use super::grasp::{Grasp, Grasps};
use crate::figures::{Figure, Figures, Hunter};
use crate::state::{Arctic, IGLOO_POINTS};

/// The best that a hunter can get at.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Catch {
    /// Twice the points, those of a seal that may flee discounted.
    pub(super) worth: f32,
    /// Who loses a token or the igloo.
    pub(super) victim: Option<Seat>,
}

impl Catch {
    /// Something that nobody loses.
    pub(super) const fn of(worth: f32) -> Catch {
        Catch { worth, victim: None }
    }

    /// This, or something worth more that nobody loses.
    #[inline]
    pub(super) fn or_worth(self, worth: f32) -> Catch {
        if worth > self.worth { Catch::of(worth) } else { self }
    }
}

/// What there is to catch: a figure of each hunter by its number, the igloo, or nothing.
const IGLOO: usize = 5;
const NOTHING: usize = 6;

/// Twice the points that a capture is worth to who makes it, by what it is. With four players every second seal gets away.
const WORTH: [f32; NOTHING + 1] = {
    let mut worth = [0.0; NOTHING + 1];
    worth[Hunter::Orca.index()] = 2.0 * Hunter::Orca.token() as f32;
    worth[Hunter::Bear.index()] = 2.0 * Hunter::Bear.token() as f32;
    worth[Hunter::Eskimo.index()] = 2.0 * Hunter::Eskimo.token() as f32;
    worth[Hunter::Seal.index()] = 2.0 * Hunter::Seal.token() as f32;
    worth[Hunter::Cod.index()] = 2.0;
    worth[IGLOO] = 2.0 * IGLOO_POINTS as f32;
    worth
};
const FLEETING_SEAL: f32 = 2.2;

/// The best of everything in a grasp, by its bits; the first of equals.
const BEST: [u8; Grasp::COUNT] =
    best_of([Hunter::Orca.index(), Hunter::Bear.index(), Hunter::Eskimo.index(), Hunter::Seal.index(), IGLOO]);
/// The same with four players, where a seal is worth less than the igloo.
const BEST_OF_FOUR: [u8; Grasp::COUNT] =
    best_of([Hunter::Orca.index(), Hunter::Bear.index(), Hunter::Eskimo.index(), IGLOO, Hunter::Seal.index()]);

/// The first of the kinds that is in a grasp, for each grasp; after them come cod.
const fn best_of(kinds: [usize; 5]) -> [u8; Grasp::COUNT] {
    let mut best = [NOTHING as u8; Grasp::COUNT];
    let mut bits = 0;
    while bits < Grasp::COUNT {
        let grasp = Grasp(bits as u8);
        if grasp.common(Grasp::COD).0 != 0 {
            best[bits] = Hunter::Cod as u8;
        }
        let mut rank = kinds.len();
        while rank > 0 {
            rank -= 1;
            let kind = kinds[rank];
            let there = if kind == IGLOO { Grasp::IGLOO } else { Grasp::figures(Hunter::PLAYED[kind].figures()) };
            if grasp.common(there).0 != 0 {
                best[bits] = kind as u8;
            }
        }
        bits += 1;
    }
    best
}

/// Who plays whom, and what catches bring: the same throughout a game.
pub(super) struct Roles {
    /// The hunter that each seat is.
    own: [Option<Hunter>; 4],
    /// The hunters that nobody plays.
    pub(super) neutral: Row<Option<Hunter>, 4>,
    /// What each seat may catch with each hunter: not its own figures, and not its own igloo.
    quarry: [[Grasp; 4]; 4],
    best: &'static [u8; Grasp::COUNT],
    catches: [Catch; NOTHING + 1],
}

impl Roles {
    #[inline]
    pub(super) fn own(&self, seat: Seat) -> Option<Hunter> {
        self.own[seat.index() & 3]
    }

    /// The best that a player can get at with a hunter in one move.
    #[inline]
    pub(super) fn best_catch(&self, grasps: Grasps, hunter: Hunter, seat: Seat) -> Catch {
        let quarry = self.quarry[seat.index() & 3][hunter.index() & 3];
        let best = self.best[usize::from(grasps.of_hunter(hunter).common(quarry).0)];
        self.catches[usize::from(best)]
    }

    /// What a capture of this figure brings.
    #[inline]
    pub(super) fn catch(&self, figure: Figure) -> Catch {
        self.catches[figure.hunter().index()]
    }
}

impl Arctic {
    #[inline]
    pub(super) fn roles(&self) -> Roles {
        let mut own = [None; 4];
        let mut neutral = Row::new();
        for hunter in Hunter::PLAYED {
            match self.owner(hunter) {
                Some(seat) => own[seat.index() & 3] = Some(hunter),
                None => neutral.push(Some(hunter)),
            }
        }
        let mut catches = [Catch::default(); NOTHING + 1];
        for (kind, catch) in catches.iter_mut().enumerate() {
            let owner = if kind == IGLOO { Some(Hunter::Eskimo) } else { Hunter::ALL.get(kind).copied() };
            *catch = Catch { worth: WORTH[kind], victim: owner.and_then(|hunter| self.owner(hunter)) };
        }
        if self.size == 4 {
            catches[Hunter::Seal.index()].worth = FLEETING_SEAL;
        }
        let quarry = own.map(|own| {
            let friends = own.map_or(Figures::NONE, Hunter::figures);
            Hunter::PLAYED.map(|hunter| {
                let igloo = if hunter.raids() && own != Some(Hunter::Eskimo) { Grasp::IGLOO } else { Grasp(0) };
                Grasp::figures(hunter.prey().without(friends)).with(Grasp::COD).with(igloo)
            })
        });
        let best = if self.size == 4 { &BEST_OF_FOUR } else { &BEST };
        Roles { own, neutral, quarry, best, catches }
    }
}
