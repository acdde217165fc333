//! What those have been shown who see the same. A picture is compared panel by panel with what was shown last, and only what
//! is new goes out. Only hashes of panels and their pieces are kept, so that a table at rest is small, and how log and chat stood after the last
//! messages, so that whoever comes back gets just the rest.

use std::collections::{BTreeMap, VecDeque};

use engine::Seat;
use maud::Markup;

use super::frame::Message;
use super::pieces::{Hands, Told, hash};
use crate::secret;
use crate::time::now;

/// What is to be seen from a stand at one moment.
pub(super) trait Picture {
    /// A number that stays the same as long as [`game`](Picture::game) would be the same.
    fn look(&self) -> u64;
    /// The panels that follow from the game.
    fn game(&self) -> Vec<Drawn<'_>>;
    /// A number that stays the same as long as [`house`](Picture::house) would be the same but for the ticking of clocks; nothing where only
    /// drawing tells.
    fn bars(&self) -> Option<u64>;
    /// The panels that follow from who sits there and how it went.
    fn house(&self) -> Vec<Drawn<'_>>;
    /// The lines of the log from entry `from` on.
    fn log(&self, from: usize) -> Vec<Line>;
    /// The sums of the turns of the log, by their numbers: of the one that was told at entry `from`, and of all after it.
    fn turns(&self, from: usize) -> BTreeMap<usize, String>;
    /// How many entries the log has, seen or not.
    fn log_len(&self) -> usize;
    /// How many lines are seen from entry `from` on.
    fn lines(&self, from: usize) -> usize;
    /// What stands before the first turn with news since the last move of whoever stands here.
    fn since(&self) -> Option<String>;
    /// What was said, from remark `from` on.
    fn chat(&self, from: usize) -> Vec<String>;
    /// How much was said.
    fn chats(&self) -> usize;
    /// Who has to move.
    fn turn(&self) -> Option<Seat>;
    /// Is something asked of whoever stands here?
    fn mine(&self) -> bool;
    /// The ply, where it may be known.
    fn ply(&self) -> Option<usize>;
    /// Is the game over?
    fn over(&self) -> bool;
    /// The title of the browser's window.
    fn title(&self) -> String;
}

/// A drawn panel.
pub(super) struct Drawn<'a> {
    pub id: &'static str,
    pub markup: &'a str,
    /// What is compared instead of the markup to find out whether it changed: the same without the ticking of clocks.
    pub still: Option<&'a str>,
}

impl<'a> Drawn<'a> {
    pub fn plain(id: &'static str, markup: &'a Markup) -> Drawn<'a> {
        Drawn { id, markup: &markup.0, still: None }
    }
}

/// A line of the log, drawn and as plain text.
#[derive(Clone)]
pub(super) struct Line {
    pub markup: String,
    pub text: String,
}

/// What a group has been shown.
pub(super) struct Group {
    /// The number before its first message.
    start: u64,
    /// The number of its last message.
    pub n: u64,
    panels: Vec<Shown>,
    /// What the game looked like when its panels were drawn last.
    look: u64,
    /// What was known of the house's panels when they were drawn last.
    bars: Option<u64>,
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
    pub watchers: Vec<u64>,
}

struct Shown {
    id: &'static str,
    hash: u64,
    /// The message that showed it.
    n: u64,
    /// The pieces that all have who watch; none where somebody may have others, or where it travels whole.
    hands: Hands,
}

/// How log and chat stood after a message.
struct Mark {
    n: u64,
    /// How many lines of the log were kept by it.
    keep: usize,
    lines: usize,
    chats: usize,
}

/// What is new to a group.
pub(super) struct News<'a> {
    n: u64,
    panels: BTreeMap<&'static str, Told<'a>>,
    keep: Option<usize>,
    /// The lines of the log that are new.
    lines: Vec<Line>,
    /// From which entry of the log, and from which remark, everything is new.
    log_from: usize,
    chat_from: usize,
    /// Was nothing asked of them before?
    fresh_turn: bool,
}

