//! `polyana backup`: one whole file out of a house that may go on playing meanwhile.

use std::path::PathBuf;

use server::Database;

use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The copy; nothing is written over
    to: PathBuf,
    /// The file of the house
    #[arg(long, env = "POLYANA_DATABASE", hide_env_values = true, default_value = "polyana.db")]
    database: Database,
}

pub fn run(args: &Args) -> Ended {
    server::copy_house(&args.database, &args.to).map_err(|error| error.to_string())?;
    tell!("{} holds everything that was shown until now.", args.to.display());
    Ok(())
}
