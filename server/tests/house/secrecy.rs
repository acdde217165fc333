//! Nothing that a player may not know ever reaches their browser: the bytes are checked.

use std::collections::BTreeSet;

use engine::{Eyes, Seat};
use serde_json::Value;
use server::load::{Guest, Socket};

use crate::common::{Inn, click_any, json, next, open, settle, until_asked};

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

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_of_another_hand() {
    let inn = open(|config| config.pace.house = 60_000..=60_000).await;
    let mut checked = 0;
    // Random players may end a game early: some more are played then.
    while checked < 500 {
        checked += play_and_check(&inn).await;
    }
}

/// Plays a game and checks every byte that anybody got; returns how many hidden cards were looked for.
async fn play_and_check(inn: &Inn) -> usize {
    let (one, two, table) = inn.two(&[]).await;
    let crowd = inn.guest();
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
            came.push(Came { ply, eyes: eyes[number], text });
        }
        let mover = usize::from(!sockets[0].mine || sockets[0].offers().is_empty());
        assert!(until_asked(&mut sockets[mover]).await);
        assert_eq!(sockets[mover].ply, Some(ply));
        let message = click_any(&mut sockets[mover]).await;
        assert!(message.get("refused").is_none(), "{message}");
        ply += 1;
        // News for the others come at once or not at all; a short while is enough on one machine.
        for (number, socket) in sockets.iter_mut().enumerate().filter(|(number, _)| *number != mover) {
            let wait = std::time::Duration::from_millis(if number == 2 { 30 } else { 60 });
            while let Ok(Some(_)) = tokio::time::timeout(wait, socket.next()).await {}
        }
        over = sockets[mover].panels.get("result").is_some_and(|result| !result.is_empty());
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
        let known = then.view(*eyes).to_string() + &format!("{:?}", then.log(*eyes, 0)).replace('-', "_");
        for seat in Seat::all(2).filter(|&seat| *eyes != Eyes::Of(seat)) {
            let own = then.view(Eyes::Of(seat));
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
