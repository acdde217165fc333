//! Notices for those who are away: when something is asked of a player at a slow table, they are told by the ways that they have chosen:
//! a letter in JSON to an address of theirs, mail, or a word in their browser. It tells nothing but which table waits. Letters are kept
//! in the store until they arrive.

mod outside;
pub(crate) mod push;
mod tell;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tokio::task::JoinSet;
use ureq::Agent;

pub(crate) use outside::acceptable;
use outside::{agent, taken};

use crate::House;
use crate::secret;
use crate::store::{self, Letter};
use crate::time::now;

/// After so many tries a letter is given up: the last one is a day after the first.
const TRIES: u32 = 8;
/// So many letters are under way at once …
const AT_ONCE: usize = 16;
/// … and so many of them to one host.
const AT_ONE_HOST: usize = 2;
/// The host of all mail.
const MAIL: &str = "mail";
/// Letters under way: whose place each one takes, by its number.
#[derive(Default)]
struct UnderWay(HashMap<i64, String>);

impl UnderWay {
    /// Takes a place for a letter, if there is one. A host that is slow to answer is only in its own way.
    fn take(&mut self, id: i64, host: String) -> bool {
        let there = self.0.values().filter(|other| **other == host).count();
        if self.0.contains_key(&id) || there >= AT_ONE_HOST || self.0.len() >= AT_ONCE {
            return false;
        }
        self.0.insert(id, host);
        true
    }
}

fn host_of(url: &str) -> String {
    url::Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_string)).unwrap_or_default()
}

/// Carries letters until the house closes: side by side, but only a few to one host.
pub async fn carry(house: Arc<House>) {
    let agent = agent(house.config.private_hooks);
    let (mut under_way, mut carriers) = (UnderWay::default(), JoinSet::new());
    loop {
        tokio::select! {
            () = house.closing.cancelled() => return,
            () = house.letters.notified() => {}
            () = tokio::time::sleep(Duration::from_millis(5 * house.config.pace.second)) => {}
            Some(done) = carriers.join_next() => {
                if let Ok(id) = done {
                    under_way.0.remove(&id);
                }
            }
        }
        // One node carries for all.
        if !house.is_first() {
            continue;
        }
        let waiting = house.store.read(|db| {
            let now = now();
            Ok((store::letters_due(db, now)?, store::mail_waiting(db, now)?, store::pushes_waiting(db, now)?))
        });
        let Ok((letters, bags, words)) = waiting.await else { continue };
        for letter in letters {
            if under_way.take(letter.id, host_of(&letter.url)) {
                carriers.spawn(deliver(house.clone(), agent.clone(), letter));
            }
        }
        for bag in bags.into_iter().filter(|_| house.config.mail.is_some()) {
            if bag.words.first().is_some_and(|first| under_way.take(first.id, MAIL.into())) {
                carriers.spawn(tell::by_mail(house.clone(), bag));
            }
        }
        for word in words {
            if under_way.take(word.word.id, host_of(&word.to.endpoint)) {
                carriers.spawn(tell::in_browser(house.clone(), agent.clone(), word));
            }
        }
    }
}

/// By what the one who gets a letter knows that it comes from this house: HMAC-SHA256 of the body.
fn signature(secret: &str, body: &str) -> Option<String> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).ok()?;
    mac.update(body.as_bytes());
    Some(format!("sha256={}", secret::to_hex(&mac.finalize().into_bytes())))
}

/// Brings a letter, and says which it was.
async fn deliver(house: Arc<House>, agent: Agent, letter: Letter) -> i64 {
    let (id, tries) = (letter.id, letter.tries);
    let sent = tokio::task::spawn_blocking(move || {
        let mut post = agent.post(&letter.url).header("content-type", "application/json");
        if let Some(signature) = signature(&letter.secret, &letter.body) {
            post = post.header("x-polyana-signature", signature);
        }
        taken(post.send(&letter.body))
    })
    .await;
    note(&house, &[id], tries, matches!(sent, Ok(Ok(())))).await;
    id
}

/// Notes whether letters have arrived; those that have not are tried again later, up to a day.
async fn note(house: &House, ids: &[i64], tries: u32, arrived: bool) {
    house.metrics.letter(arrived);
    let done = arrived || tries + 1 >= TRIES;
    let (ids, wait) = (ids.to_vec(), 10 * house.config.pace.second as i64 * 4_i64.pow(tries.min(7)));
    let noted = house.store.write(move |db| {
        let note =
            |&id: &i64| if done { store::letter_done(db, id) } else { store::letter_later(db, id, now() + wait) };
        ids.iter().try_for_each(note)
    });
    if let Err(error) = noted.await {
        tracing::warn!(%error, "cannot note a letter");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_signed_as_everybody_does_it() {
        // RFC 4231, test case 2.
        let known = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(signature("Jefe", "what do ya want for nothing?").as_deref(), Some(known));
    }

    #[test]
    fn a_slow_host_is_only_in_its_own_way() {
        let mut under_way = UnderWay::default();
        let taken = (0..100).filter(|&id| under_way.take(id, "slow.example".into())).count();
        assert_eq!(taken, AT_ONE_HOST);
        assert!(under_way.take(200, "quick.example".into()));
        assert!(!under_way.take(200, "quick.example".into()), "no letter goes out twice");
        assert_eq!((300..400).filter(|&id| under_way.take(id, format!("x{id}.example"))).count(), AT_ONCE - 3);
    }
}
