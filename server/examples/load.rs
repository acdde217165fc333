//! Plays many tables through real sockets: `cargo run --release -p server --example load -- [tables] [watchers] [seconds] [rate]`.
//! The house runs as a process of its own, so that its memory can be seen.

use std::process::{Command, Stdio};
use std::time::Duration;

use server::load::{Guest, Plan, run};
use server::{Config, House, Limits, Pace, serve};
use tokio::net::TcpListener;

type Trouble = Box<dyn std::error::Error>;

#[tokio::main]
async fn main() -> Result<(), Trouble> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [word, file, port] = args.as_slice()
        && word == "house"
    {
        return open_house(file, port).await;
    }
    let number = |index: usize, usual: f64| args.get(index).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let file = std::env::temp_dir().join(format!("polyana-load-{}.db", server::secret::short_id()));
    let port = TcpListener::bind("127.0.0.1:0").await?.local_addr()?.port().to_string();
    let mut house =
        Command::new(std::env::current_exe()?).arg("house").arg(&file).arg(&port).stdout(Stdio::null()).spawn()?;
    let base = format!("http://127.0.0.1:{port}");
    while Guest::new(&base).get("/health").await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let plan = Plan {
        base: base.clone(),
        game: "animal_kingdoms".into(),
        tables: number(0, 200.0) as usize,
        watchers: number(1, 1_000.0) as usize,
        time: Duration::from_secs_f64(number(2, 10.0)),
        rate: args.get(3).and_then(|text| text.parse().ok()),
        pid: Some(house.id()),
    };
    let report = run(&plan).await;
    let metrics = Guest::new(&base).get("/metrics").await?.body;
    house.kill()?;
    house.wait()?;
    print!("{}", report?);
    for line in metrics.lines().filter(|line| !line.starts_with('#') && !line.contains("bucket")) {
        println!("{line}");
    }
    Ok(())
}

async fn open_house(file: &str, port: &str) -> Result<(), Trouble> {
    let config = Config {
        listen: format!("127.0.0.1:{port}").parse()?,
        database: file.into(),
        pace: Pace { linger: 30_000, ..Pace::hurried() },
        limits: Limits::none(),
        ..Config::default()
    };
    let listener = TcpListener::bind(config.listen).await?;
    let house = House::open(config)?;
    serve(house, listener).await?;
    Ok(())
}
