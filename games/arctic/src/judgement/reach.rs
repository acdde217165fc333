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

/// Where every hunting figure can be after its next move, where the cod are, and whom it gets at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sight {
    reach: [Reach; HUNTING],
    cod: Cells,
    /// The hunting figures that each of them could meet where they are now, whether it eats them or not.
    met: [Figures; HUNTING],
    /// Those that could get at a cod, and at the igloo.
    fishing: Figures,
    raiding: Figures,
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
        let mut sight = Sight {
            reach: std::array::from_fn(|index| self.sight_of(Figure::new(index as u8))),
            cod: self.shoals(),
            met: [Figures::NONE; HUNTING],
            fishing: Figures::NONE,
            raiding: Figures::NONE,
        };
        let spots = self.spots();
        (0..HUNTING as u8).for_each(|index| self.look_around(&mut sight, Figure::new(index), &spots));
        sight
    }

    /// Looks again after a choice, given what was seen before it: most choices change nothing or a single figure's reach.
    #[inline]
    pub(crate) fn sight_after(&self, action: Action, before: &Sight) -> Sight {
        let mut sight = *before;
        match action {
            Action::Play(_) | Action::Pick(_) | Action::Activate(_) | Action::Skip => {}
            Action::Move(figure, ..) if figure.hunter() == Hunter::Cod => {
                sight.cod = self.shoals();
                sight.fishing = Figures::NONE;
                for figure in (0..HUNTING as u8).map(Figure::new) {
                    if self.fishes(figure, sight.reach[figure.index()], sight.cod) {
                        sight.fishing.insert(figure);
                    }
                }
            }
            Action::Move(figure, ..) => {
                let spots = self.spots();
                sight.reach[figure.index()] = self.sight_of(figure);
                for (met, reach) in sight.met.iter_mut().zip(&sight.reach) {
                    met.remove(figure);
                    if reach.meets(spots[figure.index()]) {
                        met.insert(figure);
                    }
                }
                sight.fishing.remove(figure);
                sight.raiding.remove(figure);
                self.look_around(&mut sight, figure, &spots);
            }
            _ => return self.sight(),
        }
        debug_assert_eq!(sight, self.sight(), "{action} changes more than one sees");
        sight
    }

    /// Enters whom a hunting figure gets at.
    #[inline]
    fn look_around(&self, sight: &mut Sight, figure: Figure, spots: &[Reach; HUNTING]) {
        let reach = sight.reach[figure.index()];
        sight.met[figure.index()] = met_within(reach, spots);
        if self.fishes(figure, reach, sight.cod) {
            sight.fishing.insert(figure);
        }
        if self.raids(reach) {
            sight.raiding.insert(figure);
        }
    }

    /// Where every hunting figure is.
    #[inline]
    fn spots(&self) -> [Reach; HUNTING] {
        std::array::from_fn(|index| {
            let figure = Figure::new(index as u8);
            self.cell_of(figure).map_or(Reach::NONE, |cell| Reach::NONE.or_stay(cell, self.level_of(figure)))
        })
    }

    /// Is there a cod where this figure could be? The Inuit hunter fishes through the ice, too.
    #[inline]
    fn fishes(&self, figure: Figure, reach: Reach, cod: Cells) -> bool {
        let waters = if figure == Figure::ESKIMO { reach.water.with(reach.ice) } else { reach.water };
        !waters.common(cod).is_empty()
    }

    /// Is the igloo where a figure could be?
    #[inline]
    fn raids(&self, reach: Reach) -> bool {
        self.igloo.cell().is_some_and(|cell| reach.ice.contains(cell))
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

    /// Whom a figure can get at for a player, whether it can fish, and whether it can raid the igloo. Whoever has moved in this
    /// activation does so only where they are; but in the hands of the next player they move again.
    #[inline]
    fn grasp(&self, sight: &Sight, figure: Figure, seat: Seat) -> (Figures, bool, bool) {
        match self.cell_of(figure) {
            Some(cell) if seat == self.active && self.now.moved.contains(figure) => {
                let here = Reach::NONE.or_stay(cell, self.level_of(figure));
                (met_within(here, &self.spots()), self.fishes(figure, here, sight.cod), self.raids(here))
            }
            _ => (sight.met[figure.index()], sight.fishing.contains(figure), sight.raiding.contains(figure)),
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
            let (met, fishes, raids) = self.grasp(sight, figure, seat);
            for prey in met.common(hunter.prey()).without(own).iter() {
                let worth = self.worth(prey);
                if worth > best.worth {
                    best = Catch { worth, victim: self.owner(prey.hunter()) };
                }
            }
            if fishes {
                best = best.or_worth(COD_WORTH);
            }
            if raids && hunter.raids() && best.worth < 2.0 * f32::from(IGLOO_POINTS) {
                let householder = self.owner(Hunter::Eskimo);
                if householder != Some(seat) {
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

/// The hunting figures that are on one of these spots within reach.
#[inline]
fn met_within(reach: Reach, spots: &[Reach; HUNTING]) -> Figures {
    let mut met = 0;
    for (index, &spot) in spots.iter().enumerate() {
        met |= u16::from(reach.meets(spot)) << index;
    }
    Figures(met)
}
