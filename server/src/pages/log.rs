//! The log, folded by turns: a turn is one line that sums it up, and unfolds to its steps.

use engine::words::Span;
use engine::{Lang, Seat};
use maud::{Markup, html};

use super::icons::icon;
use super::panels::sentence;
use super::say;

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The ply that caused it, only where these eyes may know plies (replays); otherwise `None`.
    pub ply: Option<usize>,
    /// The number of the turn that it belongs to.
    pub turn: usize,
    /// What happened.
    pub sentence: Vec<Span>,
    /// How it is staged when it happens, if it is worth a moment.
    pub staged: Option<Staged>,
}

/// How a step is staged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Staged {
    /// Over the board, for a breath.
    Beat,
    /// On a sheet with this title, with the beats before it.
    Sheet(String),
}

/// A turn, or a part of the log that is nobody's: a setup, a count.
#[derive(Clone, Debug)]
pub struct LogTurn {
    /// Its number.
    pub number: usize,
    /// Its sum.
    pub sum: Sum,
    /// Its steps.
    pub lines: Vec<LogLine>,
}

/// What a turn was about, in one line.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    /// Whose turn it was.
    pub who: Option<(Seat, String)>,
    /// The deeds that matter most, in the order in which they were done.
    pub deeds: Vec<Vec<Span>>,
    /// The points that it brought, with a name where they are not those of whose turn it was.
    pub gains: Vec<(Option<String>, String)>,
}

/// The whole log. The last turn is unfolded; those from number `news` on are new to the viewer.
pub fn log(lang: Lang, turns: &[LogTurn], news: Option<usize>) -> Markup {
    let last = turns.last().map(|turn| turn.number);
    let steps = |turn: &LogTurn| html! { @for line in &turn.lines { (log_line(line)) } };
    html! {
        @for turn in turns {
            @if news == Some(turn.number) { (since(lang, turn.number)) }
            (fold(lang, turn, last == Some(turn.number), news.is_some_and(|first| first <= turn.number), &again(lang), &steps(turn)))
        }
    }
}

/// A turn that has not begun, of which the page makes those that come: it gives them their id and their sum.
pub fn next_turn(lang: Lang) -> Markup {
    folded(None, true, true, &html! { span.told-of { (say(lang).word("log")) } }, &again(lang), &html! {})
}

/// The button that shows a turn once more on the board.
fn again(lang: Lang) -> Markup {
    let say = say(lang);
    html! {
        button.quiet.watch-again type="button" data-again {
            (icon("next")) span.start { (say.word("again")) } span.stop { (say.word("again-stop")) }
        }
    }
}

/// A turn as an `li` that unfolds to its steps.
pub fn fold(lang: Lang, turn: &LogTurn, open: bool, news: bool, tools: &Markup, steps: &Markup) -> Markup {
    folded(Some(turn.number), open, news, &sum(lang, &turn.sum), tools, steps)
}

fn folded(number: Option<usize>, open: bool, news: bool, sum: &Markup, tools: &Markup, steps: &Markup) -> Markup {
    html! {
        li.turn.news[news] id=[number.map(|number| format!("turn-{number}"))] {
            details open[open] {
                summary { (sum) }
                ol { (steps) }
                (tools)
            }
        }
    }
}

/// The sum of a turn: what the fold shows. A turn without a deed that matters is said to be quiet.
pub fn sum(lang: Lang, sum: &Sum) -> Markup {
    html! {
        span.told-of {
            @if let Some((seat, name)) = &sum.who { b.name data-seat=(seat.0) { (name) } }
            span.deeds {
                @if sum.who.is_some() { ": " }
                @if sum.who.is_some() && sum.deeds.is_empty() { (say(lang).word("log-quiet")) }
                @for (index, deed) in sum.deeds.iter().enumerate() {
                    @if index > 0 { "; " }
                    (sentence(deed))
                }
            }
        }
        @for (who, points) in &sum.gains { span.gain { @if let Some(who) = who { (who) " " } (points) } }
    }
}

/// A step, as an `li`. A step that speaks of things can be reached by the keyboard: they light up with it.
pub fn log_line(line: &LogLine) -> Markup {
    let speaks = line.sentence.iter().any(|span| matches!(span, Span::Thing(..)));
    let (moment, title) = match &line.staged {
        None => (None, None),
        Some(Staged::Beat) => (Some("beat"), None),
        Some(Staged::Sheet(title)) => (Some("sheet"), Some(title)),
    };
    html! {
        li data-ply=[line.ply] data-turn=(line.turn) tabindex=[speaks.then_some("0")] data-moment=[moment] data-title=[title] {
            (sentence(&line.sentence))
        }
    }
}

/// Before the first turn that is new to the viewer, as an `li`.
pub fn since(lang: Lang, turn: usize) -> Markup {
    html! { li.since data-turn=(turn) { (say(lang).word("since")) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_without_a_deed_that_matters_is_said_to_be_quiet() {
        let told = |deeds| sum(Lang::En, &Sum { who: Some((Seat(1), "Bruno".into())), deeds, gains: Vec::new() });
        assert!(told(Vec::new()).into_string().contains("Bruno</b><span class=\"deeds\">: a quiet turn</span>"));
        let deed = vec![Span::Plain("builds a sawmill".into())];
        assert!(told(vec![deed]).into_string().contains(": builds a sawmill</span>"));
        assert!(!sum(Lang::En, &Sum::default()).into_string().contains("quiet"), "a setup is nobody's");
    }
}
