//! The pages of a table, before, during and after the game.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::IntoResponse;
use draw::Panel;
use engine::{Eyes, MAX_SEATS, Phrase};
use serde::Deserialize;

use super::at::At;
use super::caller::Caller;
use super::forms;
use super::home::to_table;
use super::learn;
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::live::{Ask, Page, Scene, SeatWord, WaitingRoom, Word, bot_names, level_names, reviews};
use crate::lobby;
use crate::pages::replay::{self as replay_page, Replay, eyes_from_code};
use crate::pages::table::{self as table_page, TablePage};
use crate::pages::trouble::Trouble;
use crate::pages::verify::{self as verify_page, Luck};
use crate::pages::waiting::{self as waiting_page, Waiting, WaitingChair};
use crate::pages::{self};
use crate::people::guest_name_in;
use crate::rates::Deed;
use crate::refused::Refused;
use crate::seats::Sitter;
use crate::secret;
use crate::store::{self, RoomSeat, Stage, TableId};

/// `GET /table/<id>`
pub(super) async fn table(At { house, caller, id }: At) -> Answer {
    let person = caller.person.as_ref().map(|person| person.id);
    let page = house.live.ask(&house, &id, |reply| Ask::Page { person, lang: caller.lang, reply }).await;
    match page {
        Err(refused) => Err(Oops::refused(&caller, &refused)),
        Ok(Page::Closed) => Err(Oops::refused(&caller, &Refused::Closed)),
        Ok(Page::Older) => Err(Oops::refused(&caller, &Refused::Older)),
        Ok(Page::Waiting(room)) => Ok(waiting(&caller, *room, None)),
        Ok(Page::Table(scene)) => {
            let met = learn::met(&house, &caller, scene.title.id()).await;
            Ok(playing(&caller, &id, &scene, met.as_deref()))
        }
    }
}

fn playing(caller: &Caller, id: &TableId, scene: &Scene, met: Option<&str>) -> axum::response::Response {
    let say = scene.title.words().say(caller.lang, &[]);
    let part = scene.part.map(|part| Phrase::new("match-part").number("n", i64::from(part)));
    let game_name = match part {
        Some(part) => format!("{} · {}", say.word("name"), pages::say(caller.lang).text(&part)),
        None => say.word("name"),
    };
    let page = TablePage {
        id: id.as_str(),
        game: scene.title.id(),
        game_name: &game_name,
        symbols: &scene.title.symbols(),
        panels: &scene.panels,
        house: &scene.house,
        ply: scene.ply,
        log: &scene.log,
        news: scene.news,
        chat: &scene.chat,
        may_chat: scene.seated,
        watching: !scene.seated,
        over: scene.over,
        help: &scene.title.help(caller.lang),
        seen: scene.seen,
        lesson: None,
        met: met.filter(|_| scene.seated),
    };
    html(table_page::table(&caller.visitor(), &page))
}

fn waiting(caller: &Caller, waiting: WaitingRoom, error: Option<String>) -> axum::response::Response {
    let WaitingRoom { room, chat, seen } = waiting;
    let me = caller.person.as_ref().map(|person| person.id);
    let mine = me.is_some_and(|me| !room.seats_of(me).is_empty());
    let names = bot_names(caller.lang, &room.seats, false);
    let free = room.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    let chairs = room.seats.iter().zip(names).map(|(seat, name)| WaitingChair {
        name: (seat.sitter != Sitter::Open).then_some(name),
        bot: seat.sitter.bot().map(|level| pages::level_name(caller.lang, level)),
        mine: me.is_some_and(|me| seat.belongs_to(me)),
        sides: Vec::new(),
    });
    let title = shelf::game(&room.game);
    let options = serde_json::from_str(&room.options).unwrap_or_default();
    let may = |seat: &RoomSeat| me.is_some_and(|me| lobby::may_choose(&room, seat, me));
    let may: Vec<bool> = room.seats.iter().map(may).collect();
    let sides = title.map(|title| forms::sides(title, caller.lang, &options, &may)).unwrap_or_default();
    let chairs = chairs.zip(sides).map(|(chair, sides)| WaitingChair { sides, ..chair });
    let page = Waiting {
        id: room.id.to_string(),
        game: room.game.clone(),
        game_name: title.map(|title| title.words().say(caller.lang, &[]).word("name")).unwrap_or_default(),
        chairs: chairs.collect(),
        invite: format!("{}/table/{}", caller.house, room.id),
        host_name: guest_name_in(caller.lang, &room.host_name),
        cover: title.map(|title| title.cover()).unwrap_or_default(),
        error,
        host: me == Some(room.host),
        may_join: !mine && free,
        may_leave: mine,
        levels: level_names(caller.lang),
        ready: if free { Err(Refused::SeatsFree.text(caller.lang)) } else { Ok(()) },
        shuffle: room.shuffle,
        public: room.public,
        double_header: room.double_header,
        clock: room.clock,
        undo: room.undo,
        help: room.help,
        options: title.map(|title| forms::unusual_options(title, caller.lang, &options)).unwrap_or_default(),
        word: title.and_then(|title| forms::advice(title, caller.lang, &options, room.seats.len())),
        commitment: room.key.commitment().to_string(),
        chat,
        seen,
    };
    html(waiting_page::waiting(&caller.visitor(), &page))
}

