//! Who I am: a guest's name, an account, its tokens and its webhook.

use maud::{Markup, html};

use super::{Visitor, frame::frame};

/// The account page.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// API tokens: id, name, and days since it was last used (`None`: never).
    pub tokens: Vec<(String, String, Option<u64>)>,
    /// A token just made: shown once and never again.
    pub fresh_token: Option<String>,
    /// The webhook for slow games; empty if there is none.
    pub webhook: String,
    /// Why the last form was not accepted, in a sentence.
    pub error: Option<String>,
    /// What has just been done, in a sentence.
    pub done: Option<String>,
}

/// The account page at `/account`. Forms: POST `/account/name` (`name`), `/account/register` (`name`, `password`),
/// `/account/password` (`old`, `password`), `/account/tokens` (`name`), `/account/tokens/<id>/delete`,
/// `/account/webhook` (`url`), `/logout`.
pub fn account(visitor: &Visitor<'_>, page: &Account) -> Markup {
    frame(visitor, visitor.name, &html! { @if let Some(error) = &page.error { p { (error) } } })
}

/// The login page at `/login`; POST `/login` (`name`, `password`, `back`). `name` is what was tried before.
pub fn login(visitor: &Visitor<'_>, name: &str, back: &str, error: Option<&str>) -> Markup {
    let _ = back;
    frame(visitor, name, &html! { @if let Some(error) = error { p { (error) } } })
}
