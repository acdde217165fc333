//! Notices for those who are away: when something is asked of a player at a slow table, a letter in JSON goes to the address
//! that they gave. It tells nothing but which table waits. Letters are kept in the store until they arrive.
//!
//! Addresses come from strangers, so the house must not be led to post into its own network: only http and https, no
//! redirects, no proxies, short time-outs, and no addresses but public ones, checked after the name is resolved and used
//! for that very connection.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tokio::task::JoinSet;
use ureq::Agent;
use ureq::config::Config as AgentConfig;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

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
/// How long one try may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// An address that letters may go to.
pub fn acceptable(url: &str, private: bool) -> bool {
    let Ok(url) = url::Url::parse(url) else { return false };
    let plain = url.username().is_empty() && url.password().is_none() && url.as_str().len() <= 500;
    let open = match url.host() {
        Some(url::Host::Ipv4(address)) => private || is_public(IpAddr::V4(address)),
        Some(url::Host::Ipv6(address)) => private || is_public(IpAddr::V6(address)),
        Some(url::Host::Domain(_)) => true,
        None => false,
    };
    matches!(url.scheme(), "http" | "https") && plain && open
}

/// Is this an address of the open network?
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_broadcast()
                || v4.is_documentation()
                || v4.is_multicast()
                || a == 0
                || a >= 240
                || (a == 100 && (64..128).contains(&b))
                || (a == 192 && b == 0)
                || (a == 198 && (18..20).contains(&b)))
        }
        IpAddr::V6(v6) => {
            // Only global unicast, without the parts that wrap an IPv4 address or are set aside.
            let first = v6.segments()[0];
            (0x2000..0x4000).contains(&first)
                && first != 0x2002
                && !(first == 0x2001 && v6.segments()[1] < 0x200)
                && !(first == 0x2001 && v6.segments()[1] == 0xdb8)
        }
    }
}

/// Finds only public addresses.
#[derive(Debug)]
struct Outside {
    private: bool,
    inner: DefaultResolver,
}

impl Resolver for Outside {
    fn resolve(
        &self,
        uri: &Uri,
        config: &AgentConfig,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        for address in found.iter().filter(|address: &&SocketAddr| self.private || is_public(address.ip())) {
            allowed.push(*address);
        }
        if allowed.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(allowed) }
    }
}

fn agent(private: bool) -> Agent {
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .max_redirects_will_error(true)
        .proxy(None)
        .max_idle_connections(0)
        .user_agent("polyana")
        .build();
    Agent::with_parts(config, DefaultConnector::default(), Outside { private, inner: DefaultResolver::default() })
}

/// Letters under way: whose place each one takes, by its number.
#[derive(Default)]
struct UnderWay(HashMap<i64, String>);

impl UnderWay {
    /// Takes a place for a letter, if there is one. A host that is slow to answer is only in its own way.
    fn take(&mut self, letter: &Letter) -> bool {
        let host = host_of(&letter.url);
        let there = self.0.values().filter(|other| **other == host).count();
        if self.0.contains_key(&letter.id) || there >= AT_ONE_HOST || self.0.len() >= AT_ONCE {
            return false;
        }
        self.0.insert(letter.id, host);
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
        let Ok(letters) = house.store.read(|db| store::letters_due(db, now())).await else { continue };
        for letter in letters {
            if under_way.take(&letter) {
                carriers.spawn(deliver(house.clone(), agent.clone(), letter));
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
        post.send(&letter.body).map(drop)
    })
    .await;
    let arrived = matches!(sent, Ok(Ok(())));
    house.metrics.letter(arrived);
    let noted = if arrived || tries + 1 >= TRIES {
        house.store.write(move |db| store::letter_done(db, id)).await
    } else {
        let wait = 10 * house.config.pace.second as i64 * 4_i64.pow(tries.min(7));
        house.store.write(move |db| store::letter_later(db, id, now() + wait)).await
    };
    if let Err(error) = noted {
        tracing::warn!(%error, "cannot note a letter");
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_to_public_addresses_only() {
        for fine in ["https://example.org/hook?x=1", "http://8.8.8.8/", "https://[2a00:1450:4001::1]/"] {
            assert!(acceptable(fine, false), "{fine}");
        }
        for bad in [
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://user:word@example.org/",
            "http://127.0.0.1/",
            "http://0x7f.1/",
            "http://[::1]/",
            "http://169.254.169.254/latest",
            "http://10.1.2.3/",
            "http://[::ffff:10.0.0.1]/",
            "http://100.64.0.1/",
            "nonsense",
            "http://[fd00::1]/",
            "http://0/",
        ] {
            assert!(!acceptable(bad, false), "{bad}");
        }
        assert!(acceptable("http://127.0.0.1:9/x", true));
    }

    #[test]
    fn letters_are_signed_as_everybody_does_it() {
        // RFC 4231, test case 2.
        let known = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(signature("Jefe", "what do ya want for nothing?").as_deref(), Some(known));
    }

    #[test]
    fn a_slow_host_is_only_in_its_own_way() {
        let letter = |id: i64, host: &str| Letter {
            id,
            url: format!("https://{host}/{id}"),
            secret: String::new(),
            body: String::new(),
            tries: 0,
        };
        let mut under_way = UnderWay::default();
        let taken = (0..100).filter(|&id| under_way.take(&letter(id, "slow.example"))).count();
        assert_eq!(taken, AT_ONE_HOST);
        assert!(under_way.take(&letter(200, "quick.example")));
        assert!(!under_way.take(&letter(200, "quick.example")), "no letter goes out twice");
        assert_eq!(
            (300..400).filter(|&id| under_way.take(&letter(id, &format!("x{id}.example")))).count(),
            AT_ONCE - 3
        );
    }

    #[test]
    fn a_name_that_leads_inside_is_not_followed() {
        let closed = agent(false).post("http://localhost:1/").send("{}");
        assert!(matches!(closed, Err(ureq::Error::HostNotFound)), "{closed:?}");
    }
}
