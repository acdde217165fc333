//! The form for a new table: a game's knobs become fields, and fields become options.

use std::collections::HashMap;

use engine::{Knob, KnobKind, Lang};
use serde_json::{Map, Value, json};
use shelf::Title;

use crate::live::level_names;
use crate::lobby::Wish;
use crate::pages::boxes::GameBox;
use crate::pages::new_table::{FieldKind, KnobField, NewTable, TableForm};
use crate::pages::{self};
use crate::seats::{Chair, Clock};

/// The fields of a form.
pub(super) type Fields = HashMap<String, String>;

/// A game's box for the pages.
pub(super) fn game_box(title: &dyn Title, lang: Lang) -> GameBox {
    let say = title.words().say(lang, &[]);
    let facts = title.facts();
    GameBox {
        id: facts.id.to_string(),
        name: say.word("name"),
        tagline: say.word("tagline"),
        seats: (*facts.seats.start(), *facts.seats.end()),
        minutes: facts.minutes,
        weight: facts.weight,
        cover: title.cover(),
        ready: facts.drawn,
    }
}

/// The form as it is shown: filled in as before, or with what most people want.
pub(super) fn new_table(title: &dyn Title, lang: Lang, fields: Option<&Fields>, error: Option<String>) -> NewTable {
    let form = match fields {
        Some(fields) => table_form(title, fields),
        None => usual_form(title),
    };
    let options = match fields {
        Some(fields) => options(title, fields, form.seats.iter().flatten().count()),
        None => title.default_options(),
    };
    let knobs = title.facts().knobs.iter().map(|knob| knob_field(title, lang, knob, &options)).collect();
    NewTable { game: game_box(title, lang), knobs, levels: level_names(lang).to_vec(), form, error }
}

fn usual_form(title: &dyn Title) -> TableForm {
    let Wish { seats, shuffle, public, clock, undo, .. } = Wish::quick(title, "medium");
    TableForm { seats: seats.into_iter().map(Some).collect(), shuffle, public, clock, undo }
}

fn table_form(title: &dyn Title, fields: &Fields) -> TableForm {
    let field = |name: &str| fields.get(name).map(String::as_str);
    let number = |name: &str, usual: u32| field(name).and_then(|text| text.trim().parse().ok()).unwrap_or(usual);
    let chair = |seat: usize| {
        let name = field(&format!("name.{seat}")).unwrap_or_default().trim();
        match Chair::parse(field(&format!("seat.{seat}"))?)? {
            Chair::Me if seat > 0 && !name.is_empty() => Some(Chair::Beside(name.to_string())),
            chair => Some(chair),
        }
    };
    TableForm {
        seats: (0..*title.facts().seats.end()).map(chair).collect(),
        shuffle: field("order") != Some("fixed"),
        public: field("visibility") == Some("public"),
        clock: match field("clock") {
            Some("live") => Clock::Live { bank: number("bank", 20), increment: number("increment", 20) },
            Some("slow") => Clock::Slow { hours: number("hours", 24) },
            _ => Clock::None,
        },
        undo: field("undo") != Some("off"),
    }
}

/// The wish that a form expresses.
pub(super) fn wish(title: &dyn Title, fields: &Fields) -> Wish {
    let form = table_form(title, fields);
    let seats: Vec<Chair> = form.seats.into_iter().flatten().collect();
    Wish {
        game: title.id().to_string(),
        options: options(title, fields, seats.len()),
        seats,
        shuffle: form.shuffle,
        public: form.public,
        clock: form.clock,
        undo: form.undo,
    }
}

