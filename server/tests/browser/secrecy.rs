//! Two browsers play each other, and every byte that reaches one of them is searched for the other's hand: the page, the frames of
//! the socket, and what the API tells.

use std::collections::HashSet;

use crate::chrome::Page;
use crate::house;
use crate::visit::{ASKED, GAME, Luck, OVER, cards, click_something, content, make_table};

/// An account with a token for the API, whose stream of events is heard from now on.
async fn listen(page: &Page, name: &str) {
    let script = format!(
        "(async () => {{ const post = (path, form) => fetch(path, {{ method: 'POST', body: new URLSearchParams(form) }}).then((a) => a.text()); \
         await post('/account/register', {{ name: '{name}', password: 'a glade of foxes' }}); \
         const made = new DOMParser().parseFromString(await post('/account/tokens', {{ name: 'mine' }}), 'text/html'); \
         window.token = 'Bearer ' + made.getElementById('fresh-token').value; \
         window.events = ''; \
         const stream = await fetch('/api' + location.pathname.replace('table', 'tables') + '/events', {{ headers: {{ authorization: window.token }} }}); \
         const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader(); \
         (async () => {{ for (;;) {{ const {{ value, done }} = await reader.read(); if (done) return; window.events += value; }} }})(); }})()"
    );
    page.eval(&script).await;
}

/// What the API tells: view, legal actions and log, and the events so far.
async fn told(page: &Page) -> (String, String) {
    let look = "fetch('/api' + location.pathname.replace('table', 'tables'), { headers: { authorization: window.token } }).then((a) => a.text())";
    (page.text(look).await, page.text("window.events").await)
}

/// Cards that everybody has seen: on the board, or named in the log that a spectator reads.
async fn open_cards(crowd: &Page) -> HashSet<String> {
    let told = "[...document.querySelectorAll('#board [data-piece^=\"card-\"], #log [data-thing^=\"card-\"]')] \
        .map((e) => e.dataset.piece ?? e.dataset.thing)";
    let told = crowd.eval(told).await;
    told.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_string()).collect()
}

/// Nothing that ever arrived at `other` names a card of this hand that was neither seen by all nor once in the other's hand.
async fn keeps_secret(page: &Page, other: &Page, crowd: &Page, known: &HashSet<String>) {
    let source = other.text("document.documentElement.outerHTML").await;
    let (frames, watched) = (other.frames(), crowd.frames());
    let (look, events) = told(other).await;
    assert!(look.contains("\"choices\"") && look.contains("\"view\""), "{look}");
    for card in cards(page, "#hand").await.difference(known) {
        // On pages an element is called `card-wolf_3`, in the API the card is `wolf_3`.
        let bare = card.trim_start_matches("card-");
        let named = |text: &str| text.contains(&format!("{bare}\"")) || text.contains(&format!("{bare}\\\""));
        let any = |frames: &[String]| frames.iter().any(|frame| named(frame));
        let places = [("page", named(&source)), ("socket", any(&frames)), ("view", named(&look))];
        let places = [&places[..], &[("events", named(&events)), ("watching", any(&watched))]].concat();
        if let Some((leak, _)) = places.iter().find(|(_, named)| *named) {
            // The other may have seen it played before this page has: then it leaves this hand any moment.
            let public = open_cards(crowd).await.contains(card);
            assert!(public || leaves_hand(page, card).await, "{card} is in the other's {leak}");
        }
    }
}

/// Does a card leave the hand within a few seconds, without anybody doing anything?
async fn leaves_hand(page: &Page, card: &str) -> bool {
    for _ in 0..100 {
        if !cards(page, "#hand").await.contains(card) {
            return true;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_each_other_and_neither_learns_the_others_hand() {
    let Some((chrome, inn)) = house::visit().await else { return };
    let (anna, borys, crowd) = (chrome.person().await, chrome.person().await, chrome.person().await);
    make_table(&anna, &inn.base, GAME, &["me", "open"]).await;
    let invite = anna.text("document.getElementById('invite-link').value").await;
    borys.goto(&invite).await;
    borys.eval("document.getElementById('my-name').value = 'Bo'").await;
    borys.click("form[action$='/join'] button.go").await;
    // The game begins when the last chair is taken.
    for page in [&anna, &borys] {
        page.until("document.querySelector('#table[data-live] #hand')").await;
    }
    crowd.goto(&anna.text("location.href").await).await;
    crowd.until("document.querySelector('#table[data-live] #board')").await;
    listen(&anna, "Anna").await;
    listen(&borys, "Borys").await;
    let mut luck = Luck(7);
    // What Anna knows, and what Borys knows: what was open, and what they had in hand themselves.
    let mut known = [HashSet::new(), HashSet::new()];
    for _ in 0..60 {
        anna.until(&format!("{OVER} || document.querySelector('#prompt .pill')")).await;
        for (known, page) in known.iter_mut().zip([&anna, &borys]) {
            known.extend(open_cards(&crowd).await);
            known.extend(cards(page, "#hand").await);
        }
        keeps_secret(&anna, &borys, &crowd, &known[1]).await;
        keeps_secret(&borys, &anna, &crowd, &known[0]).await;
        if anna.is(OVER).await {
            break;
        }
        for page in [&anna, &borys] {
            if page.is(ASKED).await {
                click_something(page, &mut luck).await;
                break;
            }
        }
    }
    assert!(told(&borys).await.1.lines().count() > 10, "the stream of events told what happened");
    assert!(borys.frames().len() > 20, "the game went on: {} frames", borys.frames().len());

    // A word in the chat arrives, as text.
    anna.eval("document.getElementById('say-text').value = '<b>hello</b>'").await;
    anna.click("#say-form button").await;
    borys.until("document.getElementById('chat').textContent.includes('<b>hello</b>')").await;
    content(&anna);
    content(&borys);
    content(&crowd);
}
