//! What follows from a view: who can reach what, what can be crafted, and what the decree will come to. Drawings and the words
//! on choices tell it; since it is reckoned from the view alone, it knows no more than the eyes.

pub(crate) mod crafting;
pub(crate) mod decree;
#[cfg(test)]
mod tests;

use crate::cards::Suit;
use crate::event::Part;
use crate::factions::{Faction, Piece};
use crate::map::{Clearing, Clearings};
use crate::view::{ClearingView, PlayerView, View};

impl View {
    /// The player of a faction.
    pub(crate) fn led(&self, faction: Faction) -> Option<&PlayerView> {
        self.players.iter().find(|player| player.faction == faction)
    }

    /// Whose turn it is.
    pub(crate) fn acting(&self) -> Option<Faction> {
        self.player(self.active).map(|player| player.faction)
    }

    /// The clearings for which something holds.
    pub(crate) fn clearings_where(&self, holds: impl Fn(&ClearingView) -> bool) -> Clearings {
        self.clearings.iter().filter(|seen| holds(seen)).map(|seen| seen.clearing).collect()
    }

    /// The clearings of a suit; for birds all of them.
    pub(crate) fn suited(&self, suit: Suit) -> Clearings {
        self.clearings_where(|seen| suit.allows(seen.suit))
    }

    /// The clearings joined to this one for a faction: by paths, and by rivers for the Riverfolk and whoever hired boats.
    pub(crate) fn joined(&self, faction: Faction, clearing: Clearing) -> Clearings {
        let plan = self.map.plan();
        let paths = plan.paths[clearing.index()];
        let hired = self.this_turn.riverboats && self.acting() == Some(faction);
        if hired || faction == Faction::Riverfolk { paths.with(plan.rivers[clearing.index()]) } else { paths }
    }

    /// Do the Riverfolk's warriors fight for this faction now?
    pub(crate) fn has_mercenaries(&self, faction: Faction) -> bool {
        let late = matches!(self.part, Some(Part::Daylight | Part::Evening));
        self.this_turn.mercenaries && late && self.acting() == Some(faction)
    }
}

impl ClearingView {
    /// Warriors of a faction.
    pub(crate) fn warriors_of(&self, faction: Faction) -> u8 {
        self.warriors.iter().find(|(other, _)| *other == faction).map_or(0, |(_, count)| *count)
    }

    /// Buildings or tokens of a kind.
    pub(crate) fn count(&self, piece: Piece) -> u8 {
        self.pieces.iter().find(|(other, _)| *other == piece).map_or(0, |(_, count)| *count)
    }

    /// Buildings and tokens of a faction.
    pub(crate) fn cardboard_of(&self, faction: Faction) -> u8 {
        self.pieces.iter().filter(|(piece, _)| piece.owner() == faction).map(|(_, count)| count).sum()
    }

    /// Has a faction any piece here?
    pub(crate) fn is_present(&self, faction: Faction) -> bool {
        self.warriors_of(faction) > 0 || self.cardboard_of(faction) > 0 || self.pawns.contains(&faction)
    }

    /// May a faction place pieces here? Only the Marquise may where her keep stands.
    pub(crate) fn takes(&self, faction: Faction) -> bool {
        faction == Faction::Marquise || self.count(Piece::Keep) == 0
    }
}
