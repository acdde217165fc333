//! What strangers send: forms of other sites, markup in place of words, requests that no browser writes, and many connections that say
//! nothing. The house answers each as it deserves, and everybody else as ever.

use std::time::{Duration, Instant};

use load::Guest;
use serde_json::json;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::accounts::account;
use crate::common::{GAME, Inn, make, next, open, settle};

/// Where the house lists its addresses: read here, so that none is forgotten.
const ROUTES: &str = include_str!("../../src/http/mod.rs");

/// The addresses that answer this method, with something in the place of what stands in braces.
fn doors(method: &str) -> Vec<String> {
    let routes = ROUTES.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split_once("\", "));
    let fitting = routes.filter(|(_, answers)| answers.contains(&format!("{method}(")));
    let filled = |part: &str| match part {
        "{game}" => GAME.to_string(),
        part if part.starts_with('{') => "1".to_string(),
        part => part.to_string(),
    };
    fitting.map(|(path, _)| path.split('/').map(filled).collect::<Vec<_>>().join("/")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_form_is_taken_from_another_site() {
    let inn = open(|_| {}).await;
    let olya = account(&inn, "Olya").await;
    let doors = doors("post");
    assert!(doors.len() > 40 && doors.iter().any(|door| door == "/account/delete"), "{doors:?}");
    for (name, value) in [("origin", "https://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
        for door in &doors {
            let mut foreign = olya.clone();
            foreign.headers = vec![(name, value.to_string())];
            if name != "origin" {
                foreign.headers.push(("origin", String::new()));
            }
            let answer = foreign.post(door, &[("sure", "on"), ("name", "Evil")]).await.unwrap();
            assert_eq!(answer.status, 403, "{door} from {name}: {value}");
        }
    }
    // A program shows a token: a cookie says nothing there, wherever it comes from.
    let mut foreign = olya.clone();
    foreign.headers = vec![("origin", "https://evil.example".into())];
    let table = json!({ "game": GAME, "seats": ["me", "bot:easy"] });
    assert_eq!(foreign.call("/api/tables", &table).await.unwrap().status, 401);
    assert!(olya.get("/account").await.unwrap().body.contains("Olya"), "she is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_for_one_person_is_kept_on_the_way() {
    let inn = open(|_| {}).await;
    let olya = account(&inn, "Olya").await;
    let for_all = ["/static", "/health", "/metrics"];
    for door in doors("get").into_iter().filter(|door| !for_all.iter().any(|all| door.starts_with(all))) {
        let answer = olya.get(&door).await.unwrap();
        let kept = answer.headers.get("cache-control").map(String::as_str);
        let shared = ["/favicon.ico", "/sw.js"].contains(&door.as_str());
        assert!(shared || kept == Some("no-store"), "{door}: {kept:?}");
        assert!(answer.headers.contains_key("content-security-policy"), "{door}");
    }
}

/// A form with whatever doors may ask for; what is only words holds a letter that no database keeps as text.
const FIELDS: [(&str, &str); 24] = [
    ("name", "O\0lya"),
    ("password", "a glade of \0"),
    ("old", "a glade of \0"),
    ("code", "\0"),
    ("back", "/account"),
    ("seat", "0"),
    ("seat.0", "me"),
    ("seat.1", "me"),
    ("name.1", "B\0orys"),
    ("option", "\0"),
    ("value", "\0"),
    ("option.map", "\0"),
    ("url", "https://hooks.example/\0"),
    ("endpoint", "https://push.example/\0"),
    ("p256dh", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
    ("auth", "BTBZMqHH6r4Tts7J_aSIgg"),
    ("address", "olya@home.example\0"),
    ("reason", "other"),
    ("text", "\0"),
    ("looks", "\0"),
    ("what", "\0"),
    ("days", "1"),
    ("person", "1"),
    ("fill", "\0"),
];

#[tokio::test(flavor = "multi_thread")]
async fn no_door_breaks_by_a_letter_that_cannot_be_kept() {
    let mut places = vec![None];
    places.extend(crate::services::fresh().map(|address| Some(server::Database::Postgres(address))));
    for place in places {
        let inn = open(|config| config.database = place.unwrap_or_else(|| config.database.clone())).await;
        let mut owner = account(&inn, "Olya").await;
        let home = inn.house.config.database.clone();
        tokio::task::spawn_blocking(move || server::appoint(&home, "Olya", true)).await.unwrap().unwrap();
        let table = make(&mut owner, &[("seat.0", "me"), ("seat.1", "open")]).await;
        let at_table = |door: String| door.replace("/table/1", &format!("/table/{table}"));
        // Whoever goes through this one is a stranger afterwards.
        for door in doors("post").into_iter().filter(|door| door != "/logout").map(at_table) {
            let answer = owner.clone().post(&door, &FIELDS).await.unwrap();
            assert!(answer.status < 500, "{door}: {} {}", answer.status, answer.body);
        }
        for door in doors("get").into_iter().map(at_table) {
            for path in [format!("{door}?who=%00&back=/&from=%00&play=%00&made=%00"), door.replace('1', "%00")] {
                let answer = owner.get(&path).await.unwrap();
                assert!(answer.status < 500, "{path}: {} {}", answer.status, answer.body);
            }
        }
    }
}

/// What would become an element, or the end of one, if it were not only words.
const MARKUP: &str = "\"'><svg/onload=x()>";

/// Does a text hold it as anything but words?
fn is_alive(text: &str) -> bool {
    text.contains("<svg/onload") || text.contains("\"'>")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_write_stays_words_in_every_game() {
    for title in shelf::games() {
        let inn = open(|_| {}).await;
        let mut host = inn.arrived(MARKUP).await;
        let mut guest = inn.arrived("<b>Borys</b>").await;
        let chairs = [("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")];
        let made = host.post(&format!("/new/{}", title.id()), &chairs).await.unwrap();
        let table = made.table().unwrap_or_else(|| panic!("{}: {}", title.id(), made.body));
        let mut pages = vec![guest.get(&format!("/table/{table}")).await.unwrap().body];
        guest.post(&format!("/table/{table}/join"), &[]).await.unwrap();
        // Where sides are chosen the host begins.
        host.post(&format!("/table/{table}/start"), &[]).await.unwrap();
        let mut socket = guest.connect(&table, None).await.unwrap();
        next(&mut socket).await;
        let mut own = host.connect(&table, None).await.unwrap();
        own.say(&json!({ "chat": MARKUP })).await.unwrap();
        own.say(&json!({ "why": MARKUP })).await.unwrap();
        own.say(&json!({ "end": true })).await.unwrap();
        settle(&mut own).await;
        settle(&mut socket).await;
        assert!(socket.chat.iter().any(|said| said.contains("&lt;svg/onload")), "{}: {:?}", title.id(), socket.chat);
        socket.say(&json!({ "end": true })).await.unwrap();
        settle(&mut socket).await;
        for socket in [&own, &socket] {
            pages.extend(socket.panels.values().chain(&socket.log).chain(&socket.chat).cloned());
        }
        for path in ["", "/replay", "/people", "/verify", "/review"] {
            pages.push(guest.get(&format!("/table/{table}{path}")).await.unwrap().body);
        }
        pages.extend([guest.get("/").await.unwrap().body, host.get("/account").await.unwrap().body]);
        for page in &pages {
            assert!(!is_alive(page) && !page.contains("<b>Borys"), "{}: {page}", title.id());
        }
        assert!(pages.iter().any(|page| page.contains("&lt;svg/onload")), "{}", title.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_for_is_not_taken_for_markup() {
    let inn = open(|_| {}).await;
    let mut owner = account(&inn, "Olya").await;
    let place = inn.house.config.database.clone();
    tokio::task::spawn_blocking(move || server::appoint(&place, "Olya", true)).await.unwrap().unwrap();
    let coded = "%22%27%3E%3Csvg%2Fonload%3Dx%28%29%3E";
    for path in [
        format!("/login?back=/{coded}"),
        format!("/owner?who={coded}"),
        format!("/new/{GAME}?x={coded}"),
        format!("/{coded}"),
        format!("/table/{coded}"),
        format!("/rules/{coded}"),
        format!("/learn/{GAME}/{coded}"),
        format!("/puzzles/{GAME}/{coded}"),
        format!("/recover/{coded}"),
    ] {
        let page = owner.get(&path).await.unwrap();
        assert!(page.status < 500 && !is_alive(&page.body), "{path}: {}", page.body);
    }
    let forms: [(&str, Vec<(&str, &str)>); 6] = [
        ("/new/root", vec![("seat.0", "me"), ("seat.1", "me"), ("name.1", MARKUP), ("option.map", MARKUP)]),
        ("/login", vec![("name", MARKUP), ("password", MARKUP)]),
        ("/recover", vec![("name", MARKUP), ("code", MARKUP), ("password", MARKUP)]),
        ("/account/tokens", vec![("name", MARKUP)]),
        ("/account/webhook", vec![("url", "https://hooks.example/\"'><svg/onload=x()>")]),
        ("/owner/names", vec![("name", MARKUP)]),
    ];
    for (path, form) in forms {
        let page = owner.post(path, &form).await.unwrap();
        assert!(page.status < 500 && !is_alive(&page.body), "{path}: {}", page.body);
    }
    assert!(!is_alive(&owner.get("/account").await.unwrap().body));
    assert!(!is_alive(&owner.get("/owner").await.unwrap().body));
}

/// Sends bytes to the house, and says what comes back until it hangs up or says nothing more for a while.
async fn raw(inn: &Inn, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(inn.base.trim_start_matches("http://")).await.unwrap();
    // The house may hang up before it has read everything.
    let _ = stream.write_all(bytes).await;
    let (mut answer, mut room) = (Vec::new(), [0; 4_096]);
    while let Ok(Ok(read @ 1..)) = timeout(Duration::from_millis(400), stream.read(&mut room)).await {
        answer.extend_from_slice(&room[..read]);
    }
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_read_to_its_end_and_the_line_stays_open() {
    let inn = open(|_| {}).await;
    let mut stream = TcpStream::connect(inn.base.trim_start_matches("http://")).await.unwrap();
    for _ in 0..2 {
        let head = "POST /login HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nContent-Length: 9\r\n\r\n";
        stream.write_all(head.as_bytes()).await.unwrap();
        // The form itself comes later, as on a slow line.
        tokio::time::sleep(Duration::from_millis(200)).await;
        stream.write_all(b"name=Evil").await.unwrap();
        let mut room = [0; 4_096];
        let read = timeout(Duration::from_secs(10), stream.read(&mut room)).await.unwrap().unwrap();
        let answer = String::from_utf8_lossy(&room[..read]);
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_no_browser_writes_are_refused_and_smuggle_nothing() {
    let inn = open(|_| {}).await;
    let head = |line: &str, rest: &str| format!("{line}\r\nHost: x\r\n{rest}\r\n");
    let long = "a".repeat(20_000);
    for bytes in [
        "GET\r\n\r\n".to_string(),
        "GET / HTTP/9.9\r\n\r\n".to_string(),
        "\0\0\0\0\r\n\r\n".to_string(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_string(),
        head("GET /\0 HTTP/1.1", ""),
        head("GET / HTTP/1.1", "X\0: y\r\n"),
        head("GET / HTTP/1.1", "X: a\r\n b\r\n"),
        head("GET / HTTP/1.1", "X : y\r\n"),
        head("GET / HTTP/1.1", &format!("X: {long}\r\n")),
        head(&format!("GET /{long} HTTP/1.1"), ""),
        head("POST /login HTTP/1.1", "Content-Length: 5\r\nContent-Length: 6\r\n"),
        head("POST /login HTTP/1.1", "Content-Length: -5\r\n"),
        head("POST /login HTTP/1.1", "Content-Length: 99999999999999999999\r\n"),
        head("POST /login HTTP/1.1", "Transfer-Encoding: gzip\r\n"),
        head("POST /login HTTP/1.1", "Transfer-Encoding: chunked, identity\r\n"),
    ] {
        let answer = raw(&inn, bytes.as_bytes()).await;
        let refused = answer.is_empty() || answer.starts_with("HTTP/1.1 4") || answer.starts_with("HTTP/1.0 4");
        assert!(refused, "{bytes:?}: {answer}");
    }
    // Two lengths for one body: whichever of them counts, nothing behind it is taken for another request.
    let inner = "GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n";
    for twice in [
        format!("Content-Length: {}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{inner}", inner.len() + 5),
        format!("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n{:x}\r\n{inner}\r\n0\r\n\r\n", inner.len()),
    ] {
        let answer =
            raw(&inn, format!("POST /login HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n{twice}").as_bytes()).await;
        println!("{}", answer.lines().filter(|line| line.starts_with("HTTP/")).collect::<Vec<_>>().join(" | "));
        assert!(answer.matches("HTTP/1.1 ").count() <= 1, "{answer}");
    }
    for path in [
        "/static/%2e%2e/%2e%2e/Cargo.toml",
        "/static/..%2f..%2fCargo.toml",
        "/static//etc/passwd",
        "//account",
        "/table/../account",
        "/./account",
        "/account/",
        "/ACCOUNT",
    ] {
        let answer = raw(&inn, head(&format!("GET {path} HTTP/1.1"), "Connection: close\r\n").as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    assert_eq!(inn.guest().get("/").await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_say_nothing_hold_nobody_up() {
    let inn = open(|config| config.limits = Limits { rates: false, ..Limits::default() }).await;
    let address = inn.base.trim_start_matches("http://").to_string();
    let mut silent = Vec::new();
    for number in 0..380 {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        if number % 2 == 0 {
            stream.write_all(b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nname=").await.unwrap();
        }
        silent.push(stream);
    }
    let begun = Instant::now();
    let mut guest: Guest = inn.guest();
    for _ in 0..5 {
        assert_eq!(guest.get("/").await.unwrap().status, 200);
    }
    let table = make(&mut guest, &[("seat.0", "me"), ("seat.1", "bot:random")]).await;
    let mut socket = guest.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
}
