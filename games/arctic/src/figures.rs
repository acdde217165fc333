//! The hunters and their figures: who eats whom, what a life is worth, and where everybody begins (rules, 2.1, 2.4, 2.6).

use std::fmt;
use std::str::FromStr;

use engine::{NoSuchName, set, written_by_name};

/// A hunter. Cod belongs to nobody; the others may be a player's or neutral.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hunter {
    /// Swims, also under the ice.
    Orca,
    /// Walks and swims.
    Bear,
    /// The Inuit hunter, on foot or in the kayak.
    Eskimo,
    /// Two seals, on, under and between the floes.
    Seal,
    /// Nine cod.
    Cod,
}

impl Hunter {
    /// The ids of the hunters.
    pub const IDS: [&'static str; 5] = ["orca", "bear", "eskimo", "seal", "cod"];

    /// All hunters; cod is the last.
    pub const ALL: [Hunter; 5] = [Hunter::Orca, Hunter::Bear, Hunter::Eskimo, Hunter::Seal, Hunter::Cod];

    /// The hunters that a player can be.
    pub const PLAYED: [Hunter; 4] = [Hunter::Orca, Hunter::Bear, Hunter::Eskimo, Hunter::Seal];

    const FIGURES: [Figures; 5] = [Figures(1), Figures(2), Figures(4), Figures(0b1_1000), Figures(0x3fe0)];
    const PREY: [Figures; 5] = [Figures(0x3ffe), Figures(0x3ffd), Figures(0x3ffb), Figures(0x3fe0), Figures(0)];
    const LIVES: [u8; 5] = [2, 2, 2, 3, 0];
    const TOKEN: [u8; 5] = [3, 3, 2, 2, 0];

    /// The hunter as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The hunter's id.
    pub const fn id(self) -> &'static str {
        Hunter::IDS[self.index()]
    }

    /// Its figures.
    #[inline]
    pub const fn figures(self) -> Figures {
        Hunter::FIGURES[self.index()]
    }

    /// Whom it eats where it can reach them.
    #[inline]
    pub const fn prey(self) -> Figures {
        Hunter::PREY[self.index()]
    }

    /// How many tokens it begins with, each one life.
    #[inline]
    pub const fn lives(self) -> u8 {
        Hunter::LIVES[self.index()]
    }

    /// The victory points on each of its tokens.
    #[inline]
    pub const fn token(self) -> u8 {
        Hunter::TOKEN[self.index()]
    }

    /// Can it stand on the ice?
    #[inline]
    pub const fn walks(self) -> bool {
        matches!(self, Hunter::Bear | Hunter::Eskimo | Hunter::Seal)
    }

    /// Can it swim under the ice?
    #[inline]
    pub const fn dives(self) -> bool {
        !matches!(self, Hunter::Bear | Hunter::Eskimo)
    }

    /// Does it attack the igloo?
    #[inline]
    pub const fn raids(self) -> bool {
        matches!(self, Hunter::Bear | Hunter::Seal)
    }
}

impl fmt::Display for Hunter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Hunter {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Hunter, NoSuchName> {
        Hunter::ALL.into_iter().find(|hunter| hunter.id() == id).ok_or(NoSuchName)
    }
}

written_by_name!(Hunter, "hunter");

/// On the ice or in the water.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Standing on a floe or on pack ice.
    Ice,
    /// In open sea, or under the ice.
    Water,
}

impl Level {
    /// The level's id.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Ice => "ice",
            Level::Water => "water",
        }
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Level, NoSuchName> {
        [Level::Ice, Level::Water].into_iter().find(|level| level.id() == id).ok_or(NoSuchName)
    }
}

/// Where exactly a figure is on its cell: what the log and the drawing say of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// Standing on the ice.
    OnIce,
    /// Swimming under the ice.
    UnderIce,
    /// Swimming where there is no ice.
    OpenSea,
}

/// A wooden figure: orca, bear, eskimo, two seals and nine cod, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Figure(u8);

impl Figure {
    /// How many there are.
    pub const COUNT: usize = 14;
    /// The orca.
    pub const ORCA: Figure = Figure(0);
    /// The polar bear.
    pub const BEAR: Figure = Figure(1);
    /// The Inuit hunter.
    pub const ESKIMO: Figure = Figure(2);
    /// The first seal.
    pub const SEAL_1: Figure = Figure(3);
    /// The second seal.
    pub const SEAL_2: Figure = Figure(4);

    /// The ids of the figures.
    pub const IDS: [&'static str; Figure::COUNT] = [
        "orca", "bear", "eskimo", "seal_1", "seal_2", "cod_1", "cod_2", "cod_3", "cod_4", "cod_5", "cod_6", "cod_7",
        "cod_8", "cod_9",
    ];

