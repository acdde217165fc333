//! Live tables. Each has a task of its own, which is the only one to touch its game: it is loaded from the store when
//! somebody asks for it, and put away when nobody does any more.
//!
//! A click walks from the socket to the table's task ([`table`]), is checked and played there ([`deeds`], [`play`]), written
//! by the store, and shown ([`crowd`]) as each pair of eyes sees it ([`sight`]).

mod afar;
mod again;
mod chairs;
mod clocks;
mod crowd;
mod deeds;
mod due;
mod frame;
mod glance;
mod group;
mod help;
mod inspect;
mod leaving;
mod lesson;
mod letters;
mod look;
mod names;
mod outbox;
mod pieces;
#[cfg(test)]
mod pieces_tests;
mod play;
mod puzzle;
pub(crate) mod reviews;
#[cfg(test)]
mod secrecy_tests;
mod shadow;
mod sight;
mod story;
mod studio;
mod table;
#[cfg(test)]
mod tests;
mod thinking;
mod turns;
mod vacation;
pub(crate) mod work;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Eyes, Lang};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};

use crate::House;
use crate::bus::{Subject, TableNews};
use crate::refused::Refused;
use crate::seats::Tempo;
use crate::store::{PersonId, TableId};
use crate::trail::Trail;

use afar::Known;
pub use again::Step;
pub use chairs::Thinkers;
pub use frame::Frame;
pub use inspect::{Findings, check};
pub(crate) use lesson::Lecture;
pub(crate) use look::stage_name;
pub use look::{Glance, LegalChoice, LogEntry, Moment, Score};
pub(crate) use names::bot_names;
pub use names::level_names;
pub(crate) use outbox::{Inbox, Outbox, outbox};
pub(crate) use puzzle::Riddle;
pub use reviews::{Reviews, page as review_page};
pub(crate) use shadow::Shadow;
pub use sight::{Page, Scene, WaitingRoom};
use studio::Studio;

/// The tables in memory.
#[derive(Default)]
pub struct Live {
    rooms: Mutex<HashMap<TableId, Door>>,
    /// Tables that could not be read when somebody last asked for them.
    unreadable: Mutex<HashSet<TableId>>,
    studio: Studio,
}

/// The way to a table in memory.
struct Door {
    asks: mpsc::UnboundedSender<Ask>,
    known: Arc<Known>,
}

/// A table in memory, as the node sees it from outside.
pub(crate) struct Seen {
    pub id: TableId,
    /// How often it had changed when it was last looked at.
    pub edition: i64,
    /// Does this node look after what is due there?
    pub keeps: bool,
    /// Is anything due there?
    pub wants: bool,
}

/// So many tables are remembered as unreadable: then the store is broken anyway.
const UNREADABLE: usize = 1_000;

