//! How promising choices look at first sight. Each is given a worth in points; the weights grow exponentially with it.

use engine::DOUBTFUL;
use engine::maths::exp;

use super::rates::Rates;
use super::uses::{Places, Uses};
use crate::action::Action;
use crate::boards::{Board, Face};
use crate::effects::{Gain, MOST_BERRIES, MOST_RESOURCES};
use crate::goals::CommonGoal;
use crate::hexes::Hex;
use crate::state::{Player, Step, Tundra};

/// How many points make a choice e times as heavy.
const SHARPNESS: f32 = 0.35;
/// No choice is lighter than this in relation to the heaviest.
const LIGHTEST: f32 = 0.003;

/// The worth of a choice that seems to be pointless.
const DOUBT: f32 = f32::MIN;
/// The worth of a choice that is never better than another one.
const NEVER: f32 = f32::NEG_INFINITY;

/// How much a die is missed for the next best that it could do, as a share.
const MISSED: f32 = 0.15;
/// How much a goal gains in haste by somebody else who could take it, as a share of its points.
const HASTE: f32 = 0.25;

/// The values of a die, as a set.
const ALL_FACES: u8 = 0b11_1111;

/// What the dice can do, before one is used; otherwise nobody asks.
#[derive(Default)]
pub(crate) struct Sight {
    /// With each value on each board.
    pub(crate) uses: Uses,
    /// With each value that a die has or may be given now.
    pub(crate) places: [Places; 6],
    /// The best of those that there are dice for.
    pub(crate) now: f32,
}

impl Sight {
    /// The best that a die could do after being changed in one direction as often as berries allow, less these berries.
    pub(crate) fn changed(&self, rates: &Rates, player: &Player, from: Face, step: fn(Face) -> Face) -> f32 {
        let price = player.title.numbers().change;
        let (mut face, mut paid, mut best) = (from, price, f32::MIN);
        while step(face) != face && paid <= player.berries {
            face = step(face);
            best = best.max(self.places[face.index()].best - f32::from(paid) * rates.berry);
            paid += price;
        }
        best
    }

    /// What speaks for using a die as it is.
    fn kept(&self, face: Face) -> f32 {
        0.15 + 0.2 * self.places[face.index()].best
    }
}

impl Tundra {
    pub(crate) fn weigh(&self, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        let rates = Rates::of(self, self.me(), 0);
        let sight = self.sight(&rates, actions);
        let sure = actions.iter().any(|&action| self.is_sure(&rates, action));
        let mut best = DOUBT;
        for &action in actions {
            let worth = if self.is_dominated(&rates, action) {
                NEVER
            } else if self.is_pointless(&rates, &sight, sure, action) {
                DOUBT
            } else {
                self.first_sight(&rates, &sight, action)
            };
            best = best.max(worth);
            out.push(worth);
        }
        for weight in out.iter_mut() {
            *weight = match *weight {
                NEVER => 0.0,
                DOUBT => DOUBTFUL,
                worth => exp((worth - best) / SHARPNESS).max(LIGHTEST),
            };
        }
    }

    fn sight(&self, rates: &Rates, actions: &[Action]) -> Sight {
        if self.step() != Step::Turn {
            return Sight::default();
        }
        let changes = |action: &Action| matches!(action, Action::Reroll(_) | Action::Inc(_) | Action::Dec(_));
        let faces = if actions.iter().any(changes) { ALL_FACES } else { self.me().faces() };
        let uses = self.uses(self.active, rates, faces);
        let mut places = [Places::default(); 6];
        for face in Face::all().filter(|face| faces & face.bit() != 0) {
            places[face.index()] = self.places_of(self.active, &uses, face);
        }
        let dice = self.me().unused.iter().zip(&places).filter(|(count, _)| **count > 0);
        let now = dice.fold(0.0, |best: f32, (_, place)| best.max(place.best));
        Sight { uses, places, now }
    }

