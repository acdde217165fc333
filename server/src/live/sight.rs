//! What somebody is shown who stands at a table: the game's panels and the house's, log and chat, and the whole page made of
//! them. A [`Sight`] is made once for a moment, draws each panel at most once, and everything is read from it.

mod outcome;
mod people;
mod picture;

use std::cell::OnceCell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use draw::{Drafts, Panel};
use engine::words::{Say, Span};
use engine::{Eyes, Lang, Seat, Seats, Turn};
use maud::Markup;
use shelf::{Handle, Title};

use super::clocks::Clocks;
use super::crowd::Stand;
use super::group::Picture;
use super::names::{level_names, said};
use super::play::Play;
use super::turns::{self, Spoken};
use crate::pages;
use crate::pages::choices::{self, Choice};
use crate::pages::counsel;
use crate::pages::log::LogTurn;
use crate::pages::panels::{self, ChatLine, Prompt, PromptState};
use crate::pages::result;
use crate::pages::table::HousePanels;
use crate::store::{Remark, Room, Stage};

/// What the address of a table shows.
pub enum Page {
    /// A table before the game.
    Waiting(Box<WaitingRoom>),
    /// A table with a game.
    Table(Box<Scene>),
    /// A table that its host has closed.
    Closed,
    /// A game that was played by other rules.
    Older,
}

/// A table before the game.
pub struct WaitingRoom {
    /// The table. Its key is a secret.
    pub room: Room,
    /// What has been said.
    pub chat: Vec<ChatLine>,
    /// The number of the last message that this contains.
    pub seen: u64,
}

/// A table with a game, as one pair of eyes sees it.
pub struct Scene {
    /// The game's box.
    pub title: &'static dyn Title,
    /// Which game of a match it is.
    pub part: Option<u8>,
    /// What the game draws.
    pub panels: Vec<Panel>,
    /// What the house draws.
    pub house: HousePanels,
    /// The ply, where these eyes may know it.
    pub ply: Option<usize>,
    /// The log, turn by turn.
    pub log: Vec<LogTurn>,
    /// The first turn with news.
    pub news: Option<usize>,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// Does the viewer sit at the table?
    pub seated: bool,
    /// Is the game over?
    pub over: bool,
    /// The number of the last message that this contains.
    pub seen: u64,
}

/// A table as it stands now, before anybody looks at it.
#[derive(Clone, Copy)]
pub(super) struct Present<'a> {
    pub play: &'a Play,
    pub clocks: &'a Clocks,
    /// The seats whose players are here.
    pub here: Seats,
    pub now: i64,
    /// Counts the views that are drawn.
    pub drawn: &'a AtomicU64,
    /// What was drawn for some, or a move ago, is used for others.
    pub drafts: Option<&'a Drafts>,
    /// Who takes a lesson here; nobody at a real table.
    pub lesson: Option<Pupil>,
}

/// Somebody who takes a lesson.
#[derive(Clone, Copy)]
pub(super) struct Pupil {
    /// May they choose something now, or does the narrator speak?
    pub asks: bool,
    /// How many of their choices they may take back.
    pub undo: usize,
}

/// What is seen from a stand.
pub(super) struct Sight<'a> {
    at: Present<'a>,
    stand: Stand,
    seen: Option<Box<dyn shelf::Sight>>,
    game: OnceCell<GamePanels>,
    house: OnceCell<Bars>,
}

/// What follows from the game.
struct GamePanels {
    panels: Vec<Panel>,
    prompt: Markup,
    choices: Markup,
}

/// What follows from who sits here and how it went.
struct Bars {
    result: Markup,
    curtain: Markup,
    proposal: Markup,
    counsel: Markup,
    guard: Markup,
    seats_bar: Markup,
    /// The same without the ticking of clocks, to find out whether it changed.
    still: Option<Markup>,
}

impl<'a> Present<'a> {
    /// What somebody sees who stands there.
    pub fn sight(self, stand: Stand) -> Sight<'a> {
        let seen = self.play.game.as_ref().map(|game| game.sight(stand.eyes));
        Sight { at: self, stand, seen, game: OnceCell::new(), house: OnceCell::new() }
    }
}

