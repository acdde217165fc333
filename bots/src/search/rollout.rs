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
        if G::FIRMLY {
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