/// What one asks of a table.
pub(crate) enum Ask {
    /// The whole page for somebody.
    Page { person: Option<PersonId>, lang: Lang, reply: oneshot::Sender<Page> },
    /// To watch: news go to `out` until it is dropped. Answered with the watcher's number.
    Watch { who: Onlooker, seen: Option<u64>, out: Out, reply: oneshot::Sender<u64> },
    /// To watch no longer.
    Leave { watcher: u64 },
    /// To do something.
    Do { person: PersonId, watcher: Option<u64>, word: Word, trail: Trail, reply: oneshot::Sender<Result<(), Refused>> },
    /// What a person sees and may do, as data.
    Glance { person: Option<PersonId>, seat: Option<u8>, lang: Lang, reply: oneshot::Sender<Result<Glance, Refused>> },
    /// A moment of a finished game.
    Moment { ply: Option<usize>, eyes: Eyes, lang: Lang, reply: oneshot::Sender<Result<Moment, Refused>> },
    /// A turn of the log once more, as a person saw it; without one the table after their own last move.
    Again {
        person: Option<PersonId>,
        turn: Option<usize>,
        lang: Lang,
        reply: oneshot::Sender<Result<Vec<Step>, Refused>>,
    },
    /// A finished game, for whoever looks back at it.
    Finished { lang: Lang, reply: oneshot::Sender<Result<reviews::Finished, Refused>> },
    /// The table as somebody who has to choose imagines it.
    Shadow { person: PersonId, ply: Option<usize>, seed: u64, reply: oneshot::Sender<Result<Shadow, Refused>> },
    /// Why a thing on the table cannot be chosen by whoever watches there, as markup.
    Why { watcher: u64, thing: String, lang: Lang, reply: oneshot::Sender<Option<String>> },
    /// A bot that was asked for help has answered.
    Advise { number: u64, thought: Option<shelf::Thought> },
    /// To end the game, whatever its players think: an owner of the house says so.
    BreakOff { reply: oneshot::Sender<Result<(), Refused>> },
    /// The record of a finished game.
    Record { reply: oneshot::Sender<Result<String, Refused>> },
    /// Somebody came, left or changed their name, or the game begins.
    Refresh,
    /// The store has seen it change so often: something may have been missed.
    Behind { edition: i64 },
    /// The node looks after what is due there, or no longer.
    Keep(bool),
    /// Tell other nodes again who is here.
    TellHere,
    /// Just be there.
    Wake,
}

impl Ask {
    /// Does somebody ask, and not the house itself?
    fn stirs(&self) -> bool {
        !matches!(self, Ask::Behind { .. } | Ask::Keep(_) | Ask::TellHere)
    }
}

/// Somebody who comes to watch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Onlooker {
    pub person: Option<PersonId>,
    pub lang: Lang,
    /// How fast they like to see bots move.
    pub tempo: Tempo,
}

/// What a player does at a table, as it comes from the socket.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Word {
    /// Plays one choice.
    Play {
        /// How many moves the player has seen made.
        ply: usize,
        /// How many of their own moves they take back first.
        #[serde(default)]
        back: usize,
        /// The choice's actions.
        actions: Vec<String>,
    },
    /// Takes moves back.
    Undo {
        /// How many moves the player has seen made.
        ply: usize,
        /// How many; 0 is as many as possible.
        plies: usize,
    },
    /// Asks what a strong bot would do.
    Ask {
        /// How many moves the player has seen made.
        ply: usize,
    },
    /// Would like to be warned before a choice that loses much.
    Guard {
        /// How many moves the player has seen made.
        ply: usize,
    },
    /// Says something.
    Chat(String),
    /// Lets a bot play, or plays again oneself.
    Seat(SeatWord),
    /// Does not want to see every move of the bots until something is asked of them again; or does after all.
    Skip(bool),
    /// Would like to end the game, or would rather play on.
    End(bool),
    /// Hot-seat: opens the curtain for a seat, or closes it.
    Curtain {
        /// The seat; none closes it.
        open: Option<u8>,
        /// What whoever takes the chair is called, where the table does not know it yet.
        #[serde(default)]
        name: Option<String>,
    },
}

/// What is done with a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum SeatWord {
    /// A bot plays from now on.
    HandOver {
        /// Which seat.
        hand_over: u8,
        /// The bot's level.
        #[serde(default = "default_level")]
        level: String,
    },
    /// The player plays again.
    TakeBack {
        /// Which seat.
        take_back: u8,
    },
    /// The player goes on vacation, in a slow game that allows it.
    Away {
        /// Which seat.
        away: u8,
        /// For how many days; 0 when they are back.
        days: u32,
    },
    /// The player leaves for good, and a bot plays on.
    Resign {
        /// Which seat.
        resign: u8,
    },
}

/// The level of bots that stand in for players.
pub(crate) const STAND_IN: &str = "medium";

fn default_level() -> String {
    STAND_IN.into()
}

/// Where a watcher's news go.
pub(crate) enum Out {
    /// A browser: panels, in pieces if its page can put them together.
    Browser { out: Outbox, pieces: bool },
    /// A client of the API: one line of JSON for each change.
    Stream(mpsc::Sender<Arc<str>>),
}

