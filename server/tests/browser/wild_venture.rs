//! A Wild Venture in a real browser: a game by the keyboard alone.

use crate::chrome::Chrome;
use crate::house;
use crate::visit::{Luck, TURNS, content, play_by_clicks, play_by_keys, sit_down};

const AUTUMN: &str = "document.querySelector('[name=\"option.board_side\"]').value = 'autumn'";

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_is_played_by_clicking() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "a_wild_venture", "").await;
    let clicks = play_by_clicks(&page, &mut Luck(4)).await;
    assert!(clicks > 30, "{clicks}");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_is_played_by_the_keyboard_alone() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "a_wild_venture", AUTUMN).await;
    let steps = play_by_keys(&page, &mut Luck(6)).await;
    assert!(steps > 30, "{steps}");
    content(&page);
}
