//! The rooms of the house's owners: complaints, people, tables and names. To everybody else there is nothing here.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect};
use serde::Deserialize;

use super::caller::Caller;
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::live::bot_names;
use crate::pages::owner::{self as page, Desk, HouseTable};
use crate::pages::trouble::Trouble;
use crate::people::{self, tidy_talk};
use crate::refused::Refused;
use crate::store::{self, Brief, List, PersonId, TableId};
use crate::time::now;

/// How much is listed of each.
const LISTED: usize = 50;

fn only_owners(caller: &Caller) -> Result<(), Oops> {
    let owner = caller.person.as_ref().is_some_and(|person| person.standing.owner);
    if owner { Ok(()) } else { Err(Oops::new(caller, Trouble::NotFound)) }
}

#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    who: String,
}

/// `GET /owner?who=`
pub(super) async fn desk(State(house): State<Arc<House>>, Query(search): Query<Search>, caller: Caller) -> Answer {
    only_owners(&caller)?;
    let who = tidy_talk(&search.who).chars().take(24).collect::<String>();
    let sought = who.clone();
    let found = house.store.read(move |db| {
        let lists = (store::list(db, List::Running, LISTED)?, store::list(db, List::Waiting, LISTED)?);
        let people = store::find_people(db, &sought, now(), LISTED)?;
        Ok((store::open_reports(db, LISTED)?, people, lists, store::reserved_names(db)?))
    });
    let (reports, people, (running, waiting), names) =
        found.await.map_err(|error| Oops::refused(&caller, &error.into()))?;
    let tables = |briefs: &[Brief]| -> Vec<HouseTable> { briefs.iter().map(|brief| table(brief, &caller)).collect() };
    let desk = Desk { who, reports, people, running: tables(&running), waiting: tables(&waiting), names, now: now() };
    Ok(html(page::desk(&caller.visitor(), &desk)))
}

fn table(brief: &Brief, caller: &Caller) -> HouseTable {
    let game = shelf::game(&brief.game).map(|title| title.words().say(caller.lang, &[]).word("name"));
    HouseTable {
        id: brief.id.to_string(),
        game: game.unwrap_or_else(|| brief.game.clone()),
        names: bot_names(caller.lang, &brief.seats, brief.first.is_some())
            .into_iter()
            .filter(|name| !name.is_empty())
            .collect(),
        idle: ((now() - brief.moved).max(0) / 60_000) as u64,
    }
}

/// Does something, then shows the desk again.
fn back(caller: &Caller, done: Result<(), Refused>) -> Answer {
    done.map_err(|refused| Oops::refused(caller, &refused))?;
    Ok(Redirect::to("/owner").into_response())
}

/// `POST /owner/reports/<id>/close`
pub(super) async fn close_report(State(house): State<Arc<House>>, Path(id): Path<i64>, caller: Caller) -> Answer {
    only_owners(&caller)?;
    let closed = house.store.write(move |db| store::close_report(db, id, now())).await;
    back(&caller, closed.map_err(Refused::from))
}

#[derive(Deserialize)]
pub(super) struct Term {
    /// For how many days; 0 ends it.
    days: u32,
    /// Shall nobody new come in from their network?
    network: Option<String>,
}

impl Term {
    fn until(&self) -> i64 {
        if self.days == 0 { 0 } else { now() + i64::from(self.days.min(36_500)) * 86_400_000 }
    }
}

/// `POST /owner/people/<id>/mute`
pub(super) async fn mute(
    State(house): State<Arc<House>>,
    Path(id): Path<i64>,
    caller: Caller,
    Form(term): Form<Term>,
) -> Answer {
    only_owners(&caller)?;
    let until = term.until();
    let muted = house.store.write(move |db| store::mute(db, PersonId(id), until)).await;
    back(&caller, muted.map_err(Refused::from))
}

/// `POST /owner/people/<id>/ban`
pub(super) async fn ban(
    State(house): State<Arc<House>>,
    Path(id): Path<i64>,
    caller: Caller,
    Form(term): Form<Term>,
) -> Answer {
    only_owners(&caller)?;
    if caller.person.as_ref().is_some_and(|person| person.id == PersonId(id)) {
        return Err(Oops::refused(&caller, &Refused::BadForm));
    }
    back(&caller, people::ban(&house, PersonId(id), term.until(), term.network.is_some()).await)
}

/// `POST /owner/tables/<id>/end`
pub(super) async fn end_table(State(house): State<Arc<House>>, Path(id): Path<String>, caller: Caller) -> Answer {
    only_owners(&caller)?;
    let table = TableId::parse(&id).ok_or_else(|| Oops::refused(&caller, &Refused::NoTable))?;
    back(&caller, people::end_table(&house, &table).await)
}

#[derive(Deserialize)]
pub(super) struct NameForm {
    name: String,
}

/// `POST /owner/names`
pub(super) async fn reserve(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<NameForm>) -> Answer {
    only_owners(&caller)?;
    back(&caller, people::reserve_name(&house, &form.name).await)
}

#[derive(Deserialize)]
pub(super) struct Looks {
    looks: String,
}

/// `POST /owner/names/release`
pub(super) async fn release(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Looks>) -> Answer {
    only_owners(&caller)?;
    let looks = tidy_talk(&form.looks);
    let released = house.store.write(move |db| store::release_name(db, &looks)).await;
    back(&caller, released.map_err(Refused::from))
}
