//! Time. A live game has a bank for each player and adds a little with every turn; a slow one gives so many hours for each
//! turn, then a warning, then a quarter of that again, unless the table is patient; a vacation stops the clock of one player. Whoever runs out is played by a bot until they come back.
//!
//! Time is charged only when the turn passes, which everybody sees: so no clock tells of a hidden choice. Nothing here knows
//! what time it is: whoever asks says so.

use engine::Seat;

use crate::seats::Clock;
use crate::store::{Kept, RoomSeat};

/// The clocks of a table.
pub(super) struct Clocks {
    kind: Clock,
    /// How many milliseconds a second has.
    second: i64,
    /// What is left in each bank, in milliseconds.
    left: Vec<i64>,
    /// Until when each player is on vacation, and what is left of it, in milliseconds.
    away: Vec<i64>,
    vacation: Vec<i64>,
    /// When the present turn began, in milliseconds since 1970.
    pub since: i64,
    /// When a bot takes over from a player of a slow game who was warned.
    warned: Option<i64>,
}

impl Clocks {
    /// The clocks as they were left. A player of a live game is not charged for the time before the house was `opened`.
    pub fn new(kept: &Kept, second: u64, opened: i64) -> Clocks {
        let room = &kept.room;
        let last = kept.journal.last().map(|entry| entry.at);
        let since = room.moved.or(last).unwrap_or(room.created);
        let live = matches!(room.clock, Clock::Live { .. });
        let mut clocks = Clocks {
            kind: room.clock,
            second: second as i64,
            left: Vec::new(),
            away: room.seats.iter().map(|seat| seat.away).collect(),
            vacation: Vec::new(),
            since: if live { since.max(opened) } else { since },
            warned: None,
        };
        let bank = clocks.bank();
        clocks.left = room.seats.iter().map(|seat| seat.left.unwrap_or(bank)).collect();
        let all = clocks.holiday();
        clocks.vacation = room.seats.iter().map(|seat| seat.vacation.unwrap_or(all)).collect();
        let latest = clocks.away.iter().fold(clocks.since, |latest, &away| latest.max(away));
        clocks.warned = room.due.filter(|&due| clocks.whole().is_some_and(|whole| due > latest + whole));
        clocks
    }

    /// Do they tick at all?
    pub fn tick(&self) -> bool {
        self.kind != Clock::None
    }

    /// Is it a game of hours for each turn?
    pub fn is_slow(&self) -> bool {
        matches!(self.kind, Clock::Slow { .. })
    }

    /// The time of a full bank.
    fn bank(&self) -> i64 {
        match self.kind {
            Clock::Live { bank, .. } => i64::from(bank) * 60 * self.second,
            Clock::None | Clock::Slow { .. } => 0,
        }
    }

    /// How long each player may be away in all.
    fn holiday(&self) -> i64 {
        match self.kind {
            Clock::Slow { vacation, .. } => i64::from(vacation) * 86_400 * self.second,
            Clock::None | Clock::Live { .. } => 0,
        }
    }

    /// A player goes on vacation for some days, or is back from it: then the days that have not begun are theirs again. Says until
    /// when they are away; nothing if they may not.
    pub fn go_away(&mut self, seat: Seat, days: u32, now: i64) -> Option<i64> {
        if self.holiday() == 0 {
            return None;
        }
        let (away, left) = (self.away.get_mut(seat.index())?, self.vacation.get_mut(seat.index())?);
        let day = 86_400 * self.second;
        let (unused, wanted) = ((*away - now).max(0), i64::from(days) * day);
        if wanted > *left + unused || (days == 0 && unused == 0) {
            return None;
        }
        // Whoever is back has a turn's whole time: a vacation of a moment must not be had for nothing.
        let unused = if days == 0 { unused - unused % day } else { unused };
        *left += unused - wanted;
        *away = now + wanted;
        self.warned = None;
        Some(*away)
    }

