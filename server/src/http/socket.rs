//! Sockets of table pages: news go out, clicks come in. An idle one takes a few kilobytes.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::time::{Instant, timeout};

use super::caller::Caller;
use crate::House;
use crate::live::{Ask, Inbox, Onlooker, Out, Word, outbox};
use crate::rates::{Deed, Patter, Who, network};
use crate::refused::Refused;
use crate::store::{Credential, TableId};

/// Every so often the browser is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(40);
/// A browser that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(100);
/// A frame that is not taken for so long is not waited for.
const STUCK: Duration = Duration::from_secs(10);
/// No thing on a table has a longer name.
const LONGEST_THING: usize = 100;
/// What browsers say is read by so many bytes: nearly everything that they say is shorter.
const READ: usize = 512;

#[derive(Deserialize)]
pub(super) struct Seen {
    seen: Option<u64>,
    /// Can the page put panels together from pieces? One that was loaded before an update may not.
    #[serde(default)]
    pieces: u8,
}

/// What a browser says.
#[derive(Deserialize)]
#[serde(untagged)]
enum Said {
    Ping {
        ping: u64,
    },
    /// Why can this thing not be chosen?
    Why {
        why: String,
    },
    Word(Word),
}

/// `GET /table/<id>/socket?seen=<n>&pieces=1`
pub(super) async fn socket(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(query): Query<Seen>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(id) = TableId::parse(&id) else { return StatusCode::NOT_FOUND.into_response() };
    let Some(place) = Place::take(&house, caller.address) else {
        let refused = Refused::TooManySockets;
        return (refused.status(), refused.text(caller.lang)).into_response();
    };
    // No more of the caller is kept for as long as the socket is open.
    let Caller { person, lang, tempo, token, .. } = caller;
    let session = token.filter(|_| person.is_some()).map(|token| (token, Credential::Cookie));
    let who = Onlooker { person: person.as_ref().map(|person| person.id), lang, tempo };
    let size = house.config.limits.message;
    upgrade
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_write_buffer_size(4 * 1024 * 1024)
        .max_message_size(size)
        .max_frame_size(size)
        // Boxed, so that the waiting task holds a pointer and not the whole conversation.
        .on_upgrade(move |socket| Box::pin(talk(house, id, query, who, session, socket, place)))
}

/// A counted place for a socket from an address.
pub(super) struct Place {
    house: Arc<House>,
    address: IpAddr,
}

impl Place {
    pub fn take(house: &Arc<House>, address: IpAddr) -> Option<Place> {
        let mut sockets = house.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let address = network(address);
        let count = sockets.entry(address).or_insert(0);
        if *count >= house.config.limits.sockets {
            return None;
        }
        *count += 1;
        house.metrics.sockets.fetch_add(1, Relaxed);
        Some(Place { house: house.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.house.metrics.sockets.fetch_sub(1, Relaxed);
        let mut sockets = self.house.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

async fn talk(
    house: Arc<House>,
    id: TableId,
    page: Seen,
    who: Onlooker,
    session: Option<(String, Credential)>,
    mut socket: WebSocket,
    _place: Place,
) {
    // Made once: each costs a place in a list, which a frame should not pay for.
    let mut ended = pin!(house.session_ended(session));
    let mut closing = pin!(house.closing.cancelled());
    let mut pulse = tokio::time::interval_at(Instant::now() + PULSE, PULSE);
    let (out, mut news) = outbox();
    let out = Out::Browser { out, pieces: page.pieces > 0 };
    let watch = |reply| Ask::Watch { who, seen: page.seen, out, reply };
    let Ok(watcher) = house.live.ask(&house, &id, watch).await else { return };
    let mut heard = Instant::now();
    let mut patter = Patter::new(house.config.limits.rates);
    loop {
        let answer = tokio::select! {
            // What has happened is shown before anything is answered.
            biased;
            frame = news.next() => match frame {
                Some(frame) => frame.message(),
                // The table lets go of who cannot follow, and of everybody when the page has to be loaded anew.
                None => break,
            },
            said = socket.recv() => {
                heard = Instant::now();
                // Whoever talks without end is not listened to any more; no page of ours does.
                if !patter.allow() {
                    house.metrics.limited.fetch_add(1, Relaxed);
                    break;
                }
                match said {
                    Some(Ok(Message::Text(text))) => {
                        let hearing = hear(&house, &id, watcher, who, &text);
                        match Box::pin(meanwhile(&mut socket, &mut news, hearing)).await {
                            Some(Some(answer)) => Message::Text(answer.into()),
                            Some(None) => continue,
                            None => break,
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => break,
                }
            }
            _ = pulse.tick() => {
                if heard.elapsed() > SILENCE {
                    break;
                }
                Message::Ping(Vec::new().into())
            }
            // Whoever has logged out elsewhere sees no more here.
            () = &mut ended => break,
            () = &mut closing => break,
        };
        // Boxed, so that an idle socket does not hold the room that sending needs.
        if !Box::pin(takes(&mut socket, answer, STUCK)).await {
            break;
        }
    }
    house.live.leave(&id, watcher);
    Box::pin(takes(&mut socket, Message::Close(None), Duration::from_secs(1))).await;
}

/// Waits until something is done, and shows what happens meanwhile: whoever moves sees it as soon as it is drawn for them, though others are not
/// served yet. Nothing if the socket takes no more, or nothing more will come.
async fn meanwhile<T>(socket: &mut WebSocket, news: &mut Inbox, done: impl Future<Output = T>) -> Option<T> {
    let mut done = pin!(done);
    loop {
        let frame = tokio::select! {
            // What has happened is shown before anything is answered.
            biased;
            frame = news.next() => frame,
            done = &mut done => return Some(done),
        };
        let taken = match frame {
            Some(frame) => takes(socket, frame.message(), STUCK).await,
            None => false,
        };
        if !taken {
            // What was said counts, though nobody is there any more to hear how it went.
            done.await;
            return None;
        }
    }
}

/// Sends something. Says whether it was taken in time.
async fn takes(socket: &mut WebSocket, message: Message, patience: Duration) -> bool {
    matches!(timeout(patience, socket.send(message)).await, Ok(Ok(())))
}

/// Does what a browser says; returns what it is told for itself alone.
async fn hear(
    house: &Arc<House>,
    id: &TableId,
    watcher: u64,
    Onlooker { person, lang, .. }: Onlooker,
    text: &str,
) -> Option<String> {
    let refuse = |refused: &Refused| Some(serde_json::json!({ "refused": refused.text(lang) }).to_string());
    let word = match serde_json::from_str(text) {
        Ok(Said::Ping { ping }) => return Some(serde_json::json!({ "pong": ping }).to_string()),
        Ok(Said::Why { why }) => {
            let thing = why.chars().take(LONGEST_THING).collect();
            let told = house.live.ask(house, id, |reply| Ask::Why { watcher, thing, lang, reply }).await;
            return told.ok().flatten().map(|why| serde_json::json!({ "why": why }).to_string());
        }
        Ok(Said::Word(word)) => word,
        Err(_) => return refuse(&Refused::BadForm),
    };
    let Some(person) = person else { return refuse(&Refused::OnlyPlayers) };
    let deed = if matches!(word, Word::Chat(_)) { Deed::Chat } else { Deed::Act };
    if !house.allows(deed, Who::Person(person)) {
        house.metrics.limited.fetch_add(1, Relaxed);
        return refuse(&Refused::TooFast);
    }
    let done = house.live.act(house, id, person, Some(watcher), word).await;
    done.err().and_then(|refused| refuse(&refused))
}
