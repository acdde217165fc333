//! How well everybody seems to stand: the points on the table, what each can catch or lose before long, and how much of the
//! game is left to change it.

use engine::maths::{exp, ln};
use engine::{BySeat, Ledger, Seat, chances};

use super::catches::Roles;
use super::grasp::{Hands, Sight, fishing_grounds};
use super::prospects::{Prospects, Share};
use super::sea::HUNTING;
use crate::cells::Cells;
use crate::figures::{Figure, Hunter};
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
    Weights { gain: [0.9, 0.8, 0.55, 0.25], loss: [0.9, 0.6, 0.56, 0.0], last_life: 1.2 },
];

/// How much the final scores may still differ from what is expected: at the end, and at the beginning.
const FOG: [f32; 2] = [0.4, 7.5];
/// Nobody catches more cod in a single turn: one with the own hunter, one with a neutral one.
const CATCHES: u8 = 2;
/// Moving cod instead of hunting brings half a point.
const PLANKTON_CATCH: f32 = 1.0;
/// A hunter without anything in reach, but with figures on the board, will find something.
const ROAMING: f32 = 0.6;
/// The same for a hunter that is being used, with two, three and four players.
const RUNNING: [f32; 3] = [0.3, 0.3, 0.18];
/// Each further cod in the own hunter's reach, with two, three and four players: it is still there a turn later, or somebody has to
/// chase it away.
const PLENTY: [f32; 3] = [0.15, 0.0, 0.15];
/// More of them are not needed.
const PLENTIFUL: usize = 3;
/// Still having figures on the board, at the beginning.
const FIGURES: f32 = 0.5;
/// How much more the hunters make of a whole game than the seals do: orca, bear, Inuit hunter, seals.
const PROWESS: [f32; 4] = [-1.0, 0.3, 2.0, 0.0];

/// Twice the points that each seat can expect: a ledger for at most four players that costs nothing to copy.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Expected([f32; 4]);

impl Ledger for Expected {
    #[inline]
    fn add(&mut self, seat: Seat, _term: &'static str, points: f32) {
        self.0[seat.index() & 3] += points;
    }
}

