//! What happens, as data: the log's sentences, the animations and the tests are made from these. Where only some may know a
//! card, the others hear of none.

use engine::{Row, Seat, Seats};
use serde::Serialize;

use crate::action::TriggerKind;
use crate::cards::{Card, Item, Power, Suit};
use crate::factions::{Character, Column, Faction, Leader, Piece, Service, Source, Stance};
use crate::map::{Clearing, Forest, MapKind};
use crate::quests::Quest;

/// Some cards at once, at most all of them.
pub type Hand = Row<Card, { Card::COUNT }>;
/// Whose warriors, for each that is paid.
pub type Colours = Row<Faction, 8>;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each event says what its parts are")]
pub enum Event {
    // The table.
    /// The map lies on the table, and this player begins.
    Begins { map: MapKind, first: Seat },
    /// A player leads a faction.
    Leads { who: Seat, faction: Faction },
    /// A turn begins.
    TurnBegins { who: Seat, round: u16 },
    /// A phase begins: Birdsong, Daylight or Evening.
    PhaseBegins { who: Seat, part: Part },
    /// Points are scored (or lost, below 0).
    Scores { who: Seat, points: i8, source: Source },
    /// The game is over.
    GameOver { winners: Seats, how: Ending },

    // Setup.
    /// A character is chosen.
    ChoosesCharacter { who: Seat, character: Character },
    /// Items are hidden under the ruins.
    HidesItems { each: u8 },
    /// A suit is outcast; hated if it was already.
    Outcast { who: Seat, suit: Suit, hated: bool },
    /// A service costs so many warriors.
    SetsPrice { who: Seat, service: Service, price: u8 },

    // Cards.
    /// Cards are drawn from the deck.
    Draws { who: Seat, count: u8, cards: Option<Hand> },
    /// The discard pile becomes the deck.
    Reshuffles,
    /// A card is spent or discarded.
    Discards { who: Seat, card: Card, why: Discarded },
    /// A card goes from one hand to another: stolen, taken, given, bought.
    HandOver { from: Seat, to: Seat, card: Option<Card>, why: HandOver },
    /// A hand is looked at.
    LooksAt { who: Seat, whose: Seat, cards: Option<Hand> },
    /// A card is crafted.
    Crafts { who: Seat, card: Card },
    /// A card in play is used.
    Uses { who: Seat, power: Power },
    /// A card goes to the supporters.
    JoinsSupporters { who: Seat, card: Option<Card>, why: Joining },
    /// Supporters are drawn from the deck.
    DrawsSupporters { who: Seat, count: u8, cards: Option<Hand> },
    /// A dominance card is activated.
    ActivatesDominance { who: Seat, card: Card },
    /// A coalition begins.
    Coalition { who: Seat, with: Seat, card: Card },
    /// An available dominance card is taken.
    TakesDominance { who: Seat, card: Card },

    // Pieces.
    /// Warriors are placed.
    PlacesWarriors { who: Seat, faction: Faction, clearing: Clearing, count: u8 },
    /// A building or token is placed.
    Places { who: Seat, piece: Piece, clearing: Clearing, count: u8 },
    /// Wood is paid.
    PaysWood { who: Seat, clearing: Clearing },
    /// Warriors move.
    Moves { who: Seat, faction: Faction, from: Clearing, to: Clearing, count: u8 },
    /// Warriors are removed from a clearing.
    LosesWarriors { by: Seat, faction: Faction, clearing: Clearing, count: u8 },
    /// Buildings or tokens are removed from a clearing.
    Loses { by: Seat, piece: Piece, clearing: Clearing, count: u8 },
    /// The active player picks which consequence comes first.
    OrdersTriggers { who: Seat, kind: TriggerKind },
    /// Warriors come back to the keep.
    FieldHospital { who: Seat, clearing: Clearing, count: u8 },
    /// The field hospital is not used.
    NoHospital { who: Seat, clearing: Clearing },
    /// Outrage: the offender owes a card.
    Outrage { who: Seat, clearing: Clearing },
    /// The offender has none that fits.
    NoCardForOutrage { who: Seat },

    // Battle.
    /// A battle begins.
    Attacks { who: Seat, defender: Seat, clearing: Clearing, ally: Option<Faction>, mercenaries: bool },
    /// An ambush is played, or foiled.
    Ambush { who: Seat, card: Card, foils: bool },
    /// No ambush is played, or it is not foiled.
    NoAmbush { who: Seat, foils: bool },
    /// The dice of attacker and defender, and the hits they deal in all before cards.
    Rolls { attacker: u8, defender: u8, hits_by_attacker: u8, hits_by_defender: u8 },
    /// Who uses effects first.
    EffectsFirst { who: Seat, first: Seat },
    /// The hits that both sides deal in the end.
    Hits { by_attacker: u8, by_defender: u8 },
    /// The battle is over.
    BattleEnds { clearing: Clearing },

    // Marquise.
    /// A bird card brings another action.
    ExtraAction { who: Seat, card: Card },

