//! Where cod are best sent: out of the reach of the others, and into the own. Whoever moves cod moves those that matter
//! and takes the plankton.

use engine::{DOUBTFUL, Seat};

use super::grasp::{fishing_grounds, hunting};
use super::priors::DOUBT;
use super::sea::HUNTING;
use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::figures::Figures;
use crate::movement::Reach;
use crate::state::Arctic;

/// A cod within the own reach, with two, three and four players: with more players the others come first.
const OWN: [f32; 3] = [1.1, 0.6, 0.5];
/// A cod within the reach of another player's hunter, with two, three and four players, by how many turns pass before it hunts.
const OTHER: [[f32; 3]; 3] = [[1.0, 0.8, 0.6], [1.0, 0.8, 0.6], [0.8, 0.8, 0.6]];
/// A cod within the reach of a neutral hunter, which the next player can use, but oneself later on as well.
const NEUTRAL: f32 = 0.6;
/// One cell nearer to a hunter.
const NEARER: f32 = 0.01;
/// Hardly anybody moves a cod for less, with two, three and four players.
const REASON: [f32; 3] = [0.2, 0.2, 0.28];
/// Hardly anybody moves more cod at once, but a whole shoal is swept out of a rival's reach.
const ENOUGH: usize = 6;
/// A place that is so much worse than the best one for a cod is doubtful.
const WORSE: f32 = 0.3;

/// How much farther than its own cell every other one is from a cell, by their bits.
static FARTHER: [[f32; 64]; 64] = {
    let mut farther = [[0.0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            if Cells::BOARD.contains(Cell::new(from)) && Cells::BOARD.contains(Cell::new(to)) {
                farther[from as usize][to as usize] = NEARER * Cell::new(from).distance(Cell::new(to)) as f32;
            }
            to += 1;
        }
        from += 1;
    }
    farther
};

/// How welcome a cod is on every cell to one player.
struct Shoal {
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
    /// Looks at the sea with the eyes of a player who moves cod, given where everybody can get to.
    fn shoal(&self, seat: Seat, reach: &[Reach; HUNTING]) -> Shoal {
        let seats = usize::from(self.size);
        let other = &OTHER[self.by_players()];
        let mut welcome = [0.0; 64];
        for figure in hunting() {
            let Some(from) = self.cell_of(figure) else { continue };
            let weight = match self.owner(figure.hunter()) {
                Some(owner) if owner == seat => OWN[self.by_players()],
                Some(owner) => -other[((owner.index() + 2 * seats - seat.index() - 1) % seats).min(2)],
                None => -NEUTRAL,
            };
            // First as if it could not get anywhere, then where it can; so most of it is done for several cells at once.
            let near = &FARTHER[from.index() & 63];
            let mut liking = near.map(|near| 0.0 - near * weight.signum());
            for cell in fishing_grounds(figure, reach[figure.index()]).iter() {
                liking[cell.index() & 63] = weight - near[cell.index() & 63] * weight.signum();
            }
            welcome.iter_mut().zip(liking).for_each(|(welcome, liking)| *welcome += liking);
        }
        Shoal { welcome }
    }

    /// Weighs which cod to move next, if any: those that can be put to a better place.
    pub(super) fn weigh_cod(&self, actions: &[Action], out: &mut Vec<f32>) {
        let shoal = self.shoal(self.active, &self.sea().reaches());
        let (mut best, mut at) = (f32::MIN, 0);
        let reason = REASON[self.by_players()];
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
            out.push(if enough || better < reason { DOUBTFUL } else { 2.0 * better * better });
        }
        // One cod has to be moved in any case: the one that minds least.
        if out.iter().all(|&weight| weight == DOUBTFUL)
            && let Some(weight) = out.get_mut(at)
        {
            *weight = 1.0;
        }
    }

    /// How much worse than the best one every place for a cod is; [`DOUBT`] if it is hardly worth a thought.
    pub(super) fn compare_places(&self, actions: &[Action], reach: &[Reach; HUNTING], out: &mut Vec<f32>) {
        let shoal = self.shoal(self.active, reach);
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
