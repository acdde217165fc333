//! When something is wrong: a sentence that a person can act on, and a way back.

use maud::{Markup, html};

use super::{Visitor, frame::frame};

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no such page or table (or it is not for these eyes).
    NotFound,
    /// This may not be done by this visitor.
    Forbidden,
    /// Too many requests, or too many tables.
    TooMany,
    /// The form or message cannot be read.
    BadRequest,
    /// The house's own fault.
    Broken,
}

impl Trouble {
    /// All of them.
    pub const ALL: [Trouble; 5] =
        [Trouble::NotFound, Trouble::Forbidden, Trouble::TooMany, Trouble::BadRequest, Trouble::Broken];

    /// The status of the answer.
    pub const fn status(self) -> u16 {
        match self {
            Trouble::NotFound => 404,
            Trouble::Forbidden => 403,
            Trouble::TooMany => 429,
            Trouble::BadRequest => 400,
            Trouble::Broken => 500,
        }
    }
}

/// The error page. `detail` is a sentence for this case, never an inner message.
pub fn trouble(visitor: &Visitor<'_>, trouble: Trouble, detail: Option<&str>) -> Markup {
    frame(visitor, "Polyana", &html! { h1 { (trouble.status()) } @if let Some(detail) = detail { p { (detail) } } })
}
