//! A lesson at the real table. Nothing of it is kept: its table follows from the lesson and from the learner's place in it, is set up for
//! one look and forgotten.

use engine::Lang;
use engine::lesson::{Lesson, Place};
use maud::Markup;
use serde_json::Value;
use shelf::Title;

use super::frame::Message;
use super::glance::{Glance, Setting};
use super::group::Picture;
use super::pieces::Told;
use super::sight::{Pupil, Scene};

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

impl Lecture {
    /// The table after these choices; nothing if one of them is not legal.
    fn table(&self, moves: &[&str]) -> Option<Glance> {
        let Lesson { seats, ref options, .. } = *self.lesson;
        let (title, key, seat) = (self.title, self.lesson.key(), self.lesson.seat());
        let moves: Vec<String> = moves.iter().map(|&name| Value::from(name).to_string()).collect();
        Setting { title, options, seats, key, seat, name: &self.name, undo: true }
            .table(moves.iter().map(String::as_str))
    }

    /// What the learner may do at a place.
    fn pupil(&self, place: &Place) -> Pupil {
        Pupil { asks: !self.lesson.ways(place).is_empty(), undo: self.lesson.here(place) }
    }

    /// What is pointed at: what the lesson names, or what is to be chosen next where that is known. Of ways with a bar between them the
    /// first is meant that can be touched.
    pub fn pointed(&self, place: &Place) -> Vec<String> {
        if let Some(line) = self.lesson.step(place).and_then(|step| step.point.as_ref()) {
            return line.0.clone();
        }
        let [way] = self.lesson.ways(place)[..] else { return Vec::new() };
        let moves = self.lesson.moves(place).unwrap_or_default();
        let Some(table) = self.table(&moves) else { return Vec::new() };
        let named =
            |names: &[String]| names.iter().map(|name| Value::from(name.as_str()).to_string()).collect::<Vec<_>>();
        let play = |actions: &Vec<String>| format!("play:{}", Value::from(actions.as_slice()));
        let choices = table.play.game.map(|game| game.choices(self.lesson.seat())).unwrap_or_default();
        // A click that makes several of the choices at once is better than the first of them alone.
        let fits = choices.into_iter().filter(|choice| choice.back == 0 && named(way).starts_with(&choice.actions));
        let mut fits: Vec<_> = fits.collect();
        fits.sort_by_key(|choice| (choice.spot.is_none(), std::cmp::Reverse(choice.actions.len())));
        // A small screen may not show the thing, and then the button of the first of them is pointed at.
        let button = fits.iter().find(|choice| !choice.gesture).map(|choice| play(&choice.actions));
        let first = fits.first().map(|choice| choice.spot.clone().unwrap_or_else(|| play(&choice.actions)));
        let mut ways: Vec<String> = first.into_iter().chain(button).collect();
        ways.dedup();
        vec![ways.join("|")]
    }

    /// The whole page at a place; nothing if there is no such place.
    pub fn scene(&self, place: &Place) -> Option<Scene> {
        let table = self.table(&self.lesson.moves(place)?)?;
        table.sight(self.lang, self.pupil(place)).scene(0)
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
            let sight = table.sight(self.lang, pupil);
            let lines = sight.log(told);
            // What nobody is told is shown together with what follows.
            if lines.is_empty() && !last {
                continue;
            }
            let (log, say) = lines.into_iter().map(|line| (line.markup, line.text)).unzip();
            let (game, bars) = (sight.game(), sight.house());
            let drawn = game.iter().chain(&bars).map(|panel| (panel.id, Told::Whole(panel.markup)));
            let message = Message {
                n: Some(0),
                fresh: !forward,
                panels: drawn.chain(last.then_some(("narrator", Told::Whole(&narrator.0)))).collect(),
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
