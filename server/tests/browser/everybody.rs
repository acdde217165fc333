//! Can everybody use the pages? axe-core judges every kind of page, on a desk by day and on a phone by night.

use std::path::Path;

use serde_json::json;

use crate::chrome::{Chrome, Page};
use crate::house;
use crate::seats::hand_over;
use crate::visit::{GAME, Luck, click_something, content, make_table, my_turn, play_among_the_quick, until_over};

const GAMES: [&str; 5] = ["animal_kingdoms", "tundra", "arctic", "a_wild_venture", "root"];

/// The judge, if it is on this machine; that it is not is said loudly, and is a failure in CI.
pub fn axe() -> Option<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/axe-core/node_modules/axe-core/axe.min.js");
    let script = std::fs::read_to_string(file).ok();
    if script.is_none() {
        assert!(std::env::var_os("CI").is_none(), "no axe-core: run scripts/axe first");
        eprintln!("\n*** NO AXE-CORE: this test did not run. `scripts/axe` installs it. ***\n");
    }
    script
}

/// What axe finds wrong with a page, every rule and best practice included.
pub async fn judge(page: &Page, axe: &str, what: &str) {
    judge_part(page, axe, "document", what).await;
}

/// What it finds wrong with a part of a page whose rest has been judged already.
async fn judge_part(page: &Page, axe: &str, part: &str, what: &str) {
    // No tip lies over what is judged, wherever the pointer or the focus rests.
    let untold = "(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync('.tip { display: none !important }'); \
        document.adoptedStyleSheets.push(sheet); })()";
    page.eval(untold).await;
    page.eval(&format!("if (!window.axe) {{ {axe} }} 0")).await;
    let told = "({ violations }) => violations.map(({ id, help, nodes }) => \
        `${id} (${help}): ${nodes.slice(0, 4).map((node) => node.target + ' ' + node.html.slice(0, 160) + ' ' + node.any.concat(node.all, node.none).map((check) => check.message).slice(0, 1)).join(' | ')}`)";
    let found = format!("axe.run({part}, {{ resultTypes: ['violations'] }}).then({told})");
    assert_eq!(page.eval(&found).await, json!([]), "{what}");
}