/// The options in a form. Knobs that are not offered to so many players keep their usual value.
fn options(title: &dyn Title, fields: &Fields, players: usize) -> Value {
    let mut options = match title.default_options() {
        Value::Object(options) => options,
        _ => Map::new(),
    };
    for knob in title.facts().knobs.iter().filter(|knob| knob.players.contains(&players)) {
        let name = format!("option.{}", knob.id);
        let value = match &knob.kind {
            KnobKind::Switch => Some(json!(fields.contains_key(&name))),
            KnobKind::OneOf(_) => fields.get(&name).map(|text| json!(text)),
            KnobKind::Number(_) => fields.get(&name).and_then(|text| text.trim().parse::<i64>().ok()).map(Value::from),
            KnobKind::SeatOrRandom => fields.get(&name).map(|text| match text.parse::<u8>() {
                Ok(seat) => json!(seat),
                Err(_) => json!(text),
            }),
            KnobKind::PerSeat(_) => {
                let chosen = (0..players).map(|seat| fields.get(&format!("{name}.{seat}")));
                chosen.collect::<Option<Vec<_>>>().map(|values| json!(values))
            }
        };
        if let Some(value) = value {
            options.insert(knob.id.to_string(), value);
        }
    }
    Value::Object(options)
}

fn knob_field(title: &dyn Title, lang: Lang, knob: &Knob, options: &Value) -> KnobField {
    let say = title.words().say(lang, &[]);
    let word = |parts: &[&str]| say.word_named(&format!("option-{}", parts.join("-")).replace('_', "-"));
    let named = |values: &[&str]| -> Vec<(String, String)> {
        values.iter().map(|value| (value.to_string(), word(&[knob.id, value]))).collect()
    };
    let chosen = options.get(knob.id).unwrap_or(&Value::Null);
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
    let kind = match &knob.kind {
        KnobKind::Switch => FieldKind::Switch(chosen.as_bool().unwrap_or(false)),
        KnobKind::OneOf(values) => FieldKind::OneOf { values: named(values), chosen: text(chosen) },
        KnobKind::Number(range) => FieldKind::Number {
            least: *range.start(),
            most: *range.end(),
            value: chosen.as_i64().unwrap_or(*range.start()),
        },
        KnobKind::SeatOrRandom => {
            let house = pages::say(lang);
            let seat = |seat: usize| {
                let phrase = engine::Phrase::new("seat-number").number("n", seat as i64 + 1);
                (seat.to_string(), house.text(&phrase))
            };
            let random = ("random".to_string(), house.word("desk-random"));
            let values = std::iter::once(random).chain((0..*title.facts().seats.end()).map(seat)).collect();
            FieldKind::OneOf { values, chosen: text(chosen) }
        }
        KnobKind::PerSeat(values) => {
            let random = ("random".to_string(), pages::say(lang).word("desk-random"));
            let values = std::iter::once(random).chain(named(values)).collect();
            let chosen = chosen.as_array().map(|list| list.iter().map(text).collect()).unwrap_or_default();
            FieldKind::PerSeat { values, chosen }
        }
    };
    KnobField {
        id: knob.id.to_string(),
        name: word(&[knob.id]),
        help: word(&[knob.id, "help"]),
        kind,
        players: (*knob.players.start(), *knob.players.end()),
    }
}

/// The options of a table that differ from the usual, in words.
pub(super) fn unusual_options(title: &dyn Title, lang: Lang, options: &str) -> Vec<(String, String)> {
    let say = title.words().say(lang, &[]);
    let house = pages::say(lang);
    let options: Value = serde_json::from_str(options).unwrap_or_default();
    let usual = title.default_options();
    let tell = |knob: &&Knob| {
        let value = options.get(knob.id)?;
        if Some(value) == usual.get(knob.id) {
            return None;
        }
        let word = |value: &str| match value {
            "random" => house.word("desk-random"),
            value => say.word_named(&format!("option-{}-{value}", knob.id).replace('_', "-")),
        };
        let told = match (value, &knob.kind) {
            (Value::Bool(on), _) => house.word(if *on { "desk-option-on" } else { "desk-option-off" }),
            (Value::String(text), _) => word(text),
            (Value::Number(number), KnobKind::SeatOrRandom) => (number.as_i64().unwrap_or(0) + 1).to_string(),
            (Value::Array(list), _) => {
                list.iter().map(|value| word(value.as_str().unwrap_or_default())).collect::<Vec<_>>().join(", ")
            }
            (other, _) => other.to_string(),
        };
        Some((say.word_named(&format!("option-{}", knob.id).replace('_', "-")), told))
    };
    title.facts().knobs.iter().collect::<Vec<_>>().iter().filter_map(tell).collect()
}
