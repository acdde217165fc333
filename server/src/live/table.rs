//! The task of a live table: it is loaded by playing its journal, hears what people ask, lets bots and the house move, and
//! is put away when nobody needs it. It holds the parts together that know nothing of each other: what is [played](Play),
//! the [clocks](Clocks), what is [due](Due), and who [watches](Crowd).

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use engine::{Lang, Seat, Seats};
use tokio::sync::mpsc::UnboundedReceiver;
use tracing::{Instrument, Span};

use super::afar::{Elsewhere, Known};
use super::clocks::Clocks;
use super::crowd::{Crowd, Stand};
use super::due::{Company, Due, Event, Next};
use super::play::Play;
use super::sight::{Page, Present, WaitingRoom};
use super::studio::Easel;
use super::{Ask, Onlooker, Out, thinking};
use crate::House;
use crate::bus::{Ear, Here, Subject};
use crate::refused::Refused;
use crate::store::{self, Entry, Kept, PersonId, Stage, TableId};
use crate::time::now;
use crate::trail::Trail;

/// A table in memory.
pub(super) struct LiveTable {
    pub house: Arc<House>,
    pub play: Play,
    pub clocks: Clocks,
    pub due: Due,
    pub crowd: Crowd,
    /// Who is here at other nodes, and what they were told of who is here.
    pub elsewhere: Elsewhere,
    pub told_here: Here,
    /// What the node knows of this table.
    pub known: Arc<Known>,
    /// Hears what other nodes do here.
    ear: Ear,
    /// Nothing is known of the table any more: something could not be written, and the store could not be read afterwards.
    pub lost: bool,
    /// By which number logs know what is being done.
    pub trail: Trail,
    /// By which number drafts of it are found.
    easel: u64,
}