    /// What a choice seems to be worth in points.
    fn first_sight(&self, rates: &Rates, sight: &Sight, action: Action) -> f32 {
        let me = self.me();
        match action {
            Action::Use(face, board) => {
                let worth = sight.uses.of(face, board);
                worth - MISSED * sight.places[face.index()].besides(worth)
            }
            Action::Goal(face, goal) => {
                let points = f32::from(goal.tiers().points(self.counts(self.active, goal)));
                let missed = MISSED * sight.places[face.index()].besides(points);
                let haste = if points > 0.0 && self.is_wanted(goal) { HASTE * points } else { 0.0 };
                if points > 0.0 { points + haste - missed } else { -0.5 }
            }
            Action::Reroll(_) => -0.6,
            Action::Inc(face) => sight.changed(rates, me, face, Face::up) - sight.kept(face),
            Action::Dec(face) => sight.changed(rates, me, face, Face::down) - sight.kept(face),
            // More turns are good as long as what is left is not needed for something better.
            Action::Buy => rates.die - f32::from(me.title.numbers().buy) * rates.berry + 0.8,
            // Asked first of all: what they bring may pay for what the die does.
            Action::Advisor(card) => {
                let worth = self.effect_worth(self.active, rates, card.effect(Face::default()));
                if worth > 0.3 { 2.5 + worth } else { worth - 0.5 }
            }
            Action::EndTurn => 0.3,
            Action::ActBoard => match self.step() {
                Step::Activation { board, face, upgraded, .. } => {
                    // What boosts bring may pay for what the board does.
                    0.1 * self.effect_worth(self.active, rates, board.effect(upgraded, face))
                }
                _ => 0.0,
            },
            Action::Act(card) => match self.step() {
                Step::Activation { face, .. } => 0.4 + 0.3 * self.effect_worth(self.active, rates, card.effect(face)),
                _ => 0.0,
            },
            Action::Stop => -1.0,
            Action::Move(worker, to) => self.step_worth(rates, me.workers[worker.index()], to),
            Action::Take(kind) => {
                // The scarcer the better.
                let stock = f32::from(me.stock[kind.index()]);
                rates.resource * (1.0 - 0.08 * stock) + if stock == 1.0 { 0.1 } else { 0.0 }
            }
            Action::Build(hex) => {
                let goal = self.nearing(self.active, rates, CommonGoal::Towers, 1);
                self.tower_worth(me, rates, hex) - 2.0 * rates.resource + goal
            }
            Action::Place(hex) => {
                let home = if hex.is_settlement() { 0.1 } else { 0.0 };
                let goal = self.nearing(self.active, rates, CommonGoal::Workers, 1);
                rates.worker - 2.0 * rates.resource - rates.berry - home + goal
            }
            // Pay with what there is most of.
            Action::Pay(kind) => 0.1 * f32::from(me.stock[kind.index()]) + self.paid_worth(rates),
            Action::PayBerries => self.paid_worth(rates),
            Action::Upgrade(board) => {
                let goal = self.nearing(self.active, rates, CommonGoal::Upgrades, 1);
                rates.upgrade(board) - rates.resource * f32::from(board.cost().iter().sum::<u8>()) + goal
            }
            Action::Card(card) => self.market_worth(me, rates, card),
            Action::Tuck(board) => match self.step() {
                Step::Tuck { card } => self.tuck_worth(me, rates, card, board).0,
                _ => 0.0,
            },
            Action::Replace(board, old) => match self.step() {
                Step::Tuck { card } => {
                    let held = self.card_worth(rates, old, Some(board), false);
                    self.card_worth(rates, card, Some(board), false) - held
                }
                _ => 0.0,
            },
            Action::Dismiss(card) => -self.card_worth(rates, card, None, me.rotated.contains(card.number())),
            Action::Boost1(card) | Action::Boost2(card) => self.card_worth(rates, card, Some(Board::Gathering), false),
            Action::Board1(board) | Action::Board2(board) => match self.step() {
                Step::Start { card: Some(card) } => self.card_worth(rates, card, Some(board), false),
                _ => 0.0,
            },
            Action::Post(_, hex) => {
                if self.resource(hex).is_some() {
                    rates.resource
                } else {
                    0.0
                }
            }
            Action::Refresh => {
                let cards = self.market.iter().flatten().map(|&card| self.market_worth(me, rates, card));
                1.5 * rates.time + 0.5 - cards.fold(0.0, f32::max)
            }
            Action::Face(face) | Action::Die(face) => {
                let uses = self.uses(self.active, rates, face.bit());
                self.places_of(self.active, &uses, face).best * 0.3
            }
            Action::Station(_) | Action::Reveal(_) | Action::Drop(_) | Action::Keep => 0.0,
            Action::Done | Action::Skip => 0.0,
        }
    }

    /// A step onto a glade: its resource, news, and a place to build.
    fn step_worth(&self, rates: &Rates, from: Option<Hex>, to: Hex) -> f32 {
        let me = self.me();
        let mut worth = 0.1;
        if to.is_settlement() {
            return -0.4;
        }
        match self.resource(to) {
            Some(kind) if me.stock[kind.index()] < MOST_RESOURCES => {
                worth += rates.resource * (1.0 - 0.05 * f32::from(me.stock[kind.index()]));
            }
            Some(_) => {}
            None if self.hidden_glades() & to.bit() != 0 => worth += rates.resource,
            None => {}
        }
        if self.towers & to.bit() == 0 && me.towers.len() < 4 && self.open & to.bit() != 0 {
            worth += 0.12 * self.tower_worth(me, rates, to);
        }
        // A worker beside the own tower gathers as much, but leaving a site that is good for a tower is a pity.
        if let Some(from) = from
            && !from.is_settlement()
            && self.towers & from.bit() == 0
            && me.towers.len() < 4
        {
            worth -= 0.1 * self.tower_worth(me, rates, from);
        }
        worth
    }

    /// What the price that is being paid will bring.
    fn paid_worth(&self, rates: &Rates) -> f32 {
        let me = self.me();
        match self.step() {
            Step::Trade { gain, .. } => {
                let wasted = gain.berries > 0 && me.berries >= MOST_BERRIES;
                if wasted { -0.5 } else { rates.gain(me, gain) - 2.0 * rates.berry.max(0.5 * rates.resource) + 0.1 }
            }
            Step::Pairs { .. } => rates.gain(me, Gain::points(1)) - 2.0 * rates.resource + 0.1,
            _ => 0.0,
        }
    }
}
