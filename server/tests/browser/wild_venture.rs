//! A Wild Venture in a real browser: whole games by clicking and by the keyboard alone, a phone, three languages by day and by
//! night, cards that open large.

use serde_json::json;

use crate::house;
use crate::visit::{
    Luck, PALE, click_something, content, misfits, my_turn, play_by_clicks, play_by_keys, reachable, sit_down,
};

const AUTUMN: &str = "document.querySelector('[name=\"option.board_side\"]').value = 'autumn'";

/// The luck of a test; `POLYANA_LUCK` asks for another one.
fn luck(usual: u64) -> Luck {
    Luck(std::env::var("POLYANA_LUCK").ok().and_then(|text| text.parse().ok()).unwrap_or(usual))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_is_played_by_clicking() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "a_wild_venture", "").await;
    let clicks = play_by_clicks(&page, &mut luck(4)).await;
    assert!(clicks > 30, "{clicks}");
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    println!("{clicks} clicks, {} updates, typically {typical} bytes, at most {:?}", sizes.len(), sizes.last());
    assert!(typical < 10 * 1024, "a typical update takes {typical} bytes");
    page.picture("wild-result").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_is_played_by_the_keyboard_alone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    sit_down(&page, &inn.base, "a_wild_venture", AUTUMN).await;
    let steps = play_by_keys(&page, &mut luck(6), 80).await;
    assert!(steps > 30, "{steps}");
    page.key("?").await;
    page.until("!document.getElementById('help').hidden").await;
    page.picture("wild-help").await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_fits_a_phone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.size(390, 844, true).await;
    page.prefer("uk", "light").await;
    // Nobody taps while the table is still turning to what matters.
    sit_down(&page, &inn.base, "a_wild_venture", AUTUMN).await;
    let mut luck = luck(2);
    for step in 0..40 {
        if !my_turn(&page).await {
            break;
        }
        if step % 4 == 0 {
            reachable(&page, &format!("step {step}")).await;
            page.picture(&format!("wild-phone-{step}")).await;
            assert_eq!(page.eval(&misfits(40, 11)).await, json!([]), "step {step}");
            if page.is("document.querySelector('.hand > .slot') !== null").await {
                assert_eq!(page.eval(CUT).await, json!([]), "step {step}");
            }
            assert!(
                !page.is("document.querySelector('#choices details[open]')").await,
                "nobody has unfolded these choices"
            );
            assert!(page.is("document.querySelector('.stage').clientHeight > 200").await, "the table has room");
            assert!(page.is("document.getElementById('prompt').getBoundingClientRect().bottom < innerHeight").await);
            let tallest = "Math.max(0, ...[...document.querySelectorAll('#choices button:not([hidden])')].map((b) => b.offsetHeight))";
            assert!(page.is(&format!("{tallest} < 84")).await, "the choices take little room, step {step}");
        }
        click_something(&page, &mut luck).await;
    }
    // A touch of a card that cannot be chosen opens it large, with its words.
    page.eval("document.activeElement.blur()").await;
    page.eval("document.querySelector('#board .slot:not(:has(> .open)) > .read').click()").await;
    page.until("document.querySelector('.large:popover-open .words')?.textContent.length > 4").await;
    page.picture("wild-phone-card").await;
    content(&page);
}

/// Cards of the hand whose words can be seen, but not all of them, and those that are wide enough for words and show signs though the words
/// would fit.
const CLIPPED: &str = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
    [...document.querySelectorAll('.hand .card > .words')].filter((words) => {
        const seen = words.checkVisibility({ visibilityProperty: true });
        const fits = words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth + 1;
        const { clientWidth, clientHeight } = words.parentElement;
        return seen ? !fits : fits && clientWidth > (clientHeight > 105 ? 92 : 108);
    }).map((words) => words.textContent))";

/// Names of cards over which a portrait lies, among few houses, among many in one row, and in two rows.
const COVERED_NAMES: &str = "(() => {
    const row = document.querySelector('.near .houses'), added = [], found = [];
    if (!row) return found;
    const own = row.className;
    const look = (what) => {
        for (const card of document.querySelectorAll('.area .card')) {
            const [name, portrait] = ['.name', '.portrait'].map((part) => card.querySelector(part).getBoundingClientRect());
            if (portrait.right > name.left + 2 && portrait.bottom > name.top + 2)
                found.push(`${what}: ${card.querySelector('.name').textContent}, ${card.clientWidth}x${card.clientHeight}`);
        }
    };
    look('as it is');
    while (row.children.length < 9) added.push(row.appendChild(row.lastElementChild.cloneNode(true)));
    row.className = 'row houses';
    look('one row');
    row.className = 'row houses double across-5';
    look('two rows');
    added.forEach((slot) => slot.remove());
    row.className = own;
    return found;
})()";

