//! What is looked up, kept or reckoned together is what plain reckoning finds, in all positions of random games.

use std::cell::Cell;

use engine::maths::exp;
use engine::{DOUBTFUL, Dice, Game, NoLog, Turn};

use super::priors::{DOUBT, NEVER, weigh_up};
use super::promises::{promise, promise_of};
use super::rates::Rates;
use super::uses::ALL_FACES;
use crate::boards::{Board, Face};
use crate::effects::{MOST_BERRIES, MOST_RESOURCES};
use crate::goals::{CommonGoal, PersonalGoal, Tiers};
use crate::titles::{ROUNDS, common_dice};
use crate::{Options, Tundra};

/// Shows every position of some random games at every kind of table.
fn each_position(mut visit: impl FnMut(&Tundra)) {
    let mut actions = Vec::new();
    for number in 0..24 {
        let (seats, kind) = (2 + number % 3, number / 3);
        let options = Options { titles: kind & 1 != 0, personal_goals: kind & 2 != 0, ..Options::default() };
        let mut dice = Dice::quick(number as u64);
        let Ok(mut game) = Tundra::new(&options, seats, &mut dice, &mut NoLog) else { panic!("not set up") };
        while game.turn() != Turn::Over {
            visit(&game);
            game.actions(&mut actions);
            let action = actions[dice.index(actions.len())];
            game.play(action, &mut dice, &mut NoLog);
        }
    }
}

#[test]
fn rates_hold_what_can_be_counted() {
    each_position(|game| {
        for seat in game.everyone() {
            let player = game.player(seat);
            let rates = Rates::of(game, player, 0);
            assert_eq!(rates.idle, player.idle_workers());
            assert_eq!(rates.pairs, player.stock.iter().map(|count| count / 2).sum::<u8>());
            let figures = |glades: u64| player.figures_on(glades);
            let gathered = game.yields.iter().zip(player.stock);
            let gathered: u8 = gathered.map(|(&glades, stock)| figures(glades).min(MOST_RESOURCES - stock)).sum();
            assert_eq!([(); 2].map(|()| game.gatherable(player, &rates)), [gathered; 2]);
            let to_come: u8 = (1..=ROUNDS).filter(|&round| round > game.round).map(common_dice).sum();
            if game.round > 0 && player.title.numbers().extra_dice == 0 && player.has_dice() {
                assert_eq!(rates.dice, f32::from(to_come + player.unused.iter().sum::<u8>()));
            }
        }
    });
}

#[test]
fn frames_are_reckoned_as_their_values_would_be_one_by_one() {
    each_position(|game| {
        let (seat, me) = (game.active, game.me());
        let rates = Rates::of(game, me, 0);
        let uses = game.uses(seat, &rates, ALL_FACES, ALL_FACES);
        let pays = game.pays(seat);
        let places = game.places_for(&uses, &pays);
        for face in Face::all() {
            let mut worths = vec![0.0, 0.0];
            for &board in Board::ALL {
                let free = me.slots[board.index()] & face.bit() == 0;
                let boosts = me.starting[board.index()].iter().chain(&me.boosts[board.index()]);
                let mut effects: Vec<_> = boosts.map(|card| card.effect(face)).collect();
                effects.push(board.effect(me.upgraded(board), face));
                effects.retain(|_| free);
                let worth = effects.iter().fold(0.0, |sum, effect| sum + game.effect_worth(seat, &rates, effect));
                assert_eq!(uses.of(face, board), worth);
                let acts = effects.iter().any(|effect| game.does_something(&rates, effect));
                assert_eq!(uses.acts[board.index()] & face.bit() != 0, acts);
                worths.push(worth);
            }
            for card in game.goals.iter().filter(|card| card.die.is_none() && card.goal.faces() & face.bit() != 0) {
                worths.push(f32::from(card.goal.tiers().points(game.counts(seat, card.goal))));
            }
            worths.sort_by(|one, other| other.total_cmp(one));
            assert_eq!([places.best(face), places.besides(face, f32::MAX)], worths[..2]);
        }
    });
}

#[test]
fn berries_to_spare_are_those_that_the_goal_would_not_miss() {
    let spoiled = Cell::new(0);
    each_position(|game| {
        let mut game = *game;
        let tiers = CommonGoal::Berries.tiers();
        let open = game.goals.iter().any(|card| card.goal == CommonGoal::Berries && card.die.is_none());
        let fits = CommonGoal::Berries.faces() & game.me().faces() != 0;
        for (berries, price) in (0..=MOST_BERRIES).flat_map(|berries| (1..=9).map(move |price| (berries, price))) {
            game.me_mut().berries = berries;
            let [now, then] = [berries, berries.saturating_sub(price)].map(|berries| tiers.points(berries));
            let spoils = open && then < now && fits && now >= 4;
            assert_eq!(price > game.spare_berries(game.me().faces(), 4.0), spoils, "{price} of {berries}");
            spoiled.set(spoiled.get() + i32::from(spoils));
        }
    });
    assert!(spoiled.get() > 0, "no such position");
}

#[test]
fn promises_grow_from_tier_to_tier() {
    let check = |tiers: &Tiers, promise: &dyn Fn(u8) -> f32| {
        assert_eq!(promise(0), 0.0);
        for count in 0..40 {
            assert!(promise(count) >= f32::from(tiers.points(count)) && promise(count) <= promise(count + 1));
        }
        for (threshold, points) in tiers.thresholds.into_iter().zip(tiers.points) {
            assert_eq!(promise(threshold), f32::from(points));
        }
    };
    CommonGoal::ALL.iter().for_each(|&goal| check(&goal.tiers(), &|count| promise(goal, count)));
    PersonalGoal::ALL.iter().for_each(|&goal| check(&goal.tiers(), &|count| promise_of(goal, count)));
}

#[test]
fn weights_are_the_same_side_by_side() {
    let mut dice = Dice::quick(3);
    for count in 1..40 {
        let worth = |dice: &mut Dice| match dice.below(4) {
            0 => DOUBT,
            1 => NEVER,
            _ => 6.0 * dice.fraction() - 3.0,
        };
        let worths: Vec<f32> = (0..count).map(|_| worth(&mut dice)).collect();
        let best = worths.iter().copied().fold(DOUBT, f32::max);
        let plain = worths.iter().map(|&worth| match worth {
            NEVER => 0.0,
            DOUBT => DOUBTFUL,
            worth => exp((worth - best) / 0.35).max(0.001),
        });
        let mut weights = worths.clone();
        weigh_up(&mut weights);
        assert_eq!(weights, plain.collect::<Vec<_>>());
    }
}
