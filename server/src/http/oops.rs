//! When something is wrong: a page that says so in the caller's language, and nothing about the inside of the house.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;

use super::caller::Caller;
use crate::live::Refused;
use crate::lobby::Turned;
use crate::pages;
use crate::pages::trouble::{Trouble, trouble};

/// A page that says what is wrong.
pub(super) struct Oops {
    caller: Box<Caller>,
    trouble: Trouble,
    detail: Option<String>,
}

/// A page, or what is wrong.
pub(super) type Answer = Result<Response, Oops>;

impl Oops {
    pub fn new(caller: &Caller, trouble: Trouble) -> Oops {
        Oops { caller: Box::new(caller.clone()), trouble, detail: None }
    }

    /// One of the house's words says it.
    pub fn word(caller: &Caller, trouble: Trouble, word: &'static str) -> Oops {
        Oops { detail: Some(pages::say(caller.lang).word(word)), ..Oops::new(caller, trouble) }
    }

    pub fn turned(caller: &Caller, turned: &Turned) -> Oops {
        match turned {
            Turned::NoTable => Oops::new(caller, Trouble::NotFound),
            Turned::Broken(error) => {
                tracing::error!(%error, "the lobby failed");
                Oops::new(caller, Trouble::Broken)
            }
            Turned::Word("desk-too-many-tables") => Oops::word(caller, Trouble::TooMany, "desk-too-many-tables"),
            Turned::Word(word) => Oops::word(caller, Trouble::Forbidden, word),
            Turned::Options(..) => {
                Oops { detail: Some(turned.text(caller.lang)), ..Oops::new(caller, Trouble::BadRequest) }
            }
        }
    }

    pub fn refused(caller: &Caller, refused: Refused) -> Oops {
        match refused {
            Refused::NoTable => Oops::new(caller, Trouble::NotFound),
            other => {
                let detail = other.text(&pages::say(caller.lang));
                Oops { detail: Some(detail), ..Oops::new(caller, Trouble::Forbidden) }
            }
        }
    }
}

impl IntoResponse for Oops {
    fn into_response(self) -> Response {
        let page = trouble(&self.caller.visitor(), self.trouble, self.detail.as_deref());
        let status = StatusCode::from_u16(self.trouble.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, html(page)).into_response()
    }
}

/// A page as an answer.
pub(super) fn html(page: Markup) -> Response {
    axum::response::Html(page.into_string()).into_response()
}

/// There is no such address.
pub(super) async fn no_page(caller: Caller) -> Oops {
    Oops::new(&caller, Trouble::NotFound)
}
