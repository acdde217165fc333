//! `polyana load`: how much a web table bears. Plays many tables through real sockets against a house of its own on this
//! machine, in another process, or against one that is given.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use load::{Plan, Speed, run as play};

use crate::growth::{Count, Growth};
use crate::tell::{Ended, tell};
use crate::town::{Node, Services};
use crate::{ask, serve};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(default_value = "animal_kingdoms")]
    game: String,
    /// How many tables, each with two random movers
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How many spectators, spread over the tables
    #[arg(long, default_value_t = 1000)]
    watchers: usize,
    /// How many seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Moves a second in all; as fast as the house answers by default
    #[arg(long)]
    rate: Option<f64>,
    /// How many clicks may be on their way at once, unless a rate is given
    #[arg(long, default_value_t = 16, conflicts_with = "rate")]
    at_once: usize,
    /// A house on this machine that runs already, as http://127.0.0.1:7654, without limits of rates
    #[arg(long, requires = "pid")]
    base: Option<String>,
    /// The process of that house
    #[arg(long)]
    pid: Option<u32>,
    /// Open a whole house of many machines on this one: so many nodes, PostgreSQL and NATS
    #[arg(long, conflicts_with = "base")]
    nodes: Option<usize>,
}

pub fn run(args: &Args) -> Ended {
    ask::game(&args.game)?;
    serve::allow_many_sockets();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| format!("no threads can be started: {error}"))?;
    let town = args.nodes.map(|nodes| runtime.block_on(Town::open(nodes))).transpose()?;
    let own = if args.base.is_none() && town.is_none() { Some(OwnHouse::open()?) } else { None };
    let (mut bases, pids) = match (&own, &town) {
        (Some(own), _) => (vec![own.base.clone()], vec![own.process.id()]),
        (None, Some(town)) => {
            (town.nodes.iter().map(Node::base).collect(), town.nodes.iter().filter_map(Node::pid).collect())
        }
        (None, None) => (args.base.iter().cloned().collect(), args.pid.into_iter().collect()),
    };
    let others = bases.split_off(1.min(bases.len()));
    let plan = Plan {
        base: bases.pop().unwrap_or_default(),
        others,
        game: args.game.clone(),
        tables: args.tables.max(1),
        watchers: args.watchers,
        time: Duration::from_secs(args.seconds),
        speed: args.rate.map_or(Speed::Saturated(args.at_once), Speed::Paced),
        pids,
    };
    let count =
        || town.as_ref().map(|town| runtime.block_on(Count::now(&town.services.database, &town.nodes))).transpose();
    let before = count()?;
    let report = runtime.block_on(play(&plan)).map_err(|error| format!("the house does not answer: {error}"))?;
    tell!("{report}");
    if let (Some(before), Some(after)) = (before, count()?) {
        tell!("{}", Growth::between(&before, &after, &report));
    }
    Ok(())
}

/// A house of many nodes with its database and its bus, closed at the end with everything that it kept.
struct Town {
    // Nodes end before what they need.
    nodes: Vec<Node>,
    services: Services,
}

impl Town {
    async fn open(count: usize) -> Result<Town, String> {
        let services = Services::start("--durable")?;
        let mut nodes = Vec::new();
        for _ in 0..count.max(1) {
            nodes.push(Node::start(&services, false).await?);
        }
        Ok(Town { nodes, services })
    }
}

/// A house in a process of its own, closed at the end with everything that it kept.
struct OwnHouse {
    process: Child,
    base: String,
    folder: std::path::PathBuf,
}

impl OwnHouse {
    fn open() -> Result<OwnHouse, String> {
        let folder = std::env::temp_dir().join(format!("polyana-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--database"])
            .arg(folder.join("load.db"))
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("no house can be opened: {error}"))?;
        let mut lines = process.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines);
        let base = lines.find_map(|line| line.ok()?.split_once(serve::OPEN).map(|(_, base)| base.trim().to_string()));
        let house = OwnHouse { process, base: base.unwrap_or_default(), folder };
        if house.base.is_empty() { Err("the house did not open".into()) } else { Ok(house) }
    }
}

impl Drop for OwnHouse {
    fn drop(&mut self) {
        // It may have gone by itself, and what it leaves behind lies in a temporary folder.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
