//! How well everybody seems to stand: the points on the table, what each can catch or lose before long, and how much of the
//! game is left to change it.

use engine::maths::{exp, ln};
use engine::{BySeat, Ledger, Row, Seat, chances};

use super::catches::{Catch, Roles};
use super::grasp::{Grasps, Hands};
use crate::figures::Hunter;
use crate::ice::Place;
use crate::state::{Arctic, LAST_TURN, PLANKTON, Stage};

/// What matters, in one table. Points are counted twice over, as scores are. The numbers follow from thousands of games of
/// the first-sight player against itself: how often did who stood like this win in the end?
struct Weights {
    /// What a catch within reach is worth to who makes it, by how many turns pass before: now, next turn, the one after ...
    /// Always less than the catch itself, so that it is made.
    gain: [f32; 4],
    /// What the same costs its victim, unless the victim moves before.
    loss: [f32; 4],
    /// Being one capture away from losing a figure for good, at the beginning.
    last_life: f32,
}

/// With two, three and four players.
const WEIGHTS: [Weights; 3] = [
    Weights { gain: [0.7, 0.1, 0.0, 0.0], loss: [0.8, 0.0, 0.0, 0.0], last_life: 0.0 },
    Weights { gain: [0.85, 0.5, 0.1, 0.0], loss: [0.75, 0.4, 0.0, 0.0], last_life: 0.0 },
    Weights { gain: [0.9, 0.8, 0.55, 0.25], loss: [0.75, 0.6, 0.4, 0.0], last_life: 1.2 },
];

/// How much the final scores may still differ from what is expected: at the end, and at the beginning.
const FOG: [f32; 2] = [0.4, 7.5];
/// Nobody catches more cod in a single turn: one with the own hunter, one with a neutral one.
const CATCHES: u8 = 2;
/// Moving cod instead of hunting brings half a point.
const PLANKTON_CATCH: f32 = 1.0;
/// A hunter without anything in reach, but with figures on the board, will find something.
const ROAMING: f32 = 0.6;
/// The same for a hunter that is being used.
const RUNNING: f32 = 0.3;
/// Still having figures on the board, at the beginning.
const FIGURES: f32 = 0.5;
/// How much more the hunters make of a whole game than the seals do: orca, bear, Inuit hunter, seals.
const PROWESS: [f32; 4] = [-1.0, 0.3, 2.0, 0.0];

