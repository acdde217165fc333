//! Whatever is done at a table leaves a trail in the logs: one number stands at the click, at what is written, at the news that other nodes
//! hear, and at what is shown, on whichever node. It is drawn at random and means nothing else, and it stays in the house: no message to a
//! browser holds it, so that nobody can count by it what others do in secret.

use std::fmt;

use serde::{Deserialize, Serialize};
use tracing::Span;

use crate::secret;
use crate::store::TableId;

/// The number by which logs know a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Trail(u64);

impl Trail {
    /// Something new is done.
    pub fn begin() -> Trail {
        Trail(secret::random_u64())
    }

    /// What is logged within it says which deed it belongs to, at which table.
    pub fn at(self, table: &TableId) -> Span {
        tracing::info_span!("deed", trail = %self, %table)
    }
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
