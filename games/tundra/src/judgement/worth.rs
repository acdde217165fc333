//! What things are worth to a player, in victory points at the end: the judgement behind `outlook` and `priors`. All
//! numbers stand in one table and were tried out against each other.

use std::cell::OnceCell;

use engine::Seat;

use super::needs::{Needs, Part};
use crate::boards::{Board, TOWERS};
use crate::cards::Card;
use crate::effects::{Effect, Gain, MOST_BERRIES, MOST_RESOURCES, Price};
use crate::goals::{CommonGoal, PersonalGoal, Tiers};
use crate::hexes::{ALL_SETTLEMENTS, hexes_in};
use crate::state::{GoalCard, Player, Step, Tundra};
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
    /// How often an advisor is asked in the rounds it is there, as a share.
    pub(crate) advice: f32,
    /// The share of common goals that one can expect to take in a later round, and in this one with a fitting die.
    pub(crate) goal_later: f32,
    pub(crate) goal_now: f32,
    /// How much less that is if somebody else could take it first.
    pub(crate) contested: f32,
    /// What having no worker on the map costs: for each round and each die to come.
    pub(crate) nobody: (f32, f32),
    /// How far a personal goal is trusted with the whole game ahead; at the end it counts fully.
    pub(crate) personal: f32,
    /// How many points make a sure lead with two, three and four players: at the end, and how much more with the whole game ahead.
    pub(crate) lead: [(f32, f32); 3],
}

pub(crate) const WEIGHTS: Weights = Weights {
    resource: (0.12, 0.6),
    berry: (0.1, 0.2),
    surplus: 0.2,
    step: (0.02, 0.2),
    die: (0.8, 0.7),
    best_use: 0.7,
    figure: 0.12,
    crowd: 0.1,
    frames: [2.0, 2.8, 2.8, 3.6],
    activations: [3.5, 4.5, 4.5, 5.5],
    advice: 0.85,
    goal_later: 0.4,
    goal_now: 0.5,
    contested: 0.5,
    nobody: (0.5, 0.06),
    personal: 0.5,
    lead: [(0.6, 6.0), (0.6, 7.5), (0.6, 9.0)],
};

/// Dice that everybody has in a whole game.
const ALL_DICE: f32 = 18.0;

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
    pub(crate) needs: Needs,
    /// The best card of the market, once somebody asks.
    best_card: OnceCell<f32>,
}

impl Rates {
    /// The rates for a player with `spoken_for` of the unused dice as good as used.
    pub(crate) fn of(game: &Tundra, player: &Player, spoken_for: u8) -> Rates {
        let weights = &WEIGHTS;
        let extra = player.title.numbers().extra_dice;
        let opening = matches!(game.steps.first(), Some(Step::Opening(_)));
        let first = game.round + u8::from(!opening);
        let to_roll: u8 = (first.max(1)..=ROUNDS).map(|round| common_dice(round) + extra).sum();
        let unused = player.unused.iter().sum::<u8>().saturating_sub(spoken_for);
        let dice = f32::from(to_roll + if opening { 0 } else { unused });
        let time = (dice / ALL_DICE).min(1.0);
        let at = |(end, more): (f32, f32)| end + more * time;
        let rounds = ROUNDS + 1 - first.clamp(1, ROUNDS + 1);
        let needs = Needs::of(game, player, dice, rounds);
        // What can no longer be used is worth next to nothing.
        let use_left = if dice > 0.0 { 1.0 } else { 0.1 };
        let (resource, berry) = (at(weights.resource) * use_left, at(weights.berry) * use_left);
        let (stock, berries) = (player.stock.map(stored).iter().sum(), f32::from(player.berries));
        Rates {
            time,
            dice,
            rounds: f32::from(rounds),
            resource: resource * wanted(stock, needs.resources),
            berry: berry * wanted(berries, needs.berries),
            stores: resource * used(stock, needs.resources) + berry * used(berries, needs.berries),
            needs,
            step: at(weights.step),
            die: at(weights.die),
            figure: weights.figure * dice,
            best_card: OnceCell::new(),
        }
    }