impl Arctic {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let seats = self.size as usize;
        if self.turn == 0 {
            // Nobody knows yet who they are.
            return BySeat::new(seats, 1.0 / seats as f32);
        }
        let hands = self.sight().hands(self.now.moved);
        chances(&self.expected(&self.roles(), &hands, self.standing()), self.fog())
    }

    /// How far a player is expected to be ahead of the others, twice the points. As long as much can happen all of them count,
    /// in the end only the best.
    pub(super) fn lead(&self, seat: Seat, roles: &Roles, hands: &Hands, standing: BySeat<f32>) -> f32 {
        let expected = self.expected(roles, hands, standing);
        let others = || Seat::all(self.size as usize).filter(|&other| other != seat).map(|other| expected[other]);
        let best = others().fold(f32::MIN, f32::max);
        if self.size == 2 {
            return expected[seat] - best;
        }
        let fog = self.fog();
        let chances: f32 = others().map(|points| exp((points - best) / fog)).sum();
        expected[seat] - best - fog * ln(chances)
    }

    /// How much the final scores may still differ from what is expected.
    #[inline]
    fn fog(&self) -> f32 {
        let left = self.left();
        FOG[0] + (FOG[1] - FOG[0]) * 0.5 * (left + left.sqrt())
    }

    #[inline]
    fn weights(&self) -> &'static Weights {
        &WEIGHTS[(self.size as usize).clamp(2, 4) - 2]
    }

    /// Twice the points that everybody has, and what their figures are good for until the end. Only captures, plankton and the
    /// igloo change it.
    #[inline]
    pub(crate) fn standing(&self) -> BySeat<f32> {
        let mut standing = BySeat::new(self.size as usize, 0.0);
        self.enter_standing(&mut standing);
        standing
    }

    #[inline]
    fn enter_standing(&self, ledger: &mut impl Ledger) {
        let left = self.left();
        for seat in Seat::all(self.size as usize) {
            ledger.add(seat, "term-points", self.points(seat).total() as f32);
            ledger.add(seat, "term-figures", left * self.future(seat));
        }
    }

    /// What everybody can expect, for [`Judgement::expect`](engine::Judgement::expect). Before the first turn nobody knows who they are.
    pub(crate) fn enter(&self, ledger: &mut impl Ledger) {
        if self.turn > 0 {
            self.enter_standing(ledger);
            self.add_catches(&self.roles(), &self.sight().hands(self.now.moved), ledger);
        }
    }

    /// Twice the points that everybody will have before long, given how they stand.
    #[inline]
    fn expected(&self, roles: &Roles, hands: &Hands, standing: BySeat<f32>) -> BySeat<f32> {
        let mut expected = standing;
        self.add_catches(roles, hands, &mut expected);
        expected
    }

    /// Could the game end within this turn?
    #[inline]
    pub(crate) fn ends_soon(&self) -> bool {
        self.plankton <= 1 || self.cod_left() <= CATCHES || self.turn >= LAST_TURN
    }

    /// How much of the game is left, from 1 to 0: cod and plankton are its clock.
    #[inline]
    fn left(&self) -> f32 {
        f32::from(self.plankton.min(self.cod_left())) / f32::from(PLANKTON)
    }

    /// What a player's own figures are good for until the end, at the beginning.
    #[inline]
    fn future(&self, seat: Seat) -> f32 {
        let Some(own) = self.hunter_of(seat) else { return 0.0 };
        let there = |place: Place| place.cell().is_some() || place == Place::WAITING;
        if !own.figures().iter().any(|figure| there(self.figures[figure.index()])) {
            return 0.0;
        }
        let doomed = self.captures[own.index() & 3] > 0;
        FIGURES + PROWESS[own.index() & 3] - if doomed { self.weights().last_life } else { 0.0 }
    }

    /// Everybody's next hunt, in the order of play.
    #[inline]
    fn add_catches(&self, roles: &Roles, hands: &Hands, ledger: &mut impl Ledger) {
        let (seats, weights) = (self.size as usize, self.weights());
        let now = self.hunts_now(roles, hands);
        let first = if now.is_empty() { self.active.next(seats) } else { self.active };
        let exposed = self.exposed();
        for (wait, seat) in first.round(seats).enumerate() {
            let hunts = if wait == 0 && !now.is_empty() { now } else { self.hunts(roles, hands, seat) };
            for hunt in hunts.iter() {
                ledger.add(seat, "term-catches", weights.gain[wait.min(3)] * hunt.worth);
                if let Some(victim) = hunt.victim.filter(|&victim| victim != seat) {
                    let turns = (victim.index() + seats - first.index()) % seats;
                    if turns > wait {
                        ledger.add(victim, "term-safety", -weights.loss[wait.min(3)] * hunt.worth);
                    } else if exposed && victim == self.active {
                        let loss = weights.loss[wait.saturating_sub(1).min(3)];
                        ledger.add(victim, "term-safety", -loss * hunt.worth);
                    }
                }
            }
        }
    }

    /// Does the active player's own hunter stay where it is until the others have hunted? It does once cod or a neutral hunter
    /// are in use.
    #[inline]
    fn exposed(&self) -> bool {
        let hunter = match self.stage {
            Stage::Cod => return true,
            Stage::Hunt { hunter } => hunter,
            Stage::Destination { figure } => figure.hunter(),
            _ => return false,
        };
        self.owner(hunter) != Some(self.active)
    }

    /// What a player can get out of a whole turn: with four players by the own hunter or by moving cod, otherwise by the own
    /// hunter and then by a neutral one or cod.
    #[inline]
    fn hunts(&self, roles: &Roles, hands: &Hands, seat: Seat) -> Row<Catch, 2> {
        let grasps = if seat == self.active { hands.active } else { hands.others };
        let own = match roles.own(seat) {
            Some(own) => roles.best_catch(grasps, own, seat).or_worth(self.roaming(own)),
            None => Catch::default(),
        };
        if self.size == 4 {
            [own.or_worth(PLANKTON_CATCH)].into_iter().collect()
        } else {
            [own, roles.neutral_hunt(grasps, seat)].into_iter().collect()
        }
    }

    /// What the active player can still get out of this turn; nothing once the hunt is over.
    #[inline]
    fn hunts_now(&self, roles: &Roles, hands: &Hands) -> Row<Catch, 2> {
        let (seat, mut hunts) = (self.active, Row::new());
        let mut running = |hunter: Hunter| {
            if hunter == Hunter::Cod {
                hunts.push(Catch::of(PLANKTON_CATCH));
                return;
            }
            if self.now.attacked.is_empty() {
                hunts.push(roles.best_catch(hands.active, hunter, seat).or_worth(RUNNING));
            }
            if self.size < 4 && self.owner(hunter) == Some(seat) {
                hunts.push(roles.neutral_hunt(hands.active, seat));
            }
        };
        match self.stage {
            Stage::Hunt { hunter } => running(hunter),
            Stage::Cod => running(Hunter::Cod),
            Stage::Destination { figure } => running(figure.hunter()),
            Stage::Neutral => hunts.push(roles.neutral_hunt(hands.active, seat)),
            Stage::Escape { seal, .. } | Stage::Answer { seal, .. } => hunts.push(roles.catch(seal)),
            Stage::Refresh => {}
            _ if self.now.hunted => {}
            _ => hunts = self.hunts(roles, hands, seat),
        }
        hunts
    }

    /// What a hunter is good for that has nothing in reach: the nearer the cod, the better.
    #[inline]
    fn roaming(&self, hunter: Hunter) -> f32 {
        if hunter.figures().iter().any(|figure| self.cell_of(figure).is_some()) { ROAMING } else { 0.0 }
    }
}

impl Roles {
    /// The best that a neutral hunter can get at for a player, or plankton.
    #[inline]
    fn neutral_hunt(&self, grasps: Grasps, seat: Seat) -> Catch {
        let neutral = self.neutral.iter().flatten().map(|&hunter| self.best_catch(grasps, hunter, seat));
        let best = neutral.reduce(|best, other| if other.worth > best.worth { other } else { best });
        best.unwrap_or_default().or_worth(PLANKTON_CATCH)
    }
}
