//! What is done at a table, by players, by bots, by the house and by time. Everything is checked, then written, then shown.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use engine::{Seat, Turn};

use super::Word;
use super::due::wake_at;
use super::letters;
use super::play::Deed;
use super::table::LiveTable;
use super::thinking::Move;
use crate::bus::{Rows, Subject, TableNews};
use crate::people::{looks_anywhere, name_of};
use crate::refused::Refused;
use crate::store::{self, After, By, PersonId, RoomSeat, Stage, Step, StoreError, TurnNote};
use crate::time::now;

/// So often a deed is tried that others were quicker than. Of two nodes at which people talk at once each is the quicker one every second
/// time, so that few tries would not do.
const TRIES: usize = 20;
/// Whoever was slower waits for so long at most before the next try, in milliseconds, so that two nodes do not run side by side.
const BREATH: u64 = 8;

impl LiveTable {
    /// Somebody does something. If another node has written something at the same time and it still means the same moment, it is tried again.
    pub(super) async fn act(&mut self, person: PersonId, watcher: Option<u64>, word: Word) -> Result<(), Refused> {
        for _ in 1..TRIES {
            match self.act_now(person, watcher, word.clone()).await {
                Err(Refused::Overtaken) if !self.lost => {
                    tokio::time::sleep(Duration::from_millis(crate::secret::between(0, BREATH))).await;
                }
                done => return done,
            }
        }
        self.act_now(person, watcher, word).await
    }

    async fn act_now(&mut self, person: PersonId, watcher: Option<u64>, word: Word) -> Result<(), Refused> {
        let (came, at) = (Instant::now(), now());
        let looks = watcher.and_then(|watcher| self.crowd.eyes(watcher));
        match word {
            Word::Chat(text) => self.chat(person, &text).await,
            Word::Curtain { open, name } => {
                if let (Some(seat), Some(name)) = (open, name.filter(|name| !name.trim().is_empty())) {
                    self.name_seat(person, seat, &name).await?;
                }
                self.draw_curtain(watcher, open)
            }
            Word::Skip(skips) => {
                self.crowd.skip(watcher.ok_or(Refused::NotYours)?, skips)?;
                self.attend();
                Ok(())
            }
            Word::Seat(word) => self.change_seat(person, word).await,
            Word::End(end) => self.ask_end(person, end).await,
            Word::Play { ply, back, actions } => {
                let deed = self.play.click(person, looks, ply, (back, actions), at)?;
                self.keep(deed, came, true).await
            }
            Word::Ask { ply } => self.ask_help(person, looks, ply).await,
            Word::Guard { ply } => self.guard(person, looks, ply).await,
            Word::Undo { ply, plies } => {
                let deed = self.play.undo(person, looks, ply, plies, at)?;
                self.keep(deed, came, true).await
            }
        }
    }

    /// Bots move: what is not told to others is shown together with what is.
    pub(super) async fn bots_move(&mut self, moves: Vec<Move>) {
        if moves.is_empty() {
            // A bot that found nothing takes what comes first, so that the table never stands still.
            let Some((seat, action)) = self.play.first_choice() else { return self.schedule() };
            return self.bot_moves(seat, Some(action), true).await;
        }
        let last = moves.len() - 1;
        for (index, Move { seat, ply, action }) in moves.into_iter().enumerate() {
            let fits = self.play.game.as_ref().is_some_and(|game| game.turn() == Turn::Of(seat) && game.ply() == ply);
            if !fits {
                self.schedule();
                return self.show();
            }
            self.bot_moves(seat, action, index == last).await;
            if self.lost {
                return;
            }
        }
    }

    async fn bot_moves(&mut self, seat: Seat, action: Option<String>, shows: bool) {
        let action = action.or_else(|| self.play.first_choice().map(|(_, action)| action));
        let Some(action) = action else { return };
        self.house.metrics.bot_moves.fetch_add(1, Relaxed);
        if !self.make(seat, action, By::Bot, shows).await && !self.lost && !self.house.bus.is_shared() {
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.schedule();
        }
    }

    /// A moment that was waited for has come.
    pub(super) async fn time_passes(&mut self) {
        if self.due.answers()
            && let Some((seat, action)) = self.play.first_choice()
        {
            self.make(seat, action, By::House, true).await;
        }
        if self.due.flags() && !self.lost {
            self.look_at_clock().await;
        }
    }

