//! A house of many nodes: one database, a bus between them, and people who are everywhere. Whatever the bus does, everybody is shown the same,
//! and nothing happens twice.

use std::time::{Duration, Instant};

use load::{Guest, Socket};
use serde_json::{Value, json};
use server::{Carried, Database, Hub, Road};
use tokio::time::timeout;

use crate::common::{
    Inn, any, click_any, hurried, json as ask, listed, make, next, open_with, settle, soon, until_asked,
};
use crate::services;

/// Opens so many nodes of one house; nothing where there is no PostgreSQL.
pub async fn nodes(count: usize, road: &Road, change: impl Fn(&mut server::Config)) -> Option<Vec<Inn>> {
    let address = services::fresh()?;
    let mut inns = Vec::new();
    for _ in 0..count {
        let mut config = hurried(Database::Postgres(address.clone()));
        config.bus = road.clone();
        change(&mut config);
        inns.push(open_with(config).await);
    }
    Some(inns)
}

/// The same person at another node.
pub fn at(inn: &Inn, guest: &Guest) -> Guest {
    let mut there = guest.clone();
    there.base = inn.base.clone();
    there
}

/// Two people at a table, the second of whom joins at another node.
pub async fn two(one: &Inn, other: &Inn, more: &[(&str, &str)]) -> (Guest, Guest, String) {
    let (mut anna, mut borys) = (one.arrived("Anna").await, other.arrived("Borys").await);
    let mut form = vec![("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")];
    form.extend_from_slice(more);
    let table = make(&mut anna, &form).await;
    let joined = borys.post(&format!("/table/{table}/join"), &[]).await.unwrap();
    assert_eq!(joined.status, 303, "{}", joined.body);
    (anna, borys, table)
}

pub async fn watch(guest: &Guest, table: &str) -> Socket {
    let mut socket = guest.connect(table, None).await.unwrap();
    next(&mut socket).await;
    socket
}

