//! The house's own panels on the table page, each the inner markup of the element with that id, and the lines of
//! the chat.

use draw::Sign;
use engine::words::{Arg, Span};
use engine::{Lang, Phrase, Seat};
use maud::{Markup, html};

use super::icons::{cube, icon};
use super::{level_name, say};
use crate::seats::Sitter;

/// The panel `prompt`: whose turn it is, the sentence, undo, and a way past the moves of bots.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// What the game says: what is asked of these eyes, or whom they wait for.
    pub sentence: Vec<Span>,
    /// The state of affairs.
    pub state: PromptState,
    /// How many of their moves the viewer may take back.
    pub undo: usize,
    /// Do bots move, while a person waits who may want to see no more of it?
    pub skip: bool,
    /// The table's id, if the viewer may ask for help here.
    pub ask: Option<String>,
    /// The name of this kind of question and what is told to those who meet it for the first time, where the game explains it.
    pub first: Option<(String, String)>,
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
    /// The narrator of a lesson speaks before I go on.
    Listening,
}

/// A player in the panel `seats-bar`.
#[derive(Clone, Hash, Debug)]
pub struct SeatChip {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// What they play, as a faction or a figure, where the game has such.
    pub role: Option<String>,
    /// What the game draws for the seat instead of a cube in its colour.
    pub sign: Option<Sign>,
    /// Who moves the pieces.
    pub who: Sitter,
    /// Is it one of the viewer's own seats?
    pub mine: bool,
    /// Is something asked of this seat now?
    pub asked: bool,
    /// Is a browser of the player connected? Always true for bots.
    pub here: bool,
    /// Does the game run, so that the seat can be handed over?
    pub playing: bool,
    /// Do only bots sit opposite?
    pub alone: bool,
    /// The clock, if the table has one.
    pub clock: Option<Time>,
    /// Has the player asked for help in this game?
    pub helped: bool,
}

/// Some would like to end the game, and everybody has to agree.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Who would like to.
    pub names: Vec<String>,
    /// Is the viewer one of them?
    pub mine: bool,
}

/// A player's time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Time {
    /// Milliseconds left when this was written.
    pub left: u64,
    /// Is it running?
    pub running: bool,
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
    let say = say(lang);
    let (class, pill) = match prompt.state {
        PromptState::Mine => ("mine", "your-turn"),
        PromptState::Theirs => ("theirs", "their-turn"),
        PromptState::Over => ("over", "game-over"),
        PromptState::Listening => ("theirs", "learn-narrator"),
    };
    let back = |id: &'static str, plies: usize, sign: &'static str, word: &'static str, key: &'static str| {
        html! {
            button.quiet type="button" id=(id) data-undo=(plies) title=(say.word(word)) aria-label=(say.word(word)) aria-keyshortcuts=[(!key.is_empty()).then_some(key)] {
                (icon(sign)) span { (say.word(word)) }
            }
        }
    };
    html! {
        span.pill.(class) { (say.word(pill)) }
        p.sentence { (sentence(&prompt.sentence)) }
        @if prompt.skip {
            button.quiet.past type="button" #skip-bots data-skip title=(say.word("skip-bots")) aria-label=(say.word("skip-bots")) aria-keyshortcuts="s" {
                (icon("last")) span { (say.word("skip-bots")) }
            }
        }
        @if prompt.undo > 0 || prompt.ask.is_some() {
            span.undo {
                @if let Some(table) = &prompt.ask {
                    a.quiet.ask href={ "/table/" (table) "/what-if" } title=(say.word("what-if")) aria-label=(say.word("what-if")) { (icon("what-if")) span { (say.word("what-if")) } }
                    button.quiet.ask type="button" #ask-help data-ask title=(say.word("ask-button")) aria-label=(say.word("ask-button")) aria-keyshortcuts="h" {
                        (icon("hint")) span { (say.word("ask-button")) }
                    }
                }
                @if prompt.undo > 0 { (back("undo-step", 1, "undo", "undo", "u")) }
                @if prompt.undo > 1 { (back("undo-turn", 0, "undo-all", "undo-turn", "")) }
            }
        }
        button.tool.fold type="button" #fold-dock aria-label=(say.word("fold")) title=(say.word("fold")) { (icon("fold")) }
        // Shown by the browser to those who have not met it.
        @if let Some((name, text)) = &prompt.first { p.first data-first=(name) hidden { (icon("leaf")) (text) } }
    }
}

/// The panel `seats-bar`: who sits at the table, whose turn it is, clocks, and handing over to a bot. `levels` are id
/// and name of the bots that may stand in.
pub fn seats_bar(lang: Lang, seats: &[SeatChip], levels: &[(String, String)]) -> Markup {
    html! { @for chip in seats { (seat_chip(lang, chip, levels)) } }
}

