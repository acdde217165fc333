//! Asking for help: who asks is told what a strong bot would do, all others only that they asked, and nothing else happens.

use std::time::Instant;

use load::Socket;
use serde_json::{Value, json};

use crate::common::{
    Inn, click_any, folder, hurried, listed, next, open, open_with, patient, place, settle, until_asked,
};

/// Asks, and waits until the answer is there.
async fn ask(socket: &mut Socket) -> Value {
    let (ply, begun) = (socket.ply.unwrap(), Instant::now());
    socket.say(&json!({ "ask": { "ply": ply } })).await.unwrap();
    loop {
        let message = next(socket).await;
        let counsel = socket.panels.get("counsel").map_or("", String::as_str);
        if message.get("refused").is_some() || counsel.contains("class=\"best\"") {
            // How long it takes on a quiet machine stands in docs/web.md.
            println!("answered after {:.2?}", begun.elapsed());
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_is_told_and_everybody_sees_that_they_asked() {
    let inn = open(|config| config.pace = patient()).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    let mut crowd = inn.guest().connect(&table, None).await.unwrap();
    for socket in [&mut first, &mut second, &mut crowd] {
        settle(socket).await;
    }
    let (mover, other) = if first.mine { (&mut first, &mut second) } else { (&mut second, &mut first) };
    until_asked(mover).await;
    let (before, ply) = (listed(mover), mover.ply);
    // Whose turn it is not asks in vain.
    other.say(&json!({ "ask": { "ply": ply } })).await.unwrap();
    assert!(settle(other).await.iter().any(|message| message.get("refused").is_some()));
    ask(mover).await;
    let counsel = mover.panels["counsel"].clone();
    assert!(counsel.contains("Chance of winning"), "{counsel}");
    assert_eq!((listed(mover), mover.ply), (before, ply), "nothing has changed in the game");
    for socket in [&mut *other, &mut crowd] {
        settle(socket).await;
        assert_eq!(socket.panels.get("counsel").map_or("", String::as_str), "", "the advice is not theirs");
        assert!(socket.log.iter().any(|line| line.contains("asks for help")), "{:?}", socket.log);
        assert!(socket.panels["seats-bar"].contains("class=\"helped\""));
    }
    // Asked twice it is told once; after a move the advice is gone.
    let lines = crowd.log.len();
    mover.say(&json!({ "ask": { "ply": ply } })).await.unwrap();
    settle(mover).await;
    settle(&mut crowd).await;
    assert_eq!(crowd.log.len(), lines);
    click_any(mover).await;
    settle(mover).await;
    assert_eq!(mover.panels["counsel"], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn help_can_be_forbidden_and_who_had_it_is_known_after_a_restart() {
    let folder = folder();
    let mut config = hurried(place(&folder));
    config.pace = patient();
    let inn = open_with(config.clone()).await;
    let (one, _, table) = inn.two(&[("help", "off")]).await;
    let mut socket = one.connect(&table, None).await.unwrap();
    settle(&mut socket).await;
    if socket.mine {
        until_asked(&mut socket).await;
        assert!(!socket.panels["prompt"].contains("data-ask"));
        let refused = ask(&mut socket).await;
        assert!(refused["refused"].as_str().unwrap().contains("no help"), "{refused}");
    }
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    settle(&mut first).await;
    settle(&mut second).await;
    let mover = if first.mine { &mut first } else { &mut second };
    until_asked(mover).await;
    ask(mover).await;
    inn.close().await;
    let inn = open_with(config).await;
    let mut crowd = inn.guest().connect(&table, None).await.unwrap();
    settle(&mut crowd).await;
    assert!(crowd.log.iter().any(|line| line.contains("asks for help")), "{:?}", crowd.log);
    assert!(crowd.panels["seats-bar"].contains("class=\"helped\""));
}

/// Two at a new table, with what they have seen of it: who has to choose, and the other one.
async fn seated(inn: &Inn) -> [Socket; 2] {
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    settle(&mut first).await;
    settle(&mut second).await;
    let mut both = if first.mine { [first, second] } else { [second, first] };
    until_asked(&mut both[0]).await;
    both
}

/// The values of an attribute in some markup.
fn attributes<'a>(markup: &'a str, name: &'a str) -> Vec<&'a str> {
    markup.split(name).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_cannot_be_chosen_is_explained_with_its_rule() {
    let inn = open(|config| config.pace = patient()).await;
    let [mover, other] = &mut seated(&inn).await;
    let board = mover.panels["board"].clone();
    let choices = mover.panels["choices"].clone();
    let open = attributes(&choices, "data-spot=\"");
    let things = attributes(&board, "data-spot=\"");
    let closed = things.iter().find(|thing| !open.contains(*thing)).expect("something cannot be chosen");
    mover.say(&json!({ "why": closed })).await.unwrap();
    let told = next(mover).await;
    assert!(told["why"].as_str().unwrap().contains("/full#rule-"), "{told}");
    other.say(&json!({ "why": closed })).await.unwrap();
    let told = next(other).await;
    assert!(told["why"].as_str().unwrap().contains("It is the turn of"), "{told}");
    mover.say(&json!({ "why": "x".repeat(5_000) })).await.unwrap();
    assert!(next(mover).await["why"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_tried_on_a_shadow_and_nothing_happens_at_the_table() {
    let inn = open(|config| config.pace = patient()).await;
    let (one, two, table) = inn.two(&[]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    settle(&mut first).await;
    settle(&mut second).await;
    let path = format!("/table/{table}/what-if");
    let (one, two) = (one.clone(), two.clone());
    let (mover, mut asks, waits) = if first.mine { (&mut first, one, two) } else { (&mut second, two, one) };
    until_asked(mover).await;
    let (ply, before) = (mover.ply.unwrap(), listed(mover));
    assert_ne!(waits.get(&path).await.unwrap().status, 200, "only who has to choose imagines something");
    assert_ne!(inn.guest().get(&path).await.unwrap().status, 200);
    // Nobody becomes one who was helped by following a link of somebody else.
    let mut led = asks.clone();
    led.headers.push(("sec-fetch-site", "cross-site".into()));
    assert_eq!(led.get(&path).await.unwrap().table().as_deref(), Some(table.as_str()));
    settle(mover).await;
    assert!(!mover.log.iter().any(|line| line.contains("help")), "{:?}", mover.log);
    let page = asks.get(&path).await.unwrap();
    assert_eq!(page.status, 200, "{}", page.body);
    settle(mover).await;
    assert!(mover.log.iter().any(|line| line.contains("help")), "{:?}", mover.log);
    assert!(page.body.contains("Imagined") && page.body.contains("data-play"));
    let seed: u64 = attributes(&page.body, "data-seed=\"")[0].parse().unwrap();
    let line = vec![before[0].actions[0].clone()];
    let tried = asks.call(&path, &json!({ "ply": ply, "seed": seed, "line": line, "bots": true })).await.unwrap();
    assert_eq!(tried.status, 200, "{}", tried.body);
    let told: Value = serde_json::from_str(&tried.body).unwrap();
    assert!(!told["line"].as_array().unwrap().is_empty() && told["panels"]["board"].is_string());
    // The same line from the same seed is the same shadow.
    let line: Vec<String> = serde_json::from_value(told["line"].clone()).unwrap();
    let word = json!({ "ply": ply, "seed": seed, "line": line, "bots": false });
    let [again, once_more] = [asks.call(&path, &word).await.unwrap(), asks.call(&path, &word).await.unwrap()];
    assert_eq!(again.body, once_more.body);
    for nonsense in [
        json!({ "ply": ply + 1, "seed": seed, "line": [], "bots": false }),
        json!({ "ply": ply, "seed": seed, "line": ["\"conquer\""], "bots": false }),
        json!({ "ply": ply, "seed": seed, "line": vec!["x"; 1_000], "bots": false }),
    ] {
        assert_ne!(asks.call(&path, &nonsense).await.unwrap().status, 200, "{nonsense}");
    }
    settle(mover).await;
    assert_eq!((mover.ply.unwrap(), listed(mover)), (ply, before));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_with_a_guard_is_known_and_others_see_no_warning() {
    let inn = open(|config| config.pace = patient()).await;
    let [mover, other] = &mut seated(&inn).await;
    mover.say(&json!({ "guard": { "ply": mover.ply } })).await.unwrap();
    settle(mover).await;
    assert_eq!(mover.panels.get("counsel").map_or("", String::as_str), "", "a guard is quiet");
    settle(other).await;
    assert!(other.log.iter().any(|line| line.contains("learner’s guard")), "{:?}", other.log);
    // To leave the age with the first choice is one to regret.
    while !mover.panels.get("guard").is_some_and(|guard| guard.contains("withdraw")) {
        next(mover).await;
    }
    assert!(mover.panels["guard"].contains("this costs you much"), "{}", mover.panels["guard"]);
    // Whoever then asks after all is told as well.
    ask(mover).await;
    assert!(mover.panels["counsel"].contains("Chance of winning"));
    settle(other).await;
    assert_eq!(other.panels.get("guard").map_or("", String::as_str), "");
    // A warning forbids nothing, and goes with its question.
    let offers = listed(mover);
    let withdraw = offers.iter().find(|offer| offer.actions[0].contains("withdraw")).unwrap();
    let ply = mover.ply;
    mover.click(withdraw).await.unwrap();
    while mover.ply == ply {
        assert!(next(mover).await.get("refused").is_none());
    }
    assert_eq!(mover.panels["guard"], "");
}
