//! What one pair of eyes may know (rules, chapter 13), built by listing what to show.

use engine::{BySeat, Row, Seat, Seats};
use serde::Serialize;

use crate::action::TriggerKind;
use crate::cards::{Card, Item, Suit};
use crate::event::{Ending, Part, Spot};
use crate::factions::{Character, Column, Condition, Faction, Leader, Piece, Service, Source, Stance};
use crate::map::{Clearing, MapKind};
use crate::question::Question;
use crate::quests::Quest;

/// The table as some eyes see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes: a seat, or nobody's.
    pub me: Option<Seat>,
    /// Which map it is.
    pub map: MapKind,
    /// The round, counted from 1.
    pub round: u16,
    /// After so many rounds the game ends.
    pub round_cap: u16,
    /// Who began.
    pub first: Seat,
    /// The seats in the order of their turns.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Which part of the turn it is; none before the first turn and after the end.
    pub part: Option<Part>,
    /// Who is asked.
    pub turn: Option<Seat>,
    /// What is asked.
    pub question: Option<Question>,
    /// The twelve clearings.
    pub clearings: Vec<ClearingView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// Cards left in the deck.
    pub deck: u8,
    /// The cards that the deck was last made of.
    pub fresh: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The Lost Souls.
    pub lost_souls: Vec<Card>,
    /// Dominance cards beside the map.
    pub available: Vec<Card>,
    /// Items that can be crafted, by kind.
    pub items: Vec<(Item, u8)>,
    /// Quests that lie open.
    pub quests: Vec<Quest>,
    /// Quests left in their deck.
    pub quest_deck: u8,
    /// The battle in progress, or the last one.
    pub battle: Option<BattleView>,
    /// What is active in this turn.
    pub this_turn: TurnView,
    /// Consequences of the last removal that are still to be resolved.
    pub waiting: Vec<TriggerKind>,
    /// Items of the ruins that have been found, as a set: 0 to 3 are a bag, boots, a hammer and a sword, 4 to 7 the same
    /// again with two Vagabonds.
    pub found: u8,
    /// Who has won.
    pub winners: Seats,
    /// Why the game is over.
    pub ending: Option<Ending>,
}

/// A clearing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ClearingView {
    /// Which one.
    pub clearing: Clearing,
    /// Its suit.
    pub suit: Suit,
    /// Who rules it.
    pub ruler: Option<Faction>,
    /// Its slots, and those that are open.
    pub slots: u8,
    /// Open slots.
    pub open: u8,
    /// Is there a ruin?
    pub ruin: bool,
    /// Items under the ruin that these eyes know.
    pub ruin_items: Vec<Item>,
    /// The same as a set of numbers, see [`View::found`].
    pub ruin_tokens: u8,
    /// Warriors.
    pub warriors: Vec<(Faction, u8)>,
    /// Buildings and tokens.
    pub pieces: Vec<(Piece, u8)>,
    /// Pawns.
    pub pawns: Vec<Faction>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub who: Seat,
    /// The faction.
    pub faction: Faction,
    /// The points; none without a score marker.
    pub points: Option<u8>,
    /// What they were scored for.
    pub sources: BySource,
    /// Cards in hand.
    pub hand: u8,
    /// Those of them that came from the deck since it was last made, if that can be told.
    pub fresh: Option<u8>,
    /// Those that these eyes know.
    pub cards: Vec<Card>,
    /// Crafted cards that stay in play.
    pub play: Vec<Card>,
    /// The activated dominance card.
    pub dominance: Option<Card>,
    /// The coalition partner.
    pub partner: Option<Faction>,
    /// Warriors in the supply.
    pub supply: u8,
    /// Crafted items.
    pub crafted: Vec<(Item, u8)>,
    /// The faction's own board.
    pub board: BoardView,
}

/// Points by what they were scored for.
pub type BySource = Vec<(Source, i8)>;

/// A faction's own board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "faction", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the boards")]
pub enum BoardView {
    Marquise {
        wood: u8,
        sawmills: u8,
        workshops: u8,
        recruiters: u8,
        actions: u8,
        /// Has a bird card been spent for more actions?
        birds: bool,
        recruited: bool,
    },
    Eyrie {
        leader: Option<Leader>,
        deposed: Vec<Leader>,
        decree: Vec<ColumnView>,
        roosts: u8,
        column: Option<Column>,
    },
    Alliance {
        sympathy: u8,
        bases: Vec<Suit>,
        officers: u8,
        operations: u8,
        supporters: u8,
        /// Those of them that came from the deck since it was last made, if that can be told.
        fresh: Option<u8>,
        /// Those that these eyes know.
        known_supporters: Vec<Card>,
    },
    Vagabond {
        character: Option<Character>,
        spot: Option<Spot>,
        items: Vec<(Item, Condition, u8)>,
        /// Kinds of which an item of the ruins is owned.
        marked: Vec<Item>,
        /// These items and the condition they are in.
        ruin_items: Vec<(Item, Condition)>,
        relationships: Vec<(Faction, Stance, u8)>,
        quests: Vec<Quest>,
    },
    Cult {
        outcast: Suit,
        hated: bool,
        acolytes: u8,
        gardens: Vec<(Suit, u8)>,
        revealed: Vec<Card>,
        scored: Vec<Suit>,
    },
    Riverfolk {
        prices: Vec<(Service, u8)>,
        payments: Vec<(Faction, u8)>,
        funds: Vec<(Faction, u8)>,
        commitments: Vec<(Faction, u8)>,
        spaces: Vec<(Suit, Vec<(Faction, u8)>)>,
        posts: Vec<(Suit, u8)>,
    },
}

/// A column of the decree.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ColumnView {
    /// Which one.
    pub column: Column,
    /// Is there a vizier?
    pub vizier: bool,
    /// The cards.
    pub cards: Vec<Card>,
    /// Cards that have been carried out in this turn.
    pub obeyed: Vec<Card>,
    /// Has the vizier been obeyed in this turn?
    pub vizier_obeyed: bool,
}

/// A battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct BattleView {
    pub on: bool,
    pub clearing: Clearing,
    pub attacker: Faction,
    pub defender: Faction,
    pub ally: Option<Faction>,
    pub mercenaries: bool,
    pub ambush: Option<Card>,
    pub countered: bool,
    pub dice: [u8; 2],
    pub rolled: [u8; 2],
    pub extra: [u8; 2],
    /// Have the dice been rolled?
    pub thrown: bool,
    /// Have the doomed pieces been removed?
    pub gone: bool,
    /// Pieces that are about to be removed or have just been, of attacker and defender.
    pub doomed: [Vec<(Piece, u8)>; 2],
    pub doomed_warriors: [Vec<(Faction, u8)>; 2],
}

/// What is active in this turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct TurnView {
    pub riverboats: bool,
    pub mercenaries: bool,
    /// Crafting pieces that are not activated yet, of the active player, by suit.
    pub crafting: [u8; 3],
    pub purchases: u8,
    /// Whose hand Codebreakers have looked at.
    pub looked_at: Option<Faction>,
    pub used: Row<crate::cards::Power, 4>,
}

impl View {
    /// A player of the view.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// The scores of all seats from this source.
    pub fn from_source(&self, source: Source) -> BySeat<i32> {
        BySeat::from_fn(self.players.len(), |seat: Seat| {
            let sources = self.player(seat).map_or(&[][..], |player| &player.sources);
            sources.iter().find(|(other, _)| *other == source).map_or(0, |(_, points)| i32::from(*points))
        })
    }
}
