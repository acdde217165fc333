//! What the game looks like. Nobody has drawn it yet: the text board stands in.

use draw::Face;

use crate::state::AWildVenture;

impl Face for AWildVenture {
    const MINUTES: (u16, u16) = (30, 45);
    const WEIGHT: u8 = 3;
}
