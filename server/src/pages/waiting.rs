//! A table before the game: who sits where, the link to invite others, and the start.

use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, html};

use super::frame::{complaint, framed};
use super::icons::{cube, icon};
use super::new_table::Advice;
use super::panels::chat_line;
use super::{Visitor, assets};
use crate::seats::Clock;

/// A table that has not begun.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The chairs in order.
    pub chairs: Vec<WaitingChair>,
    /// The address to give to others, in full.
    pub invite: String,
    /// Who has made the table.
    pub host_name: String,
    /// The picture on the game's box.
    pub cover: Markup,
    /// Why whoever was invited could not sit down, in a sentence.
    pub error: Option<String>,
    /// Is the visitor the host, who may start the game and close the table?
    pub host: bool,
    /// May the visitor take a free chair?
    pub may_join: bool,
    /// May the visitor leave?
    pub may_leave: bool,
    /// The bots that may take free chairs: id and name.
    pub levels: &'static [(String, String)],
    /// Can the game begin now? Otherwise why not, in a sentence.
    pub ready: Result<(), String>,
    /// Are the seats shuffled at the start?
    pub shuffle: bool,
    /// Is the table listed on the home page?
    pub public: bool,
    /// Is it a match of two games?
    pub double_header: bool,
    /// The clock.
    pub clock: Clock,
    /// May moves be taken back?
    pub undo: bool,
    /// May players ask a bot for help?
    pub help: bool,
    /// The game's options that differ from the usual: name and value.
    pub options: Vec<(String, String)>,
    /// What the game says about its options.
    pub word: Option<Advice>,
    /// The seal on the luck: SHA-256 of the key, in hexadecimal.
    pub commitment: String,
    /// Lines of the chat so far.
    pub chat: Vec<super::panels::ChatLine>,
    /// Number of the last message that this page already shows; goes into the socket's address.
    pub seen: u64,
}

/// A chair before the game.
#[derive(Clone, Debug)]
pub struct WaitingChair {
    /// Who sits there, if anybody.
    pub name: Option<String>,
    /// A bot's level, in the visitor's language.
    pub bot: Option<String>,
    /// Is it the visitor's?
    pub mine: bool,
    /// What whoever sits here plays, in games where each seat chooses.
    pub sides: Vec<Side>,
}

/// What a seat plays.
#[derive(Clone, Debug)]
pub struct Side {
    /// The option's id.
    pub option: String,
    /// The option's name.
    pub name: String,
    /// Its values: value, name, and whether another chair has it.
    pub values: Vec<(String, String, bool)>,
    /// The chosen value.
    pub chosen: String,
    /// May the visitor choose another one?
    pub free: bool,
}

/// The waiting room. What changes is the panel `waiting`.
pub fn waiting(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    let say = visitor.say();
    let head = [html! {
        link rel="stylesheet" href=(assets::href("table.css"));
        script type="module" src=(assets::href("table.js")) {}
    }];
    let content = html! {
        div.waiting-room #table data-table=(page.id) data-seen=(page.seen) data-waiting
            data-icon=(assets::href("icon.svg")) data-icon-turn=(assets::href("icon-turn.svg")) {
            div #waiting { @if page.is_invitation() { (invitation(visitor, page)) } @else { (waiting_panel(visitor, page)) } }
            section.talk.sheet aria-label=(say.word("chat")) {
                h2 { (say.word("chat")) }
                ol #chat.lines { @for line in &page.chat { (chat_line(line)) } }
                form #say-form autocomplete="off" {
                    input #say-text name="text" maxlength="500" aria-label=(say.word("chat-write")) placeholder=(say.word("chat-write"));
                    button.tool aria-label=(say.word("send")) title=(say.word("send")) { (icon("send")) }
                }
            }
            p #offline.banner role="status" hidden { (icon("warn")) (say.word("offline")) }
            p #toast.banner role="alert" hidden {}
            p #announce.unseen aria-live="polite" {}
        }
    };
    framed(visitor, &page.game_name, &head, &content)
}

