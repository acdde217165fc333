//! Nothing that a player may not know ever reaches their browser: the bytes are checked.

use std::collections::BTreeSet;
use std::io::BufRead;
use std::sync::{Arc, Mutex};

use engine::{Eyes, Seat};
use load::{Guest, Socket};
use serde_json::Value;
use server::Luck;

use crate::common::{Inn, click_any, json, next, open, patient, settle, until_asked};

/// What came to a viewer while the game stood at a ply.
struct Came {
    ply: usize,
    eyes: Eyes,
    text: String,
}

/// Card names in a hand, as the owner's own view tells them.
fn hand(view: &Value, seat: usize) -> BTreeSet<String> {
    let cards = view["houses"][seat]["hand"].as_array().cloned().unwrap_or_default();
    cards.iter().map(|card| card["card"].as_str().or(card.as_str()).unwrap_or_default().to_string()).collect()
}

async fn answers(guest: &Guest, table: &str) -> String {
    let mut all = String::new();
    for path in
        [format!("/table/{table}"), format!("/api/tables/{table}"), format!("/table/{table}/verify"), "/".into()]
    {
        all += &guest.get(&path).await.unwrap().body;
    }
    all
}

/// A token for the API, made on the account page.
pub async fn token_of(guest: &mut Guest) -> String {
    let name = format!("P{}", server::secret::short_id());
    let joined = guest.post("/account/register", &[("name", &name), ("password", "a glade of foxes")]).await.unwrap();
    assert_eq!(joined.status, 200);
    let made = guest.post("/account/tokens", &[("name", "mine")]).await.unwrap();
    let (_, shown) = made.body.split_once("id=\"fresh-token\"").expect("the token is shown once");
    let (_, value) = shown.split_once("value=\"").unwrap();
    format!("Bearer {}", value.split_once('"').unwrap().0)
}

/// The table through the API: view, legal actions and log.
async fn look(guest: &Guest, table: &str, token: Option<&str>) -> String {
    let mut client = guest.another();
    client.headers.extend(token.map(|token| ("authorization", token.to_string())));
    client.get(&format!("/api/tables/{table}")).await.unwrap().body
}

/// Everything that comes over the stream of events so far.
fn listen(base: &str, table: &str, token: Option<&str>) -> Arc<Mutex<String>> {
    let heard = Arc::new(Mutex::new(String::new()));
    let (ear, url) = (heard.clone(), format!("{base}/api/tables/{table}/events"));
    let token = token.map(str::to_string);
    std::thread::spawn(move || {
        let mut request = ureq::get(&url);
        if let Some(token) = token {
            request = request.header("authorization", token);
        }
        let Ok(answer) = request.call() else { return };
        for line in std::io::BufReader::new(answer.into_body().into_reader()).lines() {
            let Ok(line) = line else { return };
            *ear.lock().unwrap() += &(line + "\n");
        }
    });
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_of_another_hand() {
    let mut checked = 0;
    // A game may end early: some more are played then.
    for seed in 1..=10 {
        let inn = open(|config| (config.pace, config.luck) = (patient(), Luck::Repeated(seed))).await;
        checked += play_and_check(&inn).await;
        if checked >= 500 {
            return;
        }
    }
    panic!("only {checked} hidden cards were looked for");
}

/// Plays a game and checks every byte that anybody got; returns how many hidden cards were looked for.
async fn play_and_check(inn: &Inn) -> usize {
    let (mut one, mut two, table) = inn.two(&[]).await;
    let crowd = inn.guest();
    // Each of them also listens to the API, by a token of their own.
    let clients = [Some(token_of(&mut one).await), Some(token_of(&mut two).await), None];
    let mut streams = Vec::new();
    for token in &clients {
        streams.push(listen(&inn.base, &table, token.as_deref()));
    }
    let mut sockets: Vec<Socket> = Vec::new();
    for guest in [&one, &two, &crowd] {
        let mut socket = guest.connect(&table, None).await.unwrap();
        next(&mut socket).await;
        sockets.push(socket);
    }
    for socket in &mut sockets {
        settle(socket).await;
    }
    let mut came: Vec<Came> = Vec::new();
    let mut ply = 0;
    let guests = [&one, &two, &crowd];
    let eyes = [Eyes::Of(Seat(0)), Eyes::Of(Seat(1)), Eyes::Crowd];
    let mut over = false;
    while !over {
        // Whoever is asked, moves; everybody's pages and frames are kept.
        for number in 0..3 {
            let mut text = serde_json::to_string(&sockets[number].panels).unwrap() + &sockets[number].log.join("");
            if ply % 9 == 0 {
                text += &answers(guests[number], &table).await;
            }
            if ply % 3 == 0 {
                text += &look(guests[number], &table, clients[number].as_deref()).await;
            }
            text += &streams[number].lock().unwrap();
            came.push(Came { ply, eyes: eyes[number], text });
        }
        let mover = usize::from(!sockets[0].mine || sockets[0].offers().is_empty());
        assert!(until_asked(&mut sockets[mover]).await);
        assert_eq!(sockets[mover].ply, Some(ply));
        let message = click_any(&mut sockets[mover]).await;
        assert!(message.get("refused").is_none(), "{message}");
        ply += 1;
        for socket in &mut sockets {
            settle(socket).await;
        }
        over = sockets[mover].panels.get("result").is_some_and(|result| !result.is_empty());
    }
    for stream in &streams {
        assert!(stream.lock().unwrap().lines().count() > 3, "the stream tells what happens");
    }
    let record = json(&crowd, &format!("/table/{table}/record.json")).await.to_string();
    let game = shelf::game("animal_kingdoms").unwrap().replay(&record).unwrap();
    assert_eq!(game.ply(), ply, "no move was made behind our back");
    let key = serde_json::from_str::<Value>(&record).unwrap()["key"].as_str().unwrap().to_string();
    let mut checked = 0;
    for Came { ply, eyes, text } in &came {
        assert!(!text.contains(&key), "the key was told early");
        let then = game.rewound(*ply).unwrap();
        // What was once told may be remembered, as a card that was played and came back into the deck.
        let known = then.sight(*eyes).view().to_string() + &format!("{:?}", then.log(*eyes, 0)).replace('-', "_");
        for seat in Seat::all(2).filter(|&seat| *eyes != Eyes::Of(seat)) {
            let own = then.sight(Eyes::Of(seat)).view();
            let hidden = hand(&own, seat.index());
            assert!(!hidden.is_empty() || *ply > 0, "the hand is found in the view");
            for card in hidden.iter().filter(|card| !known.contains(card.as_str())) {
                checked += 1;
                assert!(!text.contains(card.as_str()), "{card} of {seat:?} was told to {eyes:?} at ply {ply}");
            }
            // What somebody else may do is theirs alone to know.
            for choice in then.choices(seat) {
                for action in
                    choice.actions.iter().filter(|action| hidden.iter().any(|card| action.contains(card.as_str())))
                {
                    let written = serde_json::to_string(action).unwrap().replace('"', "&quot;");
                    assert!(
                        !text.contains(&written),
                        "a choice of {seat:?} was told to {eyes:?} at ply {ply}: {action}"
                    );
                }
            }
        }
    }
    checked
}