    /// Plays a move that is not a player's. Says whether it could be played.
    async fn make(&mut self, seat: Seat, action: String, by: By, shows: bool) -> bool {
        let came = Instant::now();
        let made = match self.play.make(seat, 0, vec![action], by, now()) {
            Ok(deed) => self.keep(deed, came, shows).await,
            Err(refused) => Err(refused),
        };
        // Where there are other nodes, one of them may have been first.
        if let Err(refused) = &made
            && !self.house.bus.is_shared()
        {
            tracing::error!(?refused, ?by, table = %self.play.room.id, "a move was refused");
        }
        made.is_ok()
    }

    /// Writes what has been done in memory, and shows it once it is written, unless something follows at once.
    async fn keep(&mut self, deed: Deed, came: Instant, shows: bool) -> Result<(), Refused> {
        let (at, count, played, takes_back) = (deed.at(), deed.entries.len(), deed.played(), deed.takes_back());
        let passed = self.play.turn() != deed.before;
        let left = if passed { self.pass_clock(&deed) } else { None };
        let posts = if passed && !takes_back { self.letters().turn_passed() } else { Vec::new() };
        let posted = !posts.is_empty();
        let after = self.play.end().unwrap_or_else(|| After::Turn(self.turn_note()));
        let second = self.play.second(|| self.house.config.luck.key(), at).map(Box::new);
        let next = second.as_ref().map(|room| room.id.clone());
        let wakes = self.play.room.rests && deed.is_players();
        let Deed { number, entries, .. } = deed;
        let id = self.play.room.id.clone();
        let step = Arc::new(Step { table: id, number, entries, left, after, second, wakes, posts, at });
        let edition = match self.house.store.keep(step.clone()).await {
            Ok(edition) => edition,
            Err(error) => return self.not_written(&error, number, &step.entries).await,
        };
        tracing::debug!(number, edition, "written");
        self.publish(&step, edition);
        if let Some(second) = &next {
            self.house.live.wake(&self.house, second);
        }
        self.play.written(count, next);
        self.play.room.rests &= !wakes;
        if takes_back {
            self.crowd.cut_log(self.play.standing_log(played));
        }
        if posted {
            self.house.post();
        }
        if shows {
            self.schedule();
            self.show();
            self.due.shown();
        }
        self.house.metrics.shown(came.elapsed());
        self.written(edition).await;
        Ok(())
    }

    /// Tells other nodes what is written.
    fn publish(&self, step: &Step, edition: i64) {
        if self.house.bus.is_shared() {
            let second = step.second.as_ref().map(|room| room.id.to_string());
            let (number, entries, left, since) = (step.number, step.entries.clone(), step.left, self.clocks.since);
            let rows = TableNews::Rows(Rows { number, edition, entries, left, since, second, trail: Some(self.trail) });
            self.house.bus.tell(Subject::Table(&step.table), rows);
        }
    }

    /// Tells other nodes that something else is written than moves.
    pub(super) fn publish_change(&self) {
        self.house.bus.tell(Subject::Table(&self.play.room.id), TableNews::Changed);
    }

    /// The turn passes by a deed, on or back: whose bank has changed, and what is left in it.
    fn pass_clock(&mut self, deed: &Deed) -> Option<(u8, i64)> {
        let at = deed.at();
        let changed = match deed.played() {
            0 => self.play.turn().and_then(|seat| Some((seat.0, self.clocks.recall(seat)?))),
            _ => {
                let player = deed.before.filter(|&seat| self.play.bot_of(seat).is_none());
                player.and_then(|seat| Some((seat.0, self.clocks.charge(seat, at)?)))
            }
        };
        self.clocks.begin_turn(at);
        changed
    }

    /// Whose turn it is, since when, and when the store should wake this table if it is not in memory.
    pub(super) fn turn_note(&self) -> TurnNote {
        let due = wake_at(&self.play, self.clocks.due(self.play.asked()), now());
        TurnNote { turn: self.play.turn().map(|seat| seat.0), since: self.clocks.since, due }
    }

