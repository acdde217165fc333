//! `polyana serve`, also what `polyana` alone does: the live web table.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use server::{Backups, Config, Database, House, Keeping, Limits, Luck, Pace, PostOffice, Road};
use tokio::net::TcpListener;

use crate::tell::Ended;

#[derive(clap::Args)]
pub struct Args {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:7654")]
    listen: SocketAddr,
    /// Where everything is kept: a file, made where missing, or a database of PostgreSQL as `postgres://name:password@host/house`, which is
    /// better told by the environment
    #[arg(long, env = "POLYANA_DATABASE", hide_env_values = true, default_value = "polyana.db")]
    database: Database,
    /// Be a node of a house of many machines: how they tell each other what happens, as `nats://name:password@host:4222`, better told by the
    /// environment. All nodes share one database of PostgreSQL
    #[arg(long, env = "POLYANA_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The address that people use, as `https://table.example`
    #[arg(long)]
    public_url: Option<String>,
    /// The house stands behind a proxy of yours (nginx, Caddy …), which sets X-Forwarded-For: believe the last address in it.
    /// Without this everybody behind the proxy shares the limits of one address
    #[arg(long)]
    behind_proxy: bool,
    /// Where to tell numbers for Prometheus, as `127.0.0.1:9154`: an address that the public does not reach
    #[arg(long)]
    metrics: Option<SocketAddr>,
    /// How many bots think at once; half of the cores by default. A node of many may have none: thinkers do it then
    #[arg(long)]
    thinkers: Option<usize>,
    /// Let webhooks point to this machine and into the private network
    #[arg(long)]
    private_hooks: bool,
    /// Send mail through this server, as `smtps://name:password@mail.example` or `smtp://127.0.0.1:25`; better told by the
    /// environment, where nobody else on the machine sees the password
    #[arg(long, env = "POLYANA_SMTP", hide_env_values = true, requires = "mail_from")]
    smtp: Option<String>,
    /// Who mail comes from, as `Polyana <table@example.org>`
    #[arg(long, env = "POLYANA_MAIL_FROM")]
    mail_from: Option<String>,
    /// Make a copy of the file this often, as `24h`, `30m` or `7d`
    #[arg(long, value_parser = span, requires = "backup_folder")]
    backup_every: Option<Duration>,
    /// Where copies lie; made where missing
    #[arg(long, requires = "backup_every")]
    backup_folder: Option<PathBuf>,
    /// How many copies are kept
    #[arg(long, default_value_t = 7)]
    backup_keep: usize,
    /// Guests who have not come back for so many days are forgotten
    #[arg(long, default_value_t = Keeping::default().guests, value_name = "DAYS")]
    keep_guests: u32,
    /// Tables that have waited for players for so many days are closed
    #[arg(long, default_value_t = Keeping::default().waiting, value_name = "DAYS")]
    keep_waiting: u32,
    /// Games in which nobody has moved for so many days are broken off
    #[arg(long, default_value_t = Keeping::default().abandoned, value_name = "DAYS")]
    keep_abandoned: u32,
    /// Note every request in this file, without anything secret
    #[arg(long)]
    access_log: Option<PathBuf>,
    /// When asked to close, first say for so long that the house is not ready, as `5s`, so that a proxy sends people to other nodes
    #[arg(long, value_parser = span)]
    drain: Option<Duration>,
    /// Write logs as JSON
    #[arg(long)]
    json_logs: bool,
    /// No limits of rates and numbers, and nobody waits: for load tests on one's own machine
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// What is printed before the address once the house is open.
pub const OPEN: &str = "Polyana is open: ";

impl Default for Args {
    fn default() -> Args {
        let config = Config::default();
        Args {
            listen: config.listen,
            database: config.database,
            bus: None,
            public_url: None,
            behind_proxy: false,
            metrics: None,
            thinkers: None,
            private_hooks: false,
            smtp: None,
            mail_from: None,
            access_log: None,
            backup_every: None,
            backup_folder: None,
            backup_keep: 7,
            keep_guests: config.keep.guests,
            keep_waiting: config.keep.waiting,
            keep_abandoned: config.keep.abandoned,
            drain: None,
            json_logs: false,
            no_limits: false,
        }
    }
}

pub fn run(args: &Args) -> Ended {
    server::write_logs(args.json_logs);
    if args.backup_every.is_some() {
        args.database.only_file("--backup-every copies files, pg_dump copies databases")?;
    }
    let defaults = Config::default();
    let config = Config {
        listen: args.listen,
        database: args.database.clone(),
        bus: args.bus.clone().map_or(Road::Home, Road::Nats),
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        // A node may leave all thinking to thinkers, unless there are none.
        thinkers: args.thinkers.unwrap_or(defaults.thinkers).max(usize::from(args.bus.is_none())),
        private_hooks: args.private_hooks,
        access_log: args.access_log.clone(),
        keep: Keeping {
            guests: args.keep_guests.max(1),
            waiting: args.keep_waiting.max(1),
            abandoned: args.keep_abandoned.max(1),
            ..defaults.keep
        },
        backups: args.backup_every.zip(args.backup_folder.clone()).map(|(every, folder)| Backups {
            every,
            folder,
            keep: args.backup_keep,
        }),
        mail: post_office(args)?,
        pace: if args.no_limits { Pace::hurried() } else { defaults.pace },
        limits: if args.no_limits { Limits::none() } else { defaults.limits },
        luck: Luck::System,
        rules_ahead: 0,
    };
    allow_many_sockets();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| format!("no threads can be started: {error}"))?;
    Ok(runtime.block_on(open(config, args.metrics, args.drain))?)
}

