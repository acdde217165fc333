//! The task of a live table: it is loaded by playing its journal, hears what people ask, lets bots and the house move, and
//! is put away when nobody needs it.

use std::collections::HashMap;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use engine::{Lang, Seat, Turn};
use shelf::{Handle, Title};
use tokio::sync::mpsc::UnboundedReceiver;

use super::scene::{Page, seat_names};
use super::thinking::{self, Thinking};
use super::watch::{Group, Stand, Watcher};
use super::{Ask, Refused};
use crate::House;
use crate::secret;
use crate::store::{self, By, Entry, Remark, Room, Stage, TableId};

/// A table in memory.
pub(super) struct LiveTable {
    pub house: Arc<House>,
    pub room: Room,
    /// The game's box; nothing if it is not on the shelf any more.
    pub title: Option<&'static dyn Title>,
    /// The game, once it has begun, unless its rules are too old.
    pub game: Option<Handle>,
    /// What the players are called, for each language.
    pub names: [Vec<String>; 3],
    /// Grows whenever names or rules of the table change.
    pub edition: u64,
    /// The number of the next entry of the journal.
    pub number: usize,
    /// Who made each move that still stands.
    pub movers: Vec<u8>,
    pub remarks: Vec<Remark>,
    pub groups: HashMap<Stand, Group>,
    pub watchers: HashMap<u64, Watcher>,
    pub next_watcher: u64,
    /// When the present turn began, in milliseconds since 1970.
    pub turn_since: i64,
    /// When a bot takes over from a player of a slow game who was warned.
    pub warned: Option<i64>,
    thinking: Option<Thinking>,
    /// When the house answers a question with one choice.
    answer_at: Option<Instant>,
    /// When somebody's time is up.
    pub flag_at: Option<Instant>,
    quiet_since: Instant,
}

enum Happening {
    Ask(Ask),
    Thought(Option<String>),
    Time,
    Gone,
}

/// Runs a table until it is put away.
pub(super) async fn run(house: Arc<House>, id: TableId, mut asks: UnboundedReceiver<Ask>) {
    let loaded = Box::pin(LiveTable::load(&house, &id)).await;
    match loaded {
        Some(mut table) => {
            house.metrics.tables.fetch_add(1, Relaxed);
            Box::pin(table.begin()).await;
            table.live(&mut asks).await;
            house.metrics.tables.fetch_sub(1, Relaxed);
        }
        None => {
            // Whoever asked learns by the lack of an answer.
            while !house.live.put_away(&id, &asks) {
                asks.recv().await;
            }
        }
    }
}

impl LiveTable {
    async fn load(house: &Arc<House>, id: &TableId) -> Option<LiveTable> {
        let key = id.clone();
        let read = house.store.read(move |db| {
            let Some(room) = store::load(db, &key)? else { return Ok(None) };
            Ok(Some((room, store::journal(db, &key)?, store::remarks(db, &key)?)))
        });
        let (room, journal, remarks) = match read.await {
            Ok(found) => found?,
            Err(error) => {
                tracing::error!(%error, table = %id, "cannot load a table");
                return None;
            }
        };
        let title = shelf::game(&room.game);
        let (moves, movers) = surviving(&journal);
        let game = title.and_then(|title| deal(title, &room, &moves));
        let last = journal.last().map(|entry| entry.at);
        let turn_since = room.moved.or(last).unwrap_or(room.created);
        let names = seat_names(&room);
        Some(LiveTable {
            house: house.clone(),
            title,
            game,
            names,
            edition: 0,
            number: journal.len() + 1,
            movers,
            remarks,
            groups: HashMap::new(),
            watchers: HashMap::new(),
            next_watcher: 1,
            turn_since,
            warned: None,
            thinking: None,
            answer_at: None,
            flag_at: None,
            quiet_since: Instant::now(),
            room,
        })
    }

    /// Goes on where the table was left.
    async fn begin(&mut self) {
        self.restore_clock();
        self.note_turn().await;
        self.schedule();
    }

    /// Forgets the game in memory and takes it from the store again, after something could not be written.
    pub(super) async fn reload(&mut self) {
        let Some(fresh) = LiveTable::load(&self.house, &self.room.id).await else { return };
        let LiveTable { room, game, names, number, movers, remarks, turn_since, .. } = fresh;
        (self.room, self.game, self.names, self.number) = (room, game, names, number);
        (self.movers, self.remarks, self.turn_since) = (movers, remarks, turn_since);
        self.edition += 1;
        self.groups.values_mut().for_each(|group| group.cut_log(0));
        self.restore_clock();
        self.schedule();
        self.show();
    }

