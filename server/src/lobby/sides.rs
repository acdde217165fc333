//! Options that belong to a chair: what each seat plays, and which of them begins. They go wherever their chair goes.

use engine::{Knob, KnobKind};
use serde_json::{Value, json};

/// What is left to chance.
const RANDOM: &str = "random";

/// Moves the options along with their chairs: the chair that is now number `n` was number `order[n]` before.
pub(super) fn reseat(knobs: &[Knob], options: &mut Value, order: &[usize]) {
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
}
