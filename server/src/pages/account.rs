//! Who I am: a guest's name, an account, its tokens and its webhook.

use maud::{Markup, html};

use super::Visitor;
use super::frame::{complaint, framed};
use super::home::idle;
use super::icons::icon;
use super::notices::{self, Notices};
use super::{assets, company, keys, own_data, passkeys};
use crate::store::Mail;

/// A browser or a program in which somebody is known.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Its id.
    pub id: String,
    /// What it is called; a browser may have said nothing of itself.
    pub name: String,
    /// Days since it was last used; none if never.
    pub days: Option<u64>,
    /// Is it the one that looks at the page?
    pub here: bool,
}

/// The account page.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// API tokens.
    pub tokens: Vec<Known>,
    /// Browsers.
    pub browsers: Vec<Known>,
    /// A token just made: shown once and never again.
    pub fresh_token: Option<String>,
    /// Do they look after the house?
    pub owner: bool,
    /// Why they may not do anything, in a sentence.
    pub barred: Option<String>,
    /// Whom they have blocked: number and name.
    pub blocked: Vec<(i64, String)>,
    /// Their passkeys.
    pub passkeys: Vec<Known>,
    /// How they are told that something is asked of them.
    pub notices: Notices,
    /// How many recovery codes are left.
    pub codes_left: usize,
    /// Recovery codes just made: shown once and never again.
    pub fresh_codes: Vec<String>,
    /// The mail address, if the house sends mail at all.
    pub mail: Option<Mail>,
    /// The webhook for slow games; empty if there is none.
    pub webhook: String,
    /// What its messages are signed with.
    pub webhook_secret: String,
    /// Why the last form was not accepted, in a sentence.
    pub error: Option<String>,
    /// What has just been done, in a sentence.
    pub done: Option<String>,
}

/// The account page at `/account`. Forms: POST `/account/name` (`name`), `/account/register` (`name`, `password`),
/// `/account/password` (`old`, `password`), `/account/tokens` (`name`), `/account/sessions/<id>/end`,
/// `/account/sessions/end`, `/account/webhook` (`url`), `/logout`; those of [`keys`] and [`own_data`].
pub fn account(visitor: &Visitor<'_>, page: &Account) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            h1 { @if visitor.name.is_empty() { (say.word("guest")) } @else { (visitor.name) } }
            (complaint(page.barred.as_deref()))
            (complaint(page.error.as_deref()))
            @if page.owner { p { a.button href="/owner" { (say.word("owner-title")) } } }
            @if let Some(done) = &page.done { p.done role="status" { (done) } }
            (keys::fresh_codes(visitor, &page.fresh_codes))
            @if visitor.account { (of_account(visitor, page)) } @else { (of_guest(visitor, page)) }
            (company::blocked(visitor, &page.blocked))
            @if !visitor.name.is_empty() { (own_data::own_data(visitor)) }
        }
    };
    let script = html! { script type="module" src=(assets::href("notices.js")) {} };
    framed(visitor, &say.word("account"), &[script, passkeys::script()], &content)
}

fn of_guest(visitor: &Visitor<'_>, page: &Account) -> Markup {
    let say = visitor.say();
    html! {
        form.sheet method="post" action="/account/name" {
            h2 { (say.word("guest-name-title")) }
            p { (say.word("guest-name-help")) }
            (text_field("name", &say.word("name"), "nickname", visitor.name))
            div.acts { button { (say.word("save")) } }
        }
        form.sheet method="post" action="/account/register" {
            h2 { (say.word("register-title")) }
            p { (say.word("register-help")) }
            (text_field("register-name", &say.word("name"), "username", visitor.name))
            (password_field("register-password", "password", &say.word("password"), "new-password"))
            p.small { (say.word("password-help")) }
            div.acts { button.go { (say.word("register")) } }
        }
        p { (say.word("have-account")) " " a href="/login" { (say.word("login")) } }
        @if !visitor.name.is_empty() { (notices::notices(visitor, &page.notices)) }
    }
}

