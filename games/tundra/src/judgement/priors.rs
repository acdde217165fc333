//! How promising choices look at first sight. Each is given a worth in points; the weights grow exponentially with it.

use engine::DOUBTFUL;
use engine::maths::exp;

use super::larger;
use super::rates::Rates;
use crate::action::Action;
use crate::boards::Board;
use crate::effects::{Gain, MOST_BERRIES};
use crate::goals::CommonGoal;
use crate::state::{Step, Tundra};

/// How many points make a choice e times as heavy.
const SHARPNESS: f32 = 0.35;
/// No choice is lighter than this in relation to the heaviest.
const LIGHTEST: f32 = 0.001;

/// The worth of a choice that seems to be pointless.
pub(super) const DOUBT: f32 = f32::MIN;
/// The worth of a choice that is never better than another one.
pub(super) const NEVER: f32 = f32::NEG_INFINITY;

/// So many weights are reckoned side by side.
const ABREAST: usize = 4;

/// Makes weights of what choices seem to be worth.
pub(super) fn weigh_up(worths: &mut Vec<f32>) {
    let best = worths.iter().copied().fold(DOUBT, larger);
    if worths.iter().filter(|worth| **worth > DOUBT).count() <= 1 {
        // The end of most turns. The exponential of nothing is one.
        for weight in worths {
            *weight = weighed(*weight, 1.0);
        }
        return;
    }
    let count = worths.len();
    // So none of them is left over to be reckoned alone.
    worths.resize(count.next_multiple_of(ABREAST), NEVER);
    for weight in worths.iter_mut() {
        *weight = weighed(*weight, larger(exp((*weight - best) / SHARPNESS), LIGHTEST));
    }
    worths.truncate(count);
}

/// The weight of a choice, whose worth would make it so heavy if it were not pointless.
#[inline]
fn weighed(worth: f32, heavy: f32) -> f32 {
    let heavy = if worth == DOUBT { DOUBTFUL } else { heavy };
    if worth == NEVER { 0.0 } else { heavy }
}

impl Tundra {
    pub(crate) fn weigh(&self, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        match self.step() {
            Step::Turn => self.judge_turn(actions, out),
            Step::Post => self.judge_post(actions, out),
            Step::Walk { left } => self.judge_walk(left, actions, out),
            step => self.judge_others(step, actions, out),
        }
        weigh_up(out);
    }

    /// What each choice of a question seems to be worth that is part of something larger.
    fn judge_others(&self, step: Step, actions: &[Action], out: &mut Vec<f32>) {
        let rates = Rates::of(self, self.me(), 0);
        out.extend(actions.iter().map(|&action| {
            if self.is_dominated(&rates, step, actions, action) {
                NEVER
            } else if self.is_pointless(step, actions, action) {
                DOUBT
            } else {
                self.first_sight(&rates, step, action)
            }
        }));
    }

    /// What a choice seems to be worth in points.
    fn first_sight(&self, rates: &Rates, step: Step, action: Action) -> f32 {
        let me = self.me();
        match action {
            Action::ActBoard => match step {
                Step::Activation { board, face, upgraded, .. } => {
                    // What boosts bring may pay for what the board does.
                    0.1 * self.effect_worth(self.active, rates, &board.effect(upgraded, face))
                }
                _ => 0.0,
            },
            Action::Act(card) => match step {
                Step::Activation { face, .. } => 0.4 + 0.3 * self.effect_worth(self.active, rates, &card.effect(face)),
                _ => 0.0,
            },
            Action::Stop => -1.0,
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
            Action::Pay(kind) => 0.1 * f32::from(me.stock[kind.index()]) + self.paid_worth(rates, step),
            Action::PayBerries => self.paid_worth(rates, step),
            Action::Upgrade(board) => {
                let goal = self.nearing(self.active, rates, CommonGoal::Upgrades, 1);
                rates.upgrade(board) - rates.resource * f32::from(board.cost().iter().sum::<u8>()) + goal
            }
            Action::Card(card) => self.market_worth(me, rates, card),
            Action::Tuck(board) => match step {
                Step::Tuck { card } => self.tuck_worth(me, rates, card, board).0,
                _ => 0.0,
            },
            Action::Replace(board, old) => match step {
                Step::Tuck { card } => {
                    let held = self.card_worth(rates, old, Some(board), false);
                    self.card_worth(rates, card, Some(board), false) - held
                }
                _ => 0.0,
            },
            Action::Dismiss(card) => -self.card_worth(rates, card, None, me.rotated.contains(card.number())),
            Action::Boost1(card) | Action::Boost2(card) => self.card_worth(rates, card, Some(Board::Gathering), false),
            Action::Board1(board) | Action::Board2(board) => match step {
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
                1.5 * rates.time + 0.5 - cards.fold(0.0, larger)
            }
            Action::Face(face) | Action::Die(face) => {
                let uses = self.uses(self.active, rates, face.bit(), 0);
                self.places_for(&uses, &self.pays(self.active)).best(face) * 0.3
            }
            Action::Reroll(_) => -0.6,
            Action::Station(_) | Action::Reveal(_) | Action::Drop(_) | Action::Keep => 0.0,
            Action::Done | Action::Skip => 0.0,
            // Those of turns and walks.
            Action::Use(..) | Action::Goal(..) | Action::Inc(_) | Action::Dec(_) | Action::Buy => 0.0,
            Action::Advisor(_) | Action::EndTurn | Action::Move(..) => 0.0,
        }
    }

    /// What the price that is being paid will bring.
    fn paid_worth(&self, rates: &Rates, step: Step) -> f32 {
        let me = self.me();
        match step {
            Step::Trade { gain, .. } => {
                let wasted = gain.berries > 0 && me.berries >= MOST_BERRIES;
                if wasted { -0.5 } else { rates.gain(me, gain) - 2.0 * rates.berry.max(0.5 * rates.resource) + 0.1 }
            }
            Step::Pairs { .. } => rates.gain(me, Gain::points(1)) - 2.0 * rates.resource + 0.1,
            _ => 0.0,
        }
    }
}
