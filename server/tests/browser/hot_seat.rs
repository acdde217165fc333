//! Friends at one screen: each sees their own hand, and nobody anything behind the curtain.

use crate::chrome::Page;
use crate::house;
use crate::visit::{GAME, Luck, OVER, cards, click_something, content, send_table};

/// The next player has not taken the chair yet.
pub const CURTAIN: &str = "document.querySelector('#curtain .curtain')";

/// Every card that the page names anywhere is also named to somebody who only watches.
async fn knows_no_more(page: &Page, watcher: &Page) {
    let named = "[...new Set(document.documentElement.outerHTML.match(/card-[a-z_]+_[1-8]/g) ?? [])]";
    let mut more = serde_json::Value::Null;
    for _ in 0..40 {
        let known = watcher.eval(named).await;
        more = page.eval(&format!("{named}.filter((card) => !{known}.includes(card))")).await;
        if more == serde_json::json!([]) {
            return;
        }
        // The other browser may be a moment behind.
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("behind the curtain the page still names {more}");
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_at_one_screen_take_turns_behind_a_curtain() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.goto(&format!("{}/new/{GAME}", inn.base)).await;
    // Only a chair of one's own has room for a name.
    assert!(!page.is("document.querySelector('[name=\"name.1\"]').checkVisibility()").await);
    page.eval("document.getElementById('seat-1').value = 'me'").await;
    assert!(page.is("document.querySelector('[name=\"name.1\"]').checkVisibility()").await);
    page.eval("document.querySelector('[name=\"name.1\"]').value = 'Borys'").await;
    send_table(&page, &["me", "me"]).await;
    page.until(&format!("document.querySelector('#table[data-live]') && {CURTAIN}")).await;
    let watcher = chrome.person().await;
    watcher.goto(&page.text("location.href").await).await;
    let mut luck = Luck(21);
    let mut named = Vec::new();
    for _ in 0..4 {
        // The curtain names who is to come, takes the focus, and shows nobody's hand.
        assert!(page.is("document.activeElement.matches('#curtain button')").await);
        assert!(cards(&page, "#hand").await.is_empty());
        knows_no_more(&page, &watcher).await;
        assert!(!page.is("document.querySelector('#choices button')").await);
        named.push(page.text("document.getElementById('curtain-title').textContent").await);
        if named.len() == 1 {
            page.picture("curtain").await;
        }
        page.key("Enter").await;
        page.until(&format!("!{CURTAIN} && document.querySelector('#hand [data-piece]')")).await;
        assert!(!cards(&page, "#hand").await.is_empty());
        while !page.is(CURTAIN).await {
            if page.is(OVER).await {
                return;
            }
            click_something(&page, &mut luck).await;
        }
    }
    assert!(named.iter().any(|title| title.contains("Borys")), "{named:?}");
    assert!(named.iter().any(|title| !title.contains("Borys")), "{named:?}");
    content(&page);
}
