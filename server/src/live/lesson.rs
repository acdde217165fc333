//! A lesson at the real table. Nothing of it is kept: its table follows from the lesson and from the learner's place in it, is set up for
//! one look and forgotten.

use std::sync::atomic::AtomicU64;

use engine::lesson::{Lesson, Place};
use engine::{Eyes, Lang, Seats};
use maud::Markup;
use serde_json::Value;
use shelf::Title;

use super::clocks::Clocks;
use super::crowd::Stand;
use super::frame::Message;
use super::group::Picture;
use super::play::Play;
use super::sight::{Present, Pupil, Scene, Sight};
use crate::seats::{Clock, Sitter};
use crate::store::{By, Entry, Kept, PersonId, Room, RoomSeat, Stage, TableId, What};

/// Nobody in the store: whoever takes a lesson sits here.
const LEARNER: PersonId = PersonId(0);

/// A lesson as somebody takes it.
pub(crate) struct Lecture {
    /// The game's box.
    pub title: &'static dyn Title,
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The learner's language.
    pub lang: Lang,
    /// What they are called.
    pub name: String,
}

/// A table that is looked at once.
struct Glance {
    play: Play,
    clocks: Clocks,
    drawn: AtomicU64,
}

impl Glance {
    fn sight(&self, stand: Stand, pupil: Pupil) -> Sight<'_> {
        let (play, clocks, drawn) = (&self.play, &self.clocks, &self.drawn);
        Present { play, clocks, here: Seats::all(play.room.seats.len()), now: 0, drawn, lesson: Some(pupil) }
            .sight(stand)
    }
}

impl Lecture {
    fn stand(&self) -> Stand {
        let seat = self.lesson.seat();
        Stand { eyes: Eyes::Of(seat), own: Seats::only(seat), lang: self.lang }
    }

    /// The table after these choices; nothing if one of them is not legal.
    fn table(&self, moves: &[&str]) -> Option<Glance> {
        let Lesson { seats, learner, .. } = *self.lesson;
        let mut game = self.title.open(&self.lesson.options, seats, self.lesson.key()).ok()?;
        let mut journal = Vec::new();
        for &name in moves {
            let (seat, action) = (game.turn().seat()?, Value::from(name).to_string());
            game.play(seat, &action).ok()?;
            journal.push(Entry { seat: seat.0, by: By::Player, what: What::Play(action), at: 0 });
        }
        let over = game.turn().seat().is_none();
        let sits = |seat| match seat == usize::from(learner) {
            true => RoomSeat { sitter: Sitter::Person(LEARNER), name: self.name.clone(), ..RoomSeat::open() },
            false => RoomSeat { sitter: Sitter::Bot(super::STAND_IN.to_string()), ..RoomSeat::open() },
        };
        let room = Room {
            id: TableId::fresh(),
            game: self.title.id().to_string(),
            rules: self.title.facts().rules,
            options: self.lesson.options.to_string(),
            key: self.lesson.key(),
            host: LEARNER,
            host_name: String::new(),
            public: false,
            shuffle: false,
            undo: true,
            help: false,
            clock: Clock::None,
            stage: if over { Stage::Over } else { Stage::Playing },
            created: 0,
            moved: None,
            due: None,
            rematch: None,
            double_header: false,
            first: None,
            second: None,
            rests: false,
            seats: (0..seats).map(sits).collect(),
        };
        let kept = Kept { room, journal, remarks: Vec::new(), first: None, blocks: Vec::new() };
        let clocks = Clocks::new(&kept, 1_000, 0);
        let play = Play::new(kept);
        play.game.is_some().then_some(Glance { play, clocks, drawn: AtomicU64::new(0) })
    }

    /// What the learner may do at a place.
    fn pupil(&self, place: &Place) -> Pupil {
        Pupil { asks: !self.lesson.ways(place).is_empty(), undo: self.lesson.here(place) }
    }

    /// What is pointed at: what the lesson names, or what is to be chosen next where that is known.
    pub fn pointed(&self, place: &Place) -> Vec<String> {
        if let Some(line) = self.lesson.step(place).and_then(|step| step.point.as_ref()) {
            return line.0.clone();
        }
        let [way] = self.lesson.ways(place)[..] else { return Vec::new() };
        let moves = self.lesson.moves(place).unwrap_or_default();
        let Some(table) = self.table(&moves) else { return Vec::new() };
        let named =
            |names: &[String]| names.iter().map(|name| Value::from(name.as_str()).to_string()).collect::<Vec<_>>();
        let choices = table.play.game.map(|game| game.choices(self.lesson.seat())).unwrap_or_default();
        // A click that makes several of the choices at once is better than the first of them alone.
        let fits = choices.into_iter().filter(|choice| choice.back == 0 && named(way).starts_with(&choice.actions));
        let Some(choice) = fits.max_by_key(|choice| (choice.spot.is_some(), choice.actions.len())) else {
            return Vec::new();
        };
        vec![choice.spot.unwrap_or_else(|| format!("play:{}", Value::from(choice.actions)))]
    }

    /// The whole page at a place; nothing if there is no such place.
    pub fn scene(&self, place: &Place) -> Option<Scene> {
        let table = self.table(&self.lesson.moves(place)?)?;
        table.sight(self.stand(), self.pupil(place)).scene(0)
    }

    /// What a browser is told that goes from one place to another: the learner's own choices, and then the others' one by one. The
    /// narrator's panel comes with the last message.
    pub fn messages(&self, from: &Place, to: &Place, narrator: &Markup) -> Option<Vec<Value>> {
        let (before, after) = (self.lesson.moves(from)?, self.lesson.moves(to)?);
        let forward = after.starts_with(&before);
        let mut told = if forward { self.table(&before)?.play.log_len() } else { 0 };
        let answered = match self.lesson.steps.get(from.step) {
            Some(step) if forward && to.step > from.step => step.then.0.len(),
            _ => 0,
        };
        let mut messages = Vec::new();
        for count in after.len() - answered..=after.len() {
            let (table, last) = (self.table(after.get(..count)?)?, count == after.len());
            let pupil = if last { self.pupil(to) } else { Pupil { asks: false, undo: 0 } };
            let sight = table.sight(self.stand(), pupil);
            let lines = sight.log(told);
            // What nobody is told is shown together with what follows.
            if lines.is_empty() && !last {
                continue;
            }
            let (log, say) = lines.into_iter().map(|line| (line.markup, line.text)).unzip();
            let (game, bars) = (sight.game(), sight.house());
            let drawn = game.iter().chain(&bars).map(|panel| (panel.id, panel.markup));
            let message = Message {
                n: Some(0),
                fresh: !forward,
                panels: drawn.chain(last.then_some(("narrator", narrator.0.as_str()))).collect(),
                turns: sight.turns(told),
                log,
                say,
                mine: Some(last && pupil.asks),
                sound: (count > before.len()).then_some("move"),
                ..Message::default()
            };
            messages.push(serde_json::to_value(&message).ok()?);
            told = sight.log_len();
        }
        Some(messages)
    }
}