    pub(super) fn letters(&self) -> letters::Writer<'_> {
        letters::Writer {
            play: &self.play,
            here: self.here(),
            slow: self.clocks.is_slow(),
            house: &self.house.address,
            now: now(),
        }
    }

    /// Writes whose turn it is when a table is loaded and the store does not know it yet. A game that cannot be played on,
    /// since it is over or its rules are older, need not be woken any more.
    pub(super) async fn note_turn(&mut self) {
        // A node that does not know the rules of a game leaves it to those that do.
        if self.play.game.is_none() && self.play.room.stage == Stage::Playing && self.house.bus.is_shared() {
            return;
        }
        for _ in 0..TRIES {
            let known = match self.play.turn() {
                Some(_) => self.play.room.moved.is_some() && self.play.is_begun(),
                None => self.play.room.due.take().is_none(),
            };
            if known {
                return;
            }
            let posts = if self.play.turn().is_some() { self.letters().turn_passed() } else { Vec::new() };
            if self.note(posts).await {
                return;
            }
        }
    }

    /// Writes whose turn it is, and posts letters. Says whether that is done with: if something has changed meanwhile, it is not.
    async fn note(&mut self, posts: Vec<store::Post>) -> bool {
        let (id, note, at) = (self.play.room.id.clone(), self.turn_note(), now());
        let known = self.play.room.edition;
        let written = self.house.store.write_at(&self.play.room.id, move |db| {
            let edition = store::save_turn(db, &id, note)?;
            // Nobody is written to twice: only who knows how it stands says whose turn it is.
            if edition != known + 1 {
                return Err(StoreError::Conflict);
            }
            store::post_letters(db, &posts, at)?;
            Ok(edition)
        });
        match written.await {
            Ok(edition) => self.set_edition(edition),
            Err(StoreError::Conflict) => {
                self.catch_up().await;
                return false;
            }
            Err(error) => tracing::error!(%error, "cannot note whose turn it is"),
        }
        self.house.post();
        true
    }

    /// Hot-seat: whoever takes the chair says what they are called.
    async fn name_seat(&mut self, person: PersonId, seat: u8, name: &str) -> Result<(), Refused> {
        let seat = self.play.own_seat(person, seat)?;
        let name = name_of(name).ok_or(Refused::BadName)?;
        let Some(sits) = self.play.room.seats.get(seat.index()) else { return Err(Refused::NotYours) };
        let looks = looks_anywhere(&name.shown);
        let mut others = self.play.room.seats.iter().enumerate().filter(|(other, _)| *other != seat.index());
        if others.any(|(_, other)| looks_anywhere(&other.name) == looks) {
            return Err(Refused::NameAtTable);
        }
        let sits = RoomSeat { given: name.shown.clone(), name: name.shown.clone(), ..self.clocks.told(seat, sits) };
        let (id, kept, known) = (self.play.room.id.clone(), sits.clone(), self.play.room.edition);
        let named = self.house.store.write_at(&self.play.room.id, move |db| {
            if store::name_taken(db, Some(person), &name)? {
                return Ok(Err(Refused::NameTaken));
            }
            store::touch(db, &id)?;
            let edition = store::edition(db, &id)?;
            if edition != known + 1 {
                return Err(StoreError::Conflict);
            }
            store::save_seat(db, &id, seat.0, &kept)?;
            Ok(Ok(edition))
        });
        match named.await {
            Ok(named) => self.set_edition(named?),
            Err(StoreError::Conflict) => {
                self.catch_up().await;
                return Err(Refused::Overtaken);
            }
            Err(error) => return Err(error.into()),
        }
        self.publish_change();
        self.play.rename(seat, sits);
        self.show();
        Ok(())
    }

    async fn chat(&mut self, person: PersonId, text: &str) -> Result<(), Refused> {
        let remark = self.play.remark(person, text, now())?;
        let (id, number, said) = (self.play.room.id.clone(), self.play.remarks.len() + 1, remark.clone());
        let said = self.house.store.write_at(&self.play.room.id, move |db| {
            let muted = store::standing(db, person)?.muted;
            if muted > said.at {
                return Ok(Err(Refused::Muted(muted)));
            }
            store::remark(db, &id, number, &said)?;
            Ok(Ok(store::edition(db, &id)?))
        });
        let edition = match said.await {
            Err(StoreError::Conflict) => {
                self.catch_up().await;
                return Err(Refused::Overtaken);
            }
            said => said??,
        };
        self.publish_change();
        self.play.remarks.push(remark);
        self.show();
        self.written(edition).await;
        Ok(())
    }

    /// Somebody's time may be up: then a warning in a slow game, and after that a bot.
    async fn look_at_clock(&mut self) {
        let asked = self.play.asked();
        let (Some(seat), Some(due)) = (asked, self.clocks.due(asked)) else { return };
        if due > now() {
            return self.set_flag();
        }
        if self.clocks.warn(now()).is_some() {
            let letter = self.letters().warning(seat);
            self.note(letter.into_iter().collect()).await;
            return self.set_flag();
        }
        self.clocks.empty(seat);
        self.run_out(seat).await;
    }
}
