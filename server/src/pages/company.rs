//! The people at a table, and what one may do about them; and the list of those whom one has blocked.

use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, html};

use super::Visitor;
use super::frame::frame;
use crate::people::REASONS;

/// Somebody else at the table.
#[derive(Clone, Debug)]
pub struct Mate {
    /// Their seat.
    pub seat: u8,
    /// What they are called.
    pub name: String,
    /// Have I blocked them?
    pub blocked: bool,
}

/// What somebody is reported for, in a word.
pub fn reason_word(reason: &str) -> &'static str {
    match reason {
        "words" => "reason-words",
        "stalling" => "reason-stalling",
        "name" => "reason-name",
        "cheating" => "reason-cheating",
        _ => "reason-other",
    }
}

/// My own vacation at a slow table.
#[derive(Clone, Debug)]
pub struct Vacation {
    /// My seat.
    pub seat: u8,
    /// How many days I have left.
    pub days: i64,
    /// Until when I am away.
    pub until: Option<String>,
}

/// The part about my own vacation. Form: POST `/table/<id>/vacation` (`seat`, `days`).
fn own_vacation(visitor: &Visitor<'_>, table: &str, vacation: &Vacation) -> Markup {
    let say = visitor.say();
    html! {
        form.sheet method="post" action={ "/table/" (table) "/vacation" } {
            h2 { (say.word("vacation")) }
            p { (say.word("vacation-help")) }
            input type="hidden" name="seat" value=(vacation.seat);
            @match &vacation.until {
                Some(until) => {
                    p { b { (say.text(&Phrase::new("vacation-until").arg("date", Arg::Text(until.clone())))) } }
                    input type="hidden" name="days" value="0";
                    div.acts { button { (say.word("vacation-end")) } }
                }
                None => {
                    p { (say.text(&Phrase::new("vacation-left").number("n", vacation.days))) }
                    @if vacation.days > 0 {
                        div.row {
                            input type="number" name="days" min="1" max=(vacation.days) value="1" required aria-label=(say.word("vacation-take"));
                            button { (say.word("vacation-take")) }
                        }
                    }
                }
            }
        }
    }
}

/// The page at `/table/<id>/people`. Forms: POST `/table/<id>/block` (`seat`, `block`), `/table/<id>/report` (`seat`, `reason`, `text`).
pub fn company(
    visitor: &Visitor<'_>,
    table: &str,
    mates: &[Mate],
    vacation: Option<&Vacation>,
    done: Option<&'static str>,
) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            h1 { (say.word("company-title")) }
            @if let Some(done) = done { p.done role="status" { (say.word(done)) } }
            @if let Some(vacation) = vacation { (own_vacation(visitor, table, vacation)) }
            @if mates.is_empty() { p { (say.word("company-alone")) } }
            @for mate in mates {
                section.sheet {
                    h2 { (mate.name) }
                    form.row method="post" action={ "/table/" (table) "/block" } {
                        input type="hidden" name="seat" value=(mate.seat);
                        input type="hidden" name="block" value=(if mate.blocked { "off" } else { "on" });
                        p { (say.word(if mate.blocked { "blocked-help" } else { "block-help" })) }
                        button { (say.word(if mate.blocked { "unblock" } else { "block" })) }
                    }
                    details.farewell {
                        summary { (say.word("report-title")) }
                        form method="post" action={ "/table/" (table) "/report" } {
                            input type="hidden" name="seat" value=(mate.seat);
                            p { (say.word("report-help")) }
                            div.field {
                                label for={ "reason-" (mate.seat) } { (say.word("report-reason")) }
                                select id={ "reason-" (mate.seat) } name="reason" {
                                    @for reason in REASONS { option value=(reason) { (say.word(reason_word(reason))) } }
                                }
                            }
                            div.field {
                                label for={ "text-" (mate.seat) } { (say.word("report-text")) }
                                textarea id={ "text-" (mate.seat) } name="text" rows="4" maxlength="600" {}
                            }
                            div.acts { button { (say.word("report")) } }
                        }
                    }
                }
            }
            p { a href={ "/table/" (table) } { (say.word("company-back")) } }
        }
    };
    frame(visitor, &say.word("company-title"), &content)
}

/// The part of the account page with those whom one has blocked; nothing if there are none. Form: POST `/account/unblock` (`person`).
pub fn blocked(visitor: &Visitor<'_>, people: &[(i64, String)]) -> Markup {
    let say = visitor.say();
    html! {
        @if !people.is_empty() {
            section.sheet {
                h2 { (say.word("blocked-title")) }
                ul.tokens {
                    @for (id, name) in people {
                        li {
                            b { (name) }
                            form method="post" action="/account/unblock" {
                                input type="hidden" name="person" value=(id);
                                button.quiet aria-label={ (say.word("unblock")) ": " (name) } { (say.word("unblock")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
