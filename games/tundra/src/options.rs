//! What can be chosen before the game, besides the number of players (rules, chapter 1).

use engine::{BadOptions, Knob, KnobKind, Phrase};
use serde::{Deserialize, Serialize};

use crate::layouts::Layout;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which map is laid out.
    pub layout: MapChoice,
    /// Does everybody get a special title?
    pub titles: bool,
    /// Does everybody get a secret personal goal?
    pub personal_goals: bool,
}

/// Which map is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapChoice {
    /// The standard map for the number of players.
    #[default]
    Standard,
    /// Any map for the number of players.
    Random,
    /// The standard map for two, by its own name.
    L2Std,
    /// The standard map for three.
    L3Std,
    /// The standard map for four.
    L4Std,
    /// Three players around a lake.
    L3AltLake,
    /// Three settlements in the heart of a triangle.
    L3AltHeart,
    /// Three valleys.
    L3AltValleys,
    /// Four players around a frozen lake.
    L4AltLake,
    /// Four settlements inside the map.
    L4AltInner,
}

/// What a page or a command line offers.
pub(crate) const KNOBS: &[Knob] = &[
    Knob {
        id: "layout",
        kind: KnobKind::OneOf(&[
            "standard",
            "random",
            "l3_alt_lake",
            "l3_alt_heart",
            "l3_alt_valleys",
            "l4_alt_lake",
            "l4_alt_inner",
        ]),
        players: 3..=4,
    },
    Knob { id: "titles", kind: KnobKind::Switch, players: 2..=4 },
    Knob { id: "personal_goals", kind: KnobKind::Switch, players: 2..=4 },
];

impl MapChoice {
    /// The map for so many players; nothing if the dice are to choose.
    pub(crate) fn layout(self, players: usize) -> Result<Option<Layout>, BadOptions> {
        let layout = match self {
            MapChoice::Standard => Layout::standard(players),
            MapChoice::Random => return Ok(None),
            MapChoice::L2Std => Layout::L2Std,
            MapChoice::L3Std => Layout::L3Std,
            MapChoice::L4Std => Layout::L4Std,
            MapChoice::L3AltLake => Layout::L3AltLake,
            MapChoice::L3AltHeart => Layout::L3AltHeart,
            MapChoice::L3AltValleys => Layout::L3AltValleys,
            MapChoice::L4AltLake => Layout::L4AltLake,
            MapChoice::L4AltInner => Layout::L4AltInner,
        };
        if layout.players() == players {
            return Ok(Some(layout));
        }
        let wanted = layout.players();
        Err(BadOptions::new(
            format!("the map `{layout}` is for {wanted} players, not for {players}: choose `standard` or `random`"),
            Phrase::new("bad-layout").number("wanted", wanted as i64).number("players", players as i64),
        ))
    }
}
