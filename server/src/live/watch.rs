//! Who watches a table, and what they have been shown. Watchers who see the same in the same language form a group: its
//! view is drawn once for each change, compared panel by panel with what was shown last, and one frame goes to them all.
//! Only hashes of panels are kept, so that a table at rest is small.

use std::collections::{BTreeMap, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, LazyLock};

use engine::{Eyes, Lang, Seat, Seats};

use super::frame::{Frame, Message};
use super::table::LiveTable;
use super::{Out, Refused};
use crate::pages::panels;
use crate::store::{PersonId, Stage};
use crate::time::now;

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

/// Somebody who watches.
pub(super) struct Watcher {
    person: Option<PersonId>,
    own: Seats,
    lang: Lang,
    /// Hot-seat: whose curtain is open.
    open: Option<Seat>,
    out: Out,
    pub stand: Stand,
}

/// What a group has been shown.
pub(super) struct Group {
    /// The number before its first message.
    start: u64,
    /// The number of its last message.
    n: u64,
    panels: Vec<Shown>,
    /// What the game looked like when its panels were drawn last.
    look: u64,
    /// How many entries of the game's log were looked at.
    log_from: usize,
    /// How many lines of the log were shown.
    lines: usize,
    /// The log was cut to so many entries since.
    cut: Option<usize>,
    chats: usize,
    mine: bool,
    ply: Option<usize>,
    marks: VecDeque<Mark>,
    watchers: Vec<u64>,
}

struct Shown {
    id: &'static str,
    hash: u64,
    /// The message that showed it.
    n: u64,
}

/// How log and chat stood after a message.
struct Mark {
    n: u64,
    /// How many lines of the log were kept by it.
    keep: usize,
    lines: usize,
    chats: usize,
}

/// How many messages back somebody may be and still get only what changed.
const MARKS: usize = 64;
/// How many groups without watchers are remembered.
const FORMER: usize = 16;

static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

impl Group {
    fn new() -> Group {
        // Higher than any number that the same group can have had before a restart.
        let start = now().max(0) as u64 * 16;
        Group {
            start,
            n: start,
            panels: Vec::new(),
            look: 0,
            log_from: 0,
            lines: 0,
            cut: None,
            chats: 0,
            mine: false,
            ply: None,
            marks: VecDeque::new(),
            watchers: Vec::new(),
        }
    }

    /// Some entries at the end of the log are no longer true.
    pub(super) fn cut_log(&mut self, length: usize) {
        if length < self.log_from {
            self.cut = Some(self.cut.map_or(length, |cut| cut.min(length)));
        }
    }
}

impl LiveTable {
    /// Where a person stands: in their seat; at a hot-seat table in the one whose curtain is open; else in the crowd.
    pub(super) fn stand(&self, person: Option<PersonId>, lang: Lang, open: Option<Seat>) -> Stand {
        let own = person.map_or(Seats::NONE, |person| self.room.seats_of(person));
        let eyes = match (own.len(), own.iter().next()) {
            _ if self.game.is_none() => Eyes::Crowd,
            (1, Some(seat)) => Eyes::Of(seat),
            (0 | 1, _) => Eyes::Crowd,
            (_, _) => open.filter(|&seat| own.contains(seat)).map_or(Eyes::Crowd, Eyes::Of),
        };
        Stand { eyes, own, lang }
    }

