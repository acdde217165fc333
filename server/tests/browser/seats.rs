//! Who plays a seat: the player, a bot whom they let play, or a bot because their time is up. And how players learn that it is
//! their turn.

use serde_json::json;
use server::Pace;

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{ASKED, GAME, Luck, OVER, click_something, content, my_turn, play_now, send_table};

/// Lets a bot play my seat, by the menu beside my name.
pub async fn hand_over(page: &Page, level: &str) {
    page.click(".chip.mine details.menu summary").await;
    page.until("document.querySelector('.chip.mine details[open]')").await;
    page.click(&format!(".chip.mine [data-level={level}]")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_when_the_time_is_up_and_the_seat_is_taken_back() {
    let Some(chrome) = Chrome::start().await else { return };
    // A minute lasts 1.5 seconds, and bots take their time.
    let inn = house::open_paced(Pace { second: 25, bot: 250..=300, ..Pace::hurried() }).await;
    let page = chrome.person().await;
    page.goto(&format!("{}/new/{GAME}", inn.base)).await;
    page.click("[name=clock][value=live]").await;
    page.eval("document.getElementById('bank').value = 1; document.getElementById('increment').value = 0").await;
    send_table(&page, &["me", "bot:random", "bot:random"]).await;
    page.until("document.querySelector('.chip.mine .clock')").await;
    page.until("document.querySelector('.chip.mine .clock.running')").await;
    let at = page.text("document.querySelector('.chip.mine .clock').textContent").await;
    page.until(&format!("document.querySelector('.chip.mine .clock').textContent !== {at:?}")).await;
    page.until("document.querySelector('.chip.mine [data-take-back]')").await;
    assert!(!page.is("document.querySelector('#choices button')").await, "a bot plays now");
    let told = page.eval("document.querySelectorAll('#log li').length").await.as_u64().unwrap();
    page.until(&format!("document.querySelectorAll('#log li').length > {told}")).await;
    page.picture("stand-in").await;
    page.click("[data-take-back]").await;
    page.until(&format!("!document.querySelector('[data-take-back]') || {OVER}")).await;
    assert!(my_turn(&page).await, "it is my game again");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_over_and_taken_back() {
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open_paced(Pace { bot: 200..=250, ..Pace::hurried() }).await;
    let page = chrome.person().await;
    play_now(&page, &inn.base, GAME).await;
    assert!(my_turn(&page).await);
    hand_over(&page, "random").await;
    page.until("document.querySelector('.chip.mine [data-take-back]') && !document.querySelector('#choices button')")
        .await;
    page.click("[data-take-back]").await;
    page.until("!document.querySelector('[data-take-back]')").await;
    assert!(my_turn(&page).await);
    let mut luck = Luck(2);
    click_something(&page, &mut luck).await;
    content(&page);
}

/// A browser that says yes to notices and remembers them; its window is hidden.
const NOTICES: &str = "window.notices = []; \
    window.Notification = class { \
      static permission = 'default'; \
      static async requestPermission() { Notification.permission = 'granted'; return 'granted'; } \
      constructor(title, more) { window.notices.push([title, more.body]); } close() {} }; \
    Object.defineProperty(document, 'hidden', { get: () => true });";

#[tokio::test(flavor = "multi_thread")]
async fn my_turn_shows_in_title_and_icon_and_by_a_notice_if_asked_for() {
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open_paced(Pace { bot: 150..=200, ..Pace::hurried() }).await;
    let page = chrome.person().await;
    page.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTICES })).await;
    play_now(&page, &inn.base, GAME).await;
    let icon = "document.querySelector('link[rel=icon]').getAttribute('href')";
    let mut luck = Luck(9);
    assert!(my_turn(&page).await);
    assert!(page.is(&format!("document.title.startsWith('●') && {icon}.includes('icon-turn')")).await);
    let mut passed = 0;
    while passed < 2 {
        click_something(&page, &mut luck).await;
        if page.is(&format!("!({ASKED}) && !{OVER} && document.querySelector('#prompt .theirs')")).await {
            passed += 1;
            assert!(page.is(&format!("!document.title.startsWith('●') && !{icon}.includes('icon-turn')")).await);
        }
        assert!(my_turn(&page).await, "the game ends too early for this test");
    }
    assert_eq!(page.eval("window.notices").await, json!([]), "nobody asked for notices");
    page.click("#notify").await;
    page.until("document.getElementById('notify').getAttribute('aria-pressed') === 'true'").await;
    while page.is("window.notices.length === 0").await {
        assert!(my_turn(&page).await, "the game ends too early for this test");
        click_something(&page, &mut luck).await;
    }
    let notice = page.eval("window.notices[0]").await;
    assert!(!notice[0].as_str().unwrap().is_empty() && !notice[1].as_str().unwrap().is_empty(), "{notice}");
    content(&page);
}
