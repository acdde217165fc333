//! What can be chosen before the game, besides the number of players.

use engine::{Knob, KnobKind};
use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the sea is laid out.
    pub setup: Setup,
}

/// How the sea is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setup {
    /// The standard layout.
    #[default]
    Standard,
    /// The players lay out ice and hunters themselves, before they know who is who.
    Expert,
}

/// What a page or a command line offers.
pub(crate) const KNOBS: &[Knob] =
    &[Knob { id: "setup", kind: KnobKind::OneOf(&["standard", "expert"]), players: 2..=4 }];
