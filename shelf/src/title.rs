//! [`Title`]: a box on the shelf.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use draw::{Face, Markup};
use engine::lesson::Lesson;
use engine::words::{COMMON, Words};
use engine::{BadOptions, BadRecord, Key, Knob, Lang, Match, Phrase, Record};
use serde::Deserialize;
use serde_json::Value;

use crate::{Handle, Outcome, Puzzle, Question, Sprint, Thinker};

/// A game on the shelf: what is printed on its box, and how to open it.
pub trait Title: Send + Sync {
    /// What is printed on the box.
    fn facts(&self) -> &Facts;

    /// The game's words.
    fn words(&self) -> &Words;

    /// The picture on the box.
    fn cover(&self) -> Markup;

    /// The symbols that the game's drawings use, laid once into each page that shows it.
    fn symbols(&self) -> Markup;

    /// The game's style sheet.
    fn style(&self) -> &'static str;

    /// The short rules.
    fn help(&self, lang: Lang) -> Markup;

    /// The rules in full, with rulings and reconstructed components.
    fn rules_page(&self) -> &'static str;

    /// The lessons that teach the game, in their order.
    fn lessons(&self) -> &[Lesson];

    /// The puzzles of the game, the easiest first.
    fn puzzles(&self) -> &[Puzzle];

    /// The default options as JSON.
    fn default_options(&self) -> Value;

    /// What so many players should choose for their first game, as JSON.
    fn recommended(&self, seats: usize) -> Value;

    /// A word about these options, in the game's words, where there is one: advice, never a refusal.
    fn hint(&self, options: &Value, seats: usize) -> Option<Phrase>;

    /// Are these options fit for so many players?
    fn check(&self, options: &Value, seats: usize) -> Result<(), BadMatch>;

    /// Sets up a game. All chance follows from `key`.
    fn open(&self, options: &Value, seats: usize, key: Key) -> Result<Handle, BadMatch>;

    /// Sets up a game and plays the given moves, each an action as JSON.
    fn resume(&self, options: &Value, seats: usize, key: Key, moves: &[String]) -> Result<Handle, BadMatch>;

    /// Replays a record and checks it.
    fn replay(&self, record: &str) -> Result<Handle, BadMatch>;

    /// The seat of a bot at a table that is known only from a question.
    fn thinker(&self, question: &Question) -> Result<Box<dyn Thinker>, BadMatch>;

    /// A whole game among bots without a log, one level for each seat.
    fn contest(&self, options: &Value, levels: &[&bots::Level], seed: u64) -> Result<Outcome, BadMatch>;

    /// Random games as fast as they go, for benchmarks.
    fn sprint(&self, options: &Value, seats: usize, games: u32, seed: u64) -> Result<Sprint, BadMatch>;

    /// Copies a state in the middle of a game `copies` times, for benchmarks.
    fn copy(&self, options: &Value, seats: usize, copies: u32) -> Result<(), BadMatch>;

    /// Searches `iterations` from a choice in the middle of a game, for benchmarks; returns how many were really made.
    fn search(&self, options: &Value, seats: usize, iterations: u32) -> Result<u64, BadMatch>;

    /// The name in addresses and commands.
    fn id(&self) -> &'static str {
        self.facts().id
    }
}

/// What is printed on a box.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The name in addresses and commands.
    pub id: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// How long it takes in minutes: from, to.
    pub minutes: (u16, u16),
    /// How demanding it is, 1 to 5.
    pub weight: u8,
    /// How many units of a score make a point.
    pub point: i32,
    /// Can it be played on a drawn table, or only by its text board?
    pub drawn: bool,
    /// What can be chosen before a game.
    pub knobs: &'static [Knob],
    /// The size of a state in bytes.
    pub state_bytes: usize,
}

/// Why a match could not be opened, resumed or replayed.
#[derive(Clone, Debug, PartialEq)]
pub enum BadMatch {
    /// The options cannot be read.
    Unreadable(String),
    /// The options do not fit.
    Options(BadOptions),
    /// The record cannot be replayed.
    Record(BadRecord),
    /// A program's question cannot be understood.
    Question(String),
}

impl BadMatch {
    /// The reason for pages in any language, where there is one.
    pub fn phrase(&self) -> Option<&Phrase> {
        match self {
            BadMatch::Options(bad) => Some(&bad.phrase),
            BadMatch::Unreadable(_) | BadMatch::Record(_) | BadMatch::Question(_) => None,
        }
    }
}

impl fmt::Display for BadMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadMatch::Unreadable(why) => write!(f, "the options cannot be read: {why}"),
            BadMatch::Options(bad) => write!(f, "{bad}"),
            BadMatch::Record(bad) => write!(f, "{bad}"),
            BadMatch::Question(why) => write!(f, "the question cannot be understood: {why}"),
        }
    }
}

impl std::error::Error for BadMatch {}

impl From<BadOptions> for BadMatch {
    fn from(bad: BadOptions) -> BadMatch {
        BadMatch::Options(bad)
    }
}