/// Cards of the hand whose words are cut off, and the same for words as long as any card of that width may have.
const CUT: &str = "(() => {
    const cut = (words) => words.scrollHeight > words.clientHeight + 1 ? [words.textContent] : [];
    const found = [...document.querySelectorAll('.hand .card > .words')].flatMap(cut);
    const slot = document.querySelector('.hand > .slot'), words = slot.querySelector('.card > .words'), before = [slot.className, words.textContent];
    const saying = 'Якщо суперник активує мандрівника, візьміть 2 карти й скиньте одну з руки. '.repeat(4);
    for (const [width, letters] of [['brief', 80], ['long', 125], ['longer', 170], ['longest', 240]]) {
        slot.className = 'slot ' + width;
        words.textContent = saying.slice(0, letters);
        found.push(...cut(words));
    }
    [slot.className, words.textContent] = before;
    return found;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_is_legible_in_three_languages_by_day_and_by_night() {
    let Some((chrome, inn)) = house::visit().await else { return };
    for (lang, colours, set) in
        [("en", "light", ""), ("ru", "dark", AUTUMN), ("uk", "light", AUTUMN), ("uk", "dark", "")]
    {
        let page = chrome.person().await;
        page.prefer(lang, colours).await;
        sit_down(&page, &inn.base, "a_wild_venture", set).await;
        let mut luck = luck(3);
        for step in 0..20 {
            assert!(my_turn(&page).await);
            if step % 6 == 1 {
                let what = format!("{lang} {colours}, step {step}");
                page.picture(&format!("wild-{lang}-{colours}-{step}")).await;
                assert!(!page.is("document.documentElement.outerHTML.includes('⟦')").await, "{what}");
                assert_eq!(page.eval(PALE).await, json!([]), "{what}");
                assert_eq!(page.eval(&misfits(24, 11)).await, json!([]), "{what}");
                for (width, height) in [(1280, 720), (1366, 650), (1440, 900)] {
                    page.size(width, height, false).await;
                    assert_eq!(page.eval(COVERED_NAMES).await, json!([]), "{what}, {width}: a portrait over a name");
                    assert_eq!(
                        page.eval(CLIPPED).await,
                        json!([]),
                        "{what}, {width}: words of the hand are cut off, or missing"
                    );
                }
                assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "{what}: one screen");
                let stage = "(() => { const s = document.querySelector('.stage'); return s.scrollHeight <= s.clientHeight + 1; })()";
                assert!(page.is(stage).await, "{what}: the board does not scroll");
            }
            click_something(&page, &mut luck).await;
        }
        content(&page);
    }
}

/// Of fifteen cards in hand, called so in turns: words that go on in another line where nobody would break them, and short ones that are
/// broken at all.
const BROKEN_NAMES: &str = "((names) => {
    const hand = document.querySelector('.hand'), found = new Set(), range = document.createRange();
    while (hand.children.length < 15) hand.append(hand.firstElementChild.cloneNode(true));
    [...hand.children].forEach((slot, index) => {
        slot.querySelector('.name').replaceChildren(...names[index % names.length].split(' ').flatMap((word) => {
            const span = document.createElement('span');
            span.textContent = word;
            return [span, ' '];
        }));
    });
    const line = (text, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return [...range.getClientRects()].at(-1)?.top;
    };
    for (const { firstChild: text } of document.querySelectorAll('.hand .name > span')) {
        const fold = (at) => text.data[at] === '\\u00ad', short = text.data.replaceAll('\\u00ad', '').length < 10;
        for (let at = 1; at < text.length; at += 1) {
            if (fold(at) || !short && fold(at - 1)) continue;
            if (line(text, at) !== line(text, at - (fold(at - 1) ? 2 : 1))) found.add(`${text.data.slice(0, at)}/${text.data.slice(at)}`);
        }
    }
    return [...found];
})";

#[tokio::test(flavor = "multi_thread")]
async fn a_large_hand_breaks_no_name_in_the_middle_of_a_syllable() {
    let Some((chrome, inn)) = house::visit().await else { return };
    for (lang, names) in [
        ("en", ["Bathhouse", "Lunchbox", "Newsstand Cart", "Retired Postmaster", "Wheelbarrow", "Subscription Agent"]),
        ("ru", ["Купальня", "Каменщик", "Почтовый контракт", "Почтмейстер на пенсии", "Письмоносица", "Аукционист"]),
        (
            "uk",
            ["Купальня", "Ланчбокс", "Поштовий контракт", "Поштмейстер на пенсії", "Скарбничка", "Студентська кухня"],
        ),
    ] {
        let page = chrome.person().await;
        page.prefer(lang, "light").await;
        sit_down(&page, &inn.base, "a_wild_venture", "").await;
        assert!(my_turn(&page).await);
        let broken = format!("{BROKEN_NAMES}({})", json!(names.map(draw::folded)));
        for (width, height) in [(1440, 900), (1280, 720)] {
            page.size(width, height, false).await;
            assert_eq!(page.eval(&broken).await, json!([]), "{lang}, {width}");
            page.picture(&format!("wild-hand-{lang}-{width}")).await;
        }
        content(&page);
    }
}
