//! Upkeep: what is left behind expires by rule, and copies of the file are made now and then, of which the newest are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, SystemTime};

use crate::House;
use crate::config::Backups;
use crate::live::Ask;
use crate::people;
use crate::store::{self, Database, StoreError};
use crate::time::{now, stamp};

/// A day in milliseconds.
const DAY: i64 = 86_400_000;
/// Complaints that were dealt with are kept for so many days.
const REPORT_DAYS: i64 = 180;
/// So many guests and games expire in one round: the next one comes soon.
const AT_ONCE: usize = 100;
/// A copy that could not be made is tried again after so long.
const AGAIN: Duration = Duration::from_secs(60);

/// Tidies up: forgets what is over, and what nobody has come back to.
pub async fn tidy(house: &Arc<House>) {
    house.rates.sweep();
    if let Err(error) = sweep(house).await {
        tracing::warn!(%error, "cannot tidy up");
    }
    // One node does it for all.
    if house.is_first()
        && let Err(error) = expire(house).await
    {
        tracing::warn!(%error, "what was left behind cannot be put away");
    }
}

async fn sweep(house: &House) -> Result<(), StoreError> {
    let used = house.take_used();
    let swept = house.store.write(move |db| {
        let now = now();
        store::sweep_sessions(db, &used, now, now - people::KEEP_DAYS * DAY)?;
        store::sweep_links(db, now)?;
        store::sweep_challenges(db, now)?;
        store::sweep_names(db, now)?;
        store::sweep_order(db, now, now - REPORT_DAYS * DAY)
    });
    swept.await
}

/// Waiting rooms are closed, games are broken off and guests are forgotten when nobody has come back for so many days.
async fn expire(house: &Arc<House>) -> Result<(), StoreError> {
    let keep = house.config.keep;
    let ago = |days: u32| now() - i64::from(days) * DAY;
    let (waiting, closed, abandoned, guests) =
        (ago(keep.waiting), ago(keep.closed), ago(keep.abandoned), ago(keep.guests));
    let left = house.store.write(move |db| {
        let left = store::close_waiting(db, waiting, now())?;
        store::forget_closed(db, closed)?;
        store::forget_gone(db)?;
        Ok((left, store::abandoned(db, abandoned, AT_ONCE)?, store::stale_guests(db, guests, AT_ONCE)?))
    });
    let (rooms, games, guests) = left.await?;
    rooms.iter().for_each(|room| house.live.refresh(house, room));
    for game in &games {
        // By the table itself, so that its journal says so too.
        if let Err(refused) = house.live.ask(house, game, |reply| Ask::BreakOff { reply }).await.flatten() {
            tracing::warn!(?refused, table = %game, "an abandoned game could not be ended");
        }
    }
    for &guest in &guests {
        if let Err(refused) = people::leave_for_good(house, guest).await {
            tracing::warn!(?refused, "a guest could not be forgotten");
        }
    }
    if !(rooms.is_empty() && games.is_empty() && guests.is_empty()) {
        tracing::info!(
            rooms = rooms.len(),
            games = games.len(),
            guests = guests.len(),
            "put away what was left behind"
        );
    }
    Ok(())
}

/// Makes copies until the house closes.
pub async fn keep_copies(house: Arc<House>) {
    let Some(backups) = house.config.backups.clone() else { return };
    loop {
        let wait = match due_in(&backups) {
            Some(wait) => wait,
            None => match make_copy(&house, &backups).await {
                Ok(()) => backups.every,
                Err(error) => {
                    tracing::error!(error, "no copy could be made");
                    AGAIN.min(backups.every)
                }
            },
        };
        tokio::select! {
            () = house.closing.cancelled() => return,
            () = tokio::time::sleep(wait) => {}
        }
    }
}

