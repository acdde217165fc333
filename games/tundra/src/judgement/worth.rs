//! What cards and actions are worth to a player: the judgement behind `outlook` and `priors`.

use engine::Seat;

use super::larger;
use super::needs::Part;
use super::rates::{Rates, WEIGHTS, spared};
use crate::boards::{Board, TOWERS, Worker};
use crate::cards::Card;
use crate::effects::{Effect, Gain, MOST_RESOURCES, Price};
use crate::goals::{CommonGoal, PersonalGoal};
use crate::hexes::{ALL_SETTLEMENTS, hexes_in};
use crate::state::{Player, Tundra};

/// What a card is worth to its owner each time it acts, whatever the moment: made from those of its frames that are of use, by
/// the set of [`Part`]s that are.
static CARDS: [[f32; Card::COUNT]; 1 << Part::COUNT] = {
    let mut worth = [[0.0; Card::COUNT]; 1 << Part::COUNT];
    let mut of_use = 0;
    while of_use < worth.len() {
        let mut number = 0;
        while number < Card::COUNT {
            let parts = parts_of(Card::new(number as u8));
            let mut part = 0;
            while part < Part::COUNT {
                if of_use & 1 << part != 0 {
                    worth[of_use][number] += parts[part];
                }
                part += 1;
            }
            number += 1;
        }
        of_use += 1;
    }
    worth
};

/// What the frames of a card are worth, kept apart by what they need.
const fn parts_of(card: Card) -> [f32; Part::COUNT] {
    let mut parts = [0.0; Part::COUNT];
    let frames = card.frames();
    let mut index = 0;
    while index < frames.len() {
        let share = (frames[index].high - frames[index].low + 1) as f32 / 6.0;
        parts[Part::of(frames[index].effect) as usize] += share * typical(frames[index].effect);
        index += 1;
    }
    parts
}

/// What an action is typically worth.
const fn typical(effect: Effect) -> f32 {
    match effect {
        // Points are sure; what else is brought has to be turned into some.
        Effect::Gain(gain) => typical_gain(gain) + 0.45 * gain.points as f32,
        Effect::Walk(steps) => 0.58 * steps as f32,
        Effect::Gather(count) => 0.4 * count as f32,
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
    gain.points as f32 + 0.5 * resources + 0.24 * gain.berries as f32
}

impl Tundra {
    /// What holding a card is worth to its owner; a boost lies under `board`.
    pub(crate) fn card_worth(&self, rates: &Rates, card: Card, board: Option<Board>, rotated: bool) -> f32 {
        let each = CARDS[usize::from(rates.needs.parts)][card.number() as usize];
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
        let best = |best: f32, &board: &Board| larger(best, self.tuck_worth(player, rates, card, board).0);
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
        let home = TOWERS - player.towers.len() as u8;
        let most = count.min(home).min(rates.pairs);
        if most == 0 {
            return 0.0;
        }
        let mut nets = [f32::MIN; Worker::COUNT];
        let sites = player.worker_hexes() & !self.towers & !ALL_SETTLEMENTS;
        for (net, hex) in nets.iter_mut().zip(hexes_in(sites)) {
            *net = self.tower_worth(player, rates, hex) - 2.0 * rates.resource;
        }
        let (mut worth, mut built) = (0.0, 0);
        while built < most {
            let Some(best) = nets.iter_mut().max_by(|one, other| one.total_cmp(other)).filter(|net| **net > 0.0) else {
                break;
            };
            worth += *best;
            *best = f32::MIN;
            built += 1;
        }
        worth + self.nearing(seat, rates, CommonGoal::Towers, built)
    }

    /// What a tower on a glade brings, now and at every later start of a round.
    pub(crate) fn tower_worth(&self, player: &Player, rates: &Rates, hex: crate::hexes::Hex) -> f32 {
        let bonus = self.token(hex).map_or(Gain::NOTHING, |token| token.bonus());
        rates.gain(player, Gain { worker: false, ..bonus }) * (1.0 + rates.rounds)
            + if bonus.worker { rates.worker * (1.0 + 0.5 * rates.rounds) } else { 0.0 }
            - spared(player, PersonalGoal::IdleTowers, TOWERS - player.towers.len() as u8, rates.time)
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
        let each = rates.worker - price;
        (f32::from(able) * each + self.nearing(seat, rates, CommonGoal::Workers, able)).max(0.0)
    }

    /// What an action would be worth to a player now.
    pub(crate) fn effect_worth(&self, seat: Seat, rates: &Rates, effect: &Effect) -> f32 {
        let me = self.player(seat);
        match *effect {
            Effect::Gain(gain) => rates.gain(me, gain),
            Effect::Walk(steps) if rates.idle < Worker::COUNT as u8 => f32::from(steps) * (rates.resource + rates.step),
            Effect::Walk(_) => 0.0,
            Effect::Gather(count) => f32::from(count.min(self.gatherable(me, rates))) * rates.resource,
            Effect::Harvest(count) => f32::from(count) * 1.15 * rates.resource,
            Effect::Build(count) => 0.85 * self.towers_worth(seat, rates, count),
            Effect::Hire(count) => {
                let able = count.min(rates.pairs).min(rates.idle).min(me.berries);
                self.hire_worth(seat, rates, able, 2.0 * rates.resource + rates.berry)
            }
            Effect::Recruit => {
                let able = rates.pairs.min(rates.idle).min(1);
                self.hire_worth(seat, rates, able, 2.0 * rates.resource)
            }
            Effect::Pairs => f32::from(rates.pairs.min(me.towers.len() as u8)) * (1.0 - 2.0 * rates.resource).max(0.0),
            Effect::Market(market) => {
                let cards = || self.market.iter().flatten().map(|&card| self.market_worth(me, rates, card));
                let best = rates.best_card.get_or_init(|| cards().fold(0.0, larger));
                1.2 * best + rates.gain(me, Gain::berries(market.berries)) + if market.refresh { 0.3 } else { 0.0 }
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

    /// How many resources the figures of a player could bring, as far as there is room for them.
    pub(crate) fn gatherable(&self, player: &Player, rates: &Rates) -> u8 {
        let brought = |(glades, stock): (u64, u8)| player.figures_on(glades).min(MOST_RESOURCES - stock);
        *rates.gatherable.get_or_init(|| self.yields.into_iter().zip(player.stock).map(brought).sum())
    }
}
