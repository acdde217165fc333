//! First sight of a turn whose die is still to be used: where dice go, how they could be changed, whom to ask. What all choices share is
//! found once.

use super::larger;
use super::pointless::sells_for_less;
use super::priors::DOUBT;
use super::rates::Rates;
use super::uses::{ALL_FACES, Places, Uses};
use crate::action::Action;
use crate::boards::{Board, Face};
use crate::cards::Card;
use crate::effects::{Effect, Price};
use crate::goals::CommonGoal;
use crate::state::Tundra;

/// How much a die is missed for the next best that it could do, as a share.
const MISSED: f32 = 0.15;
/// How much more a point for a goal counts than what boards promise: it is sure.
const SURE: f32 = 1.35;
/// How much a goal gains in haste by somebody else who could take it, as a share of its points.
const HASTE: f32 = 0.65;
/// A change of a die must bring so much more than it costs.
const WORTHWHILE: f32 = 0.1;
/// In the last round a die is too good for less if it brings a point elsewhere.
const NEXT_TO_NOTHING: f32 = 0.2;

/// What is seen at the first sight of a turn.
struct Sight {
    rates: Rates,
    /// What each value does on each board.
    uses: Uses,
    /// What each value does best that a die has or may be given now.
    places: Places,
    /// The best of those that there are dice for.
    now: f32,
    /// The best of all.
    hope: f32,
    /// The points that each common goal would pay now, and whether somebody else could have some.
    goals: [(u8, bool); 4],
    /// Is there a die that would do something, or a goal that would pay? Then doing nothing is pointless.
    sure: bool,
    /// The berries that can be spent before a common goal is taken with the dice at hand: see [`Tundra::spare_berries`].
    spare: u8,
    /// Is it worth the berries to roll a die again?
    lucky: bool,
}

impl Tundra {
    /// What each choice seems to be worth.
    pub(super) fn judge_turn(&self, actions: &[Action], out: &mut Vec<f32>) {
        let sight = self.sight(actions);
        out.extend(actions.iter().map(|&action| self.worth_in_turn(&sight, action)));
    }

    fn sight(&self, actions: &[Action]) -> Sight {
        let me = self.me();
        let rates = Rates::of(self, me, 0);
        let dice = me.faces();
        // Those come last.
        let changes = |action: &Action| matches!(action, Action::Reroll(_) | Action::Inc(_) | Action::Dec(_));
        let faces = if actions.iter().rev().any(changes) { ALL_FACES } else { dice };
        let uses = self.uses(self.active, &rates, faces, dice);
        let pays = self.pays(self.active);
        let places = self.places_for(&uses, &pays);
        let now = places.best_of(dice);
        let mut goals = [(0, false); 4];
        for ((seen, card), pays) in goals.iter_mut().zip(&self.goals).zip(pays) {
            if card.die.is_none() && card.goal.faces() & dice != 0 {
                *seen = (pays, self.is_wanted(card));
            }
        }
        let sure = uses.acts != [0; Board::COUNT] || goals.iter().any(|goal| goal.0 > 0);
        let spare = self.spare_berries(dice, now);
        let hope = places.best_of(faces);
        let price = f32::from(me.title.numbers().reroll) * rates.berry;
        let lucky = faces == ALL_FACES && places.usual(now) - price > now;
        Sight { rates, uses, places, now, hope, goals, sure, spare, lucky }
    }

