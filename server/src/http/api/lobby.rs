//! Arriving, and finding, making and joining tables.

// The macro that describes parameters names them by a longer path than needed.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::{At, Body, Client, Done, Fault, Reply};
use crate::House;
use crate::live::{bot_names, stage_name};
use crate::lobby::{self, Wish};
use crate::people;
use crate::rates::{Deed, Who};
use crate::refused::Refused;
use crate::seats::{Chair, Clock, Sitter};
use crate::store::{self, Brief, Credential, List};

/// A new guest.
#[derive(Deserialize, ToSchema)]
pub(in crate::http) struct NewGuest {
    /// The name.
    name: String,
}

/// A guest and their secret.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Welcome {
    /// The name as it is kept.
    name: String,
    /// Show it in `Authorization: Bearer <token>`. It is told only once.
    token: String,
}

/// Arrive as a guest and get a token.
#[utoipa::path(post, tag = "lobby", path = "/api/people", request_body = NewGuest,
    responses((status = 200, body = Welcome), (status = 422, body = Fault), (status = 429, body = Fault)))]
pub(in crate::http) async fn arrive(
    State(house): State<Arc<House>>,
    client: Client,
    Body(guest): Body<NewGuest>,
) -> Reply<Welcome> {
    if !house.allows(Deed::Arrive, Who::address(client.address)) {
        return Err(client.refused(&Refused::TooFast));
    }
    let (person, token) = people::arrive(&house, client.address, &guest.name, Credential::Token, "")
        .await
        .map_err(|refused| client.refused(&refused))?;
    Ok(Json(Welcome { name: person.name, token }))
}

/// Who I am.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Me {
    /// My name.
    name: String,
    /// Do I have an account, or am I a guest?
    account: bool,
}

/// Who am I?
#[utoipa::path(get, tag = "lobby", path = "/api/me", security(("token" = [])), responses((status = 200, body = Me), (status = 401, body = Fault)))]
pub(in crate::http) async fn me(State(house): State<Arc<House>>, client: Client) -> Reply<Me> {
    let person = client.person(&house, Deed::Look)?;
    Ok(Json(Me { name: person.name.clone(), account: person.account }))
}

/// A game on the shelf.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct GameInfo {
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
#[utoipa::path(get, tag = "lobby", path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(in crate::http) async fn games(client: Client) -> Reply<Vec<GameInfo>> {
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
pub(in crate::http) struct Which {
    /// `mine`, `resting` (mine that are put away), `open`, `watch` or `finished`.
    list: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct TableInfo {
    /// Its id.
    id: String,
    /// The game.
    game: String,
    /// `waiting`, `playing`, `over` or `ended` (broken off).
    stage: &'static str,
    /// Who sits there; `null` is a free chair.
    players: Vec<Option<String>>,
    /// The seat that is asked.
    turn: Option<u8>,
    /// Is something asked of me?
    mine: bool,
    /// Is it one of the two games of a match?
    double_header: bool,
    /// The first game of the match, if this is the second. A match that is over is listed by its second game.
    first: Option<String>,
}

/// Lists tables.
#[utoipa::path(get, tag = "lobby", path = "/api/tables", params(Which), security((), ("token" = [])),
    responses((status = 200, body = Vec<TableInfo>), (status = 401, body = Fault)))]
pub(in crate::http) async fn list(
    State(house): State<Arc<House>>,
    client: Client,
    Query(which): Query<Which>,
) -> Reply<Vec<TableInfo>> {
    let me = client.person.as_ref().map(|person| person.id);
    let list = match which.list.as_deref().unwrap_or("open") {
        "mine" => List::Mine(client.person(&house, Deed::Look)?.id),
        "resting" => List::Resting(client.person(&house, Deed::Look)?.id),
        "open" => List::Open(me),
        "watch" => List::Watch,
        "finished" => me.map_or(List::Finished, List::MyFinished),
        _ => {
            return Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "list is mine, resting, open, watch or finished"));
        }
    };
    let tables = house.store.read(move |db| store::list(db, list, 100)).await;
    let tables = tables.map_err(|_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "the house failed"))?;
    let info = |brief: Brief| {
        let names = bot_names(client.lang, &brief.seats, brief.first.is_some());
        let asked = brief.turn.and_then(|turn| brief.seats.get(usize::from(turn)));
        let mine = asked.is_some_and(|seat| seat.asks(me));
        let players = brief.seats.iter().zip(names).map(|(seat, name)| (seat.sitter != Sitter::Open).then_some(name));
        TableInfo {
            id: brief.id.to_string(),
            game: brief.game.clone(),
            stage: stage_name(brief.stage),
            players: players.collect(),
            turn: brief.turn,
            mine,
            double_header: brief.double_header,
            first: brief.first.map(|half| half.table.to_string()),
        }
    };
    Ok(Json(tables.into_iter().map(info).collect()))
}