    async fn live(&mut self, asks: &mut UnboundedReceiver<Ask>) {
        loop {
            let wake = self.next_wake();
            let thought = self.thinking.as_mut().map(|thinking| &mut thinking.task);
            let happening = tokio::select! {
                ask = asks.recv() => ask.map_or(Happening::Gone, Happening::Ask),
                thought = async { match thought { Some(task) => task.await, None => pending().await } } =>
                    Happening::Thought(thought.unwrap_or(None)),
                () = tokio::time::sleep_until(wake.into()) => Happening::Time,
            };
            match happening {
                Happening::Ask(ask) => {
                    self.quiet_since = Instant::now();
                    // Boxed, so that a table at rest does not hold the room that its deeds need.
                    Box::pin(self.hear(ask)).await;
                }
                Happening::Thought(action) => Box::pin(self.bot_moves(action)).await,
                Happening::Time => Box::pin(self.time_passes()).await,
                Happening::Gone => return,
            }
            if self.is_idle() && self.house.live.put_away(&self.room.id, asks) {
                return;
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        // Whoever asked may be gone by the time of the answer: that is their affair.
        match ask {
            Ask::Page { person, lang, reply } => drop(reply.send(self.page(person, lang))),
            Ask::Watch { person, lang, seen, out, reply } => drop(reply.send(self.watch(person, lang, seen, out))),
            Ask::Leave { watcher } => self.leave(watcher),
            Ask::Do { person, watcher, word, reply } => {
                let done = self.act(person, watcher, word).await;
                if done.is_err() {
                    self.house.metrics.refused.fetch_add(1, Relaxed);
                }
                let _ = reply.send(done);
            }
            Ask::Glance { person, seat, lang, reply } => drop(reply.send(self.glance(person, seat, lang))),
            Ask::Moment { ply, eyes, lang, reply } => drop(reply.send(self.moment(ply, eyes, lang))),
            Ask::Record { reply } => drop(reply.send(self.record())),
            Ask::Refresh => self.refresh_room().await,
            Ask::Wake => {}
        }
    }

    /// Seats, names or the stage have changed in the store.
    async fn refresh_room(&mut self) {
        let before = self.room.stage;
        let Some(fresh) = LiveTable::load(&self.house, &self.room.id).await else { return };
        self.names = fresh.names;
        self.room = fresh.room;
        self.edition += 1;
        if before == Stage::Waiting {
            (self.game, self.number, self.movers) = (fresh.game, fresh.number, fresh.movers);
            self.turn_since = fresh.turn_since;
            self.begin().await;
            self.send_away();
        } else {
            self.restore_clock();
            self.schedule();
            self.show();
        }
    }

    /// What the whole page shows.
    fn page(&mut self, person: Option<store::PersonId>, lang: Lang) -> Page {
        match self.room.stage {
            Stage::Waiting => Page::Waiting(Box::new(self.waiting_room(person, lang))),
            Stage::Closed => Page::Closed,
            Stage::Playing | Stage::Over => match self.scene(person, lang) {
                Some(scene) => Page::Table(Box::new(scene)),
                None => Page::Older,
            },
        }
    }

    /// The record, once it may be known.
    fn record(&self) -> Result<String, Refused> {
        let game = self.game.as_ref().ok_or(Refused::House("desk-older"))?;
        match game.turn() {
            Turn::Over => Ok(game.record()),
            Turn::Of(_) => Err(Refused::House("desk-not-over")),
        }
    }

    /// A seat whose number came from outside; nothing if the table has none such.
    pub(super) fn seat(&self, number: u8) -> Option<Seat> {
        (usize::from(number) < self.room.seats.len()).then_some(Seat(number))
    }

    /// Who has to move, while the game runs.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.game.as_ref()?.turn().seat()
    }

    /// The bot that moves a seat's pieces.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&'static bots::Level> {
        let level = self.room.seats.get(seat.index())?.bot()?;
        // A level of an older version is played by the usual one.
        bots::Level::from_name(level).or_else(|| bots::Level::from_name(super::STAND_IN))
    }

    /// Decides what happens next if nobody does anything.
    pub(super) fn schedule(&mut self) {
        self.answer_at = None;
        self.flag_at = self.flag_time();
        let Some(game) = &self.game else { return };
        let (Some(seat), ply) = (game.turn().seat(), game.ply()) else {
            self.thinking = None;
            return;
        };
        if let Some(level) = self.bot_of(seat) {
            let at_it = self.thinking.as_ref().is_some_and(|thinking| (thinking.seat, thinking.ply) == (seat, ply));
            if !at_it {
                self.thinking = Some(thinking::begin(&self.house, game.as_ref(), level, seat, ply));
            }
            return;
        }
        self.thinking = None;
        if game.is_answered_by_house() {
            let pace = &self.house.config.pace;
            let quick = game.is_plainly_forced() || game.is_asked_unseen();
            let pace = if quick { &pace.forced } else { &pace.house };
            let delay = secret::between(*pace.start(), *pace.end());
            self.answer_at = Some(Instant::now() + Duration::from_millis(delay));
        }
    }

