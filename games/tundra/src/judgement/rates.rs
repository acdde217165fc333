//! What the common things are worth to a player at a moment, in victory points at the end. All numbers stand in one table and were tried
//! out against each other.

use std::cell::OnceCell;

use super::needs::Needs;
use super::promises::promise_of;
use crate::boards::{Board, Worker};
use crate::effects::{Gain, MOST_BERRIES, MOST_RESOURCES};
use crate::goals::PersonalGoal;
use crate::state::{Player, Step, Tundra};
use crate::titles::{ROUNDS, common_dice};

/// What things are worth. Most fade as the dice run out: a pair is what it is worth at the very end, and how much more
/// with the whole game ahead.
pub(crate) struct Weights {
    pub(crate) resource: (f32, f32),
    pub(crate) berry: (f32, f32),
    /// The share of that which is left of stores that nothing will ask for.
    pub(crate) surplus: f32,
    /// A step besides the resource that it brings.
    pub(crate) step: (f32, f32),
    /// A die that is still to be used.
    pub(crate) die: (f32, f32),
    /// How far the best use of a die that is about to be used is trusted.
    pub(crate) best_use: f32,
    /// A worker or tower on the map, for each die to come.
    pub(crate) figure: f32,
    /// How much less each further figure is worth.
    pub(crate) crowd: f32,
    /// The better frames of an upgraded board with the whole game ahead.
    pub(crate) frames: [f32; Board::COUNT],
    /// How often a board acts in a game.
    pub(crate) activations: [f32; Board::COUNT],
    /// How much more often it acts once it is upgraded, as a share.
    pub(crate) busy: f32,
    /// How much less a boost is worth for each other one under its board, as a share.
    pub(crate) beside: f32,
    /// How often an advisor is asked in the rounds it is there, as a share.
    pub(crate) advice: f32,
    /// The share of common goals that one can expect to take in a later round, and in this one with a fitting die.
    pub(crate) goal_later: f32,
    pub(crate) goal_now: f32,
    /// How much less that is if somebody else could take it as well: for whoever uses the next die, and for the others.
    pub(crate) contested: (f32, f32),
    /// What having no worker on the map costs: for each round and each die to come.
    pub(crate) nobody: (f32, f32),
    /// How far a personal goal is trusted with the whole game ahead; at the end it counts fully.
    pub(crate) personal: f32,
    /// How many points make a sure lead with two, three and four players: at the end, and how much more with the whole game ahead.
    pub(crate) lead: [(f32, f32); 3],
}

pub(crate) const WEIGHTS: Weights = Weights {
    resource: (0.09, 0.6),
    berry: (0.1, 0.24),
    surplus: 0.2,
    step: (0.02, 0.2),
    die: (0.8, 0.7),
    best_use: 0.8,
    figure: 0.12,
    crowd: 0.1,
    frames: [1.7, 2.8, 2.8, 4.0],
    activations: [3.5, 2.9, 3.4, 8.8],
    busy: 0.12,
    beside: 0.12,
    advice: 0.85,
    goal_later: 0.36,
    goal_now: 0.38,
    contested: (0.62, 0.38),
    nobody: (0.5, 0.06),
    personal: 0.5,
    lead: [(0.6, 10.8), (0.6, 7.5), (0.6, 9.0)],
};

/// Dice that everybody has in a whole game.
const ALL_DICE: f32 = 18.0;

/// The common dice that are rolled from a round on, the rounds counted from 0.
static TO_ROLL: [u8; ROUNDS as usize + 2] = {
    let mut to_roll = [0; ROUNDS as usize + 2];
    let mut round = ROUNDS;
    while round > 0 {
        to_roll[round as usize] = to_roll[round as usize + 1] + common_dice(round);
        round -= 1;
    }
    to_roll[0] = to_roll[1];
    to_roll
};

/// What the common things are worth to one player now.
pub(crate) struct Rates {
    /// How much of the game is left, from 0 to 1.
    pub(crate) time: f32,
    /// Dice to come.
    pub(crate) dice: f32,
    /// Rounds that are still to start.
    pub(crate) rounds: f32,
    /// One more of them.
    pub(crate) resource: f32,
    pub(crate) berry: f32,
    /// All that lies in the stores.
    pub(crate) stores: f32,
    pub(crate) step: f32,
    pub(crate) die: f32,
    pub(crate) figure: f32,
    /// One more worker on the map.
    pub(crate) worker: f32,
    /// Workers in the supply.
    pub(crate) idle: u8,
    /// Pairs of like resources in the stores.
    pub(crate) pairs: u8,
    pub(crate) needs: Needs,
    /// The best card of the market, once somebody asks.
    pub(super) best_card: OnceCell<f32>,
    /// How many resources figures could bring, once somebody asks.
    pub(super) gatherable: OnceCell<u8>,
}

