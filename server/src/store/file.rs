//! The file of a house and its copies, before SQLite opens them. They hold the keys of running games and the secrets of
//! people, so only their owner may read them; and one house at a time has a file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;

/// Says that a file is in use as long as it lives, also to other processes. The system takes it back when a process ends,
/// however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes a house's file for this house alone, by whatever name it is called.
    pub fn take(database: &Path) -> Result<Lock, StoreError> {
        // A link leads to the same file. One that is not there yet nobody else has.
        let path = beside(&database.canonicalize().unwrap_or_else(|_| database.to_path_buf()));
        let broken = |error: io::Error| StoreError::Broken(format!("{}: {error}", path.display()));
        let file = own(OpenOptions::new().create(true).truncate(false).write(true)).open(&path).map_err(broken)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(broken(error)),
        }
    }
}

/// The lock has a file of its own: SQLite minds others who open and close its file.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.file_name().unwrap_or_default().to_os_string();
    name.push(".lock");
    database.with_file_name(name)
}

/// Makes an empty file that only its owner can read, where there is none; one that is there is closed to others. SQLite gives its other
/// files the same rights.
pub(super) fn make_own(path: &Path) -> io::Result<()> {
    match make_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => close_to_others(path),
        made => made,
    }
}

/// Files of an older version, or laid there by hand, may be open to everybody.
fn close_to_others(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(path)?.permissions().mode();
        if mode & 0o077 != 0 && std::fs::set_permissions(path, PermissionsExt::from_mode(mode & !0o077)).is_err() {
            tracing::warn!("others on this machine can read {}, which holds secrets", path.display());
        }
    }
    Ok(())
}

/// Makes an empty file that only its owner can read; there must be none yet.
pub(super) fn make_new(path: &Path) -> io::Result<()> {
    own(OpenOptions::new().create_new(true).write(true)).open(path).map(drop)
}

fn own(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}
