//! Vacations in slow games: where the table allows it, a player's clock stands still for some days, and everybody is told so.

use engine::Seat;

use super::table::LiveTable;
use crate::refused::Refused;
use crate::store::{By, SeatNews};
use crate::time::now;

impl LiveTable {
    /// A player goes away for some days, or is back: 0 days.
    pub(super) async fn go_away(&mut self, seat: Seat, days: u32) -> Result<(), Refused> {
        let until = self.clocks.go_away(seat, days, now()).ok_or(Refused::NoVacation)?;
        let news = if days > 0 { SeatNews::Away(until) } else { SeatNews::Returned };
        self.tell(seat, By::Player, news).await
    }
}