impl Waiting {
    /// Does somebody look who does not sit here and may?
    fn is_invitation(&self) -> bool {
        self.may_join && !self.may_leave
    }
}

/// What somebody sees who was given the link: the game, who invites, a field for their name, and one button.
fn invitation(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    let say = visitor.say();
    let invites = Phrase::new("invited").arg("name", Arg::Text(page.host_name.clone()));
    html! {
        div.invitation {
            div.cover aria-hidden="true" { (page.cover) }
            h1 { (say.text(&invites.arg("game", Arg::Text(page.game_name.clone())))) }
            form method="post" action={ "/table/" (page.id) "/join" } {
                (complaint(page.error.as_deref()))
                @if !visitor.account {
                    div.field {
                        label for="my-name" { (say.word("invited-name")) }
                        input #my-name name="name" value=(visitor.name) maxlength="24" required autofocus autocomplete="nickname" spellcheck="false";
                    }
                }
                button.go { (say.word("invited-yes")) }
            }
            p.small { a href={ "/rules/" (page.game) } { (say.word("rules")) } }
        }
        details.fold { summary { (say.word("invited-about")) } (about(visitor, page)) }
    }
}

/// The inner part, sent again whenever somebody comes or goes.
pub fn waiting_panel(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    let say = visitor.say();
    let post = |what: &str, button: Markup| {
        html! { form method="post" action={ "/table/" (page.id) "/" (what) } { (button) } }
    };
    let free = page.chairs.iter().filter(|chair| chair.name.is_none()).count();
    html! {
        h1 { (page.game_name) }
        p.lead {
            @if free > 0 { (say.text(&Phrase::new("waiting-free").number("n", free as i64))) }
            @else if page.host { (say.word("waiting-ready")) }
            @else { (say.word("waiting-host")) }
        }
        ol.chairs {
            @for (seat, chair) in page.chairs.iter().enumerate() { (chair_row(visitor, page, seat, chair)) }
        }
        @if let Some(word) = &page.word { p.advice.bad[!word.playable] { (word.line()) } }
        @if free > 0 {
            div.invite {
                label for="invite-link" { (say.word("invite")) }
                div.row {
                    input #invite-link readonly value=(page.invite);
                    button type="button" data-copy="invite-link" data-done=(say.word("copied")) { (icon("copy")) span { (say.word("copy")) } }
                }
            }
        }
        @if let Err(why) = &page.ready { @if page.host { p.small { (why) } } }
        div.acts {
            @if page.host && page.ready.is_ok() { (post("start", html! { button.go { (say.word("start")) } })) }
            @if page.host && page.ready.is_err() { (post("start", fill(visitor, page))) }
            @if page.may_join { (post("join", html! { button.go { (say.word("join")) } })) }
            @if page.may_leave { (post("leave", html! { button { (say.word("leave")) } })) }
            @if page.host { (post("close", html! { button.quiet { (say.word("close-table")) } })) }
            a.button.quiet href={ "/rules/" (page.game) } { (say.word("rules")) }
        }
        (terms(visitor, page))
    }
}

/// Who sits at the table, and what holds there.
fn about(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    html! {
        ol.chairs {
            @for (seat, chair) in page.chairs.iter().enumerate() { (chair_row(visitor, page, seat, chair)) }
        }
        (terms(visitor, page))
    }
}