#[derive(Deserialize)]
pub(super) struct WantedSeat {
    seat: Option<u8>,
    /// What whoever was invited would like to be called.
    name: Option<String>,
}

/// `POST /table/<id>/join`
pub(super) async fn join(At { house, caller, id }: At, Form(wanted): Form<WantedSeat>) -> Answer {
    let sat = match caller.welcome_as(&house, wanted.name.as_deref()).await {
        Ok((person, cookie)) => lobby::join(&house, &id, person.id, wanted.seat).await.map(|()| cookie),
        Err(refused) => Err(refused),
    };
    match sat {
        Ok(cookie) => Ok(to_table(&id, cookie)),
        Err(refused @ (Refused::BadName | Refused::NameTaken | Refused::NameAtTable)) => {
            // The invitation once more, with what is wrong with the name.
            let person = caller.person.as_ref().map(|person| person.id);
            let page = house.live.ask(&house, &id, |reply| Ask::Page { person, lang: caller.lang, reply }).await;
            let Ok(Page::Waiting(room)) = page else { return Err(Oops::refused(&caller, &refused)) };
            let page = waiting(&caller, *room, Some(refused.text(caller.lang)));
            Ok((refused.status(), page).into_response())
        }
        Err(refused) => Err(Oops::refused(&caller, &refused)),
    }
}

/// What a chair plays.
#[derive(Deserialize)]
pub(super) struct Choice {
    seat: u8,
    option: String,
    value: String,
}

/// `POST /table/<id>/choose`
pub(super) async fn choose(At { house, caller, id }: At, Form(Choice { seat, option, value }): Form<Choice>) -> Answer {
    let person = caller.somebody()?;
    caller.told(lobby::choose(&house, &id, person.id, seat, option, value).await)?;
    Ok(to_table(&id, None))
}

/// `POST /table/<id>/leave`: before the game the chair is free again, during the game a bot takes over.
pub(super) async fn leave(At { house, caller, id }: At) -> Answer {
    let person = caller.somebody()?.clone();
    let key = id.clone();
    let room = house.store.read(move |db| store::load(db, &key)).await;
    let playing = matches!(&room, Ok(Some(room)) if room.stage == Stage::Playing);
    match room {
        Ok(Some(room)) if playing => {
            for seat in room.seats_of(person.id).iter() {
                let word = Word::Seat(SeatWord::HandOver { hand_over: seat.0, level: crate::live::STAND_IN.into() });
                caller.told(house.live.act(&house, &id, person.id, None, word).await)?;
            }
        }
        _ => caller.told(lobby::leave(&house, &id, person.id).await)?,
    }
    Ok(to_table(&id, None))
}

#[derive(Deserialize)]
pub(super) struct Fill {
    /// The level of bots that take the free chairs.
    fill: Option<String>,
}

/// `POST /table/<id>/start`
pub(super) async fn start(At { house, caller, id }: At, Form(form): Form<Fill>) -> Answer {
    let person = caller.somebody()?;
    caller.told(lobby::start(&house, &id, person.id, form.fill).await)?;
    Ok(to_table(&id, None))
}

/// `POST /table/<id>/close`
pub(super) async fn close(At { house, caller, id }: At) -> Answer {
    let person = caller.somebody()?;
    caller.told(lobby::close(&house, &id, person.id).await)?;
    Ok(axum::response::Redirect::to("/").into_response())
}

/// `POST /table/<id>/put-away`: from the list on the home page.
pub(super) async fn put_away(At { house, caller, id }: At) -> Answer {
    let person = caller.somebody()?;
    caller.told(caller.allow(&house, Deed::Act))?;
    caller.told(lobby::put_away(&house, &id, person.id).await)?;
    Ok(axum::response::Redirect::to("/").into_response())
}

/// `POST /table/<id>/rematch`
pub(super) async fn rematch(At { house, caller, id }: At) -> Answer {
    let person = caller.somebody()?;
    caller.told(caller.allow(&house, Deed::MakeTable))?;
    let next = caller.told(lobby::rematch(&house, &id, person).await)?;
    Ok(to_table(&next, None))
}

#[derive(Deserialize)]
pub(super) struct When {
    ply: Option<usize>,
    eyes: Option<String>,
}

/// `GET /table/<id>/turn/<number>`
pub(super) async fn again(at: At, Path((_, turn)): Path<(String, usize)>) -> Answer {
    earlier(at, Some(turn)).await
}

