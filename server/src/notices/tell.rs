//! Telling people by mail and in their browsers. What has settled itself meanwhile, since somebody has moved, is not told any more.

use std::sync::Arc;

use engine::words::Arg;
use engine::{Lang, Phrase};
use serde::Deserialize;
use ureq::Agent;

use super::outside::taken;
use super::push::{self, HouseKey};
use crate::House;
use crate::pages;
use crate::store::{self, Bag, PersonId, PushWord, Word};
use crate::time::now;

/// A push service keeps a word for so many seconds for a browser that is off.
const KEPT_FOR: u32 = 86_400;

/// What a letter says.
#[derive(Deserialize)]
struct Told {
    event: String,
    game: String,
    table: String,
    url: String,
}

impl Told {
    /// In a sentence.
    fn line(&self, lang: Lang) -> String {
        let word = match self.event.as_str() {
            "time_warning" => "notice-time-warning",
            "game_over" => "notice-game-over",
            _ => "notice-your-turn",
        };
        let game = shelf::game(&self.game).map(|title| title.words().say(lang, &[]).word("name"));
        pages::say(lang).text(&Phrase::new(word).arg("game", Arg::Text(game.unwrap_or_default())))
    }
}

/// What a word says, if it is still so.
async fn still_so(house: &House, person: PersonId, word: &Word) -> Option<Told> {
    let told: Told = serde_json::from_str(&word.body).ok()?;
    let table = told.table.clone();
    let asked = house.store.read(move |db| store::is_asked(db, person, &table)).await;
    // A house that cannot look tells it rather once too often.
    (told.event == "game_over" || asked.unwrap_or(true)).then_some(told)
}

/// Brings all that waits for one person as one letter, and says by which of them it is known.
pub(super) async fn by_mail(house: Arc<House>, bag: Bag) -> i64 {
    let ids: Vec<i64> = bag.words.iter().map(|word| word.id).collect();
    let (first, tries) = bag.words.first().map_or((0, 0), |word| (word.id, word.tries));
    let mut news = Vec::new();
    for word in &bag.words {
        news.extend(still_so(&house, bag.person, word).await);
    }
    let arrived = match (&house.config.mail, news.is_empty()) {
        (_, true) => return gone(&house, ids, first).await,
        (Some(office), _) => {
            let (subject, text) = letter(&house.address, Lang::from_code(&bag.lang).unwrap_or(Lang::En), &news);
            office.send(&bag.address, &subject, text).await
        }
        (None, _) => Err("there is no mail server".to_string()),
    };
    if let Err(error) = &arrived {
        tracing::warn!(error, "a letter could not be sent");
    }
    super::note(&house, &ids, tries, arrived.is_ok()).await;
    first
}

/// A letter about some tables.
fn letter(house: &str, lang: Lang, news: &[Told]) -> (String, String) {
    let say = pages::say(lang);
    let subject = match news {
        [one] => one.line(lang),
        _ => say.text(&Phrase::new("notice-subject").number("n", news.len() as i64)),
    };
    let lines: Vec<String> = news.iter().map(|told| format!("{}\n{}\n", told.line(lang), told.url)).collect();
    let end = say.text(&Phrase::new("notice-end").arg("link", Arg::Text(format!("{house}/account#notices"))));
    (subject, format!("{}\n{end}\n", lines.join("\n")))
}

/// Forgets words that nobody needs to hear any more.
async fn gone(house: &House, ids: Vec<i64>, first: i64) -> i64 {
    let noted = house.store.write(move |db| ids.iter().try_for_each(|&id| store::letter_done(db, id))).await;
    if let Err(error) = noted {
        tracing::warn!(%error, "cannot note a letter");
    }
    first
}

/// Brings a word to a browser, and says which it was.
pub(super) async fn in_browser(house: Arc<House>, agent: Agent, word: PushWord) -> i64 {
    let id = word.word.id;
    let Some(told) = still_so(&house, word.person, &word.word).await else { return gone(&house, vec![id], id).await };
    let lang = Lang::from_code(&word.lang).unwrap_or(Lang::En);
    let message = serde_json::json!({
        "title": pages::say(lang).word("brand"),
        "text": told.line(lang),
        "url": format!("/table/{}", told.table),
        "tag": told.table,
    });
    let sealed = push::seal(&word.to, message.to_string().as_bytes());
    let key = house.push_key().await;
    let signed = key.and_then(|key| key.authorization(&word.to.endpoint, &house.address, now()));
    let (Some(sealed), Some(signed)) = (sealed, signed) else {
        // A browser with a key that is none is told nothing.
        unsubscribe(&house, word.to.endpoint).await;
        return id;
    };
    let (endpoint, tag) = (word.to.endpoint.clone(), told.table);
    let sent = tokio::task::spawn_blocking(move || {
        let post = agent.post(&endpoint).header("content-encoding", "aes128gcm").header("authorization", signed);
        let post = post.header("ttl", KEPT_FOR.to_string()).header("urgency", "normal").header("topic", tag);
        taken(post.content_type("application/octet-stream").send(&sealed))
    })
    .await;
    match sent {
        // The browser does not want to hear anything any more.
        Ok(Err(ureq::Error::StatusCode(404 | 410))) => unsubscribe(&house, word.to.endpoint).await,
        sent => super::note(&house, &[id], word.word.tries, matches!(sent, Ok(Ok(())))).await,
    }
    id
}

async fn unsubscribe(house: &House, endpoint: String) {
    if let Err(error) = house.store.write(move |db| store::unsubscribe(db, &endpoint)).await {
        tracing::warn!(%error, "cannot forget a browser");
    }
}

impl House {
    /// By what push services know the house; nothing if it can have no key.
    pub(crate) async fn push_key(&self) -> Option<&HouseKey> {
        let make = async || {
            let fresh = HouseKey::fresh().ok_or(())?;
            let kept = self.store.write(move |db| store::house_key(db, "push", &fresh)).await.map_err(drop)?;
            HouseKey::read(&kept).ok_or(())
        };
        self.push_key.get_or_try_init(make).await.ok()
    }
}
