//! Time.

use std::time::{Duration, Instant};

use crate::common::{
    Inn, click_any, folder, hurried, make, next, open, open_with, patient, place, settle, until_asked,
};

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_is_played_by_a_bot() {
    // A minute lasts 600 ms here.
    let inn = open(|config| config.pace.second = 10).await;
    let (one, two, table) = inn.two(&[("clock", "live"), ("bank", "1"), ("increment", "0")]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    next(&mut first).await;
    next(&mut second).await;
    let idle = if first.mine { &mut first } else { &mut second };
    assert!(idle.panels["seats-bar"].contains("data-running"));
    let start = Instant::now();
    let mut again = start;
    while !idle.panels["seats-bar"].contains("data-take-back") {
        // To take back what nobody has taken away gives no time.
        if again.elapsed() > Duration::from_millis(200) {
            again = Instant::now();
            for seat in 0..2 {
                idle.say(&serde_json::json!({ "seat": { "take_back": seat } })).await.unwrap();
            }
        }
        let _ = tokio::time::timeout(Duration::from_millis(50), idle.next()).await;
        assert!(start.elapsed() < Duration::from_secs(20), "their time is never up");
    }
    assert!(start.elapsed() >= Duration::from_millis(300), "{:?}", start.elapsed());
    // Whoever comes back gets a little time.
    let seat = if idle.panels["seats-bar"].contains("data-take-back=\"0\"") { 0 } else { 1 };
    idle.say(&serde_json::json!({ "seat": { "take_back": seat } })).await.unwrap();
    while idle.panels["seats-bar"].contains("data-take-back") {
        next(idle).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_tell_nothing_of_hidden_choices() {
    let inn = open(|config| config.pace = patient()).await;
    let (one, two, table) = inn.two(&[("clock", "live"), ("bank", "10"), ("increment", "5")]).await;
    let (mut first, mut second) = (one.connect(&table, None).await.unwrap(), two.connect(&table, None).await.unwrap());
    let (mut within, mut passed) = (0, 0);
    while within < 5 || passed < 5 {
        settle(&mut first).await;
        settle(&mut second).await;
        let (mover, other) = if first.mine { (&mut first, &mut second) } else { (&mut second, &mut first) };
        assert!(until_asked(mover).await, "the game ends too early");
        let bar = other.panels["seats-bar"].clone();
        click_any(mover).await;
        let came = settle(other).await;
        let told = came.iter().any(|message| message["panels"].get("seats-bar").is_some());
        // Within a turn nothing about time is sent, however long it takes; when it passes, everybody sees it.
        if mover.mine {
            assert!(!told, "{came:?}");
            assert_eq!(bar, other.panels["seats-bar"]);
            within += 1;
        } else {
            assert!(told, "{came:?}");
            passed += 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_game_warns_before_a_bot_takes_over() {
    let (hook, letters) = crate::notices::mailbox(0);
    let inn = open(|config| {
        config.pace.second = 1;
        config.pace.linger = 100;
    })
    .await;
    // One hour is 3.6 s at this pace; after it comes the warning, and after a quarter of it the bot.
    let (mut one, mut two, table) = inn.two(&[("clock", "slow"), ("hours", "1")]).await;
    for guest in [&mut one, &mut two] {
        assert_eq!(guest.post("/account/webhook", &[("url", &hook)]).await.unwrap().status, 200);
    }
    let start = Instant::now();
    let mut events = Vec::new();
    while !events.iter().any(|event| event == "time_warning") {
        let letter = letters.recv_timeout(Duration::from_secs(20)).expect("a letter comes");
        assert_eq!(letter["table"], table.as_str());
        events.push(letter["event"].as_str().unwrap().to_string());
    }
    assert!(start.elapsed() > Duration::from_secs(3), "{:?}", start.elapsed());
    // Nobody watches: the table is woken when the time is up.
    let by_bot = || async {
        let id = table.clone();
        let sql = "SELECT count(*) FROM seats WHERE room = ? AND stand_in IS NOT NULL";
        let count: i64 = inn.house.store.read(move |db| db.query_row(sql, [id], |row| row.get(0))).await.unwrap();
        count
    };
    while by_bot().await == 0 {
        assert!(start.elapsed() < Duration::from_secs(20), "no bot took over");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_every_table_that_waits_is_woken_whatever_the_clock_says() {
    let folder = folder();
    let moves = async |inn: &Inn| {
        let sql = "SELECT count(*) FROM journal";
        let count: i64 = inn.house.store.read(move |db| db.query_row(sql, (), |row| row.get(0))).await.unwrap();
        count
    };
    let mut slow = hurried(place(&folder));
    slow.pace.bot = 600_000..=600_000;
    let inn = open_with(slow).await;
    // At one of the two tables the bot begins.
    let mut olya = inn.arrived("Olya").await;
    for [me, bot] in [["seat.0", "seat.1"], ["seat.1", "seat.0"]] {
        make(&mut olya, &[(me, "me"), (bot, "bot:random"), ("order", "fixed")]).await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(moves(&inn).await, 0);
    // The wall clock goes back by a day while the house is closed: what was due is in the future now.
    inn.house.store.write(|db| db.execute("UPDATE tables SET due = due + 86400000", ())).await.unwrap();
    inn.close().await;
    let inn = open_with(hurried(place(&folder))).await;
    let start = Instant::now();
    while moves(&inn).await == 0 {
        assert!(start.elapsed() < Duration::from_secs(10), "the bot never moves");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
