//! *What if?*: the page of a shadow of the table, and each step of a line that is tried there.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use serde::Deserialize;

use super::caller::Caller;
use super::home::to_table;
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::live::{Ask, Shadow};
use crate::pages::what_if::{self as page, WhatIf};
use crate::rates::Deed;
use crate::refused::Refused;
use crate::secret;
use crate::store::TableId;

/// Browsers count no further than this.
const LARGEST_SEED: u64 = (1 << 53) - 1;

/// A line that is tried.
#[derive(Deserialize)]
pub(super) struct Line {
    ply: usize,
    seed: u64,
    line: Vec<String>,
    /// Do bots answer for the others?
    bots: bool,
}

async fn shadow(
    house: &Arc<House>,
    caller: &Caller,
    id: &str,
    ply: Option<usize>,
    seed: u64,
) -> Result<(TableId, Shadow), Refused> {
    let id = TableId::parse(id).ok_or(Refused::NoTable)?;
    let person = caller.person.as_ref().ok_or(Refused::OnlyPlayers)?.id;
    let shadow = house.live.ask(house, &id, |reply| Ask::Shadow { person, ply, seed, reply }).await??;
    Ok((id, shadow))
}

/// `GET /table/<id>/what-if`. Everybody sees who looks here: nobody is led here by a link on another site, but to the table.
pub(super) async fn what_if(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    caller: Caller,
) -> Answer {
    let refuse = |refused: Refused| Oops::refused(&caller, &refused);
    if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return Ok(to_table(&TableId::parse(&id).ok_or(refuse(Refused::NoTable))?, None));
    }
    caller.allow(&house, Deed::Ask).map_err(refuse)?;
    let seed = secret::random_u64() & LARGEST_SEED;
    let (id, shadow) = shadow(&house, &caller, &id, None, seed).await.map_err(refuse)?;
    let page = WhatIf {
        id: id.as_str(),
        game: shadow.title.id(),
        game_name: &shadow.title.words().say(caller.lang, &[]).word("name"),
        symbols: &shadow.title.symbols(),
        ply: shadow.ply,
        seed,
        now: &shadow.imagined(caller.lang),
    };
    Ok(html(page::what_if(&caller.visitor(), &page)))
}

/// `POST /table/<id>/what-if`: how the shadow stands after a line, in the form of a message of the socket.
pub(super) async fn step(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Json(tried): Json<Line>,
) -> Answer {
    let refuse = |refused: Refused| Oops::refused(&caller, &refused);
    caller.allow(&house, Deed::Act).map_err(refuse)?;
    let (_, mut shadow) = shadow(&house, &caller, &id, Some(tried.ply), tried.seed).await.map_err(refuse)?;
    shadow.follow(tried.line).map_err(refuse)?;
    if tried.bots {
        let person = caller.person.as_ref().map(|person| person.id).ok_or(refuse(Refused::OnlyPlayers))?;
        shadow = shadow.go_on(&house, person).await.ok_or(refuse(Refused::Broken))?;
    }
    let now = shadow.imagined(caller.lang);
    let prompt = page::prompt(&caller.visitor(), &now).into_string();
    let mut panels: BTreeMap<&str, String> =
        now.panels.iter().map(|panel| (panel.id, panel.markup.clone().into_string())).collect();
    panels.extend([("prompt", prompt), ("choices", now.choices.into_string())]);
    Ok(Json(serde_json::json!({ "panels": panels, "line": now.line })).into_response())
}
