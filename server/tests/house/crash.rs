//! The house is killed at random moments under load, while people play, take moves back, hand their seats to bots and take them back: nothing
//! that was ever shown may be missing afterwards. `POLYANA_KILLS=200` kills it more often than the tests have time for.

use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use load::{Guest, Socket};
use serde_json::json;

use server::Database;

use crate::common::{any, file, folder, hurried, make, next, open_with};
use crate::services;

const KILLS: usize = 20;
const KILLS_ON_POSTGRES: usize = 8;
const TABLES: usize = 4;

/// Not a test but the process that is killed: it runs a house until then.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "started by the crash test"]
async fn the_house_that_is_killed() {
    let (Ok(place), Ok(port)) = (std::env::var("POLYANA_TEST_HOUSE"), std::env::var("POLYANA_TEST_PORT")) else {
        return;
    };
    let mut config = hurried(place.parse::<Database>().unwrap());
    config.listen = format!("127.0.0.1:{port}").parse().unwrap();
    let _inn = open_with(config).await;
    std::future::pending::<()>().await;
}

fn start(place: &str, port: u16) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "crash::the_house_that_is_killed"])
        .env("POLYANA_TEST_HOUSE", place)
        .env("POLYANA_TEST_PORT", port.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

async fn until_open(guest: &Guest) {
    for _ in 0..200 {
        if guest.get("/health").await.is_ok_and(|answer| answer.status == 200) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the house does not open");
}

/// What a spectator was shown before the house fell.
async fn watch(guest: Guest, table: String) -> Vec<String> {
    let Ok(mut socket) = guest.connect(&table, None).await else { return Vec::new() };
    while socket.next().await.is_some() {}
    socket.log
}

/// What the player at a table knows of their own deeds.
#[derive(Clone, Copy, Default)]
struct Known {
    /// A move is being taken back, and the house has not answered.
    undoing: bool,
    /// Does a bot play for them? Nothing while that is being changed.
    handed: Option<bool>,
    /// How often either was done.
    undone: usize,
    changed: usize,
}

/// Is the seat in a bot's hands, as its owner's page tells?
fn is_handed(socket: &Socket) -> bool {
    socket.panels.values().any(|markup| markup.contains("data-take-back"))
}

/// Says something about one's seat or one's moves, and waits until the page shows it, or says that it cannot be.
async fn say_and_see(socket: &mut Socket, word: serde_json::Value, seen: impl Fn(&Socket) -> bool) -> Option<()> {
    socket.say(&word).await.ok()?;
    loop {
        let answer = socket.next().await?;
        if answer.get("refused").is_some() || seen(socket) {
            return Some(());
        }
    }
}

async fn play(guest: Guest, table: String, known: Arc<Mutex<Known>>) -> Option<()> {
    let mut socket: Socket = guest.connect(&table, None).await.ok()?;
    let mut deeds = server::secret::between(0, 3);
    loop {
        socket.next().await?;
        deeds += 1;
        if is_handed(&socket) || (deeds.is_multiple_of(9) && socket.mine) {
            let handed = is_handed(&socket);
            known.lock().unwrap().handed = None;
            let word = if handed { json!({ "take_back": 0 }) } else { json!({ "hand_over": 0, "level": "random" }) };
            say_and_see(&mut socket, json!({ "seat": word }), |socket| is_handed(socket) != handed).await?;
            let mut known = known.lock().unwrap();
            (known.handed, known.changed) = (Some(is_handed(&socket)), known.changed + 1);
        } else if deeds.is_multiple_of(4)
            && socket.mine
            && socket.panels.values().any(|markup| markup.contains("data-undo"))
        {
            let ply = socket.ply;
            known.lock().unwrap().undoing = true;
            let word = json!({ "undo": { "ply": ply, "plies": 1 } });
            say_and_see(&mut socket, word, |socket| socket.ply != ply).await?;
            let mut known = known.lock().unwrap();
            (known.undoing, known.undone) = (false, known.undone + 1);
        } else if socket.mine && !socket.offers().iter().all(|offer| offer.hidden) {
            let offer = any(&socket);
            socket.click(&offer).await.ok()?;
        }
    }
}

/// Everything that was shown before the fall is still there. A move that was being taken back at that moment may be gone, with all
/// that it had told, and nothing else.
fn compare(now: &[String], shown: &[String], undoing: bool) {
    if undoing && now.len() < shown.len() {
        assert_eq!(now, &shown[..now.len()]);
        assert!(shown.len() - now.len() < 12, "{} lines of {} are left", now.len(), shown.len());
        return;
    }
    assert!(now.len() >= shown.len(), "{} lines of {} are left", now.len(), shown.len());
    assert_eq!(&now[..shown.len()], shown);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shown_is_lost_when_the_house_is_killed() {
    let folder = folder();
    kill_and_look(file(&folder).to_str().unwrap(), KILLS).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shown_is_lost_when_a_house_on_postgres_is_killed() {
    if let Some(address) = services::fresh() {
        kill_and_look(&address, KILLS_ON_POSTGRES).await;
    }
}

async fn kill_and_look(place: &str, kills: usize) {
    let kills = std::env::var("POLYANA_KILLS").map_or(kills, |kills| kills.parse().unwrap());
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let base = format!("http://127.0.0.1:{port}");
    let mut host = Guest::new(&base);
    let mut tables: Vec<(Guest, String)> = Vec::new();
    let mut shown_before: Vec<Vec<String>> = vec![Vec::new(); TABLES];
    let mut known: Vec<Arc<Mutex<Known>>> = Vec::new();
    let (mut round, mut longest, mut undone, mut changed) = (0, 0, 0, 0);
    // Since when no seat has changed hands: on a busy machine people need longer for it.
    let mut dull = 0;
    // On a busy machine little is played between two kills: then there are more of them.
    while round < kills || (round < 10 * kills && (longest <= 20 || undone == 0 || changed == 0)) {
        let mut house = start(place, port);
        until_open(&host).await;
        if round % 7 == 0 {
            // New games now and then, so that there is always something to play.
            tables.clear();
            shown_before = vec![Vec::new(); TABLES];
            known = (0..TABLES).map(|_| Arc::default()).collect();
            for _ in 0..TABLES {
                let mut guest = host.another();
                let table =
                    make(&mut guest, &[("seat.0", "me"), ("seat.1", "bot:random"), ("seat.2", "bot:random")]).await;
                tables.push((guest, table));
            }
        }
        let changed_before = changed;
        for (((guest, table), shown), known) in tables.iter().zip(&shown_before).zip(&known) {
            let before = std::mem::take(&mut *known.lock().unwrap());
            let mut socket = host.connect(table, None).await.unwrap();
            next(&mut socket).await;
            compare(&socket.log, shown, before.undoing);
            longest = longest.max(shown.len());
            if let Some(handed) = before.handed {
                let mut own = guest.connect(table, None).await.unwrap();
                next(&mut own).await;
                let over = own.panels.get("result").is_some_and(|result| !result.is_empty());
                assert!(over || is_handed(&own) == handed, "whose hands the seat is in: {handed}");
            }
            (undone, changed) = (undone + before.undone, changed + before.changed);
        }
        dull = if changed > changed_before { 0 } else { dull + 1 };
        let watching: Vec<_> =
            tables.iter().map(|(_, table)| tokio::spawn(watch(host.another(), table.clone()))).collect();
        for ((guest, table), known) in tables.iter().zip(&known) {
            tokio::spawn(play(guest.clone(), table.clone(), known.clone()));
        }
        tokio::time::sleep(Duration::from_millis(server::secret::between(30, 350 * (1 + dull.min(9))))).await;
        house.kill().unwrap();
        house.wait().unwrap();
        for (shown, watching) in shown_before.iter_mut().zip(watching) {
            let saw = watching.await.unwrap();
            if !saw.is_empty() {
                *shown = saw;
            }
        }
        host.cookie = None;
        round += 1;
    }
    println!("{round} kills, {longest} lines at most, {undone} moves taken back, {changed} seats changed hands");
    assert!(longest > 20, "something was played: {longest} lines");
    assert!(undone > 0 && changed > 0, "{undone} moves were taken back, {changed} seats changed hands");
}
