//! The factions' own boards, and what lies under the ruins: plain data, a part of the [state](crate::state::Root).

use serde::{Deserialize, Serialize};

use crate::cards::{Cards, Item, Suit};
use crate::event::Spot;
use crate::factions::{Character, Condition, Faction, Leader, Service, Stance};
use crate::map::Clearing;
use crate::quests::Quests;

/// The items under the ruins. Those of a ruin are drawn when it is first explored; items 0 to 3 and 4 to 7 are the two sets of
/// [`RUIN_ITEMS`](crate::cards::RUIN_ITEMS).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct RuinItems {
    /// Items that lie under some ruin that nobody has explored, as a set.
    pub(crate) bag: u8,
    /// Items under each ruin with one or two Vagabonds.
    pub(crate) each: u8,
    /// What is left under a ruin that was explored, as a set, by clearing.
    pub(crate) left: [u8; 12],
    /// Which of the two Vagabonds (bits 0 and 1) knows it.
    pub(crate) known: [u8; 12],
}

/// The Marquise's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Marquise {
    /// Where the keep stands.
    pub(crate) keep: Option<Clearing>,
    /// Actions left in this Daylight.
    pub(crate) actions: u8,
    /// Has the first bird been spent, so that the base actions are over?
    pub(crate) birds: bool,
    pub(crate) recruited: bool,
    /// Sawmills or recruiters by clearing that have been served when the supply is short.
    pub(crate) served: [u8; 12],
}

/// The Eyrie's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Eyrie {
    pub(crate) decree: [Cards; 4],
    /// Columns with a vizier, as a set.
    pub(crate) viziers: u8,
    pub(crate) leader: Option<Leader>,
    /// Leaders face down, as a set.
    pub(crate) deposed: u8,
    /// The column that is being carried out in this Daylight.
    pub(crate) column: u8,
    /// Cards of that column that have been carried out.
    pub(crate) obeyed: Cards,
    /// Has the vizier of that column been obeyed?
    pub(crate) vizier_obeyed: bool,
    /// Was the card that was added first in this Birdsong a bird?
    pub(crate) added_bird: bool,
}

/// The Alliance's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Alliance {
    pub(crate) supporters: Cards,
    pub(crate) officers: u8,
    /// Operations of this Evening.
    pub(crate) operations: u8,
}

/// A Vagabond's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Vagabond {
    pub(crate) character: Option<Character>,
    pub(crate) spot: Spot,
    /// Items by kind and condition.
    pub(crate) items: [[u8; Condition::COUNT]; Item::COUNT],
    /// The condition of the ruins' own item of each kind, if one is owned.
    pub(crate) marked: [Option<Condition>; Item::COUNT],
    pub(crate) stances: [Stance; Faction::COUNT],
    /// Aids of this turn towards the next step.
    pub(crate) aids: [u8; Faction::COUNT],
    pub(crate) quests: Quests,
    /// Tea on the track when Birdsong began.
    pub(crate) morning_tea: u8,
}

/// The Cult's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Cult {
    pub(crate) outcast: Suit,
    pub(crate) hated: bool,
    pub(crate) acolytes: u8,
    pub(crate) revealed: Cards,
    /// Suits scored in this turn, as a set.
    pub(crate) scored: u8,
}

/// Warriors by owner.
pub(crate) type Box7 = [u8; Faction::COUNT];

/// The Riverfolk's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Riverfolk {
    pub(crate) prices: [u8; Service::COUNT],
    pub(crate) payments: Box7,
    pub(crate) funds: Box7,
    pub(crate) commitments: Box7,
    /// Warriors on the trade-post spaces of each suit.
    pub(crate) spaces: [Box7; 3],
    /// Trade posts still on the track, by suit.
    pub(crate) posts: [u8; 3],
    /// The suits of the trade-post spaces that the card in the making will use.
    pub(crate) plan: [u8; 3],
}
