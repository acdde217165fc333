//! Who could bite whom next: what each hunting figure gets at by one move, in one byte, and the whole table in eight. Whatever happens on
//! the table, as long as these bytes stay the same nobody's catches change.

use super::sea::{HUNTING, Sea, spot};
use crate::cells::{Cell, Cells};
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::movement::Reach;
use crate::state::Arctic;

/// What one figure gets at: the lower bits are the hunting figures that it could meet and eats.
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
    /// This figure gets at that, and nobody at anything else.
    #[inline]
    pub(super) fn only(figure: Figure, grasp: Grasp) -> Grasps {
        Grasps(u64::from(grasp.0) << (8 * figure.index()))
    }

    #[inline]
    pub(super) const fn with(self, other: Grasps) -> Grasps {
        Grasps(self.0 | other.0)
    }

    #[inline]
    pub(super) const fn common(self, other: Grasps) -> Grasps {
        Grasps(self.0 & other.0)
    }

    #[inline]
    pub(super) fn of(self, figure: Figure) -> Grasp {
        Grasp((self.0 >> (8 * figure.index())) as u8)
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

impl Hands {
    /// What of this matters to somebody.
    #[inline]
    pub(super) const fn common(self, needed: Hands) -> Hands {
        Hands { active: self.active.common(needed.active), others: self.others.common(needed.others) }
    }
}

impl Sight {
    /// Looks where everybody can get to.
    #[inline]
    pub(super) fn of(sea: Sea) -> Sight {
        let reach = sea.reaches();
        Sight { sea, reach, grasps: sea.grasps(&reach) }
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

    /// What everybody gets at after one more figure of a hunter has moved: only what concerns it is new. What nobody needs to know is
    /// not looked at.
    #[inline]
    pub(super) fn hands_after_move(&self, hands: &Hands, needed: &Hands, to: (Figure, Cell, Level)) -> Hands {
        let (figure, cell, level) = to;
        let spot = spot(cell, level);
        // Nobody who eats it has moved in this activation: whoever has is the other seal.
        let mut met = 0;
        for (eater, reach) in self.reach[..EATERS].iter().enumerate() {
            met |= u64::from(reach.meets(spot)) << (8 * eater);
        }
        let column = MET_BY_ALL << figure.index();
        let met = met << figure.index() & EATEN[figure.index() % HUNTING];
        let mut after =
            Hands { active: Grasps(hands.active.0 & !column | met), others: Grasps(hands.others.0 & !column | met) };
        after.active.set(figure, self.sea.grasp(figure, spot));
        // Nobody but its player moves a hunter that is not neutral.
        if needed.others.of(figure).0 != 0 {
            after.others.set(figure, self.sea.grasp(figure, self.sea.within(figure.hunter(), spot)));
        }
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

/// Orca, bear and Inuit hunter eat other hunters, seals only cod.
const EATERS: usize = 3;

/// The bits of each figure in the bytes of those who eat it.
const EATEN: [u64; HUNTING] = {
    let mut eaten = [0; HUNTING];
    let mut eater = 0;
    while eater < HUNTING {
        let prey = Grasp::figures(Figure::new(eater as u8).hunter().prey()).0;
        let mut figure = 0;
        while figure < HUNTING {
            eaten[figure] |= ((prey as u64 >> figure) & 1) << (8 * eater + figure);
            figure += 1;
        }
        eater += 1;
    }
    eaten
};

/// The figures that hunt.
#[inline]
pub(super) fn hunting() -> impl Iterator<Item = Figure> {
    (0..HUNTING as u8).map(Figure::new)
}

impl Sea {
    /// What a figure can catch where it could be.
    #[inline(always)]
    fn grasp(&self, figure: Figure, reach: Reach) -> Grasp {
        let hunter = figure.hunter();
        let mut grasp = self.catch_of_cod(figure, reach);
        if hunter != Hunter::Seal {
            let mut met = 0;
            for (index, &spot) in self.spots.iter().enumerate() {
                met |= u8::from(reach.meets(spot)) << index;
            }
            grasp = grasp.with(Grasp(met).common(Grasp::figures(hunter.prey())));
        }
        if hunter.raids() && !reach.ice.common(self.igloo).is_empty() {
            grasp = grasp.with(Grasp::IGLOO);
        }
        grasp
    }

    /// What everybody gets at as long as nobody has moved.
    #[inline]
    pub(super) fn hands(&self) -> Hands {
        let grasps = self.grasps(&self.reaches());
        Hands { active: grasps, others: grasps }
    }

    /// What every hunting figure can catch where it could be.
    #[inline]
    fn grasps(&self, reach: &[Reach; HUNTING]) -> Grasps {
        // One by one by name: so the compiler knows what each of them does not eat.
        let [orca, bear, eskimo, seal_1, seal_2] = *reach;
        Grasps::only(Figure::ORCA, self.grasp(Figure::ORCA, orca))
            .with(Grasps::only(Figure::BEAR, self.grasp(Figure::BEAR, bear)))
            .with(Grasps::only(Figure::ESKIMO, self.grasp(Figure::ESKIMO, eskimo)))
            .with(Grasps::only(Figure::SEAL_1, self.grasp(Figure::SEAL_1, seal_1)))
            .with(Grasps::only(Figure::SEAL_2, self.grasp(Figure::SEAL_2, seal_2)))
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
