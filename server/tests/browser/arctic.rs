//! Arctic in a real browser: whole games by clicking and by the keyboard alone, what a touched tile shows beforehand, a phone,
//! three languages by day and by night.

use serde_json::json;

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{Luck, PALE, TURNS, answered, click_something, content, misfits, my_turn};

/// A tile can drift, and nothing else is asked.
const DRIFT: &str = "document.querySelector('.arctic .asks-drift .cell.open')";

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

/// Moves the mouse to the middle of the first element that fits.
async fn hover(page: &Page, selector: &str) {
    let middle = format!(
        "(() => {{ const r = document.querySelector({selector:?}).getBoundingClientRect(); \
         return [r.left + r.width / 2, r.top + r.height / 2]; }})()"
    );
    let at = page.eval(&middle).await;
    page.call("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": at[0], "y": at[1] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_is_played_to_its_end_by_clicking() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "standard").await;
    let mut luck = Luck(4);
    let mut clicks = 0;
    let mut previews = 0;
    while my_turn(&page).await {
        if clicks == 30 {
            tokio::time::sleep(std::time::Duration::from_millis(700)).await;
            page.picture("arctic-day").await;
            page.prefer("en", "dark").await;
            page.picture("arctic-night").await;
            page.prefer("en", "light").await;
        }
        if previews < 3 && page.is(DRIFT).await {
            // Where the tile goes, and the sea that it leaves, are shown before the click.
            hover(&page, ".arctic .asks-drift .cell.open .hit").await;
            page.until("document.querySelectorAll('.arctic .cell.open:hover .ghost').length >= 2").await;
            assert!(page.is("document.querySelector('.arctic .cell:hover .ghosts').checkVisibility()").await);
            page.picture(&format!("arctic-preview-{previews}")).await;
            // So they are for those who go by the list of choices.
            let lit = "(() => { const choice = document.querySelector('#choices [data-spot^=cell]'); choice.focus(); \
                const ghosts = document.querySelector(`.arctic [data-spot=${choice.dataset.spot}] .ghosts`); \
                const shown = ghosts.checkVisibility(); choice.blur(); return shown; })()";
            assert!(page.is(lit).await);
            previews += 1;
        }
        click_something(&page, &mut luck).await;
        clicks += 1;
        assert!(clicks < 1_500, "the game never ends");
    }
    assert!(clicks > 30, "a game has more than {clicks} choices");
    assert_eq!(previews, 3);
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    println!("{clicks} clicks, {} updates, typically {typical} bytes, at most {:?}", sizes.len(), sizes.last());
    assert!(typical < 10 * 1024, "a typical update takes {typical} bytes");
    page.picture("arctic-result").await;
    content(&page);
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
        click_something(&page, &mut luck).await;
    }
    assert!(page.eval("window.flown").await.as_u64().unwrap() > 5);
    let named =
        "[...document.querySelectorAll('.arctic [data-piece]')].every((piece) => piece.id === piece.dataset.piece)";
    assert!(page.is(named).await);
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_fits_a_phone_and_a_desk_in_three_languages() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    for (lang, colours, setup) in [("en", "light", "expert"), ("ru", "dark", "standard"), ("uk", "light", "standard")] {
        let page = chrome.person().await;
        page.prefer(lang, colours).await;
        sit_down(&page, &inn.base, setup).await;
        let mut luck = Luck(3);
        for step in 0..14 {
            if !my_turn(&page).await {
                break;
            }
            if step % 4 == 1 {
                page.size(390, 844, true).await;
                page.picture(&format!("arctic-phone-{lang}-{step}")).await;
                assert_eq!(page.eval(&misfits(40, 13)).await, json!([]), "phone, {lang}, {step}");
                assert!(
                    page.is("document.getElementById('prompt').getBoundingClientRect().bottom < innerHeight").await
                );
                page.size(1440, 900, false).await;
                page.picture(&format!("arctic-desk-{lang}-{step}")).await;
                assert_eq!(page.eval(&misfits(40, 14)).await, json!([]), "desk, {lang}, {step}");
                assert_eq!(page.eval(PALE).await, json!([]), "{lang}, {step}");
                assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "all on one screen");
                let held = "(() => { const s = document.querySelector('.stage'); return s.scrollHeight <= s.clientHeight + 1; })()";
                assert!(page.is(held).await, "the board fits its place: {lang}, {step}");
            }
            click_something(&page, &mut luck).await;
        }
        assert!(!page.is("document.documentElement.outerHTML.includes('⟦')").await);
        content(&page);
    }
}
