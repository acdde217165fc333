//! What other nodes do at a table. Each node on which somebody watches plays the journal by itself: news of rows are played if they are the next
//! ones, forgotten if they are older, and else the journal is read. A row that is written stands, whoever wrote it; whoever came second
//! reads what was first, and their click is tried again if it still means the same moment.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Refusal, Seat, Seats};
use tracing::{Instrument, Span};

use super::table::{LiveTable, load};
use crate::bus::{Here, Post, Rows, Subject, TableNews};
use crate::refused::Refused;
use crate::seats::Tempo;
use crate::store::{self, Entry, SeatNews, Stage, StoreError, TableId, What};
use crate::time::now;

/// What a node has not told again for so long is not true any more.
const FORGOTTEN: Duration = Duration::from_secs(45);

/// What the node knows of a table of its own without asking it.
#[derive(Default)]
pub(super) struct Known {
    /// How often the table had changed when it was last looked at.
    pub edition: AtomicI64,
    /// Does this node look after what is due there?
    pub keeps: AtomicBool,
    /// Is anything due there?
    pub wants: AtomicBool,
}

/// Who is here at other nodes.
#[derive(Default)]
pub(super) struct Elsewhere(HashMap<String, (Here, Instant)>);

impl Elsewhere {
    fn note(&mut self, node: String, here: Here) {
        if here == Here::default() {
            self.0.remove(&node);
        } else {
            self.0.insert(node, (here, Instant::now()));
        }
    }

    fn all(&self) -> impl Iterator<Item = &Here> {
        self.0.values().filter(|(_, at)| at.elapsed() < FORGOTTEN).map(|(here, _)| here)
    }

    pub fn seats(&self) -> Seats {
        self.all().flat_map(|here| here.seats.iter().map(|&seat| Seat(seat))).collect()
    }

    pub fn has_guests(&self) -> bool {
        self.all().any(|here| here.guests)
    }

    pub fn tempo(&self) -> Option<Tempo> {
        self.all().filter_map(|here| here.tempo).max()
    }
}

impl LiveTable {
    /// The seats whose players watch, at any node.
    pub(super) fn here(&self) -> Seats {
        let (mut here, elsewhere) = (self.crowd.here(), self.elsewhere.seats());
        elsewhere.iter().filter(|seat| seat.index() < self.play.room.seats.len()).for_each(|seat| here.insert(seat));
        here
    }

    /// Does this node look after what is due here?
    pub(super) fn keeps(&self) -> bool {
        !self.house.bus.is_shared() || self.known.keeps.load(Relaxed)
    }

    /// Tells other nodes who is here, if that has changed.
    pub(super) fn tell_here(&mut self, again: bool) {
        if !self.house.bus.is_shared() {
            return;
        }
        let seats = self.crowd.here().iter().map(|seat| seat.0).collect();
        let here = Here { seats, guests: self.crowd.has_guests(), tempo: self.crowd.players_tempo(), asks: false };
        if again || here != self.told_here {
            self.told_here = here.clone();
            self.house.bus.tell(Subject::Table(&self.play.room.id), TableNews::Here(here));
        }
    }

    /// Tells other nodes once more who is here, if anybody is.
    pub(super) fn tell_here_again(&mut self) {
        if self.told_here != Here::default() {
            self.tell_here(true);
        }
    }

    /// Asks other nodes who is there.
    pub(super) fn ask_who_is_here(&self) {
        let asks = TableNews::Here(Here { asks: true, ..Here::default() });
        self.house.bus.tell(Subject::Table(&self.play.room.id), asks);
    }

    /// Tries to look after what is due here, where no node does that is alive. A game by rules that this node does not know is left to others.
    pub(super) async fn claim(&mut self) {
        if !self.house.bus.is_shared() || self.play.turn().is_none() || self.known.keeps.load(Relaxed) {
            return;
        }
        let (node, id) = (self.house.bus.node.clone(), self.play.room.id.clone());
        let claimed = self.house.store.write_at(&self.play.room.id, move |db| store::claim(db, &node, &[id])).await;
        self.known.keeps.store(claimed.is_ok_and(|tables| !tables.is_empty()), Relaxed);
    }

    /// The node looks after this table from now on, or no longer.
    pub(super) fn set_keeping(&mut self, keeps: bool) {
        // A game by other rules is somebody else's.
        let keeps = keeps && self.play.game.is_some();
        if self.known.keeps.swap(keeps, Relaxed) != keeps {
            self.schedule();
        }
    }

    /// Other nodes may look after this table, which is put away here.
    pub(super) fn let_go(&mut self) {
        if !self.house.bus.is_shared() {
            return;
        }
        self.tell_here(false);
        if self.known.keeps.swap(false, Relaxed) {
            let (house, id) = (self.house.clone(), self.play.room.id.clone());
            tokio::spawn(async move {
                let node = house.bus.node.clone();
                // If that fails, the node wakes the table when something is due.
                let _ = house.store.write_at(&id.clone(), move |db| store::release(db, &node, &id)).await;
            });
        }
    }

