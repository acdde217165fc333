//! `polyana thinker`: a process that thinks for the bots of a house of many machines, and does nothing else.

use server::Road;

use crate::serve;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// Where work comes from: the bus of the house, as `nats://name:password@host:4222`, better told by the environment
    #[arg(long, env = "POLYANA_BUS", hide_env_values = true)]
    bus: String,
    /// How many bots think at once; all cores by default
    #[arg(long)]
    chairs: Option<usize>,
    /// Write logs as JSON
    #[arg(long)]
    json_logs: bool,
}

pub fn run(args: &Args) -> Ended {
    server::write_logs(args.json_logs);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let chairs = args.chairs.unwrap_or(cores).max(1);
    let runtime = tokio::runtime::Runtime::new().map_err(|error| format!("no threads can be started: {error}"))?;
    tell!("Thinking, {chairs} at once.");
    let road = Road::Nats(args.bus.clone());
    let thought = runtime.block_on(async {
        tokio::select! {
            thought = server::think_for(&road, chairs) => thought,
            () = serve::asked_to_close() => Ok(()),
        }
    });
    // Whoever waits for an answer gets it elsewhere.
    runtime.shutdown_background();
    Ok(thought?)
}
