//! What a player can still make use of. Stores count for nothing at the end, so what no board, tower, worker, card or
//! goal will ask for is hardly worth having; and a card whose action has run dry is no bargain.

use crate::boards::{Board, TOWERS};
use crate::cards::Card;
use crate::effects::{Effect, MOST_BERRIES, Price};
use crate::goals::CommonGoal;
use crate::state::{Player, Tundra};

/// Resources that a single die may turn into something.
const SPENT_BY_A_DIE: f32 = 3.0;
/// Dice that are worth being changed in a round.
const CHANGES: u8 = 2;

/// What a player can still use.
#[derive(Clone, Copy)]
pub(crate) struct Needs {
    pub(crate) resources: f32,
    pub(crate) berries: f32,
    /// Which actions of cards can still do something, as a set of [`Part`]s.
    pub(crate) parts: u8,
}

/// What the action of a card needs to be of any use.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    Nothing,
    Upgrades,
    Towers,
    Workers,
}

impl Part {
    pub(crate) const COUNT: usize = 4;

    /// The set of this part alone.
    const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(crate) const fn of(effect: Effect) -> Part {
        match effect {
            Effect::Upgrade(_) => Part::Upgrades,
            Effect::Build(_) => Part::Towers,
            Effect::Hire(_) | Effect::Recruit => Part::Workers,
            _ => Part::Nothing,
        }
    }
}

impl Needs {
    /// The needs of a player with `idle` workers in the supply, `dice` to come and `rounds` still to start.
    pub(crate) fn of(game: &Tundra, player: &Player, idle: u8, dice: f32, rounds: u8) -> Needs {
        let boards = UPGRADES[usize::from(player.upgraded & ALL_BOARDS)];
        let built = player.towers.len() as u8;
        let goals = game.goals.iter().fold(0u16, |set, card| set | 1 << card.goal.index());
        let goal = |goal: CommonGoal| goals & 1 << goal.index() != 0;
        // In the last round a new worker has nothing left to do but to be counted.
        let counted = goal(CommonGoal::Workers) || player.personal.is_some();
        let workers = if rounds > 0 || counted { idle.min(3) } else { 0 };
        let mut resources = boards + 2 * (TOWERS - built) + 2 * workers;
        if player.upgraded(Board::Architecture) {
            resources += 2 * built * (1 + rounds);
        }
        let numbers = player.title.numbers();
        let mut berries = numbers.buy * player.supply.min(3) + CHANGES * numbers.change;
        let mut pay = |card: Card, times: u8| {
            let [alike, paid] = PRICES[card.number() as usize];
            resources += alike * times;
            berries += paid * times;
        };
        player.advisors.iter().for_each(|&card| pay(card, 1 + rounds));
        player.boosts.iter().for_each(|row| row.iter().for_each(|&card| pay(card, 2)));
        if rounds > 0 || goal(CommonGoal::Berries) {
            berries = MOST_BERRIES;
        }
        let resources = f32::from(if goal(CommonGoal::Resources) { resources.max(18) } else { resources });
        let of_use = |something: bool, part: Part| if something { part.bit() } else { 0 };
        Needs {
            resources: resources.min(SPENT_BY_A_DIE * dice),
            berries: f32::from(berries.min(MOST_BERRIES)),
            parts: Part::Nothing.bit()
                | of_use(boards > 0, Part::Upgrades)
                | of_use(built < TOWERS, Part::Towers)
                | of_use(idle > 0, Part::Workers),
        }
    }
}

/// The set of all boards.
const ALL_BOARDS: u8 = (1 << Board::COUNT) - 1;

/// The resources that are still needed to upgrade all boards, by the set of those that are upgraded.
static UPGRADES: [u8; 1 << Board::COUNT] = {
    let mut needed = [0; 1 << Board::COUNT];
    let mut upgraded = 0;
    while upgraded < needed.len() {
        let mut board = 0;
        while board < Board::COUNT {
            if upgraded & 1 << board == 0 {
                let [brushwood, stone, peat] = Board::ALL[board].cost();
                needed[upgraded] += brushwood + stone + peat;
            }
            board += 1;
        }
        upgraded += 1;
    }
    needed
};

/// What each card asks for, if it does: resources, and berries.
static PRICES: [[u8; 2]; Card::COUNT] = {
    let mut prices = [[0, 0]; Card::COUNT];
    let mut number = 0;
    while number < Card::COUNT {
        let frames = Card::new(number as u8).frames();
        let mut index = 0;
        while index < frames.len() {
            match frames[index].effect {
                Effect::Trade(Price::Alike(count), _) => prices[number] = [count, 0],
                Effect::Trade(Price::Berries(count), _) => prices[number] = [0, count],
                _ => {}
            }
            index += 1;
        }
        number += 1;
    }
    prices
};
