//! People at the tables of a house of many nodes. They play and watch while nodes come and go, come back elsewhere when one is gone, and
//! notice whatever must not be: a line that was shown and is missing, or is another one now; watchers who are shown different things;
//! a game that stands still. Nobody takes moves back, so that a log can only grow.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::time::{sleep, timeout};

use super::guest::{Guest, Socket};

/// Whoever hears nothing for so long looks elsewhere.
const PATIENCE: Duration = Duration::from_secs(3);

/// What all see.
pub struct Vigil {
    /// The nodes, as `http://127.0.0.1:7654`.
    bases: Vec<String>,
    game: String,
    tables: Mutex<Vec<Arc<Table>>>,
    over: AtomicBool,
    wrong: Mutex<Vec<String>>,
    /// Games that were watched to their end.
    pub ended: AtomicUsize,
    /// Lines of logs of these games.
    lines: AtomicU64,
    /// Clicks that were refused with a sentence.
    pub refused: AtomicU64,
}

struct Table {
    id: String,
    /// What each watcher has been shown, one at every node.
    shown: Vec<Mutex<Vec<String>>>,
    ended: AtomicBool,
    gone: AtomicBool,
}

impl Table {
    fn lengths(&self) -> Vec<usize> {
        self.shown.iter().map(|shown| shown.lock().unwrap_or_else(PoisonError::into_inner).len()).collect()
    }

    /// Have all watchers been shown the same?
    fn is_alike(&self) -> bool {
        let logs: Vec<_> =
            self.shown.iter().map(|shown| shown.lock().unwrap_or_else(PoisonError::into_inner)).collect();
        logs.windows(2).all(|two| *two[0] == *two[1])
    }
}

impl Vigil {
    /// People who know these nodes.
    pub fn new(bases: Vec<String>, game: &str) -> Arc<Vigil> {
        Arc::new(Vigil {
            bases,
            game: game.to_string(),
            tables: Mutex::default(),
            over: AtomicBool::new(false),
            wrong: Mutex::default(),
            ended: AtomicUsize::new(0),
            lines: AtomicU64::new(0),
            refused: AtomicU64::new(0),
        })
    }

    fn all(&self) -> Vec<Arc<Table>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What was not as it must be.
    pub fn wrong(&self) -> Vec<String> {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn complain(&self, of: String) {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner).push(of);
    }

    /// How many lines were told at all tables.
    pub fn lines(&self) -> u64 {
        let open: usize = self.all().iter().filter_map(|table| table.lengths().into_iter().max()).sum();
        self.lines.load(Relaxed) + open as u64
    }

    /// Makes a table for two people and a bot, who play at once, with a watcher at every node.
    pub async fn seat(self: &Arc<Vigil>) -> io::Result<()> {
        let start = self.bases.first().cloned().unwrap_or_default();
        let (mut one, mut two) = (Guest::new(&start), Guest::new(&start));
        let form = [("seat.0", "me"), ("seat.1", "open"), ("seat.2", "bot:medium"), ("visibility", "link")];
        let made = one.post(&format!("/new/{}", self.game), &form).await?;
        let id = made.table().ok_or_else(|| io::Error::other(format!("no table was made: {}", made.status)))?;
        two.post(&format!("/table/{id}/join"), &[]).await?;
        one.post(&format!("/table/{id}/start"), &[]).await?;
        let shown = self.bases.iter().map(|_| Mutex::default()).collect();
        let table = Arc::new(Table { id, shown, ended: AtomicBool::new(false), gone: AtomicBool::new(false) });
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(table.clone());
        for guest in [one, two] {
            tokio::spawn(play(self.clone(), table.clone(), guest));
        }
        for (number, base) in self.bases.iter().enumerate() {
            tokio::spawn(watch(self.clone(), table.clone(), number, Guest::new(base)));
        }
        Ok(())
    }

