//! What visitors do on any game's pages, for the browser tests: they find a table, wait for their turn, click something, and complain
//! about what is too small, too pale or in the wrong language.

use std::collections::HashSet;

use super::chrome::Page;

/// The game of most tests.
pub const GAME: &str = "animal_kingdoms";
/// Something is asked of me, and the last click has been answered.
pub const ASKED: &str =
    "!document.body.classList.contains('busy') && document.querySelector('#choices button:not([hidden])')";
/// The game is over.
pub const OVER: &str = "document.querySelector('#result .result')";

/// Waits for the end of a game that bots play: patience lasts as long as something happens, however slow the machine is.
pub async fn until_over(page: &Page) {
    const STEPS: &str = "document.querySelectorAll('#log .turn li').length";
    page.until(&format!("{OVER} || {STEPS} > 0")).await;
    while !page.is(OVER).await {
        let told = page.eval(STEPS).await;
        page.until(&format!("{OVER} || {STEPS} !== {told}")).await;
    }
    assert!(page.is(&format!("{STEPS} > 0")).await, "nothing was told, so patience could not be renewed");
}

/// From the home page into a running game against bots, by clicking.
pub async fn play_now(page: &Page, base: &str, game: &str) {
    page.goto(&format!("{base}/")).await;
    let play = format!("form[action='/play/{game}'] button");
    // A newcomer is asked whether they know the game.
    let fold = format!(".box details.newcomer:has({play})");
    if page.is(&format!("document.querySelector({fold:?})")).await {
        page.click(&format!("{fold} > summary")).await;
    }
    page.click(&play).await;
    page.until("document.querySelector('#table[data-live]')").await;
}

/// Into a running game against two bots who do not think, for those who only look.
pub async fn play_among_the_quick(page: &Page, base: &str, game: &str) {
    make_table(page, base, game, &["me", "bot:random", "bot:random"]).await;
    page.until("document.querySelector('#table[data-live]')").await;
}

/// Makes a table with these chairs by the form and returns its address.
pub async fn make_table(page: &Page, base: &str, game: &str, chairs: &[&str]) -> String {
    page.goto(&format!("{base}/new/{game}")).await;
    send_table(page, chairs).await
}

/// Fills the chairs into the form for a new table, sends it, and returns the table's address.
pub async fn send_table(page: &Page, chairs: &[&str]) -> String {
    for seat in 0..6 {
        let chair = chairs.get(seat).unwrap_or(&"none");
        page.eval(&format!(
            "(() => {{ const seat = document.getElementById('seat-{seat}'); if (seat) seat.value = {chair:?}; }})()"
        ))
        .await;
    }
    page.click("[name=order][value=fixed]").await;
    // What the house says about the form may move its button.
    page.until("!document.querySelector('form[aria-busy]')").await;
    page.click(".new-table form button.go").await;
    page.until("location.pathname.startsWith('/table/')").await;
    page.text("location.href").await
}

/// Waits for my turn. `false` when the game is over.
pub async fn my_turn(page: &Page) -> bool {
    page.until(&format!("{OVER} || ({ASKED})")).await;
    !page.is(OVER).await
}

/// A little chance that is the same in every run.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n.max(1)
    }
}

/// The selectors of all that can be clicked now: marked things on the table, and the buttons beside it.
pub async fn clickable(page: &Page) -> Vec<String> {
    let list = "(() => { const out = []; \
        for (const e of document.querySelectorAll('.panel [data-spot][tabindex=\"0\"]')) \
          if (e.checkVisibility({ visibilityProperty: true })) out.push(`.panel [data-spot=\"${e.dataset.spot}\"]`); \
        for (const b of document.querySelectorAll('#choices [data-key]')) out.push(`#choices [data-key=\"${b.dataset.key}\"]`); \
        return out; })()";
    page.eval(list).await.as_array().unwrap().iter().map(|value| value.as_str().unwrap().to_string()).collect()
}

/// Clicks something that can be clicked, and waits until the house has answered. A question with one choice may be gone
/// already: the house answers it.
pub async fn click_something(page: &Page, luck: &mut Luck) {
    let seen = page.text("document.getElementById('table').dataset.seen").await;
    let spots = clickable(page).await;
    let Some(spot) = spots.get(luck.below(spots.len() as u64) as usize) else { return };
    unfold(page, spot).await;
    if !page.try_click(spot).await {
        return;
    }
    if page.is("document.querySelector('.spot-menu')").await {
        page.try_click(".spot-menu button").await;
    }
    answered(page, &seen).await;
}

/// Opens the fold of choices in which something lies, by a click on its heading.
pub async fn unfold(page: &Page, choice: &str) {
    let fold = format!("document.querySelector({choice:?})?.closest('details:not([open])')");
    let id = page.text(&format!("{fold}?.id")).await;
    if !id.is_empty() && page.try_click(&format!("#{id} > summary")).await {
        page.until(&format!("!({fold})")).await;
        // The list turns to what was unfolded; nobody's finger is quicker than that.
        page.eval("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))").await;
    }
}

