//! Who I am: name, account, login, tokens, webhook, and the switches for language, colours and the pace of bots.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Lang;
use serde::Deserialize;

use super::caller::{Caller, identity_cookie, no_identity, taste_cookie};
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::notices::{self, push::HouseKey};
use crate::pages::account::{self as page, Account, Known};
use crate::pages::notices::Notices;
use crate::pages::trouble::Trouble;
use crate::pages::{self, Theme};
use crate::people;
use crate::rates::Deed;
use crate::refused::Refused;
use crate::seats::Tempo;
use crate::secret;
use crate::store::{self, Credential, Person};
use crate::time::now;

/// What a form led to.
#[derive(Default)]
pub(super) struct News {
    pub error: Option<Refused>,
    pub done: Option<&'static str>,
    /// A token just made.
    pub token: Option<String>,
    /// Recovery codes just made.
    pub codes: Vec<String>,
}

impl News {
    pub fn refused(refused: Refused) -> News {
        News { error: Some(refused), ..News::default() }
    }

    pub fn of(result: Result<(), Refused>, done: &'static str) -> News {
        match result {
            Ok(()) => News { done: Some(done), ..News::default() },
            Err(refused) => News::refused(refused),
        }
    }
}

/// The account page, with what a form led to.
pub(super) async fn show(house: &House, caller: &Caller, news: News) -> Answer {
    let Some(person) = &caller.person else {
        return Ok(html(page::account(&caller.visitor(), &Account::default())));
    };
    let id = person.id;
    let kept = house.store.read(move |db| {
        let (codes, mail) = (store::codes_left(db, id)?, store::mail_of(db, id)?);
        Ok((store::sessions_of(db, id)?, store::hook_of(db, id)?, codes, mail, store::blocked_by(db, id)?))
    });
    let told = house
        .store
        .read(move |db| Ok((store::wishes_of(db, id)?, store::subscriptions(db, id)?, store::passkeys_of(db, id)?)));
    let (wishes, told, passkeys) = told.await.map_err(|_| Oops::new(caller, Trouble::Broken))?;
    let (sessions, hook, codes_left, mail, blocked) = kept.await.map_err(|_| Oops::new(caller, Trouble::Broken))?;
    let (say, hook) = (pages::say(caller.lang), hook.unwrap_or_default());
    let here = caller.token.as_deref().map(secret::hash);
    let line = |session: store::Session| Known {
        id: secret::to_hex(&session.hash),
        here: here.as_ref() == Some(&session.hash),
        days: (session.used > session.created).then(|| ((now() - session.used).max(0) / 86_400_000) as u64),
        name: session.label,
    };
    let (tokens, browsers): (Vec<_>, Vec<_>) =
        sessions.into_iter().partition(|session| session.kind == Credential::Token);
    let status = match &news.error {
        Some(refused) => refused.status(),
        None => StatusCode::OK,
    };
    let account = Account {
        tokens: tokens.into_iter().map(line).collect(),
        browsers: browsers.into_iter().map(line).collect(),
        fresh_token: news.token,
        owner: person.standing.owner,
        barred: (person.standing.banned > now()).then(|| Refused::Banned(person.standing.banned).text(caller.lang)),
        blocked: blocked.into_iter().map(|(id, name)| (id.0, people::name_in(caller.lang, &name))).collect(),
        notices: Notices {
            wishes,
            by_mail: house.config.mail.is_some() && mail.as_ref().is_some_and(|mail| mail.confirmed),
            browsers: told,
            push_key: house.push_key().await.map(HouseKey::public).unwrap_or_default(),
        },
        passkeys: passkeys
            .into_iter()
            .map(|key| Known {
                id: secret::to_hex(&key.id),
                here: false,
                days: Some(((now() - key.used).max(0) / 86_400_000) as u64),
                name: key.label,
            })
            .collect(),
        codes_left,
        fresh_codes: news.codes,
        mail: house.config.mail.is_some().then(|| mail.unwrap_or_default()),
        webhook: hook.url,
        webhook_secret: hook.secret,
        error: news.error.map(|refused| refused.text(caller.lang)),
        done: news.done.map(|word| say.word(word)),
    };
    Ok((status, html(page::account(&caller.visitor(), &account))).into_response())
}

/// `GET /account`
pub(super) async fn account(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    show(&house, &caller, News::default()).await
}

