//! First sight of a turn whose die was used: there is hardly anything left to do but to end it.

use std::cell::LazyCell;

use super::pointless::{changes_dice, sells_for_less};
use super::priors::{DOUBT, NEVER};
use super::rates::Rates;
use crate::action::Action;
use crate::state::Tundra;

impl Tundra {
    /// What each choice seems to be worth. A die that was not used yet can as well be turned or rolled again at the start of the next turn,
    /// for the same price and knowing more: until then nobody else touches the own dice, berries and stores. To buy one can wait as
    /// well, and so can advisors for dice, though that is no proof.
    pub(super) fn judge_post(&self, actions: &[Action], out: &mut Vec<f32>) {
        let me = self.me();
        let waits = me.has_dice();
        // Most of the time nobody asks.
        let rates = LazyCell::new(|| Rates::of(self, me, 0));
        let mut gift = false;
        for &action in actions {
            out.push(match action {
                Action::Inc(_) | Action::Dec(_) | Action::Reroll(_) => NEVER,
                Action::Buy if waits || sells_for_less(me) => DOUBT,
                Action::Buy => self.die_worth(&rates),
                Action::Advisor(card) if waits && changes_dice(card) => DOUBT,
                Action::Advisor(card) => {
                    let worth = self.effect_worth(self.active, &rates, card.advice());
                    gift = gift || self.is_gift(&rates, card, worth);
                    self.advice_worth(worth)
                }
                _ => END_TURN,
            });
        }
        // Nobody leaves a gift on the table.
        if gift && let Some(index) = actions.iter().position(|&action| action == Action::EndTurn) {
            out[index] = DOUBT;
        }
    }
}

/// What speaks for ending the turn.
const END_TURN: f32 = 0.3;
