//! Lessons in a real browser: a newcomer is offered them, takes every course to its end on a phone by touch and at a desk by the keyboard
//! alone, and is told about each kind of question once in their first game.

use std::time::Duration;

use engine::lesson::{Lesson, Place};
use serde_json::{Value, json};

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{GAME, content, misfits, my_turn, play_now, unfold};

/// Where the narrator says that the learner is.
const AT: &str = "document.querySelector('#narrator .narration').dataset.at";

/// Where the learner is and what they see, once the last click has been answered and everybody else has moved.
const NOW: &str = "(() => { const told = document.querySelector('#narrator .narration'); \
    if (!told || !document.querySelector('#table[data-live]') || document.body.classList.contains('busy')) return null; \
    return { at: told.dataset.at, words: told.textContent, done: Boolean(document.getElementById('lesson-done')) }; })()";

/// What a touch of the one thing that is pointed at would begin with; nothing if it stands for no choice.
const POINTED: &str = "(() => { const [thing, other] = document.querySelectorAll('.panel .pointed'); \
    if (!thing?.dataset.spot || other) return null; \
    const meant = [...document.querySelectorAll('#choices button[data-play]')].find((one) => one.dataset.spot === thing.dataset.spot); \
    return meant ? JSON.parse(JSON.parse(meant.dataset.play)[0]) : null; })()";

/// What a finger would touch that aims at the thing that is pointed at, if that is something else.
const BESIDE: &str = "(() => { const thing = document.querySelector('.panel .pointed'); \
    thing.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }); \
    const { left, top, width, height } = (thing.querySelector('.hit') ?? thing).getBoundingClientRect(); \
    const touched = document.elementFromPoint(left + width / 2, top + height / 2); \
    const same = touched?.closest('[data-spot]')?.dataset.spot === thing.dataset.spot; \
    return same || thing.contains(touched) ? '' : `${thing.id} at ${left} ${top} ${width} ${height}: ${touched?.outerHTML.slice(0, 160)}`; })()";

/// How a lesson is taken.
#[derive(Clone, Copy, PartialEq)]
enum By {
    /// By touching what is pointed at.
    Touch,
    /// By typing the numbers of choices.
    Keys,
}

/// Somebody who wants to see the others' moves at once, and nothing fly.
async fn hurried(chrome: &Chrome) -> Page {
    let page = chrome.newcomer().await;
    let taste = "document.cookie = 'bots=once; path=/; SameSite=Lax'";
    page.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": taste })).await;
    calm(&page, "light").await;
    page
}

async fn calm(page: &Page, colours: &str) {
    let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }, { "name": "prefers-color-scheme", "value": colours }]);
    page.call("Emulation.setEmulatedMedia", json!({ "features": features })).await;
}

fn place(at: &str) -> Place {
    let mut place = Place::default();
    for (name, value) in url::form_urlencoded::parse(at.as_bytes()) {
        match &*name {
            "step" => place.step = value.parse().unwrap(),
            _ => place.made = value.split_whitespace().map(str::to_string).collect(),
        }
    }
    place
}

/// The first choice that is meant, and its button; any where any is.
fn meant(lesson: &Lesson, at: &Place) -> Option<(String, String)> {
    let name = lesson.ways(at).first()?.first()?.clone();
    let play = json!([json!(name).to_string()]).to_string();
    let button = format!("#choices button[data-play={}]", json!(play));
    let button = if name == "*" { "#choices button[data-key='1']".to_string() } else { button };
    Some((name, button))
}

/// What is seen at the next place.
async fn next(page: &Page, lesson: &Lesson, before: &str) -> Value {
    page.until(&format!("(({NOW})?.at ?? {before:?}) !== {before:?}")).await;
    let now = page.eval(NOW).await;
    let words = now["words"].as_str().unwrap();
    assert!(!words.contains('⟦') && !words.contains("{ $"), "{}: {words}", lesson.id);
    now
}

