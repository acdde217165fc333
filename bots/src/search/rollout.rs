//! How the search plays on from a new position: lightly, choices drawn by their first-sight weights, and only for a few
//! turns. Then it looks how everybody stands, and where the game asks for it also at the ends of the turns before.

use engine::{BySeat, Dice, Judgement, NoLog, Seat, Turn};

use crate::Style;
use crate::greedy::outcome;

/// A light continuation.
pub(crate) struct Rollout<'a, A> {
    pub(crate) style: &'a Style,
    pub(crate) actions: &'a mut Vec<A>,
    pub(crate) weights: &'a mut Vec<f32>,
}

impl<A: Copy> Rollout<'_, A> {
    /// Finishes the turn of `last`, plays `turns` more, and returns the outcome, with as much of the standings on the way as the game asks.
    /// Questions within a turn are a part of it, whoever answers them.
    pub(crate) fn play<G: Judgement<Action = A>>(
        &mut self,
        world: &mut G,
        mut last: Option<Seat>,
        mut turns: u32,
        dice: &mut Dice,
    ) -> BySeat<f32> {
        let along = self.style.along.unwrap_or(G::ALONG);
        let mut way = Way { stops: 0, sum: BySeat::new(world.seats(), 0.0) };
        for _ in 0..self.style.plies {
            if world.turn() == Turn::Over {
                break;
            }
            let active = world.active();
            if last != active {
                if turns == 0 {
                    break;
                }
                if along > 0.0 {
                    way.stop(&outcome(world));
                }
                turns -= 1;
                last = active;
            }
            world.actions(self.actions);
            let Some(action) = self.draw(world, dice) else { break };
            world.play(action, dice, &mut NoLog);
        }
        let end = outcome(world);
        match world.turn() {
            // What was won is known.
            Turn::Over => end,
            Turn::Of(_) => way.seen_from_its_end(end, along),
        }
    }

    /// One of the choices, heavy ones more often.
    #[inline]
    fn draw<G: Judgement<Action = A>>(&mut self, world: &G, dice: &mut Dice) -> Option<A> {
        if let [only] = self.actions[..] {
            return Some(only);
        }
        world.priors(self.actions, self.weights);
        if self.style.firmly.unwrap_or(G::FIRMLY) {
            self.weights.iter_mut().for_each(|weight| *weight *= *weight);
        }
        let total: f32 = self.weights.iter().sum();
        let mut left = dice.fraction() * total;
        for (action, weight) in self.actions.iter().zip(self.weights.iter()) {
            left -= weight;
            if left < 0.0 {
                return Some(*action);
            }
        }
        self.actions.last().copied()
    }
}

/// How everybody stood at the ends of the turns of a continuation, but for the last.
struct Way {
    stops: u32,
    sum: BySeat<f32>,
}

impl Way {
    fn stop(&mut self, standing: &BySeat<f32>) {
        self.stops += 1;
        for seat in Seat::all(standing.seats()) {
            self.sum[seat] += standing[seat];
        }
    }

