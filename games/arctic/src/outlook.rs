//! How well everybody seems to stand: the points on the table, what each can catch or lose before long, and how much of the
//! game is left to change it.

use engine::{BySeat, Row, Seat};

use crate::figures::{Figures, Hunter};
use crate::ice::Place;
use crate::sight::{Catch, Sight};
use crate::state::{Arctic, PLANKTON, Stage};

/// What matters, in one table. Points are counted twice over, as scores are.
struct Weights {
    /// What a catch within reach is worth, by how many turns pass before: now, next turn, the one after ...
    turn: [f32; 4],
    /// How much of a threat remains if the threatened moves before.
    escapable: f32,
    /// Moving cod instead of hunting brings half a point.
    plankton: f32,
    /// A hunter without anything in reach, but with figures on the board, will find something.
    roaming: f32,
    /// The same for a hunter that is being used.
    running: f32,
    /// Each figure that can hunt for the rest of the game, at the beginning.
    figure: f32,
    /// Being one capture away from losing a figure for good.
    last_life: f32,
    /// How much the final scores may still differ from what is expected: at the end, and at the beginning.
    fog: [f32; 2],
}

const WEIGHTS: Weights = Weights {
    turn: [0.7, 0.35, 0.25, 0.2],
    escapable: 0.25,
    plankton: 1.0,
    roaming: 0.6,
    running: 0.3,
    figure: 2.0,
    last_life: 0.6,
    fog: [1.0, 3.5],
};

impl Arctic {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let seats = self.size as usize;
        if self.turn == 0 {
            // Nobody knows yet who they are.
            return BySeat::new(seats, 1.0 / seats as f32);
        }
        let expected = self.expected(&self.sight());
        let fog = WEIGHTS.fog[0] + (WEIGHTS.fog[1] - WEIGHTS.fog[0]) * self.left().sqrt();
        let best = expected.values().iter().copied().fold(f32::MIN, f32::max);
        let chances = expected.map(|points| ((points - best) / fog).exp());
        let total: f32 = chances.values().iter().sum();
        chances.map(|chance| chance / total)
    }

    /// Twice the points that everybody will have before long, and what their figures are good for until the end.
    #[inline]
    pub(crate) fn expected(&self, sight: &Sight) -> BySeat<f32> {
        let left = self.left();
        let future = |seat| self.points(seat).total() as f32 + self.future(seat, left);
        let mut expected = BySeat::from_fn(self.size as usize, future);
        self.add_catches(sight, &mut expected);
        expected
    }

    /// How much of the game is left, from 1 to 0: cod and plankton are its clock.
    #[inline]
    fn left(&self) -> f32 {
        f32::from(self.plankton.min(self.cod_left())) / f32::from(PLANKTON)
    }

    /// What a player's own figures are good for until the end.
    #[inline]
    fn future(&self, seat: Seat, left: f32) -> f32 {
        let Some(own) = self.hunter_of(seat) else { return 0.0 };
        let there = |place: &Place| place.cell().is_some() || *place == Place::WAITING;
        let figures = own.figures().iter().filter(|figure| there(&self.figures[figure.index()])).count();
        // The second seal is worth less than the first, since they share one attack.
        let hunting = if figures > 0 { 1.0 + 0.3 * (figures as f32 - 1.0) } else { 0.0 };
        let doomed = if self.captures[own.index() & 3] > 0 && figures > 0 { WEIGHTS.last_life } else { 0.0 };
        left * (WEIGHTS.figure * hunting - doomed)
    }

    /// Everybody's next hunt, in the order of play.
    #[inline]
    fn add_catches(&self, sight: &Sight, expected: &mut BySeat<f32>) {
        let seats = self.size as usize;
        let now = self.hunts_now(sight);
        let first = if now.is_empty() { self.active.next(seats) } else { self.active };
        for (wait, seat) in first.round(seats).enumerate() {
            let hunts = if wait == 0 && !now.is_empty() { now } else { self.hunts(sight, seat) };
            let weight = WEIGHTS.turn[wait.min(3)];
            for hunt in hunts.iter() {
                expected[seat] += weight * hunt.worth;
                if let Some(victim) = hunt.victim.filter(|&victim| victim != seat) {
                    let turns = (victim.index() + seats - first.index()) % seats;
                    let scale = if turns < wait { WEIGHTS.escapable } else { 1.0 };
                    expected[victim] -= weight * scale * hunt.worth;
                }
            }
        }
    }

    /// What a player can get out of a whole turn: with four players by the own hunter or by moving cod, otherwise by the own
    /// hunter and then by a neutral one or cod.
    #[inline]
    fn hunts(&self, sight: &Sight, seat: Seat) -> Row<Catch, 2> {
        let own = match self.hunter_of(seat) {
            Some(own) => self.best_catch(sight, own, seat).or_worth(self.roaming(own)),
            None => Catch::default(),
        };
        if self.size == 4 {
            [own.or_worth(WEIGHTS.plankton)].into_iter().collect()
        } else {
            [own, self.neutral_hunt(sight, seat)].into_iter().collect()
        }
    }

    /// What the active player can still get out of this turn; nothing once the hunt is over.
    #[inline]
    fn hunts_now(&self, sight: &Sight) -> Row<Catch, 2> {
        let (seat, mut hunts) = (self.active, Row::new());
        let mut running = |hunter: Hunter| {
            if hunter == Hunter::Cod {
                hunts.push(Catch::of(WEIGHTS.plankton));
                return;
            }
            if self.now.attacked.is_empty() {
                hunts.push(self.best_catch(sight, hunter, seat).or_worth(WEIGHTS.running));
            }
            if self.size < 4 && self.owner(hunter) == Some(seat) {
                hunts.push(self.neutral_hunt(sight, seat));
            }
        };
        match self.stage {
            Stage::Hunt { hunter } => running(hunter),
            Stage::Cod => running(Hunter::Cod),
            Stage::Destination { figure } => running(figure.hunter()),
            Stage::Neutral => hunts.push(self.neutral_hunt(sight, seat)),
            Stage::Escape { seal, .. } | Stage::Answer { seal, .. } => {
                hunts.push(Catch { worth: self.worth(seal), victim: self.owner(Hunter::Seal) });
            }
            Stage::Refresh => {}
            _ if self.now.hunted => {}
            _ => hunts = self.hunts(sight, seat),
        }
        hunts
    }

    /// The best that a neutral hunter can get at for a player, or plankton.
    #[inline]
    fn neutral_hunt(&self, sight: &Sight, seat: Seat) -> Catch {
        let neutral = Hunter::PLAYED.into_iter().filter(|&hunter| self.owner(hunter).is_none());
        let best = neutral.map(|hunter| self.best_catch(sight, hunter, seat));
        let best = best.reduce(|best, other| if other.worth > best.worth { other } else { best });
        best.unwrap_or_default().or_worth(WEIGHTS.plankton)
    }

    /// What a hunter is good for that has nothing in reach: the nearer the cod, the better.
    #[inline]
    fn roaming(&self, hunter: Hunter) -> f32 {
        if self.on_board(hunter).is_empty() { 0.0 } else { WEIGHTS.roaming }
    }

    /// A hunter's figures on the board.
    #[inline]
    pub(crate) fn on_board(&self, hunter: Hunter) -> Figures {
        let there = hunter.figures().iter().filter(|figure| self.cell_of(*figure).is_some());
        there.fold(Figures::NONE, |set, figure| set.or(figure.only()))
    }
}
