//! The house's own panels on the table page, each the inner markup of the element with that id, and the lines of log
//! and chat.

use engine::words::Span;
use engine::{Lang, Seat};
use maud::{Markup, html};

/// The panel `prompt`: whose turn it is, the sentence, and undo.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// What the game says: what is asked of these eyes, or whom they wait for.
    pub sentence: Vec<Span>,
    /// The state of affairs.
    pub state: PromptState,
    /// How many of their moves the viewer may take back.
    pub undo: usize,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptState {
    /// The viewer's.
    Mine,
    /// Somebody else's.
    Theirs,
    /// The game is over.
    Over,
}

/// A choice of the viewer, as a button of the panel `choices`.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What happens.
    pub label: Vec<Span>,
    /// The element on the board that stands for it.
    pub spot: Option<String>,
    /// A JSON array of actions, sent back as it is.
    pub actions: String,
    /// How many moves are taken back first (gestures).
    pub back: usize,
    /// Is it a gesture: reachable by its spot, not listed?
    pub gesture: bool,
    /// The section of the rules that it comes from; empty if there is none.
    pub rule: &'static str,
}

/// A player in the panel `seats-bar`.
#[derive(Clone, Debug)]
pub struct SeatChip {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// Who moves the pieces.
    pub who: Sitter,
    /// Is it one of the viewer's own seats?
    pub mine: bool,
    /// Is something asked of this seat now?
    pub asked: bool,
    /// Is a browser of the player connected? Always true for bots.
    pub here: bool,
    /// The clock, if the table has one.
    pub clock: Option<Time>,
}

/// Who moves a seat's pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot of this level (name in the viewer's language) from the start.
    Bot(String),
    /// A bot that stands in for a person, who may take the seat back.
    StandIn(String),
}

/// A player's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// Milliseconds left when this was written.
    pub left: u64,
    /// Is it running?
    pub running: bool,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The ply that caused it, only where these eyes may know plies (replays); otherwise `None`.
    pub ply: Option<usize>,
    /// What happened.
    pub sentence: Vec<Span>,
}

/// A line of the chat.
#[derive(Clone, Debug)]
pub struct ChatLine {
    /// Who says it.
    pub name: String,
    /// Their seat; spectators have none.
    pub seat: Option<Seat>,
    /// What they say.
    pub text: String,
    /// Is it the viewer's own?
    pub mine: bool,
}

/// The panel `prompt`.
pub fn prompt(lang: Lang, prompt: &Prompt) -> Markup {
    let _ = lang;
    html! { p { (sentence(&prompt.sentence)) } }
}

/// The panel `choices`.
pub fn choices(lang: Lang, choices: &[Choice]) -> Markup {
    let _ = lang;
    html! { @for choice in choices { button type="button" data-spot=[choice.spot.as_deref()] { (sentence(&choice.label)) } } }
}

/// The panel `seats-bar`: who sits at the table, whose turn it is, clocks, and handing over to a bot. `levels` are id
/// and name of the bots that may stand in.
pub fn seats_bar(lang: Lang, seats: &[SeatChip], levels: &[(String, String)]) -> Markup {
    let _ = (lang, levels);
    html! { @for chip in seats { span { (chip.name) } } }
}

/// The panel `curtain` of a hot-seat table: it hides everything until the next player has taken the chair. Draw the
/// crowd's view behind it. `None` (nothing to hide) is an empty panel.
pub fn curtain(lang: Lang, next: Option<(Seat, &str)>) -> Markup {
    let _ = lang;
    html! { @if let Some((seat, name)) = next { button type="button" data-curtain=(seat.0) { (name) } } }
}

/// A line of the log, as an `li`.
pub fn log_line(line: &LogLine) -> Markup {
    html! { li data-ply=[line.ply] { (sentence(&line.sentence)) } }
}

/// What happened since the viewer's last move, as an `li` that opens.
pub fn since(lang: Lang, lines: &[LogLine]) -> Markup {
    let _ = lang;
    html! { li { ul { @for line in lines { (log_line(line)) } } } }
}

/// A line of the chat, as an `li`.
pub fn chat_line(line: &ChatLine) -> Markup {
    html! { li { b { (line.name) } " " (line.text) } }
}

/// A spoken phrase: names in bold, things in bold and lit up on the table when touched.
pub fn sentence(spans: &[Span]) -> Markup {
    html! {
        @for span in spans {
            @match span {
                Span::Plain(text) => (text),
                Span::Name(seat, name) => b.name data-seat=(seat.0) { (name) },
                Span::Thing(id, text) => b.thing data-thing=(id) { (text) },
            }
        }
    }
}
