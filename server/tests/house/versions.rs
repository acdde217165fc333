//! Two neighbouring versions side by side, as while a house of many nodes is upgraded: the newer one counts every game's rules one higher.

use server::{Hub, Road};

use crate::common::{Inn, click_any, hurried, make, open_with, soon, until_asked};
use crate::many::{at, nodes, watch};

/// A node of the house of `inn`, so many versions ahead.
async fn beside(inn: &Inn, ahead: u32) -> Inn {
    let mut config = hurried(inn.house.config.database.clone());
    (config.bus, config.rules_ahead) = (inn.house.config.bus.clone(), ahead);
    open_with(config).await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_version_plays_the_games_that_it_knows_and_leaves_the_others_alone() {
    let Some(mut inns) = nodes(1, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let older = inns.remove(0);
    let newer = beside(&older, 1).await;
    for (own, other) in [(&older, &newer), (&newer, &older)] {
        let mut anna = own.arrived("Anna").await;
        let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
        let page = at(other, &anna).get(&format!("/table/{table}")).await.unwrap();
        assert_eq!(page.status, 404, "who does not know the rules does not show the game: {}", page.body);
        // The other node has looked at it, and looks again every second: it must neither move nor end anything.
        let mut socket = watch(&anna, &table).await;
        for _ in 0..6 {
            assert!(until_asked(&mut socket).await, "the bot has moved");
            let answer = click_any(&mut socket).await;
            assert!(answer.get("refused").is_none(), "{answer}");
        }
        for inn in [own, other] {
            let home = at(inn, &anna).get("/").await.unwrap();
            assert!(home.status == 200 && home.body.contains(&table), "both list it among Anna's games");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_waits_for_a_node_that_knows_its_rules() {
    let Some(mut inns) = nodes(1, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let older = inns.remove(0);
    let newer = beside(&older, 1).await;
    let mut anna = older.arrived("Anna").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = watch(&anna, &table).await;
    assert!(until_asked(&mut socket).await);
    older.close().await;
    // Only the newer one is there: the game is not shown, and nothing of it is lost.
    assert_eq!(at(&newer, &anna).get(&format!("/table/{table}")).await.unwrap().status, 404);
    let again = beside(&newer, 0).await;
    let anna = at(&again, &anna);
    let mut socket = watch(&anna, &table).await;
    for _ in 0..4 {
        assert!(until_asked(&mut socket).await, "the game goes on where it stood");
        click_any(&mut socket).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_waited_since_before_an_upgrade_is_played_by_todays_rules() {
    let Some(mut inns) = nodes(1, &Road::Hub(Hub::default()), |_| {}).await else { return };
    let older = inns.remove(0);
    let mut anna = older.arrived("Anna").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "open"), ("order", "fixed")]).await;
    let newer = beside(&older, 1).await;
    older.close().await;
    let mut borys = newer.arrived("Borys").await;
    let joined = borys.post(&format!("/table/{table}/join"), &[]).await.unwrap();
    assert_eq!(joined.status, 303, "{}", joined.body);
    let anna = at(&newer, &anna);
    let mut players = [watch(&anna, &table).await, watch(&borys, &table).await];
    soon("somebody is asked", async || {
        for player in &mut players {
            crate::common::settle(player).await;
        }
        players.iter().any(|player| player.mine)
    })
    .await;
    let asked = players.iter().position(|player| player.mine).unwrap();
    let answer = click_any(&mut players[asked]).await;
    assert!(answer.get("refused").is_none(), "{answer}");
}
