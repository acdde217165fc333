//! What the game looks like. Nobody has drawn it yet: the text board stands in.

use draw::Face;

use crate::state::Arctic;

impl Face for Arctic {
    const MINUTES: (u16, u16) = (20, 40);
    const WEIGHT: u8 = 2;
}
