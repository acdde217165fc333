//! How figures move (rules, 5.2): orca, cod and seal swim two cells if the first is open sea; the bear walks two if the
//! first is ice; the Inuit hunter goes two if the whole way is on ice or the whole way is in open sea.

use engine::Log;

use crate::cells::{Cell, Cells};
use crate::event::Event;
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::state::Arctic;

/// Where a figure can go, on the ice and in the water.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    pub(crate) ice: Cells,
    pub(crate) water: Cells,
}

impl Reach {
    pub(crate) const NONE: Reach = Reach { ice: Cells::NONE, water: Cells::NONE };

    #[inline]
    pub(crate) fn at(self, level: Level) -> Cells {
        match level {
            Level::Ice => self.ice,
            Level::Water => self.water,
        }
    }

    /// Is there a place that both can be at?
    #[inline]
    pub(crate) fn meets(self, other: Reach) -> bool {
        !self.ice.common(other.ice).with(self.water.common(other.water)).is_empty()
    }

    /// Including where the figure is already.
    #[inline]
    pub(crate) fn or_stay(mut self, cell: Cell, level: Level) -> Reach {
        match level {
            Level::Ice => self.ice.insert(cell),
            Level::Water => self.water.insert(cell),
        }
        self
    }
}

impl Arctic {
    /// Where a figure that is on the board can go in one move, its present place excluded.
    #[inline]
    pub(crate) fn destinations(&self, figure: Figure) -> Reach {
        match self.cell_of(figure) {
            Some(cell) => self.reach(figure.hunter(), cell, self.level_of(figure)),
            None => Reach::NONE,
        }
    }

    /// Where a figure of a hunter can go from a place.
    #[inline]
    pub(crate) fn reach(&self, hunter: Hunter, cell: Cell, level: Level) -> Reach {
        let (open, here) = (self.open(), cell.only());
        let near = here.around().common(open);
        match hunter {
            Hunter::Orca | Hunter::Cod => {
                let far = near.without(self.ice).around().common(open);
                Reach { ice: Cells::NONE, water: near.with(far).without(here) }
            }
            // Back on its own cell, but on the other level, is somewhere else.
            Hunter::Seal => {
                let cells = near.with(near.without(self.ice).around().common(open));
                let reach = Reach { ice: cells.common(self.ice), water: cells };
                match level {
                    Level::Ice => Reach { ice: reach.ice.without(here), ..reach },
                    Level::Water => Reach { water: reach.water.without(here), ..reach },
                }
            }
            Hunter::Bear => {
                let far = near.common(self.ice).around().common(open);
                self.walk(near.with(far).without(here))
            }
            Hunter::Eskimo => {
                let same = match level {
                    Level::Ice => self.ice.common(open),
                    Level::Water => open.without(self.ice),
                };
                let far = near.common(same).around().common(same);
                self.walk(near.with(far).without(here))
            }
        }
    }

    /// Bear and Inuit hunter stand on the ice where there is some.
    #[inline]
    fn walk(&self, cells: Cells) -> Reach {
        Reach { ice: cells.common(self.ice), water: cells.without(self.ice) }
    }

    /// Those of the figures that can move at all: whoever has a neighbouring cell without an iceberg can.
    #[inline]
    pub(crate) fn mobile(&self, figures: Figures) -> Figures {
        let open = self.open();
        let free = |&figure: &Figure| self.cell_of(figure).is_some_and(|cell| !cell.around().common(open).is_empty());
        figures.iter().filter(free).fold(Figures::NONE, |set, figure| set.with(figure.only()))
    }

    /// A figure goes to one of its destinations.
    #[inline]
    pub(crate) fn move_figure(&mut self, figure: Figure, to: Cell, level: Level, log: &mut impl Log<Event>) {
        if let Some(from) = self.cell_of(figure) {
            let from_depth = self.depth(from, self.level_of(figure));
            log.tell(Event::Moves { figure, from, from_depth, to, to_depth: self.depth(to, level) });
        }
        self.put(figure, to, level);
        self.now.moved.insert(figure);
    }
}
