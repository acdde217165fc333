//! Plays every lesson of a game through: each step's choices are legal, what is pointed at is on the screen, everything is said in all
//! three languages, and the lesson ends where it says. Only tests switch it on.
//!
//! ```text
//! draw::school::attend::<Tundra>().unwrap();
//! ```

use engine::lesson::{Course, Lesson, Place, Step};
use engine::words::{COMMON, Words};
use engine::{Eyes, Lang, Match, Turn};

use crate::testkit::{attribute, open};
use crate::{Face, Pen};

/// Parts of the page that the house draws and a lesson may point at.
const HOUSE: [&str; 5] = ["prompt", "choices", "players", "seats-bar", "log"];
/// The narrator says one thing at a time: so many letters at most.
const LONGEST: usize = 280;

/// Plays all lessons of a game's course. Fails with a sentence that names the lesson and the step.
pub fn attend<G: Face>() -> Result<(), String> {
    attend_to::<G>(&G::COURSE)
}

/// The same for another course about the game.
pub fn attend_to<G: Face>(course: &Course) -> Result<(), String> {
    let words = Words::new(&[COMMON, G::WORDS, course.words])?;
    let lessons = course.read()?;
    let mut told = Vec::new();
    for lesson in &lessons {
        let pupil = Pupil::<G> { lesson, words: &words, game: std::marker::PhantomData };
        pupil.says(&lesson.title(), "the title")?;
        if lesson.steps.last().is_none_or(|step| !step.play.is_empty()) {
            return Err(format!("the lesson {}: the last step must only say something", lesson.id));
        }
        lesson.steps.iter().try_for_each(|step| pupil.says(&lesson.words(step), "the narrator"))?;
        pupil.goes_on(&Place::default())?;
        told.push(lesson.title());
        told.extend(lesson.steps.iter().map(|step| lesson.words(step)));
    }
    let known = |id: &str| told.iter().any(|said| said == id) || explains(&words, id);
    for (lang, source) in Lang::ALL.iter().zip(course.words) {
        if let Some(id) = ids(source).find(|id| !words.has(id)) {
            return Err(format!("{}: {id} is not said in all languages", lang.code()));
        }
        if let Some(id) = ids(source).find(|id| !known(id)) {
            return Err(format!("{}: {id} is said in no lesson", lang.code()));
        }
    }
    Ok(())
}

/// Does this word explain a kind of question? Then there is such a question.
fn explains(words: &Words, id: &str) -> bool {
    id.strip_prefix("first-").is_some_and(|question| words.has(question))
}

/// The messages of a Fluent source.
fn ids(source: &str) -> impl Iterator<Item = &str> {
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    source.lines().filter(begins).filter_map(|line| Some(line.split_once('=')?.0.trim()))
}

/// Somebody who takes a lesson, in all ways that it allows.
struct Pupil<'a, G> {
    lesson: &'a Lesson,
    words: &'a Words,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Face> Pupil<'_, G> {
    /// Looks at a place, and goes on from there in every way.
    fn goes_on(&self, place: &Place) -> Result<(), String> {
        let game: Match<G> = self.lesson.table(place)?;
        let step = self.lesson.step(place).ok_or_else(|| self.fails(place, "there is no such place"))?;
        self.points(place, step, &game)?;
        if step.play.is_empty() {
            return match self.lesson.next(place) {
                Some(next) => self.goes_on(&next),
                None if (game.state().turn() == Turn::Over) == self.lesson.over => Ok(()),
                None => Err(self.fails(place, "the game ends with the lesson or goes on, other than it says")),
            };
        }
        if game.state().turn() != Turn::Of(self.lesson.seat()) {
            return Err(self.fails(place, "the learner has to choose, but it is not their turn"));
        }
        let legal = self.legal(&game);
        let meant = self.lesson.ways(place).into_iter().filter_map(<[String]>::first);
        if let Some(name) = meant.into_iter().find(|&name| name != "*" && !legal.contains(name)) {
            return Err(self.fails(place, &format!("{name} is not legal; legal are {}", legal.join(" "))));
        }
        let next = legal.iter().filter_map(|name| self.lesson.choose(place, 0, std::slice::from_ref(name)).ok());
        let next: Vec<Place> = next.collect();
        if next.len() < legal.len() {
            self.answers(&self.lesson.words(step))?;
        }
        next.iter().try_for_each(|next| self.goes_on(next))
    }

    /// The names of the legal choices.
    fn legal(&self, game: &Match<G>) -> Vec<String> {
        let mut actions = Vec::new();
        game.state().actions(&mut actions);
        actions.iter().map(engine::lesson::name).collect()
    }

    /// What is pointed at can be seen by the learner in every language.
    fn points(&self, place: &Place, step: &Step, game: &Match<G>) -> Result<(), String> {
        let eyes = Eyes::Of(self.lesson.seat());
        let open = if step.play.is_empty() { Default::default() } else { open(game.state(), eyes) };
        for lang in Lang::ALL {
            let pen = Pen::new(self.words.say(lang, &[]), &open);
            let panels = G::panels(&game.state().view(eyes), &pen);
            let markup: String =
                panels.iter().map(|panel| format!("<div id=\"{}\">{}</div>", panel.id, panel.markup.0)).collect();
            for target in step.point.iter().flat_map(|line| &line.0) {
                let seen =
                    [" id=\"", "data-spot=\""].iter().any(|name| attribute(&markup, name).any(|id| id == target));
                if !seen && !HOUSE.contains(&target.as_str()) {
                    return Err(self.fails(place, &format!("{target} is not on the screen ({})", lang.code())));
                }
            }
        }
        Ok(())
    }

    /// A message says something short in every language.
    fn says(&self, key: &str, who: &str) -> Result<(), String> {
        for lang in Lang::ALL {
            if !self.words.has(key) {
                return Err(format!("the lesson {}: {who} has no words {key} in all languages", self.lesson.id));
            }
            self.is_short(lang, key, &self.words.say(lang, &[]).word_named(key))?;
        }
        Ok(())
    }

    /// There is a kind answer to somebody who would rather choose something else.
    fn answers(&self, key: &str) -> Result<(), String> {
        Lang::ALL.into_iter().try_for_each(|lang| match self.words.say(lang, &[]).form_named(key, "no") {
            Some(answer) => self.is_short(lang, key, &answer),
            None => {
                Err(format!("the lesson {}: {key} has no answer to another choice in {}", self.lesson.id, lang.code()))
            }
        })
    }

    fn is_short(&self, lang: Lang, key: &str, text: &str) -> Result<(), String> {
        let fails = |what: String| Err(format!("the lesson {}: {key} in {} {what}", self.lesson.id, lang.code()));
        match text.chars().count() {
            _ if text.contains(['⟦', '{']) => fails(format!("cannot be said: {text}")),
            0 => fails("says nothing".into()),
            length if length > LONGEST => fails(format!("has {length} letters; {LONGEST} are enough")),
            _ if text.matches('*').count() % 2 == 1 => fails("has an asterisk that is not closed".into()),
            _ => Ok(()),
        }
    }

    fn fails(&self, place: &Place, what: &str) -> String {
        let say = self.lesson.steps.get(place.step).map_or("", |step| &step.say);
        format!("the lesson {}, step {} ({say}): {what}", self.lesson.id, place.step + 1)
    }
}
