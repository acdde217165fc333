//! When something is wrong: a page that says so in the caller's language, and nothing about the inside of the house.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;

use super::caller::Caller;
use crate::pages::trouble::{Trouble, trouble};
use crate::refused::Refused;

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

    /// Something was refused; the page says why.
    pub fn refused(caller: &Caller, refused: &Refused) -> Oops {
        let detail = match refused {
            // What these pages say by themselves is enough.
            Refused::NoTable | Refused::Broken => None,
            other => Some(other.text(caller.lang)),
        };
        Oops { detail, ..Oops::new(caller, refused.trouble()) }
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
