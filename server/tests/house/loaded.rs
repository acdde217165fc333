//! The load tool against a house of its own: it has to play, also where the host begins because sides are chosen.

use std::time::Duration;

use load::{Plan, Speed};

use crate::common::open;

#[tokio::test(flavor = "multi_thread")]
async fn the_load_tool_plays_where_sides_are_chosen() {
    let inn = open(|_| {}).await;
    let plan = Plan {
        base: inn.base.clone(),
        others: Vec::new(),
        game: "root".into(),
        tables: 1,
        watchers: 1,
        // Long enough for a busy machine.
        time: Duration::from_secs(3),
        speed: Speed::Saturated(1),
        pids: Vec::new(),
    };
    let report = load::run(&plan).await.unwrap();
    assert!(report.moves > 3 && report.lost == 0, "{report}");
}
