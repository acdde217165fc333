//! Who could bite whom next: what each hunting figure gets at by one move, in one byte, and the whole table in eight. Whatever happens on
//! the table, as long as these bytes stay the same nobody's catches change.

use super::sea::{HUNTING, Sea, spot};
use crate::cells::{Cell, Cells};
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::movement::Reach;
use crate::state::Arctic;

/// What one figure gets at: the lower bits are the hunting figures that it could meet, whether it eats them or not.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Grasp(pub(super) u8);

impl Grasp {
    /// A cod.
    pub(super) const COD: Grasp = Grasp(1 << HUNTING);
    /// The igloo.
    pub(super) const IGLOO: Grasp = Grasp(2 << HUNTING);
    /// How many there can be.
    pub(super) const COUNT: usize = 4 << HUNTING;

    /// Those of the figures that hunt.
    #[inline]
    pub(super) const fn figures(figures: Figures) -> Grasp {
        Grasp((figures.0 & ((1 << HUNTING) - 1)) as u8)
    }

    #[inline]
    pub(super) const fn with(self, other: Grasp) -> Grasp {
        Grasp(self.0 | other.0)
    }

    #[inline]
    pub(super) const fn common(self, other: Grasp) -> Grasp {
        Grasp(self.0 & other.0)
    }
}

/// What every hunting figure gets at, a byte for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Grasps(u64);

impl Grasps {
    #[inline]
    pub(super) fn of(self, figure: Figure) -> Grasp {
        Grasp((self.0 >> (8 * figure.index())) as u8)
    }

    /// What one of a hunter's figures gets at; cod do not hunt.
    #[inline]
    pub(super) fn of_hunter(self, hunter: Hunter) -> Grasp {
        match hunter {
            Hunter::Orca => self.of(Figure::ORCA),
            Hunter::Bear => self.of(Figure::BEAR),
            Hunter::Eskimo => self.of(Figure::ESKIMO),
            Hunter::Seal => self.of(Figure::SEAL_1).with(self.of(Figure::SEAL_2)),
            Hunter::Cod => Grasp(0),
        }
    }

    #[inline]
    fn set(&mut self, figure: Figure, grasp: Grasp) {
        let shift = 8 * figure.index();
        self.0 = self.0 & !(0xff << shift) | u64::from(grasp.0) << shift;
    }
}

/// Where everybody is and can be next, and what they get at there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sight {
    pub(super) sea: Sea,
    pub(super) reach: [Reach; HUNTING],
    /// In the hands of who has not moved them yet.
    pub(super) grasps: Grasps,
}

/// What everybody gets at: whoever has moved in this activation bites only where they are, but in the hands of the next player they
/// move again.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Hands {
    pub(super) active: Grasps,
    pub(super) others: Grasps,
}

impl Sight {
    /// Looks where everybody can get to.
    #[inline]
    pub(super) fn of(sea: Sea) -> Sight {
        let reach = sea.reaches();
        let mut grasps = Grasps::default();
        for figure in hunting() {
            grasps.set(figure, sea.grasp(figure, reach[figure.index()]));
        }
        Sight { sea, reach, grasps }
    }

    /// What everybody gets at, given who has moved.
    #[inline]
    pub(super) fn hands(&self, moved: Figures) -> Hands {
        let mut active = self.grasps;
        for figure in moved.without(Figures::COD).iter() {
            active.set(figure, self.sea.grasp(figure, self.sea.spots[figure.index()]));
        }
        Hands { active, others: self.grasps }
    }

