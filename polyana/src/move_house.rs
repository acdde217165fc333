//! `polyana move-house`: a house leaves its file for a database of PostgreSQL, or the other way round, with everything that it keeps.

use server::Database;

use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// Where the house lives: its file, or a database as postgres://…; it must be closed, and stays as it is
    from: Database,
    /// Where it goes: an empty database, or a new file
    to: Database,
}

pub fn run(args: &Args) -> Ended {
    let moved = server::move_house(&args.from, &args.to)?;
    tell!(
        "{} rows are the same in both places; so are the journals of {} tables, {} entries in all.",
        moved.rows,
        moved.tables,
        moved.entries
    );
    tell!("Open the house with --database and its new address. `polyana check` plays every game in it again.");
    Ok(())
}
