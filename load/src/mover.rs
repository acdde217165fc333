//! Random movers: each plays one seat through its socket, game after game. They look at nothing but the choices that they are
//! offered, so that the tool takes little of the machine that it shares with the house.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use serde::Deserialize;
use tokio_tungstenite::tungstenite::Message;

use super::guest::{Guest, Offer, Panel, Socket, inflate, offers};
use super::{Clicks, Field};

/// What a mover reads of a message.
#[derive(Default, Deserialize)]
struct News {
    n: Option<u64>,
    #[serde(default)]
    panels: Panels,
    mine: Option<bool>,
    ply: Option<usize>,
    sound: Option<String>,
    #[serde(default)]
    reload: bool,
    refused: Option<String>,
}

#[derive(Default, Deserialize)]
struct Panels {
    choices: Option<Panel>,
}

/// A seat as its mover knows it.
#[derive(Default)]
struct Chair {
    /// The pieces of the choices.
    choices: Vec<String>,
    offers: Vec<Offer>,
    mine: bool,
    ply: Option<usize>,
    /// The click that is not answered yet: when, and at which ply.
    sent: Option<(Instant, Option<usize>)>,
}

/// Plays random moves, game after game, until the time is over.
pub(super) async fn compete(mut guest: Guest, mut table: String, field: Arc<Field>, clicks: Arc<Mutex<Clicks>>) {
    while !field.over.load(Relaxed) {
        let Ok(socket) = guest.connect(&table, None).await else { break };
        match play_out(socket, &field, &clicks).await {
            // The game has begun since: the page is loaded again.
            End::Reload => continue,
            End::Lost => break,
            End::Over => {}
        }
        field.ends.fetch_add(1, Relaxed);
        let again = guest.post(&format!("/table/{table}/rematch"), &[]).await;
        match again.ok().and_then(|again| again.table()) {
            Some(next) => table = next,
            None => break,
        }
    }
    if !field.over.load(Relaxed) {
        field.lost.fetch_add(1, Relaxed);
    }
}

/// How a socket ended.
enum End {
    Over,
    Reload,
    Lost,
}

/// Plays one game to its end.
async fn play_out(mut socket: Socket, field: &Field, clicks: &Mutex<Clicks>) -> End {
    let mut chair = Chair::default();
    // Kept while a click waits for its answer, so that never more than so many do.
    let mut _permit = None;
    loop {
        let ready = chair.mine && chair.sent.is_none() && !chair.offers.is_empty();
        tokio::select! {
            frame = socket.frame() => {
                let Some(news) = frame.and_then(|frame| read(&frame)) else { return End::Lost };
                field.frames.fetch_add(1, Relaxed);
                let (reload, over) = (news.reload, news.sound.as_deref() == Some("over"));
                if chair.hear(news, field, clicks) {
                    _permit = None;
                }
                if reload {
                    return End::Reload;
                }
                if over {
                    return End::Over;
                }
            }
            ticket = field.tickets.acquire(), if ready => {
                let Ok(ticket) = ticket else { return End::Lost };
                if field.paced {
                    ticket.forget();
                } else {
                    _permit = Some(ticket);
                }
                let Some(offer) = chair.offers.get(getrandom::u64().unwrap_or_default() as usize % chair.offers.len().max(1)) else { continue };
                let now = Instant::now();
                clicks.lock().unwrap_or_else(PoisonError::into_inner).begin(now);
                socket.ply = chair.ply;
                let sent = socket.click(offer).await;
                chair.sent = Some((now, chair.ply));
                if sent.is_err() {
                    return End::Lost;
                }
            }
        }
    }
}

impl Chair {
    /// Takes a message in. Says whether it answers the click.
    fn hear(&mut self, news: News, field: &Field, clicks: &Mutex<Clicks>) -> bool {
        if news.refused.is_some() {
            field.refused.fetch_add(1, Relaxed);
            return self.sent.take().is_some();
        }
        if news.n.is_none() {
            return false;
        }
        if let Some(choices) = news.panels.choices {
            // Whoever cannot put them together has nothing to click.
            self.choices = choices.put_together(&self.choices).unwrap_or_default();
            self.offers = offers(&self.choices.concat()).into_iter().filter(|offer| !offer.hidden).collect();
        }
        self.mine = news.mine.unwrap_or(self.mine);
        self.ply = news.ply;
        // Other news may come in between: somebody has come or gone.
        let Some((at, _)) = self.sent.filter(|(_, ply)| *ply != self.ply || !self.mine) else { return false };
        self.sent = None;
        field.moves.fetch_add(1, Relaxed);
        field.mine.lock().unwrap_or_else(PoisonError::into_inner).add(at.elapsed());
        clicks.lock().unwrap_or_else(PoisonError::into_inner).answered = Some(Instant::now());
        true
    }
}

fn read(frame: &Message) -> Option<News> {
    match frame {
        Message::Text(text) => serde_json::from_str(text).ok(),
        Message::Binary(bytes) => inflate(bytes, |json| serde_json::from_slice(json).ok())?,
        _ => None,
    }
}
