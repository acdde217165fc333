//! Help at the table in every game: what a strong bot would do, why something cannot be chosen, a line tried on a shadow.

use crate::chrome::{Chrome, Page};
use crate::everybody::{axe, judge};
use crate::house;
use crate::visit::{TURNS, content, make_table, my_turn};

const GAMES: [&str; 5] = ["animal_kingdoms", "tundra", "arctic", "a_wild_venture", "root"];

/// Touches the first thing in sight that stands for no choice; says whether there was one.
const TOUCH: &str = "(() => { \
    const open = new Set([...document.querySelectorAll('#choices [data-spot]')].map((button) => button.dataset.spot)); \
    const inner = (thing) => thing.parentElement.closest('[data-spot]'); \
    const closed = (thing) => !open.has(thing.dataset.spot) && !(inner(thing) && open.has(inner(thing).dataset.spot)); \
    const thing = [...document.querySelectorAll('.panel :is([data-spot], [data-piece])')].find((one) => closed(one) && !one.querySelector('[data-spot], button, a')); \
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true })); return Boolean(thing); })()";

async fn ask(page: &Page, game: &str, axe: Option<&String>) {
    page.key("h").await;
    page.until("document.querySelector('#counsel li.best')").await;
    if let Some(axe) = axe {
        judge(page, axe, &format!("{game}, help")).await;
    }
    assert!(page.is("document.querySelector('#counsel .best .label').textContent.trim().length > 2").await, "{game}");
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
    page.until("!document.querySelector('#step-back') || document.readyState === 'complete'").await;
    page.eval("document.querySelector('#choices button[data-play]:not([hidden])').click()").await;
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
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let (inn, axe) = (house::open().await, axe());
    for game in GAMES {
        let page = chrome.person().await;
        make_table(&page, &inn.base, game, &["me", "bot:random"]).await;
        assert!(my_turn(&page).await, "{game}");
        page.until("document.querySelector('#table[data-live]')").await;
        // One game on a phone.
        if game == "arctic" {
            page.size(390, 844, true).await;
        }
        ask(&page, game, axe.as_ref()).await;
        why_not(&page, game).await;
        what_if(&page, game, axe.as_ref()).await;
        assert!(my_turn(&page).await, "{game}: the table is as it was");
        content(&page);
    }
}
