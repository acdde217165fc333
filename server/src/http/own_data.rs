//! What the house knows about me: to take along, or to be forgotten.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;

use super::account::{News, show, with_cookie};
use super::caller::{Caller, no_identity};
use super::oops::{Answer, html};
use crate::House;
use crate::pages::own_data as page;
use crate::people;
use crate::rates::Deed;
use crate::refused::Refused;

/// `GET /account/export.json`
pub(super) async fn export(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let person = caller.somebody()?;
    // A long life at this house is a long file: not too often.
    caller.told(caller.allow(&house, Deed::Login))?;
    let all = caller.told(people::everything_about(&house, person.id).await)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"polyana-my-data.json\""),
    ];
    Ok((headers, all).into_response())
}

#[derive(Deserialize)]
pub(super) struct Farewell {
    /// An account shows its password; a guest has none.
    #[serde(default)]
    password: String,
    /// Ticked by whoever means it.
    sure: Option<String>,
}

/// `POST /account/delete`
pub(super) async fn delete(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Farewell>) -> Answer {
    let person = caller.somebody()?;
    caller.told(caller.allow(&house, Deed::Login))?;
    let meant = match (&form.sure, person.account) {
        (None, _) => Err(Refused::NotSure),
        (Some(_), true) => people::is_really(&house, person, &form.password).await,
        (Some(_), false) => Ok(()),
    };
    if let Err(refused) = meant {
        return show(&house, &caller, News::refused(refused)).await;
    }
    caller.told(people::leave_for_good(&house, person.id).await)?;
    let stranger = Caller { person: None, asked: 0, ..caller };
    Ok(with_cookie(Some(no_identity(&house)), html(page::farewell(&stranger.visitor()))))
}
