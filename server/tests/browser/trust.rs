//! Accounts, order and notices as people see them; and passkeys with a virtual authenticator of the browser itself.

use serde_json::json;

use crate::chrome::Page;
use crate::everybody::{axe, judge};
use crate::house;
use crate::visit::send_table;

/// Pictures of a page from its top to its end; nothing is wider than the window, and axe has nothing against it.
async fn look(page: &Page, name: &str) {
    for (width, height, phone) in [(1440, 900, false), (390, 844, true)] {
        page.size(width, height, phone).await;
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        assert!(!page.is("document.scrollingElement.scrollWidth > innerWidth").await, "{name} is wider than {width}");
        let tall = page.eval("document.scrollingElement.scrollHeight").await.as_u64().unwrap();
        for part in 0..tall.div_ceil(u64::from(height)).min(6) {
            page.eval(&format!("scrollTo(0, {})", part * u64::from(height))).await;
            page.picture(&format!("trust-{name}-{width}-{part}")).await;
        }
        if let Some(axe) = axe() {
            judge(page, &axe, &format!("{name}, {width} wide")).await;
        }
    }
    page.eval("scrollTo(0, 0)").await;
    page.size(1440, 900, false).await;
}

async fn fill(page: &Page, selector: &str, value: &str) {
    page.eval(&format!("document.querySelector({selector:?}).value = {value:?}")).await;
}

/// Sends the form of a button or field, and waits for the page that it leads to.
async fn send(page: &Page, inside: &str) {
    page.eval("window.before = true").await;
    page.eval(&format!("document.querySelector({inside:?}).closest('form').requestSubmit()")).await;
    page.until("!window.before").await;
}

/// Somebody with an account, at the account page. Passkeys want a name, so the house is visited as `localhost`.
async fn account(page: &Page, base: &str) {
    page.goto(&format!("{base}/account")).await;
    fill(page, "#register-name", "Olya").await;
    fill(page, "#register-password", "a glade of foxes").await;
    send(page, "#register-name").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_made_and_opens_the_door_without_a_password() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let base = inn.base.replace("127.0.0.1", "localhost");
    let page = chrome.person().await;
    page.call("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    page.call("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    account(&page, &base).await;
    page.until("document.querySelector('[data-passkey]:not([hidden])')").await;
    // Without the password the house gives no question away.
    fill(&page, "#passkey-password", "a glade of wolves").await;
    page.eval("document.querySelector('#passkey-password').form.requestSubmit()").await;
    page.until("document.querySelector('[data-refused]:not([hidden])')?.textContent.length > 5").await;
    fill(&page, "#passkey-password", "a glade of foxes").await;
    send(&page, "#passkey-password").await;
    assert!(page.is("document.querySelector('form[action^=\"/account/passkeys/\"][action$=\"/end\"]')").await);
    look(&page, "passkey").await;
    page.eval("window.before = true").await;
    page.eval("document.querySelector('form[action=\"/logout\"]').requestSubmit()").await;
    page.until("!window.before").await;
    page.goto(&format!("{base}/login")).await;
    page.until("document.querySelector('[data-passkey]:not([hidden])')").await;
    look(&page, "login").await;
    send(&page, "[data-passkey] button").await;
    assert_eq!(page.text("location.pathname").await, "/account");
    assert_eq!(page.text("document.querySelector('h1').textContent").await, "Olya");
    // A key that its owner has removed opens nothing.
    send(&page, "form[action^=\"/account/passkeys/\"][action$=\"/end\"] button").await;
    page.eval("window.before = true").await;
    page.eval("document.querySelector('form[action=\"/logout\"]').requestSubmit()").await;
    page.until("!window.before").await;
    page.goto(&format!("{base}/login")).await;
    page.until("document.querySelector('[data-passkey]:not([hidden])')").await;
    send(&page, "[data-passkey] button").await;
    assert!(!page.is("document.querySelector('h1').textContent === 'Olya'").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn account_order_and_recovery_are_a_pleasure_to_look_at() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let (page, other) = (chrome.person().await, chrome.person().await);
    account(&page, &inn.base).await;
    look(&page, "account").await;
    assert!(page.is("document.querySelector('[data-push]:not([hidden])') || !('PushManager' in window)").await);
    // A table with somebody else, who is reported.
    page.goto(&format!("{}/new/animal_kingdoms", inn.base)).await;
    let table = send_table(&page, &["me", "open", "open"]).await;
    other.goto(&table).await;
    fill(&other, "#my-name", "Boris").await;
    send(&other, "#my-name").await;
    page.goto(&format!("{table}/people")).await;
    page.eval("document.querySelector('details.farewell').open = true").await;
    fill(&page, "textarea", "They insult everybody at the table, again and again.").await;
    look(&page, "company").await;
    send(&page, "textarea").await;
    assert!(page.is("document.querySelector('.done')").await);
    server::appoint(&inn.house.config.database, "Olya", true).unwrap();
    page.goto(&format!("{}/owner", inn.base)).await;
    look(&page, "owner").await;
    other.goto(&format!("{}/recover", inn.base)).await;
    look(&other, "recover").await;
    // Links that are not true, or no longer: the browser itself complains about their status.
    let stranger = chrome.person().await;
    for path in ["recover", "mail"] {
        stranger.goto(&format!("{}/{path}/nothing-of-ours", inn.base)).await;
        look(&stranger, &format!("{path}-link")).await;
    }
    for page in [&page, &other] {
        assert!(page.complaints().is_empty(), "{:?}", page.complaints());
    }
}
