//! How one is told that a slow game waits: in this browser, by mail, and when not.

use engine::Phrase;
use maud::{Markup, html};

use super::Visitor;
use crate::store::{MailWish, Wishes};

/// What is known of how somebody wants to be told.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// What they wish.
    pub wishes: Wishes,
    /// Have they a confirmed address, and does the house send mail?
    pub by_mail: bool,
    /// How many of their browsers are told.
    pub browsers: usize,
    /// By what browsers know that a word comes from this house.
    pub push_key: String,
}

/// The part of the account page. Forms: POST `/account/push` (`endpoint`, `p256dh`, `auth`, filled in by `notices.js`),
/// `/account/push/end`, `/account/notices` (`mail`, `quiet`, `from`, `to`, `offset`).
pub fn notices(visitor: &Visitor<'_>, notices: &Notices) -> Markup {
    let say = visitor.say();
    let wishes = &notices.wishes;
    let (from, to) = wishes.quiet.unwrap_or((22 * 60, 8 * 60));
    html! {
        section.sheet #notices {
            h2 { (say.word("notices-title")) }
            p { (say.word("notices-help")) }
            form.row method="post" action="/account/push" data-push=(notices.push_key) hidden {
                input type="hidden" name="endpoint";
                input type="hidden" name="p256dh";
                input type="hidden" name="auth";
                button { (say.word("push-here")) }
                small data-push-refused hidden { (say.word("push-refused")) }
            }
            @if notices.browsers > 0 {
                form.row method="post" action="/account/push/end" {
                    p { (say.text(&Phrase::new("push-browsers").number("n", notices.browsers as i64))) }
                    button { (say.word("push-end")) }
                }
            }
            form.wishes method="post" action="/account/notices" {
                input type="hidden" name="offset" value=(wishes.offset) data-clock-offset;
                @if notices.by_mail {
                    fieldset.field {
                        legend { (say.word("notices-mail")) }
                        @for wish in MailWish::ALL {
                            @let word = match wish {
                                MailWish::Never => "notices-never",
                                MailWish::Once => "notices-once",
                                MailWish::Daily => "notices-daily",
                            };
                            label.check {
                                input type="radio" name="mail" value=(wish.code()) checked[wish == wishes.mail];
                                span { (say.word(word)) }
                            }
                        }
                    }
                } @else {
                    p.small { (say.word("notices-no-mail")) }
                }
                label.check {
                    input type="checkbox" name="quiet" value="on" checked[wishes.quiet.is_some()];
                    span { (say.word("quiet-hours")) }
                }
                div.row {
                    input type="time" name="from" value=(time(from)) aria-label=(say.word("quiet-from"));
                    "–"
                    input type="time" name="to" value=(time(to)) aria-label=(say.word("quiet-to"));
                }
                div.acts { button { (say.word("save")) } }
            }
        }
    }
}

/// A minute of the day as a field wants it.
fn time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}
