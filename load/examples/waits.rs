//! How long a player waits between two own turns, in every game of a running house, over real sockets:
//!
//! ```text
//! cargo run -p load --example waits -- http://127.0.0.1:7654 [own turns] [calm|quick|once] [games …]
//! ```
//!
//! The player takes "Play now", sits alone among bots of the level `medium` and clicks at once, at random. A wait lasts from
//! the click after which somebody else is asked to the moment at which something is asked of the player again. A step is a
//! frame that told something new in the log. The goal is one second to think and 0.35 s for each step.

use std::io;
use std::time::{Duration, Instant};

use load::{Guest, Socket};
use tokio::time::timeout;

const GAMES: [&str; 5] = ["animal_kingdoms", "tundra", "arctic", "a_wild_venture", "root"];
/// A house that says nothing for so long stands still.
const PATIENCE: Duration = Duration::from_secs(120);
/// The time to think, and for each step, in seconds.
const GOAL: (f64, f64) = (1.0, 0.35);

/// A wait in seconds, and the steps shown in it.
type Wait = (f64, usize);

#[tokio::main]
async fn main() -> io::Result<()> {
    let mut words = std::env::args().skip(1);
    let base = words.next().unwrap_or("http://127.0.0.1:7654".into());
    let turns = words.next().and_then(|turns| turns.parse().ok()).unwrap_or(20);
    let pace = words.next().unwrap_or("quick".into());
    let only: Vec<String> = words.collect();
    println!("waits against medium, bots {pace}, in seconds, over {turns} own turns");
    for game in GAMES.into_iter().filter(|game| only.is_empty() || only.iter().any(|one| one == game)) {
        let mut waits = Vec::new();
        // A game may end before there were enough turns.
        while waits.len() < turns {
            let before = waits.len();
            play(&base, game, &pace, turns, &mut waits).await?;
            if waits.len() == before {
                return Err(io::Error::other(format!("{game}: nothing was ever waited for")));
            }
        }
        report(game, &mut waits);
    }
    Ok(())
}

async fn play(base: &str, game: &str, pace: &str, turns: usize, waits: &mut Vec<Wait>) -> io::Result<()> {
    let mut guest = Guest::new(base);
    let made = guest.post(&format!("/play/{game}"), &[]).await?;
    let table = made.table().ok_or_else(|| io::Error::other(format!("{game}: no table was made: {}", made.status)))?;
    let cookie = guest.cookie.take().unwrap_or_default();
    guest.cookie = Some(format!("{cookie}; bots={pace}"));
    let mut socket = guest.connect(&table, None).await.map_err(io::Error::other)?;
    sit(&mut socket, turns, waits).await
}

/// Plays until there were enough waits, or the game is over.
async fn sit(socket: &mut Socket, turns: usize, waits: &mut Vec<Wait>) -> io::Result<()> {
    let mut away: Option<(Instant, usize)> = None;
    let mut sent = None;
    loop {
        let over = socket.panels.get("result").is_some_and(|result| !result.is_empty());
        if over || waits.len() >= turns {
            return Ok(());
        }
        let offers: Vec<_> = socket.offers().into_iter().filter(|offer| !offer.hidden).collect();
        if socket.mine && sent != socket.ply && !offers.is_empty() {
            if let Some((since, steps)) = away.take() {
                waits.push((since.elapsed().as_secs_f64(), steps));
            }
            sent = socket.ply;
            let any = getrandom::u64().unwrap_or_default() as usize % offers.len();
            socket.click(&offers[any]).await.map_err(io::Error::other)?;
        }
        let told = socket.log.len();
        let came = timeout(PATIENCE, socket.next()).await.map_err(|_| io::Error::other("the house stands still"))?;
        let Some(news) = came else { return Err(io::Error::other("the socket was closed")) };
        if news.get("refused").is_some() {
            // The house may have answered first, or it was too fast.
            tokio::time::sleep(Duration::from_millis(200)).await;
            sent = None;
        }
        if !socket.mine {
            let (since, steps) = away.unwrap_or((Instant::now(), 0));
            let step = usize::from(away.is_some() && socket.log.len() > told);
            away = Some((since, steps + step));
        }
    }
}

fn report(game: &str, waits: &mut [Wait]) {
    waits.sort_by(|one, other| one.0.total_cmp(&other.0));
    let middle = waits.get(waits.len() / 2).map_or(0.0, |wait| wait.0);
    let (most, steps) = waits.last().copied().unwrap_or_default();
    let all: usize = waits.iter().map(|wait| wait.1).sum();
    let late = waits.iter().filter(|(seconds, steps)| *seconds > GOAL.0 + GOAL.1 * *steps as f64).count();
    println!(
        "{game:16} median {middle:5.2}, longest {most:5.2} (with {steps} steps), {:4.1} steps a wait; {late} of {} above the goal",
        all as f64 / waits.len().max(1) as f64,
        waits.len()
    );
}
