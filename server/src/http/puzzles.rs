//! Puzzles: the list, and each of them at the real table. What is chosen there is judged by its address and changes nothing; only that
//! somebody has solved one is remembered.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect};
use engine::{Lang, Refusal};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{Puzzle, Title};

use super::caller::Caller;
use super::forms;
use super::learn::narrated;
use super::oops::{Answer, Oops, html};
use crate::House;
use crate::live::Riddle;
use crate::pages::puzzles::{self as page, Asked, Asker, Daily, PuzzleLine, PuzzleShelf, Solution};
use crate::pages::trouble::Trouble;
use crate::pages::{self};
use crate::people::guest_name_in;
use crate::refused::Refused;
use crate::store;
use crate::time::now;

/// A day in milliseconds.
const DAY: i64 = 86_400_000;
/// From one day to the next one goes so many puzzles on, so that games and levels change.
const STRIDE: u64 = 7_919;

fn href(title: &dyn Title, puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", title.id(), puzzle.id)
}

/// How it is kept that a puzzle is solved, beside what else was learned of its game.
fn mark(puzzle: &Puzzle) -> String {
    format!("puzzle-{}", puzzle.id)
}

/// The puzzle of a day: the same for everybody.
pub(super) fn of_the_day(lang: Lang, now: i64) -> Option<Daily> {
    let all: Vec<_> =
        shelf::games().flat_map(|title| title.puzzles().iter().map(move |puzzle| (title, puzzle))).collect();
    let day = u64::try_from(now / DAY).unwrap_or(0);
    let (title, puzzle) = *all.get((day.wrapping_mul(STRIDE) % all.len().max(1) as u64) as usize)?;
    Some(Daily {
        href: href(title, puzzle),
        game_name: title.words().say(lang, &[]).word("name"),
        level: page::level(puzzle),
        cover: title.cover(),
    })
}

/// What the caller has solved of a game.
async fn solved(house: &House, caller: &Caller, title: &'static dyn Title) -> Vec<String> {
    let Some(person) = caller.person.as_ref().map(|person| person.id) else { return Vec::new() };
    house.store.read(move |db| store::learned(db, person, title.id())).await.unwrap_or_default()
}

/// `GET /puzzles`
pub(super) async fn list(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let mut shelves = Vec::new();
    for title in shelf::games().filter(|title| !title.puzzles().is_empty()) {
        let solved = solved(&house, &caller, title).await;
        let line = |(index, puzzle): (usize, &Puzzle)| PuzzleLine {
            href: href(title, puzzle),
            number: index + 1,
            level: page::level(puzzle),
            solved: solved.contains(&mark(puzzle)),
        };
        let puzzles = title.puzzles().iter().enumerate().map(line).collect();
        shelves.push(PuzzleShelf { game: forms::game_box(title, caller.lang), puzzles });
    }
    Ok(html(page::puzzles(&caller.visitor(), &shelves)))
}

/// The puzzle at an address, and its number.
fn riddle(caller: &Caller, game: &str, id: &str) -> Result<(Riddle, usize), Oops> {
    let title = shelf::game(game).ok_or_else(|| Oops::refused(caller, &Refused::NoGame))?;
    let found = title.puzzles().iter().enumerate().find(|(_, puzzle)| puzzle.id == id);
    let (index, puzzle) = found.ok_or_else(|| Oops::new(caller, Trouble::NotFound))?;
    let name = caller
        .person
        .as_ref()
        .map_or_else(|| pages::say(caller.lang).word("puzzle-you"), |person| guest_name_in(caller.lang, &person.name));
    Ok((Riddle { title, puzzle, lang: caller.lang, name }, index + 1))
}

fn percent(value: f32) -> u8 {
    (value * 100.0).round().clamp(0.0, 100.0) as u8
}

/// The answer of a puzzle: the choice that was found, or the best one.
fn solution(riddle: &Riddle, chosen: Option<&Value>, number: usize) -> Option<Solution> {
    let Riddle { title, puzzle, .. } = *riddle;
    let best = riddle.named(chosen.or(puzzle.right.first())?)?;
    Some(Solution {
        found: chosen.is_some(),
        label: best.label,
        at: best.at,
        why: riddle.explanation(),
        tempting: riddle.named(&puzzle.tempting)?.label,
        chances: puzzle.values.map(percent),
        next: title.puzzles().get(number).map(|next| href(title, next)),
    })
}