/// A desk by day, or a phone by night.
async fn visitor(chrome: &Chrome, phone: bool) -> Page {
    let page = chrome.person().await;
    if phone {
        page.size(390, 844, true).await;
    }
    page.prefer(if phone { "uk" } else { "en" }, if phone { "dark" } else { "light" }).await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_can_use_the_pages() {
    let (Some(chrome), Some(axe)) = (Chrome::start().await, axe()) else { return };
    let inn = house::open().await;
    for phone in [false, true] {
        let page = visitor(&chrome, phone).await;
        let mut paths: Vec<String> =
            ["/", "/account", "/login", "/recover", "/api/docs", "/nothing-here"].map(String::from).to_vec();
        for game in GAMES {
            paths.extend(["/new/{}", "/rules/{}", "/rules/{}/full"].map(|path| path.replace("{}", game)));
        }
        paths.push(format!("/learn/{GAME}"));
        paths.extend(shelf::games().map(|title| format!("/learn/{}/{}?step=1", title.id(), title.lessons()[0].id)));
        for path in paths {
            page.goto(&format!("{}{path}", inn.base)).await;
            judge(&page, &axe, &format!("{path}, phone {phone}")).await;
        }
        // With its menu open.
        page.goto(&format!("{}/", inn.base)).await;
        page.click("details.menu summary").await;
        judge(&page, &axe, &format!("the menu, phone {phone}")).await;
        // An open chair, and who is invited to it.
        let address = make_table(&page, &inn.base, GAME, &["me", "open"]).await;
        judge(&page, &axe, &format!("a waiting room, phone {phone}")).await;
        let guest = visitor(&chrome, phone).await;
        guest.goto(&address).await;
        judge(&guest, &axe, &format!("an invitation, phone {phone}")).await;
        content(&guest);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_can_use_the_table() {
    let (Some(chrome), Some(axe)) = (Chrome::start().await, axe()) else { return };
    let inn = house::open().await;
    for (phone, game) in [false, true].into_iter().flat_map(|phone| GAMES.map(|game| (phone, game))) {
        let page = visitor(&chrome, phone).await;
        play_among_the_quick(&page, &inn.base, game).await;
        let mut luck = Luck(3);
        for _ in 0..8 {
            if !my_turn(&page).await {
                break;
            }
            click_something(&page, &mut luck).await;
        }
        my_turn(&page).await;
        judge(&page, &axe, &format!("{game}, phone {phone}")).await;
        page.click("#open-help").await;
        page.until("!document.getElementById('help').hidden").await;
        judge_part(&page, &axe, "document.getElementById('help')", &format!("{game}, phone {phone}, the rules")).await;
        page.key("Escape").await;
        if phone {
            let tabs: &[&str] = if game == GAME { &["players", "log", "chat"] } else { &["players"] };
            for tab in tabs {
                page.click(&format!(".tabs [data-show={tab}]")).await;
                judge(&page, &axe, &format!("{game}, phone, {tab}")).await;
            }
            page.click(".tabs [data-show=board]").await;
        }
        content(&page);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_can_use_result_replay_and_seal() {
    let (Some(chrome), Some(axe)) = (Chrome::start().await, axe()) else { return };
    let inn = house::open().await;
    for phone in [false, true] {
        let page = visitor(&chrome, phone).await;
        let address = make_table(&page, &inn.base, GAME, &["me", "bot:random"]).await;
        assert!(my_turn(&page).await);
        page.goto(&format!("{address}/verify")).await;
        judge(&page, &axe, &format!("the seal of a running game, phone {phone}")).await;
        page.goto(&address).await;
        assert!(my_turn(&page).await);
        if phone {
            page.click(".tabs [data-show=players]").await;
        }
        hand_over(&page, "random").await;
        if phone {
            page.click(".tabs [data-show=board]").await;
        }
        until_over(&page).await;
        // When the last row of the count has come.
        page.until("document.getAnimations().every((one) => one.playState === 'finished')").await;
        judge(&page, &axe, &format!("a result, phone {phone}")).await;
        for path in ["/replay", "/verify", "/people"] {
            page.goto(&format!("{address}{path}")).await;
            judge(&page, &axe, &format!("{path}, phone {phone}")).await;
        }
        // The review takes a while, is made once, and leads into the replay.
        page.goto(&format!("{address}/review")).await;
        page.until("document.querySelector('.review .curves svg')").await;
        page.picture(&format!("review-phone-{phone}")).await;
        judge(&page, &axe, &format!("the review, phone {phone}")).await;
        // However long names and numbers are, the sheet of luck and skill scrolls by itself.
        page.eval("document.querySelector('.accounts').style.minWidth = '2000px'").await;
        assert!(page.is("document.scrollingElement.scrollWidth <= innerWidth").await, "phone {phone}");
        if page.is("document.querySelector('.turning a')").await {
            page.click(".turning a").await;
            page.until("document.querySelector('#turned .made') && document.querySelector('#turned .better')").await;
            // Whatever stands on the table for a way has an arrow.
            let arrows = "['made', 'better'].filter((way) => document.getElementById('turned').dataset[way] !== undefined).every((way) => document.querySelector(`#arrow-${way}:not([hidden]) .line[d^=M]`))";
            page.until(arrows).await;
            // What is written below the board is not drawn over by an arrow to the board.
            let over = "['made', 'better'].filter((way) => { const { dataset } = document.getElementById('turned'); \
                const name = CSS.escape(dataset[way] ?? ''); \
                const goal = name && [...document.querySelectorAll(`.stage [data-spot=\"${name}\"], .stage #${name}`)].some((one) => one.checkVisibility({ visibilityProperty: true })); \
                const line = document.querySelector(`#arrow-${way}:not([hidden]) .line`); \
                return goal && line && line.getBoundingClientRect().bottom > document.querySelector('.dock').getBoundingClientRect().top + 8; })";
            assert_eq!(page.eval(over).await, serde_json::json!([]), "arrows over the words");
            page.picture(&format!("turning-phone-{phone}")).await;
            judge(&page, &axe, &format!("a turning point, phone {phone}")).await;
        }
        content(&page);
    }
}