/// A span of time, as `24h`, `30m` or `7d`.
fn span(text: &str) -> Result<Duration, String> {
    let wrong = || format!("{text} is no span of time: 24h, 30m or 7d are");
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
    let seconds = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3_600,
        "d" => 86_400,
        _ => return Err(wrong()),
    };
    let number: u64 = number.parse().map_err(|_| wrong())?;
    let span = number.checked_mul(seconds).filter(|seconds| (1..=366 * 86_400).contains(seconds)).ok_or_else(wrong)?;
    Ok(Duration::from_secs(span))
}

/// The way to the mail server, if there is one.
fn post_office(args: &Args) -> Result<Option<PostOffice>, String> {
    match (&args.smtp, &args.mail_from) {
        (Some(server), Some(from)) => PostOffice::open(server, from).map(Some),
        _ => Ok(None),
    }
}

/// Every watcher is an open file: takes as many as the system allows.
pub fn allow_many_sockets() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If the system refuses, there is room for fewer.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

/// Opens the house and keeps it open until it is asked to close.
async fn open(config: Config, metrics: Option<SocketAddr>, drain: Option<Duration>) -> Result<(), String> {
    let (listen, database) = (config.listen, config.database.clone());
    let listener = TcpListener::bind(listen).await.map_err(|error| format!("cannot listen on {listen}: {error}"))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let public = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    let back_door = match metrics {
        Some(at) => Some(TcpListener::bind(at).await.map_err(|error| format!("cannot listen on {at}: {error}"))?),
        None => None,
    };
    let house = House::open(config).map_err(|error| format!("{database} cannot be opened: {error}"))?;
    if let Some(listener) = back_door {
        tokio::spawn(server::serve_metrics(house.clone(), listener));
    }
    announce(&format!("{OPEN}{public}"));
    let closing = house.clone();
    tokio::spawn(async move {
        asked_to_close().await;
        if let Some(drain) = drain {
            announce("Leaving: people are sent elsewhere.");
            closing.retire();
            tokio::time::sleep(drain).await;
        }
        announce("Closing: everything is being written.");
        closing.close();
    });
    server::serve(house, listener).await.map_err(|error| error.to_string())
}

/// Prints a line. A house stays open whether or not somebody reads what it prints.
fn announce(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Ctrl-C, or the polite signal of a service manager.
pub async fn asked_to_close() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
