//! The live web table: people, lobby, tables, store and pages.
//!
//! [`House::open`] opens the store, [`serve`] lets people in. A move is checked by its table's task ([`live`]), written by
//! the store's only writer ([`store`]), and only then drawn ([`pages`]) for everybody who watches, once for each pair of
//! eyes and language.

mod access;
mod bus;
pub mod config;
mod health;
pub mod http;
pub mod live;
pub mod lobby;
mod mail;
mod metrics;
mod nodes;
mod notices;
pub mod pages;
pub mod people;
mod rates;
pub mod refused;
pub mod seats;
pub mod secret;
pub mod store;
mod time;
mod trail;
mod upkeep;

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{Notify, Semaphore, watch};

use access::AccessLog;
use bus::Bus;
pub use bus::{Carried, Hub, Road};
pub use config::{Backups, Config, Keeping, Limits, Luck, Pace};
pub use http::serve_metrics;
use live::Live;
use live::Thinkers;
pub use live::{Findings, check};
pub use mail::PostOffice;
use metrics::Metrics;
use notices::push::HouseKey;
use rates::Rates;
pub use store::appoint;
pub use store::copy as copy_house;
pub use store::{Database, Moved, move_house};
use store::{PersonId, Sharing, Store, StoreError};

/// Everything that runs under one roof.
pub struct House {
    /// How it is run.
    pub config: Config,
    /// What is kept.
    pub store: Store,
    /// Its address in letters.
    pub(crate) address: String,
    /// What its nodes tell each other.
    pub(crate) bus: Arc<Bus>,
    pub(crate) nodes: nodes::Nodes,
    /// Tables in memory.
    pub live: Live,
    pub(crate) thinkers: Thinkers,
    /// Reviews that are being made.
    pub(crate) reviews: live::Reviews,
    pub(crate) rates: Rates,
    pub(crate) metrics: Arc<Metrics>,
    /// Tells who holds something open that their session has ended.
    pub(crate) ended: people::Ended,
    /// Is told when a letter waits.
    pub(crate) letters: Notify,
    pub(crate) closing: Closing,
    /// Says that it is not ready any more, though it still serves.
    pub(crate) retiring: AtomicBool,
    /// Passwords are hashed two at a time.
    pub(crate) hashing: Semaphore,
    /// Sockets and event streams by network.
    pub(crate) sockets: Mutex<HashMap<IpAddr, usize>>,
    /// Connections by network.
    pub(crate) lines: Mutex<HashMap<IpAddr, usize>>,
    used: Mutex<HashSet<Vec<u8>>>,
    /// By what push services know the house; made when it is first needed.
    pub(crate) push_key: tokio::sync::OnceCell<HouseKey>,
    /// From which network people came last.
    pub(crate) seen: Mutex<HashMap<PersonId, IpAddr>>,
    /// Where requests are noted.
    pub(crate) access: Option<AccessLog>,
    /// When the house last looked how it does, and what it found.
    pub(crate) health: tokio::sync::Mutex<Option<(std::time::Instant, Result<(), health::Ailment>)>>,
}

impl House {
    /// Opens the store and gets everything ready.
    pub fn open(config: Config) -> Result<Arc<House>, StoreError> {
        let bus = Bus::open(&config.bus).map_err(StoreError::Broken)?;
        if bus.is_shared() && config.database.file().is_some() {
            return Err(StoreError::Broken("a file is for one house: nodes need a database of PostgreSQL".into()));
        }
        let sharing = if bus.is_shared() { Sharing::Nodes } else { Sharing::Alone };
        let store = Store::open_as(config.database.clone(), sharing)?;
        let unwritable = |error| StoreError::Broken(format!("the access log cannot be written: {error}"));
        let access = config.access_log.as_deref().map(AccessLog::open).transpose().map_err(unwritable)?;
        Ok(Arc::new(House {
            store,
            nodes: nodes::Nodes::new(bus.is_shared(), time::now()),
            bus: Arc::new(bus),
            address: config.address(),
            live: Live::default(),
            thinkers: Thinkers::new(config.thinkers),
            reviews: live::Reviews::default(),
            rates: Rates::new(config.limits.rates),
            metrics: Arc::default(),
            ended: people::Ended::default(),
            letters: Notify::new(),
            closing: Closing::default(),
            retiring: AtomicBool::new(false),
            hashing: Semaphore::new(2),
            sockets: Mutex::default(),
            lines: Mutex::default(),
            used: Mutex::default(),
            push_key: tokio::sync::OnceCell::new(),
            seen: Mutex::default(),
            access,
            health: tokio::sync::Mutex::default(),
            config,
        }))
    }

