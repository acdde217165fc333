//! How a house is run: what the command line sets, and the paces and limits that tests and load tools change.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use engine::{Key, Seat};
use sha2::{Digest, Sha256};
use shelf::Title;

use crate::bus::Road;
use crate::mail::PostOffice;
use crate::secret;
use crate::store::Database;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// How the house is told what its other nodes do. They need a database of PostgreSQL.
    pub bus: Road,
    /// The address that people use, as `https://table.example`. Without it the house believes the `Host` of each request.
    pub public_url: Option<String>,
    /// Believe the last address in `X-Forwarded-For`? Only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// How many bots think at once; by default half of the cores.
    pub thinkers: usize,
    /// May webhooks point into the private network and to this machine? For tests and closed houses only.
    pub private_hooks: bool,
    /// What is left behind expires after so long.
    pub keep: Keeping,
    /// Copies that the house makes by itself.
    pub backups: Option<Backups>,
    /// A file where requests are noted, without secrets.
    pub access_log: Option<PathBuf>,
    /// Where mail is sent from; without it the house sends none.
    pub mail: Option<PostOffice>,
    /// How fast things go.
    pub pace: Pace,
    /// How much is too much.
    pub limits: Limits,
    /// Where luck comes from.
    pub luck: Luck,
    /// By how much the numbers of this house's rules are ahead of the shelf's: for tests of neighbouring versions side by side.
    pub rules_ahead: u32,
}

/// Where the deals of the tables and the moods of the bots come from. The command line knows only one answer.
#[derive(Clone, Copy, Debug)]
pub enum Luck {
    /// From the operating system: nobody can foresee it.
    System,
    /// The same luck at every table of the house, for tests that are to meet the same positions again.
    Repeated(u64),
}

impl Luck {
    /// The key of a new table.
    pub(crate) fn key(self) -> Key {
        match self {
            Luck::System => Key::new(secret::random()),
            Luck::Repeated(seed) => Key::from_seed(seed),
        }
    }

    /// What a bot thinks with when so many moves stand: it follows from the table's key, the row of the journal and the seat, so that whoever
    /// thinks for it throws the same dice, and nobody knows them who does not know the key.
    pub(crate) fn mood(self, key: &Key, ply: usize, row: usize, seat: Seat) -> u64 {
        match self {
            Luck::System => {
                let hashed = Sha256::new().chain_update(b"polyana mood").chain_update(key.bytes());
                let hashed = hashed.chain_update((row as u64).to_le_bytes()).chain_update([seat.0]).finalize();
                hashed.iter().take(8).fold(0, |mood, &byte| (mood << 8) | u64::from(byte))
            }
            Luck::Repeated(seed) => seed.wrapping_mul(1_000_003).wrapping_add(ply as u64),
        }
    }
}

/// After how many days what nobody comes back to expires.
#[derive(Clone, Copy, Debug)]
pub struct Keeping {
    /// Guests are forgotten.
    pub guests: u32,
    /// Tables that wait for players are closed.
    pub waiting: u32,
    /// Tables that were closed before they began are forgotten.
    pub closed: u32,
    /// Games in which nobody moves are broken off.
    pub abandoned: u32,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping { guests: 120, waiting: 14, closed: 30, abandoned: 180 }
    }
}

/// Copies of the file that the house makes by itself.
#[derive(Clone, Debug)]
pub struct Backups {
    /// How often.
    pub every: Duration,
    /// Where they lie.
    pub folder: PathBuf,
    /// How many are kept.
    pub keep: usize,
}

/// How fast things go.
#[derive(Clone, Debug)]
pub struct Pace {
    /// How long a bot's move stays in sight before the next one is shown, in milliseconds, for players who like it quick.
    /// Bots think meanwhile.
    pub bot: RangeInclusive<u64>,
    /// How long the house waits before it answers a question with one choice, in milliseconds. As long as a player takes
    /// to click, so that nobody learns from it that there was no choice.
    pub house: RangeInclusive<u64>,
    /// The same where everybody can see that there is no choice, or nobody that there is a question.
    pub forced: RangeInclusive<u64>,
    /// How many iterations bots think about a choice, instead of those of their level.
    pub iterations: Option<u32>,
    /// How many milliseconds a second of the clocks and of the post has.
    pub second: u64,
    /// After how many milliseconds without anybody a table is put away.
    pub linger: u64,
}

/// How much is too much.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Are rates limited at all?
    pub rates: bool,
    /// Unfinished tables that a guest may have made.
    pub guest_tables: usize,
    /// Unfinished tables that an account may have made.
    pub account_tables: usize,
    /// Sockets and event streams from one address.
    pub sockets: usize,
    /// Connections from one address, unless a proxy stands before the house.
    pub connections: usize,
    /// How long somebody may take nothing of what is sent to them, in milliseconds.
    pub taken: u64,
    /// The largest form or API call, in bytes.
    pub body: usize,
    /// The largest message on a socket, in bytes.
    pub message: usize,
}

impl Config {
    /// The number of the rules of a game, as this house counts them.
    pub(crate) fn rules_of(&self, title: &dyn Title) -> u32 {
        title.facts().rules + self.rules_ahead
    }

    /// The address of the house in letters: the one that people use, or else the one where it listens.
    pub fn address(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_string(),
            None if self.listen.ip().is_unspecified() => format!("http://localhost:{}", self.listen.port()),
            None => format!("http://{}", self.listen),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7654),
            database: Database::File("polyana.db".into()),
            bus: Road::Home,
            public_url: None,
            behind_proxy: false,
            thinkers: (cores / 2).max(1),
            private_hooks: false,
            keep: Keeping::default(),
            backups: None,
            access_log: None,
            mail: None,
            pace: Pace::default(),
            limits: Limits::default(),
            luck: Luck::System,
            rules_ahead: 0,
        }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { bot: 250..=350, house: 700..=2_200, forced: 150..=400, iterations: None, second: 1_000, linger: 30_000 }
    }
}

impl Pace {
    /// Nobody waits for anything, and bots hardly think: for tests and load tools.
    pub fn hurried() -> Pace {
        Pace { bot: 0..=0, house: 0..=0, forced: 0..=0, iterations: Some(20), second: 1_000, linger: 200 }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rates: true,
            guest_tables: 10,
            account_tables: 100,
            sockets: 200,
            connections: 400,
            taken: 30_000,
            body: 64 * 1024,
            message: 8 * 1024,
        }
    }
}

impl Limits {
    /// No limits of rate or number: for load tools on one's own machine.
    pub fn none() -> Limits {
        Limits {
            rates: false,
            guest_tables: usize::MAX,
            account_tables: usize::MAX,
            sockets: usize::MAX,
            connections: usize::MAX,
            ..Limits::default()
        }
    }
}
