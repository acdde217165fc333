//! The API for bots and other clients: the same tables as data. Whoever calls shows a token; cookies count for nothing
//! here, so that no other site can call in somebody's name.

// The macro that describes parameters names them by a longer path than needed.
#![allow(unused_qualifications)]

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use engine::Lang;
use futures_util::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::mpsc;
use utoipa::{IntoParams, ToSchema};

use super::api_docs;
use super::caller::Caller;
use super::socket::Place;
use super::tables::record_of;
use crate::House;
use crate::live::{Ask, Glance, Out, Refused, SeatWord, Word, bot_names};
use crate::lobby::{self, Chair, Turned, Wish};
use crate::pages;
use crate::people::{self, Unwelcome};
use crate::rates::{Deed, Who};
use crate::store::{self, Brief, Clock, Credential, List, Person, Sitter, Stage, TableId};

/// All addresses of the API.
pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/api/docs", get(api_docs::page))
        .route("/api/openapi.json", get(api_docs::json))
        .route("/api/people", post(arrive))
        .route("/api/me", get(me))
        .route("/api/games", get(games))
        .route("/api/tables", get(list).post(make))
        .route("/api/tables/{id}", get(look))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/leave", post(leave))
        .route("/api/tables/{id}/start", post(start))
        .route("/api/tables/{id}/play", post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/seat", post(seat))
        .route("/api/tables/{id}/chat", post(chat))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/tables/{id}/record", get(record))
}

/// What went wrong.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Fault {
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
pub(super) struct Body<T>(T);

impl<T: serde::de::DeserializeOwned> axum::extract::FromRequest<Arc<House>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: axum::extract::Request, house: &Arc<House>) -> Result<Body<T>, Fault> {
        let json: Result<Json<T>, JsonRejection> = Json::from_request(request, house).await;
        json.map(|Json(body)| Body(body)).map_err(|bad| Fault::new(bad.status(), bad.body_text()))
    }
}

/// Who calls, by the token in `Authorization: Bearer`.
pub(super) struct Client {
    person: Option<Person>,
    lang: Lang,
    address: IpAddr,
}

impl FromRequestParts<Arc<House>> for Client {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Client, Fault> {
        let Ok(caller) = Caller::from_request_parts(parts, house).await;
        let shown = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let person = match shown.map(|value| value.strip_prefix("Bearer ").unwrap_or_default().trim()) {
            None => None,
            Some(token) => {
                let found = people::recognise(house, token, Credential::Token).await;
                let found = found.map_err(|_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "the house failed"))?;
                Some(found.ok_or_else(|| Fault::new(StatusCode::UNAUTHORIZED, "this token is not valid"))?)
            }
        };
        Ok(Client { person, lang: caller.lang, address: caller.address })
    }
}

impl Client {
    fn person(&self, house: &House, deed: Deed) -> Result<&Person, Fault> {
        let missing = || Fault::new(StatusCode::UNAUTHORIZED, "show a token: Authorization: Bearer <token>");
        let person = self.person.as_ref().ok_or_else(missing)?;
        if house.rates.allow(deed, Who::Person(person.id)) {
            return Ok(person);
        }
        house.metrics.limited.fetch_add(1, Relaxed);
        Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, pages::say(self.lang).word("desk-too-fast")))
    }

    fn turned(&self, turned: &Turned) -> Fault {
        let status = match turned {
            Turned::NoTable => StatusCode::NOT_FOUND,
            Turned::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Turned::Options(..) => StatusCode::UNPROCESSABLE_ENTITY,
            Turned::Word("desk-too-many-tables") => StatusCode::TOO_MANY_REQUESTS,
            Turned::Word(_) => StatusCode::CONFLICT,
        };
        Fault::new(status, turned.text(self.lang))
    }

    fn refused(&self, refused: Refused) -> Fault {
        let status = match refused {
            Refused::NoTable => StatusCode::NOT_FOUND,
            Refused::Rule(_) | Refused::House(_) => StatusCode::CONFLICT,
        };
        Fault::new(status, refused.text(&pages::say(self.lang)))
    }
}

fn table_id(id: &str) -> Result<TableId, Fault> {
    TableId::parse(id).ok_or_else(|| Fault::new(StatusCode::NOT_FOUND, "there is no such table"))
}

