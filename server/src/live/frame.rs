//! Messages to browsers: one JSON object, deflated if that is worth while. A frame is made once and shared by all who get
//! it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::ws::{Message as Frames, Utf8Bytes};
use flate2::{Compress, Compression, FlushCompress};
use serde::Serialize;

use super::pieces::Told;

/// What a browser is told. See `docs/web.md`.
#[derive(Default, Serialize)]
pub(super) struct Message<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<u64>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reload: bool,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub panels: BTreeMap<&'a str, Told<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub turns: BTreeMap<usize, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub say: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sound: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

impl Message<'_> {
    /// Ready to be sent.
    pub fn frame(&self) -> Frame {
        DESK.with_borrow_mut(|desk| {
            desk.json.clear();
            // Nothing in a message can fail to be written.
            let _ = serde_json::to_writer(&mut desk.json, self);
            desk.frame()
        })
    }
}

/// A message as it goes over the wire.
#[derive(Clone, Debug)]
pub enum Frame {
    /// JSON as it is.
    Plain(Utf8Bytes),
    /// JSON in raw deflate.
    Deflated(Bytes),
}

/// Below this many bytes deflating is not worth it.
const TINY: usize = 200;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk {
        press: Compress::new(Compression::new(1), false),
        json: Vec::new(),
        packed: Vec::new(),
    });
}

/// Where frames are made. Its sheets are used again and again: they grow to the size of the longest message, and only what is
/// sent takes room of its own.
struct Desk {
    press: Compress,
    json: Vec<u8>,
    packed: Vec<u8>,
}

impl Desk {
    /// What lies there as JSON, as a frame.
    fn frame(&mut self) -> Frame {
        if self.json.len() >= TINY && self.deflate() {
            Frame::Deflated(Bytes::copy_from_slice(&self.packed))
        } else {
            Frame::Plain(String::from_utf8_lossy(&self.json).into_owned().into())
        }
    }

    /// Deflates the JSON. Says whether that was worth while.
    fn deflate(&mut self) -> bool {
        let Desk { press, json, packed } = self;
        press.reset();
        packed.clear();
        // The most that deflate can add is five bytes for each block of 16 KiB, and a few more.
        packed.reserve(json.len() + json.len() / 1_000 + 64);
        let pressed = press.compress_vec(json, packed, FlushCompress::Finish);
        pressed.is_ok() && press.total_in() == json.len() as u64 && packed.len() < json.len()
    }
}

impl Frame {
    /// A message made elsewhere.
    #[cfg(test)]
    pub fn from_json(json: &str) -> Frame {
        DESK.with_borrow_mut(|desk| {
            desk.json.clear();
            desk.json.extend_from_slice(json.as_bytes());
            desk.frame()
        })
    }

    /// What it says.
    #[cfg(test)]
    pub fn json(&self) -> String {
        use std::io::Read;
        let mut text = String::new();
        match self {
            Frame::Plain(plain) => text.push_str(plain),
            Frame::Deflated(bytes) => {
                let read = flate2::read::DeflateDecoder::new(&bytes[..]).read_to_string(&mut text);
                assert!(read.is_ok_and(|read| read > 0), "it is deflated");
            }
        }
        text
    }

    /// How many bytes it has.
    pub fn len(&self) -> usize {
        match self {
            Frame::Plain(text) => text.len(),
            Frame::Deflated(bytes) => bytes.len(),
        }
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// For the socket.
    pub fn message(self) -> Frames {
        match self {
            Frame::Plain(text) => Frames::Text(text),
            Frame::Deflated(bytes) => Frames::Binary(bytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deflated_frame_inflates_to_the_same_words() {
        let long = format!("{{\"panels\":\"{}\"}}", "<svg id='x'/>".repeat(5_000));
        for _ in 0..3 {
            let Frame::Deflated(bytes) = Frame::from_json(&long) else { panic!("it is long enough") };
            assert!(bytes.len() < long.len() / 10);
            assert_eq!(Frame::Deflated(bytes).json(), long);
        }
        assert!(matches!(Frame::from_json("{\"pong\":1}"), Frame::Plain(_)));
    }
}
