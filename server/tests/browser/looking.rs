//! How the table is looked at: calm or moving, near or far, by day or by night, with the rules at hand.

use serde_json::json;

use crate::chrome::Page;
use crate::house;
use crate::visit::{GAME, Luck, click_something, content, my_turn, play_among_the_quick, play_now};

/// Counts the pieces that fly.
const FLIGHTS: &str = "window.flights = 0; new MutationObserver((all) => { for (const one of all) for (const node of one.addedNodes) \
    if (node.classList?.contains('flight')) window.flights++; }).observe(document.body, { childList: true });";

async fn flights(page: &Page, base: &str) -> u64 {
    play_now(page, base, GAME).await;
    page.eval(FLIGHTS).await;
    let mut luck = Luck(4);
    for _ in 0..6 {
        if my_turn(page).await {
            click_something(page, &mut luck).await;
        }
    }
    page.eval("window.flights").await.as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_flies_for_those_who_want_it_calm() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let (lively, calm) = (chrome.person().await, chrome.person().await);
    lively.lively().await;
    assert!(flights(&lively, &inn.base).await > 0);
    assert_eq!(flights(&calm, &inn.base).await, 0);
    assert_eq!(
        calm.eval("document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length").await,
        0
    );
    content(&calm);
}

/// Notes how large each piece is where its flight begins, and where it ends.
const SIZES: &str = "window.sizes = []; new MutationObserver((all) => { for (const one of all) for (const node of one.addedNodes) \
    if (node.classList?.contains('flight')) window.sizes.push([node.getBoundingClientRect().width, parseFloat(node.style.width), \
    node.getBoundingClientRect().right]); }).observe(document.body, { childList: true });";

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_flies_at_its_own_size_and_inside_the_window() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.lively().await;
    for game in ["tundra", "a_wild_venture"] {
        play_now(&page, &inn.base, game).await;
        page.eval(SIZES).await;
        let mut luck = Luck(4);
        for _ in 0..8 {
            if my_turn(&page).await {
                click_something(&page, &mut luck).await;
            }
        }
        assert!(page.is("window.sizes.length > 0").await, "{game}: something flies");
        let odd = "window.sizes.filter(([start, end, right]) => start > end * 3 || right > innerWidth + 2)";
        assert_eq!(page.text(&format!("JSON.stringify({odd})")).await, "[]", "{game}");
    }
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn signs_say_what_they_mean_by_hover_focus_and_touch() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    for game in ["animal_kingdoms", "tundra", "arctic", "a_wild_venture", "root"] {
        play_now(&page, &inn.base, game).await;
        assert!(my_turn(&page).await);
        page.until("document.querySelector('[data-tip]')").await;
        let left = "document.querySelectorAll('[title], svg title').length";
        assert_eq!(page.eval(left).await, 0, "{game}: the browser says nothing of its own");
        let first = "document.querySelector('#open-help')";
        for (kind, rest) in [("pointerover", "pointerType: 'mouse'"), ("pointerdown", "pointerType: 'touch'")] {
            page.eval(&format!("{first}.dispatchEvent(new PointerEvent('{kind}', {{ bubbles: true, {rest} }}))")).await;
            page.until(&format!("document.querySelector('.tip')?.textContent === {first}.dataset.tip")).await;
            page.eval(
                "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))",
            )
            .await;
            page.until("!document.querySelector('.tip')").await;
        }
        page.key("Tab").await;
        page.eval("document.querySelector('#sound').focus()").await;
        page.until("document.querySelector('.tip')?.textContent === document.querySelector('#sound').dataset.tip")
            .await;
    }
    content(&page);
}

/// Numbers and signs on the table of which no words tell what they mean: neither a tip, nor a card that opens large, nor words beside
/// them.
const UNTOLD: &str = "(() => {
    const found = new Set();
    const note = (what, element) => {
        const path = [];
        for (let at = element; at && !at.matches('.panel') && path.length < 4; at = at.parentElement) path.unshift(`${at.localName}.${(at.getAttribute('class') ?? '').trim().replace(/\\s+/g, '.')}`);
        found.add(`${path.join(' > ')}: ${what}`);
    };
    const words = (element) => /\\p{L}{3}/u.test(element.textContent);
    const told = (element) => element.closest('[data-tip], [aria-describedby], [aria-hidden=true]');
    for (const panel of document.querySelectorAll('.panel')) {
        const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const text = walk.currentNode.nodeValue.trim(), element = walk.currentNode.parentElement;
            if (!/^[^\\p{L}]*[\\d?][^\\p{L}]*$/u.test(text) || !element.checkVisibility({ visibilityProperty: true }) || told(element)) continue;
            if (!words(element.closest('p, li, h2, h3, small, button, summary') ?? element.parentElement)) note(text, element);
        }
        for (const sign of panel.querySelectorAll('svg')) {
            if (!sign.checkVisibility({ visibilityProperty: true }) || told(sign) || sign.querySelector('[data-tip], [role=img], [role=button]')) continue;
            if (sign.getBoundingClientRect().width <= 200 && !words(sign.parentElement)) note(sign.querySelector('use')?.getAttribute('href') ?? 'a sign', sign);
        }
    }
    return [...found];
})()";

