//! The trail that a deed leaves in the logs, from the click to what others are shown at another node.

use std::io;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use server::{Hub, Road};

use crate::common::{click_any, settle, soon};
use crate::many::{nodes, two, watch};

static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Writes what is logged into [`LOG`].
struct Scribe;

impl io::Write for Scribe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What was logged at a table so far: what happened, by which trail.
fn logged(table: &str) -> Vec<(String, String)> {
    let log = LOG.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let lines = log.split(|&byte| byte == b'\n').filter_map(|line| serde_json::from_slice::<Value>(line).ok());
    let told = lines.filter_map(|line| {
        let at = [&line["fields"], &line["span"]].into_iter().find(|at| at["table"] == table)?;
        Some((line["fields"]["message"].as_str()?.to_string(), at["trail"].as_str()?.to_string()))
    });
    told.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_can_be_followed_to_what_is_shown_at_another_node() {
    let logs = tracing_subscriber::fmt().json().with_max_level(tracing::Level::DEBUG).with_writer(|| Scribe);
    logs.try_init().expect("nobody else writes logs here");
    let Some(inns) = nodes(2, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let (anna, borys, table) = two(&inns[0], &inns[1], &[]).await;
    let mut players = [watch(&anna, &table).await, watch(&borys, &table).await];
    let steps = |trail: &str| -> Vec<String> {
        logged(&table).into_iter().filter(|(_, of)| of == trail).map(|(what, _)| what).collect()
    };
    // What is done in secret is not shown at the other node: then the next click may be.
    let (mut trail, mut answer) = (String::new(), Value::Null);
    while steps(&trail).iter().filter(|what| *what == "shown").count() < 2 {
        let before = logged(&table).len();
        for player in &mut players {
            settle(player).await;
        }
        let mover = players.iter().position(|player| player.mine).expect("somebody is asked");
        answer = click_any(&mut players[mover]).await;
        soon("the other node has heard of it", async || {
            let clicked = logged(&table).into_iter().skip(before).find(|(what, _)| what == "asked for");
            trail = clicked.map(|(_, trail)| trail).unwrap_or_default();
            steps(&trail).iter().any(|what| what == "heard of")
        })
        .await;
        settle(&mut players[1 - mover]).await;
    }
    let told = steps(&trail);
    let once = |what: &str| {
        assert_eq!(told.iter().filter(|step| *step == what).count(), 1, "{what}: {told:?}");
        told.iter().position(|step| step == what)
    };
    let way = ["asked for", "written", "heard of"].map(once);
    assert!(way.is_sorted(), "{told:?}");
    let shown = told.iter().position(|step| step == "shown");
    assert!(way[1] < shown, "nothing is shown before it is written: {told:?}");
    assert!(!answer.to_string().contains(&trail), "nobody outside is told the number");
}