/// A new guest.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewGuest {
    /// The name.
    name: String,
}

/// A guest and their secret.
#[derive(Serialize, ToSchema)]
pub(super) struct Welcome {
    /// The name as it is kept.
    name: String,
    /// Show it in `Authorization: Bearer <token>`. It is told only once.
    token: String,
}

/// Arrive as a guest and get a token.
#[utoipa::path(post, path = "/api/people", request_body = NewGuest,
    responses((status = 200, body = Welcome), (status = 422, body = Fault), (status = 429, body = Fault)))]
pub(super) async fn arrive(
    State(house): State<Arc<House>>,
    client: Client,
    Body(guest): Body<NewGuest>,
) -> Reply<Welcome> {
    let say = pages::say(client.lang);
    if !house.rates.allow(Deed::Arrive, Who::address(client.address)) {
        return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, say.word("desk-too-fast")));
    }
    match people::arrive(&house, &guest.name, Credential::Token).await {
        Ok((person, token)) => Ok(Json(Welcome { name: person.name, token })),
        Err(unwelcome @ Unwelcome::Broken(_)) => {
            Err(Fault::new(StatusCode::INTERNAL_SERVER_ERROR, say.word(unwelcome.word())))
        }
        Err(unwelcome) => Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, say.word(unwelcome.word()))),
    }
}

/// Who I am.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    /// My name.
    name: String,
    /// Do I have an account, or am I a guest?
    account: bool,
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", security(("token" = [])), responses((status = 200, body = Me), (status = 401, body = Fault)))]
pub(super) async fn me(State(house): State<Arc<House>>, client: Client) -> Reply<Me> {
    let person = client.person(&house, Deed::Look)?;
    Ok(Json(Me { name: person.name.clone(), account: person.account }))
}

/// A game on the shelf.
#[derive(Serialize, ToSchema)]
pub(super) struct GameInfo {
    /// Its id.
    id: &'static str,
    /// Its name.
    name: String,
    /// The version of its rules.
    rules: u32,
    /// The fewest and the most players.
    players: (usize, usize),
    /// The usual options; any of them can be changed when a table is made.
    options: Value,
    /// The levels of bots.
    levels: Vec<&'static str>,
}

/// The games on the shelf.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(client: Client) -> Reply<Vec<GameInfo>> {
    let info = |title: &dyn shelf::Title| GameInfo {
        id: title.id(),
        name: title.words().say(client.lang, &[]).word("name"),
        rules: title.facts().rules,
        players: (*title.facts().seats.start(), *title.facts().seats.end()),
        options: title.default_options(),
        levels: bots::LEVELS.iter().map(|level| level.id).collect(),
    };
    Ok(Json(shelf::games().map(info).collect()))
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
pub(super) struct Which {
    /// `mine`, `open`, `watch` or `finished`.
    list: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct TableInfo {
    /// Its id.
    id: String,
    /// The game.
    game: String,
    /// `waiting`, `playing` or `over`.
    stage: &'static str,
    /// Who sits there; `null` is a free chair.
    players: Vec<Option<String>>,
    /// The seat that is asked.
    turn: Option<u8>,
    /// Is something asked of me?
    mine: bool,
}

/// Lists tables.
#[utoipa::path(get, path = "/api/tables", params(Which), security((), ("token" = [])),
    responses((status = 200, body = Vec<TableInfo>), (status = 401, body = Fault)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    client: Client,
    Query(which): Query<Which>,
) -> Reply<Vec<TableInfo>> {
    let me = client.person.as_ref().map(|person| person.id);
    let list = match which.list.as_deref().unwrap_or("open") {
        "mine" => List::Mine(client.person(&house, Deed::Look)?.id),
        "open" => List::Open,
        "watch" => List::Watch,
        "finished" => me.map_or(List::Finished, List::MyFinished),
        _ => return Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "list is mine, open, watch or finished")),
    };
    let tables = house.store.read(move |db| store::list(db, list, 100)).await;
    let tables = tables.map_err(|_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "the house failed"))?;
    let info = |brief: Brief| {
        let names = bot_names(client.lang, &brief.seats);
        let asked = brief.turn.and_then(|turn| brief.seats.get(usize::from(turn)));
        let mine = asked.is_some_and(|seat| seat.stand_in.is_none() && me.is_some_and(|me| seat.belongs_to(me)));
        let players = brief.seats.iter().zip(names).map(|(seat, name)| (seat.sitter != Sitter::Open).then_some(name));
        TableInfo {
            id: brief.id.to_string(),
            game: brief.game.clone(),
            stage: match brief.stage {
                Stage::Waiting => "waiting",
                Stage::Playing => "playing",
                Stage::Over | Stage::Closed => "over",
            },
            players: players.collect(),
            turn: brief.turn,
            mine,
        }
    };
    Ok(Json(tables.into_iter().map(info).collect()))
}

