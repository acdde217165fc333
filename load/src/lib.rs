//! The load tool: many tables played through real sockets, with watchers, against a house that runs elsewhere. It says how
//! many moves a second were stored and shown, how long that took, and what the house's memory did.

mod guest;
mod mover;
mod report;
mod vigil;

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

pub use guest::{Answer, Guest, Offer, Socket, offers, unpack};
pub use report::{Report, resident, worked};
pub use vigil::Vigil;

use report::Samples;

/// What to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the house is, as `http://127.0.0.1:7654`. Its rates must not be limited.
    pub base: String,
    /// Its other nodes, if it has any: the players of a table sit at different ones, and spectators are spread over all.
    pub others: Vec<String>,
    /// The game.
    pub game: String,
    /// How many tables, each with two random movers.
    pub tables: usize,
    /// How many spectators, spread over the tables.
    pub watchers: usize,
    /// How long to play.
    pub time: Duration,
    /// How fast.
    pub speed: Speed,
    /// The processes of the house, to see their memory and work.
    pub pids: Vec<u32>,
}

/// How fast the movers go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Speed {
    /// So many moves a second in all, evenly.
    Paced(f64),
    /// As fast as the house answers, with at most so many clicks on the way at once: a closed loop that keeps the machine
    /// busy without a queue that grows with the number of tables.
    Saturated(usize),
}

/// The clicks at a table, for its spectators.
#[derive(Default)]
struct Clicks {
    count: u64,
    at: Option<Instant>,
    answered: Option<Instant>,
}

impl Clicks {
    fn begin(&mut self, now: Instant) {
        *self = Clicks { count: self.count + 1, at: Some(now), answered: None };
    }
}

/// What comes to spectators so long after the mover's answer was no answer to the click, but the house's own move.
const SAME: Duration = Duration::from_millis(100);

/// What all players share.
struct Field {
    over: AtomicBool,
    moves: AtomicU64,
    frames: AtomicU64,
    bytes: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    /// Games that a mover has seen end: each is seen by two.
    ends: AtomicU64,
    mine: Mutex<Samples>,
    theirs: Mutex<Samples>,
    /// Permits to click.
    tickets: Semaphore,
    /// Is a permit spent by a click, or given back with its answer?
    paced: bool,
}

impl Field {
    fn new(paced: bool) -> Field {
        Field {
            over: AtomicBool::new(false),
            moves: AtomicU64::new(0),
            frames: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            ends: AtomicU64::new(0),
            mine: Mutex::default(),
            theirs: Mutex::default(),
            tickets: Semaphore::new(0),
            paced,
        }
    }
}

/// How many tables are made before anything is measured.
const WARM_UP: usize = 50;

/// A table with its two players.
struct Setting {
    players: [Guest; 2],
    table: String,
    clicks: Arc<Mutex<Clicks>>,
}

impl Plan {
    /// A node: they are taken in turn.
    fn node(&self, number: usize) -> &str {
        let nodes = 1 + self.others.len();
        number.checked_rem(nodes).and_then(|node| self.others.get(node.checked_sub(1)?)).unwrap_or(&self.base)
    }

    /// All that the processes of the house have together, if that is known.
    fn sum<T: std::iter::Sum>(&self, of: impl Fn(u32) -> Option<T>) -> Option<T> {
        if self.pids.is_empty() { None } else { self.pids.iter().map(|&pid| of(pid)).sum() }
    }
}

