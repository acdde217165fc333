//! *What if?*: the page of a shadow of the table, and each step of a line that is tried there.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use serde::Deserialize;

use super::at::At;
use super::home::to_table;
use super::oops::{Answer, html};
use crate::live::{Ask, Shadow};
use crate::pages::what_if::{self as page, WhatIf};
use crate::rates::Deed;
use crate::refused::Refused;
use crate::secret;

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

async fn shadow(At { house, caller, id }: &At, ply: Option<usize>, seed: u64) -> Result<Shadow, Refused> {
    let person = caller.person.as_ref().ok_or(Refused::OnlyPlayers)?.id;
    house.live.ask(house, id, |reply| Ask::Shadow { person, ply, seed, reply }).await?
}

/// `GET /table/<id>/what-if`. Everybody sees who looks here: nobody is led here by a link on another site, but to the table.
pub(super) async fn what_if(at: At, headers: HeaderMap) -> Answer {
    let At { house, caller, id } = &at;
    if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return Ok(to_table(id, None));
    }
    caller.told(caller.allow(house, Deed::Ask))?;
    let seed = secret::random_u64() & LARGEST_SEED;
    let shadow = caller.told(shadow(&at, None, seed).await)?;
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
pub(super) async fn step(at: At, Json(tried): Json<Line>) -> Answer {
    let At { house, caller, .. } = &at;
    caller.told(caller.allow(house, Deed::Act))?;
    let mut shadow = caller.told(shadow(&at, Some(tried.ply), tried.seed).await)?;
    caller.told(shadow.follow(tried.line))?;
    if tried.bots {
        let person = caller.told(caller.person.as_ref().ok_or(Refused::OnlyPlayers))?.id;
        shadow = caller.told(shadow.go_on(house, person).await.ok_or(Refused::Broken))?;
    }
    let now = shadow.imagined(caller.lang);
    let prompt = page::prompt(&caller.visitor(), &now).into_string();
    let mut panels: BTreeMap<&str, String> =
        now.panels.iter().map(|panel| (panel.id, panel.markup.clone().into_string())).collect();
    panels.extend([("prompt", prompt), ("choices", now.choices.into_string())]);
    Ok(Json(serde_json::json!({ "panels": panels, "line": now.line })).into_response())
}
