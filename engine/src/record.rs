//! [`Record`]: a match written down as options, key and moves. It replays exactly, and anybody can check its luck.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Commitment, Game, Key, Match, Refusal};

/// A match written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many players.
    pub seats: usize,
    /// The game's options.
    #[serde(default)]
    pub options: G::Options,
    /// What was shown of the key before the first deal.
    pub commitment: Commitment,
    /// The key, once it may be known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// The moves in order.
    pub moves: Vec<G::Action>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum BadRecord {
    /// It is not JSON of the right shape.
    Malformed(String),
    /// It belongs to another game.
    OtherGame(String),
    /// It was made by another version of the rules.
    OtherRules(u32),
    /// It has no key, so that its dice are unknown.
    NoKey,
    /// Its key is not the one it was bound to.
    WrongKey,
    /// Its options do not fit.
    Options(String),
    /// One of its moves, counted from 1, is refused.
    Move(usize, Refusal),
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadRecord::Malformed(why) => write!(f, "the record cannot be read: {why}"),
            BadRecord::OtherGame(game) => write!(f, "the record is of another game: {game}"),
            BadRecord::OtherRules(rules) => write!(f, "the record was made by version {rules} of the rules"),
            BadRecord::NoKey => f.write_str("the record has no key yet: its game is not over"),
            BadRecord::WrongKey => f.write_str("the key does not fit the commitment shown before the first deal"),
            BadRecord::Options(why) => write!(f, "the record's options do not fit: {why}"),
            BadRecord::Move(number, why) => write!(f, "move {number} of the record is refused: {why}"),
        }
    }
}

impl std::error::Error for BadRecord {}

impl<G: Game> Record<G> {
    /// Reads a record from JSON. Nothing is played yet.
    pub fn from_json(text: &str) -> Result<Record<G>, BadRecord> {
        serde_json::from_str(text).map_err(|error| BadRecord::Malformed(error.to_string()))
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Plays the record again: checks that it is of this game and these rules, that the key fits its commitment, and
    /// that every move is legal. Who verifies the luck of a table does just this and compares the outcome.
    pub fn replay(&self) -> Result<Match<G>, BadRecord> {
        if self.game != G::ID {
            return Err(BadRecord::OtherGame(self.game.clone()));
        }
        if self.rules != G::RULES {
            return Err(BadRecord::OtherRules(self.rules));
        }
        let key = self.key.clone().ok_or(BadRecord::NoKey)?;
        if key.commitment() != self.commitment {
            return Err(BadRecord::WrongKey);
        }
        let mut game = Match::<G>::new(self.options.clone(), self.seats, key)
            .map_err(|error| BadRecord::Options(error.to_string()))?;
        for (index, &action) in self.moves.iter().enumerate() {
            let seat = game.state().turn().seat().ok_or(BadRecord::Move(index + 1, Refusal::Over))?;
            game.play(seat, action).map_err(|refusal| BadRecord::Move(index + 1, refusal))?;
        }
        Ok(game)
    }
}
