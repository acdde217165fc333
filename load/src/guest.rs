//! A browser without a screen: forms, pages and the socket of a table. The load tool and the tests play through it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;

use flate2::{Decompress, FlushDecompress, Status};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Somebody at a browser.
#[derive(Clone)]
pub struct Guest {
    agent: ureq::Agent,
    /// Where the house is, as `http://127.0.0.1:7654`.
    pub base: String,
    /// The cookies, as they are sent.
    pub cookie: Option<String>,
    /// What else is sent with every request.
    pub headers: Vec<(&'static str, String)>,
}

/// An answer of the house.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers, by small names.
    pub headers: BTreeMap<String, String>,
    /// Its body.
    pub body: String,
}

impl Answer {
    /// The id of the table that it leads to.
    pub fn table(&self) -> Option<String> {
        self.headers.get("location")?.strip_prefix("/table/").map(str::to_string)
    }
}

impl Guest {
    /// Somebody who has never been here.
    pub fn new(base: &str) -> Guest {
        let config = ureq::Agent::config_builder().max_redirects(0).http_status_as_error(false).proxy(None).build();
        Guest { agent: config.into(), base: base.to_string(), cookie: None, headers: Vec::new() }
    }

    /// Somebody else at another browser.
    pub fn another(&self) -> Guest {
        Guest { cookie: None, ..self.clone() }
    }

    /// Looks at a page.
    pub async fn get(&self, path: &str) -> io::Result<Answer> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.own_headers() {
            request = request.header(name, value);
        }
        blocking(move || request.call()).await
    }

    /// Sends a form, and keeps the cookie that comes back.
    pub async fn post(&mut self, path: &str, form: &[(&str, &str)]) -> io::Result<Answer> {
        let body: Vec<String> =
            form.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value))).collect();
        self.send(path, "application/x-www-form-urlencoded", body.join("&")).await
    }

    /// Calls the API.
    pub async fn call(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.send(path, "application/json", body.to_string()).await
    }

    async fn send(&mut self, path: &str, kind: &str, body: String) -> io::Result<Answer> {
        let mut request = self.agent.post(format!("{}{path}", self.base)).header("content-type", kind);
        for (name, value) in self.own_headers() {
            request = request.header(name, value);
        }
        let answer = blocking(move || request.send(body)).await?;
        if let Some(cookie) = answer.headers.get("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_string());
        }
        Ok(answer)
    }

    fn own_headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = self.headers.clone();
        if !headers.iter().any(|(name, _)| *name == "origin") {
            headers.push(("origin", self.base.clone()));
        }
        headers.extend(self.cookie.clone().map(|cookie| ("cookie", cookie)));
        headers
    }

    /// Opens the socket of a table.
    pub async fn connect(&self, table: &str, seen: Option<u64>) -> Result<Socket, tungstenite::Error> {
        let host = self.base.trim_start_matches("http://");
        let seen = seen.map(|seen| format!("&seen={seen}")).unwrap_or_default();
        let mut request = format!("ws://{host}/table/{table}/socket?pieces=1{seen}").into_client_request()?;
        for (name, value) in self.own_headers() {
            request.headers_mut().insert(name, HeaderValue::from_str(&value)?);
        }
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket {
            stream,
            guest: self.clone(),
            table: table.to_string(),
            pings: 0,
            panels: BTreeMap::new(),
            pieces: BTreeMap::new(),
            log: Vec::new(),
            chat: Vec::new(),
            n: 0,
            mine: false,
            ply: None,
            bytes: 0,
        })
    }
}

async fn blocking<F>(call: F) -> io::Result<Answer>
where
    F: FnOnce() -> Result<ureq::http::Response<ureq::Body>, ureq::Error> + Send + 'static,
{
    let answer = tokio::task::spawn_blocking(move || {
        let mut answer = call().map_err(io::Error::other)?;
        let headers = answer.headers().iter();
        let headers =
            headers.map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned()));
        let headers = headers.collect();
        let body = answer.body_mut().read_to_string().map_err(io::Error::other)?;
        Ok(Answer { status: answer.status().as_u16(), headers, body })
    });
    answer.await.map_err(io::Error::other)?
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}

