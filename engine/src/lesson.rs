//! [`Lesson`]: a piece of a real game with a narrator. It is data over the game's own record: options, dice, and choices by their names.
//!
//! Where a learner is in a lesson is a [`Place`]: the step, and the choices that they have made so far. All else follows from it, so
//! that nobody has to remember anything: the table of a lesson is a pure function of its place.
//!
//! ```text
//! {
//!   "seats": 2, "seed": 7,
//!   "before": ["claim card:bee_3 kingdom:frostpeak"],
//!   "steps": [
//!     { "say": "goal", "point": "frostpeak" },
//!     { "say": "claim", "play": ["claim card:owl_5 kingdom:sunsteppe"], "then": "rally discard:bee_1 done" },
//!     { "say": "end" }
//!   ]
//! }
//! ```
//!
//! The narrator's words are messages of the course: `learn-<lesson>` is the title, `learn-<lesson>-<say>` what is said at a step, and its
//! attribute `no` what is said to somebody who would rather make another choice.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Game, Key, Match, Seat};

/// What teaches a game: its lessons in their order, each with its id and its source, and their words in English, Russian and Ukrainian.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The lessons.
    pub lessons: &'static [(&'static str, &'static str)],
    /// Their words.
    pub words: [&'static str; 3],
}

impl Course {
    /// Of a game that nobody teaches yet.
    pub const NONE: Course = Course { lessons: &[], words: ["", "", ""] };

    /// All lessons; fails with a sentence if one cannot be read.
    pub fn read(&self) -> Result<Vec<Lesson>, String> {
        self.lessons.iter().map(|(id, source)| Lesson::read(id, source)).collect()
    }
}

/// The course of a game, from the folder `lessons` beside its source: the lessons by their ids, as `claim` for `claim.json`, and their
/// words in `en.ftl`, `ru.ftl` and `uk.ftl`.
#[macro_export]
macro_rules! course {
    ($($id:literal),* $(,)?) => {
        $crate::lesson::Course {
            lessons: &[$(($id, include_str!(concat!("../lessons/", $id, ".json")))),*],
            words: [
                include_str!("../lessons/en.ftl"),
                include_str!("../lessons/ru.ftl"),
                include_str!("../lessons/uk.ftl"),
            ],
        }
    };
}

/// A lesson.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses and words.
    #[serde(skip)]
    pub id: String,
    /// How many sit at the table.
    pub seats: usize,
    /// The seat of the learner.
    #[serde(default)]
    pub learner: u8,
    /// The options of the game; those of the game itself if there are none.
    #[serde(default)]
    pub options: Value,
    /// The dice: the same in every lesson with this number.
    pub seed: u64,
    /// What everybody has chosen before the lesson begins.
    #[serde(default)]
    before: Vec<Line>,
    /// What happens, one thing at a time. The last step only says something.
    pub steps: Vec<Step>,
    /// Is the game over at the end of the lesson?
    #[serde(default)]
    pub over: bool,
}

/// A step of a lesson: the narrator says something, and the learner goes on or makes a move.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Which words are said.
    pub say: String,
    /// What is pointed at: ids or spots of elements on the page. If nothing is said about it, what is to be chosen next.
    #[serde(default)]
    pub point: Option<Line>,
    /// The ways in which the learner may go on, each a line of choices; `*` is any choice. Nothing to choose if there is none.
    #[serde(default)]
    pub play: Vec<Line>,
    /// What happens afterwards without the learner: the others' choices, and those of the learner that are none.
    #[serde(default)]
    pub then: Line,
}

/// Names with spaces between them.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(from = "String")]
pub struct Line(pub Vec<String>);

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line(text.split_whitespace().map(str::to_string).collect())
    }
}

/// Where a learner is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The number of the step, from 0.
    pub step: usize,
    /// All that they have chosen since the lesson began.
    pub made: Vec<String>,
}

/// Why a choice was not made in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Astray {
    /// There is no such place in the lesson.
    Nowhere,
    /// The narrator has something else in mind.
    Otherwise,
}

/// The name of a choice, as lessons and records write it.
pub fn name<A: Serialize>(action: &A) -> String {
    let value = serde_json::to_value(action).unwrap_or_default();
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// Do these choices go along a way, as far as both of them lead?
fn along(way: &[String], made: &[String]) -> bool {
    way.iter().zip(made).all(|(meant, made)| meant == "*" || meant == made)
}

impl Step {
    /// The choices that are left after the learner has gone one of the ways of this step to its end.
    fn rest<'a>(&self, made: &'a [String]) -> Option<&'a [String]> {
        if self.play.is_empty() {
            return Some(made);
        }
        let gone = |way: &&Line| way.0.len() <= made.len() && along(&way.0, made);
        made.get(self.play.iter().find(gone)?.0.len()..)
    }

    /// The ways that begin with these choices and lead further.
    fn open<'a>(&'a self, made: &'a [String]) -> impl Iterator<Item = &'a [String]> {
        let open = move |way: &&'a Line| way.0.len() > made.len() && along(&way.0, made);
        self.play.iter().filter(open).filter_map(|way| way.0.get(made.len()..))
    }
}

