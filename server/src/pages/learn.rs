//! Learning a game: the list of its lessons, and the narrator who stands beside the table of a lesson.

use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, html};

use super::Visitor;
use super::boxes::{GameBox, cover};
use super::frame::frame;
use super::icons::icon;

/// A game's course.
#[derive(Clone, Debug)]
pub struct CoursePage {
    /// The game.
    pub game: GameBox,
    /// Its lessons in their order.
    pub lessons: Vec<LessonLine>,
}

/// A lesson in the list.
#[derive(Clone, Debug)]
pub struct LessonLine {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Has the visitor taken it to its end?
    pub done: bool,
}

/// The page `/learn/<game>`. The first lesson that is not done yet is the one to take next.
pub fn course(visitor: &Visitor<'_>, page: &CoursePage) -> Markup {
    let say = visitor.say();
    let game = &page.game;
    let title = say.text(&Phrase::new("learn-title").arg("game", Arg::Text(game.name.clone())));
    let next = page.lessons.iter().position(|lesson| !lesson.done);
    let content = html! {
        div.rules-page {
            (cover(game))
            article.sheet {
                h1 { (title) }
                p { (say.word("learn-help")) }
                ol.course {
                    @for (number, lesson) in page.lessons.iter().enumerate() {
                        li {
                            a.lesson-card.next[next == Some(number)].done[lesson.done] href={ "/learn/" (game.id) "/" (lesson.id) } {
                                span.number aria-hidden="true" { @if lesson.done { (icon("check")) } @else { (number + 1) } }
                                strong { (lesson.title) }
                                @if lesson.done { span.state { (say.word("learn-done")) } }
                                @else if next == Some(number) { span.state { (say.word("learn-next")) } }
                            }
                        }
                    }
                }
                @if next.is_none() { p { (say.word("learn-all-done")) } }
            }
            div.acts {
                form method="post" action={ "/play/" (game.id) } { button.go[next.is_none()] { (say.word("play-now")) } }
                a.button href={ "/rules/" (game.id) } { (say.word("rules")) }
            }
        }
    };
    frame(visitor, &title, &content)
}

/// The panel `narrator` of a lesson.
#[derive(Clone, Debug)]
pub struct Narrator {
    /// The address of the lesson.
    pub lesson: String,
    /// Where the learner is, as the query of an address.
    pub at: String,
    /// What the lesson is called.
    pub title: String,
    /// What is said.
    pub words: String,
    /// What is said about a choice that was not meant.
    pub no: Option<String>,
    /// What is pointed at: spots or ids of elements, or `play:` and the actions of a button.
    pub point: Vec<String>,
    /// The step, from 1, and how many there are.
    pub step: (usize, usize),
    /// The queries of the places before and after this one.
    pub back: Option<String>,
    /// The next one, if nothing is to be chosen here.
    pub next: Option<String>,
    /// Is it the last step?
    pub last: bool,
    /// The address of the course.
    pub course: String,
}

/// The narrator: one thing at a time. Ways back and on are links that also work without script.
pub fn narrator(visitor: &Visitor<'_>, narrator: &Narrator) -> Markup {
    let say = visitor.say();
    let (step, steps) = narrator.step;
    let counted = say.text(&Phrase::new("learn-step").number("step", step as i64).number("steps", steps as i64));
    html! {
        div.narration data-at=(narrator.at) data-point=(narrator.point.join(" ")) {
            p.lesson-title { b { (narrator.title) } " " span.step { (counted) } }
            p.words #narrator-words { (emphasised(&narrator.words)) }
            @if let Some(no) = &narrator.no { p.no { (icon("leaf")) span { (emphasised(no)) } } }
        }
        div.steps {
            a.quiet.leave href=(narrator.course) { (say.word("learn-leave")) }
            @if let Some(back) = &narrator.back {
                a.quiet #lesson-back data-go=(back) href={ (narrator.lesson) "?" (back) } { (icon("back")) (say.word("learn-back")) }
            }
            @if let Some(next) = &narrator.next {
                a.go #lesson-next data-go=(next) href={ (narrator.lesson) "?" (next) } { (say.word("learn-go")) (icon("next")) }
            } @else if narrator.last {
                form method="post" action={ (narrator.lesson) "/done" } { button.go #lesson-done { (say.word("learn-finish")) } }
            } @else {
                span.yours { (say.word("learn-yours")) }
            }
        }
    }
}

/// What stands between asterisks is a word to remember.
fn emphasised(text: &str) -> Markup {
    html! {
        @for (number, part) in text.split('*').enumerate() {
            @if number % 2 == 1 { b { (part) } } @else { (part) }
        }
    }
}
