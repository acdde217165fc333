//! Guests and accounts.

use std::io::BufRead;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use load::{Guest, Socket};
use tokio::time::timeout;

use crate::common::{Inn, make, next, open, open_file};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_logs_in_elsewhere() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let short = olya.post("/account/register", &[("name", "Olya"), ("password", "short")]).await.unwrap();
    assert_eq!(short.status, 422);
    let done = olya.post("/account/register", &[("name", "Olya"), ("password", "a glade of foxes")]).await.unwrap();
    assert_eq!(done.status, 200, "{}", done.body);

    let mut elsewhere = inn.guest();
    let wrong = elsewhere.post("/login", &[("name", "olya"), ("password", "a glade of wolves")]).await.unwrap();
    assert_eq!((wrong.status, wrong.headers.contains_key("set-cookie")), (422, false));
    assert!(!wrong.body.contains("a glade of wolves"));
    let right = elsewhere
        .post("/login", &[("name", "OLYA"), ("password", "a glade of foxes"), ("back", "/account")])
        .await
        .unwrap();
    assert_eq!((right.status, right.headers["location"].as_str()), (303, "/account"));
    // The seat belongs to the person, so they may start what they have made elsewhere.
    let page = elsewhere.get(&format!("/table/{table}")).await.unwrap();
    assert!(page.body.contains("Olya"));
    let started = elsewhere.post(&format!("/table/{table}/start"), &[("fill", "easy")]).await.unwrap();
    assert_eq!(started.status, 303, "{}", started.body);

    let cookie = elsewhere.cookie.clone();
    elsewhere.post("/logout", &[]).await.unwrap();
    elsewhere.cookie = cookie;
    let old = elsewhere.get("/account").await.unwrap();
    assert!(!old.body.contains("Olya"), "the cookie is worth nothing after logging out");
}

/// How long what is to come may take.
const PATIENCE: Duration = Duration::from_secs(20);
const PASSWORD: &str = "a glade of foxes";

/// An account and how it looks from another browser.
async fn at_two_browsers(inn: &Inn) -> (Guest, Guest) {
    let mut here = inn.arrived("Olya").await;
    here.post("/account/register", &[("name", "Olya"), ("password", PASSWORD)]).await.unwrap();
    let mut there = inn.guest();
    there.headers.push(("user-agent", "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0".into()));
    assert_eq!(there.post("/login", &[("name", "Olya"), ("password", PASSWORD)]).await.unwrap().status, 303);
    (here, there)
}

/// Is the socket closed soon?
async fn is_closed(socket: &mut Socket) -> bool {
    timeout(PATIENCE, async { while socket.next().await.is_some() {} }).await.is_ok()
}

/// What a program hears on a stream of events, until the house ends it.
fn listen(url: String, token: String) -> mpsc::Receiver<String> {
    let (heard, lines) = mpsc::channel();
    std::thread::spawn(move || {
        let answer = ureq::get(url).header("authorization", format!("Bearer {token}")).call().unwrap();
        let lines = std::io::BufReader::new(answer.into_body().into_reader()).lines();
        lines.map_while(Result::ok).filter(|line| line.starts_with("data:")).try_for_each(|line| heard.send(line))
    });
    lines
}