impl Lesson {
    /// Reads a lesson; fails with a sentence.
    pub fn read(id: &str, source: &str) -> Result<Lesson, String> {
        let lesson: Lesson = serde_json::from_str(source).map_err(|error| format!("the lesson {id}: {error}"))?;
        Ok(Lesson { id: id.to_string(), ..lesson })
    }

    /// The dice of the lesson.
    pub fn key(&self) -> Key {
        Key::from_seed(self.seed)
    }

    /// The step at a place, and what of the learner's choices was made in it.
    fn present<'a>(&self, place: &'a Place) -> Option<(&Step, &'a [String])> {
        let before = self.steps.get(..place.step)?;
        let rest = before.iter().try_fold(&place.made[..], |rest, step| step.rest(rest))?;
        let step = self.steps.get(place.step)?;
        (rest.is_empty() || step.open(rest).next().is_some()).then_some((step, rest))
    }

    /// The step at a place.
    pub fn step(&self, place: &Place) -> Option<&Step> {
        Some(self.present(place)?.0)
    }

    /// All choices of the table, by their names, from its beginning to a place.
    pub fn moves<'a>(&'a self, place: &'a Place) -> Option<Vec<&'a str>> {
        let (_, last) = self.present(place)?;
        let mut moves: Vec<&str> = self.before.iter().flat_map(|line| &line.0).map(String::as_str).collect();
        let mut rest = &place.made[..];
        for step in self.steps.get(..place.step)? {
            let after = step.rest(rest)?;
            moves.extend(rest.iter().take(rest.len() - after.len()).map(String::as_str));
            moves.extend(step.then.0.iter().map(String::as_str));
            rest = after;
        }
        moves.extend(last.iter().map(String::as_str));
        Some(moves)
    }

    /// How many of the choices up to a place were made in its step.
    pub fn here(&self, place: &Place) -> usize {
        self.present(place).map_or(0, |(_, made)| made.len())
    }

    /// How the learner may go on from a place: the rests of all ways that are open.
    pub fn ways<'a>(&'a self, place: &'a Place) -> Vec<&'a [String]> {
        self.present(place).map(|(step, made)| step.open(made).collect()).unwrap_or_default()
    }

    /// Where the learner is after taking `back` choices of this step back and making these instead.
    pub fn choose(&self, place: &Place, back: usize, names: &[String]) -> Result<Place, Astray> {
        let (step, made) = self.present(place).ok_or(Astray::Nowhere)?;
        let kept = made.len().checked_sub(back).ok_or(Astray::Otherwise)?;
        let line: Vec<String> = made.iter().take(kept).chain(names).cloned().collect();
        let earlier = place.made.iter().take(place.made.len() - made.len());
        let all = earlier.chain(&line).cloned().collect();
        let further = !step.play.is_empty() && step.rest(&line).is_some_and(<[String]>::is_empty);
        match () {
            () if further && place.step + 1 < self.steps.len() => Ok(Place { step: place.step + 1, made: all }),
            () if line.is_empty() || step.open(&line).next().is_some() => Ok(Place { step: place.step, made: all }),
            () => Err(Astray::Otherwise),
        }
    }

    /// The next step, where nothing is to be chosen.
    pub fn next(&self, place: &Place) -> Option<Place> {
        let (step, _) = self.present(place)?;
        let goes_on = step.play.is_empty() && place.step + 1 < self.steps.len();
        goes_on.then(|| Place { step: place.step + 1, made: place.made.clone() })
    }

    /// The beginning of this step, or of the one before.
    pub fn back(&self, place: &Place) -> Option<Place> {
        let (_, made) = self.present(place)?;
        let begun =
            |step: usize, count: usize| Place { step, made: place.made.get(..count).unwrap_or_default().to_vec() };
        let here = place.made.len() - made.len();
        if !made.is_empty() {
            return Some(begun(place.step, here));
        }
        let before = place.step.checked_sub(1)?;
        // The step before began with as many choices as bring it exactly there.
        (0..=here).map(|count| begun(before, count)).find(|place| matches!(self.present(place), Some((_, []))))
    }

    /// The table at a place, of the game that the lesson is about.
    pub fn table<G: Game>(&self, place: &Place) -> Result<Match<G>, String> {
        let fails = |what: String| format!("the lesson {}, step {}: {what}", self.id, place.step + 1);
        let options = match &self.options {
            Value::Null => G::Options::default(),
            options => serde_json::from_value(options.clone()).map_err(|error| fails(error.to_string()))?,
        };
        let mut game = Match::<G>::new(options, self.seats, self.key()).map_err(|bad| fails(bad.to_string()))?;
        let moves = self.moves(place).ok_or_else(|| fails("there is no such place".into()))?;
        for name in moves {
            let seat = game.state().turn().seat().ok_or_else(|| fails(format!("{name}: the game is over")))?;
            let action = serde_json::from_value(Value::from(name)).map_err(|error| fails(error.to_string()))?;
            let refused = game.play(seat, action).err();
            if let Some(refusal) = refused {
                let mut legal = Vec::new();
                game.state().actions(&mut legal);
                let legal: Vec<String> = legal.iter().map(self::name).collect();
                return Err(fails(format!("{name}: {refusal}; seat {} may choose {}", seat.0, legal.join(" "))));
            }
        }
        Ok(game)
    }

    /// The learner.
    pub fn seat(&self) -> Seat {
        Seat(self.learner)
    }

    /// The id of the title.
    pub fn title(&self) -> String {
        format!("learn-{}", self.id)
    }

    /// The id of what is said at a step.
    pub fn words(&self, step: &Step) -> String {
        format!("learn-{}-{}", self.id, step.say)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson() -> Lesson {
        let source = r#"{ "seats": 2, "seed": 1, "before": ["a b", "c"], "steps": [
            { "say": "hello" },
            { "say": "one", "play": ["d e"], "then": "x" },
            { "say": "many", "play": ["f", "g *"], "then": "y" },
            { "say": "end" } ] }"#;
        Lesson::read("test", source).unwrap()
    }

    fn place(step: usize, made: &str) -> Place {
        Place { step, made: Line::from(made.to_string()).0 }
    }

    fn names(made: &str) -> Vec<String> {
        place(0, made).made
    }

    #[test]
    fn the_record_of_a_lesson_follows_from_its_place() {
        let lesson = lesson();
        let record = |step, made: &str| lesson.moves(&place(step, made)).map(|moves| moves.join(" "));
        assert_eq!(record(0, "").unwrap(), "a b c");
        assert_eq!(record(1, "d").unwrap(), "a b c d");
        assert_eq!(record(2, "d e").unwrap(), "a b c d e x");
        assert_eq!(record(2, "d e g").unwrap(), "a b c d e x g");
        assert_eq!(record(3, "d e g q").unwrap(), "a b c d e x g q y");
        for (step, made) in [(0, "d"), (1, "e"), (1, "d e"), (2, "d"), (3, "d e h"), (4, "d e f"), (9, "")] {
            assert_eq!(record(step, made), None, "there is no step {step} after {made:?}");
        }
    }

    #[test]
    fn a_choice_that_was_meant_leads_on_and_another_one_is_not_made() {
        let lesson = lesson();
        let choose = |step, made: &str, back, chosen: &str| lesson.choose(&place(step, made), back, &names(chosen));
        assert_eq!(choose(1, "", 0, "d"), Ok(place(1, "d")));
        assert_eq!(choose(1, "d", 0, "e"), Ok(place(2, "d e")));
        assert_eq!(choose(1, "", 0, "d e"), Ok(place(2, "d e")), "a gesture makes several at once");
        assert_eq!(choose(1, "d", 1, "d e"), Ok(place(2, "d e")), "or takes some back first");
        assert_eq!(choose(1, "d", 1, ""), Ok(place(1, "")), "undo");
        assert_eq!(choose(2, "d e g", 0, "anything"), Ok(place(3, "d e g anything")));
        for (made, back, chosen) in [("", 0, "e"), ("d", 0, "d"), ("", 1, "d"), ("", 0, "d e f")] {
            assert_eq!(choose(1, made, back, chosen), Err(Astray::Otherwise), "{made:?} {back} {chosen:?}");
        }
        assert_eq!(choose(0, "", 0, "d"), Err(Astray::Otherwise), "the narrator speaks");
        assert_eq!(choose(7, "", 0, "d"), Err(Astray::Nowhere));
    }

    #[test]
    fn one_goes_back_as_one_came() {
        let lesson = lesson();
        let back = |step, made: &str| lesson.back(&place(step, made));
        assert_eq!(back(0, ""), None);
        assert_eq!(back(1, "d"), Some(place(1, "")));
        assert_eq!(back(1, ""), Some(place(0, "")));
        assert_eq!(back(2, "d e"), Some(place(1, "")));
        assert_eq!(back(3, "d e g q"), Some(place(2, "d e")));
        assert_eq!(lesson.next(&place(0, "")), Some(place(1, "")));
        assert_eq!(lesson.next(&place(1, "")), None, "something is to be chosen");
        assert_eq!(lesson.next(&place(3, "d e f")), None, "that was all");
    }

    #[test]
    fn open_ways_lead_on_from_where_one_is() {
        let lesson = lesson();
        let ways =
            |step, made: &str| lesson.ways(&place(step, made)).iter().map(|way| way.join(" ")).collect::<Vec<_>>();
        assert_eq!(ways(1, "d"), ["e"]);
        assert_eq!(ways(2, "d e"), ["f", "g *"]);
        assert_eq!(ways(2, "d e g"), ["*"]);
        assert!(ways(0, "").is_empty() && ways(1, "nonsense").is_empty());
    }

    #[test]
    fn a_malformed_lesson_is_refused_by_name() {
        let wrong = Lesson::read("moves", r#"{ "seats": 2, "seed": 1, "steps": [{ "said": "hello" }] }"#).unwrap_err();
        assert!(wrong.starts_with("the lesson moves: unknown field `said`"), "{wrong}");
    }
}
