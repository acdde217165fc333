//! What can be chosen before the game (rules, chapter 1).

use engine::{BadOptions, Knob, KnobKind, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::trails::Side;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which side of the board is used.
    pub board_side: Side,
    /// Which theme deck joins the main deck.
    pub theme: Theme,
    /// Both theme decks, eight cards to begin with, of which three are discarded.
    pub variant_big: bool,
    /// Players may look at their own tucked cards.
    pub variant_open_tuck: bool,
    /// What happens when both have as many points.
    pub tie_rule: TieRule,
    /// Who begins.
    pub first_player: FirstPlayer,
}

/// A theme deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// The academy deck, for a first game.
    #[default]
    Academy,
    /// The news deck.
    News,
}

/// What happens when both have as many points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieRule {
    /// Coins decide, then villager points.
    #[default]
    Break,
    /// Both win.
    Share,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    #[serde(untagged)]
    Seat(Seat),
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board_side: Side::Spring,
            theme: Theme::default(),
            variant_big: false,
            variant_open_tuck: false,
            tie_rule: TieRule::default(),
            first_player: FirstPlayer::default(),
        }
    }
}

/// What a page or a command line offers.
pub(crate) const KNOBS: &[Knob] = &[
    Knob { id: "board_side", kind: KnobKind::OneOf(&["spring", "autumn"]), players: 2..=2 },
    Knob { id: "theme", kind: KnobKind::OneOf(&["academy", "news"]), players: 2..=2 },
    Knob { id: "variant_big", kind: KnobKind::Switch, players: 2..=2 },
    Knob { id: "variant_open_tuck", kind: KnobKind::Switch, players: 2..=2 },
    Knob { id: "tie_rule", kind: KnobKind::OneOf(&["break", "share"]), players: 2..=2 },
    Knob { id: "first_player", kind: KnobKind::SeatOrRandom, players: 2..=2 },
];

impl Options {
    /// Refuses a first player who is not there.
    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        match self.first_player {
            FirstPlayer::Seat(Seat(seat)) if seat > 1 => Err(BadOptions::new(
                format!("seat {seat} cannot begin: there are only seats 0 and 1"),
                Phrase::new("bad-first-player").number("seat", i64::from(seat)),
            )),
            _ => Ok(()),
        }
    }
}