async fn is_known(guest: &Guest) -> bool {
    guest.get("/account").await.unwrap().body.contains("Olya")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_everything_else_and_closes_what_is_open() {
    let inn = open(|_| {}).await;
    let (mut here, mut there) = at_two_browsers(&inn).await;
    let token = there.post("/account/tokens", &[("name", "bot")]).await.unwrap().body;
    let token = token.split_once("id=\"fresh-token\"").unwrap().1.split_once("value=\"").unwrap().1;
    let token = token.split_once('"').unwrap().0.to_string();
    let mut program = inn.guest();
    program.headers.push(("authorization", format!("Bearer {token}")));
    assert_eq!(program.get("/api/me").await.unwrap().status, 200);
    let table = make(&mut here, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let (mut mine, mut other) = (here.connect(&table, None).await.unwrap(), there.connect(&table, None).await.unwrap());
    next(&mut mine).await;
    next(&mut other).await;
    let stream = listen(format!("{}/api/tables/{table}/events", inn.base), token);
    stream.recv_timeout(PATIENCE).expect("the program hears how the table stands");
    let form = [("old", PASSWORD), ("password", "a glade of wolves")];
    assert_eq!(here.post("/account/password", &form).await.unwrap().status, 200);
    assert!(is_closed(&mut other).await, "the other browser sees no more");
    assert_eq!(stream.recv_timeout(PATIENCE), Err(RecvTimeoutError::Disconnected), "the program hears no more");
    assert!(timeout(Duration::from_millis(300), is_closed(&mut mine)).await.is_err(), "this one goes on");
    assert!(is_known(&here).await && !is_known(&there).await);
    assert_eq!(program.get("/api/me").await.unwrap().status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_listed_and_logged_out_one_by_one_or_all_at_once() {
    let inn = open(|_| {}).await;
    let (mut here, there) = at_two_browsers(&inn).await;
    let page = here.get("/account").await.unwrap().body;
    assert!(page.contains("Firefox, Linux"), "{page}");
    let ends: Vec<&str> =
        page.split('"').filter(|text| text.starts_with("/account/sessions/") && text.len() > 50).collect();
    assert_eq!(ends.len(), 1, "not this one: {ends:?}");
    let table = make(&mut here, &[("seat.0", "me"), ("seat.1", "open")]).await;
    let mut socket = there.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    assert_eq!(here.post(ends[0], &[]).await.unwrap().status, 200);
    assert!(is_closed(&mut socket).await && !is_known(&there).await);
    let mut others = Vec::new();
    for _ in 0..3 {
        let mut other = inn.guest();
        other.post("/login", &[("name", "Olya"), ("password", PASSWORD)]).await.unwrap();
        assert!(is_known(&other).await);
        others.push(other);
    }
    // Nobody ends what is not theirs.
    let mut stranger = inn.arrived("Somebody").await;
    assert_eq!(stranger.post("/account/sessions/end", &[]).await.unwrap().status, 200);
    assert!(is_known(&others[0]).await);
    assert_eq!(here.post("/account/sessions/end", &[]).await.unwrap().status, 200);
    for other in &others {
        assert!(!is_known(other).await);
    }
    assert!(is_known(&here).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_name_of_an_account() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    olya.post("/account/register", &[("name", "Olya"), ("password", "a glade of foxes")]).await.unwrap();
    let mut other = inn.arrived("Somebody").await;
    for name in ["Olya", "OLYA", " olya ", "0lya", "Оlуа", "O l y a"] {
        assert_eq!(other.post("/account/name", &[("name", name)]).await.unwrap().status, 422, "{name}");
    }
    let taken = other.post("/account/register", &[("name", "olya"), ("password", "another password")]).await.unwrap();
    assert_eq!(taken.status, 422);
    assert_eq!(other.post("/account/name", &[("name", "<b>Oleh</b>")]).await.unwrap().status, 200);
    let page = other.get("/account").await.unwrap();
    assert!(!page.body.contains("<b>Oleh</b>") && page.body.contains("&lt;b&gt;Oleh&lt;/b&gt;"));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_two_at_a_table_have_the_same_name() {
    let inn = open(|_| {}).await;
    let mut anna = inn.arrived("Anna").await;
    let mut other = inn.arrived("Аnnа").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open")]).await;
    let join = format!("/table/{table}/join");
    assert_eq!(other.post(&join, &[]).await.unwrap().status, 422, "two letters are Cyrillic");
    assert_eq!(other.post("/account/name", &[("name", "Hanna")]).await.unwrap().status, 200);
    assert_eq!(other.post(&join, &[]).await.unwrap().status, 303);
    assert_eq!(other.post("/account/name", &[("name", "anna")]).await.unwrap().status, 422, "nor later");
    assert_eq!(other.post("/account/name", &[("name", "Hannah")]).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_named_by_the_house_is_named_anew_where_another_has_that_name() {
    let inn = open(|_| {}).await;
    // Both were given the same name, in two languages: readers of any language see one and the same.
    let (mut vera, mut other) = (inn.arrived("Vera 37").await, inn.arrived("Віра 37").await);
    let table = make(&mut vera, &[("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open")]).await;
    assert_eq!(other.post(&format!("/table/{table}/join"), &[]).await.unwrap().status, 303);
    let page = vera.get(&format!("/table/{table}")).await.unwrap();
    assert!(page.body.contains("Vera 37") && page.body.contains("Vera 10"), "{}", page.body);
    // A name of one's own is not changed.
    assert_eq!(other.post("/account/name", &[("name", "Vera 37")]).await.unwrap().status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_who_only_look_leave_no_trace() {
    let inn = open(|_| {}).await;
    let guest = inn.guest();
    for path in ["/", "/account", "/login", "/new/animal_kingdoms", "/rules/animal_kingdoms", "/nothing"] {
        let page = guest.get(path).await.unwrap();
        assert!(!page.headers.contains_key("set-cookie"), "{path}");
    }
    let people: i64 =
        inn.house.store.read(|db| db.query_row("SELECT count(*) FROM people", (), |row| row.get(0))).await.unwrap();
    assert_eq!(people, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_not_in_the_file() {
    let inn = open_file(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    olya.post("/account/register", &[("name", "Olya"), ("password", "a glade of foxes")]).await.unwrap();
    let token = olya.cookie.clone().unwrap().split_once('=').unwrap().1.to_string();
    let path = inn.house.config.database.file().unwrap();
    let held = |what: &str| {
        let files = [path.to_path_buf(), path.with_extension("db-wal")];
        files.iter().any(|file| {
            let bytes = std::fs::read(file).unwrap_or_default();
            bytes.windows(what.len()).any(|window| window == what.as_bytes())
        })
    };
    assert!(held("Olya") && held("$argon2id$"));
    assert!(!held(&token) && !held("a glade of foxes"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_speak_the_language_of_the_browser_and_of_the_switch() {
    let inn = open(|_| {}).await;
    let mut guest = inn.guest();
    guest.headers.push(("accept-language", "uk-UA,uk;q=0.9,en;q=0.5".into()));
    assert!(guest.get("/").await.unwrap().body.contains("lang=\"uk\""));
    let switched = guest.post("/settings", &[("lang", "ru"), ("back", "//evil.example")]).await.unwrap();
    assert_eq!(switched.headers["location"], "/");
    assert!(guest.get("/").await.unwrap().body.contains("lang=\"ru\""));
}