    async fn bot_moves(&mut self, action: Option<String>) {
        let Some(thinking) = self.thinking.take() else { return };
        let Some(game) = &self.game else { return };
        if game.turn() != Turn::Of(thinking.seat) || game.ply() != thinking.ply {
            return self.schedule();
        }
        // A bot that found nothing takes what comes first, so that the table never stands still.
        let action = action.or_else(|| first_choice(game, thinking.seat));
        let Some(action) = action else { return };
        self.house.metrics.bot_moves.fetch_add(1, Relaxed);
        if let Err(refused) = self.make_move(thinking.seat, 0, vec![action], By::Bot).await {
            tracing::error!(?refused, table = %self.room.id, "a bot's move was refused");
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.schedule();
        }
    }

    async fn time_passes(&mut self) {
        let now = Instant::now();
        if self.answer_at.is_some_and(|at| at <= now) {
            self.answer_at = None;
            let choice = self.turn().and_then(|seat| Some((seat, first_choice(self.game.as_ref()?, seat)?)));
            if let Some((seat, action)) = choice
                && let Err(refused) = self.make_move(seat, 0, vec![action], By::House).await
            {
                tracing::error!(?refused, table = %self.room.id, "the house's answer was refused");
            }
        }
        if self.flag_at.is_some_and(|at| at <= now) {
            self.time_is_up().await;
        }
    }

    fn next_wake(&self) -> Instant {
        let quiet = self.quiet_since + Duration::from_millis(self.house.config.pace.linger);
        let idle = if self.is_unattended() { quiet } else { Instant::now() + Duration::from_secs(3_600) };
        [self.answer_at, self.flag_at].into_iter().flatten().fold(idle, Instant::min)
    }

    /// Does nobody watch, and is nothing about to happen? The store's list of due tables wakes it where needed.
    fn is_unattended(&self) -> bool {
        let linger = Duration::from_millis(self.house.config.pace.linger);
        let soon = |at: Instant| at < Instant::now() + linger;
        self.watchers.is_empty()
            && self.thinking.is_none()
            && self.answer_at.is_none()
            && !self.flag_at.is_some_and(soon)
    }

    fn is_idle(&self) -> bool {
        self.is_unattended() && self.quiet_since.elapsed() >= Duration::from_millis(self.house.config.pace.linger)
    }
}

/// The moves of a journal that were not taken back, and who made them.
pub(super) fn surviving(journal: &[Entry]) -> (Vec<String>, Vec<u8>) {
    let (mut moves, mut movers) = (Vec::new(), Vec::new());
    for entry in journal {
        match &entry.action {
            Some(action) => {
                moves.push(action.clone());
                movers.push(entry.seat);
            }
            None => {
                let left = moves.len().saturating_sub(entry.back);
                moves.truncate(left);
                movers.truncate(left);
            }
        }
    }
    (moves, movers)
}

/// The game as it stands. Nothing before it begins, and nothing if it was begun by other rules.
fn deal(title: &dyn Title, room: &Room, moves: &[String]) -> Option<Handle> {
    if !matches!(room.stage, Stage::Playing | Stage::Over) || room.rules != title.facts().rules {
        return None;
    }
    let options = serde_json::from_str(&room.options).unwrap_or_default();
    match title.resume(&options, room.seats.len(), room.key.clone(), moves) {
        Ok(game) => Some(game),
        Err(error) => {
            tracing::error!(%error, table = %room.id, "a table cannot be played on");
            None
        }
    }
}

fn first_choice(game: &Handle, seat: Seat) -> Option<String> {
    game.choices(seat).into_iter().find(|choice| !choice.gesture)?.actions.into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_does_not_survive() {
        let play = |seat, action: &str| Entry { seat, by: By::Player, back: 0, action: Some(action.into()), at: 0 };
        let undo = |seat, back| Entry { seat, by: By::Player, back, action: None, at: 0 };
        let journal = [play(0, "a"), play(1, "b"), play(1, "c"), undo(1, 2), play(1, "d"), undo(1, 9)];
        assert_eq!(surviving(&journal[..5]), (vec!["a".to_string(), "d".to_string()], vec![0, 1]));
        assert_eq!(surviving(&journal), (vec![], vec![]));
    }
}