/// `GET /table/<id>/since`
pub(super) async fn since(at: At) -> Answer {
    earlier(at, None).await
}

/// Earlier moments of a table, as the caller saw them.
async fn earlier(At { house, caller, id }: At, turn: Option<usize>) -> Answer {
    let person = caller.person.as_ref().map(|person| person.id);
    let steps = house.live.ask(&house, &id, |reply| Ask::Again { person, turn, lang: caller.lang, reply }).await;
    let steps = caller.told(steps.unwrap_or(Err(Refused::NoTable)))?;
    Ok(axum::Json(steps).into_response())
}

/// `GET /table/<id>/replay?ply=&eyes=`
pub(super) async fn replay(at: At, Query(when): Query<When>) -> Answer {
    show_moment(at, when.ply, when.eyes.as_deref()).await
}

/// `GET /table/<id>/replay/<ply>?eyes=`
pub(super) async fn replay_at(at: At, Path((_, ply)): Path<(String, usize)>, Query(when): Query<When>) -> Answer {
    show_moment(at, Some(ply), when.eyes.as_deref()).await
}

async fn show_moment(At { house, caller, id }: At, ply: Option<usize>, eyes: Option<&str>) -> Answer {
    let eyes = eyes.and_then(|code| eyes_from_code(code, MAX_SEATS)).unwrap_or(Eyes::Open);
    let moment = house.live.ask(&house, &id, |reply| Ask::Moment { ply, eyes, lang: caller.lang, reply }).await;
    let moment = caller.told(moment.flatten())?;
    let turned = turning_point(&house, &caller, &id, moment.ply, moment.eyes).await;
    let (turned, marked) = turned.unzip();
    let page = Replay {
        turned,
        id: id.as_str(),
        game: moment.title.id(),
        game_name: &moment.title.words().say(caller.lang, &[]).word("name"),
        ply: moment.ply,
        plies: moment.plies,
        eyes: moment.eyes,
        seats: &moment.seats,
        symbols: &moment.title.symbols(),
        panels: marked.as_deref().unwrap_or(&moment.panels),
        log: &moment.log,
        turns: &moment.turns,
    };
    Ok(html(replay_page::replay(&caller.visitor(), &page)))
}

/// What was chosen at a moment and what would have been better, if a review says that it turned the game; and the table with both.
async fn turning_point(
    house: &Arc<House>,
    caller: &Caller,
    id: &TableId,
    ply: usize,
    eyes: Eyes,
) -> Option<(replay_page::Turned, Vec<Panel>)> {
    let (review, lang) = (reviews::kept(house, id).await.ok()??, caller.lang);
    let turning = review.turning.iter().find(|turning| turning.ply == ply)?;
    let game = house.live.ask(house, id, |reply| Ask::Finished { lang, reply }).await.ok()?.ok()?;
    let turned = reviews::turned(game.title, &game.game, &game.names, lang, turning, eyes)?;
    let [(made, made_at), (better, better_at)] = turned.ways;
    let chances = turned.chances.map(|chance| (chance * 100.0).round() as u8);
    Some((replay_page::Turned { made, made_at, better, better_at, from: turned.from, chances }, turned.panels))
}

/// The record of a finished game.
pub(super) async fn record_of(house: &Arc<House>, id: &TableId) -> Result<String, Refused> {
    house.live.ask(house, id, |reply| Ask::Record { reply }).await?
}

/// `GET /table/<id>/record.json`
pub(super) async fn record(At { house, caller, id }: At) -> Answer {
    let record = caller.told(record_of(&house, &id).await)?;
    let name = format!("attachment; filename=\"polyana-{id}.json\"");
    let headers = [(header::CONTENT_TYPE, "application/json".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record).into_response())
}

/// `GET /table/<id>/verify`
pub(super) async fn verify(At { house, caller, id }: At) -> Answer {
    let key = id.clone();
    let room = match house.store.read(move |db| store::load(db, &key)).await {
        Ok(Some(room)) => room,
        Ok(None) => return Err(Oops::new(&caller, Trouble::NotFound)),
        Err(_) => return Err(Oops::new(&caller, Trouble::Broken)),
    };
    let title = shelf::game(&room.game);
    let over = room.stage.is_finished();
    let checked = match (over, title) {
        (true, Some(title)) => Some(match record_of(&house, &id).await {
            Ok(record) => title.replay(&record).map(|game| game.ply()).map_err(|error| error.to_string()),
            Err(refused) => Err(refused.text(caller.lang)),
        }),
        _ => None,
    };
    let luck = Luck {
        id: id.to_string(),
        game_name: title.map(|title| title.words().say(caller.lang, &[]).word("name")).unwrap_or_default(),
        commitment: room.key.commitment().to_string(),
        key: over.then(|| secret::to_hex(room.key.bytes())),
        checked,
    };
    Ok(html(verify_page::verify(&caller.visitor(), &luck)))
}
