//! [`Question`]: all that a program which sits at a table is told when it has to choose, as one JSON object. It is the seat's
//! view, its choices and what has happened since it was last asked; nothing that a player in its seat could not know.

use draw::Face;
use engine::{Eyes, Glimpse, Match, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{BadMatch, Thinker};

/// What a program is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many players sit at the table.
    pub seats: usize,
    /// The seat that has to choose, counted from 0.
    pub seat: u8,
    /// What it sees.
    pub view: Value,
    /// What it can choose: one of these is the answer.
    pub choices: Vec<Value>,
    /// What it has been told since it was last asked.
    pub since: Vec<Value>,
    /// A number for a program that wants to be lucky in the same way again.
    pub seed: u64,
    /// A state of the game that could be the true one for all that the seat knows: everything hidden from it was dealt anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub world: Option<Value>,
    /// The record so far with its key, from which the true state follows. Only trusted programs are handed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Value>,
}

/// How far a program is trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// It is told what its seat may know.
    Guest,
    /// It is handed the record, as another version of this program that promises to look only through its seat's eyes.
    Family,
}

fn value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// What is asked of a seat; nothing unless it has to choose. `from` counts the entries of the log that it knows.
pub(crate) fn ask<G: Face>(game: &Match<G>, seat: Seat, from: usize, trust: Trust, seed: u64) -> Option<Question> {
    let (eyes, state) = (Eyes::Of(seat), game.state());
    if state.turn().seat() != Some(seat) {
        return None;
    }
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let world = || game.glimpse(seat).imagine(&mut game.side_dice());
    let since = game.log().get(from..).unwrap_or_default().iter();
    Some(Question {
        game: G::ID.to_string(),
        rules: G::RULES,
        seats: state.seats(),
        seat: seat.0,
        view: value(&state.view(eyes)),
        choices: actions.iter().map(value).collect(),
        since: since.filter_map(|line| line.entry.seen_by(eyes)).map(value).collect(),
        seed,
        world: (trust == Trust::Guest).then(|| value(&world())),
        record: (trust == Trust::Family).then(|| value(&game.record())),
    })
}

/// The seat that was asked, for a bot of ours.
pub(crate) fn read<G: Face>(question: &Question) -> Result<Box<dyn Thinker>, BadMatch> {
    let bad = |why: String| BadMatch::Question(why);
    if question.game != G::ID {
        return Err(bad(format!("it is about {}, not about {}", question.game, G::ID)));
    }
    if question.rules != G::RULES {
        return Err(bad(format!("it speaks of version {} of the rules; this is version {}", question.rules, G::RULES)));
    }
    let state = match (&question.record, &question.world) {
        (Some(record), _) => {
            let record = Record::<G>::deserialize(record).map_err(|error| bad(error.to_string()))?;
            record.replay()?.state().clone()
        }
        (None, Some(world)) => G::deserialize(world).map_err(|error| bad(error.to_string()))?,
        (None, None) => return Err(bad("it has neither a world nor a record".to_string())),
    };
    let seat = Seat(question.seat);
    if seat.index() >= state.seats() {
        return Err(bad(format!("there is no seat {}", question.seat)));
    }
    Ok(Box::new(Glimpse::new(&state, seat)))
}
