//! The access log: a line for every request, for whoever runs the house. It names no secrets: addresses of tables, links of
//! letters and what was asked for are left out, only the kind of page stands there.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::net::IpAddr;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::rates::network;
use crate::time::{now, stamp};

/// Where requests are noted.
pub(crate) struct AccessLog(Mutex<File>);

/// A request that was answered.
pub(crate) struct Visit<'a> {
    /// From where; of an IPv6 address only the network is noted.
    pub address: IpAddr,
    /// The method.
    pub method: &'a str,
    /// The kind of page, as `/table/{id}`.
    pub route: &'a str,
    /// How it was answered.
    pub status: u16,
    /// How long that took.
    pub took: Duration,
}

impl AccessLog {
    /// Goes on with a file, or begins it. Only its owner may read it.
    pub fn open(path: &Path) -> io::Result<AccessLog> {
        let mut options = OpenOptions::new();
        options.create(true).append(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path).map(|file| AccessLog(Mutex::new(file)))
    }

    /// Notes a visit. A log that cannot be written hinders nobody.
    pub fn note(&self, visit: &Visit<'_>) {
        let line = line(now(), visit);
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = file.write_all(line.as_bytes()) {
            tracing::warn!(%error, "the access log cannot be written");
        }
    }
}

fn line(at: i64, visit: &Visit<'_>) -> String {
    let Visit { address, method, route, status, took } = visit;
    format!("{} {} {method} {route} {status} {}ms\n", stamp(at), network(*address), took.as_millis())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_is_one_line() {
        let visit = Visit {
            address: "2001:db8::17".parse().unwrap(),
            method: "POST",
            route: "/table/{id}/join",
            status: 303,
            took: Duration::from_millis(7),
        };
        assert_eq!(line(0, &visit), "1970-01-01T00:00:00Z 2001:db8:: POST /table/{id}/join 303 7ms\n");
    }
}