    /// The standings at the end, mixed with the average of all that were seen, which counts for `along`.
    fn seen_from_its_end(mut self, end: BySeat<f32>, along: f32) -> BySeat<f32> {
        if self.stops == 0 {
            return end;
        }
        self.stop(&end);
        BySeat::from_fn(end.seats(), |seat| end[seat] + along * (self.sum[seat] / self.stops as f32 - end[seat]))
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;

    use super::*;
    use crate::level::SEARCH;

    /// In a position where first sight is of two minds: how often its favourite is drawn, and how often it would be by the weights
    /// and by their squares.
    fn favourite<G: Judgement>() -> [f32; 3] {
        let mut dice = Dice::quick(1);
        let mut game = G::new(&G::Options::default(), 2, &mut dice, &mut NoLog).expect("a game of two");
        let (mut actions, mut weights) = (Vec::new(), Vec::new());
        let share = |weights: &[f32], power: i32| {
            let all: f32 = weights.iter().map(|weight| weight.powi(power)).sum();
            weights.iter().fold(0.0, |best: f32, weight| best.max(weight.powi(power))) / all
        };
        loop {
            game.actions(&mut actions);
            game.priors(&actions, &mut weights);
            let [plain, squared] = [1, 2].map(|power| share(&weights, power));
            let mut rollout = Rollout { style: &SEARCH, actions: &mut actions, weights: &mut Vec::new() };
            if (0.4..0.6).contains(&plain) && squared > plain + 0.1 {
                let heaviest = weights.iter().copied().fold(0.0, f32::max);
                let favourite = weights.iter().position(|&weight| weight == heaviest).map(|at| rollout.actions[at]);
                let drawn = (0..4_000).filter(|_| rollout.draw(&game, &mut dice) == favourite).count();
                return [drawn as f32 / 4_000.0, plain, squared];
            }
            let action = rollout.draw(&game, &mut dice).expect("a position with choices");
            game.play(action, &mut dice, &mut NoLog);
        }
    }

    #[test]
    fn standings_on_the_way_count_as_much_as_is_asked_for() {
        let standing = |mine: f32| BySeat::from_fn(2, |seat| if seat == Seat(0) { mine } else { 1.0 - mine });
        let seen = |stops: &[f32], along: f32| {
            let mut way = Way { stops: 0, sum: BySeat::new(2, 0.0) };
            stops.iter().for_each(|&mine| way.stop(&standing(mine)));
            let seen = way.seen_from_its_end(standing(0.9), along);
            assert!((seen[Seat(0)] + seen[Seat(1)] - 1.0).abs() < 1e-6);
            (seen[Seat(0)] * 1e3).round() / 1e3
        };
        // The average of all three is 0.5.
        assert_eq!([0.0, 0.5, 1.0].map(|along| seen(&[0.1, 0.5], along)), [0.9, 0.7, 0.5]);
        assert_eq!([0.0, 0.5, 1.0].map(|along| seen(&[], along)), [0.9; 3]);
    }

    #[test]
    fn once_a_continuation_reaches_the_end_of_the_game_nothing_else_counts() {
        let mut luck = Dice::quick(7);
        let mut world = tundra::Tundra::new(&Default::default(), 2, &mut luck, &mut NoLog).expect("a game of two");
        let style = Style { along: Some(1.0), plies: 100_000, ..SEARCH };
        let mut rollout = Rollout { style: &style, actions: &mut Vec::new(), weights: &mut Vec::new() };
        let active = world.active();
        let seen = rollout.play(&mut world, active, 10_000, &mut luck);
        assert_eq!((world.turn(), seen), (Turn::Over, world.standings(engine::Eyes::Open).rewards()));
    }

    #[test]
    fn the_stops_of_a_continuation_are_the_ends_of_its_turns() {
        let mut luck = Dice::quick(7);
        let table = tundra::Tundra::new(&Default::default(), 3, &mut luck, &mut NoLog).expect("a game of three");
        let seen = |turns: u32, along: Option<f32>| {
            let style = Style { along, ..SEARCH };
            let mut rollout = Rollout { style: &style, actions: &mut Vec::new(), weights: &mut Vec::new() };
            let mut world = table;
            rollout.play(&mut world, table.active(), turns, &mut Dice::quick(11))
        };
        // With the same dice a shorter continuation is the beginning of a longer one.
        let ends = [0, 1, 2, 3].map(|turns| seen(turns, Some(0.0)));
        let whole = seen(3, Some(1.0));
        for seat in Seat::all(3) {
            let average = ends.iter().map(|end| end[seat]).sum::<f32>() / 4.0;
            assert!((whole[seat] - average).abs() < 1e-5, "{whole:?} {ends:?}");
        }
        // What the game advises lies between.
        let [end, average, advised] = [ends[3], whole, seen(3, None)].map(|seen| seen[Seat(0)]);
        assert!((advised - end).abs() > 1e-3 && (advised - average).abs() < (end - average).abs(), "{advised}");
    }

    #[test]
    fn continuations_follow_first_sight_as_firmly_as_the_game_asks() {
        let [drawn, _, squared] = favourite::<tundra::Tundra>();
        assert!(tundra::Tundra::FIRMLY && (drawn - squared).abs() < 0.04, "{drawn} {squared}");
        let [drawn, _, squared] = favourite::<root::Root>();
        assert!(root::Root::FIRMLY && (drawn - squared).abs() < 0.04, "{drawn} {squared}");
        let [drawn, plain, _] = favourite::<arctic::Arctic>();
        assert!(!arctic::Arctic::FIRMLY && (drawn - plain).abs() < 0.04, "{drawn} {plain}");
    }
}
