//! The form for a new table: a game's knobs become fields, and fields become options.

use std::collections::HashMap;

use engine::{Knob, KnobKind, Lang};
use serde_json::{Map, Value, json};
use shelf::Title;

use crate::live::level_names;
use crate::lobby::Wish;
use crate::pages::boxes::GameBox;
use crate::pages::new_table::{Advice, FieldKind, KnobField, NewTable, TableForm};
use crate::pages::waiting::Side;
use crate::pages::{self};
use crate::refused::Refused;
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
        taught: !title.lessons().is_empty(),
        new: false,
    }
}

/// The form as it is shown: filled in as before, or with what most people want.
pub(super) fn new_table(title: &dyn Title, lang: Lang, fields: Option<&Fields>, error: Option<String>) -> NewTable {
    let form = match fields {
        Some(fields) => table_form(title, fields),
        None => usual_form(title),
    };
    let chairs = taken(&form);
    let options = match fields {
        Some(fields) => options(title, fields, &chairs),
        None => title.recommended(chairs.len()),
    };
    let none = Fields::new();
    let knob = |knob| knob_field(title, lang, knob, &options, fields.unwrap_or(&none), chairs.len());
    let knobs = title.facts().knobs.iter().map(knob).collect();
    let word = advice(title, lang, &options, chairs.len());
    NewTable { game: game_box(title, lang), knobs, levels: level_names(lang).to_vec(), form, word, error }
}

/// The chairs of a form on which somebody sits.
fn taken(form: &TableForm) -> Vec<usize> {
    form.seats.iter().enumerate().filter_map(|(number, chair)| chair.as_ref().map(|_| number)).collect()
}

/// What the game says about options: why they cannot be played, or a hint.
pub(super) fn advice(title: &dyn Title, lang: Lang, options: &Value, seats: usize) -> Option<Advice> {
    match title.check(options, seats) {
        Ok(()) => {
            let text = title.words().say(lang, &[]).text(&title.hint(options, seats)?);
            Some(Advice { text, playable: true })
        }
        Err(bad) => {
            let text = Refused::Options { game: title.id().to_string(), bad }.text(lang);
            Some(Advice { text, playable: false })
        }
    }
}

/// The form with what is recommended for each chair on which somebody sits.
pub(super) fn as_recommended(title: &dyn Title, mut fields: Fields) -> Fields {
    let chairs = taken(&table_form(title, &fields));
    for knob in title.facts().knobs {
        for (seat, chair) in chairs.iter().enumerate() {
            if let Some(value) = recommended_side(title, knob, seat, chairs.len()) {
                fields.insert(format!("option.{}.{chair}", knob.id), value);
            }
        }
    }
    fields
}

/// What is recommended for a seat among so many, in an option that each seat chooses.
fn recommended_side(title: &dyn Title, knob: &Knob, seat: usize, players: usize) -> Option<String> {
    title.recommended(players).get(knob.id)?.as_array()?.get(seat)?.as_str().map(str::to_string)
}

fn usual_form(title: &dyn Title) -> TableForm {
    let Wish { seats, shuffle, public, clock, undo, help, double_header, .. } = Wish::quick(title, "medium");
    TableForm { seats: seats.into_iter().map(Some).collect(), shuffle, public, clock, undo, help, double_header }
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
            Some("slow") => Clock::Slow {
                hours: number("hours", 24),
                vacation: number("vacation", 0),
                patient: field("after") == Some("wait"),
            },
            _ => Clock::None,
        },
        undo: field("undo") != Some("off"),
        help: field("help") != Some("off"),
        double_header: fields.contains_key("double_header"),
    }
}

/// The wish that a form expresses.
pub(super) fn wish(title: &dyn Title, fields: &Fields) -> Wish {
    let form = table_form(title, fields);
    let options = options(title, fields, &taken(&form));
    let seats: Vec<Chair> = form.seats.into_iter().flatten().collect();
    Wish {
        game: title.id().to_string(),
        options,
        // Like options that are not offered to so many players.
        double_header: form.double_header && seats.len() == 2,
        seats,
        shuffle: form.shuffle,
        public: form.public,
        clock: form.clock,
        undo: form.undo,
        help: form.help,
    }
}

/// The options in a form, in which somebody sits on these chairs. Knobs that are not offered to so many players keep
/// their usual value.
fn options(title: &dyn Title, fields: &Fields, chairs: &[usize]) -> Value {
    let players = chairs.len();
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
            KnobKind::SeatOrRandom => fields.get(&name).map(|text| match text.parse::<usize>() {
                Ok(chair) => json!(chairs.iter().position(|&other| other == chair).unwrap_or(chair)),
                Err(_) => json!(text),
            }),
            KnobKind::PerSeat(_) => {
                let chosen = chairs.iter().map(|chair| fields.get(&format!("{name}.{chair}")));
                chosen.collect::<Option<Vec<_>>>().map(|values| json!(values))
            }
        };
        if let Some(value) = value {
            options.insert(knob.id.to_string(), value);
        }
    }
    Value::Object(options)
}