    /// A seat as the store keeps it, with its player's times.
    pub fn told(&self, seat: Seat, sits: &RoomSeat) -> RoomSeat {
        let index = seat.index();
        RoomSeat {
            left: self.left(seat),
            away: self.away.get(index).copied().unwrap_or_default(),
            vacation: self.vacation.get(index).copied(),
            ..sits.clone()
        }
    }

    /// The time for a turn of a slow game.
    fn whole(&self) -> Option<i64> {
        match self.kind {
            Clock::Slow { hours, .. } => Some(i64::from(hours) * 3_600 * self.second),
            Clock::None | Clock::Live { .. } => None,
        }
    }

    /// Since when a player's clock runs: a vacation comes before their turn.
    fn runs_since(&self, seat: Seat) -> i64 {
        self.away.get(seat.index()).map_or(self.since, |&away| self.since.max(away))
    }

    /// When a player's time for a turn of a slow game is over; never at a patient table.
    fn deadline(&self, seat: Seat) -> Option<i64> {
        let patient = matches!(self.kind, Clock::Slow { patient: true, .. });
        Some(self.runs_since(seat) + self.whole().filter(|_| !patient)?)
    }

    /// What is left in a player's bank, for the store.
    pub fn left(&self, seat: Seat) -> Option<i64> {
        self.left.get(seat.index()).copied()
    }

    /// When somebody has to look at the clock of the player to move, in milliseconds since 1970.
    pub fn due(&self, asked: Option<Seat>) -> Option<i64> {
        match self.kind {
            Clock::None => None,
            Clock::Live { .. } => Some(self.since + self.left(asked?)?),
            Clock::Slow { .. } => asked.and_then(|seat| self.warned.or(self.deadline(seat))),
        }
    }

    /// A turn begins.
    pub fn begin_turn(&mut self, at: i64) {
        (self.since, self.warned) = (at, None);
    }

    /// Another node has written what is left in a bank, and since when the present turn runs.
    pub fn follow(&mut self, left: Option<(u8, i64)>, since: i64) {
        if let Some((seat, left)) = left
            && let Some(bank) = self.left.get_mut(usize::from(seat))
        {
            *bank = left;
        }
        if since != self.since {
            self.begin_turn(since);
        }
    }

    /// The turn passes from a player: what is left of their bank, if there is one.
    pub fn charge(&mut self, seat: Seat, at: i64) -> Option<i64> {
        let Clock::Live { increment, .. } = self.kind else { return None };
        let spent = (at - self.since).max(0);
        let left = self.left.get_mut(seat.index())?;
        *left = (*left - spent).max(0) + i64::from(increment) * self.second;
        Some(*left)
    }

    /// The turn comes back to a player who takes a move back: so does what the move had added to their bank.
    pub fn recall(&mut self, seat: Seat) -> Option<i64> {
        let Clock::Live { increment, .. } = self.kind else { return None };
        let left = self.left.get_mut(seat.index())?;
        *left = (*left - i64::from(increment) * self.second).max(0);
        Some(*left)
    }

    /// Time left and whether it runs. Without `now` it is what it was when the turn began: this changes only with the turn.
    pub fn time_of(&self, seat: Seat, asked: Option<Seat>, now: Option<i64>) -> Option<(u64, bool)> {
        let running = asked == Some(seat);
        let spent = now.filter(|_| running).map_or(0, |now| (now - self.runs_since(seat)).max(0));
        let whole = match self.kind {
            Clock::None => None,
            Clock::Live { .. } => self.left(seat),
            Clock::Slow { .. } => self.whole().filter(|_| running),
        };
        Some(((whole? - spent).max(0) as u64, running))
    }

    /// In a slow game a player is warned before a bot takes over. Returns when it will; nothing if they were warned before.
    pub fn warn(&mut self, now: i64) -> Option<i64> {
        if self.warned.is_some() {
            return None;
        }
        self.warned = Some(now + self.whole()? / 4);
        self.warned
    }