/// What was agreed for the table, and the seal on its luck.
fn terms(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    let say = visitor.say();
    html! {
        dl.terms {
            (term(&say.word("order"), &say.word(if page.shuffle { "order-random" } else { "order-fixed" })))
            (term(&say.word("visibility"), &say.word(if page.public { "visibility-public" } else { "visibility-link" })))
            (term(&say.word("clock"), &clock_words(visitor, page.clock)))
            @if let Clock::Slow { vacation, patient, .. } = page.clock {
                @if vacation > 0 { (term(&say.word("vacation"), &say.text(&Phrase::new("vacation-days").number("n", i64::from(vacation))))) }
                (term(&say.word("time-up"), &say.word(if patient { "time-up-wait" } else { "time-up-bot" })))
            }
            (term(&say.word("undo-policy"), &say.word(if page.undo { "undo-free" } else { "undo-off" })))
            (term(&say.word("help-policy"), &say.word(if page.help { "help-free" } else { "help-off" })))
            @if page.double_header { (term(&say.word("double-header"), &say.word("desk-option-on"))) }
            @for (name, value) in &page.options { (term(name, value)) }
        }
        details.luck {
            summary { (icon("seal")) (say.word("luck-sealed")) }
            p { (say.word("luck-sealed-help")) }
            code { (page.commitment) }
        }
    }
}

fn chair_row(visitor: &Visitor<'_>, page: &Waiting, seat: usize, chair: &WaitingChair) -> Markup {
    let say = visitor.say();
    html! {
        li.chair.mine[chair.mine].free[chair.name.is_none()] {
            (cube(seat as u8))
            @match (&chair.name, &chair.bot) {
                (Some(name), Some(level)) => { b { (name) } small { (icon("bot")) (level) } }
                (Some(name), None) => { b { (name) } @if chair.mine { small { (say.word("you")) } } }
                (None, _) => {
                    span { (say.word("free-chair")) }
                    @if page.may_join {
                        form method="post" action={ "/table/" (page.id) "/join" } {
                            button name="seat" value=(seat) { (say.word("sit-here")) }
                        }
                    }
                }
            }
            @for side in &chair.sides { (side_of(visitor, page, seat, side)) }
        }
    }
}

/// What the player on a chair plays: to choose from, or just to see.
fn side_of(visitor: &Visitor<'_>, page: &Waiting, seat: usize, side: &Side) -> Markup {
    let say = visitor.say();
    let chosen = side.values.iter().find(|(value, ..)| *value == side.chosen).map(|(_, name, _)| name.as_str());
    let chair = say.text(&Phrase::new("seat-number").number("n", seat as i64 + 1));
    html! {
        @if side.free {
            form.side method="post" action={ "/table/" (page.id) "/choose" } {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="option" value=(side.option);
                select id={ "side-" (seat) "-" (side.option) } name="value" data-send aria-label={ (side.name) ": " (chair) } {
                    @for (value, name, taken) in &side.values {
                        option value=(value) selected[*value == side.chosen] disabled[*taken] { (name) }
                    }
                }
                button.unscripted { (say.word("side-choose")) }
            }
        } @else { span.side { (chosen.unwrap_or_default()) } }
    }
}

/// Who does not want to wait longer lets bots take the free chairs.
fn fill(visitor: &Visitor<'_>, page: &Waiting) -> Markup {
    let say = visitor.say();
    html! {
        div.fill {
            select name="fill" aria-label=(say.word("bots")) {
                @for (id, name) in page.levels { option value=(id) selected[id == "medium"] { (name) } }
            }
            button { (say.word("start-with-bots")) }
        }
    }
}

fn term(name: &str, value: &str) -> Markup {
    html! { div { dt { (name) } dd { (value) } } }
}

/// A clock in words.
pub fn clock_words(visitor: &Visitor<'_>, clock: Clock) -> String {
    let say = visitor.say();
    match clock {
        Clock::None => say.word("clock-none"),
        Clock::Live { bank, increment } => say.text(
            &Phrase::new("clock-live-terms").number("bank", i64::from(bank)).number("increment", i64::from(increment)),
        ),
        Clock::Slow { hours, .. } if hours % 24 == 0 => {
            say.text(&Phrase::new("clock-days-terms").number("n", i64::from(hours / 24)))
        }
        Clock::Slow { hours, .. } => say.text(&Phrase::new("clock-hours-terms").number("n", i64::from(hours))),
    }
}
