//! [`Voice`]: what a game says. Everything is said about a view or an event, so that words cannot know more than eyes.

use crate::lesson::Course;
use crate::puzzles::Puzzles;
use crate::words::{Phrase, Say};
use crate::{BySeat, Game, Seat};

/// A game that can speak: labels for choices, sentences for events, a prompt, and the board as text.
pub trait Voice: Game {
    /// The game's words as Fluent sources in English, Russian and Ukrainian.
    ///
    /// Every word stands literally in the game's source where it is used, so that unused words are found. Expected of
    /// every game: `name`, `tagline`, and the words of its [`KNOBS`](Game::KNOBS).
    const WORDS: [&'static str; 3];

    /// The game's page in `docs/rules/`, whose section numbers [`rule`](Voice::rule) names.
    const RULES_PAGE: &'static str;

    /// What teaches the game.
    const COURSE: Course = Course::NONE;

    /// Moments of games in which a quick thought goes wrong.
    const PUZZLES: Puzzles = Puzzles::NONE;

    /// The text on a choice: what happens if I take it.
    fn label(view: &Self::View, action: &Self::Action) -> Phrase;

    /// What a choice leads to beyond its text, in a few words: what it costs, brings or risks. It stands small below the text.
    fn why(view: &Self::View, action: &Self::Action) -> Option<Phrase> {
        let _ = (view, action);
        None
    }

    /// The section of the game's rules page that a choice comes from, as "5.3".
    fn rule(view: &Self::View, action: &Self::Action) -> &'static str;

    /// One sentence: what is asked of these eyes, or whom they are waiting for.
    fn prompt(view: &Self::View) -> Phrase;

    /// A line of the log.
    fn sentence(event: &Self::Event) -> Phrase;

    /// Whose turn an event tells of. The log is folded by it: a new chapter opens where an event belongs to another one than the
    /// event before. `None` belongs to whatever is being told.
    fn chapter(event: &Self::Event) -> Option<Chapter> {
        let _ = event;
        None
    }

    /// How much an event matters in the one-line sum of its chapter: the heaviest are told there, and small change (0) never is.
    fn weight(event: &Self::Event) -> u8 {
        let _ = event;
        1
    }

    /// The whole board as readable text, for terminals and screen readers.
    fn board(view: &Self::View, say: &Say<'_>) -> String;

    /// Where each seat's points come from, one row for each source, as far as these eyes may know.
    fn breakdown(view: &Self::View) -> Vec<Tally>;
}

/// A part of the log that is told in one piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chapter {
    /// A turn of this seat.
    Turn(Seat),
    /// What is nobody's turn: a setup, a count, the end.
    Scene,
}

/// One source of points.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// What the points are for.
    pub source: Phrase,
    /// The points of each seat.
    pub points: BySeat<i32>,
}

/// Has the rules page a heading like `### 5.3 Battles` or `## 5. Battles`?
pub fn has_section(page: &str, rule: &str) -> bool {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let mut numbers = headings.filter_map(|line| line.trim_start_matches('#').split_whitespace().next());
    !rule.is_empty() && numbers.any(|number| number.trim_end_matches('.') == rule)
}