/// The socket of a table, and the page as it stands.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Whose it is, and of which table.
    guest: Guest,
    table: String,
    /// How often the house was asked whether it is still there.
    pings: u64,
    /// The panels seen so far.
    pub panels: BTreeMap<String, String>,
    /// The pieces of those that came in pieces.
    pieces: BTreeMap<String, Vec<String>>,
    /// The lines of the log.
    pub log: Vec<String>,
    /// The lines of the chat.
    pub chat: Vec<String>,
    /// The number of the last message.
    pub n: u64,
    /// Is something asked of me?
    pub mine: bool,
    /// The ply that goes back with a move.
    pub ply: Option<usize>,
    /// How many bytes have come.
    pub bytes: usize,
}

/// A button of the choices panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its actions.
    pub actions: Vec<String>,
    /// How many moves are taken back first.
    pub back: usize,
    /// Is it a gesture, which is not listed?
    pub hidden: bool,
}

/// What is told of a panel.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Panel {
    Whole(String),
    Pieces(Vec<Bit>),
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Bit {
    New(String),
    /// Pieces that were there before, from this one up to that one.
    Kept(usize, usize),
}

impl Panel {
    /// The panel as it is now, for whoever had these pieces of it. Nothing if they lack one that they should have.
    pub fn put_together(self, had: &[String]) -> Option<Vec<String>> {
        let bits = match self {
            Panel::Whole(markup) => return Some(vec![markup]),
            Panel::Pieces(bits) => bits,
        };
        let mut pieces = Vec::new();
        for bit in bits {
            match bit {
                Bit::New(piece) => pieces.push(piece),
                Bit::Kept(from, to) => pieces.extend_from_slice(had.get(from..to)?),
            }
        }
        Some(pieces)
    }
}

impl Socket {
    /// Waits for the next frame without looking into it.
    pub async fn frame(&mut self) -> Option<Message> {
        loop {
            match self.stream.next().await? {
                Ok(message @ (Message::Text(_) | Message::Binary(_))) => {
                    self.bytes += message.len();
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Waits for the next message and takes it into the page. Nothing if the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        let message = self.frame().await?;
        let mut value: Value = serde_json::from_str(&unpack(&message)?).ok()?;
        self.take(&mut value)?;
        Some(value)
    }

    /// Takes a message in, and puts its panels together: they are whole afterwards. Nothing if one of them cannot be.
    fn take(&mut self, message: &mut Value) -> Option<()> {
        let fresh = message.get("fresh").is_some();
        let Some(n) = message.get("n").and_then(Value::as_u64) else { return Some(()) };
        self.n = n;
        if fresh {
            self.log.clear();
            self.chat.clear();
        }
        if let Some(keep) = message.get("keep").and_then(Value::as_u64) {
            self.log.truncate(keep as usize);
        }
        let lines = message.get("log").and_then(Value::as_array).into_iter().flatten();
        self.log.extend(lines.filter_map(Value::as_str).map(str::to_string));
        let lines = message.get("chat").and_then(Value::as_array).into_iter().flatten();
        self.chat.extend(lines.filter_map(Value::as_str).map(str::to_string));
        for (id, told) in message.get_mut("panels").and_then(Value::as_object_mut).into_iter().flatten() {
            let pieces =
                Panel::deserialize(&*told).ok()?.put_together(self.pieces.get(id).map_or(&[], Vec::as_slice))?;
            let markup = pieces.concat();
            *told = Value::from(markup.as_str());
            self.panels.insert(id.clone(), markup);
            self.pieces.insert(id.clone(), pieces);
        }
        self.mine = message.get("mine").and_then(Value::as_bool).unwrap_or(self.mine);
        self.ply = message.get("ply").and_then(Value::as_u64).map(|ply| ply as usize);
        Some(())
    }

    /// The choices, as buttons tell them.
    pub fn offers(&self) -> Vec<Offer> {
        self.panels.get("choices").map(|markup| offers(markup)).unwrap_or_default()
    }

    /// Says something to the table.
    pub async fn say(&mut self, word: &Value) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::text(word.to_string())).await
    }

    /// Sends any text at all.
    pub async fn shout(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::text(text)).await
    }