fn asker(riddle: &Riddle, number: usize, state: Asked) -> Asker {
    Asker { puzzle: href(riddle.title, riddle.puzzle), number, level: page::level(riddle.puzzle), state }
}

#[derive(Deserialize)]
pub(super) struct Deed {
    /// The names of the choices that are made, the first of which counts.
    play: Option<String>,
    /// Is the answer to be shown?
    show: Option<String>,
}

/// `GET /puzzles/<game>/<id>?show=`
pub(super) async fn puzzle(
    Path((game, id)): Path<(String, String)>,
    Query(deed): Query<Deed>,
    caller: Caller,
) -> Answer {
    let (riddle, number) = riddle(&caller, &game, &id)?;
    let broken = || Oops::new(&caller, Trouble::Broken);
    let state = match deed.show {
        Some(_) => Asked::Over(solution(&riddle, None, number).ok_or_else(broken)?),
        None => Asked::Open,
    };
    let scene = riddle.scene(matches!(state, Asked::Open)).ok_or_else(broken)?;
    let asker = asker(&riddle, number, state);
    Ok(narrated(&caller, &scene, &asker.puzzle, page::asker(&caller.visitor(), &asker)))
}

/// `GET /puzzles/<game>/<id>/go?play=&show=`: what is said to a choice, in the form of messages of the socket. It changes nothing.
pub(super) async fn go(Path((game, id)): Path<(String, String)>, Query(deed): Query<Deed>, caller: Caller) -> Answer {
    let (riddle, number) = riddle(&caller, &game, &id)?;
    let broken = || Oops::new(&caller, Trouble::Broken);
    let said = |state: Asked| page::asker(&caller.visitor(), &asker(&riddle, number, state));
    let name = deed.play.as_deref().and_then(|names| names.split_whitespace().next());
    // Names are written as in lessons: what is no JSON by itself is a name.
    let chosen = name.map(Value::from);
    let message = match &chosen {
        None if deed.show.is_some() => {
            riddle.told(&said(Asked::Over(solution(&riddle, None, number).ok_or_else(broken)?))).ok_or_else(broken)?
        }
        None => json!({ "n": 0, "panels": { "narrator": said(Asked::Open).0 } }),
        Some(action) if riddle.puzzle.right.contains(action) => {
            let solution = solution(&riddle, Some(action), number).ok_or_else(broken)?;
            riddle.told(&said(Asked::Over(solution))).ok_or_else(broken)?
        }
        Some(action) if riddle.is_legal(&action.to_string()) => {
            let tempting = (*action == riddle.puzzle.tempting).then(|| percent(riddle.puzzle.values[1]));
            json!({ "n": 0, "panels": { "narrator": said(Asked::Wrong(tempting)).0 } })
        }
        Some(_) => json!({ "refused": pages::say(caller.lang).text(&Refusal::Illegal.phrase()) }),
    };
    Ok(axum::Json(vec![message]).into_response())
}

/// `POST /puzzles/<game>/<id>/done`: it was solved. Leads on to the next one that is not, or to the list.
pub(super) async fn done(
    State(house): State<Arc<House>>,
    Path((game, id)): Path<(String, String)>,
    caller: Caller,
) -> Answer {
    let (Riddle { title, puzzle, .. }, number) = riddle(&caller, &game, &id)?;
    let (person, cookie) = caller.told(caller.welcome(&house).await)?;
    let kept = house.store.write(move |db| {
        store::learn(db, person.id, title.id(), &mark(puzzle), now())?;
        store::learned(db, person.id, title.id())
    });
    let solved = kept.await.map_err(|_| Oops::new(&caller, Trouble::Broken))?;
    // Round the shelf, from here.
    let all = title.puzzles();
    let mut next = all.iter().cycle().skip(number).take(all.len());
    let next = next.find(|puzzle| !solved.contains(&mark(puzzle)));
    let way = Redirect::to(&next.map_or_else(|| "/puzzles".to_string(), |next| href(title, next)));
    Ok(match cookie {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], way).into_response(),
        None => way.into_response(),
    })
}
