//! Before the game: the form answers while it is filled in, and in the waiting room a choice is sent as soon as it is made.

use serde_json::json;

use crate::chrome::Page;
use crate::house;
use crate::visit::{content, good_page, misfits, send_table};

/// The same page on a phone by night: nothing too small, nothing beyond the edge, nothing pale.
async fn fits_a_phone(page: &Page, name: &str) {
    page.size(390, 844, true).await;
    page.prefer("en", "dark").await;
    page.picture(&format!("{name}-phone")).await;
    assert_eq!(page.eval(&misfits(40, 13)).await, json!([]), "{name}");
    good_page(page, "en", name).await;
    page.size(1440, 900, false).await;
    page.prefer("en", "light").await;
}

/// Chooses a value as a hand would.
fn choose(field: &str, value: &str) -> String {
    format!(
        "{{ const field = document.getElementById('{field}'); field.value = '{value}';
           field.dispatchEvent(new Event('change', {{ bubbles: true }})); }}"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_answers_at_once_and_so_does_the_waiting_room() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let page = chrome.person().await;
    page.goto(&format!("{}/new/root", inn.base)).await;
    page.until("document.getElementById('advice').textContent.includes('20')").await;
    assert!(!page.is("document.getElementById('double-header').checkVisibility()").await, "three play");
    page.eval(&choose("seat-2", "none")).await;
    page.until("document.getElementById('double-header').checkVisibility()").await;
    page.until("document.getElementById('advice').textContent.includes('17')").await;
    page.eval(&choose("option.factions.0", "eyrie")).await;
    page.until("document.querySelector('#advice.bad')").await;
    page.picture("line-up").await;
    fits_a_phone(&page, "line-up").await;
    page.click("[name=look][value=recommended]").await;
    page.until("document.getElementById('option.factions.0').value === 'marquise'").await;
    page.until("!document.querySelector('#advice.bad')").await;
    send_table(&page, &["me", "open"]).await;
    page.until("document.getElementById('side-0-factions')").await;
    page.eval(&choose("side-0-factions", "cult")).await;
    page.until("document.querySelector('#side-0-factions option[selected]')?.value === 'cult'").await;
    page.until("document.activeElement.id === 'side-0-factions'").await;
    page.picture("waiting-room").await;
    fits_a_phone(&page, "waiting-room").await;
    content(&page);
}
