//! `polyana chaos`: a house of many machines on this one, in which things fall over while people play. Nodes, thinkers, the database and the bus are
//! killed; nodes are paused for longer than they are waited for, and cut off from the bus or from the database alone. Nothing that was
//! shown may be missing, nobody may be shown anything else than others, and all games go on.

use std::time::{Duration, Instant};

use load::Vigil;
use rustix::process::Signal;
use server::Database;

use crate::ask;
use crate::tell::{Ended, tell};
use crate::town::{Node, Services, Thinker};

#[derive(clap::Args)]
pub struct Args {
    /// For how many minutes
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Stop after so many faults
    #[arg(long)]
    faults: Option<usize>,
    /// How many nodes
    #[arg(long, default_value_t = 3)]
    nodes: usize,
    /// How many thinkers
    #[arg(long, default_value_t = 1)]
    thinkers: usize,
    /// How many tables, each with two people and a bot
    #[arg(long, default_value_t = 4)]
    tables: usize,
    /// The game
    #[arg(long, default_value = "animal_kingdoms")]
    game: String,
}

/// A node may be silent for so long and a little more before others take over.
const PAUSE: Duration = Duration::from_millis(6_500);
/// Within so long everything must go on after a fault.
const PATIENCE: Duration = Duration::from_secs(90);

const FAULTS: [&str; 9] = [
    "kill a node",
    "kill a thinker",
    "kill the bus",
    "kill the database",
    "pause a node",
    "cut a node from the bus",
    "cut a node from the database",
    "ask a node to leave",
    "cut a node from both",
];

pub fn run(args: &Args) -> Ended {
    ask::game(&args.game)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| format!("no threads can be started: {error}"))?;
    let report = runtime.block_on(play(args))?;
    tell!("{report}");
    Ok(())
}

async fn play(args: &Args) -> Result<String, String> {
    let services = Services::start("--tend")?;
    let mut nodes = Vec::new();
    for _ in 0..args.nodes.max(2) {
        nodes.push(Node::start(&services, true).await?);
    }
    let mut thinkers = Vec::new();
    for _ in 0..args.thinkers {
        thinkers.push(Thinker::start(&services)?);
    }
    let vigil = Vigil::new(nodes.iter().map(Node::base).collect(), &args.game);
    for _ in 0..args.tables.max(1) {
        vigil.seat().await.map_err(|error| format!("no table could be made: {error}"))?;
    }
    vigil.goes_on(PATIENCE).await?;
    let (begun, mut counts, mut longest) = (Instant::now(), [0_usize; FAULTS.len()], Duration::ZERO);
    let enough = |done: usize| {
        begun.elapsed().as_secs_f64() > args.minutes * 60.0 || args.faults.is_some_and(|faults| done >= faults)
    };
    let mut done = 0;
    while !enough(done) {
        // Each kind of fault in turn, so that a short run meets them all.
        let kind = done % FAULTS.len();
        let node = server::secret::between(0, nodes.len() as u64 - 1) as usize;
        tokio::time::sleep(Duration::from_millis(server::secret::between(50, 600))).await;
        let Some(node) = nodes.get_mut(node) else { break };
        fault(kind, &services, node, &mut thinkers).await?;
        let mended = Instant::now();
        vigil.goes_on(PATIENCE).await.map_err(|standing| format!("after {}: {standing}", FAULTS[kind]))?;
        longest = longest.max(mended.elapsed());
        counts[kind] += 1;
        done += 1;
        vigil.go_on_elsewhere().await;
        if let Some(wrong) = vigil.wrong().first() {
            return Err(format!("after {done} faults, the last of which was to {}: {wrong}", FAULTS[kind]));
        }
    }
    vigil.agree(PATIENCE).await;
    if let Some(wrong) = vigil.wrong().first() {
        return Err(wrong.clone());
    }
    let mut report = format!("{done} faults in {:.0} s:", begun.elapsed().as_secs_f64());
    for (name, count) in FAULTS.iter().zip(counts) {
        report.push_str(&format!("\n  {count:4} × {name}"));
    }
    report.push_str(&format!(
        "\n{} games ended, {} lines told, {} clicks refused; the longest time until all went on after a fault: {:.1} s",
        vigil.ended.load(std::sync::atomic::Ordering::Relaxed),
        vigil.lines(),
        vigil.refused.load(std::sync::atomic::Ordering::Relaxed),
        longest.as_secs_f64()
    ));
    report.push_str("\nnothing shown is missing, and all who watch were shown the same");
    let database: Database = services.database.parse().map_err(|_| "the address of the database is no good")?;
    drop(nodes);
    let findings =
        tokio::task::spawn_blocking(move || server::check(&database)).await.map_err(|error| error.to_string())??;
    if let Some(fault) = findings.faults.first() {
        return Err(format!("the journals are not whole: {fault}"));
    }
    let (finished, running) = (findings.finished, findings.running);
    report.push_str(&format!("\n{finished} finished and {running} running games play again as they were played"));
    Ok(report)
}

async fn fault(kind: usize, services: &Services, node: &mut Node, thinkers: &mut Vec<Thinker>) -> Result<(), String> {
    let moment = || tokio::time::sleep(Duration::from_millis(server::secret::between(200, 2_500)));
    match kind {
        0 => {
            node.end(Signal::KILL).await;
            moment().await;
            node.open().await?;
        }
        1 => {
            if thinkers.pop().is_some() {
                moment().await;
                thinkers.push(Thinker::start(services)?);
            }
        }
        2 => services.kill_bus(),
        3 => services.kill_database(),
        4 => {
            node.signal(Signal::STOP);
            tokio::time::sleep(PAUSE).await;
            node.signal(Signal::CONT);
        }
        5 => {
            node.to_bus.set(false);
            moment().await;
            node.to_bus.set(true);
        }
        6 => {
            node.to_database.set(false);
            moment().await;
            node.to_database.set(true);
        }
        7 => {
            node.end(Signal::TERM).await;
            node.open().await?;
        }
        _ => {
            node.to_bus.set(false);
            node.to_database.set(false);
            moment().await;
            node.to_database.set(true);
            node.to_bus.set(true);
        }
    }
    Ok(())
}
