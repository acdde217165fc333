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
    let say = visitor.say();
    let (title, advice) = match trouble {
        Trouble::NotFound => ("not-found", "not-found-help"),
        Trouble::Forbidden => ("forbidden", "forbidden-help"),
        Trouble::TooMany => ("too-many", "too-many-help"),
        Trouble::BadRequest => ("bad-request", "bad-request-help"),
        Trouble::Broken => ("broken", "broken-help"),
    };
    let content = html! {
        div.narrow.trouble {
            (lost_hare())
            h1 { (say.word(title)) }
            p.lead { @if let Some(detail) = detail { (detail) } @else { (say.word(advice)) } }
            p { a.button.go href="/" { (say.word("to-home")) } }
        }
    };
    frame(visitor, &say.word(title), &content)
}

/// A hare who has lost the way, cut from paper.
fn lost_hare() -> Markup {
    let half = "M50 96C32 96 20 84 20 68C20 58 24 51 30 47C24 34 20 18 25 6C33 3 41 20 43 41C45 40 48 40 50 40ZM28 14C31 22 35 31 37 40C31 33 27 23 28 14ZM36 60A4.500 4.500 0 1 0 36.100 60ZM50 74L45 74L50 79ZM50 83C46 83 43 85 41 88C44 90 47 91 50 91Z";
    html! {
        svg.hare viewBox="0 0 100 100" aria-hidden="true" {
            path fill-rule="evenodd" d=(half) {}
            path fill-rule="evenodd" d=(half) transform="matrix(-1 0 0 1 100 0)" {}
        }
    }
}
