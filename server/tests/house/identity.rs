//! Guests and accounts.

use crate::common::{make, open};

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

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_name_of_an_account() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    olya.post("/account/register", &[("name", "Olya"), ("password", "a glade of foxes")]).await.unwrap();
    let mut other = inn.arrived("Somebody").await;
    for name in ["Olya", "OLYA", " olya "] {
        assert_eq!(other.post("/account/name", &[("name", name)]).await.unwrap().status, 422, "{name}");
    }
    let taken = other.post("/account/register", &[("name", "olya"), ("password", "another password")]).await.unwrap();
    assert_eq!(taken.status, 422);
    assert_eq!(other.post("/account/name", &[("name", "<b>Oleh</b>")]).await.unwrap().status, 200);
    let page = other.get("/account").await.unwrap();
    assert!(!page.body.contains("<b>Oleh</b>") && page.body.contains("&lt;b&gt;Oleh&lt;/b&gt;"));
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
        inn.house.store.read(|db| db.query_row("SELECT count(*) FROM people", [], |row| row.get(0))).await.unwrap();
    assert_eq!(people, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_not_in_the_file() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    olya.post("/account/register", &[("name", "Olya"), ("password", "a glade of foxes")]).await.unwrap();
    let token = olya.cookie.clone().unwrap().split_once('=').unwrap().1.to_string();
    let path = inn.house.config.database.clone();
    let held = |what: &str| {
        let files = [path.clone(), path.with_extension("db-wal")];
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