impl<'a> Sight<'a> {
    pub(super) fn play(&self) -> &'a Play {
        self.at.play
    }

    pub(super) fn eyes(&self) -> Eyes {
        self.stand.eyes
    }

    pub(super) fn lang(&self) -> Lang {
        self.stand.lang
    }

    pub(super) fn voice(&self) -> Option<(&'a Handle, Say<'a>)> {
        let (play, lang) = (self.at.play, self.stand.lang);
        Some((play.game.as_ref()?, play.title?.words().say(lang, play.names(lang))))
    }

    /// Is nothing to be chosen through these eyes, since a bot plays the seat or the game was broken off?
    fn is_idle(&self) -> bool {
        let by_bot = matches!(self.stand.eyes, Eyes::Of(seat) if self.at.play.bot_of(seat).is_some());
        by_bot || self.at.play.room.stage == Stage::Ended
    }

    fn game_panels(&self) -> Option<&GamePanels> {
        let ((game, say), seen) = (self.voice()?, self.seen.as_ref()?);
        Some(self.game.get_or_init(|| {
            self.at.drawn.fetch_add(1, Relaxed);
            let listens = self.is_idle() || self.listens();
            let (lang, legal) = (self.stand.lang, if listens { Vec::new() } else { seen.choices() });
            GamePanels {
                panels: seen.panels(say, &legal, self.at.drafts),
                prompt: panels::prompt(lang, &self.prompt(game, &say, seen.as_ref())),
                choices: choices::choices(lang, &self.choices(&say, legal)),
            }
        }))
    }

    fn drawn_bars(&self) -> Option<&Bars> {
        self.voice()?;
        Some(self.house.get_or_init(|| {
            let lang = self.stand.lang;
            let curtain = self.curtain();
            let bar = |now| panels::seats_bar(lang, &self.chips(now), level_names(lang));
            let ticks = self.at.clocks.tick();
            Bars {
                result: result::result(lang, self.outcome().as_ref()),
                proposal: panels::proposal(lang, self.proposal().as_ref()),
                curtain: panels::curtain(lang, curtain.as_ref()),
                counsel: counsel::counsel(lang, self.counsel().as_ref()),
                guard: counsel::guard(lang, &self.warnings()),
                seats_bar: bar(ticks.then_some(self.at.now)),
                still: ticks.then(|| bar(None)),
            }
        }))
    }

    /// Does the narrator of a lesson speak, so that nothing is to be chosen yet?
    fn listens(&self) -> bool {
        self.at.lesson.is_some_and(|pupil| !pupil.asks)
    }

    /// What is asked, or why nothing is asked any more.
    fn sentence(&self, say: &Say<'_>, seen: &dyn shelf::Sight, state: PromptState) -> Vec<Span> {
        if state == PromptState::Listening {
            return vec![Span::Plain(pages::say(self.stand.lang).word("learn-listen"))];
        }
        match self.at.play.room.stage {
            Stage::Ended => vec![Span::Plain(pages::say(self.stand.lang).word("desk-told-ended"))],
            // A seat that a bot plays is not spoken to.
            Stage::Playing if self.is_idle() => vec![Span::Plain(pages::say(self.stand.lang).word("desk-bot-for-you"))],
            _ => say.spans(&seen.prompt()),
        }
    }

    fn prompt(&self, game: &Handle, say: &Say<'_>, seen: &dyn shelf::Sight) -> Prompt {
        let state = match game.turn() {
            _ if self.over() => PromptState::Over,
            Turn::Over => PromptState::Over,
            Turn::Of(seat) if self.stand.eyes == Eyes::Of(seat) && self.listens() => PromptState::Listening,
            Turn::Of(seat) if self.stand.eyes == Eyes::Of(seat) && self.mine() => PromptState::Mine,
            Turn::Of(_) => PromptState::Theirs,
        };
        let undo = match self.stand.eyes {
            Eyes::Of(seat) => self.at.lesson.map_or(usize::MAX, |pupil| pupil.undo).min(self.at.play.undoable(seat)),
            Eyes::Crowd | Eyes::Open => 0,
        };
        let waits = |seat: Seat| self.at.play.bot_of(seat).is_none();
        let taught = self.at.lesson.is_some();
        let skip = !taught
            && state == PromptState::Theirs
            && self.at.play.asked().is_none()
            && self.stand.own.iter().any(waits);
        let mine = state == PromptState::Mine && !taught;
        let ask = (mine && self.at.play.room.help).then(|| self.at.play.room.id.to_string());
        let first = mine.then(|| self.first(say, seen)).flatten();
        Prompt { sentence: self.sentence(say, seen, state), state, undo, skip, ask, first }
    }

    /// What is told to those who meet this kind of question for the first time: the game's words for its prompt.
    fn first(&self, say: &Say<'_>, seen: &dyn shelf::Sight) -> Option<(String, String)> {
        let name = format!("first-{}", seen.prompt().key);
        self.at.play.title?.words().has(&name).then(|| (name.clone(), say.word_named(&name)))
    }

    fn choices(&self, say: &Say<'_>, legal: Vec<shelf::Choice>) -> Vec<Choice> {
        let follows = matches!(self.stand.eyes, Eyes::Of(seat) if self.at.play.undoable(seat) > 0);
        let legal = legal.into_iter().filter(|choice| choice.back == 0 || self.at.play.takes_back());
        buttons(say, legal.collect(), follows)
    }

    /// The log from entry `from` on.
    fn told(&self, from: usize) -> Vec<Spoken> {
        self.at.play.log(self.stand.eyes, self.stand.lang, from)
    }

    /// A log that begins with a turn, turn by turn.
    fn folded(&self, told: &[Spoken]) -> Vec<LogTurn> {
        let Some(((game, say), title)) = self.voice().zip(self.at.play.title) else { return Vec::new() };
        turns::turns(game, &say, title.facts().point, told, false)
    }

    /// The first turn in which something was told since the last move of whoever stands here.
    fn news(&self) -> Option<usize> {
        let Eyes::Of(seat) = self.stand.eyes else { return None };
        let last = self.at.play.last_move(seat);
        let told = self.at.play.game.as_ref()?.log(self.stand.eyes, 0);
        told.iter().find(|line| line.ply > last).map(|line| line.place.number)
    }

    fn chat_line(&self, remark: &Remark) -> ChatLine {
        let seats = self.at.play.room.seats_of(remark.person);
        let (name, text) = said(self.stand.lang, remark);
        ChatLine { name, text, seat: seats.iter().next(), mine: seats.iter().any(|seat| self.stand.own.contains(seat)) }
    }

    /// What was said by people whom whoever stands here has not blocked, from remark `from` on.
    fn heard(&self, from: usize) -> impl Iterator<Item = &Remark> {
        let remarks = self.at.play.remarks.get(from..).unwrap_or_default();
        remarks.iter().filter(|remark| !self.at.play.is_unheard(self.stand.own, remark.person))
    }

    /// What has been said, for a page.
    pub fn talk(&self) -> Vec<ChatLine> {
        self.heard(0).map(|remark| self.chat_line(remark)).collect()
    }

    /// The whole page, which contains message `seen`; nothing if the game cannot be shown.
    pub fn scene(self, seen: u64) -> Option<Scene> {
        // Both are drawn before they are taken out.
        self.game_panels()?;
        self.drawn_bars()?;
        let told = self.told(0);
        let (title, news, chat) = (self.at.play.title?, self.news(), self.talk());
        let log = self.folded(&told);
        let (ply, seated, over) = (self.ply(), !self.stand.own.is_empty(), self.over());
        let GamePanels { panels, prompt, choices } = self.game.into_inner()?;
        let Bars { result, curtain, proposal, counsel, guard, seats_bar, .. } = self.house.into_inner()?;
        Some(Scene {
            title,
            part: self.at.play.room.part(),
            panels,
            house: HousePanels { prompt, choices, seats_bar, result, curtain, proposal, counsel, guard },
            ply,
            log,
            news,
            chat,
            seated,
            over,
            seen,
        })
    }
}

/// Choices as buttons, which may follow from clicks that can still be taken back.
pub(super) fn buttons(say: &Say<'_>, legal: Vec<shelf::Choice>, follows: bool) -> Vec<Choice> {
    let button = |choice: shelf::Choice| Choice {
        label: say.spans(&choice.label),
        why: choice.why.map(|why| say.spans(&why)).unwrap_or_default(),
        about: choice.about.map(|about| say.text(&about)),
        spot: choice.spot,
        leads: choice.leads,
        actions: serde_json::to_string(&choice.actions).unwrap_or_default(),
        back: choice.back,
        gesture: choice.gesture,
        ends: choice.ends,
        follows,
        rule: choice.rule,
    };
    legal.into_iter().map(button).collect()
}

/// A sentence as plain text.
pub(super) fn plain(spans: &[Span]) -> String {
    spans
        .iter()
        .map(|span| match span {
            Span::Plain(text) | Span::Name(_, text) | Span::Thing(_, text) => text.as_str(),
        })
        .collect()
}
