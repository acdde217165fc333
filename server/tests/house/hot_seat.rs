//! Several seats in one browser, with a curtain between them.

use serde_json::json;

use crate::common::{GAME, Inn, click_any, listed, make, next, open, patient, settle, until_asked};

#[tokio::test(flavor = "multi_thread")]
async fn only_the_one_in_the_chair_sees_a_hand() {
    let inn = open(|config| config.pace = patient()).await;
    let rounds = play_by_turns(&inn).await;
    assert!(rounds >= 8, "the game ended after {rounds} turns");
}

/// Plays one game in one browser, or the first turns of it; returns how many times the curtain was opened.
async fn play_by_turns(inn: &Inn) -> usize {
    let mut host = inn.arrived("Family").await;
    let table = make(&mut host, &[("seat.0", "me"), ("seat.1", "me"), ("order", "fixed")]).await;
    let page = host.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("data-curtain"), "the curtain is closed at first");
    let mut socket = host.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    let mut watching = inn.guest().connect(&table, None).await.unwrap();
    next(&mut watching).await;
    for rounds in 0..12 {
        // Behind the curtain one sees what a spectator sees.
        assert!(socket.panels["curtain"].contains("data-curtain"));
        assert!(socket.mine && socket.offers().is_empty() && socket.ply.is_none());
        settle(&mut watching).await;
        assert_eq!(socket.panels["board"], watching.panels["board"]);
        // What has changed, and turns watched again, tell no hand either, whoever looks at the screen.
        assert_eq!(host.get(&format!("/table/{table}/since")).await.unwrap().body, "[]");
        let turn = format!("/table/{table}/turn/{}", rounds / 2);
        let (ours, anybodys) = (host.get(&turn).await.unwrap(), inn.guest().get(&turn).await.unwrap());
        assert_eq!(ours.status, anybodys.status);
        assert!(rounds > 0 || ours.status == 200, "the first turn is there");
        assert!(ours.status != 200 || ours.body == anybodys.body, "{turn}");
        let seat: u8 = if socket.panels["curtain"].contains("data-curtain=\"0\"") { 0 } else { 1 };
        socket.say(&json!({ "play": { "ply": 0, "actions": ["\"x\""] } })).await.unwrap();
        // The curtain is closed.
        while next(&mut socket).await.get("refused").is_none() {}
        socket.say(&json!({ "curtain": { "open": seat } })).await.unwrap();
        while next(&mut socket).await.get("fresh").is_none() {}
        assert!(!socket.panels["curtain"].contains("data-curtain"));
        // Plays until the turn passes: then the curtain falls by itself.
        while !socket.panels["curtain"].contains("data-curtain") {
            if listed(&socket).is_empty() {
                if socket.panels.get("result").is_some_and(|result| !result.is_empty()) {
                    // A game may end early.
                    return rounds;
                }
                next(&mut socket).await;
            } else {
                assert!(until_asked(&mut socket).await);
                click_any(&mut socket).await;
            }
        }
        while !listed(&socket).is_empty() {
            next(&mut socket).await;
        }
    }
    12
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_say_what_they_are_called_when_they_take_the_chair() {
    let inn = open(|config| config.pace = patient()).await;
    let mut host = inn.arrived("Olya").await;
    let table = make(&mut host, &[("seat.0", "me"), ("seat.1", "me"), ("order", "fixed")]).await;
    let mut socket = host.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    // The curtain hangs before the first hand too.
    let mut named = false;
    while !named {
        let curtain = socket.panels["curtain"].clone();
        let seat: u8 = if curtain.contains("data-curtain=\"0\"") { 0 } else { 1 };
        assert!(curtain.contains("data-curtain") && socket.offers().is_empty());
        assert_eq!(curtain.contains("curtain-name"), seat == 1, "only the friend is asked");
        if seat == 1 {
            socket.say(&json!({ "curtain": { "open": 1, "name": "\u{200b}" } })).await.unwrap();
            while next(&mut socket).await.get("refused").is_none() {}
            named = true;
        }
        socket
            .say(&json!({ "curtain": { "open": seat, "name": if seat == 1 { " Borys " } else { "" } } }))
            .await
            .unwrap();
        while socket.panels["curtain"].contains("data-curtain") {
            next(&mut socket).await;
        }
        while !named && !socket.panels["curtain"].contains("data-curtain") {
            assert!(until_asked(&mut socket).await);
            click_any(&mut socket).await;
        }
    }
    settle(&mut socket).await;
    assert!(socket.panels["seats-bar"].contains("<b>Borys</b>"), "{}", socket.panels["seats-bar"]);
    let page = host.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("<b>Borys</b>") && page.contains("<b>Olya</b>"));
    // A seat that a bot plays is not called mine, nor is anything asked of it.
    socket.say(&json!({ "seat": { "hand_over": 1, "level": "random" } })).await.unwrap();
    while !socket.panels["seats-bar"].contains("data-take-back=\"1\"") {
        next(&mut socket).await;
    }
    let chip = socket.panels["seats-bar"].split("data-seat=\"1\"").nth(1).unwrap().to_string();
    assert!(!chip.contains("<small>you</small>"), "{chip}");
    assert!(socket.log.iter().any(|line| line.contains("hands the seat to a bot")));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_beside_the_host_passes_for_somebody_else() {
    let inn = open(|config| config.pace = patient()).await;
    crate::accounts::account(&inn, "Vera").await;
    let mut host = inn.arrived("Olya").await;
    for (first, second) in [("Vera", "Borys"), ("Vеrа", "Borys"), ("0lya", "Borys"), ("Anna", "Аnnа")] {
        let chairs = [("seat.0", "me"), ("seat.1", "me"), ("name.1", first), ("seat.2", "me"), ("name.2", second)];
        let made = host.post(&format!("/new/{GAME}"), &chairs).await.unwrap();
        assert_eq!(made.status, 422, "{first} and {second}");
    }
    let chairs = [("seat.0", "me"), ("seat.1", "me"), ("name.1", "Borys"), ("seat.2", "open"), ("order", "fixed")];
    let table = make(&mut host, &chairs).await;
    let mut other = inn.arrived("Hanna").await;
    assert_eq!(other.post(&format!("/table/{table}/join"), &[]).await.unwrap().status, 303);
    for (guest, name) in [(&mut other, "Воrys"), (&mut host, "BORYS")] {
        assert_eq!(guest.post("/account/name", &[("name", name)]).await.unwrap().status, 422, "{name}");
    }
    let mut socket = host.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    for name in ["vera", "Наnnа", "Olya"] {
        socket.say(&json!({ "curtain": { "open": 1, "name": name } })).await.unwrap();
        while next(&mut socket).await.get("refused").is_none() {}
    }
    socket.say(&json!({ "curtain": { "open": 1, "name": "Bohdan" } })).await.unwrap();
    while !socket.panels["seats-bar"].contains("<b>Bohdan</b>") {
        assert!(next(&mut socket).await.get("refused").is_none());
    }
}
