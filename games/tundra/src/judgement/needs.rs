//! What a player can still make use of. Stores count for nothing at the end, so what no board, tower, worker, card or
//! goal will ask for is hardly worth having; and a card whose action has run dry is no bargain.

use crate::boards::{Board, TOWERS};
use crate::cards::Card;
use crate::effects::{Effect, MOST_BERRIES, Price};
use crate::goals::CommonGoal;
use crate::state::{Player, Tundra};

/// Resources that a single die may turn into something.
const SPENT_BY_A_DIE: f32 = 4.0;
/// Dice that are worth being changed in a round.
const CHANGES: u8 = 2;

/// What a player can still use.
#[derive(Clone, Copy)]
pub(crate) struct Needs {
    pub(crate) resources: f32,
    pub(crate) berries: f32,
    /// Which actions of cards can still do something, as in [`Part`].
    pub(crate) parts: [f32; Part::COUNT],
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
    /// The needs of a player with `dice` to come and `rounds` still to start.
    pub(crate) fn of(game: &Tundra, player: &Player, dice: f32, rounds: u8) -> Needs {
        let boards_left = Board::ALL.iter().filter(|&&board| !player.upgraded(board));
        let boards: u8 = boards_left.map(|board| board.cost().iter().sum::<u8>()).sum();
        let built = player.towers.len() as u8;
        let goals = game.goals.iter().fold(0u16, |set, card| set | 1 << card.goal.index());
        let goal = |goal: CommonGoal| goals & 1 << goal.index() != 0;
        // In the last round a new worker has nothing left to do but to be counted.
        let counted = goal(CommonGoal::Workers) || player.personal.is_some();
        let workers = if rounds > 0 || counted { player.idle_workers().min(3) } else { 0 };
        let mut resources = boards + 2 * (TOWERS - built) + 2 * workers;
        if player.upgraded(Board::Architecture) {
            resources += 2 * built * (1 + rounds);
        }
        let mut berries = player.title.numbers().buy * player.supply.min(3) + CHANGES * player.title.numbers().change;
        for card in player.advisors.iter().chain(player.boosts.iter().flatten()) {
            let times = if card.is_advisor() { 1 + rounds } else { 2 };
            match PRICES[card.number() as usize] {
                Some(Price::Alike(count)) => resources += count * times,
                Some(Price::Berries(count)) => berries += count * times,
                None => {}
            }
        }
        if rounds > 0 || goal(CommonGoal::Berries) {
            berries = MOST_BERRIES;
        }
        let resources = f32::from(if goal(CommonGoal::Resources) { resources.max(18) } else { resources });
        let can = |something: bool| if something { 1.0 } else { 0.0 };
        Needs {
            resources: resources.min(SPENT_BY_A_DIE * dice),
            berries: f32::from(berries.min(MOST_BERRIES)),
            parts: [1.0, can(boards > 0), can(built < TOWERS), can(player.idle_workers() > 0)],
        }
    }
}

/// What each card asks for, if it does.
static PRICES: [Option<Price>; Card::COUNT] = {
    let mut prices = [None; Card::COUNT];
    let mut number = 0;
    while number < Card::COUNT {
        let frames = Card::new(number as u8).frames();
        let mut index = 0;
        while index < frames.len() {
            if let Effect::Trade(price, _) = frames[index].effect {
                prices[number] = Some(price);
            }
            index += 1;
        }
        number += 1;
    }
    prices
};
