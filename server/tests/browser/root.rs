//! Root in a real browser: every faction is led to the end of a game by clicking and by the keyboard alone, choices light up
//! where they lead, warriors walk, a battle can be folded away, a phone and two desks in three languages by day and by night.

use std::time::Instant;

use serde_json::json;

use crate::chrome::{Chrome, Page};
use crate::hot_seat::CURTAIN;
use crate::house;
use crate::visit::{
    ASKED, Luck, OVER, click_something, content, good_page, misfits, my_turn, press_something, reachable, send_table,
};

/// A table for as few rounds as can be, where I lead the first of these factions and `others` (quick bots, or I too) the rest.
async fn sit(page: &Page, base: &str, map: &str, factions: &[&str], others: &str) {
    page.goto(&format!("{base}/new/root")).await;
    let set =
        |name: &str, value: &str| format!("document.querySelector('[name=\"option.{name}\"]').value = {value:?};");
    let mut script = set("map", map) + &set("round_cap", "5");
    for (seat, faction) in factions.iter().enumerate() {
        script += &set(&format!("factions.{seat}"), faction);
    }
    page.eval(&format!("{{ {script} }}")).await;
    let chairs: Vec<&str> =
        factions.iter().enumerate().map(|(seat, _)| if seat == 0 { "me" } else { others }).collect();
    send_table(page, &chairs).await;
    page.until("document.querySelector('#table[data-live] .root .clearing')").await;
}

/// I lead the first faction, quick bots the others.
async fn lead(page: &Page, base: &str, map: &str, factions: &[&str]) {
    sit(page, base, map, factions, "bot:random").await;
}

/// A whole game around one screen: I lead all these factions, every other one by the keyboard alone and the rest by clicking
/// alone. Says for each faction how many choices it took.
async fn around_one_screen(chrome: &Chrome, base: &str, map: &str, factions: &[&str], typed: usize) {
    let (page, begun) = (chrome.person().await, Instant::now());
    sit(&page, base, map, factions, "me").await;
    let mut luck = Luck(4 + typed as u64);
    let mut steps = vec![0; factions.len()];
    loop {
        page.until(&format!("{OVER} || {CURTAIN} || ({ASKED})")).await;
        if page.is(OVER).await {
            break;
        }
        let seat = page.eval("Number(document.querySelector('#seats-bar .chip.asked')?.dataset.seat ?? 0)").await;
        let seat = seat.as_u64().unwrap() as usize;
        let by_keys = seat % 2 == typed;
        if page.is(CURTAIN).await {
            let seen = page.text("document.getElementById('table').dataset.seen").await;
            if by_keys {
                page.key("Enter").await;
            } else {
                page.try_click("#curtain button").await;
            }
            // It may have been the last one, on its way out.
            page.until(&format!("!({CURTAIN}) || document.getElementById('table').dataset.seen !== {seen:?}")).await;
            continue;
        }
        if by_keys {
            press_something(&page, &mut luck, steps[seat], 60).await;
        } else {
            if steps[seat].is_multiple_of(5) {
                reachable(&page, &format!("{} after {} clicks", factions[seat], steps[seat])).await;
            }
            click_something(&page, &mut luck).await;
        }
        steps[seat] += 1;
        assert!(steps[seat] < 1_000, "the game never ends");
    }
    println!("{factions:?}: {steps:?} choices in {:.1} s", begun.elapsed().as_secs_f32());
    assert!(steps.iter().all(|&steps| steps > 10), "{factions:?}: {steps:?}");
    // At the end players are known by the same heads as at the table, and their lines have the colours of their factions.
    assert_eq!(page.eval(HEADS).await, json!([factions.len(), factions.len(), 0]), "{factions:?}");
    let mut sizes = page.sizes();
    sizes.sort_unstable();
    let typical = sizes[sizes.len() / 2];
    assert!(typical < 10 * 1024, "{factions:?}: a typical update takes {typical} bytes");
    content(&page);
}

