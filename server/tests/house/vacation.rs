//! Vacations and patience in slow games.

use std::time::Duration;

use crate::common::{Inn, next, open, settle, soon};

async fn column(inn: &Inn, sql: &'static str) -> i64 {
    inn.house.store.read(move |db| db.query_row(sql, (), |row| row.get(0))).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_on_vacation_is_waited_for_and_everybody_knows_it() {
    let inn = open(|config| {
        config.pace = crate::common::patient();
        config.pace.second = 100;
    })
    .await;
    let (mut anna, mut borys, table) =
        inn.two(&[("clock", "slow"), ("hours", "720"), ("vacation", "5"), ("option.first_player", "0")]).await;
    let mut watching = borys.connect(&table, None).await.unwrap();
    next(&mut watching).await;
    let path = format!("/table/{table}/vacation");
    let page = anna.get(&format!("/table/{table}/people")).await.unwrap().body;
    assert!(page.contains("5 days"), "{page}");
    assert_eq!(anna.post(&path, &[("seat", "0"), ("days", "6")]).await.unwrap().status, 403);
    assert_eq!(anna.post(&path, &[("seat", "1"), ("days", "1")]).await.unwrap().status, 403, "not for another");
    assert_eq!(anna.post(&path, &[("seat", "0"), ("days", "3")]).await.unwrap().status, 303);
    while !watching.log.iter().any(|line| line.contains("is on vacation until")) {
        next(&mut watching).await;
    }
    let page = anna.get(&format!("/table/{table}/people")).await.unwrap().body;
    assert!(page.contains("You are away until"), "{page}");
    let away = column(&inn, "SELECT away FROM seats WHERE seat = 0").await;
    let due = column(&inn, "SELECT coalesce(due, 0) FROM tables").await;
    assert_eq!(column(&inn, "SELECT turn FROM tables").await, 0, "seats are in order, so it is her turn");
    assert!(due >= away, "the clock begins after the vacation: {due} {away}");
    assert_eq!(anna.post(&path, &[("seat", "0"), ("days", "0")]).await.unwrap().status, 303);
    while !watching.log.iter().any(|line| line.contains("is back from vacation")) {
        next(&mut watching).await;
    }
    let page = anna.get(&format!("/table/{table}/people")).await.unwrap().body;
    assert!(page.contains("4 days") || page.contains("5 days"), "what was not used is theirs again: {page}");
    // Others have their own.
    assert!(borys.get(&format!("/table/{table}/people")).await.unwrap().body.contains("5 days"));
    assert_eq!(borys.post(&path, &[("seat", "1"), ("days", "5")]).await.unwrap().status, 303);
    assert_eq!(borys.post(&path, &[("seat", "1"), ("days", "6")]).await.unwrap().status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_patient_table_gives_no_seat_to_a_bot() {
    for (after, bots) in [("wait", false), ("bot", true)] {
        // An hour is 3.6 seconds; a bot comes after a quarter more.
        let inn = open(|config| {
            config.pace = crate::common::patient();
            config.pace.second = 1;
            config.pace.linger = 50;
        })
        .await;
        let form = [("clock", "slow"), ("hours", "1"), ("vacation", "0"), ("after", after)];
        let (mut anna, _, table) = inn.two(&form).await;
        let mut socket = anna.connect(&table, None).await.unwrap();
        settle(&mut socket).await;
        drop(socket);
        let stood_in = async || column(&inn, "SELECT count(*) FROM seats WHERE stand_in IS NOT NULL").await > 0;
        if bots {
            soon("a bot stands in", stood_in).await;
        } else {
            tokio::time::sleep(Duration::from_millis(6_500)).await;
            assert!(!stood_in().await, "the table waits");
        }
        let away = anna.post(&format!("/table/{table}/vacation"), &[("seat", "0"), ("days", "1")]).await.unwrap();
        assert_eq!(away.status, 403, "a table without vacations has none");
    }
}
