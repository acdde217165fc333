//! What actions do, as data: gains, prices, and the effects that boards and cards are made of (rules, chapter 5).

use serde::{Deserialize, Serialize};

use engine::named;

named! {
    /// A resource. Berries are none.
    Resource, "resource":
    /// Brushwood.
    Brushwood = "brushwood",
    /// Stone.
    Stone = "stone",
    /// Peat.
    Peat = "peat",
}

/// Nobody stores more of one resource.
pub const MOST_RESOURCES: u8 = 10;
/// Nobody stores more berries.
pub const MOST_BERRIES: u8 = 20;
/// What everybody begins with: of each resource, and berries.
pub const FIRST_STORES: (u8, u8) = (1, 3); // reconstructed

/// Things that are received together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Gain {
    /// Of each resource.
    pub resources: [u8; 3],
    /// Resources of any kind, each chosen when it is received.
    pub any: u8,
    /// Berries.
    pub berries: u8,
    /// Victory points.
    pub points: u8,
    /// A worker for the glade that gives it; only towers do.
    pub worker: bool,
}

impl Gain {
    /// Nothing.
    pub const NOTHING: Gain = Gain { resources: [0; 3], any: 0, berries: 0, points: 0, worker: false };
    /// A worker.
    pub const WORKER: Gain = Gain { worker: true, ..Gain::NOTHING };

    /// Victory points.
    pub const fn points(points: u8) -> Gain {
        Gain { points, ..Gain::NOTHING }
    }

    /// Berries.
    pub const fn berries(berries: u8) -> Gain {
        Gain { berries, ..Gain::NOTHING }
    }

    /// Resources of any kind.
    pub const fn any(any: u8) -> Gain {
        Gain { any, ..Gain::NOTHING }
    }

    /// Resources of one kind.
    pub const fn of(resource: Resource, count: u8) -> Gain {
        let mut resources = [0; 3];
        resources[resource.index()] = count;
        Gain { resources, ..Gain::NOTHING }
    }

    /// This and something else.
    pub const fn and(self, more: Gain) -> Gain {
        let [a, b, c] = self.resources;
        let [d, e, f] = more.resources;
        Gain {
            resources: [a + d, b + e, c + f],
            any: self.any + more.any,
            berries: self.berries + more.berries,
            points: self.points + more.points,
            worker: self.worker || more.worker,
        }
    }
}

/// What a card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// So many berries.
    Berries(u8),
    /// So many resources of one kind, chosen by the payer.
    Alike(u8),
}

/// What an action does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Receive this.
    Gain(Gain),
    /// So many steps with workers.
    Walk(u8),
    /// Up to so many resources from one's figures.
    Gather(u8),
    /// Resources of any kind, wherever one's figures stand.
    Harvest(u8),
    /// Build up to so many towers.
    Build(u8),
    /// Hire up to so many workers.
    Hire(u8),
    /// Hire one worker without a berry.
    Recruit,
    /// A point for each pair of resources, as often as one has towers.
    Pairs,
    /// Berries, a new market if one likes, and a card from it.
    Market(Market),
    /// So many berries, then upgrade boards.
    Crafts(u8),
    /// Upgrade up to so many boards.
    Upgrade(u8),
    /// Pay this, if one likes, and receive that.
    Trade(Price, Gain),
    /// Set an unused die to another value.
    SetDie,
    /// Reroll unused dice for nothing, up to so many times.
    Rerolls(u8),
    /// Turn an unused die to its opposite face and receive a berry.
    Flip,
    /// Buy a die for so many berries.
    BuyDie(u8),
    /// Turn up any glade and receive its resource, or two berries.
    Prospect,
    /// Carry a worker to any open glade and receive its resource.
    Post,
    /// A berry for each of one's towers.
    TowerBerries,
}

/// The market frame of the Trade board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Market {
    /// Berries received first.
    pub berries: u8,
    /// May the market be laid out anew?
    pub refresh: bool,
}

/// An action that belongs to some neighbouring die values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The highest value.
    pub high: u8,
    /// The lowest value.
    pub low: u8,
    /// All of its values, as a set: bit 0 is value 1.
    pub(crate) faces: u8,
    /// What is done.
    pub effect: Effect,
}

/// A frame for the values from `high` down to `low`.
pub(crate) const fn frame(high: u8, low: u8, effect: Effect) -> Frame {
    Frame { high, low, faces: (1 << high) - (1 << (low - 1)), effect }
}

/// The effect for each die value, 1 first.
pub(crate) const fn by_value(frames: &[Frame]) -> [Effect; 6] {
    let mut effects = [Effect::Gain(Gain::NOTHING); 6];
    let mut index = 0;
    while index < frames.len() {
        let mut value = frames[index].low;
        while value <= frames[index].high {
            effects[value as usize - 1] = frames[index].effect;
            value += 1;
        }
        index += 1;
    }
    effects
}