    /// Another node has told something.
    pub(super) async fn hear_news(&mut self, post: &Post) {
        match self.house.bus.read_with_name(post) {
            Some((_, TableNews::Rows(rows))) => {
                let deed = rows.trail.map_or_else(Span::none, |trail| trail.at(&self.play.room.id));
                self.hear_rows(&rows).instrument(deed).await;
            }
            Some((_, TableNews::Changed)) => self.catch_up().await,
            Some((_, TableNews::Here(Here { asks: true, .. }))) => self.tell_here_again(),
            Some((node, TableNews::Here(here))) => {
                let before = self.here();
                self.elsewhere.note(node, here);
                self.attend();
                self.show_if_changed(before);
            }
            None => {}
        }
    }

    async fn hear_rows(&mut self, rows: &Rows) {
        tracing::debug!(number = rows.number, edition = rows.edition, "heard of");
        if rows.number + rows.entries.len() <= self.play.number {
            return;
        }
        let next = rows.number == self.play.number && rows.edition == self.play.room.edition + 1;
        if !(next && self.follow(rows)) {
            self.catch_up().await;
        }
    }

    /// Plays rows that another node has written. Says whether that could be done; otherwise they are read with all that belongs to them.
    fn follow(&mut self, rows: &Rows) -> bool {
        let Some(deed) = self.play.follow(&rows.entries) else { return false };
        self.clocks.follow(rows.left, rows.since);
        self.house.metrics.followed.fetch_add(1, Relaxed);
        self.house.metrics.lag.fetch_add((now() - deed.at()).max(0) as u64, Relaxed);
        self.play.written(deed.entries.len(), rows.second.as_deref().and_then(TableId::parse));
        self.play.room.rests &= !deed.is_players();
        self.set_edition(rows.edition);
        if deed.takes_back() {
            self.crowd.cut_log(self.play.standing_log(deed.played()));
        }
        self.schedule();
        self.show();
        self.due.shown();
        true
    }

    /// The table has changed so often now, as this node knows.
    pub(super) fn set_edition(&mut self, edition: i64) {
        self.play.room.edition = edition;
        self.known.edition.store(edition, Relaxed);
    }

    /// The store has answered a write with how often the table has changed. If that is more than this node knows of, it has missed something.
    pub(super) async fn written(&mut self, edition: i64) {
        let missed = edition != self.play.room.edition + 1 && self.house.bus.is_shared();
        self.set_edition(edition);
        if missed {
            self.catch_up().await;
        }
    }

    /// Another node has changed something: takes the table from the store, and shows what is new. If it cannot be read now, what is known
    /// here stays true as far as it goes, and the node looks again soon.
    pub(super) async fn catch_up(&mut self) {
        let Some(kept) = load(&self.house, &self.play.room.id).await else { return };
        if kept.room.edition == self.play.room.edition {
            return;
        }
        self.house.metrics.caught_up.fetch_add(1, Relaxed);
        let before = self.play.room.clone();
        let missed = self.take(kept);
        let room = &self.play.room;
        if before.stage == Stage::Waiting {
            if (&before.seats, &before.options, before.stage) == (&room.seats, &room.options, room.stage) {
                return self.show();
            }
            Box::pin(self.begin()).await;
            return self.crowd.send_away(|_| true);
        }
        self.show_missed(&missed);
    }

    /// Shows rows that were missed.
    fn show_missed(&mut self, missed: &[Entry]) {
        if missed.iter().any(|entry| matches!(entry.what, What::Back(_))) {
            self.crowd.cut_log(0);
        }
        self.schedule();
        self.show();
        for entry in missed.iter().filter(|entry| matches!(entry.what, What::Seat(SeatNews::Resigned(_)))) {
            // Whoever has left sees the table as others do who only watch.
            self.crowd.send_away(|stand| stand.own.contains(Seat(entry.seat)));
        }
    }

    /// A deed could not be written: the table is taken from the store again. It may be there after all, if only the answer was lost. If
    /// somebody else was first, whoever did it may try again as long as the game stands as they saw it.
    pub(super) async fn not_written(
        &mut self,
        error: &StoreError,
        number: usize,
        deed: &[Entry],
    ) -> Result<(), Refused> {
        let conflict = matches!(error, StoreError::Conflict);
        if conflict && self.house.bus.is_shared() {
            self.house.metrics.overtaken.fetch_add(1, Relaxed);
            tracing::debug!(table = %self.play.room.id, number, "another node was first");
        } else {
            tracing::error!(%error, table = %self.play.room.id, "a deed could not be stored");
        }
        let Some(kept) = load(&self.house, &self.play.room.id).await else {
            // What memory holds may be more than what is stored.
            self.lost = true;
            return Err(Refused::Broken);
        };
        self.play.number = number;
        let missed = self.take(kept);
        let there = !deed.is_empty() && missed.get(..deed.len()).is_some_and(|rows| rows == deed);
        self.show_missed(&missed);
        if there {
            self.publish_change();
        }
        match conflict {
            _ if there => Ok(()),
            false => Err(Refused::Broken),
            true if missed.iter().all(|entry| matches!(entry.what, What::Seat(_))) => Err(Refused::Overtaken),
            true => Err(Refusal::Stale.into()),
        }
    }
}
