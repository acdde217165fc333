//! The line to a NATS server. It connects by itself, again and again; while it is down nothing waits for it.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Request};
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
        let mut url = Url::parse(address).map_err(|error| format!("the address of the bus is no good: {error}"))?;
        if !matches!(url.scheme(), "nats" | "tls") {
            return Err("the address of the bus begins with nats:// or tls://".into());
        }
        let house = url.path().trim_matches('/').replace(['/', '.', '*', '>', ' '], "_");
        let house = if house.is_empty() { "polyana".to_string() } else { house };
        url.set_path("");
        let (found, client) = watch::channel(None);
        let (outbox, mut letters) = mpsc::channel::<(String, Vec<u8>)>(OUTBOX);
        let options = ConnectOptions::new()
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
            let client = match options.connect(url.as_str()).await {
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