/// How long the newest copy is still new enough; nothing if another one is due.
fn due_in(backups: &Backups) -> Option<Duration> {
    let newest = copies(&backups.folder).ok()?.pop()?;
    let age = SystemTime::now().duration_since(fs::metadata(newest).ok()?.modified().ok()?).unwrap_or_default();
    backups.every.checked_sub(age).filter(|wait| !wait.is_zero())
}

async fn make_copy(house: &Arc<House>, backups: &Backups) -> Result<(), String> {
    let (from, backups, name) = (house.config.database.clone(), backups.clone(), file_name(now()));
    let made = tokio::task::spawn_blocking(move || copy_and_rotate(&from, &backups, &name)).await;
    made.map_err(|error| error.to_string())??;
    house.metrics.copied.store(now() / 1_000, Relaxed);
    Ok(())
}

/// The name of a copy: they sort by when they were made.
fn file_name(at: i64) -> String {
    format!("polyana-{}.db", stamp(at).replace([':', '-'], ""))
}

/// Copies a house, checks the copy, and only then gives it its name and drops the oldest ones.
fn copy_and_rotate(from: &Database, backups: &Backups, name: &str) -> Result<(), String> {
    let told = |error: io::Error| format!("{}: {error}", backups.folder.display());
    make_folder(&backups.folder).map_err(told)?;
    let (part, whole) = (backups.folder.join(format!("{name}.part")), backups.folder.join(name));
    // Perhaps the house was ended in the middle of an earlier one: half a copy is worth nothing and takes as much room as a whole one.
    for half in named(&backups.folder, "Z.db.part").map_err(told)? {
        fs::remove_file(half).map_err(told)?;
    }
    store::copy(from, &part).map_err(|error| error.to_string())?;
    store::is_whole(&part).map_err(|fault| format!("the copy is not whole: {fault}"))?;
    fs::rename(&part, &whole).map_err(told)?;
    let all = copies(&backups.folder).map_err(told)?;
    for old in all.iter().take(all.len().saturating_sub(backups.keep.max(1))) {
        fs::remove_file(old).map_err(told)?;
    }
    Ok(())
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The copies in a folder, the oldest first.
fn copies(folder: &Path) -> io::Result<Vec<PathBuf>> {
    named(folder, "Z.db")
}

/// The files in a folder with the names of copies and this end, the oldest first. Others are nobody's business.
fn named(folder: &Path, end: &str) -> io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let middle = name.strip_prefix("polyana-").and_then(|name| name.strip_suffix(end));
        let ours = |text: &str| text.len() == 15 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'T');
        if middle.is_some_and(ours) {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_told_by_their_names_and_the_newest_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let house = Database::from(folder.path().join("house.db"));
        let store = store::Store::open(house.clone()).unwrap();
        let backups = Backups { every: Duration::from_secs(3_600), folder: folder.path().join("copies"), keep: 3 };
        assert_eq!(due_in(&backups), None, "there is none yet");
        for hour in 0..5 {
            copy_and_rotate(&house, &backups, &file_name(hour * 3_600_000)).unwrap();
        }
        fs::write(backups.folder.join("polyana-mine.db"), "not a copy").unwrap();
        fs::write(backups.folder.join(format!("{}.part", file_name(9))), "half a copy").unwrap();
        let names: Vec<String> = copies(&backups.folder)
            .unwrap()
            .iter()
            .map(|path| path.file_name().unwrap().to_str().unwrap().to_string())
            .collect();
        assert_eq!(names, [2, 3, 4].map(|hour| format!("polyana-19700101T0{hour}0000Z.db")));
        assert!(backups.folder.join("polyana-mine.db").exists(), "what is not ours is left alone");
        assert!(due_in(&backups).is_some_and(|wait| wait > Duration::from_secs(3_500)));
        copy_and_rotate(&house, &backups, &file_name(5 * 3_600_000)).unwrap();
        assert_eq!(copies(&backups.folder).unwrap().len(), 3);
        assert!(named(&backups.folder, "Z.db.part").unwrap().is_empty(), "half a copy does not stay");
        store.close();
    }
}
