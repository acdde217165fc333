//! A Wild Venture in a real browser: a game by the keyboard alone.

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{Luck, TURNS, answered, content, my_turn};

/// Makes a table for me and the quickest bot, and sits down.
async fn sit_down(page: &Page, base: &str, side: &str) {
    page.goto(&format!("{base}/new/a_wild_venture")).await;
    let chairs = "['me', 'bot:random'].forEach((chair, seat) => { \
        const place = document.getElementById(`seat-${seat}`); if (place) place.value = chair; })";
    page.eval(chairs).await;
    page.eval(&format!("document.querySelector('[name=\"option.board_side\"]').value = {side:?}")).await;
    page.click("[name=order][value=fixed]").await;
    page.click(".new-table form button.go").await;
    page.until("document.querySelector('#table[data-live] .a_wild_venture .trail')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_is_played_by_the_keyboard_alone() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "autumn").await;
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
                assert!(presses < 80, "Tab never reaches a choice");
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
