//! The seven factions with their pieces and tracks as data (rules, 1.3, 2.3 and the first section of each faction).

use engine::named;

use crate::cards::Item;

named! {
    /// A faction. Each player leads one.
    Faction, "faction":
    /// The Marquise de Cat.
    Marquise = "marquise",
    /// The Eyrie Dynasties.
    Eyrie = "eyrie",
    /// The Woodland Alliance.
    Alliance = "alliance",
    /// The first Vagabond.
    Vagabond = "vagabond",
    /// The second Vagabond.
    Vagabond2 = "vagabond2",
    /// The Lizard Cult.
    Cult = "cult",
    /// The Riverfolk Company.
    Riverfolk = "riverfolk",
}

impl Faction {
    /// The factions with warriors.
    pub const ARMIES: [Faction; 5] =
        [Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Cult, Faction::Riverfolk];

    /// Is it one of the Vagabonds?
    #[inline]
    pub const fn is_vagabond(self) -> bool {
        matches!(self, Faction::Vagabond | Faction::Vagabond2)
    }

    /// How far it reaches; the sum over a line-up tells how lively the game will be.
    pub const fn reach(self) -> u32 {
        [10, 7, 3, 5, 2, 2, 5][self as usize]
    }

    /// Its warriors.
    pub const fn warriors(self) -> u8 {
        [25, 20, 10, 0, 0, 25, 15][self as usize]
    }
}

/// The sum of reach that a line-up of so many players should have; a hint, never a must.
pub const REACH: [u32; 7] = [0, 0, 17, 18, 21, 25, 28];

engine::set! {
    /// A set of factions.
    Factions of Faction in u8
}

named! {
    /// A building or token.
    Piece, "piece":
    /// A building of the Marquise that yields wood.
    Sawmill = "sawmill",
    /// A building of the Marquise that crafts.
    Workshop = "workshop",
    /// A building of the Marquise that recruits.
    Recruiter = "recruiter",
    /// A building of the Eyrie.
    Roost = "roost",
    /// A building of the Alliance; there is one for each suit.
    Base = "base",
    /// A building of the Cult; there are five for each suit.
    Garden = "garden",
    /// The token of the Marquise where only she may place.
    Keep = "keep",
    /// Tokens of the Marquise to build with.
    Wood = "wood",
    /// Tokens of the Alliance.
    Sympathy = "sympathy",
    /// Tokens of the Riverfolk; there are three for each suit.
    TradePost = "trade_post",
}

impl Piece {
    /// The buildings.
    pub const BUILDINGS: [Piece; 6] =
        [Piece::Sawmill, Piece::Workshop, Piece::Recruiter, Piece::Roost, Piece::Base, Piece::Garden];

    /// Whose piece it is.
    #[inline]
    pub const fn owner(self) -> Faction {
        match self {
            Piece::Sawmill | Piece::Workshop | Piece::Recruiter | Piece::Keep | Piece::Wood => Faction::Marquise,
            Piece::Roost => Faction::Eyrie,
            Piece::Base | Piece::Sympathy => Faction::Alliance,
            Piece::Garden => Faction::Cult,
            Piece::TradePost => Faction::Riverfolk,
        }
    }

    /// Buildings need a slot and count for rule, tokens do not.
    #[inline]
    pub const fn is_building(self) -> bool {
        (self as u8) < Piece::BUILDINGS.len() as u8
    }

    /// How many there are in the game.
    pub const fn count(self) -> u8 {
        [6, 6, 6, 7, 3, 15, 1, 8, 10, 9][self as usize]
    }

    /// The pieces of a faction.
    pub const fn of(faction: Faction) -> &'static [Piece] {
        match faction {
            Faction::Marquise => &[Piece::Sawmill, Piece::Workshop, Piece::Recruiter, Piece::Keep, Piece::Wood],
            Faction::Eyrie => &[Piece::Roost],
            Faction::Alliance => &[Piece::Base, Piece::Sympathy],
            Faction::Vagabond | Faction::Vagabond2 => &[],
            Faction::Cult => &[Piece::Garden],
            Faction::Riverfolk => &[Piece::TradePost],
        }
    }
}

/// Wood for the next building of the Marquise, by how many of its kind are on the map.
pub const BUILDING_COST: [u8; 6] = [0, 1, 2, 3, 3, 4];
/// Points for the next building of the Marquise, by how many of its kind are on the map.
pub const fn building_points(building: Piece) -> [u8; 6] {
    match building {
        Piece::Workshop => [0, 2, 2, 3, 4, 5],
        Piece::Recruiter => [0, 1, 2, 3, 3, 4],
        _ => [0, 1, 2, 3, 4, 5],
    }
}
/// Points of the Eyrie in Evening, by roosts on the map.
pub const ROOST_POINTS: [u8; 8] = [0, 0, 1, 2, 3, 4, 4, 5];
/// Supporters for the next sympathy token.
pub const SYMPATHY_COST: [u8; 10] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
/// Points for the next sympathy token.
pub const SYMPATHY_POINTS: [u8; 10] = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
/// Points of a score ritual, by gardens of the suit on the map.
pub const GARDEN_POINTS: [u8; 6] = [0, 0, 2, 2, 3, 4];
/// Gardens of each suit.
pub const GARDENS: u8 = 5;
/// Trade posts of each suit.
pub const POSTS: u8 = 3;
/// Supporters that the Alliance keeps without a base.
pub const CAPACITY: usize = 5;
/// Cards that a hand keeps at the end of a turn.
pub const HAND_LIMIT: usize = 5;
/// Points that win.
pub const GOAL: u8 = 30;
/// Points that are needed to activate a dominance card.
pub const DOMINANCE_POINTS: u8 = 10;

