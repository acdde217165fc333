//! What can be chosen before a game: every value of every knob really means something, nothing else is accepted, and a
//! refusal is a sentence.

use serde_json::{Map, Value, json};

use super::lexicon::Lexicon;
use super::{Check, Failure};
use crate::{BadOptions, Key, Knob, KnobKind, Lang, Match, Voice};

/// A value that no knob takes.
const NONSENSE: &str = "no such value";

pub(super) fn check<G: Voice>(lexicon: &Lexicon) -> Result<(), Failure> {
    let fails = |what: String| Err(Failure::of::<G>(Check::Options, what));
    let defaults = match serde_json::to_value(G::Options::default()) {
        Ok(Value::Object(fields)) => fields,
        other => return fails(format!("the options are not written as an object but as {other:?}")),
    };
    if let Some(field) = defaults.keys().find(|&field| !G::KNOBS.iter().any(|knob| knob.id == field)) {
        return fails(format!("the option {field:?} has no knob"));
    }
    match serde_json::from_str::<G::Options>("{}") {
        Ok(options) if options == G::Options::default() => {}
        other => return fails(format!("no options at all should mean the defaults, not {other:?}")),
    }
    if let Ok(options) = read::<G>(NONSENSE, json!(1)) {
        return fails(format!("an unknown field is not refused: {options:?}"));
    }
    seats_are_guarded::<G>(lexicon)?;
    advice_is_sound::<G>(lexicon)?;
    G::KNOBS.iter().try_for_each(|knob| knob_is_honest::<G>(knob, &defaults, lexicon))
}

fn read<G: Voice>(id: &str, value: Value) -> Result<G::Options, serde_json::Error> {
    serde_json::from_value(Value::Object(Map::from_iter([(id.to_string(), value)])))
}

fn begin<G: Voice>(options: &G::Options, seats: usize) -> Result<Match<G>, BadOptions> {
    Match::new(options.clone(), seats, Key::from_seed(seats as u64))
}

fn seats_are_guarded<G: Voice>(lexicon: &Lexicon) -> Result<(), Failure> {
    let fails = |what: String| Err(Failure::of::<G>(Check::Options, what));
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    if least == 0 || least > most || most > crate::MAX_SEATS {
        return fails(format!("{least} to {most} players cannot sit at a table"));
    }
    for seats in [0, least - 1, most + 1, usize::MAX] {
        match begin::<G>(&G::Options::default(), seats) {
            Ok(_) => return fails(format!("{seats} players may sit down, but the game is for {least} to {most}")),
            Err(refused) => is_a_sentence::<G>(&refused, lexicon)?,
        }
    }
    for seats in G::SEATS {
        if let Err(refused) = begin::<G>(&G::Options::default(), seats) {
            return fails(format!("the defaults are refused for {seats} players: {refused}"));
        }
    }
    Ok(())
}

/// What is recommended can be played, hints are sentences, and the same sides can play again.
fn advice_is_sound<G: Voice>(lexicon: &Lexicon) -> Result<(), Failure> {
    let fails = |what: String| Err(Failure::of::<G>(Check::Options, what));
    for seats in G::SEATS {
        for options in [G::recommended(seats), G::Options::default()] {
            let game = match begin::<G>(&options, seats) {
                Ok(game) => game,
                Err(refused) => return fails(format!("what is recommended to {seats} players is refused: {refused}")),
            };
            hint_is_a_sentence::<G>(&options, seats, lexicon)?;
            let played = game.state().played(&options);
            match begin::<G>(&played, seats).map(|again| again.state().played(&played)) {
                Ok(again) if again == played => {}
                Ok(again) => return fails(format!("{played:?} was played, and then again as {again:?}")),
                Err(refused) => return fails(format!("{played:?} was played and is refused: {refused}")),
            }
        }
    }
    Ok(())
}

fn hint_is_a_sentence<G: Voice>(options: &G::Options, seats: usize, lexicon: &Lexicon) -> Result<(), Failure> {
    let Some(hint) = G::hint(options, seats) else { return Ok(()) };
    match Lang::ALL.into_iter().find_map(|lang| lexicon.say(lang, &hint).err()) {
        Some(wrong) => Err(Failure::of::<G>(Check::Words, format!("the hint for {options:?}: {wrong}"))),
        None => Ok(()),
    }
}

fn is_a_sentence<G: Voice>(refused: &BadOptions, lexicon: &Lexicon) -> Result<(), Failure> {
    let fails = |what: String| Err(Failure::of::<G>(Check::Words, what));
    if refused.reason.trim().is_empty() {
        return fails("options are refused without a reason".into());
    }
    match Lang::ALL.into_iter().find_map(|lang| lexicon.say(lang, &refused.phrase).err()) {
        Some(wrong) => fails(format!("the refusal \"{refused}\": {wrong}")),
        None => Ok(()),
    }
}

