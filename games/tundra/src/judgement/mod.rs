//! What bots think of a position (no rule asks for it): what things are worth and needed, how everybody stands, which choices
//! look promising, and which are pointless.

mod needs;
mod outlook;
mod pointless;
mod priors;
mod worth;

use engine::{BySeat, Judgement};

use crate::{Action, Tundra};

impl Judgement for Tundra {
    const AHEAD: u32 = 6;

    fn outlook(&self) -> BySeat<f32> {
        self.guess()
    }

    fn priors(&self, actions: &[Action], out: &mut Vec<f32>) {
        self.weigh(actions, out);
    }
}
