//! What a pair of eyes is shown: the game's panels and the house's, log and chat, and the whole page made of them.

use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

use draw::Panel;
use engine::words::{Say, Span};
use engine::{Eyes, Lang, Seat, Turn};
use shelf::Title;

use super::table::LiveTable;
use super::watch::Stand;
use crate::pages::panels::{self, ChatLine, Choice, LogLine, Prompt, PromptState, SeatChip, Time};
use crate::pages::result::{self, Outcome, Placed};
use crate::pages::{self};
use crate::store::{Clock, PersonId, Room, Sitter, Stage};

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
    /// What the game draws.
    pub panels: Vec<Panel>,
    /// The house's sentence.
    pub prompt: Prompt,
    /// The choices.
    pub choices: Vec<Choice>,
    /// The ply, where these eyes may know it.
    pub ply: Option<usize>,
    /// The players.
    pub seats: Vec<SeatChip>,
    /// The log.
    pub log: Vec<LogLine>,
    /// How many lines of it are news.
    pub news: usize,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// Does the viewer sit at the table?
    pub seated: bool,
    /// Hot-seat: who takes the chair next.
    pub curtain: Option<(Seat, String)>,
    /// The end.
    pub outcome: Option<Outcome>,
    /// The number of the last message that this contains.
    pub seen: u64,
}

/// A drawn panel.
pub(super) struct Drawn {
    pub id: &'static str,
    pub markup: String,
    /// What is compared instead of the markup to find out whether it changed: the same without the ticking of clocks.
    pub still: Option<String>,
}

impl Drawn {
    fn plain(id: &'static str, markup: maud::Markup) -> Drawn {
        Drawn { id, markup: markup.into_string(), still: None }
    }
}

/// A line of the log, drawn and as plain text.
pub(super) struct Line {
    pub markup: String,
    pub text: String,
}

/// The name of a level in a language.
pub(crate) fn level_name(lang: Lang, level: &str) -> String {
    pages::say(lang).word_named(&format!("level-{level}"))
}

/// All levels: id and name.
pub fn level_names(lang: Lang) -> &'static [(String, String)] {
    static NAMES: LazyLock<[Vec<(String, String)>; 3]> = LazyLock::new(|| {
        let name = |lang, id: &str| (id.to_string(), level_name(lang, id));
        Lang::ALL.map(|lang| bots::LEVELS.iter().map(|level| name(lang, level.id)).collect())
    });
    &NAMES[lang as usize]
}

/// What the players at these seats are called: people by their names, and bots by an animal each.
pub(crate) fn bot_names(lang: Lang, seats: &[crate::store::RoomSeat]) -> Vec<String> {
    let names = seats.iter().enumerate().map(|(number, seat)| match seat.sitter {
        Sitter::Bot(_) => pages::say(lang).word_named(&format!("desk-bot-{}", number % 6 + 1)),
        Sitter::Person(_) | Sitter::Open => seat.name.clone(),
    });
    let mut told = Vec::<String>::new();
    for name in names {
        // Several seats of one person are told apart by a number.
        let twice = 1 + told.iter().filter(|other| **other == name || other.starts_with(&format!("{name} "))).count();
        told.push(if twice > 1 && !name.is_empty() { format!("{name} {twice}") } else { name });
    }
    told
}

pub(super) fn seat_names(room: &Room) -> [Vec<String>; 3] {
    Lang::ALL.map(|lang| bot_names(lang, &room.seats))
}

