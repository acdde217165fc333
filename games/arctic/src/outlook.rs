//! First thoughts.
use engine::BySeat;

use crate::state::Arctic;

impl Arctic {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        BySeat::new(self.size as usize, 0.5)
    }
}
