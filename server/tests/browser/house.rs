//! A house for a browser to visit: in this process, or in one of its own that can be killed.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::{Config, House, Limits, Luck, Pace, serve};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};

use crate::chrome::{Chrome, PATIENCE};

/// A running house, which closes when it is dropped.
pub struct Inn {
    pub base: String,
    pub house: Arc<House>,
    /// Where it keeps everything, unless that is to outlive it.
    folder: Option<TempDir>,
}

impl Drop for Inn {
    fn drop(&mut self) {
        self.house.close();
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("house.db")
}

/// Every run meets the same deals and bots, unless told to try others: `POLYANA_LUCK=7 cargo test -p server --test browser`.
fn luck() -> Luck {
    Luck::Repeated(std::env::var("POLYANA_LUCK").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1))
}

async fn open_at(file: PathBuf, listen: &str, pace: Pace) -> Inn {
    let config = Config { database: file.into(), pace, limits: Limits::none(), luck: luck(), ..Config::default() };
    let listener = TcpListener::bind(listen).await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let house = House::open(config).unwrap();
    tokio::spawn(serve(house.clone(), listener));
    Inn { base, house, folder: None }
}

/// A browser and a house in this process to visit with it, if there is a browser.
pub async fn visit() -> Option<(Chrome, Inn)> {
    let chrome = Chrome::start().await?;
    Some((chrome, open().await))
}

/// A house in this process.
pub async fn open() -> Inn {
    open_paced(Pace::hurried()).await
}

/// A house in this process where things take their time.
pub async fn open_paced(pace: Pace) -> Inn {
    let folder = folder();
    let mut inn = open_at(file(&folder), "127.0.0.1:0", pace).await;
    inn.folder = Some(folder);
    inn
}

/// A house in a process of its own.
pub struct Hut {
    pub base: String,
    folder: TempDir,
    port: u16,
    child: Child,
}

impl Hut {
    pub async fn open() -> Hut {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let folder = folder();
        let child = start(&file(&folder), port);
        let hut = Hut { base: format!("http://127.0.0.1:{port}"), folder, port, child };
        hut.wait().await;
        hut
    }

    /// Kills it with -9.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Opens it again on the same file and port.
    pub async fn reopen(&mut self) {
        self.child = start(&file(&self.folder), self.port);
        self.wait().await;
    }

    async fn wait(&self) {
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            assert!(begun.elapsed() < PATIENCE, "the house does not open");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Hut {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(file: &Path, port: u16) -> Child {
    // The path without the program's own name, whatever program includes this file.
    let module = module_path!().split_once("::").unwrap().1;
    Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", &format!("{module}::the_house_that_is_killed")])
        .env("POLYANA_TEST_FILE", file)
        .env("POLYANA_TEST_PORT", port.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Not a test but a process that others start: it runs a house until it is killed.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "started by other tests"]
async fn the_house_that_is_killed() {
    let (Ok(file), Ok(port)) = (std::env::var("POLYANA_TEST_FILE"), std::env::var("POLYANA_TEST_PORT")) else { return };
    let _inn = open_at(file.into(), &format!("127.0.0.1:{port}"), Pace::hurried()).await;
    std::future::pending::<()>().await;
}
