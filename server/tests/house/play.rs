//! Playing through sockets.

use load::Socket;
use serde_json::{Value, json};
use server::Pace;

use crate::common::{
    any, click_any, json as get_json, listed, luck, make, next, open, open_with, patient, settle, silent, until_asked,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_can_only_be_ended_waits_while_something_can_be_taken_back() {
    let inn = open(|_| {}).await;
    let mut guest = inn.arrived("Anna").await;
    let made = guest.post("/new/a_wild_venture", &[("seat.0", "me"), ("seat.1", "bot:random")]).await.unwrap();
    let table = made.table().unwrap();
    let mut socket = guest.connect(&table, None).await.unwrap();
    let mut waited = 0;
    while waited < 3 && until_asked(&mut socket).await {
        if socket.panels["choices"].contains("data-follows") {
            // It follows from clicks that can be taken back; everything else with one choice is answered at once here.
            assert_eq!(listed(&socket).len(), 1);
            silent(&mut socket, 120).await;
            waited += 1;
        } else if listed(&socket).len() == 1 {
            next(&mut socket).await;
            continue;
        }
        click_any(&mut socket).await;
    }
    assert!(waited > 0, "no turn had nothing left but its end");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_and_a_bot_play_a_whole_game() {
    let inn = open(|_| {}).await;
    let (mut one, mut two) = (inn.arrived("Anna").await, inn.arrived("Borys").await);
    let table =
        make(&mut one, &[("seat.0", "me"), ("seat.1", "open"), ("seat.2", "bot:random"), ("visibility", "public")])
            .await;
    two.post(&format!("/table/{table}/join"), &[]).await.unwrap();
    let crowd = inn.guest();
    let mut watching = crowd.connect(&table, None).await.unwrap();
    let play = async |guest: &load::Guest| {
        let mut socket = guest.connect(&table, None).await.unwrap();
        let mut moves = 0;
        while until_asked(&mut socket).await {
            let message = click_any(&mut socket).await;
            // The house may have answered a single-choice question a moment before.
            if message.get("refused").is_none() {
                moves += 1;
            }
        }
        (moves, socket)
    };
    let ((first, socket), (second, _)) = tokio::join!(play(&one), play(&two));
    assert!(first > 0 && second > 0, "{first} {second}");
    assert!(!socket.log.is_empty());
    assert!(!socket.panels["result"].is_empty());
    while watching.panels.get("result").is_none_or(|result| result.is_empty()) {
        next(&mut watching).await;
        assert!(!watching.mine && watching.ply.is_none() && watching.offers().is_empty());
    }
    // Now everything may be seen: record, key, replay from all eyes.
    let record: Value = get_json(&crowd, &format!("/table/{table}/record.json")).await;
    let game = shelf::game("animal_kingdoms").unwrap().replay(&record.to_string()).unwrap();
    assert_eq!(game.turn(), engine::Turn::Over);
    for eyes in ["open", "crowd", "0", "1", "2"] {
        for ply in [0, 1, game.ply() / 2, game.ply()] {
            let page = crowd.get(&format!("/table/{table}/replay/{ply}?eyes={eyes}")).await.unwrap();
            assert_eq!(page.status, 200, "{eyes} {ply}");
        }
    }
    // Nobody looks through the eyes of an empty chair; what names no chair at all is not heeded.
    for (eyes, status) in [("3", 404), ("5", 404), ("9", 200), ("255", 200), ("nobody", 200)] {
        let page = crowd.get(&format!("/table/{table}/replay/1?eyes={eyes}")).await.unwrap();
        assert_eq!(page.status, status, "{eyes}");
    }
    let verified = crowd.get(&format!("/table/{table}/verify")).await.unwrap();
    assert!(verified.body.contains(record["key"].as_str().unwrap()));
    let home = one.get("/").await.unwrap().body;
    assert!(home.contains(&table), "a finished game is listed");

    // And once more: the second one to ask joins the first one's table.
    let again = one.post(&format!("/table/{table}/rematch"), &[]).await.unwrap();
    let next_table = again.table().expect("a rematch");
    assert_eq!(two.post(&format!("/table/{table}/rematch"), &[]).await.unwrap().table(), Some(next_table.clone()));
    assert_ne!(next_table, table);
    assert!(two.get(&format!("/table/{next_table}")).await.unwrap().body.contains("id=\"choices\""));
    assert!(crowd.get(&format!("/table/{table}")).await.unwrap().body.contains(&next_table));
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_doubled_and_foreign_clicks_are_harmless() {
    // The house does not answer anything here, so that only clicks count.
    let inn = open(|config| config.pace = patient()).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    settle(&mut first).await;
    settle(&mut second).await;
    let (mover, other) = if first.mine { (&mut first, &mut second) } else { (&mut second, &mut first) };
    until_asked(mover).await;
    let offer = any(mover);
    let ply = mover.ply.unwrap();
    let word = json!({ "play": { "ply": ply, "back": 0, "actions": offer.actions } });
    other.say(&word).await.unwrap();
    assert!(refused(other).await, "not your turn");
    mover.say(&word).await.unwrap();
    mover.say(&word).await.unwrap();
    let mut messages = vec![next(mover).await];
    while messages.last().unwrap().get("refused").is_none() {
        messages.push(next(mover).await);
    }
    settle(mover).await;
    assert!(mover.ply.is_none_or(|now| now == ply + 1), "played once");
    for nonsense in [
        json!({ "play": { "ply": ply + 1, "actions": ["\"conquer\""] } }),
        json!({ "play": { "ply": ply + 1, "actions": [] } }),
        json!({ "play": { "ply": ply + 1, "actions": ["x".repeat(3_000)] } }),
        json!({ "undo": { "ply": ply + 1, "plies": 99 } }),
        json!({ "seat": { "take_back": 9 } }),
        json!({ "curtain": { "open": 9 } }),
        json!({ "dance": true }),
        json!("x"),
    ] {
        mover.say(&nonsense).await.unwrap();
        assert!(refused(mover).await, "{nonsense}");
    }
    mover.say(&json!({ "ping": 7 })).await.unwrap();
    assert_eq!(next(mover).await, json!({ "pong": 7 }));
    let crowd = inn.guest();
    let mut watching = crowd.connect(&table, None).await.unwrap();
    next(&mut watching).await;
    watching.say(&word).await.unwrap();
    assert!(refused(&mut watching).await);
}

/// Waits for a refusal, passing over news.
async fn refused(socket: &mut Socket) -> bool {
    for _ in 0..5 {
        if next(socket).await.get("refused").is_some() {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_taken_back_and_the_others_see_it() {
    let inn = open(|config| config.pace = patient()).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    let mut watching = inn.guest().connect(&table, None).await.unwrap();
    settle(&mut first).await;
    settle(&mut second).await;
    // Plays until something can be taken back.
    for _ in 0..60 {
        settle(&mut watching).await;
        let told = watching.log.clone();
        let (mover, other) = if first.mine { (&mut first, &mut second) } else { (&mut second, &mut first) };
        until_asked(mover).await;
        settle(other).await;
        let (before, lines, ply, shown) = (listed(mover), mover.log.clone(), mover.ply, other.log.clone());
        click_any(mover).await;
        if mover.mine && mover.panels["prompt"].contains("data-undo") {
            mover.say(&json!({ "undo": { "ply": mover.ply, "plies": 1 } })).await.unwrap();
            next(mover).await;
            assert_eq!((listed(mover), mover.log.clone(), mover.ply), (before, lines, ply));
            // The others see what they saw before, whether they were there or come anew.
            settle(other).await;
            assert_eq!(other.log, shown);
            settle(&mut watching).await;
            assert_eq!(watching.log, told);
            assert_eq!(log_of(inn.guest(), &table).await, told);
            return;
        }
        settle(mover).await;
        settle(other).await;
    }
    panic!("nothing could be taken back");
}

async fn log_of(guest: load::Guest, table: &str) -> Vec<String> {
    let mut socket = guest.connect(table, None).await.unwrap();
    next(&mut socket).await;
    socket.log
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_can_be_forbidden() {
    let inn = open(|_| {}).await;
    let (one, two, table) = inn.two(&[("undo", "off")]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    let mover = if first.mine { &mut first } else { &mut second };
    until_asked(mover).await;
    click_any(mover).await;
    assert!(!mover.panels["prompt"].contains("data-undo"));
    let ply = mover.ply.unwrap_or(1);
    mover.say(&json!({ "undo": { "ply": ply, "plies": 1 } })).await.unwrap();
    assert!(refused(mover).await);
    assert!(mover.offers().iter().all(|offer| offer.back == 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_just_the_rest() {
    let inn = open(|_| {}).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    assert_eq!(next(&mut first).await["fresh"], true);
    next(&mut second).await;
    let crowd = inn.guest();
    let mut watching = crowd.connect(&table, None).await.unwrap();
    next(&mut watching).await;
    let (seen, lines) = (watching.n, watching.log.len());
    drop(watching);
    // Who has everything gets nothing.
    let mut same = crowd.connect(&table, Some(seen)).await.unwrap();
    assert_eq!(settle(&mut same).await, [Value::Null; 0]);
    drop(same);
    let mover = if first.mine { &mut first } else { &mut second };
    for _ in 0..6 {
        if until_asked(mover).await && mover.mine {
            click_any(mover).await;
        }
        if !mover.mine {
            break;
        }
    }
    let mut back = crowd.connect(&table, Some(seen)).await.unwrap();
    let rest = next(&mut back).await;
    assert!(rest.get("fresh").is_none(), "{rest}");
    let mut anew = crowd.connect(&table, None).await.unwrap();
    let whole = next(&mut anew).await;
    assert_eq!(whole["fresh"], true);
    assert!(rest["panels"].as_object().unwrap().len() < whole["panels"].as_object().unwrap().len());
    for (id, markup) in rest["panels"].as_object().unwrap() {
        assert_eq!(markup, &whole["panels"][id], "{id}");
    }
    assert_eq!(lines + rest["log"].as_array().map_or(0, Vec::len), anew.log.len());
    // A number from before a restart is not believed.
    let mut old = crowd.connect(&table, Some(17)).await.unwrap();
    assert_eq!(next(&mut old).await["fresh"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restarted_house_goes_on_where_it_was() {
    let folder = crate::common::folder();
    let mut config = crate::common::hurried(crate::common::place(&folder));
    config.pace = patient();
    let inn = open_with(config.clone()).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    let mover = if first.mine { &mut first } else { &mut second };
    for _ in 0..3 {
        if mover.mine && !mover.offers().is_empty() {
            click_any(mover).await;
        }
    }
    let (log, seen) = (mover.log.clone(), mover.n);
    let who = if std::ptr::eq(mover, &first) { one.cookie.clone() } else { two.cookie.clone() };
    inn.close().await;
    let again = open_with(config).await;
    let mut guest = again.guest();
    guest.cookie = who;
    let mut socket = guest.connect(&table, Some(seen)).await.unwrap();
    let message = next(&mut socket).await;
    assert_eq!(message["fresh"], true, "a new house counts anew");
    assert_eq!(socket.log, log);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_escaped_and_only_for_players() {
    let inn = open(|_| {}).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    next(&mut second).await;
    next(&mut first).await;
    first.say(&json!({ "chat": "<script>alert(1)</script> & hello" })).await.unwrap();
    loop {
        let message = next(&mut second).await;
        if let Some(lines) = message.get("chat") {
            let line = lines[0].as_str().unwrap();
            assert!(line.contains("&lt;script&gt;") && !line.contains("<script>"), "{line}");
            break;
        }
    }
    let page = inn.guest().get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert(1)"));
    let mut watching = inn.guest().connect(&table, None).await.unwrap();
    next(&mut watching).await;
    watching.say(&json!({ "chat": "me too" })).await.unwrap();
    assert!(refused(&mut watching).await);
    first.say(&json!({ "chat": "   " })).await.unwrap();
    assert!(refused(&mut first).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let inn = open(|config| config.pace = Pace { bot: 0..=0, ..patient() }).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    second.say(&json!({ "seat": { "hand_over": 0 } })).await.unwrap();
    assert!(refused(&mut second).await, "not theirs");
    first.say(&json!({ "seat": { "hand_over": 0, "level": "random" } })).await.unwrap();
    // The other plays on against the bot: at least one whole round.
    for _ in 0..8 {
        assert!(until_asked(&mut second).await, "the game ends too early");
        stay(&mut second).await;
    }
    first.say(&json!({ "seat": { "take_back": 0 } })).await.unwrap();
    while !first.panels["seats-bar"].contains("data-hand-over=\"0\"") {
        assert!(next(&mut first).await.get("refused").is_none());
    }
    settle(&mut first).await;
    while !first.mine || first.offers().is_empty() {
        // Nobody else moves for the first player now.
        assert!(until_asked(&mut second).await, "the game ends too early");
        stay(&mut second).await;
        settle(&mut first).await;
    }
    let message = click_any(&mut first).await;
    assert!(message.get("refused").is_none(), "{message}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ends_a_turn_says_so_before() {
    let inn = open(|config| config.pace = patient()).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    let (mut ended, mut went_on) = (0, 0);
    while ended < 4 || went_on < 8 {
        settle(&mut first).await;
        settle(&mut second).await;
        let mover = if first.mine { &mut first } else { &mut second };
        assert!(until_asked(mover).await, "the game ends too early");
        let offers = listed(mover);
        let ply = mover.ply;
        let buttons: Vec<String> = mover.panels["choices"]
            .split("<button ")
            .skip(1)
            .filter(|button| button.starts_with("class"))
            .map(Into::into)
            .collect();
        assert_eq!(buttons.len(), offers.len());
        // Nobody withdraws, so that the game lasts.
        let staying =
            (0..offers.len()).filter(|&n| !offers[n].actions.iter().any(|action| action.contains("withdraw")));
        let staying: Vec<usize> = staying.collect();
        let picked = staying[luck((ply, staying.len())) % staying.len()];
        mover.click(&offers[picked]).await.unwrap();
        while mover.ply == ply {
            next(mover).await;
        }
        settle(mover).await;
        if buttons[picked].contains("data-ends") {
            assert!(!mover.mine, "{}", buttons[picked]);
            ended += 1;
        } else if offers.len() > 1 && !["done", "pass"].iter().any(|word| offers[picked].actions[0].contains(word)) {
            assert!(mover.mine, "{}", buttons[picked]);
            went_on += 1;
        }
    }
}

/// Clicks something, but stays in the age.
async fn stay(socket: &mut Socket) {
    let ply = socket.ply;
    let offers =
        listed(socket).into_iter().filter(|offer| !offer.actions.iter().any(|action| action.contains("withdraw")));
    let offers: Vec<_> = offers.collect();
    socket.click(&offers[luck((ply, offers.len())) % offers.len()]).await.unwrap();
    while socket.ply == ply {
        next(socket).await;
    }
}