impl Arctic {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let seats = self.size as usize;
        if self.turn == 0 {
            // Nobody knows yet who they are.
            return BySeat::new(seats, 1.0 / seats as f32);
        }
        let mut expected = Expected::default();
        self.enter(&mut expected);
        chances(&BySeat::from_fn(seats, |seat| expected.0[seat.index() & 3]), self.fog())
    }

    /// How far a player is expected to be ahead of the others, twice the points, given how they stand and what everybody gets
    /// at. As long as much can happen all of the others count, in the end only the best.
    #[inline]
    pub(super) fn lead(&self, seat: Seat, prospects: &Prospects, hands: &Hands, standing: Expected) -> f32 {
        let mut expected = standing;
        prospects.enter(hands, &mut expected);
        let expected = |seat: Seat| expected.0[seat.index() & 3];
        let own = expected(seat);
        if self.size == 2 {
            return own - expected(Seat(1 - (seat.0 & 1)));
        }
        let others = || Seat::all(self.size as usize).filter(|&other| other != seat).map(expected);
        let best = others().fold(f32::MIN, f32::max);
        let fog = prospects.fog;
        let chances: f32 = others().map(|points| exp((points - best) / fog)).sum();
        own - best - fog * ln(chances)
    }

    /// How much the final scores may still differ from what is expected.
    #[inline]
    fn fog(&self) -> f32 {
        let left = self.left();
        FOG[0] + (FOG[1] - FOG[0]) * 0.5 * (left + left.sqrt())
    }

    #[inline]
    fn weights(&self) -> &'static Weights {
        &WEIGHTS[self.by_players()]
    }

    /// Where in a row of numbers those for so many players stand.
    #[inline]
    pub(super) fn by_players(&self) -> usize {
        (self.size as usize).clamp(2, 4) - 2
    }

    /// Twice the points that everybody has, and what their figures are good for until the end. Only captures, plankton and the
    /// igloo change it.
    #[inline]
    pub(super) fn standing(&self) -> Expected {
        let mut standing = Expected::default();
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
            let sight = self.sight();
            self.enter_standing(ledger);
            self.prospects(&self.roles()).enter(&sight.hands(self.now.moved), ledger);
            self.enter_plenty(&sight, ledger);
        }
    }

    /// What it is worth to have more cod around than the next hunt can take. First sight does without: it would have to count
    /// them after every choice.
    #[inline]
    fn enter_plenty(&self, sight: &Sight, ledger: &mut impl Ledger) {
        let worth = PLENTY[self.by_players()];
        if worth == 0.0 {
            return;
        }
        for hunter in Hunter::PLAYED {
            let Some(seat) = self.owner(hunter) else { continue };
            let grounds = |figure: Figure| fishing_grounds(figure, sight.reach[figure.index() % HUNTING]);
            let all = hunter.figures().iter().fold(Cells::NONE, |all, figure| all.with(grounds(figure)));
            let more = all.common(sight.sea.cod).len().saturating_sub(1).min(PLENTIFUL);
            ledger.add(seat, "term-catches", worth * more as f32);
        }
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
    pub(super) fn prospects<'a>(&self, roles: &'a Roles) -> Prospects<'a> {
        let (seats, weights) = (self.size, self.weights());
        let next = |seat: Seat| if seat.0 + 1 < seats { Seat(seat.0 + 1) } else { Seat(0) };
        let mut prospects = Prospects::new(roles, self.active, if seats > 2 { self.fog() } else { 0.0 });
        self.hunt_now(roles, &mut prospects);
        let hunts_now = !prospects.is_empty();
        let first = if hunts_now { self.active } else { next(self.active) };
        let exposed = hunts_now && self.exposed();
        let mut seat = next(self.active);
        for wait in usize::from(hunts_now)..usize::from(seats) {
            // Whoever comes later in the round cannot get away before, nor can the active player who stays where they are.
            let mut loss = [0.0; 4];
            let mut victim = next(seat);
            while victim != first {
                loss[victim.index() & 3] = weights.loss[wait & 3];
                victim = next(victim);
            }
            if exposed {
                loss[self.active.index() & 3] = weights.loss[wait.saturating_sub(1) & 3];
            }
            self.hunt(&Share { seat, gain: weights.gain[wait & 3], loss }, roles, &mut prospects);
            seat = next(seat);
        }
        prospects
    }

    /// Does the active player's own hunter stay where it is until the others have hunted? It does once it has been used, and
    /// once cod or a neutral hunter are in use.
    #[inline]
    fn exposed(&self) -> bool {
        let hunter = match self.stage {
            Stage::Cod | Stage::Neutral => return true,
            Stage::Hunt { hunter } => hunter,
            Stage::Destination { figure } => figure.hunter(),
            _ => return false,
        };
        self.owner(hunter) != Some(self.active)
    }

    /// What a player can get out of a whole turn: with four players by the own hunter or by moving cod, otherwise by the own
    /// hunter and then by a neutral one or cod.
    #[inline]
    fn hunt(&self, share: &Share, roles: &Roles, prospects: &mut Prospects) {
        let own = roles.own(share.seat);
        if self.size == 4 {
            prospects.hunt(share, own.as_slice(), PLANKTON_CATCH);
        } else {
            prospects.hunt(share, own.as_slice(), own.map_or(0.0, |own| self.roaming(own)));
            prospects.hunt(share, roles.neutral(), PLANKTON_CATCH);
        }
    }

    /// What the active player can still get out of this turn; nothing once the hunt is over.
    #[inline]
    fn hunt_now(&self, roles: &Roles, prospects: &mut Prospects) {
        let weights = self.weights();
        let share = Share { seat: self.active, gain: weights.gain[0], loss: [weights.loss[0]; 4] };
        let mut running = |hunter: Hunter| {
            if hunter == Hunter::Cod {
                prospects.hunt(&share, &[], PLANKTON_CATCH);
                return;
            }
            if self.now.attacked.is_empty() {
                prospects.hunt(&share, &[hunter], RUNNING[self.by_players()]);
            }
            if self.size < 4 && self.owner(hunter) == Some(self.active) {
                prospects.hunt(&share, roles.neutral(), PLANKTON_CATCH);
            }
        };
        match self.stage {
            Stage::Hunt { hunter } => running(hunter),
            Stage::Cod => running(Hunter::Cod),
            Stage::Destination { figure } => running(figure.hunter()),
            Stage::Neutral => prospects.hunt(&share, roles.neutral(), PLANKTON_CATCH),
            Stage::Escape { seal, .. } | Stage::Answer { seal, .. } => prospects.catch(&share, roles.catch(seal)),
            Stage::Refresh => {}
            _ if self.now.hunted => {}
            _ => self.hunt(&share, roles, prospects),
        }
    }

    /// What a hunter is good for that has nothing in reach: the nearer the cod, the better.
    #[inline]
    fn roaming(&self, hunter: Hunter) -> f32 {
        if hunter.figures().iter().any(|figure| self.cell_of(figure).is_some()) { ROAMING } else { 0.0 }
    }
}
