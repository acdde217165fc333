//! *What would you do?* A player asks a strong bot that sees only what they see. The bot thinks in the same chairs as all others, on
//! the player's own account; what it found is shown to the one who asked, and everybody sees that they did. Nothing changes in the
//! game.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use bots::{Level, Limits};
use draw::WhyNot;
use engine::{Eyes, Lang, Seat};
use shelf::{Considered, Reason, Thought};

use super::Ask;
use super::chairs::Errand;
use super::play::Play;
use super::sight::Sight;
use super::table::LiveTable;
use crate::pages::counsel::{self, Counsel, Hint, Warning, Why};
use crate::rates::{Deed, Who};
use crate::refused::Refused;
use crate::store::{By, PersonId, SeatNews};

/// The bot that is asked.
const ADVISER: &str = "master";
/// It answers within so long once it has a chair, in milliseconds.
const PATIENCE: u64 = 700;
/// So many choices are shown at most.
const SHOWN: usize = 3;
/// Whoever likes to be warned is warned of a choice that loses so much, if it was looked into so often.
const LOSES_MUCH: f32 = 0.12;
const KNOWN: u32 = 8;
/// What is plainly bad is hardly looked into: it is warned of if it seems to lose so much.
const LOSES_MORE: f32 = 0.2;
const GLANCED: u32 = 2;
/// Choices that were looked into less often than this share of the best are not worth showing.
const SELDOM: f32 = 0.01;

/// A question that somebody has asked about the present position, and the answer once it is there. Dropping it tells the bot that nobody
/// waits for it any more.
pub(super) struct Question {
    pub seat: Seat,
    number: u64,
    /// Is it only asked so that a warning can be given?
    quiet: bool,
    answer: Option<Option<Thought>>,
    stop: Arc<AtomicBool>,
}

impl Drop for Question {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

impl LiveTable {
    /// Somebody asks what a strong bot would do in their place.
    pub(super) async fn ask_help(&mut self, person: PersonId, looks: Option<Eyes>, ply: usize) -> Result<(), Refused> {
        let seat = self.play.asks(person, looks, ply)?;
        if !self.play.room.help {
            return Err(Refused::NoHelp);
        }
        let open = |question: &Question| question.seat == seat && !question.quiet;
        if self.play.question.as_ref().is_some_and(open) {
            return Ok(());
        }
        if !self.house.allows(Deed::Ask, Who::Person(person)) {
            return Err(Refused::TooFast);
        }
        if !self.play.is_known_to_ask(seat) {
            self.tell(seat, By::Player, SeatNews::Helped).await?;
        }
        match self.play.question.as_mut().filter(|question| question.seat == seat) {
            // The guard has asked already.
            Some(question) => question.quiet = false,
            None => self.consult(person, seat, false),
        }
        self.show();
        Ok(())
    }

    /// Somebody would like to be warned before a choice that loses much: a bot thinks about the position as soon as it is there. Where
    /// there is no help, nobody is warned.
    pub(super) async fn guard(&mut self, person: PersonId, looks: Option<Eyes>, ply: usize) -> Result<(), Refused> {
        // Whoever comes too late needs no guard any more.
        let Ok(seat) = self.play.asks(person, looks, ply) else { return Ok(()) };
        if !self.play.room.help || self.play.question.is_some() {
            return Ok(());
        }
        if !self.play.story.is_guarded(seat) {
            self.tell(seat, By::Player, SeatNews::Guarded).await?;
        }
        self.consult(person, seat, true);
        Ok(())
    }

    /// Lets a bot think about the present position for a seat.
    fn consult(&mut self, person: PersonId, seat: Seat, quiet: bool) {
        let Some(game) = &self.play.game else { return };
        let luck = self.house.config.luck;
        let (thinker, mood) = (game.thinker(seat), luck.mood(&self.play.room.key, game.ply(), self.play.number, seat));
        let stop = Arc::new(AtomicBool::new(false));
        self.play.questions += 1;
        let number = self.play.questions;
        self.play.question = Some(Question { seat, number, quiet, answer: None, stop: stop.clone() });
        let (house, id) = (self.house.clone(), self.play.room.id.clone());
        tokio::spawn(async move {
            let errand = Errand { host: person, awaited: !quiet, millis: PATIENCE };
            let Some(chair) = house.thinkers.sit_down(errand).await else { return };
            let wanted = chair.wanted.clone();
            let thought = tokio::task::spawn_blocking(move || {
                let until = Instant::now() + Duration::from_millis(PATIENCE);
                let enough = || stop.load(Relaxed) || wanted.load(Relaxed) || Instant::now() > until;
                let limits = Limits { stop: Some(&enough), reasons: true, ..Limits::default() };
                thinker.think(Level::from_name(ADVISER)?, mood, &limits, 1)
            });
            let thought = thought.await.unwrap_or_else(|error| {
                tracing::error!(%error, "an adviser stumbled");
                None
            });
            drop(chair);
            house.live.tell(&house, &id, Ask::Advise { number, thought });
        });
    }

