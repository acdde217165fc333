//! What the game looks like: the drawing follows.

mod help;

use draw::{Face, Markup};
use engine::words::Say;

use crate::state::Root;

impl Face for Root {
    const MINUTES: (u16, u16) = (60, 150);
    const WEIGHT: u8 = 5;

    fn help(say: &Say<'_>) -> Markup {
        help::help(say)
    }
}