fn of_account(visitor: &Visitor<'_>, page: &Account) -> Markup {
    let say = visitor.say();
    html! {
        form.sheet method="post" action="/account/name" {
            h2 { (say.word("guest-name-title")) }
            p { (say.word("rename-help")) }
            (text_field("name", &say.word("name"), "username", visitor.name))
            div.acts { button { (say.word("save")) } }
        }
        (passkeys::passkeys(visitor, &page.passkeys))
        (keys::codes(visitor, page.codes_left))
        @if let Some(mail) = &page.mail { (keys::mail(visitor, mail)) }
        (notices::notices(visitor, &page.notices))
        form.sheet method="post" action="/account/webhook" {
            h2 { (say.word("webhook-title")) }
            p { (say.word("webhook-help")) }
            div.field {
                label for="url" { (say.word("webhook-url")) }
                input #url type="url" name="url" value=(page.webhook) placeholder="https://" maxlength="500";
            }
            @if !page.webhook_secret.is_empty() {
                div.field {
                    label for="hook-secret" { (say.word("webhook-secret")) }
                    div.row {
                        input #hook-secret readonly value=(page.webhook_secret);
                        button type="button" data-copy="hook-secret" data-done=(say.word("copied")) { (icon("copy")) span { (say.word("copy")) } }
                    }
                    small { (say.word("webhook-secret-help")) }
                }
            }
            div.acts { button { (say.word("save")) } }
        }
        section.sheet {
            h2 { (say.word("tokens-title")) }
            p { (say.word("tokens-help")) " " a href="/api/docs" { (say.word("footer-api")) } }
            @if let Some(token) = &page.fresh_token {
                div.done role="status" {
                    p { (say.word("token-fresh")) }
                    div.row {
                        input #fresh-token readonly value=(token) aria-label=(say.word("token"));
                        button type="button" data-copy="fresh-token" data-done=(say.word("copied")) { (icon("copy")) span { (say.word("copy")) } }
                    }
                }
            }
            (known(visitor, &page.tokens, SESSIONS, "token-unused", "delete"))
            form.row method="post" action="/account/tokens" {
                input name="name" required maxlength="60" aria-label=(say.word("token-name")) placeholder=(say.word("token-name"));
                button { (say.word("token-make")) }
            }
        }
        section.sheet {
            h2 { (say.word("browsers-title")) }
            p { (say.word("browsers-help")) }
            (known(visitor, &page.browsers, SESSIONS, "browser-new", "logout"))
            form.row method="post" action="/account/sessions/end" { button { (say.word("logout-others")) } }
        }
        form.sheet method="post" action="/account/password" {
            h2 { (say.word("password-title")) }
            (password_field("old", "old", &say.word("password-old"), "current-password"))
            (password_field("new-password", "password", &say.word("password-new"), "new-password"))
            p.small { (say.word("password-help")) }
            div.acts { button { (say.word("save")) } }
        }
        form.sheet method="post" action="/logout" { div.acts { button.quiet { (say.word("logout")) } } }
    }
}

/// Where browsers and programs are ended.
const SESSIONS: &str = "/account/sessions/";

/// A list of browsers, programs or keys, each with a way to end it at `<path><id>/end`.
pub(super) fn known(
    visitor: &Visitor<'_>,
    list: &[Known],
    path: &str,
    unused: &'static str,
    end: &'static str,
) -> Markup {
    let say = visitor.say();
    html! {
        ul.tokens {
            @for known in list {
                @let name = if known.name.is_empty() { say.word("browser") } else { known.name.clone() };
                li {
                    b { (name) }
                    small {
                        @match known.days {
                            _ if known.here => (say.word("browser-here")),
                            Some(days) => (idle(visitor, days * 1440)),
                            None => (say.word(unused)),
                        }
                    }
                    @if !known.here {
                        form method="post" action={ (path) (known.id) "/end" } {
                            button.quiet aria-label={ (say.word(end)) ": " (name) } { (say.word(end)) }
                        }
                    }
                }
            }
        }
    }
}

/// A name in a form.
pub(super) fn text_field(id: &str, label: &str, complete: &str, value: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            input id=(id) name="name" value=(value) required maxlength="24" autocomplete=(complete) autocapitalize="off" spellcheck="false";
        }
    }
}

/// A password in a form.
pub(super) fn password_field(id: &str, name: &str, label: &str, complete: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            input id=(id) name=(name) type="password" required maxlength="200" autocomplete=(complete);
        }
    }
}

/// The login page at `/login`; POST `/login` (`name`, `password`, `back`). `name` is what was tried before.
pub fn login(visitor: &Visitor<'_>, name: &str, back: &str, error: Option<&str>) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            form.sheet method="post" action="/login" {
                h1 { (say.word("login")) }
                (complaint(error))
                input type="hidden" name="back" value=(back);
                (text_field("login-name", &say.word("name"), "username", name))
                (password_field("login-password", "password", &say.word("password"), "current-password"))
                div.acts { button.go { (say.word("login")) } }
            }
            (passkeys::login(visitor))
            p { a href="/recover" { (say.word("recover-lost")) } }
            p { (say.word("no-account")) " " a href="/account" { (say.word("register-title")) } }
        }
    };
    framed(visitor, &say.word("login"), &[passkeys::script()], &content)
}