fn knob_is_honest<G: Voice>(knob: &Knob, defaults: &Map<String, Value>, lexicon: &Lexicon) -> Result<(), Failure> {
    let Knob { id, kind, players } = knob;
    let fails = |what: String| Err(Failure::of::<G>(Check::Options, format!("the knob {id:?}: {what}")));
    let Some(default) = defaults.get(*id) else { return fails("the options have no such field".into()) };
    let tables: Vec<usize> = G::SEATS.filter(|seats| players.contains(seats)).collect();
    let Some(&most) = tables.last() else { return fails("it is offered to no number of players".into()) };
    if !takes(kind, default) {
        return fails(format!("its default {default} is not among its values"));
    }
    for value in values(kind, most) {
        let options = match read::<G>(id, value.clone()) {
            Ok(options) => options,
            Err(error) => return fails(format!("{value} cannot be read: {error}")),
        };
        let back = serde_json::to_value(&options).unwrap_or_default();
        if back.get(id) != Some(&value) {
            return fails(format!("{value} is read as {}", back.get(id).unwrap_or(&Value::Null)));
        }
        let mut starts = false;
        for &seats in &tables {
            let fitted = fitted(kind, &value, seats);
            let options = match read::<G>(id, fitted.clone()) {
                Ok(options) => options,
                Err(error) => return fails(format!("{fitted} cannot be read: {error}")),
            };
            match begin::<G>(&options, seats) {
                Ok(_) => {
                    hint_is_a_sentence::<G>(&options, seats, lexicon)?;
                    starts = true;
                }
                Err(refused) => is_a_sentence::<G>(&refused, lexicon)?,
            }
        }
        if !starts {
            return fails(format!("no number of players can play with {value}"));
        }
    }
    for value in strangers(kind, most) {
        let Ok(options) = read::<G>(id, value.clone()) else { continue };
        for &seats in &tables {
            match begin::<G>(&options, seats) {
                Ok(_) => {
                    return fails(format!("{value} is not among its values, but {seats} players may play with it"));
                }
                Err(refused) => is_a_sentence::<G>(&refused, lexicon)?,
            }
        }
    }
    Ok(())
}

/// Is it one of the knob's values?
fn takes(kind: &KnobKind, value: &Value) -> bool {
    let among = |values: &[&str], value: &Value| value.as_str().is_some_and(|text| values.contains(&text));
    match kind {
        KnobKind::Switch => value.is_boolean(),
        KnobKind::OneOf(values) => among(values, value),
        KnobKind::Number(range) => value.as_i64().is_some_and(|number| range.contains(&number)),
        KnobKind::SeatOrRandom => {
            value == "random" || value.as_u64().is_some_and(|seat| seat < crate::MAX_SEATS as u64)
        }
        KnobKind::PerSeat(values) => {
            value.as_array().is_some_and(|each| each.iter().all(|value| value == "random" || among(values, value)))
        }
    }
}

/// The knob's values at a table of `seats`; of many numbers only the ends, and each choice for a seat once.
fn values(kind: &KnobKind, seats: usize) -> Vec<Value> {
    match kind {
        KnobKind::Switch => vec![json!(false), json!(true)],
        KnobKind::OneOf(values) => values.iter().map(|value| json!(value)).collect(),
        KnobKind::Number(range) if range.end().saturating_sub(*range.start()) <= 50 => {
            range.clone().map(|number| json!(number)).collect()
        }
        KnobKind::Number(range) => [*range.start(), range.start() + 1, *range.end()].map(|number| json!(number)).into(),
        KnobKind::SeatOrRandom => (0..seats).map(|seat| json!(seat)).chain([json!("random")]).collect(),
        KnobKind::PerSeat(values) => {
            let lone = |value: &&str| {
                let mut each = vec!["random"; seats];
                each[seats - 1] = value;
                json!(each)
            };
            values.iter().chain([&"random"]).map(lone).collect()
        }
    }
}

/// The value for a smaller table: the choices of the last seats.
fn fitted(kind: &KnobKind, value: &Value, seats: usize) -> Value {
    match (kind, value) {
        (KnobKind::PerSeat(_), Value::Array(each)) => json!(each[each.len().saturating_sub(seats)..]),
        _ => value.clone(),
    }
}

/// Values that must be refused, when they are read or when the game begins.
fn strangers(kind: &KnobKind, seats: usize) -> Vec<Value> {
    match kind {
        KnobKind::Switch | KnobKind::OneOf(_) => vec![json!(NONSENSE), Value::Null],
        KnobKind::Number(range) => {
            let outside = [range.start().checked_sub(1), range.end().checked_add(1)];
            outside.into_iter().flatten().map(|number| json!(number)).chain([json!(NONSENSE)]).collect()
        }
        KnobKind::SeatOrRandom => vec![json!(NONSENSE), json!(seats), json!(-1)],
        KnobKind::PerSeat(_) => vec![json!(vec![NONSENSE; seats]), json!(NONSENSE)],
    }
}
