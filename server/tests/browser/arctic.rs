//! Arctic in a real browser: whole games by clicking and by the keyboard alone, and pieces that slide.

use crate::chrome::Chrome;
use crate::house;
use crate::visit::{Luck, TURNS, answered, content, my_turn, play_by_clicks, play_by_keys, sit_down};

const EXPERT: &str = "document.querySelector('[name=\"option.setup\"]').value = 'expert'";

#[tokio::test(flavor = "multi_thread")]
async fn arctic_is_played_by_clicking() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "arctic", "").await;
    let clicks = play_by_clicks(&page, &mut Luck(4)).await;
    assert!(clicks > 30, "{clicks}");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_is_laid_out_and_played_by_the_keyboard_alone() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "arctic", EXPERT).await;
    let steps = play_by_keys(&page, &mut Luck(6)).await;
    assert!(steps > 30, "{steps}");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_pieces_keep_their_names_and_slide() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "arctic", "").await;
    let mut luck = Luck(9);
    // Every flight is noted as it begins.
    page.eval(
        "window.flown = 0; new MutationObserver((changes) => { for (const change of changes) for (const node of change.addedNodes) \
         if (node.classList?.contains('flight')) window.flown += 1; }).observe(document.body, { childList: true })",
    )
    .await;
    for _ in 0..25 {
        if !my_turn(&page).await {
            break;
        }
        let seen = page.text("document.getElementById('table').dataset.seen").await;
        let count = page.eval("document.querySelectorAll('#choices button[data-key]').length").await.as_u64().unwrap();
        page.key(&(1 + luck.below(count)).to_string()).await;
        answered(&page, &seen).await;
    }
    assert!(page.eval("window.flown").await.as_u64().unwrap() > 5);
    let named =
        "[...document.querySelectorAll('.arctic [data-piece]')].every((piece) => piece.id === piece.dataset.piece)";
    assert!(page.is(named).await);
    content(&page);
}