    /// Takes in all that the house has to say so far: what was done at the table before this call is seen afterwards. Returns
    /// what came; nothing if the socket is closed.
    pub async fn settle(&mut self) -> Option<Vec<Value>> {
        // The table answers one after the other: after this everything is on its way, and comes before the answer to a ping.
        self.guest.get(&format!("/api/tables/{}", self.table)).await.ok()?;
        self.pings += 1;
        let pong = json!({ "pong": self.pings });
        self.say(&json!({ "ping": self.pings })).await.ok()?;
        let mut came = Vec::new();
        loop {
            match self.next().await? {
                answer if answer == pong => return Some(came),
                news => came.push(news),
            }
        }
    }

    /// Clicks a button.
    pub async fn click(&mut self, offer: &Offer) -> Result<(), tungstenite::Error> {
        let word = json!({ "play": { "ply": self.ply, "back": offer.back, "actions": offer.actions } });
        self.say(&word).await
    }
}

/// The words of a frame.
pub fn unpack(message: &Message) -> Option<String> {
    match message {
        Message::Text(text) => Some(text.to_string()),
        Message::Binary(bytes) => inflate(bytes, |json| Some(std::str::from_utf8(json).ok()?.to_string()))?,
        _ => None,
    }
}

thread_local! {
    static UNPRESS: RefCell<(Decompress, Vec<u8>)> = RefCell::new((Decompress::new(false), Vec::new()));
}

/// Reads a deflated frame, in a room that is used again and again. Nothing if it is no whole frame.
pub(super) fn inflate<T>(bytes: &[u8], read: impl FnOnce(&[u8]) -> T) -> Option<T> {
    UNPRESS.with_borrow_mut(|(press, room)| {
        press.reset(false);
        room.clear();
        loop {
            room.reserve(64 * 1024);
            let rest = bytes.get(press.total_in() as usize..)?;
            let before = (press.total_in(), press.total_out());
            match press.decompress_vec(rest, room, FlushDecompress::Finish) {
                Ok(Status::StreamEnd) => return Some(read(room)),
                Ok(_) | Err(_) if before == (press.total_in(), press.total_out()) => return None,
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    })
}

/// The buttons of a choices panel.
pub fn offers(markup: &str) -> Vec<Offer> {
    let buttons = markup.split("<button").skip(1).filter_map(|rest| rest.split_once('>').map(|(tag, _)| tag));
    buttons
        .filter_map(|tag| {
            let attribute = |name: &str| {
                let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
                rest.split_once('"').map(|(value, _)| unescape(value))
            };
            let actions = serde_json::from_str(&attribute("data-play")?).ok()?;
            let back = attribute("data-back").and_then(|back| back.parse().ok()).unwrap_or(0);
            Some(Offer { actions, back, hidden: tag.split(' ').any(|word| word == "hidden") })
        })
        .collect()
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_are_read_from_their_markup() {
        let markup = r#"<button type="button" data-play="[&quot;{\&quot;a\&quot;:1}&quot;]" data-spot="x">go</button>
            <button type="button" hidden data-play="[&quot;1&quot;,&quot;2&quot;]" data-back="1">no</button><button>x</button>"#;
        let one = Offer { actions: vec!["{\"a\":1}".into()], back: 0, hidden: false };
        let two = Offer { actions: vec!["1".into(), "2".into()], back: 1, hidden: true };
        assert_eq!(offers(markup), [one, two]);
    }
}
