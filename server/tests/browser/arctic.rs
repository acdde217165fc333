//! Arctic in a real browser: a whole game by the keyboard alone, and pieces that slide.

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{Luck, TURNS, answered, content, my_turn};

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
async fn arctic_is_laid_out_and_played_by_the_keyboard_alone() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "expert").await;
    let mut luck = Luck(6);
    let mut steps = 0;
    while my_turn(&page).await {
        let seen = page.text("document.getElementById('table').dataset.seen").await;
        let count = page.eval("document.querySelectorAll('#choices button[data-key]').length").await.as_u64().unwrap();
        if steps % 9 == 4 {
            page.eval("document.getElementById('prompt').focus()").await;
            let mut presses = 0;
            while !page.is("document.activeElement.matches('#choices .choice, .panel [data-spot]')").await {
                page.key("Tab").await;
                presses += 1;
                assert!(presses < 60, "Tab never reaches a choice");
            }
            page.key("Enter").await;
            if page.is("document.querySelector('.spot-menu')").await {
                page.key("Enter").await;
            }
        } else {
            page.key(&(1 + luck.below(count)).to_string()).await;
        }
        answered(&page, &seen).await;
        steps += 1;
        assert!(steps < 1_500, "the game never ends");
    }
    assert!(steps > 30, "{steps}");
    content(&page);
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
