//! What is asked. Who is asked and what about is public; only the cards that
//! the asked player may answer with are not.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Suit};
use crate::factions::{Faction, Piece, Service};
use crate::map::Clearing;
use crate::quests::Quest;

/// A question. Suits in it are demands: birds mean any clearing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "question", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each question says what its parts are")]
pub enum Question {
    // Setup (rules, chapter 3).
    /// Which corner for the keep?
    SetupKeep,
    /// Where does the first sawmill stand?
    SetupSawmill,
    /// Where does the first workshop stand?
    SetupWorkshop,
    /// Where does the first recruiter stand?
    SetupRecruiter,
    /// Which corner for the first roost?
    SetupEyrieCorner,
    /// Which leader comes first?
    SetupLeader,
    /// Which character?
    SetupCharacter,
    /// In which forest does the pawn begin?
    SetupForest,
    /// Which corner for the Cult?
    SetupCultCorner,
    /// Which suit is outcast?
    SetupOutcast,
    /// Where does a Riverfolk warrior begin? So many are left.
    SetupRiverWarrior { left: u8 },
    /// What does a service cost in the beginning?
    SetupPrice { service: Service },

    // Every turn (4.2).
    /// What before the faction's own steps: the bank, services, cards in play?
    BirdsongStart,
    /// Anything more in Birdsong?
    BirdsongEnd,
    /// A free battle, and where?
    CommandWarren,
    /// A free move, and from where (or where to, for a pawn)?
    Cobbler,
    /// Which item pays for a service? So many are left.
    PayItem { left: u8, purchase: Purchase },

    // Moving (4.1.1).
    /// From where?
    MoveFrom { suit: Suit, why: MoveWhy },
    /// Where to?
    MoveTo { from: Clearing, why: MoveWhy },
    /// How many?
    MoveCount { from: Clearing, to: Clearing, why: MoveWhy },

    // Battle (4.1.2, 4.1.3).
    /// Where?
    BattleClearing { suit: Suit },
    /// Against whom?
    BattleDefender { clearing: Clearing },
    /// Together with whom?
    BattleAlly { clearing: Clearing, defender: Faction },
    /// Does the defender ambush?
    Ambush,
    /// Does the attacker foil the ambush?
    CounterAmbush,
    /// Who uses effects first?
    EffectsFirst,
    /// Which effect of a card is used?
    BattleEffects,
    /// What takes the next hit? So many are left.
    TakeHit { left: u8 },

    // After a removal (4.1.4, 4.1.5).
    /// Which consequence comes next?
    OrderTriggers,
    /// Which card goes to the supporters, or is there none that fits?
    OutrageCard { clearing: Clearing },
    /// Which supporter leaves?
    DropSupporter,
    /// Whose warrior leaves the Funds? So many are left.
    LoseFund { left: u8 },
    /// Which card brings the warriors back to the keep?
    FieldHospital { clearing: Clearing, warriors: u8 },

    // Cards (4.1.6, 4.1.8).
    /// Which suit pays the next free symbol of a cost? So many are left.
    CraftAnySuit { card: Card, left: u8, export: bool },
    /// Which card is discarded down to the limit?
    DiscardCard,

    // Marquise (4.3).
    /// Which sawmill gets one of the last wood tokens? So many are left.
    PlaceWood { left: u8 },
    /// What is crafted?
    MarquiseCraft,
    /// Which action?
    MarquiseAction,
    /// A second move of the march, and from where?
    MarchSecond,
    /// Where is it built?
    BuildClearing { building: Piece },
    /// Where does the wood come from? So many are left.
    PayWood { building: Piece, clearing: Clearing, left: u8 },
    /// Which sawmill works overtime for this card?
    OverworkClearing { card: Card },
    /// Which recruiter gets one of the last warriors? So many are left.
    PlaceRecruit { left: u8 },

    // Eyrie (4.4).
    /// Which card is added to which column?
    DecreeAdd,
    /// A second card?
    DecreeAddSecond,
    /// Where does the new roost stand?
    NewRoost,
    /// What is crafted?
    EyrieCraft,
    /// Which card of the column is carried out?
    DecreeCard,
    /// Nothing in the column can be carried out.
    Turmoil,
    /// Where are warriors recruited?
    RecruitClearing { suit: Suit },
    /// Where is a roost built?
    RoostClearing { suit: Suit },
    /// Who leads now?
    ChooseLeader,
    /// Anything more before Evening?
    EyrieEnd,

    // Alliance (4.5).
    /// Where is a revolt?
    Revolt,
    /// Where does sympathy spread?
    Spread,
    /// Which supporter is spent? So many are left.
    SpendSupporter { clearing: Clearing, left: u8, revolt: bool },
    /// What next in Daylight?
    AllianceDaylight,
    /// Which military operation?
    Operation,

    // Vagabond (4.6).
    /// Which item is refreshed? So many are left.
    RefreshItem { left: u8 },
    /// Where does the pawn slip to?
    Slip,
    /// Which action?
    VagabondAction,
    /// Which ally comes along?
    MoveAlly { from: Clearing, to: Clearing },
    /// How many warriors of the ally?
    MoveAllyCount { ally: Faction, from: Clearing, to: Clearing },
    /// Which item of the ruin is taken?
    ExploreTake { clearing: Clearing },
    /// Which card is given?
    AidCard { to: Faction },
    /// Which item is exhausted for it?
    AidItem { to: Faction },
    /// Which item is taken in return?
    AidTake { from: Faction },
    /// Points or cards?
    QuestReward { quest: Quest },
    /// What is shot?
    StrikeTarget,
    /// Which item is repaired? So many are left.
    RepairItem { left: u8 },
    /// Which item is left behind?
    DropItem,

    // Cult (4.7).
    /// Which conspiracy?
    Conspiracy,
    /// A battle where the crusade went?
    CrusadeFollow { clearing: Clearing },
    /// Which ritual?
    Ritual,
    /// What is crafted?
    CultCraft,

    // Riverfolk (4.8).
    /// Which action?
    RiverAction,
    /// Whose warrior pays? So many are left.
    PayFund { left: u8, deed: RiverDeed },
    /// What does a service cost from now on?
    SetPrice { service: Service },
}

/// What a move belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveWhy {
    /// An action that is a move.
    Plain,
    /// The first half of a march.
    March,
    /// A crusade, after which a battle may follow.
    Crusade,
}

/// What is bought from the Riverfolk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    /// A card of their hand.
    Card(Card),
    /// Rivers as paths.
    Riverboats,
    /// Warriors for hire.
    Mercenaries,
}

/// What the Riverfolk pay funds for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RiverDeed {
    /// A move (commit 1).
    Move,
    /// A battle (commit 1).
    Battle,
    /// A card (commit 1).
    Draw,
    /// A warrior here (spend 1).
    Recruit(Clearing),
    /// Crafting this card: a fund on each trade-post space that is used.
    Craft(Card),
    /// Exporting this card.
    Export(Card),
}
