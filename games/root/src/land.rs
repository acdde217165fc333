//! How the land lies: where each kind of piece stands and who rules, as sets of clearings that change with the pieces. Pieces
//! enter and leave clearings only here, so that the sets are always true; [`Root::survey`] says what they must be.

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::factions::{Faction, Piece};
use crate::map::{Clearing, Clearings};
use crate::state::{Root, Site};

/// Sets of clearings that follow from what stands in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Land {
    /// Clearings with warriors of each faction.
    pub(crate) warriors: [Clearings; Faction::COUNT],
    /// Clearings with buildings or tokens of each kind.
    pub(crate) pieces: [Clearings; Piece::COUNT],
    /// Clearings where each faction has any piece but a pawn.
    pub(crate) present: [Clearings; Faction::COUNT],
    /// Clearings that each faction rules when nobody has hired mercenaries.
    pub(crate) ruled: [Clearings; Faction::COUNT],
    /// Clearings with an open slot.
    pub(crate) open: Clearings,
    /// The clearings of each suit; for birds all of them.
    pub(crate) suits: [Clearings; Suit::COUNT],
}

impl Site {
    /// Who rules here (rules, 4.4). The Riverfolk's warriors count for whoever has hired them.
    #[inline]
    pub(crate) fn ruler(&self, buyer: Option<Faction>) -> Option<Faction> {
        if self.count(Piece::Garden) > 0 {
            return Some(Faction::Cult);
        }
        let mut strength = [0u8; Faction::COUNT];
        for faction in Faction::ARMIES {
            strength[faction.index()] = self.warriors(faction) + self.buildings_of(faction);
        }
        if let Some(buyer) = buyer {
            strength[buyer.index()] += std::mem::take(&mut strength[Faction::Riverfolk.index()]);
        }
        let mut best = (0, None);
        for faction in Faction::ARMIES {
            let here = strength[faction.index()];
            if here > best.0 {
                best = (here, Some(faction));
            } else if here == best.0 && here > 0 {
                // A tie: the Eyrie if they take part in it, else nobody.
                let eyrie = faction == Faction::Eyrie || best.1 == Some(Faction::Eyrie);
                best.1 = eyrie.then_some(Faction::Eyrie);
            }
        }
        best.1
    }
}

impl Root {
    /// Warriors enter a clearing.
    #[inline]
    pub(crate) fn put_warriors(&mut self, faction: Faction, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].warriors[faction.index()] += count;
        self.note_warriors(faction, clearing);
    }

    /// Warriors leave a clearing.
    #[inline]
    pub(crate) fn take_warriors(&mut self, faction: Faction, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].warriors[faction.index()] -= count;
        self.note_warriors(faction, clearing);
    }

    /// Buildings or tokens enter a clearing.
    #[inline]
    pub(crate) fn put_pieces(&mut self, piece: Piece, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].pieces[piece.index()] += count;
        self.on_map[piece.index()] += count;
        self.note_pieces(piece, clearing);
    }

    /// Buildings or tokens leave a clearing.
    #[inline]
    pub(crate) fn take_pieces(&mut self, piece: Piece, clearing: Clearing, count: u8) {
        self.sites[clearing.index()].pieces[piece.index()] -= count;
        self.on_map[piece.index()] -= count;
        self.note_pieces(piece, clearing);
    }

    /// A ruin is gone, and its slot opens.
    pub(crate) fn clear_ruin(&mut self, clearing: Clearing) {
        self.ruins = self.ruins.without(clearing.alone());
        self.note_slots(clearing);
    }

    #[inline]
    fn note_warriors(&mut self, faction: Faction, clearing: Clearing) {
        let site = self.site(clearing);
        let (any, cardboard) = (site.warriors(faction) > 0, site.cardboard_of(faction) > 0);
        self.land.warriors[faction.index()].set(clearing, any);
        self.land.present[faction.index()].set(clearing, any || cardboard);
        self.note_ruler(clearing);
    }

    #[inline]
    fn note_pieces(&mut self, piece: Piece, clearing: Clearing) {
        let (site, owner) = (self.site(clearing), piece.owner());
        let (any, others) = (site.count(piece) > 0, site.warriors(owner) + site.cardboard_of(owner) > 0);
        self.land.pieces[piece.index()].set(clearing, any);
        self.land.present[owner.index()].set(clearing, others);
        if piece.is_building() {
            self.note_ruler(clearing);
            self.note_slots(clearing);
        }
    }

    #[inline]
    fn note_ruler(&mut self, clearing: Clearing) {
        let ruler = self.site(clearing).ruler(None);
        for faction in Faction::ARMIES {
            self.land.ruled[faction.index()].set(clearing, ruler == Some(faction));
        }
    }

    #[inline]
    fn note_slots(&mut self, clearing: Clearing) {
        let any = self.open_slots(clearing) > 0;
        self.land.open.set(clearing, any);
    }

    /// How the land lies, looked up in every clearing: after the suits were dealt, and to check what is kept.
    pub(crate) fn survey(&self) -> Land {
        let mut land = Land::default();
        for clearing in Clearing::all() {
            let site = self.site(clearing);
            if let Some(ruler) = site.ruler(None) {
                land.ruled[ruler.index()].insert(clearing);
            }
            for &faction in Faction::ALL {
                land.warriors[faction.index()].set(clearing, site.warriors(faction) > 0);
                let any = site.warriors(faction) + site.cardboard_of(faction) > 0;
                land.present[faction.index()].set(clearing, any);
            }
            for &piece in Piece::ALL {
                land.pieces[piece.index()].set(clearing, site.count(piece) > 0);
            }
            land.open.set(clearing, self.open_slots(clearing) > 0);
            for &suit in Suit::ALL {
                land.suits[suit.index()].set(clearing, suit.allows(self.suit(clearing)));
            }
        }
        land
    }
}