    fn worth_in_turn(&self, sight: &Sight, action: Action) -> f32 {
        let me = self.me();
        let prices = me.title.numbers();
        let rates = &sight.rates;
        match action {
            Action::Use(face, board) => {
                let worth = sight.uses.of(face, board);
                let idle = sight.sure && sight.uses.acts[board.index()] & face.bit() == 0;
                if idle || sight.is_wasted(face, worth) {
                    return DOUBT;
                }
                worth - MISSED * sight.places.besides(face, worth)
            }
            Action::Goal(face, goal) => {
                let seen = self.goals.iter().zip(sight.goals).find(|(card, _)| card.goal == goal);
                let (points, wanted) = seen.map_or((0, false), |(_, seen)| seen);
                let points = f32::from(points);
                if points > 0.0 {
                    let haste = if wanted { HASTE * points } else { 0.0 };
                    SURE * points + haste - MISSED * sight.places.besides(face, points)
                } else if sight.sure && !wanted {
                    DOUBT
                } else {
                    -0.5
                }
            }
            Action::Reroll(_) if prices.reroll > sight.spare || !sight.lucky => DOUBT,
            Action::Reroll(_) => -0.6,
            Action::Inc(face) | Action::Dec(face) => {
                if prices.change > sight.spare || sight.hope <= sight.now + WORTHWHILE {
                    return DOUBT;
                }
                let changed = sight.changed(me.berries, prices.change, face, matches!(action, Action::Inc(_)));
                if changed <= sight.now + WORTHWHILE {
                    return DOUBT;
                }
                changed - sight.kept(face)
            }
            Action::Buy if prices.buy > sight.spare || sells_for_less(me) => DOUBT,
            Action::Buy => self.die_worth(rates),
            Action::Advisor(card) if berries_for(card) > sight.spare => DOUBT,
            Action::Advisor(card) => self.advice_worth(self.effect_worth(self.active, rates, card.advice())),
            _ => 0.0,
        }
    }

    /// What a die is worth that is bought for berries. More turns are good as long as what is left is not needed for something
    /// better.
    pub(super) fn die_worth(&self, rates: &Rates) -> f32 {
        rates.die - f32::from(self.me().title.numbers().buy) * rates.berry + 0.8
    }

    /// Asking somebody whose action is worth so much. Asked first of all: what they bring may pay for what the die does.
    pub(super) fn advice_worth(&self, worth: f32) -> f32 {
        if worth > 0.3 { 2.5 + worth } else { worth - 0.5 }
    }

    /// The common goal for berries may pay right now, better than anything else that the dice can do. It costs no berries, so they can
    /// be spent after it: before it, only those that it would not miss.
    pub(super) fn spare_berries(&self, dice: u8, now: f32) -> u8 {
        let goal = CommonGoal::Berries;
        let berries = self.me().berries;
        let tiers = goal.tiers();
        let pays = tiers.points(berries);
        let open = || self.goals.iter().any(|card| card.goal == goal && card.die.is_none());
        if pays == 0 || f32::from(pays) < now || goal.faces() & dice == 0 || !open() {
            return u8::MAX;
        }
        let reached = tiers.thresholds.into_iter().filter(|&threshold| threshold <= berries).max();
        berries - reached.unwrap_or(0)
    }
}

impl Sight {
    /// In the last round: would a die bring next to nothing here, but a point elsewhere?
    fn is_wasted(&self, face: Face, worth: f32) -> bool {
        self.rates.rounds == 0.0 && self.places.best(face) >= 1.0 && worth < NEXT_TO_NOTHING
    }

    /// The best that a die could do after being turned up or down as often as berries allow, less these berries.
    fn changed(&self, berries: u8, price: u8, from: Face, up: bool) -> f32 {
        let (mut face, mut paid, mut best) = (from, price, f32::MIN);
        loop {
            let next = if up { face.up() } else { face.down() };
            if next == face || paid > berries {
                return best;
            }
            face = next;
            best = larger(best, self.places.best(face) - f32::from(paid) * self.rates.berry);
            paid += price;
        }
    }

    /// What speaks for using a die as it is.
    fn kept(&self, face: Face) -> f32 {
        0.15 + 0.2 * self.places.best(face)
    }
}

/// The berries that an advisor asks for.
fn berries_for(card: Card) -> u8 {
    match *card.advice() {
        Effect::BuyDie(price) | Effect::Trade(Price::Berries(price), _) => price,
        _ => 0,
    }
}
