//! How a house is kept: tables that nobody needs leave its memory, a copy made while it runs holds every move, and it closes
//! without losing anything.

use std::time::Duration;

use serde_json::Value;

use crate::common::{
    Inn, click_any, file, folder, hurried, json, make, next, open, open_file, open_with, settle, soon, until_asked,
};

async fn tables_in_memory(inn: &Inn) -> u64 {
    let metrics = inn.metrics().await.body;
    let line = metrics.lines().find(|line| line.starts_with("polyana_tables ")).expect("tables are counted");
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_watches_is_dropped_and_comes_back_as_it_was() {
    let inn = open(|config| config.pace.linger = 100).await;
    let (one, _, table) = inn.two(&[]).await;
    let mut socket = one.connect(&table, None).await.unwrap();
    if !matches!(tokio::time::timeout(Duration::from_secs(5), until_asked(&mut socket)).await, Ok(true)) {
        settle(&mut socket).await;
    }
    assert!(tables_in_memory(&inn).await >= 1);
    let before = one.get(&format!("/table/{table}/record.json")).await.unwrap().status;
    drop(socket);
    soon("the table is put away", async || tables_in_memory(&inn).await == 0).await;
    assert_eq!(one.get(&format!("/table/{table}")).await.unwrap().status, 200);
    assert_eq!(one.get(&format!("/table/{table}/record.json")).await.unwrap().status, before);
    assert_eq!(tables_in_memory(&inn).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_or_read_is_told_as_the_houses_fault() {
    let inn = open_file(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "open")]).await;
    for path in ["/health", "/health/live", "/health/ready"] {
        let answer = olya.get(path).await.unwrap();
        assert_eq!((answer.status, answer.body.as_str()), (200, "ok\n"), "{path}");
    }
    // A table that is there but cannot be read is not a table that is not there.
    let break_it = |sql: &'static str| inn.house.store.write(move |db| db.execute_batch(sql));
    break_it("ALTER TABLE journal RENAME TO lost").await.unwrap();
    for path in [format!("/table/{table}"), format!("/api/tables/{table}")] {
        // Once it has left the memory.
        soon("it cannot be read", async || olya.get(&path).await.unwrap().status == 500).await;
    }
    break_it("ALTER TABLE lost RENAME TO journal").await.unwrap();
    assert_eq!(olya.get(&format!("/table/{table}")).await.unwrap().status, 200);
    assert_eq!(olya.get("/table/aaaaaaaaaaaa").await.unwrap().status, 404);
    // Somebody else holds the file: nothing can be written, and everybody hears it.
    let other = rusqlite::Connection::open(inn.house.config.database.file().unwrap()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let renamed = olya.post("/account/name", &[("name", "Olena")]).await.unwrap();
    assert_eq!(renamed.status, 500, "{}", renamed.body);
    // The house looks at itself once a second.
    soon("the house is not ready", async || olya.get("/health/ready").await.unwrap().status == 503).await;
    assert_eq!(olya.get("/health/ready").await.unwrap().body, "Nothing can be written to the database.\n");
    assert_eq!(olya.get("/health/live").await.unwrap().status, 200);
    other.execute_batch("ROLLBACK").unwrap();
    soon("the house is ready again", async || olya.get("/health/ready").await.unwrap().status == 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_can_only_read_is_not_healthy() {
    let inn = open(|_| {}).await;
    assert_eq!(inn.guest().get("/health").await.unwrap().status, 200);
    inn.house.store.close();
    assert_eq!(inn.guest().get("/").await.unwrap().status, 200, "what is known is still shown");
    soon("the house notices it", async || inn.guest().get("/health").await.unwrap().status == 503).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_the_house_runs_holds_every_shown_move() {
    let inn = open_file(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = olya.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    let mut shown = Vec::new();
    for _ in 0..8 {
        if !until_asked(&mut socket).await {
            break;
        }
        click_any(&mut socket).await;
        shown = socket.log.clone();
    }
    // Just as docs/web.md says, with the house still open.
    let folder = folder();
    let copy = file(&folder);
    server::copy_house(&inn.house.config.database, &copy).unwrap();
    assert!(server::copy_house(&inn.house.config.database, &copy).is_err(), "nothing is written over");
    let other = open_with(hurried(copy)).await;
    let mut again = load::Guest::new(&other.base);
    again.cookie = olya.cookie.clone();
    let mut there = again.connect(&table, None).await.unwrap();
    next(&mut there).await;
    assert!(shown.len() > 2 && there.log.starts_with(&shown), "{shown:#?}\n{:#?}", there.log);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_closes_answers_what_was_asked_and_keeps_it() {
    let folder = folder();
    let config = hurried(file(&folder));
    let inn = open_with(config.clone()).await;
    let client = inn.client("Robot").await;
    let mut maker = client.clone();
    let wish = serde_json::json!({ "game": "animal_kingdoms", "seats": ["me", "me"] });
    let made: Value = serde_json::from_str(&maker.call("/api/tables", &wish).await.unwrap().body).unwrap();
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let mut played = 0;
    while played < 5 {
        let look = json(&client, &path).await;
        let Some(choice) = look["choices"].as_array().and_then(|choices| choices.first()) else { continue };
        let word = serde_json::json!({ "ply": look["ply"], "action": choice["action"] });
        played += usize::from(maker.call(&format!("{path}/play"), &word).await.unwrap().status == 200);
    }
    let before = json(&client, &path).await;
    inn.close().await;
    let again = open_with(config).await;
    let mut client = client;
    client.base.clone_from(&again.base);
    let after = json(&client, &path).await;
    let told = |look: &Value| look["log"].as_array().unwrap().clone();
    assert!(told(&after).starts_with(&told(&before)), "{before}\n{after}");
}

/// The bytes that a page or file takes on the wire, packed, with its headers, and its text.
async fn packed(inn: &Inn, path: &str, cookie: &str) -> (usize, Vec<u8>) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let host = inn.base.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(host).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    assert!(bytes.starts_with(b"HTTP/1.1 200"), "{path}");
    (bytes.len(), bytes)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_and_the_table_travel_light() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random")]).await;
    let cookie = olya.cookie.clone().unwrap();
    for path in ["/".to_string(), format!("/table/{table}")] {
        let page = olya.get(&path).await.unwrap().body;
        let mut files: Vec<&str> = page.split('"').filter(|text| text.starts_with("/static/")).collect();
        files.sort_unstable();
        files.dedup();
        assert!(files.len() >= 4, "{files:?}");
        let mut sum = packed(&inn, &path, &cookie).await.0;
        for file in files {
            sum += packed(&inn, file, &cookie).await.0;
        }
        println!("{path}: {sum} bytes with all its files");
        assert!(sum < 150 * 1024, "{path} takes {sum} bytes");
        let (_, head) = packed(&inn, &path, &cookie).await;
        assert!(String::from_utf8_lossy(&head).to_lowercase().contains("content-encoding: gzip"));
    }
}
