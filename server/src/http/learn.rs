//! Learning a game: the list of lessons, and a lesson at the real table. A lesson is kept nowhere: every place in it has an address, from
//! which its table follows. Only that somebody has taken it to its end is remembered.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Refusal;
use engine::lesson::{Astray, Lesson, Line, Place};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;
use shelf::Title;
use url::form_urlencoded::Serializer;

use super::caller::Caller;
use super::forms;
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::live::{Lecture, Scene};
use crate::pages::learn::{self as page, CoursePage, LessonLine, Narrator};
use crate::pages::table::{self as table_page, TablePage};
use crate::pages::trouble::Trouble;
use crate::pages::{self};
use crate::people::guest_name_in;
use crate::refused::Refused;
use crate::store;
use crate::time::now;

/// Where somebody is in a lesson, as an address says it.
#[derive(Deserialize, Default)]
pub(super) struct At {
    step: Option<usize>,
    made: Option<String>,
}

impl At {
    fn place(self) -> Place {
        Place { step: self.step.unwrap_or(0), made: Line::from(self.made.unwrap_or_default()).0 }
    }
}

/// A place as the query of an address.
fn query(place: &Place) -> String {
    let mut query = Serializer::new(String::new());
    query.append_pair("step", &place.step.to_string());
    if !place.made.is_empty() {
        query.append_pair("made", &place.made.join(" "));
    }
    query.finish()
}

fn title(caller: &Caller, game: &str) -> Result<&'static dyn Title, Oops> {
    let title = shelf::game(game).filter(|title| !title.lessons().is_empty());
    title.ok_or_else(|| Oops::refused(caller, &Refused::NoGame))
}

/// The lesson at an address.
fn lecture(caller: &Caller, game: &str, lesson: &str) -> Result<Lecture, Oops> {
    let title = title(caller, game)?;
    let found = title.lessons().iter().find(|found| found.id == lesson);
    let lesson = found.ok_or_else(|| Oops::new(caller, Trouble::NotFound))?;
    let name = caller
        .person
        .as_ref()
        .map_or_else(|| pages::say(caller.lang).word("learn-guest"), |person| guest_name_in(caller.lang, &person.name));
    Ok(Lecture { title, lesson, lang: caller.lang, name })
}

/// The narrator at a place; with `no` after a choice that was not meant.
fn narrator(lecture: &Lecture, place: &Place, no: bool) -> Option<Narrator> {
    let Lecture { title, lesson, lang, .. } = *lecture;
    let (say, key) = (title.words().say(lang, &[]), lesson.words(lesson.step(place)?));
    let course = format!("/learn/{}", title.id());
    Some(Narrator {
        lesson: format!("{course}/{}", lesson.id),
        at: query(place),
        title: say.word_named(&lesson.title()),
        words: say.word_named(&key),
        no: no.then(|| say.form_named(&key, "no")).flatten(),
        point: lecture.pointed(place),
        step: (place.step + 1, lesson.steps.len()),
        back: lesson.back(place).as_ref().map(query),
        next: lesson.next(place).as_ref().map(query),
        last: place.step + 1 == lesson.steps.len(),
        course,
    })
}

/// `GET /learn/<game>`
pub(super) async fn course(State(house): State<Arc<House>>, Path(game): Path<String>, caller: Caller) -> Answer {
    let title = title(&caller, &game)?;
    let learned = match caller.person.as_ref().map(|person| person.id) {
        Some(person) => house.store.read(move |db| store::learned(db, person, title.id())).await.map_err(|error| {
            tracing::error!(%error, "cannot read what somebody has learned");
            Oops::new(&caller, Trouble::Broken)
        })?,
        None => Vec::new(),
    };
    let say = title.words().say(caller.lang, &[]);
    let line = |lesson: &Lesson| LessonLine {
        id: lesson.id.clone(),
        title: say.word_named(&lesson.title()),
        done: learned.contains(&lesson.id),
    };
    let lessons = title.lessons().iter().map(line).collect();
    Ok(html(page::course(&caller.visitor(), &CoursePage { game: forms::game_box(title, caller.lang), lessons })))
}

/// `GET /learn/<game>/<lesson>?step=&made=`
pub(super) async fn lesson(
    Path((game, lesson)): Path<(String, String)>,
    Query(at): Query<At>,
    caller: Caller,
) -> Answer {
    let lecture = lecture(&caller, &game, &lesson)?;
    let place = at.place();
    let found = lecture.scene(&place).zip(narrator(&lecture, &place, false));
    let (scene, narrator) = found.ok_or_else(|| Oops::new(&caller, Trouble::NotFound))?;
    Ok(narrated(&caller, &scene, &narrator.lesson, page::narrator(&caller.visitor(), &narrator)))
}

