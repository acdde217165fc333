//! Letters to those who are away.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::Value;

use crate::common::{make, open};

/// A little web server that fails a few times, then takes letters: its address, and what it got.
pub fn mailbox(failures: usize) -> (String, Receiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/hook", listener.local_addr().unwrap());
    let (got, letters) = channel();
    std::thread::spawn(move || {
        for (number, stream) in listener.incoming().enumerate() {
            let Ok(mut stream) = stream else { return };
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let (mut length, mut signature) = (0, String::new());
            let mut line = String::new();
            while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
                let small = line.to_lowercase();
                if let Some(value) = small.strip_prefix("content-length:") {
                    length = value.trim().parse().unwrap();
                }
                if let Some(value) = small.strip_prefix("x-polyana-signature:") {
                    signature = value.trim().to_string();
                }
                line.clear();
            }
            let mut body = vec![0; length];
            reader.read_exact(&mut body).unwrap();
            if number < failures {
                let _ = stream.write_all(b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n");
                continue;
            }
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n");
            let mut letter: Value = serde_json::from_slice(&body).unwrap();
            letter["signature"] = signature.into();
            if got.send(letter).is_err() {
                return;
            }
        }
    });
    (address, letters)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_gets_a_letter_that_tells_nothing_but_the_table() {
    let inn = open(|config| config.public_url = Some("http://table.example".into())).await;
    let (hook, letters) = mailbox(0);
    let mut olya = inn.arrived("Olya").await;
    assert_eq!(olya.post("/account/webhook", &[("url", &hook)]).await.unwrap().status, 200);
    let table =
        make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random"), ("clock", "slow"), ("hours", "24")]).await;
    let letter =
        tokio::task::spawn_blocking(move || letters.recv_timeout(Duration::from_secs(20))).await.unwrap().unwrap();
    let fields: Vec<&String> = letter.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["at", "event", "game", "signature", "table", "url"], "signed beside, not inside");
    assert_eq!((&letter["event"], &letter["table"]), (&"your_turn".into(), &table.as_str().into()));
    assert_eq!(letter["url"], format!("http://table.example/table/{table}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_signed_and_a_slow_host_does_not_hold_up_others() {
    let inn = open(|config| config.pace.second = 50).await;
    // Takes connections and never answers: under another name of this machine, so that it is another host.
    let slow = TcpListener::bind("127.0.0.1:0").unwrap();
    let slow_hook = format!("http://localhost:{}/hook", slow.local_addr().unwrap().port());
    let held = std::thread::spawn(move || slow.incoming().take(2).collect::<Vec<_>>());
    let (hook, letters) = mailbox(0);
    let form = [("seat.0", "me"), ("seat.1", "bot:random"), ("clock", "slow"), ("hours", "24")];
    for _ in 0..4 {
        let mut away = inn.arrived("Away").await;
        assert_eq!(away.post("/account/webhook", &[("url", &slow_hook)]).await.unwrap().status, 200);
        make(&mut away, &form).await;
    }
    let mut olya = inn.arrived("Olya").await;
    let page = olya.post("/account/webhook", &[("url", &hook)]).await.unwrap();
    assert_eq!(page.status, 200);
    make(&mut olya, &form).await;
    let start = std::time::Instant::now();
    let letter =
        tokio::task::spawn_blocking(move || letters.recv_timeout(Duration::from_secs(20))).await.unwrap().unwrap();
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    assert!(letter["url"].as_str().unwrap().starts_with("http://"), "{letter}");
    assert!(
        letter["signature"].as_str().is_some_and(|text| text.starts_with("sha256=") && text.len() == 71),
        "{letter}"
    );
    drop(held);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_does_not_arrive_is_tried_again() {
    let inn = open(|config| config.pace.second = 5).await;
    let (hook, letters) = mailbox(2);
    let mut olya = inn.arrived("Olya").await;
    assert_eq!(olya.post("/account/webhook", &[("url", &hook)]).await.unwrap().status, 200);
    let table =
        make(&mut olya, &[("seat.0", "me"), ("seat.1", "bot:random"), ("clock", "slow"), ("hours", "720")]).await;
    let letter =
        tokio::task::spawn_blocking(move || letters.recv_timeout(Duration::from_secs(20))).await.unwrap().unwrap();
    assert_eq!(letter["table"], table.as_str());
    let metrics = inn.metrics().await.body;
    assert!(metrics.lines().any(|line| line.contains("letters") && line.ends_with(" 2")), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_do_not_go_into_the_private_network() {
    let inn = open(|config| config.private_hooks = false).await;
    let mut olya = inn.arrived("Olya").await;
    for url in
        ["http://127.0.0.1:1/x", "http://[::1]/", "file:///etc/passwd", "http://10.0.0.1/", "gopher://x.example/"]
    {
        assert_eq!(olya.post("/account/webhook", &[("url", url)]).await.unwrap().status, 422, "{url}");
    }
    assert_eq!(olya.post("/account/webhook", &[("url", "https://hooks.example/x")]).await.unwrap().status, 200);
    assert_eq!(olya.post("/account/webhook", &[("url", "")]).await.unwrap().status, 200);
}
