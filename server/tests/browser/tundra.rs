//! Tundra in a real browser: whole games by clicking and by the keyboard alone, a phone, three languages by day and by
//! night, and goals that stay secret.

use serde_json::json;

use crate::house;
use crate::visit::{Luck, PALE, click_something, content, misfits, my_turn, play_by_keys, reachable, sit_down};

const MODULES: &str = "for (const name of ['titles', 'personal_goals']) \
    document.querySelector(`[type=checkbox][name=\"option.${name}\"]`).checked = true";

#[tokio::test(flavor = "multi_thread")]
async fn tundra_is_played_to_its_end_by_clicking() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "tundra", MODULES).await;
    let mut luck = Luck(4);
    let mut clicks = 0;
    while my_turn(&page).await {
        if clicks == 40 {
            tokio::time::sleep(std::time::Duration::from_millis(400)).await;
            page.picture("tundra-day").await;
            page.prefer("en", "dark").await;
            page.picture("tundra-night").await;
            page.prefer("en", "light").await;
        }
        if clicks % 5 == 0 {
            reachable(&page, &format!("after {clicks} clicks")).await;
        }
        click_something(&page, &mut luck).await;
        clicks += 1;
        assert!(clicks < 2_000, "the game never ends");
    }
    assert!(clicks > 30, "a game has more than {clicks} choices");
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    println!("{} updates, typically {typical} bytes, at most {:?}", sizes.len(), sizes.last());
    assert!(typical < 10 * 1024, "a typical update takes {typical} bytes");
    page.picture("tundra-result").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn tundra_is_played_to_its_end_by_the_keyboard_alone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "tundra", "").await;
    let steps = play_by_keys(&page, &mut Luck(9), 60).await;
    assert!(steps > 30, "a game has more than {steps} choices");
    page.key("?").await;
    page.until("!document.getElementById('help').hidden").await;
    page.picture("tundra-help").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn tundra_fits_a_phone_from_the_first_click_to_the_last() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.size(390, 844, true).await;
    page.prefer("ru", "light").await;
    sit_down(&page, &inn.base, "tundra", MODULES).await;
    let mut luck = Luck(2);
    let mut step = 0;
    while my_turn(&page).await {
        if step % 4 == 0 {
            reachable(&page, &format!("after {step} clicks")).await;
        }
        if step % 6 == 0 {
            page.picture(&format!("tundra-phone-{step}")).await;
            assert_eq!(page.eval(&misfits(40, 12)).await, json!([]), "step {step}");
            assert!(page.is("document.querySelector('.stage').clientHeight > 150").await, "the map has room");
            assert!(page.is("document.getElementById('prompt').getBoundingClientRect().bottom < innerHeight").await);
            assert!(
                page.is("document.getElementById('choices').scrollLeft === 0").await,
                "a question is read from its beginning"
            );
            page.eval("document.getElementById('choices').scrollTo(9999, 0)").await;
        }
        click_something(&page, &mut luck).await;
        step += 1;
        assert!(step < 2_000, "the game never ends");
    }
    let whole =
        "(() => { const s = document.querySelector('.result .scroll'); return s.scrollWidth <= s.clientWidth; })()";
    assert!(page.is(whole).await, "the score sheet of three players fits");
    page.click(".tabs [data-show=players]").await;
    page.picture("tundra-phone-players").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn tundra_is_legible_in_three_languages_by_day_and_by_night() {
    let Some((chrome, inn)) = house::visit().await else { return };
    for (lang, colours) in [("en", "light"), ("ru", "dark"), ("uk", "dark")] {
        let page = chrome.person().await;
        page.prefer(lang, colours).await;
        sit_down(&page, &inn.base, "tundra", MODULES).await;
        let mut luck = Luck(6);
        for _ in 0..12 {
            assert!(my_turn(&page).await);
            click_something(&page, &mut luck).await;
        }
        assert!(my_turn(&page).await);
        let what = format!("{lang} {colours}");
        page.picture(&format!("tundra-{lang}-{colours}")).await;
        assert!(!page.is("document.documentElement.outerHTML.includes('⟦')").await, "{what}");
        assert_eq!(page.eval(PALE).await, json!([]), "{what}");
        assert_eq!(page.eval(&misfits(24, 12)).await, json!([]), "{what}");
        assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "{what}: all on one screen");
        let stage =
            "(() => { const s = document.querySelector('.stage'); return s.scrollHeight <= s.clientHeight + 1; })()";
        assert!(page.is(stage).await, "{what}: the board does not scroll");
        for (width, height) in [(1440, 900), (1280, 720), (1366, 650)] {
            page.size(width, height, false).await;
            let cut = "[...document.querySelectorAll('.tundra .order > .head b, .tundra .market, .tundra .market > header h2')] \
                .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.slice(0, 30))";
            assert_eq!(page.eval(cut).await, json!([]), "{what}, {width} by {height}: names that end in dots");
        }
        content(&page);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_goal_never_travels_to_another_browser() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let (anna, crowd) = (chrome.person().await, chrome.person().await);
    sit_down(&anna, &inn.base, "tundra", MODULES).await;
    crowd.goto(&anna.text("location.href").await).await;
    crowd.until("document.querySelector('#table[data-live] .tundra .court')").await;
    let goal = anna.text("document.querySelector('.court .personal .called').textContent").await;
    assert!(!goal.is_empty());
    let mut luck = Luck(3);
    for _ in 0..30 {
        assert!(my_turn(&anna).await);
        click_something(&anna, &mut luck).await;
    }
    let source = crowd.text("document.documentElement.outerHTML").await;
    assert!(!source.contains(&goal), "“{goal}” is on a spectator's page");
    assert!(crowd.frames().len() > 10);
    assert!(!crowd.frames().iter().any(|frame| frame.contains(&goal)), "“{goal}” came over a spectator's socket");
    content(&anna);
    content(&crowd);
}
