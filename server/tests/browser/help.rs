//! Help at the table in every game: what a strong bot would do, why something cannot be chosen, a line tried on a shadow.

use server::Pace;

use crate::chrome::{Chrome, Page};
use crate::everybody::{axe, judge};
use crate::house;
use crate::visit::{GAME, answered, content, make_table, my_turn};

/// Every game, each in a language and on a screen.
const GAMES: [(&str, &str, (u32, u32)); 5] = [
    ("animal_kingdoms", "en", (1440, 900)),
    ("tundra", "ru", (1280, 720)),
    ("arctic", "uk", (390, 844)),
    ("a_wild_venture", "uk", (1280, 720)),
    ("root", "ru", (1280, 720)),
];

/// Touches the first thing in sight that stands for no choice; says whether there was one.
const TOUCH: &str = "(() => { \
    const open = new Set([...document.querySelectorAll('#choices [data-spot]')].map((button) => button.dataset.spot)); \
    const inner = (thing) => thing.parentElement.closest('[data-spot]'); \
    const closed = (thing) => !open.has(thing.dataset.spot) && !(inner(thing) && open.has(inner(thing).dataset.spot)); \
    const thing = [...document.querySelectorAll('.panel :is([data-spot], [data-piece])')].find((one) => closed(one) && !one.querySelector('[data-spot], button, a')); \
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true })); return Boolean(thing); })()";

async fn ask(page: &Page, game: &str, axe: Option<&String>) {
    // A question keeps until the line is open: this one is asked before.
    let early = "document.addEventListener('DOMContentLoaded', () => setTimeout(() => { \
        if (!document.querySelector('#table[data-live]')) document.getElementById('ask-help')?.click(); }))";
    let early = page.call("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": early })).await;
    page.goto(&page.text("location.href").await).await;
    page.call("Page.removeScriptToEvaluateOnNewDocument", early).await;
    page.until("document.querySelector('#counsel li.best')").await;
    if let Some(axe) = axe {
        judge(page, axe, &format!("{game}, help")).await;
    }
    assert!(page.is("document.querySelector('#counsel .best .label').textContent.trim().length > 2").await, "{game}");
    // It lies over everything else, and beside the question and the board of which it speaks; only on a phone over the board.
    let on_top = "(() => { const r = document.querySelector('#counsel .best').getBoundingClientRect(); \
        const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2); \
        const all = document.querySelector('#counsel .counsel').getBoundingClientRect(); \
        const apart = (name) => { const other = document.querySelector(name).getBoundingClientRect(); \
            return all.right <= other.left + 1 || all.left >= other.right - 1 || all.bottom <= other.top + 1 || all.top >= other.bottom - 1; }; \
        const sheet = document.querySelector('#counsel .counsel'); \
        return top?.closest('#counsel') && sheet.scrollWidth <= sheet.clientWidth && all.top >= 0 && all.bottom <= innerHeight && apart('.dock') && (innerWidth < 760 || apart('.stage')); })()";
    assert!(page.is(on_top).await, "{game}: the advice is covered, or covers the question or the board");
    page.picture(&format!("help-{game}")).await;
    page.key("Escape").await;
    assert!(!page.is("document.querySelector('#counsel').checkVisibility()").await, "{game}: put away");
}

async fn why_not(page: &Page, game: &str) {
    if !page.is(TOUCH).await {
        return;
    }
    page.until("!document.getElementById('why-not').hidden").await;
    assert!(page.is("document.querySelector('#why-not p').textContent.trim().length > 5").await, "{game}");
    page.picture(&format!("why-not-{game}")).await;
    page.key("Escape").await;
    assert!(page.is("document.getElementById('why-not').hidden").await, "{game}");
}

async fn what_if(page: &Page, game: &str, axe: Option<&String>) {
    let address = page.text("location.href").await;
    page.click("#prompt a.ask").await;
    page.until("document.querySelector('.imagining #choices button[data-play]')").await;
    // By its number, as at the table: the last choice may have two digits.
    let last =
        page.text("[...document.querySelectorAll('#choices button[data-key]:not([hidden])')].at(-1).dataset.key").await;
    for digit in last.chars() {
        page.key(&digit.to_string()).await;
    }
    page.until("!document.getElementById('step-back').disabled && !document.body.classList.contains('busy')").await;
    page.picture(&format!("what-if-{game}")).await;
    if let Some(axe) = axe {
        judge(page, axe, &format!("{game}, what if")).await;
    }
    page.click("#step-back").await;
    page.until("document.getElementById('step-back').disabled").await;
    page.click("#back-to-table").await;
    page.until("document.querySelector('#table[data-live]')").await;
    assert_eq!(page.text("location.href").await, address, "{game}");
}

#[tokio::test(flavor = "multi_thread")]
async fn help_is_there_in_every_game() {
    let Some(chrome) = Chrome::start().await else { return };
    let (inn, axe) = (house::open().await, axe());
    for (game, lang, (width, height)) in GAMES {
        let page = chrome.person().await;
        page.prefer(lang, "light").await;
        page.size(width.max(1280), height, false).await;
        make_table(&page, &inn.base, game, &["me", "bot:random"]).await;
        assert!(my_turn(&page).await, "{game}");
        page.until("document.querySelector('#table[data-live]')").await;
        page.size(width, height, width < 760).await;
        ask(&page, game, axe.as_ref()).await;
        why_not(&page, game).await;
        what_if(&page, game, axe.as_ref()).await;
        assert!(my_turn(&page).await, "{game}: the table is as it was");
        content(&page);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guard_asks_once_more_before_a_choice_that_loses_much() {
    let Some(chrome) = Chrome::start().await else { return };
    // A table that leaves the memory forgets what was thought about it.
    let inn = house::open_paced(Pace { linger: 60_000, ..Pace::hurried() }).await;
    let page = chrome.person().await;
    make_table(&page, &inn.base, GAME, &["me", "bot:random"]).await;
    assert!(my_turn(&page).await);
    // It is switched on in the middle of a question.
    page.click("header details.menu > summary").await;
    page.click("[name=guard][value=on]").await;
    page.key("Escape").await;
    let leave = "#choices button[data-play*=withdraw]";
    page.until(
        "document.querySelector('#guard [data-warns*=withdraw]') && document.querySelector('#table[data-live]')",
    )
    .await;
    page.click(leave).await;
    page.until("!document.getElementById('hold').hidden && !document.getElementById('hold-warning').hidden").await;
    assert!(page.text("document.getElementById('hold-warning').textContent").await.contains("costs you much"));
    page.picture("guard").await;
    page.key("Escape").await;
    page.until("document.getElementById('hold').hidden").await;
    assert!(page.is(&format!("document.querySelector({leave:?})")).await, "nothing was chosen");
    // At the next table the page itself asks for its guard, before its line is open.
    make_table(&page, &inn.base, GAME, &["me", "bot:random"]).await;
    assert!(my_turn(&page).await);
    page.size(390, 844, true).await;
    page.until(
        "document.querySelector('#guard [data-warns*=withdraw]') && document.querySelector('#table[data-live]')",
    )
    .await;
    let seen = page.text("document.getElementById('table').dataset.seen").await;
    page.tap(leave).await;
    page.until("!document.getElementById('hold-warning').hidden").await;
    page.picture("guard-phone").await;
    page.tap("#hold-yes").await;
    answered(&page, &seen).await;
    assert!(!page.is("document.querySelector('#guard [data-warns]')").await);
    content(&page);
}
