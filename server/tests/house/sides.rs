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

/// The factions as they are chosen at a table.
async fn factions(inn: &Inn, table: &str) -> Value {
    let options: Value = serde_json::from_str(&room(inn, table).await.options).unwrap();
    options["factions"].clone()
}

/// The value that a select of the page shows.
fn selected(page: &str, name: &str) -> String {
    let (_, select) = page.split_once(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("no {name} in {page}"));
    let (select, _) = select.split_once("</select>").unwrap();
    let (before, _) = select.split_once(" selected").unwrap_or_else(|| panic!("nothing is selected: {select}"));
    let (_, value) = before.rsplit_once("value=\"").unwrap();
    value.split('"').next().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_offers_the_recommended_line_up_and_tells_its_reach() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let page = olya.get("/new/root").await.unwrap().body;
    let recommended = ["marquise", "eyrie", "alliance", "vagabond", "riverfolk", "cult"];
    for (chair, faction) in recommended.iter().enumerate() {
        assert_eq!(selected(&page, &format!("option.factions.{chair}")), *faction);
    }
    assert!(page.contains("Reach 20: a lively game (18 or more is recommended for 3 players)."), "{page}");
    // Nothing is made while one only looks, nobody becomes a guest by it, and what was filled in stays.
    let quiet = [
        ("look", "now"),
        ("seat.0", "me"),
        ("seat.3", "open"),
        ("option.factions.0", "cult"),
        ("option.factions.3", "alliance"),
    ];
    let mut stranger = inn.guest();
    let page = stranger.post("/new/root", &quiet).await.unwrap();
    assert_eq!((page.status, stranger.cookie.is_some()), (200, false));
    assert!(page.body.contains("Reach 5: a quiet game"), "{}", page.body);
    assert_eq!(selected(&page.body, "option.factions.3"), "alliance");
    let twice = [quiet[0], quiet[1], quiet[2], ("option.factions.0", "cult"), ("option.factions.3", "cult")];
    let page = olya.post("/new/root", &twice).await.unwrap().body;
    assert!(page.contains("Only one player can lead"), "{page}");
    let page = olya.post("/new/root", &[("look", "recommended"), quiet[1], quiet[2], quiet[3]]).await.unwrap().body;
    let both = ["option.factions.0", "option.factions.3"].map(|name| selected(&page, name));
    assert_eq!(both, ["marquise", "eyrie"]);
    let list = inn.client("Reader").await.get("/api/tables?list=mine").await.unwrap().body;
    assert_eq!(list, "[]");
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_chairs_do_not_mix_up_who_leads_what() {
    let inn = open(|_| {}).await;
    let mut olya = inn.arrived("Olya").await;
    let form = [
        ("seat.0", "me"),
        ("seat.1", "none"),
        ("seat.2", "open"),
        ("option.factions.0", "eyrie"),
        ("option.factions.1", "marquise"),
        ("option.factions.2", "cult"),
        ("order", "fixed"),
    ];
    let table = olya.post("/new/root", &form).await.unwrap().table().unwrap();
    assert_eq!(factions(&inn, &table).await, json!(["eyrie", "cult"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_leads_the_marquise_in_the_recommended_line_up() {
    let inn = open(|_| {}).await;
    let mut guest = inn.guest();
    let table = guest.post("/play/root", &[]).await.unwrap().table().unwrap();
    let room = room(&inn, &table).await;
    let mine = room.seats.iter().position(|seat| seat.sitter.person().is_some()).unwrap();
    let chosen = factions(&inn, &table).await;
    assert_eq!(chosen[mine], "marquise");
    assert_eq!(chosen.as_array().unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_waiting_room_everybody_chooses_their_own_faction_and_the_host_the_others() {
    let inn = open(|_| {}).await;
    let (mut host, mut other) = (inn.arrived("Host").await, inn.arrived("Other").await);
    let form = [("seat.0", "me"), ("seat.1", "open"), ("seat.2", "bot:random"), ("order", "fixed")];
    let table = host.post("/new/root", &form).await.unwrap().table().unwrap();
    let path = format!("/table/{table}/choose");
    let choice = |seat: &'static str, value: &'static str| [("seat", seat), ("option", "factions"), ("value", value)];
    assert_eq!(host.post(&path, &choice("1", "vagabond")).await.unwrap().status, 303, "a free chair");
    assert_eq!(other.post(&format!("/table/{table}/join"), &[]).await.unwrap().status, 303);
    // All chairs are taken, and yet everybody may still choose.
    assert_eq!(other.post(&path, &choice("1", "eyrie")).await.unwrap().status, 303);
    assert_eq!(host.post(&path, &choice("2", "cult")).await.unwrap().status, 303, "a bot");
    for (seat, value) in [("0", "cult"), ("1", "marquise"), ("2", "marquise"), ("9", "marquise")] {
        let guest = if seat == "1" { &mut host } else { &mut other };
        let refused = guest.post(&path, &choice(seat, value)).await.unwrap();
        assert_eq!(refused.status, 403, "chair {seat}");
        assert!(refused.body.contains("This seat is not yours."), "{}", refused.body);
    }
    let twice = host.post(&path, &choice("0", "eyrie")).await.unwrap();
    assert!(twice.status >= 400 && twice.body.contains("Only one player can lead"), "{}", twice.body);
    assert!(host.post(&path, &choice("0", "wolves")).await.unwrap().status >= 400);
    assert_eq!(factions(&inn, &table).await, json!(["random", "eyrie", "cult"]));
    let page = other.get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("Lizard Cult") && page.contains("Chance completes the line-up"), "{page}");
    assert!(!page.contains("id=\"choices\""), "nothing is dealt");
    assert_eq!(other.post(&format!("/table/{table}/start"), &[]).await.unwrap().status, 403);
    assert_eq!(host.post(&format!("/table/{table}/start"), &[]).await.unwrap().status, 303);
    assert!(host.get(&format!("/table/{table}")).await.unwrap().body.contains("id=\"choices\""));
    assert_eq!(host.post(&path, &choice("0", "marquise")).await.unwrap().status, 403, "the game has begun");
}