    // Eyrie.
    /// A card is added to the decree.
    AddsToDecree { who: Seat, card: Card, column: Column },
    /// A card of the decree is carried out.
    Obeys { who: Seat, suit: Suit, column: Column },
    /// Turmoil.
    Turmoil { who: Seat, column: Column },
    /// A leader takes over.
    LeaderRises { who: Seat, leader: Leader },
    /// All leaders are face up again.
    LeadersReturn { who: Seat },

    // Alliance.
    /// A revolt begins.
    Revolts { who: Seat, clearing: Clearing },
    /// Officers join or leave.
    Officers { who: Seat, change: i8 },
    /// A base is lost: so many supporters and officers leave.
    BaseLost { who: Seat, suit: Suit },

    // Vagabond.
    /// The pawn slips or moves.
    PawnMoves { who: Seat, to: Spot, slips: bool },
    /// An item is exhausted.
    Exhausts { who: Seat, item: Item },
    /// So many items are refreshed.
    Refreshes { who: Seat, item: Item, count: u8 },
    /// An item is damaged.
    Damages { who: Seat, item: Item },
    /// An item is repaired.
    Repairs { who: Seat, item: Item },
    /// An item is gained: crafted, found, taken.
    GainsItem { who: Seat, item: Item, from: ItemFrom },
    /// An item is left behind.
    DropsItem { who: Seat, item: Item, of_ruin: bool },
    /// A ruin is explored; what lies there is for the explorer alone if anything is left there.
    Explores { who: Seat, clearing: Clearing, items: Option<Row<Item, 2>> },
    /// A ruin is empty and removed.
    RuinGone { clearing: Clearing },
    /// A player is aided.
    Aids { who: Seat, whom: Seat },
    /// A relationship changes.
    Relationship { who: Seat, faction: Faction, stance: Stance },
    /// A quest is completed.
    CompletesQuest { who: Seat, quest: Quest },
    /// A new quest lies open.
    NewQuest { quest: Quest },
    /// A shot.
    Strikes { who: Seat, clearing: Clearing },
    /// A character's action: the hideout.
    HidesOut { who: Seat },

    // Cult.
    /// Lost Souls go to the discard pile.
    LostSoulsLeave { who: Seat, count: u8 },
    /// Acolytes come or go.
    Acolytes { who: Seat, change: i8 },
    /// A conspiracy: crusade, convert or sanctify.
    Conspires { who: Seat, what: Plot, clearing: Option<Clearing> },
    /// A card is revealed for a ritual.
    Reveals { who: Seat, card: Card },
    /// Revealed cards go back to the hand.
    TakesBack { who: Seat, count: u8 },

    // Riverfolk.
    /// Warriors go to Payments because they were empty.
    Protectionism { who: Seat, count: u8 },
    /// Everything is gathered in Funds.
    Gathers { who: Seat, count: u8 },
    /// Funds are committed, spent or put on trade-post spaces, by colour.
    PaysFunds { who: Seat, colours: Colours, use_: FundUse },
    /// Funds are lost.
    LosesFund { who: Seat, colour: Faction },
    /// A service is bought.
    Buys { who: Seat, service: Service, price: u8 },
    /// A card is exported.
    Exports { who: Seat, card: Card },
}

/// A part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Part {
    Birdsong,
    Daylight,
    Evening,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody has thirty points.
    #[default]
    Points,
    /// A dominance card is fulfilled.
    Dominance,
    /// The last round is over.
    Rounds,
}

/// Why a card is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Discarded {
    /// It was crafted and is used up.
    Crafted,
    /// It was spent for an action.
    Spent,
    /// It was played in battle.
    Ambush,
    /// A card in play was used up.
    UsedUp,
    /// The hand was too large.
    HandLimit,
    /// The supporters are full.
    NoRoom,
    /// A supporter was spent.
    Supporter,
    /// A supporter left with a base.
    BaseLost,
    /// The decree fell.
    Turmoil,
    /// A garden was lost.
    Fear,
}

/// Why a card changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HandOver {
    /// Stand and Deliver!
    StandAndDeliver,
    /// A thief.
    Steal,
    /// Aid.
    Aid,
    /// Bought from the Riverfolk.
    Bought,
    /// Day Labor, from the discard pile: both seats are the same.
    DayLabor,
}

/// Why a card goes to the supporters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Joining {
    /// Outrage.
    Outrage,
    /// Mobilized.
    Mobilized,
}

/// Where an item comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemFrom {
    /// The supply.
    Crafted,
    /// A ruin.
    Ruin,
    /// Another player.
    Aid,
}

/// A conspiracy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Plot {
    Crusade,
    Convert,
    Sanctify,
}

/// What becomes of funds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FundUse {
    /// To Commitments.
    Committed,
    /// Back to their owners.
    Spent,
    /// On trade-post spaces.
    Crafting,
}

/// Where a pawn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In a clearing.
    Clearing(Clearing),
    /// In a forest.
    Forest(Forest),
}

impl Default for Spot {
    fn default() -> Spot {
        Spot::Clearing(Clearing::default())
    }
}
