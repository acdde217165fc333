//! Ways back into an account: recovery codes, a mail address, and the pages for whoever has lost the password.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect};
use serde::Deserialize;

use super::account::{News, with_cookie, with_person};
use super::caller::{Caller, identity_cookie};
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::pages::keys::{self as page, Recover};
use crate::people;
use crate::rates::Deed;
use crate::refused::Refused;
use crate::store::{Credential, LinkKind, PersonId};

#[derive(Deserialize)]
pub(super) struct Password {
    password: String,
}

/// `POST /account/codes`: new recovery codes.
pub(super) async fn codes(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Password>) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    with_person(&house, caller, async |person| {
        let codes = match people::is_really(&house, person, &form.password).await {
            Ok(()) => people::new_codes(&house, person.id).await,
            Err(refused) => Err(refused),
        };
        codes.map_or_else(News::refused, |codes| News { codes, ..News::default() })
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct MailForm {
    address: String,
    password: String,
}

/// `POST /account/mail`: another mail address, or none.
pub(super) async fn mail(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<MailForm>) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    let lang = caller.lang;
    with_person(&house, caller, async |person| {
        let set = match people::is_really(&house, person, &form.password).await {
            Ok(()) => people::set_mail(&house, person.id, lang, &form.address).await,
            Err(refused) => Err(refused),
        };
        let done = if form.address.trim().is_empty() { "desk-mail-removed" } else { "desk-mail-sent" };
        News::of(set, done)
    })
    .await
}

/// `GET /mail/<token>`: a button, since machines that look through mail follow links.
pub(super) async fn confirm_page(State(house): State<Arc<House>>, Path(token): Path<String>, caller: Caller) -> Answer {
    match caller.told(people::is_good(&house, &token, LinkKind::Confirm).await)? {
        true => Ok(html(page::confirm(&caller.visitor(), &token))),
        false => Err(Oops::refused(&caller, &Refused::OldLink)),
    }
}

/// `POST /mail/<token>`
pub(super) async fn confirm(State(house): State<Arc<House>>, Path(token): Path<String>, caller: Caller) -> Answer {
    caller.told(people::confirm_mail(&house, &token).await)?;
    Ok(html(page::confirmed(&caller.visitor())))
}

fn recover_page(house: &House, caller: &Caller, name: &str, error: Option<&Refused>) -> axum::response::Response {
    let error = error.map(|refused| refused.text(caller.lang));
    let form = Recover { name, by_mail: house.config.mail.is_some(), error: error.as_deref(), sent: false };
    html(page::recover(&caller.visitor(), &form))
}

/// `GET /recover`
pub(super) async fn recover(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    Ok(recover_page(&house, &caller, "", None))
}

#[derive(Deserialize)]
pub(super) struct ByCode {
    name: String,
    code: String,
    password: String,
}

/// `POST /recover`: a new password by a recovery code.
pub(super) async fn recover_by_code(
    State(house): State<Arc<House>>,
    caller: Caller,
    Form(form): Form<ByCode>,
) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    match people::recover_by_code(&house, &form.name, &form.code, &form.password).await {
        Ok(id) => let_in(&house, &caller, id).await,
        Err(refused) => {
            let page = recover_page(&house, &caller, &form.name, Some(&refused));
            Ok((refused.status(), page).into_response())
        }
    }
}

#[derive(Deserialize)]
pub(super) struct ByMail {
    name: String,
}

/// `POST /recover/mail`: asks for a link by mail. The answer is the same whether there is an address or not.
pub(super) async fn ask_link(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<ByMail>) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    caller.told(people::ask_link(&house, caller.lang, &form.name))?;
    let form = Recover { name: &form.name, by_mail: true, error: None, sent: true };
    Ok(html(page::recover(&caller.visitor(), &form)))
}

/// `GET /recover/<token>`
pub(super) async fn link_page(State(house): State<Arc<House>>, Path(token): Path<String>, caller: Caller) -> Answer {
    match caller.told(people::is_good(&house, &token, LinkKind::Recover).await)? {
        true => Ok(html(page::new_password(&caller.visitor(), &token, None))),
        false => Err(Oops::refused(&caller, &Refused::OldLink)),
    }
}

/// `POST /recover/<token>`: a new password by a link.
pub(super) async fn recover_by_link(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    caller: Caller,
    Form(form): Form<Password>,
) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    match people::recover_by_link(&house, &token, &form.password).await {
        Ok(id) => let_in(&house, &caller, id).await,
        Err(refused @ Refused::BadPassword) => {
            let error = refused.text(caller.lang);
            let page = html(page::new_password(&caller.visitor(), &token, Some(&error)));
            Ok((refused.status(), page).into_response())
        }
        Err(refused) => Err(Oops::refused(&caller, &refused)),
    }
}

/// Whoever has shown that the account is theirs is known in this browser from now on.
pub(super) async fn let_in(house: &House, caller: &Caller, id: PersonId) -> Answer {
    let token = people::give_token(house, id, Credential::Cookie, &caller.browser).await;
    let token = token.map_err(|error| Oops::refused(caller, &error.into()))?;
    Ok(with_cookie(Some(identity_cookie(house, &token)), Redirect::to("/account").into_response()))
}
