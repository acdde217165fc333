//! The load tool: many tables played through real sockets, with watchers, against a house that runs elsewhere. It says how
//! many moves a second were stored and shown, how long that took, and what the house's memory did.

mod guest;
mod report;

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

pub use guest::{Answer, Guest, Offer, Socket, offers, unpack};
pub use report::{Report, resident};

use crate::secret::random_u64;
use report::Samples;

/// What to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the house is, as `http://127.0.0.1:7654`. Its rates must not be limited.
    pub base: String,
    /// The game.
    pub game: String,
    /// How many tables, each with two random movers.
    pub tables: usize,
    /// How many spectators, spread over the tables.
    pub watchers: usize,
    /// How long to play.
    pub time: Duration,
    /// How many moves a second in all; as many as possible if not given.
    pub rate: Option<f64>,
    /// The process of the house, to see its memory.
    pub pid: Option<u32>,
}

/// What all players share.
struct Field {
    over: AtomicBool,
    moves: AtomicU64,
    frames: AtomicU64,
    bytes: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    games: AtomicU64,
    mine: Mutex<Samples>,
    theirs: Mutex<Samples>,
    tickets: Option<Semaphore>,
}

/// Plays, and reports.
pub async fn run(plan: &Plan) -> io::Result<Report> {
    let before = plan.pid.and_then(resident);
    let first = Guest::new(&plan.base);
    let mut tables = Vec::new();
    for _ in 0..plan.tables {
        tables.push(seat_two(&first, &plan.game).await?);
    }
    let seated = plan.pid.and_then(resident);
    let field = Arc::new(Field {
        over: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        frames: AtomicU64::new(0),
        bytes: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        lost: AtomicU64::new(0),
        games: AtomicU64::new(0),
        mine: Mutex::default(),
        theirs: Mutex::default(),
        tickets: plan.rate.map(|_| Semaphore::new(0)),
    });
    let clocks: Vec<_> = tables.iter().map(|_| Arc::new(Mutex::new(Instant::now()))).collect();
    let mut tasks = Vec::new();
    for number in 0..plan.watchers {
        let table = number % tables.len().max(1);
        let socket = first.another().connect(&tables[table].2, None).await.map_err(io::Error::other)?;
        tasks.push(tokio::spawn(spectate(socket, field.clone(), clocks[table].clone())));
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let watched = plan.pid.and_then(resident);
    let start = Instant::now();
    for ((one, two, table), clock) in tables.into_iter().zip(clocks) {
        for guest in [one, two] {
            tasks.push(tokio::spawn(compete(guest, table.clone(), field.clone(), clock.clone())));
        }
    }
    hand_out(plan, &field, start).await;
    field.over.store(true, Relaxed);
    let played = start.elapsed();
    for task in tasks {
        task.abort();
    }
    Ok(Report {
        seconds: played.as_secs_f64(),
        moves: field.moves.load(Relaxed),
        games: field.games.load(Relaxed),
        frames: field.frames.load(Relaxed),
        bytes: field.bytes.load(Relaxed),
        refused: field.refused.load(Relaxed),
        lost: field.lost.load(Relaxed),
        mine: field.mine.lock().unwrap_or_else(PoisonError::into_inner).summary(),
        theirs: field.theirs.lock().unwrap_or_else(PoisonError::into_inner).summary(),
        memory: [before, seated, watched, plan.pid.and_then(resident)],
        tables: plan.tables,
        watchers: plan.watchers,
    })
}

/// Hands out permits to move, evenly, until the time is over.
async fn hand_out(plan: &Plan, field: &Field, start: Instant) {
    let Some((rate, tickets)) = plan.rate.zip(field.tickets.as_ref()) else {
        return tokio::time::sleep(plan.time).await;
    };
    let mut given = 0_u64;
    let mut beat = tokio::time::interval(Duration::from_millis(2));
    while start.elapsed() < plan.time {
        beat.tick().await;
        let due = (start.elapsed().as_secs_f64() * rate) as u64;
        tickets.add_permits((due - given) as usize);
        given = due;
    }
}

/// Two new guests at a new table.
async fn seat_two(first: &Guest, game: &str) -> io::Result<(Guest, Guest, String)> {
    let (mut one, mut two) = (first.another(), first.another());
    let form = [("seat.0", "me"), ("seat.1", "open"), ("order", "fixed"), ("visibility", "link")];
    let made = one.post(&format!("/new/{game}"), &form).await?;
    let table = made.table().ok_or_else(|| io::Error::other(format!("no table was made: {}", made.status)))?;
    let joined = two.post(&format!("/table/{table}/join"), &[]).await?;
    if joined.status != 303 {
        return Err(io::Error::other(format!("nobody could join: {}", joined.status)));
    }
    Ok((one, two, table))
}

async fn spectate(mut socket: Socket, field: Arc<Field>, clock: Arc<Mutex<Instant>>) {
    while let Some(frame) = socket.frame().await {
        field.frames.fetch_add(1, Relaxed);
        field.bytes.fetch_add(frame.len() as u64, Relaxed);
        let took = clock.lock().unwrap_or_else(PoisonError::into_inner).elapsed();
        // Longer ago than this it was no answer to a move.
        if took < Duration::from_secs(5) {
            field.theirs.lock().unwrap_or_else(PoisonError::into_inner).add(took);
        }
    }
    if !field.over.load(Relaxed) {
        field.lost.fetch_add(1, Relaxed);
    }
}

/// Plays random moves, game after game.
async fn compete(mut guest: Guest, mut table: String, field: Arc<Field>, clock: Arc<Mutex<Instant>>) {
    while !field.over.load(Relaxed) {
        let Ok(socket) = guest.connect(&table, None).await else { return };
        play_out(socket, &field, &clock).await;
        if field.over.load(Relaxed) {
            return;
        }
        field.games.fetch_add(1, Relaxed);
        let Ok(again) = guest.post(&format!("/table/{table}/rematch"), &[]).await else { return };
        match again.table() {
            Some(next) => table = next,
            None => {
                field.lost.fetch_add(1, Relaxed);
                return;
            }
        }
    }
}

/// Plays one game to its end.
async fn play_out(mut socket: Socket, field: &Field, clock: &Mutex<Instant>) {
    let mut sent: Option<Instant> = None;
    while let Some(message) = socket.next().await {
        field.frames.fetch_add(1, Relaxed);
        if message.get("refused").is_some() {
            field.refused.fetch_add(1, Relaxed);
            sent = None;
        } else if let Some(sent) = sent.take() {
            field.moves.fetch_add(1, Relaxed);
            field.mine.lock().unwrap_or_else(PoisonError::into_inner).add(sent.elapsed());
        }
        let over = message.get("sound").and_then(|sound| sound.as_str()) == Some("over");
        if over || message.get("reload").is_some() {
            return;
        }
        if !socket.mine || sent.is_some() {
            continue;
        }
        let offers: Vec<Offer> = socket.offers().into_iter().filter(|offer| !offer.hidden).collect();
        let Some(offer) = offers.get(random_u64() as usize % offers.len().max(1)) else { continue };
        if let Some(tickets) = &field.tickets
            && let Ok(ticket) = tickets.acquire().await
        {
            ticket.forget();
        }
        let now = Instant::now();
        *clock.lock().unwrap_or_else(PoisonError::into_inner) = now;
        sent = Some(now);
        if socket.click(offer).await.is_err() {
            return;
        }
    }
}