#[tokio::test(flavor = "multi_thread")]
async fn every_sign_and_number_has_words() {
    let Some((chrome, inn)) = house::visit().await else { return };
    for (game, lang) in
        [("animal_kingdoms", "uk"), ("tundra", "en"), ("arctic", "ru"), ("a_wild_venture", "en"), ("root", "uk")]
    {
        let page = chrome.person().await;
        page.prefer(lang, "light").await;
        play_among_the_quick(&page, &inn.base, game).await;
        let mut luck = Luck(2);
        for step in 0..9 {
            if !my_turn(&page).await {
                break;
            }
            if step % 4 == 0 {
                assert_eq!(page.eval(UNTOLD).await, json!([]), "{game}, step {step}");
                assert_eq!(page.eval("document.querySelectorAll('[title], svg title').length").await, 0, "{game}");
            }
            click_something(&page, &mut luck).await;
        }
        content(&page);
    }
}

/// Rules of the house that speak of what a game draws, though they mean something of their own with the same name. What is meant for
/// all games alike (changes, flights, signs) names the panel, an attribute or one of the house's own marks.
const MEANT_FOR_OTHERS: &str = "(() => { const found = []; const drawn = [...document.querySelectorAll('.panel *')]; \
    const own = /\\[data-|panel|\\.(h-|lit|flight|in-flight|unseen|pointed|staged|tip)/; \
    const parts = (text) => { let depth = 0; const all = ['']; \
        for (const letter of text) { depth += Number(letter === '(') - Number(letter === ')'); \
            if (letter === ',' && depth === 0) all.push(''); else all[all.length - 1] += letter; } \
        return all.map((one) => one.trim()).filter(Boolean); }; \
    const look = (rules) => { for (const rule of rules) { \
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue; \
        for (const selector of parts(rule.selectorText ?? '')) { \
            if (!/\\.[a-z]/.test(selector) || own.test(selector)) continue; \
            const hit = drawn.find((one) => one.matches(selector)); \
            if (hit) found.push(`${selector}: ${hit.outerHTML.slice(0, 60)}`); } \
        if (rule.cssRules && !(rule instanceof CSSStyleRule)) look(rule.cssRules); } }; \
    for (const sheet of document.styleSheets) if (!/palette|games/.test(sheet.href ?? '')) look(sheet.cssRules); \
    return found; })()";