    /// Is a browser of this person connected?
    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.watchers.values().any(|watcher| watcher.person == Some(person))
    }

    pub(super) fn watch(&mut self, person: Option<PersonId>, lang: Lang, seen: Option<u64>, out: Out) -> u64 {
        let came = person.is_some_and(|person| !self.is_here(person) && !self.room.seats_of(person).is_empty());
        let number = self.next_watcher;
        self.next_watcher += 1;
        let stand = self.stand(person, lang, None);
        self.watchers.insert(number, Watcher { person, own: stand.own, lang, open: None, out, stand });
        self.catch_up(number, seen);
        if came {
            self.show();
        }
        number
    }

    pub(super) fn leave(&mut self, number: u64) {
        let Some(watcher) = self.watchers.remove(&number) else { return };
        if let Some(group) = self.groups.get_mut(&watcher.stand) {
            group.watchers.retain(|&other| other != number);
        }
        self.watchers.shrink_to_fit();
        if watcher.person.is_some_and(|person| !self.is_here(person) && !watcher.own.is_empty()) {
            self.show();
        }
    }

    /// Tells everybody to load the page anew, and lets them go.
    pub(super) fn send_away(&mut self) {
        let frame = Message { reload: true, ..Message::default() }.frame();
        for (_, watcher) in self.watchers.drain() {
            if let Out::Browser(out) = &watcher.out {
                let _ = out.try_send(frame.clone());
            }
        }
        self.groups.clear();
    }

    /// Hot-seat: the curtain opens for a seat, or closes.
    pub(super) fn draw_curtain(&mut self, watcher: Option<u64>, open: Option<u8>) -> Result<(), Refused> {
        let number = watcher.ok_or(Refused::House("desk-not-yours"))?;
        let open = match open {
            Some(seat) => Some(self.seat(seat).ok_or(Refused::House("desk-not-yours"))?),
            None => None,
        };
        let watcher = self.watchers.get_mut(&number).ok_or(Refused::House("desk-not-yours"))?;
        if open.is_some_and(|seat| !watcher.own.contains(seat)) {
            return Err(Refused::House("desk-not-yours"));
        }
        watcher.open = open;
        self.move_watcher(number);
        Ok(())
    }

    /// Somebody stands elsewhere now, and is shown everything from there.
    fn move_watcher(&mut self, number: u64) {
        let Some(watcher) = self.watchers.get(&number) else { return };
        let stand = self.stand(watcher.person, watcher.lang, watcher.open);
        if stand == watcher.stand {
            return;
        }
        if let Some(group) = self.groups.get_mut(&watcher.stand) {
            group.watchers.retain(|&other| other != number);
        }
        if let Some(watcher) = self.watchers.get_mut(&number) {
            (watcher.stand, watcher.own) = (stand, stand.own);
        }
        self.catch_up(number, None);
    }

    /// Whose curtain has to close: another seat of the same person is asked now, or the game is over.
    fn close_curtains(&mut self) {
        let turn = self.turn().filter(|&seat| self.bot_of(seat).is_none());
        let over = self.room.stage == Stage::Over;
        let closing: Vec<u64> = self
            .watchers
            .iter_mut()
            .filter(|(_, watcher)| {
                let other = turn.is_some_and(|seat| watcher.own.contains(seat) && watcher.open != Some(seat));
                watcher.open.is_some() && (over || other)
            })
            .map(|(&number, watcher)| {
                watcher.open = None;
                number
            })
            .collect();
        closing.into_iter().for_each(|number| self.move_watcher(number));
    }

    /// Shows everybody what has changed for them.
    pub(super) fn show(&mut self) {
        self.close_curtains();
        let stands: Vec<Stand> =
            self.groups.iter().filter(|(_, group)| !group.watchers.is_empty()).map(|(&stand, _)| stand).collect();
        stands.into_iter().for_each(|stand| self.refresh(stand));
        self.forget_groups();
    }

    fn forget_groups(&mut self) {
        let former = self.groups.values().filter(|group| group.watchers.is_empty()).count();
        if former > FORMER {
            self.groups.retain(|_, group| !group.watchers.is_empty());
        }
    }

    /// The number of the last message of a group, which is brought up to date first: a page drawn now contains it.
    pub(super) fn seen(&mut self, stand: Stand) -> u64 {
        self.refresh(stand);
        self.groups.get(&stand).map_or(0, |group| group.n)
    }

    /// Draws a group's view, and sends what is new to its watchers.
    fn refresh(&mut self, stand: Stand) {
        let mut group = self.groups.remove(&stand).unwrap_or_else(Group::new);
        let first = group.panels.is_empty() && group.n == group.start;
        let n = group.n + 1;
        // Whoever sees the same as before need not be drawn the same: a hidden choice costs one look.
        let look = self.look(stand, &HASHER);
        let same = look == group.look && !group.panels.is_empty();
        group.look = look;
        let drawn = if same { self.draw_house(stand) } else { self.draw(stand) };
        let mut changed = Vec::new();
        for panel in &drawn {
            let hash = HASHER.hash_one(panel.still.as_ref().unwrap_or(&panel.markup));
            match group.panels.iter_mut().find(|shown| shown.id == panel.id) {
                Some(shown) if shown.hash == hash => continue,
                Some(shown) => (shown.hash, shown.n) = (hash, n),
                None => group.panels.push(Shown { id: panel.id, hash, n }),
            }
            changed.push(panel);
        }
        let keep = group.cut.take().map(|cut| {
            group.log_from = cut;
            group.lines = self.lines_before(stand.eyes, cut);
            group.lines
        });
        let lines = self.log_lines(stand, group.log_from);
        let chat = self.chat_lines(stand, group.chats);
        let (mine, ply) = (self.is_asked(stand), self.known_ply(stand));
        let news = !changed.is_empty() || keep.is_some() || !lines.is_empty() || !chat.is_empty();
        if !news && (mine, ply) == (group.mine, group.ply) && !first {
            self.groups.insert(stand, group);
            return;
        }
        let kept = keep.unwrap_or(group.lines);
        group.lines = kept + lines.len();
        group.log_from = self.game.as_ref().map_or(0, |game| game.log_len());
        group.chats = self.remarks.len();
        group.n = n;
        group.marks.push_back(Mark { n, keep: kept, lines: group.lines, chats: group.chats });
        if group.marks.len() > MARKS {
            group.marks.pop_front();
        }
        let sound = match () {
            () if mine && !group.mine => Some("turn"),
            () if self.room.stage == Stage::Over && !lines.is_empty() => Some("over"),
            () if !chat.is_empty() => Some("chat"),
            () if !lines.is_empty() => Some("move"),
            () => None,
        };
        (group.mine, group.ply) = (mine, ply);
        if !group.watchers.is_empty() {
            let say: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
            let message = Message {
                n: Some(n),
                panels: changed.iter().map(|panel| (panel.id, panel.markup.as_str())).collect(),
                keep,
                log: lines.into_iter().map(|line| line.markup).collect(),
                chat,
                mine: Some(mine),
                ply,
                say: say.clone(),
                sound,
                title: Some(self.page_title(stand.lang, mine)),
                ..Message::default()
            };
            self.send(&mut group, stand, &message, &say);
        }
        self.groups.insert(stand, group);
    }

    fn send(&mut self, group: &mut Group, stand: Stand, message: &Message<'_>, say: &[String]) {
        let (mut frame, mut event): (Option<Frame>, Option<Arc<str>>) = (None, None);
        let mut lost = Vec::new();
        for number in &group.watchers {
            let Some(watcher) = self.watchers.get(number) else { continue };
            let sent = match &watcher.out {
                Out::Browser(out) => {
                    let frame = frame.get_or_insert_with(|| message.frame());
                    self.house.metrics.frames.fetch_add(1, Relaxed);
                    self.house.metrics.frame_bytes.fetch_add(frame.len() as u64, Relaxed);
                    out.try_send(frame.clone()).is_ok()
                }
                Out::Stream(out) => {
                    let event = event.get_or_insert_with(|| self.event(stand, group.n, say));
                    out.try_send(event.clone()).is_ok()
                }
            };
            if !sent {
                lost.push(*number);
            }
        }
        // Who cannot follow is let go: the browser comes back and says what it has seen.
        for number in lost {
            group.watchers.retain(|&other| other != number);
            self.watchers.remove(&number);
        }
    }

    /// A line for the API's event stream.
    fn event(&self, stand: Stand, n: u64, log: &[String]) -> Arc<str> {
        let event = serde_json::json!({
            "n": n,
            "turn": self.turn().map(|seat| seat.0),
            "mine": self.is_asked(stand),
            "ply": self.known_ply(stand),
            "over": self.room.stage == Stage::Over,
            "log": log,
        });
        event.to_string().into()
    }

    /// Brings one watcher up to date: the rest since `seen` if the house still knows that, or everything anew.
    fn catch_up(&mut self, number: u64, seen: Option<u64>) {
        let Some(stand) = self.watchers.get(&number).map(|watcher| watcher.stand) else { return };
        self.refresh(stand);
        let Some(mut group) = self.groups.remove(&stand) else { return };
        let known = seen.filter(|&seen| seen <= group.n && group.marks.iter().any(|mark| mark.n == seen));
        let stream = self.watchers.get(&number).is_some_and(|watcher| matches!(watcher.out, Out::Stream(_)));
        group.watchers.push(number);
        if known != Some(group.n) || stream {
            self.send_rest(&mut group, stand, number, known);
        }
        self.groups.insert(stand, group);
    }

    fn send_rest(&mut self, group: &mut Group, stand: Stand, number: u64, known: Option<u64>) {
        let drawn = self.draw(stand);
        let is_new = |id: &str| match known {
            Some(seen) => group.panels.iter().any(|shown| shown.id == id && shown.n > seen),
            None => true,
        };
        let panels: BTreeMap<&str, &str> =
            drawn.iter().filter(|panel| is_new(panel.id)).map(|panel| (panel.id, panel.markup.as_str())).collect();
        let at = known.and_then(|seen| group.marks.iter().find(|mark| mark.n == seen));
        let (had, chats) = at.map_or((0, 0), |mark| (mark.lines, mark.chats));
        let since = group.marks.iter().filter(|mark| known.is_some_and(|seen| mark.n > seen));
        let keep = since.map(|mark| mark.keep).fold(had, usize::min);
        let lines: Vec<_> = self.log_lines(stand, 0).into_iter().skip(keep).collect();
        let news = self.news(stand);
        let say: Vec<String> = lines.iter().rev().take(5).rev().map(|line| line.text.clone()).collect();
        let message = Message {
            n: Some(group.n),
            fresh: known.is_none(),
            panels,
            keep: (known.is_some() && keep < had).then_some(keep),
            log: lines.into_iter().map(|line| line.markup).collect(),
            chat: self.chat_lines(stand, chats),
            since: (!news.is_empty()).then(|| panels::since(stand.lang, &news).into_string()),
            mine: Some(group.mine),
            ply: group.ply,
            say: say.clone(),
            title: Some(self.page_title(stand.lang, group.mine)),
            ..Message::default()
        };
        let others = std::mem::replace(&mut group.watchers, vec![number]);
        self.send(group, stand, &message, &say);
        let lost = group.watchers.is_empty();
        group.watchers = others;
        if lost {
            group.watchers.retain(|&other| other != number);
        }
    }
}