    /// Something that is received, as far as there is room for it.
    pub(crate) fn gain(&self, player: &Player, gain: Gain) -> f32 {
        let fits = |(kind, &count): (usize, &u8)| f32::from(count.min(MOST_RESOURCES - player.stock[kind]));
        let resources: f32 = gain.resources.iter().enumerate().map(fits).sum();
        let berries = gain.berries.min(MOST_BERRIES - player.berries);
        f32::from(gain.points)
            + (resources + 1.15 * f32::from(gain.any)) * self.resource
            + f32::from(berries) * self.berry
            + if gain.worker && player.idle_workers() > 0 { self.worker(player) } else { 0.0 }
    }

    /// One more worker on the map.
    pub(crate) fn worker(&self, player: &Player) -> f32 {
        let figures = f32::from(6 - player.idle_workers()) + player.towers.len() as f32;
        self.figure * (1.0 - WEIGHTS.crowd * figures).max(0.1)
            - self.spared(player, PersonalGoal::IdleWorkers, player.idle_workers())
    }

    /// What upgrading a board will bring, the point for it included.
    pub(crate) fn upgrade(&self, board: Board) -> f32 {
        1.0 + self.rounds + WEIGHTS.frames[board.index()] * self.time
    }
}

/// Large stores of one resource are worth less and less.
fn stored(count: u8) -> f32 {
    let count = f32::from(count);
    count.min(5.0) + 0.7 * (count - 5.0).clamp(0.0, 3.0) + 0.4 * (count - 8.0).max(0.0)
}

/// How much of a store counts, if so much of it can be used.
fn used(store: f32, need: f32) -> f32 {
    store.min(need) + WEIGHTS.surplus * (store - need).max(0.0)
}

/// How much one more counts.
fn wanted(store: f32, need: f32) -> f32 {
    (need - store).clamp(WEIGHTS.surplus, 1.0)
}

/// What a card is worth to its owner each time it acts, whatever the moment: made from its frames, and kept apart by
/// what they need.
static CARDS: [[f32; Part::COUNT]; Card::COUNT] = {
    let mut worth = [[0.0; Part::COUNT]; Card::COUNT];
    let mut number = 0;
    while number < Card::COUNT {
        let frames = Card::new(number as u8).frames();
        let mut index = 0;
        while index < frames.len() {
            let share = (frames[index].high - frames[index].low + 1) as f32 / 6.0;
            worth[number][Part::of(frames[index].effect) as usize] += share * typical(frames[index].effect);
            index += 1;
        }
        number += 1;
    }
    worth
};

/// What an action is typically worth.
const fn typical(effect: Effect) -> f32 {
    match effect {
        Effect::Gain(gain) => typical_gain(gain),
        Effect::Walk(steps) => 0.7 * steps as f32,
        Effect::Gather(count) => 0.48 * count as f32,
        Effect::Harvest(count) => 0.5 * count as f32,
        Effect::Build(_) => 1.3,
        Effect::Hire(_) | Effect::Recruit => 0.7,
        Effect::Pairs => 1.0,
        Effect::Market(_) => 1.5,
        Effect::Crafts(_) => 2.0,
        Effect::Upgrade(_) => 1.6,
        Effect::Trade(price, gain) => {
            let price = match price {
                Price::Berries(count) => 0.25 * count as f32,
                Price::Alike(count) => 0.4 * count as f32,
            };
            let net = typical_gain(gain) - price;
            if net > 0.1 { net } else { 0.1 }
        }
        Effect::SetDie => 0.8,
        Effect::Rerolls(_) => 0.4,
        Effect::Flip => 0.6,
        Effect::BuyDie(_) => 0.8,
        Effect::Prospect => 0.6,
        Effect::Post => 0.8,
        Effect::TowerBerries => 0.5,
    }
}

