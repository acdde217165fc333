//! A Wild Venture in a real browser: whole games by clicking and by the keyboard alone, cards opened large under the pointer and by a
//! touch, a phone, three languages by day and by night.

use serde_json::json;

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{Luck, PALE, TURNS, answered, click_something, content, misfits, my_turn};

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
async fn a_wild_venture_is_played_to_its_end_by_clicking() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "spring").await;
    let mut luck = Luck(4);
    let mut clicks = 0;
    while my_turn(&page).await {
        if clicks == 40 {
            tokio::time::sleep(std::time::Duration::from_millis(700)).await;
            page.picture("wild-day").await;
            page.prefer("en", "dark").await;
            page.picture("wild-night").await;
            page.prefer("en", "light").await;
        }
        click_something(&page, &mut luck).await;
        clicks += 1;
        assert!(clicks < 1_500, "the game never ends");
    }
    assert!(clicks > 30, "a game has more than {clicks} choices");
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    println!("{clicks} clicks, {} updates, typically {typical} bytes, at most {:?}", sizes.len(), sizes.last());
    assert!(typical < 10 * 1024, "a typical update takes {typical} bytes");
    page.picture("wild-result").await;
    content(&page);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_fits_a_phone_and_a_desk_in_three_languages() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    for (lang, colours, side) in [("en", "light", "spring"), ("ru", "dark", "autumn"), ("uk", "light", "autumn")] {
        let page = chrome.person().await;
        page.prefer(lang, colours).await;
        sit_down(&page, &inn.base, side).await;
        let mut luck = Luck(3);
        for step in 0..22 {
            if !my_turn(&page).await {
                break;
            }
            if step % 7 == 1 {
                page.size(390, 844, true).await;
                page.picture(&format!("wild-phone-{lang}-{step}")).await;
                assert_eq!(page.eval(&misfits(40, 11)).await, json!([]), "phone, {lang}, {step}");
                page.size(1440, 900, false).await;
                page.picture(&format!("wild-desk-{lang}-{step}")).await;
                assert_eq!(page.eval(&misfits(40, 11)).await, json!([]), "desk, {lang}, {step}");
                assert_eq!(page.eval(PALE).await, json!([]), "{lang}, {step}");
                let held = "(() => { const s = document.querySelector('.stage'); return s.scrollHeight <= s.clientHeight + 1; })()";
                assert!(page.is(held).await, "the board fits its place: {lang}, {step}");
            }
            click_something(&page, &mut luck).await;
        }
        // A card opens large with its words.
        page.eval("document.activeElement.blur()").await;
        let large = "(() => { const slot = document.querySelector('#board .slot:has(> .large)'); slot.querySelector('.large').showPopover(); \
            const shown = slot.querySelector('.large .words').checkVisibility() && slot.querySelector('.large .words').textContent.length > 4; \
            slot.querySelector('.large').hidePopover(); return shown; })()";
        assert!(page.is(large).await, "{lang}");
        assert!(!page.is("document.documentElement.outerHTML.includes('⟦')").await);
        content(&page);
    }
}