/// Runs a table until it is put away.
pub(super) async fn run(house: Arc<House>, id: TableId, mut asks: UnboundedReceiver<Ask>, known: Arc<Known>) {
    // News that come while the table is read are heard afterwards.
    let ear = house.bus.listen(Subject::Table(&id)).await;
    match Box::pin(load(&house, &id)).await {
        Some(kept) => {
            house.metrics.tables.fetch_add(1, Relaxed);
            let mut table = LiveTable::new(&house, kept, known, ear);
            table.ask_who_is_here();
            Box::pin(table.begin()).await;
            table.live(&mut asks).await;
            table.let_go();
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

pub(super) async fn load(house: &House, id: &TableId) -> Option<Kept> {
    let key = id.clone();
    let kept = house.store.read(move |db| store::kept(db, &key)).await;
    house.live.note_read(id, kept.is_ok());
    let kept = kept.unwrap_or_else(|error| {
        tracing::error!(%error, table = %id, "cannot load a table");
        None
    });
    // As the shelf counts them.
    kept.map(|mut kept| {
        kept.room.rules = kept.room.rules.wrapping_sub(house.config.rules_ahead);
        kept
    })
}

impl LiveTable {
    fn new(house: &Arc<House>, kept: Kept, known: Arc<Known>, ear: Ear) -> LiveTable {
        let pace = &house.config.pace;
        known.edition.store(kept.room.edition, Relaxed);
        LiveTable {
            elsewhere: Elsewhere::default(),
            told_here: Here::default(),
            known,
            ear,
            clocks: Clocks::new(&kept, pace.second, house.opened()),
            play: Play::new(kept),
            due: Due::new(pace.linger),
            crowd: Crowd::new(house.metrics.clone(), house.bus.is_shared()),
            lost: false,
            trail: Trail::begin(),
            easel: house.live.studio.number(),
            house: house.clone(),
        }
    }

    /// Goes on where the table was left.
    pub async fn begin(&mut self) {
        self.note_turn().await;
        self.claim().await;
        self.schedule();
    }

    /// Takes the table from the store again. Says whether that could be done; otherwise the table is lost, since what memory holds may be
    /// more than what is stored.
    async fn renew(&mut self) -> bool {
        let Some(kept) = load(&self.house, &self.play.room.id).await else {
            self.lost = true;
            return false;
        };
        self.take(kept);
        true
    }

    /// The table is as the store keeps it. Returns the rows of its journal that were not known here.
    pub fn take(&mut self, kept: Kept) -> Vec<Entry> {
        let missed = kept.journal.get(self.play.number - 1..).unwrap_or_default().to_vec();
        self.clocks = Clocks::new(&kept, self.house.config.pace.second, self.house.opened());
        self.known.edition.store(kept.room.edition, Relaxed);
        self.play.renew(kept);
        missed
    }

    /// Seats, names or the stage have changed in the store.
    async fn refresh(&mut self) {
        let waiting = self.play.room.stage == Stage::Waiting;
        if !self.renew().await {
            return;
        }
        if waiting {
            self.begin().await;
            self.crowd.send_away(|_| true);
        } else {
            self.schedule();
            self.show();
        }
    }

    async fn live(&mut self, asks: &mut UnboundedReceiver<Ask>) {
        loop {
            let company = self.company();
            let event = tokio::select! {
                ask = asks.recv() => Err(ask),
                event = self.due.wait(company) => Ok(event),
                post = self.ear.hear() => {
                    Box::pin(self.hear_news(&post)).await;
                    continue;
                }
            };
            // Boxed, so that a table at rest does not hold the room that its deeds need.
            match event {
                Ok(Event::Moves(moves)) => {
                    let deed = self.set_out(Trail::begin());
                    Box::pin(self.bots_move(moves).instrument(deed)).await;
                }
                Ok(Event::Time) => {
                    let deed = self.set_out(Trail::begin());
                    Box::pin(self.time_passes().instrument(deed)).await;
                }
                Err(Some(ask)) => {
                    if ask.stirs() {
                        self.due.stir();
                    }
                    Box::pin(self.hear(ask)).await;
                }
                Err(None) => return,
            }
            if self.lost {
                // Whoever watches is let go, and whoever asks or comes back has the store read again.
                return self.house.live.lose(&self.play.room.id);
            }
            if self.due.is_idle(self.company()) && self.house.live.put_away(&self.play.room.id, asks) {
                return;
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        // Whoever asked may be gone by the time of the answer: that is their affair.
        match ask {
            Ask::Page { person, lang, reply } => drop(reply.send(self.page(person, lang))),
            Ask::Watch { who, seen, out, reply } => drop(reply.send(self.watch(who, seen, out))),
            Ask::Leave { watcher } => self.leave(watcher),
            Ask::Do { person, watcher, word, trail, reply } => {
                let deed = self.set_out(trail);
                let done = self.act(person, watcher, word).instrument(deed).await;
                if done.is_err() {
                    self.house.metrics.refused.fetch_add(1, Relaxed);
                }
                let _ = reply.send(done);
            }
            Ask::Glance { person, seat, lang, reply } => drop(reply.send(self.play.glance(person, seat, lang))),
            Ask::Moment { ply, eyes, lang, reply } => drop(reply.send(self.play.moment(ply, eyes, lang))),
            Ask::Again { person, turn: Some(turn), lang, reply } => {
                drop(reply.send(self.play.again(person, turn, lang)));
            }
            Ask::Again { person, turn: None, lang, reply } => drop(reply.send(self.play.since(person, lang))),
            Ask::Finished { lang, reply } => drop(reply.send(self.play.finished(lang))),
            Ask::Shadow { person, ply, seed, reply } => drop(reply.send(self.shadow(person, ply, seed).await)),
            Ask::Why { watcher, thing, lang, reply } => drop(reply.send(self.why_not(watcher, &thing, lang))),
            Ask::Advise { number, thought } => self.advise(number, thought),
            Ask::BreakOff { reply } => drop(reply.send(self.break_off().await)),
            Ask::Record { reply } => drop(reply.send(self.play.record())),
            Ask::Refresh => self.refresh().await,
            Ask::Behind { edition } => {
                if edition != self.play.room.edition {
                    self.catch_up().await;
                }
            }
            Ask::Keep(keeps) => self.set_keeping(keeps),
            Ask::TellHere => self.tell_here_again(),
            Ask::Wake => {}
        }
    }

    /// Something is done, which logs know by this number.
    fn set_out(&mut self, trail: Trail) -> Span {
        self.trail = trail;
        trail.at(&self.play.room.id)
    }

    fn company(&self) -> Company {
        Company { watched: self.crowd.is_here(), peopled: self.play.is_peopled() }
    }

    /// Decides what happens next if nobody does anything.
    pub fn schedule(&mut self) {
        self.set_flag();
        self.attend();
        let (house, play, keeps) = (&self.house, &self.play, self.keeps());
        let guests = self.crowd.has_guests() || self.elsewhere.has_guests();
        let next = match Next::of(play) {
            // Nobody else is there who could learn anything from a quick answer.
            Next::Answer { .. } if play.is_alone() && !guests => Next::Answer { quick: true },
            next => next,
        };
        let clock = self.clocks.due(play.asked()).is_some();
        self.known.wants.store(clock || matches!(next, Next::Bot { .. } | Next::Answer { .. }), Relaxed);
        let next = if keeps { next } else { Next::Nothing };
        let attention = self.due.attention.clone();
        self.due.schedule(next, &house.config.pace, |bots| {
            let game = play.game.as_ref()?.copy();
            Some(thinking::begin(house, play, game, bots, &attention))
        });
    }

    /// Lets the bots know how fast they shall move, and whether a person waits for them.
    pub fn attend(&mut self) {
        if let Some(asked) = self.play.asked() {
            self.crowd.arrive(asked);
        }
        let waits = |seat: Seat| self.play.bot_of(seat).is_none();
        let awaited = self.here().iter().any(waits);
        let tempo = self.crowd.players_tempo().max(self.elsewhere.tempo()).unwrap_or_default();
        self.due.attend(tempo, &self.house.config.pace, awaited);
        self.tell_here(false);
    }

    /// Sets the clock of the player to move.
    pub fn set_flag(&mut self) {
        let due = self.clocks.due(self.play.asked()).filter(|_| self.keeps());
        self.due.set_flag(due.map(|at| at - now()));
    }
}

/// What is shown.
impl LiveTable {
    fn watch(&mut self, who: Onlooker, seen: Option<u64>, out: Out) -> u64 {
        let here = self.here();
        let (number, stand) = self.crowd.come(self.play.own(who.person), who.lang, who.tempo, out);
        self.attend();
        let sight = present(&self.play, &self.clocks, &self.house, self.here()).sight(stand);
        self.crowd.catch_up(number, seen, &sight);
        self.show_if_changed(here);
        number
    }

    fn leave(&mut self, watcher: u64) {
        let here = self.here();
        self.crowd.leave(watcher);
        self.attend();
        self.show_if_changed(here);
    }

    /// Somebody may have come or gone: everybody sees who is here.
    pub fn show_if_changed(&mut self, before: Seats) {
        if self.here() != before {
            self.show();
        }
    }

    /// Shows everybody what has changed for them.
    pub fn show(&mut self) {
        let over = self.play.room.stage.is_finished();
        let moved = self.crowd.close_curtains(self.play.asked(), over);
        let easel = Easel { table: self.easel, edition: self.play.edition };
        let drafts = self.house.live.studio.take(easel);
        let present = present(&self.play, &self.clocks, &self.house, self.here());
        let present = Present { drafts: Some(&drafts), ..present };
        for (number, stand) in moved {
            self.crowd.catch_up(number, None, &present.sight(stand));
        }
        self.crowd.show(|stand| present.sight(stand));
        self.house.live.studio.put(easel, drafts);
    }

    /// Hot-seat: the curtain opens for a seat, or closes.
    pub fn draw_curtain(&mut self, watcher: Option<u64>, open: Option<u8>) -> Result<(), Refused> {
        let number = watcher.ok_or(Refused::NotYours)?;
        let open = open.map(|seat| self.play.seat(seat).ok_or(Refused::NotYours)).transpose()?;
        if let Some(stand) = self.crowd.draw_curtain(number, open)? {
            let sight = present(&self.play, &self.clocks, &self.house, self.here()).sight(stand);
            self.crowd.catch_up(number, None, &sight);
        }
        Ok(())
    }

    /// What the whole page shows.
    fn page(&mut self, person: Option<PersonId>, lang: Lang) -> Page {
        let stage = self.play.room.stage;
        if stage == Stage::Closed {
            return Page::Closed;
        }
        let stand = Stand::new(self.play.own(person), None, lang);
        let sight = present(&self.play, &self.clocks, &self.house, self.here()).sight(stand);
        let seen = self.crowd.refresh(stand, &sight);
        if stage == Stage::Waiting {
            let chat = sight.talk();
            return Page::Waiting(Box::new(WaitingRoom { room: self.play.room.clone(), chat, seen }));
        }
        sight.scene(seen).map_or(Page::Older, |scene| Page::Table(Box::new(scene)))
    }
}

fn present<'a>(play: &'a Play, clocks: &'a Clocks, house: &'a House, here: Seats) -> Present<'a> {
    Present { play, clocks, here, now: now(), drawn: &house.metrics.drawn, drafts: None, lesson: None }
}
