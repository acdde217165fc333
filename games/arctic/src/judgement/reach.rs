//! Who could bite whom next: for every hunter on the board the places it can get to in one move as the ice lies now, and
//! the prey it would find there. Bots look through this.

use engine::Seat;

use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::figures::{Figure, Figures, Hunter, Level};
use crate::movement::Reach;
use crate::state::{Arctic, IGLOO_POINTS};

/// The figures that hunt: orca, bear, Inuit hunter and the two seals.
const HUNTING: usize = 5;
/// Twice the points of a cod.
const COD_WORTH: f32 = 2.0;

/// Where every hunting figure can be after its next move, and where the cod are.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    reach: [Reach; HUNTING],
    cod: Cells,
}

/// The best that a hunter can get at.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Catch {
    /// Twice the points, those of a seal that may flee discounted.
    pub(crate) worth: f32,
    /// Who loses a token or the igloo.
    pub(crate) victim: Option<Seat>,
}

impl Catch {
    /// Something that nobody loses.
    pub(crate) const fn of(worth: f32) -> Catch {
        Catch { worth, victim: None }
    }

    /// This, or something worth more that nobody loses.
    #[inline]
    pub(crate) fn or_worth(self, worth: f32) -> Catch {
        if worth > self.worth { Catch::of(worth) } else { self }
    }
}

impl Sight {
    /// Could this figure bite that one?
    #[inline]
    pub(crate) fn threatens(&self, hunter: Figure, cell: Cell, level: Level) -> bool {
        self.reach[hunter.index()].at(level).contains(cell)
    }
}

impl Arctic {
    /// Looks where everybody can get to.
    #[inline]
    pub(crate) fn sight(&self) -> Sight {
        Sight { reach: std::array::from_fn(|index| self.sight_of(Figure::new(index as u8))), cod: self.shoals() }
    }

    /// Looks again after a choice, given what was seen before it: most choices change nothing or a single figure's reach.
    #[inline]
    pub(crate) fn sight_after(&self, action: Action, before: &Sight) -> Sight {
        match action {
            Action::Play(_) | Action::Pick(_) | Action::Activate(_) | Action::Skip => *before,
            Action::Move(figure, ..) if figure.hunter() == Hunter::Cod => Sight { cod: self.shoals(), ..*before },
            Action::Move(figure, ..) => {
                let mut sight = *before;
                sight.reach[figure.index()] = self.sight_of(figure);
                sight
            }
            _ => self.sight(),
        }
    }

    /// The cells with cod.
    #[inline]
    fn shoals(&self) -> Cells {
        self.figures[HUNTING..].iter().filter_map(|place| place.cell()).collect()
    }

    /// Where one hunting figure can be after its next move.
    #[inline]
    fn sight_of(&self, figure: Figure) -> Reach {
        let Some(cell) = self.cell_of(figure) else { return Reach::NONE };
        let level = self.level_of(figure);
        self.reach(figure.hunter(), cell, level).or_stay(cell, level)
    }

    /// Where a figure can bite for a player. Whoever has moved in this activation does so only where they are; but in the
    /// hands of the next player they move again.
    #[inline]
    fn grasp(&self, sight: &Sight, figure: Figure, seat: Seat) -> Reach {
        match self.cell_of(figure) {
            Some(cell) if seat == self.active && self.now.moved.contains(figure) => {
                Reach::NONE.or_stay(cell, self.level_of(figure))
            }
            _ => sight.reach[figure.index()],
        }
    }

    /// Twice the points that a capture is worth to who makes it. With four players every second seal gets away.
    #[inline]
    pub(crate) fn worth(&self, figure: Figure) -> f32 {
        match figure.hunter() {
            Hunter::Cod => COD_WORTH,
            Hunter::Seal if self.size == 4 => 2.2,
            hunter => 2.0 * f32::from(hunter.token()),
        }
    }

    /// The best that a player can get at with a hunter in one move.
    #[inline]
    pub(crate) fn best_catch(&self, sight: &Sight, hunter: Hunter, seat: Seat) -> Catch {
        let own = self.hunter_of(seat).map_or(Figures::NONE, Hunter::figures);
        let mut best = Catch::default();
        for figure in hunter.figures().iter().filter(|figure| figure.index() < HUNTING) {
            let grasp = self.grasp(sight, figure, seat);
            for prey in hunter.prey().without(own).without(Figures::COD).iter() {
                let Some(cell) = self.cell_of(prey) else { continue };
                let worth = self.worth(prey);
                if worth > best.worth && grasp.at(self.level_of(prey)).contains(cell) {
                    best = Catch { worth, victim: self.owner(prey.hunter()) };
                }
            }
            // The Inuit hunter fishes through the ice, too.
            let waters = if figure == Figure::ESKIMO { grasp.water.with(grasp.ice) } else { grasp.water };
            if !waters.common(sight.cod).is_empty() {
                best = best.or_worth(COD_WORTH);
            }
            if hunter.raids() && best.worth < 2.0 * f32::from(IGLOO_POINTS) {
                let householder = self.owner(Hunter::Eskimo);
                let reached = self.igloo.cell().is_some_and(|cell| grasp.ice.contains(cell));
                if reached && householder != Some(seat) {
                    best = Catch { worth: 2.0 * f32::from(IGLOO_POINTS), victim: householder };
                }
            }
        }
        best
    }

    /// Is a place within reach of a hunter that somebody else than `seat` may use, and that eats `hunter`?
    #[inline]
    pub(crate) fn in_danger(&self, sight: &Sight, figure: Figure, cell: Cell, level: Level, seat: Seat) -> bool {
        (0..HUNTING as u8).map(Figure::new).any(|enemy| {
            self.owner(enemy.hunter()) != Some(seat)
                && enemy.hunter().prey().contains(figure)
                && sight.threatens(enemy, cell, level)
        })
    }
}
