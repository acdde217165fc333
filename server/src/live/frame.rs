//! Messages to browsers: one JSON object, deflated if that is worth while. A frame is made once and shared by all who get
//! it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::ws::{Message as Frames, Utf8Bytes};
use flate2::{Compress, Compression, FlushCompress};
use serde::Serialize;

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
    pub panels: BTreeMap<&'a str, &'a str>,
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
        Frame::from_json(serde_json::to_string(self).unwrap_or_default())
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
    static PRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(2), false));
}

impl Frame {
    /// A message made elsewhere.
    pub fn from_json(json: String) -> Frame {
        if json.len() < TINY {
            return Frame::Plain(json.into());
        }
        match deflate(json.as_bytes()) {
            Some(bytes) => Frame::Deflated(bytes.into()),
            None => Frame::Plain(json.into()),
        }
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

fn deflate(bytes: &[u8]) -> Option<Vec<u8>> {
    PRESS.with_borrow_mut(|press| {
        press.reset();
        // The most that deflate can add is five bytes for each block of 16 KiB, and a few more.
        let mut out = Vec::with_capacity(bytes.len() + bytes.len() / 1_000 + 64);
        press.compress_vec(bytes, &mut out, FlushCompress::Finish).ok()?;
        let whole = press.total_in() == bytes.len() as u64 && out.len() < bytes.len();
        out.shrink_to_fit();
        whole.then_some(out)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_deflated_frame_inflates_to_the_same_words() {
        let long = format!("{{\"panels\":\"{}\"}}", "<svg id='x'/>".repeat(5_000));
        for _ in 0..3 {
            let Frame::Deflated(bytes) = Frame::from_json(long.clone()) else { panic!("it is long enough") };
            assert!(bytes.len() < long.len() / 10);
            let mut text = String::new();
            flate2::read::DeflateDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
            assert_eq!(text, long);
        }
        assert!(matches!(Frame::from_json("{\"pong\":1}".into()), Frame::Plain(_)));
    }
}