    /// Waits until every game has gone on at every node, or has ended; says at which table it has not.
    pub async fn goes_on(self: &Arc<Vigil>, patience: Duration) -> Result<(), String> {
        let before: Vec<_> = self.all().into_iter().map(|table| (table.lengths(), table)).collect();
        let begun = Instant::now();
        for (lengths, table) in before {
            let longest = lengths.into_iter().max().unwrap_or_default();
            let further = || table.lengths().into_iter().all(|length| length > longest);
            while !(further() || table.ended.load(Relaxed) && table.is_alike()) {
                if begun.elapsed() > patience {
                    let sentence = format!("table {} stands still: {:?} lines of {longest}", table.id, table.lengths());
                    self.complain(sentence.clone());
                    return Err(sentence);
                }
                sleep(Duration::from_millis(20)).await;
            }
        }
        Ok(())
    }

    /// Tables whose games are over make room for others.
    pub async fn go_on_elsewhere(self: &Arc<Vigil>) {
        let over = |table: &Arc<Table>| table.ended.load(Relaxed) && table.is_alike();
        for table in self.all().into_iter().filter(over) {
            if self.seat().await.is_err() {
                // A node is away: later.
                continue;
            }
            table.gone.store(true, Relaxed);
            self.ended.fetch_add(1, Relaxed);
            self.lines.fetch_add(table.lengths().into_iter().max().unwrap_or_default() as u64, Relaxed);
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.retain(|other| other.id != table.id);
        }
    }

    /// Everybody stops playing, and all who watch a table must have been shown the same in the end.
    pub async fn agree(&self, patience: Duration) {
        self.over.store(true, Relaxed);
        let begun = Instant::now();
        for table in self.all() {
            while !table.is_alike() {
                if begun.elapsed() > patience {
                    self.complain(format!(
                        "watchers of {} are shown different things: {:?}",
                        table.id,
                        table.lengths()
                    ));
                    break;
                }
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Watches a table at one node, again and again, and compares.
async fn watch(vigil: Arc<Vigil>, table: Arc<Table>, number: usize, guest: Guest) {
    while !table.gone.load(Relaxed) {
        let Ok(Ok(mut socket)) = timeout(PATIENCE, guest.connect(&table.id, None)).await else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        while let Ok(Some(message)) = timeout(5 * PATIENCE, socket.next()).await {
            if message.get("reload").is_some() {
                break;
            }
            let Some(shown) = table.shown.get(number) else { return };
            let mut shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
            if !socket.log.starts_with(&shown) {
                let place = socket.log.iter().zip(shown.iter()).take_while(|(now, then)| now == then).count();
                vigil.complain(format!(
                    "table {} at node {number}: line {place} of {} was {:?} and is {:?}",
                    table.id,
                    shown.len(),
                    shown.get(place),
                    socket.log.get(place)
                ));
            }
            shown.clone_from(&socket.log);
            if socket.panels.get("result").is_some_and(|result| !result.is_empty()) {
                table.ended.store(true, Relaxed);
            }
        }
        // A browser comes back after a moment.
        sleep(Duration::from_millis(100)).await;
    }
}

fn chance(below: usize) -> usize {
    getrandom::u64().unwrap_or_default() as usize % below.max(1)
}

/// Plays one seat at whatever node answers.
async fn play(vigil: Arc<Vigil>, table: Arc<Table>, mut guest: Guest) {
    let stops = || vigil.over.load(Relaxed) || table.gone.load(Relaxed) || table.ended.load(Relaxed);
    while !stops() {
        guest.base = vigil.bases.get(chance(vigil.bases.len())).cloned().unwrap_or_default();
        if let Ok(Ok(mut socket)) = timeout(PATIENCE, guest.connect(&table.id, None)).await {
            while !stops() && play_on(&vigil, &mut socket).await.is_some() {}
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Hears the next message, and clicks something if something is asked.
async fn play_on(vigil: &Vigil, socket: &mut Socket) -> Option<()> {
    let message = timeout(PATIENCE, socket.next()).await.ok()??;
    if message.get("refused").is_some() {
        vigil.refused.fetch_add(1, Relaxed);
    }
    if message.get("reload").is_some() {
        return None;
    }
    let offers: Vec<_> = socket.offers().into_iter().filter(|offer| !offer.hidden && offer.back == 0).collect();
    if socket.mine
        && let Some(offer) = offers.get(chance(offers.len()))
    {
        sleep(Duration::from_millis(20 + chance(60) as u64)).await;
        socket.click(offer).await.ok()?;
    }
    Some(())
}