const fn typical_gain(gain: Gain) -> f32 {
    let [brushwood, stone, peat] = gain.resources;
    let resources = (brushwood + stone + peat) as f32 + 1.15 * gain.any as f32;
    gain.points as f32 + 0.5 * resources + 0.26 * gain.berries as f32
}

impl Tundra {
    /// What holding a card is worth to its owner; a boost lies under `board`.
    pub(crate) fn card_worth(&self, rates: &Rates, card: Card, board: Option<Board>, rotated: bool) -> f32 {
        let parts = CARDS[card.number() as usize].iter().zip(rates.needs.parts);
        let each: f32 = parts.map(|(part, of_use)| part * of_use).sum();
        match board {
            Some(board) => each * WEIGHTS.activations[board.index()] * rates.time,
            None => {
                let now = if rotated || rates.dice == 0.0 { 0.0 } else { 1.0 };
                each * WEIGHTS.advice * (now + rates.rounds)
            }
        }
    }

    /// What the best place under a board would make of a boost, or what an advisor brings.
    pub(crate) fn market_worth(&self, player: &Player, rates: &Rates, card: Card) -> f32 {
        if card.is_advisor() {
            let full = player.advisors.len() >= usize::from(player.title.numbers().advisors);
            let worst = |worst: f32, &old: &Card| {
                worst.min(self.card_worth(rates, old, None, player.rotated.contains(old.number())))
            };
            let lost = if full { player.advisors.iter().fold(f32::MAX, worst) } else { 0.0 };
            return self.card_worth(rates, card, None, false) - lost;
        }
        let best = |best: f32, &board: &Board| best.max(self.tuck_worth(player, rates, card, board).0);
        Board::ALL.iter().fold(f32::MIN, best)
    }

    /// What a boost would bring under a board, less what it replaces there, and which card that is.
    pub(crate) fn tuck_worth(&self, player: &Player, rates: &Rates, card: Card, board: Board) -> (f32, Option<Card>) {
        let there = &player.boosts[board.index()];
        let worth = self.card_worth(rates, card, Some(board), false);
        if there.len() < usize::from(player.title.numbers().boosts) {
            return (worth, None);
        }
        let held = |old: &Card| self.card_worth(rates, *old, Some(board), false);
        let worst = there.iter().min_by(|one, other| held(one).total_cmp(&held(other)));
        (worth - worst.map_or(0.0, held), worst.copied())
    }

    /// What a tower on each of the possible sites would bring, the best first, at most `count` of them.
    fn towers_worth(&self, seat: Seat, rates: &Rates, count: u8) -> f32 {
        let player = self.player(seat);
        let pairs: u8 = player.stock.iter().map(|count| count / 2).sum();
        let home = TOWERS - player.towers.len() as u8;
        let mut left = count.min(home).min(pairs);
        let mut sites = player.worker_hexes() & !self.towers & !ALL_SETTLEMENTS;
        let mut worth = 0.0;
        let mut built = 0;
        while left > 0 && sites != 0 {
            let best = hexes_in(sites).map(|hex| (self.tower_worth(player, rates, hex), hex));
            let Some((best, hex)) = best.max_by(|one, other| one.0.total_cmp(&other.0)) else { break };
            let net = best - 2.0 * rates.resource;
            if net <= 0.0 {
                break;
            }
            worth += net;
            sites &= !hex.bit();
            left -= 1;
            built += 1;
        }
        worth + self.nearing(seat, rates, CommonGoal::Towers, built)
    }