named! {
    /// A leader of the Eyrie.
    Leader, "leader":
    /// Ignores Disdain for Trade.
    Builder = "builder",
    /// Recruits two at a time.
    Charismatic = "charismatic",
    /// Deals an extra hit when attacking.
    Commander = "commander",
    /// Scores for battles that remove buildings and tokens.
    Despot = "despot",
}

impl Leader {
    /// The columns of the decree that hold the viziers.
    pub const fn viziers(self) -> [Column; 2] {
        match self {
            Leader::Builder => [Column::Recruit, Column::Move],
            Leader::Charismatic => [Column::Recruit, Column::Battle],
            Leader::Commander => [Column::Move, Column::Battle],
            Leader::Despot => [Column::Move, Column::Build],
        }
    }
}

named! {
    /// A column of the decree.
    Column, "column":
    /// Recruit.
    Recruit = "recruit",
    /// Move.
    Move = "move",
    /// Battle.
    Battle = "battle",
    /// Build.
    Build = "build",
}

named! {
    /// A character of the Vagabond.
    Character, "character":
    /// Steals.
    Thief = "thief",
    /// Takes cards from the discard pile.
    Tinker = "tinker",
    /// Hides and repairs.
    Ranger = "ranger",
}

impl Character {
    /// The items to begin with.
    pub const fn items(self) -> [Item; 4] {
        match self {
            Character::Thief => [Item::Boots, Item::Torch, Item::Tea, Item::Sword],
            Character::Tinker => [Item::Boots, Item::Torch, Item::Bag, Item::Hammer],
            Character::Ranger => [Item::Boots, Item::Torch, Item::Crossbow, Item::Sword],
        }
    }
}

named! {
    /// How a Vagabond stands with a faction.
    Stance, "relationship":
    /// At war.
    Hostile = "hostile",
    /// The beginning.
    Indifferent = "indifferent",
    /// One step up.
    Amiable = "amiable",
    /// Two steps up.
    Friendly = "friendly",
    /// The top.
    Allied = "allied",
}

impl Stance {
    /// The next step up, the aids it takes within a turn, and its points.
    pub const fn next(self) -> Option<(Stance, u8, u8)> {
        match self {
            Stance::Indifferent => Some((Stance::Amiable, 1, 1)),
            Stance::Amiable => Some((Stance::Friendly, 2, 2)),
            Stance::Friendly => Some((Stance::Allied, 3, 2)),
            Stance::Hostile | Stance::Allied => None,
        }
    }
}

named! {
    /// The sides of an item: undamaged or damaged, face up or face down.
    Condition, "condition":
    /// Undamaged and face up.
    Ready = "ready",
    /// Undamaged and face down.
    Exhausted = "exhausted",
    /// Damaged and face up.
    Damaged = "damaged",
    /// Damaged and face down.
    Broken = "broken",
}

impl Condition {
    /// Is it damaged?
    #[inline]
    pub const fn is_damaged(self) -> bool {
        matches!(self, Condition::Damaged | Condition::Broken)
    }

    /// Does it lie face down?
    #[inline]
    pub const fn is_down(self) -> bool {
        matches!(self, Condition::Exhausted | Condition::Broken)
    }

    /// Has it gone face down or been damaged, against how it was?
    #[inline]
    pub const fn is_worse_than(self, before: Condition) -> bool {
        self.is_damaged() && !before.is_damaged() || self.is_down() && !before.is_down()
    }

    /// The same side, damaged.
    #[inline]
    pub const fn harmed(self) -> Condition {
        if self.is_down() { Condition::Broken } else { Condition::Damaged }
    }

    /// The same side, repaired.
    #[inline]
    pub const fn mended(self) -> Condition {
        if self.is_down() { Condition::Exhausted } else { Condition::Ready }
    }

    /// Turned face up.
    #[inline]
    pub const fn refreshed(self) -> Condition {
        if self.is_damaged() { Condition::Damaged } else { Condition::Ready }
    }
}

named! {
    /// What the Riverfolk sell.
    Service, "service":
    /// A card of their hand.
    HandCard = "hand_card",
    /// Rivers are paths for a turn.
    Riverboats = "riverboats",
    /// Their warriors fight for the buyer for a turn.
    Mercenaries = "mercenaries",
}

impl Service {
    /// The one whose price is set after this one's.
    pub const fn next(self) -> Option<Service> {
        match self {
            Service::HandCard => Some(Service::Riverboats),
            Service::Riverboats => Some(Service::Mercenaries),
            Service::Mercenaries => None,
        }
    }
}

named! {
    /// What points were scored for.
    Source, "source of points":
    /// Pieces placed on the map.
    Placing = "placing",
    /// Pieces of opponents removed.
    Removing = "removing",
    /// Items crafted.
    Crafting = "crafting",
    /// Cards in play.
    Cards = "cards",
    /// Roosts of the Eyrie; turmoil takes points away again.
    Roosts = "roosts",
    /// Aid given by a Vagabond.
    Aid = "aid",
    /// Infamy of a Vagabond.
    Infamy = "infamy",
    /// Quests and ruins of a Vagabond.
    Quests = "quests",
    /// Rituals of the Cult.
    Rituals = "rituals",
    /// Dividends of the Riverfolk.
    Dividends = "dividends",
}