    /// Remembers that a cookie or token was used; written now and then.
    pub(crate) fn note_used(&self, hash: Vec<u8>) {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).insert(hash);
    }

    /// What was used since this was asked last.
    fn take_used(&self) -> Vec<Vec<u8>> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).drain().collect()
    }

    /// Tidies up, as the house does by itself every few minutes.
    pub async fn tidy(self: &Arc<House>) {
        upkeep::tidy(self).await;
    }

    /// Says from now on that it is not ready, so that whoever spreads people over nodes sends nobody new. Who is here is served as before.
    pub fn retire(&self) {
        self.retiring.store(true, Relaxed);
    }

    /// Begins to close: sockets are let go, no new requests are taken.
    pub fn close(&self) {
        self.closing.cancel();
    }
}

/// Whether the house is closing.
#[derive(Clone)]
pub(crate) struct Closing(Arc<watch::Sender<bool>>);

impl Default for Closing {
    fn default() -> Closing {
        Closing(Arc::new(watch::Sender::new(false)))
    }
}

impl Closing {
    pub(crate) fn cancel(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        *self.0.borrow()
    }

    pub(crate) async fn cancelled(&self) {
        // The sender lives as long as this handle, so waiting cannot fail.
        let _ = self.0.subscribe().wait_for(|closing| *closing).await;
    }
}

/// Lets people in until the house is [closed](House::close), then finishes all writing.
pub async fn serve(house: Arc<House>, listener: TcpListener) -> std::io::Result<()> {
    nodes::arrive(&house).await;
    let node = tokio::spawn(nodes::live_among_others(house.clone()));
    let helper = (house.bus.is_shared() && house.config.thinkers > 0)
        .then(|| tokio::spawn(live::work::take(house.bus.clone(), house.thinkers.clone())));
    let carrier = tokio::spawn(notices::carry(house.clone()));
    let watchman = tokio::spawn(watch_over(house.clone()));
    let copyist = tokio::spawn(upkeep::keep_copies(house.clone()));
    let result = http::serve(house.clone(), listener).await;
    house.closing.cancel();
    if let Some(helper) = helper {
        helper.abort();
    }
    let _ = tokio::join!(carrier, watchman, copyist, node);
    nodes::leave(&house).await;
    let closing = house.clone();
    let _ = tokio::task::spawn_blocking(move || closing.store.close()).await;
    result
}

/// Thinks for the bots of a house of many machines, and does nothing else: so many at once, for as long as it is let.
pub async fn think_for(road: &Road, chairs: usize) -> Result<(), String> {
    let bus = Arc::new(Bus::open(road)?);
    live::work::take(bus, Thinkers::new(chairs)).await;
    Ok(())
}

/// Wakes tables where somebody's time is up or a bot has to move, also right after a restart, and keeps the house tidy.
async fn watch_over(house: Arc<House>) {
    let mut rounds = 0_u64;
    loop {
        // The wall clock may have been set back while the house was closed: at first every table that waits for a time looks
        // at its own clock.
        let until = if rounds == 0 { i64::MAX } else { time::now() };
        match house.due_tables(until).await {
            Ok(ids) => ids.iter().for_each(|id| house.live.look_after(&house, id)),
            Err(error) => tracing::warn!(%error, "cannot look for tables that wait"),
        }
        if rounds.is_multiple_of(300) {
            upkeep::tidy(&house).await;
        }
        rounds += 1;
        tokio::select! {
            () = house.closing.cancelled() => return,
            () = tokio::time::sleep(Duration::from_secs(1)) => {}
        }
    }
}

/// Writes logs to the standard error: readable lines, or JSON. `POLYANA_LOG` says what, as `server=debug`.
pub fn write_logs(json: bool) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("POLYANA_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    // Colours are for eyes: in a file they are noise.
    let eyes = std::io::IsTerminal::is_terminal(&std::io::stderr());
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(eyes);
    // Somebody may have set up logs before: then theirs are used.
    let _ = if json { logs.json().try_init() } else { logs.with_target(false).try_init() };
}
