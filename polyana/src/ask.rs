//! What several commands ask of their user: a game, its options, a language, bots.

use bots::Level;
use engine::words::{COMMON, Say, Words};
use engine::{Dice, Key, KnobKind, Lang};
use serde_json::{Map, Value};
use shelf::Title;

/// The words of the terminal.
pub fn words() -> Result<Words, String> {
    let own = [include_str!("../words/en.ftl"), include_str!("../words/ru.ftl"), include_str!("../words/uk.ftl")];
    Words::new(&[COMMON, shelf::WORDS, own])
}

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn Title, String> {
    shelf::game(id).ok_or_else(|| {
        let ids: Vec<_> = shelf::games().map(|title| title.id()).collect();
        format!("there is no game {id:?} on the shelf; there are: {}", ids.join(", "))
    })
}

/// The language with this code.
pub fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| format!("{code:?} is not a language of the table; these are: en, ru, uk"))
}

/// Bots by their names.
pub fn levels(names: &[String]) -> Result<Vec<&'static Level>, String> {
    names.iter().map(|name| level(name)).collect()
}

/// The bot of this name.
pub fn level(name: &str) -> Result<&'static Level, String> {
    Level::from_name(name).ok_or_else(|| {
        let names: Vec<_> = bots::LEVELS.iter().map(|level| level.id).collect();
        format!("there is no bot {name:?}; there are: {}", names.join(", "))
    })
}

/// The bots' names: those of their levels, numbered where several are alike.
pub fn names_of_levels(levels: &[&Level], house: &Say<'_>) -> Vec<String> {
    let named = |(index, level): (usize, &&Level)| {
        let name = house.word_named(&format!("level-{}", level.id));
        let alike = levels.iter().filter(|other| other.id == level.id).count();
        let number = levels.iter().take(index + 1).filter(|other| other.id == level.id).count();
        if alike > 1 { format!("{name} {number}") } else { name }
    };
    levels.iter().enumerate().map(named).collect()
}

/// Options given as `name=value`, as JSON. What they mean is for the game to judge.
pub fn options(title: &dyn Title, given: &[String]) -> Result<Value, String> {
    let mut options = Map::new();
    for pair in given {
        let (name, value) = pair.split_once('=').ok_or_else(|| format!("{pair:?} is not of the form name=value"))?;
        let knob = title.facts().knobs.iter().find(|knob| knob.id == name).ok_or_else(|| {
            let names: Vec<_> = title.facts().knobs.iter().map(|knob| knob.id).collect();
            format!("{} has no option {name:?}; it has: {}", title.id(), names.join(", "))
        })?;
        let text = || Value::String(value.to_string());
        let value = match knob.kind {
            KnobKind::OneOf(_) => text(),
            KnobKind::PerSeat(_) => value.split(',').map(Value::from).collect(),
            KnobKind::Switch | KnobKind::Number(_) | KnobKind::SeatOrRandom => {
                serde_json::from_str(value).unwrap_or_else(|_| text())
            }
        };
        options.insert(name.to_string(), value);
    }
    Ok(Value::Object(options))
}

/// A key from a seed that the user knows, or from the operating system.
pub fn key(seed: Option<u64>) -> Result<Key, String> {
    match seed {
        Some(seed) => Ok(Key::from_seed(seed)),
        None => Ok(Key::new(random()?)),
    }
}

/// What the bots think with: the same for the same seed, and otherwise never the same.
pub fn moods(seed: Option<u64>) -> Result<Dice, String> {
    Ok(Dice::quick(match seed {
        Some(seed) => seed,
        None => u64::from_le_bytes(random()?),
    }))
}

fn random<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| format!("the system gives no randomness: {error}"))?;
    Ok(bytes)
}

/// A file's text.
pub fn read(path: &std::path::Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

/// Writes a file.
pub fn write(path: &std::path::Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_never_twice_in_the_same_mood_unless_the_seed_says_so() {
        let mood = |seed| moods(seed).map(|mut dice| dice.seed());
        assert_eq!(mood(Some(5)), mood(Some(5)));
        assert_ne!(mood(Some(5)), mood(Some(6)));
        assert_ne!(mood(None), mood(None));
    }
}
