//! Root in a real browser: every faction is led to the end of a game by clicking or by the keyboard alone, choices light up
//! where they lead, a battle can be folded away, a phone and two desks in three languages by day and by night.

use serde_json::json;

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{
    Luck, TURNS, click_something, content, good_page, misfits, my_turn, play_by_clicks, play_by_keys, reachable,
    send_table,
};

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

/// A whole game by clicking.
async fn by_clicks(chrome: &Chrome, base: &str, map: &str, factions: &[&str], luck: u64) {
    let page = chrome.person().await;
    lead(&page, base, map, factions).await;
    let clicks = play_by_clicks(&page, &mut Luck(luck)).await;
    println!("{factions:?}: {clicks} clicks");
    assert!(clicks > 20, "{factions:?}: {clicks}");
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    assert!(typical < 10 * 1024, "{factions:?}: a typical update takes {typical} bytes");
    content(&page);
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
async fn root_is_played_by_clicking() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    tokio::join!(
        by_clicks(&chrome, &inn.base, "autumn", &["marquise", "eyrie"], 4),
        by_clicks(&chrome, &inn.base, "winter", &["alliance", "marquise"], 5),
        by_clicks(&chrome, &inn.base, "autumn", &["vagabond", "marquise"], 6),
        by_clicks(&chrome, &inn.base, "winter", &["riverfolk", "cult"], 7),
    );
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

/// Moves the mouse over the middle of an element.
async fn hover(page: &Page, selector: &str) {
    let middle = format!(
        "(() => {{ const r = document.querySelector({selector:?}).getBoundingClientRect(); \
         return [r.left + r.width / 2, r.top + r.height / 2]; }})()"
    );
    let at = page.eval(&middle).await;
    page.call("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": at[0], "y": at[1] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn root_shows_beforehand_where_a_choice_leads() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    lead(&page, &inn.base, "autumn", &["marquise", "eyrie", "alliance", "vagabond"]).await;
    let mut luck = Luck(2);
    // "March" is a word, and lights up every clearing from which somebody can go.
    let march = "#choices [data-play*=march][data-leads]";
    click_until(&page, &mut luck, &format!("document.querySelector('{march}')")).await;
    hover(&page, march).await;
    page.until("document.querySelectorAll('.root .clearing.lit').length > 1").await;
    // By the keyboard too.
    hover(&page, "header.top h1").await;
    page.until("!document.querySelector('.lit')").await;
    page.eval(&format!("document.querySelector('{march}').focus()")).await;
    page.until("document.querySelectorAll('.root .clearing.lit').length > 1").await;
    page.click(march).await;
    page.until("document.querySelector('.root .clearing.open')").await;
    page.click(".root .clearing.open").await;
    // A goal is shown by an arrow.
    page.until("document.querySelector('.root .clearing.origin') && document.querySelector('.root .clearing.open')")
        .await;
    assert!(
        !page.is("[...document.querySelectorAll('.root .arrow')].some((a) => getComputedStyle(a).opacity > .5)").await
    );
    hover(&page, ".root .clearing.open").await;
    page.until("[...document.querySelectorAll('.root .arrow')].some((a) => getComputedStyle(a).opacity > .9)").await;
    reachable(&page, "with an arrow").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_of_root_never_hides_its_clearing_and_can_be_folded() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    lead(&page, &inn.base, "autumn", &["marquise", "eyrie", "alliance"]).await;
    // A real decision of mine, so that nothing goes on while the table is looked at.
    let mine = "[...document.querySelectorAll('#choices [data-play]')].filter((choice) => choice.checkVisibility()).length > 1";
    click_until(&page, &mut Luck(5), &format!("document.querySelector('.root .battle .scene') && {mine}")).await;
    let seen = "document.querySelector('.root .battle .scene').checkVisibility()";
    if !page.is(seen).await {
        page.click(".root .fold-battle summary").await;
        page.until(seen).await;
    }
    for (wide, high, phone) in [(1440, 900, false), (1280, 720, false), (390, 844, true)] {
        page.size(wide, high, phone).await;
        let apart = "(() => { const b = document.querySelector('.root .battle').getBoundingClientRect(); \
            const c = document.querySelector('.root .fought, .root .clearing.open') ?.getBoundingClientRect(); \
            return !c || b.bottom < c.top + c.height / 2 || b.top > c.bottom - c.height / 2; })()";
        assert!(page.is(apart).await, "{wide}x{high}");
    }
    page.size(1440, 900, false).await;
    page.click(".root .fold-battle summary").await;
    page.until(&format!("!{seen}")).await;
    page.click(".root .fold-battle summary").await;
    page.until(seen).await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn root_fits_a_phone_and_two_desks_in_three_languages() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let six = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"];
    let second = ["vagabond2", "vagabond", "riverfolk", "cult"];
    let sittings = [
        ("en", "light", "autumn", &six[..]),
        ("ru", "dark", "winter", &["eyrie", "cult", "riverfolk"][..]),
        ("uk", "light", "autumn", &second[..]),
        ("ru", "light", "autumn", &["alliance", "marquise", "eyrie", "vagabond"][..]),
    ];
    for (lang, colours, map, factions) in sittings {
        let page = chrome.person().await;
        page.prefer(lang, colours).await;
        lead(&page, &inn.base, map, factions).await;
        let mut luck = Luck(3);
        for step in 0..30 {
            if !my_turn(&page).await {
                break;
            }
            if step % 14 == 1 {
                let what = format!("{lang}, {}, {step}", factions[0]);
                page.size(390, 844, true).await;
                page.picture(&format!("root-phone-{lang}-{}-{step}", factions[0])).await;
                assert_eq!(page.eval(&misfits(40, 13)).await, json!([]), "phone, {what}");
                reachable(&page, &format!("phone, {what}")).await;
                assert!(
                    page.is("document.querySelector('.stage').clientHeight > 300").await,
                    "the map has room: {what}"
                );
                for (wide, high) in [(1280, 720), (1440, 900)] {
                    page.size(wide, high, false).await;
                    page.picture(&format!("root-{wide}-{lang}-{}-{step}", factions[0])).await;
                    assert_eq!(page.eval(&misfits(40, 13)).await, json!([]), "{wide}x{high}, {what}");
                    reachable(&page, &format!("{wide}x{high}, {what}")).await;
                    assert!(
                        page.is("document.scrollingElement.scrollHeight <= innerHeight").await,
                        "all on one screen"
                    );
                }
                good_page(&page, lang, &what).await;
            }
            click_something(&page, &mut luck).await;
        }
        content(&page);
    }
}
