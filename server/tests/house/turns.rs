//! The log is folded by turns, with a sum of each, and a turn is watched again as it was seen.

use std::collections::HashMap;

use load::Socket;
use serde_json::{Value, json};

use crate::common::{any, click_any, json as get, make, next, open, until_asked};

/// The turns of a page: number, sum, whether it is open, and how many steps it has.
fn turns(page: &str) -> Vec<(usize, String, bool, usize)> {
    let log = page.split("id=\"log\"").nth(1).unwrap().split("<template").next().unwrap();
    let turns = log.split("<li class=\"turn").skip(1);
    turns
        .map(|turn| {
            let number = turn.split("id=\"turn-").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
            let sum = turn.split("<summary>").nth(1).unwrap().split("</summary>").next().unwrap().to_string();
            (number, sum, turn.contains("<details open>"), turn.matches("<li data-turn=").count())
        })
        .collect()
}

/// What a socket was told: the steps of each turn, and their sums.
fn told(socket: &Socket, sums: &HashMap<String, String>) -> Vec<(usize, String, usize)> {
    let mut turns: Vec<(usize, String, usize)> = Vec::new();
    for line in &socket.log {
        let number: usize = line.split("data-turn=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
        match turns.last_mut().filter(|last| last.0 == number) {
            Some(last) => last.2 += 1,
            None => turns.push((number, sums[&number.to_string()].clone(), 1)),
        }
    }
    turns
}

fn take_sums(message: &Value, sums: &mut HashMap<String, String>) {
    for (number, sum) in message["turns"].as_object().into_iter().flatten() {
        sums.insert(number.clone(), sum.as_str().unwrap().to_string());
    }
}

/// Takes news until something is asked; not if the game is over.
async fn until_mine(socket: &mut Socket, sums: &mut HashMap<String, String>) -> bool {
    while !socket.mine || socket.offers().is_empty() {
        if socket.panels.get("result").is_some_and(|result| !result.is_empty()) {
            return false;
        }
        take_sums(&next(socket).await, sums);
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_folded_by_turns_alike_on_the_page_and_on_the_socket() {
    let inn = open(|_| {}).await;
    let mut anna = inn.arrived("Anna").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "bot:random"), ("order", "fixed")]).await;
    let mut socket = anna.connect(&table, None).await.unwrap();
    let mut sums = HashMap::new();
    take_sums(&next(&mut socket).await, &mut sums);
    let mut undone = 0;
    for _ in 0..16 {
        if !until_mine(&mut socket, &mut sums).await {
            break;
        }
        let (offer, ply) = (any(&socket), socket.ply);
        socket.click(&offer).await.unwrap();
        while socket.ply == ply {
            take_sums(&next(&mut socket).await, &mut sums);
        }
        // Now and then a step is taken back: the sum is that of what is left.
        if undone < 3 && socket.panels["prompt"].contains("data-undo=\"1\"") {
            let ply = socket.ply;
            socket.say(&json!({ "undo": { "ply": ply, "plies": 1 } })).await.unwrap();
            while socket.ply == ply {
                take_sums(&next(&mut socket).await, &mut sums);
            }
            undone += 1;
        }
    }
    assert!(undone > 0, "nothing could be taken back");
    until_mine(&mut socket, &mut sums).await;
    let page = anna.get(&format!("/table/{table}")).await.unwrap().body;
    let seen = turns(&page);
    assert!(seen.len() > 4, "{seen:?}");
    let open: Vec<bool> = seen.iter().map(|turn| turn.2).collect();
    assert!(
        open.iter().rev().skip(1).all(|open| !open) && open.last() == Some(&true),
        "only the last is open: {open:?}"
    );
    let names = seen.iter().skip(1).filter(|turn| turn.1.contains("class=\"name\"")).count();
    assert!(names >= 3, "turns say whose they are: {seen:?}");
    assert!(seen.iter().all(|turn| turn.3 > 0), "no turn without a step: {seen:?}");
    let seen: Vec<_> = seen.into_iter().map(|(number, sum, _, steps)| (number, sum, steps)).collect();
    assert_eq!(told(&socket, &sums), seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fold_tells_no_more_than_its_lines_and_nobody_counts_hidden_moves() {
    let inn = open(|_| {}).await;
    let mut anna = inn.arrived("Anna").await;
    let table = make(&mut anna, &[("seat.0", "me"), ("seat.1", "bot:random"), ("seat.2", "bot:random")]).await;
    let mut socket = anna.connect(&table, None).await.unwrap();
    for _ in 0..10 {
        if until_asked(&mut socket).await {
            click_any(&mut socket).await;
        }
    }
    let crowd = inn.guest();
    let pages = [&anna, &crowd];
    let mut shown = Vec::new();
    for guest in pages {
        let page = guest.get(&format!("/table/{table}")).await.unwrap().body;
        for (number, _, _, steps) in turns(&page) {
            let again = get(guest, &format!("/table/{table}/turn/{number}")).await;
            let again = again.as_array().unwrap().clone();
            // One moment for each move that was told, and the one before: never more than lines.
            assert!(again.len() <= steps + 1, "{number}: {} moments of {steps} lines", again.len());
            assert_eq!(again[0]["told"], 0);
            assert_eq!(again.last().unwrap()["told"], steps);
            assert!(
                again.iter().all(|step| step["panels"].as_object().is_some_and(|panels| panels.contains_key("board")))
            );
            shown.push(again.len());
        }
    }
    assert!(shown.iter().any(|&moments| moments > 2), "{shown:?}");
    let answer = crowd.get(&format!("/table/{table}/turn/9999")).await.unwrap();
    assert_eq!(answer.status, 404, "there is no such turn");
}
