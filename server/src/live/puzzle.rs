//! A puzzle at the real table: a moment of a game as one player saw it, with their choices. Nothing is played on, so that no dice speak for
//! or against an answer; the record behind the moment, with its key, never leaves the house.

use engine::{Key, Lang};
use maud::Markup;
use serde_json::Value;
use shelf::{Choice, Puzzle, Title};

use super::frame::Message;
use super::glance::{Glance, Setting};
use super::group::Picture;
use super::pieces::Told;
use super::sight::{Pupil, Scene};

/// A puzzle as somebody looks at it.
pub(crate) struct Riddle {
    /// The game's box.
    pub title: &'static dyn Title,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// The language of whoever looks.
    pub lang: Lang,
    /// What they are called.
    pub name: String,
}

/// A choice in words, and what stands for it on the table.
pub(crate) struct Named {
    pub label: String,
    pub at: String,
}

impl Riddle {
    fn table(&self) -> Option<Glance> {
        let record = &self.puzzle.record;
        let key: Key = serde_json::from_value(record.get("key")?.clone()).ok()?;
        let moves: Vec<String> = record.get("moves")?.as_array()?.iter().map(Value::to_string).collect();
        let setting = Setting {
            title: self.title,
            options: record.get("options").unwrap_or(&Value::Null),
            seats: usize::try_from(self.puzzle.seats()).ok()?,
            key,
            seat: self.puzzle.seat(),
            name: &self.name,
            undo: false,
        };
        setting.table(moves.iter().map(String::as_str))
    }

    /// The whole page; `open` as long as something is to be chosen.
    pub fn scene(&self, open: bool) -> Option<Scene> {
        self.table()?.sight(self.lang, Pupil { asks: open, undo: 0 }).scene(0)
    }

    /// What a browser is told once the puzzle is solved, or its answer shown.
    pub fn told(&self, narrator: &Markup) -> Option<Value> {
        let table = self.table()?;
        let sight = table.sight(self.lang, Pupil { asks: false, undo: 0 });
        let (game, bars) = (sight.game(), sight.house());
        let drawn = game.iter().chain(&bars).map(|panel| (panel.id, Told::Whole(panel.markup)));
        let panels = drawn.chain([("narrator", Told::Whole(&narrator.0))]).collect();
        serde_json::to_value(Message { n: Some(0), panels, mine: Some(false), ..Message::default() }).ok()
    }

    /// The choices of the moment; none if it cannot be set up.
    fn choices(&self) -> Vec<Choice> {
        let game = self.puzzle.table(self.title).ok();
        let choices = game.map(|game| game.choices(self.puzzle.seat())).unwrap_or_default();
        choices.into_iter().filter(|choice| !choice.gesture).collect()
    }

    /// Can this be chosen?
    pub fn is_legal(&self, action: &str) -> bool {
        self.choices().iter().any(|choice| choice.actions.first().is_some_and(|first| first == action))
    }

    /// A choice of the moment.
    pub fn named(&self, action: &Value) -> Option<Named> {
        let (choices, action) = (self.choices(), action.to_string());
        let choice = choices.iter().find(|choice| choice.actions.first() == Some(&action))?;
        let table = self.table()?;
        let label = self.title.words().say(self.lang, table.play.names(self.lang)).text(&choice.label);
        let button = || format!("play:{}", Value::from(choice.actions.as_slice()));
        Some(Named { label, at: choice.spot.clone().unwrap_or_else(button) })
    }

    /// Why the right choices are right, where somebody has understood it.
    pub fn explanation(&self) -> Option<String> {
        let key = self.puzzle.explanation();
        self.title.words().has(&key).then(|| self.title.words().say(self.lang, &[]).word_named(&key))
    }
}
