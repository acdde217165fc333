//! Ways back into an account: recovery codes and a mail address, and the pages for whoever has lost the password.

use engine::Phrase;
use maud::{Markup, html};

use super::Visitor;
use super::account::{password_field, text_field};
use super::frame::{complaint, frame};
use super::icons::icon;
use crate::store::Mail;

/// Recovery codes that were just made, to be written down; nothing if there are none.
pub fn fresh_codes(visitor: &Visitor<'_>, codes: &[String]) -> Markup {
    let say = visitor.say();
    html! {
        @if !codes.is_empty() {
            div.done role="status" {
                p { (say.word("codes-fresh")) }
                textarea #fresh-codes readonly rows=(codes.len()) aria-label=(say.word("codes-title")) { (codes.join("\n")) }
                div.acts {
                    button type="button" data-copy="fresh-codes" data-done=(say.word("copied")) { (icon("copy")) span { (say.word("copy")) } }
                }
            }
        }
    }
}

/// The part of the account page with recovery codes. Form: POST `/account/codes` (`password`).
pub fn codes(visitor: &Visitor<'_>, left: usize) -> Markup {
    let say = visitor.say();
    html! {
        form.sheet method="post" action="/account/codes" {
            h2 { (say.word("codes-title")) }
            p { (say.word("codes-help")) }
            p { b { (say.text(&Phrase::new("codes-left").number("n", left as i64))) } }
            (password_field("codes-password", "password", &say.word("password"), "current-password"))
            div.acts { button { (say.word("codes-make")) } }
        }
    }
}

/// The part with the mail address. Form: POST `/account/mail` (`address`, `password`).
pub fn mail(visitor: &Visitor<'_>, mail: &Mail) -> Markup {
    let say = visitor.say();
    html! {
        form.sheet method="post" action="/account/mail" {
            h2 { (say.word("mail-title")) }
            p { (say.word("mail-help")) }
            div.field {
                label for="mail-address" { (say.word("mail-address")) }
                input #mail-address type="email" name="address" value=(mail.address) maxlength="254" autocomplete="email";
                @if !mail.address.is_empty() {
                    small { (say.word(if mail.confirmed { "mail-confirmed" } else { "mail-unconfirmed" })) }
                }
            }
            (password_field("mail-password", "password", &say.word("password"), "current-password"))
            div.acts { button { (say.word("save")) } }
        }
    }
}

/// The page for whoever has lost the password.
#[derive(Clone, Copy, Debug)]
pub struct Recover<'a> {
    /// The name that was tried before.
    pub name: &'a str,
    /// Does the house send mail?
    pub by_mail: bool,
    /// Why the last form was not accepted, in a sentence.
    pub error: Option<&'a str>,
    /// Was a link just asked for?
    pub sent: bool,
}

/// The page at `/recover`. Forms: POST `/recover` (`name`, `code`, `password`), `/recover/mail` (`name`).
pub fn recover(visitor: &Visitor<'_>, page: &Recover<'_>) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            h1 { (say.word("recover-title")) }
            (complaint(page.error))
            @if page.sent { p.done role="status" { (say.word("recover-sent")) } }
            form.sheet method="post" action="/recover" {
                h2 { (say.word("recover-by-code")) }
                p { (say.word("recover-code-help")) }
                (text_field("recover-name", &say.word("name"), "username", page.name))
                div.field {
                    label for="code" { (say.word("recover-code")) }
                    input #code name="code" required maxlength="60" autocomplete="off" autocapitalize="off" spellcheck="false";
                }
                (password_field("recover-password", "password", &say.word("password-new"), "new-password"))
                p.small { (say.word("password-help")) }
                div.acts { button.go { (say.word("recover-set")) } }
            }
            @if page.by_mail {
                form.sheet method="post" action="/recover/mail" {
                    h2 { (say.word("recover-by-mail")) }
                    p { (say.word("recover-mail-help")) }
                    (text_field("mail-name", &say.word("name"), "username", page.name))
                    div.acts { button { (say.word("recover-send")) } }
                }
            }
        }
    };
    frame(visitor, &say.word("recover-title"), &content)
}

/// The page behind a link for a new password. Form: POST `/recover/<token>` (`password`).
pub fn new_password(visitor: &Visitor<'_>, token: &str, error: Option<&str>) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            form.sheet method="post" action={ "/recover/" (token) } {
                h1 { (say.word("recover-title")) }
                (complaint(error))
                (password_field("recover-password", "password", &say.word("password-new"), "new-password"))
                p.small { (say.word("password-help")) }
                div.acts { button.go { (say.word("recover-set")) } }
            }
        }
    };
    frame(visitor, &say.word("recover-title"), &content)
}

/// The page behind a link that confirms an address. Form: POST `/mail/<token>`.
pub fn confirm(visitor: &Visitor<'_>, token: &str) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            form.sheet method="post" action={ "/mail/" (token) } {
                h1 { (say.word("mail-title")) }
                p { (say.word("mail-confirm-help")) }
                div.acts { button.go { (say.word("mail-confirm")) } }
            }
        }
    };
    frame(visitor, &say.word("mail-title"), &content)
}

/// The address is confirmed.
pub fn confirmed(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            h1 { (say.word("mail-title")) }
            p.done role="status" { (say.word("mail-confirmed")) }
            p { a href="/account" { (say.word("account")) } }
        }
    };
    frame(visitor, &say.word("mail-title"), &content)
}