fn seat_chip(lang: Lang, chip: &SeatChip, levels: &[(String, String)]) -> Markup {
    let say = say(lang);
    let seat = chip.seat.0;
    html! {
        div.chip.asked[chip.asked].mine[chip.mine].away[!chip.here] data-seat=(seat) {
            @match &chip.sign { Some(sign) => span.sign-of { (sign) }, None => (cube(seat)) }
            span.who {
                b { (chip.name) @if let Some(role) = &chip.role { " " span.role { (role) } } }
                @match &chip.who {
                    Sitter::Person(_) if chip.mine => small { (say.word("you")) },
                    Sitter::Person(_) | Sitter::Open if !chip.here => small { (say.word("away")) },
                    Sitter::Person(_) | Sitter::Open => {},
                    Sitter::Bot(level) => small { (icon("bot")) (level_name(lang, level)) },
                    Sitter::StandIn { level, .. } => small {
                        (icon("bot")) (say.text(&Phrase::new("stand-in").arg("level", Arg::Text(level_name(lang, level)))))
                    },
                    Sitter::Resigned { .. } => small { (icon("bot")) (say.word("resigned")) },
                }
            }
            @if chip.helped { span.helped title=(say.word("ask-used")) { (icon("hint")) span.unseen { (say.word("ask-used")) } } }
            @if chip.asked { span.unseen { (say.word("is-asked")) } }
            @if let Some(time) = chip.clock { (clock(time)) }
            @if chip.mine && chip.playing { (seat_menu(lang, chip, levels)) }
        }
    }
}

/// What I can do with my seat: hand it to a bot or take it back, resign, end the game. What cannot be taken back is asked twice.
fn seat_menu(lang: Lang, chip: &SeatChip, levels: &[(String, String)]) -> Markup {
    let say = say(lang);
    let seat = chip.seat.0;
    let by_bot = matches!(chip.who, Sitter::StandIn { .. });
    let way_out = |what: &'static str, title: &'static str, help: &'static str, button: Markup| {
        html! {
            details.way-out id={ "seat-" (seat) "-" (what) } {
                summary { (say.word(title)) }
                p { (say.word(help)) }
                (button)
            }
        }
    };
    html! {
        @if by_bot { button.small-go type="button" data-take-back=(seat) { (say.word("take-back")) } }
        details.menu id={ "seat-menu-" (seat) } {
            summary.tool aria-label=(say.word("seat-menu")) title=(say.word("seat-menu")) { (icon("more")) }
            div.sheet {
                @if !by_bot {
                    p { (say.word("hand-over-help")) }
                    @for (id, name) in levels {
                        button type="button" data-hand-over=(seat) data-level=(id) { (icon("bot")) (name) }
                    }
                }
                @if !chip.alone {
                    (way_out("resign", "resign", "resign-help", html! {
                        button type="button" data-resign=(seat) { (say.word("resign-yes")) }
                    }))
                }
                (way_out("end", "end-game", if chip.alone { "end-game-alone" } else { "end-game-help" }, html! {
                    button type="button" data-end="true" { (say.word(if chip.alone { "end-game-yes" } else { "end-game-ask" })) }
                }))
            }
        }
    }
}

/// The panel `proposal`: some would like to end the game. Empty if nobody does.
pub fn proposal(lang: Lang, proposal: Option<&Proposal>) -> Markup {
    let say = say(lang);
    let Some(proposal) = proposal else { return html! {} };
    let names = proposal.names.iter().cloned().map(Arg::Text);
    let asked = Phrase::new("end-asked").list("names", names).number("n", proposal.names.len() as i64);
    html! {
        div.banner.proposal role="status" {
            @if proposal.mine { span { (say.word("end-asked-mine")) } } @else { span { (say.text(&asked)) } }
            div.acts {
                @if !proposal.mine { button type="button" data-end="true" { (say.word("end-agree")) } }
                button type="button" data-end="false" { (say.word("end-refuse")) }
            }
        }
    }
}

/// A clock. The browser counts on from what was left.
fn clock(time: Time) -> Markup {
    let seconds = time.left / 1000;
    let text = match seconds {
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..172_800 => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => format!("{} d", seconds / 86_400),
    };
    html! { time.clock.running[time.running].short[seconds < 30] data-left=(time.left) data-running[time.running] { (text) } }
}

/// Whom the curtain of a hot-seat table waits for.
#[derive(Clone, Debug)]
pub struct Curtain {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// Do they still have to say what they are called?
    pub asks_name: bool,
}

/// The panel `curtain` of a hot-seat table: it hides everything until the next player has taken the chair, who says what they
/// are called the first time. Draw the crowd's view behind it. `None` (nothing to hide) is an empty panel.
pub fn curtain(lang: Lang, next: Option<&Curtain>) -> Markup {
    let say = say(lang);
    html! {
        @if let Some(Curtain { seat, name, asks_name }) = next {
            div.curtain role="dialog" aria-modal="true" aria-labelledby="curtain-title" {
                (cube(seat.0))
                h2 #curtain-title { (say.text(&Phrase::new("curtain-title").arg("name", Arg::Text(name.clone())))) }
                p { (say.word("curtain-help")) }
                @if *asks_name {
                    div.field {
                        label for="curtain-name" { (say.word("curtain-name")) }
                        input #curtain-name maxlength="24" autocomplete="off" spellcheck="false" placeholder=(name);
                    }
                    button.go type="button" data-curtain=(seat.0) { (say.word("curtain-sit")) }
                } @else {
                    button.go type="button" data-curtain=(seat.0) autofocus {
                        (say.text(&Phrase::new("curtain-open").arg("name", Arg::Text(name.clone()))))
                    }
                }
            }
        }
    }
}

/// A line of the chat, as an `li`.
pub fn chat_line(line: &ChatLine) -> Markup {
    html! {
        li.mine[line.mine] {
            @if let Some(seat) = line.seat { (cube(seat.0)) } @else { (icon("eye")) }
            b { (line.name) } " "
            span { (line.text) }
        }
    }
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
