//! A whole house of many machines on this one: a database, a bus, nodes and thinkers, each a process of its own, for measuring and for throwing
//! things over. Every node reaches database and bus by ways that can be cut.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncRead, AsyncWrite, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

use crate::serve;

/// The script that starts database and bus, as in the repository.
const SERVICES: &str = include_str!("../../scripts/services");

/// The database and the bus. They end when this is dropped, however this process ends.
pub struct Services {
    process: Child,
    /// As long as it is open, they live.
    input: Option<ChildStdin>,
    folder: PathBuf,
    /// The address of the database.
    pub database: String,
    /// The address of the bus.
    pub bus: String,
}

impl Services {
    /// Starts both, `--tend`ed or only `--durable`.
    pub fn start(how: &str) -> Result<Services, String> {
        let mut process = Command::new("bash")
            .args(["-c", SERVICES, "services", how])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("bash cannot be started: {error}"))?;
        let input = process.stdin.take();
        let mut told = process.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines);
        let mut line = || told.next().and_then(Result::ok).unwrap_or_default();
        let (database, bus) = (line(), line());
        let place = database.split_once('@').and_then(|(_, rest)| rest.rsplit_once('/'));
        let folder = PathBuf::from(place.map_or("", |(place, _)| place).replace("%2F", "/"));
        let services = Services { process, input, folder, database, bus };
        match () {
            () if !services.database.starts_with("postgres://") => Err("no PostgreSQL could be started".into()),
            () if !services.bus.starts_with("nats://") => Err("no NATS could be started".into()),
            () => Ok(services),
        }
    }

    /// Kills the database in the middle of whatever it does.
    pub fn kill_database(&self) {
        kill(first_number(&self.folder.join("data/postmaster.pid")));
    }

    /// Kills the bus.
    pub fn kill_bus(&self) {
        kill(first_number(&self.folder.join("nats.pid")));
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.process.wait();
    }
}

fn first_number(file: &std::path::Path) -> Option<i32> {
    std::fs::read_to_string(file).ok()?.lines().next()?.trim().parse().ok()
}

fn kill(process: Option<i32>) {
    if let Some(pid) = process.and_then(Pid::from_raw) {
        let _ = kill_process(pid, Signal::KILL);
    }
}

/// A way between two that can be cut.
pub struct Way {
    pub port: u16,
    open: watch::Sender<bool>,
}

/// Where a way leads.
#[derive(Clone)]
pub enum End {
    Port(String),
    Socket(PathBuf),
}

impl Way {
    /// A way that leads there.
    pub async fn to(end: End) -> Result<Way, String> {
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(|error| error.to_string())?;
        let port = listener.local_addr().map_err(|error| error.to_string())?.port();
        let (open, is_open) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(carry(stream, end.clone(), is_open.clone()));
            }
        });
        Ok(Way { port, open })
    }

    /// Cuts the way, or mends it.
    pub fn set(&self, open: bool) {
        self.open.send_replace(open);
    }
}

async fn carry(mut stream: TcpStream, end: End, mut open: watch::Receiver<bool>) {
    if !*open.borrow() {
        return;
    }
    let _ = stream.set_nodelay(true);
    async fn both(one: &mut TcpStream, mut other: impl AsyncRead + AsyncWrite + Unpin) {
        let _ = copy_bidirectional(one, &mut other).await;
    }
    let carried = async {
        match end {
            End::Port(address) => {
                if let Ok(other) = TcpStream::connect(address).await {
                    let _ = other.set_nodelay(true);
                    both(&mut stream, other).await;
                }
            }
            End::Socket(path) => {
                if let Ok(other) = UnixStream::connect(path).await {
                    both(&mut stream, other).await;
                }
            }
        }
    };
    tokio::select! {
        () = carried => {}
        _ = open.wait_for(|open| !open) => {}
    }
}

async fn free_port() -> Result<u16, String> {
    let free = TcpListener::bind("127.0.0.1:0").await.map_err(|error| error.to_string())?;
    Ok(free.local_addr().map_err(|error| error.to_string())?.port())
}

/// A node of the house.
pub struct Node {
    process: Option<Child>,
    port: u16,
    /// Where it tells its numbers.
    numbers: u16,
    /// How it reaches them.
    database: String,
    bus: String,
    pub to_database: Way,
    pub to_bus: Way,
}

impl Node {
    /// Starts a node at a free port. Its ways can be cut, or lead straight to where they lead.
    pub async fn start(services: &Services, cuttable: bool) -> Result<Node, String> {
        let (port, numbers) = (free_port().await?, free_port().await?);
        let to_database = Way::to(End::Socket(services.folder.join(".s.PGSQL.5432"))).await?;
        let to_bus = Way::to(End::Port(services.bus.trim_start_matches("nats://").to_string())).await?;
        let (database, bus) = if cuttable {
            let database = format!("postgres://polyana@127.0.0.1:{}/postgres", to_database.port);
            (database, format!("nats://127.0.0.1:{}", to_bus.port))
        } else {
            (services.database.clone(), services.bus.clone())
        };
        let mut node = Node { process: None, port, numbers, database, bus, to_database, to_bus };
        node.open().await?;
        Ok(node)
    }

    /// Where people find it.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Where whoever runs it finds its numbers.
    pub fn numbers(&self) -> String {
        format!("http://127.0.0.1:{}", self.numbers)
    }

    /// Its process.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    /// Opens it, again and again if need be: database or bus may be away.
    pub async fn open(&mut self) -> Result<(), String> {
        for _ in 0..60 {
            let program = std::env::current_exe().map_err(|error| error.to_string())?;
            let mut process = Command::new(program)
                .args(["serve", "--no-limits", "--listen", &format!("127.0.0.1:{}", self.port)])
                .args(["--metrics", &format!("127.0.0.1:{}", self.numbers)])
                .env("POLYANA_DATABASE", &self.database)
                .env("POLYANA_BUS", &self.bus)
                .env("POLYANA_LOG", std::env::var("POLYANA_LOG").unwrap_or_else(|_| "off".into()))
                .stdout(Stdio::piped())
                .stderr(if std::env::var_os("POLYANA_LOG").is_some() { Stdio::inherit() } else { Stdio::null() })
                .spawn()
                .map_err(|error| format!("no node can be opened: {error}"))?;
            let out = process.stdout.take();
            let opened = tokio::task::spawn_blocking(move || {
                let mut lines = out.map(BufReader::new).into_iter().flat_map(BufRead::lines);
                lines.any(|line| line.is_ok_and(|line| line.contains(serve::OPEN)))
            });
            if opened.await.unwrap_or(false) {
                self.process = Some(process);
                return Ok(());
            }
            let _ = process.kill();
            let _ = process.wait();
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
        Err("a node does not open".into())
    }

    /// Ends it by a signal, and waits for that.
    pub async fn end(&mut self, signal: Signal) {
        self.signal(signal);
        if let Some(mut process) = self.process.take() {
            let _ = tokio::task::spawn_blocking(move || process.wait()).await;
        }
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) {
        if let Some(pid) = self.pid().and_then(|pid| Pid::from_raw(pid as i32)) {
            let _ = kill_process(pid, signal);
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// A thinker, which is killed when it is dropped.
pub struct Thinker(Child);

impl Thinker {
    pub fn start(services: &Services) -> Result<Thinker, String> {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let process = Command::new(program)
            .args(["thinker", "--chairs", "1"])
            .env("POLYANA_BUS", &services.bus)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        process.map(Thinker).map_err(|error| format!("no thinker can be started: {error}"))
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