#[tokio::test(flavor = "multi_thread")]
async fn the_house_lays_no_hand_on_what_games_draw() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    for game in [GAME, "tundra", "arctic", "a_wild_venture", "root"] {
        play_among_the_quick(&page, &inn.base, game).await;
        assert!(my_turn(&page).await, "{game}");
        for (width, height) in [(1440, 900), (1366, 650), (390, 844)] {
            page.size(width, height, width < 500).await;
            assert_eq!(page.eval(MEANT_FOR_OTHERS).await, serde_json::json!([]), "{game} at {width} by {height}");
        }
        page.size(1440, 900, false).await;
    }
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_settings_are_in_reach_at_a_low_table() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.size(1366, 650, false).await;
    play_among_the_quick(&page, &inn.base, GAME).await;
    page.click("header details.menu > summary").await;
    let out = "[...document.querySelectorAll('header details.menu[open] .sheet button')].filter((button) => { \
        button.scrollIntoView({ block: 'nearest' }); const box = button.getBoundingClientRect(); \
        return !button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)); }).map((button) => button.textContent)";
    assert_eq!(page.eval(out).await, serde_json::json!([]), "settings that cannot be pressed");
    assert!(page.is("document.querySelectorAll('header details.menu[open] .sheet button').length > 8").await);
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_seat_lies_above_everything_at_the_table() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    for (width, height) in [(1440, 900), (1280, 720), (390, 844)] {
        page.size(width, height, width < 500).await;
        play_now(&page, &inn.base, GAME).await;
        assert!(my_turn(&page).await);
        if width < 500 {
            page.click(".tabs [data-show=players]").await;
        }
        page.eval("document.querySelector('#seats-bar details.menu').open = true").await;
        let covered = "[...document.querySelectorAll('#seats-bar details.menu[open] .sheet button')].filter((button) => { \
            const box = button.getBoundingClientRect(); if (!button.checkVisibility()) return false; \
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); \
            return !button.contains(top); }).length";
        assert_eq!(page.eval(covered).await, 0, "at {width} by {height}");
        let seen = "[...document.querySelectorAll('#seats-bar details.menu[open] .sheet button')].some((button) => button.checkVisibility())";
        assert!(page.is(seen).await, "there is something to press at {width} by {height}");
    }
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_enlarged_by_wheel_buttons_and_two_fingers() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    play_now(&page, &inn.base, GAME).await;
    assert!(my_turn(&page).await);
    let width = "document.getElementById('board').getBoundingClientRect().width";
    let before = page.eval(width).await.as_f64().unwrap();
    page.mouse("mouseWheel", &json!([500, 400]), json!({ "deltaX": 0, "deltaY": -300 })).await;
    page.until(&format!("{width} > {before} * 1.3")).await;
    assert!(page.is("document.querySelector('.stage').scrollLeft > 0").await, "what is under the pointer stays there");
    page.click("[data-zoom-by='0']").await;
    page.until(&format!("Math.abs({width} - {before}) < 2")).await;
    // The same table on a phone.
    page.size(390, 844, true).await;
    page.goto(&page.text("location.href").await).await;
    assert!(my_turn(&page).await);
    let before = page.eval(width).await.as_f64().unwrap();
    let fingers = |kind: &str, apart: i32| {
        let points = [-1, 1].map(|side| json!({ "x": 195 + side * apart, "y": 260, "id": side + 1 }));
        json!({ "type": kind, "touchPoints": if kind == "touchEnd" { json!([]) } else { json!(points) } })
    };
    page.call("Input.dispatchTouchEvent", fingers("touchStart", 30)).await;
    for apart in [40, 50, 60, 70] {
        page.call("Input.dispatchTouchEvent", fingers("touchMove", apart)).await;
    }
    page.call("Input.dispatchTouchEvent", fingers("touchEnd", 0)).await;
    page.until(&format!("{width} > {before} * 1.5")).await;
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn colours_are_switched_at_the_table_and_the_rules_lie_at_hand() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.prefer("en", "light").await;
    play_now(&page, &inn.base, GAME).await;
    assert!(my_turn(&page).await);
    let ground = "getComputedStyle(document.querySelector('.dock')).backgroundColor";
    let day = page.text(ground).await;
    page.click(".top details.menu summary").await;
    page.click("button[name=theme][value=dark]").await;
    page.until(&format!("document.documentElement.dataset.theme === 'dark' && {ground} !== {day:?}")).await;
    page.goto(&page.text("location.href").await).await;
    assert!(page.is("document.documentElement.dataset.theme === 'dark'").await, "the house remembers");
    assert!(my_turn(&page).await);

    // The drawer holds the rules, and every choice names its section, which the rules page has.
    page.click("#open-help").await;
    page.until("!document.getElementById('help').hidden").await;
    assert!(page.is("document.querySelector('#help .drawer-text').textContent.length > 500").await);
    let rules = "[...document.querySelectorAll('#choices .choice')].map((choice) => choice.dataset.rule)";
    let rules = page.eval(rules).await;
    let rules = rules.as_array().unwrap();
    assert!(!rules.is_empty());
    assert!(page.is("document.querySelector('#choices .choice .rule').textContent.length > 2").await);
    let links = "[...document.querySelectorAll('#present-rules a')].map((link) => link.getAttribute('href'))";
    let links = page.eval(links).await;
    assert!(links[0].as_str().unwrap().starts_with(&format!("/rules/{GAME}/full#rule-")), "{links}");
    page.picture("rules-drawer").await;
    page.click("#close-help").await;
    page.goto(&format!("{}/rules/{GAME}/full", inn.base)).await;
    for rule in rules {
        let number = rule.as_str().expect("every choice has its rule");
        assert!(page.is(&format!("document.getElementById({:?})", format!("rule-{number}"))).await, "rule {number}");
    }
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_points_at_the_table_and_tells_what_happened_meanwhile() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    play_now(&page, &inn.base, GAME).await;
    let mut luck = Luck(17);
    for _ in 0..5 {
        assert!(my_turn(&page).await);
        click_something(&page, &mut luck).await;
    }
    // On to the beginning of a turn, when the others have moved since.
    while my_turn(&page).await && page.is("document.getElementById('undo-step')").await {
        click_something(&page, &mut luck).await;
    }
    assert!(my_turn(&page).await);
    assert!(page.is("document.getElementById('announce').textContent.length > 5").await, "screen readers are told");
    // Turns are folded but for the last one, and unfold to their steps; what the reader has unfolded stays so.
    let folds = "[...document.querySelectorAll('#log .turn > details')]";
    assert!(
        page.is(&format!(
            "{folds}.length > 2 && {folds}.every((fold, at) => fold.open === (at === {folds}.length - 1))"
        ))
        .await
    );
    let sum = "document.querySelector('#log .turn:nth-last-child(2) summary')";
    assert!(
        page.is(&format!("{sum}.querySelector('.name') && {sum}.querySelector('.deeds').textContent.length > 5")).await
    );
    page.eval(&format!("{sum}.scrollIntoView()")).await;
    page.click("#log .turn:nth-last-child(2) summary").await;
    page.until(&format!("{sum}.parentElement.open && {sum}.parentElement.querySelector('li').checkVisibility()")).await;
    // What a turn speaks of lights up while its sum is touched or has the focus, and what a step speaks of with the step.
    // The mouse leaves first: a line that scrolls under it would light up too.
    page.mouse("mouseMoved", &json!([5, 5]), json!({})).await;
    let step = "document.querySelector('#log .turn:nth-last-child(2) li[tabindex]:has([data-thing])')";
    page.eval(&format!("{step}.focus()")).await;
    page.until(&format!("[...{step}.querySelectorAll('[data-thing]')].some((thing) => document.getElementById(thing.dataset.thing)?.classList.contains('lit'))")).await;
    page.eval(&format!("{sum}.focus()")).await;
    page.until("document.querySelector('.lit')").await;
    page.eval("document.activeElement.blur()").await;
    page.until("!document.querySelector('.lit')").await;
    // A turn is watched again on the board, step by step, and then the present is back.
    let pieces = "[...document.querySelectorAll('#board [data-piece]')].map((piece) => `${piece.id} in ${piece.parentElement.closest('[id]').id}`).join()";
    let now = page.text(pieces).await;
    page.click("#log .turn:nth-last-child(2) [data-again]").await;
    page.until(&format!("document.querySelector('#log .watched') && {pieces} !== {now:?}")).await;
    page.until("document.querySelector('#log .watched li.now')").await;
    page.picture("watched-again").await;
    page.until(&format!("!document.querySelector('#log .watched') && {pieces} === {now:?}")).await;
    // A thing that a line speaks of lights up while it is touched.
    let thing = "[...document.querySelectorAll('#log li [data-thing]')].findLast((thing) => document.getElementById(thing.dataset.thing) && thing.checkVisibility())";
    let at = page
        .eval(&format!("(() => {{ const thing = {thing}; thing.scrollIntoView(); const r = thing.getClientRects()[0]; return [r.x + 3, r.y + 3]; }})()"))
        .await;
    page.mouse("mouseMoved", &at, json!({})).await;
    page.until(&format!("document.getElementById({thing}.dataset.thing).classList.contains('lit')")).await;
    page.mouse("mouseMoved", &json!([5, 5]), json!({})).await;
    page.until("!document.querySelector('.lit')").await;
    // Sounds are off by a switch that lasts.
    let pressed = "document.getElementById('sound').getAttribute('aria-pressed')";
    let before = page.text(pressed).await;
    page.click("#sound").await;
    page.until(&format!("{pressed} !== {before:?}")).await;
    // Who comes back is told what happened since.
    page.goto(&page.text("location.href").await).await;
    page.until(&format!("{pressed} !== {before:?}")).await;
    page.until("document.querySelectorAll('#log .since ~ .turn.news li').length > 0").await;
    content(&page);
}

/// Lets what sounds be asked for.
const HEARD: &str =
    "window.AudioContext = class extends AudioContext { constructor() { super(); window.heard = this; } };";

#[tokio::test(flavor = "multi_thread")]
async fn the_machine_rests_once_nothing_sounds() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.lively().await;
    page.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HEARD })).await;
    play_now(&page, &inn.base, GAME).await;
    // Off and on again, which is heard.
    page.click("#sound").await;
    page.click("#sound").await;
    page.until("window.heard?.state === 'running'").await;
    page.until("window.heard.state === 'suspended'").await;
}
