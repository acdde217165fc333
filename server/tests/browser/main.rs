//! The table in a real browser: people who click, people who type, two who play each other, a phone, three languages, and a house that is
//! killed in between.

// Helpers of tests fail loudly too.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod chrome;
mod house;
mod tundra;

use std::collections::HashSet;

use chrome::{Chrome, Page};
use tokio::sync::Mutex;

/// One browser at a time is enough for a small machine.
static TURNS: Mutex<()> = Mutex::const_new(());

const GAME: &str = "animal_kingdoms";
/// Something is asked of me, and the last click has been answered.
const ASKED: &str =
    "!document.body.classList.contains('busy') && document.querySelector('#choices button:not([hidden])')";
const OVER: &str = "document.querySelector('#result .result')";

/// From the home page into a running game against bots, by clicking.
async fn play_now(page: &Page, base: &str) {
    page.goto(&format!("{base}/")).await;
    page.click(&format!("form[action='/play/{GAME}'] button")).await;
    page.until("document.querySelector('#table[data-live]')").await;
}

/// Makes a table with these chairs by the form and returns its address.
async fn make_table(page: &Page, base: &str, chairs: &[&str]) -> String {
    page.goto(&format!("{base}/new/{GAME}")).await;
    for seat in 0..5 {
        let chair = chairs.get(seat).unwrap_or(&"none");
        page.eval(&format!("document.getElementById('seat-{seat}').value = {chair:?}")).await;
    }
    page.click("[name=order][value=fixed]").await;
    page.click(".new-table form button.go").await;
    page.until("location.pathname.startsWith('/table/')").await;
    page.text("location.href").await
}

/// Waits for my turn. `false` when the game is over.
async fn my_turn(page: &Page) -> bool {
    page.until(&format!("{OVER} || ({ASKED})")).await;
    !page.is(OVER).await
}

/// A little chance that is the same in every run.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n.max(1)
    }
}

/// The selectors of all that can be clicked now: marked things on the table, and the buttons beside it.
async fn clickable(page: &Page) -> Vec<String> {
    let list = "(() => { const out = []; \
        for (const e of document.querySelectorAll('.panel [data-spot][tabindex=\"0\"]')) out.push(`.panel [data-spot=\"${e.dataset.spot}\"]`); \
        document.querySelectorAll('#choices button:not([hidden])').forEach((b, i) => out.push(`#choices button:nth-of-type(${i + 1})`)); \
        return out; })()";
    page.eval(list).await.as_array().unwrap().iter().map(|value| value.as_str().unwrap().to_string()).collect()
}

/// Clicks something that can be clicked, and waits until the house has answered. A question with one choice may be gone
/// already: the house answers it.
async fn click_something(page: &Page, luck: &mut Luck) {
    let seen = page.text("document.getElementById('table').dataset.seen").await;
    let spots = clickable(page).await;
    let Some(spot) = spots.get(luck.below(spots.len() as u64) as usize) else { return };
    if !page.try_click(spot).await {
        return;
    }
    if page.is("document.querySelector('.spot-menu')").await {
        page.try_click(".spot-menu button").await;
    }
    answered(page, &seen).await;
}

/// Waits for the answer. A refusal is an answer too: the house itself answers questions with one choice, and may be quicker.
async fn answered(page: &Page, seen: &str) {
    let new = format!("document.getElementById('table').dataset.seen !== {seen:?}");
    page.until(&format!("{new} || !document.getElementById('toast').hidden")).await;
    if page.is("!document.getElementById('toast').hidden").await {
        page.eval("document.getElementById('toast').hidden = true").await;
        page.until(&new).await;
    }
}