/// A wish for a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The game's id.
    game: String,
    /// Its options; what is left out is as usual.
    #[serde(default)]
    options: Value,
    /// Who takes each chair: `me`, `open` or `bot:<level>`.
    seats: Vec<String>,
    /// Are the seats shuffled at the start?
    #[serde(default)]
    shuffle: bool,
    /// Is the table listed for everybody?
    #[serde(default)]
    public: bool,
    /// How time is kept: `"none"`, `{"live": {"bank": 20, "increment": 20}}` (minutes, seconds) or `{"slow": {"hours": 24}}`.
    #[serde(default)]
    #[schema(value_type = Value)]
    clock: Clock,
    /// May moves be taken back?
    #[serde(default = "yes")]
    undo: bool,
}

fn yes() -> bool {
    true
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct Made {
    /// Its id.
    id: String,
}

/// Makes a table. If no chair is free, the game begins at once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, security(("token" = [])),
    responses((status = 200, body = Made), (status = 401, body = Fault), (status = 422, body = Fault), (status = 429, body = Fault)))]
pub(super) async fn make(State(house): State<Arc<House>>, client: Client, Body(new): Body<NewTable>) -> Reply<Made> {
    let person = client.person(&house, Deed::MakeTable)?;
    let seats: Option<Vec<Chair>> = new.seats.iter().map(|text| Chair::parse(text)).collect();
    let seats =
        seats.ok_or_else(|| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "seats are me, open or bot:<level>"))?;
    let wish = Wish {
        game: new.game,
        options: new.options,
        seats,
        shuffle: new.shuffle,
        public: new.public,
        clock: new.clock,
        undo: new.undo,
    };
    let id = lobby::make(&house, person, &wish).await.map_err(|turned| client.turned(&turned))?;
    Ok(Json(Made { id: id.to_string() }))
}

/// How to look.
#[derive(Deserialize, IntoParams)]
pub(super) struct Look {
    /// Which of my seats, if I have several.
    seat: Option<u8>,
    /// `en`, `ru` or `uk`.
    lang: Option<String>,
}

/// A table as I see it, with my legal choices.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), Look), security((), ("token" = [])),
    responses((status = 200, body = Glance), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn look(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
    Query(look): Query<Look>,
) -> Reply<Glance> {
    let id = table_id(&id)?;
    let person = client.person.as_ref().map(|person| person.id);
    let lang = look.lang.as_deref().and_then(Lang::from_code).unwrap_or(client.lang);
    let glance = house.live.ask(&house, &id, |reply| Ask::Glance { person, seat: look.seat, lang, reply }).await;
    glance.unwrap_or(Err(Refused::NoTable)).map(Json).map_err(|refused| client.refused(refused))
}

/// Nothing to say but that it is done.
#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    /// Always true.
    done: bool,
}

const DONE: Json<Done> = Json(Done { done: true });

/// Takes a free chair. The last one to come starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn join(State(house): State<Arc<House>>, Path(id): Path<String>, client: Client) -> Reply<Done> {
    let person = client.person(&house, Deed::Act)?;
    lobby::join(&house, &table_id(&id)?, person.id, None).await.map_err(|turned| client.turned(&turned))?;
    Ok(DONE)
}

/// Leaves a table before the game.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn leave(State(house): State<Arc<House>>, Path(id): Path<String>, client: Client) -> Reply<Done> {
    let person = client.person(&house, Deed::Act)?;
    lobby::leave(&house, &table_id(&id)?, person.id).await.map_err(|turned| client.turned(&turned))?;
    Ok(DONE)
}

