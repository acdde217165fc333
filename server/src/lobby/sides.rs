//! Options that belong to a chair: what each seat plays, and which of them begins. They go wherever their chair goes, and
//! before the game whoever sits on a chair may change them.

use engine::{Knob, KnobKind};
use serde_json::{Map, Value, json};
use shelf::Title;

/// What is left to chance.
const RANDOM: &str = "random";

/// Does each seat of this game choose something of its own?
pub(crate) fn has_sides(title: &dyn Title) -> bool {
    title.facts().knobs.iter().any(|knob| matches!(knob.kind, KnobKind::PerSeat(_)))
}

/// Moves the options along with their chairs: the chair that is now number `n` was number `order[n]` before.
pub(crate) fn reseat(knobs: &[Knob], options: &mut Value, order: &[usize]) {
    for knob in knobs {
        let Some(value) = options.get_mut(knob.id) else { continue };
        match (&knob.kind, &*value) {
            (KnobKind::PerSeat(_), Value::Array(each)) if !each.is_empty() => {
                let moved = order.iter().map(|&from| each.get(from).cloned().unwrap_or_else(|| json!(RANDOM)));
                *value = moved.collect();
            }
            (KnobKind::SeatOrRandom, Value::Number(number)) => {
                let before = number.as_u64();
                if let Some(now) = order.iter().position(|&from| Some(from as u64) == before) {
                    *value = json!(now);
                }
            }
            _ => {}
        }
    }
}

/// The options with another choice for one of `seats` chairs; nothing if the game has no such option, chair or value.
pub(super) fn chosen(
    title: &dyn Title,
    options: &Value,
    seats: usize,
    (seat, option, value): (usize, &str, &str),
) -> Option<Value> {
    let knob = title.facts().knobs.iter().find(|knob| knob.id == option)?;
    let KnobKind::PerSeat(values) = knob.kind else { return None };
    if seat >= seats || !(value == RANDOM || values.contains(&value)) {
        return None;
    }
    let mut options: Map<String, Value> = match options {
        Value::Object(options) => options.clone(),
        _ => Map::new(),
    };
    let each = options.entry(option).or_insert_with(|| json!([]));
    let mut each = each.as_array().cloned().unwrap_or_default();
    each.resize(seats, json!(RANDOM));
    *each.get_mut(seat)? = json!(value);
    options.insert(option.to_string(), Value::Array(each));
    Some(Value::Object(options))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOBS: &[Knob] = &[
        Knob { id: "dens", kind: KnobKind::PerSeat(&["oak", "hill"]), players: 2..=4 },
        Knob { id: "first", kind: KnobKind::SeatOrRandom, players: 2..=4 },
        Knob { id: "storm", kind: KnobKind::Switch, players: 2..=4 },
    ];

    #[test]
    fn what_belongs_to_a_chair_goes_with_it() {
        let mut options = json!({ "dens": ["oak", "hill"], "first": 1, "storm": true });
        reseat(KNOBS, &mut options, &[2, 0, 1]);
        assert_eq!(options, json!({ "dens": ["random", "oak", "hill"], "first": 2, "storm": true }));
    }

    #[test]
    fn what_belongs_to_nobody_stays() {
        for untouched in [json!({ "dens": [], "first": "random" }), Value::Null, json!({ "first": 9 })] {
            let mut options = untouched.clone();
            reseat(KNOBS, &mut options, &[1, 0]);
            assert_eq!(options, untouched);
        }
    }

    #[test]
    fn a_choice_is_for_a_chair_that_is_there_and_a_value_that_the_game_knows() {
        let root = shelf::game("root").unwrap();
        let choose = |options: &Value, seat, option, value| chosen(root, options, 3, (seat, option, value));
        let one = choose(&Value::Null, 1, "factions", "eyrie").unwrap();
        assert_eq!(one, json!({ "factions": ["random", "eyrie", "random"] }));
        assert_eq!(
            choose(&one, 1, "factions", "random").unwrap(),
            json!({ "factions": ["random", "random", "random"] })
        );
        for (seat, option, value) in
            [(3, "factions", "eyrie"), (0, "map", "winter"), (0, "factions", "cats"), (0, "x", "")]
        {
            assert_eq!(choose(&one, seat, option, value), None);
        }
    }
}
