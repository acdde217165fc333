//! `polyana owner`: who looks after a house. It works while the house is open, and counts at once.

use server::Database;

use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The name of their account
    name: String,
    /// They shall look after the house no longer
    #[arg(long)]
    remove: bool,
    /// Where the house keeps everything: its file, or its database as postgres://…
    #[arg(long, env = "POLYANA_DATABASE", hide_env_values = true, default_value = "polyana.db")]
    database: Database,
}

pub fn run(args: &Args) -> Ended {
    server::appoint(&args.database, &args.name, !args.remove)?;
    match args.remove {
        true => tell!("{} looks after this house no longer.", args.name),
        false => tell!("{} looks after this house now: there is a new page in their account.", args.name),
    }
    Ok(())
}
