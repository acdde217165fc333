//! `polyana check`: is the file of a house, or a copy of it, whole?

use server::Database;

use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The file, or a database as postgres://…; a house may have it open
    #[arg(env = "POLYANA_DATABASE", hide_env_values = true, default_value = "polyana.db")]
    database: Database,
}

pub fn run(args: &Args) -> Ended {
    let found = server::check(&args.database)?;
    tell!(
        "{}: {} people, {} finished and {} running games play again as they were played.",
        args.database,
        found.people,
        found.finished,
        found.running
    );
    if found.older > 0 {
        tell!("{} games were played by other versions of the rules and were not played again.", found.older);
    }
    for fault in &found.faults {
        tell!("{fault}");
    }
    match found.faults.len() {
        0 => Ok(()),
        faults => Err(format!("{} is not whole: {faults} faults", args.database).into()),
    }
}
