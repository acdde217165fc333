//! [`Puzzle`]: a moment of a game in which a quick thought goes wrong and a long one finds something better, with the way to it.
//! They are kept in `games/<game>/tests/positions/puzzles.jsonl`, one JSON object a line, and [`Title::puzzles`] lists them.

use engine::{BadRecord, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{BadMatch, Handle, Title};

/// A moment of a game with its right choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name in addresses, unlike all others of its game.
    pub id: String,
    /// How difficult it is: the weakest level of bot that finds a right choice again and again, or `master` if none does.
    pub level: String,
    /// Why the right choices are right: `puzzle-<why>` in the game's words. Empty until somebody has understood it.
    pub why: String,
    /// Who has to choose, counted from 0.
    pub seat: u8,
    /// What a good player chooses, the best first: any of these is right.
    pub right: Vec<Value>,
    /// What a quick thought chooses.
    pub tempting: Value,
    /// What a long thought expects of the best choice and of the tempting one, from 0 (lost) to 1 (won).
    pub values: [f32; 2],
    /// The game so far with its key: whoever replays it stands before the choice.
    pub record: Value,
}

impl Puzzle {
    /// Reads a puzzle from JSON.
    pub fn read(text: &str) -> Result<Puzzle, BadMatch> {
        serde_json::from_str(text).map_err(|error| BadRecord::Malformed(error.to_string()).into())
    }

    /// The puzzles of a collection, one a line, the easiest first. Collections are part of the program and a test reads every line of
    /// them: what cannot be read is left out.
    pub(crate) fn collected(source: &str) -> Vec<Puzzle> {
        let mut puzzles: Vec<_> = source.lines().filter_map(|line| Puzzle::read(line).ok()).collect();
        puzzles.sort_by_key(Puzzle::difficulty);
        puzzles
    }

    /// How difficult it is, from 0: the place of its level among all of them.
    pub fn difficulty(&self) -> usize {
        bots::LEVELS.iter().position(|level| level.id == self.level).unwrap_or(bots::LEVELS.len())
    }

    /// The message of the game's words that says why the right choices are right.
    pub fn explanation(&self) -> String {
        format!("puzzle-{}", self.why)
    }

    /// The id of its game.
    pub fn game(&self) -> &str {
        self.record["game"].as_str().unwrap_or_default()
    }

    /// How many play.
    pub fn seats(&self) -> u64 {
        self.record["seats"].as_u64().unwrap_or_default()
    }

    /// Whose choice it is.
    pub const fn seat(&self) -> Seat {
        Seat(self.seat)
    }

    /// The table at which the choice has to be made.
    pub fn table(&self, title: &dyn Title) -> Result<Handle, BadMatch> {
        title.replay(&self.record.to_string())
    }

    /// Is a choice, as JSON, right?
    pub fn is_right(&self, action: &str) -> bool {
        serde_json::from_str::<Value>(action).is_ok_and(|action| self.right.contains(&action))
    }
}
