//! Double-headers: a match of two games for two, who change sides in between.

use std::time::Duration;

use load::Guest;
use serde_json::{Value, json};
use server::Luck;
use server::seats::Sitter;
use server::store::{After, By, Entry, Room, Step, TableId, What};

use crate::common::{Inn, folder, hurried, json as look, open, open_with, place};
use crate::sides::room;

/// A match of the client against a bot, which a bot plays for them too.
async fn begin(client: &mut Guest, wish: Value) -> String {
    let answer = client.call("/api/tables", &wish).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    let made: Value = serde_json::from_str(&answer.body).unwrap();
    let table = made["id"].as_str().unwrap().to_string();
    let glance = look(client, &format!("/api/tables/{table}")).await;
    let hand_over = json!({ "seat": glance["seat"], "bot": "random" });
    let handed = client.call(&format!("/api/tables/{table}/seat"), &hand_over).await.unwrap();
    assert_eq!(handed.status, 200, "{}", handed.body);
    table
}

/// The table when its game is over.
async fn until_over(client: &Guest, table: &str) -> Value {
    for _ in 0..1_200 {
        let glance = look(client, &format!("/api/tables/{table}")).await;
        if glance["stage"] == "over" {
            return glance;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the game does not end");
}

fn points(glance: &Value) -> [i64; 2] {
    [0, 1].map(|seat| glance["scores"][seat]["points"].as_i64().unwrap())
}

fn wish(game: &str) -> Value {
    json!({ "game": game, "seats": ["me", "bot:random"], "shuffle": true, "double_header": true })
}

/// A match played to its end: both tables as they were looked at last.
async fn play(client: &mut Guest, wish: Value) -> (Value, Value) {
    let table = begin(client, wish).await;
    let first = until_over(client, &table).await;
    assert_eq!((&first["match"]["game"], &first["match"]["first"]), (&json!(1), &json!(table)));
    let second = first["match"]["second"].as_str().expect("the second game is there as soon as the first is over");
    let second = until_over(client, second).await;
    (first, second)
}

async fn both_rooms(inn: &Inn, first: &Value, second: &Value) -> (Room, Room) {
    (room(inn, first["table"].as_str().unwrap()).await, room(inn, second["table"].as_str().unwrap()).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_two_games_with_sides_changed_and_the_higher_sum_wins() {
    let inn = open(|config| config.luck = Luck::System).await;
    let mut olya = inn.client("Olya").await;
    let (first, second) = play(&mut olya, wish("animal_kingdoms")).await;
    let (one, two) = both_rooms(&inn, &first, &second).await;
    let sitters = |room: &Room| -> Vec<Sitter> { room.seats.iter().map(|seat| seat.sitter.clone()).collect() };
    assert_eq!(sitters(&one), sitters(&two).into_iter().rev().collect::<Vec<_>>(), "who sat first sits second");
    let called = |glance: &Value| [0, 1].map(|seat| glance["players"][seat].clone());
    let [mine, bot] = called(&first);
    assert_eq!(called(&second), [bot, mine], "and everybody keeps their name");
    assert_ne!(one.key.bytes(), two.key.bytes(), "with luck of its own");
    let (before, now) = (points(&first), points(&second));
    let sums = [before[1] + now[0], before[0] + now[1]];
    assert_eq!(second["match"]["sums"], json!(sums));
    let best = sums[0].max(sums[1]);
    let winners: Vec<usize> = (0..2).filter(|&seat| sums[seat] == best).collect();
    assert_eq!(second["match"]["winners"], json!(winners));
    assert_eq!(first["match"]["winners"], json!([]), "the first game decides nothing");
    assert_eq!(second["match"]["first"], first["table"]);

    // The pages tell it. The players are shown in the order of their places.
    let mut reader = inn.guest();
    let page = reader.get(&format!("/table/{}", first["table"].as_str().unwrap())).await.unwrap().body;
    let so_far = [format!("{} : {}", before[0], before[1]), format!("{} : {}", before[1], before[0])];
    assert!(page.contains("Game 1 of 2."), "{page}");
    let plain = page.replace(['\u{2068}', '\u{2069}'], "");
    assert!(so_far.iter().any(|sums| plain.contains(sums)), "{so_far:?} in {page}");
    assert!(page.contains(&format!("/table/{}\"", second["table"].as_str().unwrap())), "there is a way on");
    let page = reader.get(&format!("/table/{}", second["table"].as_str().unwrap())).await.unwrap().body;
    assert!(page.contains("the match") && sums.iter().all(|sum| page.contains(&format!(">{sum}</td>"))), "{page}");

    // In lists it is one match, and a rematch is a match again.
    let list = look(&olya, "/api/tables?list=finished").await;
    let listed: Vec<&Value> = list.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(listed, [&second["table"]]);
    assert_eq!(list[0]["first"], first["table"]);
    assert!(reader.post("/table/nosuchtable0/rematch", &[]).await.unwrap().status >= 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_chance_gave_is_swapped_too_and_a_rematch_is_a_match_again() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    // A short game of Root: chance gives both a faction.
    let form = [("seat.0", "me"), ("seat.1", "bot:random"), ("option.round_cap", "10"), ("double_header", "true")];
    let table = olya.post("/new/root", &form).await.unwrap().table().unwrap();
    assert_eq!(olya.post(&format!("/table/{table}/leave"), &[]).await.unwrap().status, 303, "a bot plays for me");
    let first = until_over(&olya, &table).await;
    let one = room(&inn, &table).await;
    let second = one.second.clone().unwrap();
    let two = room(&inn, second.as_str()).await;
    let options: Value = serde_json::from_str(&one.options).unwrap();
    assert_eq!(options["factions"], json!([]), "they were left to chance");
    let dealt = shelf::game("root").unwrap().open(&options, 2, one.key.clone()).unwrap().played();
    let again: Value = serde_json::from_str(&two.options).unwrap();
    assert_eq!(again, dealt);
    assert_eq!(again["round_cap"], 10);
    assert_ne!(one.seats[0].sitter, two.seats[0].sitter, "the other one leads it now");
    assert_eq!(first["match"]["second"], json!(second.as_str()));

    until_over(&olya, second.as_str()).await;
    let on = olya.post(&format!("/table/{table}/rematch"), &[]).await.unwrap().table().unwrap();
    assert_eq!(on, second.as_str(), "after the first game comes the second");
    let rematch = olya.post(&format!("/table/{second}/rematch"), &[]).await.unwrap().table().unwrap();
    let rematch = room(&inn, &rematch).await;
    let fresh: Value = serde_json::from_str(&rematch.options).unwrap();
    assert_eq!((rematch.double_header, rematch.first, &fresh["factions"]), (true, None, &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_sums_share_the_match() {
    let folder = folder();
    let inn = open_with(hurried(place(&folder))).await;
    let mut olya = inn.client("Olya").await;
    let (first, second) = play(&mut olya, wish("animal_kingdoms")).await;
    // As if the first game had gone the same way on the same chairs.
    let (id, scores) = (first["table"].as_str().unwrap().to_string(), json!(points(&second)).to_string());
    let written =
        inn.house.store.write(move |db| db.execute("UPDATE tables SET scores = ? WHERE id = ?", [scores, id]));
    assert_eq!(written.await.unwrap(), 1);
    inn.close().await;
    let inn = open_with(hurried(place(&folder))).await;
    let reader = inn.guest();
    let page = reader.get(&format!("/table/{}", second["table"].as_str().unwrap())).await.unwrap().body;
    assert!(page.contains("share the match"), "{page}");
    let glance = look(&reader, &format!("/api/tables/{}", second["table"].as_str().unwrap())).await;
    assert_eq!(glance["match"]["winners"], json!([0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_move_and_the_second_game_are_stored_together_or_not_at_all() {
    let folder = folder();
    let inn = open_with(hurried(place(&folder))).await;
    let mut olya = inn.client("Olya").await;
    let table = begin(&mut olya, wish("animal_kingdoms")).await;
    until_over(&olya, &table).await;
    // The house falls at the moment when the end is seen.
    inn.close().await;
    let inn = open_with(hurried(place(&folder))).await;
    let one = room(&inn, &table).await;
    let second = one.second.clone().expect("nothing is lost");
    let glance = look(&inn.guest(), &format!("/api/tables/{second}")).await;
    assert_ne!(glance["stage"], "waiting", "it is being played, or over already");

    // If the second game cannot be made, the last move is not kept either.
    let count = |db: &server::store::Db, id: &TableId| server::store::journal(db, id).map(|entries| entries.len());
    let id = one.id.clone();
    let moves = inn.house.store.read(move |db| count(db, &id)).await.unwrap();
    let step = Step {
        table: one.id.clone(),
        number: moves + 1,
        entries: vec![Entry { seat: 0, by: By::Bot, what: What::Play("{}".into()), at: 0 }],
        left: None,
        after: After::Over { winners: "[0]".into(), scores: "[1,0]".into() },
        second: Some(Box::new(Room { id: second, ..one.clone() })),
        wakes: false,
        posts: Vec::new(),
        at: 0,
    };
    assert!(inn.house.store.write(move |db| server::store::keep(db, &step)).await.is_err(), "the name is taken");
    let id = one.id.clone();
    assert_eq!(inn.house.store.read(move |db| count(db, &id)).await.unwrap(), moves);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_for_two() {
    let inn = open(|_| {}).await;
    let mut olya = inn.client("Olya").await;
    let three = json!({ "game": "root", "seats": ["me", "bot:easy", "bot:easy"], "double_header": true });
    let refused = olya.call("/api/tables", &three).await.unwrap();
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("A double-header is a match for two players."), "{}", refused.body);
    // The form does not send what it does not show.
    let mut host = inn.arrived("Host").await;
    let form = [("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open"), ("double_header", "true")];
    let table = host.post("/new/root", &form).await.unwrap().table().unwrap();
    assert!(!room(&inn, &table).await.double_header);
}
