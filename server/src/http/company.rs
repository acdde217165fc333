//! The people at a table, and what one may do about them: block and report.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use serde::Deserialize;

use super::account::{News, with_person};
use super::at::At;
use super::caller::Caller;
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::live::{SeatWord, Word};
use crate::pages::company::{self as page, Mate, Vacation};
use crate::pages::trouble::Trouble;
use crate::people;
use crate::rates::Deed;
use crate::refused::Refused;
use crate::seats::Clock;
use crate::store::{self, Person, PersonId, Room, Stage};
use crate::time::{self, now};

/// `GET /table/<id>/people`
pub(super) async fn company(at: At) -> Answer {
    show(&at, None).await
}

/// The caller at a table.
fn me(caller: &Caller) -> Result<&Person, Oops> {
    caller.told(caller.person.as_ref().ok_or(Refused::NotSeated))
}

async fn show(At { house, caller, id }: &At, done: Option<&'static str>) -> Answer {
    let me = me(caller)?.id;
    let key = id.clone();
    let known = house.store.read(move |db| Ok((store::load(db, &key)?, store::blocked_by(db, me)?))).await;
    let (room, blocked) = known.map_err(|_| Oops::new(caller, Trouble::Broken))?;
    let room = room.ok_or_else(|| Oops::refused(caller, &Refused::NoTable))?;
    let people: Vec<_> = room.seats.iter().map(|seat| people::sat_there(&seat.sitter)).collect();
    if !people.contains(&Some(me)) {
        return Err(Oops::refused(caller, &Refused::NotSeated));
    }
    let mates = people.iter().zip(&room.seats).enumerate().filter_map(|(seat, (person, sits))| {
        let person = person.filter(|&person| person != me)?;
        let name = people::name_in(caller.lang, &sits.name);
        Some(Mate { seat: seat as u8, name, blocked: blocked.iter().any(|(other, _)| *other == person) })
    });
    let mates: Vec<Mate> = mates.collect();
    let vacation = vacation_of(house, &room, me);
    Ok(html(page::company(&caller.visitor(), id.as_str(), &mates, vacation.as_ref(), done)))
}

/// What somebody has of a vacation at a table that is being played; nothing where there is none.
fn vacation_of(house: &House, room: &Room, me: PersonId) -> Option<Vacation> {
    let Clock::Slow { vacation, .. } = room.clock else { return None };
    let seat = room.seats_of(me).iter().next().filter(|_| vacation > 0 && room.stage == Stage::Playing)?;
    let sits = room.seats.get(seat.index())?;
    let day = 86_400 * house.config.pace.second as i64;
    let unused = (sits.away - now()).max(0);
    Some(Vacation {
        seat: seat.0,
        days: sits.vacation.map_or(i64::from(vacation), |left| left / day),
        until: (unused > 0).then(|| time::day(sits.away)),
    })
}

#[derive(Deserialize)]
pub(super) struct Holiday {
    seat: u8,
    days: u32,
}

/// `POST /table/<id>/vacation`
pub(super) async fn vacation(At { house, caller, id }: At, Form(form): Form<Holiday>) -> Answer {
    let me = me(&caller)?.id;
    caller.told(caller.allow(&house, Deed::Act))?;
    let word = Word::Seat(SeatWord::Away { away: form.seat, days: form.days });
    caller.told(house.live.act(&house, &id, me, None, word).await)?;
    Ok(Redirect::to(&format!("/table/{id}/people")).into_response())
}

#[derive(Deserialize)]
pub(super) struct Block {
    seat: u8,
    /// `on` or `off`.
    block: String,
}

/// `POST /table/<id>/block`
pub(super) async fn block(At { house, caller, id }: At, Form(form): Form<Block>) -> Answer {
    let me = me(&caller)?.id;
    caller.told(caller.allow(&house, Deed::Act))?;
    caller.told(people::block_at(&house, me, &id, form.seat, form.block == "on").await)?;
    Ok(Redirect::to(&format!("/table/{id}/people")).into_response())
}

#[derive(Deserialize)]
pub(super) struct Complaint {
    seat: u8,
    reason: String,
    #[serde(default)]
    text: String,
}

/// `POST /table/<id>/report`
pub(super) async fn report(at: At, Form(form): Form<Complaint>) -> Answer {
    let At { house, caller, id } = &at;
    let by = me(caller)?;
    caller.told(caller.allow(house, Deed::Report))?;
    caller.told(people::report(house, by, id, form.seat, &form.reason, &form.text).await)?;
    show(&at, Some("desk-reported")).await
}

#[derive(Deserialize)]
pub(super) struct Unblock {
    person: i64,
}

/// `POST /account/unblock`
pub(super) async fn unblock(State(house): State<Arc<House>>, caller: Caller, Form(form): Form<Unblock>) -> Answer {
    with_person(&house, caller, async |person| {
        News::of(people::unblock(&house, person.id, PersonId(form.person)).await, "desk-unblocked")
    })
    .await
}
