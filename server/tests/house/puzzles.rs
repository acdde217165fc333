//! Puzzles: every one of them is shown as its player saw it, judged kindly, explained and remembered. Nothing tells the answer before.

use load::Guest;
use serde_json::Value;
use url::form_urlencoded::byte_serialize;

use crate::common::{json, open};

/// What is said to a choice, or to a wish to see the answer.
async fn go(guest: &Guest, address: &str, word: &str, value: &str) -> Value {
    let value: String = byte_serialize(value.as_bytes()).collect();
    json(guest, &format!("{address}/go?{word}={value}")).await[0].clone()
}

fn narrator(message: &Value) -> &str {
    message["panels"]["narrator"].as_str().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_puzzle_is_asked_answered_explained_and_remembered() {
    let inn = open(|_| {}).await;
    let mut guest = inn.guest();
    let list = guest.get("/puzzles").await.unwrap().body;
    let home = guest.get("/").await.unwrap().body;
    assert!(home.contains("Puzzle of the day") && home.contains("href=\"/puzzles/"), "one of the day");
    for title in shelf::games().filter(|title| !title.puzzles().is_empty()) {
        for puzzle in title.puzzles() {
            let address = format!("/puzzles/{}/{}", title.id(), puzzle.id);
            assert!(list.contains(&format!("href=\"{address}\"")), "{address} is listed");
            let page = guest.get(&address).await.unwrap();
            assert_eq!(page.status, 200, "{address}");
            let key = puzzle.record["key"].as_str().unwrap();
            assert!(!page.body.contains(key), "{address}: the key stays in the house");
            assert!(page.body.contains("data-play"), "{address}: there is something to choose");
            assert!(!page.body.contains("The answer") && !page.body.contains("Right:"), "{address}");
            // What tempts is answered kindly, and nothing else happens.
            let tempting = puzzle.tempting.as_str().unwrap();
            let wrong = go(&guest, &address, "play", tempting).await;
            assert!(narrator(&wrong).contains("There is something better"), "{address}: {wrong}");
            assert_eq!(wrong["panels"].as_object().unwrap().len(), 1, "{address}");
            assert!(go(&guest, &address, "play", "nonsense").await["refused"].is_string());
            for right in &puzzle.right {
                let told = go(&guest, &address, "play", right.as_str().unwrap()).await;
                assert!(
                    narrator(&told).contains("Right: ") && narrator(&told).contains("lesson-done"),
                    "{address}: {told}"
                );
                assert!(narrator(&told).contains("class=\"words because\""), "{address} is explained: {told}");
                assert!(!told.to_string().contains('⟦') && !told.to_string().contains(key), "{address}");
            }
            let shown = go(&guest, &address, "show", "1").await;
            assert!(narrator(&shown).contains("The answer: ") && !narrator(&shown).contains("lesson-done"));
            assert_eq!(guest.get(&format!("{address}?show=1")).await.unwrap().status, 200);
        }
        // One after the other, and then back to the list.
        let mut address = format!("/puzzles/{}/{}", title.id(), title.puzzles()[0].id);
        for _ in title.puzzles() {
            let done = guest.post(&format!("{address}/done"), &[]).await.unwrap();
            assert_eq!(done.status, 303);
            address = done.headers["location"].clone();
        }
        assert_eq!(address, "/puzzles");
    }
    let list = guest.get("/puzzles").await.unwrap().body;
    let all: usize = shelf::games().map(|title| title.puzzles().len()).sum();
    assert!(all >= 3, "{all} puzzles");
    assert_eq!(list.matches("puzzle-card done").count(), all);
    for path in ["/puzzles/chess/1", "/puzzles/arctic/nothing", "/puzzles/arctic/nothing/go?play=x"] {
        assert_eq!(guest.get(path).await.unwrap().status, 404, "{path}");
    }
}
