//! Root in a real browser: factions are led to the end of a game by the keyboard alone, and a battle hides nothing.

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{Luck, TURNS, click_something, content, my_turn, play_by_keys, send_table};

/// A table where I lead the first of these factions and quick bots the others, for as few rounds as can be.
async fn lead(page: &Page, base: &str, map: &str, factions: &[&str]) {
    page.goto(&format!("{base}/new/root")).await;
    let set =
        |name: &str, value: &str| format!("document.querySelector('[name=\"option.{name}\"]').value = {value:?};");
    let mut script = set("map", map) + &set("round_cap", "10");
    for (seat, faction) in factions.iter().enumerate() {
        script += &set(&format!("factions.{seat}"), faction);
    }
    page.eval(&format!("{{ {script} }}")).await;
    let chairs: Vec<&str> =
        factions.iter().enumerate().map(|(seat, _)| if seat == 0 { "me" } else { "bot:random" }).collect();
    send_table(page, &chairs).await;
    page.until("document.querySelector('#table[data-live] .root .clearing')").await;
}

/// A whole game by keys.
async fn by_keys(chrome: &Chrome, base: &str, map: &str, factions: &[&str], luck: u64) {
    let page = chrome.person().await;
    lead(&page, base, map, factions).await;
    let steps = play_by_keys(&page, &mut Luck(luck), 60).await;
    println!("{factions:?}: {steps} choices");
    assert!(steps > 20, "{factions:?}: {steps}");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn root_is_played_by_the_keyboard_alone() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    tokio::join!(
        by_keys(&chrome, &inn.base, "autumn", &["eyrie", "alliance"], 8),
        by_keys(&chrome, &inn.base, "winter", &["cult", "eyrie"], 9),
        by_keys(&chrome, &inn.base, "autumn", &["vagabond2", "vagabond", "marquise"], 3),
    );
}

/// Clicks this and that until a condition holds.
async fn click_until(page: &Page, luck: &mut Luck, condition: &str) {
    for _ in 0..400 {
        assert!(my_turn(page).await, "the game ended before {condition}");
        if page.is(condition).await {
            return;
        }
        click_something(page, luck).await;
    }
    panic!("never {condition}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_of_root_never_hides_its_clearing_and_can_be_folded() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    lead(&page, &inn.base, "autumn", &["marquise", "eyrie", "alliance"]).await;
    click_until(&page, &mut Luck(5), "document.querySelector('.root .battle .scene')?.checkVisibility()").await;
    for (wide, high, phone) in [(1440, 900, false), (1280, 720, false), (390, 844, true)] {
        page.size(wide, high, phone).await;
        let apart = "(() => { const b = document.querySelector('.root .battle').getBoundingClientRect(); \
            const c = document.querySelector('.root .fought, .root .clearing.open') ?.getBoundingClientRect(); \
            return !c || b.bottom < c.top + c.height / 2 || b.top > c.bottom - c.height / 2; })()";
        assert!(page.is(apart).await, "{wide}x{high}");
    }
    page.size(1440, 900, false).await;
    page.click(".root .fold-battle summary").await;
    assert!(!page.is("document.querySelector('.root .battle .scene').checkVisibility()").await);
    page.click(".root .fold-battle summary").await;
    assert!(page.is("document.querySelector('.root .battle .scene').checkVisibility()").await);
    content(&page);
}
