//! Every game on every size of screen, in three languages: no text lies over text, no choice is outside the window or cannot be reached,
//! and where a list goes on it says so.

use serde_json::json;

use crate::chrome::Page;
use crate::house;
use crate::visit::{Luck, click_something, content, my_turn, play_among_the_quick};

const SIZES: [(u32, u32); 4] = [(1440, 900), (1280, 720), (1366, 650), (390, 844)];

/// Texts that are printed over one another: both can be seen where they meet, since nothing opaque lies between them.
const OVERPRINTED: &str = "(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { pointer-events: auto !important } .flight, .tip { display: none !important }');
    document.adoptedStyleSheets.push(all);
    const clip = (rect, element) => {
        let { left, top, right, bottom } = rect;
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.overflow === 'visible' && style.clipPath === 'none') continue;
            const box = at.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    };
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode, element = node.parentElement;
        if (!node.nodeValue.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.unseen, .skip, noscript, template, symbol, option')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
            const seen = clip(rect, element);
            // The letters fill the middle of their line.
            const inset = (seen.bottom - seen.top) * .22;
            const box = { left: seen.left + 1, right: seen.right - 1, top: seen.top + inset, bottom: seen.bottom - inset };
            if (box.right - box.left > 2 && box.bottom - box.top > 2) texts.push({ box, element, text: node.nodeValue.trim().slice(0, 30) });
        }
    }
    const opaque = (element) => {
        if (element instanceof SVGElement && element.localName !== 'svg') return !['text', 'tspan', 'g'].includes(element.localName) && getComputedStyle(element).fill !== 'none';
        const colour = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g)?.map(Number) ?? [];
        return getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' && (colour[3] ?? 1) > .6;
    };
    const found = [];
    texts.sort((one, other) => one.box.left - other.box.left);
    for (let a = 0; a < texts.length; a += 1) {
        for (let b = a + 1; b < texts.length && texts[b].box.left < texts[a].box.right; b += 1) {
            const [one, other] = [texts[a], texts[b]];
            if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const left = Math.max(one.box.left, other.box.left), right = Math.min(one.box.right, other.box.right);
            const top = Math.max(one.box.top, other.box.top), bottom = Math.min(one.box.bottom, other.box.bottom);
            if (right - left < 3 || bottom - top < 3) continue;
            const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
            const [x, y] = [pile.indexOf(one.element), pile.indexOf(other.element)];
            if (x < 0 || y < 0) continue;
            const between = pile.slice(Math.min(x, y), Math.max(x, y));
            if (between.some(opaque)) continue;
            found.push(`“${one.text}” and “${other.text}” at ${Math.round(left)},${Math.round(top)}`);
        }
    }
    document.adoptedStyleSheets.pop();
    return found;
})()";

/// Choices, and folds of choices, that cannot be brought into the window, or on which a click would miss.
const UNREACHABLE: &str = "(() => {
    const found = [];
    const list = document.getElementById('choices');
    const check = (element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const box = element.getBoundingClientRect();
        const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!inside || !element.contains(top)) found.push(`${element.textContent.trim().slice(0, 60)} ${JSON.stringify(box)} under ${top?.outerHTML.slice(0, 80)}`);
    };
    for (const one of list.querySelectorAll(':scope > [data-key]')) check(one);
    for (const fold of list.querySelectorAll('details')) {
        check(fold.querySelector('summary'));
        fold.open = true;
        for (const one of fold.querySelectorAll('[data-key]')) check(one);
        fold.open = false;
    }
    list.scrollTo(0, 0);
    return found;
})()";

/// Is some choice out of sight although nothing says so?
const SILENT: &str = "(() => {
    const list = document.getElementById('choices'), view = list.getBoundingClientRect();
    const out = [...list.querySelectorAll('[data-key], summary')].filter((one) => one.checkVisibility() && (({ left, right, top, bottom }) =>
        right > view.right + 8 || left < view.left - 8 || bottom > view.bottom + 8 || top < view.top - 8)(one.getBoundingClientRect()));
    return out.length > 0 && !document.getElementById('more-choices').checkVisibility();
})()";

/// Is the first choice that stands for itself, as the end of a turn, in sight before anybody scrolls, and under the thumb?
const FIRST: &str = "(() => {
    const list = document.getElementById('choices'), first = list.querySelector(':scope > [data-key]:not(.spotted)');
    if (!first) return true;
    const box = first.getBoundingClientRect(), view = list.getBoundingClientRect();
    const top = document.elementFromPoint(Math.min(box.left + box.width / 2, innerWidth / 2 + box.left / 2), box.top + box.height / 2);
    return box.left >= view.left - 1 && box.top >= view.top - 1 && box.bottom <= Math.min(view.bottom, innerHeight) + 1 && first.contains(top);
})()";

async fn fits(page: &Page, what: &str) {
    // When the list has been measured anew.
    page.eval("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))").await;
    assert_eq!(page.eval(OVERPRINTED).await, json!([]), "{what}: text over text");
    assert_eq!(page.eval(SILENT).await, false, "{what}: a list goes on and does not say so");
    assert_eq!(page.eval(FIRST).await, true, "{what}: what stands for itself is off the screen");
    assert_eq!(page.eval(UNREACHABLE).await, json!([]), "{what}: choices that cannot be reached");
    assert!(page.is("document.scrollingElement.scrollWidth <= innerWidth").await, "{what}: wider than the screen");
    assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "{what}: all on one screen");
}

async fn on_every_screen(game: &str) {
    let Some((chrome, inn)) = house::visit().await else { return };
    for (lang, seed) in [("en", 5), ("ru", 6), ("uk", 7)] {
        let page = chrome.person().await;
        page.prefer(lang, "light").await;
        play_among_the_quick(&page, &inn.base, game).await;
        let mut luck = Luck(seed);
        for step in 0..9 {
            if !my_turn(&page).await {
                break;
            }
            if step % 4 == 0 {
                for (width, height) in SIZES {
                    page.size(width, height, width < 500).await;
                    page.picture(&format!("size-{game}-{width}-{lang}-{step}")).await;
                    fits(&page, &format!("{game}, {lang}, {width} by {height}, step {step}")).await;
                }
                page.size(1440, 900, false).await;
            }
            click_something(&page, &mut luck).await;
        }
        content(&page);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn animal_kingdoms_fits_every_screen() {
    on_every_screen("animal_kingdoms").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tundra_fits_every_screen() {
    on_every_screen("tundra").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arctic_fits_every_screen() {
    on_every_screen("arctic").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wild_venture_fits_every_screen() {
    on_every_screen("a_wild_venture").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn root_fits_every_screen() {
    on_every_screen("root").await;
}