impl Rates {
    /// The rates for a player with `spoken_for` of the unused dice as good as used.
    pub(crate) fn of(game: &Tundra, player: &Player, spoken_for: u8) -> Rates {
        let weights = &WEIGHTS;
        let opening = matches!(game.steps.first(), Some(Step::Opening(_)));
        let first = (game.round + u8::from(!opening)).clamp(1, ROUNDS + 1);
        let rounds = ROUNDS + 1 - first;
        let to_roll = TO_ROLL[usize::from(first)] + rounds * player.title.numbers().extra_dice;
        let unused = player.unused.iter().sum::<u8>().saturating_sub(spoken_for);
        let dice = f32::from(to_roll + if opening { 0 } else { unused });
        let time = (dice / ALL_DICE).min(1.0);
        let at = |(end, more): (f32, f32)| end + more * time;
        let idle = player.idle_workers();
        let needs = Needs::of(game, player, idle, dice, rounds);
        // What can no longer be used is worth next to nothing.
        let use_left = if dice > 0.0 { 1.0 } else { 0.1 };
        let (resource, berry) = (at(weights.resource) * use_left, at(weights.berry) * use_left);
        let (stock, berries) = (player.stock.map(stored).iter().sum(), f32::from(player.berries));
        let figure = weights.figure * dice;
        let figures = f32::from(Worker::COUNT as u8 - idle) + player.towers.len() as f32;
        Rates {
            time,
            dice,
            rounds: f32::from(rounds),
            resource: resource * wanted(stock, needs.resources),
            berry: berry * wanted(berries, needs.berries),
            stores: resource * used(stock, needs.resources) + berry * used(berries, needs.berries),
            step: at(weights.step),
            die: at(weights.die),
            figure,
            worker: figure * (1.0 - WEIGHTS.crowd * figures).max(0.1)
                - spared(player, PersonalGoal::IdleWorkers, idle, time),
            idle,
            pairs: player.stock.iter().map(|count| count / 2).sum(),
            needs,
            best_card: OnceCell::new(),
            gatherable: OnceCell::new(),
        }
    }

    /// Something that is received, as far as there is room for it.
    pub(crate) fn gain(&self, player: &Player, gain: Gain) -> f32 {
        let fits = |(count, stock): (u8, u8)| count.min(MOST_RESOURCES - stock);
        let resources: u8 = gain.resources.into_iter().zip(player.stock).map(fits).sum();
        let berries = gain.berries.min(MOST_BERRIES - player.berries);
        f32::from(gain.points)
            + (f32::from(resources) + 1.15 * f32::from(gain.any)) * self.resource
            + f32::from(berries) * self.berry
            + if gain.worker && self.idle > 0 { self.worker } else { 0.0 }
    }

    /// What upgrading a board will bring, the point for it included.
    pub(crate) fn upgrade(&self, board: Board) -> f32 {
        1.0 + self.rounds + WEIGHTS.frames[board.index()] * self.time
    }
}

/// How far a personal goal is trusted when so much of the game is left.
pub(crate) fn trust(time: f32) -> f32 {
    1.0 - (1.0 - WEIGHTS.personal) * time
}

/// What a personal goal for what is left in the supply loses by one of it.
pub(crate) fn spared(player: &Player, goal: PersonalGoal, left: u8, time: f32) -> f32 {
    if player.personal != Some(goal) || left == 0 {
        return 0.0;
    }
    (promise_of(goal, left) - promise_of(goal, left - 1)) * trust(time)
}

/// Large stores of one resource are worth less and less.
#[inline]
fn stored(count: u8) -> f32 {
    STORED[usize::from(count.min(MOST_RESOURCES))]
}

static STORED: [f32; MOST_RESOURCES as usize + 1] = {
    let mut stored = [0.0; MOST_RESOURCES as usize + 1];
    let mut number = 0;
    while number < stored.len() {
        let count = number as f32;
        stored[number] = count.min(5.0) + 0.7 * (count - 5.0).clamp(0.0, 3.0) + 0.4 * (count - 8.0).max(0.0);
        number += 1;
    }
    stored
};

/// How much of a store counts, if so much of it can be used.
fn used(store: f32, need: f32) -> f32 {
    store.min(need) + WEIGHTS.surplus * (store - need).max(0.0)
}

/// How much one more counts.
fn wanted(store: f32, need: f32) -> f32 {
    (need - store).clamp(WEIGHTS.surplus, 1.0)
}
