//! What a hunter can get at in somebody's hands: of all that is in its grasp the best that is no friend of theirs.

use engine::Seat;

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
/// A power of two, so that no index needs to be checked.
const KINDS: usize = 8;

/// Twice the points that a capture is worth to who makes it, by what it is. With four players every second seal gets away.
const WORTH: [f32; KINDS] = {
    let mut worth = [0.0; KINDS];
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

/// What a player may catch with a hunter: not the own figures, and not the own igloo.
#[derive(Clone, Copy)]
pub(super) struct Quarry {
    /// The hunter's figures; the same one twice if it has one.
    figures: [Figure; 2],
    mask: Grasp,
}

/// What may be caught with each hunter by who plays the orca, the bear, the Inuit hunter, the seals, or nobody yet.
const QUARRIES: [[Quarry; 4]; 5] = {
    let mut quarries = [[Quarry::NONE; 4]; 5];
    let mut own = 0;
    while own < 5 {
        let mut index = 0;
        while index < 4 {
            let hunter = Hunter::PLAYED[index];
            let friends = if own < 4 { Hunter::PLAYED[own].figures() } else { Figures::NONE };
            let igloo = if hunter.raids() && own != Hunter::Eskimo.index() { Grasp::IGLOO } else { Grasp(0) };
            let figures = match hunter {
                Hunter::Orca | Hunter::Cod => [Figure::ORCA; 2],
                Hunter::Bear => [Figure::BEAR; 2],
                Hunter::Eskimo => [Figure::ESKIMO; 2],
                Hunter::Seal => [Figure::SEAL_1, Figure::SEAL_2],
            };
            let mask = Grasp::figures(hunter.prey().without(friends)).with(Grasp::COD).with(igloo);
            quarries[own][index] = Quarry { figures, mask };
            index += 1;
        }
        own += 1;
    }
    quarries
};

impl Quarry {
    /// Nothing at all.
    pub(super) const NONE: Quarry = Quarry { figures: [Figure::ORCA; 2], mask: Grasp(0) };

    /// What it hangs on.
    #[inline]
    pub(super) fn needs(self) -> Grasps {
        let [one, other] = self.figures;
        Grasps::only(one, self.mask).with(Grasps::only(other, self.mask))
    }
}

/// Who plays whom, and what catches bring: the same throughout a game.
pub(super) struct Roles {
    /// The hunter that each seat is.
    own: [Option<Hunter>; 4],
    /// Those that nobody is, and how many.
    neutral: ([Hunter; 4], usize),
    best: &'static [u8; Grasp::COUNT],
    catches: [Catch; KINDS],
}

impl Roles {
    /// The hunter that a player is.
    #[inline]
    pub(super) fn own(&self, seat: Seat) -> Option<Hunter> {
        self.own[seat.index() & 3]
    }

    /// The hunters that nobody is.
    #[inline]
    pub(super) fn neutral(&self) -> &[Hunter] {
        &self.neutral.0[..self.neutral.1]
    }

    /// What a player may catch with a hunter.
    #[inline]
    pub(super) fn quarry(&self, hunter: Hunter, seat: Seat) -> Quarry {
        QUARRIES[self.own(seat).map_or(4, Hunter::index) % 5][hunter.index() & 3]
    }

    /// The best that a hunter can get at in one move.
    #[inline]
    pub(super) fn best_catch(&self, grasps: Grasps, quarry: Quarry) -> Catch {
        let [one, other] = quarry.figures;
        let grasp = grasps.of(one).with(grasps.of(other)).common(quarry.mask);
        self.catches[usize::from(self.best[usize::from(grasp.0) % Grasp::COUNT]) % KINDS]
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
        let mut neutral = ([Hunter::Orca; 4], 0);
        for hunter in Hunter::PLAYED {
            match self.owner(hunter) {
                Some(seat) => own[seat.index() & 3] = Some(hunter),
                None => {
                    neutral.0[neutral.1] = hunter;
                    neutral.1 += 1;
                }
            }
        }
        let mut catches = [Catch::default(); KINDS];
        for (kind, catch) in catches.iter_mut().enumerate() {
            let owner = if kind == IGLOO { Some(Hunter::Eskimo) } else { Hunter::ALL.get(kind).copied() };
            *catch = Catch { worth: WORTH[kind], victim: owner.and_then(|hunter| self.owner(hunter)) };
        }
        if self.size == 4 {
            catches[Hunter::Seal.index()].worth = FLEETING_SEAL;
        }
        let best = if self.size == 4 { &BEST_OF_FOUR } else { &BEST };
        Roles { own, neutral, best, catches }
    }
}
