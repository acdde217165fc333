//! How the house does, told truly: whether it lives, and whether it can serve. It can when something can really be written,
//! the disk has room for more, and the writer keeps up.

use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use crate::House;

/// The house looks at itself no more often than this, however often it is asked.
const AGAIN: Duration = Duration::from_secs(1);
/// A write that takes longer than this is none.
const PATIENCE: Duration = Duration::from_secs(5);
/// A disk with less room than this is full, in bytes.
const ROOM: u64 = 16 * 1024 * 1024;
/// A writer who has so much to do does not keep up.
const QUEUE: usize = 20_000;

/// Why a house cannot serve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ailment {
    Closing,
    CannotWrite,
    DiskFull,
    Behind,
}

impl Ailment {
    /// In a sentence, for whoever runs the house.
    pub fn text(self) -> &'static str {
        match self {
            Ailment::Closing => "The house is closing.",
            Ailment::CannotWrite => "Nothing can be written to the database.",
            Ailment::DiskFull => "The disk of the database is full.",
            Ailment::Behind => "Too much waits to be written.",
        }
    }
}

/// Can the house serve?
pub(crate) async fn look(house: &House) -> Result<(), Ailment> {
    if house.closing.is_cancelled() || house.retiring.load(Relaxed) {
        return Err(Ailment::Closing);
    }
    // Whoever asks meanwhile waits for the same look.
    let mut last = house.health.lock().await;
    if let Some((at, found)) = *last
        && at.elapsed() < AGAIN
    {
        return found;
    }
    let found = examine(house).await;
    if let Err(ailment) = found {
        tracing::error!("{}", ailment.text());
    }
    *last = Some((Instant::now(), found));
    found
}

async fn examine(house: &House) -> Result<(), Ailment> {
    if let Some(ailment) = ailing(house.store.waiting(), house.config.database.file().and_then(free_room)) {
        return Err(ailment);
    }
    match tokio::time::timeout(PATIENCE, house.store.is_well()).await {
        Ok(true) => Ok(()),
        Ok(false) | Err(_) => Err(Ailment::CannotWrite),
    }
}

/// What is wrong with so much that waits to be written, and so many bytes left on the disk, where that is known.
fn ailing(waiting: usize, room: Option<u64>) -> Option<Ailment> {
    match room {
        _ if waiting > QUEUE => Some(Ailment::Behind),
        Some(..ROOM) => Some(Ailment::DiskFull),
        _ => None,
    }
}

/// The room that is left on the disk of a file, in bytes.
fn free_room(file: &Path) -> Option<u64> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_and_a_writer_who_does_not_keep_up_are_ailments() {
        assert_eq!(ailing(QUEUE, Some(ROOM)), None);
        assert_eq!(ailing(QUEUE + 1, Some(ROOM)), Some(Ailment::Behind));
        assert_eq!(ailing(0, Some(ROOM - 1)), Some(Ailment::DiskFull));
        assert_eq!(ailing(0, None), None, "a database elsewhere minds its own disk");
    }

    #[test]
    fn the_room_of_a_disk_is_known() {
        let folder = tempfile::tempdir().unwrap();
        assert!(free_room(&folder.path().join("house.db")).is_some_and(|bytes| bytes > 0));
        assert_eq!(free_room(&folder.path().join("nowhere/house.db")), None);
    }
}
