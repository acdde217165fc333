//! Told by mail and in the browser: at once, once a day, never at night, and only what is still so.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use load::Guest;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use serde_json::Value;
use sha2::Sha256;

use crate::accounts::{PASSWORD, account, letter, mail_server};
use crate::common::{Inn, click_any, make, open, until_asked};

const SLOW: [(&str, &str); 5] =
    [("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed"), ("clock", "slow"), ("hours", "24")];

/// A house that sends mail, and somebody with a confirmed address.
async fn with_mail() -> (Inn, Guest, Receiver<String>) {
    let (server, letters) = mail_server();
    let inn = open(|config| {
        config.public_url = Some("http://table.example".into());
        config.mail = Some(server::PostOffice::open(&server, "table@glade.example").unwrap());
        config.pace.second = 50;
    })
    .await;
    let mut olya = account(&inn, "Olya").await;
    let form = [("address", "olya@home.example"), ("password", PASSWORD)];
    assert_eq!(olya.post("/account/mail", &form).await.unwrap().status, 200);
    let (_, letters) = letter(letters).await;
    inn.house.store.write(|db| db.execute("UPDATE mail SET confirmed = TRUE", ())).await.unwrap();
    (inn, olya, letters)
}

/// The times at which letters of a way go out, from now on in minutes.
async fn waits(inn: &Inn, way: i64) -> Vec<i64> {
    let sql = "SELECT due FROM letters WHERE way = ? ORDER BY due";
    let due: Vec<i64> = inn.house.store.read(move |db| db.all(sql, [way], |row| row.get(0))).await.unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    due.into_iter().map(|due| (due - now).div_euclid(60_000)).collect()
}

