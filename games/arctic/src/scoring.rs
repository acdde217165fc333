//! Points and winners (rules, chapter 6). Points are counted twice over, because a plankton token is worth half of one.

use engine::{BySeat, Seat, Seats, Surely};

use crate::figures::Hunter;
use crate::ice::Place;
use crate::state::{Arctic, IGLOO_POINTS};

/// Where a player's points come from, each counted twice over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Points {
    /// The own hunter's tokens that are left.
    pub(crate) lives: i32,
    /// Captured tokens.
    pub(crate) trophies: i32,
    pub(crate) cod: i32,
    pub(crate) plankton: i32,
    pub(crate) igloo: i32,
}

impl Points {
    #[inline]
    pub(crate) fn total(self) -> i32 {
        self.lives + self.trophies + self.cod + self.plankton + self.igloo
    }
}

impl Arctic {
    /// Where a player's points come from.
    #[inline]
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let house = self.house(seat);
        let worth = |hunter: Hunter, count: u8| 2 * i32::from(hunter.token()) * i32::from(count);
        let [orca, bear, eskimo, seal] = house.trophies;
        let trophies = worth(Hunter::Orca, orca) + worth(Hunter::Bear, bear) + worth(Hunter::Eskimo, eskimo);
        let igloo = self.igloo == Place::caught(seat)
            || self.igloo.cell().is_some() && self.owner(Hunter::Eskimo) == Some(seat);
        Points {
            lives: self.hunter_of(seat).map_or(0, |own| worth(own, self.lives(own))),
            trophies: trophies + worth(Hunter::Seal, seal),
            cod: 2 * i32::from(self.cod_of(seat)),
            plankton: i32::from(house.plankton),
            igloo: if igloo { 2 * i32::from(IGLOO_POINTS) } else { 0 },
        }
    }

    /// Twice everybody's points.
    #[inline]
    pub(crate) fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.size as usize, |seat| self.points(seat).total())
    }

    /// Who is ahead, and whether cod decided between equal scores.
    pub(crate) fn winners(&self) -> (Seats, bool) {
        let scores = self.scores();
        let seats = || Seat::all(self.size as usize);
        let best = scores.values().iter().max().copied().surely();
        let level: Seats = seats().filter(|&seat| scores[seat] == best).collect();
        let most = level.iter().map(|seat| self.cod_of(seat)).max().surely();
        let winners: Seats = level.iter().filter(|&seat| self.cod_of(seat) == most).collect();
        (winners, winners.len() < level.len())
    }
}