/// A table that nobody keeps, with somebody beside it who speaks: a lesson or a puzzle, which is found at `address`.
pub(super) fn narrated(caller: &Caller, scene: &Scene, address: &str, narrator: Markup) -> Response {
    let page = TablePage {
        id: "",
        game: scene.title.id(),
        game_name: &scene.title.words().say(caller.lang, &[]).word("name"),
        symbols: &scene.title.symbols(),
        panels: &scene.panels,
        house: &scene.house,
        ply: scene.ply,
        log: &scene.log,
        news: None,
        chat: &[],
        may_chat: false,
        watching: false,
        over: scene.over,
        help: &scene.title.help(caller.lang),
        seen: scene.seen,
        lesson: Some((address, narrator)),
        met: None,
    };
    html(table_page::table(&caller.visitor(), &page))
}

/// What somebody does in a lesson.
#[derive(Deserialize)]
pub(super) struct Deed {
    /// The place that the browser shows, as the query of an address.
    #[serde(default)]
    from: String,
    step: Option<usize>,
    made: Option<String>,
    /// How many choices are taken back first.
    back: Option<usize>,
    /// The names of the choices that are made.
    play: Option<String>,
}

/// `GET /learn/<game>/<lesson>/go?from=&step=&made=&back=&play=`: the messages that lead from one place to another, or to where a choice
/// leads. It changes nothing.
pub(super) async fn go(
    Path((game, lesson)): Path<(String, String)>,
    Query(deed): Query<Deed>,
    caller: Caller,
) -> Answer {
    let lecture = lecture(&caller, &game, &lesson)?;
    let nowhere = || Oops::new(&caller, Trouble::NotFound);
    let from = place_of(&deed.from);
    let place = At { step: deed.step, made: deed.made }.place();
    let back = deed.back.unwrap_or(0).min(lecture.lesson.here(&place));
    let names = Line::from(deed.play.unwrap_or_default()).0;
    let drawn = |place: &Place, no: bool| {
        narrator(&lecture, place, no).map(|narrator| page::narrator(&caller.visitor(), &narrator)).ok_or_else(nowhere)
    };
    let to = match back + names.len() {
        0 => Ok(place.clone()),
        _ => lecture.lesson.choose(&place, back, &names),
    };
    let messages = match to {
        Ok(to) => match lecture.messages(&from, &to, &drawn(&to, false)?) {
            Some(messages) => messages,
            // Any choice is meant, but this one cannot be made.
            None if !names.is_empty() => {
                vec![json!({ "refused": pages::say(caller.lang).text(&Refusal::Illegal.phrase()) })]
            }
            None => return Err(nowhere()),
        },
        Err(Astray::Otherwise) => vec![json!({ "n": 0, "panels": { "narrator": drawn(&place, true)?.0 } })],
        Err(Astray::Nowhere) => return Err(nowhere()),
    };
    Ok(axum::Json(messages).into_response())
}

/// A place written as the query of an address; the first one if it is none.
fn place_of(query: &str) -> Place {
    let mut at = At::default();
    for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
        match &*name {
            "step" => at.step = value.parse().ok(),
            "made" => at.made = Some(value.into_owned()),
            _ => {}
        }
    }
    at.place()
}

/// `POST /learn/<game>/<lesson>/done`: the lesson was taken to its end. Leads on to the next one, or to the list.
pub(super) async fn done(
    State(house): State<Arc<House>>,
    Path((game, lesson)): Path<(String, String)>,
    caller: Caller,
) -> Answer {
    let Lecture { title, lesson, .. } = lecture(&caller, &game, &lesson)?;
    let (person, cookie) = caller.told(caller.welcome(&house).await)?;
    let kept = house.store.write(move |db| store::learn(db, person.id, title.id(), &lesson.id, now())).await;
    kept.map_err(|_| Oops::new(&caller, Trouble::Broken))?;
    let way = Redirect::to(&format!("/learn/{}", title.id()));
    Ok(match cookie {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], way).into_response(),
        None => way.into_response(),
    })
}

/// The kinds of questions of a game that the caller has met; nothing if they want none explained.
pub(super) async fn met(house: &House, caller: &Caller, game: &'static str) -> Option<String> {
    let person = caller.person.as_ref().filter(|_| caller.guide)?.id;
    let learned = house.store.read(move |db| store::learned(db, person, game)).await.ok()?;
    Some(learned.into_iter().filter(|what| what.starts_with(FIRST)).collect::<Vec<_>>().join(" "))
}

/// How the names of questions begin that are explained.
const FIRST: &str = "first-";

#[derive(Deserialize)]
pub(super) struct Met {
    what: String,
}

/// `POST /learn/<game>/met` (`what`): a kind of question was explained and answered.
pub(super) async fn meet(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    caller: Caller,
    Form(Met { what }): Form<Met>,
) -> Answer {
    let title = title(&caller, &game)?;
    let Some(person) = caller.person.as_ref().map(|person| person.id) else {
        return Err(Oops::new(&caller, Trouble::Forbidden));
    };
    if !what.starts_with(FIRST) || !title.words().has(&what) {
        return Err(Oops::refused(&caller, &Refused::BadForm));
    }
    let kept = house.store.write(move |db| store::learn(db, person, title.id(), &what, now())).await;
    kept.map_err(|_| Oops::new(&caller, Trouble::Broken))?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