    const HUNTERS: [Hunter; Figure::COUNT] = {
        let mut hunters = [Hunter::Cod; Figure::COUNT];
        hunters[0] = Hunter::Orca;
        hunters[1] = Hunter::Bear;
        hunters[2] = Hunter::Eskimo;
        hunters[3] = Hunter::Seal;
        hunters[4] = Hunter::Seal;
        hunters
    };

    /// All figures.
    pub fn all() -> impl Iterator<Item = Figure> {
        (0..Figure::COUNT as u8).map(Figure)
    }

    /// The figure with this number below 14.
    #[inline]
    pub(crate) const fn new(number: u8) -> Figure {
        Figure(if (number as usize) < Figure::COUNT { number } else { 0 })
    }

    /// The figure as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The figure's id.
    pub const fn id(self) -> &'static str {
        Figure::IDS[self.index()]
    }

    /// The hunter it belongs to.
    #[inline]
    pub const fn hunter(self) -> Hunter {
        Figure::HUNTERS[self.index()]
    }

    /// The number of a seal or a cod.
    pub const fn number(self) -> Option<u8> {
        match self.0 {
            3 | 4 => Some(self.0 - 2),
            5.. => Some(self.0 - 4),
            _ => None,
        }
    }

    /// The set of this figure alone.
    #[inline]
    pub const fn only(self) -> Figures {
        Figures(1 << self.0)
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Figure {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Figure, NoSuchName> {
        Figure::all().find(|figure| figure.id() == id).ok_or(NoSuchName)
    }
}

written_by_name!(Figure, "figure");

set! {
    /// A set of figures.
    Figures of Figure in u16
}

impl Figures {
    /// The nine cod.
    pub const COD: Figures = Hunter::Cod.figures();
    /// Those that neither swim under the ice nor stay in the water when ice arrives.
    pub const WALKERS: Figures = Figures(0b110);
    /// Those that do.
    pub const SWIMMERS: Figures = Figures(0x3ff9);

    /// Cod are alike: of all cod in the set only the first stays.
    #[inline]
    #[must_use]
    pub const fn one_cod(self) -> Figures {
        let cod = self.0 & Figures::COD.0;
        Figures(self.0 & !Figures::COD.0 | cod & cod.wrapping_neg())
    }
}

/// What can be attacked: a figure, or the igloo.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// A figure.
    Figure(Figure),
    /// The igloo.
    Igloo,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Figure(figure) => figure.fmt(f),
            Target::Igloo => f.write_str("igloo"),
        }
    }
}

impl FromStr for Target {
    type Err = NoSuchName;

    fn from_str(id: &str) -> Result<Target, NoSuchName> {
        if id == "igloo" { Ok(Target::Igloo) } else { id.parse().map(Target::Figure) }
    }
}

written_by_name!(Target, "target");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_belongs_to_one_hunter() {
        for figure in Figure::all() {
            let owners: Vec<Hunter> =
                Hunter::ALL.into_iter().filter(|hunter| hunter.figures().contains(figure)).collect();
            assert_eq!(owners, [figure.hunter()]);
            assert_eq!(figure.id().parse(), Ok(figure));
        }
        assert_eq!(Figures::WALKERS.with(Figures::SWIMMERS), Figure::all().collect());
        assert_eq!(Hunter::Seal.figures(), [Figure::SEAL_1, Figure::SEAL_2].into_iter().collect());
        assert_eq!(Figures::COD.len(), 9);
        assert_eq!((Figure::SEAL_2.number(), Figure(13).number(), Figure::BEAR.number()), (Some(2), Some(9), None));
    }

    #[test]
    fn nobody_eats_its_own_kind_and_cod_eats_no_figure() {
        for hunter in Hunter::ALL {
            assert!(hunter.prey().common(hunter.figures()).is_empty());
        }
        assert_eq!(Hunter::Seal.prey(), Figures::COD);
        assert!(Hunter::Cod.prey().is_empty());
        for hunter in [Hunter::Orca, Hunter::Bear, Hunter::Eskimo] {
            assert_eq!(hunter.prey().len(), 13);
        }
    }

    #[test]
    fn every_played_hunter_begins_with_six_points() {
        for hunter in Hunter::PLAYED {
            let igloo = if hunter == Hunter::Eskimo { 2 } else { 0 };
            assert_eq!(hunter.lives() * hunter.token() + igloo, 6);
        }
        // With nine plankton these are the 18 tokens of the box.
        assert_eq!(Hunter::ALL.map(Hunter::lives).iter().sum::<u8>() + 9, 18);
    }
}