    /// Somebody's time is up.
    pub fn empty(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = 0;
        }
    }

    /// A player leaves their turn to a bot: what they have spent of it is spent.
    pub fn hand_over(&mut self, seat: Seat, now: i64) {
        let spent = (now - self.since).max(0);
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left - spent).max(0);
        }
        if matches!(self.kind, Clock::Live { .. }) {
            self.since = now;
        }
    }

    /// A player comes back from whom a bot has taken over, perhaps in their own turn. Whoever had no time left gets a minute, or in a slow game
    /// a turn's whole time; all others go on with what they had, so that nobody gains any by going and coming.
    pub fn come_back(&mut self, seat: Seat, asked: bool, now: i64) {
        let minute = 60 * self.second;
        if let Some(left) = self.left.get_mut(seat.index()).filter(|left| **left == 0) {
            *left = minute;
        }
        let late = self.deadline(seat).is_none_or(|deadline| deadline <= now);
        if asked && (late || !self.is_slow()) {
            self.begin_turn(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::kept;
    use crate::store::Room;

    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    const ME: Seat = Seat(0);

    fn slow(hours: u32) -> Clock {
        Clock::Slow { hours, vacation: 0, patient: false }
    }

    fn clocks(clock: Clock, change: impl FnOnce(&mut Room)) -> Clocks {
        let mut kept = kept();
        kept.room.clock = clock;
        kept.room.moved = Some(1_000);
        change(&mut kept.room);
        Clocks::new(&kept, 1_000, 0)
    }

    #[test]
    fn a_turn_costs_what_it_took_and_earns_a_little() {
        let mut clocks = clocks(Clock::Live { bank: 10, increment: 5 }, |_| {});
        assert_eq!(clocks.due(Some(ME)), Some(1_000 + 10 * MINUTE));
        assert_eq!(clocks.due(None), None, "nobody's clock runs while a bot moves");
        assert_eq!(clocks.time_of(ME, Some(ME), Some(4_000)), Some(((10 * MINUTE - 3_000) as u64, true)));
        assert_eq!(clocks.time_of(ME, Some(ME), None), Some((10 * MINUTE as u64, true)), "as the turn began");
        assert_eq!(clocks.charge(ME, 4_000), Some(10 * MINUTE + 2_000));
        clocks.begin_turn(4_000);
        assert_eq!(clocks.time_of(ME, Some(Seat(1)), Some(9_000)), Some(((10 * MINUTE + 2_000) as u64, false)));
        assert_eq!(clocks.recall(ME), Some(10 * MINUTE - 3_000), "what was earned goes back with the move");
        clocks.empty(ME);
        assert_eq!(clocks.left(ME), Some(0));
        clocks.come_back(ME, false, 9_000);
        assert_eq!(clocks.left(ME), Some(MINUTE));
    }

    #[test]
    fn nobody_gains_time_by_leaving_a_turn_to_a_bot_and_coming_back() {
        let mut live = clocks(Clock::Live { bank: 1, increment: 0 }, |_| {});
        for second in 2..=50 {
            live.hand_over(ME, second * 1_000);
            live.come_back(ME, true, second * 1_000);
        }
        assert_eq!(live.due(Some(ME)), Some(1_000 + MINUTE), "as if they had stayed");
        let mut slow = clocks(slow(4), |_| {});
        let deadline = slow.due(Some(ME)).unwrap();
        slow.hand_over(ME, deadline - 5);
        slow.come_back(ME, true, deadline - 4);
        assert_eq!(slow.due(Some(ME)), Some(deadline));
        slow.come_back(ME, true, deadline + 7);
        assert_eq!(slow.due(Some(ME)), Some(deadline + 7 + 4 * HOUR), "whoever was late may begin anew");
    }

    #[test]
    fn nobody_pays_for_the_time_that_the_house_was_closed() {
        let mut kept = kept();
        kept.room.moved = Some(1_000);
        kept.room.clock = Clock::Live { bank: 1, increment: 0 };
        kept.room.seats[0].left = Some(7_000);
        assert_eq!(Clocks::new(&kept, 1_000, 50_000).due(Some(ME)), Some(57_000));
        kept.room.clock = slow(1);
        assert_eq!(Clocks::new(&kept, 1_000, 50_000).due(Some(ME)), Some(1_000 + HOUR), "a slow game goes on");
    }

    #[test]
    fn a_slow_game_warns_once_and_remembers_it() {
        let mut clocks = clocks(slow(4), |_| {});
        let deadline = 1_000 + 4 * HOUR;
        assert_eq!(clocks.due(Some(ME)), Some(deadline));
        assert_eq!(clocks.time_of(ME, None, Some(5_000)), None, "only the one to move has a clock");
        assert_eq!(clocks.warn(deadline), Some(deadline + HOUR));
        assert_eq!(clocks.warn(deadline + 1), None);
        assert_eq!(clocks.due(Some(ME)), Some(deadline + HOUR));
        let again = self::clocks(slow(4), |room| room.due = Some(deadline + HOUR));
        assert_eq!(again.due(Some(ME)), Some(deadline + HOUR), "after a restart too");
        clocks.begin_turn(deadline + 2);
        assert_eq!(clocks.due(Some(ME)), Some(deadline + 2 + 4 * HOUR));
    }

    #[test]
    fn a_vacation_stops_one_clock_and_is_used_up() {
        let clock = Clock::Slow { hours: 4, vacation: 10, patient: false };
        let day = 24 * HOUR;
        let mut clocks = clocks(clock, |_| {});
        assert_eq!(clocks.go_away(ME, 11, 2_000), None, "more than there is");
        assert_eq!(clocks.go_away(ME, 0, 2_000), None, "nobody comes back who was not away");
        assert_eq!(clocks.go_away(ME, 7, 2_000), Some(2_000 + 7 * day));
        assert_eq!(clocks.due(Some(ME)), Some(2_000 + 7 * day + 4 * HOUR));
        assert_eq!(clocks.due(Some(Seat(1))), Some(1_000 + 4 * HOUR), "the others play on");
        assert_eq!(clocks.time_of(ME, Some(ME), Some(2_000 + day)), Some(((4 * HOUR) as u64, true)));
        // Back after a day: six are theirs again, and the whole time for the turn.
        assert_eq!(clocks.go_away(ME, 0, 2_000 + day), Some(2_000 + day));
        assert_eq!(clocks.due(Some(ME)), Some(2_000 + day + 4 * HOUR));
        assert_eq!(clocks.go_away(ME, 9, 2_000 + day), Some(2_000 + 10 * day));
        assert_eq!(clocks.go_away(ME, 1, 2_000 + 11 * day), None, "nothing is left");
        let kept = clocks.told(ME, &RoomSeat::open());
        assert_eq!((kept.away, kept.vacation), (2_000 + 10 * day, Some(0)));
        let mut hasty = self::clocks(clock, |_| {});
        let resets =
            (0..100).take_while(|_| hasty.go_away(ME, 1, 2_000).is_some() && hasty.go_away(ME, 0, 2_001).is_some());
        assert_eq!(resets.count(), 10, "a day that has begun is used up");
        let mut none = self::clocks(slow(4), |_| {});
        assert_eq!(none.go_away(ME, 1, 2_000), None, "where the table has no vacations");
    }

    #[test]
    fn a_patient_table_waits_for_ever() {
        let mut clocks = clocks(Clock::Slow { hours: 4, vacation: 0, patient: true }, |_| {});
        assert_eq!(clocks.due(Some(ME)), None);
        assert_eq!(clocks.time_of(ME, Some(ME), Some(1_000 + HOUR)), Some(((3 * HOUR) as u64, true)));
        clocks.begin_turn(9_000);
        assert_eq!(clocks.due(Some(ME)), None);
    }

    #[test]
    fn without_a_clock_nothing_is_ever_due() {
        let mut clocks = clocks(Clock::None, |_| {});
        assert!(!clocks.tick() && clocks.due(Some(ME)).is_none() && clocks.charge(ME, 9_000).is_none());
        assert!(clocks.time_of(ME, Some(ME), Some(5_000)).is_none() && clocks.warn(5_000).is_none());
    }
}
