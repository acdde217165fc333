//! The sea as hunters see it: the little of the table that decides where everybody can get to, in sets of cells. Trying out
//! what ice or a figure does is a few shifts of bits here, where a copy of the whole table would have to be searched.

use crate::cells::{Cell, Cells, Direction};
use crate::figures::{Figure, Hunter, Level};
use crate::ice::Place;
use crate::movement::Reach;
use crate::state::Arctic;

/// The figures that hunt: orca, bear, Inuit hunter and the two seals.
pub(super) const HUNTING: usize = 5;

/// Ice, cod, the igloo and the hunting figures.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sea {
    pub(super) ice: Cells,
    pub(super) berg: Cells,
    /// The cells with cod.
    pub(super) cod: Cells,
    /// The igloo's cell, if it stands.
    pub(super) igloo: Cells,
    /// Where each hunting figure is: one cell on one level, or nowhere.
    pub(super) spots: [Reach; HUNTING],
}

/// One place, as a set.
#[inline]
pub(super) fn spot(cell: Cell, level: Level) -> Reach {
    Reach::NONE.or_stay(cell, level)
}

impl Sea {
    /// Where a hunting figure that is on this spot can be after its next move, or if it stays: what [`Arctic::reach`] says, for all
    /// hunters in the same few steps. From nowhere one gets nowhere.
    #[inline(always)]
    pub(super) fn within(&self, hunter: Hunter, spot: Reach) -> Reach {
        let open = Cells::BOARD.without(self.berg);
        let here = spot.ice.with(spot.water);
        let near = here.around().common(open);
        match hunter {
            Hunter::Orca | Hunter::Cod => {
                let far = near.without(self.ice).around().common(open);
                Reach { ice: Cells::NONE, water: near.with(far).with(here) }
            }
            Hunter::Seal => {
                let cells = near.with(near.without(self.ice).around().common(open));
                Reach { ice: cells.common(self.ice).with(spot.ice), water: cells.with(spot.water) }
            }
            Hunter::Bear => self.walk(near.with(near.common(self.ice).around().common(open)), spot),
            Hunter::Eskimo => {
                let same = if spot.ice.is_empty() { open.without(self.ice) } else { open.common(self.ice) };
                self.walk(near.with(near.common(same).around().common(same)), spot)
            }
        }
    }

    /// Where every hunting figure can be after its next move, or if it stays.
    #[inline]
    pub(super) fn reaches(&self) -> [Reach; HUNTING] {
        // One by one by name: so the compiler knows how each of them moves.
        let [orca, bear, eskimo, seal_1, seal_2] = self.spots;
        [
            self.within(Hunter::Orca, orca),
            self.within(Hunter::Bear, bear),
            self.within(Hunter::Eskimo, eskimo),
            self.within(Hunter::Seal, seal_1),
            self.within(Hunter::Seal, seal_2),
        ]
    }

    /// Bear and Inuit hunter stand on the ice where there is some.
    #[inline]
    fn walk(&self, cells: Cells, spot: Reach) -> Reach {
        let cells = cells.without(spot.ice.with(spot.water));
        Reach { ice: cells.common(self.ice).with(spot.ice), water: cells.without(self.ice).with(spot.water) }
    }

    /// After a tile that can drift has drifted; `None` if it meets somebody who has to get out of its way: that is for the rules.
    #[inline]
    pub(super) fn drifted(&self, from: Cell, direction: Direction) -> Option<Sea> {
        let from = from.only();
        let pushed = from.step(direction).common(self.ice);
        let tiles = from.with(pushed);
        // An iceberg sends everybody away who swims where it arrives; other ice, that arrives in open sea, only walkers.
        let bergs = self.berg.common(tiles).step(direction);
        let swimmers = self.spots.iter().fold(self.cod, |all, spot| all.with(spot.water));
        let walkers = self.spots[Figure::BEAR.index()].water.with(self.spots[Figure::ESKIMO.index()].water);
        let met = bergs.common(swimmers).with(tiles.step(direction).without(self.ice).common(walkers));
        if !met.is_empty() {
            return None;
        }
        let shift = |cells: Cells| cells.without(tiles).with(cells.common(tiles).step(direction));
        let mut sea = Sea { ice: shift(self.ice), berg: shift(self.berg), igloo: shift(self.igloo), ..*self };
        sea.spots.iter_mut().for_each(|spot| spot.ice = shift(spot.ice));
        Some(sea)
    }

    /// After a tile has melted; `None` if the igloo is lost with it, which changes more than the sea.
    #[inline]
    pub(super) fn melted(&self, cell: Cell, pack: Cells) -> Option<Sea> {
        let mut sea = *self;
        if self.berg.contains(cell) {
            sea.berg.remove(cell);
        } else if pack.contains(cell) {
            sea.ice.remove(cell);
            for spot in &mut sea.spots {
                // Whoever stood there swims now.
                let afloat = spot.ice.common(cell.only());
                *spot = Reach { ice: spot.ice.without(afloat), water: spot.water.with(afloat) };
            }
        } else if self.igloo.contains(cell) {
            return None;
        }
        Some(sea)
    }
}

impl Arctic {
    /// The sea as it lies.
    #[inline]
    pub(super) fn sea(&self) -> Sea {
        let only = |place: Place| place.cell().map_or(Cells::NONE, Cell::only);
        let spots = std::array::from_fn(|index| {
            let cell = only(self.figures[index]);
            if self.upright.contains(Figure::new(index as u8)) {
                Reach { ice: cell, water: Cells::NONE }
            } else {
                Reach { ice: Cells::NONE, water: cell }
            }
        });
        let cod = self.figures[HUNTING..].iter().fold(Cells::NONE, |cod, &place| cod.with(only(place)));
        Sea { ice: self.ice, berg: self.berg, cod, igloo: only(self.igloo), spots }
    }
}