/// How many messages back somebody may be and still get only what changed.
const MARKS: usize = 64;

impl Group {
    /// A group that has been shown nothing. Where there are other nodes, its numbers are none of theirs, whoever comes from there: a browser can
    /// count that far, and nobody hits another's few numbers by chance.
    pub fn new(nodes: bool) -> Group {
        // Higher than any number that the same group can have had before a restart.
        let start = if nodes { secret::between(1 << 44, 1 << 52) } else { now().max(0) as u64 * 16 };
        Group {
            start,
            n: start,
            panels: Vec::new(),
            look: 0,
            bars: None,
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

    /// Only the first `length` entries of the log still stand.
    pub fn cut_log(&mut self, length: usize) {
        if length < self.log_from {
            self.cut = Some(self.cut.map_or(length, |cut| cut.min(length)));
        }
    }

    /// Is it known what this message showed?
    pub fn knows(&self, n: u64) -> bool {
        self.marks.iter().any(|mark| mark.n == n)
    }

    /// Takes in how things look now, and says what of it is new; in pieces, if all who watch can put them together.
    pub fn take<'a>(&mut self, picture: &'a impl Picture, pieces: bool) -> Option<News<'a>> {
        let first = self.panels.is_empty() && self.n == self.start;
        let n = self.n + 1;
        let panels = self.changed(picture, n, pieces);
        let shown = self.lines;
        if let Some(cut) = self.cut.take() {
            self.log_from = cut;
            self.lines = picture.lines(0).saturating_sub(picture.lines(cut));
        }
        // What they were never told is not taken back either: nobody learns that it was there.
        let keep = (self.lines < shown).then_some(self.lines);
        let (log_from, chat_from) = (self.log_from, self.chats);
        let lines = picture.log(log_from);
        let (mine, ply) = (picture.mine(), picture.ply());
        let told = !lines.is_empty() || picture.chats() > chat_from;
        if panels.is_empty() && keep.is_none() && !told && (mine, ply) == (self.mine, self.ply) && !first {
            return None;
        }
        let kept = self.lines;
        self.lines += lines.len();
        self.log_from = picture.log_len();
        self.chats = picture.chats();
        self.n = n;
        self.marks.push_back(Mark { n, keep: kept, lines: self.lines, chats: self.chats });
        if self.marks.len() > MARKS {
            self.marks.pop_front();
        }
        let fresh_turn = mine && !self.mine;
        (self.mine, self.ply) = (mine, ply);
        Some(News { n, panels, keep, lines, log_from, chat_from, fresh_turn })
    }