impl From<BadRecord> for BadMatch {
    fn from(bad: BadRecord) -> BadMatch {
        BadMatch::Record(bad)
    }
}

/// A concrete game in its box.
pub(crate) struct Boxed<G> {
    facts: Facts,
    words: Words,
    lessons: Vec<Lesson>,
    /// Read once somebody asks for them.
    puzzles: LazyLock<Vec<Puzzle>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Face> Boxed<G> {
    pub(crate) fn new() -> Boxed<G> {
        // Words and lessons are part of the program and the testkit reads them for every game: they cannot be malformed here.
        #[allow(clippy::expect_used)]
        let words = Words::new(&[COMMON, G::WORDS, G::COURSE.words, G::PUZZLES.words])
            .expect("the game's words are well formed");
        #[allow(clippy::expect_used)]
        let lessons = G::COURSE.read().expect("the game's lessons are well formed");
        let facts = Facts {
            id: G::ID,
            rules: G::RULES,
            seats: G::SEATS,
            minutes: G::MINUTES,
            weight: G::WEIGHT,
            drawn: G::DRAWN,
            point: G::POINT,
            knobs: G::KNOBS,
            state_bytes: size_of::<G>(),
        };
        Boxed {
            facts,
            words,
            lessons,
            puzzles: LazyLock::new(|| Puzzle::collected(G::PUZZLES.source)),
            game: PhantomData,
        }
    }
}

/// Options as they come from outside. `null` stands for the defaults.
fn read_options<G: Face>(options: &Value) -> Result<G::Options, BadMatch> {
    match options {
        Value::Null => Ok(G::Options::default()),
        options => G::Options::deserialize(options).map_err(|error| BadMatch::Unreadable(error.to_string())),
    }
}

fn deal<G: Face>(options: &Value, seats: usize, key: Key) -> Result<Match<G>, BadMatch> {
    Ok(Match::new(read_options::<G>(options)?, seats, key)?)
}

impl<G: Face> Title for Boxed<G> {
    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn words(&self) -> &Words {
        &self.words
    }

    fn cover(&self) -> Markup {
        G::cover()
    }

    fn symbols(&self) -> Markup {
        G::symbols()
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn help(&self, lang: Lang) -> Markup {
        G::help(&self.words.say(lang, &[]))
    }

    fn rules_page(&self) -> &'static str {
        G::RULES_PAGE
    }

    fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).unwrap_or_default()
    }

    fn recommended(&self, seats: usize) -> Value {
        let options = if G::SEATS.contains(&seats) { G::recommended(seats) } else { G::Options::default() };
        serde_json::to_value(options).unwrap_or_default()
    }

    fn hint(&self, options: &Value, seats: usize) -> Option<Phrase> {
        self.check(options, seats).ok()?;
        G::hint(&read_options::<G>(options).ok()?, seats)
    }

    fn check(&self, options: &Value, seats: usize) -> Result<(), BadMatch> {
        deal::<G>(options, seats, Key::from_seed(0)).map(drop)
    }

    fn open(&self, options: &Value, seats: usize, key: Key) -> Result<Handle, BadMatch> {
        Ok(Box::new(deal::<G>(options, seats, key)?))
    }

    fn resume(&self, options: &Value, seats: usize, key: Key, moves: &[String]) -> Result<Handle, BadMatch> {
        let mut game = deal::<G>(options, seats, key)?;
        for (index, action) in moves.iter().enumerate() {
            let action = serde_json::from_str(action).map_err(|error| BadRecord::Malformed(error.to_string()))?;
            let refused = |refusal| BadRecord::Move(index + 1, refusal);
            let seat = game.state().turn().seat().ok_or(refused(engine::Refusal::Over))?;
            game.play(seat, action).map_err(refused)?;
        }
        Ok(Box::new(game))
    }

    fn replay(&self, record: &str) -> Result<Handle, BadMatch> {
        Ok(Box::new(Record::<G>::from_json(record)?.replay()?))
    }

    fn thinker(&self, question: &Question) -> Result<Box<dyn Thinker>, BadMatch> {
        crate::question::read::<G>(question)
    }

    fn contest(&self, options: &Value, levels: &[&bots::Level], seed: u64) -> Result<Outcome, BadMatch> {
        Ok(crate::contest::play::<G>(&read_options::<G>(options)?, levels, seed)?)
    }

    fn sprint(&self, options: &Value, seats: usize, games: u32, seed: u64) -> Result<Sprint, BadMatch> {
        Ok(crate::sprint::run::<G>(&read_options::<G>(options)?, seats, games, seed)?)
    }

    fn copy(&self, options: &Value, seats: usize, copies: u32) -> Result<(), BadMatch> {
        Ok(crate::sprint::copy::<G>(&read_options::<G>(options)?, seats, copies)?)
    }

    fn search(&self, options: &Value, seats: usize, iterations: u32) -> Result<u64, BadMatch> {
        Ok(crate::sprint::search::<G>(&read_options::<G>(options)?, seats, iterations)?)
    }
}
