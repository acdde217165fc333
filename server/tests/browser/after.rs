//! Watching, and after the game: the result, the replay through anybody's eyes, and the rematch.

use serde_json::json;
use server::Pace;

use crate::chrome::Chrome;
use crate::house;
use crate::seats::hand_over;
use crate::visit::{GAME, Luck, OVER, cards, click_something, content, make_table, my_turn, until_over};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_watched_ended_replayed_and_played_again() {
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
    until_over(&page).await;
    watcher.until(OVER).await;
    page.picture("result-breakdown").await;
    // It lies over everything that the game has lifted up on its board, and is whole on every screen.
    let pierced = "(() => { const sheet = document.querySelector('#result .result'), box = sheet.getBoundingClientRect(); \
        if (box.top < 0 || box.bottom > innerHeight) return `from ${box.top} to ${box.bottom}`; \
        for (let x = .05; x < 1; x += .1) for (let y = .05; y < 1; y += .05) { \
            const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y); \
            if (!sheet.contains(top)) return top?.outerHTML.slice(0, 120); } \
        return ''; })()";
    for (width, height) in [(1440, 900), (1366, 650), (390, 844)] {
        page.size(width, height, width < 500).await;
        assert_eq!(page.text(pierced).await, "", "the result at {width} by {height}");
        let acts =
            "document.querySelector('.result .acts :is(a, button)').getBoundingClientRect().bottom <= innerHeight";
        assert!(page.is(acts).await, "what comes next is in sight at {width} by {height}");
    }
    page.size(1440, 900, false).await;

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

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_by_itself_goes_from_turn_to_turn_and_is_shared() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    let address = make_table(&page, &inn.base, "tundra", &["me", "bot:random"]).await;
    assert!(my_turn(&page).await);
    hand_over(&page, "random").await;
    until_over(&page).await;
    // The chart ends with the final scores, for everybody's eyes and ears.
    let scores = "[...document.querySelectorAll('.scores tfoot td')].map((cell) => cell.textContent.trim())";
    let scores = page.eval(scores).await;
    let said = page.text("document.querySelector('.chart svg').getAttribute('aria-label')").await;
    for score in scores.as_array().unwrap() {
        assert!(said.contains(score.as_str().unwrap()), "{said} has {score}");
    }
    assert_eq!(page.eval("document.querySelectorAll('.chart .line').length").await, 2);
    page.picture("result-chart").await;

    page.goto(&format!("{address}/replay?ply=0&eyes=open")).await;
    page.until("!document.getElementById('play').hidden").await;
    // Turns are marked along the time, and one goes from one to the next.
    let turns = page.eval("document.querySelectorAll('.marks path').length").await.as_u64().unwrap();
    assert!(turns > 8, "{turns} turns");
    page.click("#go-turn-next").await;
    page.until("Number(document.getElementById('ply').value) > 0").await;
    let first = page.eval("Number(document.getElementById('ply').value)").await.as_u64().unwrap();
    page.click("#go-turn-next").await;
    page.until(&format!("Number(document.getElementById('ply').value) > {first}")).await;
    page.click("#go-turn-back").await;
    page.until(&format!("Number(document.getElementById('ply').value) === {first}")).await;
    // It plays on by itself, faster if one likes, until it is paused.
    page.eval("document.getElementById('speed').value = '300'").await;
    page.click("#play").await;
    page.until(&format!("Number(document.getElementById('ply').value) > {first} + 2")).await;
    page.click("#play").await;
    page.until("document.getElementById('play').getAttribute('aria-pressed') === 'false'").await;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let stands = page.eval("document.getElementById('ply').value").await;
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    assert_eq!(page.eval("document.getElementById('ply').value").await, stands, "it stands still");
    // The link leads others to this very moment.
    page.eval("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })").await;
    page.click("#share").await;
    page.until("window.copied").await;
    page.picture("replay-turns").await;
    let link = page.text("window.copied").await;
    let other = chrome.person().await;
    other.goto(&link).await;
    assert_eq!(other.eval("document.getElementById('ply').value").await, stands);
    content(&page);
    content(&other);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_every_kind_is_reviewed() {
    let Some((chrome, inn)) = house::visit().await else { return };
    // In Animal Kingdoms results are looked at elsewhere, with their reviews.
    for (game, lang) in [("tundra", "ru"), ("arctic", "uk"), ("a_wild_venture", "en"), ("root", "uk")] {
        let page = chrome.person().await;
        page.prefer(lang, "light").await;
        let address = make_table(&page, &inn.base, game, &["me", "bot:random"]).await;
        assert!(my_turn(&page).await, "{game}");
        hand_over(&page, "random").await;
        until_over(&page).await;
        page.goto(&format!("{address}/review")).await;
        page.until("document.querySelector('.review .curves svg')").await;
        page.picture(&format!("review-{game}")).await;
        assert!(page.is("document.querySelectorAll('.review .accounts tbody tr').length >= 2").await, "{game}");
        if page.is("document.querySelector('.turning a')").await {
            page.click(".turning a").await;
            page.until("document.querySelector('#turned .made') && document.querySelector('#turned .better')").await;
            page.picture(&format!("turning-{game}")).await;
        }
        content(&page);
    }
}
