//! How the search plays on from a new position: lightly, choices drawn by their first-sight weights, and only for a few
//! turns. Then it looks how everybody stands.

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
    /// Finishes the turn of `last`, plays `turns` more, and returns the outcome. Questions within a turn are a part of it,
    /// whoever answers them.
    pub(crate) fn play<G: Judgement<Action = A>>(
        &mut self,
        world: &mut G,
        mut last: Option<Seat>,
        mut turns: u32,
        dice: &mut Dice,
    ) -> BySeat<f32> {
        for _ in 0..self.style.plies {
            if world.turn() == Turn::Over {
                break;
            }
            let active = world.active();
            if last != active {
                if turns == 0 {
                    break;
                }
                turns -= 1;
                last = active;
            }
            world.actions(self.actions);
            let Some(action) = self.draw(world, dice) else { break };
            world.play(action, dice, &mut NoLog);
        }
        outcome(world)
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

#[cfg(test)]
mod tests {
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
    fn continuations_follow_first_sight_as_firmly_as_the_game_asks() {
        let [drawn, _, squared] = favourite::<tundra::Tundra>();
        assert!(tundra::Tundra::FIRMLY && (drawn - squared).abs() < 0.04, "{drawn} {squared}");
        let [drawn, _, squared] = favourite::<root::Root>();
        assert!(root::Root::FIRMLY && (drawn - squared).abs() < 0.04, "{drawn} {squared}");
        let [drawn, plain, _] = favourite::<arctic::Arctic>();
        assert!(!arctic::Arctic::FIRMLY && (drawn - plain).abs() < 0.04, "{drawn} {plain}");
    }
}
