//! Words over the socket of a table, spoilt: the house answers each, or closes the socket, and plays on with everybody else.

use std::ops::Range;
use std::time::Duration;

use load::Socket;
use serde_json::json;

use crate::Tally;
use crate::house::Inn;
use crate::spoil::Chance;

/// What a browser may say.
const WORDS: [&str; 15] = [
    r#"{"undo":{"ply":3,"plies":1}}"#,
    r#"{"chat":"hello"}"#,
    r#"{"seat":{"hand_over":0,"level":"random"}}"#,
    r#"{"seat":{"take_back":0}}"#,
    r#"{"skip":true}"#,
    r#"{"end":false}"#,
    r#"{"curtain":{"open":0,"name":"Olya"}}"#,
    r#"{"ping":7}"#,
    r#"{"ask":{"ply":2}}"#,
    r#"{"guard":{"ply":2}}"#,
    r#"{"why":"kingdom-1"}"#,
    r#"{"seat":{"resign":1}}"#,
    r#"{"seat":{"away":0,"days":3}}"#,
    r#"{"play":{"ply":0,"back":0,"actions":["\"pass\""]}}"#,
    r#"{"play":{"ply":2,"back":1,"actions":["{\"claim\":\"x\"}","\"done\""]}}"#,
];
/// After so many words the house is asked whether it is still there.
const BREATH: u64 = 64;

pub fn feed(numbers: Range<u64>) -> Tally {
    let rooms = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    rooms.block_on(talk(numbers))
}

async fn sit(inn: &Inn) -> Socket {
    inn.player.connect(&inn.table, None).await.expect("the house still takes sockets")
}

async fn talk(numbers: Range<u64>) -> Tally {
    let inn = Inn::open("animal_kingdoms").await;
    let mut socket = sit(&inn).await;
    let mut tally = Tally::default();
    for number in numbers {
        let mut chance = Chance::of(number);
        let Some(word) = chance.pick(&WORDS) else { continue };
        let heard = socket.shout(&chance.spoil(word)).await.is_ok();
        tally.note(heard);
        if !heard {
            socket = sit(&inn).await;
        } else if number % BREATH == 0 && !answers(&mut socket).await {
            // Closed for what was said: another socket must be answered.
            socket = sit(&inn).await;
            assert!(answers(&mut socket).await, "input {number}: the house is silent");
        }
    }
    drop(socket);
    inn.close().await;
    tally
}

/// Does the house answer a ping, whatever else it says before? Not if the socket is closed.
async fn answers(socket: &mut Socket) -> bool {
    if socket.say(&json!({ "ping": 1_000_001 })).await.is_err() {
        return false;
    }
    let pong = json!({ "pong": 1_000_001 });
    let wait = async {
        while socket.next().await? != pong {}
        Some(())
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.expect("the house answers in time").is_some()
}
