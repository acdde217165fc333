//! Who watches a table. Watchers who see the same in the same language form a [`Group`]: its view is drawn once for each
//! change, and one frame goes to them all. What they see is whatever a [`Picture`] says: nothing here knows a game.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use engine::{Eyes, Lang, Seat, Seats};

use super::Out;
use super::frame::{Frame, Message};
use super::group::{Group, Picture};
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::seats::Tempo;

/// Where somebody stands who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stand {
    /// Through whose eyes they look.
    pub eyes: Eyes,
    /// The seats that are theirs.
    pub own: Seats,
    /// Their language.
    pub lang: Lang,
}

impl Stand {
    /// In one's seat; at a hot-seat table in the one whose curtain is open; else in the crowd.
    pub fn new(own: Seats, open: Option<Seat>, lang: Lang) -> Stand {
        let eyes = match (own.len(), own.iter().next()) {
            (1, Some(seat)) => Eyes::Of(seat),
            (0 | 1, _) => Eyes::Crowd,
            (_, _) => open.filter(|&seat| own.contains(seat)).map_or(Eyes::Crowd, Eyes::Of),
        };
        Stand { eyes, own, lang }
    }
}

/// Somebody who watches.
struct Watcher {
    lang: Lang,
    /// How fast they like to see bots move.
    tempo: Tempo,
    /// Do they want to see no more of it before something is asked of them?
    skips: bool,
    /// Hot-seat: whose curtain is open.
    open: Option<Seat>,
    out: Out,
    stand: Stand,
}

impl Watcher {
    /// Can they put panels together from pieces? Streams have no panels.
    fn takes_pieces(&self) -> bool {
        matches!(self.out, Out::Browser { pieces: true, .. } | Out::Stream(_))
    }
}

/// All who watch a table.
pub(super) struct Crowd {
    groups: HashMap<Stand, Group>,
    watchers: HashMap<u64, Watcher>,
    next: u64,
    metrics: Arc<Metrics>,
    /// May watchers come from other nodes?
    nodes: bool,
}

/// How many groups without watchers are remembered.
const FORMER: usize = 16;

impl Crowd {
    /// Nobody watches yet.
    pub fn new(metrics: Arc<Metrics>, nodes: bool) -> Crowd {
        Crowd { groups: HashMap::new(), watchers: HashMap::new(), next: 1, metrics, nodes }
    }

