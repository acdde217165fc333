//! What is left behind expires by rule, copies are made now and then, and a file can be looked over.

use std::time::{Duration, Instant};

use serde_json::json;
use server::Backups;

use crate::accounts::account;
use crate::common::{Inn, click_any, file, folder, hurried, make, next, open, open_file, open_with, until_asked};

/// As if so many days had passed since everything was made, seen and moved.
async fn days_pass(inn: &Inn, days: i64) {
    let millis = days * 86_400_000;
    let sql = format!(
        "UPDATE tables SET created = created - {millis}, moved = moved - {millis}, ended = ended - {millis};
         UPDATE people SET created = created - {millis}; UPDATE sessions SET created = created - {millis}, used = used - {millis};"
    );
    inn.house.store.write(move |db| db.execute_batch(&sql)).await.unwrap();
}

async fn count(inn: &Inn, sql: &'static str) -> i64 {
    inn.house.store.read(move |db| db.query_row(sql, (), |row| row.get(0))).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn waiting_rooms_close_and_are_forgotten_later() {
    let inn = open(|_| {}).await;
    let mut anna = account(&inn, "Anna").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open")]).await;
    days_pass(&inn, 13).await;
    inn.house.tidy().await;
    assert_eq!(anna.get(&format!("/table/{table}")).await.unwrap().status, 200, "not yet");
    days_pass(&inn, 2).await;
    inn.house.tidy().await;
    assert_eq!(anna.get(&format!("/table/{table}")).await.unwrap().status, 404);
    assert_eq!(count(&inn, "SELECT count(*) FROM tables").await, 1);
    days_pass(&inn, 31).await;
    inn.house.tidy().await;
    assert_eq!(count(&inn, "SELECT count(*) FROM tables").await, 0);
    assert_eq!(count(&inn, "SELECT count(*) FROM seats").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_games_are_broken_off_and_stay_readable() {
    let inn = open(|_| {}).await;
    let mut anna = account(&inn, "Anna").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = anna.connect(&table, None).await.unwrap();
    assert!(until_asked(&mut socket).await);
    click_any(&mut socket).await;
    // The bot has moved as well, so nothing is written any more.
    assert!(until_asked(&mut socket).await);
    drop(socket);
    days_pass(&inn, 179).await;
    inn.house.tidy().await;
    assert_eq!(anna.get(&format!("/table/{table}/record.json")).await.unwrap().status, 403, "it goes on");
    days_pass(&inn, 2).await;
    inn.house.tidy().await;
    assert_eq!(anna.get(&format!("/table/{table}/record.json")).await.unwrap().status, 200);
    let page = anna.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("broken off"), "the log says so");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_never_come_back_are_forgotten_and_accounts_are_not() {
    let inn = open(|_| {}).await;
    let anna = account(&inn, "Anna").await;
    let mut guest = inn.arrived("Passerby").await;
    let alone = inn.arrived("Lonely").await;
    let table = make(&mut guest, &[("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")]).await;
    let mut other = anna.clone();
    other.post(&format!("/table/{table}/join"), &[]).await.unwrap();
    days_pass(&inn, 119).await;
    inn.house.tidy().await;
    assert!(guest.get("/account").await.unwrap().body.contains("Passerby"));
    // Whoever has been here stays known.
    inn.house.tidy().await;
    days_pass(&inn, 119).await;
    inn.house.tidy().await;
    assert!(guest.get("/account").await.unwrap().body.contains("Passerby"), "seen half a year ago, but not longer");
    assert!(!alone.get("/account").await.unwrap().body.contains("Lonely"));
    assert!(anna.get("/account").await.unwrap().body.contains("Anna"));
    // What was just looked at is noted before the time passes.
    inn.house.tidy().await;
    days_pass(&inn, 121).await;
    inn.house.tidy().await;
    inn.house.tidy().await;
    assert!(!guest.get("/account").await.unwrap().body.contains("Passerby"));
    assert!(anna.get(&format!("/table/{table}")).await.unwrap().body.contains("a former player"));
    assert_eq!(count(&inn, "SELECT count(*) FROM people WHERE name = 'Passerby' OR name = 'Lonely'").await, 0);
    assert_eq!(count(&inn, "SELECT count(*) FROM people").await, 2, "who sat nowhere leaves no trace at all");
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_are_made_by_themselves_and_the_oldest_go() {
    let place = folder();
    let copies = place.path().join("copies");
    let every = Duration::from_millis(300);
    let inn = open_file(|config| config.backups = Some(Backups { every, folder: copies.clone(), keep: 2 })).await;
    let _anna = account(&inn, "Anna").await;
    let begun = Instant::now();
    let mut seen = std::collections::BTreeSet::new();
    while seen.len() < 4 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{seen:?}");
        for entry in std::fs::read_dir(&copies).into_iter().flatten().flatten() {
            let name = entry.file_name().into_string().unwrap();
            if name.ends_with(".db") {
                seen.insert(name);
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(inn.metrics().await.body.lines().any(|line| line.starts_with("polyana_copied_seconds 1")));
    inn.close().await;
    let left: Vec<_> = std::fs::read_dir(&copies).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!((1..=3).contains(&left.len()), "{left:?}");
    let newest = left.iter().filter(|path| path.extension().is_some_and(|end| end == "db")).max().unwrap();
    let again = open_with(hurried(newest.clone())).await;
    assert_eq!(
        again.guest().post("/login", &[("name", "Anna"), ("password", "a glade of foxes")]).await.unwrap().status,
        303
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_looked_over_and_whatever_was_changed_in_it_is_found() {
    let place = folder();
    let inn = open_with(hurried(file(&place))).await;
    // A whole game, one that was broken off, and one that runs.
    let mut anna = inn.arrived("Anna").await;
    let whole = make(&mut anna, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = anna.connect(&whole, None).await.unwrap();
    socket.say(&json!({ "seat": { "hand_over": 0, "level": "random" } })).await.unwrap();
    while socket.panels.get("result").is_none_or(String::is_empty) {
        next(&mut socket).await;
    }
    let (mut borys, _, ended) = inn.two(&[]).await;
    server::appoint(&inn.house.config.database, "nobody", true).unwrap_err();
    borys.post(&format!("/table/{ended}/leave"), &[]).await.unwrap();
    let running = make(&mut borys, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = borys.connect(&running, None).await.unwrap();
    assert!(until_asked(&mut socket).await);
    click_any(&mut socket).await;
    drop(socket);
    let found = server::check(&file(&place).into()).unwrap();
    assert_eq!(
        (found.faults.clone(), found.finished, found.running, found.older),
        (vec![], 1, 2, 0),
        "while it is open"
    );
    inn.close().await;
    assert_eq!(server::check(&file(&place).into()).unwrap(), found);

    let spoilt = |sql: &str| {
        let copy = place.path().join("spoilt.db");
        std::fs::copy(file(&place), &copy).unwrap();
        rusqlite::Connection::open(&copy).unwrap().execute_batch(sql).unwrap();
        let faults = server::check(&copy.clone().into()).unwrap().faults;
        let _ = std::fs::remove_file(&copy);
        faults.join("\n")
    };
    assert!(spoilt("UPDATE tables SET scores = '[99,1]' WHERE stage = 2").contains("kept is"));
    assert!(spoilt("UPDATE tables SET result = '[0,1]' WHERE stage = 2").contains("kept is"));
    assert!(
        spoilt("UPDATE tables SET key = zeroblob(32) WHERE stage = 2").contains(&whole),
        "another luck is another game"
    );
    assert!(spoilt("DELETE FROM journal WHERE number = 5").contains("table"));
    assert!(spoilt("UPDATE tables SET stage = 1 WHERE stage = 2").contains("its journal is over"));
    assert!(spoilt("PRAGMA foreign_keys = OFF; DELETE FROM people").contains("not there"));
    assert!(spoilt("UPDATE tables SET rules = 0").is_empty(), "older rules are no fault");
    // Bytes that the disk has lost.
    let mut bytes = std::fs::read(file(&place)).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xA5);
    let torn = place.path().join("torn.db");
    std::fs::write(&torn, bytes).unwrap();
    assert!(server::check(&torn.into()).map_or(true, |found| !found.faults.is_empty()));
    assert!(server::check(&place.path().join("nowhere.db").into()).is_err());
}
