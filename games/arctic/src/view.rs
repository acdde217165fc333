//! View.
use engine::Eyes;
use serde::Serialize;

use crate::state::Arctic;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {}

impl Arctic {
    pub(crate) fn seen_by(&self, _: Eyes) -> View {
        View {}
    }
}
