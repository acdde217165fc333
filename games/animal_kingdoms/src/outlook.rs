//! A cheap guess of how the players stand.

use engine::BySeat;

use crate::state::AnimalKingdoms;

impl AnimalKingdoms {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let total: i32 = self.everyone().map(|seat| self.score(seat)).sum::<i32>().max(1);
        BySeat::from_fn(self.players(), |seat| self.score(seat) as f32 / total as f32)
    }
}