/// A wish for a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct NewTable {
    /// The game's id.
    game: String,
    /// Its options; what is left out is as usual.
    #[serde(default)]
    options: Value,
    /// Who takes each chair: `me`, `me:<name>` (somebody at the same screen), `open` or `bot:<level>`.
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
    /// May players ask a bot for help?
    #[serde(default = "yes")]
    help: bool,
    /// Is it a match of two games for two, who change sides in the second? It begins by itself when the first is over.
    #[serde(default)]
    double_header: bool,
}

fn yes() -> bool {
    true
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Made {
    /// Its id.
    id: String,
}

/// Makes a table. If no chair is free, the game begins at once.
#[utoipa::path(post, tag = "lobby", path = "/api/tables", request_body = NewTable, security(("token" = [])),
    responses((status = 200, body = Made), (status = 401, body = Fault), (status = 422, body = Fault), (status = 429, body = Fault)))]
pub(in crate::http) async fn make(
    State(house): State<Arc<House>>,
    client: Client,
    Body(new): Body<NewTable>,
) -> Reply<Made> {
    let person = client.person(&house, Deed::MakeTable)?;
    let seats: Option<Vec<Chair>> = new.seats.iter().map(|text| Chair::parse(text)).collect();
    let seats = seats
        .ok_or_else(|| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "seats are me, me:<name>, open or bot:<level>"))?;
    let wish = Wish {
        game: new.game,
        options: new.options,
        seats,
        shuffle: new.shuffle,
        public: new.public,
        clock: new.clock,
        undo: new.undo,
        help: new.help,
        double_header: new.double_header,
    };
    let id = lobby::make(&house, person, &wish).await.map_err(|refused| client.refused(&refused))?;
    Ok(Json(Made { id: id.to_string() }))
}

/// Takes a free chair. The last one to come starts the game, unless the chairs choose their sides: then the host does.
#[utoipa::path(post, tag = "lobby", path = "/api/tables/{id}/join", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn join(at: At) -> Reply<Done> {
    let (id, me) = at.who(Deed::Act)?;
    at.done(lobby::join(&at.house, &id, me, None).await)
}

/// What a chair plays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Choice {
    /// The chair.
    seat: u8,
    /// The option that each chair chooses, as `factions` in Root.
    option: String,
    /// One of its values, or `random`.
    value: String,
}

/// Chooses what a chair plays, before the game: one's own, or as the host that of a bot or a free chair.
#[utoipa::path(post, tag = "lobby", path = "/api/tables/{id}/choose", params(("id" = String, Path)), request_body = Choice, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault), (status = 422, body = Fault)))]
pub(in crate::http) async fn choose(at: At, Body(Choice { seat, option, value }): Body<Choice>) -> Reply<Done> {
    let (id, me) = at.who(Deed::Act)?;
    at.done(lobby::choose(&at.house, &id, me, seat, option, value).await)
}

/// Leaves a table before the game.
#[utoipa::path(post, tag = "lobby", path = "/api/tables/{id}/leave", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn leave(at: At) -> Reply<Done> {
    let (id, me) = at.who(Deed::Act)?;
    at.done(lobby::leave(&at.house, &id, me).await)
}

/// Puts a table away: before the game I leave it, or close it if it is mine; a game against bots alone rests until I play on.
#[utoipa::path(post, tag = "lobby", path = "/api/tables/{id}/put-away", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn put_away(at: At) -> Reply<Done> {
    let (id, me) = at.who(Deed::Act)?;
    at.done(lobby::put_away(&at.house, &id, me).await)
}

/// How to start.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields, default)]
pub(in crate::http) struct Start {
    /// The level of bots that take the free chairs.
    fill: Option<String>,
}

/// The host starts the game.
#[utoipa::path(post, tag = "lobby", path = "/api/tables/{id}/start", params(("id" = String, Path)), request_body = Start, security(("token" = [])),
    responses((status = 200, body = Done), (status = 404, body = Fault), (status = 409, body = Fault)))]
pub(in crate::http) async fn start(at: At, Body(start): Body<Start>) -> Reply<Done> {
    let (id, me) = at.who(Deed::Act)?;
    at.done(lobby::start(&at.house, &id, me, start.fill).await)
}
