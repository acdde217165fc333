//! Puzzles: the list of all of them, the one of the day, and who speaks beside the table of one.

use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, html};
use shelf::Puzzle;

use super::Visitor;
use super::boxes::{GameBox, cover};
use super::frame::frame;
use super::icons::icon;

/// A puzzle in a list.
#[derive(Clone, Debug)]
pub struct PuzzleLine {
    /// Its address.
    pub href: String,
    /// Its number within the game, from 1.
    pub number: usize,
    /// How difficult it is, as the id of a word.
    pub level: &'static str,
    /// Has the visitor solved it?
    pub solved: bool,
}

/// The puzzles of a game.
#[derive(Clone, Debug)]
pub struct PuzzleShelf {
    /// The game.
    pub game: GameBox,
    /// Its puzzles, the easiest first.
    pub puzzles: Vec<PuzzleLine>,
}

/// The puzzle of the day.
#[derive(Clone, Debug)]
pub struct Daily {
    /// Its address.
    pub href: String,
    /// The name of its game.
    pub game_name: String,
    /// How difficult it is, as the id of a word.
    pub level: &'static str,
    /// The picture of its game.
    pub cover: Markup,
}

/// How difficult a puzzle is, as the id of a word.
pub fn level(puzzle: &Puzzle) -> &'static str {
    match puzzle.level.as_str() {
        "random" | "greedy" | "easy" => "puzzle-easy",
        "medium" => "puzzle-medium",
        "hard" => "puzzle-hard",
        _ => "puzzle-very-hard",
    }
}

/// The levels in their order.
const LEVELS: [&str; 4] = ["puzzle-easy", "puzzle-medium", "puzzle-hard", "puzzle-very-hard"];

/// The page `/puzzles`.
pub fn puzzles(visitor: &Visitor<'_>, shelves: &[PuzzleShelf]) -> Markup {
    let say = visitor.say();
    let of = |shelf: &PuzzleShelf, level: &'static str| -> Vec<PuzzleLine> {
        shelf.puzzles.iter().filter(|puzzle| puzzle.level == level).cloned().collect()
    };
    let content = html! {
        div.puzzles {
            h1 { (say.word("puzzles")) }
            p.lead { (say.word("puzzles-help")) }
            @if shelves.is_empty() { p { (say.word("puzzles-none")) } }
            @for shelf in shelves {
                section.puzzle-shelf #(shelf.game.id) aria-labelledby={ "puzzles-" (shelf.game.id) } {
                    (cover(&shelf.game))
                    div.print {
                        h2 id={ "puzzles-" (shelf.game.id) } { (shelf.game.name) }
                        @for name in LEVELS {
                            @let puzzles = of(shelf, name);
                            @if !puzzles.is_empty() {
                                h3 { (say.word(name)) }
                                ul.puzzle-list { @for puzzle in &puzzles { li { (link(visitor, puzzle)) } } }
                            }
                        }
                    }
                }
            }
        }
    };
    frame(visitor, &say.word("puzzles"), &content)
}

fn link(visitor: &Visitor<'_>, puzzle: &PuzzleLine) -> Markup {
    let say = visitor.say();
    let mut name = say.text(&Phrase::new("puzzle-number").number("n", puzzle.number as i64));
    if puzzle.solved {
        name = format!("{name}, {}", say.word("puzzle-solved"));
    }
    html! {
        a.puzzle-card.done[puzzle.solved] href=(puzzle.href) aria-label=(name) title=(name) {
            @if puzzle.solved { (icon("check")) } @else { (puzzle.number) }
        }
    }
}

/// The puzzle of the day, on the home page.
pub fn daily(visitor: &Visitor<'_>, daily: &Daily) -> Markup {
    let say = visitor.say();
    html! {
        section.daily aria-labelledby="daily-title" {
            div.cover aria-hidden="true" { (daily.cover) }
            div {
                h2 #daily-title { (say.word("puzzle-day")) }
                p { (daily.game_name) " · " (say.word(daily.level)) }
                p.acts {
                    a.button.go href=(daily.href) { (say.word("puzzle-solve")) }
                    a.button href="/puzzles" { (say.word("puzzle-all")) }
                }
            }
        }
    }
}