    /// The panels that changed, which message `n` will show. Whoever sees the same as before need not be drawn the same: a
    /// hidden choice costs one look.
    fn changed<'a>(&mut self, picture: &'a impl Picture, n: u64, pieces: bool) -> BTreeMap<&'static str, Told<'a>> {
        let look = picture.look();
        let same = look == self.look && !self.panels.is_empty();
        self.look = look;
        let mut drawn = if same { Vec::new() } else { picture.game() };
        let bars = picture.bars();
        if bars.is_none() || bars != self.bars {
            self.bars = bars;
            drawn.extend(picture.house());
        }
        let mut news = BTreeMap::new();
        for panel in drawn {
            let hash = hash(panel.still.unwrap_or(panel.markup));
            let at = self.panels.iter().position(|shown| shown.id == panel.id);
            let had = match at.and_then(|at| self.panels.get_mut(at)) {
                Some(shown) if shown.hash == hash => continue,
                Some(shown) => std::mem::take(&mut shown.hands),
                None => Hands::default(),
            };
            // What ticks is never twice the same, so that nobody knows who has which of its pieces.
            let whole = !pieces || panel.still.is_some();
            let (told, hands) = match whole {
                true => (Told::Whole(panel.markup), Hands::default()),
                false => Told::of(panel.markup, &had),
            };
            let shown = Shown { id: panel.id, hash, n, hands };
            match at.and_then(|at| self.panels.get_mut(at)) {
                Some(old) => *old = shown,
                None => self.panels.push(shown),
            }
            news.insert(panel.id, told);
        }
        news
    }

    /// Somebody joins with panels of which nobody knows the pieces: what changes next travels whole once more.
    pub fn forget_hands(&mut self) {
        self.panels.iter_mut().for_each(|shown| shown.hands = Hands::default());
    }

    /// A panel for somebody who has nothing of it. They have the same in their hands as all others then, unless it is drawn otherwise by
    /// chance, as where a choice may lead.
    fn hand<'a>(&mut self, panel: &Drawn<'a>) -> Told<'a> {
        let (told, hands) = match panel.still {
            Some(_) => (Told::Whole(panel.markup), Hands::default()),
            None => Told::of(panel.markup, &[]),
        };
        if let Some(shown) = self.panels.iter_mut().find(|shown| shown.id == panel.id && shown.hands != hands) {
            shown.hands = Hands::default();
        }
        told
    }

    /// What somebody needs who knows message `known`, or nothing at all.
    pub fn rest<'a>(
        &mut self,
        picture: &impl Picture,
        panels: &[Drawn<'a>],
        known: Option<u64>,
        pieces: bool,
    ) -> Message<'a> {
        let is_new = |id: &str| match known {
            Some(seen) => self.panels.iter().any(|shown| shown.id == id && shown.n > seen),
            None => true,
        };
        let new: Vec<_> = panels.iter().filter(|panel| is_new(panel.id)).collect();
        let anew = pieces && known.is_none();
        if !anew {
            self.forget_hands();
        }
        let panels =
            new.into_iter().map(|panel| (panel.id, if anew { self.hand(panel) } else { Told::Whole(panel.markup) }));
        let panels: BTreeMap<_, _> = panels.collect();
        let at = known.and_then(|seen| self.marks.iter().find(|mark| mark.n == seen));
        let (had, chats) = at.map_or((0, 0), |mark| (mark.lines, mark.chats));
        let since = self.marks.iter().filter(|mark| known.is_some_and(|seen| mark.n > seen));
        let keep = since.map(|mark| mark.keep).fold(had, usize::min);
        let lines: Vec<_> = picture.log(0).into_iter().skip(keep).collect();
        let say = lines.iter().rev().take(5).rev().map(|line| line.text.clone()).collect();
        Message {
            n: Some(self.n),
            fresh: known.is_none(),
            panels,
            keep: (known.is_some() && keep < had).then_some(keep),
            turns: if lines.is_empty() { BTreeMap::new() } else { picture.turns(0) },
            log: lines.into_iter().map(|line| line.markup).collect(),
            chat: picture.chat(chats),
            since: picture.since(),
            mine: Some(self.mine),
            ply: self.ply,
            say,
            title: Some(picture.title()),
            ..Message::default()
        }
    }
}

impl<'a> News<'a> {
    /// As a message.
    pub fn message(self, picture: &impl Picture) -> Message<'a> {
        let (lines, chat) = (self.lines, picture.chat(self.chat_from));
        let sound = match () {
            () if self.fresh_turn => Some("turn"),
            () if picture.over() && !lines.is_empty() => Some("over"),
            () if !chat.is_empty() => Some("chat"),
            () if !lines.is_empty() => Some("move"),
            () => None,
        };
        let told = !lines.is_empty() || self.keep.is_some();
        let (log, say) = lines.into_iter().map(|line| (line.markup, line.text)).unzip();
        Message {
            n: Some(self.n),
            panels: self.panels,
            keep: self.keep,
            turns: if told { picture.turns(self.log_from) } else { BTreeMap::new() },
            log,
            chat,
            mine: Some(picture.mine()),
            ply: picture.ply(),
            say,
            sound,
            title: Some(picture.title()),
            ..Message::default()
        }
    }
}