    /// Does anybody watch?
    pub fn is_here(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// The seats whose players watch.
    pub fn here(&self) -> Seats {
        self.watchers.values().flat_map(|watcher| watcher.stand.own.iter()).collect()
    }

    /// Does anybody watch who does not play?
    pub fn has_guests(&self) -> bool {
        self.watchers.values().any(|watcher| watcher.stand.own.is_empty())
    }

    /// How fast bots shall move: as the calmest of the players likes who are here.
    pub fn players_tempo(&self) -> Option<Tempo> {
        let players = self.watchers.values().filter(|watcher| !watcher.stand.own.is_empty());
        players.map(|watcher| if watcher.skips { Tempo::Once } else { watcher.tempo }).max()
    }

    /// A watcher who plays wants to see the bots' moves at once until something is asked of them, or no longer.
    pub fn skip(&mut self, number: u64, skips: bool) -> Result<(), Refused> {
        let watcher = self.watchers.get_mut(&number).filter(|watcher| !watcher.stand.own.is_empty());
        watcher.ok_or(Refused::OnlyPlayers)?.skips = skips;
        Ok(())
    }

    /// Something is asked of a seat: its player has got where they wanted to skip to.
    pub fn arrive(&mut self, asked: Seat) {
        for watcher in self.watchers.values_mut().filter(|watcher| watcher.stand.own.contains(asked)) {
            watcher.skips = false;
        }
    }

    /// Through whose eyes a watcher looks.
    pub fn eyes(&self, watcher: u64) -> Option<Eyes> {
        self.watchers.get(&watcher).map(|watcher| watcher.stand.eyes)
    }

    /// Somebody comes. They are shown nothing yet.
    pub fn come(&mut self, own: Seats, lang: Lang, tempo: Tempo, out: Out) -> (u64, Stand) {
        let (number, stand) = (self.next, Stand::new(own, None, lang));
        self.next += 1;
        self.watchers.insert(number, Watcher { lang, tempo, skips: false, open: None, out, stand });
        (number, stand)
    }

    /// Somebody goes.
    pub fn leave(&mut self, number: u64) {
        let Some(watcher) = self.watchers.remove(&number) else { return };
        if let Some(group) = self.groups.get_mut(&watcher.stand) {
            group.watchers.retain(|&other| other != number);
        }
        self.watchers.shrink_to_fit();
    }

    /// Tells everybody who stands so to load the page anew, and lets them go.
    pub fn send_away(&mut self, who: impl Fn(Stand) -> bool) {
        let frame = Message { reload: true, ..Message::default() }.frame();
        for (_, watcher) in self.watchers.extract_if(|_, watcher| who(watcher.stand)) {
            if let Out::Browser { out, .. } = &watcher.out {
                out.put(frame.clone());
            }
        }
        self.groups.retain(|stand, _| !who(*stand));
    }

    /// Some entries at the end of the log are no longer true: only the first `length` stand.
    pub fn cut_log(&mut self, length: usize) {
        self.groups.values_mut().for_each(|group| group.cut_log(length));
    }

    /// Hot-seat: the curtain opens for one of a watcher's own seats, or closes. Says where they stand now, if that is
    /// elsewhere; nothing is done to a seat that is not theirs.
    pub fn draw_curtain(&mut self, number: u64, open: Option<Seat>) -> Result<Option<Stand>, Refused> {
        let watcher = self.watchers.get_mut(&number).ok_or(Refused::NotYours)?;
        if open.is_some_and(|seat| !watcher.stand.own.contains(seat)) {
            return Err(Refused::NotYours);
        }
        watcher.open = open;
        Ok(self.step_aside(number))
    }

    /// Closes the curtains that have to close: another seat of the same person is asked now, or the game is over. Returns
    /// who stands elsewhere now.
    pub fn close_curtains(&mut self, asked: Option<Seat>, over: bool) -> Vec<(u64, Stand)> {
        let mut closing = Vec::new();
        for (&number, watcher) in &mut self.watchers {
            let other = asked.is_some_and(|seat| watcher.stand.own.contains(seat) && watcher.open != Some(seat));
            if watcher.open.is_some() && (over || other) {
                watcher.open = None;
                closing.push(number);
            }
        }
        closing.into_iter().filter_map(|number| Some((number, self.step_aside(number)?))).collect()
    }

    /// Takes a watcher out of their group if they see something else now.
    fn step_aside(&mut self, number: u64) -> Option<Stand> {
        let watcher = self.watchers.get_mut(&number)?;
        let stand = Stand::new(watcher.stand.own, watcher.open, watcher.lang);
        let former = std::mem::replace(&mut watcher.stand, stand);
        if former == stand {
            return None;
        }
        if let Some(group) = self.groups.get_mut(&former) {
            group.watchers.retain(|&other| other != number);
        }
        Some(stand)
    }

    /// Shows everybody what has changed for them.
    pub fn show<P: Picture>(&mut self, draw: impl Fn(Stand) -> P) {
        let watched = self.groups.iter().filter(|(_, group)| !group.watchers.is_empty());
        let mut stands: Vec<Stand> = watched.map(|(&stand, _)| stand).collect();
        // Those who play have clicked, or are asked: they are shown it first.
        stands.sort_by_key(|stand| stand.own.is_empty());
        for stand in stands {
            self.refresh(stand, &draw(stand));
        }
        let former = self.groups.values().filter(|group| group.watchers.is_empty()).count();
        if former > FORMER {
            self.groups.retain(|_, group| !group.watchers.is_empty());
        }
    }

    /// The number of the last message of a group, which is brought up to date first: a page of this picture contains it.
    pub fn refresh(&mut self, stand: Stand, picture: &impl Picture) -> u64 {
        let group = self.groups.entry(stand).or_insert_with(|| Group::new(self.nodes));
        let pieces = group.watchers.iter().filter_map(|number| self.watchers.get(number)).all(Watcher::takes_pieces);
        let news = group.take(picture, pieces);
        if let Some(news) = news.filter(|_| !group.watchers.is_empty()) {
            let message = news.message(picture);
            let lost = send(&self.watchers, &group.watchers, &message, picture, &self.metrics);
            tracing::debug!(n = group.n, watchers = group.watchers.len(), "shown");
            group.watchers.retain(|number| !lost.contains(number));
            for number in lost {
                // Who cannot follow is let go: the browser comes back and says what it has seen.
                self.watchers.remove(&number);
            }
        }
        group.n
    }

    /// Brings one watcher up to date: the rest since `seen` if the house still knows that, or everything anew.
    pub fn catch_up(&mut self, number: u64, seen: Option<u64>, picture: &impl Picture) {
        let Some(watcher) = self.watchers.get(&number) else { return };
        let (stand, stream) = (watcher.stand, matches!(watcher.out, Out::Stream(_)));
        let pieces = watcher.takes_pieces();
        self.refresh(stand, picture);
        let Some(group) = self.groups.get_mut(&stand) else { return };
        let known = seen.filter(|&seen| group.knows(seen));
        if known != Some(group.n) || stream {
            let panels: Vec<_> = picture.game().into_iter().chain(picture.house()).collect();
            let message = group.rest(picture, &panels, known, pieces);
            if !send(&self.watchers, &[number], &message, picture, &self.metrics).is_empty() {
                self.watchers.remove(&number);
                return;
            }
        } else {
            group.forget_hands();
        }
        group.watchers.push(number);
    }
}

/// Sends a message to some watchers, packed once; returns who could not take it.
fn send(
    watchers: &HashMap<u64, Watcher>,
    to: &[u64],
    message: &Message<'_>,
    picture: &impl Picture,
    metrics: &Metrics,
) -> Vec<u64> {
    let (mut frame, mut event): (Option<Frame>, Option<Arc<str>>) = (None, None);
    let mut lost = Vec::new();
    for number in to {
        let Some(watcher) = watchers.get(number) else { continue };
        let sent = match &watcher.out {
            Out::Browser { out, .. } => {
                let frame = frame.get_or_insert_with(|| message.frame());
                metrics.frames.fetch_add(1, Relaxed);
                metrics.frame_bytes.fetch_add(frame.len() as u64, Relaxed);
                out.put(frame.clone())
            }
            Out::Stream(out) => {
                let event = event.get_or_insert_with(|| as_event(message, picture));
                out.try_send(event.clone()).is_ok()
            }
        };
        if !sent {
            lost.push(*number);
        }
    }
    lost
}

/// A line for the API's event stream.
fn as_event(message: &Message<'_>, picture: &impl Picture) -> Arc<str> {
    let event = serde_json::json!({
        "n": message.n,
        "turn": picture.turn().map(|seat| seat.0),
        "mine": picture.mine(),
        "ply": picture.ply(),
        "over": picture.over(),
        "log": message.say,
    });
    event.to_string().into()
}

#[cfg(test)]
#[path = "crowd_tests.rs"]
mod tests;