/// What is said beside the table of a puzzle.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The address of the puzzle.
    pub puzzle: String,
    /// Its number within the game, from 1.
    pub number: usize,
    /// How difficult it is, as the id of a word.
    pub level: &'static str,
    /// How it stands.
    pub state: Asked,
}

/// How a puzzle stands.
#[derive(Clone, Debug)]
pub enum Asked {
    /// Something is to be chosen.
    Open,
    /// What was chosen is not right; it was the tempting choice, with this chance to win in percent.
    Wrong(Option<u8>),
    /// It is over.
    Over(Solution),
}

/// The answer.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Was it found, or only shown?
    pub found: bool,
    /// What is right, in words.
    pub label: String,
    /// What stands for it.
    pub at: String,
    /// Why.
    pub why: Option<String>,
    /// What tempts at first sight.
    pub tempting: String,
    /// The chances to win by each, in percent.
    pub chances: [u8; 2],
    /// The next puzzle of the game.
    pub next: Option<String>,
}

/// The panel `narrator` of a puzzle.
pub fn asker(visitor: &Visitor<'_>, asker: &Asker) -> Markup {
    let say = visitor.say();
    let title = say.text(&Phrase::new("puzzle-number").number("n", asker.number as i64));
    let (at, point) = match &asker.state {
        Asked::Over(solution) => ("show=1", solution.at.as_str()),
        Asked::Open | Asked::Wrong(_) => ("", ""),
    };
    html! {
        div.narration data-at=(at) data-point=(point) {
            p.lesson-title { b { (title) } " " span.step { (say.word(asker.level)) } }
            @match &asker.state {
                Asked::Over(solution) => (answer(visitor, solution)),
                Asked::Open => p.words #narrator-words { (say.word("puzzle-task")) },
                Asked::Wrong(tempting) => {
                    p.words #narrator-words { (say.word("puzzle-task")) }
                    p.no { (icon("leaf")) span { (wrong(visitor, *tempting)) } }
                }
            }
        }
        div.steps {
            a.quiet.leave href="/puzzles" { (say.word("puzzle-all")) }
            @match &asker.state {
                Asked::Over(Solution { found: true, .. }) => {
                    form method="post" action={ (asker.puzzle) "/done" } { button.go #lesson-done { (say.word("puzzle-next")) } }
                }
                Asked::Over(Solution { next: Some(next), .. }) => a.go #lesson-next href=(next) { (say.word("puzzle-next")) (icon("next")) },
                Asked::Over(_) => {}
                Asked::Open | Asked::Wrong(_) => {
                    a.quiet #show-answer data-go="show=1" href={ (asker.puzzle) "?show=1" } { (say.word("puzzle-show")) }
                }
            }
        }
    }
}

fn wrong(visitor: &Visitor<'_>, tempting: Option<u8>) -> String {
    let say = visitor.say();
    match tempting {
        Some(chance) => say.text(&Phrase::new("puzzle-tempting").number("n", i64::from(chance))),
        None => say.word("puzzle-no"),
    }
}

fn answer(visitor: &Visitor<'_>, solution: &Solution) -> Markup {
    let say = visitor.say();
    let key = if solution.found { "puzzle-yes" } else { "puzzle-answer" };
    let chances = Phrase::new("puzzle-chances")
        .number("best", i64::from(solution.chances[0]))
        .number("n", i64::from(solution.chances[1]))
        .arg("label", Arg::Text(solution.tempting.clone()));
    html! {
        p.words #narrator-words { b { (say.text(&Phrase::new(key).arg("label", Arg::Text(solution.label.clone())))) } }
        @if let Some(why) = &solution.why { p.words.because { (why) } }
        p.small { (say.text(&chances)) }
    }
}