async fn until_some_wait(inn: &Inn, way: i64, count: usize) -> Vec<i64> {
    for _ in 0..1_200 {
        let waits = waits(inn, way).await;
        if waits.len() == count {
            return waits;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("letters of way {way}: {:?}", waits(inn, way).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_comes_at_once_and_names_the_table_alone() {
    let (_inn, mut olya, letters) = with_mail().await;
    assert_eq!(olya.post("/account/notices", &[("mail", "once"), ("offset", "120")]).await.unwrap().status, 200);
    let table = make(&mut olya, &SLOW).await;
    let (told, _letters) = letter(letters).await;
    assert!(told.contains("Subject: Animal Kingdoms: it is your turn"), "{told}");
    assert!(told.contains("To: olya@home.example") && told.contains(&format!("http://table.example/table/{table}")));
    assert!(told.contains("http://table.example/account#notices"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_letter_tells_of_all_tables_that_still_wait() {
    let (inn, mut olya, letters) = with_mail().await;
    assert_eq!(olya.post("/account/notices", &[("mail", "daily")]).await.unwrap().status, 200);
    let (one, two, moved) = (make(&mut olya, &SLOW).await, make(&mut olya, &SLOW).await, make(&mut olya, &SLOW).await);
    let waits = until_some_wait(&inn, 1, 3).await;
    assert!(waits.iter().all(|wait| (0..=1_440).contains(wait)), "{waits:?}");
    assert!(letters.recv_timeout(Duration::from_millis(600)).is_err(), "not before the morning");
    // One of the games has ended meanwhile.
    let mut socket = olya.connect(&moved, None).await.unwrap();
    assert!(until_asked(&mut socket).await);
    click_any(&mut socket).await;
    // Once they are asked again, nothing changes the table any more.
    assert!(until_asked(&mut socket).await);
    drop(socket);
    let gone = moved.clone();
    inn.house
        .store
        .write(move |db| db.execute("UPDATE tables SET turn = 1, due = NULL WHERE id = ?", [gone]))
        .await
        .unwrap();
    inn.house.store.write(|db| db.execute("UPDATE letters SET due = 0", ())).await.unwrap();
    let (told, letters) = letter(letters).await;
    assert!(told.contains("Subject: Polyana: news from 2 tables"), "{told}");
    assert!(told.contains(&one) && told.contains(&two) && !told.contains(&moved), "{told}");
    assert!(letters.recv_timeout(Duration::from_millis(600)).is_err(), "one letter for all");
    assert!(until_some_wait(&inn, 1, 0).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_does_not_go_to_an_address_that_nobody_has_confirmed() {
    let (inn, mut olya, letters) = with_mail().await;
    assert_eq!(olya.post("/account/notices", &[("mail", "daily")]).await.unwrap().status, 200);
    make(&mut olya, &SLOW).await;
    until_some_wait(&inn, 1, 1).await;
    let form = [("address", "somebody@else.example"), ("password", PASSWORD)];
    assert_eq!(olya.post("/account/mail", &form).await.unwrap().status, 200);
    let (confirm, letters) = letter(letters).await;
    assert!(confirm.contains("To: somebody@else.example") && confirm.contains("/mail/"), "{confirm}");
    inn.house.store.write(|db| db.execute("UPDATE letters SET due = 0", ())).await.unwrap();
    // It is not theirs as long as they have not said so; nor does what was meant for another go there later.
    inn.house.store.write(|db| db.execute("UPDATE mail SET confirmed = TRUE", ())).await.unwrap();
    assert!(letters.recv_timeout(Duration::from_millis(900)).is_err(), "only the question whether it is theirs");
    assert!(waits(&inn, 1).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_comes_in_quiet_hours_and_who_wants_no_mail_gets_none() {
    let (inn, mut olya, letters) = with_mail().await;
    // All day long but for one minute of this night.
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() / 60 % 1_440;
    let time = |minute: u64| format!("{:02}:{:02}", minute % 1_440 / 60, minute % 60);
    let (from, to) = (time(now + 1_440 - 10), time(now + 120));
    let form = [("mail", "once"), ("quiet", "on"), ("from", from.as_str()), ("to", to.as_str()), ("offset", "0")];
    assert_eq!(olya.post("/account/notices", &form).await.unwrap().status, 200);
    assert!(olya.get("/account").await.unwrap().body.contains(&format!("value=\"{to}\"")));
    make(&mut olya, &SLOW).await;
    let waits = until_some_wait(&inn, 1, 1).await;
    assert!((115..=120).contains(&waits[0]), "{waits:?}");
    assert!(letters.recv_timeout(Duration::from_millis(600)).is_err());
    // The quiet hours go by the clock on the wall, which was moved forward since.
    let cookie = olya.cookie.clone().unwrap();
    for (clock, minutes) in [("60", 55..=60), ("99999", 55..=60), ("0", 115..=120)] {
        olya.cookie = Some(format!("{cookie}; clock={clock}"));
        olya.get("/").await.unwrap();
        let waits = until_some_wait(&inn, 1, 1).await;
        assert!(minutes.contains(&waits[0]), "{clock}: {waits:?}");
    }
    olya.cookie = Some(cookie);
    for nonsense in [[("mail", "often"), ("offset", "0")], [("mail", "once"), ("offset", "99999")]] {
        assert_eq!(olya.post("/account/notices", &nonsense).await.unwrap().status, 422, "{nonsense:?}");
    }
    assert_eq!(olya.post("/account/notices", &[("mail", "never")]).await.unwrap().status, 200);
    assert!(until_some_wait(&inn, 1, 0).await.is_empty());
    make(&mut olya, &SLOW).await;
    assert!(letters.recv_timeout(Duration::from_millis(600)).is_err());
}

/// What a push service got: its headers, in small letters, and the body.
type Pushed = (Vec<String>, Vec<u8>);

/// A push service that answers with a status.
fn push_service(status: &'static str) -> (String, Receiver<Pushed>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/send/abc", listener.local_addr().unwrap());
    let (got, pushed) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let (mut headers, mut line) = (Vec::new(), String::new());
            while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
                let (name, value) = line.trim().split_once(':').unwrap_or((line.trim(), ""));
                headers.push(format!("{}:{}", name.to_lowercase(), value));
                line.clear();
            }
            let length = headers.iter().find_map(|line| line.strip_prefix("content-length:")).unwrap_or("0");
            let mut body = vec![0; length.trim().parse().unwrap()];
            reader.read_exact(&mut body).unwrap();
            let _ = stream
                .write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").as_bytes());
            let _ = got.send((headers, body));
        }
    });
    (address, pushed)
}

fn hmac(key: &[u8], text: &[u8]) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    mac.update(text);
    mac.finalize().into_bytes().to_vec()
}

/// Opens a message as a browser does.
fn open_sealed(own: EphemeralPrivateKey, auth: &[u8], body: &[u8]) -> Value {
    let public = own.compute_public_key().unwrap().as_ref().to_vec();
    let (salt, theirs, sealed) = (&body[..16], &body[21..86], &body[86..]);
    assert_eq!((&body[16..20], body[20]), ([0, 0, 16, 0].as_slice(), 65));
    let shared = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, theirs), <[u8]>::to_vec).unwrap();
    let info = [b"WebPush: info\0".as_slice(), &public, theirs, &[1]].concat();
    let root = hmac(salt, &hmac(&hmac(auth, &shared), &info));
    let key = hmac(&root, b"Content-Encoding: aes128gcm\0\x01");
    let nonce = hmac(&root, b"Content-Encoding: nonce\0\x01");
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
    let mut text = sealed.to_vec();
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
    let opened = key.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
    serde_json::from_slice(opened.strip_suffix(&[2]).unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_what_only_it_can_read() {
    let inn = open(|config| config.pace.second = 50).await;
    let (endpoint, pushed) = push_service("201 Created");
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
    let (key, auth) = (BASE64.encode(own.compute_public_key().unwrap()), [7; 16]);
    let mut olya = inn.arrived("Olya").await;
    let page = olya.get("/account").await.unwrap().body;
    let house_key = page.split("data-push=\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    let form = [("endpoint", endpoint.as_str()), ("p256dh", key.as_str()), ("auth", &BASE64.encode(auth))];
    assert_eq!(olya.post("/account/push", &form).await.unwrap().status, 200);
    let table = make(&mut olya, &SLOW).await;
    let (headers, body) =
        tokio::task::spawn_blocking(move || pushed.recv_timeout(Duration::from_secs(20))).await.unwrap().unwrap();
    let value = |name: &str| headers.iter().find_map(|line| line.strip_prefix(&format!("{name}:"))).unwrap().trim();
    assert_eq!((value("content-encoding"), value("topic")), ("aes128gcm", table.as_str()));
    assert!(value("ttl").parse::<u32>().unwrap() > 0);
    // The service knows the house by the key that the browser was given.
    let (token, public) = value("authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(public, house_key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(public).unwrap());
    verifier.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
    assert!(!String::from_utf8_lossy(&body).contains(&table));
    let told = open_sealed(own, &auth, &body);
    assert_eq!(told["text"], "Animal Kingdoms: it is your turn");
    assert_eq!(told["url"], format!("/table/{table}"));
    assert_eq!(told.as_object().unwrap().len(), 4, "the table and nothing on it: {told}");
    assert!(olya.get("/account").await.unwrap().body.contains("One browser"));
    assert_eq!(olya.post("/account/push/end", &[]).await.unwrap().status, 200);
    assert!(!olya.get("/account").await.unwrap().body.contains("One browser"));
    let worker = inn.guest().get("/sw.js").await.unwrap();
    assert!(worker.status == 200 && worker.headers["content-type"].contains("javascript"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_lets_no_browser_be_told_any_more() {
    let inn = open(|_| {}).await;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
    let (key, auth) = (BASE64.encode(own.compute_public_key().unwrap()), BASE64.encode([7; 16]));
    let mut olya = account(&inn, "Olya").await;
    let form = [("endpoint", "https://push.example/x"), ("p256dh", key.as_str()), ("auth", &auth)];
    assert_eq!(olya.post("/account/push", &form).await.unwrap().status, 200);
    assert!(olya.get("/account").await.unwrap().body.contains("One browser"));
    let form = [("old", PASSWORD), ("password", "a glade of wolves")];
    assert_eq!(olya.post("/account/password", &form).await.unwrap().status, 200);
    assert!(!olya.get("/account").await.unwrap().body.contains("One browser"), "whoever had the old one hears no more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten_and_strangers_lead_nowhere() {
    let inn = open(|config| config.pace.second = 50).await;
    let (endpoint, pushed) = push_service("410 Gone");
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
    let (key, auth) = (BASE64.encode(own.compute_public_key().unwrap()), BASE64.encode([7; 16]));
    let mut olya = inn.arrived("Olya").await;
    let form = [("endpoint", endpoint.as_str()), ("p256dh", key.as_str()), ("auth", &auth)];
    assert_eq!(olya.post("/account/push", &form).await.unwrap().status, 200);
    make(&mut olya, &SLOW).await;
    tokio::task::spawn_blocking(move || pushed.recv_timeout(Duration::from_secs(20))).await.unwrap().unwrap();
    for _ in 0..100 {
        if !olya.get("/account").await.unwrap().body.contains("One browser") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!olya.get("/account").await.unwrap().body.contains("One browser"));
    drop(inn);
    let closed = open(|config| config.private_hooks = false).await;
    let mut olya = closed.arrived("Olya").await;
    for endpoint in ["https://127.0.0.1/x", "http://push.example/x", "https://10.0.0.1/", "nonsense"] {
        let form = [("endpoint", endpoint), ("p256dh", key.as_str()), ("auth", auth.as_str())];
        assert_eq!(olya.post("/account/push", &form).await.unwrap().status, 422, "{endpoint}");
    }
}
