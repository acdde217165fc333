//! The way out of the house. Addresses come from strangers, so the house must not be led to post into its own network: only http and
//! https, no redirects, no proxies, short time-outs, and no addresses but public ones, checked after the name is resolved and used
//! for that very connection.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use ureq::config::Config as AgentConfig;
use ureq::http::{Response, Uri};
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Body};

/// How long one try may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// An address that letters may go to.
pub fn acceptable(url: &str, private: bool) -> bool {
    // It is kept as it was written, and not every letter can be.
    if url.chars().any(char::is_control) {
        return false;
    }
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

/// Goes only where letters may go.
pub(crate) fn agent(private: bool) -> Agent {
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

/// Has something arrived? Only where it was taken: whoever leads on to another address has not taken it.
pub(crate) fn taken(sent: Result<Response<Body>, ureq::Error>) -> Result<(), ureq::Error> {
    let status = sent?.status();
    if status.is_success() { Ok(()) } else { Err(ureq::Error::StatusCode(status.as_u16())) }
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
            "https://example.org/\0",
        ] {
            assert!(!acceptable(bad, false), "{bad}");
        }
        assert!(acceptable("http://127.0.0.1:9/x", true));
    }

    #[test]
    fn nobody_is_led_on_to_another_address() {
        use std::io::{Read, Write};
        let listen = || std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let (first, second) = (listen(), listen());
        let [here, there] = [&first, &second].map(|listener| format!("http://{}/", listener.local_addr().unwrap()));
        let answer = format!("HTTP/1.1 307 Go\r\nlocation: {there}\r\ncontent-length: 0\r\n\r\n");
        let host = std::thread::spawn(move || {
            let (mut stream, _) = first.accept().unwrap();
            let _ = stream.read(&mut [0; 1_024]);
            stream.write_all(answer.as_bytes()).unwrap();
        });
        assert!(matches!(taken(agent(true).post(&here).send("{}")), Err(ureq::Error::StatusCode(307))));
        host.join().unwrap();
        second.set_nonblocking(true).unwrap();
        assert!(second.accept().is_err(), "nobody came here");
    }

    #[test]
    fn a_name_that_leads_inside_is_not_followed() {
        let closed = agent(false).post("http://localhost:1/").send("{}");
        assert!(matches!(closed, Err(ureq::Error::HostNotFound)), "{closed:?}");
    }
}
