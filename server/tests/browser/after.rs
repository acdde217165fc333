//! Watching, and after the game: the result, the replay through anybody's eyes, and the rematch.

use serde_json::json;
use server::Pace;

use crate::chrome::Chrome;
use crate::house;
use crate::seats::hand_over;
use crate::visit::{GAME, Luck, OVER, TURNS, cards, click_something, content, make_table, my_turn};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_watched_ended_replayed_and_played_again() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open_paced(Pace { linger: 5_000, ..Pace::hurried() }).await;
    let (page, watcher) = (chrome.person().await, chrome.person().await);
    let address = make_table(&page, &inn.base, GAME, &["me", "bot:random", "bot:random"]).await;
    let mut luck = Luck(31);
    assert!(my_turn(&page).await);
    watcher.goto(&address).await;
    watcher.until("document.querySelector('#table[data-live]')").await;
    for _ in 0..5 {
        assert!(my_turn(&page).await, "the game ends too early for this test");
        // Who watches has neither hand nor choices, and may not talk.
        assert!(cards(&watcher, "#hand").await.is_empty());
        assert!(!watcher.is("document.querySelector('#choices button, #say-form, .chip.mine')").await);
        click_something(&page, &mut luck).await;
    }
    watcher.picture("watching").await;
    hand_over(&page, "random").await;
    page.until(OVER).await;
    watcher.until(OVER).await;
    page.picture("result-breakdown").await;

    // The sheet adds up, for each player.
    let sums = page
        .eval(
            "(() => { const rows = [...document.querySelectorAll('.scores tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))); \
             const total = [...document.querySelectorAll('.scores tfoot td')].map((cell) => Number(cell.textContent)); \
             return [total.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0)), total, rows.length]; })()",
        )
        .await;
    assert_eq!(sums[0], sums[1], "{sums}");
    assert!(sums[2].as_u64().unwrap() >= 3, "{sums}");

    // The replay: the slider, other eyes, a moment that somebody else opens by its address.
    page.click(".result a[href$='/replay']").await;
    // The script hides the button that it makes needless.
    page.until("document.getElementById('show-moment')?.hidden").await;
    page.eval("(() => { const slider = document.getElementById('ply'); slider.value = 3; slider.dispatchEvent(new Event('input')); })()").await;
    page.until("location.search.includes('ply=3')").await;
    page.eval("(() => { const eyes = document.getElementById('eyes'); eyes.value = '1'; eyes.dispatchEvent(new Event('change')); })()").await;
    page.until("location.search.includes('eyes=1') && document.querySelector('#hand [data-piece]')").await;
    let hand = cards(&page, "#hand").await;
    page.picture("replay-eyes").await;
    let link = page.text("location.href").await;
    watcher.goto(&link).await;
    watcher.until("document.getElementById('ply').value === '3'").await;
    assert_eq!(cards(&watcher, "#hand").await, hand);
    watcher.goto(&link.replace("eyes=1", "eyes=crowd")).await;
    assert!(cards(&watcher, "#hand").await.is_empty());
    // A move with several lines in the log has its number once.
    let plies = page.eval("[...document.querySelectorAll('#log a.moment')].map((link) => link.textContent)").await;
    let plies: Vec<&str> = plies.as_array().unwrap().iter().filter_map(|ply| ply.as_str()).collect();
    assert!(plies.windows(2).all(|two| two[0] != two[1]), "{plies:?}");
    // The record is a download that can be verified.
    let record = page.eval(&format!("fetch('{address}/record.json').then((answer) => answer.json())")).await;
    assert_eq!(record["game"], json!(GAME));

    // Once more: the same chairs, another game.
    page.goto(&address).await;
    page.click("form[action$='/rematch'] button").await;
    page.until(&format!("location.href !== {address:?} && document.querySelector('#table[data-live]')")).await;
    page.until("document.querySelectorAll('#seats-bar .chip').length === 3").await;
    watcher.goto(&address).await;
    watcher.until("document.querySelector('.result a.go[href^=\"/table/\"]')").await;
    content(&page);
    content(&watcher);
}