    /// The bot that was asked has answered.
    pub(super) fn advise(&mut self, number: u64, thought: Option<Thought>) {
        if let Some(question) = self.play.question.as_mut().filter(|question| question.number == number) {
            question.answer = Some(thought);
            self.show();
        }
    }
}

/// *Why not?*
impl LiveTable {
    /// Why a thing cannot be chosen by whoever watches there. It follows from what they see, and is no help that anybody has to know of:
    /// it is the rules.
    pub(super) fn why_not(&self, watcher: u64, thing: &str, lang: Lang) -> Option<String> {
        let eyes = self.crowd.eyes(watcher)?;
        let (game, title) = (self.play.game.as_ref()?, self.play.title?);
        let WhyNot { because, rule } = game.sight(eyes).why_not(thing);
        let spans = title.words().say(lang, self.play.names(lang)).spans(&because);
        Some(counsel::why_not(lang, title.id(), &spans, rule).into_string())
    }
}

impl Play {
    /// Has everybody seen already that this seat asks for help, in this very turn?
    pub(super) fn is_known_to_ask(&self, seat: Seat) -> bool {
        self.story.helped(seat).is_some_and(|ply| self.moved_alone_since(seat, ply))
    }
}

impl Sight<'_> {
    /// What whoever stands here has been advised.
    pub(super) fn counsel(&self) -> Option<Counsel> {
        let question = self.play().question.as_ref()?;
        if self.eyes() != Eyes::Of(question.seat) || question.quiet {
            return None;
        }
        let Some(answer) = &question.answer else { return Some(Counsel::Thinking) };
        let hints = answer.iter().flat_map(|thought| best_of(thought)).enumerate();
        Some(Counsel::Choices(
            hints.filter_map(|(index, choice)| self.hint(question.seat, choice, index == 0)).collect(),
        ))
    }

    /// The choices that whoever stands here is warned of, as they are played, and how the chances would fall.
    pub(super) fn warnings(&self) -> Vec<Warning> {
        let Some(question) = &self.play().question else { return Vec::new() };
        let guarded = self.eyes() == Eyes::Of(question.seat) && self.play().story.is_guarded(question.seat);
        let Some(thought) = question.answer.as_ref().and_then(Option::as_ref).filter(|_| guarded) else {
            return Vec::new();
        };
        let Some(best) = thought.considered.iter().find(|choice| choice.action == thought.action) else {
            return Vec::new();
        };
        let bad = |choice: &&Considered| match choice.visits {
            ..GLANCED => false,
            GLANCED..KNOWN => best.value - choice.value >= LOSES_MORE,
            KNOWN.. => best.value - choice.value >= LOSES_MUCH,
        };
        let left = |choice: &&Considered| best.sure && !choice.sure && choice.action != best.action;
        let warned = thought.considered.iter().filter(|choice| bad(choice) || left(choice));
        let percent = |value: f32| (value * 100.0).round().clamp(0.0, 100.0) as u8;
        warned
            .map(|choice| Warning {
                action: choice.action.clone(),
                best: percent(best.value),
                chance: (choice.visits >= GLANCED).then(|| percent(choice.value)),
            })
            .collect()
    }

    fn hint(&self, seat: Seat, choice: &Considered, best: bool) -> Option<Hint> {
        let (_, say) = self.voice()?;
        Some(Hint {
            label: say.spans(&choice.label),
            chance: (choice.value * 100.0).round().clamp(0.0, 100.0) as u8,
            wins: choice.sure,
            why: self.why(seat, if best { &choice.pro } else { &choice.con }, best),
        })
    }

    /// What speaks for a choice, or, turned round, against it: what is about the same player stands together.
    fn why(&self, seat: Seat, reasons: &[Reason], pro: bool) -> Vec<Why> {
        let Some((_, say)) = self.voice() else { return Vec::new() };
        let mut all: Vec<Why> = Vec::new();
        for reason in reasons {
            let whose = (reason.seat != seat).then(|| self.play().name(self.lang(), reason.seat));
            let (more, term) = (reason.more == pro, say.text(&reason.term));
            match all.iter_mut().find(|why| why.whose == whose && why.more == more) {
                Some(why) => why.terms.push(term),
                None => all.push(Why { whose, more, terms: vec![term] }),
            }
        }
        all
    }
}

/// The bot's own choice, and those that come next.
fn best_of(thought: &Thought) -> Vec<&Considered> {
    let chosen = |choice: &Considered| choice.action == thought.action;
    let most = thought.considered.iter().find(|choice| chosen(choice)).map_or(0, |choice| choice.visits) as f32;
    let worth = |choice: &&Considered| chosen(choice) || choice.visits as f32 > (SELDOM * most).max(1.0);
    let mut best: Vec<_> = thought.considered.iter().filter(worth).collect();
    best.sort_by_key(|choice| (!chosen(choice), std::cmp::Reverse(choice.visits)));
    best.truncate(if best.first().is_some_and(|choice| choice.sure) { 1 } else { SHOWN });
    best
}