    /// What a tower on a glade brings, now and at every later start of a round.
    pub(crate) fn tower_worth(&self, player: &Player, rates: &Rates, hex: crate::hexes::Hex) -> f32 {
        let bonus = self.token(hex).map_or(Gain::NOTHING, |token| token.bonus());
        rates.gain(player, Gain { worker: false, ..bonus }) * (1.0 + rates.rounds)
            + if bonus.worker { rates.worker(player) * (1.0 + 0.5 * rates.rounds) } else { 0.0 }
            - rates.spared(player, PersonalGoal::IdleTowers, TOWERS - player.towers.len() as u8)
    }

    /// Upgrades that could be paid now, greedily.
    fn upgrades_worth(&self, seat: Seat, rates: &Rates, count: u8) -> f32 {
        let player = self.player(seat);
        let mut stock = player.stock;
        let mut worth = 0.0;
        let mut left = count;
        for board in [Board::Trade, Board::Movement, Board::Gathering, Board::Architecture] {
            let cost = board.cost();
            let affordable = stock.iter().zip(cost).all(|(&stock, cost)| stock >= cost);
            if left == 0 || player.upgraded(board) || !affordable {
                continue;
            }
            let net = rates.upgrade(board) - rates.resource * f32::from(cost.iter().sum::<u8>());
            if net > 0.0 {
                worth += net;
                left -= 1;
                stock.iter_mut().zip(cost).for_each(|(stock, cost)| *stock -= cost);
            }
        }
        worth + self.nearing(seat, rates, CommonGoal::Upgrades, count - left)
    }

    /// Workers that could be hired at this price.
    fn hire_worth(&self, seat: Seat, rates: &Rates, able: u8, price: f32) -> f32 {
        if able == 0 {
            return 0.0;
        }
        let each = rates.worker(self.player(seat)) - price;
        (f32::from(able) * each + self.nearing(seat, rates, CommonGoal::Workers, able)).max(0.0)
    }

    /// What counting so many more would bring a player for a common goal.
    pub(crate) fn nearing(&self, seat: Seat, rates: &Rates, goal: CommonGoal, more: u8) -> f32 {
        let Some(card) = self.goals.iter().find(|card| more > 0 && card.goal == goal) else { return 0.0 };
        let (tiers, count) = (goal.tiers(), self.counts(seat, goal));
        let later = Tundra::on_the_way(&tiers, count + more) - Tundra::on_the_way(&tiers, count);
        let now = if card.die.is_none() && goal.faces() & self.player(seat).faces() != 0 {
            f32::from(tiers.points(count + more) - tiers.points(count))
        } else {
            0.0
        };
        WEIGHTS.goal_later * rates.rounds * later + WEIGHTS.goal_now * now
    }

