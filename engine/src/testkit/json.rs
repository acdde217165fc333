//! States and views as JSON, to compare them and to say where they differ.

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

/// Calls `visit` with the path and the value of every leaf, an empty list or object being a leaf.
pub(super) fn leaves<'v>(value: &'v Value, path: &mut Vec<Step<'v>>, visit: &mut impl FnMut(&[Step<'v>], &Value)) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            for (key, inner) in fields {
                path.push(Step::Field(key));
                leaves(inner, path, visit);
                path.pop();
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (at, inner) in items.iter().enumerate() {
                path.push(Step::At(at));
                leaves(inner, path, visit);
                path.pop();
            }
        }
        leaf => visit(path, leaf),
    }
}

/// A step of a path into JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step<'v> {
    Field(&'v str),
    At(usize),
}