/// Plays, and reports.
pub async fn run(plan: &Plan) -> io::Result<Report> {
    let first = Guest::new(&plan.base);
    for number in 0..WARM_UP {
        // Caches, threads and buffers of the house grow once, not with every table.
        seat_two(&first, plan, number).await?;
    }
    let memory = || plan.sum(resident);
    let before = memory();
    let mut settings = Vec::new();
    for number in 0..plan.tables {
        settings.push(seat_two(&first, plan, number).await?);
    }
    let seated = memory();
    let field = Arc::new(Field::new(matches!(plan.speed, Speed::Paced(_))));
    let mut tasks = Vec::new();
    let nodes = 1 + plan.others.len();
    let mut opened = None;
    for (number, setting) in settings.iter().cycle().take(plan.watchers).enumerate() {
        if number == plan.tables * nodes {
            // With its first spectator at each node a table has come into memory: those who follow bring nothing but their sockets.
            tokio::time::sleep(Duration::from_millis(500)).await;
            opened = memory();
        }
        let mut watcher = first.another();
        watcher.base = plan.node(number / plan.tables.max(1)).to_string();
        let socket = watch(&watcher, &setting.table).await?;
        tasks.push(tokio::spawn(spectate(socket, field.clone(), setting.clicks.clone())));
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let watched = memory();
    for Setting { players, table, clicks, .. } in settings {
        for guest in players {
            tasks.push(tokio::spawn(mover::compete(guest, table.clone(), field.clone(), clicks.clone())));
        }
    }
    // Everybody connects before the first move.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let work = || (plan.sum(worked), worked(std::process::id()));
    let (rested, start) = (work(), Instant::now());
    hand_out(plan, &field, start).await;
    field.over.store(true, Relaxed);
    let (seconds, done) = (start.elapsed().as_secs_f64(), work());
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    let between = |after: Option<f64>, before: Option<f64>| Some(after? - before?);
    Ok(Report {
        speed: plan.speed,
        load: std::fs::read_to_string("/proc/loadavg").ok().and_then(|text| text.split(' ').next()?.parse().ok()),
        own_work: between(done.1, rested.1),
        seconds,
        moves: field.moves.load(Relaxed),
        games: field.ends.load(Relaxed) / 2,
        frames: field.frames.load(Relaxed),
        bytes: field.bytes.load(Relaxed),
        refused: field.refused.load(Relaxed),
        lost: field.lost.load(Relaxed),
        mine: field.mine.lock().unwrap_or_else(PoisonError::into_inner).summary(),
        theirs: field.theirs.lock().unwrap_or_else(PoisonError::into_inner).summary(),
        memory: [before, seated, opened, watched, memory()],
        work: between(done.0, rested.0),
        tables: plan.tables,
        nodes,
        watchers: plan.watchers,
    })
}

/// Hands out permits to move, evenly, until the time is over.
async fn hand_out(plan: &Plan, field: &Field, start: Instant) {
    let rate = match plan.speed {
        Speed::Paced(rate) => rate,
        Speed::Saturated(at_once) => {
            field.tickets.add_permits(at_once.clamp(1, Semaphore::MAX_PERMITS));
            return tokio::time::sleep(plan.time).await;
        }
    };
    let mut given = 0_u64;
    let mut beat = tokio::time::interval(Duration::from_millis(2));
    while start.elapsed() < plan.time {
        beat.tick().await;
        let due = (start.elapsed().as_secs_f64() * rate) as u64;
        field.tickets.add_permits((due - given) as usize);
        given = due;
    }
}

/// Two new guests at a new table.
async fn seat_two(first: &Guest, plan: &Plan, number: usize) -> io::Result<Setting> {
    let (mut one, mut two) = (first.another(), first.another());
    one.base = plan.node(number).to_string();
    two.base = plan.node(number + 1).to_string();
    let form = [("seat.0", "me"), ("seat.1", "open"), ("order", "fixed"), ("visibility", "link")];
    let made = one.post(&format!("/new/{}", plan.game), &form).await?;
    let table = made.table().ok_or_else(|| io::Error::other(format!("no table was made: {}", made.status)))?;
    let joined = two.post(&format!("/table/{table}/join"), &[]).await?;
    if joined.status != 303 {
        return Err(io::Error::other(format!("nobody could join: {}", joined.status)));
    }
    // Where everybody may still choose a side the host begins; elsewhere the game runs already, and this is refused.
    one.post(&format!("/table/{table}/start"), &[]).await?;
    // Somebody has a look, so that also what pages need has grown before anything is measured.
    first.another().get(&format!("/table/{table}")).await?;
    Ok(Setting { players: [one, two], table, clicks: Arc::default() })
}

/// Opens the socket of a table as a browser does, which has just loaded the page and says what it has seen by that.
async fn watch(watcher: &Guest, table: &str) -> io::Result<Socket> {
    let page = watcher.get(&format!("/table/{table}")).await?.body;
    let number = page.split_once("data-seen=\"").and_then(|(_, rest)| rest.split_once('"'));
    let seen = number.and_then(|(number, _)| number.parse().ok());
    watcher.connect(table, seen).await.map_err(io::Error::other)
}

async fn spectate(mut socket: Socket, field: Arc<Field>, clicks: Arc<Mutex<Clicks>>) {
    let mut counted = 0;
    while let Some(frame) = socket.frame().await {
        let now = Instant::now();
        field.frames.fetch_add(1, Relaxed);
        field.bytes.fetch_add(frame.len() as u64, Relaxed);
        let clicks = clicks.lock().unwrap_or_else(PoisonError::into_inner);
        let (Some(at), true) = (clicks.at, clicks.count != counted) else { continue };
        if clicks.answered.is_none_or(|answered| now < answered + SAME) {
            counted = clicks.count;
            field.theirs.lock().unwrap_or_else(PoisonError::into_inner).add(now - at);
        }
    }
    if !field.over.load(Relaxed) {
        field.lost.fetch_add(1, Relaxed);
    }
}
