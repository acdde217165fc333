//! Arctic in a real browser: whole games by clicking and by the keyboard alone, what a touched tile shows beforehand, pieces that
//! slide, a phone and a desk in three languages by day and by night.

use serde_json::json;

use crate::chrome::Page;
use crate::house;
use crate::visit::{
    Luck, answered, click_something, content, good_page, misfits, my_turn, play_by_clicks, play_by_keys, reachable,
    sit_down,
};

const EXPERT: &str = "document.querySelector('[name=\"option.setup\"]').value = 'expert'";
/// A tile can drift, and nothing else is asked.
const DRIFT: &str = "document.querySelector('.arctic .asks-drift .cell.open')";

#[tokio::test(flavor = "multi_thread")]
async fn arctic_is_played_by_clicking() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "arctic", "").await;
    let clicks = play_by_clicks(&page, &mut Luck(4)).await;
    assert!(clicks > 30, "{clicks}");
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    assert!(typical < 10 * 1024, "a typical update takes {typical} bytes");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_is_laid_out_and_played_by_the_keyboard_alone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "arctic", EXPERT).await;
    let steps = play_by_keys(&page, &mut Luck(6), 60).await;
    assert!(steps > 30, "{steps}");
    content(&page);
}

/// Clicks this and that until a condition holds.
async fn click_until(page: &Page, luck: &mut Luck, condition: &str) {
    for _ in 0..200 {
        assert!(my_turn(page).await, "the game ended before {condition}");
        if page.is(condition).await {
            return;
        }
        click_something(page, luck).await;
    }
    panic!("never {condition}");
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_shows_beforehand_where_the_ice_would_drift() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "arctic", "").await;
    click_until(&page, &mut Luck(2), DRIFT).await;
    // Where the tile goes, and the sea that it leaves.
    let middle = "(() => { const r = document.querySelector('.arctic .asks-drift .cell.open .hit').getBoundingClientRect(); \
        return [r.left + r.width / 2, r.top + r.height / 2]; })()";
    let at = page.eval(middle).await;
    page.mouse("mouseMoved", &at, json!({})).await;
    page.until("document.querySelectorAll('.arctic .cell.open:hover .ghost').length >= 2").await;
    assert!(page.is("document.querySelector('.arctic .cell:hover .ghosts').checkVisibility()").await);
    // What would be covers nothing that can be clicked.
    reachable(&page, "with a preview").await;
    // It is shown to those who go by the list of choices, too.
    let lit = "(() => { const choice = document.querySelector('#choices [data-spot^=cell]'); choice.closest('details')?.setAttribute('open', ''); choice.focus(); \
        const ghosts = document.querySelector(`.arctic [data-spot=${choice.dataset.spot}] .ghosts`); \
        const shown = ghosts.checkVisibility(); choice.blur(); return shown; })()";
    assert!(page.is(lit).await);
    // A choice lights up its tile and the cell where that goes, and the tile lights up its choice.
    let ways = "(() => { for (const fold of document.querySelectorAll('#choices details')) fold.open = true; \
        const choice = document.querySelector('#choices button[data-spot^=cell]'); choice.focus(); \
        const things = [...choice.querySelectorAll('[data-thing]')].map((thing) => document.getElementById(thing.dataset.thing)); \
        const lit = things.length === 2 && things.every((thing) => thing.classList.contains('lit')); choice.blur(); \
        things[0].dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); \
        return lit && choice.classList.contains('lit'); })()";
    assert!(page.is(ways).await);
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_pieces_keep_their_names_and_slide() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.lively().await;
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
        page.number(1 + luck.below(count)).await;
        answered(&page, &seen).await;
    }
    assert!(page.eval("window.flown").await.as_u64().unwrap() > 5);
    let named =
        "[...document.querySelectorAll('.arctic [data-piece]')].every((piece) => piece.id === piece.dataset.piece)";
    assert!(page.is(named).await);
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_fits_a_phone_and_a_desk_in_three_languages() {
    let Some((chrome, inn)) = house::visit().await else { return };
    for (lang, colours, set) in [("en", "light", EXPERT), ("ru", "dark", ""), ("uk", "light", "")] {
        let page = chrome.person().await;
        page.prefer(lang, colours).await;
        sit_down(&page, &inn.base, "arctic", set).await;
        let mut luck = Luck(3);
        for step in 0..10 {
            if !my_turn(&page).await {
                break;
            }
            if step % 4 == 1 {
                let what = format!("{lang}, {step}");
                page.size(390, 844, true).await;
                assert_eq!(page.eval(&misfits(40, 13)).await, json!([]), "phone, {what}");
                reachable(&page, &format!("phone, {what}")).await;
                assert!(
                    page.is("document.getElementById('prompt').getBoundingClientRect().bottom < innerHeight").await
                );
                page.size(1440, 900, false).await;
                assert_eq!(page.eval(&misfits(40, 14)).await, json!([]), "desk, {what}");
                good_page(&page, lang, &what).await;
                assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "all on one screen");
            }
            click_something(&page, &mut luck).await;
        }
        content(&page);
    }
}