/// How many heads stand in the head of the score sheet and at the ends of the lines, and how many lines are of another colour than theirs.
const HEADS: &str = "(() => { const lines = [...document.querySelectorAll('.result .chart .one')]; \
    const other = lines.filter((one) => getComputedStyle(one.querySelector('.line')).stroke !== inked(one)); \
    function inked(one) { const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path'); \
      probe.setAttribute('stroke', 'var(--root-f-ink)'); \
      one.append(probe); const stroke = getComputedStyle(probe).stroke; probe.remove(); return stroke; } \
    return [document.querySelectorAll('.result thead .sign-of [href^=\"#root-emblem-\"]').length, \
      lines.filter((one) => one.querySelector('foreignObject [href^=\"#root-emblem-\"]')).length, other.length]; })()";

#[tokio::test(flavor = "multi_thread")]
async fn every_faction_of_root_is_led_to_the_end_by_clicking_and_by_the_keyboard_alone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let (four, three) = (["marquise", "eyrie", "vagabond", "vagabond2"], ["alliance", "cult", "riverfolk"]);
    // The same factions twice: who is clicked in one game is typed in the other.
    tokio::join!(
        around_one_screen(&chrome, &inn.base, "autumn", &four, 0),
        around_one_screen(&chrome, &inn.base, "winter", &three, 0),
        around_one_screen(&chrome, &inn.base, "autumn", &four, 1),
        around_one_screen(&chrome, &inn.base, "winter", &three, 1),
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
    page.mouse("mouseMoved", &at, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn root_shows_beforehand_where_a_choice_leads() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.lively().await;
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
    // Those who march are seen walking from the one clearing to the other.
    page.eval(WALKS).await;
    let middle = |what: &str| {
        format!(
            "(() => {{ const r = document.querySelector('.root .clearing.{what}').getBoundingClientRect(); \
             return [r.left + r.width / 2, r.top + r.height / 2, r.width / 2]; }})()"
        )
    };
    let (from, to) = (page.eval(&middle("origin")).await, page.eval(&middle("open")).await);
    page.click(".root .clearing.open").await;
    page.until("document.querySelector('.root .arrow.shown') || window.walks.length").await;
    if page.is("!window.walks.length").await {
        page.click("#choices .choice").await;
    }
    page.until("window.walks.length").await;
    let near = format!(
        "(({from}), ({to}), window.walks.some(([a, b]) => Math.hypot(a[0] - {from}[0], a[1] - {from}[1]) < {from}[2] \
         && Math.hypot(b[0] - {to}[0], b[1] - {to}[1]) < {to}[2]))"
    );
    assert!(page.is(&near).await, "{from} {to} {}", page.eval("window.walks").await);
    // Players are known by the heads of their factions.
    for faction in ["marquise", "eyrie", "alliance", "vagabond"] {
        assert!(
            page.is(&format!("document.querySelector('#seats-bar .sign-of [href=\"#root-emblem-{faction}\"]')")).await
        );
    }
    content(&page);
}

/// From now on the page writes down where everything that flies begins and ends, by its middle.
const WALKS: &str = "(() => { window.walks = []; const animate = Element.prototype.animate; \
    Element.prototype.animate = function (frames, how) { \
      if (this.classList.contains('flight') && frames.length === 3) { \
        const [width, height] = [parseFloat(this.style.width), parseFloat(this.style.height)]; \
        window.walks.push([frames[0], frames[2]].map(({ transform }) => { \
          const [x, y, scale] = transform.match(/-?[0-9.]+(e-?[0-9]+)?/g).map(Number); \
          return [x + width * scale / 2, y + height * scale / 2]; })); } \
      return animate.call(this, frames, how); }; })()";

/// Clearings of which the sheet would hide more than a quarter if it told of a battle in them.
const HIDDEN: &str = "(() => { const sheet = document.querySelector('.root .battle'), was = sheet.className; \
    const out = [...document.querySelectorAll('.root .clearing')].filter((one) => { \
      const high = Number(getComputedStyle(one).getPropertyValue('--v')) >= .5; \
      sheet.classList.toggle('high', high); sheet.classList.toggle('low', !high); \
      const a = sheet.getBoundingClientRect(), b = one.getBoundingClientRect(); \
      return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > b.height / 4; }).map((one) => one.id); \
    sheet.className = was; return out; })()";

/// What the buttons for zooming lie over.
const UNDER_ZOOMS: &str = "(() => { const over = document.querySelector('.zooms').getBoundingClientRect(); \
    return [...document.querySelectorAll('.root :is(.clearing, .camp, .mark, .points), .root .side > *')].filter((one) => { \
      const box = one.getBoundingClientRect(); \
      return box.width && box.right > over.left && box.left < over.right && box.bottom > over.top && box.top < over.bottom; }) \
      .map((one) => one.id || one.className); })()";

/// Unfolds the board of the last player and looks whether its head is seen and the field for writing lies on the screen.
const LAST_BOARD: &str = "(async () => { const fold = [...document.querySelectorAll('.players details.frow')].at(-1); \
    fold.querySelector('summary').click(); await new Promise((done) => setTimeout(done, 200)); \
    const row = fold.getBoundingClientRect(), place = document.querySelector('.players').getBoundingClientRect(); \
    const form = document.getElementById('say-form').getBoundingClientRect(); \
    const seen = Math.min(row.bottom, place.bottom) - Math.max(row.top, place.top); \
    fold.querySelector('summary').click(); \
    return seen >= Math.min(row.height, place.height) - 60 && form.bottom <= innerHeight + 1; })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_of_root_never_hides_its_clearing_and_can_be_folded() {
    let Some((chrome, inn)) = house::visit().await else { return };
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
        assert_eq!(page.eval(HIDDEN).await, json!([]), "{wide}x{high}");
    }
    page.size(1440, 900, false).await;
    page.click(".root .fold-battle summary").await;
    page.until(&format!("!{seen}")).await;
    page.click(".root .fold-battle summary").await;
    page.until(seen).await;
    // Once it is over only a line tells of it, which hides no clearing and no part of one.
    click_until(&page, &mut Luck(5), &format!("document.querySelector('.root .battle.over') && {mine}")).await;
    if page.is("document.querySelector('.root .over .fold-battle[open]')").await {
        page.click(".root .fold-battle summary").await;
        page.until("!document.querySelector('.root .over .fold-battle[open]')").await;
    }
    for (wide, high, phone) in [(1440, 900, false), (1366, 650, false), (390, 844, true)] {
        page.size(wide, high, phone).await;
        let hidden = "(() => { const bar = document.querySelector('.root .battle.over').getBoundingClientRect(); \
            return [...document.querySelectorAll('.root .clearing')].filter((one) => { const box = one.getBoundingClientRect(); \
                return box.bottom > bar.top && box.top < bar.bottom && box.right > bar.left && box.left < bar.right; }).map((one) => one.id); })()";
        page.picture(&format!("root-last-battle-{wide}")).await;
        assert_eq!(page.eval(hidden).await, json!([]), "{wide}x{high}");
    }
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn root_fits_a_phone_and_two_desks_in_three_languages() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let six = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"];
    let second = ["vagabond2", "vagabond", "riverfolk", "cult"];
    let sittings = [
        ("en", "light", "autumn", &six[..]),
        ("ru", "dark", "winter", &["eyrie", "cult", "riverfolk"][..]),
        ("uk", "light", "autumn", &second[..]),
    ];
    for (lang, colours, map, factions) in sittings {
        let page = chrome.person().await;
        page.prefer(lang, colours).await;
        lead(&page, &inn.base, map, factions).await;
        let mut luck = Luck(3);
        for step in 0..10 {
            if !my_turn(&page).await {
                break;
            }
            if step % 8 == 1 {
                let what = format!("{lang}, {}, {step}", factions[0]);
                // What somebody has unfolded takes room from the map until they fold it again.
                page.eval("document.querySelectorAll('#choices > details').forEach((fold) => { fold.open = false; })")
                    .await;
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
                    assert_eq!(page.eval(UNDER_ZOOMS).await, json!([]), "{wide}x{high}, {what}");
                }
                assert_eq!(page.eval(LAST_BOARD).await, json!(true), "what is unfolded is seen: {what}");
                good_page(&page, lang, &what).await;
            }
            click_something(&page, &mut luck).await;
        }
        content(&page);
    }
}
