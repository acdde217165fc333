//! The API, as a bot uses it.

#[path = "../../examples/bot.rs"]
mod example;

use serde_json::{Value, json};

use crate::common::{GAME, json as get_json, luck, open};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_a_whole_game_through_the_api() {
    let inn = open(|_| {}).await;
    let mut bot = inn.client("Robot").await;
    let made =
        bot.call("/api/tables", &json!({ "game": GAME, "seats": ["me", "bot:random"], "undo": false })).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    let table = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_string();
    let path = format!("/api/tables/{table}");
    let mut moves = 0;
    loop {
        let look = get_json(&bot, &format!("{path}?lang=uk")).await;
        if look["stage"] == "over" {
            assert!(look["scores"].as_array().unwrap().iter().any(|score| score["won"] == true));
            break;
        }
        if look["mine"] != true {
            assert_eq!(look["choices"], json!([]));
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        }
        let choices = look["choices"].as_array().unwrap();
        let choice = &choices[luck(look.to_string()) % choices.len()];
        assert!(!choice["label"].as_str().unwrap().is_empty());
        let answer = bot
            .call(&format!("{path}/play"), &json!({ "ply": look["ply"], "action": choice["action"] }))
            .await
            .unwrap();
        // The house may have answered a question with one choice a moment before.
        assert!(answer.status == 200 || (answer.status == 409 && choices.len() == 1), "{}", answer.body);
        moves += 1;
    }
    assert!(moves > 0);
    assert_eq!(bot.get(&format!("{path}/record")).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn events_tell_when_something_is_asked() {
    let inn = open(|_| {}).await;
    let (mut one, mut two) = (inn.client("One").await, inn.client("Two").await);
    let made =
        one.call("/api/tables", &json!({ "game": GAME, "seats": ["me", "open"], "public": true })).await.unwrap();
    let table = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_string();
    let open = get_json(&two, "/api/tables?list=open").await;
    assert!(open.as_array().unwrap().iter().any(|entry| entry["id"] == table.as_str()));
    assert_eq!(two.call(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap().status, 200);
    assert_eq!(two.call(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap().status, 409);
    let first = get_json(&one, &format!("/api/tables/{table}")).await["mine"] == true;
    let (mover, other) = if first { (&mut one, &two) } else { (&mut two, &one) };
    let url = format!("{}/api/tables/{table}/events", inn.base);
    let token = other.headers.iter().find(|(name, _)| *name == "authorization").unwrap().1.clone();
    let (heard, lines) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        use std::io::BufRead;
        let answer = ureq::get(url).header("authorization", token).call().unwrap();
        for line in std::io::BufReader::new(answer.into_body().into_reader()).lines() {
            let Ok(line) = line else { return };
            if let Some(data) = line.strip_prefix("data:")
                && heard.send(serde_json::from_str::<Value>(data.trim()).unwrap()).is_err()
            {
                return;
            }
        }
    });
    let wait = std::time::Duration::from_secs(10);
    let hello = lines.recv_timeout(wait).unwrap();
    assert_eq!((&hello["mine"], &hello["ply"]), (&json!(false), &Value::Null));
    let mut asked = false;
    for _ in 0..60 {
        let look = get_json(mover, &format!("/api/tables/{table}")).await;
        if look["mine"] == true {
            let choices = look["choices"].as_array().unwrap();
            let choice = &choices[luck(look.to_string()) % choices.len()];
            let word = json!({ "ply": look["ply"], "action": choice["action"] });
            mover.call(&format!("/api/tables/{table}/play"), &word).await.unwrap();
        }
        while let Ok(event) = lines.recv_timeout(std::time::Duration::from_millis(50)) {
            asked |= event["mine"] == true;
        }
        if asked {
            return;
        }
    }
    panic!("the other player was never asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_nothing_is_done() {
    let inn = open(|_| {}).await;
    let (cookie, _, table) = inn.two(&[]).await;
    let mut stranger = inn.guest();
    let wish = json!({ "game": GAME, "seats": ["me", "open"] });
    assert_eq!(stranger.call("/api/tables", &wish).await.unwrap().status, 401);
    // A cookie is no token: other sites could send it.
    let mut browser = cookie.clone();
    assert_eq!(browser.call("/api/tables", &wish).await.unwrap().status, 401);
    assert_eq!(get_json(&browser, &format!("/api/tables/{table}")).await["seat"], Value::Null);
    stranger.headers.push(("authorization", format!("Bearer {}", "0".repeat(64))));
    assert_eq!(stranger.get("/api/me").await.unwrap().status, 401);
    let mut client = inn.client("Client").await;
    for (wish, status) in [
        (json!({ "game": "chess", "seats": ["me"] }), 409),
        (json!({ "game": GAME, "seats": ["me", "bot:nobody"] }), 409),
        (json!({ "game": GAME, "seats": ["king"] }), 422),
        (json!({ "game": GAME, "seats": ["me", "open"], "options": { "cheats": true } }), 422),
        (json!({ "game": GAME, "seats": ["me", "open"], "surprise": 1 }), 422),
    ] {
        assert_eq!(client.call("/api/tables", &wish).await.unwrap().status, status, "{wish}");
    }
    assert_eq!(client.get("/api/tables/aaaaaaaaaaaa").await.unwrap().status, 404);
    assert_eq!(client.get(&format!("/api/tables/{table}?seat=9")).await.unwrap().status, 409);
    assert_eq!(
        client.call(&format!("/api/tables/{table}/play"), &json!({ "ply": 0, "action": "1" })).await.unwrap().status,
        409
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_made_and_dropped_on_the_account_page() {
    let inn = open(|_| {}).await;
    let mut guest = inn.arrived("Olya").await;
    guest.post("/account/register", &[("name", "Olya"), ("password", "a glade of foxes")]).await.unwrap();
    let page = guest.post("/account/tokens", &[("name", "laptop")]).await.unwrap().body;
    let words: Vec<String> = page
        .split(|letter: char| !letter.is_ascii_hexdigit())
        .filter(|word| word.len() == 64)
        .map(str::to_string)
        .collect();
    let mut client = inn.guest();
    let mut valid = None;
    for word in &words {
        client.headers = vec![("authorization", format!("Bearer {word}"))];
        if client.get("/api/me").await.unwrap().status == 200 {
            valid = Some(word.clone());
        }
    }
    let valid = valid.expect("the page shows a token that works");
    client.headers = vec![("authorization", format!("Bearer {valid}"))];
    let again = guest.get("/account").await.unwrap().body;
    assert!(!again.contains(&valid), "it is shown only once");
    let id = server::secret::to_hex(&server::secret::hash(&valid));
    guest.post(&format!("/account/sessions/{id}/end"), &[]).await.unwrap();
    assert_eq!(client.get("/api/me").await.unwrap().status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_describes_itself() {
    let inn = open(|_| {}).await;
    let guest = inn.guest();
    let api = get_json(&guest, "/api/openapi.json").await;
    assert!(api["openapi"].as_str().unwrap().starts_with("3."));
    let paths = api["paths"].as_object().unwrap();
    assert!(paths.len() >= 13, "{}", paths.len());
    let page = guest.get("/api/docs").await.unwrap();
    assert_eq!(page.status, 200);
    for path in paths.keys() {
        assert!(page.body.contains(path.as_str()), "{path}");
    }
    assert_eq!(get_json(&guest, "/api/games").await[0]["id"], GAME);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_game_to_its_end() {
    let inn = open(|_| {}).await;
    let base = inn.base.clone();
    let scores = tokio::task::spawn_blocking(move || example::play(base)).await.unwrap().unwrap();
    let scores = scores.as_array().unwrap();
    assert_eq!(scores.len(), 2);
    assert!(scores.iter().any(|score| score["won"] == true) && scores.iter().all(|score| score["place"].is_u64()));
}
