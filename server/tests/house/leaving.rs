//! Ways out of a game: resigning, ending it, putting it away. Each is seen by everybody, told by the log, and outlives the house.

use load::{Guest, Socket};
use serde_json::{Value, json};

use crate::common::{
    GAME, click_any, folder, hurried, json, make, next, open, open_with, patient, place, settle, until_asked,
};

/// Everybody who watches sees what the log tells.
fn tells(socket: &Socket, sentence: &str) -> bool {
    socket.log.iter().any(|line| text(line).contains(sentence))
}

fn text(markup: &str) -> String {
    markup.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

async fn home(guest: &Guest) -> String {
    guest.get("/").await.unwrap().body
}

/// The part of the home page above the shelf that is in sight, and the part that is folded away.
async fn mine(guest: &Guest) -> (String, String) {
    let page = home(guest).await;
    let part = page.split("id=\"shelf\"").next().unwrap().split("class=\"mine\"").nth(1).unwrap_or_default();
    let (shown, folded) = part.split_once("<details").unwrap_or((part, ""));
    (shown.into(), folded.into())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_is_played_by_a_bot_to_the_end_and_the_result_says_so() {
    let (folder, config) = {
        let folder = folder();
        let config = hurried(place(&folder));
        (folder, config)
    };
    let inn = open_with(config.clone()).await;
    let (mut anna, mut borys, table) = inn.two(&[]).await;
    let (mut first, mut second) =
        (anna.connect(&table, None).await.unwrap(), borys.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    // The bot that stands in plays on: a quick one here.
    first.say(&json!({ "seat": { "hand_over": 0, "level": "random" } })).await.unwrap();
    while !tells(&first, "Anna hands the seat to a bot") {
        next(&mut first).await;
    }
    first.say(&json!({ "seat": { "resign": 0 } })).await.unwrap();
    while next(&mut first).await.get("reload").is_none() {}
    while !tells(&second, "Anna resigns") {
        next(&mut second).await;
    }
    assert!(second.panels["seats-bar"].contains("resigned"));
    // The seat is nobody's: it cannot be taken back, and the table is not Anna's any more.
    let mut first = anna.connect(&table, None).await.unwrap();
    next(&mut first).await;
    first.say(&json!({ "seat": { "take_back": 0 } })).await.unwrap();
    while next(&mut first).await.get("refused").is_none() {}
    assert!(!home(&anna).await.split("id=\"shelf\"").next().unwrap().contains(&table));
    assert!(mine(&borys).await.0.contains(&table));
    drop((first, second));
    inn.close().await;
    // After a restart it is the same, and the game goes on.
    let inn = open_with(config).await;
    anna.base.clone_from(&inn.base);
    borys.base.clone_from(&inn.base);
    let mut second = borys.connect(&table, None).await.unwrap();
    next(&mut second).await;
    assert!(tells(&second, "Anna hands the seat to a bot") && tells(&second, "Anna resigns"));
    while until_asked(&mut second).await {
        click_any(&mut second).await;
    }
    assert!(
        text(&second.panels["result"]).contains("Anna resigned, and a bot played on"),
        "{}",
        second.panels["result"]
    );
    assert!(home(&anna).await.split("tables-finished").last().unwrap().contains(&table), "it stands among her games");
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_ends_at_once_and_makes_room_for_another() {
    let folder = folder();
    let mut config = hurried(place(&folder));
    config.limits.guest_tables = 1;
    let inn = open_with(config.clone()).await;
    let mut olya = inn.arrived("Olya").await;
    let form = [("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")];
    let table = make(&mut olya, &form).await;
    assert_eq!(olya.post(&format!("/new/{GAME}"), &form).await.unwrap().status, 422, "one table is enough here");
    let (mut socket, mut crowd) =
        (olya.connect(&table, None).await.unwrap(), inn.guest().connect(&table, None).await.unwrap());
    next(&mut socket).await;
    next(&mut crowd).await;
    until_asked(&mut socket).await;
    click_any(&mut socket).await;
    socket.say(&json!({ "end": true })).await.unwrap();
    for watcher in [&mut socket, &mut crowd] {
        while !tells(watcher, "The game was broken off") {
            next(watcher).await;
        }
        assert!(text(&watcher.panels["result"]).contains("Nobody has won"), "{}", watcher.panels["result"]);
        assert!(watcher.offers().is_empty() && !watcher.mine);
    }
    make(&mut olya, &form).await;
    drop((socket, crowd));
    inn.close().await;
    let inn = open_with(config).await;
    olya.base.clone_from(&inn.base);
    let page = olya.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("The game was broken off") && page.contains("/rematch"), "{page}");
    assert!(home(&olya).await.contains("Broken off"));
    // Nothing is secret any more, and nothing can be done.
    let record = olya.get(&format!("/table/{table}/record.json")).await.unwrap();
    assert_eq!(record.status, 200, "{}", record.body);
    assert_eq!(olya.get(&format!("/table/{table}/replay?ply=0")).await.unwrap().status, 200);
    let mut socket = olya.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    for word in [
        json!({ "end": false }),
        json!({ "play": { "ply": 1, "actions": ["1"] } }),
        json!({ "undo": { "ply": 1, "plies": 0 } }),
    ] {
        socket.say(&word).await.unwrap();
        while next(&mut socket).await.get("refused").is_none() {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_end_a_game_when_all_of_them_agree() {
    let inn = open(|config| config.pace = patient()).await;
    let (anna, borys, table) = inn.two(&[]).await;
    let (mut first, mut second) =
        (anna.connect(&table, None).await.unwrap(), borys.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    let mut stranger = inn.arrived("Stranger").await.connect(&table, None).await.unwrap();
    stranger.say(&json!({ "end": true })).await.unwrap();
    while next(&mut stranger).await.get("refused").is_none() {}
    // One asks, the other one would rather play on.
    first.say(&json!({ "end": true })).await.unwrap();
    while !second.panels["proposal"].contains("data-end=\"true\"") {
        next(&mut second).await;
    }
    settle(&mut stranger).await;
    assert!(stranger.panels["proposal"].is_empty() && tells(&stranger, "Anna would like to end this game"));
    assert!(text(&second.panels["proposal"]).contains("Anna would like to end this game"));
    second.say(&json!({ "end": false })).await.unwrap();
    while !tells(&first, "Borys would rather play on") {
        next(&mut first).await;
    }
    assert!(first.panels["proposal"].is_empty());
    // Whoever lets a bot play for a while has not agreed.
    second.say(&json!({ "end": true })).await.unwrap();
    while !first.panels["proposal"].contains("data-end=\"true\"") {
        next(&mut first).await;
    }
    first.say(&json!({ "seat": { "hand_over": 0, "level": "random" } })).await.unwrap();
    first.say(&json!({ "seat": { "take_back": 0 } })).await.unwrap();
    while !tells(&first, "Anna is back") {
        next(&mut first).await;
    }
    assert!(first.panels["result"].is_empty());
    first.say(&json!({ "end": true })).await.unwrap();
    for watcher in [&mut first, &mut second, &mut stranger] {
        while watcher.panels["result"].is_empty() {
            next(watcher).await;
        }
        assert!(tells(watcher, "The game was broken off") && watcher.panels["proposal"].is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_find_the_same_ways_out() {
    let inn = open(|config| config.pace = patient()).await;
    let (mut anna, mut borys) = (inn.client("Anna").await, inn.client("Borys").await);
    let wish = json!({ "game": GAME, "seats": ["me", "open"] });
    let made: Value = serde_json::from_str(&anna.call("/api/tables", &wish).await.unwrap().body).unwrap();
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    borys.call(&format!("{path}/join"), &json!({})).await.unwrap();
    assert_eq!(
        anna.call(&format!("{path}/put-away"), &json!({})).await.unwrap().status,
        409,
        "somebody else plays too"
    );
    assert_eq!(borys.call(&format!("{path}/end"), &json!({ "end": true })).await.unwrap().status, 200);
    assert_eq!(json(&anna, &path).await["ending"], json!([1]));
    assert_eq!(anna.call(&format!("{path}/resign"), &json!({ "seat": 1 })).await.unwrap().status, 409, "not hers");
    // With the last one who has not agreed the game ends.
    assert_eq!(anna.call(&format!("{path}/resign"), &json!({ "seat": 0 })).await.unwrap().status, 200);
    let glance = json(&borys, &path).await;
    assert_eq!((&glance["stage"], &glance["resigned"], &glance["turn"]), (&json!("ended"), &json!([0]), &Value::Null));
    assert_eq!(glance["choices"], json!([]));
    let docs = json(&anna, "/api/openapi.json").await;
    for way in ["resign", "end", "put-away"] {
        assert!(docs["paths"][format!("/api/tables/{{id}}/{way}")]["post"].is_object(), "{way} is described");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_put_away_rests_until_its_player_goes_on() {
    let inn = open(|config| config.limits.guest_tables = 5).await;
    let mut olya = inn.arrived("Olya").await;
    let form = [("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")];
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(make(&mut olya, &form).await);
    }
    let (shown, folded) = mine(&olya).await;
    let count = |part: &str| tables.iter().filter(|table| part.contains(table.as_str())).count();
    assert_eq!((count(&shown), count(&folded)), (3, 2), "they do not pile up above the shelf");
    assert_eq!(olya.post(&format!("/new/{GAME}"), &form).await.unwrap().status, 422);
    let put = olya.post(&format!("/table/{}/put-away", tables[0]), &[]).await.unwrap();
    assert_eq!((put.status, put.headers["location"].as_str()), (303, "/"));
    assert!(!mine(&olya).await.0.contains(&tables[0]) && mine(&olya).await.1.contains(&tables[0]));
    let sixth = make(&mut olya, &form).await;
    // Playing on takes it out again.
    let mut socket = olya.connect(&tables[0], None).await.unwrap();
    until_asked(&mut socket).await;
    click_any(&mut socket).await;
    settle(&mut socket).await;
    assert_eq!(olya.post(&format!("/new/{GAME}"), &form).await.unwrap().status, 422, "it counts again");
    // A table that has not begun is closed, or left.
    for table in [&sixth, &tables[1]] {
        olya.post(&format!("/table/{table}/put-away"), &[]).await.unwrap();
    }
    let waiting = make(&mut olya, &[("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open")]).await;
    let mut other = inn.arrived("Other").await;
    assert_eq!(other.post(&format!("/table/{waiting}/put-away"), &[]).await.unwrap().status, 403, "not seated");
    other.post(&format!("/table/{waiting}/join"), &[]).await.unwrap();
    assert_eq!(other.post(&format!("/table/{waiting}/put-away"), &[]).await.unwrap().status, 303);
    assert!(!home(&other).await.contains(&waiting));
    olya.post(&format!("/table/{waiting}/put-away"), &[]).await.unwrap();
    assert_eq!(olya.get(&format!("/table/{waiting}")).await.unwrap().status, 404, "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_only_bots_are_left_nobody_waits() {
    let inn = open(|config| config.limits.guest_tables = 1).await;
    let mut olya = inn.arrived("Olya").await;
    let form = [("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")];
    let table = make(&mut olya, &form).await;
    let mut socket = olya.connect(&table, None).await.unwrap();
    until_asked(&mut socket).await;
    socket.say(&json!({ "seat": { "hand_over": 0, "level": "medium" } })).await.unwrap();
    while !tells(&socket, "Olya hands the seat to a bot") {
        next(&mut socket).await;
    }
    let (shown, folded) = mine(&olya).await;
    assert!(!shown.contains(&table) && folded.contains(&table));
    // No watchman wakes it, and it counts against no limit.
    let id = table.clone();
    let due = "SELECT due FROM tables WHERE id = ?";
    let due: Option<i64> = inn.house.store.read(move |db| db.query_row(due, [id], |row| row.get(0))).await.unwrap();
    assert_eq!(due, None);
    make(&mut olya, &form).await;
    // Resigning where nobody else sits ends the game.
    socket.say(&json!({ "seat": { "resign": 0 } })).await.unwrap();
    while next(&mut socket).await.get("reload").is_none() {}
    let page = olya.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("The game was broken off"), "{page}");
}