/// How to start.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Start {
    /// The level of bots that take the free chairs.
    fill: Option<String>,
}

/// The host starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), request_body = Start, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn start(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
    Body(start): Body<Start>,
) -> Reply<Done> {
    let person = client.person(&house, Deed::Act)?;
    lobby::start(&house, &table_id(&id)?, person.id, start.fill).await.map_err(|turned| client.turned(&turned))?;
    Ok(DONE)
}

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    /// The ply that came with the choices: a stale one is refused, so a move sent twice is harmless.
    ply: usize,
    /// The action of one of my choices, as it came.
    action: String,
}

async fn act(house: &Arc<House>, id: &str, client: &Client, deed: Deed, word: Word) -> Reply<Done> {
    let person = client.person(house, deed)?;
    let done = house.live.act(house, &table_id(id)?, person.id, None, word).await;
    done.map(|()| DONE).map_err(|refused| client.refused(refused))
}

/// Plays one of my choices.
#[utoipa::path(post, path = "/api/tables/{id}/play", params(("id" = String, Path)), request_body = Play, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn play(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
    Body(play): Body<Play>,
) -> Reply<Done> {
    act(&house, &id, &client, Deed::Act, Word::Play { ply: play.ply, back: 0, actions: vec![play.action] }).await
}

/// Moves to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// The ply that I know.
    ply: usize,
    /// How many moves; 0 is as many as possible.
    #[serde(default)]
    plies: usize,
}

/// Takes back some of my last moves.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
    Body(undo): Body<Undo>,
) -> Reply<Done> {
    act(&house, &id, &client, Deed::Act, Word::Undo { ply: undo.ply, plies: undo.plies }).await
}

/// What to do with a seat of mine.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatChange {
    /// The seat.
    seat: u8,
    /// The level of a bot that plays from now on; without it I play again myself.
    bot: Option<String>,
}

/// Lets a bot play a seat of mine, or plays it again myself.
#[utoipa::path(post, path = "/api/tables/{id}/seat", params(("id" = String, Path)), request_body = SeatChange, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn seat(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
    Body(change): Body<SeatChange>,
) -> Reply<Done> {
    let word = match change.bot {
        Some(level) => SeatWord::HandOver { hand_over: change.seat, level },
        None => SeatWord::TakeBack { take_back: change.seat },
    };
    act(&house, &id, &client, Deed::Act, Word::Seat(word)).await
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// The words.
    text: String,
}

/// Says something at a table where I sit.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = Say, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn chat(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
    Body(say): Body<Say>,
) -> Reply<Done> {
    act(&house, &id, &client, Deed::Chat, Word::Chat(say.text)).await
}

/// The record of a finished game, with its key.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = Value), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, Fault> {
    let record = record_of(&house, &table_id(&id)?).await.map_err(|refused| client.refused(refused))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record).into_response())
}

/// A stream of events: one line of JSON whenever something changes for me (`n`, `turn`, `mine`, `ply`, `over`, `log`).
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, content_type = "text/event-stream"), (status = 404, body = Fault), (status = 429, body = Fault)))]
pub(super) async fn events(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let id = table_id(&id)?;
    let place = Place::take(&house, client.address)
        .ok_or_else(|| Fault::new(StatusCode::TOO_MANY_REQUESTS, "too many open streams from this address"))?;
    let person = client.person.as_ref().map(|person| person.id);
    let (out, news) = mpsc::channel(16);
    let watch = |reply| Ask::Watch { person, lang: client.lang, seen: None, out: Out::Stream(out), reply };
    let watcher = house.live.ask(&house, &id, watch).await.ok_or_else(|| client.refused(Refused::NoTable))?;
    let listener = Listener { house, id, watcher, news, _place: place };
    let events = stream::unfold(listener, async |mut listener| {
        let line = tokio::select! {
            line = listener.news.recv() => line?,
            () = listener.house.closing.cancelled() => return None,
        };
        Some((Ok(Event::default().data(line)), listener))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(30))))
}

/// Somebody who listens; dropped when they go away.
struct Listener {
    house: Arc<House>,
    id: TableId,
    watcher: u64,
    news: mpsc::Receiver<Arc<str>>,
    _place: Place,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.house.live.leave(&self.id, self.watcher);
    }
}
