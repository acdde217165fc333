//! The house is killed at random moments under load: no move that was ever shown may be missing afterwards.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use load::{Guest, Socket};

use crate::common::{any, file, folder, hurried, make, next, open_with};

const KILLS: usize = 20;
const TABLES: usize = 4;

/// Not a test but the process that is killed: it runs a house until then.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "started by the crash test"]
async fn the_house_that_is_killed() {
    let (Ok(file), Ok(port)) = (std::env::var("POLYANA_TEST_FILE"), std::env::var("POLYANA_TEST_PORT")) else { return };
    let mut config = hurried(file.into());
    config.listen = format!("127.0.0.1:{port}").parse().unwrap();
    let _inn = open_with(config).await;
    std::future::pending::<()>().await;
}

fn start(file: &Path, port: u16) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "crash::the_house_that_is_killed"])
        .env("POLYANA_TEST_FILE", file)
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

async fn play(guest: Guest, table: String) {
    let Ok(mut socket): Result<Socket, _> = guest.connect(&table, None).await else { return };
    while socket.next().await.is_some() {
        if socket.mine && !socket.offers().iter().all(|offer| offer.hidden) {
            let offer = any(&socket);
            if socket.click(&offer).await.is_err() {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_shown_move_is_lost_when_the_house_is_killed() {
    let folder = folder();
    let file = file(&folder);
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let base = format!("http://127.0.0.1:{port}");
    let mut host = Guest::new(&base);
    let mut tables: Vec<(Guest, String)> = Vec::new();
    let mut shown_before: Vec<Vec<String>> = vec![Vec::new(); TABLES];
    let mut longest = 0;
    for round in 0..KILLS {
        let mut house = start(&file, port);
        until_open(&host).await;
        if round % 7 == 0 {
            // New games now and then, so that there is always something to play.
            tables.clear();
            shown_before = vec![Vec::new(); TABLES];
            for _ in 0..TABLES {
                let mut guest = host.another();
                let table =
                    make(&mut guest, &[("seat.0", "me"), ("seat.1", "bot:random"), ("seat.2", "bot:random")]).await;
                tables.push((guest, table));
            }
        }
        // Everything that was shown before the last fall is still there.
        for ((_, table), shown) in tables.iter().zip(&shown_before) {
            let mut socket = host.connect(table, None).await.unwrap();
            next(&mut socket).await;
            assert!(socket.log.len() >= shown.len(), "{} lines of {} are left", socket.log.len(), shown.len());
            assert_eq!(&socket.log[..shown.len()], &shown[..]);
            longest = longest.max(shown.len());
        }
        let watching: Vec<_> =
            tables.iter().map(|(_, table)| tokio::spawn(watch(host.another(), table.clone()))).collect();
        for (guest, table) in &tables {
            tokio::spawn(play(guest.clone(), table.clone()));
        }
        tokio::time::sleep(Duration::from_millis(server::secret::between(30, 350))).await;
        house.kill().unwrap();
        house.wait().unwrap();
        for (shown, watching) in shown_before.iter_mut().zip(watching) {
            let saw = watching.await.unwrap();
            if !saw.is_empty() {
                *shown = saw;
            }
        }
        host.cookie = None;
    }
    assert!(longest > 20, "something was played: {longest} lines");
}
