//! A house for a test, and players in it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use load::{Answer, Guest, Offer, Socket};
use serde_json::Value;
use server::{Config, Database, House, Limits, Luck, Pace, serve, serve_metrics};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::services;

pub const GAME: &str = "animal_kingdoms";

/// A running house, which closes when it is dropped.
pub struct Inn {
    pub base: String,
    /// Where it tells what it counts.
    pub numbers: String,
    pub house: Arc<House>,
    open: Option<JoinHandle<std::io::Result<()>>>,
    /// Where it keeps everything, unless the test cares for that itself.
    folder: Option<TempDir>,
}

impl Drop for Inn {
    fn drop(&mut self) {
        self.house.close();
    }
}

/// A folder of its own, which goes away with what is returned.
pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// The file of a house in a folder.
pub fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("house.db")
}

/// Where a house of a folder keeps everything: in a file there, or with `POLYANA_HOUSES=postgres` in a database that goes by its name.
pub fn place(folder: &TempDir) -> Database {
    match std::env::var("POLYANA_HOUSES").as_deref() {
        Ok("postgres") => Database::Postgres(services::house(&folder.path().display().to_string()).unwrap()),
        _ => file(folder).into(),
    }
}

pub fn hurried(place: impl Into<Database>) -> Config {
    Config {
        database: place.into(),
        pace: Pace::hurried(),
        limits: Limits::none(),
        private_hooks: true,
        listen: "127.0.0.1:0".parse().unwrap(),
        // The same deals and the same bots in every run.
        luck: Luck::Repeated(1),
        ..Config::default()
    }
}

/// A pace at which the house never answers for anybody.
pub fn patient() -> Pace {
    Pace { house: 60_000..=60_000, forced: 60_000..=60_000, ..Pace::hurried() }
}

pub async fn open(change: impl FnOnce(&mut Config)) -> Inn {
    let folder = folder();
    open_in(place(&folder), folder, change).await
}

/// A house in a file, for what only files can do.
pub async fn open_file(change: impl FnOnce(&mut Config)) -> Inn {
    let folder = folder();
    open_in(file(&folder).into(), folder, change).await
}

async fn open_in(place: Database, folder: TempDir, change: impl FnOnce(&mut Config)) -> Inn {
    let mut config = hurried(place);
    change(&mut config);
    let mut inn = open_with(config).await;
    inn.folder = Some(folder);
    inn
}

pub async fn open_with(config: Config) -> Inn {
    let listener = TcpListener::bind(config.listen).await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let house = House::open(config).unwrap();
    let open = Some(tokio::spawn(serve(house.clone(), listener)));
    let back_door = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let numbers = format!("http://{}", back_door.local_addr().unwrap());
    tokio::spawn(serve_metrics(house.clone(), back_door));
    Inn { base, numbers, house, open, folder: None }
}

impl Inn {
    /// Closes the house; returns when everything is written.
    pub async fn close(mut self) {
        self.house.close();
        self.open.take().unwrap().await.unwrap().unwrap();
    }

    pub fn guest(&self) -> Guest {
        let mut guest = Guest::new(&self.base);
        if let Some(public) = &self.house.config.public_url {
            let host = public.split_once("://").map_or("", |(_, host)| host);
            guest.headers = vec![("host", host.to_string()), ("origin", public.clone())];
        }
        guest
    }

    /// What the house counts.
    pub async fn metrics(&self) -> Answer {
        Guest::new(&self.numbers).get("/metrics").await.unwrap()
    }

    /// A guest with a cookie.
    pub async fn arrived(&self, name: &str) -> Guest {
        let mut guest = self.guest();
        let answer = guest.post("/account/name", &[("name", name)]).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(guest.cookie.is_some());
        guest
    }

    /// Two players at a table of two, in the order of their names.
    pub async fn two(&self, more: &[(&str, &str)]) -> (Guest, Guest, String) {
        let (mut one, mut two) = (self.arrived("Anna").await, self.arrived("Borys").await);
        let mut form = vec![("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")];
        form.extend_from_slice(more);
        let table = make(&mut one, &form).await;
        let joined = two.post(&format!("/table/{table}/join"), &[]).await.unwrap();
        assert_eq!(joined.status, 303, "{}", joined.body);
        (one, two, table)
    }

    /// A client of the API.
    pub async fn client(&self, name: &str) -> Guest {
        let mut guest = self.guest();
        let answer = guest.call("/api/people", &serde_json::json!({ "name": name })).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        let token: Value = serde_json::from_str(&answer.body).unwrap();
        guest.headers.push(("authorization", format!("Bearer {}", token["token"].as_str().unwrap())));
        guest
    }
}

pub async fn make(guest: &mut Guest, form: &[(&str, &str)]) -> String {
    let made = guest.post(&format!("/new/{GAME}"), form).await.unwrap();
    assert_eq!(made.status, 303, "{}", made.body);
    made.table().unwrap()
}

/// The next message, which must come soon.
pub async fn next(socket: &mut Socket) -> Value {
    timeout(Duration::from_secs(20), socket.next()).await.expect("a message comes").expect("the socket is open")
}

/// Waits until something holds, which must be soon, however busy the machine is.
pub async fn soon(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < Duration::from_secs(20), "not yet: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Nothing comes for a while.
pub async fn silent(socket: &mut Socket, millis: u64) {
    let came = timeout(Duration::from_millis(millis), socket.next()).await;
    assert!(came.is_err(), "{came:?}");
}

/// Waits until something is asked here, or the game is over.
pub async fn until_asked(socket: &mut Socket) -> bool {
    loop {
        if socket.mine && !socket.offers().is_empty() {
            return true;
        }
        if socket.panels.get("result").is_some_and(|result| !result.is_empty()) {
            return false;
        }
        next(socket).await;
    }
}

pub fn listed(socket: &Socket) -> Vec<Offer> {
    socket.offers().into_iter().filter(|offer| !offer.hidden).collect()
}

/// Something that looks like chance and is the same in every run: follows from what is seen.
pub fn luck(seen: impl Hash) -> usize {
    // Without a key of its own, so that it hashes alike everywhere.
    let mut hasher = DefaultHasher::new();
    seen.hash(&mut hasher);
    hasher.finish() as usize
}

/// Any of the listed buttons.
pub fn any(socket: &Socket) -> Offer {
    let offers = listed(socket);
    let actions: Vec<_> = offers.iter().map(|offer| &offer.actions).collect();
    offers[luck((socket.ply, socket.log.len(), actions)) % offers.len()].clone()
}

/// Clicks something and waits for what it led to.
pub async fn click_any(socket: &mut Socket) -> Value {
    let (offer, ply) = (any(socket), socket.ply);
    socket.click(&offer).await.unwrap();
    loop {
        // Other news may come in between.
        let message = next(socket).await;
        if message.get("refused").is_some() || socket.ply != ply {
            return message;
        }
    }
}

/// Takes all news that there are so far.
pub async fn settle(socket: &mut Socket) -> Vec<Value> {
    timeout(Duration::from_secs(20), socket.settle()).await.expect("the house answers").expect("the socket is open")
}

pub async fn json(guest: &Guest, path: &str) -> Value {
    let answer = guest.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}
