//! A PostgreSQL for the tests of this process, started by `scripts/services` when the first one asks. It ends with the process, however
//! that ends. Where it cannot be started the tests that need it say so loudly, and fail in CI.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The database, which ends when its input does.
struct Service {
    address: String,
    _process: Child,
}

static SERVICE: OnceLock<Result<Service, String>> = OnceLock::new();

fn start() -> Result<Service, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/services");
    let mut process = Command::new(&script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", script.display()))?;
    let mut address = String::new();
    let told = process.stdout.take().map(|told| BufReader::new(told).read_line(&mut address));
    match told {
        Some(Ok(_)) if address.starts_with("postgres://") => {
            Ok(Service { address: address.trim().to_string(), _process: process })
        }
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
    match SERVICE.get_or_init(start) {
        Ok(service) => Some(service.address.clone()),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "no PostgreSQL for the tests: {error}");
            // Past the test's own output, which nobody reads of a test that passes.
            let _ = writeln!(std::io::stderr(), "NOT TESTED on PostgreSQL, which cannot be started here: {error}");
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
