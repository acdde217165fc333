//! The line to a NATS server. It connects by itself, again and again; while it is down nothing waits for it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Request};
use percent_encoding::percent_decode_str;
use tokio::sync::{Notify, mpsc, watch};
use url::Url;

use super::Ear;

/// So much may wait to be sent; what is more is lost, as news may be.
const OUTBOX: usize = 4_096;
/// How long it may take to connect, and how often the server is asked whether it is there.
const PATIENCE: Duration = Duration::from_secs(3);
/// After so long it is tried again.
const AGAIN: Duration = Duration::from_millis(500);

pub(super) struct Line {
    /// What stands before every subject.
    house: String,
    client: watch::Receiver<Option<Client>>,
    outbox: mpsc::Sender<(String, Vec<u8>)>,
}

impl Line {
    pub fn open(address: &str, node: &str, restored: Arc<Notify>) -> Result<Line, String> {
        let Way { server, house, options } = Way::read(address)?;
        let (found, client) = watch::channel(None);
        let (outbox, mut letters) = mpsc::channel::<(String, Vec<u8>)>(OUTBOX);
        let options = options
            .name(node)
            .no_echo()
            .retry_on_initial_connect()
            .connection_timeout(PATIENCE)
            .ping_interval(PATIENCE)
            .reconnect_delay_callback(|_| AGAIN)
            .event_callback(move |event| {
                let restored = restored.clone();
                async move {
                    match event {
                        Event::Connected => restored.notify_one(),
                        event => tracing::warn!(%event, "the bus"),
                    }
                }
            });
        tokio::spawn(async move {
            let client = match options.connect(server.as_str()).await {
                Ok(client) => client,
                Err(error) => return tracing::error!(%error, "the bus cannot be reached at all"),
            };
            found.send_replace(Some(client.clone()));
            while let Some((subject, bytes)) = letters.recv().await {
                // What could not be told when it was new is not told at all.
                if client.connection_state() == State::Connected
                    && let Err(error) = client.publish(subject, bytes.into()).await
                {
                    tracing::warn!(%error, "news were not told");
                }
            }
        });
        Ok(Line { house, client, outbox })
    }

    pub fn stands(&self) -> bool {
        self.client.borrow().as_ref().is_some_and(|client| client.connection_state() == State::Connected)
    }

    pub fn tell(&self, subject: &str, bytes: Vec<u8>) {
        if self.stands() {
            let _ = self.outbox.try_send((format!("{}.{subject}", self.house), bytes));
        }
    }

    /// Answers somebody.
    pub async fn tell_now(&self, subject: async_nats::Subject, bytes: Vec<u8>) {
        let client = self.client.borrow().clone();
        if let Some(client) = client.filter(|_| self.stands()) {
            let _ = client.publish(subject, bytes.into()).await;
        }
    }

    pub async fn listen(&self, subject: &str, group: Option<&str>) -> Ear {
        let mut client = self.client.clone();
        let Ok(Some(client)) = client.wait_for(Option::is_some).await.map(|client| client.clone()) else {
            return Ear::Deaf;
        };
        let subject = format!("{}.{subject}", self.house);
        let heard = match group {
            Some(group) => client.queue_subscribe(subject, group.to_string()).await,
            None => client.subscribe(subject).await,
        };
        heard.map_or_else(
            |error| {
                tracing::warn!(%error, "news cannot be heard");
                Ear::Deaf
            },
            Ear::Line,
        )
    }

    pub async fn ask(&self, subject: &str, bytes: Vec<u8>, patience: Duration) -> Option<Vec<u8>> {
        let client = self.client.borrow().clone().filter(|_| self.stands())?;
        let request = Request::new().payload(bytes.into()).timeout(Some(patience));
        let answer = client.send_request(format!("{}.{subject}", self.house), request).await;
        answer.ok().map(|answer| answer.payload.to_vec())
    }
}

/// An address of the bus, taken apart.
struct Way {
    server: String,
    house: String,
    options: ConnectOptions,
}

impl Way {
    /// Reads an address, as `tls://name:password@host:4222/house?ca=ca.pem`. A name without a password is a token.
    fn read(address: &str) -> Result<Way, String> {
        let mut url = Url::parse(address).map_err(|error| format!("the address of the bus is no good: {error}"))?;
        if !matches!(url.scheme(), "nats" | "tls") {
            return Err("the address of the bus begins with nats:// or tls://".into());
        }
        let house = url.path().trim_matches('/').replace(['/', '.', '*', '>', ' '], "_");
        let house = if house.is_empty() { "polyana".to_string() } else { house };
        let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        let mut options = match (url.username(), url.password()) {
            ("", None) => ConnectOptions::new(),
            (token, None) => ConnectOptions::with_token(plain(token)),
            (name, Some(password)) => ConnectOptions::with_user_and_password(plain(name), plain(password)),
        };
        let (mut own, mut key) = (None, None);
        for (name, value) in url.query_pairs() {
            let file = PathBuf::from(&*value);
            match &*name {
                "ca" => options = options.add_root_certificates(file),
                "cert" => own = Some(file),
                "key" => key = Some(file),
                other => return Err(format!("the address of the bus knows ca, cert and key, but not {other}")),
            }
        }
        options = match (own, key) {
            (Some(own), Some(key)) => options.add_client_certificate(own, key),
            (None, None) => options,
            _ => return Err("cert and key belong together".into()),
        };
        if url.query().is_some() && url.scheme() == "nats" {
            return Err("certificates are of use with tls:// only".into());
        }
        url.set_path("");
        url.set_query(None);
        // What is known already is not written into logs as part of an address.
        let _ = (url.set_username(""), url.set_password(None));
        Ok(Way { server: url.to_string(), house, options })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_house_and_keeps_its_secrets_to_itself() {
        let way = Way::read("tls://olya:pass%20word@bus:4222/club.one?ca=ca.pem&cert=own.pem&key=own.key").unwrap();
        assert_eq!((way.server.as_str(), way.house.as_str()), ("tls://bus:4222", "club_one"));
        assert_eq!(Way::read("nats://bus").unwrap().house, "polyana");
        for wrong in ["http://bus", "tls://bus?cert=own.pem", "tls://bus?creds=x", "nats://bus?ca=ca.pem", "bus"] {
            assert!(Way::read(wrong).is_err(), "{wrong}");
        }
    }
}