/// Waits until all have been shown the same; says what.
async fn until_alike(sockets: &mut [Socket]) -> Vec<String> {
    let begun = Instant::now();
    loop {
        for socket in sockets.iter_mut() {
            settle(socket).await;
        }
        let logs: Vec<_> = sockets.iter().map(|socket| &socket.log).collect();
        let boards: Vec<_> = sockets.iter().map(|socket| socket.panels.get("board")).collect();
        if logs.iter().all(|log| *log == logs[0]) && boards.iter().all(|board| *board == boards[0]) {
            return logs[0].clone();
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "they differ: {logs:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Plays at a table with watchers at every node, until so many moves were made or the game is over.
async fn play_everywhere(inns: &[Inn], most: usize) {
    let (anna, borys, table) = two(&inns[0], &inns[1], &[]).await;
    let mut players = [watch(&anna, &table).await, watch(&borys, &table).await];
    let mut crowd = Vec::new();
    for inn in inns {
        crowd.push(watch(&inn.guest(), &table).await);
    }
    let (mut moves, mut over) = (0, false);
    while moves < most && !over {
        // Whoever is asked, wherever they are.
        let mut asked = false;
        for player in &mut players {
            settle(player).await;
            over |= player.panels.get("result").is_some_and(|result| !result.is_empty());
            if player.mine && !listed(player).is_empty() && !over {
                // The same person may have moved since: then the table has moved on, and shows how it stands.
                click_any(player).await;
                (moves, asked) = (moves + 1, true);
            }
        }
        if !asked {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    let log = until_alike(&mut crowd).await;
    assert!(log.len() > 3, "something was told: {log:?}");
    let [mut one, _] = players;
    settle(&mut one).await;
    let stale = inns[2].guest().connect(&table, Some(one.n)).await;
    let first = next(&mut stale.unwrap()).await;
    assert_eq!(first["fresh"], true, "a number of another node says nothing here");
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_at_three_nodes_are_shown_the_same() {
    let Some(inns) = nodes(3, &Road::Hub(Hub::default()), |_| {}).await else { return };
    play_everywhere(&inns, 60).await;
    let told = inns[2].metrics().await.body;
    assert!(!told.contains("polyana_followed_total 0"), "a node that only watches follows by the bus: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn news_that_are_lost_doubled_or_late_change_nothing() {
    let hub = Hub::default();
    hub.disturb(|number| match number % 9 {
        2 => Carried::Never,
        4 => Carried::Twice,
        0 | 6 | 7 => Carried::Late,
        _ => Carried::Once,
    });
    let Some(inns) = nodes(3, &Road::Hub(hub), |_| {}).await else { return };
    play_everywhere(&inns, 24).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_follow_each_other_by_nats() {
    let Some(bus) = services::bus() else { return };
    let Some(inns) = nodes(3, &Road::Nats(format!("{bus}/follow")), |_| {}).await else { return };
    play_everywhere(&inns, 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_bus_the_house_is_slower_and_not_wrong() {
    // Nobody listens there.
    let Some(inns) = nodes(3, &Road::Nats("nats://127.0.0.1:1".into()), |_| {}).await else { return };
    play_everywhere(&inns, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_clicks_at_two_nodes_one_counts() {
    let Some(inns) = nodes(2, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let (anna, borys, table) = two(&inns[0], &inns[1], &[]).await;
    let (mut here, mut there) = (watch(&anna, &table).await, watch(&at(&inns[1], &anna), &table).await);
    let mut other = watch(&borys, &table).await;
    let (mut rounds, begun) = (0, Instant::now());
    while rounds < 8 {
        for socket in [&mut here, &mut there, &mut other] {
            settle(socket).await;
        }
        if other.panels.get("result").is_some_and(|result| !result.is_empty()) {
            break;
        }
        let how = |socket: &Socket| format!("{} {:?} {:?}", socket.mine, socket.ply, socket.log.len());
        let stands = || format!("{rounds} rounds, {} {} {}", how(&here), how(&there), how(&other));
        assert!(begun.elapsed() < Duration::from_secs(90), "the game goes on: {}", stands());
        if other.mine && !listed(&other).is_empty() {
            click_any(&mut other).await;
            continue;
        }
        if !(here.mine && there.mine && here.ply == there.ply && !listed(&here).is_empty()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        rounds += 1;
        let (offer, ply) = (any(&here), here.ply);
        let (one, two) = tokio::join!(here.click(&offer), there.click(&offer));
        one.and(two).unwrap();
        let came = [settle(&mut here).await, settle(&mut there).await];
        let refusals = came.iter().flatten().filter(|message| message.get("refused").is_some()).count();
        assert!(refusals <= 1, "one of the two counts: {came:?}");
        assert!(here.ply != ply || !here.mine, "the move was made");
    }
    assert!(rounds > 0);
    until_alike(&mut [watch(&inns[0].guest(), &table).await, watch(&inns[1].guest(), &table).await]).await;
    let database = inns[0].house.config.database.clone();
    let found = tokio::task::spawn_blocking(move || server::check(&database)).await.unwrap().unwrap();
    assert!(found.faults.is_empty() && found.running + found.finished == 1, "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_and_decided_at_once_at_two_nodes_is_all_kept() {
    let Some(inns) = nodes(2, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let (anna, borys, table) = two(&inns[0], &inns[1], &[]).await;
    let (mut one, mut two) = (watch(&anna, &table).await, watch(&borys, &table).await);
    for round in 0..10 {
        let (a, b) = (json!({ "chat": format!("a{round}") }), json!({ "chat": format!("b{round}") }));
        let (one, two) = tokio::join!(one.say(&a), two.say(&b));
        one.and(two).unwrap();
    }
    // A move of one and a wish of the other at the same moment: both happen.
    let begun = Instant::now();
    while listed(&one).is_empty() && listed(&two).is_empty() {
        settle(&mut one).await;
        settle(&mut two).await;
        assert!(begun.elapsed() < Duration::from_secs(20), "somebody is asked");
    }
    if !one.mine || listed(&one).is_empty() {
        std::mem::swap(&mut one, &mut two);
    }
    let (offer, wish) = (any(&one), json!({ "end": true }));
    let (clicked, wished) = tokio::join!(one.click(&offer), two.say(&wish));
    clicked.and(wished).unwrap();
    loop {
        let came = [settle(&mut one).await, settle(&mut two).await];
        assert!(!came.iter().flatten().any(|message| message.get("refused").is_some()), "{came:?}");
        let asked = |socket: &Socket| socket.log.iter().any(|line| line.contains("end this game"));
        // One's own words are marked, so only the words are compared.
        let words = |socket: &Socket| -> Vec<String> {
            let word = |line: &String| line.rsplit("<span>").next().unwrap_or_default().to_string();
            socket.chat.iter().map(word).collect()
        };
        if one.chat.len() == 20 && words(&one) == words(&two) && asked(&one) && asked(&two) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?} {:?} {:?}", words(&one), words(&two), one.log);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chair_is_taken_once() {
    let Some(inns) = nodes(2, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let mut host = inns[0].arrived("Host").await;
    for _ in 0..8 {
        let table = make(&mut host, &[("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")]).await;
        let (mut one, mut two) = (inns[0].arrived("Anna").await, inns[1].arrived("Borys").await);
        let path = format!("/table/{table}/join");
        let (first, second) = tokio::join!(one.post(&path, &[]), two.post(&path, &[]));
        let joined = [first.unwrap().status, second.unwrap().status];
        assert_eq!(joined.iter().filter(|status| **status == 303).count(), 1, "{joined:?}");
        let told = async |inn: &Inn| ask(&inn.guest(), &format!("/api/tables/{table}")).await;
        soon("both nodes tell the same", async || told(&inns[0]).await == told(&inns[1]).await).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_when_their_node_leaves() {
    let Some(mut inns) = nodes(2, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let mut anna = inns[0].arrived("Anna").await;
    let form = [("seat.0", "me"), ("seat.1", "bot:random"), ("seat.2", "bot:random"), ("order", "fixed")];
    let table = make(&mut anna, &form).await;
    let mut first = watch(&anna, &table).await;
    until_asked(&mut first).await;
    let mut second = watch(&at(&inns[1], &anna), &table).await;
    until_asked(&mut second).await;
    // The node where the table was made looks after its bots, and goes: first nobody new is sent there, then it lets everybody go.
    let ready = async |inn: &Inn| inn.guest().get("/health/ready").await.unwrap().status;
    assert_eq!((ready(&inns[0]).await, ready(&inns[1]).await), (200, 200));
    inns[0].house.retire();
    assert_eq!((ready(&inns[0]).await, ready(&inns[1]).await), (503, 200));
    click_any(&mut first).await;
    inns.remove(0).close().await;
    assert!(timeout(Duration::from_secs(10), async { while first.next().await.is_some() {} }).await.is_ok());
    for _ in 0..6 {
        if !until_asked(&mut second).await {
            return;
        }
        click_any(&mut second).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_logs_out_at_one_node_sees_no_more_at_another() {
    let Some(inns) = nodes(2, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let (anna, _, table) = two(&inns[0], &inns[1], &[]).await;
    let mut socket = watch(&at(&inns[1], &anna), &table).await;
    // Whoever is waited for by the socket is known before they log out.
    settle(&mut socket).await;
    let mut here = anna.clone();
    here.post("/logout", &[]).await.unwrap();
    let closed = timeout(Duration::from_secs(20), async { while socket.next().await.is_some() {} });
    assert!(closed.await.is_ok(), "the socket is closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_tried_so_often_at_all_nodes_together() {
    let limited = |config: &mut server::Config| config.limits = server::Limits::default();
    let Some(inns) = nodes(2, &Road::Hub(Hub::default()), limited).await else { return };
    let mut tried = Vec::new();
    for inn in &inns {
        let mut here = 0;
        let form = [("name", "anna"), ("password", "not the right one")];
        while here < 30 && inn.guest().post("/login", &form).await.unwrap().status != 429 {
            here += 1;
        }
        tried.push(here);
    }
    // A node by itself would let eight through.
    assert!((8..30).contains(&tried[0]) && tried[1] < 8, "{tried:?} passwords were tried");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_alone_does_not_share_and_a_file_is_for_one() {
    let Some(inns) = nodes(1, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let alone = server::Config { bus: Road::Home, ..inns[0].house.config.clone() };
    let refused = tokio::task::spawn_blocking(move || server::House::open(alone).err());
    assert!(refused.await.unwrap().is_some_and(|error| error.to_string().contains("another house")));
    let folder = crate::common::folder();
    let mut shared = hurried(crate::common::file(&folder));
    shared.bus = Road::Hub(Hub::default());
    assert!(server::House::open(shared).is_err_and(|error| error.to_string().contains("PostgreSQL")));
}

/// As when a node of the next version has come, and the connection of an older one is lost then.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_goes_on_when_the_database_is_made_ready_for_the_next_version() {
    let Some(inns) = nodes(1, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let Database::Postgres(address) = inns[0].house.config.database.clone() else { return };
    inns[0].arrived("Anna").await;
    services::tell(&address, "INSERT INTO version (number) VALUES (9999)");
    let others = "SELECT pg_terminate_backend(pid) FROM pg_locks
                  WHERE locktype = 'advisory' AND classid = 7654
                  AND objid = hashtext(current_schema())::bigint & 4294967295 AND pid <> pg_backend_pid()";
    services::tell(&address, others);
    inns[0].arrived("Borys").await;
    let again = inns[0].house.config.clone();
    let refused = tokio::task::spawn_blocking(move || server::House::open(again).err()).await.unwrap();
    assert!(refused.is_some_and(|error| error.to_string().contains("newer")), "it cannot be opened any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_room_at_another_node_hears_who_comes() {
    let Some(inns) = nodes(2, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let mut anna = inns[0].arrived("Anna").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")]).await;
    let mut waiting = at(&inns[1], &anna).connect(&table, None).await.unwrap();
    settle(&mut waiting).await;
    let mut borys = inns[0].arrived("Borys").await;
    borys.post(&format!("/table/{table}/join"), &[]).await.unwrap();
    let reloaded = timeout(Duration::from_secs(20), async {
        loop {
            match waiting.next().await {
                Some(message) if message.get("reload") == Some(&Value::Bool(true)) => return true,
                Some(_) => {}
                None => return false,
            }
        }
    });
    assert!(reloaded.await.unwrap());
    let page = at(&inns[1], &anna).get(&format!("/table/{table}")).await.unwrap().body;
    assert!(page.contains("Borys"));
}