/// Marked things that a click in their middle would miss, because they are covered by something else. A thing that lies on
/// them, as a figure on its cell, belongs to them.
pub const COVERED: &str = "(() => { const out = []; \
    for (const e of document.querySelectorAll('.panel [data-spot][tabindex=\"0\"]')) { \
      if (!e.checkVisibility({ visibilityProperty: true })) continue; \
      e.scrollIntoView({ block: 'nearest', inline: 'nearest' }); \
      const r = (e.querySelector('.hit') ?? e).getBoundingClientRect(); \
      const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2); \
      if (!top || !e.contains(top)) \
        out.push(`${e.dataset.spot} (${Math.round(r.width)}x${Math.round(r.height)} at ${Math.round(r.left)},${Math.round(r.top)}) is under ${top?.outerHTML.slice(0, 120)}`); } \
    return out; })()";

/// Nothing that is marked is covered by something else.
pub async fn reachable(page: &Page, what: &str) {
    assert_eq!(page.eval(COVERED).await, serde_json::json!([]), "{what}");
}

/// Makes a table for me and the quickest bot, with some of the form's fields set by a script, and sits down.
pub async fn sit_down(page: &Page, base: &str, game: &str, set: &str) {
    page.goto(&format!("{base}/new/{game}")).await;
    page.eval(&format!("{{ {set} }}")).await;
    send_table(page, &["me", "bot:random"]).await;
    page.until(&format!("document.querySelector('#table[data-live] .{game}')")).await;
}

/// Plays to the end by clicking this and that; every few clicks all that is marked must be reachable. Returns the number of
/// clicks.
pub async fn play_by_clicks(page: &Page, luck: &mut Luck) -> u32 {
    let mut clicks = 0;
    while my_turn(page).await {
        if clicks % 5 == 0 {
            reachable(page, &format!("after {clicks} clicks")).await;
        }
        click_something(page, luck).await;
        clicks += 1;
        assert!(clicks < 2_000, "the game never ends");
    }
    clicks
}

/// Plays to the end by number keys, now and then by Tab and Enter to whatever comes first, which must take fewer than `tabs`
/// presses. Returns the number of choices.
pub async fn play_by_keys(page: &Page, luck: &mut Luck, tabs: u32) -> u32 {
    let mut steps = 0;
    while my_turn(page).await {
        press_something(page, luck, steps, tabs).await;
        steps += 1;
        assert!(steps < 2_000, "the game never ends");
    }
    steps
}

/// Takes a choice by its number key, or in some steps by Tab and Enter, and waits until the house has answered. A question with
/// one choice may be gone already.
pub async fn press_something(page: &Page, luck: &mut Luck, step: u32, tabs: u32) {
    let seen = page.text("document.getElementById('table').dataset.seen").await;
    let count = page.eval("document.querySelectorAll('#choices button[data-key]').length").await;
    let count = count.as_u64().unwrap();
    if count == 0 {
        return;
    }
    if step % 9 == 4 {
        page.eval("document.getElementById('prompt').focus()").await;
        let mut presses = 0;
        while !page.is("document.activeElement.matches('#choices .choice, .panel [data-spot]')").await {
            // A fold is opened, and Tab leads on into it.
            if page.is("document.activeElement.matches('#choices details:not([open]) > summary')").await {
                page.key("Enter").await;
            }
            if !page.is(ASKED).await {
                return;
            }
            page.key("Tab").await;
            presses += 1;
            assert!(presses < tabs, "Tab never reaches a choice");
        }
        page.key("Enter").await;
        if page.is("document.querySelector('.spot-menu')").await {
            page.key("Enter").await;
        }
    } else {
        page.number(1 + luck.below(count)).await;
    }
    answered(page, &seen).await;
}

/// Waits for the answer. A refusal is an answer too: the house itself answers questions with one choice, and may be quicker.
pub async fn answered(page: &Page, seen: &str) {
    let new = format!("document.getElementById('table').dataset.seen !== {seen:?}");
    page.until(&format!("{new} || !document.getElementById('toast').hidden")).await;
    if page.is("!document.getElementById('toast').hidden").await {
        page.eval("document.getElementById('toast').hidden = true").await;
        page.until(&new).await;
    }
}

/// Nothing went wrong on the page.
pub fn content(page: &Page) {
    assert_eq!(page.complaints(), Vec::<String>::new());
}

/// Visible things that can be tapped but are smaller than `least`, texts smaller than `letters`, and anything beyond the edge.
pub fn misfits(least: u32, letters: u32) -> String {
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

/// Text whose contrast to what lies behind it is below 4.5 (3 for large text).
pub const PALE: &str = "(() => { const out = []; const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true }); \
    const known = new Map(); \
    const rgba = (colour) => { if (!known.has(colour)) { paint.clearRect(0, 0, 1, 1); paint.fillStyle = colour; paint.fillRect(0, 0, 1, 1); known.set(colour, [...paint.getImageData(0, 0, 1, 1).data].map((v, i) => i < 3 ? v : v / 255)); } return known.get(colour); }; \
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

/// A page in the right language, with all its words, and readable.
pub async fn good_page(page: &Page, lang: &str, what: &str) {
    assert!(page.is(&format!("document.documentElement.lang === {lang:?}")).await, "{what}");
    assert!(!page.is("document.documentElement.outerHTML.includes('⟦')").await, "{what}");
    assert_eq!(page.eval(PALE).await, serde_json::json!([]), "{what}");
}

/// The cards in the page's hand, and those that lie open on its board.
pub async fn cards(page: &Page, place: &str) -> HashSet<String> {
    let list = format!("[...document.querySelectorAll('{place} [data-piece^=\"card-\"]')].map((e) => e.dataset.piece)");
    page.eval(&list).await.as_array().unwrap().iter().map(|value| value.as_str().unwrap().to_string()).collect()
}
