//! States and views as JSON, to compare them and to say where they differ.

use std::hash::{Hash, Hasher};

use serde::Serialize;
use serde_json::Value;

/// The thing as JSON text. What cannot be written says so instead (and fails the check of serialisation).
pub(super) fn written(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).unwrap_or_else(|error| format!("cannot be written: {error}"))
}

/// The thing as a JSON value.
pub(super) fn value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or_default()
}

/// Where two things differ first, and how.
pub(super) fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    first_difference("", &value(one), &value(other)).unwrap_or_else(|| "nowhere in what is written of them".into())
}

fn first_difference(path: &str, one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        _ if one == other => None,
        (Value::Object(these), Value::Object(those)) => these
            .iter()
            .map(|(key, one)| (key, one, those.get(key).unwrap_or(&Value::Null)))
            .chain(
                those
                    .iter()
                    .filter(|(key, _)| !these.contains_key(*key))
                    .map(|(key, other)| (key, &Value::Null, other)),
            )
            .find_map(|(key, one, other)| first_difference(&format!("{path}/{key}"), one, other)),
        (Value::Array(these), Value::Array(those)) if these.len() == those.len() => {
            let pairs = these.iter().zip(those).enumerate();
            pairs.into_iter().find_map(|(at, (one, other))| first_difference(&format!("{path}/{at}"), one, other))
        }
        _ => Some(format!("{path}: {} against {}", short(one), short(other))),
    }
}

fn short(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(120) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    }
}

/// Calls `visit` with every leaf, an empty list or object being one, and where it lies.
pub(super) fn leaves<'v>(value: &'v Value, visit: &mut impl FnMut(&Whereto<'_, 'v>, &'v Value)) {
    descend(value, &Whereto { before: None, step: Step::Field(""), here: 0, anywhere: None }, visit);
}

fn descend<'v>(value: &'v Value, at: &Whereto<'_, 'v>, visit: &mut impl FnMut(&Whereto<'_, 'v>, &'v Value)) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            for (key, inner) in fields {
                descend(inner, &at.then(Step::Field(key)), visit);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (index, inner) in items.iter().enumerate() {
                descend(inner, &at.then(Step::At(index)), visit);
            }
        }
        leaf => visit(at, leaf),
    }
}

/// The way to a place in JSON, with a number for it that is the same in every run. Thousands of worlds are compared leaf by leaf:
/// each step is hashed once for all leaves behind it.
pub(super) struct Whereto<'w, 'v> {
    before: Option<&'w Whereto<'w, 'v>>,
    step: Step<'v>,
    /// The number of this very place.
    pub here: u64,
    /// The number of the place if its innermost list were in another order; none outside of lists.
    pub anywhere: Option<u64>,
}

impl<'v> Whereto<'_, 'v> {
    fn then<'w>(&'w self, step: Step<'v>) -> Whereto<'w, 'v> {
        let anywhere = match step {
            Step::At(_) => Some(hashed(self.here, "anywhere")),
            Step::Field(_) => self.anywhere.map(|before| hashed(before, step)),
        };
        Whereto { before: Some(self), step, here: hashed(self.here, step), anywhere }
    }

    /// The way in words: of this very place, or with `*` for the innermost index.
    pub fn spelled(&self, anywhere: bool) -> String {
        let Some(before) = self.before else { return String::new() };
        match self.step {
            Step::Field(name) => format!("{}/{name}", before.spelled(anywhere)),
            Step::At(_) if anywhere => format!("{}/*", before.spelled(false)),
            Step::At(index) => format!("{}/{index}", before.spelled(anywhere)),
        }
    }
}

/// A step of a path into JSON.
#[derive(Clone, Copy, Hash)]
enum Step<'v> {
    Field(&'v str),
    At(usize),
}

/// What follows on a number.
pub(super) fn hashed(before: u64, what: impl Hash) -> u64 {
    let mut hasher = Quick(before);
    what.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash, which also is the same in every run.
#[derive(Default)]
pub(super) struct Quick(u64);

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word) ^ (chunk.len() as u64) << 56);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ (self.0 >> 32)
    }
}