impl LiveTable {
    fn voice(&self, lang: Lang) -> Option<Say<'_>> {
        Some(self.title?.words().say(lang, &self.names[lang as usize]))
    }

    fn name(&self, lang: Lang, seat: Seat) -> String {
        self.names[lang as usize].get(seat.index()).cloned().unwrap_or_default()
    }

    /// Is something asked of whoever stands here?
    pub(super) fn is_asked(&self, stand: Stand) -> bool {
        self.turn().is_some_and(|seat| stand.own.contains(seat) && self.bot_of(seat).is_none())
    }

    /// The ply, for those who may know it: who is asked, and who made the last moves and may take them back.
    pub(super) fn known_ply(&self, stand: Stand) -> Option<usize> {
        let Eyes::Of(seat) = stand.eyes else { return None };
        let game = self.game.as_ref()?;
        (game.turn() == Turn::Of(seat) || self.undoable(seat) > 0).then(|| game.ply())
    }

    fn undoable(&self, seat: Seat) -> usize {
        if !self.room.undo || self.bot_of(seat).is_some() || self.room.stage != Stage::Playing {
            return 0;
        }
        self.game.as_ref().map_or(0, |game| game.undoable(seat))
    }

    /// All panels as they are now.
    pub(super) fn draw(&self, stand: Stand) -> Vec<Drawn> {
        let mut drawn = self.draw_game(stand);
        drawn.extend(self.draw_house(stand));
        drawn
    }

    /// A number that stays the same as long as [`draw_game`](LiveTable::draw_game) would draw the same.
    pub(super) fn look(&self, stand: Stand, hasher: &RandomState) -> u64 {
        let Some(game) = &self.game else { return 0 };
        let bot = matches!(stand.eyes, Eyes::Of(seat) if self.bot_of(seat).is_some());
        let over = self.room.stage == Stage::Over;
        hasher.hash_one((game.sight(stand.eyes).look(hasher), self.is_asked(stand), bot, over, self.edition))
    }

    /// The panels that follow from the game.
    pub(super) fn draw_game(&self, stand: Stand) -> Vec<Drawn> {
        let (Some(game), Some(say)) = (&self.game, self.voice(stand.lang)) else { return Vec::new() };
        self.house.metrics.drawn.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let (lang, legal) = (stand.lang, self.legal(stand.eyes));
        let panels = game.sight(stand.eyes).panels(say, &legal).into_iter();
        let mut drawn: Vec<Drawn> = panels.map(|panel| Drawn::plain(panel.id, panel.markup)).collect();
        drawn.push(Drawn::plain("prompt", panels::prompt(lang, &self.prompt(stand, &say))));
        drawn.push(Drawn::plain("choices", panels::choices(lang, &self.choices(stand, &say, legal))));
        drawn
    }

    /// The panels that follow from who sits here and how it went.
    pub(super) fn draw_house(&self, stand: Stand) -> Vec<Drawn> {
        if self.game.is_none() || self.title.is_none() {
            return Vec::new();
        }
        let lang = stand.lang;
        let result = result::result(lang, self.outcome(stand).as_ref());
        let curtain = self.curtain(stand);
        let next = curtain.as_ref().map(|(seat, name)| (*seat, name.as_str()));
        let bar = |frozen| panels::seats_bar(lang, &self.chips(stand, frozen), level_names(lang));
        let ticking = matches!(self.room.clock, Clock::Live { .. } | Clock::Slow { .. });
        let mut bars = Drawn::plain("seats-bar", bar(!ticking));
        bars.still = ticking.then(|| bar(true).into_string());
        vec![Drawn::plain("result", result), Drawn::plain("curtain", panels::curtain(lang, next)), bars]
    }

    fn prompt(&self, stand: Stand, say: &Say<'_>) -> Prompt {
        let Some(game) = &self.game else {
            return Prompt { sentence: Vec::new(), state: PromptState::Theirs, undo: 0 };
        };
        let state = match game.turn() {
            Turn::Over => PromptState::Over,
            Turn::Of(seat) if stand.eyes == Eyes::Of(seat) && self.is_asked(stand) => PromptState::Mine,
            Turn::Of(_) => PromptState::Theirs,
        };
        let undo = match stand.eyes {
            Eyes::Of(seat) => self.undoable(seat),
            Eyes::Crowd | Eyes::Open => 0,
        };
        Prompt { sentence: say.spans(&game.sight(stand.eyes).prompt()), state, undo }
    }

    /// The legal choices of these eyes.
    fn legal(&self, eyes: Eyes) -> Vec<shelf::Choice> {
        match (&self.game, eyes) {
            (Some(game), Eyes::Of(seat)) => game.choices(seat),
            (_, Eyes::Of(_) | Eyes::Crowd | Eyes::Open) => Vec::new(),
        }
    }

    fn choices(&self, stand: Stand, say: &Say<'_>, legal: Vec<shelf::Choice>) -> Vec<Choice> {
        if matches!(stand.eyes, Eyes::Of(seat) if self.bot_of(seat).is_some()) {
            return Vec::new();
        }
        let choices = legal.into_iter().filter(|choice| choice.back == 0 || self.room.undo);
        choices
            .map(|choice| Choice {
                label: say.spans(&choice.label),
                why: choice.why.map(|why| say.spans(&why)).unwrap_or_default(),
                spot: choice.spot,
                leads: choice.leads,
                actions: serde_json::to_string(&choice.actions).unwrap_or_default(),
                back: choice.back,
                gesture: choice.gesture,
                rule: choice.rule,
            })
            .collect()
    }

    fn chips(&self, stand: Stand, frozen: bool) -> Vec<SeatChip> {
        let chip = |seat: Seat| {
            let sits = self.room.seats.get(seat.index())?;
            let (who, here) = match (&sits.sitter, &sits.stand_in) {
                (Sitter::Bot(level), _) => (panels::Sitter::Bot(level_name(stand.lang, level)), true),
                (Sitter::Person(person), Some(level)) => {
                    (panels::Sitter::StandIn(level_name(stand.lang, level)), self.is_here(*person))
                }
                (Sitter::Person(person), None) => (panels::Sitter::Person, self.is_here(*person)),
                (Sitter::Open, _) => (panels::Sitter::Person, false),
            };
            Some(SeatChip {
                seat,
                name: self.name(stand.lang, seat),
                who,
                mine: stand.own.contains(seat),
                asked: self.turn() == Some(seat),
                here,
                playing: self.room.stage == Stage::Playing,
                clock: self.time_of(seat, frozen).map(|(left, running)| Time { left, running }),
            })
        };
        Seat::all(self.room.seats.len()).filter_map(chip).collect()
    }

    /// Who should take the chair at a hot-seat table.
    fn curtain(&self, stand: Stand) -> Option<(Seat, String)> {
        if stand.own.len() < 2 || self.room.stage != Stage::Playing {
            return None;
        }
        let turn = self.turn().filter(|&seat| stand.own.contains(seat) && self.bot_of(seat).is_none())?;
        (stand.eyes != Eyes::Of(turn)).then(|| (turn, self.name(stand.lang, turn)))
    }

    fn outcome(&self, stand: Stand) -> Option<Outcome> {
        let (game, title) = (self.game.as_ref()?, self.title?);
        let standings = game.standings(Eyes::Open);
        let places = standings.places?;
        let say = title.words().say(stand.lang, &self.names[stand.lang as usize]);
        let mut order: Vec<Seat> = Seat::all(self.room.seats.len()).collect();
        order.sort_by_key(|&seat| places.get(seat).copied());
        let written = |score: Option<&i32>| engine::points(score.copied().unwrap_or(0), title.facts().point);
        let placed = |&seat: &Seat| Placed {
            seat,
            name: self.name(stand.lang, seat),
            place: places.get(seat).copied().unwrap_or(0),
            score: written(standings.scores.get(seat)),
            won: standings.winners.contains(seat),
            mine: stand.own.contains(seat),
        };
        let tallies = game.sight(Eyes::Open).breakdown().into_iter().map(|tally| {
            let points = order.iter().map(|&seat| written(tally.points.get(seat))).collect();
            (say.text(&tally.source), points)
        });
        Some(Outcome {
            id: self.room.id.to_string(),
            places: order.iter().map(placed).collect(),
            breakdown: tallies.collect(),
            note: String::new(),
            may_rematch: !stand.own.is_empty(),
            rematch: self.room.rematch.as_ref().map(ToString::to_string),
        })
    }

    /// The title of the browser's window.
    pub(super) fn page_title(&self, lang: Lang, mine: bool) -> String {
        let name = self.voice(lang).map(|say| say.word("name")).unwrap_or_default();
        format!("{}{name} · Polyana", if mine { "● " } else { "" })
    }

    /// The lines of the log from entry `from` on.
    pub(super) fn log_lines(&self, stand: Stand, from: usize) -> Vec<Line> {
        let spans = self.log_spans(stand, from);
        let draw = |spans: Vec<Span>| Line {
            text: plain(&spans),
            markup: panels::log_line(&LogLine { ply: None, sentence: spans }).into_string(),
        };
        spans.into_iter().map(|(_, spans)| draw(spans)).collect()
    }

    fn log_spans(&self, stand: Stand, from: usize) -> Vec<(usize, Vec<Span>)> {
        let (Some(game), Some(say)) = (&self.game, self.voice(stand.lang)) else { return Vec::new() };
        if from >= game.log_len() {
            return Vec::new();
        }
        game.log(stand.eyes, from).iter().map(|(ply, phrase)| (*ply, say.spans(phrase))).collect()
    }

    /// How many lines of the log these eyes see among its first `cut` entries.
    pub(super) fn lines_before(&self, eyes: Eyes, cut: usize) -> usize {
        self.game.as_ref().map_or(0, |game| game.log(eyes, 0).len().saturating_sub(game.log(eyes, cut).len()))
    }

    /// What happened since the last move of whoever stands here.
    pub(super) fn news(&self, stand: Stand) -> Vec<LogLine> {
        let Eyes::Of(seat) = stand.eyes else { return Vec::new() };
        let last = self.movers.iter().rposition(|&mover| mover == seat.0).map_or(0, |index| index + 1);
        let lines = self.log_spans(stand, 0).into_iter().filter(|(ply, _)| *ply > last);
        lines.map(|(_, sentence)| LogLine { ply: None, sentence }).collect()
    }

    fn chat_line(&self, stand: Stand, remark: &crate::store::Remark) -> ChatLine {
        let seats = self.room.seats_of(remark.person);
        ChatLine {
            name: remark.name.clone(),
            seat: seats.iter().next(),
            text: remark.text.clone(),
            mine: seats.iter().any(|seat| stand.own.contains(seat)),
        }
    }

    pub(super) fn chat_lines(&self, stand: Stand, from: usize) -> Vec<String> {
        let remarks = self.remarks.get(from..).unwrap_or_default();
        remarks.iter().map(|remark| panels::chat_line(&self.chat_line(stand, remark)).into_string()).collect()
    }

    pub(super) fn waiting_room(&mut self, person: Option<PersonId>, lang: Lang) -> WaitingRoom {
        let stand = self.stand(person, lang, None);
        let seen = self.seen(stand);
        let chat = self.remarks.iter().map(|remark| self.chat_line(stand, remark)).collect();
        WaitingRoom { room: self.room.clone(), chat, seen }
    }

    pub(super) fn scene(&mut self, person: Option<PersonId>, lang: Lang) -> Option<Scene> {
        let stand = self.stand(person, lang, None);
        let seen = self.seen(stand);
        let (game, title, say) = (self.game.as_ref()?, self.title?, self.voice(lang)?);
        let legal = self.legal(stand.eyes);
        let log: Vec<LogLine> =
            self.log_spans(stand, 0).into_iter().map(|(_, sentence)| LogLine { ply: None, sentence }).collect();
        Some(Scene {
            title,
            panels: game.sight(stand.eyes).panels(say, &legal),
            prompt: self.prompt(stand, &say),
            choices: self.choices(stand, &say, legal),
            ply: self.known_ply(stand),
            seats: self.chips(stand, false),
            news: self.news(stand).len(),
            log,
            chat: self.remarks.iter().map(|remark| self.chat_line(stand, remark)).collect(),
            seated: !stand.own.is_empty(),
            curtain: self.curtain(stand),
            outcome: self.outcome(stand),
            seen,
        })
    }
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
