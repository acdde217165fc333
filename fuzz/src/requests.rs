//! Requests for every address of the house with spoilt paths, forms and JSON: the house never fails by them, and its file stays whole.

use std::net::SocketAddr;
use std::ops::Range;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use serde_json::Value;
use tower_service::Service;

use crate::Tally;
use crate::house::Inn;
use crate::spoil::Chance;

/// Where the house lists its addresses: read here, so that none is forgotten.
const ROUTES: &str = include_str!("../../server/src/http/mod.rs");

/// Hashing passwords is slow by design, so these doors are knocked at by few.
const SLOW: [&str; 5] =
    ["POST /login", "POST /account/register", "POST /account/password", "POST /recover", "POST /account/delete"];
/// Whoever goes through these is a stranger afterwards, so others are sent.
const EXITS: [&str; 2] = ["POST /logout", "POST /account/delete"];

/// A form with whatever its doors may ask for.
const FORM: &str = "name=Olya&password=a+glade+of+foxes&back=%2F&seat.0=me&seat.1=bot%3Aeasy&seat.2=open&order=fixed&option.map=autumn\
    &lang=uk&theme=dark&bots=calm&confirm=off&url=http%3A%2F%2Flocalhost%2F&secret=x&seat=1&code=abcd-efgh&mail=a%40b.c&text=hello&person=2\
    &until=2026-12-01&quiet=22-7&digest=on&clock=live";

/// JSON with whatever doors of the API may ask for.
const JSON: &str = r#"{"game":"animal_kingdoms","seats":["me","bot:easy"],"options":{},"order":"fixed","action":"pass","ply":3,"actions":["x"],
    "plies":1,"text":"hello","level":"easy","endpoint":"https://push.example/x","keys":{"p256dh":"AAAA","auth":"AAAA"},"name":"Olya"}"#;

/// The game that is played there.
const GAME: &str = "animal_kingdoms";
/// So many requests meet the same house: one that made hundreds of tables would be slow to list them, which proves nothing.
const VISIT: u64 = 2_000;

pub fn feed(numbers: Range<u64>) -> Tally {
    let rooms = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let mut tally = Tally::default();
    let mut from = numbers.start;
    while from < numbers.end {
        let to = numbers.end.min(from.saturating_add(VISIT));
        rooms.block_on(knock(from..to, &mut tally));
        from = to;
    }
    tally
}

/// Pages and forms: the method and the address, in which what stands in braces is filled in.
fn pages() -> impl Iterator<Item = String> {
    let routes = ROUTES.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split_once("\", "));
    routes.flat_map(|(path, answers)| {
        let methods = [("GET", "get("), ("POST", "post(")].into_iter().filter(move |(_, by)| answers.contains(by));
        methods.map(move |(method, _)| format!("{method} {path}"))
    })
}

/// Every door: the pages, and the API as it documents itself.
fn doors() -> Vec<String> {
    let mut doors: Vec<String> = pages().collect();
    let paths = server::http::openapi().get("paths").and_then(Value::as_object).cloned().unwrap_or_default();
    for (path, methods) in paths {
        let methods = methods.as_object().cloned().unwrap_or_default();
        // A stream of events has no end.
        doors.extend(
            methods
                .keys()
                .filter(|_| !path.ends_with("/events"))
                .map(|method| format!("{} {path}", method.to_uppercase())),
        );
    }
    doors
}

async fn knock(numbers: Range<u64>, tally: &mut Tally) {
    let mut inn = Inn::open(GAME).await;
    if (numbers.start / VISIT).is_multiple_of(2) {
        inn.look_after().await;
    }
    let doors = doors();
    let mut routes = server::http::router(inn.house.clone());
    for number in numbers {
        let mut chance = Chance::of(number);
        let Some(door) = chance.pick(&doors) else { continue };
        if SLOW.contains(&door.as_str()) && chance.below(20) > 0 {
            continue;
        }
        let cookie = if EXITS.contains(&door.as_str()) { inn.passer_by().await } else { inn.player.cookie.clone() };
        let (method, path) = door.split_once(' ').unwrap_or(("GET", door));
        let Some(request) = request(&mut chance, method, path, &inn, &cookie.unwrap_or_default()) else {
            tally.note(false);
            continue;
        };
        let answer = routes.call(request).await.unwrap_or_else(|never| match never {});
        let status = answer.status();
        assert!(!status.is_server_error() || status == 503, "input {number}, {door}: {status}");
        tally.note(status.is_success() || status.is_redirection());
    }
    inn.close().await;
}

/// A request that a browser could have sent; nothing if it cannot even be written.
fn request(chance: &mut Chance, method: &str, path: &str, inn: &Inn, cookie: &str) -> Option<Request<Body>> {
    let api = path.starts_with("/api");
    let mut filled = String::new();
    for part in path.split_inclusive('/') {
        let slash = if part.ends_with('/') { "/" } else { "" };
        filled += &match part.trim_end_matches('/') {
            "{id}" if path.starts_with("/puzzles") && chance.below(4) > 0 => inn.puzzle.clone(),
            "{id}" if path.contains("table") && chance.below(4) > 0 => inn.table.clone(),
            "{game}" if chance.below(4) > 0 => GAME.into(),
            "{lesson}" if chance.below(4) > 0 => inn.lesson.clone(),
            name if name.starts_with('{') => chance.spoil("12"),
            name => name.to_string(),
        };
        filled += slash;
    }
    if chance.below(6) == 0 {
        filled = chance.spoil(&filled);
    }
    if chance.below(3) == 0 {
        filled += &format!("?{}", chance.spoil("seen=12&from=3&back=%2F&ply=4&lang=uk&page=2&step=2&play=pass&show=1"));
    }
    let body = if api { chance.spoil(JSON) } else { chance.spoil(FORM) };
    let kind = if api { "application/json" } else { "application/x-www-form-urlencoded" };
    let mut request =
        Request::builder().method(method).uri(filled).header("host", "localhost").header("content-type", kind);
    request = match chance.below(8) {
        0 => request,
        1 => request.header("cookie", chance.spoil(cookie)),
        _ => request.header("cookie", cookie),
    };
    if chance.below(10) > 0 {
        request = request.header("origin", "http://localhost");
    }
    let body = if method == "GET" { Body::empty() } else { Body::from(body) };
    let mut request = request.body(body).ok()?;
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4_000))));
    Some(request)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_door_of_the_house_is_known() {
        let doors = super::doors();
        for door in [
            "GET /",
            "GET /login",
            "POST /login",
            "POST /owner/people/{id}/mute",
            "GET /puzzles/{game}/{id}",
            "GET /api/me",
        ] {
            assert!(doors.iter().any(|known| known == door), "{door} is not among {doors:?}");
        }
        let routes = super::ROUTES.matches(".route(").count();
        assert!(doors.len() > routes, "{} doors of {routes} addresses and the API", doors.len());
    }
}
