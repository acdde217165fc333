//! What a table is for people: turns that are meant, ways out of a game, friends who come by a link or sit beside.

use crate::chrome::Page;
use crate::house;
use crate::visit::{ASKED, GAME, OVER, content, my_turn, play_now, send_table};

/// The sizes at which every new thing is looked at.
const SIZES: [(u32, u32, bool); 3] = [(1440, 900, false), (1280, 720, false), (390, 844, true)];

/// Pictures of the page as it is, in all sizes; nothing is cut off or too small to tap.
async fn look(page: &Page, name: &str) {
    for (width, height, phone) in SIZES {
        page.size(width, height, phone).await;
        tokio::time::sleep(std::time::Duration::from_millis(120)).await;
        page.picture(&format!("people-{name}-{width}")).await;
        assert!(!page.is("document.scrollingElement.scrollWidth > innerWidth").await, "{name} is wider than {width}");
    }
    page.size(1440, 900, false).await;
}

/// What lies wholly inside the window and is not covered.
fn seen(selector: &str) -> String {
    format!(
        "(() => {{ const e = document.querySelector({selector:?}); if (!e) return false; const r = e.getBoundingClientRect(); \
         const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2); \
         return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight && e.contains(top); }})()"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_confirms_a_turn_and_finds_the_way_out() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.newcomer().await;
    play_now(&page, &inn.base, GAME).await;
    // Clicks on until something would end the turn: it is held back, and can be let go.
    let ends = "[...document.querySelectorAll('#choices button:not([hidden])')].findIndex((b) => 'ends' in b.dataset)";
    loop {
        assert!(my_turn(&page).await);
        let before = page.text("document.getElementById('table').dataset.seen").await;
        page.key("1").await;
        page.until(&format!("document.getElementById('table').dataset.seen !== {before:?}")).await;
        page.until(ASKED).await;
        // Something was clicked before, so that there is something to take back.
        if page.is(&format!("{ends} >= 0")).await {
            break;
        }
    }
    let frames = page.frames().len();
    let nth = page.eval(ends).await.as_u64().unwrap() + 1;
    page.number(nth).await;
    page.until("!document.getElementById('hold').hidden").await;
    assert!(page.is(&seen("#hold-yes")).await && page.is(&seen("#hold-no")).await);
    assert_eq!(page.frames().len(), frames, "nobody hears of it");
    look(&page, "confirm").await;
    page.key("Escape").await;
    page.until("document.getElementById('hold').hidden").await;
    assert!(page.is(ASKED).await && page.is("document.getElementById('undo-step')").await);
    page.number(nth).await;
    page.until("document.activeElement.id === 'hold-yes'").await;
    page.key("Enter").await;
    let told = "document.getElementById('hold').hidden && document.querySelectorAll('#log li').length";
    page.until(&format!("{told} && !document.getElementById('undo-step')")).await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_ended_and_tables_are_put_away() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    play_now(&page, &inn.base, GAME).await;
    assert!(my_turn(&page).await);
    // The seat's menu: the game is ended by two clicks.
    page.click("details.menu[id^=seat-menu] > summary").await;
    page.click(".way-out[id$=-end] > summary").await;
    page.until(&seen("[data-end=true]")).await;
    look_at_menu(&page).await;
    page.click("[data-end=true]").await;
    page.until(OVER).await;
    look(&page, "ended").await;

    // On the home page tables do not pile up, and can be put away.
    for _ in 0..4 {
        play_now(&page, &inn.base, GAME).await;
    }
    page.goto(&format!("{}/", inn.base)).await;
    assert_eq!(page.eval("document.querySelectorAll('.mine > .tables > ul > li').length").await, 3);
    // The fourth, which was folded, comes up; the first lies in a fold of its own.
    let folds = "[...document.querySelectorAll('.mine details.fold > summary')].map((fold) => fold.textContent).join()";
    let before = page.text(folds).await;
    page.click(".mine .put-away button").await;
    page.until(&format!("{folds} && {folds} !== {before:?}")).await;
    assert_eq!(page.eval("document.querySelectorAll('.mine > .tables > ul > li').length").await, 3);
    assert_eq!(page.eval("document.querySelectorAll('.mine details.fold').length").await, 1);
    page.click(".mine details.fold summary").await;
    look(&page, "home").await;
    content(&page);
}

/// The menu lies inside the window in every size.
async fn look_at_menu(page: &Page) {
    let inside = "(() => { const r = document.querySelector('[data-end=true]').getBoundingClientRect(); \
                  return r.width > 0 && r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight; })()";
    page.picture("people-menu-1440").await;
    page.size(1280, 720, false).await;
    page.until(inside).await;
    page.picture("people-menu-1280").await;
    // On a phone the seats stand on a tab of their own; whoever goes there has looked elsewhere, so the menu is closed.
    let open = "document.querySelectorAll('details.menu[id^=seat-menu], .way-out[id$=-end]').forEach((fold) => { fold.open = true; })";
    page.size(390, 844, true).await;
    page.click(".tabs [data-show=players]").await;
    page.eval(open).await;
    page.picture("people-menu-390").await;
    page.until(inside).await;
    page.click(".tabs [data-show=board]").await;
    page.size(1440, 900, false).await;
    page.eval(open).await;
    page.until(&seen("[data-end=true]")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_come_by_a_link_or_sit_beside() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let (host, friend) = (chrome.person().await, chrome.newcomer().await);
    host.goto(&format!("{}/", inn.base)).await;
    host.click("form[action='/friend/root'] button").await;
    host.until("document.getElementById('invite-link')").await;
    look(&host, "friend-waits").await;
    let link = host.text("document.getElementById('invite-link').value").await;
    friend.prefer("uk", "light").await;
    friend.goto(&link).await;
    look(&friend, "invitation").await;
    friend.eval("document.getElementById('my-name').value = 'Борис'").await;
    friend.click(".invitation button.go").await;
    host.until("document.body.textContent.includes('Борис')").await;
    host.click("form[action$='/start'] button").await;
    host.until("document.querySelector('#table[data-live] .root')").await;
    host.until("document.querySelectorAll('#seats-bar .role').length === 2").await;
    look(&host, "roles").await;

    // Beside me: the curtain hangs before the first hand, and asks the friend for a name.
    host.goto(&format!("{}/new/{GAME}", inn.base)).await;
    send_table(&host, &["me", "me"]).await;
    host.until("document.querySelector('#table[data-live]') && document.querySelector('[data-curtain]')").await;
    while !host.is("document.getElementById('curtain-name')").await {
        host.click("[data-curtain]").await;
        host.until("!document.querySelector('[data-curtain]')").await;
        while !host.is("document.querySelector('[data-curtain]')").await {
            if host.is(ASKED).await {
                host.key("1").await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(40)).await;
        }
    }
    look(&host, "curtain").await;
    host.eval("document.getElementById('curtain-name').focus()").await;
    for letter in ["B", "o"] {
        host.key(letter).await;
    }
    host.key("Enter").await;
    host.until("[...document.querySelectorAll('#seats-bar b')].some((b) => b.textContent === 'Bo')").await;
    content(&host);
    content(&friend);
}
