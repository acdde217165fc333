//! Bots at tables. They think in a few threads beside the road, each waiting for its turn, and never faster than a player
//! could: a move comes after a small random delay whether there was much to think about or not.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use bots::{Level, Limits};
use engine::Seat;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::House;
use crate::secret;

/// The chairs where bots think.
pub struct Thinkers {
    chairs: Arc<Semaphore>,
}

impl Thinkers {
    /// So many bots think at once.
    pub fn new(chairs: usize) -> Thinkers {
        Thinkers { chairs: Arc::new(Semaphore::new(chairs.max(1))) }
    }
}

/// A bot at work. Dropping it tells the bot that nobody waits for its move any more.
pub(super) struct Thinking {
    /// The bot's seat.
    pub seat: Seat,
    /// The move it thinks about.
    pub ply: usize,
    /// Its move once it has found it; nothing if it failed.
    pub task: JoinHandle<Option<String>>,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// Begins to think. Whoever thinks is told by the flag when nobody waits for it any more.
    pub fn new<T>(seat: Seat, ply: usize, think: impl FnOnce(Arc<AtomicBool>) -> T) -> Thinking
    where
        T: Future<Output = Option<String>> + Send + 'static,
    {
        let stop = Arc::new(AtomicBool::new(false));
        Thinking { seat, ply, task: tokio::spawn(think(stop.clone())), stop }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
        self.task.abort();
    }
}

/// Counts a bot as thinking while it lives.
struct Count<'a>(&'a AtomicI64);

impl<'a> Count<'a> {
    fn new(gauge: &'a AtomicI64) -> Count<'a> {
        gauge.fetch_add(1, Relaxed);
        Count(gauge)
    }
}

impl Drop for Count<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// Lets a bot think.
pub(super) fn begin(
    house: &Arc<House>,
    game: &dyn shelf::Table,
    level: &'static Level,
    seat: Seat,
    ply: usize,
) -> Thinking {
    let thinker = game.thinker(seat);
    let forced = game.is_plainly_forced();
    let pace = if forced { &house.config.pace.forced } else { &house.config.pace.bot };
    let delay = secret::between(*pace.start(), *pace.end());
    // The delay covers the time that the level may take, so that a move without a choice takes as long as any other,
    // unless everybody can see that there is none.
    let delay = if forced || *pace.end() == 0 { delay } else { delay + u64::from(level.millis.min(1_000)) };
    let ready = Instant::now() + Duration::from_millis(delay);
    let mood = house.config.luck.mood(ply);
    let house = house.clone();
    Thinking::new(seat, ply, |stopped| async move {
        let chair = house.thinkers.chairs.clone().acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let _chair = chair;
            let _count = Count::new(&house.metrics.thinking);
            let until = Instant::now() + Duration::from_millis(u64::from(level.millis) * 4);
            let enough = || stopped.load(Relaxed) || Instant::now() > until;
            let limits = Limits { stop: Some(&enough), ..Limits::default() };
            thinker.think(level, mood, &limits, 1).map(|thought| thought.action)
        })
        .await;
        tokio::time::sleep_until(ready.into()).await;
        match thought {
            Ok(action) => action,
            Err(error) => {
                tracing::error!(%error, "a bot stumbled");
                None
            }
        }
    })
}
