//! Arctic in a real browser.

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{Luck, TURNS, click_something, content, my_turn};

/// Makes a table for me and the quickest bot, and sits down.
async fn sit_down(page: &Page, base: &str, setup: &str) {
    page.goto(&format!("{base}/new/arctic")).await;
    let chairs = "['me', 'bot:random', 'none', 'none'].forEach((chair, seat) => { \
        document.getElementById(`seat-${seat}`).value = chair; })";
    page.eval(chairs).await;
    page.eval(&format!("document.querySelector('[name=\"option.setup\"]').value = {setup:?}")).await;
    page.click("[name=order][value=fixed]").await;
    page.click(".new-table form button.go").await;
    page.until("document.querySelector('#table[data-live] .arctic .sea')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_pieces_keep_their_names_and_slide() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "standard").await;
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
        click_something(&page, &mut luck).await;
    }
    assert!(page.eval("window.flown").await.as_u64().unwrap() > 5);
    let named =
        "[...document.querySelectorAll('.arctic [data-piece]')].every((piece) => piece.id === piece.dataset.piece)";
    assert!(page.is(named).await);
    content(&page);
}
