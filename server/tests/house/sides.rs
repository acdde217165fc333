//! What each seat chooses for itself: it goes with its chair.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use server::seats::Sitter;
use server::store::{Room, TableId};
use server::{Config, Luck};

use crate::common::{Inn, open};

/// The table as the store keeps it.
pub async fn room(inn: &Inn, table: &str) -> Room {
    let id = TableId::parse(table).unwrap();
    inn.house.store.read(move |db| server::store::load(db, &id)).await.unwrap().unwrap()
}

fn lucky(luck: u64) -> impl FnOnce(&mut Config) {
    move |config| config.luck = Luck::Repeated(luck)
}

/// Makes a table of Root by the API.
async fn make(inn: &Inn, wish: Value) -> Room {
    let mut client = inn.client("Olya").await;
    let answer = client.call("/api/tables", &wish).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    let made: Value = serde_json::from_str(&answer.body).unwrap();
    room(inn, made["id"].as_str().unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_leads_what_they_chose_in_whatever_order_they_sit() {
    let seats = ["me", "bot:random", "bot:easy", "me:Borys"];
    let factions = ["eyrie", "vagabond", "random", "cult"];
    let mut orders = BTreeSet::new();
    for luck in 0..12 {
        let inn = open(lucky(luck)).await;
        let wish = json!({ "game": "root", "seats": seats, "options": { "factions": factions }, "shuffle": true });
        let room = make(&inn, wish).await;
        let options: Value = serde_json::from_str(&room.options).unwrap();
        let named = room.seats.iter().map(|seat| match &seat.sitter {
            Sitter::Bot(level) => format!("bot:{level}"),
            _ if seat.given.is_empty() => "me".to_string(),
            _ => format!("me:{}", seat.given),
        });
        let named: Vec<String> = named.collect();
        let chosen: Vec<&str> = options["factions"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let leads: BTreeMap<&str, &str> = named.iter().map(String::as_str).zip(chosen.iter().copied()).collect();
        assert_eq!(leads, seats.into_iter().zip(factions).collect(), "with luck {luck}");
        // And so it is dealt: the board names the faction of each seat.
        let table = shelf::game("root").unwrap().open(&options, 4, room.key.clone()).unwrap();
        let played = table.played();
        for (seat, faction) in chosen.iter().enumerate().filter(|(_, faction)| **faction != "random") {
            assert_eq!(played["factions"][seat], **faction);
        }
        orders.insert(chosen.join(" "));
    }
    assert!(orders.len() > 4, "the order varies: {orders:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_shall_begin_begins_on_whatever_chair() {
    for luck in 0..6 {
        let inn = open(lucky(luck)).await;
        let (seats, options) = (["bot:random", "me", "bot:easy"], json!({ "first_player": 1 }));
        let wish = json!({ "game": "animal_kingdoms", "seats": seats, "options": options, "shuffle": true });
        let room = make(&inn, wish).await;
        let options: Value = serde_json::from_str(&room.options).unwrap();
        let first = options["first_player"].as_u64().unwrap() as usize;
        assert!(room.seats[first].sitter.person().is_some(), "with luck {luck}");
    }
}