/// Runs a form of the account page for a person, who may become a guest by it.
pub(super) async fn with_person(
    house: &Arc<House>,
    mut caller: Caller,
    form: impl AsyncFnOnce(&Person) -> News,
) -> Answer {
    caller.told(caller.allow(house, Deed::Act))?;
    let (person, cookie) = caller.told(caller.welcome(house).await)?;
    let news = form(&person).await;
    let id = person.id;
    caller.person = house.store.read(move |db| store::person(db, id)).await.unwrap_or(Some(person));
    let page = show(house, &caller, news).await?;
    Ok(with_cookie(cookie, page))
}

/// A page, with a cookie if there is one.
pub(super) fn with_cookie(cookie: Option<HeaderValue>, page: Response) -> Response {
    match cookie {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], page).into_response(),
        None => page,
    }
}

#[derive(Deserialize)]
pub(super) struct NameForm {
    name: String,
}

/// `POST /account/name`
pub(super) async fn name(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<NameForm>) -> Answer {
    with_person(&house, caller, async |person| {
        let renamed = people::rename(&house, person.id, &form.name).await;
        if renamed.is_ok() {
            let id = person.id;
            let tables = house.store.read(move |db| store::seated_tables(db, id)).await.unwrap_or_default();
            tables.iter().for_each(|table| house.live.refresh(&house, table));
        }
        News::of(renamed.map(drop), "desk-renamed")
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Register {
    name: String,
    password: String,
}

/// `POST /account/register`
pub(super) async fn register(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Register>) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    with_person(&house, caller, async |person| match person.account {
        true => News::refused(Refused::NameTaken),
        false => match people::register(&house, person.id, &form.name, &form.password).await {
            // A password is forgotten sooner or later: the way back is given along with the account.
            Ok(()) => match people::new_codes(&house, person.id).await {
                Ok(codes) => News { codes, done: Some("desk-registered"), ..News::default() },
                Err(refused) => News::refused(refused),
            },
            Err(refused) => News::refused(refused),
        },
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct NewPassword {
    old: String,
    password: String,
}

/// `POST /account/password`
pub(super) async fn password(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<NewPassword>) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    let here = caller.token.as_deref().map(secret::hash).unwrap_or_default();
    with_person(&house, caller, async |person| {
        let changed = match people::is_really(&house, person, &form.old).await {
            Ok(()) => people::change_password(&house, person.id, &form.password, here).await,
            Err(refused) => Err(refused),
        };
        News::of(changed, "desk-password-changed")
    })
    .await
}

/// `POST /account/tokens`
pub(super) async fn make_token(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<NameForm>) -> Answer {
    with_person(&house, caller, async |person| {
        match people::give_token(&house, person.id, Credential::Token, &form.name).await {
            Ok(token) => News { token: Some(token), ..News::default() },
            Err(_) => News::refused(Refused::Broken),
        }
    })
    .await
}

/// `POST /account/sessions/<id>/end`: a browser or a token is known no longer.
pub(super) async fn end_session(State(house): State<Arc<House>>, Path(id): Path<String>, caller: Caller) -> Answer {
    with_person(&house, caller, async |person| {
        let hash = secret::from_hex(&id).unwrap_or_default();
        News::of(people::end_session(&house, person.id, hash).await.map_err(Refused::from), "desk-session-gone")
    })
    .await
}

/// `POST /account/sessions/end`: every browser and token but this one is known no longer.
pub(super) async fn end_others(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let here = caller.token.as_deref().map(secret::hash).unwrap_or_default();
    with_person(&house, caller, async |person| {
        News::of(people::end_others(&house, person.id, here).await.map_err(Refused::from), "desk-others-gone")
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Hook {
    url: String,
}

/// `POST /account/webhook`
pub(super) async fn webhook(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Hook>) -> Answer {
    with_person(&house, caller, async |person| {
        let url = form.url.trim().to_string();
        if !url.is_empty() && !notices::acceptable(&url, house.config.private_hooks) {
            return News::refused(Refused::BadHook);
        }
        let (owner, removed) = (person.id, url.is_empty());
        let hook = (!removed).then(|| store::Hook { url, secret: secret::token() });
        let set = house.store.write(move |db| store::set_hook(db, owner, hook.as_ref()));
        match set.await {
            Ok(()) => {
                News { done: Some(if removed { "desk-hook-removed" } else { "desk-hook-set" }), ..News::default() }
            }
            Err(_) => News::refused(Refused::Broken),
        }
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Back {
    back: Option<String>,
}

/// `GET /login`
pub(super) async fn login_page(Query(query): Query<Back>, caller: Caller) -> Answer {
    let back = way_back(&caller, query.back.as_deref())?;
    Ok(html(page::login(&caller.visitor(), "", back, None)))
}

#[derive(Deserialize)]
pub(super) struct Login {
    name: String,
    password: String,
    back: Option<String>,
}

/// `POST /login`
pub(super) async fn login(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Login>) -> Answer {
    caller.told(caller.allow(&house, Deed::Login))?;
    let back = way_back(&caller, form.back.as_deref())?;
    let known = match people::login(&house, &form.name, &form.password).await {
        Ok(id) => people::give_token(&house, id, Credential::Cookie, &caller.browser).await.map_err(Refused::from),
        Err(refused) => Err(refused),
    };
    match known {
        Ok(token) => Ok(with_cookie(Some(identity_cookie(&house, &token)), Redirect::to(back).into_response())),
        Err(refused) => {
            let error = refused.text(caller.lang);
            let page = html(page::login(&caller.visitor(), &form.name, back, Some(&error)));
            Ok((refused.status(), page).into_response())
        }
    }
}

/// `POST /logout`
pub(super) async fn logout(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    if let (Some(person), Some(token)) = (&caller.person, &caller.token) {
        let gone = people::end_session(&house, person.id, secret::hash(token)).await;
        gone.map_err(|_| Oops::new(&caller, Trouble::Broken))?;
    }
    Ok(with_cookie(Some(no_identity(&house)), Redirect::to("/").into_response()))
}

#[derive(Deserialize)]
pub(super) struct Taste {
    lang: Option<String>,
    theme: Option<String>,
    bots: Option<String>,
    confirm: Option<String>,
    guard: Option<String>,
    guide: Option<String>,
    back: Option<String>,
}

/// `POST /settings`
pub(super) async fn settings(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Taste>) -> Answer {
    let mut answer = Redirect::to(way_back(&caller, form.back.as_deref())?).into_response();
    let lang = form.lang.as_deref().and_then(Lang::from_code).map(|lang| ("lang", lang.code()));
    let theme = form.theme.as_deref().and_then(Theme::from_code).map(|theme| ("theme", theme.code()));
    let bots = form.bots.as_deref().and_then(Tempo::from_code).map(|tempo| ("bots", tempo.code()));
    let switch = |name: &'static str, wish: &Option<String>| {
        ["on", "off"].into_iter().find(|&code| wish.as_deref() == Some(code)).map(|code| (name, code))
    };
    let (confirm, guard, guide) =
        (switch("confirm", &form.confirm), switch("guard", &form.guard), switch("guide", &form.guide));
    for (name, value) in [lang, theme, bots, confirm, guard, guide].into_iter().flatten() {
        answer.headers_mut().append(header::SET_COOKIE, taste_cookie(&house, name, value));
    }
    Ok(answer)
}

/// Where a form wants to go back to; what no page of ours sends is refused.
fn way_back<'a>(caller: &Caller, path: Option<&'a str>) -> Result<&'a str, Oops> {
    own_path(path).ok_or_else(|| Oops::refused(caller, &Refused::BadForm))
}

/// A path of this house, never another site. Nothing if it could not even stand in a header.
fn own_path(path: Option<&str>) -> Option<&str> {
    let path = path.unwrap_or("/");
    if path.chars().any(char::is_control) {
        return None;
    }
    let ours = path.starts_with('/') && !path.starts_with("//") && !path.contains('\\') && path.is_ascii();
    Some(if ours { path } else { "/" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_never_leaves_the_house() {
        assert_eq!(own_path(Some("/table/x?y=1")), Some("/table/x?y=1"));
        for bad in ["//evil.example", "https://evil.example", "/\\evil.example", "", "table", "/ё"] {
            assert_eq!(own_path(Some(bad)), Some("/"), "{bad}");
        }
        for nonsense in ["/\0", "/a\r\nb", "\t", "/\u{7f}", "/\u{85}"] {
            assert_eq!(own_path(Some(nonsense)), None, "{nonsense:?}");
        }
        assert_eq!(own_path(None), Some("/"));
    }
}