    /// What an action would be worth to a player now.
    pub(crate) fn effect_worth(&self, seat: Seat, rates: &Rates, effect: Effect) -> f32 {
        let me = self.player(seat);
        let pairs: u8 = me.stock.iter().map(|count| count / 2).sum();
        match effect {
            Effect::Gain(gain) => rates.gain(me, gain),
            Effect::Walk(steps) if me.worker_hexes() != 0 => f32::from(steps) * (rates.resource + rates.step),
            Effect::Walk(_) => 0.0,
            Effect::Gather(count) => {
                let able: u8 = self
                    .yields
                    .iter()
                    .zip(me.stock)
                    .map(|(&glades, stock)| me.figures_on(glades).min(MOST_RESOURCES - stock))
                    .sum();
                f32::from(count.min(able)) * rates.resource
            }
            Effect::Harvest(count) => f32::from(count) * 1.15 * rates.resource,
            Effect::Build(count) => self.towers_worth(seat, rates, count),
            Effect::Hire(count) => {
                let able = count.min(pairs).min(me.idle_workers()).min(me.berries);
                self.hire_worth(seat, rates, able, 2.0 * rates.resource + rates.berry)
            }
            Effect::Recruit => {
                let able = pairs.min(me.idle_workers()).min(1);
                self.hire_worth(seat, rates, able, 2.0 * rates.resource)
            }
            Effect::Pairs => f32::from(pairs.min(me.towers.len() as u8)) * (1.0 - 2.0 * rates.resource).max(0.0),
            Effect::Market(market) => {
                let cards = || self.market.iter().flatten().map(|&card| self.market_worth(me, rates, card));
                let best = rates.best_card.get_or_init(|| cards().fold(0.0, f32::max));
                best + rates.gain(me, Gain::berries(market.berries)) + if market.refresh { 0.3 } else { 0.0 }
            }
            Effect::Crafts(berries) => rates.gain(me, Gain::berries(berries)) + self.upgrades_worth(seat, rates, 4),
            Effect::Upgrade(count) => self.upgrades_worth(seat, rates, count),
            Effect::Trade(price, gain) => {
                let (affordable, price) = match price {
                    Price::Berries(count) => (me.berries >= count, f32::from(count) * rates.berry),
                    Price::Alike(count) => (me.has(count).next().is_some(), f32::from(count) * rates.resource),
                };
                if affordable { (rates.gain(me, gain) - price).max(0.0) } else { 0.0 }
            }
            Effect::SetDie => 0.6,
            Effect::Rerolls(_) => 0.2,
            Effect::Flip => 0.4,
            Effect::BuyDie(price) => (rates.die - f32::from(price) * rates.berry).max(0.0),
            Effect::Prospect => rates.resource,
            Effect::Post => rates.resource + 0.2,
            Effect::TowerBerries => rates.gain(me, Gain::berries(me.towers.len() as u8)),
        }
    }

    /// The points of a goal with what has been reached on the way to the next tier.
    pub(crate) fn on_the_way(tiers: &Tiers, count: u8) -> f32 {
        let mut below = (0.0, 0.0);
        for (threshold, points) in tiers.thresholds.into_iter().zip(tiers.points) {
            let (threshold, points) = (f32::from(threshold), f32::from(points));
            if f32::from(count) < threshold {
                let part = (f32::from(count) - below.0) / (threshold - below.0);
                // Half of it, since only whole tiers pay.
                return below.1 + 0.5 * part * (points - below.1);
            }
            below = (threshold, points);
        }
        below.1
    }

    /// Who could take a common goal with a die as it is, as a set of seats.
    pub(crate) fn takers(&self, card: &GoalCard) -> u8 {
        if card.die.is_some() {
            return 0;
        }
        let able = |seat: &Seat| {
            self.player(*seat).faces() & card.goal.faces() != 0
                && card.goal.tiers().points(self.counts(*seat, card.goal)) > 0
        };
        self.everyone().filter(able).fold(0, |set, seat| set | 1 << seat.index())
    }

    /// What common goals promise a player; `takers` are those who could take each of them now.
    pub(crate) fn goals_worth(&self, seat: Seat, rates: &Rates, takers: &[u8; 4]) -> f32 {
        let player = self.player(seat);
        let faces = player.faces();
        // Values that a die can be changed to.
        let near = (faces << 1 | faces >> 1) & 0b11_1111;
        let change = player.title.numbers().change;
        let mut worth = 0.0;
        for (card, takers) in self.goals.iter().zip(takers) {
            let count = self.counts(seat, card.goal);
            worth += WEIGHTS.goal_later * rates.rounds * Tundra::on_the_way(&card.goal.tiers(), count);
            let points = card.goal.tiers().points(count);
            if card.die.is_none() && points > 0 && faces != 0 {
                let price = if card.goal.faces() & faces != 0 {
                    0.0
                } else if card.goal.faces() & near != 0 && player.berries >= change {
                    f32::from(change) * rates.berry
                } else {
                    continue;
                };
                let rivals = takers & !(1 << seat.index());
                let chance = WEIGHTS.goal_now * if rivals == 0 { 1.0 } else { WEIGHTS.contested };
                worth += (chance * f32::from(points) - price).max(0.0);
            }
        }
        worth
    }
}
