//! Looking at a table and playing at it.

// The macro that describes parameters names them by a longer path than needed.
#![allow(unused_qualifications)]

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::Query;
use axum::http::{StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use engine::Lang;
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::sync::mpsc;
use utoipa::{IntoParams, ToSchema};

use super::{At, Body, Done, Fault, Reply, table_id};
use crate::House;
use crate::http::socket::Place;
use crate::http::tables::record_of;
use crate::live::{Ask, Glance, Onlooker, Out, SeatWord, Word};
use crate::rates::Deed;
use crate::seats::Tempo;
use crate::store::{Credential, TableId};

/// How to look.
#[derive(Deserialize, IntoParams)]
pub(in crate::http) struct Look {
    /// Which of my seats, if I have several.
    seat: Option<u8>,
    /// `en`, `ru` or `uk`.
    lang: Option<String>,
}

/// A table as I see it, with my legal choices.
#[utoipa::path(get, tag = "play", path = "/api/tables/{id}", params(("id" = String, Path), Look), security((), ("token" = [])),
    responses((status = 200, body = Glance), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn look(At { house, id, client }: At, Query(look): Query<Look>) -> Reply<Glance> {
    let id = table_id(&id)?;
    let person = client.person.as_ref().map(|person| person.id);
    let lang = look.lang.as_deref().and_then(Lang::from_code).unwrap_or(client.lang);
    let glance = house.live.ask(&house, &id, |reply| Ask::Glance { person, seat: look.seat, lang, reply }).await;
    glance.flatten().map(Json).map_err(|refused| client.refused(&refused))
}

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Play {
    /// The ply that came with the choices: a stale one is refused, so a move sent twice is harmless.
    ply: usize,
    /// The action of one of my choices, as it came.
    action: String,
}

async fn act(at: &At, deed: Deed, word: Word) -> Reply<Done> {
    let (id, me) = at.who(deed)?;
    at.done(at.house.live.act(&at.house, &id, me, None, word).await)
}

/// Plays one of my choices.
#[utoipa::path(post, tag = "play", path = "/api/tables/{id}/play", params(("id" = String, Path)), request_body = Play, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn play(at: At, Body(play): Body<Play>) -> Reply<Done> {
    act(&at, Deed::Act, Word::Play { ply: play.ply, back: 0, actions: vec![play.action] }).await
}

/// Moves to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Undo {
    /// The ply that I know.
    ply: usize,
    /// How many moves; 0 is as many as possible.
    #[serde(default)]
    plies: usize,
}

/// Takes back some of my last moves.
#[utoipa::path(post, tag = "play", path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn undo(at: At, Body(undo): Body<Undo>) -> Reply<Done> {
    act(&at, Deed::Act, Word::Undo { ply: undo.ply, plies: undo.plies }).await
}

/// What to do with a seat of mine.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct SeatChange {
    /// The seat.
    seat: u8,
    /// The level of a bot that plays from now on; without it I play again myself.
    bot: Option<String>,
}

/// Lets a bot play a seat of mine, or plays it again myself.
#[utoipa::path(post, tag = "play", path = "/api/tables/{id}/seat", params(("id" = String, Path)), request_body = SeatChange, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn seat(at: At, Body(change): Body<SeatChange>) -> Reply<Done> {
    let word = match change.bot {
        Some(level) => SeatWord::HandOver { hand_over: change.seat, level },
        None => SeatWord::TakeBack { take_back: change.seat },
    };
    act(&at, Deed::Act, Word::Seat(word)).await
}

/// The seat that I leave.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Resign {
    /// The seat.
    seat: u8,
}

/// Leaves a seat of mine for good: a bot plays on. A table that nobody is left at ends.
#[utoipa::path(post, tag = "play", path = "/api/tables/{id}/resign", params(("id" = String, Path)), request_body = Resign, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn resign(at: At, Body(resign): Body<Resign>) -> Reply<Done> {
    act(&at, Deed::Act, Word::Seat(SeatWord::Resign { resign: resign.seat })).await
}

/// Whether to end the game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct End {
    /// Would I like to end it, or rather play on?
    end: bool,
}

/// Asks or agrees to end the game, or would rather play on. It ends as soon as all people agree who play themselves: at once
/// where only bots sit opposite.
#[utoipa::path(post, tag = "play", path = "/api/tables/{id}/end", params(("id" = String, Path)), request_body = End, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn end(at: At, Body(end): Body<End>) -> Reply<Done> {
    act(&at, Deed::Act, Word::End(end.end)).await
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Say {
    /// The words.
    text: String,
}

/// Says something at a table where I sit.
#[utoipa::path(post, tag = "play", path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = Say, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn chat(at: At, Body(say): Body<Say>) -> Reply<Done> {
    act(&at, Deed::Chat, Word::Chat(say.text)).await
}

/// The record of a finished game, with its key.
#[utoipa::path(get, tag = "play", path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = Value), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn record(At { house, id, client }: At) -> Result<Response, Fault> {
    let record = record_of(&house, &table_id(&id)?).await.map_err(|refused| client.refused(&refused))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record).into_response())
}

/// A stream of events: one line of JSON whenever something changes for me (`n`, `turn`, `mine`, `ply`, `over`, `log`).
#[utoipa::path(get, tag = "play", path = "/api/tables/{id}/events", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, content_type = "text/event-stream"), (status = 404, body = Fault), (status = 429, body = Fault)))]
pub(in crate::http) async fn events(
    At { house, id, client }: At,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let id = table_id(&id)?;
    let place = Place::take(&house, client.address)
        .ok_or_else(|| Fault::new(StatusCode::TOO_MANY_REQUESTS, "too many open streams from this address"))?;
    let person = client.person.as_ref().map(|person| person.id);
    let who = Onlooker { person, lang: client.lang, tempo: Tempo::default() };
    let (out, news) = mpsc::channel(16);
    let watch = |reply| Ask::Watch { who, seen: None, out: Out::Stream(out), reply };
    let watcher = house.live.ask(&house, &id, watch).await.map_err(|refused| client.refused(&refused))?;
    let session = client.token.map(|token| (token, Credential::Token));
    let ended = Box::pin({
        let house = house.clone();
        async move { house.session_ended(session).await }
    });
    let listener = Listener { house, id, watcher, news, ended, _place: place };
    let events = stream::unfold(listener, async |mut listener| {
        let line = tokio::select! {
            line = listener.news.recv() => line?,
            () = &mut listener.ended => return None,
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
    /// When the token is worth nothing any more.
    ended: Pin<Box<dyn Future<Output = ()> + Send>>,
    _place: Place,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.house.live.leave(&self.id, self.watcher);
    }
}
