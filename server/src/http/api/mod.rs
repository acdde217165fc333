//! The API for bots and other clients: the same tables as data. Whoever calls shows a token; cookies count for nothing
//! here, so that no other site can call in somebody's name.

mod lobby;
mod play;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Lang;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::Caller;
use crate::House;
use crate::people;
use crate::rates::{Deed, Who};
use crate::refused::Refused;
use crate::store::{Credential, Person, PersonId, TableId};
use crate::time::now;

/// All addresses of the API, each with its description.
pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new()
        .routes(routes!(lobby::arrive))
        .routes(routes!(lobby::me))
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::list, lobby::make))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::choose))
        .routes(routes!(lobby::leave))
        .routes(routes!(lobby::put_away))
        .routes(routes!(lobby::start))
        .routes(routes!(play::look))
        .routes(routes!(play::play))
        .routes(routes!(play::undo))
        .routes(routes!(play::seat))
        .routes(routes!(play::resign))
        .routes(routes!(play::end))
        .routes(routes!(play::chat))
        .routes(routes!(play::events))
        .routes(routes!(play::record))
}

/// What went wrong.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::http) struct Fault {
    /// A sentence.
    error: String,
    #[serde(skip)]
    status: u16,
}

impl Fault {
    fn new(status: StatusCode, error: impl Into<String>) -> Fault {
        Fault { status: status.as_u16(), error: error.into() }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self)).into_response()
    }
}

type Reply<T> = Result<Json<T>, Fault>;

/// A body in JSON, whose faults are told in JSON.
pub(in crate::http) struct Body<T>(T);

impl<T: serde::de::DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body<T>, Fault> {
        let json: Result<Json<T>, JsonRejection> = Json::from_request(request, house).await;
        json.map(|Json(body)| Body(body)).map_err(|bad| Fault::new(bad.status(), bad.body_text()))
    }
}

/// Who calls, by the token in `Authorization: Bearer`.
pub(in crate::http) struct Client {
    person: Option<Person>,
    /// What they have shown.
    token: Option<String>,
    lang: Lang,
    address: IpAddr,
}

impl FromRequestParts<Arc<House>> for Client {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Client, Fault> {
        let caller = Caller::of(parts, house).await;
        let shown = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = shown.map(|value| value.strip_prefix("Bearer ").unwrap_or_default().trim().to_string());
        let person = match &token {
            None => None,
            Some(token) => {
                let found = people::recognise(house, token, Credential::Token).await;
                let found = found.map_err(|_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "the house failed"))?;
                Some(found.ok_or_else(|| Fault::new(StatusCode::UNAUTHORIZED, "this token is not valid"))?)
            }
        };
        let client = Client { person, token, lang: caller.lang, address: caller.address };
        match client.person.as_ref().map(|person| person.standing.banned) {
            Some(until) if until > now() => Err(client.refused(&Refused::Banned(until))),
            _ => Ok(client),
        }
    }
}

impl Client {
    fn person(&self, house: &House, deed: Deed) -> Result<&Person, Fault> {
        let missing = || Fault::new(StatusCode::UNAUTHORIZED, "show a token: Authorization: Bearer <token>");
        let person = self.person.as_ref().ok_or_else(missing)?;
        if house.allows(deed, Who::Person(person.id)) {
            return Ok(person);
        }
        house.metrics.limited.fetch_add(1, Relaxed);
        Err(self.refused(&Refused::TooFast))
    }

    fn refused(&self, refused: &Refused) -> Fault {
        Fault::new(refused.status(), refused.text(self.lang))
    }
}

/// Somebody at a table, or rather at an address that may be one.
pub(in crate::http) struct At {
    house: Arc<House>,
    id: String,
    client: Client,
}

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Fault> {
        let id = Path::<String>::from_request_parts(parts, house).await;
        let Path(id) = id.map_err(|bad| Fault::new(bad.status(), bad.body_text()))?;
        let client = Client::from_request_parts(parts, house).await?;
        Ok(At { house: house.clone(), id, client })
    }
}

impl At {
    /// Whoever would like to do something, and the table.
    fn who(&self, deed: Deed) -> Result<(TableId, PersonId), Fault> {
        let person = self.client.person(&self.house, deed)?;
        Ok((table_id(&self.id)?, person.id))
    }

    fn done(&self, done: Result<(), Refused>) -> Reply<Done> {
        done.map(|()| DONE).map_err(|refused| self.client.refused(&refused))
    }
}

fn table_id(id: &str) -> Result<TableId, Fault> {
    TableId::parse(id).ok_or_else(|| Fault::new(StatusCode::NOT_FOUND, "there is no such table"))
}

/// Nothing to say but that it is done.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Done {
    /// Always true.
    done: bool,
}

const DONE: Json<Done> = Json(Done { done: true });
