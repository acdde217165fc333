//! Browsers and programs in which somebody is known: a list of them, and how they are forgotten. What is open in one of
//! them, a socket or an event stream, is closed at the same moment.

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::House;
use crate::bus::{HouseNews, Subject};
use crate::secret;
use crate::store::{self, Credential, PersonId, StoreError};

/// Tells whoever holds something open that a session has ended.
pub(crate) struct Ended(broadcast::Sender<Vec<u8>>);

impl Default for Ended {
    fn default() -> Ended {
        Ended(broadcast::Sender::new(256))
    }
}

/// Forgets one cookie or token of a person.
pub async fn end_session(house: &House, owner: PersonId, hash: Vec<u8>) -> Result<(), StoreError> {
    let gone = hash.clone();
    let theirs = house.store.write(move |db| store::remove_session(db, owner, &gone)).await?;
    // Nobody else is bothered with what was never a session of theirs.
    if theirs {
        house.tell_ended([hash]);
    }
    Ok(())
}

/// Forgets all cookies and tokens of a person but one.
pub async fn end_others(house: &House, owner: PersonId, keep: Vec<u8>) -> Result<(), StoreError> {
    let ended = house.store.write(move |db| store::remove_other_sessions(db, owner, &keep)).await?;
    house.tell_ended(ended);
    Ok(())
}

impl House {
    /// Tells whoever holds something open, here or at other nodes, that these sessions have ended.
    pub(crate) fn tell_ended(&self, hashes: impl IntoIterator<Item = Vec<u8>>) {
        let hashes: Vec<_> = hashes.into_iter().collect();
        self.hear_ended(&hashes);
        if !hashes.is_empty() {
            self.bus.tell(Subject::House, HouseNews::Ended(hashes));
        }
    }

    /// These sessions have ended, as another node says.
    pub(crate) fn hear_ended(&self, hashes: &[Vec<u8>]) {
        for hash in hashes {
            // Perhaps nobody has anything open.
            let _ = self.ended.0.send(hash.clone());
        }
    }

    /// Something may have been missed: whoever holds something open asks whether they are still known.
    pub(crate) fn look_who_is_known(&self) {
        let _ = self.ended.0.send(Vec::new());
    }

    /// Waits until a session ends; for ever if there is none.
    pub(crate) async fn session_ended(&self, session: Option<(String, Credential)>) {
        let Some((token, kind)) = session else { return std::future::pending().await };
        let (mut ended, hash) = (self.ended.0.subscribe(), secret::hash(&token));
        // It may have ended before anybody listened. Boxed, so that an open socket does not hold the room that a look into the store needs.
        let mut known = Box::pin(self.knows(&hash, kind)).await;
        while known {
            known = match ended.recv().await {
                Ok(other) if other.is_empty() => Box::pin(self.knows(&hash, kind)).await,
                Ok(other) => other != hash,
                // So much has ended at once that some of it was missed.
                Err(RecvError::Lagged(_)) => Box::pin(self.knows(&hash, kind)).await,
                Err(RecvError::Closed) => false,
            };
        }
    }

    async fn knows(&self, hash: &[u8], kind: Credential) -> bool {
        let hash = hash.to_vec();
        let found = self.store.read(move |db| store::spend_session(db, &hash, kind)).await;
        // A house that cannot look sends nobody away.
        found.map_or(true, |found| found.is_some())
    }
}

/// A browser in a few words, as "Firefox, Linux", by what it says of itself.
pub fn browser_name(agent: &str) -> String {
    // Browsers also name those that they want to be taken for: the rarer name comes first.
    let browsers =
        [("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari")];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let named =
        |list: &[(&str, &'static str)]| list.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name);
    [named(&browsers), named(&systems)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn only_what_was_a_session_is_told_to_have_ended() {
        let folder = tempfile::tempdir().unwrap();
        let config = crate::Config { database: folder.path().join("house.db").into(), ..crate::Config::default() };
        let house = House::open(config).unwrap();
        let (olya, token) =
            crate::people::arrive(&house, [127, 0, 0, 1].into(), "Olya", Credential::Cookie, "").await.unwrap();
        let mut heard = house.ended.0.subscribe();
        // Whoever holds something open would ask the store again for each of these.
        for nonsense in [Vec::new(), vec![7; 32]] {
            end_session(&house, olya.id, nonsense).await.unwrap();
        }
        end_session(&house, PersonId(olya.id.0 + 1), secret::hash(&token)).await.unwrap();
        assert!(heard.try_recv().is_err(), "nothing has ended");
        end_session(&house, olya.id, secret::hash(&token)).await.unwrap();
        assert_eq!(heard.try_recv().unwrap(), secret::hash(&token));
        house.close();
    }

    #[test]
    fn browsers_are_told_by_what_they_say_of_themselves() {
        let agents = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
            ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
            ("<script>alert(1)</script>", ""),
        ];
        for (agent, name) in agents {
            assert_eq!(browser_name(agent), name);
        }
    }
}
