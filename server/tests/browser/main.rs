//! The table in a real browser: people who click, people who type, two who play each other, a phone, three languages, and a house that is
//! killed in between.

// Helpers of tests fail loudly too.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod after;
mod arctic;
mod chrome;
mod everybody;
mod help;
mod hot_seat;
mod house;
mod lessons;
mod lobby;
mod looking;
mod moments;
mod people;
mod root;
mod seats;
mod secrecy;
mod sizes;
mod trust;
mod tundra;
mod visit;
mod wild_venture;

use chrome::Chrome;
use visit::{GAME, Luck, OVER, cards, click_something, content, good_page, misfits, my_turn, play_by_keys, play_now};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_a_whole_game_by_clicking() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.lively().await;
    play_now(&page, &inn.base, GAME).await;
    let mut luck = Luck(1);
    let mut clicks = 0;
    while my_turn(&page).await {
        if clicks == 30 {
            // When all flights have landed.
            tokio::time::sleep(std::time::Duration::from_millis(400)).await;
            page.picture("table-day").await;
            page.prefer("en", "dark").await;
            page.picture("table-night").await;
            page.prefer("en", "light").await;
        }
        click_something(&page, &mut luck).await;
        clicks += 1;
        assert!(clicks < 600, "the game never ends");
    }
    assert!(clicks > 10, "a game has more than {clicks} choices");
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    println!("{} updates, typically {typical} bytes, at most {:?}", sizes.len(), sizes.last());
    assert!(typical < 10 * 1024, "a typical update takes {typical} bytes");
    page.picture("result").await;
    assert!(page.is("document.querySelectorAll('.scores thead th').length > 1").await);

    // The replay steps, and shows the end as it was.
    page.click(".result a[href$='/replay']").await;
    page.until("document.getElementById('timeline-form')").await;
    page.click("#go-first").await;
    page.until("document.getElementById('ply').value === '0'").await;
    let before = page.text("document.getElementById('moment').textContent").await;
    page.click("#go-next").await;
    page.until(&format!("document.getElementById('moment').textContent !== {before:?}")).await;
    assert!(page.is("location.search.includes('ply=1')").await);
    page.picture("replay").await;

    // The luck was true.
    page.eval("history.back()").await;
    page.until(OVER).await;
    page.click(".result a[href$='/verify']").await;
    page.until("document.querySelector('p.done')").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_taken_back_by_a_key() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    play_now(&page, &inn.base, GAME).await;
    let choices = "[...document.querySelectorAll('#choices button')].map((b) => b.dataset.play).join()";
    assert!(my_turn(&page).await);
    let before = page.text(choices).await;
    page.key("1").await;
    page.until(&format!("document.getElementById('undo-step') && {choices} !== {before:?}")).await;
    page.key("u").await;
    page.until(&format!("{choices} === {before:?}")).await;
    assert!(!page.is("document.getElementById('undo-step')").await, "there is nothing more to take back");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_comes_back_after_the_house_was_killed() {
    let Some(chrome) = Chrome::start().await else { return };
    let mut hut = house::Hut::open().await;
    let page = chrome.person().await;
    play_now(&page, &hut.base, GAME).await;
    let mut luck = Luck(3);
    for _ in 0..6 {
        assert!(my_turn(&page).await);
        click_something(&page, &mut luck).await;
    }
    assert!(my_turn(&page).await);
    let log = "document.querySelectorAll('#log .turn li').length";
    let told = page.eval(log).await.as_u64().unwrap();
    let hand = cards(&page, "#hand").await;
    hut.kill();
    page.until("!document.getElementById('offline').hidden").await;
    // What is said meanwhile is not lost: it stays in the field until it can be sent.
    let field = "document.getElementById('say-text')";
    page.eval(&format!("{field}.value = 'Are you there?'; document.getElementById('say-form').requestSubmit()")).await;
    assert_eq!(page.text(&format!("{field}.value")).await, "Are you there?");
    hut.reopen().await;
    page.until("document.querySelector('#table[data-live]') && document.getElementById('offline').hidden").await;
    page.eval("document.getElementById('say-form').requestSubmit()").await;
    page.until(&format!(
        "document.getElementById('chat').textContent.includes('Are you there?') && {field}.value === ''"
    ))
    .await;
    assert!(my_turn(&page).await);
    assert_eq!(cards(&page, "#hand").await, hand);
    assert!(page.eval(log).await.as_u64().unwrap() >= told, "no line of the log is lost");
    for _ in 0..4 {
        if my_turn(&page).await {
            click_something(&page, &mut luck).await;
        }
    }
    page.goto(&page.text("location.href").await).await;
    assert!(page.eval(log).await.as_u64().unwrap() >= told);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_the_keyboard_alone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.goto(&format!("{}/", inn.base)).await;
    for _ in 0..30 {
        page.key("Tab").await;
        if page.is("document.activeElement.matches('.box summary.go')").await {
            break;
        }
    }
    // A newcomer is asked whether they know the game.
    page.key("Enter").await;
    page.until("document.querySelector('.box details.newcomer[open]')").await;
    for _ in 0..2 {
        page.key("Tab").await;
    }
    page.key("Enter").await;
    page.until("document.querySelector('#table[data-live]')").await;
    let steps = play_by_keys(&page, &mut Luck(5), 60).await;
    assert!(steps < 600, "the game never ends");
    assert!(steps > 10);
    // Help opens by its key and gives the focus back.
    page.key("?").await;
    page.until("!document.getElementById('help').hidden && document.activeElement.id === 'help'").await;
    page.picture("help").await;
    page.key("Escape").await;
    page.until("document.getElementById('help').hidden && document.activeElement.id === 'open-help'").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_a_layout_of_its_own() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.size(390, 844, true).await;
    play_now(&page, &inn.base, GAME).await;
    assert!(my_turn(&page).await);
    page.picture("phone").await;
    assert_eq!(page.eval(&misfits(40, 13)).await, serde_json::json!([]));
    assert!(page.is("document.getElementById('prompt').getBoundingClientRect().bottom < innerHeight").await);
    let rail = "document.querySelector('.rail').checkVisibility()";
    assert!(!page.is(rail).await);
    for tab in ["players", "log", "chat"] {
        page.click(&format!(".tabs [data-show={tab}]")).await;
        assert!(page.is(rail).await, "{tab}");
        assert!(!page.is("document.querySelector('.stage').checkVisibility()").await, "{tab}");
        page.picture(&format!("phone-{tab}")).await;
        assert_eq!(page.eval(&misfits(40, 13)).await, serde_json::json!([]), "{tab}");
    }
    page.click(".tabs [data-show=board]").await;
    page.click("#fold-dock").await;
    assert!(!page.is("document.querySelector('#choices').checkVisibility()").await);
    page.click("#fold-dock").await;
    let mut luck = Luck(11);
    for _ in 0..5 {
        if my_turn(&page).await {
            click_something(&page, &mut luck).await;
        }
    }
    for path in ["/", "/new/animal_kingdoms", "/account", "/login", "/rules/animal_kingdoms"] {
        page.goto(&format!("{}{path}", inn.base)).await;
        page.picture(&format!("phone{}", path.replace('/', "-"))).await;
        assert_eq!(page.eval("document.scrollingElement.scrollWidth <= innerWidth").await, true, "{path}");
    }
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_speaks_three_languages_by_day_and_by_night() {
    let Some((chrome, inn)) = house::visit().await else { return };
    for (lang, header) in [("en", "en-GB,en;q=0.9"), ("ru", "ru,en;q=0.5"), ("uk", "uk-UA,uk;q=0.9,en;q=0.2")] {
        for colours in ["light", "dark"] {
            let page = chrome.person().await;
            page.prefer(header, colours).await;
            for path in ["/", "/new/animal_kingdoms", "/account", "/login", "/rules/animal_kingdoms", "/nothing-here"] {
                page.goto(&format!("{}{path}", inn.base)).await;
                page.picture(&format!("page{}-{lang}-{colours}", path.replace('/', "-"))).await;
                good_page(&page, lang, &format!("{path} {lang} {colours}")).await;
            }
            play_now(&page, &inn.base, GAME).await;
            assert!(my_turn(&page).await);
            page.picture(&format!("table-{lang}-{colours}")).await;
            good_page(&page, lang, &format!("table {lang} {colours}")).await;
            assert_eq!(page.eval(&misfits(40, 14)).await, serde_json::json!([]), "{lang} {colours}");
            assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "all on one screen");
        }
    }
    // The switch wins over the browser's wish and lasts.
    let page = chrome.person().await;
    page.prefer("en", "light").await;
    page.goto(&format!("{}/", inn.base)).await;
    page.click("details.menu summary").await;
    page.click("button[name=lang][value=uk]").await;
    page.until("document.documentElement.lang === 'uk'").await;
    page.click("details.menu summary").await;
    page.click("button[name=theme][value=dark]").await;
    page.until("document.documentElement.dataset.theme === 'dark'").await;
    page.goto(&format!("{}/login", inn.base)).await;
    assert!(
        page.is("document.documentElement.lang === 'uk' && document.documentElement.dataset.theme === 'dark'").await
    );
}
