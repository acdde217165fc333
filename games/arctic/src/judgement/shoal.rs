//! Where cod are best sent: out of the reach of the others, and into the own. Whoever moves cod moves the few that matter
//! and takes the plankton.

use engine::{DOUBTFUL, Seat};

use super::priors::DOUBT;
use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::figures::{Figure, Figures};
use crate::state::Arctic;

/// The figures that hunt: orca, bear, Inuit hunter and the two seals.
const HUNTING: u8 = 5;
/// A cod within the own reach, with two, three and four players: the others come first.
const OWN: [f32; 3] = [0.8, 0.6, 0.5];
/// A cod within the reach of another player's hunter, by how many turns pass before it hunts.
const OTHER: [f32; 3] = [1.0, 0.8, 0.6];
/// A cod within the reach of a neutral hunter, which the next player can use, but oneself later on as well.
const NEUTRAL: f32 = 0.6;
/// One cell nearer to a hunter.
const NEARER: f32 = 0.01;
/// Hardly anybody moves a cod for less.
const REASON: f32 = 0.15;
/// Hardly anybody moves more cod at once.
const ENOUGH: usize = 3;
/// A place that is so much worse than the best one for a cod is doubtful.
const WORSE: f32 = 0.3;

/// How welcome a cod is on every cell to one player.
pub(crate) struct Shoal {
    welcome: [f32; 64],
}

impl Shoal {
    #[inline]
    fn at(&self, cell: Cell) -> f32 {
        self.welcome[cell.index() & 63]
    }

    /// The best of the cells.
    #[inline]
    fn best(&self, cells: Cells) -> f32 {
        cells.iter().map(|cell| self.at(cell)).fold(f32::MIN, f32::max)
    }
}

impl Arctic {
    /// Looks at the sea with the eyes of a player who moves cod.
    fn shoal(&self, seat: Seat) -> Shoal {
        let seats = usize::from(self.size);
        let mut welcome = [0.0; 64];
        for figure in (0..HUNTING).map(Figure::new) {
            let Some(from) = self.cell_of(figure) else { continue };
            let level = self.level_of(figure);
            let reach = self.reach(figure.hunter(), from, level).or_stay(from, level);
            // The Inuit hunter fishes through the ice, too.
            let waters = if figure == Figure::ESKIMO { reach.water.with(reach.ice) } else { reach.water };
            let weight = match self.owner(figure.hunter()) {
                Some(owner) if owner == seat => OWN[seats.clamp(2, 4) - 2],
                Some(owner) => -OTHER[((owner.index() + 2 * seats - seat.index() - 1) % seats).min(2)],
                None => -NEUTRAL,
            };
            for cell in Cells::BOARD.iter() {
                let within = if waters.contains(cell) { weight } else { 0.0 };
                let near = NEARER * f32::from(from.distance(cell)) * weight.signum();
                welcome[cell.index() & 63] += within - near;
            }
        }
        Shoal { welcome }
    }

    /// Weighs which cod to move next, if any: those that can be put to a better place.
    pub(crate) fn weigh_cod(&self, actions: &[Action], out: &mut Vec<f32>) {
        let shoal = self.shoal(self.active);
        let (mut best, mut at) = (f32::MIN, 0);
        let enough = self.now.moved.common(Figures::COD).len() >= ENOUGH;
        for (index, &action) in actions.iter().enumerate() {
            let Action::Pick(cod) = action else {
                out.push(1.0);
                continue;
            };
            let here = self.cell_of(cod).map_or(f32::MAX, |cell| shoal.at(cell));
            let better = shoal.best(self.destinations(cod).water) - here;
            if better > best {
                (best, at) = (better, index);
            }
            out.push(if enough || better < REASON { DOUBTFUL } else { 2.0 * better * better });
        }
        // One cod has to be moved in any case: the one that minds least.
        if out.iter().all(|&weight| weight == DOUBTFUL)
            && let Some(weight) = out.get_mut(at)
        {
            *weight = 1.0;
        }
    }

    /// How much worse than the best one every place for a cod is; [`DOUBT`] if it is hardly worth a thought.
    pub(crate) fn compare_places(&self, actions: &[Action], out: &mut Vec<f32>) {
        let shoal = self.shoal(self.active);
        let welcome = |action: &Action| match action {
            Action::Move(_, cell, _) => shoal.at(*cell),
            _ => DOUBT,
        };
        let best = actions.iter().map(welcome).fold(f32::MIN, f32::max);
        out.extend(actions.iter().map(|action| welcome(action) - best));
        for worse in out.iter_mut().filter(|worse| **worse < -WORSE) {
            *worse = DOUBT;
        }
    }
}
