//! The database goes away in the middle of a game, and comes back: until then nothing is done and nothing is shown that is not stored, and
//! afterwards the game goes on as everybody saw it.

use std::time::{Duration, Instant};

use load::{Guest, Socket};
use server::Database;

use crate::common::{click_any, hurried, make, next, open_with, until_asked};
use crate::services;

const HOUSE: &str = "house_that_goes_away";

/// Nobody can reach the house's database, or they can again.
fn close_the_way(admin: &str, closed: bool) {
    services::tell(admin, &format!("ALTER DATABASE {HOUSE} ALLOW_CONNECTIONS {}", !closed));
    if closed {
        let all = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{HOUSE}'");
        services::tell(admin, &all);
    }
}

/// Waits until the house says that it can serve, or that it cannot.
async fn until_ready(guest: &Guest, status: u16) {
    let begun = Instant::now();
    while guest.get("/health/ready").await.unwrap().status != status {
        assert!(begun.elapsed() < Duration::from_secs(20), "the house is never {status}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn log_of(guest: &Guest, table: &str) -> (Socket, Vec<String>) {
    let mut socket = guest.connect(table, None).await.unwrap();
    next(&mut socket).await;
    let log = socket.log.clone();
    (socket, log)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_its_database_was_away() {
    let Some(admin) = services::address() else { return };
    services::tell(&admin, &format!("CREATE DATABASE {HOUSE}"));
    let address = admin.replace("/postgres", &format!("/{HOUSE}"));
    let inn = open_with(hurried(Database::Postgres(address))).await;
    let mut olya = inn.arrived("Olya").await;
    let table = make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let (mut socket, _) = log_of(&olya, &table).await;
    for _ in 0..3 {
        assert!(until_asked(&mut socket).await);
        click_any(&mut socket).await;
    }
    assert!(until_asked(&mut socket).await);
    let shown = socket.log.clone();

    close_the_way(&admin, true);
    // The click is refused or the socket ends, and whoever comes to look is told whose fault it is.
    let offer = crate::common::any(&socket);
    socket.click(&offer).await.unwrap();
    let patience = Duration::from_secs(20);
    while let Some(answer) = tokio::time::timeout(patience, socket.next()).await.expect("everybody is let go") {
        assert_eq!(socket.log, shown, "nothing is shown that is not stored: {answer}");
    }
    until_ready(&olya, 503).await;
    assert_eq!(olya.get(&format!("/table/{table}")).await.unwrap().status, 500);
    let renamed = olya.post("/account/name", &[("name", "Olena")]).await.unwrap();
    assert_eq!(renamed.status, 500, "{}", renamed.body);

    close_the_way(&admin, false);
    until_ready(&olya, 200).await;
    let (mut socket, log) = log_of(&olya, &table).await;
    assert_eq!(log, shown, "as it was shown, and without the click that was refused");
    for _ in 0..3 {
        assert!(until_asked(&mut socket).await);
        click_any(&mut socket).await;
    }
    let played = socket.log.clone();
    assert!(played.len() > shown.len() && played[..shown.len()] == shown[..]);
    drop(socket);
    // The journal says so too.
    let place = inn.house.config.database.clone();
    inn.close().await;
    let found = std::thread::spawn(move || server::check(&place)).join().unwrap().unwrap();
    assert!(found.faults.is_empty() && found.running + found.finished == 1, "{found:?}");
}
