//! Time. A live game has a bank for each player and adds a little with every turn; a slow one gives so many hours for each
//! turn, then a warning, then a quarter of that again. Whoever runs out is played by a bot until they come back.
//!
//! Time is charged only when the turn passes, which everybody sees: so no clock tells of a hidden choice.

use std::time::{Duration, Instant};

use engine::Seat;

use super::STAND_IN;
use super::table::LiveTable;
use crate::store::{self, Clock, Sitter};
use crate::time::now;

impl LiveTable {
    fn second(&self) -> i64 {
        self.house.config.pace.second as i64
    }

    /// The time of a full bank.
    fn bank(&self) -> i64 {
        match self.room.clock {
            Clock::Live { bank, .. } => i64::from(bank) * 60 * self.second(),
            Clock::None | Clock::Slow { .. } => 0,
        }
    }

    /// After loading: a player is not charged for the time that the house was closed.
    pub(super) fn restore_clock(&mut self) {
        if matches!(self.room.clock, Clock::Live { .. }) {
            self.turn_since = self.turn_since.max(self.house.started);
        }
        let bank = self.bank();
        for seat in &mut self.room.seats {
            seat.left.get_or_insert(bank);
        }
        self.warned = self.room.due.filter(|&due| self.deadline().is_some_and(|deadline| due > deadline));
    }

    /// When the time for a turn of a slow game is over.
    fn deadline(&self) -> Option<i64> {
        match self.room.clock {
            Clock::Slow { hours } => Some(self.turn_since + i64::from(hours) * 3_600 * self.second()),
            Clock::None | Clock::Live { .. } => None,
        }
    }

    /// How long after the warning a bot takes over.
    fn grace(&self) -> i64 {
        match self.room.clock {
            Clock::Slow { hours } => i64::from(hours) * 900 * self.second(),
            Clock::None | Clock::Live { .. } => 0,
        }
    }

    /// When somebody has to look at the clock, in milliseconds since 1970.
    pub(super) fn clock_due(&self) -> Option<i64> {
        let seat = self.turn()?;
        if self.bot_of(seat).is_some() {
            return None;
        }
        match self.room.clock {
            Clock::None => None,
            Clock::Live { .. } => Some(self.turn_since + self.room.seats.get(seat.index())?.left?),
            Clock::Slow { .. } => self.warned.or(self.deadline()),
        }
    }

    pub(super) fn flag_time(&self) -> Option<Instant> {
        let wait = (self.clock_due()? - now()).max(0) as u64;
        // Far away enough is never: the clock is looked at again when the table is woken.
        Some(Instant::now() + Duration::from_millis(wait.min(7 * 86_400_000)))
    }

    /// The turn passes from a player: what is left of their bank, if there is one.
    pub(super) fn charge(&mut self, seat: Seat, at: i64) -> Option<i64> {
        let Clock::Live { increment, .. } = self.room.clock else { return None };
        if self.bot_of(seat).is_some() {
            return None;
        }
        let spent = (at - self.turn_since).max(0);
        let more = i64::from(increment) * self.second();
        let left = self.room.seats.get_mut(seat.index())?.left.as_mut()?;
        *left = (*left - spent).max(0) + more;
        Some(*left)
    }

    /// The turn comes back to a player who takes a move back: so does what the move had added to their bank.
    pub(super) fn recall(&mut self, seat: Seat) -> Option<i64> {
        let Clock::Live { increment, .. } = self.room.clock else { return None };
        let less = i64::from(increment) * self.second();
        let left = self.room.seats.get_mut(seat.index())?.left.as_mut()?;
        *left = (*left - less).max(0);
        Some(*left)
    }

    /// Time left and whether it runs. `frozen` says what it was when the turn began: this changes only with the turn.
    pub(super) fn time_of(&self, seat: Seat, frozen: bool) -> Option<(u64, bool)> {
        let running = self.turn() == Some(seat) && self.bot_of(seat).is_none();
        let spent = if running && !frozen { (now() - self.turn_since).max(0) } else { 0 };
        match self.room.clock {
            Clock::None => None,
            Clock::Live { .. } => Some(((self.room.seats.get(seat.index())?.left? - spent).max(0) as u64, running)),
            Clock::Slow { hours } => {
                let whole = i64::from(hours) * 3_600 * self.second();
                running.then_some(((whole - spent).max(0) as u64, running))
            }
        }
    }

    /// Somebody's time is up: a warning in a slow game, then a bot.
    pub(super) async fn time_is_up(&mut self) {
        self.flag_at = None;
        let (Some(seat), Some(due)) = (self.turn(), self.clock_due()) else { return };
        if due > now() {
            self.flag_at = self.flag_time();
            return;
        }
        if matches!(self.room.clock, Clock::Slow { .. }) && self.warned.is_none() {
            self.warn(seat).await;
            return;
        }
        if let Some(sits) = self.room.seats.get_mut(seat.index()) {
            sits.left = sits.left.map(|_| 0);
        }
        self.hand_over(seat, STAND_IN).await;
    }

    async fn warn(&mut self, seat: Seat) {
        let warned = now() + self.grace();
        self.warned = Some(warned);
        let (id, since) = (self.room.id.clone(), self.turn_since);
        let letter = self.letter("time_warning");
        let person = self.room.seats.get(seat.index()).map(|sits| sits.sitter.clone());
        let written = self.house.store.write(move |db| {
            if let Some(Sitter::Person(person)) = person {
                store::post_letter(db, person, &letter, now())?;
            }
            store::save_turn(db, &id, Some(seat.0), since, Some(warned))
        });
        if let Err(error) = written.await {
            tracing::error!(%error, "cannot note a warning");
        }
        self.house.letters.notify_one();
        self.flag_at = self.flag_time();
    }

    /// What a letter says: which table, and why. Nothing of what lies on it.
    pub(super) fn letter(&self, event: &str) -> String {
        let base = self.house.config.public_url.clone().unwrap_or_default();
        let base = base.trim_end_matches('/');
        serde_json::json!({
            "event": event,
            "game": self.room.game,
            "table": self.room.id.as_str(),
            "url": format!("{base}/table/{}", self.room.id),
            "at": now(),
        })
        .to_string()
    }

    /// A player who comes back to an empty bank gets a minute.
    pub(super) fn refill(&mut self, seat: Seat) {
        let least = 60 * self.second();
        if let Some(left) = self.room.seats.get_mut(seat.index()).and_then(|sits| sits.left.as_mut()) {
            *left = (*left).max(least);
        }
    }
}
