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

/// Pages and forms. What stands in braces is filled in. Hashing passwords is slow by design, so those doors are knocked at by few.
const PAGES: [&str; 59] = [
    "GET /",
    "POST /play/{game}",
    "POST /friend/{game}",
    "GET /new/{game}",
    "POST /new/{game}",
    "GET /rules/{game}",
    "GET /rules/{game}/full",
    "GET /table/{id}",
    "POST /table/{id}/join",
    "POST /table/{id}/choose",
    "POST /table/{id}/leave",
    "POST /table/{id}/start",
    "POST /table/{id}/put-away",
    "POST /table/{id}/rematch",
    "GET /table/{id}/turn/{n}",
    "GET /table/{id}/since",
    "GET /table/{id}/replay",
    "GET /table/{id}/replay/{n}",
    "GET /table/{id}/record.json",
    "GET /table/{id}/verify",
    "GET /table/{id}/people",
    "POST /table/{id}/block",
    "POST /table/{id}/vacation",
    "POST /table/{id}/report",
    "GET /account",
    "POST /account/name",
    "POST /account/tokens",
    "POST /account/sessions/{n}/end",
    "POST /account/webhook",
    "POST /account/unblock",
    "POST /account/notices",
    "POST /account/push",
    "POST /account/push/end",
    "POST /account/passkeys",
    "POST /login/passkey",
    "POST /login/passkey/begin",
    "GET /account/export.json",
    "POST /account/mail",
    "GET /mail/{n}",
    "POST /recover",
    "POST /recover/mail",
    "GET /recover/{n}",
    "POST /settings",
    "GET /static/{n}",
    "GET /table/{id}/review",
    "POST /table/{id}/what-if",
    "GET /table/{id}/what-if",
    "POST /table/{id}/close",
    "GET /learn/{game}",
    "POST /learn/{game}/met",
    "GET /learn/{game}/{lesson}",
    "GET /learn/{game}/{lesson}/go",
    "POST /learn/{game}/{lesson}/done",
    "GET /puzzles",
    "GET /puzzles/{game}/{puzzle}",
    "GET /puzzles/{game}/{puzzle}/go",
    "POST /puzzles/{game}/{puzzle}/done",
    "GET /owner",
    "POST /owner/people/{n}/ban",
];

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
const VISIT: u64 = 5_000;

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

/// Every door: the pages, and the API as it documents itself.
fn doors() -> Vec<String> {
    let mut doors: Vec<String> = PAGES.map(String::from).to_vec();
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
    let inn = Inn::open(GAME).await;
    let doors = doors();
    assert!(doors.len() > PAGES.len() + 4, "the API tells of its doors");
    let mut routes = server::http::router(inn.house.clone());
    for number in numbers {
        let mut chance = Chance::of(number);
        let Some(door) = chance.pick(&doors) else { continue };
        let (method, path) = door.split_once(' ').unwrap_or(("GET", door));
        let Some(request) = request(&mut chance, method, path, &inn) else {
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
fn request(chance: &mut Chance, method: &str, path: &str, inn: &Inn) -> Option<Request<Body>> {
    let api = path.starts_with("/api");
    let mut filled = String::new();
    for part in path.split_inclusive('/') {
        let slash = if part.ends_with('/') { "/" } else { "" };
        filled += &match part.trim_end_matches('/') {
            "{id}" if chance.below(4) > 0 => inn.table.clone(),
            "{game}" if chance.below(4) > 0 => GAME.into(),
            "{lesson}" if chance.below(4) > 0 => inn.lesson.clone(),
            "{puzzle}" if chance.below(4) > 0 => inn.puzzle.clone(),
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
    let cookie = inn.player.cookie.clone().unwrap_or_default();
    request = match chance.below(8) {
        0 => request,
        1 => request.header("cookie", chance.spoil(&cookie)),
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
