//! temporary
use crate::state::Tundra;
use engine::BySeat;
impl Tundra {
    pub(crate) fn guess(&self) -> BySeat<f32> {
        let total: i32 = self.everyone().map(|seat| self.player(seat).score()).sum::<i32>().max(1);
        BySeat::from_fn(self.players as usize, |seat| self.player(seat).score() as f32 / total as f32)
    }
}