fn content(page: &Page) {
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_a_whole_game_by_clicking() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    play_now(&page, &inn.base).await;
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

/// The cards in the page's hand, and those that lie open on its board.
async fn cards(page: &Page, place: &str) -> HashSet<String> {
    let list = format!("[...document.querySelectorAll('{place} [data-piece^=\"card-\"]')].map((e) => e.dataset.piece)");
    page.eval(&list).await.as_array().unwrap().iter().map(|value| value.as_str().unwrap().to_string()).collect()
}

/// Nothing that ever arrived at `other` names a card of this hand that was never seen on the table.
async fn keeps_secret(page: &Page, other: &Page, open: &HashSet<String>) {
    let source = other.text("document.documentElement.outerHTML").await;
    let frames = other.frames();
    for card in cards(page, "#hand").await.difference(open) {
        let named = |text: &str| text.contains(&format!("{card}\"")) || text.contains(&format!("{card}\\\""));
        let leak = if named(&source) { "is on the other's page" } else { "came over the other's socket" };
        if named(&source) || frames.iter().any(|frame| named(frame)) {
            // The other may have seen it played before this page has: then it leaves this hand any moment.
            assert!(leaves_hand(page, card).await, "{card} {leak}");
        }
    }
}

/// Does a card leave the hand within a few seconds, without anybody doing anything?
async fn leaves_hand(page: &Page, card: &str) -> bool {
    for _ in 0..100 {
        if !cards(page, "#hand").await.contains(card) {
            return true;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_each_other_and_neither_learns_the_others_hand() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let (anna, borys) = (chrome.person().await, chrome.person().await);
    make_table(&anna, &inn.base, &["me", "open"]).await;
    let invite = anna.text("document.getElementById('invite-link').value").await;
    borys.goto(&invite).await;
    borys.click("form[action$='/join'] button.go").await;
    // The game begins when the last chair is taken.
    for page in [&anna, &borys] {
        page.until("document.querySelector('#table[data-live] #hand')").await;
    }
    let mut luck = Luck(7);
    let mut open = HashSet::new();
    for _ in 0..60 {
        anna.until(&format!("{OVER} || document.querySelector('#prompt .pill')")).await;
        for (page, other) in [(&anna, &borys), (&borys, &anna)] {
            open.extend(cards(page, "#board").await);
            keeps_secret(page, other, &open).await;
        }
        if anna.is(OVER).await {
            break;
        }
        for page in [&anna, &borys] {
            if page.is(ASKED).await {
                click_something(page, &mut luck).await;
                break;
            }
        }
    }
    assert!(borys.frames().len() > 20, "the game went on: {} frames", borys.frames().len());

    // A word in the chat arrives, as text.
    anna.eval("document.getElementById('say-text').value = '<b>hello</b>'").await;
    anna.click("#say-form button").await;
    borys.until("document.getElementById('chat').textContent.includes('<b>hello</b>')").await;
    content(&anna);
    content(&borys);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_taken_back_by_a_key() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    play_now(&page, &inn.base).await;
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
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let mut hut = house::Hut::open().await;
    let page = chrome.person().await;
    play_now(&page, &hut.base).await;
    let mut luck = Luck(3);
    for _ in 0..6 {
        assert!(my_turn(&page).await);
        click_something(&page, &mut luck).await;
    }
    assert!(my_turn(&page).await);
    let log = "document.querySelectorAll('#log li:not(.since)').length";
    let told = page.eval(log).await.as_u64().unwrap();
    let hand = cards(&page, "#hand").await;
    hut.kill();
    page.until("!document.getElementById('offline').hidden").await;
    hut.reopen().await;
    page.until("document.querySelector('#table[data-live]') && document.getElementById('offline').hidden").await;
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
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    page.goto(&format!("{}/", inn.base)).await;
    for _ in 0..30 {
        page.key("Tab").await;
        if page.is("document.activeElement.matches('.box button.go')").await {
            break;
        }
    }
    page.key("Enter").await;
    page.until("document.querySelector('#table[data-live]')").await;
    let mut luck = Luck(5);
    let mut steps = 0;
    while my_turn(&page).await {
        let seen = page.text("document.getElementById('table').dataset.seen").await;
        let count = page.eval("document.querySelectorAll('#choices button[data-key]').length").await.as_u64().unwrap();
        if steps % 9 == 4 {
            // By Tab and Enter now and then: the focus comes to a choice or a marked thing.
            page.eval("document.getElementById('prompt').focus()").await;
            let mut presses = 0;
            while !page.is("document.activeElement.matches('#choices .choice, .panel [data-spot]')").await {
                page.key("Tab").await;
                presses += 1;
                assert!(presses < 60, "Tab never reaches a choice");
            }
            page.key("Enter").await;
            if page.is("document.querySelector('.spot-menu')").await {
                page.key("Enter").await;
            }
        } else {
            page.key(&(1 + luck.below(count)).to_string()).await;
        }
        answered(&page, &seen).await;
        steps += 1;
        assert!(steps < 600, "the game never ends");
    }
    assert!(steps > 10);
    // Help opens by its key and gives the focus back.
    page.key("?").await;
    page.until("!document.getElementById('help').hidden && document.activeElement.id === 'help'").await;
    page.picture("help").await;
    page.key("Escape").await;
    page.until("document.getElementById('help').hidden && document.activeElement.id === 'open-help'").await;
    content(&page);
}

/// Visible things that can be tapped but are smaller than `least`, texts smaller than `letters`, and anything beyond the edge.
fn misfits(least: u32, letters: u32) -> String {
    format!(
        "(() => {{ const out = []; const shown = (e) => e.checkVisibility({{ visibilityProperty: true }}) && e.getBoundingClientRect().width > 2; \
         if (document.scrollingElement.scrollWidth > innerWidth) out.push('wider than the screen'); \
         for (const e of document.querySelectorAll('button, summary, .button, select, nav a, [data-spot][tabindex=\"0\"]')) {{ \
           const r = e.getBoundingClientRect(); \
           if (shown(e) && (r.width < {least} - .5 || r.height < {least} - .5)) out.push(`small: ${{e.outerHTML.slice(0, 90)}} ${{Math.round(r.width)}}x${{Math.round(r.height)}}`); }} \
         const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
         while (walk.nextNode()) {{ const e = walk.currentNode.parentElement; \
           if (walk.currentNode.nodeValue.trim() && shown(e) && !e.closest('svg, noscript, .unseen') && parseFloat(getComputedStyle(e).fontSize) < {letters}) \
             out.push(`tiny: ${{walk.currentNode.nodeValue.trim().slice(0, 40)}} ${{getComputedStyle(e).fontSize}}`); }} \
         return out; }})()"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_enlarged_by_the_wheel_and_by_buttons() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    play_now(&page, &inn.base).await;
    assert!(my_turn(&page).await);
    let width = "document.getElementById('board').getBoundingClientRect().width";
    let before = page.eval(width).await.as_f64().unwrap();
    let wheel = serde_json::json!({ "type": "mouseWheel", "x": 500, "y": 400, "deltaX": 0, "deltaY": -300 });
    page.call("Input.dispatchMouseEvent", wheel).await;
    page.until(&format!("{width} > {before} * 1.3")).await;
    assert!(page.is("document.querySelector('.stage').scrollLeft > 0").await, "what is under the pointer stays there");
    page.click("[data-zoom-by='0']").await;
    page.until(&format!("Math.abs({width} - {before}) < 2")).await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_a_layout_of_its_own() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = chrome.person().await;
    page.size(390, 844, true).await;
    play_now(&page, &inn.base).await;
    assert!(my_turn(&page).await);
    page.picture("phone").await;
    assert_eq!(page.eval(&misfits(40, 13)).await, serde_json::json!([]));
    assert!(page.is("document.getElementById('prompt').getBoundingClientRect().bottom < innerHeight").await);
    let rail = "document.querySelector('.rail').checkVisibility()";
    assert!(!page.is(rail).await);
    for tab in ["players", "log", "chat"] {
        page.click(&format!("[data-show={tab}]")).await;
        assert!(page.is(rail).await, "{tab}");
        assert!(!page.is("document.querySelector('.stage').checkVisibility()").await, "{tab}");
        page.picture(&format!("phone-{tab}")).await;
        assert_eq!(page.eval(&misfits(40, 13)).await, serde_json::json!([]), "{tab}");
    }
    page.click("[data-show=board]").await;
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

/// Text whose contrast to what lies behind it is below 4.5 (3 for large text).
const PALE: &str = "(() => { const out = []; const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true }); \
    const rgba = (colour) => { paint.clearRect(0, 0, 1, 1); paint.fillStyle = colour; paint.fillRect(0, 0, 1, 1); return [...paint.getImageData(0, 0, 1, 1).data].map((v, i) => i < 3 ? v : v / 255); }; \
    const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1); \
    const light = (c) => { const f = (v) => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }; return .2126 * f(c[0]) + .7152 * f(c[1]) + .0722 * f(c[2]); }; \
    const ground = (e) => { if (!e) return [255, 255, 255, 1]; const c = rgba(getComputedStyle(e).backgroundColor); return c[3] > .99 ? c : over(c, ground(e.parentElement)); }; \
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
    while (walk.nextNode()) { const e = walk.currentNode.parentElement; const text = walk.currentNode.nodeValue.trim(); \
      if (!text || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.closest('svg, noscript, .unseen, .skip, :disabled, [aria-disabled=true], .idle, .gone, .off, .scored')) continue; \
      const style = getComputedStyle(e); const back = ground(e); const fore = over(rgba(style.color), back); \
      const [a, b] = [light(fore), light(back)].sort((x, y) => y - x); const ratio = (a + .05) / (b + .05); \
      const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.6 && style.fontWeight >= 700); \
      if (ratio < (large ? 3 : 4.5)) out.push(`${text.slice(0, 40)} ${ratio.toFixed(2)} ${e.className}`); } \
    return out; })()";

#[tokio::test(flavor = "multi_thread")]
async fn the_house_speaks_three_languages_by_day_and_by_night() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    for (lang, header) in [("en", "en-GB,en;q=0.9"), ("ru", "ru,en;q=0.5"), ("uk", "uk-UA,uk;q=0.9,en;q=0.2")] {
        for colours in ["light", "dark"] {
            let page = chrome.person().await;
            page.prefer(header, colours).await;
            for path in ["/", "/new/animal_kingdoms", "/account", "/login", "/rules/animal_kingdoms", "/nothing-here"] {
                page.goto(&format!("{}{path}", inn.base)).await;
                page.picture(&format!("page{}-{lang}-{colours}", path.replace('/', "-"))).await;
                good_page(&page, lang, &format!("{path} {lang} {colours}")).await;
            }
            play_now(&page, &inn.base).await;
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

async fn good_page(page: &Page, lang: &str, what: &str) {
    assert!(page.is(&format!("document.documentElement.lang === {lang:?}")).await, "{what}");
    assert!(!page.is("document.documentElement.outerHTML.includes('⟦')").await, "{what}");
    assert_eq!(page.eval(PALE).await, serde_json::json!([]), "{what}");
}
