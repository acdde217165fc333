//! How long people wait for bots, whatever others do.

use std::time::{Duration, Instant};

use load::Socket;
use serde_json::json;
use server::Pace;

use crate::common::{Inn, any, listed, make, next, open, soon, until_asked};

/// A house at its real pace, with one chair for bots to think in.
async fn real() -> Inn {
    open(|config| (config.pace, config.thinkers) = (Pace::default(), 1)).await
}

/// Clicks until somebody else is asked, and waits until it is the player's turn again: how long that took. Nothing when the
/// game is over.
async fn wait(socket: &mut Socket) -> Option<Duration> {
    loop {
        if !until_asked(socket).await {
            return None;
        }
        let (offer, ply) = (any(socket), socket.ply);
        socket.click(&offer).await.unwrap();
        while socket.ply == ply && socket.mine {
            next(socket).await;
        }
        if !socket.mine {
            let since = Instant::now();
            return until_asked(socket).await.then(|| since.elapsed());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_cannot_stop_the_bots_of_another() {
    let inn = real().await;
    let mut hog = inn.arrived("Hog").await;
    let mut tables = Vec::new();
    for _ in 0..10 {
        let table = make(&mut hog, &[("seat.0", "me"), ("seat.1", "bot:master"), ("order", "fixed")]).await;
        let mut socket = hog.connect(&table, None).await.unwrap();
        next(&mut socket).await;
        socket.say(&json!({ "seat": { "hand_over": 0, "level": "master" } })).await.unwrap();
        tables.push(socket);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut olya = inn.arrived("Olya").await;
    let mut waits = Vec::new();
    while waits.len() < 4 {
        let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:medium"), ("order", "fixed")]).await;
        let mut socket = olya.connect(&table, None).await.unwrap();
        // A game may be over soon.
        while let Some(waited) = wait(&mut socket).await {
            waits.push(waited);
            if waits.len() == 4 {
                break;
            }
        }
    }
    waits.sort();
    assert!(waits[1] < Duration::from_secs(5), "{waits:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_only_bots_play_rests_when_nobody_looks_and_goes_on_when_somebody_does() {
    let inn = open(|config| (config.pace.bot, config.pace.linger) = (60..=60, 300)).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = olya.connect(&table, None).await.unwrap();
    next(&mut socket).await;
    socket.say(&json!({ "seat": { "hand_over": 0, "level": "random" } })).await.unwrap();
    let moves = async || {
        let id = table.clone();
        let sql = "SELECT count(*) FROM journal WHERE room = ?";
        let count: i64 = inn.house.store.read(move |db| db.query_row(sql, [id], |row| row.get(0))).await.unwrap();
        count
    };
    soon("the bots play", async || moves().await >= 3).await;
    drop(socket);
    // In that time bots at a table that somebody watches make some twenty moves.
    let mut rested = -1;
    soon("bots do not play for nobody", async || {
        let before = std::mem::replace(&mut rested, moves().await);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        before == rested && moves().await == rested
    })
    .await;
    let mut socket = olya.connect(&table, None).await.unwrap();
    let over = next(&mut socket).await["panels"]["result"].as_str().is_some_and(|result| !result.is_empty());
    assert!(!over, "the game should not be over by now");
    soon("somebody wakes it", async || moves().await > rested).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_as_calm_as_their_player_likes_and_can_be_skipped() {
    let inn = open(|config| config.pace.bot = 1_500..=1_500).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let cookie = olya.cookie.clone().unwrap();
    let mut waits = Vec::new();
    for tempo in ["once", "quick", "calm"] {
        olya.cookie = Some(format!("{cookie}; bots={tempo}"));
        let mut socket = olya.connect(&table, None).await.unwrap();
        waits.push(wait(&mut socket).await.expect("the game goes on").as_millis());
    }
    assert!(waits[0] < 1_450 && waits[1] >= 1_450 && waits[2] >= 4_450, "{waits:?}");
    // Calm, but not now.
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = olya.connect(&table, None).await.unwrap();
    assert!(until_asked(&mut socket).await);
    while socket.mine {
        let offer = any(&socket);
        socket.click(&offer).await.unwrap();
        next(&mut socket).await;
    }
    assert!(socket.panels["prompt"].contains("data-skip"), "{}", socket.panels["prompt"]);
    let since = Instant::now();
    socket.say(&json!({ "skip": true })).await.unwrap();
    assert!(until_asked(&mut socket).await);
    assert!(since.elapsed().as_millis() < 1_450, "{:?}", since.elapsed());
    assert!(!socket.panels["prompt"].contains("data-skip"));
    // Once asked they are calm again.
    assert!(wait(&mut socket).await.expect("the game goes on").as_millis() >= 4_450);
    // Who only watches skips nothing.
    let mut crowd = inn.guest().connect(&table, None).await.unwrap();
    crowd.say(&json!({ "skip": true })).await.unwrap();
    while next(&mut crowd).await.get("refused").is_none() {}
}

/// A player alone among the bots of "Play now": how long they waited, and how many steps were shown in it.
async fn waits_at(inn: &Inn, game: &'static str, turns: usize) -> Vec<(Duration, usize)> {
    let mut guest = inn.guest();
    let table = guest.post(&format!("/play/{game}"), &[]).await.unwrap().table().unwrap();
    let mut socket = guest.connect(&table, None).await.unwrap();
    let mut waits = Vec::new();
    let mut away: Option<(Instant, usize)> = None;
    while waits.len() < turns && socket.panels.get("result").is_none_or(|result| result.is_empty()) {
        if socket.mine && !listed(&socket).is_empty() {
            waits.extend(away.take().map(|(since, steps)| (since.elapsed(), steps)));
            let (offer, ply) = (any(&socket), socket.ply);
            socket.click(&offer).await.unwrap();
            while socket.mine && socket.ply == ply {
                next(&mut socket).await;
            }
        } else {
            let told = socket.log.len();
            next(&mut socket).await;
            let steps = usize::from(socket.log.len() > told);
            away = away.map(|(since, before)| (since, before + steps));
        }
        if !socket.mine && away.is_none() {
            away = Some((Instant::now(), 0));
        }
    }
    waits
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_longer_than_a_second_to_think_and_a_third_for_each_step() {
    let inn = open(|config| config.pace = Pace::default()).await;
    for game in ["animal_kingdoms", "tundra", "arctic", "a_wild_venture", "root"] {
        // A machine that does something else besides may take a little longer to store and draw, and much longer for a moment.
        let mut tries = Vec::new();
        while tries.len() < 3 && tries.last().is_none_or(|(waited, goal)| *waited >= goal * 1.2) {
            let waits = waits_at(&inn, game, 3).await;
            assert!(!waits.is_empty(), "{game}");
            let waited: f64 = waits.iter().map(|(wait, _)| wait.as_secs_f64()).sum();
            let steps: usize = waits.iter().map(|(_, steps)| steps).sum();
            let goal = waits.len() as f64 + 0.35 * steps as f64;
            println!("{game}: {waited:.1} s in {} waits with {steps} steps; the goal is {goal:.1} s", waits.len());
            tries.push((waited, goal));
        }
        assert!(tries.iter().any(|(waited, goal)| *waited < goal * 1.2), "{game}: {tries:?}");
    }
}
