//! Lessons in a real browser: a newcomer is offered them, takes the first one of every game on a phone by touch and a whole course by the
//! keyboard alone, and is told about each kind of question once in their first game.

use engine::lesson::{Lesson, Place};
use serde_json::json;

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::visit::{GAME, TURNS, content, misfits, my_turn, play_now, unfold};

/// Where the narrator says that the learner is.
const AT: &str = "document.querySelector('#narrator .narration').dataset.at";

/// Somebody who wants to see the others' moves at once.
async fn hurried(chrome: &Chrome) -> Page {
    let page = chrome.newcomer().await;
    let taste = "document.cookie = 'bots=once; path=/; SameSite=Lax'";
    page.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": taste })).await;
    page
}

async fn place(page: &Page) -> Place {
    let query = format!("new URLSearchParams({AT})");
    let made = page.text(&format!("{query}.get('made') ?? ''")).await;
    let step = page.text(&format!("{query}.get('step')")).await.parse().unwrap();
    Place { step, made: made.split_whitespace().map(str::to_string).collect() }
}

/// The button of the first choice that is meant, or of any where any is.
fn meant(lesson: &Lesson, at: &Place) -> Option<String> {
    let name = lesson.ways(at).first()?.first()?.clone();
    let play = json!([json!(name).to_string()]).to_string();
    let button = format!("#choices button[data-play={}]", json!(play));
    Some(if name == "*" { "#choices button[data-key='1']".to_string() } else { button })
}

/// Takes a lesson to its last step: by touching what is pointed at, or by typing numbers.
async fn take(page: &Page, lesson: &Lesson, touch: bool) {
    loop {
        page.until("document.querySelector('#table[data-live]') && !document.body.classList.contains('busy')").await;
        let at = place(page).await;
        let before = page.text(AT).await;
        assert!(!page.is("document.getElementById('narrator').textContent.includes('⟦')").await);
        match meant(lesson, &at) {
            Some(button) if touch => {
                // The thing that is pointed at, where it means one choice.
                let one = page.is("document.querySelectorAll('.panel .pointed').length === 1").await;
                if one {
                    page.tap(".panel .pointed").await;
                    if page.is("document.querySelector('.spot-menu')").await {
                        page.key("Escape").await;
                        unfold(page, &button).await;
                        page.tap(&button).await;
                    }
                } else {
                    unfold(page, &button).await;
                    page.tap(&button).await;
                }
            }
            Some(button) => {
                let key = page.text(&format!("document.querySelector({button:?}).dataset.key")).await;
                page.number(key.parse().unwrap()).await;
            }
            None if page.is("document.getElementById('lesson-done')").await => return,
            None if touch => page.tap("#lesson-next").await,
            None => page.key("ArrowRight").await,
        }
        page.until(&format!("{AT} !== {before:?}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_taught_on_a_phone_by_touch() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = hurried(&chrome).await;
    page.size(390, 844, true).await;
    // "Play now" asks a newcomer first.
    page.goto(&format!("{}/", inn.base)).await;
    page.tap(".box details.newcomer > summary").await;
    page.tap(".box details.newcomer[open] a[href^='/learn/']").await;
    page.until("document.querySelector('.course .lesson-card.next')").await;
    for (number, title) in shelf::games().enumerate() {
        let lesson = &title.lessons()[0];
        page.prefer(["en", "ru", "uk"][number % 3], if number % 2 == 0 { "light" } else { "dark" }).await;
        page.goto(&format!("{}/learn/{}", inn.base, title.id())).await;
        page.tap(".course .lesson-card").await;
        page.until("document.getElementById('narrator')").await;
        page.tap("#lesson-next").await;
        page.until(&format!("{AT} === 'step=1'")).await;
        page.picture(&format!("lesson-phone-{}", title.id())).await;
        assert_eq!(page.eval(&misfits(38, 12)).await, json!([]), "{}", title.id());
        take(&page, lesson, true).await;
        page.tap("#lesson-done").await;
        page.until("document.querySelector('.course .lesson-card.done')").await;
    }
    // Who has learned something is not asked any more.
    page.goto(&format!("{}/", inn.base)).await;
    assert!(!page.is("document.querySelector('.box details.newcomer')").await);
    content(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_course_is_taken_by_the_keyboard_alone() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
    let page = hurried(&chrome).await;
    let title = shelf::game(GAME).unwrap();
    for lesson in title.lessons() {
        let address = format!("{}/learn/{GAME}/{}", inn.base, lesson.id);
        page.goto(&address).await;
        take(&page, lesson, false).await;
        for _ in 0..60 {
            page.key("Tab").await;
            if page.is("document.activeElement.id === 'lesson-done'").await {
                break;
            }
        }
        page.key("Enter").await;
        page.until("document.querySelector('.course')").await;
    }
    assert_eq!(page.eval("document.querySelectorAll('.lesson-card.done').length").await, title.lessons().len());
    // A choice that was not meant is answered and not made; everything fits on one screen; the place has an address.
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
async fn a_kind_of_question_is_explained_once() {
    let _turn = TURNS.lock().await;
    let Some(chrome) = Chrome::start().await else { return };
    let inn = house::open().await;
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