    /// What everybody gets at after one more hunting figure has moved, given who moved before: only what concerns it is new.
    #[inline]
    pub(super) fn hands_after_move(
        &self,
        hands: &Hands,
        moved: Figures,
        figure: Figure,
        cell: Cell,
        level: Level,
    ) -> Hands {
        let spot = spot(cell, level);
        let reach = self.sea.within(figure.hunter(), spot);
        let column = MET_BY_ALL << figure.index();
        // Where the others can be they meet it, unless they have moved themselves: then they do where they are.
        let met_by = |others: &[Reach; HUNTING]| {
            others.iter().rev().fold(0, |met, other| met << 8 | u64::from(other.meets(spot))) << figure.index()
        };
        let met = met_by(&self.reach);
        let earlier = moved.without(Figures::COD).but(figure);
        let met_now = if earlier.is_empty() {
            met
        } else {
            let settled = |index| {
                if earlier.contains(Figure::new(index as u8)) { self.sea.spots[index] } else { self.reach[index] }
            };
            met_by(&std::array::from_fn(settled))
        };
        let mut after = Hands {
            active: Grasps(hands.active.0 & !column | met_now),
            others: Grasps(hands.others.0 & !column | met),
        };
        let itself = Grasp::figures(figure.only());
        let meets = |reach| Grasp(self.sea.grasp(figure, reach).0 & !itself.0).with(itself);
        after.active.set(figure, meets(spot));
        after.others.set(figure, meets(reach));
        after
    }

    /// What everybody gets at after cod have moved, given what they got at before.
    #[inline]
    pub(super) fn hands_after_cod(&self, hands: &Hands, cod: Cells) -> Hands {
        let mut fishing = 0;
        for figure in hunting() {
            let grounds = fishing_grounds(figure, self.reach[figure.index()]);
            fishing |= u64::from(!grounds.common(cod).is_empty()) << (8 * figure.index() + HUNTING);
        }
        let swap = |grasps: Grasps| Grasps(grasps.0 & !(MET_BY_ALL << HUNTING) | fishing);
        Hands { active: swap(hands.active), others: swap(hands.others) }
    }

    /// Could this figure bite somebody there?
    #[inline]
    pub(super) fn threatens(&self, hunter: Figure, cell: Cell, level: Level) -> bool {
        self.reach[hunter.index()].at(level).contains(cell)
    }
}

/// The bit of the first figure in all bytes.
const MET_BY_ALL: u64 = 0x01_01_01_01_01;

/// The figures that hunt.
#[inline]
pub(super) fn hunting() -> impl Iterator<Item = Figure> {
    (0..HUNTING as u8).map(Figure::new)
}

impl Sea {
    /// What a figure finds where it could be.
    #[inline]
    fn grasp(&self, figure: Figure, reach: Reach) -> Grasp {
        let mut met = 0;
        for (index, &spot) in self.spots.iter().enumerate() {
            met |= u8::from(reach.meets(spot)) << index;
        }
        let igloo = if reach.ice.common(self.igloo).is_empty() { Grasp(0) } else { Grasp::IGLOO };
        Grasp(met).with(self.catch_of_cod(figure, reach)).with(igloo)
    }

    /// Is there a cod where this figure could be? The Inuit hunter fishes through the ice, too.
    #[inline]
    fn catch_of_cod(&self, figure: Figure, reach: Reach) -> Grasp {
        if fishing_grounds(figure, reach).common(self.cod).is_empty() { Grasp(0) } else { Grasp::COD }
    }
}

/// Where a figure that can be there catches cod: in the water, and the Inuit hunter through the ice, too.
#[inline]
pub(super) fn fishing_grounds(figure: Figure, reach: Reach) -> Cells {
    if figure == Figure::ESKIMO { reach.water.with(reach.ice) } else { reach.water }
}

impl Arctic {
    /// Looks where everybody can get to.
    #[inline]
    pub(super) fn sight(&self) -> Sight {
        Sight::of(self.sea())
    }

    /// Is a place within reach of a hunter that somebody else than `seat` may use, and that eats `figure`?
    #[inline]
    pub(super) fn in_danger(
        &self,
        sight: &Sight,
        figure: Figure,
        cell: Cell,
        level: Level,
        seat: engine::Seat,
    ) -> bool {
        hunting().any(|enemy| {
            self.owner(enemy.hunter()) != Some(seat)
                && enemy.hunter().prey().contains(figure)
                && sight.threatens(enemy, cell, level)
        })
    }
}
