//! What nodes tell each other.

use serde::{Deserialize, Serialize};

use crate::rates::{Deed, Who};
use crate::seats::Tempo;
use crate::store::Entry;
use crate::trail::Trail;

/// What is told at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TableNews {
    /// Its journal has grown.
    Rows(Rows),
    /// Something else has changed: it is read again.
    Changed,
    /// Who is here, as seen from a node.
    Here(Here),
}

/// Rows of a journal that are written, and what was written with them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Rows {
    /// The number of the first.
    pub number: usize,
    /// How often the table has changed by then.
    pub edition: i64,
    /// The rows.
    pub entries: Vec<Entry>,
    /// A seat, and what is left in its bank.
    pub left: Option<(u8, i64)>,
    /// When the present turn began.
    pub since: i64,
    /// The second game of a match, which has begun with the last of these rows.
    pub second: Option<String>,
    /// By which number logs know the deed; nodes of an older version do not say it.
    #[serde(default)]
    pub trail: Option<Trail>,
}

/// Who is here, as seen from a node.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Here {
    /// The seats whose players watch.
    pub seats: Vec<u8>,
    /// Does anybody watch who does not play?
    pub guests: bool,
    /// How fast bots shall move, if any player is here.
    pub tempo: Option<Tempo>,
    /// Does the node want to know who is where else?
    pub asks: bool,
}

/// What is told to all nodes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HouseNews {
    /// These sessions have ended, by their hashes.
    Ended(Vec<Vec<u8>>),
    /// Somebody did something that may be done only so often.
    Tried(Deed, Who),
    /// A letter waits.
    Letters,
}
