//! What the game looks like: the drawing follows.

mod cover;
mod help;

use draw::{Face, Markup};
use engine::Lang;

use crate::state::Root;

impl Face for Root {
    const MINUTES: (u16, u16) = (60, 150);
    const WEIGHT: u8 = 5;

    fn cover() -> Markup {
        cover::cover()
    }

    fn help(lang: Lang) -> Markup {
        help::help(lang)
    }
}