fn knob_field(
    title: &dyn Title,
    lang: Lang,
    knob: &Knob,
    options: &Value,
    fields: &Fields,
    players: usize,
) -> KnobField {
    let say = title.words().say(lang, &[]);
    let word = |parts: &[&str]| say.word_named(&format!("option-{}", parts.join("-")).replace('_', "-"));
    let named = |values: &[&str]| -> Vec<(String, String)> {
        values.iter().map(|value| (value.to_string(), word(&[knob.id, value]))).collect()
    };
    let chosen = options.get(knob.id).unwrap_or(&Value::Null);
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
    let kind = match &knob.kind {
        KnobKind::Switch => FieldKind::Switch(chosen.as_bool().unwrap_or(false)),
        KnobKind::OneOf(values) => {
            // What so many players cannot choose is not offered, unless nothing could be played anyway.
            let playable = title.check(options, players).is_ok();
            let fits = |value: &&str| {
                let mut other = options.clone();
                other[knob.id] = json!(value);
                !playable || *value == text(chosen) || title.check(&other, players).is_ok()
            };
            let fitting: Vec<&str> = values.iter().copied().filter(fits).collect();
            FieldKind::OneOf { values: named(&fitting), chosen: text(chosen) }
        }
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
            // The form speaks of chairs, also of those on which nobody sits.
            let chosen = fields.get(&format!("option.{}", knob.id)).cloned().unwrap_or_else(|| text(chosen));
            FieldKind::OneOf { values, chosen }
        }
        KnobKind::PerSeat(values) => {
            // A chair that stands empty is ready for whoever sits down there next.
            let of = |chair: usize| {
                let filled = fields.get(&format!("option.{}.{chair}", knob.id)).cloned();
                let next = || recommended_side(title, knob, chair, players.max(chair + 1));
                filled.or_else(next).unwrap_or_else(|| "random".into())
            };
            let values = side_values(title, lang, knob.id, values);
            FieldKind::PerSeat { values, chosen: (0..*title.facts().seats.end()).map(of).collect() }
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

/// The values of an option that each seat chooses: value and name.
fn side_values(title: &dyn Title, lang: Lang, id: &str, values: &[&str]) -> Vec<(String, String)> {
    let say = title.words().say(lang, &[]);
    let name = |value: &&str| say.word_named(&format!("option-{id}-{value}").replace('_', "-"));
    let random = ("random".to_string(), pages::say(lang).word("desk-random"));
    std::iter::once(random).chain(values.iter().map(|value| (value.to_string(), name(value)))).collect()
}

/// What each seat of a table plays, as far as it is chosen; `free` says for which seats the visitor may choose.
pub(super) fn sides(title: &dyn Title, lang: Lang, options: &Value, free: &[bool]) -> Vec<Vec<Side>> {
    let say = title.words().say(lang, &[]);
    let chosen = |knob: &Knob, seat: usize| {
        let value = options.get(knob.id).and_then(|each| each.get(seat)).and_then(Value::as_str);
        value.unwrap_or("random").to_string()
    };
    let seats = free.len();
    let side = |seat: usize, free: bool, knob: &Knob| {
        let KnobKind::PerSeat(values) = knob.kind else { return None };
        let others = (0..seats).filter(|&other| other != seat);
        let others: Vec<String> = others.map(|other| chosen(knob, other)).collect();
        let values = side_values(title, lang, knob.id, values).into_iter().map(|(value, name)| {
            let taken = value != "random" && others.contains(&value);
            (value, name, taken)
        });
        Some(Side {
            option: knob.id.to_string(),
            name: say.word_named(&format!("option-{}", knob.id).replace('_', "-")),
            values: values.collect(),
            chosen: chosen(knob, seat),
            free,
        })
    };
    let knobs = title.facts().knobs;
    free.iter()
        .enumerate()
        .map(|(seat, &free)| knobs.iter().filter_map(|knob| side(seat, free, knob)).collect())
        .collect()
}

/// The options of a table that differ from the usual, in words; but not those that each seat chooses.
pub(super) fn unusual_options(title: &dyn Title, lang: Lang, options: &Value) -> Vec<(String, String)> {
    let say = title.words().say(lang, &[]);
    let house = pages::say(lang);
    let usual = title.default_options();
    let tell = |knob: &Knob| {
        let value = options.get(knob.id)?;
        if Some(value) == usual.get(knob.id) || matches!(knob.kind, KnobKind::PerSeat(_)) {
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
            (other, _) => other.to_string(),
        };
        Some((say.word_named(&format!("option-{}", knob.id).replace('_', "-")), told))
    };
    title.facts().knobs.iter().filter_map(tell).collect()
}
