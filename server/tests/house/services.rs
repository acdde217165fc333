//! A PostgreSQL and a NATS for the tests of this process, started by `scripts/services` when the first one asks. They end with the process,
//! however that ends. Where they cannot be started the tests that need them say so loudly, and fail in CI.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The database and the bus, which end when their input does.
struct Service {
    address: String,
    bus: String,
    _process: Child,
}

static SERVICE: OnceLock<Result<Service, String>> = OnceLock::new();

fn start(how: Option<&str>) -> Result<Service, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/services");
    let mut process = Command::new(&script)
        .args(how)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", script.display()))?;
    let told = process.stdout.take().map(|told| BufReader::new(told).lines().map_while(Result::ok));
    match told.and_then(|mut told| told.next().zip(told.next())) {
        Some((address, bus)) if address.starts_with("postgres://") => Ok(Service { address, bus, _process: process }),
        _ => Err("scripts/services says no address".into()),
    }
}

/// The address of an empty house; nothing where there is no PostgreSQL, and a panic in CI.
pub fn fresh() -> Option<String> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    house(&format!("fresh {}", NEXT.fetch_add(1, Relaxed)))
}

/// The address of the house of some name, the same one whenever it is asked for.
pub fn house(name: &str) -> Option<String> {
    let address = address()?;
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    let schema = format!("house_{:016x}", hasher.finish());
    tell(&address, &format!("CREATE SCHEMA IF NOT EXISTS {schema}"));
    Some(format!("{address}?options=-c%20search_path%3D{schema}"))
}

/// The address of the database in which the houses stand; nothing where there is none.
pub fn address() -> Option<String> {
    match SERVICE.get_or_init(|| start(None)) {
        Ok(service) => Some(service.address.clone()),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "no PostgreSQL for the tests: {error}");
            // Past the test's own output, which nobody reads of a test that passes.
            let _ = writeln!(std::io::stderr(), "NOT TESTED on PostgreSQL, which cannot be started here: {error}");
            None
        }
    }
}

/// The address of the bus; nothing where there is none, and a panic in CI. Houses that are not to hear each other take names of their own.
pub fn bus() -> Option<String> {
    address()?;
    let found = SERVICE.get().and_then(|service| service.as_ref().ok()).filter(|service| service.bus != "none");
    if found.is_none() {
        assert!(std::env::var_os("CI").is_none(), "no NATS for the tests");
        let _ = writeln!(std::io::stderr(), "NOT TESTED with NATS, which cannot be started here");
    }
    found.map(|service| service.bus.clone())
}

/// The addresses of a database and a bus that let nobody in but by TLS and with a password; nothing where there are none, and a panic in CI.
#[allow(dead_code, reason = "asked for by the store's own tests only")]
pub fn sealed() -> Option<(String, String)> {
    static SEALED: OnceLock<Result<Service, String>> = OnceLock::new();
    let told = SEALED.get_or_init(|| start(Some("--sealed"))).as_ref().map(|service| (&service.address, &service.bus));
    match told {
        Ok((address, bus)) if bus != "none" => Some((address.clone(), bus.clone())),
        other => {
            assert!(std::env::var_os("CI").is_none(), "nothing with TLS for the tests: {other:?}");
            let _ = writeln!(std::io::stderr(), "NOT TESTED with TLS, which cannot be had here: {other:?}");
            None
        }
    }
}

/// Tells a database to do something.
pub fn tell(address: &str, sql: &str) {
    // On a thread of its own: tests drive others on theirs.
    let told = || postgres::Client::connect(address, postgres::NoTls).unwrap().batch_execute(sql).unwrap();
    std::thread::scope(|scope| scope.spawn(told).join()).unwrap();
}
