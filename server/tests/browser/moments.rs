//! What just happened is seen: what changed since my last move is marked until I act, and great moments are staged without keeping
//! anybody waiting.

use crate::chrome::Page;
use crate::house;
use crate::visit::{GAME, Luck, OVER, click_something, content, my_turn, play_now};

/// The pieces that are marked as changed.
const MARKED: &str =
    "[...document.querySelectorAll('.panel [data-piece][data-since]')].map((piece) => piece.dataset.piece).sort()";

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_changed_since_my_last_move_is_marked_until_i_act() {
    let Some((chrome, inn)) = house::visit().await else { return };
    for game in ["tundra", "arctic", GAME] {
        let page = chrome.person().await;
        play_now(&page, &inn.base, game).await;
        let mut luck = Luck(8);
        // Until others have moved something since my last move, with more than one step.
        let mut clicks = 0;
        let news = format!("{MARKED}.length > 1");
        while !page.is(&news).await {
            assert!(my_turn(&page).await, "{game}: over too early");
            click_something(&page, &mut luck).await;
            assert!(my_turn(&page).await, "{game}: over too early");
            clicks += 1;
            assert!(clicks < 120, "{game}: nobody moves anything");
        }
        let marked = page.eval(MARKED).await;
        page.picture(&format!("since-{game}")).await;
        // Who comes back sees the same marks as who has stayed: the house tells how the table was after my last move.
        page.goto(&page.text("location.href").await).await;
        assert!(my_turn(&page).await);
        page.until(&news).await;
        assert_eq!(page.eval(MARKED).await, marked, "{game}: after coming back");
        // What I do now is no news to me.
        let old = "[...document.querySelectorAll('[data-since]')].length";
        page.eval("document.querySelector('#choices [data-key]').click()").await;
        assert_eq!(page.eval(old).await, 0, "{game}: the marks go with my click");
        content(&page);
    }
}

/// Notes every moment that is staged.
const STAGED: &str = "window.beats = 0; window.lit = 0; window.sheets = 0; \
    new MutationObserver(() => { if (!document.getElementById('beat').hidden) { window.beats += 1; window.lit += document.querySelectorAll('.staged').length; } }).observe(document.getElementById('beat'), { attributes: true, attributeFilter: ['hidden'] }); \
    new MutationObserver(() => { if (!document.getElementById('scene').hidden) window.sheets += 1; }).observe(document.getElementById('scene'), { attributes: true, attributeFilter: ['hidden'] });";

/// Plays on until the log has told so many great moments, or a sheet has come.
async fn play_until_staged(page: &Page, base: &str) {
    play_now(page, base, GAME).await;
    page.eval(STAGED).await;
    let mut luck = Luck(12);
    loop {
        assert!(my_turn(page).await, "the first age is counted before the end");
        if page.is("document.querySelector('#log [data-moment=sheet]')").await {
            return;
        }
        click_something(page, &mut luck).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_an_age_is_staged_kingdom_by_kingdom_and_summed_up_on_a_sheet() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.lively().await;
    play_until_staged(&page, &inn.base).await;
    page.picture("moment-beat").await;
    page.until("!document.getElementById('scene').hidden").await;
    assert!(page.is("window.beats >= 5 && window.lit >= 5").await, "kingdom by kingdom");
    page.picture("moment-sheet").await;
    let told = "document.querySelectorAll('#scene li').length";
    assert!(page.eval(told).await.as_u64().unwrap() >= 5, "one line for each kingdom");
    // Nothing waits for it: what I can choose lies open all the while.
    if my_turn(&page).await {
        let free = "(() => { const box = document.querySelector('#choices [data-key]').getBoundingClientRect(); \
            return document.querySelector('#choices [data-key]').contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)); })()";
        assert!(page.is(free).await);
    }
    // A long sheet stays within itself, and can be put away.
    let whole = "(() => { const sheet = document.getElementById('scene').getBoundingClientRect(), list = document.querySelector('#scene ol'); \
        const inside = (thing) => { const box = thing.getBoundingClientRect(); return box.top >= sheet.top && box.bottom <= sheet.bottom; }; \
        while (list.children.length < 20) list.append(list.lastElementChild.cloneNode(true)); \
        return inside(list) && inside(document.getElementById('scene-on')) && list.scrollHeight > list.clientHeight; })()";
    for (width, height) in [(390, 844), (1280, 720)] {
        page.size(width, height, width < 500).await;
        assert!(page.is(whole).await, "{width}x{height}");
    }
    page.click("#scene-on").await;
    page.until("document.getElementById('scene').hidden").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_it_calm_sees_the_sheet_alone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    play_until_staged(&page, &inn.base).await;
    page.until("window.sheets > 0").await;
    assert_eq!(page.eval("window.beats").await, 0, "nothing comes and goes");
    // A choice of mine puts it away.
    if my_turn(&page).await {
        click_something(&page, &mut Luck(1)).await;
        page.until(&format!("document.getElementById('scene').hidden || {OVER}")).await;
    }
    content(&page);
}