/// Touches the thing that is pointed at, where it stands for what is meant, or the choice in the list. What has just come may still settle
/// under the finger: nobody gives up after one touch.
async fn touch(page: &Page, lesson: &Lesson, at: &str, name: &str, button: &str) {
    let gone_on = format!("(({NOW})?.at ?? {at:?}) !== {at:?}");
    for _ in 0..3 {
        if page.eval(POINTED).await == name {
            assert_eq!(page.text(BESIDE).await, "", "{} {at}", lesson.id);
            page.tap(".panel .pointed").await;
            if page.is("document.querySelector('.spot-menu')").await {
                let said = format!(
                    "(document.querySelector({button:?}).querySelector('span') ?? document.querySelector({button:?})).textContent"
                );
                let item = format!(
                    "[...document.querySelectorAll('.spot-menu button')].findIndex((item) => item.textContent === {said})"
                );
                let item = page.eval(&item).await.as_u64().expect("the menu offers it");
                page.tap(&format!(".spot-menu button:nth-of-type({})", item + 1)).await;
            }
        } else {
            unfold(page, button).await;
            page.tap(button).await;
        }
        for _ in 0..60 {
            if page.is(&gone_on).await {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Takes a lesson to its last step.
async fn take(page: &Page, lesson: &Lesson, by: By) {
    let mut at = String::new();
    loop {
        let now = next(page, lesson, &at).await;
        at = now["at"].as_str().unwrap().to_string();
        match meant(lesson, &place(&at)) {
            Some((name, button)) if by == By::Touch => touch(page, lesson, &at, &name, &button).await,
            Some((_, button)) => {
                let key = page.text(&format!("document.querySelector({button:?}).dataset.key")).await;
                page.number(key.parse().unwrap()).await;
            }
            None if now["done"] == true => return,
            None if by == By::Touch => page.tap("#lesson-next").await,
            None => page.key("ArrowRight").await,
        }
    }
}

/// How many lessons of the course on the page are done.
const DONE: &str = "document.querySelectorAll('.course .lesson-card.done').length";

#[tokio::test(flavor = "multi_thread")]
async fn every_course_is_taken_on_a_phone_by_touch() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = hurried(&chrome).await;
    page.size(390, 844, true).await;
    // "Play now" asks a newcomer first.
    page.goto(&format!("{}/", inn.base)).await;
    page.tap(".box details.newcomer > summary").await;
    page.tap(".box details.newcomer[open] a[href^='/learn/']").await;
    page.until("document.querySelector('.course .lesson-card.next')").await;
    for (number, title) in shelf::games().enumerate() {
        page.prefer(["en", "ru", "uk"][number % 3], "light").await;
        calm(&page, if number % 2 == 0 { "light" } else { "dark" }).await;
        page.goto(&format!("{}/learn/{}", inn.base, title.id())).await;
        for (done, lesson) in title.lessons().iter().enumerate() {
            page.tap(".course .lesson-card.next").await;
            page.until("document.querySelector('#narrator .narration')").await;
            assert_eq!(page.eval(&misfits(38, 12)).await, json!([]), "{} {}", title.id(), lesson.id);
            page.picture(&format!("lesson-phone-{}-{}", title.id(), lesson.id)).await;
            take(&page, lesson, By::Touch).await;
            page.tap("#lesson-done").await;
            page.until(&format!("{DONE} === {}", done + 1)).await;
        }
    }
    // Who has learned something is not asked any more.
    page.goto(&format!("{}/", inn.base)).await;
    assert!(!page.is("document.querySelector('.box details.newcomer')").await);
    content(&page);
}

/// Goes on by Tab until something that fits has the focus.
async fn tab_to(page: &Page, selector: &str) {
    for _ in 0..40 {
        page.key("Tab").await;
        if page.is(&format!("document.activeElement.matches({selector:?})")).await {
            return;
        }
    }
    panic!("Tab never reaches {selector}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_course_is_taken_by_the_keyboard_alone() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = hurried(&chrome).await;
    for title in shelf::games() {
        page.goto(&format!("{}/learn/{}", inn.base, title.id())).await;
        for (done, lesson) in title.lessons().iter().enumerate() {
            tab_to(&page, ".lesson-card.next").await;
            page.key("Enter").await;
            page.until("document.querySelector('#narrator .narration')").await;
            take(&page, lesson, By::Keys).await;
            // The arrow that led on leads to the end too.
            page.key("ArrowRight").await;
            page.until("document.activeElement.id === 'lesson-done'").await;
            page.key("Enter").await;
            page.until(&format!("{DONE} === {}", done + 1)).await;
        }
    }
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_fits_on_the_screen_and_answers_kindly() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = hurried(&chrome).await;
    for (width, height) in [(1440, 900), (1280, 720), (1366, 650)] {
        page.size(width, height, false).await;
        for title in shelf::games() {
            page.goto(&format!("{}/learn/{}/{}?step=1", inn.base, title.id(), title.lessons()[0].id)).await;
            page.until("document.querySelector('#table[data-live]')").await;
            page.picture(&format!("lesson-{width}-{}", title.id())).await;
            assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "{} {width}", title.id());
            assert!(
                page.is("document.querySelector('#narrator .steps').getBoundingClientRect().bottom < innerHeight")
                    .await
            );
        }
    }
    // A choice that was not meant is answered and not made; the place has an address.
    page.goto(&format!("{}/learn/{GAME}/claim?step=2", inn.base)).await;
    page.until(
        "document.querySelector('.pointed') && document.getElementById('pointer').getBoundingClientRect().width > 0",
    )
    .await;
    page.click("#choices button[data-play*=withdraw]").await;
    page.until("document.querySelector('#narrator .no')").await;
    page.picture("lesson-no").await;
    assert_eq!(page.text(AT).await, "step=2");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_at_the_table() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = hurried(&chrome).await;
    page.goto(&format!("{}/", inn.base)).await;
    page.eval("document.querySelector('.daily').scrollIntoView()").await;
    page.picture("puzzle-day").await;
    page.click(".daily a.go").await;
    page.until("location.pathname.startsWith('/puzzles/') && document.querySelector('#narrator .narration')").await;
    let button =
        |choice: &Value| format!("#choices button[data-play={}]", json!(json!([choice.to_string()]).to_string()));
    for (number, title) in shelf::games().filter(|title| !title.puzzles().is_empty()).enumerate() {
        let (puzzle, phone) = (&title.puzzles()[0], number % 2 == 1);
        let (width, height) = if phone { (390, 844) } else { (1280, 720) };
        page.size(width, height, phone).await;
        page.goto(&format!("{}/puzzles/{}/{}", inn.base, title.id(), puzzle.id)).await;
        page.until("document.querySelector('#table[data-live]')").await;
        page.picture(&format!("puzzle-{}", title.id())).await;
        assert!(page.is("document.scrollingElement.scrollHeight <= innerHeight").await, "{}", title.id());
        let outside = "[...document.querySelectorAll('#narrator *')].filter((part) => part.getBoundingClientRect().right > innerWidth).length";
        assert_eq!(page.eval(outside).await, 0, "{}: something is cut off", title.id());
        for (choice, said) in [(&puzzle.tempting, "#narrator .no"), (&puzzle.right[0], "#lesson-done")] {
            unfold(&page, &button(choice)).await;
            page.click(&button(choice)).await;
            page.until(&format!("document.querySelector({said:?})")).await;
        }
        page.picture(&format!("puzzle-{}-solved", title.id())).await;
        assert!(page.is("!document.querySelector('#choices button:not([hidden])')").await, "{}", title.id());
    }
    // It leads on to the next one.
    page.click("#lesson-done").await;
    page.until("document.querySelector('#table[data-live]') && !document.getElementById('lesson-done')").await;
    page.goto(&format!("{}/puzzles", inn.base)).await;
    page.until("document.querySelector('.puzzle-card.done')").await;
    page.picture("puzzles").await;
    assert_eq!(page.eval(&misfits(38, 12)).await, json!([]));
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kind_of_question_is_explained_once() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    play_now(&page, &inn.base, GAME).await;
    assert!(my_turn(&page).await);
    let shown = "document.querySelector('#prompt .first:not([hidden])')?.dataset.first ?? ''";
    let first = page.text(shown).await;
    assert!(first.starts_with("first-ask-"), "{first}");
    page.picture("guide").await;
    // Claiming asks for a card, which is another kind of question; then the first one is known.
    page.click("#choices button[data-play*=claim]").await;
    page.until(&format!("({shown}) === 'first-ask-card'")).await;
    page.key("u").await;
    page.until(&format!("({shown}) === '' && document.querySelector('#choices button[data-play*=claim]')")).await;
    page.goto(&page.text("location.href").await).await;
    assert!(my_turn(&page).await);
    assert_eq!(page.text(shown).await, "", "nor after coming back");
    // Whoever wants no explanations gets none.
    let other = chrome.person().await;
    other.goto(&format!("{}/", inn.base)).await;
    other.eval("document.cookie = 'guide=off; path=/'").await;
    play_now(&other, &inn.base, GAME).await;
    assert!(my_turn(&other).await);
    assert_eq!(other.text(shown).await, "");
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_narrators_arrow_lies_over_no_words() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = hurried(&chrome).await;
    // The whole board is pointed at, whose edges touch what is written around it.
    for (width, height) in [(1440, 900), (1366, 650), (390, 844)] {
        page.size(width, height, width < 500).await;
        page.goto(&format!("{}/learn/tundra/round", inn.base)).await;
        page.until("document.querySelector('#pointer:not([hidden])')").await;
        let within = "(() => { const arrow = document.getElementById('pointer').getBoundingClientRect(); \
            const stage = document.querySelector('.stage').getBoundingClientRect(); \
            return arrow.top >= stage.top && arrow.bottom <= stage.bottom; })()";
        page.until(within).await;
    }
    content(&page);
}