impl Live {
    /// Sends something to a table, which is loaded first where needed. It is sent under the lock, so that a table is never
    /// put away with an unread message.
    pub(crate) fn send(&self, house: &Arc<House>, id: &TableId, ask: Ask) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let ask = match rooms.get(id) {
            Some(room) => match room.asks.send(ask) {
                Ok(()) => return,
                Err(unsent) => unsent.0,
            },
            None => ask,
        };
        let (room, asks) = mpsc::unbounded_channel();
        // The receiver is still in our hands.
        let _ = room.send(ask);
        let known = Arc::new(Known::default());
        rooms.insert(id.clone(), Door { asks: room, known: known.clone() });
        tokio::spawn(table::run(house.clone(), id.clone(), asks, known));
    }

    /// Asks a table something. It may not be there, or it could not be read.
    pub(crate) async fn ask<T>(
        &self,
        house: &Arc<House>,
        id: &TableId,
        ask: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.send(house, id, ask(reply));
        answer.await.map_err(|_| {
            let unreadable = self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).contains(id);
            if unreadable { Refused::Broken } else { Refused::NoTable }
        })
    }

    /// Remembers whether a table could be read.
    fn note_read(&self, id: &TableId, read: bool) {
        let mut unreadable = self.unreadable.lock().unwrap_or_else(PoisonError::into_inner);
        if read {
            unreadable.remove(id);
        } else if unreadable.len() < UNREADABLE {
            unreadable.insert(id.clone());
        }
    }

    /// Does something at a table for a person.
    pub async fn act(
        &self,
        house: &Arc<House>,
        id: &TableId,
        person: PersonId,
        watcher: Option<u64>,
        word: Word,
    ) -> Result<(), Refused> {
        let trail = Trail::begin();
        tracing::debug!(%trail, table = %id, "asked for");
        self.ask(house, id, |reply| Ask::Do { person, watcher, word, trail, reply }).await?
    }

    /// Tells a table something that matters only while it is in memory.
    pub(crate) fn tell(&self, house: &Arc<House>, id: &TableId, news: Ask) {
        if self.is_loaded(id) {
            self.send(house, id, news);
        }
    }

    /// Lets a table know that its seats have changed, at all nodes. If it is not in memory, nobody needs to know.
    pub fn refresh(&self, house: &Arc<House>, id: &TableId) {
        self.tell(house, id, Ask::Refresh);
        house.bus.tell(Subject::Table(id), TableNews::Changed);
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Seen> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = |(id, door): (&TableId, &Door)| Seen {
            id: id.clone(),
            edition: door.known.edition.load(Relaxed),
            keeps: door.known.keeps.load(Relaxed),
            wants: door.known.wants.load(Relaxed),
        };
        rooms.iter().map(seen).collect()
    }

    /// Somebody watches no longer.
    pub(crate) fn leave(&self, id: &TableId, watcher: u64) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(id) {
            // A table that has just gone away has no watchers.
            let _ = room.asks.send(Ask::Leave { watcher });
        }
    }

    /// Loads a table if it is not in memory.
    pub fn wake(&self, house: &Arc<House>, id: &TableId) {
        if !self.is_loaded(id) {
            self.send(house, id, Ask::Wake);
        }
    }

    /// Something is due at a table that this node looks after.
    pub(crate) fn look_after(&self, house: &Arc<House>, id: &TableId) {
        self.tell(house, id, Ask::Keep(true));
        self.wake(house, id);
    }

    fn is_loaded(&self, id: &TableId) -> bool {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }

    /// Forgets a table whatever waits for it: unanswered questions are told as the house's fault.
    fn lose(&self, id: &TableId) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Puts a table away, unless somebody has just asked for it. Says whether it is gone.
    fn put_away(&self, id: &TableId, asks: &mpsc::UnboundedReceiver<Ask>) -> bool {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if !asks.is_empty() {
            return false;
        }
        rooms.remove(id);
        rooms.shrink_to_fit();
        true
    }
}
